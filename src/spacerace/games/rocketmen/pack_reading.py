"""From the text of a pack to drafts: parse it, lay it over its base, check every field (RM-1.16).

A :class:`Desk` holds a text under examination. Every table entry becomes a :class:`Draft`; a draft
whose fields are all good has an entry. What the entries say is judged in :mod:`pack_checks`.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Literal, TypeVar, get_args, get_origin

from msgspec import Struct, ValidationError, convert, structs, to_builtins

from spacerace.games.rocketmen.printed import (
    DESTINATIONS,
    AssetEntry,
    BoardEntry,
    DestinationEntry,
    EngineEntry,
    Entry,
    GoalEntry,
    LocationEntry,
    MissionEntry,
    Pack,
    PackInfo,
    SolitaireEntry,
    Source,
    SuccessEntry,
    SurchargeEntry,
    ThreatEntry,
    ThresholdEntry,
    VariantEntry,
)

Args = dict[str, str | int]
Key = tuple[str | int, ...]
E = TypeVar("E", bound=Entry)

#: The marks from the strongest to the weakest.
MARKS: tuple[Source, ...] = ("rule", "picture", "page", "derived", "recon")

#: The tables of a pack text.
TABLES: dict[str, type[Struct]] = {
    "pack": PackInfo,
    "mission": MissionEntry,
    "asset": AssetEntry,
    "engine": EngineEntry,
    "threat": ThreatEntry,
    "success": SuccessEntry,
    "goal": GoalEntry,
    "variant": VariantEntry,
    "solitaire": SolitaireEntry,
    "destination": DestinationEntry,
    "location": LocationEntry,
    "surcharge": SurchargeEntry,
    "threshold": ThresholdEntry,
    "board": BoardEntry,
}
#: The tables that are written once, as ``[table]``; the others are lists, ``[[table]]``.
SINGLE = ("pack", "board")
#: By which fields a correction finds the entry that it changes; elsewhere by ``id``.
KEYS: dict[str, tuple[str, ...]] = {
    "pack": (),
    "board": (),
    "success": ("value",),
    "solitaire": ("number",),
    "location": ("destination", "type"),
    "surcharge": ("from_vp",),
    "threshold": ("players",),
}
#: The fields that speak about the others.
ABOUT = ("source", "why", "sources")
#: Numbers that may be 0; all others start at 1.
MAY_BE_ZERO = {
    "asset.effect.then_draw",
    "threat.vp",
    "success.value",
    "goal.vp",
    "solitaire.easy.start",
    "solitaire.normal.start",
    "solitaire.hard.start",
    "solitaire.advance",
    "location.vp",
    "board.first_token_vp",
}
#: Money that is a plain number; there are only notes of $10.
MONEY = {"asset.effect.money", "variant.rule.money", "surcharge.money", "board.placing_cost"}
#: No printed number comes near it; it keeps typing slips out of the hash and the match files.
MOST = 9999


class Problem(Struct, frozen=True):
    """One mistake in a pack text. Line 0: it has no line."""

    line: int
    message_id: str
    args: dict[str, str | int]


# --- lines ---------------------------------------------------------------------------------------

_HEADER = re.compile(r"\s*\[\[?\s*\"?([\w-]+)\"?\s*(?:\.\s*\"?([\w-]+)\"?)?")
_KEY = re.compile(r"\s*[\"']?([\w-]+)[\"']?\s*(?:\.\s*[\"']?([\w-]+)[\"']?\s*)?=")


class Lines:
    """On which line of a text a table, an entry or a field stands; the parser does not tell."""

    def __init__(self, text: str) -> None:
        self._found: dict[tuple[str, int, str], int] = {}
        self._entries: Counter[str] = Counter()
        here: tuple[str, int] = ("", 0)
        inside = ""  # the part of an entry that a header such as [asset.effect] opens
        quoted = False
        for number, line in enumerate(text.split("\n"), start=1):
            if not quoted and (header := _HEADER.match(line)) and line.lstrip().startswith("["):
                here, inside = self._open(header[1], header[2] or "", line, number)
            elif not quoted and (key := _KEY.match(line)):
                path = [part for part in (inside, key[1], key[2]) if part]
                for end in range(1, len(path) + 1):
                    self._found.setdefault((*here, ".".join(path[:end])), number)
            if (line.count('"""') + line.count("'''")) % 2:
                quoted = not quoted

    def _open(self, table: str, part: str, line: str, number: int) -> tuple[tuple[str, int], str]:
        """Notes a header; says which entry, and which part of it, the next lines belong to."""
        if part:
            here = (table, max(0, self._entries[table] - 1))
            self._found.setdefault((*here, part), number)
            return here, part
        here = (table, self._entries[table])
        if line.lstrip().startswith("[["):
            self._entries[table] += 1
        self._found.setdefault((*here, ""), number)
        return here, ""

    def of(self, table: str, place: int = 0, field: str = "") -> int:
        """The line of a field; else of its entry; else of its table; else the first."""
        shorter = field.rpartition(".")[0]
        for spot in ((table, place, field), (table, place, shorter), (table, place, ""), ("", 0, table)):
            if spot in self._found:
                return self._found[spot]
        return 1


