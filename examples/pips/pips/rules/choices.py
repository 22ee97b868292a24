"""What a table of Pips chooses before the game, checked and written down, and the terms that follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pips.rules.pack import LIBRARY
from pips.rules.state import Terms
from pips.setups import EDITION, MODE, NAME, PLAYERS
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Header, Message, Option
from spacerace.kernel.setup import (
    check_names,
    check_seed,
    check_way,
    chosen_pack,
    chosen_sides,
    new_header,
    pack_of_header,
)

#: Raised when a rule's behaviour changes.
RULES_VERSION = 1
#: There is nothing to choose, no opponent of the game's own, and no sides.
SETTINGS: tuple[str, ...] = ()
LEVELS: tuple[str, ...] = ()
SIDES: tuple[str, ...] = ()


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
    """Check the table's choices and write them into a header (PI-1.1)."""
    _check(seats, edition, mode, options or {})
    check_seed(seed, "PI-1.1")
    box, pack_text = chosen_pack(LIBRARY, pack or NAME, pack_text, "PI-1.2")
    return new_header(
        box,
        pack_text,
        game=NAME,
        rules_version=RULES_VERSION,
        edition=edition,
        mode=mode,
        options={},
        seats=seats,
        sides=chosen_sides(sides, SIDES, len(seats), "PI-1.1"),
        seed=seed,
    )


def terms_of(header: Header) -> Terms:
    """The terms of a match, checked again: a match file may come from anywhere (PI-1.1)."""
    _check(header.seats, header.edition, header.mode, header.options)
    return Terms(pack_of_header(LIBRARY, header, "PI-1.2"), len(header.seats))


def _check(seats: Sequence[str], edition: str, mode: str, options: Mapping[str, Option]) -> None:
    """Two to four different names, the one edition, nothing to choose (PI-1.1)."""
    check_way(edition, mode, (EDITION,), (MODE,), "PI-1.1")
    if len(seats) not in PLAYERS:
        raise BadSetup("PI-1.1", "pips-refused-player-count", {"players": len(seats)})
    check_names(seats, "PI-1.1")
    for option in options:
        raise BadSetup("PI-1.1", "pips-refused-option", {"option": option})


def say_side(side: str) -> Message:
    """There are no sides, so a side has no name."""
    return Message("pips-side", {"side": side})


def sides_of(header: Header) -> dict[str, Message]:
    """There are no sides."""
    return {}
