"""Checks the choices of a table of 1969, writes them into a header, and makes the terms of the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spacerace.games.nineteen69.rules.editions import RULES_VERSION
from spacerace.games.nineteen69.rules.pack import LIBRARY
from spacerace.games.nineteen69.rules.printed import NATIONS, Pack
from spacerace.games.nineteen69.rules.terms import Terms, key_of
from spacerace.games.nineteen69.setups import EDITION, MODE, NAME, PLAYERS
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Header, Option
from spacerace.kernel.pickling import pack_again, pack_reference
from spacerace.kernel.setup import (
    Remembered,
    check_names,
    check_seed,
    check_way,
    chosen_pack,
    chosen_sides,
    new_header,
    pack_of_header,
)

#: There is nothing to choose (N-2.7).
SETTINGS: tuple[str, ...] = ()
#: The nations of the box (N-1.12).
SIDES: tuple[str, ...] = NATIONS

_terms: Remembered[Terms] = Remembered()


def prepare(
    *,
    seats: Sequence[str],
    seed: int,
    edition: str = EDITION,
    mode: str = MODE,
    options: Mapping[str, Option] | None = None,
    sides: Sequence[str] = (),
    pack: str = "",
    pack_text: str = "",
) -> Header:
    """Check the table's choices and write them into a header (N-2.1)."""
    _check(seats, edition, mode, options or {})
    check_seed(seed, "N-2.1")
    box, pack_text = chosen_pack(LIBRARY, pack or NAME, pack_text, "N-1.7")
    return new_header(
        box,
        pack_text,
        game=NAME,
        rules_version=RULES_VERSION,
        edition=edition,
        mode=mode,
        options={},
        seats=seats,
        sides=_nations(sides, box, len(seats)),
        seed=seed,
    )


def _check(seats: Sequence[str], edition: str, mode: str, options: Mapping[str, Option]) -> None:
    """Two to five different names, the one edition, nothing to choose (N-2.1, N-2.7)."""
    check_way(edition, mode, (EDITION,), (MODE,), "N-2.1")
    if len(seats) not in PLAYERS:
        raise BadSetup("N-2.1", "n-refused-player-count", {"players": len(seats)})
    check_names(seats, "N-2.1")
    for option in options:
        raise BadSetup("N-2.7", "n-refused-option", {"option": option})


def terms_of(header: Header) -> Terms:
    """The terms of a match; equal ones are made once."""
    _check(header.seats, header.edition, header.mode, header.options)
    pack = pack_of_header(LIBRARY, header, "N-1.7")
    players, version = len(header.seats), header.rules_version
    nations = _nations(header.sides, pack, players)
    key = key_of(pack, players, version, nations)
    return _terms.get(key, header.pack_text, lambda: Terms(pack, players, version, nations))


def reduced_terms(terms: Terms) -> tuple[Any, ...]:
    """For ``__reduce__`` of terms."""
    return _terms_again, (pack_reference(LIBRARY, terms.pack), terms.players, terms.version, terms.nations)


def _terms_again(reference: object, players: int, version: int, nations: tuple[str, ...]) -> Terms:
    pack = pack_again(LIBRARY, reference)
    if isinstance(reference, Pack):
        # It is not built in: the cache knows such packs by their texts.
        return Terms(reference, players, version, nations)
    key = key_of(pack, players, version, nations)
    return _terms.get(key, "", lambda: Terms(pack, players, version, nations))


def _nations(wanted: Sequence[str], box: Pack, players: int) -> tuple[str, ...]:
    """A nation of the box for every seat (N-2.1)."""
    return chosen_sides(wanted, [nation.id for nation in box.nation], players, "N-2.1")
