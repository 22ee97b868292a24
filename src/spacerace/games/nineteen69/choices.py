"""What a table of 1969 chooses before the game, checked and written down, and the terms that follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spacerace.games.nineteen69.editions import EDITION, MODE
from spacerace.games.nineteen69.pack import PackError, load_builtin, read_pack
from spacerace.games.nineteen69.printed import Pack
from spacerace.games.nineteen69.terms import Terms, key_of
from spacerace.kernel.codec import is_seat_name
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Header, Option, Setup

NAME = "1969"
RULES_VERSION = 1
PLAYERS = (2, 3, 4, 5)
#: There is nothing to choose (N-2.7).
OPTIONS: tuple[str, ...] = ()
SETUPS: tuple[Setup, ...] = (Setup(edition=EDITION, mode=MODE, players=PLAYERS, first_game=True),)

_terms: dict[tuple[str, str], Terms] = {}


def prepare(
    *,
    seats: Sequence[str],
    seed: int,
    edition: str = EDITION,
    mode: str = MODE,
    options: Mapping[str, Option] | None = None,
    pack_text: str = "",
) -> Header:
    """Check the table's choices and write them into a header (N-2.1)."""
    _check(seats, edition, mode, options or {})
    if type(seed) is not int or abs(seed) >= 10**40:
        raise BadSetup("N-2.1", "refused-seed", {"seed": str(seed)[:40]})
    pack = _pack(pack_text) if pack_text else load_builtin(NAME)
    return Header(
        game=NAME,
        rules_version=RULES_VERSION,
        edition=edition,
        mode=mode,
        options={},
        seats=tuple(seats),
        seed=seed,
        pack=pack.pack.id,
        pack_version=pack.pack.version,
        pack_hash=pack.hash,
        pack_text=pack_text,
    )


def _check(seats: Sequence[str], edition: str, mode: str, options: Mapping[str, Option]) -> None:
    """Two to five different names, the one edition, nothing to choose (N-2.1, N-2.7)."""
    if edition != EDITION:
        raise BadSetup("N-2.1", "refused-edition", {"edition": edition, "known": EDITION})
    if mode != MODE:
        raise BadSetup("N-2.1", "refused-mode", {"mode": mode, "known": MODE})
    if len(seats) not in PLAYERS:
        raise BadSetup("N-2.1", "n-refused-player-count", {"players": len(seats)})
    for name in seats:
        if not is_seat_name(name):
            raise BadSetup("N-2.1", "refused-seat-name", {"name": str(name)})
        if seats.count(name) > 1:
            raise BadSetup("N-2.1", "refused-same-seat-name", {"name": name})
    for option in options:
        raise BadSetup("N-2.7", "n-refused-option", {"option": option})


def terms_of(header: Header) -> Terms:
    """The terms of a match; equal ones are made once."""
    _check(header.seats, header.edition, header.mode, header.options)
    if header.pack_text:
        pack = _pack(header.pack_text)
    else:
        try:
            pack = load_builtin(header.pack, header.pack_version)
        except PackError as error:
            raise BadSetup("N-1.7", "refused-pack", {"problems": str(error)}) from error
    if (pack.pack.id, pack.pack.version, pack.hash) != (header.pack, header.pack_version, header.pack_hash):
        raise BadSetup("N-1.7", "refused-pack-hash", {"pack": header.pack, "version": header.pack_version})
    players = len(header.seats)
    known = (key_of(pack, players), header.pack_text)
    if known not in _terms:
        _terms[known] = Terms(pack, players)
    return _terms[known]


def _pack(text: str) -> Pack:
    """A user's pack; what is wrong with it is told line by line."""
    try:
        return read_pack(text, name="pack")
    except PackError as error:
        raise BadSetup("N-1.7", "refused-pack", {"problems": str(error)}) from error
