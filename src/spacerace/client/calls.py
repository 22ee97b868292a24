"""Requests to a server: JSON there and back, and a request that got no answer is sent again."""

from __future__ import annotations

import http.client
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

import msgspec

from spacerace import __version__
from spacerace.client.backoff import Backoff
from spacerace.kernel.errors import Refusal
from spacerace.kernel.game import OTHERWISE

#: Seconds in which an answer has to begin.
PATIENCE = 60.0
#: Too many requests, and what a proxy says while the server behind it restarts.
PASSING = (429, 502, 503, 504)

#: Is told of every wait: how long it is, and why.
Told = Callable[[float, str], None]


class Refused(Refusal):
    """The server has refused something, for a reason that another try does not change."""

    def __init__(self, status: int, rule: str, message_id: str, args: dict[str, object]) -> None:
        """Like any refusal, with the status of the answer."""
        super().__init__(rule, message_id, args)
        self.status = status


class Unreachable(Refusal):
    """No server answers at this address."""


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A key goes to the address that it was given for, and nowhere else."""

    def redirect_request(self, *args: Any) -> None:
        """The answer stays what it is: a refusal."""


class Calls:
    """Requests with one key."""

    def __init__(
        self,
        server: str,
        token: str = "",
        *,
        told: Told = lambda seconds, reason: None,
        sleep: Callable[[float], None] = time.sleep,
        backoff: Backoff | None = None,
    ) -> None:
        """``told`` hears of every wait."""
        self.server = server
        self.token = token
        self.told = told
        self.sleep = sleep
        self._backoff = backoff or Backoff()
        self._opener = urllib.request.build_opener(_NoRedirects)

    @property
    def headers(self) -> dict[str, str]:
        """What every request brings."""
        key = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {"User-Agent": f"spacerace/{__version__}", **key}

    def once(self, method: str, path: str, body: object = None) -> bytes:
        """The answer to a request; raises Refused, Unreachable, or _Passing where another try may help."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {**self.headers, **({"Content-Type": "application/json"} if data else {})}
        request = urllib.request.Request(
            f"{self.server}/api{path}", data=data, headers=headers, method=method
        )
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as error:
            with error:
                raise _refused(error.code, error.headers, error.read()) from None
        except (OSError, http.client.HTTPException) as error:
            raise _Passing(_reason(error)) from None

    def first(self, method: str, path: str, body: object = None) -> bytes:
        """A request that is sent once: the first of all, for the address may be wrong."""
        try:
            return self.once(method, path, body)
        except _Passing as error:
            details = {"server": self.server, "reason": str(error)}
            raise Unreachable("", "refused-unreachable", details) from None

    def again(self, method: str, path: str, body: object = None) -> bytes:
        """A request that is sent until there is an answer. The server must not mind to get it twice."""
        while True:
            try:
                answer = self.once(method, path, body)
            except _Passing as error:
                self.wait(error.seconds, str(error), self._backoff)
            else:
                self._backoff.reset()
                return answer

    def wait(self, asked: float, reason: str, backoff: Backoff) -> None:
        """Wait before the next try."""
        seconds = backoff.wait(asked)
        self.told(seconds, reason)
        self.sleep(seconds)


class _Passing(Exception):
    """Another try may help: what happened, and how long the server asks to wait."""

    def __init__(self, reason: str, seconds: float = 0) -> None:
        """Keep both."""
        super().__init__(reason)
        self.seconds = seconds


def refused(status: int, problem: dict[str, Any]) -> Refused:
    """The server's error; its own sentence serves where we do not know the message."""
    details = {**problem.get("details", {}), OTHERWISE: problem.get("message", "")}
    return Refused(status, problem.get("rule", ""), problem.get("id", "") or "refused-answer", details)


def _refused(status: int, headers: Any, body: bytes) -> Exception:
    """The exception for an answer that is an error."""
    if status in PASSING:
        asked = headers.get("Retry-After", "")
        return _Passing(f"HTTP {status}", float(asked) if asked.isdecimal() else 0)
    try:
        found = msgspec.json.decode(body)["error"]
        return refused(status, found)
    except (msgspec.DecodeError, KeyError, TypeError, AttributeError):
        # It is no server of ours, or a proxy that speaks for it.
        details: dict[str, object] = {"status": status, "to": headers.get("Location") or ""}
        known = "refused-redirect" if 300 <= status < 400 else "refused-answer"
        return Refused(status, "", known, details)


def _reason(error: Exception) -> str:
    """A network error in a few words."""
    inner = getattr(error, "reason", None) or error
    return str(getattr(inner, "strerror", None) or inner) or type(inner).__name__
