"""The state of a game of Rocketmen: every zone, token and marker on the table (RM-1.11, RM-1.12)."""

from __future__ import annotations

from typing import Any, cast, overload

from msgspec import Struct

from spacerace.games.rocketmen.rules.agenda import ChoosingFirst, Reacting, RevealSuccess, Step
from spacerace.games.rocketmen.rules.facts import Fact
from spacerace.games.rocketmen.rules.ids import CardId, LocationId
from spacerace.games.rocketmen.rules.printed import Destination
from spacerace.games.rocketmen.rules.table import PublicPlayer, PublicTable
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.kernel.pickling import reduced
from spacerace.kernel.piles import Pile, contents
from spacerace.kernel.seats import Seat


class Player(Struct, kw_only=True):
    """A player's zones and tokens. Cards are ids; a zone that has no order is kept ascending."""

    hq: Pile
    hand: list[CardId]
    #: The part of the Hand that everybody knows (RM-16.6).
    known: list[CardId]
    plan: CardId | None
    pad: list[CardId]
    #: Cards on the Depot.
    store: tuple[CardId, ...]
    playing_area: list[CardId]
    warehouse: list[CardId]
    junkyard: tuple[CardId, ...]
    goals: tuple[CardId, ...]
    #: Place of the marker on the victory track.
    track: int
    #: Locations that hold a token of this player, in the order of the missions.
    missions: tuple[LocationId, ...]
    #: Achievements (RM-1.15): Rocket points and Hand size add up …
    rocket_points: int
    hand_bonus: int
    #: … and these are flipped when used.
    money_tokens: int
    science_tokens: int
    money_flipped: int
    science_flipped: int

    @property
    def hand_size(self) -> int:
        """How many cards are in the Hand; everybody sees that."""
        return len(self.hand)


class Turn(Struct):
    """What is remembered until the end of the turn."""

    #: Engines bought (RM-4.10).
    engines: int
    #: Cards whose effect was used and works once a turn (RM-10.7).
    used: list[CardId]
    #: Cards whose WHEN USED TO PAY effect was earned and not used, as often as it was earned (RM-10.4).
    pending: list[CardId]
    #: Open Market was used (RM-13.11).
    refreshed: bool
    #: Alone: a display card was removed (RM-15.14).
    removed: bool


class Launch(Struct, kw_only=True):
    """A launch under way (RM-7)."""

    mission: CardId
    destination: Destination
    #: Index of the location that is flown to.
    location: LocationId
    #: Spaces of step 4 (RM-7.8), and of effects since (RM-11.1, RM-11.3).
    boost: int
    advances: int
    #: Mission Success cards drawn and counted, in order, and the spaces that each moved the Rocket.
    drawn: list[CardId]
    moves: list[int]
    #: Set aside without effect.
    aside: list[CardId]
    #: Industrial Espionage and the card it has become (RM-11.9).
    copier: CardId | None
    copied: CardId | None
    #: The card that was used as Detailed Planning (RM-11.5).
    planning: CardId | None
    #: Clear Skies was used (RM-13.9).
    skies_used: bool

    @property
    def rocket(self) -> int:
        """Where the Rocket stands."""
        return self.boost + self.advances + sum(self.moves)

    @property
    def draws(self) -> int:
        """Draws that count (RM-7.19)."""
        return len(self.drawn)


class Ai(Struct, kw_only=True):
    """The opponent of the solitaire game: tokens, a marker, a Rocket and an area, no cards to play.

    RM-15.1.
    """

    deck: Pile
    discards: tuple[CardId, ...]
    #: The active Solitaire cards; None without an active mission.
    destination_card: CardId | None
    type_card: CardId | None
    #: Index of the location that is flown to, once the type is known.
    location: LocationId | None
    rocket: int
    track: int
    missions: tuple[LocationId, ...]
    #: Display cards that went to the AI.
    area: tuple[CardId, ...]


class State(Struct, kw_only=True):
    """The whole table."""

    terms: Terms
    agenda: list[Step]
    players: list[Player]
    #: Whose turn it is.
    seat: Seat
    #: Who began (RM-2.11).
    first: Seat
    #: 0 during set-up, then 1, 2, …
    round: int
    turn: Turn
    deck: Pile
    #: Six slots; None where the draw deck could not fill it (RM-4.18).
    display: list[CardId | None]
    #: Three piles, the top card last (RM-2.4).
    engines: list[tuple[CardId, ...]]
    success: Pile
    launch: Launch | None
    #: Goals and Variants in the box, seen by nobody.
    goal_box: Pile
    variant_box: Pile
    variants: tuple[CardId, ...]
    #: By location, the seats that arrived, in order; alone, AI_SEAT is the AI (RM-1.18).
    arrivals: list[tuple[Seat, ...]]
    #: Early edition: Threats that may be in the box or in the teal deck; nobody knows (RM-E.23).
    threat_box: tuple[CardId, ...]
    #: Goals seen and put out of the game (RM-E.25).
    out_of_game: tuple[CardId, ...]
    #: Early edition: display cards that came this turn (RM-E.14).
    offset: tuple[CardId, ...]
    #: The opponent, when somebody plays alone (RM-15).
    ai: Ai | None
    #: Who holds the Moon token and the Mars token (RM-7.24).
    moon_token: Seat | None
    mars_token: Seat | None
    #: Why the end was triggered; "" before (RM-9.1).
    end_reason: str
    over: bool
    #: What the latest action brought about.
    facts: list[Fact]

    def success_zones(self) -> list[CardId]:
        """All Mission Success cards: in the deck, drawn, set aside, or just turned up."""
        cards = cards_in(self.success)
        if self.launch is not None:
            cards += [*self.launch.drawn, *self.launch.aside]
        step = self.agenda[-1] if self.agenda else None
        if isinstance(step, Reacting):
            cards.append(step.card)
        elif isinstance(step, RevealSuccess):
            cards += step.shown
        elif isinstance(step, ChoosingFirst):
            cards += step.cards
        return cards

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds no terms."""
        return reduced(self)


#: The AI among the seats that arrived at a location, and in a result: after the one player.
AI_SEAT = Seat(1)


@overload
def active(table: State) -> Player: ...
@overload
def active(table: PublicTable) -> PublicPlayer: ...
def active(table: PublicTable) -> PublicPlayer:
    """The player whose turn it is."""
    return table.players[table.seat]


def cards_in(pile: Pile) -> list[CardId]:
    """All cards of a pile, in no order that means anything."""
    return cast("list[CardId]", contents(pile))


def owned(player: Player) -> list[CardId]:
    """All action cards of a player, in whatever zone (RM-1.11)."""
    return [
        *cards_in(player.hq),
        *player.hand,
        *([] if player.plan is None else [player.plan]),
        *player.pad,
        *player.store,
        *player.playing_area,
        *player.warehouse,
        *player.junkyard,
    ]
