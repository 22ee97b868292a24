"""Bytes and text of headers, logs, states and views. JSON is used in no other file of the kernel.

A match file is text that a person can read and edit: a first line, the header as ``key: value``
lines, a blank line, then one entry a line as ``name: action``. Lines that begin with ``#`` are
comments. The text of a pack that is not built in stands between header and log. Each of its lines begins with
"| ". A match that goes on from a given state (T-7) has that state as a header field and says version 2.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from spacerace.kernel.errors import BadMatchFile, Refusal
from spacerace.kernel.game import AnyState, Game, Header
from spacerace.kernel.match import Entry, Match, Undo
from spacerace.kernel.seats import CHANCE, Seat

FIRST_LINE = "spacerace match"
#: A file without a given state is still written as version 1: every older program can read it.
VERSION, START_VERSION = 1, 2
CHANCE_NAME = "chance"
UNDO_TEXT = "undo"

# --- states and views as bytes -------------------------------------------------------------------


def encode(value: Struct) -> bytes:
    """A state, view or fact as JSON bytes. Terms are written as their key."""
    return msgspec.json.encode(value, enc_hook=_key_of, order="deterministic")


def pretty(value: object) -> str:
    """Any plain value as JSON text for a person to read."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()


def decode(kind: type, data: bytes, terms: Any) -> Any:
    """The value of these bytes; ``terms`` replaces its key."""

    own_key: str = terms.key

    def dec_hook(wanted: type, key: object) -> Any:
        if own_key != key or not isinstance(terms, wanted):
            raise ValueError(f"these bytes belong to other terms than {own_key}")
        return terms

    return msgspec.json.decode(data, type=kind, dec_hook=dec_hook)


def _key_of(value: object) -> object:
    """The key of an object that is referred to and not written out."""
    key = getattr(value, "key", None)
    if not isinstance(key, str):
        raise TypeError(f"{type(value).__name__} cannot be written")
    return key


def header_for_seat(header: Header) -> dict[str, object]:
    """The header that a seat may keep of a running match: without the seed, which decides all draws (T-6)."""
    kept: dict[str, object] = msgspec.to_builtins(header)
    del kept["seed"]
    return kept


# --- match files ---------------------------------------------------------------------------------


def is_seat_name(name: object) -> bool:
    """Whether a match file can hold this name: one printable line without signs of the format (T-5)."""
    if not isinstance(name, str) or name in ("", CHANCE_NAME):
        return False
    return name.isprintable() and name == name.strip() and not any(sign in name for sign in ":|#")


def write_header(header: Header, start: AnyState | None = None) -> str:
    """The head of a match file, with the blank line that ends it."""
    lines = [
        f"{FIRST_LINE} {VERSION if start is None else START_VERSION}",
        f"game: {header.game}",
        f"rules: {header.rules_version}",
        f"edition: {header.edition}",
        f"mode: {header.mode}",
        *(f"option {name}: {_write_option(value)}" for name, value in sorted(header.options.items())),
        f"pack: {header.pack} {header.pack_version} {header.pack_hash}",
        f"seed: {header.seed}",
        *_seat_lines(header),
    ]
    if start is not None:
        lines.append(f"start: {encode(start).decode()}")
    if header.pack_text:
        lines += [
            "",
            *(f"| {line}" if line else "|" for line in header.pack_text.removesuffix("\n").split("\n")),
        ]
    return "\n".join(lines) + "\n\n"


def _seat_lines(header: Header) -> list[str]:
    """A line for each seat: its name and, if the header has sides, its side behind a colon (T-5)."""
    if not header.sides:
        return [f"seat: {name}" for name in header.seats]
    return [f"seat: {name}: {side}" for name, side in zip(header.seats, header.sides, strict=True)]


def write_entry(match: Match, entry: Entry, before: AnyState) -> str:
    """One line of a match file, with its line end."""
    name = CHANCE_NAME if entry.seat == CHANCE else match.header.seats[entry.seat]
    text = UNDO_TEXT if isinstance(entry.action, Undo) else match.game.write_action(before, entry.action)
    return f"{name}: {text}\n"


