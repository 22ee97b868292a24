"""Rocketmen, complete, for the kernel's table: this module is the game (see kernel.game.Game)."""

from spacerace.games.rocketmen.rules.catalogue import catalogue as list_parts
from spacerace.games.rocketmen.rules.chapters.ending import result
from spacerace.games.rocketmen.rules.choices import (
    PLAYERS,
    SETTINGS,
    SIDES,
    prepare,
    terms_of,
)
from spacerace.games.rocketmen.rules.dispatch import (
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
from spacerace.games.rocketmen.rules.editions import RULES_VERSION
from spacerace.games.rocketmen.rules.faces import Faces, faces, sides_of
from spacerace.games.rocketmen.rules.facts import FACTS
from spacerace.games.rocketmen.rules.figures import Figures, figures
from spacerace.games.rocketmen.rules.laws import laws
from spacerace.games.rocketmen.rules.names import card_name
from spacerace.games.rocketmen.rules.news import say_fact
from spacerace.games.rocketmen.rules.notation import read_action, write_action
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.games.rocketmen.rules.previews import previews
from spacerace.games.rocketmen.rules.rule_values import rule_values
from spacerace.games.rocketmen.rules.standing import ORDERS, obey, order_scope
from spacerace.games.rocketmen.rules.state import State
from spacerace.games.rocketmen.rules.view import View, determinize, redact, view
from spacerace.games.rocketmen.rules.words import say_action, say_side, say_step
from spacerace.games.rocketmen.setups import LEVELS, NAME, SETUPS

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
