"""Packs of components: TOML texts with typed entries, corrections over a base, and every mistake's line.

A game describes its tables by a :class:`Form` and opens a :class:`Library` on its data; what its
entries must hold beyond their types it checks on the :class:`Desk`.
"""

from __future__ import annotations

from spacerace.kernel.packs.desk import Args, Desk, Draft, E, Form, Key, PackError, Problem
from spacerace.kernel.packs.entries import (
    ABOUT,
    MARKS,
    Box,
    Entry,
    PackInfo,
    Source,
    entry_source,
    field_sources,
    plain_sources,
    plain_values,
    played_hash,
    split_mark,
)
from spacerace.kernel.packs.library import Library

__all__ = [
    "ABOUT",
    "MARKS",
    "Args",
    "Box",
    "Desk",
    "Draft",
    "E",
    "Entry",
    "Form",
    "Key",
    "Library",
    "PackError",
    "PackInfo",
    "Problem",
    "Source",
    "entry_source",
    "field_sources",
    "plain_sources",
    "plain_values",
    "played_hash",
    "split_mark",
]
