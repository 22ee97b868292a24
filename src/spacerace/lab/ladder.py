"""The ladder: which bot beats which, with intervals. ``make ladder`` plays it and writes docs/ladder.md.

Each row is a contest of the arena with its own file, so it can be stopped and resumed at any time. A file is
named after all that its games depend on: when a bot, a rule or a budget changes, its rows begin anew and the
old files stay. Until such a row is complete, the page shows the games that were played before and says so.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from fnmatch import fnmatch
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from spacerace.games import KITS, game_named, kit_of
from spacerace.kernel.errors import BadSetup, Refusal
from spacerace.kernel.game import ROUND_CAP, mode_alone
from spacerace.kernel.sentences import sentence
from spacerace.lab.arena import Contest, Played, play_all, tasks_of
from spacerace.lab.arena_file import (
    ArenaFile,
    CopiedGames,
    Head,
    Origin,
    asked_for,
    differences,
    head_of,
    load,
    play_out,
    refuse_other_contest,
)
from spacerace.lab.ladder_page import page
from spacerace.lab.progress import progress_bar

# --- the rows ------------------------------------------------------------------------------------

#: The simulations of ``search`` in the quick ladder: just enough to prove that an option is better.
QUICK_BUDGET = 24
#: Games of a row with ``search``, and of a row of the quick ladder.
GAMES, QUICK_GAMES = 100, 8
#: The deals of all rows.
SEED = 1969
#: What a row is: games with other bots' code, rules or pack are still games of it, played before a change.
WHAT_A_ROW_IS = ("game", "mode", "levels", "players", "bots", "first_alone", "seed")


class Row(Struct, frozen=True, kw_only=True):
    """One contest of the ladder, and the expected result."""

    game: str
    players: int
    bots: tuple[str, ...]
    #: At least; whole deals are played.
    games: int
    #: The first bot plays alone among copies of the second, so the slower bot has only one seat.
    first_alone: bool = False
    #: The share of the first bot that is wanted, and where its interval should begin.
    share: float = 0.0
    low_end: float = 0.0

    @property
    def levels(self) -> tuple[str, ...]:
        """For solitaire games, all levels of the game's own opponent."""
        return game_named(self.game).LEVELS if self.players == 1 else ()

    @property
    def name(self) -> str:
        """A name for files and for ``--rows``."""
        bots = "-".join(self.bots).replace(":", "")
        return f"{self.game}-{self.players}p-{bots}"

    def contest(self) -> Contest:
        """The contest that this row stands for."""
        contests = kit_of(game_named(self.game)).contests()
        cap = None if contests is None else contests.round_cap
        return Contest(
            game=self.game,
            bots=self.bots,
            players=self.players,
            seed=SEED,
            mode=mode_alone(game_named(self.game)) if self.levels else None,
            options={} if cap is None else {ROUND_CAP: cap},
            levels=self.levels,
            first_alone=self.first_alone,
        )

    def command(self) -> str:
        """The command that plays the same games."""
        table = f"--players {self.players}"
        if self.levels:
            table = f"--mode {mode_alone(game_named(self.game))} --level all"
        alone = " --first-alone" if self.first_alone else ""
        rest = f"--games {self.games} --seed {SEED}"
        return f"spacerace arena {self.game} {' '.join(self.bots)} {table}{alone} {rest}"


def rows(*, quick: bool = False) -> list[Row]:
    """The rows from top to bottom. ``quick``: the same bots with few games and small budgets."""
    games, pair = QUICK_GAMES if quick else GAMES, ("sense", "random")
    known = {name: contests for name, kit in KITS.items() if (contests := kit.contests()) is not None}

    def search(game: str, players: int) -> str:
        return f"search:{QUICK_BUDGET if quick else known[game].budgets[players]}"

    found = []
    for game, contests in known.items():
        full = contests.full_table
        found += [
            Row(game=game, players=2, bots=pair, games=4 * games, share=0.95),
            Row(game=game, players=2, bots=(search(game, 2), "sense"), games=games, share=0.65, low_end=0.55),
            Row(game=game, players=full, bots=pair, games=2 * games, low_end=1 / full),
            # A table with only searching bots would take days. One among ``sense`` bots tells as much.
            Row(
                game=game,
                players=full,
                bots=(search(game, full), "sense"),
                games=games,
                first_alone=True,
                low_end=1 / full,
            ),
        ]
    for game in (game for game, contests in known.items() if contests.alone):
        # Played alone: this number of games at each level.
        many = len(game_named(game).LEVELS) * games
        found += [
            Row(game=game, players=1, bots=("random", "sense"), games=2 * many),
            Row(game=game, players=1, bots=(search(game, 1),), games=games if quick else many),
        ]
    return found


