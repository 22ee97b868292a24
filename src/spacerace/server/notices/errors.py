"""What can go wrong with a notice."""

from __future__ import annotations

from collections.abc import Mapping

from spacerace.kernel.game import Message
from spacerace.server.errors import ServerRefusal

#: Seconds for a whole delivery by HTTP, looking up the name included.
PATIENCE = 10.0
#: In milliseconds.
HOUR = 3_600_000


class NoticeRefused(ServerRefusal):
    """A refused request for notices. Nothing has changed."""

    def __init__(self, status: int, message_id: str, args: Mapping[str, object] | None = None) -> None:
        """As any refusal of the server, with the HTTP status that fits."""
        super().__init__(message_id, args)
        self.status = status
        self.said = Message(message_id, args or {})


class NotSent(Exception):
    """A notice that did not arrive. ``hopeless``: the address will not take another one either.

    The text is for our log, so it names no address.
    """

    def __init__(self, why: str, *, hopeless: bool = False, status: int = 0) -> None:
        """Keep what the log shows, and the number that a webhook answered."""
        super().__init__(why)
        self.hopeless = hopeless
        self.status = status

    def said(self, kind: str) -> Message:
        """Why it did not arrive, for whoever owns the address, which is of this kind."""
        if kind == "mail":
            return Message("notice-problem-recipient" if self.hopeless else "notice-problem-mail")
        if kind == "push" and self.hopeless:
            return Message("notice-problem-expired")
        if isinstance(self.__cause__, NoticeRefused):
            return self.__cause__.said
        if self.status:
            return Message("notice-refused-answer", {"status": str(self.status)})
        return Message("notice-refused-no-answer", {"seconds": round(PATIENCE)})


class Later(NotSent):
    """A notice that was not sent yet, because its receiver has had too many."""

    def __init__(self, seconds: float) -> None:
        """After so many seconds there is room for it."""
        super().__init__("receiver has had enough")
        self.seconds = seconds
