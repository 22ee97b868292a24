"""Says which extra brings a package that is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["from_extra"]


@contextmanager
def from_extra(extra: str) -> Iterator[None]:
    """What is imported in this block comes with an extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == "spacerace":
            raise
        raise ModuleNotFoundError(
            f"{missing} is not installed. It comes with: pip install 'spacerace[{extra}]'", name=error.name
        ) from None
