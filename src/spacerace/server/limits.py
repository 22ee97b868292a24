"""Limits by address: requests, bytes, websockets and new tables.

All counts are kept in memory, so each process of a server has its own.

The address of a request is that of its peer. If the peer is a trusted proxy (``Settings.trusted_proxies``),
it is the rightmost one of ``X-Forwarded-For`` that is not a trusted proxy itself: anybody can write what
stands further left. The newer header ``Forwarded`` is ignored. A peer on a Unix socket has the address
"local"; with the word "local" among the trusted proxies it is trusted.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from spacerace.kernel.errors import BadSetup
from spacerace.server.errors import ServerRefusal, TooMuch
from spacerace.server.security import App, Message, Receive, Scope, Send, refuse
from spacerace.server.settings import Limits, Settings
from spacerace.server.time_slices import asker

LOCAL = "local"
#: How many addresses are remembered; beyond that the least recently seen one is forgotten.
ADDRESSES = 10_000
HOUR = 3_600.0
#: Seconds within which a body must arrive.
BODY_SECONDS = 20.0
#: Bytes of all bodies of one address that are under way or being answered.
BODIES = 8_000_000
#: How many times the limit of one address the /48 of an IPv6 address has.
WIDE = 8

Clock = Callable[[], float]
Network = IPv4Network | IPv6Network


# --- whose request it is -------------------------------------------------------------------------


def client_address(scope: Scope, trusted_proxies: tuple[str, ...]) -> str:
    """The address that a request comes from, in its shortest form, or "local"."""
    client = scope.get("client")
    found = _address(str(client[0])) if client else None
    if not trusted_proxies or not _is_trusted(found, trusted_proxies):
        return _text(found)
    for hop in reversed(_forwarded(scope)):
        further = _address(hop)
        if further is None:
            # The header is malformed, so only the proxy is known.
            break
        found = further
        if not _is_trusted(found, trusted_proxies):
            break
    return _text(found)


@lru_cache(maxsize=4096)
def groups(address: str) -> tuple[tuple[str, int], ...]:
    """The groups in which an address is counted, the smallest first, and how many times the limit of one
    address each has.

    An IPv6 customer has a whole /64, and some have a /48 with 65,536 of those: together they may do as much
    as ``WIDE`` addresses.
    """
    found = _address(address)
    if not isinstance(found, IPv6Address):
        return ((address, 1),)
    return ((_network(found, 64), 1), (_network(found, 48), WIDE))


def group(address: str) -> str:
    """The addresses that are counted as one."""
    return groups(address)[0][0]


def _network(address: IPv6Address, length: int) -> str:
    """The network of this length that an address lies in."""
    rest = 128 - length
    return str(IPv6Network((int(address) >> rest << rest, length)))


def _forwarded(scope: Scope) -> list[str]:
    """All hops of X-Forwarded-For, in order; several headers count as one."""
    values = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
    return ",".join(values).split(",") if values else []


@lru_cache(maxsize=4096)
def _address(text: str) -> IPv4Address | IPv6Address | None:
    """An address, with or without a port; None if it is not one."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def _text(address: IPv4Address | IPv6Address | None) -> str:
    """The address as text."""
    return LOCAL if address is None else str(address)


def is_trusted(address: str, trusted_proxies: tuple[str, ...]) -> bool:
    """Whether a peer, as ``client_address`` gives it, is a trusted proxy."""
    return bool(trusted_proxies) and _is_trusted(_address(address), trusted_proxies)


def _is_trusted(address: IPv4Address | IPv6Address | None, trusted_proxies: tuple[str, ...]) -> bool:
    """Whether a peer is a trusted proxy."""
    if address is None:
        return LOCAL in trusted_proxies
    return any(address in network for network in networks(trusted_proxies))


@lru_cache(maxsize=16)
def networks(trusted_proxies: tuple[str, ...]) -> tuple[Network, ...]:
    """The networks of the setting. Raises BadSetup if one cannot be read."""
    found = []
    for text in trusted_proxies:
        if text == LOCAL:
            continue
        try:
            found.append(ip_network(text, strict=False))
        except ValueError:
            raise BadSetup("", "refused-bad-network", {"network": text}) from None
    return tuple(found)


# --- requests ------------------------------------------------------------------------------------


class TooMany(TooMuch):
    """A rate limit was exceeded. The request can be repeated later."""

    def __init__(self, message_id: str, seconds: float) -> None:
        """The client may try again after so many seconds."""
        self.retry_after = max(1, math.ceil(seconds))
        super().__init__(message_id, {"seconds": self.retry_after})


