"""Sentences from messages of Project Fluent. Mozilla's parser reads them. This module fills in the arguments.

A message is parsed when it is first needed, and becomes a few nested functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

#: How a language writes numbers: what stands before decimals, and between thousands.
MARKS = {"en": (".", ","), "de": (",", "."), "fr": (",", "\u202f"), "it": (",", ".")}
#: A number shows at most so many decimals, unless its message says otherwise.
DECIMALS = 3
#: The options of NUMBER, and those of them that are counts of digits.
GROUPING = "useGrouping"
DIGITS = ("minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits")


class Unsayable(Exception):
    """A message that does not exist or lacks an argument, or that Fluent cannot read."""


class Number(NamedTuple):
    """A number with the options of its NUMBER."""

    value: int | float
    options: Mapping[str, int]


class Unset(str):
    """An argument that a term was not given. Its name is shown, and it matches no variant."""


class Scope(NamedTuple):
    """What a pattern can see while it is filled in."""

    args: Mapping[str, str | int | float]
    #: Whether this is within a term. A term can lack an argument.
    in_term: bool
    #: The entries that are being filled in, so that a cycle of references ends.
    within: tuple[str, ...]


Value = str | int | float | Number
Piece = Callable[[Scope], Value]
Text = Callable[[Scope], str]


class Bundle:
    """The messages of one language."""

    def __init__(self, language: str, find: Callable[[str], str | None]) -> None:
        """``find`` gives the text of an entry by its name; that of a term begins with a hyphen."""
        self._language, self._find = language, find
        self._parser = FluentParser(with_spans=False)
        self._texts: dict[str, Text] = {}

    def format(self, name: str, args: Mapping[str, str | int | float]) -> str:
        """The sentence of a message; raises Unsayable."""
        return self._text_of(name)(Scope(args, in_term=False, within=(name,)))

    def _text_of(self, name: str) -> Text:
        """A message, term or attribute ("message.attribute") that can be filled in."""
        if name not in self._texts:
            self._read(name.partition(".")[0])
        if name not in self._texts:
            raise Unsayable(name)
        return self._texts[name]

    def _read(self, name: str) -> None:
        """Parse an entry. Two threads may do so at the same time, with the same result."""
        entry = self._parser.parse_entry(self._find(name) or "")
        if isinstance(entry, ftl.Message | ftl.Term):
            if entry.value is not None:
                self._texts[name] = self._pattern(entry.value)
            for one in entry.attributes:
                self._texts[f"{name}.{one.id.name}"] = self._pattern(one.value)

    # --- from the tree to functions -----------------------------------------------------------

    def _pattern(self, pattern: ftl.Pattern) -> Text:
        """A text with gaps."""
        pieces = [
            _constant(part.value) if isinstance(part, ftl.TextElement) else self._piece(part)
            for part in pattern.elements
        ]
        show = self._show
        if len(pieces) == 1:
            only = pieces[0]
            return lambda scope: show(only(scope))
        return lambda scope: "".join([show(piece(scope)) for piece in pieces])

    def _piece(self, node: object) -> Piece:
        """The part between braces."""
        match node:
            case ftl.Placeable():
                return self._piece(node.expression)
            case ftl.StringLiteral():
                return _constant(str(node.parse()["value"]))
            case ftl.NumberLiteral():
                return _constant(_number(node))
            case ftl.VariableReference():
                return _variable(node.id.name)
            case ftl.MessageReference():
                return self._reference(_full_name(node.id.name, node.attribute))
            case ftl.TermReference():
                return self._term(node)
            case ftl.SelectExpression():
                return self._choice(node)
            case ftl.FunctionReference() if node.id.name == "NUMBER" and node.arguments.positional:
                return self._formatted(node.arguments)
            case _:
                # Other functions are not known, nor is NUMBER without a number.
                raise Unsayable(type(node).__name__)

    def _reference(self, name: str) -> Piece:
        """Another message, with the same arguments."""

        def say(scope: Scope) -> str:
            if name in scope.within:
                raise Unsayable(name)
            return self._text_of(name)(scope._replace(within=(*scope.within, name)))

        return say

    def _term(self, node: ftl.TermReference) -> Piece:
        """A term, which sees the arguments that are written beside it and no others."""
        name = _full_name(f"-{node.id.name}", node.attribute)
        say = self._reference(name)
        given = {one.name.name: _literal(one.value) for one in node.arguments.named} if node.arguments else {}
        return lambda scope: say(Scope(given, in_term=True, within=scope.within))

    def _choice(self, node: ftl.SelectExpression) -> Piece:
        """One of several texts."""
        selector = self._piece(node.selector)
        by_word: dict[str, Text] = {}
        by_number: dict[int | float, Text] = {}
        default: Text | None = None
        for variant in node.variants:
            text = self._pattern(variant.value)
            if isinstance(variant.key, ftl.NumberLiteral):
                by_number.setdefault(_number(variant.key), text)
            else:
                by_word.setdefault(variant.key.name, text)
            if variant.default:
                default = text
        assert default is not None, "the parser wants one"
        otherwise, language = default, self._language

        def choose(scope: Scope) -> str:
            value = selector(scope)
            if isinstance(value, Unset):
                return otherwise(scope)
            if isinstance(value, str):
                return by_word.get(value, otherwise)(scope)
            number = value.value if isinstance(value, Number) else value
            text = by_number.get(number) if by_number else None
            return (text or by_word.get(category(language, number), otherwise))(scope)

        return choose

    def _formatted(self, arguments: ftl.CallArguments) -> Piece:
        """NUMBER with its options. A text stays unchanged."""
        inner = self._piece(arguments.positional[0])
        options: dict[str, int] = {}
        for one in arguments.named:
            value = _literal(one.value)
            if one.name.name not in (GROUPING, *DIGITS) or not isinstance(value, int):
                raise Unsayable(f"NUMBER {one.name.name}")
            options[one.name.name] = value

        def format_number(scope: Scope) -> Value:
            value = inner(scope)
            if isinstance(value, str):
                return value
            if isinstance(value, Number):
                return Number(value.value, {**value.options, **options})
            return Number(value, options)

        return format_number

    def _show(self, value: Value) -> str:
        """A value as people read it."""
        if isinstance(value, str):
            return value
        if isinstance(value, Number):
            return spell(self._language, value.value, value.options)
        return spell(self._language, value, {})


def _constant(value: Value) -> Piece:
    """A constant text."""
    return lambda scope: value


def _variable(name: str) -> Piece:
    """An argument of the message."""

    def get(scope: Scope) -> Value:
        try:
            return scope.args[name]
        except KeyError:
            if scope.in_term:
                return Unset(name)
            raise Unsayable(name) from None

    return get


def _full_name(name: str, attribute: ftl.Identifier | None) -> str:
    """The name of an entry or of an attribute of it."""
    return name if attribute is None else f"{name}.{attribute.name}"


def _number(node: ftl.NumberLiteral) -> int | float:
    """A number that a message writes out."""
    return float(node.value) if "." in node.value else int(node.value)


def _literal(node: ftl.NumberLiteral | ftl.StringLiteral) -> str | int | float:
    """A number or a text that a message writes out."""
    return _number(node) if isinstance(node, ftl.NumberLiteral) else str(node.parse()["value"])


# --- numbers -------------------------------------------------------------------------------------


def category(language: str, number: int | float) -> str:
    """The plural form of a number, by the rules of Unicode's CLDR for our languages."""
    size = abs(number)
    whole = size == int(size)
    if language == "fr":
        if size < 2:
            return "one"
    elif size == 1:
        return "one"
    if language in ("fr", "it") and whole and size and size % 1_000_000 == 0:
        return "many"
    return "other"


def spell(language: str, number: int | float, options: Mapping[str, int]) -> str:
    """A number with the marks of the language."""
    point, comma = MARKS[language]
    least = options.get("minimumFractionDigits", 0)
    most = max(least, options.get("maximumFractionDigits", DECIMALS))
    if isinstance(number, int):
        digits, decimals = str(abs(number)), ""
    else:
        rounded = Decimal(str(abs(number))).quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
        digits, _, decimals = f"{rounded:f}".partition(".")
        decimals = decimals.rstrip("0")
    decimals = decimals.ljust(least, "0")
    digits = digits.zfill(options.get("minimumIntegerDigits", 1))
    if options.get(GROUPING, 1):
        digits = comma.join(_threes(digits))
    minus = "-" if number < 0 and (digits.strip("0") or decimals.strip("0")) else ""
    return f"{minus}{digits}{point}{decimals}" if decimals else f"{minus}{digits}"


def _threes(digits: str) -> Sequence[str]:
    """Digits in groups of three, counted from the right."""
    first = len(digits) % 3
    return [*([digits[:first]] if first else []), *(digits[i : i + 3] for i in range(first, len(digits), 3))]
