"""From the text of a pack to drafts: parse it, merge it with its base, check every field.

A :class:`Checker` holds a text under examination. Every table entry becomes a :class:`Draft`; a draft
whose fields are all good has an entry. The contents of the entries are checked by the game.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal, get_args, get_origin

from msgspec import Struct, ValidationError, convert, to_builtins

from spacerace.kernel.packs.checking import Args, Checker, Draft, Form, Key
from spacerace.kernel.packs.entries import ABOUT, MARKS, Box, Names, fields_of, split_mark
from spacerace.kernel.packs.lines import find_overlong

#: The largest number. No printed number comes near it. It keeps typing errors out of match files.
MOST = 9999


# --- from text to drafts -------------------------------------------------------------------------


def read_drafts(
    form: Form[Box],
    text: str,
    *,
    builtins: Callable[[], Mapping[str, Sequence[int]]],
    load: Callable[[str, int], Box],
) -> Checker:
    """The checker of a text, with its drafts. ``builtins`` and ``load`` give the packs that it may
    correct."""
    checker = Checker(form, text)
    if (overlong := find_overlong(text)) is not None:
        checker.report(*overlong)
        return checker
    try:
        text.encode()  # a text that cannot be saved cannot be hashed
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line = re.search(r"at line (\d+)", str(error))
        last = text.count("\n") + 1
        checker.report(int(line[1]) if line else last, "pack-syntax", {"reason": str(error)})
        return checker
    name = _base_name(raw)
    if name:
        known = [f"{pack}@{version}" for pack, versions in builtins().items() for version in versions]
        _find_base(checker, name, known, load)
    _find_gone(checker, raw)
    for table, content in raw.items():
        _draft_table(checker, table, content)
    _draft_base(checker)
    for draft in checker.drafts:
        _read_draft(checker, draft)
    return checker


def _base_name(raw: Mapping[str, object]) -> str:
    """The pack that a text says it corrects; empty if it names none."""
    name = _info(raw).get("base", "")
    return name if isinstance(name, str) else ""


def _info(raw: Mapping[str, object]) -> dict[str, object]:
    """The table [pack] of a text."""
    info = raw.get("pack")
    return info if isinstance(info, dict) else {}


def _find_base(checker: Checker, name: str, known: Sequence[str], load: Callable[[str, int], Box]) -> None:
    """Loads the pack that this one corrects."""
    if name in known:
        pack, _, version = name.partition("@")
        checker.base = _base_values(checker.form, load(pack, int(version)))
    else:
        checker.lost_base = True
        args: Args = {"base": name, "known": ", ".join(known)}
        checker.report(checker.lines.of("pack", 0, "base"), "pack-unknown-base", args)


def _find_gone(checker: Checker, raw: Mapping[str, object]) -> None:
    """Collects the entries of the base that the text leaves out. Without a base there are none."""
    for field in ("without", "replaces"):
        words = _info(raw).get(field, [])
        line = checker.lines.of("pack", 0, field)
        if words and not (checker.base or checker.lost_base):
            checker.report(line, "pack-no-base", {"entry": "pack", "field": field})
        for word in words if checker.base and isinstance(words, list) else ():
            if isinstance(word, str):
                found = _named(checker, word, line) if field == "without" else _all_of(checker, word)
                checker.gone.update(dict.fromkeys(found, line))


def _named(checker: Checker, id: str, line: int) -> list[tuple[str, Key]]:
    """The entry of the base that has an id; an id that it does not have is a mistake."""
    form = checker.form
    by_id = [table for table in checker.base if form.key(table) == ("id",) and table not in form.fixed]
    found: list[tuple[str, Key]] = [(table, (id,)) for table in by_id if (id,) in checker.base[table]]
    if not found:
        ids = [str(key[0]) for table in by_id for key in checker.base[table]]
        args: Args = {"entry": "pack", "field": "without", "value": _shown(id)}
        checker.hint(line, "pack-unknown-without", id, ids, args)
    return found


def _all_of(checker: Checker, table: str) -> list[tuple[str, Key]]:
    """All entries of a table of the base; a word that is no list of entries is reported as a value."""
    return [] if table in checker.form.single else [(table, key) for key in checker.base.get(table, {})]


def _draft_table(checker: Checker, table: str, content: object) -> None:
    """Drafts for one table of the text."""
    single = table in checker.form.single
    if table not in checker.form.tables:
        checker.hint(
            checker.lines.of(table), "pack-unknown-table", table, checker.form.tables, {"table": table}
        )
        return
    entries = [content] if single else content
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        shape = f"[{table}]" if single else f"[[{table}]]"
        checker.report(checker.lines.of(table), "pack-not-a-table", {"table": table, "shape": shape})
        return
    for place, written in enumerate(entries):
        checker.drafts.append(_draft(checker, table, place, written))


def _draft(checker: Checker, table: str, place: int, written: dict[str, object]) -> Draft:
    """One entry of the text, laid over its base."""
    key = _key(checker.form, table, written)
    label = _label(table, key) or f"{table} {place + 1}"
    before = None if key is None else checker.base.get(table, {}).get(key)
    gone = key is not None and (table, key) in checker.gone
    values = written if before is None or gone else _merge(checker.form.key(table), before, written)
    draft = Draft(table, label, place, written, values, bool(checker.base) and before is None)
    if key is not None and checker.first.setdefault((table, key), place) != place:
        draft.again = True
        line = checker.lines.of(table, checker.first[table, key])
        checker.blame(draft, _first_field(checker.form, table), "pack-duplicate-entry", {"first": line})
    return draft


def _draft_base(checker: Checker) -> None:
    """Drafts for the entries of the base that the text does not change. Reports the tables that are now
    empty."""
    tables = checker.form.tables
    known = {(draft.table, _key(checker.form, draft.table, draft.written)) for draft in checker.drafts}
    known.update(checker.gone)
    missing = [table for table in tables if table not in {draft.table for draft in checker.drafts}]
    for table in tables:
        for key, values in checker.base.get(table, {}).items():
            if (table, key) not in known and table != "pack":
                checker.drafts.append(Draft(table, _label(table, key), None, {}, values))
        if table in missing and (table == "pack" or not (checker.base or checker.lost_base)):
            checker.report(1, "pack-missing-table", {"table": table})
        elif checker.base and table not in {draft.table for draft in checker.drafts}:
            checker.blame_table(table, "pack-empty-table", {})
    # The base comes first, so that a conflict is reported on a line of the text.
    checker.drafts.sort(key=lambda draft: draft.place is not None)


def _first_field(form: Form[Box], table: str) -> str:
    """The first field of the key of a table; the header if it has none."""
    return (*form.key(table), "")[0]


def _key(form: Form[Box], table: str, values: Mapping[str, object]) -> Key | None:
    """The key of an entry in its table; None if a field of it is missing."""
    key: list[str | int] = []
    for field in form.key(table):
        value = values.get(field)
        if not isinstance(value, str | int) or isinstance(value, bool):
            return None
        key.append(value)
    return tuple(key)


def _label(table: str, key: Key | None) -> str:
    """The name of an entry in messages."""
    return "" if key is None else " ".join([table, *map(_shown, key)])


def _shown(value: object) -> str:
    """A value as messages show it; Python refuses to write out the longest numbers."""
    if isinstance(value, int) and abs(value) > 10**18:
        return hex(value)[:20]
    return str(value)[:60]


def _base_values(form: Form[Box], base: Box) -> dict[str, dict[Key, dict[str, object]]]:
    """The entries of a base by table and key, as they would stand in a text."""
    found: dict[str, dict[Key, dict[str, object]]] = {"pack": {(): {"edition": base.pack.edition}}}
    for table in form.tables:
        if table != "pack":  # a correction has an id and a version of its own
            content = getattr(base, table)
            entries = [to_builtins(entry) for entry in ((content,) if table in form.single else content)]
            found[table] = {_key(form, table, values) or (): values for values in entries}
    return found


def _merge(key: Sequence[str], before: dict[str, object], written: dict[str, object]) -> dict[str, object]:
    """A correction laid over an entry of the base.

    A changed value does not keep the mark of the old one: it gets the mark that the correction
    gives, or else counts as a guess of the correcting pack. What the correction leaves alone keeps
    its mark.
    """
    values = {**before, **written}
    if isinstance(before.get("name"), dict) and isinstance(written.get("name"), dict):
        values["name"] = {**before["name"], **written["name"]}  # type: ignore[dict-item]
    kept, own = before.get("sources"), written.get("sources", {})
    if not isinstance(kept, dict) or not isinstance(own, dict):
        return values  # [pack] has no marks; anything else is reported as a wrong type
    reason = written.get("why", "" if "source" in written else "as this pack has it")
    mark = f"{written.get('source', 'recon')}: {reason}".removesuffix(": ")
    changed = {
        field: mark
        for field in written
        if field not in ABOUT and field not in key
        if "source" in written or written[field] != before.get(field)
    }
    return {**values, "source": before["source"], "why": before["why"], "sources": {**kept, **changed, **own}}


# --- fields --------------------------------------------------------------------------------------


def _read_draft(checker: Checker, draft: Draft) -> None:
    """Checks every field of a draft; makes its entry if all are good."""
    before = len(checker.problems)
    kind = checker.form.tables[draft.table]
    fields = {field.name: field for field in fields_of(kind)}
    for name, value in draft.written.items():
        if name in fields:
            _check_field(checker, draft, name, fields[name].type, value)
        else:
            checker.blame_word(draft, name, "pack-unknown-field", name, fields)
    for name, field in fields.items():
        if field.required and name not in draft.values and not checker.lost_base:
            checker.blame(draft, "", "pack-missing-field", {"field": name})
    if draft.table == "pack":
        _check_replaced(checker, draft)
    if "sources" in fields:
        named = [name for name in fields if name not in ABOUT]
        _check_marks(checker, draft, [*named, *getattr(kind, "parts", ())])
    if len(checker.problems) == before and not checker.lost_base:
        draft.entry = checker.form.tidy(convert(draft.values, kind))
        _check_id(checker, draft)


def _check_field(checker: Checker, draft: Draft, name: str, wanted: object, value: object) -> None:
    """Checks one field. The values of a list are checked one by one."""
    for path, number in numbers(name, value):
        least = checker.form.least.get(f"{draft.table}.{path}", 1)
        if not least <= number <= MOST:
            args: Args = {"value": _shown(number), "least": least, "most": MOST}
            checker.blame(draft, path, "pack-out-of-range", args)
        elif odd := checker.form.misfit(f"{draft.table}.{path}", number):
            checker.blame(draft, path, odd, {"value": number})
    if any(abs(number) > MOST for _, number in numbers(name, value)):
        return  # the converter cannot even name the longest numbers
    parts = [(value, wanted)]
    if get_origin(wanted) is tuple and isinstance(value, list):
        parts = [(part, get_args(wanted)[0]) for part in value]
    for part, kind in parts:
        try:
            convert(part, kind)
        except ValidationError as error:
            _blame_value(checker, draft, name, part, kind, str(error))


def numbers(path: str, value: object) -> Iterator[tuple[str, int]]:
    """Every whole number in a value, with its path of names."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield path, value
    elif isinstance(value, list):
        for part in value:
            yield from numbers(path, part)
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from numbers(f"{path}.{name}", part)


