"""Many games at once: one step of all of them, with what is seen written into arrays that are made once.

A ``Batch`` plays in this process. ``Processes`` has the same arrays and methods, in shared memory. Whoever
steps them plays every seat.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NoReturn

from spacerace.bots import derived_seed
from spacerace.bots.uncollected import uncollected
from spacerace.games.encoding import Encoding
from spacerace.research.extras import from_extra
from spacerace.research.play import OutsideMask, Play
from spacerace.research.table import REWARDS, Reward, Table

with from_extra("gym"):
    import numpy as np

__all__ = ["Batch", "Processes"]

#: How long a process may take to end.
_PATIENCE = 10.0


class _Arrays:
    """The arrays of some games, one after the other in one piece of memory. A row is a game."""

    def __init__(self, encoding: Encoding, seats: int, count: int, memory: Any = None) -> None:
        """Lay the arrays out in this memory, or in new memory."""
        layout: list[tuple[str, Any, tuple[int, ...]]] = [
            ("rewards", np.float32, (count, seats)),
            ("observations", np.int16, (count, len(encoding.columns))),
            ("masks", np.int8, (count, len(encoding.options))),
            ("seats", np.int8, (count,)),
            ("over", np.bool_, (count,)),
            ("truncated", np.bool_, (count,)),
            ("actions", np.int32, (count,)),
        ]
        at, places = 0, []
        for name, kind, shape in layout:
            places.append((name, kind, shape, at))
            # Every array begins where a number of any size may begin.
            at += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 8) * 8
        self.size = at
        buffer = bytearray(at) if memory is None else memory
        self._found = {name: np.ndarray(shape, kind, buffer, offset) for name, kind, shape, offset in places}

    def __getitem__(self, name: str) -> Any:
        """The array of this name."""
        return self._found[name]

    def part(self, name: str, first: int, end: int) -> Any:
        """The rows of some of the games."""
        return self._found[name][first:end]


class _Tell:
    """What a batch tells after every step; a row is a game."""

    def __init__(self, table: Table, encoding: Encoding, arrays: Any) -> None:
        """Give the arrays their names."""
        self.table = table
        self.encoding = encoding
        #: What the seat that is asked sees, as the numbers themselves. Times ``factors`` most are 0 to 1.
        self.observations = arrays("observations")
        self.factors = 1 / np.array([column.scale for column in encoding.columns], dtype=np.float32)
        #: 1 where an option can be chosen.
        self.masks = arrays("masks")
        #: Who is asked.
        self.seats = arrays("seats")
        #: Whether the step has ended the game, and what each seat got. The rest is of the next game already.
        self.over = arrays("over")
        self.rewards = arrays("rewards")
        #: Whether it was ended by the cap on rounds and not by the rules.
        self.truncated = arrays("truncated")


class Batch(_Tell):
    """Games side by side in this process. A game that is over is followed by the next at once."""

    def __init__(
        self,
        table: Table,
        count: int,
        *,
        seed: int = 0,
        reward: Reward = "win",
        _rows: tuple[_Arrays, int] | None = None,
    ) -> None:
        """Begin ``count`` games. Their seeds follow from ``seed``, so a batch can be played again."""
        if count < 1:
            raise ValueError(f"A batch has one game at least, not {count}.")
        if reward not in REWARDS:
            raise ValueError(f"reward is {reward!r}; it can be {', '.join(REWARDS)}.")
        encoding = table.encoding()
        arrays, first = (_Arrays(encoding, table.seats, count), 0) if _rows is None else _rows
        super().__init__(table, encoding, lambda name: arrays.part(name, first, first + count))
        self._seed, self._reward, self._first = seed, reward, first
        self._games = [0] * count
        rows, masks = memoryview(self.observations).cast("B"), memoryview(self.masks).cast("B")
        wide, many = len(encoding.columns) * 2, len(encoding.options)
        #: By game, the memory of its row and of its mask.
        self._rows = [rows[at * wide : (at + 1) * wide] for at in range(count)]
        self._masks = [masks[at * many : (at + 1) * many] for at in range(count)]
        self._told: list[list[int]] = [[] for _ in range(count)]
        self.plays = [self._next(at) for at in range(count)]
        for at in range(count):
            self._tell(at)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self.plays)

    def step(self, actions: Sequence[int] | Any) -> None:
        """Take an option in every game; an OutsideMask says in which game, and those after it wait."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != len(self.plays):
            raise ValueError(f"{len(chosen)} actions for {len(self.plays)} games.")
        self.over[:] = False
        self.truncated[:] = False
        with uncollected():
            self._step(chosen)

    def _step(self, chosen: list[int]) -> None:
        """Take an option in every game."""
        over = self.over
        for at, play in enumerate(self.plays):
            try:
                play.act(chosen[at])
            except OutsideMask as error:
                raise OutsideMask(f"Game {self._first + at}: {error}") from None
            if play.seat is None:
                over[at] = True
                self.truncated[at] = play.result().unfinished
                self.rewards[at] = play.rewards(self._reward)
                self.plays[at] = self._next(at)
            self._tell(at)

    def _next(self, at: int) -> Play:
        """The next game in this row in which somebody has a choice."""
        while True:
            number = self._games[at]
            self._games[at] += 1
            seed = derived_seed(derived_seed(self._seed, self._first + at), number)
            play = Play(self.table, seed, self.encoding)
            if play.seat is not None:
                return play

    def _tell(self, at: int) -> None:
        """Write what is seen in a game."""
        play, mask, numbers = self.plays[at], self._masks[at], self._told[at]
        seat = play.seat
        assert seat is not None
        self._rows[at][:] = self.encoding.observe(play.state, seat)
        for number in numbers:
            mask[number] = 0
        self._told[at] = numbers = play.numbers
        for number in numbers:
            mask[number] = 1
        self.seats[at] = seat

    def close(self) -> None:
        """Nothing is open."""