# --- their files ---------------------------------------------------------------------------------


class RowResult(Struct, frozen=True):
    """A row with its games."""

    row: Row
    head: Head
    #: All games of the row, or None while some are missing.
    games: list[Played] | None
    played: int
    total: int
    #: The games were played before the bots, the rules or the pack changed.
    earlier: bool = False


def file_of(row: Row, folder: Path) -> Path:
    """The file of a row. Its name contains everything on which the games depend."""
    head = replace(head_of(row.contest()), origin=Origin())
    digest = sha256(msgspec.json.encode(head)).hexdigest()[:10]
    return folder / f"{row.name}-{digest}.jsonl"


def read_row(row: Row, folder: Path) -> RowResult:
    """A row with its games so far. Raises BadSetup for a damaged file."""
    path, contest = file_of(row, folder), row.contest()
    tasks = tasks_of(contest, row.games)
    head, games = load(path) if path.exists() else (head_of(contest), [])
    refuse_other_contest(path, head, head_of(contest))
    found = list(asked_for(path, tasks, games).values())
    if len(found) == len(tasks):
        return RowResult(row, head, found, len(found), len(tasks))
    return _read_earlier(row, folder) or RowResult(row, head, None, len(found), len(tasks))


def _read_earlier(row: Row, folder: Path) -> RowResult | None:
    """The latest games of the row that are complete and were played before something changed."""
    wanted, tasks = head_of(row.contest()), tasks_of(row.contest(), row.games)
    found: list[tuple[str, str, RowResult]] = []
    for path in sorted(folder.glob(f"{row.name}-*.jsonl")):
        head, games = load(path)
        if all(getattr(head, field) == getattr(wanted, field) for field in WHAT_A_ROW_IS):
            played = list(asked_for(path, tasks, games).values())
            if len(played) == len(tasks):
                one = RowResult(row, head, played, len(played), len(tasks), earlier=True)
                found.append((head.origin.date, path.name, one))
    return max(found, key=lambda one: one[:2])[2] if found else None


def play_row(row: Row, folder: Path, jobs: int, progress: Callable[[int, int], None]) -> None:
    """Play what is missing of a row."""
    contest = row.contest()
    folder.mkdir(parents=True, exist_ok=True)
    with ArenaFile(file_of(row, folder), head_of(contest)) as file:
        play_out(contest, tasks_of(contest, row.games), file, jobs=jobs, progress=progress)


def older_file(row: Row, folder: Path) -> Path | None:
    """The largest file of the row that differs from its own file only in the code of the bots."""
    path, wanted = file_of(row, folder), head_of(row.contest())
    found: list[tuple[int, Path]] = []
    for other in sorted(folder.glob(f"{row.name}-*.jsonl")):
        if other != path:
            head, games = load(other)
            if games and not differences(replace(head, built_in_bots=wanted.built_in_bots), wanted):
                found.append((len(games), other))
    return max(found)[1] if found else None


def copy_older_games(
    row: Row, folder: Path, again: int, jobs: int, progress: Callable[[int, int], None]
) -> Played | None:
    """Keep the games of an older file if a sample of them, played again, gives the same results.

    A change of the bots that does not change how they play needs no hours of play. The head says what
    was carried over and how it was checked. Otherwise the first game that came out differently.
    """
    path, contest = file_of(row, folder), row.contest()
    old = None if path.exists() else older_file(row, folder)
    if old is None:
        return None
    head, games = load(old)
    chosen = {(game.deal, game.number): game for game in _spread(games, again)}
    tasks = [task for task in tasks_of(contest, row.games) if (task.deal, task.number) in chosen]
    progress(0, len(tasks))
    for number, game in enumerate(play_all(contest, tasks, jobs), start=1):
        if _told(game) != _told(chosen[game.deal, game.number]):
            return game
        progress(number, len(tasks))
    carried = (*head.origin.older, CopiedGames(head.built_in_bots, len(games), len(tasks)))
    taken = replace(head_of(contest), origin=replace(head.origin, carried=carried))
    _write_whole(path, b"".join(msgspec.json.encode(line) + b"\n" for line in (taken, *games)))
    old.unlink()
    return None


