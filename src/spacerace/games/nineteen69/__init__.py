"""1969, complete, for the kernel's table: this module is the game (see kernel.game.Game)."""

from spacerace.games.nineteen69.catalogue import catalogue as list_parts
from spacerace.games.nineteen69.chapters.ending import result, score_sheet
from spacerace.games.nineteen69.choices import (
    NAME,
    OPTIONS,
    PLAYERS,
    SETUPS,
    SIDES,
    prepare,
    terms_of,
)
from spacerace.games.nineteen69.editions import RULES_VERSION
from spacerace.games.nineteen69.faces import Faces, faces, sides_of
from spacerace.games.nineteen69.facts import FACTS
from spacerace.games.nineteen69.figures import Figures, figures
from spacerace.games.nineteen69.laws import laws
from spacerace.games.nineteen69.notation import read_action, write_action
from spacerace.games.nineteen69.odds import previews
from spacerace.games.nineteen69.pack import LIBRARY
from spacerace.games.nineteen69.rule_values import rule_values
from spacerace.games.nineteen69.rules import (
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
from spacerace.games.nineteen69.standing import ORDERS, obey, order_scope
from spacerace.games.nineteen69.state import State
from spacerace.games.nineteen69.view import View, determinize, redact, view
from spacerace.games.nineteen69.words import say_action, say_fact, say_side, say_step

__all__ = [
    "FACTS",
    "LIBRARY",
    "NAME",
    "OPTIONS",
    "ORDERS",
    "PLAYERS",
    "RULES_VERSION",
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
