"""The chat in the database."""

from __future__ import annotations

from sqlalchemy import (
    func,
    insert,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.server import schema
from spacerace.server.models import ChatLine, Said
from spacerace.server.store.encoding import from_json, to_json


async def chat_length(connection: AsyncConnection, table_id: str) -> int:
    """How many lines were written at a table."""
    query = select(func.count()).select_from(schema.chat).where(schema.chat.c.table_id == table_id)
    return int(await connection.scalar(query) or 0)


async def add_chat(connection: AsyncConnection, table_id: str, line: ChatLine) -> None:
    """A line of the chat."""
    values = {
        "table_id": table_id,
        "number": line.number,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "made": line.made,
        "say": None if line.say is None else to_json(line.say),
    }
    await connection.execute(insert(schema.chat).values(values))


async def chat_lines(connection: AsyncConnection, table_id: str, since: int) -> list[ChatLine]:
    """The lines after this number, oldest first."""
    chat = schema.chat.c
    found = await connection.execute(
        select(chat.number, chat.seat, chat.name, chat.text, chat.made, chat.say)
        .where(chat.table_id == table_id, chat.number > since)
        .order_by(chat.number)
    )
    return [
        ChatLine(
            line.number,
            line.seat,
            line.name,
            line.text,
            line.made,
            None if line.say is None else from_json(line.say, Said),
        )
        for line in found
    ]
