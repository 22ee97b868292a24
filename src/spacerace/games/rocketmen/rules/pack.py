"""Packs of components: the built-in ones, a user's corrected ones, and every mistake in them (RM-1.16).

A pack is TOML text. The built-in packs lie under ``data/<edition>/<version>/``; their files, one after
the other, are one such text. A user's pack is one file; it may name a built-in pack as its base and
then holds only what differs, as the built-in pack of the early edition does. How a text is read and
laid over its base is the kernel's; here stand the tables of the game, in :mod:`pack_checks` its checks.
"""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct, structs

from spacerace.games.rocketmen.rules.pack_checks import check_drafts, check_orders, printed_numbers
from spacerace.games.rocketmen.rules.printed import (
    DESTINATIONS,
    AssetEntry,
    DestinationEntry,
    EngineEntry,
    LocationEntry,
    MissionEntry,
    Pack,
    SuccessEntry,
    SurchargeEntry,
    ThreatEntry,
    ThresholdEntry,
)
from spacerace.kernel.packs import (
    Entry,
    Form,
    Key,
    Library,
)

# --- the tables ----------------------------------------------------------------------------------

#: By which fields a correction finds the entry that it changes; elsewhere by ``id``.
_KEYS = {
    "success": ("value",),
    "solitaire": ("number",),
    "location": ("destination", "type"),
    "surcharge": ("from_vp",),
    "threshold": ("players",),
}
#: Numbers that may be 0; all others start at 1.
_MAY_BE_ZERO = {
    "asset.effect.then_draw",
    "threat.vp",
    "success.value",
    "goal.vp",
    "solitaire.easy.start",
    "solitaire.normal.start",
    "solitaire.hard.start",
    "solitaire.advance",
    "location.vp",
    "board.first_token_vp",
}
#: How large a new game takes numbers of cards and the like; the books print no more than 6.
_MOST = {
    "asset.effect.cards": 12,
    "asset.effect.then_draw": 12,
    "variant.rule.more": 12,
    "variant.rule.engines": 12,
    "success.value": 99,
    "destination.draws": 12,
    "destination.target": 99,
    "board.display": 12,
    "board.hand_size": 16,
    "board.mission_tokens": 99,
}
#: Money that is a plain number; there are only notes of $10.
_MONEY = {"asset.effect.money", "variant.rule.money", "surcharge.money", "board.placing_cost"}


def _not_tens(path: str, value: object) -> str:
    """The message for money that no notes make up, written as a number or as an icon."""
    if isinstance(value, int):
        odd = path in _MONEY and value % 10 > 0
    else:
        odd = bool(isinstance(value, str) and re.fullmatch(r"\$\d+", value) and int(value[-1]))
    return "pack-not-tens" if odd else ""


def _tidy(entry: Struct) -> Struct:
    """The entry with its copies by number and its destinations in order, however the text has them."""
    if isinstance(entry, AssetEntry | EngineEntry | ThreatEntry):
        prints = sorted(entry.prints, key=lambda one: one.number)
        return structs.replace(entry, prints=tuple(prints))
    if isinstance(entry, SuccessEntry):
        return structs.replace(entry, numbers=tuple(sorted(entry.numbers)))
    if isinstance(entry, MissionEntry):
        points = entry.rocket_points
        return structs.replace(entry, rocket_points={to: points[to] for to in DESTINATIONS if to in points})
    return entry


def _order(entry: Struct) -> Key:
    """Where an entry stands in its table, however the text has it."""
    match entry:
        case LocationEntry():
            return DESTINATIONS.index(entry.destination), entry.rocket_points, entry.type
        case DestinationEntry():
            return (DESTINATIONS.index(entry.id),)
        case SurchargeEntry():
            return (entry.from_vp,)
        case ThresholdEntry():
            return (entry.players,)
        case Entry():
            return min(number for _, number in printed_numbers(entry)), ""
        case _:
            # Of the board there is one entry.
            return ()


_FORM = Form(
    Pack,
    keys=_KEYS,
    least=dict.fromkeys(_MAY_BE_ZERO, 0),
    most=_MOST,
    unplayed=("name", "shown"),
    tidy=_tidy,
    order=_order,
    misfit=_not_tens,
    check=check_drafts,
    orders=check_orders,
)
LIBRARY = Library(_FORM, "rocketmen", Path(__file__).parent / "data", usual="rocketmen-final")
