"""What is printed on the cards and the board of Rocketmen, as frozen typed structs (RM-1).

Two layers. The *entries* are the shape of the TOML files under ``data/``: one entry a design, each
with its source. A :class:`Pack` is a checked set of entries. From it the physical cards of the box
are made (:mod:`printing`): every single :class:`Card` has an id of its own (its place among all cards)
and a key, the short text by which match files name it. The printed number is never an identity.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec import Struct

from spacerace.games.rocketmen.rules.effects import (
    AnyEffect,
    AnyVariantRule,
    ChooseFirst,
    CopyCard,
    Redraw,
    RedrawZero,
)
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.kernel.packs import Box
from spacerace.kernel.packs import Entry as Entry
from spacerace.kernel.packs import Name as Name
from spacerace.kernel.packs import PackInfo as PackInfo
from spacerace.kernel.packs import Source as Source
from spacerace.kernel.seats import Seat

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
Item = Literal["computer", "composite", "biotech", "science"]
Boost = Literal["computer", "composite", "biotech"]
Mark = Literal[1, 2, 3, 4]
Kind = Literal["none", "discard", "one-use", "launch-pad", "pay"]
#: The kinds that are played from the Hand for their effect (RM-10.1, RM-E.10).
FROM_HAND: tuple[Kind, ...] = ("discard", "one-use")

#: An item icon on a card or in a cost. Two equal icons are written twice. "rocket" is never a cost.
Icon = Literal[
    "$10", "$20", "$30", "$40", "$50", "$60", "$70", "computer", "composite", "biotech", "science", "rocket"
]


#: The items of a purse.
ITEMS: tuple[Item, ...] = ("computer", "composite", "biotech", "science")


class Purse(Struct, frozen=True, order=True, gc=False):
    """Money and items: what a source gives, or what a price asks (RM-1.3)."""

    money: int = 0
    computer: int = 0
    composite: int = 0
    biotech: int = 0
    science: int = 0

    @property
    def items(self) -> int:
        """How many items there are beside the money."""
        return self.computer + self.composite + self.biotech + self.science

    def of(self, item: str) -> int:
        """How much there is of an item, or how much money."""
        amount: int = getattr(self, item)
        return amount


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
NOTHING = Purse()


class Card(Struct, frozen=True, kw_only=True):
    """One physical card. Cards with the same ``face`` are copies of each other."""

    #: Its place in the tuple of all cards: the card's identity.
    id: CardId
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
    seat: Seat = Seat(-1)
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
