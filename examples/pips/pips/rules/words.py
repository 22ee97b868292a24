"""Actions, facts and steps of Pips as messages; the sentences are in the language files."""

from __future__ import annotations

from collections.abc import Sequence

from pips.rules import facts as f
from pips.rules.actions import Action, Add, Drawn
from pips.rules.notation import NOTATION
from pips.rules.state import is_over
from pips.rules.view import Table
from spacerace.kernel.game import Message

_FACTS: dict[type, str] = {
    f.CardDealt: "pips-fact-dealt",
    f.PipsAdded: "pips-fact-added",
    f.CardPeeked: "pips-fact-peeked",
    f.CardDrawn: "pips-fact-drew",
    f.PlayerFinished: "pips-fact-finished",
    f.CardTurned: "pips-fact-turned",
}


def say_action(table: Table, action: Action) -> Message:
    """An option as a short label."""
    args: dict[str, object] = {}
    if isinstance(action, Add):
        args = {"count": action.pips, "sum": table.pips[table.seat] + action.pips}
    elif isinstance(action, Drawn):
        args = {"value": action.value}
    return Message(f"pips-action-{NOTATION.verbs[type(action)]}", args)


def say_fact(table: Table, fact: f.Fact, names: Sequence[str]) -> Message:
    """A fact as a sentence for the log."""
    args: dict[str, object] = {name: getattr(fact, name) for name in fact.__struct_fields__ if name != "seat"}
    if isinstance(fact, f.CardPeeked) and fact.value is f.HIDDEN:
        return Message("pips-fact-peeked-hidden", {"player": names[fact.seat]})
    return Message(_FACTS[type(fact)], {"player": names[fact.seat], **args})


def say_step(table: Table) -> Message:
    """What is going on, in one line for the player who is awaited."""
    if is_over(table):
        return Message("pips-step-over")
    return Message("pips-step-turn", {"pips": table.pips[table.seat], "limit": table.terms.limit})
