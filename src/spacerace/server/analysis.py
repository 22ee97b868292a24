"""Analysis: hints, sources of points, and reviews. Bot workers compute them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from spacerace.kernel.codec import encode
from spacerace.server.access import acting_seat
from spacerace.server.archive import Archive
from spacerace.server.bot_pool import Stopped, StudyFailed
from spacerace.server.bot_queue import Rank
from spacerace.server.bot_worker import Question
from spacerace.server.errors import Conflict, NotAllowed, ServerRefusal, Stale
from spacerace.server.limits import Buckets, TooMany, group
from spacerace.server.messages import named, names_of, say, state_message
from spacerace.server.models import (
    Finding,
    Hint,
    HintAsked,
    HintChoice,
    OptionInfo,
    Outlook,
    PointsTable,
    Review,
)
from spacerace.server.table_record import Record
from spacerace.server.tables import Tables
from spacerace.study import findings as study_findings
from spacerace.study import hint as study_hint
from spacerace.study import review as study_review
from spacerace.study.comparison import FINDING, seed_of

#: Games whose points are cached.
REMEMBERED = 100
#: The bots that give hints: a quick one and a searching one.
QUICK, SEARCHING = "sense", FINDING
#: The rate limit of hints for one address.
HINTS_A_SECOND, HINTS_AT_ONCE = 0.5, 20
#: The rate limit of points for one address.
POINTS_A_SECOND, POINTS_AT_ONCE = 0.5, 20
#: The rate limit of reviews for one address. Each takes about half a minute of a worker.
REVIEWS_A_SECOND, REVIEWS_AT_ONCE = 1 / 60, 5
#: The most reviews in the queue, and the seconds after which a client may try again.
REVIEWS_WAITING, REVIEWS_LATER = 20, 60.0
#: The number of decisions that a worker judges in one request.
AT_A_GO = 3


class AnalysisFailed(ServerRefusal):
    """A worker could not answer. Another attempt may succeed."""

    status = 503
    retry_after = 10


class _Review:
    """A review that is running or finished."""

    def __init__(self) -> None:
        """It is in the queue."""
        self.status: Literal["waiting", "running", "done", "failed"] = "waiting"
        self.done = self.total = 0
        self.luck: list[study_findings.Finding] = []
        self.curve: list[Outlook] = []
        self.decisions: list[study_findings.Finding] = []
        self.task: asyncio.Task[None] | None = None

    def told(self) -> Review:
        """Its progress."""
        findings = [_finding(found) for found in (*self.luck, *self.decisions)]
        return Review(
            status=self.status, done=self.done, total=self.total, findings=findings, curve=self.curve
        )


class Analysis:
    """Analysis of the games of all tables."""

    def __init__(self, tables: Tables, archive: Archive) -> None:
        """The caches are empty."""
        self._tables = tables
        self._archive = archive
        self._points: OrderedDict[str, PointsTable] = OrderedDict()
        #: Games whose points are being computed. Further requests wait for the same answer.
        self._counting: dict[str, asyncio.Task[PointsTable]] = {}
        self._points_buckets = Buckets(POINTS_A_SECOND, POINTS_AT_ONCE)
        self._hints = Buckets(HINTS_A_SECOND, HINTS_AT_ONCE)
        self._reviews: dict[str, _Review] = {}
        self._review_buckets = Buckets(REVIEWS_A_SECOND, REVIEWS_AT_ONCE)
        self._reviewing = asyncio.Semaphore(1)

    # --- points ---

    async def points(self, table_id: str, key_hash: str | None, address: str) -> PointsTable:
        """The sources of the points of a finished game."""
        record = await self._archive.access.over(table_id, key_hash)
        if table_id in self._points:
            return self._points[table_id]
        if table_id not in self._counting:
            wait = self._points_buckets.take(address)
            if wait:
                raise TooMany("refused-too-many-requests", wait)
            task = asyncio.create_task(self._count(table_id, record, address))
            self._counting[table_id] = task
            task.add_done_callback(lambda task: self._counting.pop(table_id))
        # A client that disconnects must not cancel the work for the others.
        return await asyncio.shield(self._counting[table_id])

    async def _count(self, table_id: str, record: Record, address: str) -> PointsTable:
        """Compute the points of a game, and cache them."""
        found = await self._study(table_id, whole_game(record, "points"), address, Rank.ASKED)
        self._points[table_id] = points = msgspec.json.decode(found, type=PointsTable)
        if len(self._points) > REMEMBERED:
            self._points.popitem(last=False)
        return points

    # --- hints ---

    async def hint(self, table_id: str, key_hash: str | None, address: str, wanted: HintAsked) -> Hint:
        """What a bot would do on a seat of the client, by the view of that seat."""
        record = await self._tables.cache.current(table_id)
        seat = acting_seat(record, key_hash, wanted.seat)
        play, header = record.play, record.header
        if play is None or header is None or record.status not in ("running", "abandoned"):
            raise Conflict("refused-not-running")
        if not record.choices.odds:
            raise NotAllowed("refused-hint-not-here")
        if play.awaited != seat:
            raise Conflict("refused-hint-not-now")
        if wanted.at != play.at(seat):
            raise Stale(state_message(record, seat, min(wanted.at, play.at(seat)), None))
        wait = self._hints.take(address)
        if wait:
            raise TooMany("refused-too-many-hints", wait)
        game, state = play.game, play.match.state
        options = game.canonical_options(state)
        texts = [game.write_action(state, option) for option in options]
        labels = [say(named(record, game.say_action(state, option)), None) for option in options]
        question = Question(
            header=msgspec.json.encode(replace(header, seed=0, seats=tuple(names_of(record)))),
            bot=SEARCHING if wanted.search else QUICK,
            view=play.view_bytes(seat),
            options=tuple(texts),
            seed=str(seed_of(play.view_bytes(seat))),
            study="hint",
        )
        answer = await self._study(table_id, question, address, Rank.ASKED)
        found = msgspec.json.decode(answer, type=study_hint.Hint)
        return Hint(
            seat=seat,
            at=wanted.at,
            action=texts[found.chosen],
            say=labels[found.chosen],
            why=[say(message, None) for message in found.why],
            choices=[
                HintChoice(action=texts[one.option], say=labels[one.option], looks=one.looks, worth=one.worth)
                for one in found.choices
            ],
        )

    # --- reviews ---

    async def start_review(self, table_id: str, key_hash: str | None, address: str) -> Review:
        """Start the review of a finished game, unless there is one. Returns its progress."""
        record = await self._archive.access.over(table_id, key_hash)
        running = self._reviews.get(table_id)
        if running is None or running.status == "failed":
            waiting = sum(one.status == "waiting" for one in self._reviews.values())
            wait = REVIEWS_LATER if waiting >= REVIEWS_WAITING else self._review_buckets.take(address)
            if wait:
                raise TooMany("refused-too-many-reviews", wait)
            running = self._reviews[table_id] = _Review()
            running.task = asyncio.create_task(self._run_review(table_id, record, running, address))
            self._forget_reviews()
        return running.told()

    async def review(self, table_id: str, key_hash: str | None) -> Review:
        """The progress of a review, if there is one."""
        await self._archive.access.over(table_id, key_hash)
        running = self._reviews.get(table_id)
        return Review(status="none", done=0, total=0, findings=[]) if running is None else running.told()

    async def _run_review(self, table_id: str, record: Record, running: _Review, address: str) -> None:
        """One review at a time: a worker scans the game, and then judges the decisions in batches."""
        # The decisions of people are reviewed. If only bots played, those of the bots.
        people = tuple(row.seat for row in record.seats if row.kind == "person")
        game = whole_game(record, "scan")
        try:
            async with self._reviewing:
                running.status = "running"
                seats = people or tuple(row.seat for row in record.seats)
                found = await self._study(table_id, replace(game, numbers=seats), address, Rank.REVIEW)
                scan = msgspec.json.decode(found, type=study_review.Scan)
                running.luck, running.total = [*scan.luck], len(scan.decisions)
                running.curve = [Outlook(entry=one.entry, chances=[*one.chances]) for one in scan.curve]
                for first in range(0, running.total, AT_A_GO):
                    entries = scan.decisions[first : first + AT_A_GO]
                    question = replace(game, study="judge", numbers=entries)
                    found = await self._study(table_id, question, address, Rank.REVIEW)
                    judged = msgspec.json.decode(found, type=list[study_findings.Finding])
                    running.decisions = study_review.worst([*running.decisions, *judged])
                    running.done += len(entries)
            running.status = "done"
        except AnalysisFailed:
            running.status = "failed"

    def _forget_reviews(self) -> None:
        """Drop old reviews, but not a running one."""
        finished = [table for table, one in self._reviews.items() if one.status in ("done", "failed")]
        for table in finished[: max(0, len(self._reviews) - REMEMBERED)]:
            del self._reviews[table]

    async def stop(self) -> None:
        """Cancel all work."""
        reviews = [one.task for one in self._reviews.values() if one.task is not None]
        tasks: list[asyncio.Task[Any]] = [*reviews, *self._counting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _study(self, table_id: str, question: Question, address: str, rank: Rank) -> bytes:
        """Ask a worker. Addresses take turns, each with one request at a time."""
        try:
            return await self._tables.bots.study(table_id, question, asker=group(address), rank=rank)
        except (StudyFailed, Stopped):
            raise AnalysisFailed("refused-study-failed") from None


def _finding(found: study_findings.Finding) -> Finding:
    """A finding in the form of the API."""
    better = found.better
    return Finding(
        kind=found.kind,
        seat=found.seat,
        round=found.round,
        entry=found.entry,
        say=say(found.say, None),
        weight=found.weight,
        better=None
        if better is None
        else OptionInfo(
            action=better.action,
            verb=better.verb,
            targets=better.targets,
            say=say(better.say, None),
            final=False,
        ),
    )


def whole_game(record: Record, study: str) -> Question:
    """A request about a finished game. Its log is public and contains the outcomes of chance, so the seed is
    not needed."""
    play, header = record.play, record.header
    assert play is not None and header is not None
    start = play.match.start
    return Question(
        header=msgspec.json.encode(replace(header, seed=0, seats=tuple(names_of(record)))),
        bot="",
        view=b"",
        options=(),
        seed="0",
        study=study,
        start=b"" if start is None else encode(start),
        log=tuple((row.seat, row.action) for row in play.rows),
    )
