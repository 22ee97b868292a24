"""The order of steps of 1969, as lists, and what the versions of the rules do otherwise.

A name in a list is a function in :mod:`rules`.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

#: The rules that new games are played by. A game is played to its end by the version it began with.
RULES_VERSION = 2


class Rules(Struct, frozen=True, kw_only=True):
    """The differences between versions of the rules. The chapters read these fields and never the version."""

    #: The launcher says how many neutral dice Ground Control turns (N-6.11).
    ground_control_asks: bool
    #: A full hand throws away any number of cards before it buys, instead of card for card (N-5.17).
    discards_before_buying: bool
    #: Cards are picked up for a commitment in any order, instead of from high to low (N-6.18).
    commits_in_any_order: bool
    #: A spy brings a token only while the bank has one (N-1.5).
    tokens_run_out: bool


class Difference(NamedTuple):
    """One difference: its rule, the field, the value."""

    rule: str
    field: str
    value: bool


NEWEST = Rules(
    ground_control_asks=True,
    discards_before_buying=True,
    commits_in_any_order=True,
    tokens_run_out=True,
)

#: How the first version differs.
VERSION_1: tuple[Difference, ...] = (
    Difference("N-6.11", "ground_control_asks", False),
    Difference("N-5.17", "discards_before_buying", False),
    Difference("N-6.18", "commits_in_any_order", False),
    Difference("N-1.5", "tokens_run_out", False),
)


def rules_of(version: int) -> Rules:
    """The rules of a version."""
    return replace(NEWEST, **{one.field: one.value for one in VERSION_1}) if version == 1 else NEWEST


SEQUENCES: dict[str, tuple[str, ...]] = {
    # N-2: what chance decides before the first year.
    "setup": ("pick_first_player", "begin_year"),
    # N-3.1: a year has four phases.
    "year": ("income_phase", "purchase_phase", "mission_phase", "end_of_year"),
    # N-4.6: a player's part of each phase.
    "income": ("take_income", "offer_free_cards", "offer_sale"),
    "purchases": ("offer_purchases",),
    "mission": ("offer_launch",),
    # N-6: a flight.
    "flight": (
        "roll_dice",
        "offer_rerolls",
        "count_test",
        "open_espionage",
        "reveal",
        "push_back",
        "push_forward",
        "discard_commitments",
        "score_flight",
        "land",
    ),
    "commitment": ("ask_commitment",),
}
