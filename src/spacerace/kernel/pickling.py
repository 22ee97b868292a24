"""Small pickles of states, views and matches, for programs that hand them to other processes.

A state refers to its terms, which hold everything that is printed. A pickle holds the state as ``codec``
writes it, and only the choices from which the terms are made again.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from msgspec import Struct

from spacerace.kernel import codec
from spacerace.kernel.match import Match, replay
from spacerace.kernel.packs import Library, PackError


def reduced(value: Any) -> tuple[Any, ...]:
    """For ``__reduce__`` of a state or view."""
    return _table_again, (type(value), value.terms, codec.encode(value))


def _table_again(kind: type, terms: Any, data: bytes) -> Any:
    return codec.decode(kind, data, terms)


def pack_reference(library: Library[Any], pack: Any) -> object:
    """What stands for a pack in a pickle: name and version of a built-in one, or the whole of another."""
    about = pack.pack
    try:
        known = library.load(about.id, about.version)
    except PackError:
        return pack
    # Names count too, which the hash leaves out.
    return (about.id, about.version) if known is pack or known == pack else pack


def pack_again(library: Library[Any], reference: Any) -> Any:
    """The pack of a reference."""
    return reference if isinstance(reference, Struct) else library.load(*reference)


def reduced_match(match: Match) -> tuple[Any, ...]:
    """For ``__reduce__`` of a match: header and log, which is played back."""
    game: Any = match.game
    named = game.__name__ if isinstance(game, ModuleType) else game
    return _match_again, (named, match.header, match.log, match.start)


def _match_again(game: Any, header: Any, log: Any, start: Any) -> Match:
    return replay(import_module(game) if isinstance(game, str) else game, header, log, start)
