"""Pips, complete, for the kernel's table: this module is the game (see kernel.game.Game)."""

from pips.rules.choices import LEVELS, RULES_VERSION, SETTINGS, SIDES, prepare, say_side, sides_of
from pips.rules.facts import FACTS
from pips.rules.laws import laws
from pips.rules.notation import read_action, write_action
from pips.rules.pack import LIBRARY, list_parts, rule_values
from pips.rules.standing import ORDERS, obey, order_scope
from pips.rules.state import State
from pips.rules.turn import (
    advance,
    begin,
    canonical_options,
    chance,
    options,
    outcome,
    outcomes,
    refusal,
    result,
    reveals,
    to_act,
)
from pips.rules.view import Faces, Figures, View, determinize, faces, figures, previews, redact, view
from pips.rules.words import say_action, say_fact, say_step
from pips.setups import NAME, SETUPS

__all__ = [
    "FACTS",
    "LEVELS",
    "LIBRARY",
    "NAME",
    "ORDERS",
    "RULES_VERSION",
    "SETTINGS",
    "SETUPS",
    "SIDES",
    "Faces",
    "Figures",
    "State",
    "View",
    "advance",
    "begin",
    "canonical_options",
    "chance",
    "determinize",
    "faces",
    "figures",
    "laws",
    "list_parts",
    "obey",
    "options",
    "order_scope",
    "outcome",
    "outcomes",
    "prepare",
    "previews",
    "read_action",
    "redact",
    "refusal",
    "result",
    "reveals",
    "rule_values",
    "say_action",
    "say_fact",
    "say_side",
    "say_step",
    "sides_of",
    "to_act",
    "view",
    "write_action",
]
