"""Plays many games of bots and measures how they end, who wins and how fast they run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from msgspec import Struct

from spacerace.bots import Bot, bot_named, derived_seed
from spacerace.games import game_named, header_of
from spacerace.kernel import laws
from spacerace.kernel.chance import Luck, bot_seed
from spacerace.kernel.codec import write_match
from spacerace.kernel.copying import copy_of
from spacerace.kernel.errors import BadSetup, Refusal
from spacerace.kernel.game import ROUND_CAP, AnyAction, AnyState, Game, Header, Option, Result
from spacerace.kernel.match import Match
from spacerace.kernel.seats import Seat
from spacerace.lab.fortune import Fortune
from spacerace.lab.playing import play_to_end, seat_names
from spacerace.lab.processes import in_order


class Ending(NamedTuple):
    """How one game ended, and how many choices among two or more options it took."""

    result: Result
    decisions: int


class Simulation(Struct, frozen=True):
    """Many games; every list has one item a game."""

    games: int
    decisions: int
    seconds: float
    #: By game, then by seat; an opponent without a seat, such as an AI, comes last.
    scores: list[tuple[int, ...]]
    winners: list[tuple[Seat, ...]]
    rounds: list[int]
    #: How often each reason ended a game.
    end_reasons: dict[str, int]


class BrokenLaw(Refusal):
    """A state breaks a law. This is a bug; the message has the seed that reproduces it."""


class LawWatcher:
    """Tests every law at every nth step of a game. Raises BrokenLaw. This is slow."""

    def __init__(self, game: Game, header: Header, state: AnyState, every: int) -> None:
        """Look at the state before the first step."""
        self._game, self._header, self._every = game, header, every
        self._luck = Luck(header.seed)
        self._steps = 0
        #: The state before the step that is tested.
        self._before: AnyState | None = None
        self._look_ahead(state)

    def choosing(self, state: AnyState, options: Sequence[AnyAction]) -> None:
        """The laws are tested between the steps."""

    def see(self, state: AnyState) -> None:
        """The step that was made, and the state that it led to."""
        self._steps += 1
        if self._before is not None:
            self._uphold(self._game.laws(state, self._before))
        if self._game.to_act(state) is None:
            self._uphold(self._game.laws(state))
        else:
            self._look_ahead(state)

    def _look_ahead(self, state: AnyState) -> None:
        """If the next step is to be tested, check this state and keep a copy of it."""
        self._before = None
        if (self._steps + 1) % self._every == 0:
            self._uphold(laws.somebody_can_act(self._game, state))
            self._uphold(laws.views_hide(self._game, state, len(self._header.seats), self._luck))
            self._before = copy_of(state)

    def _uphold(self, broken: Iterable[str]) -> None:
        """Raise BrokenLaw for a broken law, with the way to reproduce it."""
        for law in broken:
            details = {"seed": self._header.seed, "step": self._steps, "law": law}
            raise BrokenLaw("", "refused-broken-law", details)


def play_game(
    game: Game,
    header: Header,
    bots: Sequence[Bot],
    *,
    laws_every: int = 0,
    fortune: Fortune | None = None,
) -> Ending:
    """Play one game to its end; with ``laws_every`` all laws are tested at every nth step.

    ``fortune`` counts the luck of every seat.
    """
    state = game.begin(header)
    watcher = LawWatcher(game, header, state, laws_every) if laws_every else None
    decisions = play_to_end(game, state, bots, Luck(header.seed), watcher, fortune)
    return Ending(game.result(state), decisions)


def play_random_game(
    game_name: str, players: int, seed: int, *, round_cap: int = 200, options: Mapping[str, Option] = {}
) -> Ending:
    """Play one game of random bots, with a round cap if the game has that setting."""
    game = game_named(game_name)
    bots = seated_bots(game, ["random"], players, seed)
    wanted = {**options, ROUND_CAP: round_cap} if ROUND_CAP in game.SETTINGS else options
    return play_game(game, game.prepare(seats=seat_names(players), seed=seed, options=wanted), bots)


def seated_bots(game: Game, names: Sequence[str], players: int, deal_seed: int) -> list[Bot]:
    """A bot for every seat; one name alone is for all seats."""
    if len(names) == 1:
        names = list(names) * players
    if len(names) != players:
        raise BadSetup("", "refused-bot-count", {"bots": len(names), "players": players})
    return [bot_named(name, game, bot_seed(deal_seed, seat)) for seat, name in enumerate(names)]


class GamePlayed(Struct, frozen=True):
    """One game of a simulation. Its seed and the simulation's choices give it again."""

    seed: int
    result: Result
    decisions: int


