"""Playing the games of a report and counting them, in several processes if wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from spacerace.bots import Bot, derived_seed
from spacerace.games import game_named, header_of, kit_of
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import Game, Header, Option, Result
from spacerace.lab.arena import code_of, play_unless_changed, refuse_too_many
from spacerace.lab.playing import play_to_end, seat_names
from spacerace.lab.processes import in_order
from spacerace.lab.report import every_game
from spacerace.lab.report.forms import Counter, Counts, GameReport, Group
from spacerace.lab.report.plain import PlainReport
from spacerace.lab.simulate import seated_bots


class Setup(Struct, frozen=True, kw_only=True):
    """Everything on which the games depend."""

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
        seats=seat_names(group.players),
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
    """The counts of all games, by group and in the order of the games, for any number of processes."""
    check(setup)
    tasks = [(group, number) for group in range(len(setup.groups)) for number in range(setup.games)]
    found: list[list[Counts]] = [[] for _ in setup.groups]
    code = code_of(setup.game, setup.bots)
    play = partial(play_unless_changed, setup.game, setup.bots, code, partial(play_one, setup))
    played = in_order(play, tasks, jobs)
    for done, ((group, _), counts) in enumerate(zip(tasks, played, strict=True), 1):
        found[group].append(counts)
        progress(done, len(tasks))
    return found


def play_one(setup: Setup, task: tuple[int, int]) -> Counts:
    """Play one game and count it. Its group and its number determine everything."""
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
    watch: Callable[..., Counter],
    names: Sequence[str],
) -> tuple[Counts, Result]:
    """Play one game to its end with a watcher. Returns its counts, and how the game ended."""
    state = game.begin(header)
    watcher = watch(state)
    decisions = play_to_end(game, state, bots, Luck(header.seed), watcher)
    result = game.result(state)
    counts = every_game.count(result, names, watcher.first, decisions)
    return counts | watcher.counts(state, result), result
