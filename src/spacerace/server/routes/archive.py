"""Afterwards: replays, match files, "what if" tables, and deals that are played again."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation

from spacerace.kernel.seats import Seat
from spacerace.server import auth
from spacerace.server.archive import Archive
from spacerace.server.limits import client_address
from spacerace.server.models import Again, Deals, Fork, Import, NewsItem, Opened, Replay, SeatLog
from spacerace.server.routes.dependencies import (
    AnyRequest,
    Language,
    SeatAsked,
    TableId,
    TheQuota,
    TheSettings,
    language_of,
)
from spacerace.server.routes.tables import seated, table_link
from spacerace.server.settings import Settings
from spacerace.server.table_record import Record

TheArchive = NamedDependency[SkipValidation[Archive]]
At = Annotated[
    int, PathParameter(ge=0, le=2**31 - 1, description="How much the seat had seen; 0 is the beginning")
]
EntryAsked = Annotated[
    int | None,
    QueryParameter(ge=0, le=2**31 - 1, description="After the end: how many entries the whole log had"),
]
First = Annotated[
    int, QueryParameter(ge=0, le=2**31 - 1, description="The first moment: how much the seat had seen")
]
HowMany = Annotated[int, QueryParameter(name="count", ge=1, le=50, description="How many moments")]

#: The description of an export. The format of match files is described in the rules (T-5).
RUNNING_EXPORT = ResponseSpec(
    SeatLog, generate_examples=False, description="A seat's log; after the end a match file, as plain text"
)


class ArchiveController(Controller):
    """Finished games, and games from any moment on."""

    path = "/api"
    tags = ("Afterwards",)

    @get("/tables/{table_id:str}/replay", summary="The latest moment, or an entry of the log")
    async def replay_entry(
        self,
        table_id: TableId,
        archive: TheArchive,
        request: AnyRequest,
        seat: SeatAsked = None,
        entry: EntryAsked = None,
        language: Language = None,
    ) -> Replay:
        """Without ``entry`` the latest moment. With it, after the end, the same moment from any seat."""
        key, words = auth.key_hash(request), language_of(language)
        return await archive.replays.replay(table_id, key, seat, at=None, entry=entry, words=words)

    @get("/tables/{table_id:str}/replay/{at:int}", summary="One moment of a game")
    async def replay(
        self,
        table_id: TableId,
        at: At,
        archive: TheArchive,
        request: AnyRequest,
        seat: SeatAsked = None,
        language: Language = None,
    ) -> Replay:
        """Exactly what the seat saw then: during the game from one's own seat, after it from every seat."""
        key, words = auth.key_hash(request), language_of(language)
        return await archive.replays.replay(table_id, key, seat, at=at, entry=None, words=words)

    @get("/tables/{table_id:str}/moments", summary="Several moments in a row")
    async def moments(
        self,
        table_id: TableId,
        archive: TheArchive,
        request: AnyRequest,
        first: First = 0,
        how_many: HowMany = 20,
        seat: SeatAsked = None,
        language: Language = None,
    ) -> list[Replay]:
        """As a replay, from ``first`` on, so that stepping through a game need not wait at each moment."""
        key, words = auth.key_hash(request), language_of(language)
        return await archive.replays.moments(table_id, key, seat, first=first, count=how_many, words=words)

    @get("/tables/{table_id:str}/news", summary="All that a seat has seen happen")
    async def news(
        self,
        table_id: TableId,
        archive: TheArchive,
        request: AnyRequest,
        seat: SeatAsked = None,
        language: Language = None,
    ) -> list[NewsItem]:
        """The whole log in sentences: during the game of one's own seat, after it of every seat."""
        return await archive.replays.told(table_id, auth.key_hash(request), seat, words=language_of(language))

    @get("/tables/{table_id:str}/export", summary="Save a game", responses={200: RUNNING_EXPORT})
    async def export(
        self, table_id: TableId, archive: TheArchive, request: AnyRequest, seat: SeatAsked = None
    ) -> Response[bytes]:
        """After the end the match file, as text. Until then the seat's own log, as JSON: view and news."""
        file = await archive.exports.export(table_id, auth.key_hash(request), seat)
        headers = {"content-disposition": f'attachment; filename="{file.name}"'}
        return Response(file.data, media_type=file.media_type, headers=headers)

    @post("/import", summary="Bring a match file")
    async def read_in(
        self,
        data: JSONBody[Import],
        archive: TheArchive,
        settings: TheSettings,
        quota: TheQuota,
        request: AnyRequest,
    ) -> Opened:
        """A match that is over becomes a table to look at; another one is played on, with fresh luck.

        A file that cannot be played back is refused with its line (``details.line``) and the rule.
        """
        address = client_address(request.scope, settings.trusted_proxies)  # type: ignore[arg-type]
        quota.take(address)
        record, tokens = await archive.imports.read_in(data, auth.visitor(request), address)
        return _opened(request, settings, record, tokens)

    @post("/tables/{table_id:str}/fork", summary="What if")
    async def fork(
        self,
        table_id: TableId,
        data: JSONBody[Fork],
        archive: TheArchive,
        settings: TheSettings,
        quota: TheQuota,
        request: AnyRequest,
    ) -> Opened:
        """A new table from a moment of this one, with fresh luck; against bots unless seats are given.

        While this game runs the new one is dealt from what the seat could know, and is private.
        """
        quota.take(client_address(request.scope, settings.trusted_proxies))  # type: ignore[arg-type]
        record, tokens = await archive.forks.fork(table_id, auth.visitor(request), data)
        return _opened(request, settings, record, tokens)

    @post("/tables/{table_id:str}/again", summary="Play the same deal again")
    async def again(
        self,
        table_id: TableId,
        data: JSONBody[Again],
        archive: TheArchive,
        settings: TheSettings,
        quota: TheQuota,
        request: AnyRequest,
    ) -> Opened:
        """A new table with the cards of a game that is over. Whoever sits at it cannot look them up here."""
        quota.take(client_address(request.scope, settings.trusted_proxies))  # type: ignore[arg-type]
        record, tokens = await archive.same_deal.again(table_id, auth.visitor(request), data)
        return _opened(request, settings, record, tokens)

    @post("/tables/{table_id:str}/rematch", summary="Play on with the same people")
    async def rematch(
        self,
        table_id: TableId,
        archive: TheArchive,
        settings: TheSettings,
        quota: TheQuota,
        request: AnyRequest,
    ) -> Opened:
        """A new table after the end of a game; the asker sits, every other seat is kept for whoever had it.

        Everybody's seat is one further on. The second player who asks joins the same table.
        """
        quota.take(client_address(request.scope, settings.trusted_proxies))  # type: ignore[arg-type]
        record, tokens = await archive.rematches.open(table_id, auth.visitor(request))
        return _opened(request, settings, record, tokens)

    @get("/tables/{table_id:str}/deals", summary="One deal, side by side")
    async def deals(self, table_id: TableId, archive: TheArchive, request: AnyRequest) -> Deals:
        """Who played this deal, and how it ended; of games that are not over only how many there are."""
        return await archive.same_deal.results(table_id, auth.key_hash(request))


def _opened(request: AnyRequest, settings: Settings, record: Record, tokens: dict[Seat, str]) -> Opened:
    """A new table with its links."""
    link = table_link(request, settings, record.id)
    seats = [seated(link, seat, token) for seat, token in tokens.items()]
    return Opened(id=record.id, link=link, seats=seats)
