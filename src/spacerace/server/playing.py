"""Actions and undos of a running game."""

from __future__ import annotations

from spacerace.kernel.errors import NoUndo, Refusal
from spacerace.kernel.game import AnyAction, Message
from spacerace.kernel.match import Undo
from spacerace.kernel.seats import Seat
from spacerace.server import store
from spacerace.server.access import acting_seat
from spacerace.server.drafts import check_list, drafted
from spacerace.server.errors import Conflict, NotAllowed, ServerRefusal, Stale, TooMuch
from spacerace.server.given_orders import obey_orders
from spacerace.server.messages import state_message
from spacerace.server.models import Act, Acts, Draft, Drafted, Problem, State, UndoAct, UndoAnswer, UndoAsked
from spacerace.server.play import Play
from spacerace.server.table_cache import TableCache
from spacerace.server.table_changes import Change, TableChanges
from spacerace.server.table_record import ANSWERING, MOST_ENTRIES, MOST_UNDOS, Record
from spacerace.server.turns import continue_turn, note_turn, write_notice

#: The most news in the refusal of a stale action. A client that has missed more requests the state again.
STALE_NEWS = 500


class Playing:
    """Takes the actions of people and programs."""

    def __init__(self, cache: TableCache, changes: TableChanges) -> None:
        """Nobody has acted yet."""
        self._cache = cache
        self._changes = changes
        #: Actions of people and programs since the start.
        self.accepted = self.refused = 0

    async def act(self, table_id: str, key_hash: str | None, wanted: Acts) -> State:
        """Play one action, or several (all or none). Returns the state after them."""
        try:
            try:
                state = await self._act(table_id, key_hash, wanted, trusting=True)
            except (Refusal, store.Overtaken):
                # Another process may know more.
                state = await self._act(table_id, key_hash, wanted, trusting=False)
        except Refusal as error:
            self.refused += 1
            if isinstance(error, Stale) and error.lost:
                # This was found with the row locked: no other process knows more.
                self._cache.note_loss(table_id)
            raise
        self.accepted += 1
        return state

    async def _act(self, table_id: str, key_hash: str | None, wanted: Acts, *, trusting: bool) -> State:
        """An action, as ``act``; ``TableChanges.changing`` tells what ``trusting`` means."""
        texts = [wanted.action] if wanted.action is not None else wanted.actions or []
        if not texts or (wanted.action is not None and wanted.actions is not None):
            raise ServerRefusal("refused-one-or-several")
        async with self._changes.changing(table_id, trusting=trusting) as change:
            seat = change.seat_of(key_hash, wanted.seat)
            play = _running(change.record, seat, wanted.at)
            await play_actions(change, seat, *check_list(play, seat, texts))
        return state_message(change.record, seat, wanted.at, None)

    async def draft(self, table_id: str, key_hash: str | None, wanted: Draft) -> Drafted:
        """What some actions would lead to, and the best way to finish them. Nothing is changed."""
        record = await self._cache.current(table_id)
        seat = acting_seat(record, key_hash, wanted.seat)
        return drafted(record, _running(record, seat, wanted.at), seat, wanted)

    async def why_not(self, table_id: str, key_hash: str | None, wanted: Act) -> Problem | None:
        """Why an action would be refused; nothing is done."""
        record = await self._cache.current(table_id)
        seat = acting_seat(record, key_hash, wanted.seat)
        play = _running(record, seat, wanted.at)
        state = play.match.state
        try:
            play.match.check(seat, play.game.read_action(state, wanted.action))
        except Refusal as error:
            return Problem(error.rule, error.message_id, error.message, error.details)
        return None

    async def undo(self, table_id: str, key_hash: str | None, wanted: UndoAct) -> State:
        """Take the latest step back, or ask the others whether one may."""
        async with self._changes.changing(table_id) as change:
            record = change.record
            seat = change.seat_of(key_hash, wanted.seat)
            play = _running(record, seat, wanted.at)
            if record.status == "finished":
                # The game is over and everything is public, so nothing can be undone.
                raise NoUndo("T-2", "refused-undo-over")
            if not play.match.can_undo(seat):
                play.match.undo(seat)  # It raises the reason.
            if not record.takes_back:
                raise NoUndo("T-4", "refused-undo-enough", {"most": MOST_UNDOS})
            if record.choices.undo == "unseen" and play.undo_seen_by(seat):
                raise NoUndo("T-4", "refused-undo-seen")
            if record.asked_for_undo(seat):
                record.undo_asked = UndoAsked(seat, play.length, [])
                change.changed = True
            else:
                await play_actions(change, seat, Undo())
        return state_message(change.record, seat, wanted.at, None)

    async def answer_undo(self, table_id: str, key_hash: str | None, wanted: UndoAnswer) -> State:
        """Agree to another's wish to take a step back, or not."""
        async with self._changes.changing(table_id) as change:
            record = change.record
            seat = change.seat_of(key_hash, wanted.seat)
            asked, play = record.undo_asked, record.play
            if play is None or asked is None or asked.length != play.length:
                raise Conflict("refused-no-undo-wish")
            if seat not in record.must_agree(asked):
                raise NotAllowed("refused-not-asked")
            asked = UndoAsked(asked.seat, asked.length, [*asked.agreed, seat])
            record.undo_asked = asked if wanted.agree else None
            change.changed = True
            if wanted.agree and not record.must_agree(asked):
                await play_actions(change, asked.seat, Undo())
        return state_message(change.record, seat, play.at(seat), None)


def _running(record: Record, seat: Seat, at: int) -> Play:
    """The game, if it runs and the seat has seen all there is for it to see; raises Conflict or Stale."""
    if record.play is None or record.status not in ("running", "finished", "abandoned"):
        raise Conflict("refused-not-running")
    if at != record.play.at(seat):
        since = max(min(at, record.play.at(seat)), record.play.at(seat) - STALE_NEWS)
        raise Stale(state_message(record, seat, since, None), lost=at > record.play.at(seat))
    return record.play


async def play_actions(change: Change, seat: Seat, *actions: AnyAction | Undo) -> None:
    """Play actions and whatever follows from them by itself, all in one transaction."""
    record = change.record
    play = record.play
    assert play is not None
    if record.is_full:
        raise TooMuch("refused-table-full", {"most": MOST_ENTRIES})
    first, before, began = play.length, play.awaited, record.turn_began
    try:
        for action in actions:
            play.act(seat, action)
    finally:
        # If a later action is refused, the record in memory must not stay ahead of the database.
        change.changed |= play.length > first
    vote = record.open_vote
    if vote is not None and vote.seat == seat and record.seats[seat].kind in ANSWERING:
        record.vote = vote.ended(change.time)
        await change.note(Message("table-vote-played", {"player": record.called(seat)}))
    # A move wakes an abandoned table.
    record.status = "running"
    record.missed = 0 if change.present else record.missed
    record.undo_asked = None
    note_turn(change, before)
    # After an undo the person wants to choose again, whatever the orders say.
    if not isinstance(actions[-1], Undo):
        await obey_orders(change)
    elif record.turn != change.turn_before and began is not None:
        await continue_turn(change, ended=began)
    # One statement writes the entries and the table's row, at the end of the transaction.
    change.new_from = first if change.new_from is None else change.new_from
    await write_notice(change)
