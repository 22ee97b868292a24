"""Rocketmen, complete, for the kernel's table: this module is the game (see kernel.game.Game)."""

from spacerace.games.rocketmen.catalogue import catalogue as list_parts
from spacerace.games.rocketmen.chapters.ending import result
from spacerace.games.rocketmen.choices import (
    NAME,
    OPTIONS,
    PLAYERS,
    SETUPS,
    SIDES,
    prepare,
    terms_of,
)
from spacerace.games.rocketmen.editions import RULES_VERSION
from spacerace.games.rocketmen.faces import Faces, faces, sides_of
from spacerace.games.rocketmen.facts import FACTS
from spacerace.games.rocketmen.figures import Figures, figures
from spacerace.games.rocketmen.laws import laws
from spacerace.games.rocketmen.notation import read_action, write_action
from spacerace.games.rocketmen.odds import previews
from spacerace.games.rocketmen.pack import LIBRARY
from spacerace.games.rocketmen.rule_values import rule_values
from spacerace.games.rocketmen.rules import (
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
from spacerace.games.rocketmen.standing import ORDERS, obey, order_scope
from spacerace.games.rocketmen.state import State
from spacerace.games.rocketmen.view import View, determinize, redact, view
from spacerace.games.rocketmen.words import card_name, say_action, say_fact, say_side, say_step

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
    "card_name",
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
    "terms_of",
    "to_act",
    "view",
    "write_action",
]
