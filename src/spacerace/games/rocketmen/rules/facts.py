"""What happened, in the past tense: the news of the table."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from spacerace.games.rocketmen.rules.actions import Place
from spacerace.games.rocketmen.rules.ids import CardId, LocationId
from spacerace.games.rocketmen.rules.printed import Achievement, Destination
from spacerace.kernel.seats import Seat


class FirstPlayerChosen(Struct, frozen=True, tag=True):
    """Who begins."""

    seat: Seat


class VariantDrawn(Struct, frozen=True, tag=True):
    """A Variant card is in play."""

    card: CardId


class GoalDealt(Struct, frozen=True, tag=True):
    """A Personal Goal was dealt; its owner alone knows it."""

    seat: Seat
    card: CardId


class RoundBegan(Struct, frozen=True, tag=True):
    """A new round."""

    round: int


class TurnBegan(Struct, frozen=True, tag=True):
    """A player's turn."""

    seat: Seat


class SlotFilled(Struct, frozen=True, tag=True):
    """A card came to the display."""

    slot: int
    card: CardId


class CardDrawn(Struct, frozen=True, tag=True):
    """A card came from HQ to the Hand; unless it was known, its owner alone sees it."""

    seat: Seat
    card: CardId
    known: bool


class HqShuffled(Struct, frozen=True, tag=True):
    """A Warehouse became a new HQ."""

    seat: Seat


class CardsBought(Struct, frozen=True, tag=True):
    """A purchase was settled."""

    seat: Seat
    cards: tuple[CardId, ...]
    paid: tuple[CardId, ...]
    money_tokens: int
    science_tokens: int


class CardsPlaced(Struct, frozen=True, tag=True):
    """A placing action was settled."""

    seat: Seat
    cards: tuple[CardId, ...]
    places: tuple[Place, ...]
    paid: tuple[CardId, ...]
    money_tokens: int


class CardPlacedFree(Struct, frozen=True, tag=True):
    """A pending free placing was used."""

    seat: Seat
    card: CardId
    place: Place
    by: CardId


class PendingDrawUsed(Struct, frozen=True, tag=True):
    """A pending draw was used."""

    seat: Seat
    by: CardId


class CardDiscarded(Struct, frozen=True, tag=True):
    """A card of Hand or Pad was discarded."""

    seat: Seat
    card: CardId


class MissionDiscarded(Struct, frozen=True, tag=True):
    """The planned Mission was given up, with these cards of the Pad."""

    seat: Seat
    card: CardId
    pad: tuple[CardId, ...]


class MissionKept(Struct, frozen=True, tag=True):
    """The Mission stays planned after a failure."""

    seat: Seat
    card: CardId


class EffectPlayed(Struct, frozen=True, tag=True):
    """A DISCARD card was played for its effect, on these cards."""

    seat: Seat
    card: CardId
    cards: tuple[CardId, ...]


class CardStored(Struct, frozen=True, tag=True):
    """A card was laid on the Depot."""

    seat: Seat
    card: CardId


class StoreTaken(Struct, frozen=True, tag=True):
    """The Depot's cards were taken into the Hand."""

    seat: Seat
    cards: tuple[CardId, ...]


class CardRefreshed(Struct, frozen=True, tag=True):
    """Open Market: a display card went under the deck."""

    seat: Seat
    card: CardId
    paid: tuple[CardId, ...]
    money_tokens: int


class LaunchDeclared(Struct, frozen=True, tag=True):
    """A launch was declared."""

    seat: Seat
    mission: CardId
    destination: Destination


class LaunchScrubbed(Struct, frozen=True, tag=True):
    """Too few Rocket points."""

    seat: Seat
    points: int
    needed: int


class RocketBoosted(Struct, frozen=True, tag=True):
    """The boost before the first draw."""

    seat: Seat
    rocket: int
    target: int


class SuccessDrawn(Struct, frozen=True, tag=True):
    """A Mission Success card was turned up."""

    seat: Seat
    card: CardId


class RocketMoved(Struct, frozen=True, tag=True):
    """A draw has moved the Rocket (or a 0 has not)."""

    seat: Seat
    by: int
    rocket: int
    target: int


class EffectUsed(Struct, frozen=True, tag=True):
    """An effect was used during the launch."""

    seat: Seat
    card: CardId
    rocket: int


class CardCopied(Struct, frozen=True, tag=True):
    """Industrial Espionage became a copy."""

    seat: Seat
    card: CardId
    target: CardId


