"""The bots of the server think in worker processes, so that no table waits for another's bot.

Who gets a worker next:

- A person's own question, such as a hint, comes before bots at tables with people, those before bots that are
  among themselves, and reviews come last (Rank). Now and then the last come first: nobody waits for ever.
- Among equals tables take turns, and addresses that ask: however much one asks, the next worker goes to
  another that waits. None ever has more than its share of workers.
- Quick bots take milliseconds and searching ones seconds, so the quick have a worker of their own wherever
  there are two. It stays idle while nobody quick asks: that is the price of never standing behind a search.
  A single worker takes the quick first.
- Wherever there are two, people's questions get a worker more, from the first question on: nobody who asks
  stands behind a bot's search.

A worker that takes too long, ends or answers nonsense is replaced, and another bot decides.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from enum import Enum, IntEnum
from typing import assert_never

import msgspec
import structlog

from spacerace.bots import BOTS, DEFAULT_BUDGET, THINKERS, bot_named
from spacerace.bots.budget import read_budget
from spacerace.bots.own_bot import is_path
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Game, Header
from spacerace.kernel.seats import Seat
from spacerace.server import settings
from spacerace.server.bot_worker import LENGTH, Answer, Question, frame

#: How a worker is started. Nothing is imported from the folder that the server happens to run in.
COMMAND = (sys.executable, "-P", "-m", "spacerace.server.bot_worker")
#: Decides where another bot failed.
FALLBACK = "sense"
#: Seconds that a worker may take to start, on a machine under load; and before the next try if it cannot.
START_SECONDS, RETRY_SECONDS = 60.0, 1.0
#: A single worker lets a search begin after so many quick decisions in a row.
QUICK_IN_A_ROW = 50
#: Of so many times that a worker is given out, one goes to whoever comes last.
LAST_FIRST = 10
#: An answer is a number, a short reason, or what was found out about a game; anything longer is none.
LONGEST_ANSWER = 1_000_000

_log = structlog.get_logger("spacerace.bots")


class Rank(IntEnum):
    """Who gets a worker first."""

    ASKED = 0
    PLAYED = 1
    ALONE = 2
    REVIEW = 3


class _Lane(Enum):
    """What a place for a worker is for."""

    QUICK = "quick"
    ASKED = "asked"
    ANY = "any"


def is_searching(bot: str) -> bool:
    """Whether a bot takes seconds rather than milliseconds."""
    return bot.partition(":")[0] in THINKERS


class Stopped(Exception):
    """The server stops, and this decision was not made."""


class StudyFailed(Exception):
    """What somebody wanted to know was not found out."""


class _Failure(Exception):
    """A bot made no decision; the text says why."""


class BotPool:
    """A pool of worker processes that choose for the bots of all tables."""

    def __init__(self, limits: settings.Thinking, command: Sequence[str] = COMMAND) -> None:
        """Nothing runs yet. ``command`` starts a worker."""
        self._limits = limits
        self._command = command
        self._size = limits.workers or _cores()
        self._lanes: list[asyncio.Task[None]] = []
        #: Those that were started and have not been seen to end.
        self._workers: list[_Worker] = []
        self._starting = asyncio.Lock()
        #: Workers with nothing to do, and what each is for.
        self._idle: dict[asyncio.Future[_Request], _Lane] = {}
        self._quick, self._searching = _Lines(), _Lines()
        self._quick_in_a_row = 0
        #: Whether the worker for people's questions was hired.
        self._asked = False
        self._active: set[_Request] = set()
        self._stopped = False
        #: Decisions made since the start.
        self.decisions = 0
        #: Bots that made none, and workers that could not be started.
        self.failures = 0

    @property
    def thinking(self) -> int:
        """Decisions that a worker thinks about now."""
        return len(self._active)

    @property
    def waiting(self) -> int:
        """Decisions that wait for a worker."""
        return len(self._quick) + len(self._searching)

    def check(self, bot_text: str, game: Game) -> None:
        """Whether a table may ask for this bot: one of ours, within the budget; raises BadSetup if not."""
        kind, colon, budget_text = bot_text.partition(":")
        if kind not in BOTS or is_path(bot_text):
            known = ", ".join(BOTS)
            raise BadSetup("", "refused-unknown-bot", {"bot": bot_text[:40], "known": known})
        bot_named(bot_text, game, 0)
        if kind not in THINKERS:
            return
        budget = read_budget(budget_text) if colon else DEFAULT_BUDGET
        most, longest = self._limits.simulations, self._limits.budget_seconds
        if budget.simulations is not None and budget.simulations > most:
            asked: dict[str, object] = {"bot": bot_text, "most": most, "asked": budget.simulations}
            raise BadSetup("", "refused-bot-too-many-simulations", asked)
        if budget.seconds is not None and budget.seconds > longest:
            asked = {"bot": bot_text, "most": f"{longest:g}", "asked": f"{budget.seconds:g}"}
            raise BadSetup("", "refused-bot-too-many-seconds", asked)

    async def start(self) -> None:
        """Start the workers; questions may come at once and wait until one is ready."""
        self._lanes = [
            asyncio.create_task(self._lane(_Lane.QUICK if number == 0 and self._size > 1 else _Lane.ANY))
            for number in range(self._size)
        ]

    async def stop(self) -> None:
        """End all workers; what they thought about is not decided. Nothing can be asked any more."""
        self._stopped = True
        for request in [*self._active, *self._quick.clear(), *self._searching.clear()]:
            if not request.answer.done():
                request.answer.set_exception(Stopped())
        # Nobody is cancelled while a process is half started, for it could be forgotten.
        async with self._starting:
            for lane in self._lanes:
                lane.cancel()
            await asyncio.gather(*self._lanes, return_exceptions=True)
        # A lane may have been cancelled while it waited for the beginning or the end of its worker.
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def choose(
        self,
        *,
        table_id: str,
        header: Header,
        seat: Seat,
        bot: str,
        view: bytes,
        options: Sequence[str],
        seed: int,
        rank: Rank = Rank.PLAYED,
    ) -> int:
        """The number of the option that this bot takes, by what its seat may know; raises Stopped.

        The view is as kernel.codec writes it, the options are short texts. ``seed`` is the bot's own,
        with no way back to the deal's: whoever knew that would foresee the cards.
        """
        if len(options) == 1:
            return 0
        question = Question(
            header=msgspec.json.encode(msgspec.structs.replace(header, seed=0)),
            bot=bot,
            view=view,
            options=tuple(options),
            seed=str(seed),
        )
        chosen = 0
        for name in dict.fromkeys((bot, FALLBACK)):
            try:
                answer = await self._ask(table_id, msgspec.structs.replace(question, bot=name), rank)
                chosen = answer.chosen
                break
            except _Failure as failure:
                self.failures += 1
                _log.warning("bot failed", table=table_id, seat=seat, bot=name, reason=str(failure))
        self.decisions += 1
        return chosen

    async def study(self, table_id: str, question: Question, *, asker: str, rank: Rank) -> bytes:
        """What a worker finds out for somebody, as JSON; raises StudyFailed, or Stopped."""
        try:
            return (await self._ask(asker, question, rank)).found
        except _Failure as failure:
            self.failures += 1
            _log.warning("study failed", table=table_id, study=question.study, reason=str(failure))
            raise StudyFailed from None

    async def _ask(self, asker: str, question: Question, rank: Rank) -> Answer:
        """Wait for a worker and for its answer."""
        if self._stopped:
            raise Stopped
        if rank is Rank.ASKED and self._size > 1 and not self._asked:
            self._asked = True
            self._lanes.append(asyncio.create_task(self._lane(_Lane.ASKED)))
        request = _Request(asker, question, rank)
        line = self._line_of(request)
        line.add(request)
        self._hand_out()
        try:
            return await request.answer
        finally:
            # Whoever asked may have given up.
            line.remove(request)

    # --- who gets a worker -----------------------------------------------------------------------

    def _line_of(self, request: _Request) -> _Lines:
        """Where a request waits."""
        return self._searching if request.searching else self._quick

    def _hand_out(self) -> None:
        """Give what waits to the workers that are idle."""
        # Those that are for some only are asked first, so that the others stay free for the rest.
        for lane, kind in sorted(self._idle.items(), key=lambda one: one[1] is _Lane.ANY):
            request = self._take(kind)
            if request is not None:
                self._active.add(request)
                del self._idle[lane]
                lane.set_result(request)

    def _take(self, kind: _Lane) -> _Request | None:
        """What a worker should think about next, if anything may be."""
        full = self._full()
        match kind:
            case _Lane.QUICK:
                return self._quick.take(full)
            case _Lane.ASKED:
                return self._take_asked(full)
            case _Lane.ANY:
                return self._take_asked(full) or self._take_any(full)
            case _:
                assert_never(kind)

    def _take_asked(self, full: set[str]) -> _Request | None:
        """A question of a person, if one waits."""
        return self._searching.take_of(Rank.ASKED, full) or self._quick.take_of(Rank.ASKED, full)

    def _take_any(self, full: set[str]) -> _Request | None:
        """Whatever has waited longest, the quick first where there is one worker for all."""
        if self._size > 1:
            # The quick have a worker elsewhere; here they must not keep searches from their turn.
            return self._searching.take(full) or self._quick.take(full)
        if self._quick_in_a_row < QUICK_IN_A_ROW:
            request = self._quick.take(full)
            if request is not None:
                self._quick_in_a_row += 1
                return request
        self._quick_in_a_row = 0
        return self._searching.take(full) or self._quick.take(full)

    def _full(self) -> set[str]:
        """Tables and addresses that have as many workers as one may have."""
        askers = [request.asker for request in self._active]
        return {asker for asker in askers if askers.count(asker) >= self._limits.a_table}

    # --- a worker's life -------------------------------------------------------------------------

    async def _lane(self, kind: _Lane) -> None:
        """One place for a worker: it serves until it has to be replaced, and so does the next."""
        while True:
            worker = await self._hire()
            try:
                while await self._serve(worker, await self._next(kind)):
                    pass
            finally:
                await worker.end()

    async def _hire(self) -> _Worker:
        """A new worker that is ready; if none can be started now, later."""
        while True:
            self._workers = [worker for worker in self._workers if not worker.is_gone]
            try:
                async with self._starting:
                    worker = await _Worker.start(self._command)
                    self._workers.append(worker)
                await worker.ready()
                return worker
            except (OSError, EOFError, ValueError) as error:
                self.failures += 1
                _log.error("bot worker cannot start", reason=_reason(error))
                await asyncio.sleep(RETRY_SECONDS)

    async def _next(self, kind: _Lane) -> _Request:
        """What to think about, as soon as there is something."""
        lane: asyncio.Future[_Request] = asyncio.get_running_loop().create_future()
        self._idle[lane] = kind
        self._hand_out()
        return await lane

    async def _serve(self, worker: _Worker, request: _Request) -> bool:
        """Answer a request or say why not; whether the worker can go on."""
        try:
            if request.answer.done():
                return True
            if worker.is_gone:
                # It ended while it was idle; that is not this bot's fault.
                self._line_of(request).add(request)
                return False
            # A question that nobody asks any more must not keep the worker from others.
            request.answer.add_done_callback(lambda answer: worker.kill() if answer.cancelled() else None)
            try:
                async with asyncio.timeout(self._limits.seconds):
                    answer = await worker.ask(request.question)
            except (_Failure, OSError, EOFError, ValueError) as error:
                if not request.answer.done():
                    request.answer.set_exception(_Failure(_reason(error)))
                return False
            if not request.answer.done():
                request.answer.set_result(answer)
            # If it was given up in this very moment, the worker is being killed.
            return not request.answer.cancelled()
        finally:
            self._active.discard(request)
            self._hand_out()


class _Request:
    """A decision that somebody waits for."""

    def __init__(self, asker: str, question: Question, rank: Rank) -> None:
        """Nobody has answered yet. ``asker`` is a table, or the address of a person."""
        self.asker = asker
        self.question = question
        self.rank = rank
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    @property
    def searching(self) -> bool:
        """Whether the bot takes seconds rather than milliseconds; to study a whole game is no quick thing."""
        return is_searching(self.question.bot) or bool(self.question.log)


class _Lines:
    """Requests that wait, by their rank."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._lines = {rank: _Line() for rank in Rank}
        self._taken = 0

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._lines.values()))

    def add(self, request: _Request) -> None:
        """One more."""
        self._lines[request.rank].add(request)

    def take(self, full: set[str]) -> _Request | None:
        """The next of the first rank in which one may have a worker; now and then of the last."""
        last_first = self._taken % LAST_FIRST == LAST_FIRST - 1
        for rank in sorted(Rank, reverse=last_first):
            request = self.take_of(rank, full)
            if request is not None:
                self._taken += 1
                return request
        return None

    def take_of(self, rank: Rank, full: set[str]) -> _Request | None:
        """The next of this rank."""
        return self._lines[rank].take(full)

    def remove(self, request: _Request) -> None:
        """One less, if it still waits."""
        self._lines[request.rank].remove(request)

    def clear(self) -> list[_Request]:
        """All that waited; nobody does any more."""
        return [request for line in self._lines.values() for request in line.clear()]


