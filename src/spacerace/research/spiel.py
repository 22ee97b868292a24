"""The games in OpenSpiel: ``pyspiel.load_game("spacerace_GAME(players=3)")`` once this module is imported.

Chance is explicit, with its exact probabilities. What is hidden can be dealt anew: ``resampled`` is a
resampler for IS-MCTS.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spacerace.games import GAMES
from spacerace.games.encoding import CELL_TYPE, Encoding
from spacerace.kernel.chance import Luck
from spacerace.kernel.copying import copy_of
from spacerace.kernel.game import ROUND_CAP, AnyAction, AnyState, Game
from spacerace.kernel.seats import CHANCE, Seat
from spacerace.research.extras import from_extra
from spacerace.research.play import rewards_of
from spacerace.research.table import REWARDS, ROUNDS, Table

with from_extra("openspiel"):
    import numpy as np
    import pyspiel

__all__ = ["SpielGame", "SpielState", "name_in_spiel", "register", "resampled"]

#: No event of chance has more distinct outcomes, no game more players, no capped game more steps.
_MOST_OUTCOMES, _MOST_PLAYERS, _MOST_STEPS = 512, 6, 100_000
#: No lead is larger.
_MOST_POINTS = 1_000.0


def name_in_spiel(game: str) -> str:
    """The short name of a game."""
    return "spacerace_" + game.replace("-", "_")


def _type_of(name: str) -> Any:
    """What OpenSpiel is told of a game before it is set up."""
    return pyspiel.GameType(
        short_name=name_in_spiel(name),
        long_name=f"spacerace: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=_MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 0,
            "edition": "",
            "mode": "",
            "reward": "win",
            "round_cap": ROUNDS,
        },
    )


class SpielGame(pyspiel.Game):
    """A game with its players, edition and mode."""

    #: The name of the game, and what OpenSpiel was told of it; a class of its own for each game says them.
    NAME: str
    KIND: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """0 players and "" are the usual ones of the game."""
        name = self.NAME
        given = params or {}
        self.reward = str(given.get("reward", "win"))
        if self.reward not in REWARDS:
            raise ValueError(f"reward is {self.reward!r}; it can be {', '.join(REWARDS)}.")
        cap = int(given.get("round_cap", ROUNDS))
        self.table = Table(
            game=name,
            players=int(given.get("players", 0)) or None,
            edition=str(given.get("edition", "")) or None,
            mode=str(given.get("mode", "")) or None,
            options={ROUND_CAP: cap} if ROUND_CAP in GAMES[name].SETTINGS else {},
        )
        self.encoding: Encoding = self.table.encoding()
        most = 1.0 if self.reward == "win" else _MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.options),
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=self.table.seats,
            min_utility=0.0 if self.reward == "win" else -most,
            max_utility=most,
            max_game_length=_MOST_STEPS,
        )
        super().__init__(self.KIND, info, given)

    def new_initial_state(self) -> SpielState:
        """The table laid out; the first event of chance is awaited."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """Observes with the columns of the encoding."""
        if params:
            raise ValueError(f"An observer takes no parameters, not {params}.")
        return _Observer(self.encoding)


class _Held:
    """A state of the rules. OpenSpiel copies what a state holds; the terms of a match are not copied."""

    def __init__(self, state: AnyState) -> None:
        """Hold it."""
        self.state = state

    def __deepcopy__(self, memo: Any) -> _Held:
        """A copy as the rules make it."""
        return _Held(copy_of(self.state))


class SpielState(pyspiel.State):
    """A game under way. Who has one option takes it at once."""

    def __init__(self, game: SpielGame) -> None:
        """``SpielGame.new_initial_state`` makes one."""
        super().__init__(game)
        rules = game.table.rules
        self.held = _Held(rules.begin(game.table.header(0)))
        self._settle()

    # --- what OpenSpiel asks -------------------------------------------------------------------------

    def current_player(self) -> int:
        """Who chooses."""
        seat = self._rules.to_act(self.held.state)
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else int(seat)

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of the options, ascending."""
        return sorted(self._numbered())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every distinct outcome by its place, with its probability."""
        weights = [weight for _, weight in self._rules.outcomes(self.held.state)]
        whole = sum(weights)
        return [(place, weight / whole) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        """Do it."""
        state = self.held.state
        self._rules.advance(state, self._action(action))
        self._settle()

    def _action_to_string(self, player: int, action: int) -> str:
        """The text of match files."""
        return self._rules.write_action(self.held.state, self._action(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._rules.to_act(self.held.state) is None

    def returns(self) -> list[float]:
        """What each seat gets; nothing before the end."""
        seats = self._game.table.seats
        if not self.is_terminal():
            return [0.0] * seats
        return rewards_of(self._rules.result(self.held.state), seats, self._game.reward)

    def observation_string(self, player: int | None = None) -> str:
        """The columns that are not 0, as this player sees them."""
        seat = self.current_player() if player is None else player
        return observed(self._game.encoding, self.held.state, Seat(seat))

    def __str__(self) -> str:
        """How the game stands."""
        result = self._rules.result(self.held.state)
        return f"round {result.rounds}, points {list(result.scores)}"

    # --- inside --------------------------------------------------------------------------------------

    @property
    def _game(self) -> SpielGame:
        """The game, as it was set up."""
        return self.get_game()  # type: ignore[no-any-return]

    @property
    def _rules(self) -> Game:
        """The rules."""
        return self._game.table.rules

    def _numbered(self) -> dict[int, AnyAction]:
        """The options by number."""
        state = self.held.state
        options = self._rules.canonical_options(state)
        return dict(zip(self._game.encoding.numbers(state, options), options, strict=True))

    def _action(self, action: int) -> AnyAction:
        """The action of the rules that is meant."""
        if self.is_chance_node():
            return self._rules.outcomes(self.held.state)[action][0]
        return self._numbered()[action]

    def _settle(self) -> None:
        """Let whoever has one option take it."""
        rules, state = self._rules, self.held.state
        while (seat := rules.to_act(state)) is not None and seat != CHANCE:
            options = rules.canonical_options(state)
            if len(options) > 1:
                return
            rules.advance(state, options[0])


class _Observer:
    """Sees a state with the columns of the encoding."""

    def __init__(self, encoding: Encoding) -> None:
        """Make the tensor once."""
        self._encoding = encoding
        self.tensor = np.zeros(len(encoding.columns), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what this player sees into the tensor."""
        self.tensor[:] = np.frombuffer(self._encoding.observe(state.held.state, Seat(player)), CELL_TYPE)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as a text."""
        return observed(self._encoding, state.held.state, Seat(player))


def observed(encoding: Encoding, state: AnyState, seat: Seat) -> str:
    """What a seat sees, as the columns that are not 0."""
    row = np.frombuffer(encoding.observe(state, seat), CELL_TYPE)
    return " ".join(f"{encoding.columns[at].name}={row[at]}" for at in np.flatnonzero(row))


def resampled(draw: Callable[[], int], state: SpielState, player: int) -> SpielState:
    """A state that this player cannot tell from the true one: what is hidden is dealt anew.

    ``draw`` gives a number that was not there before. ``partial(resampled, draw)`` goes to ``set_resampler``
    of OpenSpiel's ``ISMCTSBot``.
    """
    rules = state.get_game().table.rules
    view = rules.view(state.held.state, Seat(player))
    other = state.get_game().new_initial_state()
    other.held = _Held(rules.determinize(view, Luck(draw())))
    return other  # type: ignore[no-any-return]


def register() -> None:
    """Make every game on the list known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if name_in_spiel(name) not in known:
            kind = _type_of(name)
            # OpenSpiel keeps what it is given until Python has ended; a class can stand that.
            pyspiel.register_game(
                kind, type(f"{SpielGame.__name__}_{name}", (SpielGame,), {"NAME": name, "KIND": kind})
            )


register()
