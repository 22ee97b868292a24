"""What the server answers about tables and games under way."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from spacerace.kernel.game import Option as Choice
from spacerace.kernel.game import Setup
from spacerace.kernel.seats import Seat
from spacerace.server.models.requests import Choices


class Said(Struct, frozen=True):
    """A text for a person: a message id with arguments, and the sentence if words were asked for."""

    id: str
    args: dict[str, Any]
    text: str | UnsetType = UNSET


class Problem(Struct, frozen=True):
    """An error: its rule if there is one, a message id, the sentence, and its details."""

    rule: str
    id: str
    message: str
    details: dict[str, Any] = {}


class SideInfo(Struct, frozen=True):
    """A side that can be played: a colour or a nation, with its name."""

    id: str
    say: Said


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may see it."""

    seat: Seat
    #: An open seat with a name is kept for that person.
    kind: Literal["open", "person", "bot", "program"]
    name: str
    bot: str
    #: The colour or nation; before the game begins, "" if chance decides.
    side: str


class VoteInfo(Struct, frozen=True, kw_only=True):
    """A vote on a seat of a game that runs: shall it be free, or shall a bot play on?"""

    seat: Seat
    kind: Literal["open", "bot"]
    bot: str
    #: The seat of whoever asked; -3 for a host who does not sit.
    asked_by: int
    agreed: list[Seat]
    #: Who has said nothing yet.
    waits_for: list[Seat]
    #: When it was asked, and from when on the next yes carries it out. Milliseconds since 1970.
    since: int
    due: int


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as everybody may see it who has its link."""

    id: str
    status: Literal["open", "running", "finished", "broken", "abandoned"]
    game: str
    edition: str
    mode: str
    options: dict[str, Choice]
    #: The name of the pack, and whether it is one of the built-in ones.
    pack: str
    own_pack: bool
    private: bool
    choices: Choices
    seats: list[SeatInfo]
    #: All sides of this table's box, in the order of the box.
    sides: list[SideInfo]
    #: Milliseconds since 1970.
    created: int
    #: Whom it waits for, since when, until when.
    awaited: int | None
    turn: int
    turn_began: int | None
    deadline: int | None
    #: Points and winners, at the end.
    result: dict[str, Any] | None
    #: Why a broken table can only be looked at.
    problem: str | None
    deal_of: str | None
    forked_from: str | None
    #: What kind of game it is, for everybody: a "what if" from a moment of another, one that was brought as a
    #: match file, or null for one that began here.
    origin: Literal["fork", "import"] | None = None
    #: Whether this is the deal with which the game is taught.
    first_game: bool = False
    #: What the host calls it.
    title: str = ""
    #: Over a live line: who has the table open just now, and how many watch it without a seat. Null in
    #: answers to requests.
    present: list[Seat] | None = None
    watching: int | None = None
    #: Where the same people play on, once somebody has asked for that.
    next_table: str | None = None
    #: The seats that you hold, and whether you are the host.
    yours: list[Seat]
    host: bool
    #: The vote that is open.
    vote: VoteInfo | None = None
    #: Seats that you held and can take back.
    back: list[Seat] = []


class Seated(Struct, frozen=True):
    """You have a seat. The token makes a personal link. It is sent once, and the server keeps only its
    hash."""

    seat: Seat
    token: str
    link: str


class Opened(Struct, frozen=True, kw_only=True):
    """A new table: its link for the others, and the seats that were given out with it."""

    id: str
    link: str
    #: Your own seats, and those of programs.
    seats: list[Seated]


class OptionInfo(Struct, frozen=True, kw_only=True):
    """An action that is legal now."""

    #: What to post to do it.
    action: str
    #: What kind of action it is, and what it is about: the words of ``action`` by the names of its fields.
    verb: str
    targets: dict[str, str]
    say: Said
    #: Whether it may be final: chance or another seat is next, or something is shown.
    final: bool
    #: Its exact odds, if the table shows odds.
    preview: dict[str, Any] | None = None


class UndoInfo(Struct, frozen=True):
    """Whether the seat's latest step can be taken back now, and whether the others are asked first."""

    possible: bool
    asks: bool
    #: Somebody's wish that waits: whose, and who still has to agree.
    wanted_by: int | None = None
    waits_for: list[Seat] = []


class NewsItem(Struct, frozen=True, kw_only=True):
    """One event that the seat has seen."""

    #: Its number among all that this seat has seen, from 1.
    at: int
    #: Who did it; -1 is chance.
    seat: Seat
    #: What the seat itself did, as posted; others' actions are told by their facts alone.
    action: str | None
    #: Whether it was a step taken back.
    undo: bool
    #: As the game tells them, tagged by their kind.
    facts: list[Any]
    say: list[Said]
    #: After the end: how many entries the whole log had with it. It is the same for all seats.
    entry: int | UnsetType = UNSET


