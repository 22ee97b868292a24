"""What a player or chance can do in 1969, as frozen structs with a short text form.

Cards are named by their value, dice by their face, researches and missions by their index: equal ones
are one option.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spacerace.games.nineteen69.rules.ids import CardValue, MissionId, ResearchId, ScientistId
from spacerace.kernel.seats import Seat

Face = Literal["success", "neutral", "failure"]
FACES: tuple[Face, ...] = ("success", "neutral", "failure")


class DrawCard(Struct, frozen=True, tag=True, gc=False):
    """Draw a free espionage card, or buy one."""


class SwapCard(Struct, frozen=True, tag=True, gc=False):
    """With a full hand: discard a card of this value, then draw or buy one."""

    value: CardValue


class Discard(Struct, frozen=True, tag=True, gc=False):
    """With a full hand: pick a card of this value, to be discarded before one is bought."""

    value: CardValue


class Stop(Struct, frozen=True, tag=True, gc=False):
    """No more free cards, purchases, rerolls; no launch; no more cards to commit."""


class Sell(Struct, frozen=True, tag=True, gc=False):
    """Sell so many prestige points."""

    points: int


class Hire(Struct, frozen=True, tag=True, gc=False):
    """Begin to hire a scientist of this type."""

    scientist: ScientistId


class PlaceIn(Struct, frozen=True, tag=True, gc=False):
    """Put the scientist into this research of the own sheets, or of the spied-on player's."""

    research: ResearchId


class SpyOn(Struct, frozen=True, tag=True, gc=False):
    """Choose the player whose sheets get the spy."""

    seat: Seat


class Launch(Struct, frozen=True, tag=True, gc=False):
    """Launch this mission."""

    mission: MissionId


class Reroll(Struct, frozen=True, tag=True, gc=False):
    """Reroll a die that shows this face."""

    face: Face


class Convert(Struct, frozen=True, tag=True, gc=False):
    """Ground Control: turn so many neutral dice into successes."""

    count: int


class Commit(Struct, frozen=True, tag=True, gc=False):
    """Add a card of this value to the own commitment, face down."""

    value: CardValue


class FirstPlayer(Struct, frozen=True, tag=True, gc=False):
    """Chance: this seat begins."""

    seat: Seat


class Drawn(Struct, frozen=True, tag=True, gc=False):
    """Chance: a card of this value comes from the deck."""

    value: CardValue


class Rolled(Struct, frozen=True, tag=True, gc=False):
    """Chance: the die that is rolled shows this face."""

    face: Face


Action = (
    DrawCard
    | SwapCard
    | Discard
    | Stop
    | Sell
    | Hire
    | PlaceIn
    | SpyOn
    | Launch
    | Reroll
    | Convert
    | Commit
    | FirstPlayer
    | Drawn
    | Rolled
)

DRAW_CARD = DrawCard()
STOP = Stop()
REROLL = {face: Reroll(face) for face in FACES}
ROLLED = {face: Rolled(face) for face in FACES}
