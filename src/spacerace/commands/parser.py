"""The parser of the command line: argparse with our words, with rows of commands, and with "did you mean"."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn

from spacerace.kernel.sentences import sentence

#: What argparse says by itself, and our messages for it. What is not here stays English.
OWN_WORDS = {
    "usage: ": "cli-word-usage",
    "positional arguments": "cli-word-arguments",
    "options": "cli-word-options",
    "show this help message and exit": "cli-word-help",
    "%(prog)s: error: %(message)s\n": "cli-word-error",
    "argument %(argument_name)s: %(message)s": "cli-word-argument",
    "the following arguments are required: %s": "cli-word-required",
    "expected one argument": "cli-word-expected-one",
    "expected at least one argument": "cli-word-expected-some",
    "expected %s argument": "cli-word-expected-number",
    "expected %s arguments": "cli-word-expected-number",
    "not allowed with argument %s": "cli-word-not-allowed",
    "ignored explicit argument %r": "cli-word-no-value",
}
#: A line break, or a blank at an end: Fluent keeps none there.
_ENDS = ("\n", " ")


def translated(text: str) -> str:
    """What argparse says, in the language in use."""
    message_id = OWN_WORDS.get(text)
    if message_id is None:
        return text
    return sentence(message_id, {}) + (text[-1] if text[-1] in _ENDS else "")


def translated_plural(one: str, several: str, number: int) -> str:
    """As ``translated``, of what depends on a number."""
    return translated(one if number == 1 else several)


# argparse asks these two of its own names for every word: there is no other place for a translation.
vars(argparse).update(_=translated, ngettext=translated_plural)


def with_near(message: str, word: str, known: Iterable[str]) -> str:
    """A complaint about a word that is unknown, with what somebody may have meant by it."""
    from difflib import get_close_matches

    by_small = {one.casefold(): one for one in known}
    found = get_close_matches(word.casefold(), by_small, n=1)
    return f"{message} {sentence('cli-did-you-mean', {'near': by_small[found[0]]})}" if found else message


class Parser(argparse.ArgumentParser):
    """A parser that shows texts as they are written, and knows what somebody may have meant."""

    def __init__(self, **more: Any) -> None:
        """Long options are written out: a part of one might mean another one tomorrow."""
        more.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(allow_abbrev=False, **more)
        self._rows: list[tuple[str, Mapping[str, str]]] = []
        # Whoever finds a word that no command knows asks the parser of the command that was typed.
        self.set_defaults(parser=self)

    def add_rows(self, title: str, rows: Mapping[str, str]) -> None:
        """Commands that belong together, each with the message that tells what it does."""
        self._rows.append((title, rows))

    def format_help(self) -> str:
        """The help; what an option may be comes after the commands."""
        text = super().format_help()
        if not self._rows:
            return text
        # These two import a lot, and are not needed where a command runs.
        import shutil
        import textwrap

        width = shutil.get_terminal_size().columns - 2
        head = max(len(name) for _, rows in self._rows for name in rows) + 4
        blocks = []
        for title, rows in self._rows:
            lines = [f"{title}:"]
            for name, message_id in rows.items():
                about = textwrap.wrap(sentence(message_id, {}), max(width - head, 20))
                lines.append(f"  {name}".ljust(head) + about[0])
                lines += [" " * head + line for line in about[1:]]
            blocks.append("\n".join(lines))
        options = f"{translated('options')}:\n"
        before, found, after = text.partition(options)
        return "\n\n".join((before.rstrip(), *blocks, found + after))

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """All that was typed; an unknown option is refused with the one that may have been meant."""
        found, left = self.parse_known_args(args, namespace)
        if left:
            found.parser.refuse_unknown(left)
        return found

    def refuse_unknown(self, words: Sequence[str]) -> NoReturn:
        """Name what no option or argument of this command fits."""
        options = [text for action in self._actions for text in action.option_strings]
        first = next((word for word in words if word.startswith("-")), words[0])
        word = first.partition("=")[0]
        text = sentence("cli-no-such-argument", {"words": " ".join(words)})
        self.error(with_near(text, word, options) if word.startswith("-") else text)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse a word that is not one of those to choose from."""
        if action.choices is not None and value not in action.choices:
            known = [str(one) for one in action.choices]
            text = sentence("cli-no-such-choice", {"text": str(value), "known": ", ".join(known)})
            raise argparse.ArgumentError(action, with_near(text, str(value), known))

    def error(self, message: str) -> NoReturn:
        """The usage, what is wrong, and where more is told."""
        message = message if message.endswith((".", "?", "!")) else f"{message}."
        super().error(f"{message} {sentence('cli-more-help', {'command': self.prog})}")
