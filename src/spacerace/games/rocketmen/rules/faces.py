"""Faces: the printed facts about the parts of a table, by the numbers that views use. Clients draw with them.

A view refers to card 17 and location 3; the faces say what is printed on them. Everything follows from the
header without its seed, so that it is the same for everybody and holds no secret.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, to_builtins

from spacerace.games.rocketmen.rules.choices import SIDES, terms_of
from spacerace.games.rocketmen.rules.effects import AnyEffect, AnyVariantRule
from spacerace.games.rocketmen.rules.ids import MONEY_TOKEN, SCIENCE_TOKEN, LocationId
from spacerace.games.rocketmen.rules.names import card_name, location_name
from spacerace.games.rocketmen.rules.payment import MONEY_TOKEN_PURSE, SCIENCE_TOKEN_PURSE
from spacerace.games.rocketmen.rules.printed import (
    ITEMS,
    Achievement,
    AssetEntry,
    Boost,
    Card,
    Colour,
    Deck,
    Destination,
    EngineEntry,
    Entry,
    Item,
    Kind,
    MissionType,
    Pack,
    Purse,
    Row,
    Task,
    ThreatEntry,
)
from spacerace.games.rocketmen.rules.state import AI_SEAT
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.games.rocketmen.rules.words import say_side
from spacerace.kernel.game import Header, Message
from spacerace.kernel.packs import reconstructed

#: What can be read on a card, by its name in the pack and by its name here.
_READ = {
    "name": "name",
    "cost": "cost",
    "items": "gives",
    "effect": "effect",
    "rocket_points": "needs",
    "achievement": "achievement",
    "type": "type",
    "vp": "vp",
    "tasks": "tasks",
    "rule": "rule",
    "advance": "advance",
    "prints": "mark",
}


class Icons(Struct, frozen=True, kw_only=True):
    """Money and items: what a card gives, or what it costs. Two equal icons stand twice."""

    money: int
    items: tuple[Item, ...]


class CardFace(Struct, frozen=True, kw_only=True):
    """One card of any deck. Fields that its deck does not use are empty."""

    #: The card's short text in actions.
    key: str
    #: Cards with the same look have the same number.
    face: int
    deck: Deck
    name: Message
    #: What it does or asks, in words; None without an effect.
    text: Message | None
    number: int
    #: Player-count mark (RM-2.2).
    mark: int | None
    cost: Icons
    gives: Icons
    #: Rocket points that it gives.
    rocket: int
    kind: Kind
    effect: AnyEffect | None
    permanent: bool
    #: Missions: the owner's seat, the type, the Rocket points asked by destination, what success brings.
    colour: int
    type: MissionType | None
    needs: dict[Destination, int]
    achievement: Achievement | None
    #: Threats and Personal Goals.
    vp: int
    #: Mission Success cards: the spaces that the Rocket moves.
    value: int
    #: Personal Goals: all are needed.
    tasks: tuple[Task, ...]
    #: Variants.
    rule: AnyVariantRule | None
    #: Solitaire cards: destination and start space on this table's level, and the advance.
    row: Row | None
    advance: int
    #: The fields above that are our reconstruction, as far as the card shows them.
    reconstructed: tuple[str, ...]


class DestinationFace(Struct, frozen=True, kw_only=True):
    """A destination with its stretch of the Mission Track (RM-1.8, RM-1.9)."""

    id: Destination
    name: Message
    target: int
    draws: int
    boost: Boost
    #: Whether missions may fly there in this mode (RM-14.2).
    open: bool
    reconstructed: tuple[str, ...]


class LocationFace(Struct, frozen=True, kw_only=True):
    """A location (RM-1.7, RM-1.18)."""

    destination: Destination
    type: MissionType
    name: Message
    rocket_points: int
    #: By order of arrival; the last value repeats.
    vp: tuple[int, ...]
    reconstructed: tuple[str, ...]


class SurchargeFace(Struct, frozen=True, kw_only=True):
    """A step of the victory track from which Threats cost more (RM-4.12)."""

    from_vp: int
    money: int
    reconstructed: tuple[str, ...]


class TokenFace(Struct, frozen=True, kw_only=True):
    """An achievement token that pays, by the number that an open payment has for it (RM-1.15)."""

    number: int
    name: Literal["money", "science"]
    gives: Icons


class Faces(Struct, frozen=True, kw_only=True):
    """Everything that can be seen at a table of these terms."""

    edition: str
    mode: str
    #: The row of the Solitaire cards that is read; "" where nobody plays alone (RM-15.7).
    level: str
    #: By number, as views name them.
    cards: tuple[CardFace, ...]
    destinations: tuple[DestinationFace, ...]
    #: By number, as views name them.
    locations: tuple[LocationFace, ...]
    surcharges: tuple[SurchargeFace, ...]
    tokens: tuple[TokenFace, ...]
    #: By seat.
    colours: tuple[Colour, ...]
    #: The number that stands for the AI among those who arrived; None unless somebody plays alone.
    ai_seat: int | None
    #: Points on the victory track that bring on the end; None where nothing does (RM-9.1).
    threshold: int | None
    #: What brings on the end, by name (RM-9.1).
    ends: tuple[str, ...]
    mission_tokens: int
    #: Missions that a player can complete at most (RM-14.2).
    most_missions: int
    display: int
    #: Cards in Hand before achievements and Variants, and the most of all; 0 for no such limit.
    hand_size: int
    most_hand: int
    placing_cost: int
    #: Points of the Moon token and of the Mars token; None where they are not in the game.
    first_token_vp: int | None
    #: The goal must be met and gives no points (RM-15.5).
    goal_is_binding: bool
    #: When a bought card is replaced (RM-4.14).
    refill: Literal["at-once", "offset", "end-of-turn"]


def faces(header: Header) -> dict[str, object]:
    """The faces of a match, as plain data."""
    found: dict[str, object] = to_builtins(_faces(terms_of(header)))
    return found


def sides_of(header: Header) -> dict[str, Message]:
    """The colours of the box, with their names (RM-2.1)."""
    return {colour: say_side(colour) for colour in SIDES}


def _faces(terms: Terms) -> Faces:
    """The faces of a match's terms."""
    pack, edition = terms.pack, terms.edition
    entries = _entries(pack)
    return Faces(
        edition=edition.name,
        mode=edition.mode,
        level=terms.options.level,
        cards=tuple(_card(terms, card, entries[card.deck, card.design]) for card in terms.cards),
        destinations=tuple(
            DestinationFace(
                id=entry.id,
                name=Message(f"destination-{entry.id}"),
                target=entry.target,
                draws=entry.draws,
                boost=entry.boost,
                open=entry.id in edition.destinations,
                reconstructed=reconstructed(entry),
            )
            for entry in pack.destination
        ),
        locations=tuple(
            LocationFace(
                destination=entry.destination,
                type=entry.type,
                name=location_name(terms, LocationId(index)),
                rocket_points=entry.rocket_points,
                vp=entry.vp,
                reconstructed=reconstructed(entry),
            )
            for index, entry in enumerate(pack.location)
        ),
        surcharges=tuple(
            SurchargeFace(from_vp=entry.from_vp, money=entry.money, reconstructed=reconstructed(entry))
            for entry in sorted(pack.surcharge, key=lambda one: one.from_vp)
        ),
        tokens=(
            TokenFace(number=MONEY_TOKEN, name="money", gives=_icons(MONEY_TOKEN_PURSE)),
            TokenFace(number=SCIENCE_TOKEN, name="science", gives=_icons(SCIENCE_TOKEN_PURSE)),
        ),
        colours=terms.colours,
        ai_seat=AI_SEAT if edition.mode == "solo" else None,
        threshold=terms.threshold if "threshold" in edition.ends else None,
        ends=edition.ends,
        mission_tokens=pack.board.mission_tokens,
        most_missions=edition.most_missions,
        display=pack.board.display,
        hand_size=pack.board.hand_size,
        most_hand=edition.most_hand,
        placing_cost=pack.board.placing_cost,
        first_token_vp=pack.board.first_token_vp if edition.first_tokens else None,
        goal_is_binding=edition.goal_is_binding,
        refill=edition.refill,
    )


