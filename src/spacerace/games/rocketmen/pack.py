"""Packs of components: the built-in ones, a user's corrected ones, and every mistake in them (RM-1.16).

A pack is TOML text. The built-in packs lie under ``data/<edition>/<version>/``; their files, one after
the other, are one such text. A user's pack is one file; it may name a built-in pack as its base and
then holds only what differs. Text goes through one door: parse, lay it over the base, check every
field, check every card, check the box as a whole. Nothing stops at the first mistake.

This file is that door; :mod:`pack_reading` makes drafts of a text, :mod:`pack_checks` judges them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct, convert, structs

from spacerace.games.rocketmen.pack_checks import check_drafts, printed_numbers
from spacerace.games.rocketmen.pack_reading import (
    ABOUT,
    MARKS,
    SINGLE,
    TABLES,
    Desk,
    Problem,
    read_drafts,
    split_mark,
)
from spacerace.games.rocketmen.printed import (
    DESTINATIONS,
    DestinationEntry,
    Entry,
    LocationEntry,
    Pack,
    Source,
    SurchargeEntry,
    ThresholdEntry,
)
from spacerace.kernel.voice import sentence

__all__ = [
    "ABOUT",
    "PackError",
    "Problem",
    "builtin_packs",
    "builtin_text",
    "check_pack",
    "entry_source",
    "field_sources",
    "load_builtin",
    "pack_hash",
    "read_pack",
]


class PackError(Exception):
    """A pack that cannot be used, with all its problems."""

    def __init__(self, name: str, problems: Sequence[Problem]) -> None:
        super().__init__(name)
        self.name = name
        self.problems = list(problems)

    def __str__(self) -> str:
        """One line a problem, in plain words."""
        lines = []
        for problem in self.problems:
            place = f"{self.name}:{problem.line}" if problem.line else self.name
            lines.append(f"{place}: {sentence(problem.message_id, problem.args)}")
        return "\n".join(lines)


# --- the doors -----------------------------------------------------------------------------------


def builtin_packs() -> dict[str, list[int]]:
    """The names of the built-in packs with their versions, oldest first."""
    packs: dict[str, list[int]] = {}
    for edition in files("spacerace.games.rocketmen").joinpath("data").iterdir():
        if edition.is_dir():
            versions = sorted(int(one.name) for one in edition.iterdir() if one.name.isdecimal())
            if versions:
                packs[f"rocketmen-{edition.name}"] = versions
    return dict(sorted(packs.items()))


def builtin_text(name: str = "rocketmen-final", version: int | None = None) -> str:
    """The whole TOML text of a built-in pack, the newest version unless told otherwise."""
    packs = builtin_packs()
    versions = packs.get(name, [])
    chosen = versions[-1] if versions and version is None else version
    if chosen not in versions:
        wanted = name if version is None else f"{name}@{version}"
        known = ", ".join(f"{pack}@{one}" for pack, several in packs.items() for one in several)
        raise PackError(name, [Problem(0, "pack-unknown-pack", {"pack": wanted, "known": known})])
    edition = name.removeprefix("rocketmen-")
    folder = files("spacerace.games.rocketmen").joinpath("data").joinpath(edition).joinpath(str(chosen))
    parts = sorted((one for one in folder.iterdir() if one.name.endswith(".toml")), key=lambda one: one.name)
    return "\n".join(one.read_text(encoding="utf-8") for one in parts)


def load_builtin(name: str = "rocketmen-final", version: int | None = None) -> Pack:
    """A built-in pack, the newest version unless told otherwise."""
    versions = builtin_packs().get(name, [])
    return _load(name, versions[-1] if versions and version is None else version)


@cache
def _load(name: str, version: int | None) -> Pack:
    """A built-in pack, read once."""
    return read_pack(builtin_text(name, version), name=f"{name}@{version}")


def read_pack(text: str, *, name: str) -> Pack:
    """The pack that a TOML text describes; ``name`` is how messages call the text."""
    pack, problems = _assemble(text)
    if pack is None:
        raise PackError(name, problems)
    return pack


def check_pack(text: str, *, name: str) -> list[Problem]:
    """Every mistake in a pack text, by line."""
    return _assemble(text)[1]


def _assemble(text: str) -> tuple[Pack | None, list[Problem]]:
    """The pack of a text, if it has no problem, and all problems by line."""
    desk = read_drafts(text, builtins=builtin_packs, load=load_builtin)
    check_drafts(desk)
    desk.problems.sort(key=lambda problem: problem.line)
    return (None if desk.problems else _bind(desk)), desk.problems


def _bind(desk: Desk) -> Pack:
    """The pack of drafts without a problem, in the order of the printed numbers, with its hash."""
    content: dict[str, object] = {}
    for table in TABLES:
        entries = [draft.entry for draft in desk.drafts if draft.table == table]
        content[table] = entries[0] if table in SINGLE else tuple(sorted(entries, key=_order))
    pack = convert(content, Pack)
    return structs.replace(pack, hash=pack_hash(pack))


def _order(entry: Struct | None) -> tuple[int | str, ...]:
    """Where an entry stands in its table, however the text has it."""
    match entry:
        case LocationEntry():
            return DESTINATIONS.index(entry.destination), entry.rocket_points, entry.type
        case DestinationEntry():
            return (DESTINATIONS.index(entry.id),)
        case SurchargeEntry():
            return (entry.from_vp,)
        case ThresholdEntry():
            return (entry.players,)
        case Entry():
            return min(number for _, number in printed_numbers(entry)), ""
        case _:
            return ()


# --- the hash ------------------------------------------------------------------------------------


def pack_hash(pack: Pack) -> str:
    """The sha256 of all values that matter in play.

    Sources, reasons and names are left out, and so are values that equal their default: a reworded
    reason or a field that a later version adds must not turn a pack into another one.
    """
    return hashlib.sha256(msgspec.json.encode(_played(pack), order="sorted")).hexdigest()


def _played(value: object) -> object:
    """A value without what does not matter in play."""
    if isinstance(value, tuple):
        return [_played(one) for one in value]
    if not isinstance(value, Struct):
        return value
    kind = value.__struct_config__.tag
    values: dict[str, object] = {} if kind is None else {"do": kind}
    for info in structs.fields(value):
        one = getattr(value, info.name)
        if info.name not in (*ABOUT, "name", "hash") and one != info.default:
            values[info.name] = _played(one)
    return values


# --- where values come from ----------------------------------------------------------------------


def field_sources(entry: Entry) -> dict[str, tuple[Source, str]]:
    """The mark and the reason of every value of an entry."""
    found: dict[str, tuple[Source, str]] = {}
    for field in entry.__struct_fields__:
        if field in ABOUT or field == "id":
            continue  # an id is our own word, not a printed value
        own = entry.sources.get(field)
        mark, reason = (entry.source, entry.why) if own is None else split_mark(own)
        found[field] = (convert(mark, Source), reason)
    return found


def entry_source(entry: Entry) -> Source:
    """The weakest mark of an entry: it is only as sure as its least sure value."""
    return max((mark for mark, _ in field_sources(entry).values()), key=MARKS.index)