# --- the desk ------------------------------------------------------------------------------------


class Draft(Struct):
    """One entry on its way from the text, laid over its base, into the pack."""

    table: str
    #: How messages call it.
    label: str
    #: Its place among the entries of its table in the text; none: the base alone has it.
    place: int | None
    #: What the text says.
    written: dict[str, object]
    #: What holds: the text over the base.
    values: dict[str, object]
    #: The text adds it to a base that does not have it.
    new: bool = False
    #: The text had an entry with the same key before.
    again: bool = False
    #: The checked entry; none: it has a problem.
    entry: Struct | None = None


class Desk:
    """A pack text under examination: its drafts and the problems found so far."""

    def __init__(self, text: str) -> None:
        self.lines = Lines(text)
        self.drafts: list[Draft] = []
        self.problems: list[Problem] = []
        #: The entries of the base by table and key; empty without a base.
        self.base: dict[str, dict[Key, dict[str, object]]] = {}
        #: The base is not known: what the text leaves out cannot be judged.
        self.lost_base = False

    def report(self, line: int, message_id: str, args: Args) -> None:
        """Notes a problem."""
        short: Args = {name: arg[:400] if isinstance(arg, str) else arg for name, arg in args.items()}
        self.problems.append(Problem(line, message_id, short))

    def line(self, draft: Draft, field: str) -> int:
        """The line of a field of a draft."""
        return 1 if draft.place is None else self.lines.of(draft.table, draft.place, field)

    def blame(self, draft: Draft, field: str, message_id: str, args: Args) -> None:
        """Notes a problem of a draft, on the line of its field."""
        self.report(self.line(draft, field), message_id, {"entry": draft.label, "field": field, **args})

    def blame_table(self, table: str, message_id: str, args: Args) -> None:
        """Notes a problem of a whole table, on the line of its last entry in the text."""
        places = [draft.place for draft in self.drafts if draft.table == table and draft.place is not None]
        self.report(self.lines.of(table, max(places, default=0)), message_id, {"table": table, **args})

    def sound(self, kind: type[E]) -> bool:
        """Whether every entry of a kind could be read, so that the kind can be judged as a whole."""
        return all(draft.entry is not None for draft in self.drafts if TABLES[draft.table] is kind)

    def each(self, kind: type[E]) -> Iterator[tuple[Draft, E]]:
        """The entries of a kind that could be read, with their drafts."""
        for draft in self.drafts:
            if isinstance(draft.entry, kind) and not draft.again:
                yield draft, draft.entry

    def all(self, kind: type[E]) -> list[E]:
        """The entries of a kind that could be read."""
        return [entry for _, entry in self.each(kind)]


# --- from text to drafts -------------------------------------------------------------------------


