"""What the table waits for, as a stack of frozen structs in the state.

The last step is the one under way. A ``Sequence`` is a place in one of the edition's lists of steps
and runs by itself; every other step waits for chance or for the player whose turn it is.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spacerace.games.rocketmen.rules.actions import Place
from spacerace.games.rocketmen.rules.ids import CardId, SourceId
from spacerace.kernel.agenda import Sequence
from spacerace.kernel.seats import Seat

# --- steps that wait for chance ------------------------------------------------------------------


class PickFirstPlayer(Struct, frozen=True, tag=True):
    """Who begins? (C-1)"""


class DealThreat(Struct, frozen=True, tag=True):
    """Early edition: a Threat for the teal deck, of one design or of any. (C-9)"""

    design: str = ""


class FillSlot(Struct, frozen=True, tag=True):
    """A card for a slot of the display. (C-2)"""

    slot: int
    #: Early edition: it lies offset until the end of the turn (RM-E.14).
    offset: bool = False


class DrawToHand(Struct, frozen=True, tag=True):
    """Cards from a player's HQ into the Hand. (C-3)"""

    seat: Seat
    cards: int


class DealGoal(Struct, frozen=True, tag=True):
    """A Personal Goal for a player. (C-4)"""

    seat: Seat


class DrawVariant(Struct, frozen=True, tag=True):
    """A Variant card for the table. (C-5)"""


class FlipSuccess(Struct, frozen=True, tag=True):
    """The next Mission Success card of a launch. (C-6)"""


class RevealSuccess(Struct, frozen=True, tag=True):
    """Cards turned up by Detailed Planning. (C-7)"""

    cards: int
    shown: tuple[CardId, ...] = ()


class DrawSolitaire(Struct, frozen=True, tag=True):
    """A Solitaire card for the AI: its destination or its mission type. (C-8)"""

    purpose: Literal["destination", "type"]
    #: Cards already seen in this search for a type (RM-15.11i).
    seen: tuple[CardId, ...] = ()


# --- steps that wait for the player whose turn it is ---------------------------------------------


class Acting(Struct, frozen=True, tag=True):
    """The action part of the turn. (RM-3.2)"""


class Purchasing(Struct, frozen=True, tag=True):
    """A purchase opened and not confirmed. (D-1 to D-4)"""

    cards: tuple[CardId, ...]
    #: Hand cards by id, and tokens as MONEY_TOKEN or SCIENCE_TOKEN.
    sources: tuple[SourceId, ...] = ()


class Placing(Struct, frozen=True, tag=True):
    """A placing action opened and not confirmed. (D-5 to D-8)"""

    cards: tuple[CardId, ...]
    places: tuple[Place, ...]
    sources: tuple[SourceId, ...] = ()


class Refreshing(Struct, frozen=True, tag=True):
    """Open Market: a display card chosen, the payment not confirmed. (D-14a)"""

    card: CardId
    sources: tuple[SourceId, ...] = ()


class TakingThreat(Struct, frozen=True, tag=True):
    """Which of several Threats of the type? (D-12a)"""

    card: CardId


class Removing(Struct, frozen=True, tag=True):
    """Which card does Storage Batteries remove? (D-12b)"""

    card: CardId


class Cycling(Struct, frozen=True, tag=True):
    """Which cards go with Super Capacitors? (D-12c)"""

    card: CardId
    cards: tuple[CardId, ...] = ()


class TopDecking(Struct, frozen=True, tag=True):
    """Which card goes on top of HQ? (D-12d)"""

    card: CardId


class Counting(Struct, frozen=True, tag=True):
    """Window W3: before the Rocket points are counted. (D-16, D-17)"""


class Flying(Struct, frozen=True, tag=True):
    """Windows W4 and W6: before the first draw and after each draw but the last. (D-16, D-18, D-21)"""


class Reacting(Struct, frozen=True, tag=True):
    """Window WR: a card was just drawn and has not moved the Rocket. (D-20)"""

    card: CardId


class ChoosingFirst(Struct, frozen=True, tag=True):
    """Detailed Planning: which of the cards turned up is the first draw? (D-19)"""

    cards: tuple[CardId, ...]


class LastChance(Struct, frozen=True, tag=True):
    """Window WZ: after the last draw. (D-22)"""


class AbortDiscarding(Struct, frozen=True, tag=True):
    """Pad cards owed for an abort. (D-21a)"""

    left: int
    #: The card chosen last; in canonical order the next one has a higher id.
    after: int = -1


class KeepingEngines(Struct, frozen=True, tag=True):
    """Reusable Rocket Parts: Engines that may still be taken back. (D-23a)"""

    left: int
    after: int = -1


class KeepingMission(Struct, frozen=True, tag=True):
    """Keep or discard the Mission after a failure? (D-23)"""


class OfferingEnd(Struct, frozen=True, tag=True):
    """Early edition: trigger the end, or play on? (D-27)"""


class DiscardingExcess(Struct, frozen=True, tag=True):
    """The Hand is over its limit. (D-25)"""

    after: int = -1


ChanceStep = (
    PickFirstPlayer
    | DealThreat
    | FillSlot
    | DrawToHand
    | DealGoal
    | DrawVariant
    | FlipSuccess
    | RevealSuccess
    | DrawSolitaire
)
Decision = (
    Acting
    | Purchasing
    | Placing
    | Refreshing
    | TakingThreat
    | Removing
    | Cycling
    | TopDecking
    | Counting
    | Flying
    | Reacting
    | ChoosingFirst
    | LastChance
    | AbortDiscarding
    | KeepingEngines
    | KeepingMission
    | OfferingEnd
    | DiscardingExcess
)
Step = Sequence | ChanceStep | Decision

CHANCE_STEPS: frozenset[type] = frozenset(
    (
        PickFirstPlayer,
        DealThreat,
        FillSlot,
        DrawToHand,
        DealGoal,
        DrawVariant,
        FlipSuccess,
        RevealSuccess,
        DrawSolitaire,
    )
)

#: Opened and not confirmed: nothing has moved yet, and nobody else knows.
PRIVATE_STEPS: frozenset[type] = frozenset(
    (Purchasing, Placing, Refreshing, TakingThreat, Removing, Cycling, TopDecking)
)

ACTING = Acting()
FLYING = Flying()
COUNTING = Counting()
LAST_CHANCE = LastChance()
KEEPING_MISSION = KeepingMission()
OFFERING_END = OfferingEnd()
DISCARDING_EXCESS = DiscardingExcess()
FLIP_SUCCESS = FlipSuccess()
