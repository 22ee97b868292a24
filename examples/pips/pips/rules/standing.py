"""Standing orders: Pips has none, for nobody is asked in another's turn."""

from __future__ import annotations

from collections.abc import Sequence

from pips.rules.actions import Action
from pips.rules.view import View

ORDERS: tuple[str, ...] = ()


def order_scope(seen: View, order: str) -> str | None:
    """There are no standing orders."""
    return None


def obey(seen: View, options: Sequence[Action], order: str) -> Action | None:
    """There are no standing orders."""
    return None
