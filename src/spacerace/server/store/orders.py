"""Standing orders in the database."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import (
    delete,
    insert,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.kernel.seats import Seat
from spacerace.server import schema
from spacerace.server.standing_orders import StandingOrder


async def standing_orders(
    connection: AsyncConnection, table_id: str
) -> dict[Seat, tuple[StandingOrder, ...]]:
    """The standing orders of all seats."""
    found: dict[Seat, tuple[StandingOrder, ...]] = {}
    query = select(schema.orders).where(schema.orders.c.table_id == table_id).order_by(schema.orders.c.name)
    for row in await connection.execute(query):
        order = StandingOrder(row.name, row.scope, row.actions, row.given_at)
        found[row.seat] = (*found.get(row.seat, ()), order)
    return found


async def save_orders(
    connection: AsyncConnection, table_id: str, seat: Seat, given: Sequence[StandingOrder]
) -> None:
    """A seat's orders are these from now on."""
    orders = schema.orders.c
    await connection.execute(delete(schema.orders).where(orders.table_id == table_id, orders.seat == seat))
    if given:
        rows = [
            {
                "table_id": table_id,
                "seat": seat,
                "name": order.name,
                "scope": order.scope,
                "actions": order.actions,
                "given_at": order.given_at,
            }
            for order in given
        ]
        await connection.execute(insert(schema.orders), rows)
