"""Playing: states, clicks, undo, standing orders, chat, and the live connection."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, WebSocket, delete, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody, PathParameter

from spacerace.kernel.seats import Seat
from spacerace.server import auth, store
from spacerace.server.access import watching_seat
from spacerace.server.errors import Conflict, ServerRefusal
from spacerace.server.limits import client_address
from spacerace.server.live import REFUSED, TOO_MANY, Watcher
from spacerace.server.messages import early_news, state_message
from spacerace.server.models import (
    Act,
    Acts,
    ChatLine,
    Draft,
    Drafted,
    GiveOrder,
    Say,
    State,
    UndoAct,
    UndoAnswer,
    WhyNot,
)
from spacerace.server.routes.dependencies import (
    AnyRequest,
    Language,
    SeatAsked,
    Since,
    TableId,
    TheSettings,
    TheSockets,
    TheTables,
    language_of,
)


class PlayingController(Controller):
    """Everything at a table while the game runs."""

    path = "/api/tables/{table_id:str}"
    tags = ("Playing",)

    @get("/state", summary="How the table stands")
    async def state(
        self,
        table_id: TableId,
        tables: TheTables,
        request: AnyRequest,
        seat: SeatAsked = None,
        since: Since = 0,
        language: Language = None,
    ) -> State:
        """The same message that a websocket brings: view, options, news."""
        words, key = language_of(language), auth.key_hash(request)
        record = await tables.cache.current(table_id)
        watcher = watching_seat(record, key, seat)
        if record.play is None:
            raise Conflict("refused-not-running")
        tables.bot_moves.looked(table_id)
        since = min(since, record.play.at(watcher))
        early = await early_news(record, watcher, since, words)
        if early:
            record = await tables.cache.current(table_id)
            watching_seat(record, key, watcher)
        return state_message(record, watcher, since, words, early)

    @get("/faces", summary="What the cards and boards look like")
    async def faces(self, table_id: TableId, tables: TheTables) -> dict[str, Any]:
        """Everything printed, by the numbers that views use; it does not change while the game runs."""
        record = await tables.cache.with_pack(table_id)
        if record.header is None:
            raise Conflict("refused-not-running")
        return record.game.faces(record.header)

    @post("/actions", summary="Do something", status_code=200)
    async def act(
        self, table_id: TableId, data: JSONBody[Acts], tables: TheTables, request: AnyRequest
    ) -> State:
        """Post the action of an option, with the ``at`` of the state it came with.

        Several ``actions`` are done in order, all or none of them; a refusal says which one failed and why.
        Only the last may be past taking back.

        A click on something that is no longer so is refused with 409 and the present state; so a click that
        was sent twice is done once. When the answer comes, the action is on the disk.
        """
        return await tables.playing.act(table_id, auth.key_hash(request), data)

    @post("/draft", summary="Try actions, and get a proposal to finish them", status_code=200)
    async def draft(
        self, table_id: TableId, data: JSONBody[Draft], tables: TheTables, request: AnyRequest
    ) -> Drafted:
        """How the table would stand after actions that could be taken back; nothing is done, nobody is told.

        Where they open a choice, such as a purchase, the game proposes how to finish it with the least loss.
        Post ``actions`` and ``finish`` together to do it.
        """
        return await tables.playing.draft(table_id, auth.key_hash(request), data)

    @post("/why", summary="What bars an action", status_code=200)
    async def why_not(
        self, table_id: TableId, data: JSONBody[Act], tables: TheTables, request: AnyRequest
    ) -> WhyNot:
        """The reason for which an action would be refused, with its rule. Nothing is changed."""
        return WhyNot(await tables.playing.why_not(table_id, auth.key_hash(request), data))

    @post("/undo", summary="Take the latest step back", status_code=200)
    async def undo(
        self, table_id: TableId, data: JSONBody[UndoAct], tables: TheTables, request: AnyRequest
    ) -> State:
        """Possible while nothing was learned; where the host wants it the others are asked first."""
        return await tables.playing.undo(table_id, auth.key_hash(request), data)

    @post("/undo/answer", summary="Agree to another's undo, or not", status_code=200)
    async def answer_undo(
        self, table_id: TableId, data: JSONBody[UndoAnswer], tables: TheTables, request: AnyRequest
    ) -> State:
        """When all who saw the step have agreed it is taken back."""
        return await tables.playing.answer_undo(table_id, auth.key_hash(request), data)

    @post("/orders", summary="Give a standing order", status_code=200)
    async def give_order(
        self, table_id: TableId, data: JSONBody[GiveOrder], tables: TheTables, request: AnyRequest
    ) -> State:
        """Save an answer for the time while the person is away."""
        return await tables.orders.give(table_id, auth.key_hash(request), data)

    @delete("/orders/{name:str}", summary="Take a standing order back", status_code=200)
    async def drop_order(
        self,
        table_id: TableId,
        name: Annotated[str, PathParameter(max_length=60)],
        tables: TheTables,
        request: AnyRequest,
        seat: SeatAsked = None,
    ) -> State:
        """Delete the order: the person is asked again."""
        return await tables.orders.drop(table_id, auth.key_hash(request), name, seat)

    @get("/chat", summary="The chat")
    async def chat(
        self, table_id: TableId, tables: TheTables, request: AnyRequest, since: Since = 0
    ) -> list[ChatLine]:
        """The lines after a number, for those who may watch."""
        record = await tables.cache.current(table_id)
        watching_seat(record, auth.key_hash(request), None)
        async with tables.database.read() as connection:
            return await store.chat_lines(connection, table_id, since)

    @post("/chat", summary="Say something")
    async def say(
        self, table_id: TableId, data: JSONBody[Say], tables: TheTables, request: AnyRequest
    ) -> ChatLine:
        """A line for everybody at the table, by somebody who sits there."""
        return await tables.chat.say(table_id, auth.key_hash(request), data)


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    tables: TheTables,
    settings: TheSettings,
    sockets: TheSockets,
) -> None:
    """The live connection of a watcher: ``?seat=&since=&chat=&words=``."""
    address = client_address(socket.scope, settings.trusted_proxies)  # type: ignore[arg-type]
    await socket.accept()
    try:
        sockets.acquire(address)
    except ServerRefusal as error:
        await socket.close(code=TOO_MANY, reason=error.message_id)
        return
    try:
        watcher = Watcher(socket, tables, table_id[:40], auth.key_hash(socket), None)
        seat = _number(socket, "seat", None)
        watcher.wanted = None if seat is None else Seat(seat)
        watcher.at = _number(socket, "since", 0) or 0
        watcher.chat = _number(socket, "chat", 0) or 0
        watcher.words = language_of(socket.query_params.get("words"))
        await watcher.run()
    except WebSocketDisconnect:
        pass
    except ServerRefusal as error:
        await socket.close(code=REFUSED, reason=error.message_id)
    finally:
        sockets.release(address)


def _number(socket: WebSocket[Any, Any, Any], name: str, default: int | None) -> int | None:
    """A number in the query; the default if it is not one."""
    text = str(socket.query_params.get(name, ""))
    try:
        number = int(text) if len(text) <= 10 else -1
    except ValueError:
        return default
    return number if -2 <= number < 2**31 and (number >= 0 or name == "seat") else default