def write_match(match: Match) -> str:
    """A whole match file. Entries that were undone stay in it."""
    again = Match(match.game, match.header, match.start)
    lines = [write_header(match.header, match.start)]
    for entry in match.log:
        lines.append(write_entry(again, entry, again.state))
        again.play(entry.seat, entry.action)
    return "".join(lines)


def read_match(
    text: str, game_named: Callable[[str], Game], reached: Callable[[int], None] = lambda line: None
) -> Match:
    """Play a match file back; raises BadMatchFile with the line and the rule where it breaks.

    ``reached`` is told each line of the log before it is played.
    """
    lines = text.replace("\r\n", "\n").split("\n")
    fields, pack_text, first = _split(lines)
    header, game = _read_header(fields, pack_text, game_named)
    try:
        match = Match(game, header)
    except Refusal as error:
        where = _line_of(error, fields)
        raise BadMatchFile(where, error.rule, error.message_id, error.details) from error
    for where, key, value in fields:
        if key == "start":
            match = Match(game, header, read_start(game, match.state.terms, where, value))
    for number, line in enumerate(lines[first:], first + 1):
        if line.strip() and not line.startswith("#"):
            reached(number)
            _play_line(match, number, line)
    return match


def read_start(game: Game, terms: Any, line: int, text: str) -> AnyState:
    """The state from which a match goes on (T-7). Raises BadMatchFile if no game can reach it."""
    try:
        state = decode(game.State, text.encode(), terms)
        broken = game.laws(state)
    except Exception as error:  # In a forged state the check itself may fail, for instance divide by zero.
        raise BadMatchFile(line, "T-7", "match-file-bad-start", {"reason": str(error)[:200]}) from error
    if broken:
        raise BadMatchFile(line, "T-7", "match-file-bad-start", {"reason": broken[0]})
    return state


def _line_of(error: Refusal, fields: list[tuple[int, str, str]]) -> int:
    """The header line that a refusal speaks of: the one whose field or value is among its arguments."""
    details = {name: str(value) for name, value in error.details.items()}
    for line, key, value in fields:
        if key == f"option {details.get('option')}" or (key in details and details[key] == value):
            return line
        name, _, side = value.partition(":")
        if key == "seat" and (
            details.get("name") == name.strip() or details.get("side") == side.strip() != ""
        ):
            return line
    return next((line for line, key, _ in fields if key == "pack" and "pack" in error.message_id), 1)


def _play_line(match: Match, number: int, line: str) -> None:
    """Play one line of the log."""
    name, colon, text = line.partition(":")
    if not colon:
        raise BadMatchFile(number, "T-5", "match-file-no-colon", {"text": line.strip()})
    seat = _seat_named(match.header, name.strip(), number)
    try:
        text = text.strip()
        match.play(seat, Undo() if text == UNDO_TEXT else match.game.read_action(match.state, text))
    except Refusal as error:
        raise BadMatchFile(number, error.rule, error.message_id, error.details) from error


def _seat_named(header: Header, name: str, number: int) -> Seat:
    """The seat that a name in a match file stands for."""
    if name == CHANCE_NAME:
        return CHANCE
    if name not in header.seats:
        raise BadMatchFile(
            number, "T-5", "match-file-unknown-seat", {"name": name, "seats": ", ".join(header.seats)}
        )
    return Seat(header.seats.index(name))


