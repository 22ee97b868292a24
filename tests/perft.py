"""Counted trees: how many ways there are to go on from positions of the golden games, by depth.

A whole rules engine in a few integers: one option too many or too few anywhere changes them. Options are
canonical, and chance counts every distinct outcome once. ``tests/golden/perft.txt`` holds the counts:

- ``python -m tests.perft`` counts everything anew and tells what differs (``make laws`` does so);
- ``python -m tests.perft --write`` writes the table anew, when a rule was changed on purpose;
- the small counts are part of ``make test`` (``tests/test_perft.py``).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from spacerace.kernel.codec import read_match
from spacerace.kernel.copying import copy_of
from spacerace.kernel.game import AnyState, Game
from spacerace.kernel.match import replay
from spacerace.kernel.seats import CHANCE
from tests.golden_games import FOLDER, GAMES

TABLE = FOLDER / "perft.txt"
#: ``make test`` counts trees up to this size, the table goes up to that one.
SMALL, LARGE = 1_000, 30_000
DEEPEST = 8
#: Positions of each game: after so many hundredths of its entries.
MOMENTS = (5, 37, 61, 86)
HEAD = """\
# Lines of play from positions of the golden games: the game, how many of its entries are played, and the
# number of lines one step deep, two steps deep, and so on. Made by `python -m tests.perft --write`.
"""


class Tree(NamedTuple):
    """A position and its counts."""

    name: str
    entries: int
    #: One step deep, two steps deep, and so on.
    counts: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.name:36} {self.entries:4}  {' '.join(map(str, self.counts))}"

    @property
    def small(self) -> tuple[int, ...]:
        """The counts that take no time; at least one."""
        return self.counts[:1] + tuple(count for count in self.counts[1:] if count <= SMALL)


def count(game: Game, state: AnyState, depth: int) -> int:
    """How many lines of play of this depth there are; one that ends earlier counts too."""
    awaited = game.to_act(state)
    if depth == 0 or awaited is None:
        return 1
    if awaited == CHANCE:
        actions = [action for action, _ in game.outcomes(state)]
    else:
        actions = game.canonical_options(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = copy_of(state)
        game.advance(after, action)
        total += count(game, after, depth - 1)
    return total


def position(name: str, entries: int) -> tuple[Game, AnyState]:
    """A golden game after so many of its entries."""
    match = read_match((FOLDER / f"{name}.match").read_text(encoding="utf-8"), GAMES.__getitem__)
    return match.game, replay(match.game, match.header, match.log[:entries]).state


def counts_of(name: str, entries: int) -> Iterator[int]:
    """Deeper and deeper, as long as the next count would hardly be too large for the table."""
    game, state = position(name, entries)
    before = found = 1
    for depth in range(1, DEEPEST + 1):
        if found * found // before > LARGE:
            return
        before, found = found, count(game, state, depth)
        yield found


def moments() -> Iterator[tuple[str, int]]:
    """The positions of the table: some moments of every golden game."""
    for game in GAMES:
        for path in sorted(FOLDER.glob(f"{game}-*.match")):
            match = read_match(path.read_text(encoding="utf-8"), GAMES.__getitem__)
            for share in MOMENTS:
                yield path.stem, len(match.log) * share // 100


def read(path: Path = TABLE) -> list[Tree]:
    """The table."""
    lines = [line.split() for line in path.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    return [Tree(name, int(entries), tuple(map(int, counts))) for name, entries, *counts in lines]


def main(argv: Sequence[str] | None = None) -> int:
    """The command; 1 if a count differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.perft", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the table anew")
    if parser.parse_args(argv).write:
        trees = [Tree(name, entries, tuple(counts_of(name, entries))) for name, entries in moments()]
        TABLE.write_text(HEAD + "".join(f"{tree}\n" for tree in trees if tree.counts), encoding="utf-8")
        return 0
    wrong = 0
    trees = read()
    for tree in trees:
        found = Tree(tree.name, tree.entries, tuple(counts_of(tree.name, tree.entries)))
        if found != tree:
            wrong += 1
            print(f"stored  {tree}\ncounted {found}")
    print(f"{sum(sum(tree.counts) for tree in trees):,} lines of play counted, {wrong} positions differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
