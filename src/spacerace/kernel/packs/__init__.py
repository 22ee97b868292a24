"""Packs of components: TOML texts with typed entries. A pack can correct a base. Every mistake is reported
with its line.

A game describes its tables by a :class:`Form` and opens a :class:`Library` on its data; what its
entries must hold beyond their types it checks on the :class:`Checker`.
"""

from __future__ import annotations

from spacerace.kernel.packs.checking import (
    TOLD,
    Args,
    B,
    Checker,
    Draft,
    E,
    Form,
    Key,
    PackError,
    Problem,
)
from spacerace.kernel.packs.entries import (
    ABOUT,
    MARKS,
    Box,
    Entry,
    Name,
    Names,
    PackInfo,
    Source,
    entry_source,
    field_sources,
    plain_sources,
    plain_values,
    played_hash,
    reconstructed,
    split_mark,
)
from spacerace.kernel.packs.library import Library
from spacerace.kernel.packs.numbers import entries_of, is_ours, pack_numbers

__all__ = [
    "ABOUT",
    "MARKS",
    "TOLD",
    "Args",
    "B",
    "Box",
    "Checker",
    "Draft",
    "E",
    "Entry",
    "Form",
    "Key",
    "Library",
    "Name",
    "Names",
    "PackError",
    "PackInfo",
    "Problem",
    "Source",
    "entries_of",
    "entry_source",
    "field_sources",
    "is_ours",
    "pack_numbers",
    "plain_sources",
    "plain_values",
    "played_hash",
    "reconstructed",
    "split_mark",
]
