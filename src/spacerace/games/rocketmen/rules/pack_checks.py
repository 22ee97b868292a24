"""The checks of a pack: each entry for itself, then the box as a whole (RM-1.16).

The kernel has found every field good, or reported it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

from spacerace.games.rocketmen.rules.effects import (
    Advance,
    ChooseFirst,
    CopyCard,
    CountZeroAs,
    DrawCards,
    Effect,
    HandEffect,
    KeepEngines,
    MoneyPerMission,
    PlaceFree,
    Redraw,
    SafeAbort,
    Store,
    TakeThreat,
)
from spacerace.games.rocketmen.rules.printed import (
    COLOURS,
    DESTINATIONS,
    AssetEntry,
    BoardEntry,
    Destination,
    DestinationEntry,
    EngineEntry,
    GoalEntry,
    Kind,
    LocationEntry,
    MissionEntry,
    MissionType,
    SolitaireEntry,
    SuccessEntry,
    ThreatEntry,
    ThresholdEntry,
    VariantEntry,
    most_aside,
)
from spacerace.kernel.packs import Args, Checker, Draft, E, Entry

#: Which effects a card of a kind can have (RM-10.1, RM-10.3, RM-10.4, RM-E.10).
FITTING: dict[Kind, tuple[type[Effect], ...]] = {
    "none": (),
    "discard": get_args(HandEffect),
    "one-use": get_args(HandEffect),
    "pay": (DrawCards, PlaceFree, MoneyPerMission),
    "launch-pad": (
        Advance,
        CountZeroAs,
        ChooseFirst,
        Redraw,
        CopyCard,
        SafeAbort,
        KeepEngines,
        Store,
    ),
}
MOST_PLAYERS = 4


def check_drafts(checker: Checker) -> None:
    """Checks each entry that could be read, then all of them together."""
    for draft in checker.drafts:
        _check_entry(checker, draft)
    _check_box(checker)


# --- cards ---------------------------------------------------------------------------------------


def _check_entry(checker: Checker, draft: Draft) -> None:
    """What must hold of one entry, whatever else is in the box."""
    entry = draft.entry
    if isinstance(entry, AssetEntry | EngineEntry | ThreatEntry):
        if not entry.cost:
            checker.blame(draft, "cost", "pack-empty-cost", {})
        if "rocket" in entry.cost:
            checker.blame(draft, "cost", "pack-rocket-cost", {})
    if isinstance(entry, AssetEntry):
        _check_effect(checker, draft, entry)
        _check_pad_item(checker, draft, entry)
    for field in ("prints", "numbers", "tasks", "rocket_points", "vp"):
        if getattr(entry, field, None) in ((), {}):
            checker.blame(draft, field, "pack-empty-list", {})
    if isinstance(entry, LocationEntry) and any(later > first for first, later in pairwise(entry.vp)):
        checker.blame(draft, "vp", "pack-rising-vp", {})


def _check_effect(checker: Checker, draft: Draft, asset: AssetEntry) -> None:
    """An effect that fits the kind of the card, and none where there is no kind."""
    effect = asset.effect
    field = "kind" if "effect" not in draft.written else "effect"  # a correction may change either
    if effect is None:
        if asset.kind != "none":
            checker.blame(draft, "kind", "pack-effect-missing", {"kind": asset.kind})
    elif asset.kind == "none":
        checker.blame(draft, field, "pack-effect-unwanted", {})
    elif not isinstance(effect, FITTING[asset.kind]):
        word = str(effect.__struct_config__.tag)
        checker.blame(draft, field, "pack-effect-misfit", {"kind": asset.kind, "effect": word})


def _check_pad_item(checker: Checker, draft: Draft, asset: AssetEntry) -> None:
    """A card whose effect exists on a Pad alone has an item that lets it lie there (RM-5.7, RM-10.3)."""
    if asset.kind == "launch-pad" and all(icon.startswith("$") for icon in asset.items):
        field = "kind" if "items" not in draft.written else "items"  # a correction may change either
        checker.blame(draft, field, "pack-pad-item", {"kind": asset.kind})


# --- the box -------------------------------------------------------------------------------------


def _check_box(checker: Checker) -> None:
    """What must hold of all entries together; a table with unreadable entries is not judged as a whole."""
    _check_words(checker)
    _check_printed_numbers(checker)
    _check_missions(checker)
    _check_threats(checker)
    _check_board(checker)
    _check_decks(checker)


def _words_of(draft: Draft) -> list[str]:
    """The words by which match files name the cards of a draft: a copy adds its place."""
    entry = draft.entry
    if isinstance(entry, AssetEntry | EngineEntry | ThreatEntry):
        return [entry.id, *(f"{entry.id}-{copy}" for copy in range(2, len(entry.prints) + 1))]
    if isinstance(entry, MissionEntry | GoalEntry | VariantEntry):
        return [entry.id]
    return []


def _check_words(checker: Checker) -> None:
    """No two cards of different tables or designs have the same word."""
    owners: dict[str, str] = {}
    for draft, _ in checker.each(Entry):
        for word in _words_of(draft):
            if word in owners:
                checker.blame(draft, "id", "pack-duplicate-id", {"value": word, "other": owners[word]})
            owners.setdefault(word, draft.label)


def printed_numbers(entry: Entry) -> list[tuple[str, int]]:
    """The printed numbers of an entry, each with the field that gives it."""
    if isinstance(entry, MissionEntry):
        return [("place", entry.place + 12 * colour) for colour in range(len(COLOURS))]
    if isinstance(entry, AssetEntry | EngineEntry | ThreatEntry):
        return [("prints", one.number) for one in entry.prints]
    if isinstance(entry, SuccessEntry):
        return [("numbers", number) for number in entry.numbers]
    if isinstance(entry, GoalEntry | VariantEntry | SolitaireEntry):
        return [("number", entry.number)]
    return []


def _check_printed_numbers(checker: Checker) -> None:
    """No two cards have the same printed number."""
    owners: dict[int, str] = {}
    for draft, entry in checker.each(Entry):
        clash = False
        for field, number in printed_numbers(entry):
            # Four clashes of one Mission place are one mistake.
            if number in owners and not (clash and isinstance(entry, MissionEntry)):
                checker.blame(
                    draft, field, "pack-duplicate-number", {"value": number, "other": owners[number]}
                )
                clash = True
            owners.setdefault(number, draft.label)


def _check_missions(checker: Checker) -> None:
    """Twelve places, and every mission agrees with the locations it can go to (RM-1.6, RM-1.7)."""
    if checker.sound(MissionEntry):
        places = sorted(mission.place for mission in checker.all(MissionEntry))
        if places and places != list(range(1, 13)):
            checker.blame_table("mission", "pack-mission-places", {"places": ", ".join(map(str, places))})
    if not checker.sound(LocationEntry):
        return
    board = {(place.destination, place.type): (draft, place) for draft, place in checker.each(LocationEntry)}
    for draft, mission in checker.each(MissionEntry):
        for destination, points in mission.rocket_points.items():
            where: Args = {"destination": destination, "type": mission.type}
            spot = board.get((destination, mission.type))
            if spot is None:
                checker.blame(draft, "rocket_points", "pack-no-location", where)
            elif spot[1].rocket_points != points:
                guilty = draft if draft.place is not None else spot[0]
                args: Args = {"mission": draft.label, "points": points, "board": spot[1].rocket_points}
                checker.blame(guilty, "rocket_points", "pack-rocket-points", {**where, **args})


def _check_threats(checker: Checker) -> None:
    """A card takes only Threats that exist."""
    known = sorted(threat.id for threat in checker.all(ThreatEntry))
    if not checker.sound(ThreatEntry):
        return
    for draft, asset in checker.each(AssetEntry):
        if isinstance(asset.effect, TakeThreat) and asset.effect.threat not in known:
            checker.blame_word(draft, "effect", "pack-no-threat", asset.effect.threat, known)


def _check_board(checker: Checker) -> None:
    """Twelve locations, three destinations, three thresholds (RM-1.7)."""
    places = checker.all(LocationEntry)
    if checker.sound(LocationEntry) and places and len(places) != 12:
        checker.blame_table("location", "pack-location-count", {"count": len(places)})
    destinations = {entry.id for entry in checker.all(DestinationEntry)}
    if checker.sound(DestinationEntry) and destinations and len(destinations) != len(DESTINATIONS):
        missing = [one for one in DESTINATIONS if one not in destinations]
        checker.blame_table("destination", "pack-destinations", {"missing": ", ".join(missing)})
    players = sorted(entry.players for entry in checker.all(ThresholdEntry))
    if checker.sound(ThresholdEntry) and players and players != [2, 3, 4]:
        checker.blame_table("threshold", "pack-thresholds", {"players": ", ".join(map(str, players))})


def _check_decks(checker: Checker) -> None:
    """Every deck has the cards that a game of any number of players takes from it."""
    _check_size(checker, "variant", VariantEntry, 2)
    _check_size(checker, "goal", GoalEntry, 2 * MOST_PLAYERS)
    _check_size(checker, "solitaire", SolitaireEntry, 2)
    goals = checker.all(GoalEntry)
    if goals and checker.sound(GoalEntry) and all(goal.solo_sign for goal in goals):
        checker.blame_table("goal", "pack-no-solo-goal", {})
    if checker.sound(AssetEntry) and checker.sound(ThreatEntry) and checker.sound(BoardEntry):
        prints = [one for asset in checker.all(AssetEntry) for one in asset.prints]
        prints += [one for threat in checker.all(ThreatEntry) for one in threat.prints]
        count = sum(one.mark in (None, 1, 2) for one in prints)  # the smallest deck: two players
        needed = max((board.display for board in checker.all(BoardEntry)), default=0)
        if prints and count < needed:
            checker.blame_table("asset", "pack-small-deck", {"count": count, "needed": needed})
    _check_success_deck(checker)


def _check_size(checker: Checker, table: str, kind: type[E], needed: int) -> None:
    """A deck with one card an entry is large enough."""
    count = len(checker.all(kind))
    if checker.sound(kind) and 0 < count < needed:
        checker.blame_table(table, "pack-too-few", {"count": count, "needed": needed})


def _check_success_deck(checker: Checker) -> None:
    """The Mission Success deck lasts for the longest launch, with all that can be set aside."""
    if not (checker.sound(SuccessEntry) and checker.sound(AssetEntry) and checker.sound(DestinationEntry)):
        return
    draws = max((entry.draws for entry in checker.all(DestinationEntry)), default=0)
    needed = draws + most_aside(checker.all(AssetEntry), checker.all(VariantEntry))
    count = sum(len(entry.numbers) for entry in checker.all(SuccessEntry))
    if 0 < count < needed:
        checker.blame_table("success", "pack-too-few", {"count": count, "needed": needed})


# --- the orders and shapes that the books print, for packs of new games ---------------------------

#: The best missions for a tie, the best one first, as the books list them (RM-9.10).
_TIE_ORDER: tuple[tuple[Destination, MissionType], ...] = (
    ("mars", "base"),
    ("mars", "asteroid-mining"),
    ("mars", "spaceship"),
    ("moon", "base"),
)
#: How many locations each destination has (RM-1.7).
_LOCATIONS: dict[Destination, int] = {"earth": 5, "moon": 4, "mars": 3}


def check_orders(checker: Checker) -> None:
    """What the books print of every box: a pack of a new game must have it (RM-1.16)."""
    _check_prices(checker)
    _check_arrivals(checker)
    if checker.sound(LocationEntry):
        _check_tie_order(checker)
        _check_split(checker)
    if checker.sound(ThresholdEntry):
        _check_thresholds(checker)
    _check_starts(checker)


def _check_prices(checker: Checker) -> None:
    """A price is money, to which one item may be added (RM-1.5)."""
    for draft, entry in checker.each(Entry):
        if isinstance(entry, AssetEntry | EngineEntry | ThreatEntry):
            items = [icon for icon in entry.cost if not icon.startswith("$")]
            if len(items) > 1:
                args: Args = {"items": ", ".join(items), "count": len(items)}
                checker.blame_one([draft], "cost", "pack-order-price", args)


def _check_arrivals(checker: Checker) -> None:
    """Who is first at a location gets more than those who come later (RM-1.18)."""
    for draft, location in checker.each(LocationEntry):
        if location.vp and location.vp[0] <= max(location.vp[1:], default=location.vp[0]):
            checker.blame_one([draft], "vp", "pack-order-arrival", {"vp": location.vp[0]})


def _check_tie_order(checker: Checker) -> None:
    """First arrivals are worth more from place to place of the printed tie order (RM-9.10)."""
    board = {(place.destination, place.type): (draft, place) for draft, place in checker.each(LocationEntry)}
    moon = [key for key in board if key[0] == "moon" and key != _TIE_ORDER[-1]]
    pairs = [*pairwise(_TIE_ORDER), *((_TIE_ORDER[-1], other) for other in moon)]
    for better, worse in pairs:
        if better in board and worse in board:
            (high, above), (low, below) = board[better], board[worse]
            if above.vp and below.vp and above.vp[0] <= below.vp[0]:
                names: Args = {"better": high.label, "worse": low.label}
                args: Args = {**names, "more": above.vp[0], "less": below.vp[0]}
                checker.blame_one([low, high], "vp", "pack-order-tie", args)


def _check_split(checker: Checker) -> None:
    """Five locations in Earth orbit, four on the Moon, three on Mars (RM-1.7)."""
    places = [place.destination for place in checker.all(LocationEntry)]
    for destination, count in _LOCATIONS.items():
        if len(places) == sum(_LOCATIONS.values()) and places.count(destination) != count:
            args: Args = {"destination": destination, "count": places.count(destination), "needed": count}
            checker.blame_table("location", "pack-order-locations", args)


def _check_thresholds(checker: Checker) -> None:
    """The more players, the fewer points trigger the end (RM-9.1)."""
    drafts = sorted(checker.each(ThresholdEntry), key=lambda pair: pair[1].players)
    for (first, few), (second, many) in pairwise(drafts):
        if many.vp >= few.vp:
            args: Args = {"few": few.players, "many": many.players, "more": few.vp, "less": many.vp}
            checker.blame_one([first, second], "vp", "pack-order-threshold", args)


def _check_starts(checker: Checker) -> None:
    """The AI starts further ahead on each higher level, and never at its destination (RM-15.8)."""
    targets = {entry.id: entry.target for entry in checker.all(DestinationEntry)}
    for draft, card in checker.each(SolitaireEntry):
        rows = {"easy": card.easy, "normal": card.normal, "hard": card.hard}
        for (lower, before), (higher, after) in pairwise(rows.items()):
            if after.start <= before.start:
                args: Args = {"lower": lower, "higher": higher, "less": before.start, "more": after.start}
                checker.blame_one([draft], higher, "pack-order-start", args)
        for level, row in rows.items():
            if row.start >= targets.get(row.destination, row.start + 1):
                where: Args = {"level": level, "start": row.start, "target": targets[row.destination]}
                checker.blame_one(
                    [draft], level, "pack-order-target", {**where, "destination": row.destination}
                )