def _split(lines: list[str]) -> tuple[list[tuple[int, str, str]], str, int]:
    """Header fields with their lines, the pack's text, and the index of the first line of the log."""
    known = [[*FIRST_LINE.split(), str(version)] for version in (VERSION, START_VERSION)]
    if not lines or lines[0].split() not in known:
        raise BadMatchFile(1, "T-5", "match-file-first-line", {"expected": f"{FIRST_LINE} {VERSION}"})
    fields: list[tuple[int, str, str]] = []
    at = 1
    while at < len(lines) and lines[at].strip():
        if not lines[at].startswith("#"):
            key, colon, value = lines[at].partition(":")
            if not colon:
                raise BadMatchFile(at + 1, "T-5", "match-file-no-colon", {"text": lines[at].strip()})
            if key.strip() == "start" and lines[0].split() == known[0]:
                raise BadMatchFile(at + 1, "T-5", "match-file-unknown-field", {"field": "start"})
            fields.append((at + 1, key.strip(), value.strip()))
        at += 1
    while at < len(lines) and (not lines[at].strip() or lines[at].startswith("#")):
        at += 1
    pack_lines = []
    while at < len(lines) and lines[at].startswith("|"):
        pack_lines.append(lines[at][1:].removeprefix(" "))
        at += 1
    return fields, "".join(line + "\n" for line in pack_lines), at


def _read_header(
    fields: list[tuple[int, str, str]], pack_text: str, game_named: Callable[[str], Game]
) -> tuple[Header, Game]:
    """The header of a match file and its game."""
    single: dict[str, tuple[int, str]] = {}
    seats: list[str] = []
    sides: list[str] = []
    options: dict[str, str | int | bool] = {}
    for line, key, value in fields:
        if key in single or key.removeprefix("option ") in options:
            raise BadMatchFile(line, "T-5", "match-file-double-field", {"field": key})
        if key == "seat":
            # A name has no colon, so the text after a colon is a side.
            name, colon, side = value.partition(":")
            seats.append(name.strip())
            if colon:
                sides.append(side.strip())
            if len(sides) not in (0, len(seats)):
                raise BadMatchFile(line, "T-5", "match-file-some-sides", {"name": seats[-1]})
        elif key.startswith("option "):
            options[key.removeprefix("option ").strip()] = _read_option(value)
        elif key in _SINGLE or key == "start":
            single[key] = (line, value)
        else:
            raise BadMatchFile(line, "T-5", "match-file-unknown-field", {"field": key})
    for key in _SINGLE:
        if key not in single:
            raise BadMatchFile(1, "T-5", "match-file-missing-field", {"field": key})
    game = _named(game_named, *single["game"])
    pack, version, digest = _read_pack(*single["pack"])
    header = Header(
        game=game.NAME,
        rules_version=_number("rules", single),
        edition=single["edition"][1],
        mode=single["mode"][1],
        options=options,
        seats=tuple(seats),
        sides=tuple(sides),
        seed=_number("seed", single),
        pack=pack,
        pack_version=version,
        pack_hash=digest,
        pack_text=pack_text,
    )
    if header.rules_version > game.RULES_VERSION:
        raise BadMatchFile(
            single["rules"][0],
            "T-5",
            "match-file-newer-rules",
            {"found": header.rules_version, "known": game.RULES_VERSION},
        )
    return header, game


#: The most digits of a number: enough for every seed, and quick to read.
_WHOLE_NUMBER = re.compile(r"-?[0-9]{1,40}")
_SINGLE = ("game", "rules", "edition", "mode", "pack", "seed")


def _named(game_named: Callable[[str], Game], line: int, name: str) -> Game:
    """The game of this name, or the line where it is asked for."""
    try:
        return game_named(name)
    except Refusal as error:
        raise BadMatchFile(line, error.rule, error.message_id, error.details) from error


def _number(key: str, single: Mapping[str, tuple[int, str]]) -> int:
    """A header field that is a whole number."""
    line, value = single[key]
    if not _WHOLE_NUMBER.fullmatch(value):
        raise BadMatchFile(line, "T-5", "match-file-not-a-number", {"field": key, "value": value[:40]})
    return int(value)


def _read_pack(line: int, value: str) -> tuple[str, int, str]:
    """Id, version and hash of the pack."""
    words = value.split()
    if len(words) != 3 or not words[1].isdecimal():
        raise BadMatchFile(line, "T-5", "match-file-bad-pack", {"value": value})
    return words[0], int(words[1]), words[2]


def _write_option(value: str | int | bool) -> str:
    """An option's value as text."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _read_option(text: str) -> str | int | bool:
    """The value of an option's text."""
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if _WHOLE_NUMBER.fullmatch(text) else text
