"""Refusals of the server itself, beside those of the rules: each with its HTTP status."""

from __future__ import annotations

from collections.abc import Mapping

from spacerace.kernel.errors import Refusal
from spacerace.kernel.game import Message
from spacerace.kernel.sentences import sentence
from spacerace.server.models import State


class ServerRefusal(Refusal):
    """A refusal of the server."""

    status = 400
    #: Whether the connection ends with it.
    closes = False

    def __init__(self, message_id: str, args: Mapping[str, object] | None = None) -> None:
        """It has no rule of a game."""
        super().__init__("", message_id, args)


class NotFound(ServerRefusal):
    """There is no such table, entry or seat, or the client may not know of it."""

    status = 404


class NotAllowed(ServerRefusal):
    """The client does not hold the seat or the key that this needs."""

    status = 403


class Conflict(ServerRefusal):
    """The table is not in a state for this."""

    status = 409


class TooMuch(ServerRefusal):
    """A limit of the host is reached."""

    status = 429


class Unsound(ServerRefusal):
    """The server answers, but its data is damaged."""

    status = 503


class Stale(Conflict):
    """A stale action. The answer contains the present state."""

    def __init__(self, state: State | None, *, lost: bool = False) -> None:
        """``lost``: the client has seen more than there is, so the server has lost moves."""
        super().__init__("refused-history-lost" if lost else "refused-stale")
        self.state = state
        self.lost = lost


def plain_details(refusal: Refusal) -> dict[str, object]:
    """The details of a refusal as JSON can hold them; messages become sentences."""
    return {name: _plain(value) for name, value in refusal.details.items()}


def _plain(value: object) -> object:
    """A value as JSON can hold it."""
    match value:
        case Message():
            return sentence(value.id, value.args)
        case None | str() | bool() | int() | float():
            return value
        case list() | tuple():
            return [_plain(part) for part in value]
        case _:
            # JSON knows nothing else.
            return str(value)