class Buckets:
    """A token bucket for each address: it holds ``at_once`` tokens and gains ``a_second`` per second."""

    def __init__(self, a_second: float, at_once: int, clock: Clock = time.monotonic) -> None:
        """All buckets are full."""
        self._a_second, self._at_once, self._clock = a_second, float(at_once), clock
        #: What was left, and when; the address that came last stands last.
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        """How many addresses are remembered."""
        return len(self._left)

    def take(self, address: str) -> float:
        """Take one token; 0.0 if there was one, else the seconds until there will be one."""
        now = self._clock()
        found = [(key, share, self._filled(key, share, now)) for key, share in groups(address)]
        wait = 0.0
        for _, share, left in found:
            if left < 1:
                wait = max(wait, (1 - left) / max(self._a_second * share, 0.001))
        for key, _, left in found:
            self._left[key] = (left if wait else left - 1, now)
        while len(self._left) > ADDRESSES:
            self._left.popitem(last=False)
        return wait

    def _filled(self, key: str, share: int, now: float) -> float:
        """What a bucket holds by now; it is taken out."""
        left, then = self._left.pop(key, (self._at_once * share, now))
        return min(self._at_once * share, left + (now - then) * self._a_second * share)


class Rounds:
    """In each iteration of the event loop one request of each address begins. The others of that address wait
    in order.

    Otherwise two hundred requests of one address would all be handled before a request of another one. A
    request that waits does not delay others, so this does not limit how many run at the same time.
    """

    def __init__(self) -> None:
        """Nobody has asked."""
        #: The networks that have begun a request in this round, each with those that wait.
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def begin(self, address: str) -> None:
        """Wait until it is this request's turn."""
        # All addresses of a wide network count as one, so nobody waits long.
        network, loop = groups(address)[-1][0], asyncio.get_running_loop()
        if not self._waiting:
            loop.call_soon(self._next_round)
        if (line := self._waiting.get(network)) is None:
            self._waiting[network] = deque()
            return
        line.append(turn := loop.create_future())
        await turn

    def _next_round(self) -> None:
        """Let the next request of each address begin; whoever has none is forgotten."""
        for network, line in list(self._waiting.items()):
            while line and line[0].done():
                # Whoever asked is gone.
                line.popleft()
            if line:
                line.popleft().set_result(None)
            else:
                del self._waiting[network]
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next_round)


