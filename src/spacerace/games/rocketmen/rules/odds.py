"""Exact odds of launches: of a launch under way, of one that could be declared, or of an imagined one.

Everything here rests on what all can see: Pads, the Mission Success cards drawn, the launch itself.
The arithmetic is in :mod:`solver`, the steps of a launch in :mod:`gamble`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, assert_never

from msgspec import Struct

from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules.chapters import launch_pad
from spacerace.games.rocketmen.rules.effects import Advance, ChooseFirst, CopyCard, CountZeroAs, RedrawZero
from spacerace.games.rocketmen.rules.gamble import (
    CLEAR_SKIES,
    MANY,
    Copy,
    Draw,
    FlightEffect,
    Gamble,
    Move,
    Stand,
    Stop,
    Take,
    Use,
    Where,
    after,
    moves,
    with_effects,
)
from spacerace.games.rocketmen.rules.printed import Destination
from spacerace.games.rocketmen.rules.solver import Stakes, chance, success, worth
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.games.rocketmen.rules.view import View
from spacerace.kernel.game import Message, Preview

__all__ = [
    "Advice",
    "Choice",
    "Gamble",
    "Stakes",
    "advice",
    "chance",
    "gamble_if_launched",
    "gamble_of",
    "gamble_with_pad",
    "previews",
    "success",
    "ways_to_count",
    "ways_to_try",
    "worth",
]

# --- a launch that is only thought of ------------------------------------------------------------


class Numbers(NamedTuple):
    """What a pack prints on the cards of a launch."""

    #: How many Mission Success cards have the value 0, 1, 2, …
    deck: tuple[int, ...]
    shielding: int
    afterburner: int
    backup: int
    planning: int


@lru_cache(maxsize=16)
def numbers_of(terms: Terms) -> Numbers:
    """The numbers of a pack, or those of the box if it has no such card."""
    values = [terms.cards[card].value for card in terms.success]
    deck = tuple(values.count(value) for value in range(max(values) + 1))
    shielding, afterburner, backup, planning = 2, 1, 1, 3
    for asset in terms.pack.asset:
        match asset.effect:
            case CountZeroAs(value=value):
                shielding = value
            case ChooseFirst(cards=cards):
                planning = cards
            case Advance(spaces=spaces, burns=True):
                afterburner = spaces
            case Advance(spaces=spaces):
                backup = spaces
            case _:
                # Other effects have no number that matters in a launch.
                pass
    return Numbers(deck, shielding, afterburner, backup, planning)


def gamble_if_launched(
    terms: Terms,
    destination: Destination,
    advance: int,
    *,
    suits: int = 0,
    shielding: int = 0,
    afterburners: int = 0,
    backup: int = 0,
    planning: int = 0,
    skies: bool = False,
    copies: Iterable[FlightEffect] = (),
    pad: int = MANY,
    safe: bool = False,
) -> Gamble:
    """A launch after a boost of so many spaces, with so many of each effect on the Pad (RM-7.8, RM-1.8).

    ``copies`` is what Industrial Espionage could become, ``pad`` the number of cards that an abort could
    take, ``safe`` says that it takes none.
    """
    entry, numbers = terms.destinations[destination], numbers_of(terms)
    return Gamble(
        to_go=entry.target - advance,
        draws=entry.draws,
        deck=numbers.deck,
        suits=suits,
        shielding=(numbers.shielding,) * shielding,
        afterburners=(numbers.afterburner,) * afterburners,
        backup=(numbers.backup,) * backup,
        planning=(numbers.planning,) * planning,
        skies=skies,
        copies=_in_order(copies),
        pad=pad,
        safe=safe,
    )


def gamble_with_pad(
    view: View,
    destination: Destination,
    pad: Sequence[int] | None = None,
    *,
    seat: int | None = None,
    copied: tuple[int, int] | None = None,
) -> Gamble:
    """A launch by a seat (else the one in turn) with these cards on its Pad (else its own), after its boost.

    ``copied`` are Espionage and the card it becomes before the Rocket points are counted (RM-11.20).
    """
    terms, cards = view.terms, view.terms.cards
    seat = view.seat if seat is None else seat
    player = view.players[seat]
    pad = player.pad if pad is None else pad
    faces = {card: cards[copied[1]] if copied and card == copied[0] else cards[card] for card in pad}
    item = terms.boosts[destination]
    boost = sum(face.purse.of(item) + face.purse.science for face in faces.values())
    boost += player.science_tokens - player.science_flipped
    entry = terms.destinations[destination]
    bare = Gamble(
        to_go=entry.target - boost,
        draws=entry.draws,
        deck=numbers_of(terms).deck,
        skies=_clear_skies(view),
        copies=() if copied else _copies(view, seat, pad),
        pad=sum(not cards[card].permanent for card in pad),
    )
    return with_effects(bare, [face.effect for card, face in faces.items() if card not in view.turn.used])


def _copies(view: View, seat: int, pad: Iterable[int]) -> tuple[FlightEffect, ...]:
    """Effects that Industrial Espionage on this Pad could take over in flight (RM-11.9, RM-11.20)."""
    cards = view.terms.cards
    if not any(isinstance(cards[card].effect, CopyCard) and card not in view.turn.used for card in pad):
        return ()
    others = (card for at, other in enumerate(view.players) if at != seat for card in other.pad)
    effects = (cards[card].effect for card in others)
    return _in_order(effect for effect in effects if isinstance(effect, FlightEffect))


def _in_order(effects: Iterable[FlightEffect]) -> tuple[FlightEffect, ...]:
    """Each effect once, in an order that does not depend on how they were found."""
    return tuple(sorted(set(effects), key=repr))


def _clear_skies(view: View) -> bool:
    """Whether Clear Skies is in the game (RM-13.9)."""
    return any(isinstance(view.terms.cards[card].rule, RedrawZero) for card in view.variants)


# --- a launch on the table -----------------------------------------------------------------------


def ways_to_count(view: View, destination: Destination) -> Mapping[a.CountPoints | a.CopyTo, Gamble | None]:
    """How the Rocket points can be counted, and the launch that follows; None for a scrub.

    RM-7.4 to RM-7.7, RM-11.20.
    """
    player = view.players[view.seat]
    assert player.plan is not None
    cards = view.terms.cards
    needed = cards[player.plan].rocket_points[destination]
    points = launch_pad.rocket_points(view, player)
    strict = view.terms.options.strict_declaration
    ways: dict[a.CountPoints | a.CopyTo, Gamble | None] = {}
    for spy, target in launch_pad.copy_targets(view, player):
        enough = points - cards[spy].rocket + cards[target].rocket >= needed
        if enough or strict:
            way = gamble_with_pad(view, destination, copied=(spy, target)) if enough else None
            ways[a.CopyTo(spy, target)] = way
    if points >= needed or strict:
        ways[a.COUNT_POINTS] = gamble_with_pad(view, destination) if points >= needed else None
    return ways


def ways_to_try(ways: Mapping[a.CountPoints | a.CopyTo, Gamble | None]) -> list[Gamble]:
    """Of the launches after each way to count those among which the best one is, for any stakes.

    A copy made before the points are counted brings its items as well. Where they bring the Rocket no further
    than plain counting, Espionage can still become the same card before the first draw, and has the choice.
    """
    plain = ways.get(a.COUNT_POINTS)
    found = [way for way in ways.values() if way is not None]
    if plain is not None:
        found = [plain, *(way for way in found if way.to_go < plain.to_go)]
    return list(dict.fromkeys(found))


def gamble_of(view: View) -> Gamble | None:
    """The launch under way; None if there is none, or if its result is fixed.

    Before the points are counted it is the launch after the best way to count them.
    """
    launch, step = view.launch, view.agenda[-1] if view.agenda else None
    if launch is None or step is None:
        return None
    if isinstance(step, g.Counting):
        return max(ways_to_try(ways_to_count(view, launch.destination)), key=success, default=None)
    values = view.terms.cards
    match step:
        case g.Flying():
            return _under_way(view, "flying")
        case g.FlipSuccess():
            return _under_way(view, "drawing")
        case g.RevealSuccess(cards=cards, shown=shown):
            return _under_way(view, "revealing", [values[card].value for card in shown], cards)
        case g.ChoosingFirst(cards=open_cards):
            return _under_way(view, "choosing", [values[card].value for card in open_cards])
        case g.Reacting(card=card):
            return _under_way(view, "reacting", [values[card].value])
        case g.LastChance():
            return _under_way(view, "last")
        case _:
            # At the other steps the launch is over, or has not begun.
            return None


def _under_way(view: View, where: Where, shown: Iterable[int] = (), reveals: int = 0) -> Gamble:
    """The launch on the table, at this step of it."""
    launch, terms = view.launch, view.terms
    assert launch is not None
    entry, pad = terms.destinations[launch.destination], view.players[view.seat].pad
    values = [terms.cards[card].value for card in view.success]
    effects = [launch_pad.acting_as(view, card).effect for card in pad if card not in view.turn.used]
    bare = Gamble(
        to_go=entry.target - launch.rocket,
        draws=entry.draws - launch.draws,
        deck=tuple(values.count(value) for value in range(len(numbers_of(terms).deck))),
        where=where,
        shown=tuple(sorted(shown)),
        reveals=reveals,
        skies=_clear_skies(view) and not launch.skies_used,
        copies=() if launch.copier is not None else _copies(view, view.seat, pad),
        made=launch.draws,
        pad=sum(not terms.cards[card].permanent for card in pad),
    )
    return with_effects(bare, effects)


# --- what to do ----------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """One choice, and its result under best play."""

    move: Move
    #: The chance of success if success is all that counts from then on.
    success: Fraction
    worth: Fraction


class Advice(Struct, frozen=True):
    """What a position is worth, every choice, and the best of them; None where there is nothing to choose."""

    success: Fraction
    worth: Fraction
    choices: tuple[Choice, ...]
    best: Choice | None


def advice(
    gamble: Gamble,
    value_success: Fraction | int = 1,
    cost_failure: Fraction | int = 0,
    cost_card: Fraction | int = 0,
) -> Advice:
    """What best play does, given what success is worth and what failure and a lost Pad card cost.

    Cards are lost by an abort: those that it discards, and those that effects used up before it; after
    success or failure the Pad is cleared in any case. Without costs the worth of a position is its chance
    of success, and best play never aborts while there is one. None of the numbers may be negative.
    """
    stakes = Stakes(Fraction(value_success), Fraction(cost_failure), Fraction(cost_card))
    choices = tuple(_choice(gamble, move, stakes) for move in moves(gamble))
    best = max(choices, key=lambda one: (one.worth, one.success, _ease(gamble, one.move)), default=None)
    return Advice(success(gamble), worth(gamble, stakes), choices, best)


def _choice(gamble: Gamble, move: Move, stakes: Stakes) -> Choice:
    """The result of a move."""
    then = after(gamble, move)
    if then is not None:
        return Choice(move, success(then), worth(then, stakes))
    lost = stakes.card * (gamble.spent + gamble.owed) if isinstance(move, Stop) else stakes.failure
    return Choice(move, Fraction(0), -lost)


def _ease(gamble: Gamble, move: Move) -> tuple[int, int]:
    """Of equally good choices: one that uses up nothing; last of all an Afterburner, gone for good."""
    # After a success the rest of the Pad goes to the Warehouse (RM-7.23, RM-7.25), so what is spared is kept.
    match move:
        case Stop():
            # Where nothing succeeds any more: a failure costs the Pad, whatever was said of its price.
            return (0 if success(gamble) else 7), 0
        case Use(effect=Advance(burns=True)):
            return 1, 0
        case Copy():
            return 2, 0
        case Use(effect=Advance()):
            # Backup Systems stays where it is.
            return 6, 0
        case Use(effect=RedrawZero()):
            # It is no card.
            return 4, 0
        case Use():
            return 3, 0
        case Take(value=value):
            # A higher card needs no Shielding.
            return 5, value
        case Stand() | Draw():
            return 5, 0
        case _:
            assert_never(move)


# --- for the table -------------------------------------------------------------------------------


def previews(view: View, options: Sequence[a.Action]) -> list[Preview | None]:
    """For each option of a launch, or to launch, the exact chance of success under best play.

    D-15 to D-22.
    """
    step = view.agenda[-1] if view.agenda else None
    if isinstance(step, g.Acting):
        return [_of_launch(view, one) if isinstance(one, a.LaunchTo) else None for one in options]
    if isinstance(step, g.Counting) and view.launch is not None:
        ways = ways_to_count(view, view.launch.destination)
        return [_foretold(ways[one]) if one in ways else None for one in options]  # type: ignore[index]
    gamble = gamble_of(view)
    if gamble is None:
        return [None] * len(options)
    return [_of_move(gamble, move_of(view, one)) for one in options]


def _of_launch(view: View, action: a.LaunchTo) -> Preview:
    """The odds of a launch that can be declared (D-15)."""
    ways = ways_to_try(ways_to_count(view, action.destination))
    return _foretold(max(ways, key=success, default=None))


def move_of(view: View, action: a.Action) -> Move | None:
    """What an action of the table is in the gamble; None for one that has no part in it."""
    match action:
        case a.DrawSuccess():
            return Draw()
        case a.Abort():
            return Stop()
        case a.Pass():
            return Stand()
        case a.Choose(card=card):
            return Take(view.terms.cards[card].value)
        case a.UseEffect(card=card):
            effect = launch_pad.acting_as(view, card).effect
            if isinstance(effect, FlightEffect):
                return Use(effect)
            return Use(CLEAR_SKIES) if card in view.variants else None
        case a.CopyTo(target=target):
            copied = view.terms.cards[target].effect
            return Copy(copied if isinstance(copied, FlightEffect) else None)
        case _:
            # Other actions are no part of a launch.
            return None


def _of_move(gamble: Gamble, move: Move | None) -> Preview | None:
    """The odds after a move; of an abort its price too."""
    if move is None:
        return None
    if isinstance(move, Stop):
        figures = {"success": "0/1", "percent": 0.0, "cards": gamble.owed}
        return Preview(Message("odds-abort", {"cards": gamble.owed}), figures)
    return _foretold(after(gamble, move))


def _foretold(gamble: Gamble | None) -> Preview:
    """The odds of a gamble; None is a launch that is over without success."""
    found = Fraction(0) if gamble is None else success(gamble)
    figures = {"success": as_ratio(found), "percent": as_percent(found)}
    return Preview(Message("odds-success", {"percent": float(percent_text(found))}), figures)


def as_ratio(fraction: Fraction) -> str:
    """A fraction written p/q, whole numbers too."""
    return f"{fraction.numerator}/{fraction.denominator}"


def as_percent(fraction: Fraction) -> float:
    """A fraction in percent, rounded to two places: only what is certain reads 0 or 100."""
    if fraction in (0, 1):
        return float(fraction * 100)
    return min(99.99, max(0.01, round(float(fraction * 100), 2)))


def percent_text(fraction: Fraction) -> str:
    """A fraction in percent for a person: only what is certain reads 0 or 100."""
    if fraction in (0, 1):
        return str(int(fraction * 100))
    return f"{as_percent(fraction):.2f}"