def read_drafts(
    text: str, *, builtins: Callable[[], Mapping[str, Sequence[int]]], load: Callable[[str, int], Pack]
) -> Desk:
    """The desk of a text, with every draft read; ``builtins`` and ``load`` give the packs it may correct."""
    desk = Desk(text)
    try:
        text.encode()  # a text that cannot be saved cannot be hashed
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line = re.search(r"at line (\d+)", str(error))
        last = text.count("\n") + 1
        desk.problems.append(Problem(int(line[1]) if line else last, "pack-syntax", {"reason": str(error)}))
        return desk
    name = _base_name(raw)
    if name:
        known = [f"{pack}@{version}" for pack, versions in builtins().items() for version in versions]
        _find_base(desk, name, known, load)
    for table, content in raw.items():
        _draft_table(desk, table, content)
    _draft_base(desk)
    for draft in desk.drafts:
        _read_draft(desk, draft)
    return desk


def _base_name(raw: Mapping[str, object]) -> str:
    """The pack that a text says it corrects; empty if it names none."""
    info = raw.get("pack")
    name = info.get("base", "") if isinstance(info, dict) else ""
    return name if isinstance(name, str) else ""


def _find_base(desk: Desk, name: str, known: Sequence[str], load: Callable[[str, int], Pack]) -> None:
    """Loads the pack that this one corrects."""
    if name in known:
        pack, _, version = name.partition("@")
        desk.base = _base_values(load(pack, int(version)))
    else:
        desk.lost_base = True
        args: Args = {"base": name, "known": ", ".join(known)}
        desk.report(desk.lines.of("pack", 0, "base"), "pack-unknown-base", args)


def _draft_table(desk: Desk, table: str, content: object) -> None:
    """Drafts for what the text says under one name."""
    if table not in TABLES:
        _with_hint(desk, desk.lines.of(table), "pack-unknown-table", table, TABLES, {"table": table})
        return
    entries = [content] if table in SINGLE else content
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        shape = f"[{table}]" if table in SINGLE else f"[[{table}]]"
        desk.report(desk.lines.of(table), "pack-not-a-table", {"table": table, "shape": shape})
        return
    for place, written in enumerate(entries):
        desk.drafts.append(_draft(desk, table, place, written))


def _draft(desk: Desk, table: str, place: int, written: dict[str, object]) -> Draft:
    """One entry of the text, laid over its base."""
    key = _key(table, written)
    label = _label(table, key) or f"{table} {place + 1}"
    before = None if key is None else desk.base.get(table, {}).get(key)
    values = written if before is None else _merge(table, before, written)
    draft = Draft(table, label, place, written, values, bool(desk.base) and before is None)
    for other in desk.drafts:
        if key is not None and other.table == table and _key(table, other.written) == key:
            draft.again = True
            line = desk.lines.of(table, other.place or 0)
            desk.blame(draft, _fields(table)[0], "pack-duplicate-entry", {"first": line})
            break
    return draft


def _draft_base(desk: Desk) -> None:
    """Drafts for what the base has and the text leaves alone; names the tables that nobody has."""
    known = {(draft.table, _key(draft.table, draft.written)) for draft in desk.drafts}
    missing = [table for table in TABLES if table not in {draft.table for draft in desk.drafts}]
    for table in TABLES:
        for key, values in desk.base.get(table, {}).items():
            if (table, key) not in known and table != "pack":
                desk.drafts.append(Draft(table, _label(table, key), None, {}, values))
        if table in missing and (table == "pack" or not (desk.base or desk.lost_base)):
            desk.report(1, "pack-missing-table", {"table": table})
    # The base comes first, so that the text answers for a clash with it.
    desk.drafts.sort(key=lambda draft: draft.place is not None)


def _fields(table: str) -> tuple[str, ...]:
    """The fields by which the entries of a table are told apart; the header where there is none."""
    return KEYS.get(table, ("id",)) or ("",)


def _key(table: str, values: Mapping[str, object]) -> Key | None:
    """What tells an entry apart from the others of its table; none if it does not say."""
    key: list[str | int] = []
    for field in KEYS.get(table, ("id",)):
        value = values.get(field)
        if not isinstance(value, str | int) or isinstance(value, bool):
            return None
        key.append(value)
    return tuple(key)


def _label(table: str, key: Key | None) -> str:
    """How messages call an entry."""
    return "" if key is None else " ".join([table, *map(_shown, key)])


