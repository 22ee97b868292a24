"""The log: one line a record, for people or as JSON, without secrets.

A request is logged by its route's template ("/api/tables/{table_id}"), never by its path, query,
headers or body. If a word of the request occurs in the text of an exception, it is replaced.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from functools import lru_cache
from secrets import token_hex
from typing import Any, TextIO
from urllib.parse import parse_qsl, unquote

import msgspec
import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from spacerace.server.security import App, Message, Receive, Scope, Send

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
HIDDEN = "…"
#: Loggers that write addresses, statements or values at low levels; addresses of webhooks are secret.
_DISCREET = ("aiosmtplib", "alembic", "asyncio", "asyncpg", "httpcore", "httpx", "sqlalchemy", "uvicorn")
_SECRET_NAME = re.compile(
    r"token|secret|passw|cookie|authori[sz]ation|(^|_)keys?($|_hash)|credential|signature", re.IGNORECASE
)
#: Values that the texts of exceptions may hold: passwords in addresses, parameters of statements.
#: Before each pattern a string that every match contains: it is quicker to look for.
_SECRET_TEXTS = (
    ("://", re.compile(r"(://[^\s:/@]*:)[^\s/@]+@"), r"\1…@"),
    ("[parameters: ", re.compile(r"\[parameters: .*?\](?=\n|$)", re.DOTALL), "[parameters: …]"),
    ("DETAIL: ", re.compile(r"(?m)^(.*\bDETAIL: ).*$"), r"\1…"),
)
#: Routes that monitoring requests all the time.
_QUIET = ("/health", "/metrics", "/static")

#: The request that is under way, so that its words can be kept out of the log.
_request: ContextVar[Scope | None] = ContextVar("request", default=None)


def set_up_logs(form: str, *, level: str = "info", stream: TextIO | None = None) -> None:
    """From now on, all that our code and the libraries have to say goes to ``stream`` (standard error).

    ``form`` is "plain" for people, "json" for machines, or "quiet": only what somebody has to look after.
    Litestar must be made with ``logging_config=None`` and uvicorn with ``log_config=None``, or they set up
    loggers of their own.
    """
    target = stream or sys.stderr
    level = "warning" if form == "quiet" else level
    prepare: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        hide_secrets,
    ]
    render: Processor
    if form == "json":
        render = structlog.processors.JSONRenderer(serializer=_json)
    else:
        colours = target.isatty()
        render = structlog.dev.ConsoleRenderer(
            colors=colours, exception_formatter=structlog.dev.plain_traceback, pad_event_to=30
        )
    structlog.configure(
        processors=[*prepare, render],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(file=target),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(target)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, structlog.stdlib.ExtraAdder()],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *prepare, render],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(LEVELS[level])
    for name in ("uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    for name in _DISCREET:
        logging.getLogger(name).setLevel(logging.WARNING)
    # It logs paths.
    logging.getLogger("uvicorn.access").disabled = True


def _json(record: EventDict, *, default: Callable[[Any], Any]) -> str:
    """A record as one line of JSON; ``default`` is structlog's word for what JSON does not know."""
    return msgspec.json.encode(record, enc_hook=default).decode()


# --- what stays out ------------------------------------------------------------------------------


def hide_secrets(logger: WrappedLogger, method: str, record: EventDict) -> EventDict:
    """A processor that replaces values named like a secret, and secrets within texts."""
    words = _words_of_request() if "exception" in record else []
    return {name: _hidden(name, value, words) for name, value in record.items()}


@lru_cache(maxsize=1000)
def _is_secret(name: str) -> bool:
    """Whether something is named like a secret."""
    return _SECRET_NAME.search(name) is not None


