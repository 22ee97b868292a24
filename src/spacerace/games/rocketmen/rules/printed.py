"""What is printed on the cards and the board of Rocketmen, as frozen typed structs (RM-1).

Two layers. The *entries* are the shape of the TOML files under ``data/``: one entry a design, each
with its source. A :class:`Pack` is a checked set of entries. :func:`print_cards` makes from it the
physical cards of the box: every single card has an id of its own (its place in the tuple) and a
key, the short text by which match files name it. The printed number is never an identity.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec import Struct

from spacerace.kernel.packs import Box
from spacerace.kernel.packs import Entry as Entry
from spacerace.kernel.packs import Name as Name
from spacerace.kernel.packs import PackInfo as PackInfo
from spacerace.kernel.packs import Source as Source

Destination = Literal["earth", "moon", "mars"]
DESTINATIONS: tuple[Destination, ...] = ("earth", "moon", "mars")
MissionType = Literal[
    "satellite",
    "spaceship",
    "space-hotel",
    "orbital-shipyard",
    "space-station",
    "asteroid-mining",
    "base",
]
Colour = Literal["white", "red", "yellow", "blue"]
COLOURS: tuple[Colour, ...] = ("white", "red", "yellow", "blue")
Achievement = Literal["rocket", "hand", "science", "money"]
Boost = Literal["computer", "composite", "biotech"]
Mark = Literal[1, 2, 3, 4]
Kind = Literal["none", "discard", "one-use", "launch-pad", "pay"]
#: The kinds that are played from the Hand for their effect (RM-10.1, RM-E.10).
FROM_HAND: tuple[Kind, ...] = ("discard", "one-use")

#: An item icon on a card or in a cost. Two equal icons are written twice. "rocket" is never a cost.
Icon = Literal[
    "$10", "$20", "$30", "$40", "$50", "$60", "$70", "computer", "composite", "biotech", "science", "rocket"
]

#: Money, Computer, Composite, Biotech, Science: what a source gives or what a price asks.
Purse = tuple[int, int, int, int, int]


# --- effects: what a card does, as one small word with its numbers -------------------------------


class Effect(Struct, frozen=True, tag_field="do", kw_only=True, forbid_unknown_fields=True):
    """The printed effect of an Asset; the tag ``do`` names it in the TOML files."""


class TakeThreat(Effect, frozen=True, kw_only=True, tag="take_threat"):
    """DISCARD: this card goes to the Junkyard, a Threat of this design is taken free (RM-11.2)."""

    threat: str


class DrawCards(Effect, frozen=True, kw_only=True, tag="draw"):
    """DISCARD or WHEN USED TO PAY: draw cards from HQ (RM-11.11, RM-11.16)."""

    cards: int


class RemoveCard(Effect, frozen=True, kw_only=True, tag="remove_card"):
    """DISCARD: another card of Hand or Warehouse goes to the Junkyard, then draw (RM-11.14)."""

    then_draw: int = 1


class Cycle(Effect, frozen=True, kw_only=True, tag="cycle"):
    """DISCARD: discard any number of Hand cards and draw as many, this one counted (RM-11.15)."""


class TopDeck(Effect, frozen=True, kw_only=True, tag="top_deck"):
    """DISCARD: another card of the Playing Area goes on top of HQ (RM-11.34)."""


class PlaceFree(Effect, frozen=True, kw_only=True, tag="place_free"):
    """WHEN USED TO PAY: place one other Hand card for nothing (RM-11.7)."""


class MoneyPerMission(Effect, frozen=True, kw_only=True, tag="money_per_mission"):
    """The card's money is this much for each mission completed (RM-11.8)."""

    money: int = 10


class Advance(Effect, frozen=True, kw_only=True, tag="advance"):
    """LAUNCH PAD: the Rocket advances (RM-11.1, RM-11.3)."""

    spaces: int = 1
    #: Afterburner: the card goes to the Junkyard, and it also works after the last draw.
    burns: bool = False