def _blame_value(checker: Checker, draft: Draft, name: str, value: object, kind: object, error: str) -> None:
    """Turns an error of the converter into a message of ours."""
    where = re.search(r" - at .*\$\.(\w+)", error)
    field = f"{name}.{where[1]}" if where else name
    if types := re.match(r"Expected `(\w+).*`, got `(\w+)", error):
        checker.blame(draft, field, "pack-wrong-type", {"wants": types[1], "got": types[2]})
    elif part := re.match(r"Object missing required field `(.*?)`", error):
        checker.blame(draft, field, "pack-missing-part", {"part": part[1]})
    elif part := re.match(r"Object contains unknown field `(.*?)`", error):
        if Names in get_args(kind):
            spot, languages = f"{field}.{part[1]}", Names.__struct_fields__
            checker.blame_word(draft, spot, "pack-unknown-language", part[1], languages)
        else:
            checker.blame(draft, field, "pack-unknown-part", {"part": part[1]})
    elif odd := checker.form.misfit(f"{draft.table}.{field}", value):
        checker.blame(draft, field, odd, {"value": _shown(value)})
    else:
        word = re.match(r"Invalid (?:enum )?value '?(.*?)'?(?: - at|$)", error, re.DOTALL)
        choices = list(dict.fromkeys(_choices(kind)))
        checker.blame_word(draft, field, "pack-not-one-of", word[1] if word else _shown(value), choices)