def _hidden(name: str, value: object, words: list[str]) -> object:
    """A value without secrets."""
    if _is_secret(name):
        return HIDDEN
    match value:
        case str():
            for sign, pattern, instead in _SECRET_TEXTS:
                if sign in value:
                    value = pattern.sub(instead, value)
            for word in words:
                value = value.replace(word, HIDDEN)
            return value
        case Mapping():
            return {str(key): _hidden(str(key), part, words) for key, part in value.items()}
        case list() | tuple():
            return [_hidden(name, part, words) for part in value]
        case _:
            # Numbers and truth values hold no secret.
            return value


def _words_of_request() -> list[str]:
    """The words of the present request that may be secrets, the longest first."""
    scope = _request.get()
    if scope is None:
        return []
    # A short word is no secret, and replacing it would make texts unreadable.
    return sorted({word for word in _said(scope) if len(word) >= 8}, key=len, reverse=True)


def _said(scope: Scope) -> Iterator[str]:
    """The words of path, query and headers."""
    template = str(scope.get("path_template", ""))
    for text in (scope.get("path", ""), unquote(scope.get("raw_path", b"").decode("latin-1"))):
        yield from (part for part in text.split("/") if part not in template.split("/"))
    query = scope.get("query_string", b"").decode("latin-1")
    for key, value in parse_qsl(query, keep_blank_values=True):
        yield from (key, value)
    for name, value in scope["headers"]:
        if name in (b"authorization", b"cookie", b"referer", b"sec-websocket-protocol"):
            text = value.decode("latin-1")
            yield text
            yield from re.split(r"[\s;,=\"/]+", text)


# --- requests ------------------------------------------------------------------------------------

OnRequest = Callable[[str, str, int, float], None]
Clock = Callable[[], float]


class AccessLog:
    """ASGI, outermost: gives each request an id, and logs it when it is over.

    The id is in the header ``X-Request-Id``, in ``scope["state"]["request_id"]`` and in every record that
    is written on the way. ``on_request`` is told route, method, status and seconds; of a websocket, those
    of the handshake.
    """

    def __init__(self, app: App, on_request: OnRequest, clock: Clock = time.perf_counter) -> None:
        """Stand before ``app``."""
        self._app, self._on_request, self._clock = app, on_request, clock
        # Bound once: every request is written down.
        self._log = structlog.get_logger("spacerace.access").bind()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on and log."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began = self._clock()
        request_id = token_hex(8)
        scope.setdefault("state", {})["request_id"] = request_id
        method = str(scope.get("method", "WEBSOCKET"))
        status, answered = 500, False

        async def send_with_id(message: Message) -> None:
            nonlocal status, answered
            known = status_of(message)
            if known and not answered:
                status, answered = known, True
                if known != 101 and message["type"] != "websocket.close":
                    message["headers"] = [
                        *message.get("headers", ()),
                        (b"x-request-id", request_id.encode()),
                    ]
                if method == "WEBSOCKET":
                    self._on_request(route_of(scope), method, status, self._clock() - began)
            await send(message)

        token = _request.set(scope)
        structlog.contextvars.bind_contextvars(request=request_id)
        try:
            await self._app(scope, receive, send_with_id)
        finally:
            seconds = self._clock() - began
            route = route_of(scope)
            if method != "WEBSOCKET" or not answered:
                self._on_request(route, method, status, seconds)
            say = self._log.debug if status < 400 and route.startswith(_QUIET) else self._log.info
            say("request", method=method, route=route, status=status, ms=round(seconds * 1000, 2))
            structlog.contextvars.unbind_contextvars("request")
            _request.reset(token)


def route_of(scope: Scope) -> str:
    """The template of the route that a request has reached, or "-" if it has reached none."""
    return str(scope.get("path_template") or "-")


def status_of(message: Message) -> int | None:
    """The status that a message of ASGI begins an answer with."""
    match message["type"]:
        case "http.response.start" | "websocket.http.response.start":
            return int(message["status"])
        case "websocket.accept":
            return 101
        case "websocket.close":
            return 403
        case _:
            # Other messages begin no answer.
            return None