class RateLimit:
    """ASGI: limits the rate of requests and websocket handshakes of one address. ``/health`` is not
    limited."""

    def __init__(self, app: App, settings: Settings, clock: Clock = time.monotonic) -> None:
        """Stand before ``app``. Raises BadSetup if a trusted proxy cannot be read."""
        self._app, self._trusted = app, settings.trusted_proxies
        networks(self._trusted)
        limits = settings.limits
        self.buckets = Buckets(limits.requests_a_second, limits.requests_at_once, clock)
        self._rounds = Rounds()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is within the limit."""
        if scope["type"] in ("http", "websocket") and scope["path"] != "/health":
            address = client_address(scope, self._trusted)
            wait = self.buckets.take(address)
            if wait:
                await refuse(scope, send, TooMany("refused-too-many-requests", wait))
                return
            if address != LOCAL:
                await self._rounds.begin(address)
            asker.set("" if address == LOCAL else group(address))
        await self._app(scope, receive, send)


# --- bytes ---------------------------------------------------------------------------------------


class TooLarge(ServerRefusal):
    """The body of a request is too long."""

    status = 413

    def __init__(self, limit: int) -> None:
        """Keep the limit."""
        super().__init__("refused-request-too-large", {"limit": limit})


class TooSlow(ServerRefusal):
    """The body of a request did not arrive in time."""

    status = 408
    #: Otherwise the rest of the body would be parsed as the next request.
    closes = True

    def __init__(self) -> None:
        """Name the time that there was."""
        super().__init__("refused-request-slow", {"seconds": round(BODY_SECONDS)})


class ClientDisconnected(ServerRefusal):
    """The client has disconnected before its body was complete. Nobody sees this error."""

    def __init__(self) -> None:
        """It only ends the request: without it each such client would leave an error in the log."""
        super().__init__("refused-request-slow", {"seconds": round(BODY_SECONDS)})


class BodyLimit:
    """ASGI: limits the size and duration of a request body, and the bytes of all bodies of one address.

    An announced length counts at once, other bytes as they arrive.
    """

    def __init__(self, app: App, settings: Settings) -> None:
        """Stand before ``app``."""
        self._app, self._limit, self._trusted = app, settings.limits.body, settings.trusted_proxies
        self.held = Shares(max(BODIES, self._limit))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is within the limit."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        announced = next((value for name, value in scope["headers"] if name == b"content-length"), b"")
        if announced.isdigit() and (len(announced) > 18 or int(announced) > self._limit):
            await refuse(scope, send, TooLarge(self._limit))
            return
        body = Body(receive, send, self._limit, self.held, client_address(scope, self._trusted))
        try:
            await self._app(scope, body.receive, body.send)
        except ServerRefusal as refusal:
            if refusal is not body.refusal:
                raise
        finally:
            body.forget()
        if body.refusal and not body.started:
            await refuse(scope, send, body.refusal)


class Body:
    """The body of one request, while it is read and until it is answered."""

    def __init__(self, receive: Receive, send: Send, limit: int, held: Shares, address: str) -> None:
        """Nothing has come yet."""
        self._receive, self._send, self._limit = receive, send, limit
        self._held, self._address = held, address
        self._count, self._is_whole, self._deadline = 0, False, 0.0
        self.refusal: ServerRefusal | None = None
        self.started = False

    async def receive(self) -> Message:
        """The next piece. Raises what the request is refused with, if it is."""
        if self._is_whole:
            return await self._receive()
        self._deadline = self._deadline or asyncio.get_running_loop().time() + BODY_SECONDS
        try:
            async with asyncio.timeout_at(self._deadline):
                message = await self._receive()
        except TimeoutError:
            raise self._refused(TooSlow()) from None
        if message["type"] == "http.disconnect":
            raise self._refused(ClientDisconnected())
        if message["type"] == "http.request":
            size = len(message.get("body", b""))
            if self._count + size > self._limit:
                raise self._refused(TooLarge(self._limit))
            if not self._held.take(self._address, size):
                raise self._refused(TooMany("refused-too-many-bodies", 1))
            self._count += size
            self._is_whole = not message.get("more_body", False)
        return message

    async def send(self, message: Message) -> None:
        """Send a part of the answer. After a refusal the client gets the refusal, whatever the app sends."""
        if self.refusal is None or self.started:
            self.started = True
            await self._send(message)

    def forget(self) -> None:
        """The request is answered."""
        self._held.give_back(self._address, self._count)

    def _refused(self, refusal: ServerRefusal) -> ServerRefusal:
        """Keep why."""
        self.refusal = refusal
        return refusal


# --- websockets and tables -----------------------------------------------------------------------


class Full(ServerRefusal):
    """The limit of the whole server is reached."""

    status = 503
    retry_after = 60


class Shares:
    """How much of a resource each address uses; ``most`` is the limit of one address."""

    def __init__(self, most: int) -> None:
        """Nothing is in use."""
        self._most = most
        self._used: dict[str, int] = {}

    def __len__(self) -> int:
        """How many groups of addresses use something."""
        return len(self._used)

    def take(self, address: str, amount: int = 1) -> bool:
        """Use this much more. ``False`` if that is too much; then nothing must be given back."""
        found = groups(address)
        if any(self._used.get(key, 0) + amount > self._most * share for key, share in found):
            return False
        for key, _ in found if amount else ():
            self._used[key] = self._used.get(key, 0) + amount
        return True

    def give_back(self, address: str, amount: int = 1) -> None:
        """Use so much less."""
        for key, _ in groups(address) if amount else ():
            self._used[key] -= amount
            if not self._used[key]:
                del self._used[key]


class Sockets:
    """How many websockets are open, of each address and in all."""

    def __init__(self, limits: Limits) -> None:
        """None is open."""
        self._in_all = limits.sockets
        self._by_address = Shares(limits.sockets_an_address)
        self.total = 0

    def acquire(self, address: str) -> None:
        """One more; raises TooMany or Full, and then nothing is to be released."""
        if self.total >= self._in_all:
            raise Full("refused-sockets-full")
        if not self._by_address.take(address):
            raise TooMany("refused-too-many-sockets", 60)
        self.total += 1

    def release(self, address: str) -> None:
        """One less."""
        self.total -= 1
        self._by_address.give_back(address)


class Quota:
    """New tables of each address within the last hour."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        """None was opened."""
        self._an_hour, self._clock = limits.tables_an_hour, clock
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, address: str) -> None:
        """One more; raises TooMany. To be called when the table is about to be written."""
        now = self._clock()
        found = [(self._recent(key, now), self._an_hour * share) for key, share in groups(address)]
        while len(self._times) > ADDRESSES:
            self._times.popitem(last=False)
        for times, most in found:
            if len(times) >= most:
                raise TooMany("refused-too-many-new-tables", times[0] + HOUR - now if times else HOUR)
        for times, _ in found:
            times.append(now)

    def _recent(self, key: str, now: float) -> deque[float]:
        """When a group of addresses has opened tables within the last hour; it stands last from now on."""
        times = self._times[key] = self._times.pop(key, deque())
        while times and times[0] <= now - HOUR:
            times.popleft()
        return times
