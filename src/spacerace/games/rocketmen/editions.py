"""What an edition is made of: the order of its steps, and the numbers that are no card's.

The lists are the rulebook's own order. A name in a list is a function in :mod:`rules`.
"""

from __future__ import annotations

from msgspec import Struct

from spacerace.games.rocketmen.printed import Pack


class Edition(Struct, frozen=True, kw_only=True):
    """One set of rules; the chapters read it and never ask for its name."""

    name: str
    pack: str
    #: Lists of steps by name; the agenda keeps a place in them.
    sequences: dict[str, tuple[str, ...]]
    #: Goals dealt to each player (RM-2.10).
    goals: int


FINAL = Edition(
    name="final",
    pack="rocketmen-final",
    goals=2,
    sequences={
        # RM-2: what chance decides before the first turn.
        "setup": (
            "pick_first_player",
            "draw_variants",
            "fill_display",
            "draw_first_hands",
            "deal_goals",
            "begin_round",
        ),
        # RM-3: a turn.
        "turn": ("begin_turn", "take_actions"),
        # RM-7: the seven steps of a launch.
        "launch": (
            "declare",
            "choose_destination",
            "count_rocket_points",
            "boost",
            "shuffle_mission_success",
            "draw_mission_success",
            "return_rocket",
        ),
        # RM-7.23: what a success brings, in this order.
        "success": (
            "keep_engines",
            "end_copy",
            "complete_mission",
            "clear_pad",
            "settle_planning",
            "place_mission_token",
            "test_end",
        ),
        # RM-7.22: what a failure costs, in this order.
        "failure": ("keep_engines", "end_copy", "clear_pad", "keep_mission"),
        # RM-8: the end of a turn.
        "end_of_turn": (
            "clear_playing_area",
            "discard_excess",
            "refill_hand",
            "turn_tokens_back",
            "let_effects_lapse",
            "pass_the_turn",
        ),
    },
)

EDITIONS = {FINAL.name: FINAL}
MODES = ("standard",)


def threshold(pack: Pack, players: int) -> int:
    """The points on the victory track that trigger the end (RM-9.1 a)."""
    return next(entry.vp for entry in pack.threshold if entry.players == players)