def _shown(value: object) -> str:
    """A value as messages show it; Python refuses to write out the longest numbers."""
    if isinstance(value, int) and abs(value) > 10**18:
        return hex(value)[:20]
    return str(value)[:60]


def _base_values(base: Pack) -> dict[str, dict[Key, dict[str, object]]]:
    """The entries of a base by table and key, as they would stand in a text."""
    found: dict[str, dict[Key, dict[str, object]]] = {"pack": {(): {"edition": base.pack.edition}}}
    for table in TABLES:
        if table != "pack":  # a correction has an id and a version of its own
            content = getattr(base, table)
            entries = [to_builtins(entry) for entry in ((content,) if table in SINGLE else content)]
            found[table] = {_key(table, values) or (): values for values in entries}
    return found


def _merge(table: str, before: dict[str, object], written: dict[str, object]) -> dict[str, object]:
    """A correction laid over an entry of the base.

    A changed value does not keep the mark of the old one: it gets the mark that the correction
    gives, or else counts as a guess of the correcting pack. What the correction leaves alone keeps
    its mark.
    """
    values = {**before, **written}
    kept, own = before.get("sources"), written.get("sources", {})
    if not isinstance(kept, dict) or not isinstance(own, dict):
        return values  # [pack] has no marks; anything else is reported as a wrong type
    reason = written.get("why", "" if "source" in written else "as this pack has it")
    mark = f"{written.get('source', 'recon')}: {reason}".removesuffix(": ")
    changed = {
        field: mark
        for field in written
        if field not in ABOUT and field not in KEYS.get(table, ("id",))
        if "source" in written or written[field] != before.get(field)
    }
    return {**values, "source": before["source"], "why": before["why"], "sources": {**kept, **changed, **own}}


# --- fields --------------------------------------------------------------------------------------


def _read_draft(desk: Desk, draft: Draft) -> None:
    """Checks every field of a draft; makes its entry if all are good."""
    before = len(desk.problems)
    fields = {field.name: field for field in structs.fields(TABLES[draft.table])}
    for name, value in draft.written.items():
        if name in fields:
            _check_field(desk, draft, name, fields[name].type, value)
        else:
            blame_with_hint(desk, draft, name, "pack-unknown-field", name, fields)
    for name, field in fields.items():
        if field.required and name not in draft.values and not desk.lost_base:
            desk.blame(draft, "", "pack-missing-field", {"field": name})
    if "sources" in fields:
        _check_marks(desk, draft, [name for name in fields if name not in ABOUT])
    if len(desk.problems) == before and not desk.lost_base:
        draft.entry = _tidy(convert(draft.values, TABLES[draft.table]))


def _check_field(desk: Desk, draft: Draft, name: str, wanted: object, value: object) -> None:
    """Checks one field; a list is checked icon by icon, card by card."""
    for path, number in _numbers(name, value):
        least = 0 if f"{draft.table}.{path}" in MAY_BE_ZERO else 1
        if not least <= number <= MOST:
            args: Args = {"value": _shown(number), "least": least, "most": MOST}
            desk.blame(draft, path, "pack-out-of-range", args)
        elif f"{draft.table}.{path}" in MONEY and number % 10:
            desk.blame(draft, path, "pack-not-tens", {"value": number})
    if any(abs(number) > MOST for _, number in _numbers(name, value)):
        return  # the converter cannot even name the longest numbers
    parts = [(value, wanted)]
    if get_origin(wanted) is tuple and isinstance(value, list):
        parts = [(part, get_args(wanted)[0]) for part in value]
    for part, kind in parts:
        try:
            convert(part, kind)
        except ValidationError as error:
            _blame_value(desk, draft, name, part, kind, str(error))


