"""Headers of every answer, the check of origins, and the form of errors.

All errors have one form, whatever has gone wrong::

    {"error": {"rule": "T-1", "id": "refused-…", "message": "A sentence.", "details": {…}}}

| what happened | status |
| --- | --- |
| ``IllegalAction``, ``NoUndo`` | 409 |
| ``BadSetup``, ``BadMatchFile`` (``details.line``), ``PackError`` (``details.problems``) | 422 |
| ``ServerRefusal`` | its own ``status``; ``Stale`` brings the present ``state`` along |
| another ``Refusal`` | 400 |
| a request that Litestar turns down | its status; a field that does not fit is named by its path |
| trouble with the database | 503 with Retry-After, and a sentence for each kind |
| anything else | 500; the id in ``details.id`` stands in the log as ``request`` |
"""

from __future__ import annotations

import errno
import socket
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping, MutableMapping
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from msgspec import Struct
from sqlalchemy import exc as sql

from spacerace.kernel.errors import BadMatchFile, BadSetup, IllegalAction, NoUndo, Refusal
from spacerace.kernel.packs import TOLD, PackError
from spacerace.kernel.sentences import sentence
from spacerace.server.allowed_hosts import Hosts
from spacerace.server.database import Moved
from spacerace.server.errors import NotAllowed, NotFound, ServerRefusal, Stale, plain_details
from spacerace.server.models import Problem, State
from spacerace.server.nowhere import nowhere_page, wants_page
from spacerace.server.settings import Settings

# The parts of ASGI that are used here.
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

# --- headers and origins -------------------------------------------------------------------------

#: All that a page of ours may load comes from us; 'self' covers our own websockets too.
CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    # Nobody else learns our addresses. "no-referrer" would do that as well, but under it browsers send
    # "Origin: null" with our own forms, and those could not be told from a stranger's.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
#: A year of https alone, in seconds.
STRICT_TRANSPORT = "max-age=31536000"
_UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
#: Bytes of a path; the longest of ours has half as many.
_LONGEST_PATH = 255
_PORTS = {"http": ":80", "https": ":443", "ws": ":80", "wss": ":443"}


class ForeignOrigin(NotAllowed):
    """A page of another site sent a request in its visitor's name."""

    def __init__(self, origin: str) -> None:
        """Keep where it came from."""
        super().__init__("refused-foreign-origin", {"origin": origin[:200]})


class ForeignHost(ServerRefusal):
    """A request for a host name that is not this server's."""

    status = 421

    def __init__(self, host: str, address: str) -> None:
        """Keep the name, and where the server is."""
        super().__init__("refused-foreign-host", {"host": host[:200], "address": address})


class Security:
    """ASGI: adds headers to every answer, and refuses what pages of other sites send.

    A browser tells in ``Origin`` which page sends a request or opens a websocket. A program sends no
    ``Origin`` and is let through: it has no cookie that it was not given.
    """

    def __init__(self, app: App, settings: Settings) -> None:
        """Stand before ``app``."""
        self._app = app
        headers = dict(HEADERS)
        if settings.secure:
            headers["strict-transport-security"] = STRICT_TRANSPORT
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self._names = {name for name, _ in self._headers}
        self._public = _site(settings.public_url)
        self._hosts, self._address = Hosts(settings), settings.public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check host, path and origin, pass the request on, and add the headers."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        is_api = scope["path"].startswith("/api")

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                kept = [pair for pair in message.get("headers", ()) if pair[0].lower() not in self._names]
                if is_api and not any(name.lower() == b"cache-control" for name, _ in kept):
                    kept.append((b"cache-control", b"no-store"))
                message["headers"] = kept + self._headers
            await send(message)

        if (refusal := self._refusal(scope)) is not None:
            await refuse(scope, send_with_headers, refusal)
            return
        await self._app(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope) -> ServerRefusal | None:
        """Why a request is refused, if it is."""
        if _is_nowhere(scope):
            return NotFound("refused-request-nowhere")
        host = header(scope, b"host")
        # Monitoring may ask for the health by any name.
        if scope["path"] != "/health" and not self._hosts.are_ours(host):
            if self._hosts.are_known:
                return ForeignHost(host or "", self._address)
            if scope["path"].startswith("/metrics"):
                return NotAllowed("refused-metrics")
        if scope["type"] == "websocket" or scope["method"] in _UNSAFE:
            origin = header(scope, b"origin")
            if origin is not None and not self._is_ours(origin, host):
                return ForeignOrigin(origin)
        return None

    def _is_ours(self, origin: str, host: str | None) -> bool:
        """Whether a page from there is one of ours: of the host that was asked, or of the public address."""
        site = _site(origin)
        if not site:
            return False
        scheme = origin.partition(":")[0].lower()
        return site in (self._public, _without_port(host or "", scheme))


def _is_nowhere(scope: Scope) -> bool:
    """Whether not even files or PostgreSQL could look for an address: too long, or with a zero byte."""
    path, query = scope["path"], scope["query_string"]
    too_long = len(path.encode(errors="replace")) > _LONGEST_PATH
    return too_long or "\0" in path or b"\0" in query or b"%00" in query


