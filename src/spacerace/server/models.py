"""What goes over the wire: requests, answers and messages of the API, as msgspec structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from spacerace.kernel.game import Option as Choice
from spacerace.kernel.game import Setup

# --- what people may write -----------------------------------------------------------------------

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name: one plain line without : | #")]
BotName = Annotated[
    str, Meta(max_length=60, description="A bot with its budget: sense, search:100, search:1s, random")
]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="A seat by its number, from 0")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Word = Annotated[str, Meta(max_length=60)]
Side = Annotated[
    str, Meta(max_length=60, description="A side by its id, such as red or usa; empty: chance decides")
]


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: somebody who comes, you yourself, a bot, or a program from outside."""

    kind: Literal["open", "me", "bot", "program"] = "open"
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: BotName = ""
    #: The colour or nation; chance draws those that nobody has chosen when the game begins.
    side: Side = ""


class TurnLimit(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a turn may last, all its clicks together; a bot plays the rest of one that lasts longer."""

    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)]
    bot: BotName = "sense"


class Choices(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host decides about a table, beside the game itself."""

    #: Whether options show the exact odds of what they lead to.
    odds: bool = True
    spectators: bool = True
    #: "live": everybody is here; "turns": a move now and then, with notices.
    pace: Literal["live", "turns"] = "live"
    limit: TurnLimit | None = None
    #: What others have seen is taken back freely, after they have agreed, or not at all.
    #: What nobody has seen is always free.
    undo: Literal["free", "ask", "unseen"] = "free"


#: The longest pack that a new table takes; the longest that ever was built in has half of it. Tables from
#: earlier versions may hold one of ``OLD_PACK``.
MOST_PACK, OLD_PACK = 64_000, 400_000


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Word
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    edition: Word | None = None
    mode: Word | None = None
    #: The game's own options by name, such as {"variants": 2, "level": "hard"}.
    options: dict[Word, Choice] = {}
    #: The text of a pack of components that is not built in, up to 64,000 characters.
    pack: Annotated[str, Meta(max_length=OLD_PACK)] = ""
    #: Reached by its link alone; not in the lobby.
    private: bool = False
    choices: Choices = Choices()


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down on an open seat: the one asked for, else the first."""

    name: Name
    seat: SeatNumber | None = None
    #: None: what was chosen for the seat before, if anything was.
    side: Side | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The word of a personal link, to hold its seat from this browser as well."""

    token: Annotated[str, Meta(min_length=20, max_length=100)]


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of a seat: free for somebody else, a bot's, or a program's."""

    kind: Literal["open", "bot", "program"]
    bot: BotName = ""


class SideChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The colour or nation that a seat shall play."""

    side: Side


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """A click: an option's action, and how much its seat had seen when it was made."""

    at: Count
    action: Annotated[str, Meta(min_length=1, max_length=300)]
    seat: SeatNumber | None = None


#: The text of an action, and lists of them that are done or tried at once.
ActionText = Annotated[str, Meta(min_length=1, max_length=300)]
MOST_AT_ONCE = 30


class Acts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A click: one ``action``, or several ``actions`` that are done in order, all or none of them."""

    at: Count
    action: ActionText | None = None
    #: Only the last of them may be past taking back.
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=MOST_AT_ONCE)] | None = None
    seat: SeatNumber | None = None


class DraftWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that shall be part of the proposal, or shall not."""

    action: ActionText
    wanted: bool


class Draft(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Actions to be tried on a copy of the game; all of them could be taken back. Nothing is done."""

    at: Count
    actions: Annotated[list[ActionText], Meta(max_length=MOST_AT_ONCE)] = []
    #: What the proposal shall hold or leave out. The first wish counts where two exclude each other.
    wishes: Annotated[list[DraftWish], Meta(max_length=MOST_AT_ONCE)] = []
    seat: SeatNumber | None = None


class UndoAct(Struct, frozen=True, forbid_unknown_fields=True):
    """Take back the seat's latest step; it may ask the others first."""

    at: Count
    seat: SeatNumber | None = None


class UndoAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody says to another's wish to take a step back."""

    agree: bool
    seat: SeatNumber | None = None


class SessionChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of this browser's key: another takes its place, or it ends."""

    what: Literal["renew", "end"]


class VoteAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody says to a vote on a seat."""

    agree: bool


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """A line for the table's chat."""

    text: Annotated[str, Meta(min_length=1, max_length=2_000)]
    seat: SeatNumber | None = None


class GiveOrder(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A standing order for the time when one is not asked in person."""

    name: Word
    #: For "ahead" and "ahead-anyway": what to do, in order.
    actions: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(max_length=50)] = []
    seat: SeatNumber | None = None


# --- what the server says ------------------------------------------------------------------------


class Said(Struct, frozen=True):
    """Something for a person: a message id with arguments, and the sentence if words were asked for."""

    id: str
    args: dict[str, Any]
    text: str | UnsetType = UNSET


class Problem(Struct, frozen=True):
    """Why not: the rule if there is one, a message id, the sentence, and what it speaks of."""

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

    seat: int
    kind: Literal["open", "person", "bot", "program"]
    name: str
    bot: str
    #: The colour or nation; before the game begins, "" if chance decides.
    side: str


class VoteInfo(Struct, frozen=True, kw_only=True):
    """A vote on a seat of a game that runs: shall it be free, or shall a bot play on?"""

    seat: int
    kind: Literal["open", "bot"]
    bot: str
    #: The seat of whoever asked; -3 for a host who does not sit.
    asked_by: int
    agreed: list[int]
    #: Who has said nothing yet.
    waits_for: list[int]
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
    #: The seats that you hold, and whether you are the host.
    yours: list[int]
    host: bool
    #: The vote that is open.
    vote: VoteInfo | None = None
    #: Seats that you held and can take back.
    back: list[int] = []


class Seated(Struct, frozen=True):
    """You sit. The token makes a personal link; it is told once and kept by the server as a hash alone."""

    seat: int
    token: str
    link: str


class Opened(Struct, frozen=True, kw_only=True):
    """A new table: its link for the others, and the seats that were given out with it."""

    id: str
    link: str
    #: Your own seats, and those of programs.
    seats: list[Seated]


class OptionInfo(Struct, frozen=True, kw_only=True):
    """Something that can be done now."""

    #: What to post to do it.
    action: str
    #: What kind of action it is, and what it is about: the words of ``action`` by the names of its fields.
    verb: str
    targets: dict[str, str]
    say: Said
    #: Whether it soon cannot be taken back: chance or somebody else is next, or something is shown.
    final: bool
    #: The exact odds of what it leads to, where the table shows them.
    preview: dict[str, Any] | None = None


class UndoInfo(Struct, frozen=True):
    """Whether the seat's latest step can be taken back now, and whether the others are asked first."""

    possible: bool
    asks: bool
    #: Somebody's wish that waits: whose, and who still has to agree.
    wanted_by: int | None = None
    waits_for: list[int] = []


class NewsItem(Struct, frozen=True, kw_only=True):
    """One thing that the seat has seen happen."""

    #: Its number among all that this seat has seen, from 1.
    at: int
    #: Who did it; -1 is chance.
    seat: int
    #: What the seat itself did, as posted; others' actions are told by their facts alone.
    action: str | None
    #: Whether it was a step taken back.
    undo: bool
    #: As the game tells them, tagged by their kind.
    facts: list[Any]
    say: list[Said]


class OrderInfo(Struct, frozen=True):
    """A standing order: one that is given, or one that could be."""

    name: str
    say: Said
    given: bool
    actions: list[str] = []


class State(Struct, frozen=True, kw_only=True, tag="state", tag_field="type"):
    """How the table stands for one seat, and what it has seen happen since ``since``."""

    table: str
    #: The seat; -2 for a spectator.
    seat: int
    #: How much this seat has seen; a click carries it.
    at: int
    since: int
    news: list[NewsItem]
    #: As the game shows it to this seat, and what can be added up in it.
    view: Any
    figures: Any
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
    """Something that can be part of a proposal: a card or a token to pay with, a card to discard."""

    action: str
    verb: str
    targets: dict[str, str]
    say: Said
    #: How often it is part of it, and how often it could be.
    chosen: int
    most: int


class Drafted(Struct, frozen=True, kw_only=True):
    """How the table would stand after some actions, and how the game proposes to finish them."""

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
    seat: int
    name: str
    text: str
    #: Milliseconds since 1970.
    made: int
    #: What the table itself tells (its seat is -3): an id with arguments; ``text`` is the English sentence.
    say: Said | None = None


class Table(Struct, frozen=True, tag="table", tag_field="type"):
    """Something about the table itself has changed."""

    table: TableInfo


class Chat(Struct, frozen=True, tag="chat", tag_field="type"):
    """New lines of the chat."""

    lines: list[ChatLine]


class Gone(Struct, frozen=True, tag="gone", tag_field="type"):
    """The last message: the table is no more, or you may not watch it any longer."""

    problem: Problem


class UndoAsked(Struct, frozen=True):
    """A wish to take a step back, as the database keeps it."""

    seat: int
    length: int
    agreed: list[int]


class Vote(Struct, frozen=True, kw_only=True):
    """A vote on a seat, as the database keeps it."""

    seat: int
    kind: Literal["open", "bot"]
    bot: str
    asked_by: int
    agreed: list[int]
    since: int
    #: The turn that it was asked in.
    turn: int
    #: Somebody has objected, or has played on.
    over: bool = False
    #: When that happened last for each seat: nobody asks the same again at once, nor after a vote on another.
    kept: dict[int, int] = {}

    def ended(self, time: int) -> Vote:
        """This vote when its seat stays with whoever has it."""
        return replace(self, over=True, kept={**self.kept, self.seat: time})

    def moved(self, by: int) -> Vote:
        """This vote as if so much time had not passed."""
        kept = {seat: time + by for seat, time in self.kept.items()}
        return replace(self, since=self.since + by, kept=kept)


class WhyNot(Struct, frozen=True):
    """What bars an action now; None where nothing does."""

    problem: Problem | None


class TokenGiven(Struct, frozen=True):
    """A program's token, told once; None where nobody was given one."""

    token: str | None
    #: Where the others are asked first: the vote that has begun.
    vote: VoteInfo | None = None


class Reply(Struct, frozen=True):
    """Done."""

    ok: bool = True


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


class ServerInfo(Struct, frozen=True, kw_only=True):
    """What can be had here."""

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


# --- afterwards ---


class Replay(Struct, frozen=True, kw_only=True):
    """One moment of a game, as one seat saw it."""

    table: str
    #: The seat; -2 for a spectator.
    seat: int
    #: How much the seat had seen: 0 is the beginning.
    at: int
    #: The moments beside this one, and the last that there is.
    previous: int | None
    next: int | None
    last: int
    #: After the end alone: how many entries the whole log had, so that one can look from another seat.
    entry: int | None
    last_entry: int | None
    #: What the seat saw happen last; None at the beginning, or where only others saw something.
    news: NewsItem | None
    #: As the game showed it to this seat, and what could be added up in it.
    view: Any
    figures: Any
    #: Whom the table waited for; -1 is chance, None the end.
    awaited: int | None
    #: Points and winners, at the end.
    result: dict[str, Any] | None
    #: Why the game cannot be followed any further, where the rules have changed.
    problem: str | None


class SeatLog(Struct, frozen=True, kw_only=True):
    """What a seat may keep of a game that is not over: its view and its news, neither seed nor log."""

    format: str
    table: str
    seat: int
    #: The header of the match without its seed.
    header: dict[str, Any]
    at: int
    news: list[NewsItem]
    #: None where the rules have changed so much that not even the beginning can be shown.
    view: Any
    awaited: int | None
    problem: str | None


class Import(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match file, to be looked at here if it is over, else to be played on."""

    text: Annotated[str, Meta(min_length=1, description="The whole match file")]
    private: bool = False
    #: Who plays on, in the order of the file; all seats are open if nobody says more.
    seats: Annotated[list[SeatWanted], Meta(max_length=8)] = []
    choices: Choices = Choices()


class Fork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What if: a new table from a moment of another. Without ``at`` and ``entry``: from now."""

    #: By what the seat had seen, or (after the end) by the place in the whole log.
    at: Count | None = None
    entry: Count | None = None
    #: Whose view of the moment counts; -2 for a spectator's.
    seat: Annotated[int, Meta(ge=-2, le=7)] | None = None
    #: Who plays on; if nobody says more, the asker sits where they look from, and bots everywhere else.
    seats: Annotated[list[SeatWanted], Meta(max_length=8)] = []


class Again(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The deal of a game that is over, for others to play. Without ``choices``: as it was."""

    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    choices: Choices | None = None
    private: bool = False


class DealSeat(Struct, frozen=True, kw_only=True):
    """Who sat where when a deal was played."""

    name: str
    kind: Literal["open", "person", "bot", "program"]
    bot: str
    #: Whether the same browser sat at an earlier table of this deal.
    knows_deal: bool


class DealResult(Struct, frozen=True, kw_only=True):
    """How a deal went at one table."""

    #: None for a table that the asker reaches by no link of theirs.
    table: str | None
    created: int
    seats: list[DealSeat]
    result: dict[str, Any]


class Deals(Struct, frozen=True, kw_only=True):
    """All that became of one deal, side by side; the first table comes first."""

    finished: list[DealResult]
    #: How many tables still wait or play. Nothing more is told about them.
    running: int


# --- analysis ---


class PointsPart(Struct, frozen=True, kw_only=True):
    """Points of one seat from one thing, and the place in the log where they came, if there is one."""

    seat: int
    say: Said
    points: int
    entry: int | None


class PointsSource(Struct, frozen=True, kw_only=True):
    """Something that brings points: how many to each seat, and what they are made of."""

    say: Said
    points: list[int]
    parts: list[PointsPart]


class RoundPoints(Struct, frozen=True, kw_only=True):
    """Everybody's points after a round, by its number as the game prints it."""

    round: int
    points: list[int]


class PointsTable(Struct, frozen=True, kw_only=True):
    """Where every point of a game came from; the sources add up to the scores."""

    scores: list[int]
    winners: list[int]
    sources: list[PointsSource]
    rounds: list[RoundPoints]
    #: What decided where the points alone did not.
    tie: Said | None


class HintAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What would a bot do? At once by its heuristic, or after it has searched."""

    at: Count
    seat: SeatNumber | None = None
    search: bool = False


class HintChoice(Struct, frozen=True, kw_only=True):
    """What a search found about an option: how often it was looked at, and its share of a win in percent."""

    action: str
    say: Said
    looks: int
    worth: int


class Hint(Struct, frozen=True, kw_only=True):
    """The option that a bot would take, and why."""

    seat: int
    at: int
    action: str
    say: Said
    why: list[Said]
    #: The best options side by side, where the bot searched.
    choices: list[HintChoice]


class Finding(Struct, frozen=True, kw_only=True):
    """Something that a review found."""

    kind: Literal["lucky", "unlucky", "decision"]
    seat: int
    #: As the game prints it.
    round: int
    #: The moment to look at, as a place in the log.
    entry: int
    say: Said
    #: Points of the game for luck, percent of a win for a decision.
    weight: float


class Review(Struct, frozen=True, kw_only=True):
    """A review of a game that is over, or how far it is; "none": nobody has asked for one."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    #: Decisions that were looked at, and how many there are to look at.
    done: int
    total: int
    #: Luck first, then the decisions that cost most; all of them when it is done.
    findings: list[Finding]
