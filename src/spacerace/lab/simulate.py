"""Many games at once, bots alone: how they end, who wins, how fast they run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter

from msgspec import Struct

from spacerace.bots import Bot, bot_named, derived_seed
from spacerace.games import game_named, header_of
from spacerace.kernel import laws
from spacerace.kernel.chance import Luck, bot_seed
from spacerace.kernel.copying import copy_of
from spacerace.kernel.errors import BadSetup, Refusal
from spacerace.kernel.game import Game, Header, Option
from spacerace.kernel.seats import CHANCE, Seat


class GameResult(Struct, frozen=True):
    """How one game ended, and what it took."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    rounds: int
    end_reason: str
    unfinished: bool
    #: Choices among two or more options; chance and forced steps do not count.
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
    """A state that should not be: a fault of ours, with the seed that shows it."""


def play_game(game: Game, header: Header, bots: Sequence[Bot]) -> GameResult:
    """Play one game to its end, in place: the fast loop, so its functions have local names."""
    to_act, options, advance = game.to_act, game.canonical_options, game.advance
    chance, outcome, pick = game.chance, game.outcome, Luck(header.seed).pick
    choose, blind = [bot.choose for bot in bots], [bot.blind for bot in bots]
    state = game.begin(header)
    decisions = 0
    while (seat := to_act(state)) is not None:
        if seat == CHANCE:
            event = chance(state)
            advance(state, outcome(state, pick(event.key, event.bag)))
            continue
        found = options(state)
        if len(found) == 1:
            advance(state, found[0])
            continue
        decisions += 1
        view = None if blind[seat] else game.view(state, seat)
        advance(state, choose[seat](view, found, None))
    result = game.result(state)
    return GameResult(
        result.scores, result.winners, result.rounds, result.end_reason, result.unfinished, decisions
    )


def play_lawful_game(game: Game, header: Header, bots: Sequence[Bot], every: int) -> GameResult:
    """Play one game and test every law at every nth step; raises BrokenLaw. Slow, and worth it."""
    luck, seats = Luck(header.seed), len(header.seats)
    state, before = game.begin(header), None
    decisions = steps = 0
    while (seat := game.to_act(state)) is not None:
        steps += 1
        if seat == CHANCE:
            event = game.chance(state)
            action = game.outcome(state, luck.pick(event.key, event.bag))
        else:
            found = game.canonical_options(state)
            decisions += len(found) > 1
            view = None if bots[seat].blind else game.view(state, seat)
            action = bots[seat].choose(view, found, None) if len(found) > 1 else found[0]
        tested = steps % every == 0
        if tested:
            broken = [*laws.somebody_can_act(game, state), *laws.views_hide(game, state, seats, luck)]
            _uphold(header, steps, broken)
            before = copy_of(state)
        game.advance(state, action)
        if tested:
            _uphold(header, steps, game.laws(state, before))
    _uphold(header, steps, game.laws(state))
    result = game.result(state)
    return GameResult(
        result.scores, result.winners, result.rounds, result.end_reason, result.unfinished, decisions
    )


def _uphold(header: Header, step: int, broken: Sequence[str]) -> None:
    """Stop at a broken law and say how to see it again."""
    if broken:
        raise BrokenLaw("", "refused-broken-law", {"seed": header.seed, "step": step, "law": broken[0]})


def play_random_game(
    game_name: str, players: int, seed: int, *, round_cap: int = 200, variants: int = 0
) -> GameResult:
    """Play one game of random bots; a game without a round cap or Variants does without."""
    game = game_named(game_name)
    bots = seated_bots(game, ["random"], players, seed)
    wanted: dict[str, Option] = {"round_cap": round_cap, "variants": variants}
    options = {name: value for name, value in wanted.items() if name in game.SETTINGS}
    return play_game(game, game.prepare(seats=_names(players), seed=seed, options=options), bots)


def seated_bots(game: Game, names: Sequence[str], players: int, deal_seed: int) -> list[Bot]:
    """A bot for every seat; one name alone is for all seats."""
    if len(names) == 1:
        names = list(names) * players
    if len(names) != players:
        raise BadSetup("", "refused-bot-count", {"bots": len(names), "players": players})
    return [bot_named(name, game, bot_seed(deal_seed, seat)) for seat, name in enumerate(names)]


def _names(players: int) -> list[str]:
    """Names for seats that nobody looks at."""
    return [f"seat {seat + 1}" for seat in range(players)]


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
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play many games, each with a seed of its own; the same seed gives the same games.

    With ``laws_every`` all laws are tested at every nth step of every game.
    """
    begun = perf_counter()
    results = []
    for number in range(games):
        one = derived_seed(seed, number)
        header = header_of(
            game,
            seats=_names(players),
            seed=one,
            edition=edition,
            mode=mode,
            options=options,
            pack_text=pack_text,
        )
        seated = seated_bots(game, bots, players, one)
        if laws_every:
            results.append(play_lawful_game(game, header, seated, laws_every))
        else:
            results.append(play_game(game, header, seated))
        progress(number + 1)
    return Simulation(
        games=games,
        decisions=sum(result.decisions for result in results),
        seconds=perf_counter() - begun,
        scores=[result.scores for result in results],
        winners=[result.winners for result in results],
        rounds=[result.rounds for result in results],
        end_reasons=dict(Counter(result.end_reason for result in results).most_common()),
    )
