"""Playing the games of a report and counting them, in several processes if wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from spacerace.bots import Bot, derived_seed
from spacerace.games import game_named, header_of, kit_of
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import Game, Header, Option, Result
from spacerace.kernel.seats import CHANCE
from spacerace.lab.arena import Code, code_of, refuse_changed, refuse_too_many
from spacerace.lab.processes import in_order
from spacerace.lab.report import every_game
from spacerace.lab.report.forms import Counts, GameReport, Group, Watcher
from spacerace.lab.report.plain import PlainReport
from spacerace.lab.simulate import seated_bots


class Setup(Struct, frozen=True, kw_only=True):
    """Everything that decides which games are played."""

    game: str
    #: One bot for all seats, or one for each.
    bots: tuple[str, ...]
    groups: tuple[Group, ...]
    #: Games of each group.
    games: int
    seed: int
    options: dict[str, Option]
    edition: str | None = None
    mode: str | None = None
    pack_text: str = ""


def report_of(game: str) -> GameReport:
    """What is counted in this game; raises BadSetup if there is no such game."""
    rules = game_named(game)
    return kit_of(rules).report() or PlainReport(rules)


def header(setup: Setup, group: Group, number: int) -> Header:
    """The header of one game of a group; raises BadSetup for a table that cannot be."""
    return header_of(
        game_named(setup.game),
        seats=[f"seat {seat + 1}" for seat in range(group.players)],
        seed=derived_seed(setup.seed, number),
        edition=setup.edition,
        mode=setup.mode,
        options={**setup.options, **group.options},
        pack_text=setup.pack_text,
    )


def check(setup: Setup) -> None:
    """Raise BadSetup if one of the groups cannot be played, or not all of them, before any is."""
    refuse_too_many(setup.games * len(setup.groups))
    for group in setup.groups:
        header(setup, group, 0)
        seated_bots(game_named(setup.game), setup.bots, group.players, 0)


def gather(
    setup: Setup, *, jobs: int = 1, progress: Callable[[int, int], None] = lambda done, total: None
) -> list[list[Counts]]:
    """What every game has added, by group and in the order of the games, however many processes play."""
    check(setup)
    tasks = [(group, number) for group in range(len(setup.groups)) for number in range(setup.games)]
    found: list[list[Counts]] = [[] for _ in setup.groups]
    code = code_of(setup.game, setup.bots)
    played = in_order(partial(_play_unless_changed, setup, code), tasks, jobs)
    for done, ((group, _), counts) in enumerate(zip(tasks, played, strict=True), 1):
        found[group].append(counts)
        progress(done, len(tasks))
    return found


def _play_unless_changed(setup: Setup, code: Code, task: tuple[int, int]) -> Counts:
    """Play and count one game, unless somebody has worked on a bot since the run began."""
    refuse_changed(setup.game, setup.bots, code)
    try:
        return play_one(setup, task)
    finally:
        # A file may have changed just before it was read.
        refuse_changed(setup.game, setup.bots, code)


def play_one(setup: Setup, task: tuple[int, int]) -> Counts:
    """Play one game and count it; which group and which number decide everything."""
    game, kind = game_named(setup.game), setup.groups[task[0]]
    head = header(setup, kind, task[1])
    names = setup.bots if len(setup.bots) > 1 else setup.bots * kind.players
    bots = seated_bots(game, setup.bots, kind.players, head.seed)
    watch = report_of(setup.game).watch
    counts, _ = play_watched(game, head, bots, watch, names)
    return counts


def play_watched(
    game: Game,
    header: Header,
    bots: Sequence[Bot],
    watch: Callable[..., Watcher],
    names: Sequence[str],
) -> tuple[Counts, Result]:
    """Play one game to its end under a watcher's eyes: what it counts, and how the game ended."""
    to_act, options, advance = game.to_act, game.canonical_options, game.advance
    chance, outcome, pick = game.chance, game.outcome, Luck(header.seed).pick
    state = game.begin(header)
    watcher = watch(state)
    see, choosing = watcher.see, watcher.choosing
    decisions = 0
    while (seat := to_act(state)) is not None:
        if seat == CHANCE:
            event = chance(state)
            action = outcome(state, pick(event.key, event.bag))
        else:
            found = options(state)
            choosing(state, found)
            if len(found) == 1:
                action = found[0]
            else:
                decisions += 1
                view = None if bots[seat].blind else game.view(state, seat)
                action = bots[seat].choose(view, found, None)
        advance(state, action)
        see(state)
    result = game.result(state)
    counts = every_game.count(result, names, watcher.first, decisions)
    return counts | watcher.counts(state, result), result
