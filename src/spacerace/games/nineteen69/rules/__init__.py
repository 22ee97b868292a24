"""1969, complete, for the kernel's table: this module is the game (see kernel.game.Game)."""

from spacerace.games.nineteen69.rules.catalogue import catalogue as list_parts
from spacerace.games.nineteen69.rules.chapters.ending import result, score_sheet
from spacerace.games.nineteen69.rules.choices import SETTINGS, SIDES, prepare, terms_of
from spacerace.games.nineteen69.rules.dispatch import (
    advance,
    begin,
    canonical_options,
    chance,
    options,
    outcome,
    outcomes,
    refusal,
    reveals,
    to_act,
)
from spacerace.games.nineteen69.rules.editions import RULES_VERSION
from spacerace.games.nineteen69.rules.faces import Faces, faces, sides_of
from spacerace.games.nineteen69.rules.facts import FACTS
from spacerace.games.nineteen69.rules.figures import Figures, figures
from spacerace.games.nineteen69.rules.laws import laws
from spacerace.games.nineteen69.rules.notation import read_action, write_action
from spacerace.games.nineteen69.rules.pack import LIBRARY
from spacerace.games.nineteen69.rules.previews import previews
from spacerace.games.nineteen69.rules.rule_values import rule_values
from spacerace.games.nineteen69.rules.standing import ORDERS, obey, order_scope
from spacerace.games.nineteen69.rules.state import State
from spacerace.games.nineteen69.rules.view import View, determinize, redact, view
from spacerace.games.nineteen69.rules.words import say_action, say_fact, say_side, say_step
from spacerace.games.nineteen69.setups import LEVELS, NAME, PLAYERS, SETUPS

__all__ = [
    "FACTS",
    "LEVELS",
    "LIBRARY",
    "NAME",
    "ORDERS",
    "PLAYERS",
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
    "score_sheet",
    "sides_of",
    "terms_of",
    "to_act",
    "view",
    "write_action",
]
