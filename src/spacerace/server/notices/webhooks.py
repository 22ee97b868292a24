"""Webhooks: messages to addresses that strangers entered, so they must not reach private networks.

The server resolves the name itself, checks every address, and then connects to exactly the address that it
has checked: a name that resolves differently the next moment gains nothing. It follows no redirect, uses no
proxy from the environment and reads nothing of the answer but the status.

On the public internet the ports 80, 443 and 8000 to 8999 are open to webhooks: web servers and the usual
ports of self-hosted receivers, but no port of mail or databases. A host who allows private webhooks
allows every port.

However many addresses lead to one receiver, it gets so many posts a minute: counted by the host's name and by
the network's addresses that it has, for one machine may have any number of names. Services that take webhooks
for many people get more.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import socket
import ssl
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial

import httpx
import msgspec
from msgspec import Struct

from spacerace.server.limits import Buckets, Clock
from spacerace.server.notices.errors import PATIENCE, Later, NoticeRefused, NotSent

PORTS = {80, 443, *range(8000, 9000)}
LONGEST = 2000
#: Of a name with many addresses, so many are tried.
TRIES = 3
#: Services where many people have their webhooks.
CROWDED = {
    "discord.com",
    "discordapp.com",
    "hooks.slack.com",
    # Push services of browsers.
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
}
#: The push service of Windows has a host for each region.
CROWDED_ENDS = (".notify.windows.com",)
#: Posts to one host: in a second on average, and at once.
HOST_A_SECOND, HOST_AT_ONCE = 0.5, 20
#: Posts to one address of the network, where several hosts may live, and to a service for many.
PLACE_A_SECOND, PLACE_AT_ONCE = 2.0, 60
CROWD_A_SECOND, CROWD_AT_ONCE = 10.0, 200

#: A name or an address, in the letters that the network knows.
_HOST = re.compile(r"[A-Za-z0-9._:-]+")

#: Look up the names that strangers give.
_ASKERS = ThreadPoolExecutor(8, "names")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
#: A host's name and port -> its addresses.
Resolve = Callable[[str, int], Awaitable[list[str]]]

#: The part of IPv6 that is handed out to networks of the world.
_WORLD = ipaddress.IPv6Network("2000::/3")
#: IPv6 addresses that end in an IPv4 address, which a gateway on the way goes to.
_TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
#: Networks that Python takes for public and that are not: documentation, and the inside of a cloud.
_NOT_PUBLIC = (
    ipaddress.ip_network("3fff::/20"),
    ipaddress.ip_network("168.63.129.16/32"),
    ipaddress.ip_network("192.88.99.0/24"),
)


class TurnMessage(Struct, frozen=True, kw_only=True):
    """The plain JSON shape. ``event`` is "your-turn", or "test" when the address is added."""

    event: str
    #: The same for every attempt to deliver one notice.
    id: str = ""
    table: str = ""
    game: str = ""
    name: str = ""
    turn: int = 0
    url: str
    text: str


class DiscordMessage(Struct, frozen=True):
    """What Discord takes. Nobody is alarmed by a name such as "@everyone"."""

    content: str
    allowed_mentions: dict[str, list[str]] = msgspec.field(default_factory=lambda: {"parse": []})


class SlackMessage(Struct, frozen=True):
    """What Slack takes, and much that imitates it."""

    text: str


WebhookMessage = TurnMessage | DiscordMessage | SlackMessage


async def look_up(host: str, port: int) -> list[str]:
    """The addresses of a host, by the system's own rules.

    In threads of their own: a name server that never answers holds one for half a minute, and the threads of
    the loop look up the database and the mail server.
    """
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_ASKERS, ask)
    return list(dict.fromkeys(str(place[0]) for _, _, _, _, place in found))


def is_public(address: Address) -> bool:
    """Whether the address belongs to the public internet, also behind forms that wrap an IPv4 address."""
    if isinstance(address, ipaddress.IPv6Address):
        within = address.ipv4_mapped or address.sixtofour
        if address in _TRANSLATED:
            within = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        if within is not None:
            return is_public(within)
        if address not in _WORLD:
            return False
    if any(address in network for network in _NOT_PUBLIC):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


@cache
def _authorities() -> ssl.SSLContext:
    """The certificates that are trusted. They are read once because that takes a while."""
    return httpx.create_ssl_context(trust_env=False)


class Webhooks:
    """Sends messages to webhooks."""

    def __init__(
        self,
        *,
        private: bool = False,
        resolve: Resolve = look_up,
        tls: ssl.SSLContext | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        """``private``: webhooks may lead into private networks, at any port."""
        self._private = private
        self._resolve = resolve
        self._hosts = Buckets(HOST_A_SECOND, HOST_AT_ONCE, clock)
        self._network = Buckets(PLACE_A_SECOND, PLACE_AT_ONCE, clock)
        self._crowds = Buckets(CROWD_A_SECOND, CROWD_AT_ONCE, clock)
        # The addresses of webhooks are secrets of their owners, and httpx writes each into the log.
        logging.getLogger("httpx").setLevel(logging.WARNING)
        self._client = httpx.AsyncClient(
            trust_env=False,
            follow_redirects=False,
            timeout=PATIENCE,
            verify=tls or _authorities(),
            transport=transport,
            # A connection is made for one name: another name at the same address must not inherit it.
            limits=httpx.Limits(max_keepalive_connections=0),
            headers={"User-Agent": "spacerace"},
        )

    async def close(self) -> None:
        """Close what is open."""
        await self._client.aclose()

    async def check(self, address: str) -> None:
        """Refuse an address that is none, or that leads where this server sends nothing."""
        url = self._parse(address)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._places(url)
        except TimeoutError:
            raise NoticeRefused(422, "notice-refused-no-host", {"host": _name(url)}) from None

    async def send(self, address: str, message: WebhookMessage) -> None:
        """Deliver the message as JSON, or raise ``NotSent``."""
        await self.post(address, msgspec.json.encode(message), {"Content-Type": "application/json"})

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Post these bytes, or raise ``NotSent``; ``Later`` where the receiver has had enough."""
        try:
            async with asyncio.timeout(PATIENCE):
                url = self._parse(address)
                places = await self._places(url)
                self._take_turn(url, places)
                status = await self._deliver(url, places, body, headers)
        except NoticeRefused as refused:
            raise NotSent(refused.message_id) from refused
        except (httpx.HTTPError, OSError) as error:
            # A timeout is an OSError too. The text of the error may hold the address, its kind does not.
            raise NotSent(type(error).__name__) from error
        if not 200 <= status < 300:
            raise NotSent(f"answer {status}", hopeless=status in (404, 410), status=status)

    def _parse(self, address: str) -> httpx.URL:
        """The address in its parts, or a refusal."""
        try:
            url = httpx.URL(address)
        except (httpx.InvalidURL, ValueError):
            raise NoticeRefused(422, "notice-refused-url") from None
        sound = url.scheme in ("http", "https") and not url.userinfo and 0 < _port(url) < 65536
        if len(address) > LONGEST or not sound or not _HOST.fullmatch(_name(url)):
            raise NoticeRefused(422, "notice-refused-url")
        if not self._private and _port(url) not in PORTS:
            raise NoticeRefused(422, "notice-refused-port", {"port": str(_port(url))})
        return url

    async def _places(self, url: httpx.URL) -> list[Address]:
        """The addresses behind the URL, all of them allowed, or a refusal."""
        try:
            found = await self._resolve(_name(url), _port(url))
            places = [ipaddress.ip_address(text.partition("%")[0]) for text in found]
        except (OSError, ValueError):
            # A name with an empty or endless part is no ValueError of ours but one of the system's.
            places = []
        if not places:
            raise NoticeRefused(422, "notice-refused-no-host", {"host": _name(url)})
        # A name with public and private addresses is suspicious: all must be allowed.
        if not self._private and not all(is_public(place) for place in places):
            raise NoticeRefused(422, "notice-refused-private")
        return places[:TRIES]

    def _take_turn(self, url: httpx.URL, places: list[Address]) -> None:
        """Count one more post to this receiver, or raise ``Later``."""
        host = host_of(str(url))
        if is_crowded(host):
            wait = self._crowds.take(host)
        else:
            wait = self._hosts.take(host) or max(self._network.take(str(place)) for place in places)
        if wait:
            raise Later(wait)

    async def _deliver(
        self, url: httpx.URL, places: list[Address], body: bytes, headers: Mapping[str, str]
    ) -> int:
        """Post the body to the first of these addresses that takes a connection; the status it answers."""
        problem = ""
        for place in places:
            try:
                async with self._client.stream(
                    "POST",
                    url.copy_with(host=str(place), fragment=None),
                    content=body,
                    headers={**headers, "Host": url.netloc.decode("ascii")},
                    extensions={"sni_hostname": _name(url)},
                ) as response:
                    return response.status_code
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                problem = type(error).__name__
        raise NotSent(problem)


def host_of(address: str) -> str:
    """The host of a webhook's address, in one spelling."""
    return _name(httpx.URL(address)).lower().rstrip(".")


def is_crowded(host: str) -> bool:
    """Whether many people have their addresses at this host."""
    return host in CROWDED or host.endswith(CROWDED_ENDS)


def origin_of(address: str) -> str:
    """Scheme, host and port of an address, as a browser writes an origin."""
    url = httpx.URL(address)
    return f"{url.scheme}://{url.netloc.decode('ascii')}"


def _name(url: httpx.URL) -> str:
    """The host in the letters that the network knows."""
    return url.raw_host.decode("ascii")


def _port(url: httpx.URL) -> int:
    """The port, also where the address leaves it out."""
    if url.port is not None:
        return url.port
    return 443 if url.scheme == "https" else 80
