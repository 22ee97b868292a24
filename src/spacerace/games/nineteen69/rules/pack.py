"""Packs of 1969: the built-in one, a user's corrected ones, and what must hold of them (N-1).

Reading, correcting and checking field by field is the kernel's; here stand the tables of the game and
its own checks.
"""

from __future__ import annotations

from collections.abc import Collection
from importlib.resources import files
from itertools import pairwise

from msgspec import Struct, structs

from spacerace.games.nineteen69.rules.printed import (
    EFFECTS,
    SCIENTISTS,
    SYMBOLS,
    YEARS,
    BoardEntry,
    CardEntry,
    DieEntry,
    MissionEntry,
    NationEntry,
    Pack,
    ResearchEntry,
    ScientistEntry,
    YearEntry,
)
from spacerace.kernel.packs import (
    Desk,
    Draft,
    Form,
    Key,
    Library,
)

MOST_PLAYERS = 5
_NATIONS = ("usa", "ussr", "canada", "france", "germany")
_RESEARCHES = tuple(EFFECTS)


def _tidy(entry: Struct) -> Struct:
    """The symbols of a mission are a set: they stand in one order, however the text has them (N-1.9)."""
    if isinstance(entry, MissionEntry):
        return structs.replace(entry, symbols=tuple(sorted(entry.symbols, key=SYMBOLS.index)))
    return entry


def _order(entry: Struct) -> Key:
    """Where an entry stands in its table, however the text has it."""
    match entry:
        case NationEntry():
            known = entry.id in _NATIONS
            return (_NATIONS.index(entry.id) if known else len(_NATIONS), entry.id)
        case YearEntry():
            return (entry.year,)
        case MissionEntry():
            return (entry.level, len(entry.symbols), *map(SYMBOLS.index, entry.symbols), entry.id)
        case CardEntry():
            return (entry.value,)
        case ScientistEntry():
            return (SCIENTISTS.index(entry.id),)
        case ResearchEntry():
            return (_RESEARCHES.index(entry.id),)
        case _:
            # Of the other tables there is one entry each.
            return ()


# --- checks --------------------------------------------------------------------------------------


def _check(desk: Desk) -> None:
    """What must hold of the entries beyond their types; unreadable tables are not judged as a whole."""
    for draft, mission in desk.each(MissionEntry):
        _check_mission(desk, draft, mission)
    for draft, research in desk.each(ResearchEntry):
        _check_research(desk, draft, research)
    for draft, die in desk.each(DieEntry):
        faces = die.success + die.neutral + die.failure
        if faces != 6:
            desk.blame(draft, "success", "n-pack-faces", {"count": faces})
    _check_all_there(desk, "scientist", ScientistEntry, SCIENTISTS)
    _check_all_there(desk, "research", ResearchEntry, _RESEARCHES)
    _check_moon(desk)
    _check_years(desk)
    _check_nations(desk)
    _check_deck(desk)


def _check_mission(desk: Desk, draft: Draft, mission: MissionEntry) -> None:
    """A set of symbols, and a track that never falls (N-1.8, N-1.9)."""
    for field in ("symbols", "track"):
        if not getattr(mission, field):
            desk.blame(draft, field, "pack-empty-list", {})
    for symbol, next_one in pairwise(mission.symbols):
        if symbol == next_one:
            desk.blame(draft, "symbols", "n-pack-symbol-twice", {"symbol": symbol})
    for space, (one, following) in enumerate(pairwise((mission.start, *mission.track)), start=1):
        if following < one:
            desk.blame(draft, "track", "n-pack-falling-track", {"space": space})


def _check_research(desk: Desk, draft: Draft, research: ResearchEntry) -> None:
    """A research lies on the sheet and has the effect that the rules give it (N-10)."""
    effect = EFFECTS[research.id]
    sheet = "rocket" if research.id in SYMBOLS else "ground"
    if research.effect != effect:
        desk.blame(draft, "effect", "n-pack-must-be", {"wants": effect})
    if research.sheet != sheet:
        desk.blame(draft, "sheet", "n-pack-must-be", {"wants": sheet})


def _check_all_there(
    desk: Desk, table: str, kind: type[ScientistEntry | ResearchEntry], wanted: Collection[str]
) -> None:
    """Every entry that the rules know by name (N-9, N-10)."""
    there = {entry.id for entry in desk.all(kind)}
    missing = [one for one in wanted if one not in there]
    if there and missing and desk.sound(kind):
        desk.blame_table(table, "n-pack-lacking", {"missing": ", ".join(missing)})


def _check_moon(desk: Desk) -> None:
    """The Moon: all symbols, the longest track, the highest reward (N-11.1)."""
    missions = list(desk.each(MissionEntry))
    if not missions or not desk.sound(MissionEntry):
        return
    moons = [(draft, one) for draft, one in missions if one.id == "moon"]
    if not moons:
        desk.blame_table("mission", "n-pack-lacking", {"missing": "moon"})
    for draft, moon in moons:
        if set(moon.symbols) != set(SYMBOLS):
            desk.blame(draft, "symbols", "n-pack-moon-symbols", {})
        for other, one in missions:
            if one.id == "moon" or not one.track or not moon.track:
                continue
            # The text answers for a clash with its base.
            guilty = other if draft.place is None else draft
            if len(one.track) >= len(moon.track):
                desk.blame(guilty, "track", "n-pack-moon-track", {"other": other.label})
            if one.track[-1] >= moon.track[-1]:
                desk.blame(guilty, "track", "n-pack-moon-reward", {"other": other.label})