class OrderInfo(Struct, frozen=True):
    """A standing order: one that is given, or one that could be."""

    name: str
    say: Said
    given: bool
    actions: list[str] = []


class State(Struct, frozen=True, kw_only=True, tag="state", tag_field="type"):
    """The table as one seat sees it, and the events that it has seen since ``since``."""

    table: str
    #: The seat; -2 for a spectator.
    seat: Seat
    #: How much this seat has seen; a click carries it.
    at: int
    since: int
    news: list[NewsItem]
    #: As the game shows it to this seat, and what can be added up in it.
    view: Any
    figures: Any
    #: What everybody would have if the game were over now, as far as this seat knows; null where the host
    #: does not show that. Alone, the opponent comes last.
    totals: list[int] | None = None
    #: Whom the table waits for; None when the game is over.
    awaited: int | None
    turn: int
    deadline: int | None
    #: What is going on, for the seat that is awaited.
    step: Said | None
    options: list[OptionInfo]
    undo: UndoInfo
    orders: list[OrderInfo]
    result: dict[str, Any] | None


class DraftSource(Struct, frozen=True, kw_only=True):
    """A part of a proposal: a card or a token to pay with, a card to discard."""

    action: str
    verb: str
    targets: dict[str, str]
    say: Said
    #: How often it is part of it, and how often it could be.
    chosen: int
    most: int


class Drafted(Struct, frozen=True, kw_only=True):
    """The table after some actions, and the game's proposal to finish them."""

    #: What was tried and what is proposed, in order …
    actions: list[str]
    #: … and the action that ends it, to be posted after them. None where nothing is proposed.
    finish: str | None
    sources: list[DraftSource] = []
    #: Actions that are worth adding to those that were tried, one after the other.
    further: list[str] = []
    #: How many different ways there are to finish it, and how many others are as good.
    ways: int = 0
    ties: int = 0
    #: Money that is given beyond the price.
    over: int = 0
    #: The table as it would stand. The options are what could be tried further, and the action that ends it.
    state: State


class ChatLine(Struct, frozen=True):
    """A line of the chat."""

    number: int
    seat: Seat
    name: str
    text: str
    #: Milliseconds since 1970.
    made: int
    #: What the table itself tells (its seat is -3): an id with arguments; ``text`` is the English sentence.
    say: Said | None = None


class Table(Struct, frozen=True, tag="table", tag_field="type"):
    """The table itself has changed."""

    table: TableInfo


class Chat(Struct, frozen=True, tag="chat", tag_field="type"):
    """New lines of the chat."""

    lines: list[ChatLine]


class Gone(Struct, frozen=True, tag="gone", tag_field="type"):
    """The last message: the table was deleted, or you may not watch it any longer."""

    problem: Problem


class WhyNot(Struct, frozen=True):
    """Why an action is not legal now; None if it is legal."""

    problem: Problem | None


class TokenGiven(Struct, frozen=True):
    """The token of a program, sent once; None if there is none."""

    token: str | None
    #: Where the others are asked first: the vote that has begun.
    vote: VoteInfo | None = None


class Reply(Struct, frozen=True):
    """Done."""

    ok: bool = True


class Taught(Struct, frozen=True, kw_only=True):
    """A way to play that the game's guide teaches by a deal of its own (``first_game`` of a new table)."""

    edition: str
    mode: str
    players: int
    options: dict[str, Choice]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules_version: int
    #: The names of what a table may choose beside edition and mode.
    options: list[str]
    #: The game's own standing orders.
    orders: list[str]
    packs: list[str]
    #: Every way to play, with what can be chosen in it; the usual one first.
    setups: list[Setup]
    #: The colours or nations that players choose from; a pack of one's own may have others.
    sides: list[SideInfo]
    #: How the ids of its rules begin.
    series: list[str]
    #: The ways to play that are taught by a deal chosen for it.
    taught: list[Taught] = []
    #: How strong the game's own opponent can be, from weak to strong.
    levels: list[str] = []


class ServerInfo(Struct, frozen=True, kw_only=True):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    #: Those that take a budget, and the largest.
    thinkers: list[str]
    most_simulations: int
    most_seconds: float
    languages: list[str]
    mail: bool
    #: The address that leads others here, without a path; "" where only this machine can come.
    address: str
