"""A launch that options of ``spacerace odds rocketmen`` describe, and why none can stand like that."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from spacerace.games.rocketmen.rules.effects import (
    Advance,
    ChooseFirst,
    CopyCard,
    CountZeroAs,
    Redraw,
    RedrawZero,
    SafeAbort,
)
from spacerace.games.rocketmen.rules.gamble import FlightEffect, Gamble, Where, answered
from spacerace.games.rocketmen.rules.odds import Numbers, gamble_if_launched, numbers_of
from spacerace.games.rocketmen.rules.printed import Destination, most_unchosen
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.kernel.errors import BadSetup


def described(terms: Terms, args: argparse.Namespace) -> Gamble:
    """The launch that the options describe; raises BadSetup if no launch can stand like this."""
    destination = destination_named(terms, args.destination)
    entry, drawn = terms.destinations[destination], args.drawn or []
    rocket = _rocket(entry.target, args)
    shown = args.shown or ([] if args.pending is None else [args.pending])
    draws = entry.draws - len(drawn)
    if draws < (1 if shown else 0):
        raise BadSetup("RM-1.8", "refused-odds-draws", {"draws": entry.draws, "destination": destination})
    _refuse_late(args, numbers_of(terms), rocket=rocket, target=entry.target)
    counts, spare = _counts(terms, args)
    _refuse_numbers(terms, args, counts, spare)
    start = gamble_if_launched(
        terms,
        destination,
        rocket,
        **counts,
        skies=bool(args.clear_skies),
        copies=_copies(terms, args),
        safe=bool(args.mission_control),
    )
    where: Where = "flying" if draws else "last"
    if shown:
        where = "choosing" if args.shown else "reacting"
    gamble = replace(
        start,
        where=where,
        shown=tuple(sorted(shown)),
        deck=_undrawn(start.deck, [*drawn, *(args.aside or []), *shown]),
        draws=draws,
        made=len(drawn),
        pad=start.pad if args.pad is None else args.pad,
    )
    return answered(gamble) if where == "reacting" else gamble


def destination_named(terms: Terms, name: str) -> Destination:
    """The destination of this name, in any case (RM-7.2)."""
    for destination in terms.destinations:
        if destination == name.strip().lower():
            return destination
    known = ", ".join(terms.destinations)
    raise BadSetup("RM-7.2", "refused-odds-destination", {"destination": name, "known": known})


def _rocket(target: int, args: argparse.Namespace) -> int:
    """Where the Rocket stands: as said, or the advance and the cards drawn (RM-7.8, RM-7.14, RM-7.15)."""
    if args.rocket is not None and args.advance is not None:
        raise BadSetup("RM-7.14", "refused-odds-both-places")
    if max(args.rocket or 0, args.advance or 0) > target:
        option = "--advance" if args.rocket is None else "--rocket"
        raise BadSetup("RM-1.8", "refused-odds-too-far", {"option": option, "target": target})
    drawn = args.drawn or []
    if args.rocket is not None:
        if args.rocket < sum(drawn):
            raise BadSetup("RM-7.14", "refused-odds-rocket-short", {"drawn": sum(drawn)})
        return int(args.rocket)
    rocket = args.advance or 0
    for value in drawn:
        if rocket >= target:
            raise BadSetup("RM-7.15", "refused-odds-arrived", {"target": target})
        rocket += value
    return int(rocket)


def _refuse_late(args: argparse.Namespace, numbers: Numbers, *, rocket: int, target: int) -> None:
    """Refuse what cannot be at this moment of a launch (RM-7.15, RM-7.16, RM-7.19, RM-11.5)."""
    if (args.pending is not None or args.shown) and rocket >= target:
        raise BadSetup("RM-7.15", "refused-odds-arrived", {"target": target})
    if args.shown and args.pending is not None:
        raise BadSetup("RM-11.5", "refused-odds-shown-and-pending")
    if args.planning and (args.drawn or args.shown or args.pending is not None):
        raise BadSetup("RM-11.5", "refused-odds-planning-late")
    if args.shown and (args.drawn or len(args.shown) != numbers.planning):
        raise BadSetup("RM-11.5", "refused-odds-shown", {"cards": numbers.planning})
    if args.aside and not args.drawn and args.pending is None:
        raise BadSetup("RM-7.19", "refused-odds-aside")


def _refuse_numbers(terms: Terms, args: argparse.Namespace, counts: dict[str, int], spare: int) -> None:
    """Refuse more cards aside than anything could set there, and a Pad without the cards named on it."""
    assets, aside = terms.pack.asset, args.aside or []
    # What is still unused has set nothing aside (RM-11.5, RM-11.10, RM-13.9); Clear Skies is for a 0 alone.
    suits = sum(isinstance(asset.effect, Redraw) for asset in assets)
    most = max(0, suits - counts["suits"]) + (spare if suits else 0)
    most += most_unchosen(asset.effect for asset in assets)
    if not args.clear_skies and 0 in aside:
        most += any(isinstance(variant.rule, RedrawZero) for variant in terms.pack.variant)
    if len(aside) > most:
        raise BadSetup("RM-7.19", "refused-odds-aside-many", {"most": most})
    named = sum(counts.values()) + bool(args.espionage)
    # Mission Control is a card like the others, unless a pack makes it a Permanent one (RM-7.20, RM-11.38).
    if args.mission_control and not any(one.permanent for one in assets if isinstance(one.effect, SafeAbort)):
        named += 1
    if args.pad is not None and args.pad < named:
        raise BadSetup("RM-7.18", "refused-odds-pad", {"named": named})


def _undrawn(deck: tuple[int, ...], out: Sequence[int]) -> tuple[int, ...]:
    """The deck without these cards (RM-1.10)."""
    gone = Counter(out)
    for value, cards in sorted(gone.items()):
        there = deck[value] if value < len(deck) else 0
        if cards > there:
            raise BadSetup("RM-1.10", "refused-odds-deck", {"value": value, "cards": cards, "there": there})
    return tuple(count - gone[value] for value, count in enumerate(deck))


#: The effects that are counted, by option.
COUNTED: dict[str, FlightEffect] = {
    "suits": Redraw(),
    "shielding": CountZeroAs(),
    "afterburners": Advance(burns=True),
    "backup": Advance(),
    "planning": ChooseFirst(),
}


def _counts(terms: Terms, args: argparse.Namespace) -> tuple[dict[str, int], int]:
    """How many of each effect there are, never more than a Pad can hold; and 1 if Espionage was none of them.

    RM-5.8, RM-11.9.
    """
    effects = [asset.effect for asset in terms.pack.asset]
    # Espionage can be one more of any, once.
    spare = int(not args.espionage and any(isinstance(effect, CopyCard) for effect in effects))
    counts = {}
    for option, effect in COUNTED.items():
        asked = int(getattr(args, option) or 0)
        own = sum(_alike(one, effect) for one in effects)
        if asked > own + spare:
            raise BadSetup("RM-5.8", "refused-odds-too-many", {"option": f"--{option}", "most": own + spare})
        spare -= max(0, asked - own)
        counts[option] = asked
    return counts, spare


def _alike(effect: object, other: FlightEffect) -> bool:
    """Whether two effects do the same, if with other numbers."""
    return type(effect) is type(other) and getattr(effect, "burns", None) == getattr(other, "burns", None)


def _copies(terms: Terms, args: argparse.Namespace) -> Iterable[FlightEffect]:
    """What Industrial Espionage can become, by name (RM-11.9)."""
    numbers = numbers_of(terms)
    known: dict[str, FlightEffect] = {
        "suit": Redraw(),
        "shielding": CountZeroAs(value=numbers.shielding),
        "afterburner": Advance(spaces=numbers.afterburner, burns=True),
        "backup": Advance(spaces=numbers.backup),
        "planning": ChooseFirst(cards=numbers.planning),
        "mission-control": SafeAbort(),
    }
    for name in args.espionage or []:
        if name not in known:
            raise BadSetup("RM-11.9", "refused-odds-effect", {"effect": name, "known": ", ".join(known)})
    return [known[name] for name in args.espionage or []]
