"""The pool of bot workers. Bots decide in worker processes, so that no table waits for the bot of another.

Which request gets a worker next:

- A person's own question, such as a hint, comes before bots at tables with people, those before bots that are
  among themselves, and reviews come last (Rank). Now and then the last come first, so that none starves.
- Within a rank, tables and addresses take turns: after a request of one, the next worker goes to another
  that waits. None ever has more than its share of workers.
- Quick bots take milliseconds and searching ones seconds, so the quick have a worker of their own wherever
  there are two. It stays idle while no quick bot has to decide: that is the price of never waiting for a
  search. A single worker takes the quick first.
- Wherever there are two, people's questions get one more worker, from the first question on: no question
  waits for a bot's search.

A worker that takes too long, ends or gives an invalid answer is replaced, and another bot decides.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from enum import Enum
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
from spacerace.server.bot_queue import Rank, Request, RequestQueue
from spacerace.server.bot_worker import Answer, Question
from spacerace.server.worker_process import WorkerFailure, WorkerProcess, reason_of

#: The command of a worker. -P: nothing is imported from the working directory.
COMMAND = (sys.executable, "-P", "-m", "spacerace.server.bot_worker")
#: The bot that decides if another one fails.
FALLBACK = "sense"
#: Seconds before a worker that could not be started is tried again.
RETRY_SECONDS = 1.0
#: With a single worker, a search starts after at most this number of quick decisions.
QUICK_IN_A_ROW = 50

_log = structlog.get_logger("spacerace.bots")


class _Lane(Enum):
    """Which requests a worker takes."""

    QUICK = "quick"
    ASKED = "asked"
    ANY = "any"


class Stopped(Exception):
    """The server is stopping, and the decision was not made."""


class StudyFailed(Exception):
    """A question could not be answered."""


class BotPool:
    """A pool of worker processes that choose for the bots of all tables."""

    def __init__(
        self,
        limits: settings.Thinking,
        command: Sequence[str] = COMMAND,
        own_bots: Mapping[str, str] = {},
    ) -> None:
        """Nothing runs yet. ``command`` starts a worker; ``own_bots`` are files of the host."""
        self._limits = limits
        self._own_bots = own_bots
        self._command = (*command, msgspec.json.encode(own_bots).decode()) if own_bots else command
        self._size = limits.workers or _cores()
        self._lanes: list[asyncio.Task[None]] = []
        #: Workers that were started and have not ended as far as is known.
        self._workers: list[WorkerProcess] = []
        self._starting = asyncio.Lock()
        #: Workers with nothing to do, and what each is for.
        self._idle: dict[asyncio.Future[Request], _Lane] = {}
        self._quick, self._searching = RequestQueue(), RequestQueue()
        self._quick_in_a_row = 0
        #: Whether the worker for people's questions was started.
        self._asked = False
        self._active: set[Request] = set()
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
        """Check that a table may use this bot: a built-in one, within the budget. Raises BadSetup."""
        kind, colon, budget_text = bot_text.partition(":")
        if bot_text in self._own_bots:
            return
        if kind in self._own_bots:
            raise BadSetup("", "refused-no-budget", {"bot": kind, "thinkers": ", ".join(THINKERS)})
        if kind not in BOTS or is_path(bot_text):
            known = ", ".join((*BOTS, *self._own_bots))
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
        """Start the workers. Requests can be made at once; they wait until a worker is ready."""
        self._lanes = [
            asyncio.create_task(self._lane(_Lane.QUICK if number == 0 and self._size > 1 else _Lane.ANY))
            for number in range(self._size)
        ]

    async def stop(self) -> None:
        """Stop all workers. Running and later requests fail."""
        self._stopped = True
        for request in [*self._active, *self._quick.clear(), *self._searching.clear()]:
            if not request.answer.done():
                request.answer.set_exception(Stopped())
        # A task that is starting a process is not cancelled, so that no process is lost.
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

        The view is as kernel.codec writes it, the options are short texts. ``seed`` is the bot's own. It does
        not reveal the seed of the deal, with which the bot could foresee the cards.
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
            except WorkerFailure as failure:
                self.failures += 1
                _log.warning("bot failed", table=table_id, seat=seat, bot=name, reason=str(failure))
        self.decisions += 1
        return chosen

    async def study(self, table_id: str, question: Question, *, asker: str, rank: Rank) -> bytes:
        """The answer of a worker to an analysis request, as JSON. Raises StudyFailed or Stopped."""
        try:
            return (await self._ask(asker, question, rank)).found
        except WorkerFailure as failure:
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
        request = Request(asker, question, rank)
        line = self._line_of(request)
        line.add(request)
        self._hand_out()
        try:
            return await request.answer
        finally:
            # The caller may have been cancelled.
            line.remove(request)

    # --- who gets a worker -----------------------------------------------------------------------

    def _line_of(self, request: Request) -> RequestQueue:
        """Where a request waits."""
        return self._searching if request.searching else self._quick

    def _hand_out(self) -> None:
        """Give waiting requests to idle workers."""
        # Specialised workers come first, so that the others stay free for other requests.
        for lane, kind in sorted(self._idle.items(), key=lambda one: one[1] is _Lane.ANY):
            request = self._take(kind)
            if request is not None:
                self._active.add(request)
                del self._idle[lane]
                lane.set_result(request)

    def _take(self, kind: _Lane) -> Request | None:
        """The next request for a worker, if there is one."""
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

    def _take_asked(self, full: set[str]) -> Request | None:
        """A question of a person, if one waits."""
        return self._searching.take_of(Rank.ASKED, full) or self._quick.take_of(Rank.ASKED, full)

    def _take_any(self, full: set[str]) -> Request | None:
        """The next request by rank. If there is one worker for all, quick requests come first."""
        if self._size > 1:
            # Quick requests have a worker of their own; here they must not delay searches.
            return self._searching.take(full) or self._quick.take(full)
        if self._quick_in_a_row < QUICK_IN_A_ROW:
            request = self._quick.take(full)
            if request is not None:
                self._quick_in_a_row += 1
                return request
        self._quick_in_a_row = 0
        return self._searching.take(full) or self._quick.take(full)

    def _full(self) -> set[str]:
        """Tables and addresses that already use as many workers as allowed."""
        askers = [request.asker for request in self._active]
        return {asker for asker in askers if askers.count(asker) >= self._limits.a_table}

    # --- a worker's life -------------------------------------------------------------------------

    async def _lane(self, kind: _Lane) -> None:
        """Keep one worker running. It is replaced when it ends."""
        while True:
            worker = await self._hire()
            try:
                while await self._serve(worker, await self._next(kind)):
                    pass
            finally:
                await worker.end()

    async def _hire(self) -> WorkerProcess:
        """A new worker that is ready. If starting fails, try again later."""
        while True:
            self._workers = [worker for worker in self._workers if not worker.is_gone]
            try:
                async with self._starting:
                    worker = await WorkerProcess.start(self._command)
                    self._workers.append(worker)
                await worker.ready()
                return worker
            except (OSError, EOFError, ValueError) as error:
                self.failures += 1
                _log.error("bot worker cannot start", reason=reason_of(error))
                await asyncio.sleep(RETRY_SECONDS)

    async def _next(self, kind: _Lane) -> Request:
        """The next request, as soon as there is one."""
        lane: asyncio.Future[Request] = asyncio.get_running_loop().create_future()
        self._idle[lane] = kind
        self._hand_out()
        return await lane

    async def _serve(self, worker: WorkerProcess, request: Request) -> bool:
        """Answer a request, or let it fail. Returns whether the worker can be used again."""
        try:
            if request.answer.done():
                return True
            if worker.is_gone:
                # It ended while it was idle. This is not the fault of the bot.
                self._line_of(request).add(request)
                return False
            # A cancelled question must not occupy the worker.
            request.answer.add_done_callback(lambda answer: worker.kill() if answer.cancelled() else None)
            try:
                async with asyncio.timeout(self._limits.seconds):
                    answer = await worker.ask(request.question)
            except (WorkerFailure, OSError, EOFError, ValueError) as error:
                if not request.answer.done():
                    request.answer.set_exception(WorkerFailure(reason_of(error)))
                return False
            if not request.answer.done():
                request.answer.set_result(answer)
            # If it was cancelled at this moment, the worker is being killed.
            return not request.answer.cancelled()
        finally:
            self._active.discard(request)
            self._hand_out()


def _cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
