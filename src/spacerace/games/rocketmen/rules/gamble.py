"""The gamble of a launch, step by step: what can be done, and what chance may bring (RM-7.14 to RM-7.22).

A :class:`Gamble` holds what matters of a launch and nothing else, so that two launches with the same
odds are the same gamble. It goes the engine's way: the same windows, the same choices, the same cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from spacerace.games.rocketmen.rules.effects import (
    Advance,
    AnyEffect,
    ChooseFirst,
    CountZeroAs,
    Redraw,
    RedrawZero,
    SafeAbort,
)

#: Windows W4 and W6, a card about to come, Detailed Planning's cards about to come, its choice, WR, WZ.
Where = Literal["flying", "drawing", "revealing", "choosing", "reacting", "last"]
#: More cards than any abort needs, for an unknown Pad.
MANY = 99
#: Effects on a Pad that make a difference to the Rocket or to an abort.
FlightEffect = Advance | ChooseFirst | CountZeroAs | Redraw | SafeAbort
CLEAR_SKIES = RedrawZero()


class Gamble(Struct, frozen=True, kw_only=True):
    """A launch after its boost, with all that matters for success and for an abort (RM-7.14 to RM-7.22)."""

    #: Spaces that the Rocket lacks.
    to_go: int
    #: Draws that the Mission still allows; a card that waits for an answer is one of them.
    draws: int
    #: How many undrawn Mission Success cards have the value 0, 1, 2, …
    deck: tuple[int, ...]
    where: Where = "flying"
    #: The values of cards that lie open and do not count yet.
    shown: tuple[int, ...] = ()
    #: Cards that Detailed Planning still turns up.
    reveals: int = 0
    #: Space Suits on the Pad.
    suits: int = 0
    #: What a 0 counts as, by each Radiation Shielding.
    shielding: tuple[int, ...] = ()
    #: Spaces of each Afterburner, and of each effect such as Backup Systems, which ends with the last draw.
    afterburners: tuple[int, ...] = ()
    backup: tuple[int, ...] = ()
    #: How many cards each Detailed Planning turns up.
    planning: tuple[int, ...] = ()
    #: Clear Skies lies face up and was not used.
    skies: bool = False
    #: What Industrial Espionage can still become.
    copies: tuple[FlightEffect, ...] = ()
    #: Draws made, Pad cards that an abort can take, whether it takes none, and cards used up on the way.
    made: int = 0
    pad: int = MANY
    safe: bool = False
    spent: int = 0

    @property
    def owed(self) -> int:
        """Pad cards that an abort takes now (RM-7.18, RM-7.20, RM-11.31)."""
        return 0 if self.safe else max(0, min(self.made - 1, self.pad))


# --- what the player can do ----------------------------------------------------------------------


class Draw(Struct, frozen=True):
    """The next Mission Success card."""


class Stop(Struct, frozen=True):
    """An abort."""


class Stand(Struct, frozen=True):
    """The open card counts as it is; after the last draw: no Afterburner."""


class Use(Struct, frozen=True):
    """The effect of a Pad card, or of Clear Skies."""

    effect: FlightEffect | RedrawZero


class Copy(Struct, frozen=True):
    """Espionage becomes a card with this effect; None for a card that does nothing in flight."""

    effect: FlightEffect | None


class Take(Struct, frozen=True):
    """An open card of this value is the first draw."""

    value: int


Move = Draw | Stop | Stand | Use | Copy | Take


def moves(gamble: Gamble) -> list[Move]:
    """What can be done here; nothing if chance is next or the launch is over (RM-7.15 to RM-7.21)."""
    if gamble.to_go <= 0:
        return []
    match gamble.where:
        case "flying":
            found: list[Move] = [Draw()]
            if gamble.made:
                found.append(Stop())
            else:
                enough = sum(gamble.deck) - gamble.draws + 1
                found += [Use(ChooseFirst(cards=n)) for n in each(gamble.planning) if n <= enough]
            found += [Use(Advance(spaces=n)) for n in each(gamble.backup)]
            found += [Use(Advance(spaces=n, burns=True)) for n in each(gamble.afterburners)]
            return found + [Copy(effect) for effect in gamble.copies]
        case "choosing":
            return [Take(value) for value in each(gamble.shown)]
        case "reacting":
            can_replace = sum(gamble.deck) >= gamble.draws
            answers: list[FlightEffect | RedrawZero] = []
            if can_replace and gamble.suits:
                answers.append(Redraw())
            if gamble.shown == (0,):
                answers += [CountZeroAs(value=n) for n in each(gamble.shielding)]
                if can_replace and gamble.skies:
                    answers.append(CLEAR_SKIES)
            return [*map(Use, answers), Stand()]
        case "last":
            burns: list[Move] = [Use(Advance(spaces=n, burns=True)) for n in each(gamble.afterburners)]
            return [*burns, Stand()] if burns else []
        case "drawing" | "revealing":
            return []
        case _:
            assert_never(gamble.where)


def after(gamble: Gamble, move: Move) -> Gamble | None:
    """The gamble after a move; None if the launch was given up, by an abort or in the last window."""
    match move:
        case Draw():
            return replace(gamble, where="drawing")
        case Stop():
            return None
        case Stand():
            return _count(gamble, gamble.shown[0]) if gamble.where == "reacting" else None
        case Take(value=value):
            # The other cards are out of this launch (RM-11.5).
            return answered(replace(gamble, where="reacting", shown=(value,)))
        case Copy(effect=effect):
            return _gained(replace(gamble, copies=()), effect)
        case Use(effect=effect):
            return _used(gamble, effect)
        case _:
            assert_never(move)


def _used(gamble: Gamble, effect: FlightEffect | RedrawZero) -> Gamble:
    """An effect is used; most take their card off the Pad (RM-11.1, RM-11.3, RM-11.5, RM-11.10, RM-11.12)."""
    if isinstance(effect, RedrawZero):
        return replace(gamble, where="drawing", shown=(), skies=False)
    if isinstance(effect, Advance) and not effect.burns:
        unused = one_less(gamble.backup, effect.spaces)
        return replace(gamble, to_go=gamble.to_go - effect.spaces, backup=unused)
    gamble = replace(gamble, pad=max(0, gamble.pad - 1), spent=gamble.spent + 1)
    match effect:
        case Advance(spaces=spaces):
            rest = one_less(gamble.afterburners, spaces)
            return replace(gamble, to_go=gamble.to_go - spaces, afterburners=rest)
        case ChooseFirst(cards=cards):
            # The first draw is made with it, so another one comes too late.
            return replace(gamble, where="revealing", reveals=cards, planning=())
        case Redraw():
            return replace(gamble, where="drawing", shown=(), suits=gamble.suits - 1)
        case CountZeroAs(value=value):
            return _count(replace(gamble, shielding=one_less(gamble.shielding, value)), value)
        case SafeAbort():
            raise ValueError("a safe abort is never used, it holds")
        case _:
            assert_never(effect)


def _gained(gamble: Gamble, effect: FlightEffect | None) -> Gamble:
    """One effect more on the Pad (RM-11.9, RM-11.20)."""
    match effect:
        case Redraw():
            return replace(gamble, suits=gamble.suits + 1)
        case CountZeroAs(value=value):
            return replace(gamble, shielding=one_more(gamble.shielding, value))
        case ChooseFirst(cards=cards):
            return replace(gamble, planning=one_more(gamble.planning, cards))
        case Advance(spaces=spaces, burns=True):
            return replace(gamble, afterburners=one_more(gamble.afterburners, spaces))
        case Advance(spaces=spaces):
            return replace(gamble, backup=one_more(gamble.backup, spaces))
        case SafeAbort():
            return replace(gamble, safe=True)
        case None:
            return gamble
        case _:
            assert_never(effect)


def with_effects(gamble: Gamble, effects: Iterable[AnyEffect | None]) -> Gamble:
    """The gamble with these effects on the Pad besides; those that do nothing in flight change nothing."""
    for effect in effects:
        if isinstance(effect, FlightEffect):
            gamble = _gained(gamble, effect)
    return gamble


def _count(gamble: Gamble, spaces: int) -> Gamble:
    """A draw moves the Rocket; then a further window, or the last one (RM-7.14, RM-7.16)."""
    draws = gamble.draws - 1
    return replace(
        gamble,
        to_go=gamble.to_go - spaces,
        draws=draws,
        made=gamble.made + 1,
        where="flying" if draws else "last",
        shown=(),
    )


def answered(gamble: Gamble) -> Gamble:
    """A card that nothing can answer counts at once (RM-7.16, RM-7.17)."""
    return gamble if len(moves(gamble)) > 1 else _count(gamble, gamble.shown[0])


def each(numbers: tuple[int, ...]) -> list[int]:
    """The numbers without duplicates."""
    return sorted(set(numbers))


def one_less(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """One of these numbers fewer."""
    at = numbers.index(number)
    return numbers[:at] + numbers[at + 1 :]


def one_more(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """One number more, sorted: the order on the Pad makes no difference."""
    return tuple(sorted((*numbers, number)))


# --- what chance can bring -----------------------------------------------------------------------


def outcomes(gamble: Gamble) -> list[tuple[int, Gamble, int]]:
    """What the next card may be, the gamble after it, and how many such cards there are (C-6, C-7)."""
    if gamble.where not in ("drawing", "revealing"):
        return []
    return [(value, drawn(gamble, value), count) for value, count in enumerate(gamble.deck) if count]


def drawn(gamble: Gamble, value: int) -> Gamble:
    """A card of this value is turned up (RM-7.14, RM-11.5)."""
    deck = tuple(count - (at == value) for at, count in enumerate(gamble.deck))
    shown = one_more(gamble.shown, value)
    if gamble.where == "drawing":
        return answered(replace(gamble, deck=deck, shown=shown, where="reacting"))
    left = gamble.reveals - 1
    return replace(gamble, deck=deck, shown=shown, reveals=left, where="revealing" if left else "choosing")