# --- processes -----------------------------------------------------------------------------------


class Processes(_Tell):
    """A batch spread over processes. Its arrays lie in memory that all of them share."""

    def __init__(
        self, table: Table, count: int, *, processes: int, seed: int = 0, reward: Reward = "win"
    ) -> None:
        """Begin the same games as a ``Batch`` of this size and seed."""
        if not 0 < processes <= count:
            raise ValueError(f"{processes} processes for {count} games: there can be 1 to {count}.")
        encoding = table.encoding()
        self._memory = SharedMemory(create=True, size=_Arrays(encoding, table.seats, count).size)
        self._arrays: _Arrays | None = _Arrays(encoding, table.seats, count, self._memory.buf)
        super().__init__(table, encoding, self._arrays.__getitem__)
        self._actions = self._arrays["actions"]
        self._count = count
        self._lines: list[Connection] = []
        self._workers = []
        spawn = multiprocessing.get_context("spawn")
        cuts = [count * at // processes for at in range(processes + 1)]
        for first, end in pairwise(cuts):
            ours, theirs = spawn.Pipe()
            arguments = (theirs, table, self._memory.name, count, first, end, seed, reward)
            worker = spawn.Process(target=_work, args=arguments, daemon=True)
            worker.start()
            theirs.close()
            self._lines.append(ours)
            self._workers.append(worker)
        self._wait()

    def __len__(self) -> int:
        """How many games there are."""
        return self._count

    def step(self, actions: Sequence[int] | Any) -> None:
        """Take an option in every game."""
        if self._arrays is None:
            raise RuntimeError("The processes were closed.")
        self._actions[:] = actions
        try:
            for line in self._lines:
                line.send_bytes(b"step")
        except OSError:
            self._give_up()
        self._wait()

    def _wait(self) -> None:
        """Until all have made the step; what went wrong in one of them is raised here."""
        said = []
        for line in self._lines:
            try:
                said.append(line.recv_bytes().decode())
            except (EOFError, OSError):
                self._give_up()
        for text in filter(None, said):
            raise OutsideMask(text)

    def _give_up(self) -> NoReturn:
        """A process has ended, so there is nothing to go on with."""
        self.close()
        raise RuntimeError("A process that plays games has ended: begin again.") from None

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone then."""
        if self._arrays is None:
            return
        self._arrays = None
        for name in ("observations", "masks", "seats", "over", "rewards", "truncated", "_actions"):
            delattr(self, name)
        for line in self._lines:
            line.close()
        for worker in self._workers:
            worker.join(_PATIENCE)
            if worker.is_alive():
                worker.kill()
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Processes:
        """For a ``with`` block, which closes it."""
        return self

    def __exit__(self, *error: object) -> None:
        """Close."""
        self.close()


def _work(
    line: Connection, table: Table, memory: str, count: int, first: int, end: int, seed: int, reward: Reward
) -> None:
    """Play the games of one process until the line is closed."""
    shared = SharedMemory(memory)
    arrays = _Arrays(table.encoding(), table.seats, count, shared.buf)
    batch = Batch(table, end - first, seed=seed, reward=reward, _rows=(arrays, first))
    actions = arrays.part("actions", first, end)
    said = b""
    try:
        while True:
            line.send_bytes(said)
            line.recv_bytes()
            try:
                batch.step(actions)
                said = b""
            except OutsideMask as error:
                said = str(error).encode()
    except (EOFError, OSError, KeyboardInterrupt):
        # Whoever asked is gone, or has closed the batch.
        pass
