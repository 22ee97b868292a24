"""The state of a game of Rocketmen: every zone, token and marker on the table (RM-1.11, RM-1.12)."""

from __future__ import annotations

from msgspec import Struct

from spacerace.games.rocketmen.agenda import ChoosingFirst, Reacting, RevealSuccess, Step
from spacerace.games.rocketmen.facts import Fact
from spacerace.games.rocketmen.printed import Destination
from spacerace.games.rocketmen.terms import Terms
from spacerace.kernel.piles import Pile, contents


class Player(Struct, kw_only=True):
    """A player's zones and tokens. Cards are ids; a zone that has no order is kept ascending."""

    hq: Pile
    hand: list[int]
    #: The part of the Hand that everybody knows (RM-16.6).
    known: list[int]
    plan: int | None
    pad: list[int]
    #: Cards on the Depot.
    store: tuple[int, ...]
    playing_area: list[int]
    warehouse: list[int]
    junkyard: tuple[int, ...]
    goals: tuple[int, ...]
    #: Place of the marker on the victory track.
    track: int
    #: Locations that hold a token of this player, in the order of the missions.
    missions: tuple[int, ...]
    #: Achievements (RM-1.15): Rocket points and Hand size add up …
    rocket_points: int
    hand_bonus: int
    #: … and these are flipped when used.
    money_tokens: int
    science_tokens: int
    money_flipped: int
    science_flipped: int


class Turn(Struct):
    """What is remembered until the end of the turn."""

    #: Engines bought (RM-4.10).
    engines: int
    #: Cards whose effect was used (RM-10.7).
    used: list[int]
    #: Cards whose WHEN USED TO PAY effect was earned and not used (RM-10.4).
    pending: list[int]
    #: Open Market was used (RM-13.11).
    refreshed: bool


class Launch(Struct, kw_only=True):
    """A launch under way (RM-7)."""

    mission: int
    destination: Destination
    #: Index of the location that is flown to.
    location: int
    rocket: int
    #: Draws that count (RM-7.19).
    draws: int
    #: Mission Success cards drawn and counted, in order.
    drawn: list[int]
    #: Set aside without effect.
    aside: list[int]
    #: Industrial Espionage and the card it has become (RM-11.9).
    copier: int | None
    copied: int | None
    #: The card that was used as Detailed Planning (RM-11.5).
    planning: int | None
    #: Clear Skies was used (RM-13.9).
    skies_used: bool


class State(Struct, kw_only=True):
    """The whole table."""

    terms: Terms
    agenda: list[Step]
    players: list[Player]
    #: Whose turn it is.
    seat: int
    #: Who began (RM-2.11).
    first: int
    #: 0 during set-up, then 1, 2, …
    round: int
    turn: Turn
    deck: Pile
    #: Six slots; None where the draw deck could not fill it (RM-4.18).
    display: list[int | None]
    #: Three piles, the top card last (RM-2.4).
    engines: list[tuple[int, ...]]
    success: Pile
    launch: Launch | None
    #: Goals and Variants in the box, seen by nobody.
    goal_box: Pile
    variant_box: Pile
    variants: tuple[int, ...]
    #: By location, the seats that arrived, in order (RM-1.18).
    arrivals: list[tuple[int, ...]]
    #: Who holds the Moon token and the Mars token (RM-7.24).
    moon_token: int | None
    mars_token: int | None
    #: Why the end was triggered; "" before (RM-9.1).
    end_reason: str
    over: bool
    #: What the latest action brought about.
    facts: list[Fact]

    def success_zones(self) -> list[int]:
        """All Mission Success cards: in the deck, drawn, set aside, or just turned up."""
        cards = contents(self.success)
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


def active(state: State) -> Player:
    """The player whose turn it is."""
    return state.players[state.seat]
