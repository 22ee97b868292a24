"""What every game checks before a match begins: names, sides, seed and pack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from spacerace.kernel.codec import is_seat_name
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.packs import B, Library, PackError

S = TypeVar("S", bound=str)

#: A seed has fewer digits than this, so that every match file can hold it.
_SEED_DIGITS = 40


def check_names(seats: Sequence[str], rule: str) -> None:
    """Every name fits into a match file and stands there once; raises BadSetup (T-5)."""
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
    """A side for every seat, no side twice; a seat that chose none gets the first free one.

    A game without sides knows none, and its seats have none.

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
    """A pack's text as a match file gives it back: one line end, no blanks at the ends of lines (T-5)."""
    lines = [line.rstrip() for line in text.replace("\r\n", "\n").split("\n")]
    tidy = "\n".join(lines).rstrip("\n")
    return tidy and tidy + "\n"


def named_pack(library: Library[B], name: str, rule: str) -> B:
    """The built-in pack of a name such as "1969" or "rocketmen-final@1"; raises BadSetup."""
    pack, at, version = name.partition("@")
    try:
        if at and not (version.isascii() and version.isdecimal() and len(version) < 10):
            raise library.unknown(name)
        return library.load(pack, int(version) if at else None)
    except PackError as error:
        raise BadSetup(rule, "refused-pack", {"problems": str(error)}) from error