class CountZeroAs(Effect, frozen=True, kw_only=True, tag="count_zero_as"):
    """LAUNCH PAD: discard this card, a drawn 0 counts as this much (RM-11.12)."""

    value: int = 2


class ChooseFirst(Effect, frozen=True, kw_only=True, tag="choose_first"):
    """LAUNCH PAD: discard this card, turn up cards and choose one as the first draw (RM-11.5)."""

    cards: int = 3


class Redraw(Effect, frozen=True, kw_only=True, tag="redraw"):
    """LAUNCH PAD: discard this card, the drawn card is ignored and replaced (RM-11.10)."""


class CopyCard(Effect, frozen=True, kw_only=True, tag="copy_card"):
    """LAUNCH PAD: become a copy of a card on an opponent's Pad (RM-11.9)."""


class SafeAbort(Effect, frozen=True, kw_only=True, tag="safe_abort"):
    """LAUNCH PAD: an abort discards nothing (RM-11.38)."""


class KeepEngines(Effect, frozen=True, kw_only=True, tag="keep_engines"):
    """LAUNCH PAD: take Engines back into the Hand after success or failure (RM-11.40)."""

    cards: int = 2


class Store(Effect, frozen=True, kw_only=True, tag="store"):
    """LAUNCH PAD: keeps Hand cards for later (RM-11.6)."""

    cards: int = 3


#: What a card can do that is played from the Hand (RM-10.1, RM-E.10).
HandEffect = TakeThreat | DrawCards | RemoveCard | Cycle | TopDeck
AnyEffect = (
    HandEffect
    | PlaceFree
    | MoneyPerMission
    | Advance
    | CountZeroAs
    | ChooseFirst
    | Redraw
    | CopyCard
    | SafeAbort
    | KeepEngines
    | Store
)


# --- what a Variant card changes -----------------------------------------------------------------


class VariantRule(Struct, frozen=True, tag_field="do", kw_only=True, forbid_unknown_fields=True):
    """The printed rule of a Variant card; the tag ``do`` names it in the TOML files."""


class HandSize(VariantRule, frozen=True, kw_only=True, tag="hand_size"):
    """Everybody's Hand is larger (RM-13.7)."""

    more: int = 1


class EngineLimit(VariantRule, frozen=True, kw_only=True, tag="engine_limit"):
    """That many Engines may be bought in a turn (RM-13.8)."""

    engines: int = 2


class RedrawZero(VariantRule, frozen=True, kw_only=True, tag="redraw_zero"):
    """Once a launch a drawn 0 may be ignored and replaced (RM-13.9)."""


class FreePlan(VariantRule, frozen=True, kw_only=True, tag="free_plan"):
    """Placing a card on the Plan is free (RM-13.10)."""


class RefreshDisplay(VariantRule, frozen=True, kw_only=True, tag="refresh_display"):
    """Once a turn, for money, a display card goes under the deck (RM-13.11)."""

    money: int = 10


class Majority(VariantRule, frozen=True, kw_only=True, tag="majority"):
    """At the end the most of something scores (RM-13.12 to RM-13.16)."""

    of: Literal["computer", "composite", "biotech", "rocket", "threat"]
    vp: int = 3


AnyVariantRule = HandSize | EngineLimit | RedrawZero | FreePlan | RefreshDisplay | Majority


# --- entries: the shape of the TOML files --------------------------------------------------------


