"""The games as environments of PettingZoo: turn by turn (``env``) or all seats at once (``parallel_env``)."""

from __future__ import annotations

from typing import Any

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
    from pettingzoo import AECEnv, ParallelEnv

__all__ = ["ParallelTurns", "Turns", "env", "parallel_env"]


def env(
    table: Table | str,
    *,
    reward: Reward = "win",
    outside: Outside = "error",
    cells: Cells = "scaled",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> Turns:
    """An environment in which whoever is asked acts. ``max_cycles``: stop after so many decisions."""
    game = _Game(table, reward, outside, cells, max_cycles)
    return Turns(game, render_mode)


def parallel_env(
    table: Table | str,
    *,
    reward: Reward = "win",
    outside: Outside = "error",
    cells: Cells = "scaled",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> ParallelTurns:
    """An environment in which all seats act at once; only the action of the seat that is asked counts."""
    game = _Game(table, reward, outside, cells, max_cycles)
    return ParallelTurns(game, render_mode)


class _Game:
    """The game behind an environment: who is asked, what came of it."""

    def __init__(
        self, table: Table | str, reward: Reward, outside: Outside, cells: Cells, max_cycles: int | None
    ) -> None:
        """Nothing is begun yet."""
        check_words(reward, outside)
        self.table = table_of(table)
        self.arrays = Arrays(self.table.encoding(), cells)
        self.agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self._reward, self._outside, self._max_cycles = reward, outside, max_cycles
        self._seeds = Seeds()
        #: None before the first game.
        self.play: Play | None = None

    def begin(self, seed: int | None) -> None:
        """Begin the next game."""
        chosen = self._seeds.next(seed)
        self.play = Play(self.table, chosen, self.arrays.encoding)
        self._random = chooser(chosen)
        self._loser: Seat | None = None

    @property
    def going(self) -> Play:
        """The game that was begun."""
        if self.play is None:
            raise RuntimeError("No game is begun: call reset() first.")
        return self.play

    @property
    def agent(self) -> str:
        """Who is asked."""
        seat = self.going.seat
        assert seat is not None
        return self.agents[seat]

    def seat(self, agent: str) -> Seat:
        """The seat of an agent."""
        return Seat(self.agents.index(agent))

    def act(self, number: int) -> None:
        """Do what the agent that is asked wants, or what becomes of an action outside the mask."""
        play = self.going
        try:
            play.act(number)
        except OutsideMask:
            if self._outside == "error":
                raise
            if self._outside == "loss":
                self._loser = play.seat
            else:
                play.act(self._random.choice(play.numbers))

    @property
    def truncated(self) -> bool:
        """Whether a cap stopped the game before the rules did."""
        play = self.going
        if self._loser is not None:
            return False
        if play.seat is None:
            return play.result().unfinished
        return self._max_cycles is not None and play.decisions >= self._max_cycles

    @property
    def terminated(self) -> bool:
        """Whether the game is over by its rules, or lost by an action outside the mask."""
        play = self.going
        return self._loser is not None or (play.seat is None and not play.result().unfinished)

    def rewards(self) -> dict[str, float]:
        """What each agent gets at the end."""
        if self._loser is None:
            return dict(zip(self.agents, self.going.rewards(self._reward), strict=True))
        return {agent: LOST if seat == self._loser else 0.0 for seat, agent in enumerate(self.agents)}

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it can choose."""
        return self.arrays.observation(self.going, self.seat(agent))

    def draw(self, mode: str | None) -> str | None:
        """The table as whoever is asked sees it, else as the first seat does."""
        if mode is None:
            return None
        text = drawn(self.going, Seat(0) if self.going.seat is None else self.going.seat)
        if mode == "human":
            print(text)
            return None
        return text


def _checked(game: _Game, mode: str | None) -> dict[str, Any]:
    """What an environment tells about itself."""
    if mode is not None:
        one_of("render_mode", mode, MODES)
    name = f"spacerace_{game.table.game}_v1"
    return {"name": name, "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 1}


class Turns(AECEnv):
    """Whoever is asked acts. The mask is in the observation and in the info of the agent that is asked."""

    metadata = {"name": "spacerace_v1", "render_modes": list(MODES), "is_parallelizable": False}

    def __init__(self, game: _Game, render_mode: str | None) -> None:
        """``env`` makes one."""
        super().__init__()
        self.metadata = _checked(game, render_mode)
        self.render_mode = render_mode
        self._game = game
        self.agent_selection = ""
        self.possible_agents = list(game.agents)
        self.observation_spaces = dict.fromkeys(game.agents, game.arrays.observation_space)
        self.action_spaces = dict.fromkeys(game.agents, game.arrays.action_space)

    def observation_space(self, agent: str) -> Any:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for all."""
        return self.action_spaces[agent]

    @property
    def play(self) -> Play:
        """The game that is played."""
        return self._game.going

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game; the same seed gives the same game."""
        self._game.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it can choose."""
        return self._game.observe(agent)

    def step(self, action: int | None) -> None:
        """Do what the agent that is asked wants; None takes away one that is out of the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._game.act(number_of(action))
        self.infos[agent] = {}
        game = self._game
        terminated, truncated = game.terminated, game.truncated
        if terminated or truncated:
            self.terminations = dict.fromkeys(self.agents, terminated)
            self.truncations = dict.fromkeys(self.agents, truncated and not terminated)
            self.rewards = game.rewards()
            self.agent_selection = self.agents[0]
        else:
            self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Turn to the agent that is asked, and tell it what it can choose."""
        agent = self._game.agent
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._game.arrays.mask(self._game.going, self._game.seat(agent))}

    def render(self) -> str | None:
        """The table as text."""
        return self._game.draw(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        """The name of the environment."""
        return str(self.metadata["name"])


class ParallelTurns(ParallelEnv):
    """All seats act at once. Only the action of the seat that is asked counts; others have masks of zeros."""

    metadata = {"name": "spacerace_v1", "render_modes": list(MODES)}

    def __init__(self, game: _Game, render_mode: str | None) -> None:
        """``parallel_env`` makes one."""
        self.metadata = _checked(game, render_mode)
        self.render_mode = render_mode
        self._game = game
        self.possible_agents = list(game.agents)
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(game.agents, game.arrays.observation_space)
        self.action_spaces = dict.fromkeys(game.agents, game.arrays.action_space)

    def observation_space(self, agent: str) -> Any:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for all."""
        return self.action_spaces[agent]

    @property
    def play(self) -> Play:
        """The game that is played."""
        return self._game.going

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin the next game; the same seed gives the same game."""
        self._game.begin(seed)
        self.agents = list(self.possible_agents)
        return self._tell()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Do what the agent that is asked wants."""
        game = self._game
        if not self.agents:
            raise RuntimeError("The game is over: call reset().")
        agent = game.agent
        if agent not in actions:
            raise KeyError(f"{agent} is asked, and gave no action.")
        game.act(number_of(actions[agent]))
        terminated, truncated = game.terminated, game.truncated
        over = terminated or truncated
        rewards = game.rewards() if over else dict.fromkeys(self.agents, 0.0)
        terminations = dict.fromkeys(self.agents, terminated)
        truncations = dict.fromkeys(self.agents, truncated and not terminated)
        observations, infos = self._tell()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _tell(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What every agent sees, and the masks once more."""
        seen = {agent: self._game.observe(agent) for agent in self.agents}
        return seen, {agent: {"action_mask": one["action_mask"]} for agent, one in seen.items()}

    def render(self) -> str | None:
        """The table as text."""
        return self._game.draw(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