def _told(game: Played) -> Played:
    """What another run has to repeat: all but the time; older files tell no luck."""
    return replace(game, seconds=(), luck=())


def _spread(games: Sequence[Played], count: int) -> list[Played]:
    """This number of items, evenly spread from first to last."""
    count = min(count, len(games))
    return [games[place * len(games) // count] for place in range(count)]


def _write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".new")
    half.write_bytes(data)
    half.replace(path)


def write_page(out: Path, folder: Path, *, quick: bool) -> None:
    """Write the page with the present results."""
    text = page([read_row(row, folder) for row in rows(quick=quick)], quick=quick)
    _write_whole(out, text.encode())


# --- the command ---------------------------------------------------------------------------------


def chosen_rows(pattern: str, *, quick: bool) -> list[Row]:
    """The rows whose names contain this text. Raises BadSetup if there is none."""
    found = rows(quick=quick)
    chosen = [row for row in found if fnmatch(row.name, f"*{pattern}*")]
    if not chosen:
        details = {"pattern": pattern, "names": [row.name for row in found]}
        raise BadSetup("", "refused-ladder-rows", details)
    return chosen


def play_rows(
    chosen: Sequence[Row], *, folder: Path, jobs: int, again: int | None, told: Callable[[], None]
) -> None:
    """Play these rows, and report each one when it is done."""
    for row in chosen:
        if again is not None:
            with progress_bar(row.name) as progress:
                other = copy_older_games(row, folder, again, jobs, progress)
            if other is not None:
                about = {"row": row.name, "deal": other.deal, "number": other.number}
                print(sentence("ladder-not-alike", about), file=sys.stderr)
        with progress_bar(row.name) as progress:
            play_row(row, folder, jobs, progress)
        told()


def main(argv: Sequence[str] | None = None) -> int:
    """``python -m spacerace.lab.ladder``; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m spacerace.lab.ladder", description=sentence("ladder-about", {})
    )
    add = parser.add_argument
    add("--quick", action="store_true", help=sentence("ladder-quick-help", {}))
    add("--folder", metavar="FOLDER", type=Path, default=Path("ladder"), help=sentence("ladder-folder", {}))
    add("--out", metavar="FILE", type=Path, help=sentence("ladder-out", {}))
    add("--jobs", metavar="J", type=int, default=1, help=sentence("cli-arena-jobs", {}))
    add("--rows", metavar="PATTERN", default="", help=sentence("ladder-rows", {}))
    add("--carry", metavar="K", type=int, help=sentence("ladder-carry", {}))
    add("--page", action="store_true", help=sentence("ladder-page-only", {}))
    args = parser.parse_args(argv)
    for number in (args.jobs, args.carry):
        if number is not None and number < 1:
            parser.error(sentence("cli-not-positive", {"text": str(number)}))
    out = args.out or (args.folder / "quick.md" if args.quick else Path("docs/ladder.md"))
    try:
        write_page(out, args.folder, quick=args.quick)
        if not args.page:
            play_rows(
                chosen_rows(args.rows, quick=args.quick),
                folder=args.folder,
                jobs=args.jobs,
                again=args.carry,
                told=lambda: write_page(out, args.folder, quick=args.quick),
            )
    except KeyboardInterrupt:
        print(sentence("ladder-stopped", {"folder": str(args.folder)}), file=sys.stderr)
        return 130
    except OSError as error:
        details = {"file": str(error.filename or ""), "reason": error.strerror or str(error)}
        print(sentence("cli-file-problem", details), file=sys.stderr)
        return 2
    except Refusal as error:
        print(error, file=sys.stderr)
        return 2
    print(sentence("ladder-written", {"file": str(out)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
