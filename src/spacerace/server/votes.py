"""Votes on who plays a seat of a game that runs (docs/server.md, "Who plays a seat")."""

from __future__ import annotations

from msgspec.structs import replace

from spacerace.kernel.game import Message
from spacerace.kernel.seats import Seat
from spacerace.server.errors import Conflict, NotAllowed
from spacerace.server.keys import HOST
from spacerace.server.models import Vote, VoteAnswer
from spacerace.server.seat_changes import give_seat
from spacerace.server.table_changes import Change, TableChanges
from spacerace.server.table_record import ANSWERING, PATIENCE


class Votes:
    """Takes the answers to votes."""

    def __init__(self, changes: TableChanges) -> None:
        """A vote itself is kept with its table."""
        self._changes = changes

    async def answer(self, table_id: str, key_hash: str | None, wanted: VoteAnswer) -> None:
        """Agree to a vote on a seat, or end it. Whoever sits on that seat may end it too."""
        async with self._changes.changing(table_id) as change:
            record, vote = change.record, change.record.open_vote
            held = record.held_by(key_hash)
            if not held and not record.is_host(key_hash):
                raise NotAllowed("refused-no-seat-of-yours")
            if vote is None:
                raise Conflict("refused-no-vote")
            voters = record.voters(vote.seat)
            own = sorted(voters.intersection(held))
            # A host who does not sit decides nothing for those who do, but may take back what they asked.
            asked = vote.asked_by == HOST and not wanted.agree
            as_host = record.is_host(key_hash) and (not voters or asked)
            if not own and not as_host and (wanted.agree or vote.seat not in held):
                raise NotAllowed("refused-not-asked")
            says = own[0] if own else vote.seat if vote.seat in held else None
            player = Message("table-the-host") if says is None else record.called(says)
            if not wanted.agree:
                change.changed = True
                record.vote = vote.ended(change.time)
                await change.note(Message("table-vote-refused", {"player": player}))
                return
            if not set(own) <= set(vote.agreed):
                change.changed = True
                record.vote = replace(vote, agreed=sorted({*vote.agreed, *own}))
                await change.note(Message("table-vote-agreed", {"player": player}))
            await _settle(change)


async def propose(change: Change, key_hash: str | None, seat: Seat, kind: str, bot: str) -> None:
    """Ask the others who shall play a seat that is not one's own."""
    record, row = change.record, change.record.seats[seat]
    if kind == "program":
        # Its token would show the hand to whoever proposes this.
        raise Conflict("refused-vote-program")
    if kind == row.kind and bot == row.bot:
        raise Conflict("refused-vote-same")
    if record.open_vote is not None:
        raise Conflict("refused-vote-open")
    patience, kept = PATIENCE[record.choices.pace], record.kept_since(seat)
    if kept is not None and change.time - kept < patience:
        raise Conflict("refused-vote-again", {"minutes": patience // 60_000})
    waited = change.time - (record.turn_began or change.time)
    if row.kind in ANSWERING and (record.awaited != seat or waited < patience):
        raise Conflict("refused-vote-early", {"player": record.called(seat), "minutes": patience // 60_000})
    own = sorted(record.voters(seat).intersection(record.held_by(key_hash)))
    change.changed = True
    record.vote = Vote(
        seat=seat,
        kind="bot" if kind == "bot" else "open",
        bot=bot,
        asked_by=own[0] if own else HOST,
        agreed=own,
        since=change.time,
        turn=record.turn,
        kept={} if record.vote is None else record.vote.kept,
    )
    asker = record.called(own[0]) if own else Message("table-the-host")
    told = {"asker": asker, "player": record.called(seat), "bot": bot}
    await change.note(Message(f"table-vote-asked-{record.vote.kind}", told))
    await _settle(change)


async def _settle(change: Change) -> None:
    """Carry a vote out when the time has come: at least one has agreed and nobody has objected."""
    record, vote = change.record, change.record.open_vote
    if vote is None or change.time < record.vote_due(vote):
        return
    if not vote.agreed and record.voters(vote.seat):
        return
    change.changed = True
    told = {"player": record.called(vote.seat), "bot": vote.bot}
    await change.note(Message(f"table-vote-done-{vote.kind}", told))
    await give_seat(change, vote.seat, vote.kind, vote.bot)