class _Task(Struct, frozen=True, kw_only=True):
    """One game to play, with all that a process needs to know for it."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    edition: str | None
    mode: str | None
    options: Mapping[str, Option]
    pack_text: str
    laws_every: int
    #: The folder for its match file; "" for none.
    save: str

    def header(self, game: Game) -> Header:
        """What is fixed before the game."""
        return header_of(
            game,
            seats=seat_names(self.players),
            seed=self.seed,
            edition=self.edition,
            mode=self.mode,
            options=self.options,
            pack_text=self.pack_text,
        )


def simulate(
    game: Game,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    options: Mapping[str, Option],
    edition: str | None = None,
    mode: str | None = None,
    pack_text: str = "",
    laws_every: int = 0,
    jobs: int = 1,
    save: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
    tell: Callable[[GamePlayed], None] = lambda played: None,
) -> Simulation:
    """Play many games, each with a seed of its own; the same seed gives the same games.

    With ``laws_every`` all laws are tested at every nth step of every game. ``jobs`` processes share the
    work, with the same results. Each game leaves a match file in the folder ``save``. ``tell`` gets the games
    in their order.
    """
    begun = perf_counter()
    tasks = [
        _Task(
            game=game.NAME,
            players=players,
            bots=tuple(bots),
            seed=derived_seed(seed, number),
            edition=edition,
            mode=mode,
            options=dict(options),
            pack_text=pack_text,
            laws_every=laws_every,
            save="" if save is None else str(save),
        )
        for number in range(games)
    ]
    found = []
    playing = (_play(game, task) for task in tasks) if jobs == 1 else in_order(_play_task, tasks, jobs)
    for played in playing:
        found.append(played)
        tell(played)
        progress(len(found))
    results = [played.result for played in found]
    return Simulation(
        games=games,
        decisions=sum(played.decisions for played in found),
        seconds=perf_counter() - begun,
        scores=[result.scores for result in results],
        winners=[result.winners for result in results],
        rounds=[result.rounds for result in results],
        end_reasons=dict(Counter(result.end_reason for result in results).most_common()),
    )


def _play_task(task: _Task) -> GamePlayed:
    """In another process, which finds the game by its name."""
    return _play(game_named(task.game), task)


def _play(game: Game, task: _Task) -> GamePlayed:
    """Play one game of a simulation, and save it if that is wanted."""
    header = task.header(game)
    seated = seated_bots(game, task.bots, task.players, task.seed)
    ending = play_game(game, header, seated, laws_every=task.laws_every)
    if task.save:
        # Played once more, slowly: the quick loop keeps no log. Fresh bots make the same choices.
        match = play_match(game, header, seated_bots(game, task.bots, task.players, task.seed))
        file = Path(task.save) / f"{task.game}-{task.seed}.match"
        file.write_text(write_match(match), encoding="utf-8", newline="\n")
    return GamePlayed(task.seed, ending.result, ending.decisions)


def play_match(game: Game, header: Header, bots: Sequence[Bot]) -> Match:
    """The same game as ``play_game`` plays, with its log."""
    match = Match(game, header)
    match.draw()
    while (seat := match.awaited) is not None:
        found = game.canonical_options(match.state)
        bot = bots[seat]
        view = None if bot.blind else game.view(match.state, seat)
        match.play(seat, found[0] if len(found) == 1 else bot.choose(view, found, None))
        match.draw()
    return match
