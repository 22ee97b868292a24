"""The sides of seats, such as a colour or a nation: who may choose which, and what chance draws."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from secrets import SystemRandom

from spacerace.kernel.errors import BadSetup
from spacerace.kernel.seats import Seat
from spacerace.server import store
from spacerace.server.errors import Conflict
from spacerace.server.table_changes import Change


def drawn_sides(known: Collection[str], chosen: Sequence[str]) -> tuple[str, ...]:
    """A side for every seat: the chosen one or, where none was chosen (""), a free one by chance.

    A game without sides knows none, and its seats have none.
    """
    free = [side for side in known if side not in chosen]
    SystemRandom().shuffle(free)
    return tuple(side or free.pop() for side in chosen) if known else ()


async def check_side(change: Change, seat: Seat, side: str) -> None:
    """Refuse a side that this seat cannot play: unknown, taken, or another one in a game under way."""
    record = change.record
    if side == record.side_of(seat):
        return
    if side and not record.sides:
        raise BadSetup("", "refused-no-sides", {"side": side[:40]})
    if record.header is not None or await keeps_sides(change):
        raise Conflict("refused-side-kept", {"side": record.sides[record.side_of(seat)]})
    if side and side not in record.sides:
        raise BadSetup("", "refused-side", {"side": side[:40], "known": ", ".join(record.sides)})
    if side in [row.side for row in record.seats if row.side and row.seat != seat]:
        raise Conflict("refused-side-taken", {"side": record.sides[side]})


async def keeps_sides(change: Change) -> bool:
    """Whether the game will begin in the middle: then its sides are those of the game before."""
    record = change.record
    if record.deal_of is None:
        return False
    deal = await store.deal(change.connection, record.game, record.deal_of)
    return deal is not None and deal[1] is not None
