"""What the bots choose, as short hashes: a change that should change no choice changes none of them.

Every line of ``tests/golden/choices.txt`` is one game of `sense`. Its first hash is of every option chosen
and of every weight. At every few decisions a search looks at the options too: the second hash is of its
choices and of all that it found out.

- ``python -m tests.bots.choices`` plays all lines and tells what differs;
- ``python -m tests.bots.choices --write`` writes the table anew, when play was changed on purpose;
- ``python -m tests.bots.choices --games 50`` prints the hash of so many games of each table, to compare two
  trees at length;
- the lines are part of ``make test`` (``tests/bots/test_choices.py``).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from spacerace.bots import Budget, bot_named, heuristic_of
from spacerace.bots.search_bot import SearchBot
from spacerace.games import game_named, header_of
from spacerace.kernel.chance import Luck, bot_seed
from spacerace.kernel.game import AnyView, Game
from spacerace.kernel.seats import CHANCE
from spacerace.lab.playing import seat_names

FILE = Path(__file__).parents[1] / "golden" / "choices.txt"
#: Simulations of a search: enough that it deviates now and then.
SIMULATIONS = 30
#: Digits of a weight that count: no Python rounds so many of them differently.
DIGITS = 9
HEAD = """\
# Games of `sense`, and what a search finds on the way: a name, decisions and their hash, searches and theirs.
# Made by `python -m tests.bots.choices --write`.
"""


class Table(Struct, frozen=True, kw_only=True):
    """A way to play that is looked at."""

    game: str
    players: int
    mode: str | None = None
    edition: str | None = None
    options: Mapping[str, str | int | bool] = {}
    #: A search at every so many decisions; 0: none.
    search_every: int = 0

    @property
    def name(self) -> str:
        """The table in one word."""
        more = [str(value) for value in (self.edition, self.mode) if value]
        more += [f"{name}={value}" for name, value in self.options.items() if name != "round_cap"]
        return "-".join([self.game, str(self.players), *more])


CAP = {"round_cap": 40}
TABLES = [
    Table(game="rocketmen", players=2, options=CAP, search_every=41),
    Table(game="rocketmen", players=3, options={**CAP, "variants": 2}),
    Table(game="rocketmen", players=4, options=CAP, search_every=97),
    Table(game="rocketmen", players=2, mode="battle", options={**CAP, "strict_declaration": True}),
    Table(game="rocketmen", players=1, mode="solo", options={**CAP, "level": "hard"}, search_every=31),
    Table(game="rocketmen", players=3, edition="early", options={**CAP, "variants": 2}, search_every=150),
    Table(game="rocketmen", players=2, edition="early", mode="battle", options=CAP),
    Table(game="rocketmen", players=1, edition="early", mode="solo", options=CAP),
    Table(game="1969", players=2, search_every=29),
    Table(game="1969", players=3, search_every=79),
    Table(game="1969", players=4),
    Table(game="1969", players=5, search_every=197),
]


class Line(Struct, frozen=True):
    """One game."""

    name: str
    decisions: int
    choices: str
    searches: int
    found: str

    def __str__(self) -> str:
        return f"{self.name:34} {self.decisions:4} {self.choices} {self.searches:3} {self.found}"


def play(table: Table, seed: int, *, searching: bool = True) -> Line:
    """Play a game of `sense`, and look at it on the way."""
    game = game_named(table.game)
    sense = heuristic_of(game)
    assert sense is not None
    header = header_of(
        game,
        seats=seat_names(table.players),
        seed=seed,
        edition=table.edition,
        mode=table.mode,
        options=table.options,
    )
    bots = [bot_named("sense", game, bot_seed(seed, seat)) for seat in range(table.players)]
    state, luck = game.begin(header), Luck(seed)
    choices, found = sha256(), sha256()
    decisions = searches = 0
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            event = game.chance(state)
            game.advance(state, game.outcome(state, luck.pick(event.key, event.bag)))
            continue
        options = game.canonical_options(state)
        chosen = options[0]
        if len(options) > 1:
            decisions += 1
            view = game.view(state, seat)
            chosen = bots[seat].choose(view, options, None)
            told = [game.write_action(state, chosen), *map(_short, sense.weigh(view, options))]
            if decisions % 10 == 0:
                told += map(_short, sense.estimate(view))
            choices.update(" ".join(told).encode())
            if searching and table.search_every and decisions % table.search_every == 0:
                searches += 1
                found.update(_search(game, view, options, decisions).encode())
        game.advance(state, chosen)
    choices.update(str(game.result(state).scores).encode())
    return Line(table.name, decisions, _hash(choices.hexdigest()), searches, _hash(found.hexdigest()))


def _search(game: Game, view: AnyView, options: list[object], seed: int) -> str:
    """What a search of one decision finds out."""
    bot = SearchBot(game, seed, Budget(simulations=SIMULATIONS), heuristic_of(game))
    chosen = bot.choose(view, options, None)
    looks = [f"{look.visits} {_short(look.value)} {_short(look.gain)}" for look in bot.looks]
    return f"{options.index(chosen)}: {', '.join(looks)};"


def _short(number: float) -> str:
    """A number to so many digits; there is no minus before a 0."""
    return f"{round(number, DIGITS) + 0.0:.{DIGITS}g}"


def _hash(digest: str) -> str:
    """A digest that a person can compare."""
    return digest[:12]


def lines() -> list[Line]:
    """The lines of the table, as the bots play today."""
    return [play(table, seed) for seed, table in enumerate(TABLES, start=1)]


def read() -> list[str]:
    """The lines as they are written down."""
    text = FILE.read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def at_length(games: int) -> None:
    """Print a hash of many games of each table."""
    for table in TABLES:
        whole = sha256()
        for seed in range(1, games + 1):
            whole.update(str(play(table, 1000 + seed, searching=seed <= games // 10)).encode())
        print(f"{table.name:34} {_hash(whole.hexdigest())}", flush=True)


def main() -> int:
    """Compare, or write; 1 if something differs."""
    parser = argparse.ArgumentParser(prog="tests.bots.choices", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write the table anew")
    parser.add_argument("--games", type=int, default=0, help="print a hash of so many games of each table")
    args = parser.parse_args()
    if args.games:
        at_length(args.games)
        return 0
    played = [str(line) for line in lines()]
    if args.write:
        FILE.write_text(HEAD + "".join(f"{line}\n" for line in played), encoding="utf-8")
        return 0
    differing = [(old, new) for old, new in zip(read(), played, strict=True) if old != new]
    for old, new in differing:
        print(f"was {old}\nis  {new}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