class _Line:
    """Requests of one rank that wait; tables take turns, and addresses that ask."""

    def __init__(self) -> None:
        """Nobody waits."""
        #: Whose turn it is comes first.
        self._by_asker: dict[str, deque[_Request]] = {}

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._by_asker.values()))

    def add(self, request: _Request) -> None:
        """One more."""
        self._by_asker.setdefault(request.asker, deque()).append(request)

    def take(self, full: set[str]) -> _Request | None:
        """The oldest request of the next who may have a worker, and who goes to the end."""
        asker = next((asker for asker in self._by_asker if asker not in full), None)
        if asker is None:
            return None
        requests = self._by_asker.pop(asker)
        request = requests.popleft()
        if requests:
            self._by_asker[asker] = requests
        return request

    def remove(self, request: _Request) -> None:
        """One less, if it still waits."""
        requests = self._by_asker.get(request.asker, deque())
        if request in requests:
            requests.remove(request)
            if not requests:
                del self._by_asker[request.asker]

    def clear(self) -> list[_Request]:
        """All that waited; nobody does any more."""
        requests = [request for waiting in self._by_asker.values() for request in waiting]
        self._by_asker.clear()
        return requests


class _Worker:
    """A process that thinks (server.bot_worker), and the pipes to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """A process that has just been started."""
        assert process.stdin is not None and process.stdout is not None
        self._process = process
        self._to, self._from = process.stdin, process.stdout

    @classmethod
    async def start(cls, command: Sequence[str]) -> _Worker:
        """A new worker, which needs a moment until it is ready."""
        # The settings hold passwords that no bot needs. A session of its own: Ctrl+C is for the server alone.
        pipe = asyncio.subprocess.PIPE
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, env=settings.child_environment(), start_new_session=True
            )
        )

    async def ready(self) -> None:
        """Wait until the worker takes questions; one that never will is ended."""
        try:
            async with asyncio.timeout(START_SECONDS):
                if await self._read() != b"":
                    raise ValueError("not a worker")
        except (OSError, EOFError, ValueError):
            await self.end()
            raise

    @property
    def is_gone(self) -> bool:
        """Whether the process has ended."""
        return self._process.returncode is not None

    async def ask(self, question: Question) -> Answer:
        """What the worker says to a question; raises one of several errors if it does not answer it."""
        self._to.write(frame(msgspec.msgpack.encode(question)))
        await self._to.drain()
        answer = msgspec.msgpack.decode(await self._read(), type=Answer)
        if answer.problem:
            raise _Failure(answer.problem)
        if not question.study and not 0 <= answer.chosen < len(question.options):
            raise ValueError("not an option")
        return answer

    async def _read(self) -> bytes:
        """The next message."""
        size = int.from_bytes(await self._from.readexactly(LENGTH), "big")
        if size > LONGEST_ANSWER:
            raise ValueError("too long for an answer")
        return await self._from.readexactly(size)

    def kill(self) -> None:
        """End the process at once: it has nothing to lose."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """End the process and wait until nothing of it is left."""
        self.kill()
        await self._process.communicate()


def _reason(error: Exception) -> str:
    """Why a bot or a worker failed, for the log."""
    match error:
        case _Failure():
            return str(error)
        case TimeoutError():
            return "took too long"
        case EOFError() | ConnectionError():
            return "its process ended"
        case OSError():
            return f"the system refused: {error.strerror}"
        case _:
            # Whatever else it sent could not be read.
            return "answered nonsense"


def _cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
