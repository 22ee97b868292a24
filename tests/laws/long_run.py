"""Many games in every way to play, with the laws tested along the way: ``python -m tests.laws.long_run``.

Every game, edition, mode, number of players and table option takes part, with every reading of the cards
and by every version of the rules. Game number n plays the nth way; after the last way comes the first one
again. Needs nothing that playing does not need.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from random import Random
from time import monotonic
from traceback import format_exc
from typing import NamedTuple

from msgspec.structs import replace

from spacerace.bots import derived_seed
from spacerace.games import GAMES
from spacerace.kernel import laws
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode
from spacerace.kernel.copying import copy_of
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import AnyAction, AnyState, Game, Header, Option, Setup
from spacerace.kernel.seats import CHANCE
from spacerace.lab.processes import as_they_end
from tests.games.rocketmen import eager

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
#: A game of Rocketmen stops after so many rounds: random players hardly ever end one, eager ones soon do.
RANDOM_ROUNDS, EAGER_ROUNDS = 25, 80
#: At every step the cheap laws are tested, at every nth the dear ones.
DEAR = 10


class Way(NamedTuple):
    """A way to play."""

    game: str
    edition: str
    mode: str
    players: int
    options: tuple[tuple[str, Option], ...]
    #: With its version.
    pack: str
    rules_version: int

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options]
        rules = f"rules {self.rules_version}"
        return " ".join([self.game, self.edition, self.mode, str(self.players), *chosen, self.pack, rules])


@cache
def ways() -> tuple[Way, ...]:
    """Every way to play that a table can have chosen, now or by older rules."""
    found = []
    for name, game in GAMES.items():
        for setup in game.SETUPS:
            for players, options, pack in product(setup.players, chosen(setup), packs(game, setup)):
                every_version = range(1, game.RULES_VERSION + 1)
                found += [
                    Way(name, setup.edition, setup.mode, players, options, pack, version)
                    for version in every_version
                ]
    return tuple(way for way in found if is_open(way))


def chosen(setup: Setup) -> Iterator[tuple[tuple[str, Option], ...]]:
    """Every choice of table options."""
    names = [one.name for one in setup.choosable]
    for values in product(*(one.values for one in setup.choosable)):
        yield tuple(zip(names, values, strict=True))


def packs(game: Game, setup: Setup) -> Iterator[str]:
    """Every reading of the cards of an edition."""
    for name, versions in game.LIBRARY.packs().items():
        for version in versions:
            if game.LIBRARY.load(name, version).pack.edition == setup.edition:
                yield f"{name}@{version}"


def header_of(way: Way, seed: int, options: Mapping[str, Option] | None = None) -> Header:
    """A match in this way."""
    game = GAMES[way.game]
    header = game.prepare(
        seats=NAMES[: way.players],
        seed=seed,
        edition=way.edition,
        mode=way.mode,
        options={**dict(way.options), **(options or {})},
        pack=way.pack,
    )
    if way.rules_version == game.RULES_VERSION:
        return header
    # Matches of version 1 wrote no sides down.
    return replace(header, rules_version=way.rules_version, sides=())


def is_open(way: Way) -> bool:
    """Whether the rules of its version allow it: an older one may refuse what the newest one offers."""
    if way.rules_version == GAMES[way.game].RULES_VERSION:
        return True
    try:
        GAMES[way.game].begin(header_of(way, 1))
    except BadSetup:
        return False
    return True


class Played(NamedTuple):
    """How a game went."""

    number: int
    way: Way
    end_reason: str
    steps: int
    #: The first law that was broken, or the error that stopped the game; "" if all is well.
    broken: str


class Broken(Exception):
    """A law does not hold."""


class Course:
    """One game, played and watched."""

    def __init__(self, way: Way, seed: int, *, keen: bool, rounds: int, dear: int = DEAR) -> None:
        """A fresh game; a keen player of Rocketmen gets things done."""
        self.game = GAMES[way.game]
        cap = {"round_cap": rounds} if "round_cap" in self.game.SETTINGS else {}
        self.header = header_of(way, seed, cap)
        self.keen, self.dear = keen and way.game == "rocketmen", dear
        self.rng, self.luck, self.other_luck = Random(seed), Luck(seed), Luck(seed + 1)
        self.actions: list[AnyAction] = []

    def choose(self, state: AnyState, seat: int) -> AnyAction:
        """What comes next."""
        if seat == CHANCE:
            event = self.game.chance(state)
            return self.game.outcome(state, self.luck.pick(event.key, event.bag))
        options = self.game.options(state)
        return eager.choose(options, self.rng) if self.keen else self.rng.choice(options)

    def test(self, broken: Sequence[str]) -> None:
        """Stop at a broken law."""
        if broken:
            raise Broken(f"step {len(self.actions)}: {broken[0]}")

    def play(self) -> str:
        """To the end, and why it came; raises Broken."""
        game, state, seats = self.game, self.game.begin(self.header), len(self.header.seats)
        while (seat := game.to_act(state)) is not None:
            self.test([*laws.somebody_can_act(game, state)])
            action = self.choose(state, seat)
            if len(self.actions) % self.dear == 0:
                self.test([*laws.only_options_pass(game, state, seats)])
                self.test([*laws.apply_is_pure(game, state, action)])
                self.test([*laws.survives_codec(game, state, seats)])
                self.test([*laws.views_hide(game, state, seats, self.other_luck)])
            before = copy_of(state)
            game.advance(state, action)
            self.actions.append(action)
            self.test(game.laws(state, before))
        result = game.result(state)
        self.test([] if result.winners else ["nobody has won"])
        self.test([] if encode(self.again()) == encode(state) else ["the game plays back to another state"])
        return result.end_reason

    def again(self) -> AnyState:
        """The state that header and actions give."""
        state = self.game.begin(self.header)
        for action in self.actions:
            self.game.advance(state, action)
        return state


class Task(NamedTuple):
    """Which game to play."""

    number: int
    seed: int


def play_one(task: Task) -> Played:
    """Play a game by its number; half of the games of Rocketmen are played by keen players."""
    turn, index = divmod(task.number, len(ways()))
    way, keen = ways()[index], turn % 2 == 1
    rounds = EAGER_ROUNDS if keen else RANDOM_ROUNDS
    end_reason = broken = ""
    steps = 0
    try:
        course = Course(way, derived_seed(task.seed, task.number), keen=keen, rounds=rounds)
        try:
            end_reason = course.play()
        finally:
            steps = len(course.actions)
    except Broken as error:
        broken = str(error)
    except Exception:
        broken = f"step {steps}: {format_exc()}"
    return Played(task.number, way, end_reason, steps, broken)


def run(numbers: Sequence[int], seed: int, jobs: int) -> int:
    """Play games, tell how it goes, and give the exit code: 1 if a law was broken."""
    begun, told, steps, broken = monotonic(), 0.0, 0, 0
    ends: Counter[str] = Counter()
    print(f"{len(numbers)} games in {len(ways())} ways to play, {jobs} at a time", flush=True)
    tasks = [Task(number, seed) for number in numbers]
    for done, played in enumerate(as_they_end(play_one, tasks, jobs), 1):
        steps += played.steps
        ends[f"{played.way.game} {played.way.mode}: {played.end_reason or 'stopped'}"] += 1
        if played.broken:
            broken += 1
            print(f"BROKEN in game {played.number}, {played.way}\n  {played.broken}")
            print(f"  again: python -m tests.laws.long_run --seed {seed} --only {played.number}", flush=True)
        if monotonic() - told > 10 or done == len(tasks):
            told = monotonic()
            print(f"{done} games, {steps} steps, {broken} broken, {told - begun:.0f} s", flush=True)
    for end, count in sorted(ends.items()):
        print(f"  {end} {count}")
    return 1 if broken else 0


def main(argv: Sequence[str] | None = None) -> int:
    """The command; its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.laws.long_run", description=__doc__)
    add = parser.add_argument
    add("--games", metavar="K", type=int, default=10_000, help="how many games")
    add("--jobs", metavar="J", type=int, default=1, help="how many at a time")
    add("--seed", metavar="S", type=int, default=1, help="another seed plays other games")
    add("--only", metavar="N", type=int, help="only the game of this number")
    args = parser.parse_args(argv)
    if args.games < 1 or args.jobs < 1 or (args.only is not None and args.only < 0):
        parser.error("games and jobs start at 1, numbers of games at 0")
    return run(range(args.games) if args.only is None else [args.only], args.seed, args.jobs)


if __name__ == "__main__":
    sys.exit(main())
