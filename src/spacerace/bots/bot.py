"""What a bot is, and what a game's heuristic offers to bots that think further."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from spacerace.games import kit_of
from spacerace.kernel.game import AnyAction, AnyView, Game
from spacerace.kernel.seats import Seat

#: A clock in seconds, with any start; bots with a time budget read it.
Clock = Callable[[], float]


class Bot(Protocol):
    """A player who answers when its seat is awaited."""

    #: The name by which people choose the bot.
    name: str
    #: True if the bot reads only the options, so that no view has to be made for it.
    blind: bool

    def choose(self, view: AnyView, options: Sequence[AnyAction], clock: Clock | None) -> AnyAction:
        """One of the options; there are at least two. A blind bot may get None for a view.

        Without a clock a bot that needs one takes the machine's.
        """


class Gambles(NamedTuple):
    """Chance events that decide gambles of known odds, so that the luck of an outcome can be computed."""

    #: The first part of the keys of these events.
    key: str
    #: By a view before the event and its outcome: the seat that gambles, and how many points it gets beyond
    #: what it could expect. Over all outcomes this must be 0 on average, or a search is misled.
    windfall: Callable[[AnyView, AnyAction], tuple[Seat, float]]


class Heuristic(Protocol):
    """The heuristic of one game; a module in the folder of the game satisfies this."""

    #: A lead, in points of the game, that wins about three games in four.
    SPREAD: float
    #: Rounds that a search plays on before it trusts ``estimate``; None: to the end of the game.
    HORIZON: int | None
    #: Options whose weights differ by no more than this count as equal.
    ALIKE: float
    #: The gambles whose luck a search subtracts from its results; None: the game has none.
    GAMBLES: Gambles | None

    def weigh(self, view: AnyView, options: Sequence[AnyAction]) -> list[float]:
        """How good each option looks to the viewer, in points of the game; only differences count."""

    def estimate(self, view: AnyView) -> tuple[float, ...]:
        """The points that each seat will have in the end, as the viewer would guess."""


def heuristic_of(game: Game) -> Heuristic | None:
    """The heuristic of a game; None if it has none."""
    return kit_of(game).heuristic()
