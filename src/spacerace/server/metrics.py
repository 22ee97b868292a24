"""Numbers for the host, in the text form that Prometheus reads.

Each process of a server counts for itself, and ``/metrics`` tells the numbers of the process that answers:
whoever runs several on one port should give each a port of its own to be asked at, and add them up there.
Only the tables are counted in the database and are the same everywhere.

``/metrics`` is not for the public. It answers a peer on a loopback, private or link-local address or on a
Unix socket, and only if no proxy stands between: a request with a forwarding header gets 403. A proxy that
adds no such header must not pass ``/metrics`` on.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from ipaddress import ip_address
from typing import Any

import structlog
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from spacerace.server.errors import NotAllowed
from spacerace.server.limits import LOCAL, client_address
from spacerace.server.security import database_trouble, header

CountTables = Callable[[], Awaitable[Mapping[str, int]]]

#: Seconds, from a page out of memory to a slow database.
_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
#: An unknown method must not create a time series.
_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET")
_FORWARDING = (b"x-forwarded-for", b"x-real-ip", b"forwarded", b"via")
_log = structlog.get_logger("spacerace.server")


class Metrics:
    """All numbers of one process. The process's own (memory, start time) come along."""

    def __init__(self) -> None:
        """All numbers are 0."""
        self.registry = own = CollectorRegistry()
        self._counted: dict[str, int] = {}
        ProcessCollector(registry=own)
        self._requests = Counter(
            "spacerace_requests", "Requests answered", ["route", "method", "status"], registry=own
        )
        self._seconds = Histogram(
            "spacerace_request_seconds", "Time to the answer", ["route"], buckets=_BOUNDS, registry=own
        )
        self._tables = Gauge("spacerace_tables", "Tables in the database", ["status"], registry=own)
        self._sockets = Gauge("spacerace_sockets_open", "Open websockets", registry=own)
        self._actions = Counter("spacerace_actions", "Actions at tables", ["result"], registry=own)
        self._thinking = Gauge("spacerace_bots_thinking", "Bots that think now", registry=own)
        self._waiting = Gauge("spacerace_bots_waiting", "Bots that wait for a worker", registry=own)
        self._decisions = Counter("spacerace_bot_decisions", "Decisions of bots", registry=own)
        self._failures = Counter("spacerace_bot_failures", "Bots without an answer", registry=own)
        self._notices = Counter("spacerace_notices", "Notices", ["kind", "result"], registry=own)
        self._clock = Gauge(
            "spacerace_clock_off_seconds",
            "How far the machine's clock is ahead of the server's",
            registry=own,
        )
        self._lost = Counter(
            "spacerace_history_lost", "Tables of which somebody has seen more than there is", registry=own
        )
        self._held = Histogram(
            "spacerace_loop_held_seconds",
            "By how much the event loop's beat was late",
            buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
            registry=own,
        )
        self._longest = Gauge(
            "spacerace_loop_held_most_seconds", "The longest that the event loop was held", registry=own
        )
        self._longest_work = Gauge(
            "spacerace_loop_worked_most_seconds", "The most processor time between two beats", registry=own
        )
        self._most = self._most_work = 0.0
        self._damaged = Gauge(
            "spacerace_tables_damaged", "Tables whose log was found damaged since the start", registry=own
        )
        self._backup_age = Gauge("spacerace_backup_age_seconds", "Age of the newest backup", registry=own)
        self._backups_failed = Counter("spacerace_backups_failed", "Backups that failed", registry=own)
        self._trouble = Counter("spacerace_database_errors", "Database trouble", ["kind"], registry=own)

    def clock(self, off: int) -> None:
        """The machine's clock is so many milliseconds ahead of the server's time."""
        self._clock.set(off / 1000)

    def history_lost(self, tables: int) -> None:
        """The number of tables that have lost history since the start: a client has seen more than there
        is."""
        self._count_up(self._lost, "lost", tables)

    def loop_held(self, held: float, worked: float) -> None:
        """The delay of the event loop's timer, and the processor time of the loop since the last one."""
        self._held.observe(held)
        if held > self._most:
            self._most = held
            self._longest.set(held)
        if worked > self._most_work:
            self._most_work = worked
            self._longest_work.set(worked)

    def damaged(self, tables: int) -> None:
        """The number of tables with a damaged log, among those that were read."""
        self._damaged.set(tables)

    def request(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered; ``route`` is a template, so that there are only so many."""
        known = method if method in _METHODS else "OTHER"
        self._requests.labels(route, known, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def tables(self, counts: Mapping[str, int]) -> None:
        """The number of tables, by status."""
        self._tables.clear()
        for status, count in counts.items():
            self._tables.labels(status).set(count)

    def sockets(self, count: int) -> None:
        """The number of open websockets."""
        self._sockets.set(count)

    def actions(self, *, accepted: int, refused: int) -> None:
        """The numbers of accepted and refused actions since the start."""
        self._count_up(self._actions.labels("accepted"), "accepted", accepted)
        self._count_up(self._actions.labels("refused"), "refused", refused)

    def bots(self, *, thinking: int, waiting: int, decisions: int, failures: int) -> None:
        """The numbers of bots that think, of bots that wait for a worker, and of answers since the start."""
        self._thinking.set(thinking)
        self._waiting.set(waiting)
        self._count_up(self._decisions, "decisions", decisions)
        self._count_up(self._failures, "failures", failures)

    def _count_up(self, counter: Counter, name: str, total: int) -> None:
        """Raise a counter to a number that was counted elsewhere."""
        counter.inc(total - self._counted.get(name, 0))
        self._counted[name] = total

    def notice_sent(self, kind: str) -> None:
        """A mail or webhook went out; ``kind`` is that of the contact."""
        self._notices.labels(kind, "sent").inc()

    def notice_failed(self, kind: str) -> None:
        """A mail or webhook could not be sent."""
        self._notices.labels(kind, "failed").inc()

    def backup_age(self, seconds: float) -> None:
        """The age of the newest backup that the server has made."""
        self._backup_age.set(seconds)

    def backup_failed(self) -> None:
        """A backup could not be written."""
        self._backups_failed.inc()

    def database_error(self, kind: str) -> None:
        """The database failed; ``kind`` as in ``security.database_trouble``."""
        self._trouble.labels(kind).inc()

    def text(self) -> bytes:
        """All numbers as Prometheus reads them."""
        return generate_latest(self.registry)


def metrics_route(metrics: Metrics, count_tables: CountTables, *, network: bool = False) -> HTTPRouteHandler:
    """``GET /metrics``, for the host alone. ``count_tables`` says how many tables there are, by status.

    ``network``: the host's private network may ask too.
    """

    @get("/metrics", include_in_schema=False)
    async def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        if not may_see_metrics(request.scope, network=network):
            raise NotAllowed("refused-metrics")
        try:
            metrics.tables(await count_tables())
        except Exception as error:
            # The other numbers are most important when the database fails.
            metrics.tables({})
            metrics.database_error(database_trouble(error) or "trouble")
            _log.warning("tables not counted", error=type(error).__name__)
        return Response(metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST})

    return show_metrics


def may_see_metrics(scope: Any, *, network: bool) -> bool:
    """Whether a request comes from this machine, or from the private network, without a proxy between.

    Where friends play in one network the numbers tell them too much: how many clicks somebody else makes,
    hidden ones included.
    """
    if any(header(scope, name) is not None for name in _FORWARDING):
        return False
    address = client_address(scope, ())
    if address == LOCAL:
        return True
    found = ip_address(address)
    return found.is_loopback or (network and (found.is_private or found.is_link_local))