def header(scope: Scope, wanted: bytes) -> str | None:
    """A header of the request as text."""
    for name, value in scope["headers"]:
        if name == wanted:
            return str(value.decode("latin-1"))
    return None


def _site(url: str) -> str:
    """Host and port of an address, or "" if it has none; the usual port is left out."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    return _without_port(parts.netloc, parts.scheme) if parts.scheme in ("http", "https") else ""


def _without_port(host: str, scheme: str) -> str:
    """The host in small letters, without the port that goes without saying."""
    return host.lower().removesuffix(_PORTS.get(scheme, ""))


# --- the form of errors ------------------------------------------------------------------------------


class Answer(Struct, frozen=True, kw_only=True):
    """An error as it is sent."""

    status: int
    error: Problem
    #: The present state, for a stale action.
    state: State | None = None
    headers: Mapping[str, str] = {}

    def body(self) -> bytes:
        """The JSON text."""
        said: dict[str, object] = {"error": self.error}
        if self.state is not None:
            said["state"] = self.state
        return msgspec.json.encode(said)


async def refuse(scope: Scope, send: Send, refusal: ServerRefusal) -> None:
    """Refuse a request or a websocket handshake before the application sees it."""
    answer = answer_to_refusal(refusal)
    kind = "http.response"
    if scope["type"] == "websocket":
        if "websocket.http.response" not in scope.get("extensions", {}):
            # To close before accepting is a plain 403.
            await send({"type": "websocket.close", "code": 4000 + answer.status, "reason": answer.error.id})
            return
        kind = "websocket.http.response"
    body = answer.body()
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        **answer.headers,
    }
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": f"{kind}.start", "status": answer.status, "headers": encoded})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})


#: The first that fits.
_STATUS: tuple[tuple[type[Refusal], int], ...] = (
    (IllegalAction, 409),
    (NoUndo, 409),
    (BadSetup, 422),
    (BadMatchFile, 422),
)


def answer_to_refusal(refusal: Refusal) -> Answer:
    """The answer to a refusal of the rules or of the server."""
    details = plain_details(refusal)
    headers = {}
    if isinstance(refusal, ServerRefusal):
        status = refusal.status
        if retry_after := getattr(refusal, "retry_after", 0):
            headers["retry-after"] = str(retry_after)
        if refusal.closes:
            headers["connection"] = "close"
    else:
        status = next((status for kind, status in _STATUS if isinstance(refusal, kind)), 400)
    if isinstance(refusal, BadMatchFile):
        details["line"] = refusal.line
    return Answer(
        status=status,
        error=Problem(refusal.rule, refusal.message_id, refusal.message, details),
        state=refusal.state if isinstance(refusal, Stale) else None,
        headers=headers,
    )


# --- errors of Litestar, of the database, and bugs ---------------------------------------

_log = structlog.get_logger("spacerace.server")

#: Requests that Litestar refuses, by status; the rest is "refused-request-other".
_REQUESTS = {
    400: "refused-request-malformed",
    401: "refused-request-not-allowed",
    403: "refused-request-not-allowed",
    404: "refused-request-nowhere",
    405: "refused-request-method",
    415: "refused-request-media",
}
#: Seconds after which it makes sense to try again, by kind of database trouble.
_PAUSES = {"full": 60, "disk": 60, "moved": 60, "gone": 5, "locked": 1, "trouble": 5}


def exception_handlers(on_database_error: Callable[[str], None]) -> ExceptionHandlersMap:
    """For Litestar: every error gets our form. Database trouble is also told to ``on_database_error``."""

    def handle(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
        answer = answer_to(error, str(request.scope["state"].get("request_id") or token_hex(8)))
        if answer.status == 503 and (kind := database_trouble(error)):
            on_database_error(kind)
        asked = request.headers
        if answer.status == 404 and wants_page(request.method, request.url.path, asked.get("accept", "")):
            page = nowhere_page(asked.get("accept-language", ""))
            return Response(page.encode(), status_code=404, media_type="text/html")
        return Response(
            answer.body(),
            status_code=answer.status,
            headers=dict(answer.headers),
            media_type="application/json",
        )

    return {Exception: handle}


def answer_to(error: Exception, request_id: str) -> Answer:
    """The answer to any error. An unexpected one is logged with its id, and only the id is sent."""
    if isinstance(error, Refusal):
        return answer_to_refusal(error)
    if isinstance(error, PackError):
        return _answer_to_pack(error)
    if isinstance(error, HTTPException) and error.status_code < 500:
        return _answer_to_request(error)
    if kind := database_trouble(error):
        _log.error("database trouble", kind=kind, error=type(error).__name__, request=request_id)
        message_id = f"refused-database-{kind}"
        problem = Problem("", message_id, sentence(message_id, {}), {})
        return Answer(status=503, error=problem, headers={"retry-after": str(_PAUSES[kind])})
    _log.error("failed", error=type(error).__name__, request=request_id, exc_info=error)
    message = sentence("refused-internal", {"id": request_id})
    return Answer(status=500, error=Problem("", "refused-internal", message, {"id": request_id}))


def _answer_to_pack(error: PackError) -> Answer:
    """A pack with its first problems, and how many there are; the sentence tells the first."""
    problems = [
        {"line": part.line, "id": part.message_id, "message": sentence(part.message_id, part.args)}
        for part in error.problems[:TOLD]
    ]
    details = {"problems": problems, "count": len(error.problems)}
    first = problems[0] if problems else {"line": 0, "message": error.name}
    message = sentence("refused-request-pack", {"line": first["line"], "problem": first["message"]})
    return Answer(status=422, error=Problem("", "refused-request-pack", message, details))


def _answer_to_request(error: HTTPException) -> Answer:
    """A request that does not fit what the route asks for."""
    details: dict[str, object] = {}
    if isinstance(error, ValidationException) and (fields := _fields(error.extra)):
        message_id = "refused-request-field"
        message = sentence(message_id, fields[0])
        details["fields"] = fields
    else:
        message_id = _REQUESTS.get(error.status_code, "refused-request-other")
        message = sentence(message_id, {"problem": error.detail, "status": error.status_code})
    return Answer(
        status=error.status_code,
        error=Problem("", message_id, message, details),
        headers={name.lower(): value for name, value in (error.headers or {}).items()},
    )


def _fields(extra: object) -> list[dict[str, str]]:
    """Which fields do not fit: where each comes from, its path, what is wrong."""
    found = []
    for part in extra if isinstance(extra, list) else []:
        if isinstance(part, dict):
            source = part.get("source", "body")
            found.append(
                {
                    "source": str(getattr(source, "value", source)),
                    "path": str(part.get("key", "")),
                    "problem": str(part.get("message", "")).rstrip("."),
                }
            )
    return found


# --- trouble with the database -------------------------------------------------------------------

#: PostgreSQL's states, or how they begin.
_STATES = {
    "53100": "full",
    "53": "locked",
    "55P03": "locked",
    "57014": "locked",
    "40": "locked",
    "57P": "gone",
    "08": "gone",
    "25006": "gone",
    "58030": "disk",
}
#: SQLite's codes, or how they begin.
_SQLITE = {
    "SQLITE_FULL": "full",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_IOERR": "disk",
    "SQLITE_CANTOPEN": "disk",
    "SQLITE_READONLY": "disk",
    "SQLITE_CORRUPT": "disk",
    "SQLITE_NOTADB": "disk",
}
_FULL = (errno.ENOSPC, errno.EDQUOT)
_UNREACHABLE = (errno.EHOSTUNREACH, errno.ENETUNREACH, errno.EHOSTDOWN)


def database_trouble(error: BaseException) -> str | None:
    """Why the database does not work: "full", "locked", "gone", "disk", "moved", "trouble".

    None: it is not the database that has failed. A wrong statement is a bug, not trouble.
    """
    parts = list(_causes(error))
    for part in parts:
        if kind := _state_kind(part) or _sqlite_kind(part) or _system_kind(part):
            return kind
    for part in parts:
        if isinstance(part, sql.TimeoutError):
            return "locked"
        # asyncpg is an extra, so its classes are known by where they come from.
        lost = type(part).__module__.startswith("asyncpg") and type(part).__name__ == "InterfaceError"
        if lost or (isinstance(part, sql.DBAPIError) and part.connection_invalidated):
            return "gone"
        if isinstance(part, sql.OperationalError | sql.InterfaceError):
            # SQLite has this class for statements that it cannot read, too.
            mistake = getattr(part.orig, "sqlite_errorname", "") == "SQLITE_ERROR"
            return None if mistake else "trouble"
    return None


def _causes(error: BaseException) -> Iterator[BaseException]:
    """The error and what it was made of, from the outside in."""
    found: BaseException | None = error
    for _ in range(8):
        if found is None:
            return
        yield found
        found = getattr(found, "orig", None) or found.__cause__


def _state_kind(part: BaseException) -> str | None:
    """By the state that PostgreSQL gives."""
    state = getattr(part, "sqlstate", None)
    return _longest(_STATES, state) if isinstance(state, str) else None


def _sqlite_kind(part: BaseException) -> str | None:
    """By the code that SQLite gives."""
    if not isinstance(part, sqlite3.Error):
        return None
    return _longest(_SQLITE, getattr(part, "sqlite_errorname", ""))


def _system_kind(part: BaseException) -> str | None:
    """By what the operating system says."""
    match part:
        case Moved():
            return "moved"
        case TimeoutError():
            return "locked"
        case ConnectionError() | socket.gaierror():
            return "gone"
        case OSError(errno=code) if code in _FULL:
            return "full"
        case OSError(errno=code) if code in _UNREACHABLE:
            return "gone"
        case _:
            # The system has said nothing about it.
            return None


def _longest(kinds: Mapping[str, str], code: str) -> str | None:
    """The kind whose name the code begins with; the longest name counts."""
    fit = max((name for name in kinds if code.startswith(name)), key=len, default="")
    return kinds.get(fit)
