"""What packs of every game have: entries with sources, a head, and a hash of the values that matter in
play."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from functools import cache
from typing import ClassVar, Literal

import msgspec
from msgspec import Struct, convert, field, structs, to_builtins

Source = Literal["rule", "picture", "page", "derived", "recon"]
#: The marks, from the most reliable to the least.
MARKS: tuple[Source, ...] = ("rule", "picture", "page", "derived", "recon")
#: The fields that describe other fields.
ABOUT = ("source", "why", "sources")


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry says about where its values come from."""

    #: The mark of every value that ``sources`` does not name.
    source: Source
    #: The reason, where ``source`` is "recon".
    why: str = ""
    #: Field name -> "mark" or "mark: reason", for values with a mark of their own.
    sources: dict[str, str] = field(default_factory=dict)
    #: Parts of values that ``sources`` may name: a part can be more reliable than the rest of its value.
    parts: ClassVar[tuple[str, ...]] = ()


class Names(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A name by language. For a language that is left out, its language files give the name."""

    en: str = ""
    de: str = ""
    fr: str = ""
    it: str = ""


#: The name that a pack gives: one for every language, or one by language; "" for none.
Name = str | Names


class PackInfo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which pack this is."""

    id: str
    version: int
    edition: str
    #: A corrected pack names the built-in one that it changes, as "id@version".
    base: str = ""
    #: The ids of the entries of the base that are left out.
    without: tuple[str, ...] = ()
    #: The tables of the base that this pack replaces as a whole.
    replaces: tuple[str, ...] = ()


class Box(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A complete, checked set of components; a game adds a field for each of its tables."""

    pack: PackInfo
    #: sha256 of the canonical content; identifies exactly these values.
    hash: str = ""


@cache
def fields_of(kind: type[Struct]) -> tuple[structs.FieldInfo, ...]:
    """The fields of a kind of entry, cached: finding them takes longer than reading an entry."""
    return structs.fields(kind)


# --- the hash ------------------------------------------------------------------------------------

#: Fields that change nothing in play, such as sources and comments.
_NOT_PLAYED = (*ABOUT, "without", "replaces", "hash")


def played_hash(box: Box, unplayed: Collection[str]) -> str:
    """The sha256 of all values that matter in play. ``unplayed`` names further fields that do not.

    Sources, reasons and names are left out, and so are values that equal their default: a reworded
    reason or a field that a later version adds must not turn a pack into another one.
    """
    left_out = {*_NOT_PLAYED, *unplayed}
    return hashlib.sha256(msgspec.json.encode(_played(box, left_out), order="sorted")).hexdigest()


def _played(value: object, left_out: Collection[str]) -> object:
    """A value without what does not matter in play."""
    if isinstance(value, tuple):
        return [_played(one, left_out) for one in value]
    if not isinstance(value, Struct):
        return value
    kind = value.__struct_config__.tag
    values: dict[str, object] = {} if kind is None else {"do": kind}
    for info in fields_of(type(value)):
        one = getattr(value, info.name)
        if info.name not in left_out and one != info.default:
            values[info.name] = _played(one, left_out)
    return values


# --- where values come from ----------------------------------------------------------------------


def split_mark(text: str) -> tuple[str, str]:
    """The mark and the reason in "mark: reason"."""
    mark, _, reason = text.partition(":")
    return mark.strip(), reason.strip()


def field_sources(entry: Entry) -> dict[str, tuple[Source, str]]:
    """The mark and the reason of every value of an entry."""
    found: dict[str, tuple[Source, str]] = {}
    for name in entry.__struct_fields__:
        if name in ABOUT or name == "id":
            continue  # an id is our own word, not a printed value
        own = entry.sources.get(name)
        mark, reason = (entry.source, entry.why) if own is None else split_mark(own)
        found[name] = (convert(mark, Source), reason)
    for name in entry.parts:
        if name in entry.sources:
            mark, reason = split_mark(entry.sources[name])
            found[name] = (convert(mark, Source), reason)
    return found


def entry_source(entry: Entry) -> Source:
    """The least reliable mark of an entry."""
    marks = [mark for mark, _ in field_sources(entry).values()]
    return max(marks, key=MARKS.index, default=entry.source)


def reconstructed(entry: Entry) -> tuple[str, ...]:
    """The names of the values that no source shows."""
    return tuple(name for name, (mark, _) in field_sources(entry).items() if mark == "recon")


def plain_values(entry: Entry, left_out: Collection[str] = ABOUT) -> dict[str, object]:
    """The printed values of an entry as plain data, for a catalogue."""
    return {name: value for name, value in to_builtins(entry).items() if name not in left_out}


def plain_sources(entry: Entry) -> dict[str, object]:
    """Where the values of an entry come from, as plain data, for a catalogue."""
    marks = {name: {"mark": mark, "why": why} for name, (mark, why) in field_sources(entry).items()}
    return {"source": entry_source(entry), "sources": marks}
