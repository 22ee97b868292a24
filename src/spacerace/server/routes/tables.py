"""Tables: opening, finding, joining, and who sits where."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import func, select

from spacerace import __version__
from spacerace.bots import BOTS, THINKERS
from spacerace.games import GAMES
from spacerace.kernel.seats import Seat
from spacerace.lang import LANGUAGES
from spacerace.server import auth, schema
from spacerace.server.guide import series, taught
from spacerace.server.limits import client_address
from spacerace.server.messages import say
from spacerace.server.models import (
    Claim,
    GameInfo,
    Join,
    NewHost,
    NewTable,
    Opened,
    SeatChange,
    Seated,
    ServerInfo,
    SideChange,
    SideInfo,
    TableChange,
    TableInfo,
    TokenGiven,
    VoteAnswer,
)
from spacerace.server.routes.dependencies import AnyRequest, TableId, TheQuota, TheSettings, TheTables
from spacerace.server.run import address_of, is_loopback, network_host
from spacerace.server.settings import Settings
from spacerace.server.tables import Tables

#: How many tables a list shows.
LISTED = 100


def table_link(request: AnyRequest, settings: Settings, table_id: str) -> str:
    """The address of a table, for people."""
    base = settings.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return f"{base.rstrip('/')}/t/{table_id}"


def seated(link: str, seat: Seat, token: str) -> Seated:
    """A seat with its personal link; the token is behind the #, so that no request has it in its address."""
    return Seated(seat, token, f"{link}#seat={token}")


