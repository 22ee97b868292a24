"""Checks of request bodies: the content type is JSON, and the parts and their nesting are limited."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from msgspec import Raw

from spacerace.server.errors import ServerRefusal
from spacerace.server.security import header

#: How deep lists and objects may lie within each other; the deepest of ours has five.
DEEPEST = 32
#: Bytes of a body beside its texts, such as a match file or a pack. A list of 330,000 empty lists is as long
#: as a body may be, and takes half a second and 25 MB to read. The longest request of ours just fits.
MOST_BESIDE = 131_072

#: Reads an object, and of its values only how long they are.
_FIELDS = msgspec.json.Decoder(dict[str, Raw])


class NotJson(ServerRefusal):
    """A body that does not say that it is JSON."""

    status = 415

    def __init__(self) -> None:
        """It has no arguments."""
        super().__init__("refused-request-media")


class TooDeep(ServerRefusal):
    """A body that is nested too deeply."""

    def __init__(self) -> None:
        """Name the limit."""
        super().__init__("refused-request-deep", {"most": DEEPEST})


class TooMany(ServerRefusal):
    """A body of very many parts."""

    def __init__(self) -> None:
        """Name the limit."""
        super().__init__("refused-request-parts", {"most": MOST_BESIDE})


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is read as JSON, or not at all."""

    async def json(self) -> Any:
        """The body. Raises NotJson, TooMany or TooDeep."""
        body = await self.body()
        if body and not is_json(header(self.scope, b"content-type") or ""):  # type: ignore[arg-type]
            raise NotJson
        try:
            if len(body) > MOST_BESIDE and _beside_texts(body) > MOST_BESIDE:
                raise TooMany
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


def _beside_texts(body: bytes) -> int:
    """How many bytes of a body are none of the texts of its fields; it looks for the ends of fields only."""
    try:
        fields = _FIELDS.decode(body)
    except msgspec.DecodeError:
        return len(body)
    values = [bytes(field) for field in fields.values()]
    return len(body) - sum(len(value) for value in values if value.startswith(b'"'))


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
