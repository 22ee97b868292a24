"""D-28: checks the choices of a table, writes them into a header, and makes the terms of the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from spacerace.games.rocketmen.rules.editions import (
    MODES,
    NAMES,
    RULES_VERSION,
    Edition,
    edition_of,
)
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.games.rocketmen.rules.printed import COLOURS, Colour, Pack
from spacerace.games.rocketmen.rules.terms import Options, Terms, key_of
from spacerace.games.rocketmen.setups import LEVELS, NAME
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

PLAYERS = (1, 2, 3, 4)
SETTINGS: tuple[str, ...] = Options.__struct_fields__
#: The colours of the box (RM-2.1).
SIDES: tuple[str, ...] = COLOURS

_terms: Remembered[Terms] = Remembered()


def prepare(
    *,
    seats: Sequence[str],
    seed: int,
    edition: str = "final",
    mode: str = "standard",
    options: Mapping[str, Option] | None = None,
    sides: Sequence[str] = (),
    pack: str = "",
    pack_text: str = "",
) -> Header:
    """Check the table's choices and write them into a header (RM-2.1, RM-2.12, D-28)."""
    chosen = _edition(edition, mode, RULES_VERSION)
    _check_seats(seats, chosen)
    check_seed(seed, "D-28")
    box, pack_text = chosen_pack(LIBRARY, pack or chosen.pack, pack_text, "RM-1.16")
    table = msgspec.to_builtins(_options(options or {}, chosen))
    if not table["level"]:
        del table["level"]  # no solitaire game: the level is not written
    return new_header(
        box,
        pack_text,
        game=NAME,
        rules_version=RULES_VERSION,
        edition=edition,
        mode=mode,
        options=table,
        seats=seats,
        sides=chosen_sides(sides, COLOURS, len(seats), "RM-2.1"),
        seed=seed,
    )


def terms_of(header: Header) -> Terms:
    """The terms of a match; equal ones are made once (RM-1.16)."""
    edition = _edition(header.edition, header.mode, header.rules_version)
    options = _options(header.options, edition)
    _check_seats(header.seats, edition)
    pack = pack_of_header(LIBRARY, header, "RM-1.16")
    players = len(header.seats)
    colours = chosen_sides(header.sides, COLOURS, players, "RM-2.1")
    key = key_of(pack, edition, players, options, colours)
    return _terms.get(key, header.pack_text, lambda: Terms(pack, edition, players, options, colours))


def reduced_terms(terms: Terms) -> tuple[Any, ...]:
    """For ``__reduce__`` of terms."""
    way = (terms.edition.name, terms.edition.mode, terms.edition.version)
    pack = pack_reference(LIBRARY, terms.pack)
    return _terms_again, (pack, way, terms.players, terms.options, terms.colours)


def _terms_again(
    reference: object, way: tuple[str, str, int], players: int, options: Options, colours: tuple[Colour, ...]
) -> Terms:
    pack, edition = pack_again(LIBRARY, reference), _edition(*way)
    if isinstance(reference, Pack):
        # It is not built in: the cache knows such packs by their texts.
        return Terms(reference, edition, players, options, colours)
    key = key_of(pack, edition, players, options, colours)
    return _terms.get(key, "", lambda: Terms(pack, edition, players, options, colours))


def _edition(name: str, mode: str, version: int) -> Edition:
    """The edition and mode of these names, by the rules of this version (D-28)."""
    check_way(name, mode, NAMES, MODES, "D-28")
    return edition_of(name, mode, version)


def _check_seats(seats: Sequence[str], edition: Edition) -> None:
    """As many names as can play, all different, none a word of the match file (RM-2.1, RM-14.4, RM-15.1)."""
    if len(seats) not in edition.players:
        rule = {"standard": "RM-2.1", "battle": "RM-14.4", "solo": "RM-15.1"}[edition.mode]
        message = "refused-not-alone" if edition.mode == "solo" else "refused-player-count"
        raise BadSetup(rule, message, {"players": len(seats)})
    check_names(seats, "D-28")


def _options(given: Mapping[str, Option], edition: Edition) -> Options:
    """The table options, all known, of the right kind and open to this mode.

    RM-14.4, RM-15.4, RM-15.7, RM-E.12.
    """
    for name, value in given.items():
        if name not in Options.__struct_fields__:
            known = ", ".join(Options.__struct_fields__)
            raise BadSetup("D-28", "refused-option", {"option": name, "known": known})
        if not _is_fit(name, value):
            raise BadSetup(_RULES[name], "refused-option-value", {"option": name, "value": str(value)})
    options = msgspec.convert(dict(given), Options)
    if options.variants and not edition.variants:
        rule = "RM-14.4" if edition.mode == "battle" else "RM-15.4"
        raise BadSetup(rule, "refused-no-variants", {"mode": edition.mode})
    if options.strict_declaration and not edition.strict_declaration:
        raise BadSetup("RM-E.12", "refused-no-strict-declaration")
    if edition.mode != "solo" and options.level:
        raise BadSetup("RM-15.7", "refused-no-level", {"mode": edition.mode})
    if edition.mode == "solo" and not options.level:
        options = msgspec.structs.replace(options, level="normal")
    return options


_RULES = {
    "variants": "RM-13.1",
    "strict_declaration": "RM-7.7",
    "round_cap": "INV-16",
    "level": "RM-15.7",
}


def _is_fit(name: str, value: Option) -> bool:
    """Whether an option can have this value."""
    if name == "strict_declaration":
        return isinstance(value, bool)
    if name == "level":
        return value in ("", *LEVELS)
    if isinstance(value, bool) or not isinstance(value, int):
        return False
    return value in (0, 2) if name == "variants" else value >= 0