def _entries(pack: Pack) -> dict[tuple[Deck, str], Entry]:
    """The entry of the pack that a card is printed from, by deck and design."""
    found: dict[tuple[Deck, str], Entry] = {("mission", entry.id): entry for entry in pack.mission}
    found |= {(entry.deck, entry.id): entry for entry in pack.asset}
    found |= {("engine", entry.id): entry for entry in pack.engine}
    found |= {("threat", entry.id): entry for entry in pack.threat}
    found |= {("success", f"success-{entry.value}"): entry for entry in pack.success}
    found |= {("goal", entry.id): entry for entry in pack.goal}
    found |= {("variant", entry.id): entry for entry in pack.variant}
    found |= {("solitaire", f"solitaire-{entry.number}"): entry for entry in pack.solitaire}
    return found


def _number(card: Card, entry: Entry) -> int:
    """The number that stands on a card (RM-1.16)."""
    prints = entry.prints if isinstance(entry, AssetEntry | EngineEntry | ThreatEntry) else ()
    shown = {one.number: one.shown for one in prints if one.shown is not None}
    return shown.get(card.number, card.number)


def _card(terms: Terms, card: Card, entry: Entry) -> CardFace:
    """One card."""
    return CardFace(
        key=card.key,
        face=card.face,
        deck=card.deck,
        name=card_name(terms, card.id),
        text=Message(f"card-{card.design}-text") if _speaks(card) else None,
        number=_number(card, entry),
        mark=card.mark,
        cost=_icons(card.cost),
        gives=_icons(card.purse),
        rocket=card.rocket,
        kind=card.kind,
        effect=card.effect,
        permanent=card.permanent,
        colour=card.seat,
        type=card.type,
        needs=card.rocket_points,
        achievement=card.achievement,
        vp=card.vp,
        value=card.value,
        tasks=card.tasks,
        rule=card.rule,
        row=terms.ai_rows.get(card.id),
        advance=terms.ai_advance.get(card.id, 0),
        reconstructed=_reconstructed_on(card, entry, terms.options.level),
    )


def _speaks(card: Card) -> bool:
    """Whether a card has a text: an effect, a goal or a Variant's rule."""
    return card.effect is not None or card.deck in ("goal", "variant")


def _icons(purse: Purse) -> Icons:
    """Money and items one by one."""
    return Icons(money=purse.money, items=tuple(item for item in ITEMS for _ in range(purse.of(item))))


def _reconstructed_on(card: Card, entry: Entry, level: str) -> tuple[str, ...]:
    """What can be read on a card though no source shows it."""
    names = _READ | ({level: "row"} if level else {})
    missing = {"effect": card.effect is None, "mark": card.mark is None}
    read = (names[name] for name in reconstructed(entry) if name in names)
    return tuple(name for name in read if not missing.get(name, False))
