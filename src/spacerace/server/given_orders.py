"""The standing orders of a table's seats: giving them, taking them back, and obeying them after a move."""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.kernel.seats import Seat
from spacerace.server import store
from spacerace.server.errors import Conflict
from spacerace.server.messages import state_message
from spacerace.server.models import GiveOrder, State
from spacerace.server.standing_orders import StandingOrder, answer, check_order
from spacerace.server.table_changes import Change, TableChanges
from spacerace.server.turns import note_turn, write_rows

#: The most answers of standing orders in a row: if all seats skip everything, there might be no end.
MOST_ANSWERS = 200


class Orders:
    """The standing orders of all tables."""

    def __init__(self, changes: TableChanges) -> None:
        """Orders themselves are kept with their table."""
        self._changes = changes

    async def give(self, table_id: str, key_hash: str | None, wanted: GiveOrder) -> State:
        """A standing order, in place of one of the same name; it is obeyed at once if the seat is awaited."""
        async with self._changes.changing(table_id) as change:
            record = change.record
            seat = change.seat_of(key_hash, wanted.seat)
            play = record.play
            if play is None or record.status != "running":
                raise Conflict("refused-not-running")
            scope = check_order(play.game, play.view(seat), wanted.name, wanted.actions)
            at = play.at(seat)
            order = StandingOrder(wanted.name, scope, "\n".join(wanted.actions), at)
            others = [given for given in record.orders_of(seat) if given.name != wanted.name]
            first = play.length
            await _save(change, seat, [*others, order])
            await obey_orders(change)
            await write_rows(change, first)
        return state_message(change.record, seat, at, None)

    async def drop(self, table_id: str, key_hash: str | None, name: str, wanted_seat: Seat | None) -> State:
        """Take an order back."""
        async with self._changes.changing(table_id) as change:
            record = change.record
            seat = change.seat_of(key_hash, wanted_seat)
            if record.play is None:
                raise Conflict("refused-not-running")
            left = [given for given in record.orders_of(seat) if given.name != name]
            await _save(change, seat, left)
        return state_message(change.record, seat, record.play.at(seat), None)


async def obey_orders(change: Change) -> None:
    """Carry out the standing orders of absent people, as long as one of them is awaited."""
    record, play = change.record, change.record.play
    assert play is not None
    for _ in range(MOST_ANSWERS):
        seat = play.awaited
        if seat is None or not record.orders_of(seat):
            return
        options = play.match.options
        given = record.orders_of(seat)
        found = answer(play.game, play.view(seat), options, play.at(seat), given)
        if found.over or found.changed:
            changed = {order.name: order for order in found.changed}
            left = [changed.get(order.name, order) for order in given if order.name not in found.over]
            await _save(change, seat, left)
        if found.action is None:
            return
        play.act(seat, found.action)
        note_turn(change, seat)


async def _save(change: Change, seat: Seat, given: Sequence[StandingOrder]) -> None:
    """A seat's orders are these from now on."""
    change.changed = True
    change.record.orders[seat] = tuple(given)
    await store.save_orders(change.connection, change.record.id, seat, given)