class LaunchAborted(Struct, frozen=True, tag=True):
    """The launch was aborted; that many Pad cards are owed."""

    seat: Seat
    owed: int


class PadDiscarded(Struct, frozen=True, tag=True):
    """Cards left the Pad at the end of a launch."""

    seat: Seat
    cards: tuple[CardId, ...]


class EngineKept(Struct, frozen=True, tag=True):
    """An Engine was taken back into the Hand."""

    seat: Seat
    card: CardId


class MissionFailed(Struct, frozen=True, tag=True):
    """All draws made, target not reached."""

    seat: Seat
    rocket: int
    target: int


class MissionSucceeded(Struct, frozen=True, tag=True):
    """A mission arrived."""

    seat: Seat
    mission: CardId
    location: LocationId
    vp: int
    achievement: Achievement


class FirstTokenTaken(Struct, frozen=True, tag=True):
    """The Moon or Mars token was taken."""

    seat: Seat
    destination: Destination


class ThreatDealt(Struct, frozen=True, tag=True):
    """A Threat joined the teal deck; nobody saw which."""

    card: CardId


class GoalRedrawn(Struct, frozen=True, tag=True):
    """A goal that cannot be met alone was put back, and another is drawn."""

    card: CardId


class AiDrew(Struct, frozen=True, tag=True):
    """The AI turned up a Solitaire card, for a destination or a mission type."""

    card: CardId
    purpose: Literal["destination", "type"]


class AiRejected(Struct, frozen=True, tag=True):
    """The card does not fit, so that another is drawn."""

    card: CardId
    #: All its locations there are taken; no such location there; already been there; all others seen.
    reason: Literal["full", "no-such-location", "been-there", "no-type-left"]


class SolitaireShuffled(Struct, frozen=True, tag=True):
    """The Solitaire discards became a new deck."""


class AiIdle(Struct, frozen=True, tag=True):
    """The AI can start no mission."""


class AiMissionBegan(Struct, frozen=True, tag=True):
    """The AI has a mission."""

    location: LocationId
    rocket: int
    target: int


class AiAdvanced(Struct, frozen=True, tag=True):
    """The AI Rocket moved one space."""

    rocket: int
    target: int


class AiArrived(Struct, frozen=True, tag=True):
    """A mission of the AI arrived."""

    location: LocationId
    vp: int


class AiTook(Struct, frozen=True, tag=True):
    """A display card went to the AI's area, with the points it scored at once."""

    card: CardId
    vp: int


class EndOfferRefused(Struct, frozen=True, tag=True):
    """A player could have triggered the end and plays on."""

    seat: Seat


class ExcessDiscarded(Struct, frozen=True, tag=True):
    """A card over the Hand limit was discarded."""

    seat: Seat
    card: CardId


class TurnEnded(Struct, frozen=True, tag=True):
    """The turn is over."""

    seat: Seat


class EndTriggered(Struct, frozen=True, tag=True):
    """The last round is on."""

    seat: Seat
    reason: str


class GameEnded(Struct, frozen=True, tag=True):
    """The game is over."""

    reason: str


Fact = (
    FirstPlayerChosen
    | VariantDrawn
    | GoalDealt
    | RoundBegan
    | TurnBegan
    | SlotFilled
    | CardDrawn
    | HqShuffled
    | CardsBought
    | CardsPlaced
    | CardPlacedFree
    | PendingDrawUsed
    | CardDiscarded
    | MissionDiscarded
    | MissionKept
    | EffectPlayed
    | CardStored
    | StoreTaken
    | CardRefreshed
    | LaunchDeclared
    | LaunchScrubbed
    | RocketBoosted
    | SuccessDrawn
    | RocketMoved
    | EffectUsed
    | CardCopied
    | LaunchAborted
    | PadDiscarded
    | EngineKept
    | MissionFailed
    | MissionSucceeded
    | FirstTokenTaken
    | ThreatDealt
    | GoalRedrawn
    | AiDrew
    | AiRejected
    | SolitaireShuffled
    | AiIdle
    | AiMissionBegan
    | AiAdvanced
    | AiArrived
    | AiTook
    | EndOfferRefused
    | ExcessDiscarded
    | TurnEnded
    | EndTriggered
    | GameEnded
)

#: The same, one by one.
FACTS: tuple[type, ...] = get_args(Fact)
