"""The bots choose what they chose before, unless somebody meant to change it (``tests/bots/choices.py``)."""

from __future__ import annotations

import gc

import pytest

from spacerace.bots.uncollected import uncollected
from tests.bots import choices

pytestmark = pytest.mark.untraced


@pytest.mark.parametrize("number", range(len(choices.TABLES)), ids=lambda n: choices.TABLES[n].name)
def test_the_choices_of_a_game(number: int) -> None:
    """If play was changed on purpose: ``python -m tests.bots.choices --write``."""
    assert str(choices.play(choices.TABLES[number], number + 1)) == choices.read()[number]


def test_the_table_has_a_line_for_every_game() -> None:
    assert [line.split()[0] for line in choices.read()] == [table.name for table in choices.TABLES]


def test_the_collector_is_as_it_was() -> None:
    """Somebody may have turned it off for good."""
    with uncollected():
        assert not gc.isenabled()
    assert gc.isenabled()
    gc.disable()
    try:
        with uncollected():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