def _check_years(desk: Desk) -> None:
    """Seven years, each once (N-1.11)."""
    years = sorted(entry.year for entry in desk.all(YearEntry))
    if years and desk.sound(YearEntry) and years != list(YEARS):
        desk.blame_table("year", "n-pack-years", {"years": ", ".join(map(str, years))})


def _check_nations(desk: Desk) -> None:
    """A nation for every player (N-1.12)."""
    count = len(desk.all(NationEntry))
    if desk.sound(NationEntry) and 0 < count < MOST_PLAYERS:
        desk.blame_table("nation", "n-pack-nations", {"count": count, "needed": MOST_PLAYERS})


def _check_deck(desk: Desk) -> None:
    """A card can always be drawn, even when all hands are full (N-5.20)."""
    if not desk.sound(CardEntry) or not desk.sound(BoardEntry):
        return
    count = sum(entry.copies for entry in desk.all(CardEntry))
    for board in desk.all(BoardEntry):
        needed = MOST_PLAYERS * board.hand_limit + 1
        if 0 < count < needed:
            desk.blame_table("card", "pack-too-few", {"count": count, "needed": needed})


# --- what the box prints -------------------------------------------------------------------------

#: The levels on which the missions lie, the Moon's being the last.
_LEVELS = 4


def check_orders(desk: Desk) -> None:
    """The orders that the rulebook and the pages print, for packs that new games take (N-1).

    Single figures are free: whoever asks what another price would do may play with it. A pack whose form is
    wrong is not judged by the orders: one slip would be told twice.
    """
    if desk.problems:
        return
    _check_calendar(desk)
    _check_levels(desk)


def _check_calendar(desk: Desk) -> None:
    """Incomes rise from year to year, and the sale limits never fall (N-1.11)."""
    years = sorted(desk.each(YearEntry), key=lambda one: one[1].year)
    for (before, one), (draft, other) in pairwise(years):
        # The text answers for a clash with its base.
        guilty = before if draft.place is None else draft
        if other.income <= one.income:
            desk.blame(guilty, "income", "n-pack-order-income", {"year": other.year})
        if other.sale_limit < one.sale_limit:
            desk.blame(guilty, "sale_limit", "n-pack-order-sale", {"year": other.year})


def _check_levels(desk: Desk) -> None:
    """Missions lie on four levels; a level has its number of symbols and pays more than the one before."""
    missions = list(desk.each(MissionEntry))
    if not missions or not desk.sound(MissionEntry):
        return
    levels = sorted({one.level for _, one in missions})
    if levels != list(range(1, _LEVELS + 1)):
        shown = ", ".join(map(str, levels))
        desk.blame_table("mission", "n-pack-order-levels", {"levels": shown, "wanted": _LEVELS})
    for draft, one in missions:
        wanted = one.level if one.level < _LEVELS else len(SYMBOLS)
        if len(one.symbols) != wanted:
            args = {"level": one.level, "count": len(one.symbols), "wanted": wanted}
            desk.blame(draft, "symbols", "n-pack-order-symbols", {**args})
    for draft, one in missions:
        for other, below in missions:
            if below.level == one.level - 1 and one.track[-1:] <= below.track[-1:]:
                guilty, lower = (other, draft) if draft.place is None else (draft, other)
                desk.blame(guilty, "track", "n-pack-order-last", {"other": lower.label})
                break


# --- the form ------------------------------------------------------------------------------------

#: How large a new game takes numbers of dice, cards and the like.
_MOST = {
    "die.count": 120,
    "card.value": 99,
    "card.copies": 99,
    "scientist.supply": 99,
    "scientist.researchers": 20,
    "research.amount": 99,
    "board.hand_limit": 20,
    "board.slots": 12,
    "board.bonus_tokens": 99,
}
_FORM = Form(
    Pack,
    keys={"year": ("year",), "card": ("value",)},
    fixed=("scientist", "research"),
    least={
        "year.income": 0,
        "year.sale_limit": 0,
        "mission.launch_cost": 0,
        "mission.track": 0,
        "mission.start": 0,
        "die.success": 0,
        "die.neutral": 0,
        "die.failure": 0,
        "scientist.researchers": 0,
        "scientist.end_pp": -99,
        "board.starting_pp": 0,
        "board.starting_money": 0,
        "board.flags": 0,
    },
    most=_MOST,
    unplayed=("name", "cube"),
    tidy=_tidy,
    order=_order,
    check=_check,
    orders=check_orders,
)
LIBRARY = Library(_FORM, "1969", files("spacerace.games.nineteen69.rules").joinpath("data"))
