"""What every game checks before a match begins: names, sides, seed and pack."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Generic, TypeVar

from spacerace.kernel.codec import is_seat_name
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Header, Option
from spacerace.kernel.packs import B, Box, Library, PackError

S = TypeVar("S", bound=str)
T = TypeVar("T")

#: A seed has fewer digits than this, so that every match file can hold it.
_SEED_DIGITS = 40


def check_way(edition: str, mode: str, editions: Collection[str], modes: Collection[str], rule: str) -> None:
    """The game has this edition and this mode; raises BadSetup."""
    if edition not in editions:
        raise BadSetup(rule, "refused-edition", {"edition": edition, "known": ", ".join(editions)})
    if mode not in modes:
        raise BadSetup(rule, "refused-mode", {"mode": mode, "known": ", ".join(modes)})


def check_names(seats: Sequence[str], rule: str) -> None:
    """Every name fits into a match file, and no two are equal. Raises BadSetup (T-5)."""
    for name in seats:
        if not is_seat_name(name):
            raise BadSetup(rule, "refused-seat-name", {"name": str(name)})
        if seats.count(name) > 1:
            raise BadSetup(rule, "refused-same-seat-name", {"name": name})


def check_seed(seed: int, rule: str) -> None:
    """A seed is a whole number that a match file can hold; raises BadSetup (T-5)."""
    if type(seed) is not int or abs(seed) >= 10**_SEED_DIGITS:
        raise BadSetup(rule, "refused-seed", {"seed": str(seed)[:_SEED_DIGITS]})


def chosen_sides(wanted: Sequence[str], known: Sequence[S], players: int, rule: str) -> tuple[S, ...]:
    """A side for every seat, no side twice. A seat that chose none gets the first free one.

    If the game has no sides, the result is empty.

    Raises BadSetup if a side is unknown, is taken twice, or belongs to a seat that is not there.
    """
    if len(wanted) > players:
        raise BadSetup(rule, "refused-side-count", {"sides": len(wanted), "players": players})
    for side in wanted:
        if side and not known:
            raise BadSetup(rule, "refused-no-sides", {"side": str(side)[:40]})
        if side and side not in known:
            raise BadSetup(rule, "refused-side", {"side": str(side)[:40], "known": ", ".join(known)})
        if side and list(wanted).count(side) > 1:
            raise BadSetup(rule, "refused-same-side", {"side": side})
    if not known:
        return ()
    by_name: dict[str, S] = {side: side for side in known}
    free = [side for side in known if side not in wanted]
    chosen = (*wanted, *[""] * (players - len(wanted)))
    return tuple(by_name[side] if side else free.pop(0) for side in chosen)


def tidy_pack_text(text: str) -> str:
    """A pack's text as a match file gives it back: Unix line ends, no spaces at the ends of lines (T-5)."""
    lines = [line.rstrip() for line in text.replace("\r\n", "\n").split("\n")]
    tidy = "\n".join(lines).rstrip("\n")
    return tidy and tidy + "\n"


def chosen_pack(library: Library[B], name: str, text: str, rule: str) -> tuple[B, str]:
    """The pack of a new match, and its text for the header. For a built-in pack the text is empty.

    ``name`` is a built-in pack, with or without a version ("name@1"). ``text``, if there is one, is the pack
    of a user: it must pass all checks for a new game (``Library.check``). Raises BadSetup.
    """
    text = tidy_pack_text(text)
    pack, at, version = name.partition("@")
    try:
        if text:
            return library.read_new(text, name="pack"), text
        if at and not (version.isascii() and version.isdecimal() and len(version) < 10):
            raise library.unknown(name)
        return library.load(pack, int(version) if at else None), ""
    except PackError as error:
        raise BadSetup(rule, "refused-pack", {"problems": str(error)}) from error


def pack_of_header(library: Library[B], header: Header, rule: str) -> B:
    """The pack of a match, which must be the one that the header was written with; raises BadSetup."""
    try:
        if header.pack_text:
            box = library.read(header.pack_text, name="pack")
        else:
            box = library.load(header.pack, header.pack_version)
    except PackError as error:
        raise BadSetup(rule, "refused-pack", {"problems": str(error)}) from error
    if (box.pack.id, box.pack.version, box.hash) != (header.pack, header.pack_version, header.pack_hash):
        raise BadSetup(rule, "refused-pack-hash", {"pack": header.pack, "version": header.pack_version})
    return box


def new_header(
    box: Box,
    pack_text: str,
    *,
    game: str,
    rules_version: int,
    edition: str,
    mode: str,
    options: Mapping[str, Option],
    seats: Sequence[str],
    sides: tuple[str, ...],
    seed: int,
) -> Header:
    """The header of a new match: the choices, already checked, and the pack (``chosen_pack``)."""
    return Header(
        game=game,
        rules_version=rules_version,
        edition=edition,
        mode=mode,
        options=dict(options),
        seats=tuple(seats),
        sides=sides,
        seed=seed,
        pack=box.pack.id,
        pack_version=box.pack.version,
        pack_hash=box.hash,
        pack_text=pack_text,
    )


class Remembered(Generic[T]):
    """A cache of terms, by their key and the pack's text: packs that differ only in names have the same key.
    Its size is limited, so that packs of players do not fill the memory.
    """

    def __init__(self, most: int = 256) -> None:
        self._most = most
        self._made: dict[tuple[str, str], T] = {}

    def get(self, key: str, pack_text: str, make: Callable[[], T]) -> T:
        """The terms of this key, from the cache if they are there."""
        known = (key, pack_text)
        if known not in self._made:
            if len(self._made) >= self._most:
                del self._made[next(iter(self._made))]
            self._made[known] = make()
        return self._made[known]
