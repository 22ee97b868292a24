"""All texts for people: language files in Project Fluent, here and in the folders of the games."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from itertools import zip_longest
from math import isfinite
from pathlib import Path
from threading import Lock

from spacerace.games import KITS
from spacerace.kernel.game import OTHERWISE, Message
from spacerace.lang.fluent import Bundle, Unsayable

#: The languages, English first.
LANGUAGES = ("en", "de", "fr", "it")
#: The environment variables that choose the language of a terminal. The first one that is set counts.
VARIABLES = ("SPACERACE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
#: Files and prefixes of ids that a browser does not need: those of commands, terminals and server pages.
HOSTS_FILES = ("arena", "cli", "client", "pack", "report", "rules", "serve", "terminal-app")
HOSTS_IDS = (
    *("api-page-", "cli-", "home-page-", "notice-page-", "nowhere-page-", "offline-page-"),
    *("refused-odds-", "terminal-"),
)
_HERE = Path(__file__).parent
#: Larger numbers are written without separators between groups of digits.
HUGE = 10**20
#: The number of sentences that a language keeps: the same few are said at every step of a game.
KEPT = 4096
#: Longer texts are cut.
LONG = 2000
#: Where an entry of a language file begins; it lasts until the next one or a comment.
_ENTRY = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#)", re.MULTILINE)


class Words:
    """One language. It turns message ids into sentences. Without words for an id, the sentence is the id."""

    def __init__(self, language: str) -> None:
        """A folder is read when no folder before it has a message; an entry is parsed when it is needed."""
        self._entries: dict[str, str] = {}
        self._unread = folders_of(language)
        self._reading = Lock()
        # Fluent can put invisible marks around arguments. They would disturb terminals and comparisons.
        self._bundle = Bundle(language, self._entry)
        #: The sentences of messages without arguments, such as the names of cards, which are used often.
        self._plain: dict[str, str] = {}
        self._kept = lru_cache(KEPT)(self._formatted)

    def __contains__(self, message_id: str) -> bool:
        """Whether the language has words for this id."""
        return self._entry(message_id) is not None

    def _entry(self, name: str) -> str | None:
        """The text of an entry: of the common files, or else of the first game that has it."""
        while name not in self._entries and self._unread:
            self._read_folder()
        return self._entries.get(name)

    def read_all(self) -> None:
        """Read every file now, so that nobody waits for one later."""
        while self._unread:
            self._read_folder()

    def _read_folder(self) -> None:
        """Read the next folder; of threads that want it at the same time the first does."""
        with self._reading:
            if self._unread:
                found: dict[str, str] = {}
                for file in sorted(self._unread[0].glob("*.ftl")):
                    for name, entry in _entries(file.read_text(encoding="utf-8")):
                        found.setdefault(name, entry)
                self._entries.update({**found, **self._entries})
                # Last: whoever sees that it is read finds its entries.
                self._unread.pop(0)

    def say(self, message: Message) -> str:
        """A message in words."""
        return self.sentence(message.id, message.args)

    def sentence(self, message_id: str, args: Mapping[str, object]) -> str:
        """A message id with its arguments in words."""
        if args:
            return self._format(message_id, {key: self._word(value) for key, value in args.items()})
        if message_id not in self._plain:
            self._plain[message_id] = self._format(message_id, {})
        return self._plain[message_id]

    def _word(self, value: object) -> str | int | float:
        """An argument for Fluent: a list is joined, a message becomes a sentence, a number stays a number."""
        match value:
            case Message():
                return self.say(value)
            case list() | tuple():
                return self._join([str(self._word(part)) for part in value])
            case None:
                return ""
            case int() | float() if not isinstance(value, bool):
                return value if -HUGE < value < HUGE else _digits(value)
            case _:
                # Texts, and whatever else a message may hold.
                text = str(value)
                return text if len(text) <= LONG else f"{text[:LONG]}…"

    def _join(self, parts: Sequence[str]) -> str:
        """A list as text: "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        *others, last = parts
        joined = others[0]
        for part in others[1:]:
            joined = self._format("list-more", {"list": joined, "next": part})
        return self._format("list-last", {"list": joined, "last": last})

    def _format(self, message_id: str, args: dict[str, str | int | float]) -> str:
        """As ``_formatted``, from the cache; without floats: 1 and 1.0 are equal, but read differently."""
        if float in map(type, args.values()):
            return self._formatted(message_id, *args.items())
        return self._kept(message_id, *args.items())

    def _formatted(self, message_id: str, *items: tuple[str, str | int | float]) -> str:
        """The sentence. If the language has no words for it, the fallback of the message, or the id."""
        args = dict(items)
        if message_id in self:
            with suppress(Unsayable):
                return self._bundle.format(message_id, args)
        if OTHERWISE in args:
            return str(args[OTHERWISE])
        return _spelled(message_id, args)


