"""What the editions and modes are made of, and how each differs from the final edition, by rule id.

``FINAL`` is the whole of the final edition for 2 to 4 players: the order of its steps, in the
rulebook's own words, and what its rules leave open to be otherwise. Everything else is a list of
differences. The chapters read an :class:`Edition` and never ask for its name. A name in a list of
steps is a function in :mod:`rules`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from spacerace.games.rocketmen.rules.printed import DESTINATIONS, Destination, Pack

Steps = dict[str, tuple[str, ...]]

#: The rules that new games are played by. A game is played to its end by the version it began with.
RULES_VERSION = 2


class Edition(Struct, frozen=True, kw_only=True):
    """One set of rules."""

    name: str
    mode: Literal["standard", "battle", "solo"]
    #: The version of the rules (RM-1.16).
    version: int
    #: The built-in pack it is played with.
    pack: str
    #: How many people can play (RM-2.1).
    players: tuple[int, ...]
    #: Lists of steps by name; the agenda keeps a place in them.
    sequences: Steps
    #: Goals dealt to each player (RM-2.10).
    goals: int
    #: The goal must be met and gives no VP (RM-15.5).
    goal_is_binding: bool
    #: Goals that cannot be met alone: boxed by their sign, or drawn again (RM-15.5).
    unfit_goals: Literal["keep", "box", "redraw"]
    #: Pink Assets are in the game (RM-14.1).
    pink: bool
    #: Which Threats join the teal deck, and what becomes of the others (RM-2.5).
    teal_threats: Literal["mark-1", "one-of-each-type", "one-a-player", "none"]
    other_threats: Literal["pink", "pink-if-mark-1", "box"]
    #: The Moon and Mars tokens are in the game (RM-2.7).
    first_tokens: bool
    #: Variant cards may be drawn (RM-2.12).
    variants: bool
    #: Where missions may go, and how many a player may complete (RM-7.2, RM-1.2).
    destinations: tuple[Destination, ...]
    most_missions: int
    #: What triggers the end, in the order in which it is asked; names of functions in ending.py (RM-9.1).
    ends: tuple[str, ...]
    #: From this token on a player may trigger the end, if all destinations are held; 0 for never.
    end_offered_from: int
    #: The largest Hand limit; 0 for none (RM-2.8).
    most_hand: int
    #: When a bought card is replaced (RM-4.14).
    refill: Literal["at-once", "offset", "end-of-turn"]
    #: What a fifth token must be for the end of the early solitaire game: just placed, or there (RM-E.30).
    fifth_token: Literal["placed", "there"]
    #: Own money of placed cards: may give way to a card that earns an effect, or always counts (RM-5.5).
    own_money: Literal["may-count", "counts"]
    #: Which effects of a card work once a turn: those of the Launch Pad, or all (RM-10.7).
    once_a_turn: Literal["launch-pad", "all"]
    #: The table may choose strict declaration (RM-7.7).
    strict_declaration: bool
    #: A Threat scores on the victory track when it is gained, not at the end (RM-15.13).
    threats_at_once: bool
    #: Removed cards count for Variants (RM-13.4).
    removed_count: bool
    #: Who wins a solitaire game with equal points (RM-15.17).
    solo_tie: Literal["ai", "player"]


class Difference(NamedTuple):
    """One difference: its rule, the field, the value."""

    rule: str
    #: A field of Edition; "steps of X" for one of its lists.
    field: str
    value: Any


class Same(NamedTuple):
    """A rule with other words and the same meaning."""

    rule: str
    as_rule: str


Differences = tuple[Difference | Same, ...]

_END_OF_TURN = (
    "clear_playing_area",
    "discard_excess",
    "refill_hand",
    "turn_tokens_back",
    "let_effects_lapse",
    "pass_the_turn",
)

FINAL = Edition(
    name="final",
    mode="standard",
    version=RULES_VERSION,
    pack="rocketmen-final",
    players=(2, 3, 4),
    goals=2,
    goal_is_binding=False,
    unfit_goals="keep",
    pink=True,
    teal_threats="mark-1",
    other_threats="pink",
    first_tokens=True,
    variants=True,
    destinations=DESTINATIONS,
    most_missions=6,
    ends=("threshold", "all-tokens", "tokens"),
    end_offered_from=0,
    most_hand=0,
    refill="at-once",
    fifth_token="placed",
    own_money="may-count",
    once_a_turn="launch-pad",
    strict_declaration=True,
    threats_at_once=False,
    removed_count=True,
    solo_tie="ai",
    sequences={
        # RM-2: what chance decides before the first turn.
        "setup": (
            "pick_first_player",
            "draw_variants",
            "deal_threats",
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
            "look_for_end",
            "offer_end",
        ),
        # RM-7.22: what a failure costs, in this order.
        "failure": ("keep_engines", "end_copy", "clear_pad", "keep_mission"),
        # RM-8: the end of a turn.
        "end_of_turn": _END_OF_TURN,
        # RM-15.11: the AI's next mission, steps a to g.
        "ai_mission": (
            "ai_draws_destination",
            "ai_places_token",
            "ai_places_rocket",
            "ai_draws_type",
            "ai_adds_advance",
        ),
    },
)

#: RM-14: The Battle for Earth, in either edition.
BATTLE = (
    Difference("RM-14.1", "pink", False),
    Difference("RM-14.1", "goals", 0),
    Difference("RM-14.1", "first_tokens", False),
    Difference("RM-14.1", "other_threats", "box"),
    Difference("RM-14.2", "destinations", ("earth",)),
    Difference("RM-14.2", "most_missions", 4),
    Difference("RM-14.3", "ends", ("fourth-token",)),
    Difference("RM-14.4", "mode", "battle"),
)

#: RM-15: alone against the AI, in either edition.
SOLO = (
    Difference("RM-15.1", "mode", "solo"),
    Difference("RM-15.1", "players", (1,)),
    Difference("RM-15.3", "teal_threats", "none"),
    Difference("RM-15.3", "other_threats", "pink-if-mark-1"),
    Difference("RM-15.4", "first_tokens", False),
    Difference("RM-15.4", "variants", False),
    Difference("RM-15.5", "goals", 1),
    Difference("RM-15.5", "goal_is_binding", True),
    Difference("RM-15.5", "unfit_goals", "box"),
    Difference("RM-15.9", "steps of turn", ("begin_turn", "ai_begins", "take_actions")),
    Difference("RM-15.13", "refill", "end-of-turn"),
    Difference("RM-15.13", "threats_at_once", True),
    Difference(
        "RM-15.15",
        "steps of end_of_turn",
        ("ai_takes_if_full", "shift_display", "look_at_display", *_END_OF_TURN),
    ),
    Difference("RM-15.16", "ends", ("all-tokens", "tokens")),
)

#: RM-E: the early edition. Rules in the chapters that it words otherwise but leaves alike are named too.
EARLY = (
    Difference("RM-E.1", "pack", "rocketmen-early"),
    Same("RM-E.2", "RM-2.2"),
    Difference("RM-E.3", "teal_threats", "one-of-each-type"),
    Same("RM-E.4", "RM-2.11"),
    Same("RM-E.5", "RM-9.1"),
    Difference("RM-E.6", "ends", ("threshold", "all-locations", "all-tokens")),
    Difference("RM-E.7", "end_offered_from", 5),
    Same("RM-E.8", "RM-9.3"),
    Same("RM-E.9", "RM-4.12"),
    Same("RM-E.10", "RM-10.1"),
    Difference("RM-E.11", "removed_count", False),
    Difference("RM-E.12", "strict_declaration", False),
    Same("RM-E.13", "RM-10.7"),
    Difference("RM-E.14", "refill", "offset"),
    Same("RM-E.15", "RM-7.13"),
    Same("RM-E.16", "RM-7.8"),
    Same("RM-E.17", "RM-7.23"),
    Same("RM-E.18", "RM-7.24"),
    Difference("RM-E.19", "most_hand", 8),
    Same("RM-E.20", "RM-8.2"),
    Same("RM-E.21", "RM-9.11"),
    Same("RM-E.22", "RM-6.3"),
    Same("RM-E.32", "RM-13.3"),
    Same("RM-E.33", "RM-1.16"),
    Same("RM-E.34", "RM-1.16"),
)

#: RM-E.23: what the early edition changes in its Battle for Earth.
EARLY_BATTLE = (
    Difference("RM-E.23", "teal_threats", "one-a-player"),
    Difference("RM-E.23", "end_offered_from", 0),
)

#: RM-E.24 to RM-E.31: what the early edition changes in its solitaire game.
EARLY_SOLO = (
    Same("RM-E.24", "RM-15.3"),
    Difference("RM-E.25", "unfit_goals", "redraw"),
    Same("RM-E.26", "RM-15.11h"),
    Difference("RM-E.27", "steps of turn", ("begin_turn", "ai_plans", "take_actions")),
    Difference(
        "RM-E.27", "steps of end_of_turn", ("ai_acts", "shift_display", "look_at_display", *_END_OF_TURN)
    ),
    Difference("RM-E.28", "refill", "offset"),
    Difference("RM-E.28", "threats_at_once", False),
    Same("RM-E.29", "RM-15.14"),
    Difference("RM-E.30", "ends", ("all-locations", "fifth-token")),
    Difference("RM-E.30", "end_offered_from", 0),
    Difference("RM-E.31", "solo_tie", "player"),
)

#: The differences of rules version 1, in every edition and mode. Games that began with it continue with it.
VERSION_1 = (
    Difference("RM-1.16", "version", 1),
    Difference("RM-5.5", "own_money", "counts"),
    Difference("RM-10.7", "once_a_turn", "all"),
    Difference("RM-E.30", "fifth_token", "there"),
)

#: What rules version 1 did otherwise in The Battle for Earth of either edition.
VERSION_1_BATTLE = (Difference("RM-14.4", "variants", False),)


def with_differences(base: Edition, *lists: Differences) -> Edition:
    """An edition with these differences, one after the other."""
    changes: dict[str, Any] = {"sequences": dict(base.sequences)}
    for difference in (one for differences in lists for one in differences):
        if isinstance(difference, Same):
            continue
        if difference.field.startswith("steps of "):
            changes["sequences"][difference.field.removeprefix("steps of ")] = difference.value
        else:
            changes[difference.field] = difference.value
    return replace(base, **changes)


_EARLY = with_differences(replace(FINAL, name="early"), EARLY)

#: Every edition and mode.
EDITIONS: dict[tuple[str, str], Edition] = {
    (edition.name, edition.mode): edition
    for edition in (
        FINAL,
        with_differences(FINAL, BATTLE),
        with_differences(FINAL, SOLO),
        _EARLY,
        with_differences(_EARLY, BATTLE, EARLY_BATTLE),
        with_differences(_EARLY, SOLO, EARLY_SOLO),
    )
}
#: What each older version of the rules did otherwise than the one after it: in all modes, and by mode.
_OLDER: dict[int, tuple[Differences, dict[str, Differences]]] = {1: (VERSION_1, {"battle": VERSION_1_BATTLE})}
NAMES = tuple(dict.fromkeys(name for name, _ in EDITIONS))
MODES = tuple(dict.fromkeys(mode for _, mode in EDITIONS))


@cache
def edition_of(name: str, mode: str, version: int) -> Edition:
    """An edition and mode by the rules of a version (RM-1.16).

    A game of a newer version than ours is played by our rules; its reader reports that it is newer.
    """
    edition = EDITIONS[name, mode]
    for older in range(RULES_VERSION - 1, max(version, 1) - 1, -1):
        everywhere, by_mode = _OLDER[older]
        edition = with_differences(edition, everywhere, by_mode.get(mode, ()))
    return edition


def threshold(pack: Pack, players: int) -> int:
    """The points on the victory track that trigger the end; beyond reach alone (RM-9.1 a, RM-E.5)."""
    return next((entry.vp for entry in pack.threshold if entry.players == players), 10**6)
