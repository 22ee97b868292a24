"""What a table of 1969 chooses before the game, checked and written down, and the terms that follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spacerace.games.nineteen69.rules.editions import RULES_VERSION
from spacerace.games.nineteen69.rules.pack import LIBRARY, PackError, load_builtin, read_pack
from spacerace.games.nineteen69.rules.printed import NATIONS, Pack
from spacerace.games.nineteen69.rules.terms import Terms, key_of
from spacerace.games.nineteen69.setups import EDITION, MODE, NAME, PLAYERS
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Header, Option
from spacerace.kernel.setup import check_names, check_seed, chosen_sides, named_pack, tidy_pack_text

#: There is nothing to choose (N-2.7).
SETTINGS: tuple[str, ...] = ()
#: The nations of the box (N-1.12).
SIDES: tuple[str, ...] = NATIONS

#: Terms that are remembered: packs of players' own would fill the memory.
_REMEMBERED = 256
_terms: dict[tuple[str, str], Terms] = {}


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
    pack_text = tidy_pack_text(pack_text)
    box = _new_pack(pack_text) if pack_text else named_pack(LIBRARY, pack or NAME, "N-1.7")
    return Header(
        game=NAME,
        rules_version=RULES_VERSION,
        edition=edition,
        mode=mode,
        options={},
        seats=tuple(seats),
        sides=_nations(sides, box, len(seats)),
        seed=seed,
        pack=box.pack.id,
        pack_version=box.pack.version,
        pack_hash=box.hash,
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
    check_names(seats, "N-2.1")
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
    players, version = len(header.seats), header.rules_version
    nations = _nations(header.sides, pack, players)
    known = (key_of(pack, players, version, nations), header.pack_text)
    if known not in _terms:
        if len(_terms) >= _REMEMBERED:
            del _terms[next(iter(_terms))]
        _terms[known] = Terms(pack, players, version, nations)
    return _terms[known]


def _nations(wanted: Sequence[str], box: Pack, players: int) -> tuple[str, ...]:
    """A nation of the box for every seat (N-2.1)."""
    return chosen_sides(wanted, [nation.id for nation in box.nation], players, "N-2.1")


def _new_pack(text: str) -> Pack:
    """A pack for a new game: it keeps to the orders that the box prints (N-1)."""
    try:
        return LIBRARY.read_new(text, name="pack")
    except PackError as error:
        raise BadSetup("N-1.7", "refused-pack", {"problems": str(error)}) from error


def _pack(text: str) -> Pack:
    """A user's pack; what is wrong with it is told line by line."""
    try:
        return read_pack(text, name="pack")
    except PackError as error:
        raise BadSetup("N-1.7", "refused-pack", {"problems": str(error)}) from error