def _digits(number: int | float) -> str:
    """A number of any size in digits. Python limits the number of digits."""
    if isinstance(number, int) and number.bit_length() > 3000:
        # Nobody reads a thousand digits; Fluent writes no more than 2500, Python no more than 4300.
        return f"{'-' if number < 0 else ''}2^{number.bit_length() - 1}"
    if isinstance(number, float) and isfinite(number):
        number = int(number)
    return str(number)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a file by their names, without the comments between them."""
    marks = list(_ENTRY.finditer(text))
    for mark, following in zip_longest(marks, marks[1:]):
        if mark[1]:
            yield mark[1], text[mark.start() : following.start() if following else len(text)].rstrip()


def texts(language: str) -> list[str]:
    """The texts of a language's files: those of every room, then those of the games."""
    return [file.read_text(encoding="utf-8") for file in files_of(language)]


def files_of(language: str) -> list[Path]:
    """The files of a language, by folder and in the order of their names."""
    return [file for folder in folders_of(language) for file in sorted(folder.glob("*.ftl"))]


def folders_of(language: str) -> list[Path]:
    """The folders of a language: that of every room, then those of the games.

    A game that does not have the language speaks English there.
    """
    games = [kit.folder / "lang" for kit in KITS.values() if kit.folder is not None]
    return [one / (language if (one / language).is_dir() else "en") for one in (_HERE, *games)]


def texts_for_clients(language: str, part: str | None = None) -> str:
    """The messages that a browser needs, without comments: about half of all.

    Part "guide" is what games teach, "main" the rest.
    """
    kept = []
    for file in files_of(language):
        its_part = "guide" if file.stem == "guide" else "main"
        if file.stem not in HOSTS_FILES and part in (None, its_part):
            # A message begins with its id at the edge of a line, and lasts until the next one or a comment.
            text = file.read_text(encoding="utf-8") + "\n"
            found = re.findall(r"^[a-z].*\n(?:[^a-z#\n].*\n|\n)*", text, re.MULTILINE)
            kept += [message.rstrip() for message in found if not message.startswith(HOSTS_IDS)]
    return "\n".join([*kept, ""])


def _spelled(message_id: str, args: Mapping[str, str | int | float]) -> str:
    """The id and its arguments, between marks that occur in no sentence."""
    return f"‹{' '.join([message_id, *(f'{key}={value}' for key, value in args.items())])}›"


@cache
def words(language: str = "en") -> Words:
    """The words of a language."""
    if language not in LANGUAGES:
        raise ValueError(f"there are no words in {language!r}; there are: {', '.join(LANGUAGES)}")
    return Words(language)


def spoken(language: str) -> str:
    """This language, or its general form ("de" for "de-AT"), or else English: the first that we have."""
    choices = (language, language.partition("-")[0])
    return next((choice for choice in choices if choice in LANGUAGES), "en")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, such as "de_AT.UTF-8", if we have it."""
    asked = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return spoken(asked.partition(".")[0].replace("_", "-").lower())
