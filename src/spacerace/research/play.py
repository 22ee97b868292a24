"""One game, decision by decision: chance follows from the seed, and what nobody has to decide is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spacerace.games import encoder_of
from spacerace.games.encoding import Encoding
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import AnyAction, Result
from spacerace.kernel.seats import CHANCE, Seat
from spacerace.research.table import Table

__all__ = ["OutsideMask", "Play", "number_of", "rewards_of"]


class OutsideMask(ValueError):
    """A number was chosen that stands for no option of the decision."""


def number_of(action: Any) -> int:
    """An action as a plain number; what is none names no option."""
    try:
        return int(action)
    except (TypeError, ValueError):
        raise OutsideMask(f"Action {action!r} is no number of an option.") from None


def rewards_of(result: Result, seats: int, kind: str) -> list[float]:
    """What each seat gets at the end: its share of the win, or its lead over the best of the others."""
    if kind == "win":
        return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
    scores = result.scores
    best = [max((*scores[:seat], *scores[seat + 1 :]), default=0) for seat in range(seats)]
    return [float(scores[seat] - best[seat]) for seat in range(seats)]


class Play:
    """A game under way. It waits at the next choice among two or more options, or is over."""

    def __init__(
        self, table: Table, seed: int, encoding: Encoding | None = None, *, heard: bool = False
    ) -> None:
        """Begin the game of this seed.

        ``encoding`` saves looking it up, where many games are played. With ``heard`` the game writes down
        what chance brings.
        """
        self.game = game = table.rules
        self.header = table.header(seed)
        self.state = game.begin(self.header)
        self.encoding = encoding or encoder_of(game).encoding_of(self.state)
        #: Who chooses; None: the game is over.
        self.seat: Seat | None = None
        #: What there is to choose from, and the number of each.
        self.options: Sequence[AnyAction] = ()
        self.numbers: list[int] = []
        #: What chance has brought, as short texts; whoever has read them empties the list. None: not wanted.
        self.heard: list[str] | None = [] if heard else None
        #: How many choices were made.
        self.decisions = 0
        self._luck = Luck(seed)
        self._go_on()

    def act(self, number: int) -> None:
        """Take the option with this number; raises OutsideMask if there is none."""
        if self.seat is None:
            raise OutsideMask("The game is over: begin another one.")
        try:
            option = self.options[self.numbers.index(number)]
        except ValueError:
            raise OutsideMask(self._refusal(number)) from None
        self.decisions += 1
        self.game.advance(self.state, option)
        self._go_on()

    def take(self, option: AnyAction) -> None:
        """Take an option, as bots name them."""
        self.act(self.numbers[self.options.index(option)])

    def observe(self, seat: Seat) -> bytes:
        """The row of what this seat sees."""
        return self.encoding.observe(self.state, seat)

    def mask(self) -> bytearray:
        """A byte for each number of an option: 1 where it can be chosen now."""
        mask = bytearray(len(self.encoding.options))
        for number in self.numbers:
            mask[number] = 1
        return mask

    def result(self) -> Result:
        """The score as the game stands."""
        return self.game.result(self.state)

    def rewards(self, kind: str) -> list[float]:
        """What each seat gets at the end, by the kind of reward."""
        return rewards_of(self.result(), len(self.header.seats), kind)

    def _go_on(self) -> None:
        """Let chance act, and whoever has one option, until somebody has a choice."""
        game, state = self.game, self.state
        to_act, advance, canonical_options = game.to_act, game.advance, game.canonical_options
        while True:
            seat = to_act(state)
            if seat == CHANCE:
                event = game.chance(state)
                outcome = game.outcome(state, self._luck.pick(event.key, event.bag))
                if self.heard is not None:
                    self.heard.append(game.write_action(state, outcome))
                advance(state, outcome)
            elif seat is None:
                self.seat, self.options, self.numbers = None, (), []
                return
            else:
                options = canonical_options(state)
                if len(options) > 1:
                    self.seat, self.options = seat, options
                    self.numbers = self.encoding.numbers(state, options)
                    return
                advance(state, options[0])

    def _refusal(self, number: int) -> str:
        """Why a number is refused."""
        names = self.encoding.options
        known = 0 <= number < len(names)
        what = f"{number} ({names[number]})" if known else f"{number!r}"
        offered = ", ".join(f"{one} ({names[one]})" for one in sorted(self.numbers))
        return f"Action {what} is not among the options of this decision: {offered}."
