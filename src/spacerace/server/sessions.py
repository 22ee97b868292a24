"""Replacing a browser's key: all that it holds goes to another key, and the old one is void everywhere."""

from __future__ import annotations

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.server import schema, store


async def move(connection: AsyncConnection, old: str, new: str) -> list[str]:
    """Everything of one key belongs to another from now on; the tables that this concerns.

    Personal links and programs have keys of their own and stay as they are. The version of each table goes
    up, so that no process believes what it remembers of it.
    """
    grants, seats, contacts = schema.grants.c, schema.seats.c, schema.contacts.c
    held = select(grants.table_id).where(grants.key_hash == old)
    was_there = or_(seats.sat_by == old, seats.former.contains(old, autoescape=True))
    sat = select(seats.table_id).where(was_there)
    found = sorted({*(await connection.scalars(held)), *(await connection.scalars(sat))})
    for table_id in found:
        await store.lock_table(connection, table_id)
    await connection.execute(update(schema.grants).where(grants.key_hash == old).values(key_hash=new))
    await connection.execute(update(schema.seats).where(seats.sat_by == old).values(sat_by=new))
    former = func.replace(seats.former, old, new)
    await connection.execute(
        update(schema.seats).where(seats.former.contains(old, autoescape=True)).values(former=former)
    )
    await connection.execute(update(schema.contacts).where(contacts.key_hash == old).values(key_hash=new))
    version = schema.tables.c.version + 1
    for table_id in found:
        await connection.execute(
            update(schema.tables).where(schema.tables.c.id == table_id).values(version=version)
        )
        await store.tell(connection, table_id)
    return found


async def drop_contacts(connection: AsyncConnection, key_hash: str) -> None:
    """Whoever held this key is told nothing more."""
    await connection.execute(delete(schema.contacts).where(schema.contacts.c.key_hash == key_hash))
