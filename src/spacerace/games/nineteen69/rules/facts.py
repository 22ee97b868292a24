"""What happened, in the past tense: the news of the table."""

from __future__ import annotations

from typing import get_args

from msgspec import Struct

from spacerace.games.nineteen69.rules.actions import Face
from spacerace.games.nineteen69.rules.ids import CardValue, MissionId, Money, ResearchId, ScientistId
from spacerace.kernel.seats import Seat


class FirstPlayerChosen(Struct, frozen=True, tag=True):
    """Who begins."""

    seat: Seat


class YearBegan(Struct, frozen=True, tag=True):
    """A new year."""

    year: int
    first: Seat


class IncomeTaken(Struct, frozen=True, tag=True):
    """The year's income."""

    seat: Seat
    money: Money


class CardDrawn(Struct, frozen=True, tag=True):
    """An espionage card came to a hand; its owner alone sees it."""

    seat: Seat
    value: CardValue


class CardPaid(Struct, frozen=True, tag=True):
    """A card is being bought."""

    seat: Seat
    money: Money


class CardDiscarded(Struct, frozen=True, tag=True):
    """A full hand threw a card away, in sight of all."""

    seat: Seat
    value: CardValue


class DeckShuffled(Struct, frozen=True, tag=True):
    """The discard pile became a new deck."""


class PrestigeSold(Struct, frozen=True, tag=True):
    """Prestige was sold for money."""

    seat: Seat
    points: int
    money: Money


class ScientistHired(Struct, frozen=True, tag=True):
    """A scientist was hired and placed; ``owner`` is whose sheets it lies on."""

    seat: Seat
    scientist: ScientistId
    owner: Seat
    research: ResearchId
    price: Money
    token: bool


class PurchasesDone(Struct, frozen=True, tag=True):
    """A player has finished buying."""

    seat: Seat


class MissionLaunched(Struct, frozen=True, tag=True):
    """A mission was launched."""

    seat: Seat
    mission: MissionId
    cost: Money
    start: int


class NoLaunch(Struct, frozen=True, tag=True):
    """A player launches nothing this year."""

    seat: Seat


class DieRolled(Struct, frozen=True, tag=True):
    """A die shows a face."""

    seat: Seat
    die: int
    face: Face


class NeutralsTurned(Struct, frozen=True, tag=True):
    """Ground Control turned so many of the neutral dice, as the launcher chose."""

    seat: Seat
    count: int
    neutrals: int


class TestDone(Struct, frozen=True, tag=True):
    """The test: successes after Ground Control, failures, symbol bonus, and where the rocket stands."""

    seat: Seat
    successes: int
    failures: int
    bonus: int
    rocket: int


class InsurancePaid(Struct, frozen=True, tag=True):
    """Insurance paid for failures."""

    seat: Seat
    money: Money


class CardsCommitted(Struct, frozen=True, tag=True):
    """A player has committed so many cards, face down."""

    seat: Seat
    cards: int


class CardsRevealed(Struct, frozen=True, tag=True):
    """A player's committed cards are turned up."""

    seat: Seat
    values: tuple[CardValue, ...]


class RocketPushed(Struct, frozen=True, tag=True):
    """Espionage moved the rocket: opponents back, the launcher forward."""

    seat: Seat
    spaces: int
    rocket: int


class PrestigeGained(Struct, frozen=True, tag=True):
    """What a mission brought."""

    seat: Seat
    mission: MissionId
    rocket: int
    points: int


class MoonProgressed(Struct, frozen=True, tag=True):
    """A completed mission moved the Moon progress flag."""

    seat: Seat
    space: int


class YearEnded(Struct, frozen=True, tag=True):
    """Flags are placed, the year is over."""

    year: int


class GameEnded(Struct, frozen=True, tag=True):
    """1969 is over."""


Fact = (
    FirstPlayerChosen
    | YearBegan
    | IncomeTaken
    | CardDrawn
    | CardPaid
    | CardDiscarded
    | DeckShuffled
    | PrestigeSold
    | ScientistHired
    | PurchasesDone
    | MissionLaunched
    | NoLaunch
    | DieRolled
    | NeutralsTurned
    | TestDone
    | InsurancePaid
    | CardsCommitted
    | CardsRevealed
    | RocketPushed
    | PrestigeGained
    | MoonProgressed
    | YearEnded
    | GameEnded
)

#: The same, one by one.
FACTS: tuple[type, ...] = get_args(Fact)
