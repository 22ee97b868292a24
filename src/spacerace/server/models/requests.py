"""What clients send."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from spacerace.kernel.game import Option as Choice
from spacerace.kernel.seats import Seat

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name: one plain line without : | #")]
BotName = Annotated[
    str, Meta(max_length=60, description="A bot with its budget: sense, search:100, search:1s, random")
]
SeatNumber = Annotated[Seat, Meta(ge=0, le=7, description="A seat by its number, from 0")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Word = Annotated[str, Meta(max_length=60)]
Side = Annotated[
    str, Meta(max_length=60, description="A side by its id, such as red or usa; empty: chance decides")
]

Title = Annotated[str, Meta(max_length=60, description="What the host calls the table: one plain line")]


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: a person who joins later, you, a bot, or a program."""

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

    #: Whether options show their exact odds.
    odds: bool = True
    spectators: bool = True
    #: Whether the points that everybody would have by now stand beside the track.
    totals: bool = False
    #: "live": everybody is here; "turns": a move now and then, with notices.
    pace: Literal["live", "turns"] = "live"
    limit: TurnLimit | None = None
    #: Whether an undo of a step that others have seen is free, needs their consent, or is not allowed.
    #: Undoing a step that nobody has seen is always free.
    undo: Literal["free", "ask", "unseen"] = "free"
    #: The table is paused: no time runs until the host continues.
    paused: bool = False


#: The longest pack that a new table takes; the longest that ever was built in has half of it. Tables from
#: earlier versions may hold one of ``OLD_PACK``.
MOST_PACK, OLD_PACK = 64_000, 400_000


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Word
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    edition: Word | None = None
    mode: Word | None = None
    #: The game's own options by name, such as {"round_cap": 40}.
    options: dict[Word, Choice] = {}
    #: The text of a pack of components that is not built in, up to 64,000 characters.
    pack: Annotated[str, Meta(max_length=OLD_PACK)] = ""
    #: Reached by its link alone; not in the lobby.
    private: bool = False
    choices: Choices = Choices()
    #: The deal with which the game is taught: you sit on the first seat and begin, bots on all others.
    #: Everybody can look this deal up, so nobody else may sit down.
    first_game: bool = False
    #: What the host calls this table.
    title: Title = ""


class TableChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host changes about a table; what is left out stays."""

    title: Title | UnsetType = UNSET
    paused: bool | UnsetType = UNSET
    #: The rest only before the game begins.
    edition: Word | UnsetType = UNSET
    mode: Word | UnsetType = UNSET
    options: dict[Word, Choice] | UnsetType = UNSET
    private: bool | UnsetType = UNSET
    choices: Choices | UnsetType = UNSET

    def names_a_setup(self) -> bool:
        """Whether another way to play is wanted."""
        return not (self.edition is UNSET and self.mode is UNSET and self.options is UNSET)

    def only_beside(self) -> bool:
        """Whether nothing of the game is changed, nor of how it is played."""
        return not self.names_a_setup() and self.private is UNSET and self.choices is UNSET


class NewHost(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall be the host: whoever sits there."""

    seat: SeatNumber


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down on an open seat: the one asked for, else the first."""

    name: Name
    seat: SeatNumber | None = None
    #: None: what was chosen for the seat before, if anything was.
    side: Side | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a personal link, to use its seat in this browser too."""

    token: Annotated[str, Meta(min_length=20, max_length=100)]


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The new player of a seat: open for a person, a bot, or a program."""

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
    """A part that the proposal must contain, or must not contain."""

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
    """The answer to another player's wish to undo a step."""

    agree: bool
    seat: SeatNumber | None = None


class SessionChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The change of this browser's key: it is replaced or ended."""

    what: Literal["renew", "end"]


class VoteAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a vote on a seat."""

    agree: bool


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """A line for the table's chat."""

    text: Annotated[str, Meta(min_length=1, max_length=2_000)]
    seat: SeatNumber | None = None


class GiveOrder(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A standing order: it answers while the person is away."""

    name: Word
    #: For "ahead" and "ahead-anyway": what to do, in order.
    actions: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(max_length=50)] = []
    seat: SeatNumber | None = None


class Import(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match file, to be looked at here if it is over, else to be played on."""

    text: Annotated[str, Meta(min_length=1, description="The whole match file")]
    private: bool = False
    #: Who plays on, in the order of the file; all seats are open if nobody says more.
    seats: Annotated[list[SeatWanted], Meta(max_length=8)] = []
    choices: Choices = Choices()


class Again(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The deal of a game that is over, for others to play. Without ``choices``: as it was."""

    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    choices: Choices | None = None
    private: bool = False


class Fork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What if: a new table from a moment of another. Without ``at`` and ``entry``: from now."""

    #: By what the seat had seen, or (after the end) by the place in the whole log.
    at: Count | None = None
    entry: Count | None = None
    #: Whose view of the moment counts; -2 for a spectator's.
    seat: Annotated[Seat, Meta(ge=-2, le=7)] | None = None
    #: Who plays on; if nobody says more, the asker sits where they look from, and bots everywhere else.
    seats: Annotated[list[SeatWanted], Meta(max_length=8)] = []


class HintAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a hint: at once by the heuristic, or after a search."""

    at: Count
    seat: SeatNumber | None = None
    search: bool = False
