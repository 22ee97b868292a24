"""The live connection: over a websocket each watcher gets its state, and the news since its last message.

The server sends and the watcher listens; actions are posted. A watcher that reconnects says how much it has
seen (``since``, ``chat``) and gets the rest. Nothing is lost or sent twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from spacerace.kernel.seats import Seat
from spacerace.lang import Words
from spacerace.server import store
from spacerace.server.access import watching_seat
from spacerace.server.errors import ServerRefusal
from spacerace.server.limits import Buckets
from spacerace.server.messages import early_news, state_message
from spacerace.server.models import Chat, Gone, NewsItem, Problem, Table
from spacerace.server.security import database_trouble
from spacerace.server.table_record import Record
from spacerace.server.tables import Tables

_encode = msgspec.json.Encoder().encode
#: After how many silent seconds an "alive" message is sent: proxies close silent connections.
SIGN_OF_LIFE = 25.0
#: How long to wait before a database that does not answer is asked again, in seconds.
RETRY = 1.0
#: Seconds that a message waits for a watcher that does not read, and that its connection counts after that.
SLOW, LINGER = 10.0, 60.0
#: Lines of chat in one message: clients refuse messages that are too long.
LINES = 100
#: What a watcher may send: bytes of one message, messages at once and in a second.
LONGEST, AT_ONCE, A_SECOND = 1_024, 30, 1.0
#: Codes of a closed websocket: refused, too many, too long.
REFUSED, TOO_MANY, TOO_LONG = 4403, 4429, 1009


class NobodyReads(Exception):
    """The watcher does not read what is sent."""


class Watcher:
    """One websocket to one watcher."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        tables: Tables,
        table_id: str,
        key_hash: str | None,
        wanted: Seat | None,
    ) -> None:
        """Nothing is sent yet."""
        self.socket = socket
        self.tables = tables
        self.table_id = table_id
        self.key_hash = key_hash
        self.wanted = wanted
        #: How much of the news and of the chat was sent.
        self.at = 0
        self.chat = 0
        self.words: Words | None = None
        self._told_about: tuple[object, ...] | None = None
        self._told_state: tuple[object, ...] | None = None
        #: When the last message was sent.
        self._said = 0.0

    async def run(self) -> None:
        """Send the present state, then every change, until one side closes the connection."""
        self._said = asyncio.get_running_loop().time()
        woken = self.tables.bus.watch(self.table_id)
        listening = asyncio.create_task(self._listen())
        listening.add_done_callback(lambda _: woken.set())
        here = ExitStack()
        counted = False
        try:
            while not listening.done():
                woken.clear()
                try:
                    early = await self._early()
                    record = await self.tables.cache.current(self.table_id)
                    if not counted:
                        # A client that may not watch is refused here, before its presence is shown to others.
                        watching_seat(record, self.key_hash, self.wanted)
                        seats = record.held_by(self.key_hash)
                        here.enter_context(self.tables.presence.watching(self.table_id, seats))
                        counted = True
                    await self._tell(record, early)
                except Exception as error:
                    if database_trouble(error) is None:
                        raise
                    # It is sent when the database is back.
                    await asyncio.wait({listening}, timeout=RETRY)
                    continue
                await self._wait(woken)
            if code := listening.result():
                await self._close(code)
        except ServerRefusal as error:
            problem = Problem(error.rule, error.message_id, error.message, error.details)
            with suppress(WebSocketDisconnect, NobodyReads):
                await self._send(Gone(problem))
            # No task may still be reading when the connection is closed: the server would wait for it.
            await self._hang_up(listening)
            await self._close(REFUSED, error.message_id)
        except NobodyReads:
            # It gets the rest when it reconnects. Until its connection is closed it should count.
            await asyncio.wait({listening}, timeout=LINGER)
        finally:
            self.tables.bus.leave(self.table_id, woken)
            here.close()
            await self._hang_up(listening)

    async def _hang_up(self, listening: asyncio.Task[int]) -> None:
        """Stop watching the table."""
        listening.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect):
            await listening

    async def _wait(self, woken: asyncio.Event) -> None:
        """Wait for a change or the end of the connection; a silent one gets an "alive" message."""
        silent = False

        def ring() -> None:
            nonlocal silent
            silent = True
            woken.set()

        # Counted from the last message, not from the last wake-up: otherwise the time of the message would
        # tell a watcher that something has happened which it may not notice.
        bell = asyncio.get_running_loop().call_at(self._said + SIGN_OF_LIFE, ring)
        try:
            await woken.wait()
        finally:
            bell.cancel()
        if silent or asyncio.get_running_loop().time() >= self._said + SIGN_OF_LIFE:
            await self._say(b'{"type":"alive"}')

    async def _listen(self) -> int:
        """Read what the watcher sends, and ignore it; the code to close with, 0 if the watcher has closed."""
        said = Buckets(A_SECOND, AT_ONCE)
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return 0
            text = message.get("bytes") or message.get("text")
            if isinstance(text, bytes | str) and len(text) > LONGEST:
                return TOO_LONG
            if said.take(self.table_id):
                return TOO_MANY

    async def _early(self) -> list[NewsItem]:
        """The news of a long game, collected first because this takes a while."""
        record = await self.tables.cache.current(self.table_id)
        if record.play is None:
            return []
        # A watcher with several seats that named none keeps the first one.
        self.wanted = watching_seat(record, self.key_hash, self.wanted)
        since = min(self.at, record.play.at(self.wanted))
        return await early_news(record, self.wanted, since, self.words)

    async def _tell(self, record: Record, early: Sequence[NewsItem] = ()) -> None:
        """Send the news for this watcher. They are collected before the first await, because the record may
        change later."""
        seat = watching_seat(record, self.key_hash, self.wanted)
        # A watcher with several seats that named none keeps the first one.
        self.wanted = seat
        messages = []
        seen = self.at
        present, watching = self.tables.presence.of(self.table_id)
        about = (*record.stamp(self.key_hash), present, watching)
        if about != self._told_about:
            info = replace(record.info(self.key_hash), present=present, watching=watching)
            messages.append(_encode(Table(info)))
            self._told_about = about
        if record.play is not None:
            standing = self._standing(record, seat)
            if standing != self._told_state:
                since = min(self.at, record.play.at(seat))
                state = state_message(record, seat, since, self.words, early)
                messages.append(_encode(state))
                self.at, self._told_state = state.at, standing
        # Of players only: a spectator may send any number.
        too_much = seat >= 0 and record.play is not None and seen > record.play.at(seat)
        has_chat = record.chat_length > self.chat
        for message in messages:
            await self._say(message)
        if too_much:
            await self.tables.cache.check_seen(self.table_id, seat, seen)
        if has_chat:
            async with self.tables.database.read() as connection:
                lines = await store.chat_lines(connection, self.table_id, self.chat)
            for first in range(0, len(lines), LINES):
                await self._send(Chat(lines[first : first + LINES]))
                self.chat = lines[min(first + LINES, len(lines)) - 1].number

    def _standing(self, record: Record, seat: Seat) -> tuple[object, ...]:
        """The values on which a state message depends, without those that this seat may not notice, such as
        the length of the log."""
        play = record.play
        assert play is not None
        return (
            play.at(seat),
            record.turn,
            record.status,
            record.deadline,
            record.undo_asked if record.undo_asked and record.undo_asked.length == play.length else None,
            record.orders_of(seat),
        )

    async def _send(self, message: Chat | Gone) -> None:
        """One message."""
        await self._say(_encode(message))

    async def _say(self, data: bytes) -> None:
        """Send one message, and wait until the watcher has taken it."""
        try:
            async with asyncio.timeout(SLOW):
                await self.socket.send_data(data, mode="text")
        except TimeoutError:
            raise NobodyReads from None
        self._said = asyncio.get_running_loop().time()

    async def _close(self, code: int, reason: str = "") -> None:
        """Close the connection; do not wait for a watcher that does not read."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SLOW):
                await self.socket.close(code=code, reason=reason)