def outside_address(request: AnyRequest, settings: Settings) -> str:
    """The address that leads others here; "" if this server listens to its own machine alone.

    Whoever came by another name than the machine's own for itself has shown that the name works.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    used = request.headers.get("host", "")
    if used and not is_loopback(used):
        return f"{request.url.scheme}://{used}"
    return "" if is_loopback(settings.host) else address_of(network_host(), settings.port)


class TablesController(Controller):
    """Opening and joining tables."""

    path = "/api"
    tags = ("Tables",)

    @get("/server", summary="What can be had here")
    async def server(self, settings: TheSettings, request: AnyRequest) -> ServerInfo:
        """Games, bots, languages, limits, and the address for inviting others."""
        games = [
            GameInfo(
                name,
                game.RULES_VERSION,
                list(game.SETTINGS),
                list(game.ORDERS),
                list(game.LIBRARY.packs()),
                list(game.SETUPS),
                [SideInfo(side, say(game.say_side(side), None)) for side in game.SIDES],
                series(name),
                taught(game),
                list(game.LEVELS),
            )
            for name, game in GAMES.items()
        ]
        thinking = settings.thinking
        return ServerInfo(
            version=__version__,
            games=games,
            bots=[*BOTS, *settings.own_bots],
            thinkers=list(THINKERS),
            most_simulations=thinking.simulations,
            most_seconds=thinking.budget_seconds,
            languages=list(LANGUAGES),
            mail=settings.mail is not None,
            address=outside_address(request, settings),
        )

    @get("/tables", summary="The lobby")
    async def lobby(
        self,
        tables: TheTables,
        request: AnyRequest,
        status: Annotated[
            str, QueryParameter(max_length=20, description="open, running or finished")
        ] = "open",
    ) -> list[TableInfo]:
        """Public tables, the newest first; those that run and those that are over only if one may watch."""
        columns = schema.tables.c
        query = (
            select(columns.id)
            .where(columns.status == status, columns.private.is_(False))
            .order_by(columns.created.desc())
            .limit(LISTED)
        )
        found = await self._infos(tables, query, auth.key_hash(request))
        return [info for info in found if info.status == "open" or info.choices.spectators]

    @get("/mine", summary="My tables")
    async def mine(self, tables: TheTables, request: AnyRequest) -> list[TableInfo]:
        """The tables where the asker sits or is host; first those whose turn began last.

        The order reveals nothing secret: hidden steps begin no turn.
        """
        key = auth.key_hash(request)
        if key is None:
            return []
        columns, grants = schema.tables.c, schema.grants.c
        query = (
            select(columns.id)
            .where(columns.id.in_(select(grants.table_id).where(grants.key_hash == key)))
            .order_by(func.coalesce(columns.turn_began, columns.created).desc(), columns.id)
            .limit(LISTED)
        )
        return await self._infos(tables, query, key)

    async def _infos(self, tables: Tables, query: Any, key: str | None) -> list[TableInfo]:
        """The tables that a query finds."""
        async with tables.database.read() as connection:
            ids = (await connection.execute(query)).scalars().all()
        return await tables.cache.listed(ids, key)

    @post("/tables", summary="Open a table")
    async def open(
        self,
        data: JSONBody[NewTable],
        tables: TheTables,
        settings: TheSettings,
        quota: TheQuota,
        request: AnyRequest,
    ) -> Opened:
        """The game starts as soon as no seat is open. The asker is the host."""
        address = client_address(request.scope, settings.trusted_proxies)  # type: ignore[arg-type]
        quota.take(address)
        record, tokens = await tables.opening.open(data, auth.visitor(request), address)
        link = table_link(request, settings, record.id)
        return Opened(
            id=record.id, link=link, seats=[seated(link, seat, token) for seat, token in tokens.items()]
        )

    @get("/tables/{table_id:str}", summary="One table")
    async def table(self, table_id: TableId, tables: TheTables, request: AnyRequest) -> TableInfo:
        """What everybody may know who has the link."""
        info = await tables.cache.info(table_id, auth.key_hash(request))
        tables.bot_moves.looked(table_id)
        return info

    @post("/tables/{table_id:str}/join", summary="Sit down")
    async def join(
        self,
        table_id: TableId,
        data: JSONBody[Join],
        tables: TheTables,
        settings: TheSettings,
        request: AnyRequest,
    ) -> Seated:
        """Take an open seat under a name; no account is needed."""
        seat, token = await tables.seats.join(table_id, auth.visitor(request), data)
        return seated(table_link(request, settings, table_id), seat, token)

    @post("/tables/{table_id:str}/claim", summary="Use a personal link", status_code=200)
    async def claim(
        self, table_id: TableId, data: JSONBody[Claim], tables: TheTables, request: AnyRequest
    ) -> TableInfo:
        """From now on this browser has the seat of the link too."""
        key = auth.visitor(request)
        await tables.seats.claim(table_id, key, data.token)
        return await tables.cache.info(table_id, key)

    @put("/tables/{table_id:str}", summary="Change a table")
    async def change_table(
        self, table_id: TableId, data: JSONBody[TableChange], tables: TheTables, request: AnyRequest
    ) -> TableInfo:
        """The host changes what was chosen, until the game begins; its name and the pause at any time."""
        key = auth.key_hash(request)
        await tables.hosting.change(table_id, key, data)
        return await tables.cache.info(table_id, key)

    @post("/tables/{table_id:str}/mix", summary="Mix the seats", status_code=200)
    async def mix(self, table_id: TableId, tables: TheTables, request: AnyRequest) -> TableInfo:
        """The host lets chance decide who sits where, until the game begins."""
        key = auth.key_hash(request)
        await tables.hosting.mix(table_id, key)
        return await tables.cache.info(table_id, key)

    @put("/tables/{table_id:str}/host", summary="Hand over hosting")
    async def hand_over(
        self, table_id: TableId, data: JSONBody[NewHost], tables: TheTables, request: AnyRequest
    ) -> TableInfo:
        """Whoever sits there is the host from now on."""
        key = auth.key_hash(request)
        await tables.hosting.hand_over(table_id, key, data.seat)
        return await tables.cache.info(table_id, key)

    @put("/tables/{table_id:str}/seats/{seat:int}", summary="Free a seat, or give it to a bot")
    async def change_seat(
        self,
        table_id: TableId,
        seat: Annotated[int, PathParameter(ge=0, le=7)],
        data: JSONBody[SeatChange],
        tables: TheTables,
        request: AnyRequest,
    ) -> TokenGiven:
        """Until the game begins for the host and whoever sits there, then for the latter alone.

        Where others wish it in a game that runs, all people at the table are asked: ``vote`` tells of it. A
        program gets a token, told once.
        """
        token, vote = await tables.seats.change_player(table_id, auth.key_hash(request), Seat(seat), data)
        return TokenGiven(token, vote)

    @post("/tables/{table_id:str}/vote", summary="Answer a vote on a seat", status_code=200)
    async def answer_vote(
        self, table_id: TableId, data: JSONBody[VoteAnswer], tables: TheTables, request: AnyRequest
    ) -> TableInfo:
        """A vote passes when all have agreed and the holder of the seat has had time to object. A no ends the
        vote."""
        key = auth.key_hash(request)
        await tables.votes.answer(table_id, key, data)
        return await tables.cache.info(table_id, key)

    @post("/tables/{table_id:str}/seats/{seat:int}/back", summary="Take one's seat back", status_code=200)
    async def take_back(
        self,
        table_id: TableId,
        seat: Annotated[int, PathParameter(ge=0, le=7)],
        tables: TheTables,
        request: AnyRequest,
    ) -> TableInfo:
        """Whoever held a seat last comes back to it, as long as no other person sits there."""
        key = auth.key_hash(request)
        await tables.seats.come_back(table_id, key, Seat(seat))
        return await tables.cache.info(table_id, key)

    @put("/tables/{table_id:str}/seats/{seat:int}/side", summary="Choose a colour or a nation")
    async def change_side(
        self,
        table_id: TableId,
        seat: Annotated[int, PathParameter(ge=0, le=7)],
        data: JSONBody[SideChange],
        tables: TheTables,
        request: AnyRequest,
    ) -> TableInfo:
        """Until the game begins: whoever sits there chooses; the host chooses where no person sits."""
        key = auth.key_hash(request)
        await tables.seats.change_side(table_id, key, Seat(seat), data)
        return await tables.cache.info(table_id, key)
