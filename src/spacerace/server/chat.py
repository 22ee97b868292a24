"""The chat of a table. Lines of the table itself are written by ``Change.note``."""

from __future__ import annotations

from spacerace.server import store
from spacerace.server.errors import Conflict, TooMuch
from spacerace.server.models import ChatLine, Say
from spacerace.server.settings import Limits
from spacerace.server.table_changes import TableChanges


class Chat:
    """Takes the lines that people write."""

    def __init__(self, changes: TableChanges, limits: Limits) -> None:
        """Lines themselves are kept in the database alone."""
        self._changes = changes
        self._limits = limits

    async def say(self, table_id: str, key_hash: str | None, wanted: Say) -> ChatLine:
        """Add a line of somebody who sits here."""
        limits = self._limits
        text = wanted.text.strip()
        if len(text) > limits.chat_length:
            raise Conflict("refused-chat-long", {"most": limits.chat_length})
        if not text or not text.replace("\n", "").isprintable():
            raise Conflict("refused-chat-signs")
        async with self._changes.changing(table_id) as change:
            record = change.record
            seat = change.seat_of(key_hash, wanted.seat)
            if record.chat_length >= limits.chat_lines:
                raise TooMuch("refused-chat-full", {"most": limits.chat_lines})
            line = ChatLine(record.chat_length + 1, seat, record.seats[seat].name, text, change.time)
            await store.add_chat(change.connection, table_id, line)
            record.chat_length += 1
            change.changed = True
        return line
