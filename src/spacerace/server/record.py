"""A table as a process remembers it: the database's row, its seats, its keys and the game in memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from spacerace.games import header_of
from spacerace.kernel.errors import Refusal
from spacerace.kernel.game import Game, Header, Message, Result, somebody
from spacerace.kernel.seats import Seat
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
)
from spacerace.server.orders import StandingOrder
from spacerace.server.play import Play
from spacerace.server.seating import HOST

#: Somebody sits here who answers for themselves: not one of our bots, not nobody.
ANSWERING = ("person", "program")


@dataclass
class SeatRow:
    """A seat of a table."""

    seat: Seat
    kind: str
    name: str
    bot: str = ""
    #: What was chosen before the game began; "" if chance decides.
    side: str = ""


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
    grants: dict[str, set[int]]
    touched: int = 0
    version: int = 0
    header: Header | None = None
    play: Play | None = None
    awaited: Seat | None = None
    turn: int = 0
    turn_began: int | None = None
    deadline: int | None = None
    undo_asked: UndoAsked | None = None
    result: Result | None = None
    problem: str | None = None
    deal_of: str | None = None
    forked_from: str | None = None
    chat_length: int = 0
    #: Turns that a bot has played for people who did not come, since anybody has moved in person, as far as
    #: this process knows.
    missed: int = 0
    orders: dict[Seat, tuple[StandingOrder, ...]] = field(default_factory=dict)
    #: The awaited seat's options, worked out once for a state.
    offers: list[OptionInfo] | None = field(default=None, repr=False)
    #: What the awaited seat was told last, and what that depends on besides the table: whoever clicks gets it
    #: as the answer, and again on the live line.
    last_told: tuple[object, State] | None = field(default=None, repr=False)
    #: See ``sides``.
    known_sides: dict[str, Message] | None = field(default=None, repr=False)

    def forget_messages(self) -> None:
        """Something has changed: what was told is no longer so."""
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
        if self.wanted.pack:
            names = [str(row.seat) for row in self.seats]
            try:
                return self.game.sides_of(self.header or self.new_header(names, (), seed=0))
            except Refusal:
                pass  # A table that can only be looked at.
        return {side: self.game.say_side(side) for side in self.game.SIDES}

    def side_of(self, seat: Seat) -> str:
        """The side of a seat: the one it plays, or the one that was chosen for it; "" if none was."""
        if self.header is None:
            return self.seats[seat].side
        # Games of rules version 1 have none in their header: they follow the seats.
        return (self.header.sides or tuple(self.sides))[seat]

    def held_by(self, key_hash: str | None) -> list[Seat]:
        """The seats that a key holds, in order."""
        held = self.grants.get(key_hash or "", set())
        return sorted(seat for seat in held if seat >= 0)

    def called(self, seat: Seat) -> str | Message:
        """Who sits there by name; a seat without a name by its number."""
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
        own = {key for key, held in self.grants.items() if seat in held}
        also_own = {other for key in own for other in self.grants[key]}
        return {
            other
            for other in self.play.undo_seen_by(seat)
            if self.seats[other].kind in ANSWERING and other not in also_own
        }

    def must_agree(self, asked: UndoAsked) -> set[Seat]:
        """Who has still not agreed to a wish."""
        return self.asked_for_undo(asked.seat) - set(asked.agreed)

    def stamp(self, key_hash: str | None) -> tuple[object, ...]:
        """All that can change of ``info``: where this is the same, that is."""
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
            [(row.seat, row.kind, row.name, row.bot, row.side) for row in self.seats],
            frozenset(self.grants.get(key_hash or "", ())),
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
            yours=self.held_by(key_hash),
            host=self.is_host(key_hash),
        )
