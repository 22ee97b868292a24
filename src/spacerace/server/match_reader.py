"""Reads a match file that somebody sends us, in a process of its own.

A made-up file may lead the rules anywhere: into a mistake, into a loop, into more memory than there is. So it
is played back here, with limits, and the server takes over what came out well. On stdin the text, on stdout a
``Reading`` as JSON.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from spacerace.games import game_named
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode, read_match
from spacerace.kernel.errors import BadMatchFile, Refusal
from spacerace.kernel.game import Header, Message
from spacerace.kernel.match import Match
from spacerace.kernel.voice import sentence, set_voice
from spacerace.lang import words
from spacerace.server.play import Play, Row, from_match

#: Seconds of a processor and bytes of memory: far more than the longest match needs.
SECONDS, MEMORY = 30, 2 * 2**30
#: So many decisions are tried out after a state that somebody made up.
PROBE = 60


class Reading(Struct, frozen=True, kw_only=True):
    """A match that was played back, or the line where it breaks."""

    header: Header | None = None
    #: The state that the log goes on from, as JSON; None for the beginning of the game.
    start: str | None = None
    rows: list[Row] = []
    line: int = 0
    rule: str = ""
    message_id: str = ""
    args: dict[str, Any] = {}


def main() -> None:
    """Read, answer, end."""
    _set_limits()
    set_voice(words().sentence)
    text = sys.stdin.buffer.read().decode("utf-8", "replace")
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    answers.write(msgspec.json.encode(reading(text)))
    answers.flush()


def reading(text: str) -> Reading:
    """The match of a file, with everybody's memory of it; or why it is none."""
    try:
        match = _first_failure(text)
        play = from_match(match)
        if match.start is not None:
            probe(play)
    except Refusal as error:
        args = {name: _plain(value) for name, value in error.details.items()}
        line = error.line if isinstance(error, BadMatchFile) else _start_line(text)
        return Reading(line=line, rule=error.rule, message_id=error.message_id, args=args)
    except Exception:  # The start is a state that nobody could have reached.
        return Reading(line=_start_line(text), rule="T-7", message_id="refused-import-stuck")
    start = None if match.start is None else encode(match.start).decode()
    return Reading(header=match.header, start=start, rows=play.rows)


def _first_failure(text: str) -> Match:
    """Play a file back; whatever the rules stumble over is told with its line."""
    try:
        return read_match(text, game_named)
    except Refusal:
        raise
    except Exception as error:
        lines = text.replace("\r\n", "\n").split("\n")
        line = _first(len(lines), lambda count: _stumbles("\n".join(lines[:count])))
        raise BadMatchFile(line, "T-5", "refused-import-stuck") from error


def _first(most: int, fails: Callable[[int], bool]) -> int:
    """The smallest number up to ``most`` that fails; all above it fail too."""
    low, high = 1, most
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if fails(middle) else (middle + 1, high)
    return low


def _stumbles(text: str) -> bool:
    """Whether the rules stumble over this much of a file; a plain refusal is no stumbling."""
    try:
        read_match(text, game_named)
    except Refusal:
        return False
    except Exception:
        return True
    return False


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


def _plain(value: object) -> object:
    """What a sentence speaks of, as JSON can hold it."""
    match value:
        case Message():
            return sentence(value.id, value.args)
        case None | str() | bool() | int() | float():
            return value
        case list() | tuple():
            return [_plain(part) for part in value]
        case _:
            return str(value)


def _set_limits() -> None:
    """Take no more time and memory than a match can need, where the system knows such limits."""
    try:
        import resource
    except ImportError:  # Windows: the server's own clock ends us.
        return
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()
