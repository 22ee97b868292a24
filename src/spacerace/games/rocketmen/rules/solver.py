"""Exact odds of a gamble, by dynamic programming over the undrawn deck.

The arithmetic counts orders: N cards can lie in N! orders, all equally likely, and best play succeeds
in a whole number of them. So nothing is rounded, no fraction is made on the way, and what was once
computed is kept.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache, cached_property, lru_cache
from math import comb, factorial, lcm

from msgspec import Struct
from msgspec.structs import replace

from spacerace.games.rocketmen.rules.effects import Advance, ChooseFirst, CountZeroAs, Redraw, SafeAbort
from spacerace.games.rocketmen.rules.gamble import FlightEffect, Gamble, each, one_less, one_more

# --- what can still be used ----------------------------------------------------------------------


class _Fields(Struct, frozen=True, kw_only=True):
    """What tells kits apart."""

    suits: int
    shielding: tuple[int, ...]
    skies: bool
    planning: tuple[int, ...]
    copies: tuple[FlightEffect, ...]
    #: Draws made and left, all together; the rest is as in a Gamble. All are 0 where no abort is looked at.
    all_draws: int
    pad: int
    safe: bool
    spent: int


class _Kit:
    """What can still be used, and what an abort costs. One object for equal ones, so that it hashes fast."""

    def __init__(self, owner: Solver, fields: _Fields) -> None:
        """Remember who keeps the others."""
        self._owner = owner
        self._fields = fields
        self.suits = fields.suits
        self.skies = fields.skies
        self.planning = fields.planning
        self.best_shielding = max(fields.shielding, default=0)
        #: Something can answer a drawn card; something can be done before a draw.
        self.answers = bool(fields.suits or fields.shielding or fields.skies)
        self.prepares = bool(fields.planning or fields.copies or fields.all_draws)
        #: Cards that could be replaced from now on.
        self.replaces = fields.suits + fields.skies + any(isinstance(one, Redraw) for one in fields.copies)

    @cached_property
    def without_suit(self) -> _Kit:
        """A Suit was used."""
        return self._spent(replace(self._fields, suits=self.suits - 1))

    @cached_property
    def without_skies(self) -> _Kit:
        """Clear Skies was used; it is no Pad card."""
        return self._owner.kit(replace(self._fields, skies=False))

    @cached_property
    def shieldings(self) -> list[tuple[int, _Kit]]:
        """What a 0 may count as, and what is left then."""
        own = self._fields.shielding
        return [
            (value, self._spent(replace(self._fields, shielding=one_less(own, value)))) for value in each(own)
        ]

    @cached_property
    def without_planning(self) -> _Kit:
        """Detailed Planning was used."""
        return self._spent(replace(self._fields, planning=()))

    @cached_property
    def after_a_draw(self) -> _Kit:
        """Detailed Planning comes too late."""
        copies = tuple(one for one in self._fields.copies if not isinstance(one, ChooseFirst))
        return self._owner.kit(replace(self._fields, planning=(), copies=copies))

    @cached_property
    def without_zeros(self) -> _Kit:
        """The last 0 is drawn: what answers nothing else is of no use any more."""
        copies = tuple(one for one in self._fields.copies if not isinstance(one, CountZeroAs))
        return self._owner.kit(replace(self._fields, shielding=(), skies=False, copies=copies))

    @cached_property
    def copy_spaces(self) -> int:
        """Spaces that Espionage can give."""
        return max((one.spaces for one in self._fields.copies if isinstance(one, Advance)), default=0)

    @cached_property
    def without_copies(self) -> _Kit:
        """Espionage has become something."""
        return self._owner.kit(replace(self._fields, copies=()))

    @cached_property
    def copied(self) -> list[_Kit]:
        """The kit after each other thing that Espionage can become."""
        fields, found = replace(self._fields, copies=()), []
        for effect in self._fields.copies:
            match effect:
                case Redraw():
                    found.append(replace(fields, suits=self.suits + 1))
                case CountZeroAs(value=value):
                    found.append(replace(fields, shielding=one_more(fields.shielding, value)))
                case ChooseFirst(cards=cards):
                    found.append(replace(fields, planning=one_more(fields.planning, cards)))
                case _:
                    # The other effects are no answer to a drawn card; they are counted elsewhere.
                    pass
        return [self._owner.kit(one) for one in found]

    def _spent(self, fields: _Fields) -> _Kit:
        """A Pad card was used up."""
        if fields.all_draws:
            fields = replace(fields, pad=max(0, fields.pad - 1), spent=fields.spent + 1)
        return self._owner.kit(fields)

    def lost_by_abort(self, draws: int) -> int | None:
        """Pad cards that the player is without after an abort; None if there can be none (RM-7.18, RM-7.21).

        Espionage need not be Mission Control before it helps.
        """
        fields = self._fields
        if fields.all_draws <= draws:
            return None
        safe = fields.safe or any(isinstance(one, SafeAbort) for one in fields.copies)
        return fields.spent + (0 if safe else min(fields.all_draws - draws - 1, fields.pad))


# --- best play -----------------------------------------------------------------------------------

#: Spaces to go, draws left, the deck as one number, the kit.
_Key = tuple[int, int, int, _Kit]
#: A deck as one number: so many bits for the count of each value, the 0s lowest.
_BITS = 16
_MASK = (1 << _BITS) - 1
#: In how many orders 0, 1, 2, … cards can lie.
_ORDERS = [1]
#: Positions that a solver keeps. Without Espionage all Pads of the printed game need fewer.
MOST_KEPT = 300_000


class Solver:
    """Best play for given worths of success, failure and a lost card, all whole numbers.

    A position's number is its worth times the orders of the undrawn deck. The next card then needs no
    division: the numbers of what follows add up, each as often as there are such cards. Nothing is worth
    more than success, so a Rocket further on is never worse. Three shortcuts rest on that: Afterburners
    and the like are taken off the spaces to go, Espionage becomes one of them only when it has to, and
    of the cards that Detailed Planning turns up none but the highest is chosen, save for a 0.
    """

    def __init__(self, win: int, fail: int, card: int | None) -> None:
        """``card`` is the worth of a Pad card lost by an abort; None: aborts are not looked at."""
        self._win, self._fail, self._card = win, fail, card
        self._kits: dict[_Fields, _Kit] = {}
        self._drawing: dict[_Key, int] = {}
        self._flying: dict[_Key, int] = {}

    def kit(self, fields: _Fields) -> _Kit:
        """The one kit with these fields."""
        found = self._kits.get(fields)
        if found is None:
            found = self._kits[fields] = _Kit(self, fields)
        return found

    def forget(self) -> None:
        """Keep nothing of what was found."""
        self._kits.clear()
        self._drawing.clear()
        self._flying.clear()

    def worth(self, gamble: Gamble) -> Fraction:
        """What the position is worth under best play."""
        if len(self._drawing) + len(self._flying) > MOST_KEPT:
            self.forget()
        left = sum(gamble.deck)
        while len(_ORDERS) <= left:
            _ORDERS.append(_ORDERS[-1] * len(_ORDERS))
        return Fraction(self._number(gamble, left), _ORDERS[left])

    def _number(self, gamble: Gamble, left: int) -> int:
        """The worth of a position times the orders of its deck."""
        to_go = gamble.to_go - sum(gamble.afterburners)
        # Backup Systems needs a window before the last draw (RM-7.16).
        if gamble.where == "flying" or (gamble.where != "last" and gamble.draws > 1):
            to_go -= sum(gamble.backup)
        if to_go <= 0:
            return self._win * _ORDERS[left]
        if gamble.where == "last":
            return self._fail * _ORDERS[left]
        deck = sum(count << _BITS * value for value, count in enumerate(gamble.deck))
        kit = self.kit(_fields(gamble, aborts=self._card is not None))
        if gamble.where == "flying":
            return self._fly(to_go, gamble.draws, deck, left, kit)
        if gamble.where == "drawing":
            return self._draw(to_go, gamble.draws, deck, left, kit)
        return self._reveal(to_go, gamble.draws, deck, left, kit, gamble.reveals, gamble.shown)

    def _fly(self, to_go: int, draws: int, deck: int, left: int, kit: _Kit) -> int:
        """Windows W4 and W6: the best of a draw, an abort, Detailed Planning and Espionage."""
        if not deck & _MASK:
            kit = kit.without_zeros
        if not kit.prepares:
            return self._draw(to_go, draws, deck, left, kit)
        if kit.copy_spaces >= to_go:
            return self._win * _ORDERS[left]
        key = (to_go, draws, deck, kit)
        best = self._flying.get(key)
        if best is None:
            best = -1 if self._planned(draws, left, kit) else self._draw(to_go, draws, deck, left, kit)
            if self._card is not None and (lost := kit.lost_by_abort(draws)) is not None:
                best = max(best, self._card * lost * _ORDERS[left])
            for cards in set(kit.planning):
                if left >= cards + draws - 1:
                    best = max(best, self._reveal(to_go, draws, deck, left, kit.without_planning, cards, ()))
            if draws == 1 and kit.copy_spaces:
                best = max(best, self._fly(to_go - kit.copy_spaces, draws, deck, left, kit.without_copies))
            for copied in kit.copied:
                best = max(best, self._fly(to_go, draws, deck, left, copied))
            self._flying[key] = best
        return best

    def _planned(self, draws: int, left: int, kit: _Kit) -> bool:
        """Whether Detailed Planning is here and leaves a plain draw nothing to win."""
        # Whoever turns up cards can take the first of them, as if it had been drawn, and go on as after that
        # draw: Planning has no use later, and for success alone a used card costs nothing. The cards that are
        # set aside lie anywhere in the deck, so those that follow are as likely as before, in any order. It
        # is the same unless cards run short: each draw takes one, and so does each replacement, which needs
        # a card left for every draw to come (RM-11.5, RM-11.10).
        if self._card is not None or not kit.planning:
            return False
        return left >= draws + kit.replaces + min(kit.planning) - 1

    def _draw(self, to_go: int, draws: int, deck: int, left: int, kit: _Kit) -> int:
        """The next card, whatever it is."""
        if draws == 1:
            return self._draw_last(to_go, deck, left, kit)
        if not deck & _MASK:
            kit = kit.without_zeros
        key = (to_go, draws, deck, kit)
        total = self._drawing.get(key)
        if total is None:
            total, rest = 0, left - 1
            won, after = self._win * _ORDERS[rest], kit.after_a_draw
            fly = self._fly
            answers = kit.answers
            for value, count, undrawn in _cards(deck):
                if value >= to_go:
                    total += count * won
                    continue
                best = fly(to_go - value, draws - 1, undrawn, rest, after)
                if answers and best != won:
                    best = self._answer(best, to_go, draws, undrawn, rest, kit, value)
                total += count * best
            self._drawing[key] = total
        return total

    def _draw_last(self, to_go: int, deck: int, left: int, kit: _Kit) -> int:
        """The last draw: whatever falls short is replaced as long as something can replace it."""
        # The remainder is the sum of all counts from this value on.
        enough = (deck >> _BITS * to_go) % _MASK
        zeros = deck & _MASK
        short = left - enough - zeros
        if kit.best_shielding >= to_go:
            enough, zeros = enough + zeros, 0
        won = _orders_won(enough, zeros, short, kit.suits, kit.skies)
        return self._win * won + self._fail * (_ORDERS[left] - won)

    def _reveal(
        self, to_go: int, draws: int, deck: int, left: int, kit: _Kit, cards: int, shown: tuple[int, ...]
    ) -> int:
        """Every way to turn up cards, then the best of them as draw (RM-11.5)."""
        total = 0
        for undrawn, values, ways in _hands(deck, cards):
            values += shown
            chosen = {max(values), 0} if kit.answers and 0 in values else {max(values)}
            total += ways * max(
                self._react(to_go, draws, undrawn, left - cards, kit, value) for value in chosen
            )
        return total

    def _react(self, to_go: int, draws: int, deck: int, left: int, kit: _Kit, value: int) -> int:
        """Window WR: the best of letting a card count and each answer to it."""
        best = self._count(to_go - value, draws, deck, left, kit)
        if not kit.answers or best == self._win * _ORDERS[left]:
            return best
        return self._answer(best, to_go, draws, deck, left, kit, value)

    def _answer(self, best: int, to_go: int, draws: int, deck: int, left: int, kit: _Kit, value: int) -> int:
        """The best of what was found already, and of each answer to a drawn card."""
        if value == 0:
            for spaces, without in kit.shieldings:
                best = max(best, self._count(to_go - spaces, draws, deck, left, without))
        if left >= draws:
            if value == 0 and kit.skies:
                # A Suit could do all that Clear Skies does, so it is kept for later.
                best = max(best, self._draw(to_go, draws, deck, left, kit.without_skies))
            elif kit.suits:
                best = max(best, self._draw(to_go, draws, deck, left, kit.without_suit))
        return best

    def _count(self, to_go: int, draws: int, deck: int, left: int, kit: _Kit) -> int:
        """The Rocket has moved: success, failure, or a further window."""
        if to_go <= 0:
            return self._win * _ORDERS[left]
        if draws == 1:
            return self._fail * _ORDERS[left]
        return self._fly(to_go, draws - 1, deck, left, kit.after_a_draw)


@cache
def _orders_won(enough: int, zeros: int, short: int, suits: int, skies: bool) -> int:
    """Orders of a deck in which a last draw succeeds: of cards that are enough, of 0s and of others."""
    left = enough + zeros + short
    if not enough:
        return 0
    won = enough * _ORDERS[left - 1]
    if short and suits:
        won += short * _orders_won(enough, zeros, short - 1, suits - 1, skies)
    if zeros and skies:
        # Clear Skies answers nothing but a 0, so it goes first.
        won += zeros * _orders_won(enough, zeros - 1, short, suits, False)
    elif zeros and suits:
        won += zeros * _orders_won(enough, zeros - 1, short, suits - 1, False)
    return won


@lru_cache(maxsize=10_000)
def _cards(deck: int) -> list[tuple[int, int, int]]:
    """The values in a deck, how many cards have each, and the deck without one of them."""
    counts = [deck >> at & _MASK for at in range(0, deck.bit_length(), _BITS)]
    return [(value, count, deck - (1 << _BITS * value)) for value, count in enumerate(counts) if count]


@lru_cache(maxsize=1000)
def _hands(deck: int, cards: int) -> list[tuple[int, tuple[int, ...], int]]:
    """Every set of so many cards: the deck without it, its values, the ways to turn it up one by one."""
    found: list[tuple[int, tuple[int, ...], int]] = [(deck, (), factorial(cards))]
    for value, count, _ in _cards(deck):
        found = [
            (undrawn - (taken << _BITS * value), values + (value,) * taken, ways * comb(count, taken))
            for undrawn, values, ways in found
            for taken in range(min(count, cards - len(values)) + 1)
        ]
    return [hand for hand in found if len(hand[1]) == cards]


def _fields(gamble: Gamble, *, aborts: bool) -> _Fields:
    """The kit of a gamble; what only matters for an abort is left out where none is looked at."""
    first = gamble.where == "flying" and not gamble.made
    planning = gamble.planning if first else ()
    return _Fields(
        suits=gamble.suits,
        shielding=gamble.shielding,
        skies=gamble.skies,
        planning=planning,
        copies=tuple(
            effect
            for effect in gamble.copies
            if isinstance(effect, Redraw | CountZeroAs | Advance)
            or (isinstance(effect, ChooseFirst) and first and effect.cards not in planning)
            or (isinstance(effect, SafeAbort) and aborts)
        ),
        all_draws=gamble.made + gamble.draws if aborts else 0,
        pad=gamble.pad if aborts else 0,
        safe=gamble.safe and aborts,
        spent=gamble.spent if aborts else 0,
    )


# --- answers -------------------------------------------------------------------------------------

_SUCCESS = Solver(1, 0, None)


@lru_cache(maxsize=30_000)
def success(gamble: Gamble) -> Fraction:
    """The chance of success under best play for success alone, exactly."""
    return _SUCCESS.worth(gamble)


@lru_cache(maxsize=30_000)
def chance(gamble: Gamble) -> float:
    """As ``success``, as a float for those who ask often."""
    return float(success(gamble))


class Stakes(Struct, frozen=True):
    """What success is worth to a player, and what failure and a card lost by an abort cost, in any unit."""

    success: Fraction
    failure: Fraction
    card: Fraction

    def __post_init__(self) -> None:
        """Best play is computed on the assumption that nothing is better than success."""
        if min(self.success, self.failure, self.card) < 0:
            raise ValueError("stakes are given from 0 on")


@lru_cache(maxsize=8)
def _solver(win: int, fail: int, card: int) -> Solver:
    """The solver for these worths; the latest ones keep their results."""
    return Solver(win, fail, card)


def worth(gamble: Gamble, stakes: Stakes) -> Fraction:
    """What a position is worth under best play for these stakes, an abort being one of the choices."""
    if not stakes.failure and not stakes.card:
        # Whatever is no success is worth nothing, so nothing but success counts.
        return stakes.success * success(gamble)
    unit = lcm(stakes.success.denominator, stakes.failure.denominator, stakes.card.denominator)
    win, fail, card = (int(one * unit) for one in (stakes.success, -stakes.failure, -stakes.card))
    return _solver(win, fail, card).worth(gamble) / unit


def forget() -> None:
    """Keep nothing of what was found: the next answer takes as long as the first of a program."""
    _SUCCESS.forget()
    for kept in (success, chance, _solver, _orders_won, _cards, _hands):
        kept.cache_clear()
