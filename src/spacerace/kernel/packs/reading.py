"""From the text of a pack to drafts: parse it, lay it over its base, check every field.

A :class:`Desk` holds a text under examination. Every table entry becomes a :class:`Draft`; a draft
whose fields are all good has an entry. What the entries say is for the game to judge.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal, get_args, get_origin

from msgspec import Struct, ValidationError, convert, to_builtins

from spacerace.kernel.packs.desk import Args, Desk, Draft, Form, Key
from spacerace.kernel.packs.entries import ABOUT, MARKS, Box, Names, fields_of, split_mark
from spacerace.kernel.packs.lines import find_knot

#: No printed number comes near it; it keeps typing slips out of the hash and the match files.
MOST = 9999


# --- from text to drafts -------------------------------------------------------------------------


def read_drafts(
    form: Form[Box],
    text: str,
    *,
    builtins: Callable[[], Mapping[str, Sequence[int]]],
    load: Callable[[str, int], Box],
) -> Desk:
    """The desk of a text, with every draft read; ``builtins`` and ``load`` give the packs it may correct."""
    desk = Desk(form, text)
    if (knot := find_knot(text)) is not None:
        desk.report(*knot)
        return desk
    try:
        text.encode()  # a text that cannot be saved cannot be hashed
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line = re.search(r"at line (\d+)", str(error))
        last = text.count("\n") + 1
        desk.report(int(line[1]) if line else last, "pack-syntax", {"reason": str(error)})
        return desk
    name = _base_name(raw)
    if name:
        known = [f"{pack}@{version}" for pack, versions in builtins().items() for version in versions]
        _find_base(desk, name, known, load)
    _find_gone(desk, raw)
    for table, content in raw.items():
        _draft_table(desk, table, content)
    _draft_base(desk)
    for draft in desk.drafts:
        _read_draft(desk, draft)
    return desk


def _base_name(raw: Mapping[str, object]) -> str:
    """The pack that a text says it corrects; empty if it names none."""
    name = _info(raw).get("base", "")
    return name if isinstance(name, str) else ""


def _info(raw: Mapping[str, object]) -> dict[str, object]:
    """What a text says of itself."""
    info = raw.get("pack")
    return info if isinstance(info, dict) else {}


def _find_base(desk: Desk, name: str, known: Sequence[str], load: Callable[[str, int], Box]) -> None:
    """Loads the pack that this one corrects."""
    if name in known:
        pack, _, version = name.partition("@")
        desk.base = _base_values(desk.form, load(pack, int(version)))
    else:
        desk.lost_base = True
        args: Args = {"base": name, "known": ", ".join(known)}
        desk.report(desk.lines.of("pack", 0, "base"), "pack-unknown-base", args)


def _find_gone(desk: Desk, raw: Mapping[str, object]) -> None:
    """Notes what the text leaves out of its base; without a base there is nothing to leave out."""
    for field in ("without", "replaces"):
        words = _info(raw).get(field, [])
        line = desk.lines.of("pack", 0, field)
        if words and not (desk.base or desk.lost_base):
            desk.report(line, "pack-no-base", {"entry": "pack", "field": field})
        for word in words if desk.base and isinstance(words, list) else ():
            if isinstance(word, str):
                found = _named(desk, word, line) if field == "without" else _all_of(desk, word)
                desk.gone.update(dict.fromkeys(found, line))


def _named(desk: Desk, id: str, line: int) -> list[tuple[str, Key]]:
    """The entry of the base that has an id; an id that it does not have is a mistake."""
    form = desk.form
    by_id = [table for table in desk.base if form.key(table) == ("id",) and table not in form.fixed]
    found: list[tuple[str, Key]] = [(table, (id,)) for table in by_id if (id,) in desk.base[table]]
    if not found:
        ids = [str(key[0]) for table in by_id for key in desk.base[table]]
        args: Args = {"entry": "pack", "field": "without", "value": _shown(id)}
        desk.hint(line, "pack-unknown-without", id, ids, args)
    return found


def _all_of(desk: Desk, table: str) -> list[tuple[str, Key]]:
    """All entries of a table of the base; a word that is no list of entries is reported as a value."""
    return [] if table in desk.form.single else [(table, key) for key in desk.base.get(table, {})]


def _draft_table(desk: Desk, table: str, content: object) -> None:
    """Drafts for what the text says under one name."""
    single = table in desk.form.single
    if table not in desk.form.tables:
        desk.hint(desk.lines.of(table), "pack-unknown-table", table, desk.form.tables, {"table": table})
        return
    entries = [content] if single else content
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        shape = f"[{table}]" if single else f"[[{table}]]"
        desk.report(desk.lines.of(table), "pack-not-a-table", {"table": table, "shape": shape})
        return
    for place, written in enumerate(entries):
        desk.drafts.append(_draft(desk, table, place, written))


def _draft(desk: Desk, table: str, place: int, written: dict[str, object]) -> Draft:
    """One entry of the text, laid over its base."""
    key = _key(desk.form, table, written)
    label = _label(table, key) or f"{table} {place + 1}"
    before = None if key is None else desk.base.get(table, {}).get(key)
    gone = key is not None and (table, key) in desk.gone
    values = written if before is None or gone else _merge(desk.form.key(table), before, written)
    draft = Draft(table, label, place, written, values, bool(desk.base) and before is None)
    if key is not None and desk.first.setdefault((table, key), place) != place:
        draft.again = True
        line = desk.lines.of(table, desk.first[table, key])
        desk.blame(draft, _first_field(desk.form, table), "pack-duplicate-entry", {"first": line})
    return draft


def _draft_base(desk: Desk) -> None:
    """Drafts for what the base has and the text leaves alone; names the tables of which nothing is left."""
    tables = desk.form.tables
    known = {(draft.table, _key(desk.form, draft.table, draft.written)) for draft in desk.drafts}
    known.update(desk.gone)
    missing = [table for table in tables if table not in {draft.table for draft in desk.drafts}]
    for table in tables:
        for key, values in desk.base.get(table, {}).items():
            if (table, key) not in known and table != "pack":
                desk.drafts.append(Draft(table, _label(table, key), None, {}, values))
        if table in missing and (table == "pack" or not (desk.base or desk.lost_base)):
            desk.report(1, "pack-missing-table", {"table": table})
        elif desk.base and table not in {draft.table for draft in desk.drafts}:
            desk.blame_table(table, "pack-empty-table", {})
    # The base comes first, so that the text answers for a clash with it.
    desk.drafts.sort(key=lambda draft: draft.place is not None)


def _first_field(form: Form[Box], table: str) -> str:
    """The field by which the entries of a table are told apart; the header where there is none."""
    return (*form.key(table), "")[0]


def _key(form: Form[Box], table: str, values: Mapping[str, object]) -> Key | None:
    """What tells an entry apart from the others of its table; none if it does not say."""
    key: list[str | int] = []
    for field in form.key(table):
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


def _read_draft(desk: Desk, draft: Draft) -> None:
    """Checks every field of a draft; makes its entry if all are good."""
    before = len(desk.problems)
    kind = desk.form.tables[draft.table]
    fields = {field.name: field for field in fields_of(kind)}
    for name, value in draft.written.items():
        if name in fields:
            _check_field(desk, draft, name, fields[name].type, value)
        else:
            desk.blame_word(draft, name, "pack-unknown-field", name, fields)
    for name, field in fields.items():
        if field.required and name not in draft.values and not desk.lost_base:
            desk.blame(draft, "", "pack-missing-field", {"field": name})
    if draft.table == "pack":
        _check_replaced(desk, draft)
    if "sources" in fields:
        named = [name for name in fields if name not in ABOUT]
        _check_marks(desk, draft, [*named, *getattr(kind, "parts", ())])
    if len(desk.problems) == before and not desk.lost_base:
        draft.entry = desk.form.tidy(convert(draft.values, kind))
        _check_id(desk, draft)


def _check_field(desk: Desk, draft: Draft, name: str, wanted: object, value: object) -> None:
    """Checks one field; a list is checked icon by icon, card by card."""
    for path, number in numbers(name, value):
        least = desk.form.least.get(f"{draft.table}.{path}", 1)
        if not least <= number <= MOST:
            args: Args = {"value": _shown(number), "least": least, "most": MOST}
            desk.blame(draft, path, "pack-out-of-range", args)
        elif odd := desk.form.misfit(f"{draft.table}.{path}", number):
            desk.blame(draft, path, odd, {"value": number})
    if any(abs(number) > MOST for _, number in numbers(name, value)):
        return  # the converter cannot even name the longest numbers
    parts = [(value, wanted)]
    if get_origin(wanted) is tuple and isinstance(value, list):
        parts = [(part, get_args(wanted)[0]) for part in value]
    for part, kind in parts:
        try:
            convert(part, kind)
        except ValidationError as error:
            _blame_value(desk, draft, name, part, kind, str(error))


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


def _blame_value(desk: Desk, draft: Draft, name: str, value: object, kind: object, error: str) -> None:
    """Says in our words what the converter has against a value."""
    where = re.search(r" - at .*\$\.(\w+)", error)
    field = f"{name}.{where[1]}" if where else name
    if types := re.match(r"Expected `(\w+).*`, got `(\w+)", error):
        desk.blame(draft, field, "pack-wrong-type", {"wants": types[1], "got": types[2]})
    elif part := re.match(r"Object missing required field `(.*?)`", error):
        desk.blame(draft, field, "pack-missing-part", {"part": part[1]})
    elif part := re.match(r"Object contains unknown field `(.*?)`", error):
        if Names in get_args(kind):
            spot, languages = f"{field}.{part[1]}", Names.__struct_fields__
            desk.blame_word(draft, spot, "pack-unknown-language", part[1], languages)
        else:
            desk.blame(draft, field, "pack-unknown-part", {"part": part[1]})
    elif odd := desk.form.misfit(f"{draft.table}.{field}", value):
        desk.blame(draft, field, odd, {"value": _shown(value)})
    else:
        word = re.match(r"Invalid (?:enum )?value '?(.*?)'?(?: - at|$)", error, re.DOTALL)
        choices = list(dict.fromkeys(_choices(kind)))
        desk.blame_word(draft, field, "pack-not-one-of", word[1] if word else _shown(value), choices)


def _choices(kind: object) -> Iterator[str]:
    """Every word that a value of this type may hold."""
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


def _check_marks(desk: Desk, draft: Draft, fields: Sequence[str]) -> None:
    """Checks the marks of the values: known, of a field that is there, with a reason for a guess."""
    if draft.written.get("source") == "recon" and not draft.written.get("why"):
        desk.blame(draft, "source", "pack-no-reason", {})
    sources = draft.written.get("sources")
    for field, text in (sources if isinstance(sources, dict) else {}).items():
        spot = f"sources.{field}"
        if field not in fields:
            desk.blame_word(draft, spot, "pack-unknown-source", field, fields)
        if not isinstance(text, str):
            continue  # reported as a wrong type
        mark, reason = split_mark(text)
        if mark not in MARKS:
            desk.blame_word(draft, spot, "pack-unknown-mark", mark, MARKS)
        elif mark == "recon" and not reason:
            desk.blame(draft, spot, "pack-no-reason", {})


def _check_replaced(desk: Desk, draft: Draft) -> None:
    """Only a list of entries can be left out as a whole."""
    words = draft.written.get("replaces")
    for word in words if isinstance(words, list) else ():
        if isinstance(word, str) and word not in desk.form.lists:
            desk.blame_word(draft, "replaces", "pack-not-one-of", word, desk.form.lists)


def _check_id(desk: Desk, draft: Draft) -> None:
    """An id can stand in match files, and what the language files do not know has a name."""
    id = getattr(draft.entry, "id", None)
    if not isinstance(id, str):
        return
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id):
        desk.blame(draft, "id", "pack-bad-id", {"value": id})
    if draft.new and getattr(draft.entry, "name", None) in ("", Names()):
        desk.blame(draft, "id", "pack-no-name", {})
