"""A table in memory: its row of the database, its seats, its keys and its game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from spacerace.games import header_of
from spacerace.kernel.errors import Refusal
from spacerace.kernel.game import Game, Header, Message, Result, somebody
from spacerace.kernel.seats import Seat
from spacerace.kernel.setup import tidy_pack_text
from spacerace.server.keys import HOST
from spacerace.server.models import (
    Choices,
    NewTable,
    OptionInfo,
    Said,
    SeatInfo,
    SideInfo,
    State,
    TableInfo,
    UndoAsked,
    Vote,
    VoteInfo,
)
from spacerace.server.play import Play
from spacerace.server.standing_orders import StandingOrder

#: Entries of a game, about seven times what the longest needs among players who want to win.
MOST_ENTRIES = 10_000
#: The most undos of a table. None is possible once half of the entries are used: the rest is for playing the
#: game to its end.
MOST_UNDOS = 2_000
#: Kinds of seats that are answered from outside the server: neither a bot of ours nor an open seat.
ANSWERING = ("person", "program")


#: How long a game may rest before the finished games of its deal open again (archive.game_access).
REST = 14 * 86_400_000
#: How long a table waits for somebody before the others may vote on the seat; how long whoever sits there has
#: to object when all have agreed; after how long those who say nothing are no longer waited for. By pace, in
#: milliseconds.
PATIENCE = {"live": 10 * 60_000, "turns": 3 * 86_400_000}
GRACE = {"live": 60_000, "turns": 12 * 3_600_000}
SILENCE = {"live": 10 * 60_000, "turns": 3 * 86_400_000}


class Former(Struct, frozen=True, kw_only=True):
    """Who held a seat of this game and holds it no more; before a game begins, for whom a seat is kept."""

    kind: str
    name: str
    sat_by: str
    #: The keys of whoever held it last: they may come back. And of all who held it before them.
    keys: list[str]
    before: list[str]


@dataclass
class SeatRow:
    """A seat of a table."""

    seat: Seat
    kind: str
    name: str
    bot: str = ""
    #: What was chosen before the game began; "" if chance decides.
    side: str = ""
    #: The key that sat down here; "" for a bot, and where nobody knows.
    sat_by: str = ""
    former: Former | None = None


@dataclass
class Record:
    """One table."""

    id: str
    status: str
    game: Game
    private: bool
    wanted: NewTable
    created: int
    seats: list[SeatRow]
    #: Which seats each key holds.
    grants: dict[str, set[Seat]]
    touched: int = 0
    version: int = 0
    #: The first and the last link of the hash chain; "" if there is none.
    root: str = ""
    chain: str = ""
    header: Header | None = None
    play: Play | None = None
    awaited: Seat | None = None
    turn: int = 0
    turn_began: int | None = None
    deadline: int | None = None
    undo_asked: UndoAsked | None = None
    vote: Vote | None = None
    result: Result | None = None
    problem: str | None = None
    deal_of: str | None = None
    forked_from: str | None = None
    #: How its game came here: "fork", "import", or "" for one that began here.
    origin: str = ""
    #: Since when the running game is paused.
    paused_at: int | None = None
    #: Where the same people play on.
    next_table: str | None = None
    chat_length: int = 0
    #: Turns that a bot has played for people who did not come, since anybody has moved in person, as far as
    #: this process knows.
    missed: int = 0
    orders: dict[Seat, tuple[StandingOrder, ...]] = field(default_factory=dict)
    #: The awaited seat's options, worked out once for a state.
    offers: list[OptionInfo] | None = field(default=None, repr=False)
    #: The last state message of the awaited seat, with what it depends on besides the table. It is the answer
    #: to an action and goes over the live connection as well, so it is made once.
    last_told: tuple[object, State] | None = field(default=None, repr=False)
    #: See ``sides``.
    known_sides: dict[str, Message] | None = field(default=None, repr=False)

    @property
    def is_full(self) -> bool:
        """Whether no entry has room any more."""
        return self.play is not None and self.play.length >= MOST_ENTRIES

    @property
    def takes_back(self) -> bool:
        """Whether steps can still be taken back; a table cannot be kept busy with that for ever."""
        play = self.play
        return play is None or (play.undos < MOST_UNDOS and play.length < MOST_ENTRIES // 2)

    def forget_messages(self) -> None:
        """The table has changed: messages have to be made anew."""
        self.offers = self.last_told = None

    @property
    def choices(self) -> Choices:
        """The host's choices."""
        return self.wanted.choices

    def new_header(self, names: Sequence[str], sides: Sequence[str], *, seed: int) -> Header:
        """The header of the game that the host asked for; raises BadSetup."""
        return header_of(
            self.game,
            seats=names,
            seed=seed,
            edition=self.wanted.edition,
            mode=self.wanted.mode,
            options=self.wanted.options,
            sides=sides,
            pack_text=self.wanted.pack,
        )

    @property
    def sides(self) -> dict[str, Message]:
        """The sides of this table's box, with their names."""
        if self.known_sides is None:
            self.known_sides = self._find_sides()
        return self.known_sides

    def _find_sides(self) -> dict[str, Message]:
        """The game's own sides, or those of the host's pack."""
        text = self.header.pack_text if self.header is not None else tidy_pack_text(self.wanted.pack)
        # A list does not load packs.
        if text and self.game.LIBRARY.knows(text):
            names = [str(row.seat) for row in self.seats]
            try:
                return self.game.sides_of(self.header or self.new_header(names, (), seed=0))
            except Refusal:
                pass  # A broken table.
        return {side: self.game.say_side(side) for side in self.game.SIDES}

    def side_of(self, seat: Seat) -> str:
        """The side of a seat: the one it plays, or the one that was chosen for it; "" if none was."""
        if self.header is None:
            return self.seats[seat].side
        # Games of rules version 1 have none in their header: they follow the seats.
        sides = self.header.sides or tuple(self.sides)
        return sides[seat] if sides else ""

    def held_by(self, key_hash: str | None) -> list[Seat]:
        """The seats that a key holds, in order."""
        held = self.grants.get(key_hash or "", set())
        return sorted(seat for seat in held if seat >= 0)

    def keys_of(self, seat: Seat) -> list[str]:
        """The keys that hold a seat."""
        return sorted(key for key, held in self.grants.items() if seat in held)

    def called(self, seat: Seat) -> str | Message:
        """The name of the player of a seat, or the number of the seat."""
        names = [row.name for row in self.seats if row.seat == seat and row.name]
        return names[0] if names else somebody(seat)

    def is_host(self, key_hash: str | None) -> bool:
        """Whether this key opened the table."""
        return HOST in self.grants.get(key_hash or "", set())

    def orders_of(self, seat: Seat) -> tuple[StandingOrder, ...]:
        """The standing orders of a seat."""
        return self.orders.get(seat, ())

    def asked_for_undo(self, seat: Seat) -> set[Seat]:
        """Who must agree before this seat takes its latest step back."""
        if self.play is None or self.choices.undo != "ask":
            return set()
        return {
            other
            for other in self.play.undo_seen_by(seat)
            if self.seats[other].kind in ANSWERING and not self.same_person(seat, other)
        }

    def same_person(self, seat: Seat, other: Seat) -> bool:
        """Whether one person sat down on both seats. Who opened whose personal link later does not count."""
        sat_by = self.seats[seat].sat_by
        return seat == other or (bool(sat_by) and sat_by == self.seats[other].sat_by)

    def must_agree(self, asked: UndoAsked) -> set[Seat]:
        """Who has still not agreed to a wish."""
        return self.asked_for_undo(asked.seat) - set(asked.agreed)

    # --- votes on seats ---

    @property
    def open_vote(self) -> Vote | None:
        """The vote that can be answered. One on a person is over when the table waits for somebody else."""
        vote = self.vote
        if vote is None or vote.over or self.status not in ("running", "abandoned"):
            return None
        sits = self.seats[vote.seat].kind in ANSWERING
        return None if sits and vote.turn != self.turn else vote

    def voters(self, seat: Seat) -> set[Seat]:
        """Who decides on a seat: all other people who sit here. Programs cannot say what they think."""
        return {
            row.seat for row in self.seats if row.kind == "person" and not self.same_person(seat, row.seat)
        }

    def vote_due(self, vote: Vote) -> int:
        """From when on the next yes carries a vote out: all agree, or nobody has objected for long."""
        waits = SILENCE[self.choices.pace]
        if self.voters(vote.seat) <= set(vote.agreed):
            waits = GRACE[self.choices.pace] if self.seats[vote.seat].kind in ANSWERING else 0
        return vote.since + waits

    def vote_info(self) -> VoteInfo | None:
        """The open vote as it is sent."""
        vote = self.open_vote
        if vote is None:
            return None
        return VoteInfo(
            seat=vote.seat,
            kind=vote.kind,
            bot=vote.bot,
            asked_by=vote.asked_by,
            agreed=sorted(vote.agreed),
            waits_for=sorted(self.voters(vote.seat) - set(vote.agreed)),
            since=vote.since,
            due=self.vote_due(vote),
        )

    def may_return_to(self, key_hash: str | None) -> list[Seat]:
        """The seats that this key held last and no other person has taken, and those that are kept for it."""
        if key_hash is None or self.status not in ("open", "running", "abandoned"):
            return []
        held = self.held_by(key_hash)
        return [
            row.seat
            for row in self.seats
            if row.former is not None and key_hash in row.former.keys
            if row.kind != "person" and row.seat not in held
        ]

    def keeps_from(self, key_hash: str, row: SeatRow) -> bool:
        """Whether a seat of a game that has not begun is kept for somebody else."""
        return self.header is None and row.former is not None and key_hash not in row.former.keys

    def kept_since(self, seat: Seat) -> int | None:
        """When a vote on this seat ended last with a no, or with a move."""
        return None if self.vote is None else self.vote.kept.get(seat)

    def left_by(self, row: SeatRow) -> Former:
        """Whoever holds a seat now, to be remembered when they leave it."""
        keys = self.keys_of(row.seat)
        before = [] if row.former is None else [*row.former.before, *row.former.keys]
        before = sorted(set(before).difference(keys))
        return Former(kind=row.kind, name=row.name, sat_by=row.sat_by, keys=keys, before=before)

    def names_beside(self, row: SeatRow) -> list[str]:
        """The names that a newcomer cannot have: of those on other seats, and of those who may come back."""
        others = [other for other in self.seats if other is not row]
        away = [other.former.name for other in others if other.former and other.kind != "person"]
        return [*(other.name for other in others), *away]

    def has_rested(self, time: int) -> bool:
        """Whether nothing has happened for so long that the finished games of this deal are open again."""
        begun = self.header is not None and self.status != "finished"
        return self.deal_of is not None and begun and time - self.touched > REST

    def may_sit_down(self, key_hash: str, seat: Seat) -> bool:
        """Whether a key may take a seat: in a game that has begun nobody gets to see a second hand."""
        if self.header is None or self.status == "finished":
            return True
        others = [row for row in self.seats if row.seat != seat]
        known = {key for row in others if row.former for key in (*row.former.keys, *row.former.before)}
        strange = [held for held in self.held_by(key_hash) if not self.same_person(seat, held)]
        return not strange and key_hash not in known

    def stamp(self, key_hash: str | None) -> tuple[object, ...]:
        """All values on which ``info`` depends. If two stamps are equal, ``info`` is equal."""
        return (
            self.status,
            self.awaited,
            self.turn,
            self.turn_began,
            self.deadline,
            self.private,
            self.wanted,
            self.header,
            self.result,
            self.problem,
            self.deal_of,
            self.forked_from,
            self.origin,
            self.next_table,
            [(row.seat, row.kind, row.name, row.bot, row.side) for row in self.seats],
            frozenset(self.grants.get(key_hash or "", ())),
            self.vote,
            self.may_return_to(key_hash),
        )

    def info(self, key_hash: str | None) -> TableInfo:
        """The table as the holder of this key may see it."""
        header, wanted = self.header, self.wanted
        return TableInfo(
            id=self.id,
            status=self.status,  # type: ignore[arg-type]
            game=self.game.NAME,
            edition=header.edition if header else wanted.edition or "",
            mode=header.mode if header else wanted.mode or "",
            options=dict(header.options if header else wanted.options),
            pack=f"{header.pack}@{header.pack_version}" if header else "",
            own_pack=bool(wanted.pack),
            private=self.private,
            choices=self.choices,
            seats=[
                SeatInfo(row.seat, row.kind, row.name, row.bot, self.side_of(row.seat))  # type: ignore[arg-type]
                for row in self.seats
            ],
            sides=[SideInfo(side, Said(name.id, dict(name.args))) for side, name in self.sides.items()],
            created=self.created,
            awaited=self.awaited,
            turn=self.turn,
            turn_began=self.turn_began,
            deadline=self.deadline,
            result=None
            if self.result is None
            else {
                "scores": list(self.result.scores),
                "winners": list(self.result.winners),
                "rounds": self.result.rounds,
                "end_reason": self.result.end_reason,
                "unfinished": self.result.unfinished,
            },
            problem=self.problem,
            # An id is a link: whoever joins must not come to another table by it, or see the deal before.
            deal_of=self.deal_of if self.status == "finished" or self.is_host(key_hash) else None,
            forked_from=self.forked_from if self.is_host(key_hash) else None,
            origin=self.origin or None,  # type: ignore[arg-type]
            first_game=self.wanted.first_game,
            title=self.wanted.title,
            # Whoever has only the link of a private table was not asked.
            next_table=self.next_table if self.grants.get(key_hash or "") or not self.private else None,
            yours=self.held_by(key_hash),
            host=self.is_host(key_hash),
            vote=self.vote_info(),
            back=self.may_return_to(key_hash),
        )
