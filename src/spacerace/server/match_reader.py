"""Reads a match file that somebody sends us, in a process of its own (reader_pool).

On stdin the text, on stdout a ``Reading`` as JSON.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from spacerace.games import game_named, pack_of
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode, read_match
from spacerace.kernel.errors import BadMatchFile, Refusal
from spacerace.kernel.game import Header
from spacerace.kernel.match import Match
from spacerace.server import reader_process
from spacerace.server.errors import plain_details
from spacerace.server.pack_reader import NOTHING
from spacerace.server.play import Play, Row, from_match

#: Decisions that are tried out after a start state of a file, which anybody can have written.
PROBE = 60


class Reading(Struct, frozen=True, kw_only=True):
    """A match that was played back, or the line where it breaks."""

    header: Header | None = None
    #: The state that the log goes on from, as JSON; None for the beginning of the game.
    start: str | None = None
    rows: list[Row] = []
    #: Whether the game is over.
    over: bool = False
    #: The pack that is not built in; null if there is none.
    box: Raw = NOTHING
    #: Whether a new game may take that pack.
    sound: bool = False
    line: int = 0
    rule: str = ""
    message_id: str = ""
    args: dict[str, Any] = {}


def read(data: bytes) -> bytes:
    """The answer for a text."""
    return msgspec.json.encode(reading(data.decode("utf-8", "replace")))


def reading(text: str) -> Reading:
    """The match of a file, with what each seat has seen; or why it is none."""
    try:
        match = _first_failure(text)
        play = from_match(match)
        if match.start is not None:
            probe(play)
    except Refusal as error:
        args = plain_details(error)
        line = error.line if isinstance(error, BadMatchFile) else _start_line(text)
        return Reading(line=line, rule=error.rule, message_id=error.message_id, args=args)
    except Exception:  # The start is a state that nobody could have reached.
        return Reading(line=_start_line(text), rule="T-7", message_id="refused-import-stuck")
    start = None if match.start is None else encode(match.start).decode()
    over, text = play.awaited is None, match.header.pack_text
    if not text:
        return Reading(header=match.header, start=start, rows=play.rows, over=over)
    box = Raw(msgspec.json.encode(pack_of(match.game, match.header)))
    sound = not match.game.LIBRARY.check(text)
    return Reading(header=match.header, start=start, rows=play.rows, over=over, box=box, sound=sound)


def _first_failure(text: str) -> Match:
    """Play a file back; an error of the rules is told with its line."""
    line = 1

    def reached(number: int) -> None:
        nonlocal line
        line = number

    try:
        return read_match(text, game_named, reached)
    except Refusal:
        raise
    except Exception as error:
        raise BadMatchFile(line, "T-5", "refused-import-stuck") from error


def _start_line(text: str) -> int:
    """The line of the state that a file goes on from."""
    lines = enumerate(text.split("\n"), 1)
    return next((number for number, line in lines if line.startswith("start")), 1)


def probe(play: Play) -> None:
    """Play on at random for a while, and ask all that the server asks; whatever does not hold raises."""
    game, chance, match = play.game, Random(1), Match(play.game, play.match.header, play.match.state)
    match.draw()
    for _ in range(PROBE):
        awaited, state = match.awaited, match.state
        for watcher in play.watchers:
            game.determinize(game.view(state, watcher), Luck(1))
        if awaited is None:
            break
        options = game.options(state)
        game.previews(game.view(state, awaited), options)
        game.say_step(state)
        for option in options:
            game.say_action(state, option)
            game.write_action(state, option)
        match.play(awaited, chance.choice(game.canonical_options(state)))
        match.draw()
        if broken := game.laws(match.state):
            raise Refusal("T-7", "match-file-bad-start", {"reason": broken[0]})
    game.result(match.state)


if __name__ == "__main__":
    reader_process.serve(read)
