"""The reading of the cards that a test plays with: the newest one, as people do, or the first one.

A rule holds on every reading, so the tests in the folders of both games run on both; a conftest.py in each
sees to it. A test reads the figures that it expects from the pack, or brings a pack text with them. A test
that is worth one reading only says so, and why::

    @pytest.mark.reading("first", why="the example in the rulebook pays with these cards")
    @pytest.mark.reading("newest", why="it looks at all readings itself")
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

NEWEST, FIRST = "newest", "first"
READINGS = (NEWEST, FIRST)

_playing = [NEWEST]


@contextmanager
def playing(reading: str) -> Iterator[None]:
    """Inside, tables are laid with this reading unless a test names a pack itself."""
    _playing.append(reading)
    try:
        yield
    finally:
        _playing.pop()


def version_among(versions: Sequence[int]) -> int:
    """The version of a pack, of all that there are, in the reading that is being played."""
    return versions[0 if _playing[-1] == FIRST else -1]


def run_on_readings(metafunc: pytest.Metafunc) -> None:
    """Run a test once a reading, or only on the one that it asks for."""
    asked = metafunc.definition.get_closest_marker("reading")
    if asked is not None and not (asked.args[0] in READINGS and asked.kwargs["why"]):
        raise ValueError(f"{metafunc.definition.nodeid}: the mark takes newest or first, and a reason")
    which = READINGS if asked is None else asked.args[:1]
    metafunc.parametrize("reading", which, indirect=True, scope="module")
