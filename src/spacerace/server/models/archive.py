"""What the server answers about replays and finished games."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from spacerace.kernel.seats import Seat
from spacerace.server.models.answers import NewsItem


class Replay(Struct, frozen=True, kw_only=True):
    """One moment of a game, as one seat saw it."""

    table: str
    #: The seat; -2 for a spectator.
    seat: Seat
    #: How much the seat had seen: 0 is the beginning.
    at: int
    #: The moments before and after this one, and the last one.
    previous: int | None
    next: int | None
    last: int
    #: After the end alone: how many entries the whole log had, so that one can look from another seat.
    entry: int | None
    last_entry: int | None
    #: What the seat saw happen last; None at the beginning, or where only others saw something.
    news: NewsItem | None
    #: As the game showed it to this seat, and what could be added up in it.
    view: Any
    figures: Any
    #: As in ``State``.
    totals: list[int] | None = None
    #: Whom the table waited for; -1 is chance, None the end.
    awaited: int | None
    #: Points and winners, at the end.
    result: dict[str, Any] | None
    #: Why the game cannot be replayed further, if the rules have changed.
    problem: str | None


class SeatLog(Struct, frozen=True, kw_only=True):
    """What a seat may keep of a game that is not over: its view and its news, neither seed nor log."""

    format: str
    table: str
    seat: Seat
    #: The header of the match without its seed.
    header: dict[str, Any]
    at: int
    news: list[NewsItem]
    #: None where the rules have changed so much that not even the beginning can be shown.
    view: Any
    awaited: int | None
    problem: str | None


class DealSeat(Struct, frozen=True, kw_only=True):
    """Who sat where when a deal was played."""

    name: str
    kind: Literal["open", "person", "bot", "program"]
    bot: str
    #: Whether the same browser sat at an earlier table of this deal.
    knows_deal: bool


class DealResult(Struct, frozen=True, kw_only=True):
    """How a deal went at one table."""

    #: None for a table that the asker reaches by no link of theirs.
    table: str | None
    created: int
    seats: list[DealSeat]
    result: dict[str, Any]


class Deals(Struct, frozen=True, kw_only=True):
    """All results of one deal. The first table comes first."""

    finished: list[DealResult]
    #: How many tables still wait or play. Nothing more is told about them.
    running: int
