"""The physical cards of a box, made from the entries of a pack (RM-1.1).

Here a design is a list of equal cards. Ids and faces are given at the end, in the order of the designs.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace

from spacerace.games.rocketmen.rules.effects import DrawCards, MoneyPerMission, PlaceFree
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.printed import (
    COLOURS,
    AssetEntry,
    Card,
    Colour,
    EngineEntry,
    Icon,
    MissionEntry,
    Pack,
    Purse,
    SuccessEntry,
    ThreatEntry,
)
from spacerace.kernel.seats import Seat

#: The id of a card until all are there.
_UNPRINTED = CardId(-1)
#: The cards of one design: copies of each other.
_Design = list[Card]


def print_cards(pack: Pack, colours: tuple[Colour, ...] = ()) -> tuple[Card, ...]:
    """Every physical card of a pack, copies of one design side by side (RM-1.1).

    The Missions of the first seat come first, in whatever colour it plays: ``colours`` are by seat. So the
    choice of a colour changes what is printed on a card and nothing that is played (RM-2.1).
    """
    cards: list[Card] = []
    for face, design in enumerate(_designs(pack, colours)):
        for card in design:
            cards.append(replace(card, id=CardId(len(cards)), face=face))
    return tuple(cards)


def _designs(pack: Pack, colours: tuple[Colour, ...]) -> Iterator[_Design]:
    """All designs of the box, deck by deck."""
    by_seat = (*colours, *(colour for colour in COLOURS if colour not in colours))
    for seat, colour in enumerate(by_seat):
        yield from _missions(pack.mission, Seat(seat), colour)
    yield from map(_asset, pack.asset)
    yield from map(_engine, pack.engine)
    yield from map(_threat, pack.threat)
    yield from map(_success, pack.success)
    yield from _single_cards(pack)


def _missions(missions: tuple[MissionEntry, ...], seat: Seat, colour: Colour) -> Iterator[_Design]:
    """The Missions of a colour. Equal ones lie side by side, even where a corrected pack made
    two of them equal."""
    looks = list(dict.fromkeys(map(_look, missions)))
    for _, equal in groupby(sorted(missions, key=lambda one: looks.index(_look(one))), _look):
        yield [_mission(one, seat, colour) for one in equal]


def _mission(mission: MissionEntry, seat: Seat, colour: Colour) -> Card:
    """A Mission card of a colour; the printed number adds 12 for every colour before."""
    return Card(
        id=_UNPRINTED,
        face=-1,
        key=f"{colour}-{mission.id}",
        design=mission.id,
        name=mission.name,
        deck="mission",
        number=12 * COLOURS.index(colour) + mission.place,
        purse=purse_of(mission.items),
        rocket=mission.items.count("rocket"),
        placeable=_has_item(mission.items),
        seat=seat,
        type=mission.type,
        rocket_points=mission.rocket_points,
        achievement=mission.achievement,
    )


def _asset(asset: AssetEntry) -> _Design:
    """The copies of an Asset."""
    effect = asset.effect
    return [
        Card(
            id=_UNPRINTED,
            face=-1,
            key=_copy_key(asset.id, copy),
            design=asset.id,
            name=asset.name,
            deck=asset.deck,
            number=one.number,
            mark=one.mark,
            purse=purse_of(asset.items),
            cost=purse_of(asset.cost),
            rocket=asset.items.count("rocket"),
            placeable=_has_item(asset.items),
            kind=asset.kind,
            effect=effect,
            permanent=asset.permanent,
            money_per_mission=effect.money if isinstance(effect, MoneyPerMission) else 0,
            pending=asset.kind == "pay" and isinstance(effect, DrawCards | PlaceFree),
        )
        for copy, one in enumerate(asset.prints)
    ]


def _engine(engine: EngineEntry) -> _Design:
    """The copies of an Engine."""
    return [
        Card(
            id=_UNPRINTED,
            face=-1,
            key=_copy_key(engine.id, copy),
            design=engine.id,
            name=engine.name,
            deck="engine",
            number=one.number,
            mark=one.mark,
            purse=purse_of(engine.items),
            cost=purse_of(engine.cost),
            rocket=engine.items.count("rocket"),
            placeable=_has_item(engine.items),
        )
        for copy, one in enumerate(engine.prints)
    ]


def _threat(threat: ThreatEntry) -> _Design:
    """The copies of a Threat."""
    return [
        Card(
            id=_UNPRINTED,
            face=-1,
            key=_copy_key(threat.id, copy),
            design=threat.id,
            name=threat.name,
            deck="threat",
            number=one.number,
            mark=one.mark,
            cost=purse_of(threat.cost),
            vp=threat.vp,
        )
        for copy, one in enumerate(threat.prints)
    ]


def _success(success: SuccessEntry) -> _Design:
    """The Mission Success cards of one value."""
    design = f"success-{success.value}"
    return [
        Card(
            id=_UNPRINTED,
            face=-1,
            key=_copy_key(design, copy),
            design=design,
            deck="success",
            number=number,
            value=success.value,
        )
        for copy, number in enumerate(success.numbers)
    ]


def _single_cards(pack: Pack) -> Iterator[_Design]:
    """Personal Goals, Variants and Solitaire cards: there is one of each."""
    for goal in pack.goal:
        card = Card(id=_UNPRINTED, face=-1, key=goal.id, design=goal.id, deck="goal", number=goal.number)
        yield [replace(card, name=goal.name, vp=goal.vp, tasks=goal.tasks, solo_sign=goal.solo_sign)]
    for variant in pack.variant:
        card = Card(
            id=_UNPRINTED, face=-1, key=variant.id, design=variant.id, deck="variant", number=variant.number
        )
        yield [replace(card, name=variant.name, rule=variant.rule)]
    for solitaire in pack.solitaire:
        key = f"solitaire-{solitaire.number}"
        card = Card(id=_UNPRINTED, face=-1, key=key, design=key, deck="solitaire", number=solitaire.number)
        yield [replace(card, type=solitaire.type)]


# --- what icons amount to ------------------------------------------------------------------------


def purse_of(icons: tuple[Icon, ...]) -> Purse:
    """Money and items of a row of icons; Rocket points are no part of it."""
    money = sum(int(icon[1:]) for icon in icons if icon.startswith("$"))
    return Purse(
        money,
        computer=icons.count("computer"),
        composite=icons.count("composite"),
        biotech=icons.count("biotech"),
        science=icons.count("science"),
    )


def _has_item(icons: tuple[Icon, ...]) -> bool:
    """Whether a row of icons holds a non-money item; a Rocket point is one (RM-1.3, RM-5.7)."""
    return any(not icon.startswith("$") for icon in icons)


def _look(mission: MissionEntry) -> tuple[object, ...]:
    """What is printed on a Mission card; cards that look alike are copies of each other."""
    points = tuple(sorted(mission.rocket_points.items()))
    return mission.type, tuple(sorted(mission.items)), points, mission.achievement


def _copy_key(design: str, copy: int) -> str:
    """The key of the nth copy of a design."""
    return design if copy == 0 else f"{design}-{copy + 1}"
