"""Every challenger against `sense`, alone among copies of it: is there a hole that one idea finds?

    python -m tests.lab.challengers.play --games 400 --cells 1969-2 rocketmen-2

Each cell is an arena file in ``build/challengers``, so a run goes on where it stopped. ``--write`` puts the
table into docs/bots.md, with the number of games of each cell.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from msgspec import Struct

from spacerace.lab.arena import Contest, tasks_of
from spacerace.lab.arena_file import ArenaFile, asked_for, head_of, load, play_out
from spacerace.lab.standings import Share, standings_of

HERE = Path(__file__).parent
FOLDER = Path("build/challengers")
PAGE = HERE.parents[2] / "docs" / "bots.md"
BEGIN, END = "<!-- challengers: begin -->", "<!-- challengers: end -->"
#: By game: the folder of its challengers, and the numbers of players.
GAMES = {"1969": ("nineteen69", (2, 3, 4, 5)), "rocketmen": ("rocketmen", (2, 3, 4))}
#: No idea.
HELPERS = ("leaning",)


class Cell(Struct, frozen=True):
    """A challenger at a table."""

    game: str
    players: int
    name: str

    @property
    def path(self) -> Path:
        """Where its games are kept."""
        return FOLDER / f"{self.game}-{self.players}-{self.name}.jsonl"

    @property
    def contest(self) -> Contest:
        """The challenger alone among copies of `sense`."""
        bot = str((HERE / GAMES[self.game][0] / f"{self.name}.py").relative_to(HERE.parents[2]))
        return Contest(
            game=self.game,
            bots=(bot, "sense"),
            players=self.players,
            seed=24,
            options={"round_cap": 60} if self.game == "rocketmen" else {},
            first_alone=True,
        )


def cells() -> list[Cell]:
    """All of them, the smallest tables first."""
    found = []
    for game, (folder, numbers) in GAMES.items():
        names = sorted(path.stem for path in (HERE / folder).glob("*.py") if path.stem not in HELPERS)
        found += [Cell(game, players, name) for players in numbers for name in names]
    return sorted(found, key=lambda cell: cell.players)


def play(cell: Cell, games: int) -> None:
    """Play what is missing; games of an earlier `sense` make way."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    head, tasks = head_of(cell.contest), tasks_of(cell.contest, games)
    if cell.path.exists() and load(cell.path)[0].built_in_bots != head.built_in_bots:
        cell.path.unlink()
    with ArenaFile(cell.path, head) as file:
        asked_for(cell.path, tasks, file.games)
        play_out(cell.contest, tasks, file)


def rows() -> list[str]:
    """The table, as far as games of today's `sense` are there."""
    lines = [
        "| game | players | challenger | games | won | without luck | fair share | lead | worth games |",
        "| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for cell in sorted(cells(), key=lambda cell: (cell.game, cell.players, cell.name)):
        if cell.path.exists():
            head, games = load(cell.path)
            if games and head.built_in_bots == head_of(cell.contest).built_in_bots:
                lines.append(_row(cell, standings_of(games).shares[0]))
    return lines


def _row(cell: Cell, share: Share) -> str:
    """One row."""
    bare, lead = share.without_luck, share.lead
    told = ["-", "-", "-"]
    if bare is not None and lead is not None:
        half, points = bare.interval.width / 2, lead.interval.width / 2
        told = [f"{bare.mean:.1%} ± {half:.1%}", f"{lead.mean:+.2f} ± {points:.2f}", f"{bare.worth:.0f}"]
    title = "Rocketmen" if cell.game == "rocketmen" else cell.game
    start = [title, str(cell.players), cell.name, str(share.games), f"{share.share:.1%}"]
    return f"| {' | '.join([*start, told[0], f'{share.fair:.0%}', *told[1:]])} |"


def main() -> None:
    """Play the cells that are asked for, and write the table if asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=0, help="games of each cell")
    parser.add_argument("--cells", nargs="*", default=[], help="such as 1969-2; all, if none is named")
    parser.add_argument("--write", action="store_true", help="put the table into docs/bots.md")
    args = parser.parse_args()
    for cell in cells() if args.games else []:
        if not args.cells or f"{cell.game}-{cell.players}" in args.cells:
            play(cell, args.games)
            print(_row(cell, standings_of(load(cell.path)[1]).shares[0]), flush=True)
    if args.write:
        page = PAGE.read_text(encoding="utf-8")
        head, _, rest = page.partition(BEGIN)
        _, _, tail = rest.partition(END)
        PAGE.write_text("\n".join([f"{head}{BEGIN}", *rows(), f"{END}{tail}"]), encoding="utf-8")


if __name__ == "__main__":
    main()
