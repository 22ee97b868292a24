"""The functions and types that a game must provide. A module can satisfy this protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from spacerace.kernel.chance import ChanceEvent, Luck
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.packs import Library, Name
from spacerace.kernel.seats import Seat

# A state, an action, a fact, a view: each game has its own types; the kernel only hands them on.
AnyState = Any
AnyAction = Any
AnyFact = Any
AnyView = Any
# A state or a view: what only reads the open table takes either.
AnyTable = Any

Option = str | int | bool


class Header(Struct, frozen=True, kw_only=True):
    """Everything that is fixed before the first entry of a match."""

    game: str
    #: Raised when a rule's behaviour changes. A match is played by the rules of its own version to its end.
    rules_version: int
    edition: str
    mode: str
    #: The table's choices, all of them, by name.
    options: dict[str, Option]
    #: Names by seat, in turn order.
    seats: tuple[str, ...]
    #: By seat, the side that it plays, such as a colour or a nation. Matches of rules version 1 have none
    #: here: their sides follow the seats.
    sides: tuple[str, ...] = ()
    seed: int
    pack: str
    pack_version: int
    pack_hash: str
    #: The text of a pack that is not built in: it travels with the match.
    pack_text: str = ""


class Result(Struct, frozen=True):
    """The score of a match, during the game or at its end."""

    #: Final points by seat; what counts only at the end is included.
    scores: tuple[int, ...]
    #: The seats that win; several in a shared victory.
    winners: tuple[Seat, ...]
    rounds: int
    #: Why the match ended, as a short id of the game; "" while it goes on.
    end_reason: str
    #: True if a cap stopped it before the rules did.
    unfinished: bool


#: The setting that stops a game after a number of rounds. Games that might never end have it.
ROUND_CAP = "round_cap"
#: The setting that says how strong a game's own opponent is.
LEVEL = "level"


class Choosable(Struct, frozen=True):
    """A setting that a table may choose beside edition and mode; the usual value comes first."""

    name: str
    values: tuple[Option, ...]


class Setup(Struct, frozen=True, kw_only=True):
    """One way to play, with all that a form for a new table needs."""

    edition: str
    mode: str
    #: How many can play, in rising order.
    players: tuple[int, ...]
    choosable: tuple[Choosable, ...] = ()
    #: Whether this is the one to begin with, for people who have never played.
    first_game: bool = False


def mode_alone(game: Game) -> str | None:
    """The mode in which one person plays alone; None if there is none."""
    return next((setup.mode for setup in game.SETUPS if setup.players == (1,)), None)


def plays_alone(game: Game, mode: str | None) -> bool:
    """Whether one person plays alone in this mode."""
    return mode is not None and mode == mode_alone(game)


def usual_value(game: Game, setting: str) -> Any:
    """The default value of a setting; None if no way to play has it."""
    found = (one for setup in game.SETUPS for one in setup.choosable if one.name == setting)
    return next((one.values[0] for one in found), None)


class Message(Struct, frozen=True):
    """A text for people: a message id with arguments. An argument may be another message."""

    id: str
    args: Mapping[str, object] = {}


def yes_no(value: bool) -> str:
    """A condition as an argument of a message: a language file chooses by it."""
    return "yes" if value else "no"


class RuleValue(Struct, frozen=True):
    """A value that a page of rules takes from a pack."""

    #: A number or a message. None: the value has no words, and a page can only ask whether it is ours.
    value: int | Message | None
    #: Whether we made it up because no source gives it. A page shows it in square brackets.
    ours: bool = False


def own_name(name: Name, message_id: str, plain_id: str) -> Message:
    """The name that a pack gives, or else the message ``message_id`` of the language files.

    ``plain_id`` is the message for a name that is the same in every language. A name by language is sent with
    all its languages, and each language file picks its own. If neither the pack nor the language file has a
    name, as for a new card, the first name of the pack is used.
    """
    if isinstance(name, str):
        return Message(plain_id, {"name": name}) if name else Message(message_id)
    given = {field: getattr(name, field) for field in name.__struct_fields__}
    first = next((one for one in given.values() if one), "")
    if not first:
        return Message(message_id)
    fallback = Message(message_id, {OTHERWISE: first})
    return Message("own-names", {language: one or fallback for language, one in given.items()})


#: The argument that is shown if a language file does not know the message.
OTHERWISE = "otherwise"
#: The message for a player by the number of the seat: the rules do not know names.
SOMEBODY = "seat-number"


def somebody(seat: Seat) -> Message:
    """A player by seat number; ``with_names`` turns it into the name."""
    return Message(SOMEBODY, {"number": seat + 1})


def with_names(message: Message, names: Sequence[str]) -> Message:
    """The message with the names of the players in place of seat numbers."""
    return Message(message.id, named_seats(message.args, names))


def named_seats(args: Mapping[str, object], names: Sequence[str]) -> dict[str, object]:
    """The arguments of a message with names where the rules said seats."""
    return {key: _named_seat(value, names) for key, value in args.items()}


def _named_seat(value: object, names: Sequence[str]) -> object:
    """One argument. The number of a seat that does not exist stays as it is."""
    if isinstance(value, tuple):
        return tuple(_named_seat(part, names) for part in value)
    if not isinstance(value, Message):
        return value
    number = value.args.get("number") if value.id == SOMEBODY else None
    if isinstance(number, int) and 0 < number <= len(names):
        return names[number - 1]
    return with_names(value, names)


def game_name(name: str) -> Message:
    """The name of a game for people. A game without a message for it is called by its id."""
    return Message(f"web-{name}", {OTHERWISE: name})


def own_words(message_id: str, game: str, args: Mapping[str, object] = {}) -> Message:
    """The message "<id>-<game>" if the game has it, else the message <id> that serves every game."""
    return Message(f"{message_id}-{game}", {**args, OTHERWISE: Message(message_id, args)})


class Preview(Struct, frozen=True):
    """The odds of an option: a line for people, and the exact figures."""

    say: Message
    #: By name; a chance or a mean is a fraction written "p/q".
    figures: Mapping[str, object]


class Game(Protocol):
    """The functions of a game module. All are pure but ``advance``, which changes its state."""

    NAME: str
    RULES_VERSION: int
    #: The names of what a table may choose beside edition and mode.
    SETTINGS: tuple[str, ...]
    #: How strong the game's own opponent can be, from weak to strong: values of the setting ``level``. () if
    #: the game has no such opponent.
    LEVELS: tuple[str, ...]
    #: Every way to play, the usual one first.
    SETUPS: tuple[Setup, ...]
    #: The sides that players choose from, in the order in which seats take them if nobody chooses.
    SIDES: tuple[str, ...]
    #: The names of the standing orders that a seat may give; their words are "order-" and the name.
    ORDERS: tuple[str, ...]
    #: The packs of components: the built-in ones and any other text.
    LIBRARY: Library[Any]

    @property
    def State(self) -> type:
        """The type of the game's states."""

    @property
    def View(self) -> type:
        """The type of the game's views."""

    @property
    def Faces(self) -> type:
        """The type of what ``faces`` gives."""

    @property
    def Figures(self) -> type:
        """The type of what ``figures`` gives."""

    @property
    def FACTS(self) -> tuple[type, ...]:
        """The types of everything that can happen."""

    def prepare(
        self,
        *,
        seats: Sequence[str],
        seed: int,
        edition: str = ...,
        mode: str = ...,
        options: Mapping[str, Option] = ...,
        sides: Sequence[str] = ...,
        pack: str = ...,
        pack_text: str = ...,
    ) -> Header:
        """Check the table's choices and write them down; raises BadSetup.

        ``sides`` are by seat; "" leaves a seat the next free one. ``pack`` names a built-in pack, with
        or without its version ("name@1"); without one it is the newest. ``pack_text`` is a pack of one's own.
        """

    def list_parts(self, pack: Any) -> list[dict[str, object]]:
        """All parts in the box, one row each, with the source of each value."""

    def rule_values(self, pack: Any) -> Mapping[str, RuleValue]:
        """What the pages of rules take from a pack, by the paths in them (``lang.rules_figures``)."""

    def faces(self, header: Header) -> dict[str, object]:
        """The printed facts about everything on the table, by the numbers that views use. A client draws the
        table with them."""

    def begin(self, header: Header) -> AnyState:
        """The state before the first entry."""

    def to_act(self, state: AnyState) -> Seat | None:
        """Whom the table waits for; None when the game is over."""

    def options(self, state: AnyState) -> list[AnyAction]:
        """Every legal action of the awaited player, in any order a person may click."""

    def canonical_options(self, state: AnyState) -> list[AnyAction]:
        """As ``options``, but with one path to each result within an opened choice, and with one of several
        equal cards. For bots, random play and counting."""

    def refusal(self, state: AnyState, action: AnyAction) -> IllegalAction:
        """Why this action is not legal. It must not be one of the options."""

    def advance(self, state: AnyState, action: AnyAction) -> None:
        """Do a legal action; changes ``state`` and leaves in ``state.facts`` what happened."""

    def chance(self, state: AnyState) -> ChanceEvent:
        """What chance is asked, while the table waits for it."""

    def outcome(self, state: AnyState, ticket: int) -> AnyAction:
        """The action that a ticket of the bag stands for."""

    def outcomes(self, state: AnyState) -> list[tuple[AnyAction, int]]:
        """Every distinct outcome with its integer weight, equal cards taken together."""

    def reveals(self, state: AnyState, action: AnyAction) -> bool:
        """Whether this action shows its own seat something new. Then it cannot be undone."""

    def view(self, state: AnyState, seat: Seat) -> AnyView:
        """What this seat may know."""

    def figures(self, state: AnyState, seat: Seat) -> Any:
        """Sums that this seat could work out from its view. The rules compute them, so that a client that
        draws the table needs no rules."""

    def previews(self, view: AnyView, options: Sequence[AnyAction]) -> list[Preview | None]:
        """For each option its exact odds, by what this seat may know, or None."""

    def determinize(self, view: AnyView, luck: Luck) -> AnyState:
        """A full state that this view cannot tell from the true one."""

    def redact(self, fact: AnyFact, seat: Seat) -> AnyFact | None:
        """The fact as this seat may learn it; None if it learns nothing."""

    def result(self, state: AnyState) -> Result:
        """Points, winners, rounds and the reason of the end, as the state stands."""

    def laws(self, state: AnyState, before: AnyState | None = None) -> list[str]:
        """The game's own invariants that this state breaks; ``before`` is the state it came from."""

    def write_action(self, table: AnyTable, action: AnyAction) -> str:
        """The short text of an action."""

    def read_action(self, table: AnyTable, text: str) -> AnyAction:
        """The action of a short text; raises IllegalAction if it names nothing."""

    def say_action(self, table: AnyTable, action: AnyAction) -> Message:
        """The action as a label for a person."""

    def say_fact(self, table: AnyTable, fact: AnyFact, names: Sequence[str]) -> Message:
        """The fact as a sentence for a person; ``names`` are those of the seats."""

    def say_step(self, table: AnyTable) -> Message:
        """What is going on, in one line for the player who is awaited."""

    def say_side(self, side: str) -> Message:
        """The name of a side, such as a colour or a nation."""

    def sides_of(self, header: Header) -> dict[str, Message]:
        """The sides in the box of a match, with their names, in the order of ``SIDES``."""

    def order_scope(self, view: AnyView, order: str) -> str | None:
        """How long a standing order lasts if this seat gives it now, as a text. When the text changes, the
        order is over. None: it cannot be given now."""

    def obey(self, view: AnyView, options: Sequence[AnyAction], order: str) -> AnyAction | None:
        """The action that a standing order takes for this seat now. None: the person is asked.

        An order only declines: it spends, shows and ends nothing that the person did not want.
        """
