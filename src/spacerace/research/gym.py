"""The games as an environment of Gymnasium: one seat learns, bots sit on the others.

Importing this module registers ``spacerace/<game>-v1`` for every game on the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from spacerace.bots import Bot, bot_named
from spacerace.games import GAMES
from spacerace.kernel.chance import bot_seed
from spacerace.kernel.seats import Seat
from spacerace.research.arrays import (
    LOST,
    Arrays,
    Cells,
    Outside,
    Seeds,
    check_words,
    chooser,
    one_of,
    table_of,
)
from spacerace.research.drawing import MODES, drawn
from spacerace.research.extras import from_extra
from spacerace.research.play import OutsideMask, Play, number_of
from spacerace.research.table import Reward, Table

with from_extra("gym"):
    import gymnasium
    from gymnasium.error import ResetNeeded

__all__ = ["OneSeat", "register"]


class OneSeat(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game. The mask is in the observation and in the info, which tells the result at last."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        table: Table | str,
        *,
        others: str | Sequence[str] = "sense",
        seat: int | None = None,
        reward: Reward = "win",
        outside: Outside = "error",
        cells: Cells = "scaled",
        render_mode: str | None = None,
    ) -> None:
        """``others``: the name of a bot for all other seats, or one for each, the next in turn first.

        ``seat``: where to sit; None: on each seat equally often, by the seed.
        """
        check_words(reward, outside)
        if render_mode is not None:
            one_of("render_mode", render_mode, MODES)
        self.render_mode = render_mode
        self.table = table_of(table)
        seats = self.table.seats
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"seat is {seat!r}; at a table for {seats} it can be 0 to {seats - 1}.")
        self._others = [others] * (seats - 1) if isinstance(others, str) else list(others)
        if len(self._others) != seats - 1:
            raise ValueError(f"others names {len(self._others)} bots; {seats - 1} sit at the other seats.")
        for name in self._others:
            bot_named(name, self.table.rules, 0)
        self._fixed_seat, self._reward, self._outside = seat, reward, outside
        self._arrays = Arrays(self.table.encoding(), cells)
        self.observation_space = self._arrays.observation_space
        self.action_space = self._arrays.action_space
        self._seeds = Seeds()
        self._play: Play | None = None
        self._lost = False

    @property
    def play(self) -> Play:
        """The game that is played."""
        if self._play is None:
            raise ResetNeeded("No game is begun: call reset() first.")
        return self._play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin the next game, up to the first choice of the own seat; the same seed gives the same game."""
        super().reset(seed=seed)
        while True:
            self._begin(self._seeds.next(seed))
            if self.play.seat is not None:
                break
            # The others have ended the game before the own seat had a choice.
            seed = None
        return self._tell()

    def _begin(self, seed: int) -> None:
        """Sit down, and let the others play."""
        seats = self.table.seats
        fixed = self._fixed_seat
        self.seat = Seat(Random(f"seat {seed}").randrange(seats) if fixed is None else fixed)
        self._play = Play(self.table, seed, self._arrays.encoding)
        self._bots: dict[int, Bot] = {
            (self.seat + step) % seats: bot_named(
                name, self.table.rules, bot_seed(seed, (self.seat + step) % seats)
            )
            for step, name in enumerate(self._others, 1)
        }
        self._random = chooser(seed)
        self._lost = False
        self._let_others_play()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an option, and let the others play until the own seat is asked again."""
        play = self.play
        if play.seat is None or self._lost:
            raise ResetNeeded("The game is over: call reset().")
        try:
            play.act(number_of(action))
        except OutsideMask:
            if self._outside == "error":
                raise
            if self._outside == "loss":
                self._lost = True
                observation, info = self._tell()
                return observation, LOST, True, False, info
            play.act(self._random.choice(play.numbers))
        self._let_others_play()
        over = play.seat is None
        truncated = over and play.result().unfinished
        reward = play.rewards(self._reward)[self.seat] if over else 0.0
        observation, info = self._tell()
        if self.render_mode == "human":
            self.render()
        return observation, reward, over and not truncated, truncated, info

    def _let_others_play(self) -> None:
        """The bots decide until the own seat is asked, or the game is over."""
        play = self.play
        while play.seat is not None and play.seat != self.seat:
            bot = self._bots[play.seat]
            view = None if bot.blind else play.game.view(play.state, play.seat)
            play.take(bot.choose(view, play.options, None))

    def _tell(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the seat sees; the mask once more, and the result at the end."""
        play = self.play
        observation = self._arrays.observation(play, self.seat)
        info: dict[str, Any] = {"action_mask": observation["action_mask"], "seat": int(self.seat)}
        if play.seat is None:
            result = play.result()
            info["scores"], info["winners"] = list(result.scores), list(result.winners)
        return observation, info

    def render(self) -> Any:
        """The table as the own seat sees it."""
        if self.render_mode is None:
            return None
        text = drawn(self.play, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def register() -> None:
    """Make every game on the list known to ``gymnasium.make``."""
    for name in GAMES:
        known = f"spacerace/{name}-v1"
        if known not in gymnasium.registry:
            gymnasium.register(id=known, entry_point="spacerace.research.gym:OneSeat", kwargs={"table": name})


register()