def _choices(kind: object) -> Iterator[str]:
    """Every word that is allowed in a value of this type."""
    if get_origin(kind) is Literal:
        yield from map(str, get_args(kind))
    elif isinstance(kind, type) and issubclass(kind, Struct):
        if kind.__struct_config__.tag is not None:
            yield str(kind.__struct_config__.tag)
        for field in fields_of(kind):
            yield from _choices(field.type)
    else:
        for part in get_args(kind):
            yield from _choices(part)


def _check_marks(checker: Checker, draft: Draft, fields: Sequence[str]) -> None:
    """Checks the marks of the values: known, of a field that is there, with a reason for a guess."""
    if draft.written.get("source") == "recon" and not draft.written.get("why"):
        checker.blame(draft, "source", "pack-no-reason", {})
    sources = draft.written.get("sources")
    for field, text in (sources if isinstance(sources, dict) else {}).items():
        spot = f"sources.{field}"
        if field not in fields:
            checker.blame_word(draft, spot, "pack-unknown-source", field, fields)
        if not isinstance(text, str):
            continue  # reported as a wrong type
        mark, reason = split_mark(text)
        if mark not in MARKS:
            checker.blame_word(draft, spot, "pack-unknown-mark", mark, MARKS)
        elif mark == "recon" and not reason:
            checker.blame(draft, spot, "pack-no-reason", {})


def _check_replaced(checker: Checker, draft: Draft) -> None:
    """Only a list of entries can be left out as a whole."""
    words = draft.written.get("replaces")
    for word in words if isinstance(words, list) else ():
        if isinstance(word, str) and word not in checker.form.lists:
            checker.blame_word(draft, "replaces", "pack-not-one-of", word, checker.form.lists)


def _check_id(checker: Checker, draft: Draft) -> None:
    """An id can stand in match files, and what the language files do not know has a name."""
    id = getattr(draft.entry, "id", None)
    if not isinstance(id, str):
        return
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id):
        checker.blame(draft, "id", "pack-bad-id", {"value": id})
    if draft.new and getattr(draft.entry, "name", None) in ("", Names()):
        checker.blame(draft, "id", "pack-no-name", {})
