"""Every number of a pack by a path such as "asset.depot.effect.cards", and whether we made it up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec import to_builtins

from spacerace.kernel.packs.checking import Form
from spacerace.kernel.packs.entries import ABOUT, Box, Entry, field_sources

BoxKind = TypeVar("BoxKind", bound=Box)


def entry_path(form: Form[BoxKind], table: str, entry: Entry) -> str:
    """The path of an entry: its table and its key."""
    return ".".join([table, *(str(getattr(entry, field)) for field in form.key(table))])


def entries_of(form: Form[BoxKind], box: BoxKind) -> Iterator[tuple[str, str, Entry]]:
    """Every entry of a pack with its table and its path."""
    for table in form.tables:
        if table != "pack":
            content = getattr(box, table)
            for entry in (content,) if table in form.single else content:
                yield table, entry_path(form, table, entry), entry


def is_ours(entry: Entry, field: str) -> bool:
    """Whether no source gives this value, so that we had to make it up."""
    return field_sources(entry)[field][0] == "recon"


def pack_numbers(form: Form[BoxKind], box: BoxKind) -> Iterator[tuple[str, int, bool]]:
    """Every number with its path, and whether it is ours; the parts of a list are counted from 1."""
    for table, path, entry in entries_of(form, box):
        for field, value in to_builtins(entry).items():
            if field not in ABOUT and field not in form.key(table) and field != "id":
                for below, number in _below(f"{path}.{field}", value):
                    yield below, number, is_ours(entry, field)


def _below(path: str, value: object) -> Iterator[tuple[str, int]]:
    """The numbers in a value."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield path, value
    elif isinstance(value, list | tuple):
        for place, part in enumerate(value, start=1):
            yield from _below(f"{path}.{place}", part)
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from _below(f"{path}.{name}", part)
