"""What the table waits for, as a stack of frozen structs in the state."""

from __future__ import annotations

from msgspec import Struct

from spacerace.games.nineteen69.rules.ids import CardValue, ScientistId
from spacerace.kernel.agenda import Sequence
from spacerace.kernel.seats import Seat

# --- steps that wait for chance ------------------------------------------------------------------


class PickFirstPlayer(Struct, frozen=True, tag=True):
    """Who begins? (NC-1)"""


class DrawingCard(Struct, frozen=True, tag=True):
    """An espionage card for the player whose part it is. (NC-4)"""


class RollingDie(Struct, frozen=True, tag=True):
    """A die of the test, by its place among the five. (NC-5, NC-6)"""

    die: int


# --- steps that wait for the player whose part it is ---------------------------------------------


class FreeCards(Struct, frozen=True, tag=True):
    """Free espionage cards that may still be drawn. (ND-1)"""

    left: int


class Selling(Struct, frozen=True, tag=True):
    """How much prestige to sell? (ND-2)"""


class Purchasing(Struct, frozen=True, tag=True):
    """Hire, buy a card, or be done. (ND-3)"""


class Discarding(Struct, frozen=True, tag=True):
    """Cards that a full hand will discard before it buys; nothing leaves the hand yet. (ND-11)"""

    values: tuple[CardValue, ...]


class Placing(Struct, frozen=True, tag=True):
    """Where does the hired scientist go? Nothing is paid yet. (ND-4)"""

    scientist: ScientistId


class Targeting(Struct, frozen=True, tag=True):
    """On whose sheets does the spy go? Nothing is paid yet. (ND-5)"""


class Spotting(Struct, frozen=True, tag=True):
    """Into which research of that player? Nothing is paid yet. (ND-6)"""

    seat: Seat


class Launching(Struct, frozen=True, tag=True):
    """Which mission, or none? (ND-7)"""


class Rerolling(Struct, frozen=True, tag=True):
    """Simulation: rerolls that are left. (ND-8)"""

    left: int


class Converting(Struct, frozen=True, tag=True):
    """Ground Control: how many neutral dice become successes, at most so many. (ND-10)"""

    most: int


class Committing(Struct, frozen=True, tag=True):
    """Espionage cards for or against the rocket; nothing leaves the hand yet. (ND-9)"""

    values: tuple[CardValue, ...] = ()


ChanceStep = PickFirstPlayer | DrawingCard | RollingDie
Decision = (
    FreeCards
    | Selling
    | Purchasing
    | Discarding
    | Placing
    | Targeting
    | Spotting
    | Launching
    | Rerolling
    | Converting
    | Committing
)
Step = Sequence | ChanceStep | Decision

CHANCE_STEPS: frozenset[type] = frozenset((PickFirstPlayer, DrawingCard, RollingDie))

#: Begun and not settled: nothing has moved, and nobody else knows.
PRIVATE_STEPS: frozenset[type] = frozenset((Discarding, Placing, Targeting, Spotting))
