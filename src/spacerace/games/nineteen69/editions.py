"""The order of steps of 1969, as lists; a name in a list is a function in :mod:`rules`."""

from __future__ import annotations

#: The one edition, of 2012.
EDITION = "2012"
MODE = "standard"

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