def _numbers(path: str, value: object) -> Iterator[tuple[str, int]]:
    """Every whole number in a value, with its path of names."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield path, value
    elif isinstance(value, list):
        for part in value:
            yield from _numbers(path, part)
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from _numbers(f"{path}.{name}", part)


def _blame_value(desk: Desk, draft: Draft, name: str, value: object, kind: object, error: str) -> None:
    """Says in our words what the converter has against a value."""
    where = re.search(r" - at .*\$\.(\w+)", error)
    field = f"{name}.{where[1]}" if where else name
    if types := re.match(r"Expected `(\w+).*`, got `(\w+)", error):
        desk.blame(draft, field, "pack-wrong-type", {"wants": types[1], "got": types[2]})
    elif part := re.match(r"Object missing required field `(.*?)`", error):
        desk.blame(draft, field, "pack-missing-part", {"part": part[1]})
    elif part := re.match(r"Object contains unknown field `(.*?)`", error):
        desk.blame(draft, field, "pack-unknown-part", {"part": part[1]})
    elif isinstance(value, str) and re.fullmatch(r"\$\d+", value) and int(value[-1]):
        desk.blame(draft, field, "pack-not-tens", {"value": value})
    else:
        word = re.match(r"Invalid (?:enum )?value '?(.*?)'?(?: - at|$)", error, re.DOTALL)
        choices = list(dict.fromkeys(_choices(kind)))
        blame_with_hint(desk, draft, field, "pack-not-one-of", word[1] if word else _shown(value), choices)


def _choices(kind: object) -> Iterator[str]:
    """Every word that a value of this type may hold."""
    if get_origin(kind) is Literal:
        yield from map(str, get_args(kind))
    elif isinstance(kind, type) and issubclass(kind, Struct):
        if kind.__struct_config__.tag is not None:
            yield str(kind.__struct_config__.tag)
        for field in structs.fields(kind):
            yield from _choices(field.type)
    else:
        for part in get_args(kind):
            yield from _choices(part)


def _with_hint(desk: Desk, line: int, message_id: str, word: str, words: Iterable[str], args: Args) -> None:
    """Notes a word that is not known, with the likeliest known one."""
    near = get_close_matches(word[:60], list(words), n=1)
    if near:
        desk.report(line, f"{message_id}-hint", {**args, "hint": near[0]})
    else:
        desk.report(line, message_id, args)


def blame_with_hint(
    desk: Desk, draft: Draft, field: str, message_id: str, word: str, words: Iterable[str]
) -> None:
    """Notes a word of a draft that is not known, with the known ones."""
    known = list(words)
    args: Args = {"entry": draft.label, "field": field, "value": word, "known": ", ".join(known)}
    _with_hint(desk, desk.line(draft, field), message_id, word, known, args)


def split_mark(text: str) -> tuple[str, str]:
    """The mark and the reason in "mark: reason"."""
    mark, _, reason = text.partition(":")
    return mark.strip(), reason.strip()


def _check_marks(desk: Desk, draft: Draft, fields: Sequence[str]) -> None:
    """Checks the marks of the values: known, of a field that is there, with a reason for a guess."""
    if draft.written.get("source") == "recon" and not draft.written.get("why"):
        desk.blame(draft, "source", "pack-no-reason", {})
    sources = draft.written.get("sources")
    for field, text in (sources if isinstance(sources, dict) else {}).items():
        spot = f"sources.{field}"
        if field not in fields:
            blame_with_hint(desk, draft, spot, "pack-unknown-source", field, fields)
        if not isinstance(text, str):
            continue  # reported as a wrong type
        mark, reason = split_mark(text)
        if mark not in MARKS:
            blame_with_hint(desk, draft, spot, "pack-unknown-mark", mark, MARKS)
        elif mark == "recon" and not reason:
            desk.blame(draft, spot, "pack-no-reason", {})


def _tidy(entry: Struct) -> Struct:
    """The entry with its copies by number and its destinations in order, however the text has them."""
    if isinstance(entry, AssetEntry | EngineEntry | ThreatEntry):
        prints = sorted(entry.prints, key=lambda one: one.number)
        return structs.replace(entry, prints=tuple(prints))
    if isinstance(entry, SuccessEntry):
        return structs.replace(entry, numbers=tuple(sorted(entry.numbers)))
    if isinstance(entry, MissionEntry):
        points = entry.rocket_points
        return structs.replace(entry, rocket_points={to: points[to] for to in DESTINATIONS if to in points})
    return entry