class Print(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One printed copy of a design."""

    #: No other card has it.
    number: int
    #: The number that stands on the card, where another card has it as well; none: ``number``.
    shown: int | None = None
    #: Player-count mark; none: always in the game (RM-2.2).
    mark: Mark | None = None


class MissionEntry(Entry, frozen=True, kw_only=True):
    """One of the twelve Mission cards that every colour has."""

    #: The destinations of ``rocket_points`` may be stated where the points are not.
    parts: ClassVar[tuple[str, ...]] = ("destinations",)
    id: str
    name: Name = ""
    type: MissionType
    #: Place in the set of twelve; the printed number adds 12 for every colour before.
    place: int
    items: tuple[Icon, ...]
    rocket_points: dict[Destination, int]
    achievement: Achievement


class AssetEntry(Entry, frozen=True, kw_only=True):
    """An Asset design with its copies."""

    id: str
    name: Name = ""
    deck: Literal["teal", "pink"]
    items: tuple[Icon, ...]
    cost: tuple[Icon, ...]
    kind: Kind
    effect: AnyEffect | None = None
    permanent: bool = False
    prints: tuple[Print, ...]


class EngineEntry(Entry, frozen=True, kw_only=True):
    """An Engine design with its copies."""

    id: str
    name: Name = ""
    items: tuple[Icon, ...]
    cost: tuple[Icon, ...]
    prints: tuple[Print, ...]


class ThreatEntry(Entry, frozen=True, kw_only=True):
    """A Threat design with its copies."""

    id: str
    name: Name = ""
    cost: tuple[Icon, ...]
    vp: int
    prints: tuple[Print, ...]


class SuccessEntry(Entry, frozen=True, kw_only=True):
    """Mission Success cards of one value."""

    value: int
    numbers: tuple[int, ...]


class Task(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """At least ``count`` own missions at ``destination`` (if given) of one of ``types`` (if given)."""

    destination: Destination | None = None
    types: tuple[MissionType, ...] = ()
    count: int = 1
    #: Instead: hold the Moon or the Mars token.
    token: bool = False


class GoalEntry(Entry, frozen=True, kw_only=True):
    """A Personal Goal."""

    id: str
    name: Name = ""
    number: int
    vp: int
    tasks: tuple[Task, ...]
    #: Taken out of the solitaire game.
    solo_sign: bool = False


class VariantEntry(Entry, frozen=True, kw_only=True):
    """A Variant card."""

    id: str
    name: Name = ""
    number: int
    rule: AnyVariantRule


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One row of a Solitaire card."""

    destination: Destination
    start: int


class SolitaireEntry(Entry, frozen=True, kw_only=True):
    """A Solitaire card: three rows, a mission type and an advance."""

    number: int
    easy: Row
    normal: Row
    hard: Row
    type: MissionType
    advance: int


class DestinationEntry(Entry, frozen=True, kw_only=True):
    """A destination on the Mission Track (RM-1.8, RM-1.9)."""

    id: Destination
    target: int
    draws: int
    boost: Boost


class LocationEntry(Entry, frozen=True, kw_only=True):
    """A location on the board (RM-1.7, RM-1.18)."""

    destination: Destination
    type: MissionType
    rocket_points: int
    #: By order of arrival; the last value repeats.
    vp: tuple[int, ...]


class SurchargeEntry(Entry, frozen=True, kw_only=True):
    """A surcharge mark on the victory track (RM-4.12)."""

    from_vp: int
    money: int


class ThresholdEntry(Entry, frozen=True, kw_only=True):
    """The points that trigger the end, by number of players (RM-9.1)."""

    players: int
    vp: int


class BoardEntry(Entry, frozen=True, kw_only=True):
    """Single numbers of the board and the player boards."""

    display: int
    hand_size: int
    placing_cost: int
    mission_tokens: int
    #: VP of the Moon token and of the Mars token.
    first_token_vp: int


class Pack(Box, frozen=True, kw_only=True):
    """A complete, checked set of components."""

    mission: tuple[MissionEntry, ...]
    asset: tuple[AssetEntry, ...]
    engine: tuple[EngineEntry, ...]
    threat: tuple[ThreatEntry, ...]
    success: tuple[SuccessEntry, ...]
    goal: tuple[GoalEntry, ...]
    variant: tuple[VariantEntry, ...]
    solitaire: tuple[SolitaireEntry, ...]
    destination: tuple[DestinationEntry, ...]
    location: tuple[LocationEntry, ...]
    surcharge: tuple[SurchargeEntry, ...]
    threshold: tuple[ThresholdEntry, ...]
    board: BoardEntry


def most_aside(assets: Iterable[AssetEntry], variants: Iterable[VariantEntry]) -> int:
    """The most Mission Success cards that can be set aside in one launch (RM-7.19, RM-11.5, RM-13.6).

    One for each Suit, once more by Industrial Espionage, and for Clear Skies; all but the chosen one for
    Detailed Planning, which nobody uses twice: it works before the first draw, and makes that draw.
    """
    effects = [asset.effect for asset in assets]
    suits = sum(isinstance(effect, Redraw) for effect in effects)
    copies = sum(isinstance(effect, CopyCard) for effect in effects) if suits else 0
    skies = any(isinstance(variant.rule, RedrawZero) for variant in variants)
    return suits + copies + skies + most_unchosen(effects)


def most_unchosen(effects: Iterable[AnyEffect | None]) -> int:
    """The most cards that Detailed Planning sets aside (RM-11.5)."""
    return max((effect.cards - 1 for effect in effects if isinstance(effect, ChooseFirst)), default=0)


# --- the physical cards --------------------------------------------------------------------------

Deck = Literal["mission", "teal", "pink", "engine", "threat", "success", "goal", "variant", "solitaire"]
NOTHING: Purse = (0, 0, 0, 0, 0)
_ITEMS = ("computer", "composite", "biotech", "science")


class Card(Struct, frozen=True, kw_only=True):
    """One physical card. Cards with the same ``face`` are copies of each other."""

    #: Its place in the tuple of all cards: the card's identity.
    id: int
    #: Its short text in match files, such as "big-data", "big-data-2" or "red-satellite-1".
    key: str
    #: The id of its entry in the pack; Assets with the same design bear the same name.
    design: str
    #: A name given by a user's pack; else the language files know it by ``design``.
    name: Name = ""
    face: int
    deck: Deck
    number: int
    mark: int | None = None
    #: What it gives as payment.
    purse: Purse = NOTHING
    #: What it costs (Asset, Engine, Threat).
    cost: Purse = NOTHING
    rocket: int = 0
    #: Has a non-money item, so it may lie on a Launch Pad (RM-5.7).
    placeable: bool = False
    kind: Kind = "none"
    effect: AnyEffect | None = None
    permanent: bool = False
    #: Money for each completed mission (Government Contract).
    money_per_mission: int = 0
    #: Earns something when used to pay, beyond its money (RM-10.4).
    pending: bool = False
    #: Mission cards: the seat that they belong to.
    seat: int = -1
    type: MissionType | None = None
    rocket_points: dict[Destination, int] = {}
    achievement: Achievement | None = None
    #: Threats and Personal Goals.
    vp: int = 0
    #: Mission Success cards.
    value: int = 0
    tasks: tuple[Task, ...] = ()
    #: A goal that cannot be met alone.
    solo_sign: bool = False
    rule: AnyVariantRule | None = None


def purse_of(icons: tuple[Icon, ...]) -> Purse:
    """Money and items of a row of icons; Rocket points are no part of it."""
    money = sum(int(icon[1:]) for icon in icons if icon.startswith("$"))
    computer, composite, biotech, science = (icons.count(item) for item in _ITEMS)
    return money, computer, composite, biotech, science


def print_cards(pack: Pack, colours: tuple[Colour, ...] = ()) -> tuple[Card, ...]:
    """Every physical card of a pack, copies of one design side by side (RM-1.1).

    The Missions of the first seat come first, in whatever colour it plays: ``colours`` are by seat. So the
    choice of a colour changes what is printed on a card and nothing that is played (RM-2.1).
    """
    cards: list[Card] = []
    face = 0
    looks = list(dict.fromkeys(_look(mission) for mission in pack.mission))
    by_seat = (*colours, *(colour for colour in COLOURS if colour not in colours))
    for seat, colour in enumerate(by_seat):
        # Equal cards lie side by side also where a corrected pack made two of them equal.
        for mission in sorted(pack.mission, key=lambda one: looks.index(_look(one))):
            cards.append(
                Card(
                    id=len(cards),
                    key=f"{colour}-{mission.id}",
                    design=mission.id,
                    name=mission.name,
                    face=face + looks.index(_look(mission)),
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
            )
        face += len(looks)
    for asset in pack.asset:
        for copy, one in enumerate(asset.prints):
            effect = asset.effect
            cards.append(
                Card(
                    id=len(cards),
                    key=_copy_key(asset.id, copy),
                    design=asset.id,
                    name=asset.name,
                    face=face,
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
            )
        face += 1
    for engine in pack.engine:
        for copy, one in enumerate(engine.prints):
            cards.append(
                Card(
                    id=len(cards),
                    key=_copy_key(engine.id, copy),
                    design=engine.id,
                    name=engine.name,
                    face=face,
                    deck="engine",
                    number=one.number,
                    mark=one.mark,
                    purse=purse_of(engine.items),
                    cost=purse_of(engine.cost),
                    rocket=engine.items.count("rocket"),
                    placeable=_has_item(engine.items),
                )
            )
        face += 1
    for threat in pack.threat:
        for copy, one in enumerate(threat.prints):
            cards.append(
                Card(
                    id=len(cards),
                    key=_copy_key(threat.id, copy),
                    design=threat.id,
                    name=threat.name,
                    face=face,
                    deck="threat",
                    number=one.number,
                    mark=one.mark,
                    cost=purse_of(threat.cost),
                    vp=threat.vp,
                )
            )
        face += 1
    for success in pack.success:
        for copy, number in enumerate(success.numbers):
            cards.append(
                Card(
                    id=len(cards),
                    key=_copy_key(f"success-{success.value}", copy),
                    design=f"success-{success.value}",
                    face=face,
                    deck="success",
                    number=number,
                    value=success.value,
                )
            )
        face += 1
    for goal in pack.goal:
        cards.append(
            Card(
                id=len(cards),
                key=goal.id,
                design=goal.id,
                name=goal.name,
                face=face,
                deck="goal",
                number=goal.number,
                vp=goal.vp,
                tasks=goal.tasks,
                solo_sign=goal.solo_sign,
            )
        )
        face += 1
    for variant in pack.variant:
        cards.append(
            Card(
                id=len(cards),
                key=variant.id,
                design=variant.id,
                name=variant.name,
                face=face,
                deck="variant",
                number=variant.number,
                rule=variant.rule,
            )
        )
        face += 1
    for solitaire in pack.solitaire:
        cards.append(
            Card(
                id=len(cards),
                key=f"solitaire-{solitaire.number}",
                design=f"solitaire-{solitaire.number}",
                face=face,
                deck="solitaire",
                number=solitaire.number,
                type=solitaire.type,
            )
        )
        face += 1
    return tuple(cards)


def _look(mission: MissionEntry) -> tuple[object, ...]:
    """What is printed on a Mission card; cards that look alike are twins."""
    points = tuple(sorted(mission.rocket_points.items()))
    return mission.type, tuple(sorted(mission.items)), points, mission.achievement


def _copy_key(design: str, copy: int) -> str:
    """The key of the nth copy of a design."""
    return design if copy == 0 else f"{design}-{copy + 1}"


def _has_item(icons: tuple[Icon, ...]) -> bool:
    """Whether a row of icons holds a non-money item; a Rocket point is one (RM-1.3, RM-5.7)."""
    return any(not icon.startswith("$") for icon in icons)
