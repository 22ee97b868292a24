"""A seat at a table: its live connection, which connects again by itself, and what can be done from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from types import TracebackType
from typing import Any
from urllib.parse import urlencode

import msgspec

from spacerace.client import calls
from spacerace.client.address import read_address
from spacerace.client.backoff import Backoff
from spacerace.client.calls import Calls, Refused, Told
from spacerace.client.typed_views import Typed
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import AnyAction, Game
from spacerace.kernel.seats import Seat
from spacerace.server.models import Chat, Choices, Gone, OptionInfo, State, Table, TableInfo

#: Seconds without any message after which the line is taken for lost: a sign of life comes every 25.
SILENCE = 60.0
#: The code with which the server closes a line for good.
CLOSED_FOR_GOOD = 4403
#: The ids of errors that say: something has happened since.
STALE = ("refused-stale", "refused-history-lost")

#: What comes over the line.
Message = Table | State | Chat | Gone
_MESSAGES = {kind.__struct_config__.tag: kind for kind in (Table, State, Chat, Gone)}


def look(link: str) -> TableInfo:
    """The table of this link, as everybody may see it. Raises BadSetup, Unreachable or Refused."""
    address = read_address(link)
    return _table(Calls(address.server, address.token), address.table)


def sit(
    link: str,
    *,
    token: str = "",
    name: str = "",
    side: str | None = None,
    words: str = "",
    told: Told = lambda seconds, reason: None,
    backoff: Callable[[], Backoff] = Backoff,
) -> TableSeat:
    """A seat at the table of this link: the one of its token, else a free one under this ``name``.

    ``words``: the language in which messages bring their sentences; without one they bring none. ``told``
    is called before every wait, and ``backoff`` makes the waits. Raises BadSetup, Unreachable or Refused.
    """
    address = read_address(link)
    made = Calls(address.server, token or address.token, told=told, backoff=backoff())
    path = f"/tables/{address.table}"
    seat = Seat(-1)
    if not made.token:
        if not name:
            raise BadSetup("", "refused-no-name-no-token")
        seated = msgspec.json.decode(made.first("POST", f"{path}/join", {"name": name, "side": side}))
        made.token, seat = seated["token"], seated["seat"]
    info = _table(made, address.table)
    if not info.yours:
        raise Refused(403, "", "refused-token-holds-no-seat", {})
    return TableSeat(made, info, info.yours[0] if seat < 0 else seat, words=words, backoff=backoff)


class TableSeat:
    """One seat of a table. Use it from one thread."""

    def __init__(
        self,
        calls: Calls,
        table: TableInfo,
        number: Seat,
        *,
        words: str = "",
        backoff: Callable[[], Backoff] = Backoff,
    ) -> None:
        """A seat that the key of these calls holds."""
        self.calls = calls
        #: The table, as it was told last.
        self.table = table
        self.number = number
        #: How the table stands, as it was told last; None before the game begins.
        self.state: State | None = None
        self._words = words
        self._backoff = backoff
        self._chat = 0
        self._typed = Typed(calls, table)
        self._open = ExitStack()

    def __enter__(self) -> TableSeat:
        """For ``with``: the line is closed at the end."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the line."""
        self.close()

    def close(self) -> None:
        """Hang up. The seat stays taken."""
        self._open.close()

    # --- what the table tells ---

    @property
    def game(self) -> Game | None:
        """The rules, if they are installed here; views are the structs of the game's ``view.py`` then."""
        return self._typed.game

    def turns(self) -> Iterator[State]:
        """Each state in which this seat has to choose, once, until the game is over."""
        seen = 0
        for message in self.messages():
            if isinstance(message, Gone):
                raise gone(message)
            if not isinstance(message, State):
                continue
            if message.awaited is None:
                return
            if message.options and message.at > seen:
                seen = message.at
                yield message

    def messages(self) -> Iterator[Message]:
        """Everything that comes over the live connection; the last one may be a ``Gone``.

        When the line breaks it is opened again at the same place: nothing is lost, nothing comes twice.
        """
        from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

        backoff = self._backoff()
        reason = ""
        while True:
            try:
                line = self._connect()
                while True:
                    message = self._read(line.recv(timeout=SILENCE))
                    backoff.reset()
                    if message is not None:
                        yield message
                    if isinstance(message, Gone):
                        return
            except InvalidStatus as error:
                status = error.response.status_code
                # A server that stops refuses new lines with any of the 5xx.
                if status < 500 and status not in calls.PASSING:
                    raise Refused(status, "", "refused-line", {}) from None
                reason = f"HTTP {status}"
            except ConnectionClosed as error:
                closed = error.rcvd
                if closed is not None and closed.code == CLOSED_FOR_GOOD:
                    raise Refused(403, "", closed.reason or "refused-line", {}) from None
                reason = str(closed.code) if closed is not None else str(error)
            except (OSError, InvalidHandshake) as error:
                # A TimeoutError is an OSError: the line was silent for too long.
                reason = str(error) or type(error).__name__
            finally:
                self.close()
            self.calls.wait(0, reason, backoff)

    def _connect(self) -> Any:
        """Open the line where it broke."""
        from websockets.sync.client import connect

        since = self.state.at if self.state is not None else 0
        asked: dict[str, Any] = {"seat": self.number, "since": since, "chat": self._chat}
        if self._words:
            asked["words"] = self._words
        server = self.calls.server.replace("http", "ws", 1)
        address = f"{server}/api/tables/{self.table.id}/live?{urlencode(asked)}"
        # A view of a long game is larger than the default allows.
        headers = self.calls.headers
        return self._open.enter_context(connect(address, additional_headers=headers, max_size=2**26))

    def _read(self, text: str | bytes) -> Message | None:
        """A message; None for a sign of life, and for kinds that a newer server may have."""
        found = msgspec.json.decode(text)
        kind = _MESSAGES.get(found.get("type"))
        if kind is None:
            return None
        if kind is Table:
            found["table"] = _known(found["table"])
        message: Any = msgspec.convert(found, kind)
        match message:
            case Table():
                self.table = message.table
            case Chat():
                self._chat = max([self._chat, *(line.number for line in message.lines)])
            case State():
                message = self.state = self._typed.state(message)
            case _:
                # Nothing of the last message is kept.
                pass
        told: Message = message
        return told

    def actions(self, state: State) -> list[AnyAction]:
        """The options of a state as the structs of the game, in the same order."""
        game = self.game
        if game is None:
            raise BadSetup("", "refused-game-not-here", {"game": self.table.game})
        return [game.read_action(state.view, option.action) for option in state.options]

    def faces(self) -> Any:
        """What is printed on the cards and boards, by the numbers of the view."""
        found = msgspec.json.decode(self.calls.again("GET", self._path("faces")))
        return found if self.game is None else msgspec.convert(found, self.game.Faces)

    # --- what can be done ---

    def act(self, action: OptionInfo | AnyAction | str) -> State:
        """Do one of the options, as it stands in a state, in ``actions`` or as text; the state after it.

        It is done once, however often the line breaks. If something has happened that this seat had not
        seen, nothing is done; the state tells what. Raises Refused if the rules forbid it.
        """
        assert self.state is not None, "the game has not begun"
        match action:
            case str():
                text = action
            case OptionInfo():
                text = action.action
            case _:
                # Each game has action types of its own.
                assert self.game is not None, "a text is needed: the rules are not installed here"
                text = self.game.write_action(self.state.view, action)
        return self._change("actions", {"action": text})

    def undo(self) -> State:
        """Take the latest step back, or ask the others whether one may."""
        return self._change("undo", {})

    def agree(self, *, yes: bool = True) -> None:
        """Answer another's wish to take a step back."""
        self.calls.again("POST", self._path("undo/answer"), {"agree": yes, "seat": self.number})

    def say(self, text: str) -> None:
        """A line for the chat."""
        self.call("POST", "chat", {"text": text, "seat": self.number})

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Any other request about this table, such as ``call("POST", "hint", {...})``; it is sent once.

        The answer is plain data.
        """
        return msgspec.json.decode(self.calls.first(method, self._path(path), body))

    def _change(self, path: str, more: dict[str, Any]) -> State:
        """A click, which can be posted again as it is (docs/api.md)."""
        assert self.state is not None
        body = {"at": self.state.at, "seat": self.number, **more}
        try:
            answer = self.calls.again("POST", self._path(path), body)
        except Refused as error:
            if error.message_id not in STALE:
                raise
            answer = self.calls.again("GET", self._path(f"state?seat={self.number}&since={self.state.at}"))
        return self._typed.state(msgspec.json.decode(answer, type=State))

    def _path(self, path: str) -> str:
        """A path of this table."""
        return f"/tables/{self.table.id}/{path}"


def _table(made: Calls, table: str) -> TableInfo:
    """A table, asked once."""
    found = msgspec.json.decode(made.first("GET", f"/tables/{table}"))
    return msgspec.convert(_known(found), TableInfo)


def _known(table: dict[str, Any]) -> dict[str, Any]:
    """A table without the choices that only a newer server knows: their struct refuses all others."""
    fields = Choices.__struct_fields__
    choices = {name: value for name, value in table["choices"].items() if name in fields}
    return {**table, "choices": choices}


def gone(message: Gone) -> Refused:
    """The last message as an exception."""
    return calls.refused(410, msgspec.to_builtins(message.problem))
