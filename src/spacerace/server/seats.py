"""Who sits where: joining, personal links, sides, leaving a seat, coming back to it."""

from __future__ import annotations

from spacerace.kernel.game import Message
from spacerace.kernel.seats import Seat
from spacerace.server import store
from spacerace.server.bot_pool import BotPool
from spacerace.server.errors import Conflict, NotAllowed, NotFound, TooMuch
from spacerace.server.game_start import start_if_full
from spacerace.server.keys import hash_of, new_key
from spacerace.server.models import Join, SeatChange, SideChange, VoteInfo
from spacerace.server.player_names import check_name, free_name
from spacerace.server.seat_changes import give_seat, grant_seat, note_new_player, revoke_seat
from spacerace.server.sides import check_side
from spacerace.server.table_changes import TableChanges
from spacerace.server.turns import set_deadline
from spacerace.server.votes import propose

#: Lines that the table itself may add to a full chat; after that no seat of a running game is given away.
NOTES = 200
#: Browsers that may hold one seat by its personal link.
BROWSERS = 50


class Seats:
    """The seats of all tables."""

    def __init__(self, changes: TableChanges, bots: BotPool, chat_lines: int) -> None:
        """``chat_lines`` is how many lines the chat of a table holds."""
        self._changes = changes
        self._bots = bots
        self._chat_lines = chat_lines

    async def join(self, table_id: str, key_hash: str, wanted: Join) -> tuple[Seat, str]:
        """Sit down on an open seat; the seat and its token. The game starts when all sit.

        In a game that has begun nobody who sits there, or has sat on another seat, gets to see a second hand.
        """
        async with self._changes.changing(table_id) as change:
            record = change.record
            if record.status not in ("open", "running", "abandoned"):
                raise Conflict("refused-table-over")
            free = [row for row in record.seats if row.kind == "open"]
            if wanted.seat is not None:
                free = [row for row in free if row.seat == wanted.seat]
            if not free:
                raise Conflict("refused-no-free-seat")
            unkept = [row for row in free if not record.keeps_from(key_hash, row)]
            if not unkept:
                raise Conflict("refused-seat-kept", {"name": free[0].name})
            allowed = [row for row in unkept if record.may_sit_down(key_hash, row.seat)]
            if not allowed:
                raise Conflict("refused-second-seat")
            row, token = allowed[0], new_key()
            name = check_name(wanted.name, record.names_beside(row))
            if wanted.side is not None:
                await check_side(change, row.seat, wanted.side)
            change.changed = True
            row.kind, row.name, row.bot, row.sat_by = "person", name, "", key_hash
            if record.header is None:
                row.former = None
                row.side = row.side if wanted.side is None else wanted.side
            change.present = [row.seat]
            await grant_seat(change, key_hash, row.seat)
            await grant_seat(change, hash_of(token), row.seat)
            await store.save_seat(change.connection, table_id, row)
            if record.header is None:
                await start_if_full(change)
            else:
                note_new_player(change, row.seat)
                joined = {"player": name, "number": row.seat + 1}
                await change.note(Message("table-seat-joined", joined))
            return row.seat, token

    async def change_side(self, table_id: str, key_hash: str | None, seat: Seat, wanted: SideChange) -> None:
        """Choose a side before the game begins: whoever sits there, the host where no person sits."""
        async with self._changes.changing(table_id) as change:
            record = change.record
            if seat >= len(record.seats):
                raise NotFound("refused-no-seat")
            row = record.seats[seat]
            hosted = record.is_host(key_hash) and row.kind != "person"
            if not hosted and seat not in record.held_by(key_hash):
                raise NotAllowed("refused-not-your-side")
            if record.status != "open":
                raise Conflict("refused-side-begun")
            await check_side(change, seat, wanted.side)
            change.changed = True
            row.side = wanted.side
            await store.save_seat(change.connection, table_id, row)

    async def claim(self, table_id: str, key_hash: str, token: str) -> list[Seat]:
        """Hold the seats of a personal link from another browser as well.

        While a game runs a browser that holds a seat there cannot hold another person's too.
        """
        async with self._changes.changing(table_id) as change:
            record = change.record
            held = record.grants.get(hash_of(token))
            if not held:
                raise NotAllowed("refused-token")
            if not all(record.may_sit_down(key_hash, seat) for seat in held if seat >= 0):
                raise Conflict("refused-second-seat")
            mine = record.grants.get(key_hash, set())
            if any(seat not in mine and len(record.keys_of(seat)) >= BROWSERS for seat in held):
                raise Conflict("refused-too-many-browsers", {"most": BROWSERS})
            change.changed = True
            for seat in sorted(held):
                await grant_seat(change, key_hash, seat)
            return record.held_by(key_hash)

    async def change_player(
        self, table_id: str, key_hash: str | None, seat: Seat, wanted: SeatChange
    ) -> tuple[str | None, VoteInfo | None]:
        """Free a seat, or give it to a bot or a program, whose token is told.

        Until the game begins that is for the host and whoever sits there. Then it is for whoever sits there;
        if others wish it, all of them are asked, and the vote is told.
        """
        async with self._changes.changing(table_id) as change:
            record = change.record
            if seat >= len(record.seats):
                raise NotFound("refused-no-seat")
            holds = seat in record.held_by(key_hash)
            sits = any(record.seats[held].kind == "person" for held in record.held_by(key_hash))
            begun = record.header is not None
            if not (holds or record.is_host(key_hash) or (begun and sits)):
                raise NotAllowed("refused-not-host")
            if record.status not in ("open", "running", "abandoned"):
                raise Conflict("refused-table-over")
            bot = (wanted.bot or "sense") if wanted.kind == "bot" else ""
            if bot:
                self._bots.check(bot, record.game)
            if begun and record.chat_length >= self._chat_lines + NOTES:
                # Lines of the table are kept for ever: nobody leaves and comes back without end.
                raise TooMuch("refused-chat-full", {"most": self._chat_lines})
            if begun and not holds:
                await propose(change, key_hash, seat, wanted.kind, bot)
                return None, record.vote_info()
            if begun:
                said = {"open": "table-seat-left", "bot": "table-seat-bot", "program": "table-seat-program"}
                change.changed = True
                told = Message(said[wanted.kind], {"player": record.called(seat), "bot": bot})
                await change.note(told)
            return await give_seat(change, seat, wanted.kind, bot), None

    async def come_back(self, table_id: str, key_hash: str | None, seat: Seat) -> None:
        """Whoever held a seat last comes back, unless another person sits there now.

        A game that has not begun starts when all sit.
        """
        async with self._changes.changing(table_id) as change:
            record = change.record
            if seat >= len(record.seats):
                raise NotFound("refused-no-seat")
            row = record.seats[seat]
            if seat not in record.may_return_to(key_hash) or row.former is None:
                raise NotAllowed("refused-not-back")
            change.changed = True
            former, others = row.former, [other.name for other in record.seats if other is not row]
            row.kind, row.bot, row.sat_by = former.kind, "", former.sat_by
            row.name = free_name(former.name, others)
            change.present = [seat]
            await revoke_seat(change, seat)
            for key in former.keys:
                await grant_seat(change, key, seat)
            if record.header is None:
                row.former = None
            await store.save_seat(change.connection, table_id, row)
            if record.header is None:
                await start_if_full(change)
                return
            note_new_player(change, seat)
            set_deadline(change)
            await change.note(Message("table-seat-back", {"player": row.name}))
