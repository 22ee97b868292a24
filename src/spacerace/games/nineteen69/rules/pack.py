"""Packs of 1969: the built-in one, a user's corrected ones, and what must hold of them (N-1).

Reading, correcting and checking field by field is the kernel's; here stand the tables of the game and
its own checks.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from pathlib import Path

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
    Checker,
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


def _check(checker: Checker) -> None:
    """What must hold of the entries beyond their types; unreadable tables are not judged as a whole."""
    for draft, mission in checker.each(MissionEntry):
        _check_mission(checker, draft, mission)
    for draft, research in checker.each(ResearchEntry):
        _check_research(checker, draft, research)
    for draft, die in checker.each(DieEntry):
        faces = die.success + die.neutral + die.failure
        if faces != 6:
            checker.blame(draft, "success", "n-pack-faces", {"count": faces})
    _check_all_there(checker, "scientist", ScientistEntry, SCIENTISTS)
    _check_all_there(checker, "research", ResearchEntry, _RESEARCHES)
    _check_moon(checker)
    _check_years(checker)
    _check_nations(checker)
    _check_deck(checker)


def _check_mission(checker: Checker, draft: Draft, mission: MissionEntry) -> None:
    """A set of symbols, and a track that never falls (N-1.8, N-1.9)."""
    for field in ("symbols", "track"):
        if not getattr(mission, field):
            checker.blame(draft, field, "pack-empty-list", {})
    for symbol, next_one in pairwise(mission.symbols):
        if symbol == next_one:
            checker.blame(draft, "symbols", "n-pack-symbol-twice", {"symbol": symbol})
    for space, (one, following) in enumerate(pairwise((mission.start, *mission.track)), start=1):
        if following < one:
            checker.blame(draft, "track", "n-pack-falling-track", {"space": space})


def _check_research(checker: Checker, draft: Draft, research: ResearchEntry) -> None:
    """A research lies on the sheet and has the effect that the rules give it (N-10)."""
    effect = EFFECTS[research.id]
    sheet = "rocket" if research.id in SYMBOLS else "ground"
    if research.effect != effect:
        checker.blame(draft, "effect", "n-pack-must-be", {"wants": effect})
    if research.sheet != sheet:
        checker.blame(draft, "sheet", "n-pack-must-be", {"wants": sheet})


def _check_all_there(
    checker: Checker, table: str, kind: type[ScientistEntry | ResearchEntry], wanted: Collection[str]
) -> None:
    """Every entry that the rules know by name (N-9, N-10)."""
    there = {entry.id for entry in checker.all(kind)}
    missing = [one for one in wanted if one not in there]
    if there and missing and checker.sound(kind):
        checker.blame_table(table, "n-pack-lacking", {"missing": ", ".join(missing)})


def _check_moon(checker: Checker) -> None:
    """The Moon: all symbols, the longest track, the highest reward (N-11.1)."""
    missions = list(checker.each(MissionEntry))
    if not missions or not checker.sound(MissionEntry):
        return
    moons = [(draft, one) for draft, one in missions if one.id == "moon"]
    if not moons:
        checker.blame_table("mission", "n-pack-lacking", {"missing": "moon"})
    for draft, moon in moons:
        if set(moon.symbols) != set(SYMBOLS):
            checker.blame(draft, "symbols", "n-pack-moon-symbols", {})
        for other, one in missions:
            if one.id == "moon" or not one.track or not moon.track:
                continue
            # The text answers for a clash with its base.
            guilty = other if draft.place is None else draft
            if len(one.track) >= len(moon.track):
                checker.blame(guilty, "track", "n-pack-moon-track", {"other": other.label})
            if one.track[-1] >= moon.track[-1]:
                checker.blame(guilty, "track", "n-pack-moon-reward", {"other": other.label})


def _check_years(checker: Checker) -> None:
    """Seven years, each once (N-1.11)."""
    years = sorted(entry.year for entry in checker.all(YearEntry))
    if years and checker.sound(YearEntry) and years != list(YEARS):
        checker.blame_table("year", "n-pack-years", {"years": ", ".join(map(str, years))})


def _check_nations(checker: Checker) -> None:
    """A nation for every player (N-1.12)."""
    count = len(checker.all(NationEntry))
    if checker.sound(NationEntry) and 0 < count < MOST_PLAYERS:
        checker.blame_table("nation", "n-pack-nations", {"count": count, "needed": MOST_PLAYERS})


def _check_deck(checker: Checker) -> None:
    """A card can always be drawn, even when all hands are full (N-5.20)."""
    if not checker.sound(CardEntry) or not checker.sound(BoardEntry):
        return
    count = sum(entry.copies for entry in checker.all(CardEntry))
    for board in checker.all(BoardEntry):
        needed = MOST_PLAYERS * board.hand_limit + 1
        if 0 < count < needed:
            checker.blame_table("card", "pack-too-few", {"count": count, "needed": needed})


# --- what the box prints -------------------------------------------------------------------------

#: The levels on which the missions lie, the Moon's being the last.
_LEVELS = 4


def check_orders(checker: Checker) -> None:
    """The orders that the rulebook and the pages print, for packs that new games take (N-1).

    Single figures are free: whoever asks what another price would do may play with it. A pack whose form is
    wrong is not judged by the orders: one slip would be told twice.
    """
    if checker.problems:
        return
    _check_calendar(checker)
    _check_levels(checker)


def _check_calendar(checker: Checker) -> None:
    """Incomes rise from year to year, and the sale limits never fall (N-1.11)."""
    years = sorted(checker.each(YearEntry), key=lambda one: one[1].year)
    for (before, one), (draft, other) in pairwise(years):
        # The text answers for a clash with its base.
        guilty = before if draft.place is None else draft
        if other.income <= one.income:
            checker.blame(guilty, "income", "n-pack-order-income", {"year": other.year})
        if other.sale_limit < one.sale_limit:
            checker.blame(guilty, "sale_limit", "n-pack-order-sale", {"year": other.year})


def _check_levels(checker: Checker) -> None:
    """Missions lie on four levels; a level has its number of symbols and pays more than the one before."""
    missions = list(checker.each(MissionEntry))
    if not missions or not checker.sound(MissionEntry):
        return
    levels = sorted({one.level for _, one in missions})
    if levels != list(range(1, _LEVELS + 1)):
        shown = ", ".join(map(str, levels))
        checker.blame_table("mission", "n-pack-order-levels", {"levels": shown, "wanted": _LEVELS})
    for draft, one in missions:
        wanted = one.level if one.level < _LEVELS else len(SYMBOLS)
        if len(one.symbols) != wanted:
            args = {"level": one.level, "count": len(one.symbols), "wanted": wanted}
            checker.blame(draft, "symbols", "n-pack-order-symbols", {**args})
    for draft, one in missions:
        for other, below in missions:
            if below.level == one.level - 1 and one.track[-1:] <= below.track[-1:]:
                guilty, lower = (other, draft) if draft.place is None else (draft, other)
                checker.blame(guilty, "track", "n-pack-order-last", {"other": lower.label})
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
LIBRARY = Library(_FORM, "1969", Path(__file__).parent / "data")
