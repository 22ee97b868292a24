"""The sender: a task in the background of every server process that sends what is due."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable

import structlog
from sqlalchemy.exc import SQLAlchemyError

from spacerace.server import database as databases
from spacerace.server.database import Database
from spacerace.server.limits import client_address
from spacerace.server.metrics import Metrics
from spacerace.server.notices import outbox
from spacerace.server.notices.contacts import Contacts
from spacerace.server.notices.delivery import Delivery, Recipient, TurnBegun
from spacerace.server.notices.errors import HOUR, Later, NotSent
from spacerace.server.notices.mail import Post
from spacerace.server.notices.outbox import Notice
from spacerace.server.notices.webhooks import Resolve, Webhooks, look_up
from spacerace.server.security import Scope
from spacerace.server.settings import Settings

#: The most notices that are sent at the same time, so that a slow receiver delays few others.
AT_ONCE = 16
#: The timeout for sending, in seconds; much shorter than ``outbox.LEASE``.
PATIENCE = 45.0
#: Seconds between two looks at the database when nobody wakes the sender: another process may have died.
LOOK = 30.0
#: Seconds that a notice waits at least for a receiver that has had its share.
SOON = 5.0
#: Seconds of rest when the database does not answer.
REST = 5.0

log = structlog.get_logger("spacerace.notices")


class Notices:
    """The addresses of visitors, and the sender."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        *,
        metrics: Metrics | None = None,
        now: Callable[[], int] = databases.now,
        resolve: Resolve = look_up,
        mail_tls: ssl.SSLContext | None = None,
        webhooks: Webhooks | None = None,
    ) -> None:
        """Nothing runs before ``start``. What follows the metrics is there for tests."""
        self._database = database
        self._settings = settings
        self._now = now
        post = Post(settings.mail, tls=mail_tls) if settings.mail else None
        self._webhooks = webhooks or Webhooks(private=settings.private_webhooks, resolve=resolve)
        self._delivery = Delivery(database, settings, post=post, webhooks=self._webhooks, now=now)
        self.contacts = Contacts(database, self._delivery, now=now)
        self._metrics = metrics or Metrics()
        self._woken = asyncio.Event()
        self._under_way: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None
        self._swept = 0

    async def push_key(self) -> str:
        """What a browser needs to subscribe to our messages."""
        return await self._delivery.push_key()

    async def start(self) -> None:
        """Begin to send."""
        await self._delivery.prepare()
        self._loop = asyncio.create_task(self._run(), name="notices")

    async def stop(self) -> None:
        """Take no more rows, and finish what is under way."""
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)
            self._loop = None
        await asyncio.gather(*self._under_way)
        await self._webhooks.close()

    def asker(self, scope: Scope) -> str:
        """The address of the network that a request comes from."""
        return client_address(scope, self._settings.trusted_proxies)

    def wake(self) -> None:
        """Look at the outbox now: a transaction with a notice has been committed."""
        self._woken.set()

    async def send_due(self) -> None:
        """Send what is due at this moment, and wait for it."""
        await self._begin_due()
        await asyncio.gather(*self._under_way)

    async def _run(self) -> None:
        """Send what is due, rest until something is, and so on."""
        while True:
            self._woken.clear()
            try:
                await self._sweep()
                await self._begin_due()
                rest = await self._rest()
            except (SQLAlchemyError, OSError) as error:
                log.warning("notices.database", error=type(error).__name__)
                rest = REST
            try:
                async with asyncio.timeout(rest):
                    await self._woken.wait()
            except TimeoutError:
                pass

    async def _begin_due(self) -> None:
        """Take rows that are due, and begin to send them."""
        free = AT_ONCE - len(self._under_way)
        if free <= 0 or await self._next_due() > self._now():
            return
        # What was taken must be tried: a stop waits until the rows are in the set.
        taking = asyncio.ensure_future(self._take(free))
        try:
            await asyncio.shield(taking)
        except asyncio.CancelledError:
            await taking
            raise

    async def _take(self, free: int) -> None:
        """Take so many rows for this process."""
        async with self._database.write() as connection:
            notices = await outbox.take(connection, at=self._now(), most=free)
        for notice in notices:
            task = asyncio.create_task(self._deliver(notice))
            self._under_way.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """There is room for another one."""
        self._under_way.discard(task)
        self._woken.set()

    async def _next_due(self) -> float:
        """When the next row is due. Only a look: whoever plays waits for writers, not for this."""
        async with self._database.read() as connection:
            due = await outbox.next_due(connection)
        return float("inf") if due is None else due

    async def _rest(self) -> float:
        """How many seconds to sleep if nobody wakes us."""
        if len(self._under_way) >= AT_ONCE:
            return LOOK
        ahead = (await self._next_due() - self._now()) / 1000
        # A row that is due and could not be taken is being taken by another process.
        return min(max(ahead, 0.2), LOOK)

    async def _sweep(self) -> None:
        """Once an hour, delete what is finished."""
        if self._now() - self._swept >= HOUR:
            self._swept = self._now()
            await self.contacts.sweep()
            async with self._database.write() as connection:
                await outbox.sweep(connection, at=self._now())

    async def _deliver(self, notice: Notice) -> None:
        """Send one notice, and write down what came of it."""
        about = {"table": notice.table_id, "turn": notice.turn, "contact": notice.contact_id}
        try:
            problem = await self._send(notice)
            outcome = await self._write_down(notice, problem)
        except (SQLAlchemyError, OSError) as error:
            # The row comes up again when its lease is over.
            log.warning("notices.database", error=type(error).__name__, **about)
            return
        if outcome == "sent":
            self._metrics.notice_sent(notice.kind)
        elif outcome != "waiting":
            self._metrics.notice_failed(notice.kind)
        why = {} if problem is None else {"why": str(problem)}
        log.info(f"notices.{outcome}", kind=notice.kind, attempt=notice.attempts, **why, **about)

    async def _send(self, notice: Notice) -> NotSent | None:
        """Send one notice; the problem, if there was one."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._delivery.tell(_recipient(notice), _turn(notice))
        except NotSent as problem:
            return problem
        except TimeoutError:
            return NotSent("timeout")
        return None

    async def _write_down(self, notice: Notice, problem: NotSent | None) -> str:
        """Mark the row or put it off; a word for what has become of it."""
        async with self._database.write() as connection:
            if problem is None:
                await outbox.mark(connection, notice, "sent")
                return "sent"
            if isinstance(problem, Later):
                due = self._now() + int(max(problem.seconds, SOON) * 1000)
                await outbox.put_back(connection, notice, due=due)
                return "waiting"
            why = problem.said(notice.kind)
            if not problem.hopeless:
                again = await outbox.postpone(connection, notice, why, at=self._now())
                return "postponed" if again else "failed"
            await outbox.mark(connection, notice, "failed", why)
        await self.contacts.unconfirm(notice.contact_id, why)
        return "failed"


def _recipient(notice: Notice) -> Recipient:
    """Whom a notice goes to."""
    return Recipient(
        id=notice.contact_id,
        kind=notice.kind,
        address=notice.address,
        language=notice.language,
        p256dh=notice.p256dh,
        auth=notice.auth,
    )


def _turn(notice: Notice) -> TurnBegun:
    """What a notice tells."""
    return TurnBegun(
        id=notice.id,
        table=notice.table_id,
        game=notice.game,
        title=notice.title,
        deadline=notice.deadline,
        name=notice.name,
        turn=notice.turn,
        made=notice.made,
    )
