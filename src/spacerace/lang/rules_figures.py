"""The figures of a page of rules, filled in from a pack.

A page is a template. What a pack says stands in it between braces, as a path that the game offers with
``rule_values``:

- ``{board.hand_size}``: the value; in [square brackets] if it is ours, that is, if no source gives it.
- ``{asset.robotics.effect: Draw a card.}``: this text, in brackets if that value is ours. It may hold
  further braces, which then get no brackets of their own.
- ``{asset.robotics.effect.cards = one card / # cards}``: the text for one or the text for any other number,
  with the number in place of ``#``.
- ``{early:threshold.2.vp}``: the same of another edition, whatever the table plays with. At a table of that
  edition it is the table's own pack.

A path that nobody knows is a mistake in the page. One that only this pack doesn't have (it left the card out)
is filled from the newest pack, and the line says so.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from spacerace.kernel.game import Message, RuleValue
from spacerace.lang import Words
from spacerace.lang.rules_format import BadPage

_PATH = r"(?:([a-z0-9]+):)?([a-z0-9_-]+(?:\.[a-z0-9_-]+)*)"
_PLAIN = re.compile(_PATH)
_GROUP = re.compile(_PATH + r": (.+)")
_COUNT = re.compile(_PATH + r" = (.+?) / (.+)")
_ROW = re.compile(r"(\| \S+ \| )(.*)")


class Packs(NamedTuple):
    """The packs that the braces of a page can refer to."""

    #: The edition that counts where braces name none.
    edition: str
    #: By edition: of the pack that the page is filled from, or else of the newest one.
    own: Mapping[str, Mapping[str, RuleValue]]
    #: By edition: of the newest pack, for what a pack left out; "" is that of the usual edition.
    newest: Mapping[str, Mapping[str, RuleValue]]


def fill(text: str, packs: Packs, words: Words, *, name: str) -> str:
    """A page with its figures. ``name`` is its name in error messages."""
    lines = text.splitlines()
    filled = [_Line(packs, words, f"{name}:{number}").fill(line) for number, line in enumerate(lines, 1)]
    return "\n".join([*filled, ""])


class _Line:
    """One line that is being filled in."""

    def __init__(self, packs: Packs, words: Words, place: str) -> None:
        self.packs, self.words, self.place = packs, words, place
        #: Whether the pack lacks a value of the line.
        self.absent = False

    def fill(self, line: str) -> str:
        """The line with its figures. If the pack lacks a value, the line says so."""
        filled = self._text(line, bracketed=False)
        if not self.absent:
            return filled
        note = self.words.say(Message("rules-absent"))
        row = _ROW.fullmatch(filled)
        return f"{row[1]}{note} {row[2]}" if row else f"{note} {filled}"

    def _text(self, text: str, *, bracketed: bool) -> str:
        """A text with the values of its braces; within brackets there are no further ones."""
        parts = []
        at = 0
        while (start := text.find("{", at)) >= 0:
            end = self._end(text, start)
            parts += [text[at:start], self._value(text[start + 1 : end], bracketed=bracketed)]
            at = end + 1
        if "}" in text[at:]:
            raise BadPage(f"{self.place}: a brace that nothing opens: {text[at:]}")
        return "".join([*parts, text[at:]])

    def _end(self, text: str, start: int) -> int:
        """The position of the closing brace for the one that opens here."""
        depth = 0
        for place in range(start, len(text)):
            depth += {"{": 1, "}": -1}.get(text[place], 0)
            if not depth:
                return place
        raise BadPage(f"{self.place}: a brace that nothing closes: {text[start:]}")

    def _value(self, inside: str, *, bracketed: bool) -> str:
        """The text that replaces a pair of braces."""
        if found := _PLAIN.fullmatch(inside):
            value = self._find(found[1], found[2])
            text = self._say(value)
        elif found := _GROUP.fullmatch(inside):
            value = self._find(found[1], found[2])
            text = self._text(found[3], bracketed=bracketed or value.ours)
        elif found := _COUNT.fullmatch(inside):
            value = self._find(found[1], found[2])
            text = self._counted(value, found[3], found[4])
        else:
            raise BadPage(f"{self.place}: braces without a known form: {{{inside}}}")
        return f"[{text}]" if value.ours and not bracketed else text

    def _find(self, edition: str | None, path: str) -> RuleValue:
        """The value of a path."""
        if edition is not None and edition not in self.packs.newest:
            raise BadPage(f"{self.place}: there is no edition {edition!r}")
        own = self.packs.own.get(edition or self.packs.edition, {})
        if path in own:
            return own[path]
        newest = self.packs.newest.get(edition or "", {})
        if path not in newest:
            raise BadPage(f"{self.place}: no pack has {path!r}")
        self.absent = True
        return newest[path]

    def _say(self, value: RuleValue) -> str:
        """A value in words; a number in digits."""
        if value.value is None:
            raise BadPage(f"{self.place}: a value without words of its own")
        return str(value.value) if isinstance(value.value, int) else self.words.say(value.value)

    def _counted(self, value: RuleValue, one: str, other: str) -> str:
        """The text for this number."""
        if not isinstance(value.value, int):
            raise BadPage(f"{self.place}: only a number can be counted: {one} / {other}")
        return one if value.value == 1 else other.replace("#", str(value.value))
