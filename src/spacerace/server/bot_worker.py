"""One worker process of the server's bots: reads questions, answers each with the option it would take.

Questions and answers are msgpack messages, each behind its length. A worker gets what a person on that seat
could see and nothing else: no seed of the deal, no log, no state. For a finished game it can get the log, for
analysis (spacerace.study).
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from traceback import extract_tb
from typing import BinaryIO

import msgspec
from msgspec import Struct

from spacerace.bots import BOTS, Bot, bot_named
from spacerace.bots.own_bot import is_path
from spacerace.games import game_named
from spacerace.kernel.codec import UNDO_TEXT, decode
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import AnyAction, AnyState, AnyView, Game, Header
from spacerace.kernel.match import Match, Undo
from spacerace.kernel.seats import Seat
from spacerace.study.hint import hint
from spacerace.study.points import points
from spacerace.study.review import judge, scan

#: Makes a bot from its text, a game and a seed.
Maker = Callable[[str, Game, int], Bot]

#: Bytes that say how long a message is.
LENGTH = 4
#: Matches whose terms a worker caches.
MATCHES = 64
#: The niceness of a worker: requests of people come before bots.
NICENESS = 15


class Question(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A request to a worker. It contains only what a person on that seat may know."""

    #: The header as JSON, with 0 for a seed.
    header: bytes
    bot: str
    #: As kernel.codec writes it.
    view: bytes
    #: By their short texts.
    options: tuple[str, ...]
    #: The seed of the bot, not of the deal. A text, because msgpack's numbers may be too small.
    seed: str
    #: The kind of analysis (STUDIES); "" for a decision.
    study: str = ""
    #: Of a game that is over: what it began from, if not from the beginning, and its entries.
    start: bytes = b""
    log: tuple[tuple[Seat, str], ...] = ()
    #: The seats or the entries of the log that it is about.
    numbers: tuple[int, ...] = ()


class Answer(Struct, frozen=True, kw_only=True):
    """The number of the chosen option, or the result of an analysis as JSON, or the reason of a failure."""

    chosen: int = -1
    found: bytes = b""
    problem: str = ""


def frame(message: bytes) -> bytes:
    """A message with its length in front."""
    return len(message).to_bytes(LENGTH, "big") + message


def builtin_bot(text: str, game: Game, seed: int) -> Bot:
    """A built-in bot. A table may name no file: its bot could do anything on this machine."""
    if is_path(text):
        raise BadSetup("", "refused-unknown-bot", {"bot": text, "known": ", ".join(BOTS)})
    return bot_named(text, game, seed)


def with_own(files: Mapping[str, str]) -> Maker:
    """The built-in bots and those of the host, each a file by its name."""

    def make(text: str, game: Game, seed: int) -> Bot:
        return bot_named(files[text], game, seed) if text in files else builtin_bot(text, game, seed)

    return make


def main(make: Maker = builtin_bot) -> None:
    """Answer questions until the server closes the pipe or is gone."""
    # Ctrl+C and a service manager's stop go to the whole group, but the server decides when we end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = sys.stdout.buffer
    # The output of a bot must not be mixed with the answers.
    sys.stdout = sys.stderr
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    try:
        # An empty message: ready. Until then no bot's time runs.
        _write(answers, b"")
        while True:
            _write(answers, msgspec.msgpack.encode(answer(questions.get(), make)))
    except BrokenPipeError:
        os._exit(0)


def answer(question: bytes, make: Maker) -> Answer:
    """The answer to a question. An error is described by its type and place, without values.

    It is written to the server's log, which must not contain a card of a hand.
    """
    try:
        asked = msgspec.msgpack.decode(question, type=Question)
        if asked.study:
            return Answer(found=msgspec.json.encode(STUDIES[asked.study](asked)))
        return Answer(chosen=_choose(asked, make))
    except Exception as error:
        where = extract_tb(error.__traceback__)[-1]
        return Answer(problem=f"{type(error).__name__} at {Path(where.filename).name}:{where.lineno}")


def _choose(question: Question, make: Maker) -> int:
    """The number of the option that the bot takes."""
    game, view, options = _asked(question)
    return options.index(make(question.bot, game, int(question.seed)).choose(view, options, None))


def _asked(question: Question) -> tuple[Game, AnyView, list[AnyAction]]:
    """The game, what the seat sees, and its options."""
    game, begun = _begun(question.header)
    view = decode(game.View, question.view, begun.terms)
    return game, view, [game.read_action(view, text) for text in question.options]


@lru_cache(MATCHES)
def _begun(header: bytes) -> tuple[Game, AnyState]:
    """The game of a match and its state before the first entry, for the terms that it holds."""
    read = msgspec.json.decode(header, type=Header)
    game = game_named(read.game)
    return game, game.begin(read)


# --- what somebody wants to know (spacerace.study) ---------------------------------------------------


def _points(question: Question) -> object:
    """Where the points of a game came from."""
    return points(_match(question))


def _hint(question: Question) -> object:
    """What a bot would do, and why."""
    game, view, options = _asked(question)
    names = msgspec.json.decode(question.header, type=Header).seats
    return hint(game, view, options, question.bot, int(question.seed), names)


def _scan(question: Question) -> object:
    """Luck, and decisions to look at."""
    return scan(_match(question), [Seat(number) for number in question.numbers])


def _judge(question: Question) -> object:
    """What some decisions cost."""
    return judge(_match(question), question.numbers)


def _match(question: Question) -> Match:
    """A game that is over, played again from its log."""
    game, begun = _begun(question.header)
    start = decode(game.State, question.start, begun.terms) if question.start else None
    match = Match(game, msgspec.json.decode(question.header, type=Header), start)
    for seat, text in question.log:
        match.play(seat, Undo() if text == UNDO_TEXT else game.read_action(match.state, text))
    return match


STUDIES: dict[str, Callable[[Question], object]] = {
    "points": _points,
    "hint": _hint,
    "scan": _scan,
    "judge": _judge,
}


def _listen(pipe: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Read questions; when the pipe is closed the process ends, even in the middle of a decision."""
    while len(size := pipe.read(LENGTH)) == LENGTH:
        questions.put(pipe.read(int.from_bytes(size, "big")))
    os._exit(0)


def _write(pipe: BinaryIO, message: bytes) -> None:
    """Send a message."""
    pipe.write(frame(message))
    pipe.flush()


if __name__ == "__main__":
    main(with_own(msgspec.json.decode(sys.argv[1], type=dict[str, str])) if sys.argv[1:] else builtin_bot)
