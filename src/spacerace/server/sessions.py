"""Replacing a browser's key: all its seats and addresses go to another key, and the old one becomes
invalid."""

from __future__ import annotations

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.server import schema, store


async def move(connection: AsyncConnection, old: str, new: str) -> list[str]:
    """Everything of one key belongs to another from now on; the tables that this concerns.

    Personal links and programs have keys of their own and stay as they are. The version of each table goes
    up, so that no process believes what it remembers of it.
    """
    tables, grants, seats = schema.tables.c, schema.grants.c, schema.seats.c
    contacts, held_before = schema.contacts.c, seats.former.contains(old, autoescape=True)
    was_there = select(seats.table_id).where(or_(seats.sat_by == old, held_before))
    concerned = or_(
        tables.id.in_(select(grants.table_id).where(grants.key_hash == old)), tables.id.in_(was_there)
    )
    # In this order, so that two of these do not wait for each other.
    locked = select(tables.id).where(concerned).order_by(tables.id).with_for_update()
    found = list(await connection.scalars(locked))
    await store.tell_all(connection, concerned)
    await connection.execute(update(schema.tables).where(concerned).values(version=tables.version + 1))
    await connection.execute(update(schema.grants).where(grants.key_hash == old).values(key_hash=new))
    await connection.execute(update(schema.seats).where(seats.sat_by == old).values(sat_by=new))
    former = func.replace(seats.former, old, new)
    await connection.execute(update(schema.seats).where(held_before).values(former=former))
    await connection.execute(update(schema.contacts).where(contacts.key_hash == old).values(key_hash=new))
    return found


async def drop_contacts(connection: AsyncConnection, key_hash: str) -> None:
    """The holder of this key gets no more notices."""
    await connection.execute(delete(schema.contacts).where(schema.contacts.c.key_hash == key_hash))
