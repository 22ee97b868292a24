"""Checks of request bodies: the content type is JSON, and the nesting is limited."""

from __future__ import annotations

from typing import Any

from litestar import Request

from spacerace.server.errors import ServerRefusal
from spacerace.server.security import header

#: How deep lists and objects may lie within each other; the deepest of ours has five.
DEEPEST = 32


class NotJson(ServerRefusal):
    """A body that does not say that it is JSON."""

    status = 415

    def __init__(self) -> None:
        """There is one sentence for all of them."""
        super().__init__("refused-request-media")


class TooDeep(ServerRefusal):
    """A body that is nested so deeply that it can only be meant to exhaust the parser."""

    def __init__(self) -> None:
        """Name the limit."""
        super().__init__("refused-request-deep", {"most": DEEPEST})


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is read as JSON, or not at all."""

    async def json(self) -> Any:
        """The body. Raises NotJson or TooDeep."""
        body = await self.body()
        if body and not is_json(header(self.scope, b"content-type") or ""):  # type: ignore[arg-type]
            raise NotJson
        try:
            value = await super().json()
        except RecursionError:
            raise TooDeep from None
        # What is decoded here is encoded and copied further in, where less room may be left for recursion.
        if body.count(b"[") + body.count(b"{") > DEEPEST and _is_deep(value):
            raise TooDeep
        return value


def is_json(content_type: str) -> bool:
    """Whether a content type means JSON: ``application/json``, or a kind of it with ``+json``."""
    kind = content_type.partition(";")[0].strip().lower()
    return kind == "application/json" or (kind.startswith("application/") and kind.endswith("+json"))


def _is_deep(value: object) -> bool:
    """Whether lists and objects lie deeper within each other than ``DEEPEST``."""
    level = [value]
    for _ in range(DEEPEST + 1):
        level = [part for whole in level for part in _parts(whole)]
        if not level:
            return False
    return True


def _parts(value: object) -> list[Any]:
    """What a list or an object holds."""
    match value:
        case list():
            return value
        case dict():
            return list(value.values())
        case _:
            # A number, a text, or nothing.
            return []
