"""What the rules page of Rocketmen takes from a pack, by path (RM-1.16).

Beside every number of the pack ("asset.depot.effect.cards", "location.mars.base.vp.1") there are names
("asset.depot.name"), whole cards ("asset.depot", "mission.base", "engine.…", "threat.…"), lists
("success", "surcharge", "location.mars") and counts ("asset.teal.count", "box.count").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from spacerace.games.rocketmen.rules.effects import TakeThreat
from spacerace.games.rocketmen.rules.names import design_name, purse_parts
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.games.rocketmen.rules.printed import (
    COLOURS,
    DESTINATIONS,
    NOTHING,
    AssetEntry,
    EngineEntry,
    GoalEntry,
    Icon,
    MissionEntry,
    Pack,
    ThreatEntry,
    VariantEntry,
)
from spacerace.games.rocketmen.rules.printing import purse_of
from spacerace.kernel.game import Message, RuleValue
from spacerace.kernel.packs import Entry, entries_of, is_ours, pack_numbers

Named = MissionEntry | AssetEntry | EngineEntry | ThreatEntry | GoalEntry | VariantEntry
#: Numbers that are money, by the end of their paths.
_MONEY = ("effect.money", "rule.money", "board.placing_cost")

#: What a page tells in its own words; the pack says whether it is ours.
_WORDLESS = ("effect", "rule", "tasks")


def rule_values(pack: Pack) -> dict[str, RuleValue]:
    """Everything that a page may ask of a pack, by path."""
    values = {
        # A number that a card is known to show was seen, whatever the mark of its print says of the rest.
        path: RuleValue(
            _money(number) if path.endswith(_MONEY) else number, ours and not path.endswith(".shown")
        )
        for path, number, ours in pack_numbers(LIBRARY.form, pack)
    }
    for _, path, entry in entries_of(LIBRARY.form, pack):
        values |= {f"{path}.{field}": value for field, value in _fields(entry)}
        if isinstance(entry, AssetEntry | EngineEntry | ThreatEntry):
            values[path] = _card(entry)
    for kind in dict.fromkeys(mission.type for mission in pack.mission):
        cards = [mission for mission in pack.mission if mission.type == kind]
        values[f"mission.{kind}"] = _missions(cards)
        values[f"mission.{kind}.name"] = RuleValue(_name(cards[0]))
    return values | _lists(pack) | _counts(pack)


# --- one entry -----------------------------------------------------------------------------------


def _fields(entry: Entry) -> Iterator[tuple[str, RuleValue]]:
    """What an entry says in words; a value without words of its own only tells whether it is ours."""
    for field in entry.__struct_fields__:
        said = _said(entry, field)
        if said is not None or field in _WORDLESS:
            # A name stands there to be recognized: it is shown as it is.
            yield field, RuleValue(said, field != "name" and is_ours(entry, field))
    if isinstance(entry, AssetEntry) and isinstance(entry.effect, TakeThreat):
        yield "effect.threat", RuleValue(Message(f"card-{entry.effect.threat}"), is_ours(entry, "effect"))


def _said(entry: Entry, field: str) -> Message | None:
    """A value of an entry in words."""
    value = getattr(entry, field)
    match field:
        case "name" if isinstance(entry, Named):
            return _name(entry)
        case "cost" | "items":
            return _icons(value)
        case "deck" | "kind":
            return Message(f"{field}-{value}")
        case "boost":
            return Message(f"item-{value}")
        case "achievement":
            return Message(f"achievement-{value}")
        case _:
            # Other fields are numbers or have no words.
            return None


def _name(entry: Named) -> Message:
    """The name of a card; one that a pack gives comes first."""
    return design_name(entry.name, entry.id)


def _icons(icons: Sequence[Icon]) -> Message:
    """Money and items, Rocket points included."""
    price, rocket = purse_of(tuple(icons)), icons.count("rocket")
    parts = list(purse_parts(price)) if price != NOTHING or not rocket else []
    return _list([*parts, Message("points", {"points": rocket})] if rocket else parts)


def _card(entry: AssetEntry | EngineEntry | ThreatEntry) -> RuleValue:
    """What a card costs, gives and is; in brackets as a whole if all of it is ours."""
    fields = {
        AssetEntry: ("deck", "cost", "items", "kind"),
        EngineEntry: ("cost", "items"),
        ThreatEntry: ("cost", "vp"),
    }[type(entry)]
    ours = {field: is_ours(entry, field) for field in fields}
    whole = all(ours.values())
    args: dict[str, object] = {}
    for field in fields:
        said: object = _said(entry, field) or getattr(entry, field)
        args[field] = said if whole or not ours[field] else _bracketed(said)
    return RuleValue(Message(f"rules-{_table(entry)}", args), whole)


def _table(entry: Entry) -> str:
    """The word for the kind of an entry, as in its class."""
    return type(entry).__name__.removesuffix("Entry").lower()


# --- several entries -----------------------------------------------------------------------------


def _missions(cards: Sequence[MissionEntry]) -> RuleValue:
    """The Mission cards of a type: what they give, where they fly, what they bring."""
    args = {
        "items": _alternatives((_icons(card.items), is_ours(card, "items")) for card in cards),
        "points": _alternatives((_flights(card), is_ours(card, "rocket_points")) for card in cards),
        "achievement": _alternatives(
            (Message(f"achievement-{card.achievement}"), is_ours(card, "achievement")) for card in cards
        ),
    }
    return RuleValue(Message("rules-mission", {**args, "count": len(cards)}))


def _flights(card: MissionEntry) -> Message:
    """Where a Mission card flies, with the Rocket points that it needs."""
    return _list(
        [
            Message(
                "rules-flight",
                {"destination": Message(f"destination-{to}"), "points": card.rocket_points[to]},
            )
            for to in DESTINATIONS
            if to in card.rocket_points
        ]
    )


def _alternatives(said: Iterable[tuple[Message, bool]]) -> Message:
    """What all have; or else what some have, each with the number of cards."""
    different: list[tuple[Message, bool]] = []
    counts: list[int] = []
    for one in said:
        if one in different:
            counts[different.index(one)] += 1
        else:
            different.append(one)
            counts.append(1)
    shown = [_bracketed(words) if ours else words for words, ours in different]
    if len(shown) == 1:
        return shown[0]
    return _list([_copies(words, count) for words, count in zip(shown, counts, strict=True)])


def _lists(pack: Pack) -> dict[str, RuleValue]:
    """Lists of what a page tells in one sentence."""
    success = [_copies(_number(one.value), len(one.numbers)) for one in pack.success]
    surcharges = []
    for mark in pack.surcharge:
        words = Message("rules-surcharge", {"money": _money(mark.money), "vp": mark.from_vp})
        surcharges.append(_bracketed(words) if is_ours(mark, "money") else words)
    points = sorted({engine.items.count("rocket") for engine in pack.engine})
    threats = sorted({threat.vp for threat in pack.threat})
    solo = [_name(goal) for goal in pack.goal if goal.solo_sign]
    lists = {
        "success": RuleValue(_list(success)),
        "surcharge": RuleValue(_list(surcharges)),
        "engine.points": RuleValue(_list([_number(one) for one in points])),
        "threat.vp": RuleValue(threats[0] if len(threats) == 1 else _list([_number(one) for one in threats])),
        "goal.solo": RuleValue(_list(solo) if solo else Message("purse-nothing"), ours=True),
    }
    for to in DESTINATIONS:
        there = [one for one in pack.location if one.destination == to]
        types = _list([Message(f"mission-{one.type}") for one in there])
        lists[f"location.{to}.types"] = RuleValue(types)
        rows = []
        for one in there:
            kind = Message(f"mission-{one.type}")
            vp: object = Message("rules-figures", {"figures": " / ".join(map(str, one.vp))})
            rows.append(
                Message("rules-location", {"type": kind, "vp": _bracketed(vp) if is_ours(one, "vp") else vp})
            )
        lists[f"location.{to}"] = RuleValue(_list(rows))
    return lists


def _counts(pack: Pack) -> dict[str, RuleValue]:
    """How many there are of something."""
    cards = {
        "mission": len(pack.mission) * len(COLOURS),
        "asset": sum(len(asset.prints) for asset in pack.asset),
        "engine": sum(len(engine.prints) for engine in pack.engine),
        "threat": sum(len(threat.prints) for threat in pack.threat),
        "success": sum(len(success.numbers) for success in pack.success),
        "goal": len(pack.goal),
        "variant": len(pack.variant),
        "solitaire": len(pack.solitaire),
    }
    counts = {
        **{f"{kind}.count": count for kind, count in cards.items()},
        "box.count": sum(cards.values()),
        "mission.designs": len(pack.mission),
        "engine.designs": len(pack.engine),
        "threat.designs": len(pack.threat),
        "location.count": len(pack.location),
        "big-crews.hand": pack.board.hand_size + _more(pack),
    }
    for colour, count in Counter(asset.deck for asset in pack.asset for _ in asset.prints).items():
        counts[f"asset.{colour}.count"] = count
    for to, count in Counter(location.destination for location in pack.location).items():
        counts[f"location.{to}.count"] = count
    return {path: RuleValue(count) for path, count in counts.items()}


def _more(pack: Pack) -> int:
    """By how much Big Crews makes Hands larger (RM-13.7)."""
    return sum(getattr(variant.rule, "more", 0) for variant in pack.variant)


# --- words ---------------------------------------------------------------------------------------


def _money(money: int) -> Message:
    return Message("money", {"money": money})


def _number(number: int) -> Message:
    return Message("rules-figures", {"figures": str(number)})


def _list(parts: Sequence[Message]) -> Message:
    return Message("rules-list", {"parts": tuple(parts)})


def _copies(words: Message, count: int) -> Message:
    return Message("rules-copies", {"what": words, "count": count})


def _bracketed(words: object) -> Message:
    return Message("rules-ours", {"what": words})
