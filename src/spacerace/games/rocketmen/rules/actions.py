"""What a player or chance can do in Rocketmen, as frozen structs with a short text form.

The list is short on purpose: a decision is several small actions, and what ``Choose``, ``Confirm``
or ``Pass`` means is said by the step on top of the agenda.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.printed import Destination
from spacerace.kernel.seats import Seat

Place = Literal["plan", "pad"]
Token = Literal["money", "science"]


class BuyCard(Struct, frozen=True, tag=True, gc=False):
    """Open a purchase with a card of the display or an Engine pile, or add it to the open one."""

    card: CardId


class PayWithCard(Struct, frozen=True, tag=True, gc=False):
    """Add a Hand card to the payment."""

    card: CardId


class PayWithToken(Struct, frozen=True, tag=True, gc=False):
    """Add an achievement token to the payment."""

    token: Token


class PlaceCard(Struct, frozen=True, tag=True, gc=False):
    """Open a placing action with a Hand card, or add it to the open one."""

    card: CardId
    place: Place


class PlaceCardFree(Struct, frozen=True, tag=True, gc=False):
    """Use a pending free placing."""

    card: CardId
    place: Place


class DrawPending(Struct, frozen=True, tag=True, gc=False):
    """Use a pending draw."""


class DiscardCard(Struct, frozen=True, tag=True, gc=False):
    """Discard a card of Hand or Pad."""

    card: CardId


class DiscardMission(Struct, frozen=True, tag=True, gc=False):
    """Discard the planned Mission; in the action part the Pad goes with it."""


class KeepMission(Struct, frozen=True, tag=True, gc=False):
    """Leave the Mission planned after a failure."""


class PlayEffect(Struct, frozen=True, tag=True, gc=False):
    """Play a DISCARD card from the Hand for its effect."""

    card: CardId


class Choose(Struct, frozen=True, tag=True, gc=False):
    """Choose one card for what is going on."""

    card: CardId


class Confirm(Struct, frozen=True, tag=True, gc=False):
    """Settle what was opened."""


class Pass(Struct, frozen=True, tag=True, gc=False):
    """Use no further effect here."""


class StoreCard(Struct, frozen=True, tag=True, gc=False):
    """Lay a Hand card on the Depot."""

    card: CardId


class TakeStored(Struct, frozen=True, tag=True, gc=False):
    """Take all cards from the Depot into the Hand."""


class RefreshCard(Struct, frozen=True, tag=True, gc=False):
    """Open Market: begin to put a display card under the deck."""

    card: CardId


class RemoveFromDisplay(Struct, frozen=True, tag=True, gc=False):
    """Alone: a display card goes to the AI, whose Rocket advances for it."""

    card: CardId


class TriggerEnd(Struct, frozen=True, tag=True, gc=False):
    """Early edition: this round shall be the last."""


class LaunchTo(Struct, frozen=True, tag=True, gc=False):
    """Declare a launch to a destination."""

    destination: Destination


class CountPoints(Struct, frozen=True, tag=True, gc=False):
    """Count the Rocket points and go."""


class UseEffect(Struct, frozen=True, tag=True, gc=False):
    """Use the effect of a Pad card, or of a Variant, during the launch."""

    card: CardId


class CopyTo(Struct, frozen=True, tag=True, gc=False):
    """Industrial Espionage becomes a copy of a card on an opponent's Pad."""

    card: CardId
    target: CardId


class DrawSuccess(Struct, frozen=True, tag=True, gc=False):
    """Draw the next Mission Success card."""


class Abort(Struct, frozen=True, tag=True, gc=False):
    """Abort the mission."""


class EndTurn(Struct, frozen=True, tag=True, gc=False):
    """End the turn without a launch."""


class Drawn(Struct, frozen=True, tag=True, gc=False):
    """Chance: this card comes from the pile that is waited for."""

    card: CardId


class FirstPlayer(Struct, frozen=True, tag=True, gc=False):
    """Chance: this seat begins."""

    seat: Seat


Action = (
    BuyCard
    | PayWithCard
    | PayWithToken
    | PlaceCard
    | PlaceCardFree
    | DrawPending
    | DiscardCard
    | DiscardMission
    | KeepMission
    | PlayEffect
    | Choose
    | Confirm
    | Pass
    | StoreCard
    | TakeStored
    | RefreshCard
    | RemoveFromDisplay
    | TriggerEnd
    | LaunchTo
    | CountPoints
    | UseEffect
    | CopyTo
    | DrawSuccess
    | Abort
    | EndTurn
    | Drawn
    | FirstPlayer
)

CONFIRM = Confirm()
PASS = Pass()
END_TURN = EndTurn()
DRAW_SUCCESS = DrawSuccess()
ABORT = Abort()
COUNT_POINTS = CountPoints()
DRAW_PENDING = DrawPending()
DISCARD_MISSION = DiscardMission()
KEEP_MISSION = KeepMission()
TAKE_STORED = TakeStored()
TRIGGER_END = TriggerEnd()
PAY_MONEY_TOKEN = PayWithToken("money")
PAY_SCIENCE_TOKEN = PayWithToken("science")
