"""Paying, against brute force: what can be confirmed is exactly what the rules allow.

The options are walked step by step, and whatever can be confirmed is noted. Beside that stands a
second reckoning that shares nothing with the engine: it reads the icons of the pack, tries all sets
of sources and matches every icon asked to an icon paid by augmenting paths.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, combinations
from random import Random

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules import payment
from spacerace.games.rocketmen.rules.ids import MONEY_TOKEN, SCIENCE_TOKEN
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.games.rocketmen.rules.printed import Purse
from spacerace.games.rocketmen.rules.printing import purse_of
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.codec import encode
from spacerace.kernel.copying import copy_of
from tests.games.rocketmen.table import Table

# Tracing every call would take most of the time.
pytestmark = [
    pytest.mark.untraced,
    pytest.mark.reading("newest", why="long reckonings, which take any cards as they come"),
]

MONEY, SCIENCE = "$20 token", "Science token"
#: How many Hand cards; the dear cases are long.
HANDS = (0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 8)
#: The cards or tokens of a payment, sorted.
Payment = tuple[int | str, ...]
#: What was bought or placed, and with what it was paid.
Result = tuple[object, Payment]

HEAD = '[pack]\nid = "mine"\nversion = 1\nbase = "this reading"\n'
DEAR_MARKET = f"""{HEAD}
[[variant]]
id = "open-market"
rule = {{ do = "refresh_display", money = 40 }}
source = "picture"
"""
OTHER_SPACESHIP = f"""{HEAD}
[[mission]]
id = "spaceship-2"
items = ["composite"]
source = "picture"

[[mission]]
id = "spaceship-3"
items = ["biotech"]
source = "picture"
"""


# --- the second reckoning ------------------------------------------------------------------------


@cache
def printed() -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    """Design -> what it gives and what it costs, as rows of icons."""
    pack = LIBRARY.load()
    rows = {entry.id: (entry.items, ()) for entry in pack.mission}
    rows |= {entry.id: (entry.items, entry.cost) for entry in (*pack.asset, *pack.engine)}
    return rows | {entry.id: ((), entry.cost) for entry in pack.threat}


def money_in(icons: tuple[str, ...]) -> int:
    return sum(int(icon[1:]) for icon in icons if icon[0] == "$")


def items_in(icons: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(icon for icon in icons if icon in ("computer", "composite", "biotech", "science")))


def fits(asked: str, paid: str) -> bool:
    """A Science icon asked takes any of the four, every other icon its equal or Science (RM-4.5)."""
    return asked == "science" or paid in (asked, "science")


@cache
def all_matched(asked: tuple[str, ...], paid: tuple[str, ...]) -> bool:
    """Whether each icon asked finds an icon of its own, by augmenting paths."""
    taken: dict[int, int] = {}

    def find(need: int, seen: set[int]) -> bool:
        for index, icon in enumerate(paid):
            if index not in seen and fits(asked[need], icon):
                seen.add(index)
                if index not in taken or find(taken[index], seen):
                    taken[index] = need
                    return True
        return False

    return all(find(need, set()) for need in range(len(asked)))


class Reckoning:
    """Ann's sources and prices, read from the cards' icons."""

    def __init__(self, state: State) -> None:
        self.state, self.player = state, state.players[0]
        self.rows = {
            card.id: printed()[card.design] for card in state.terms.cards if card.design in printed()
        }
        self.sources: list[int | str] = [*self.player.hand]
        self.sources += [MONEY] * self.player.money_tokens + [SCIENCE] * self.player.science_tokens

    def gives(self, source: int | str) -> tuple[str, ...]:
        if isinstance(source, str):
            return ("$20",) if source == MONEY else ("science",)
        if self.state.terms.cards[source].design == "government-contract":
            return ("$10",) * len(self.player.missions)
        return self.rows[source][0]

    def price(self, cards: tuple[int, ...]) -> tuple[int, tuple[str, ...]]:
        """Money and items; a Threat costs more from 7, 14 and 21 VP on (RM-4.2, RM-4.12)."""
        more = 10 * sum(self.player.track >= mark for mark in (7, 14, 21))
        threats = sum(self.state.terms.cards[card].deck == "threat" for card in cards)
        asked = tuple(icon for card in cards for icon in self.rows[card][1])
        return money_in(asked) + more * threats, items_in(asked)

    def covered(self, money: int, items: tuple[str, ...], sources: Payment) -> bool:
        given = tuple(icon for source in sources for icon in self.gives(source))
        return money_in(given) >= money and all_matched(items, items_in(given))

    def payments(self, money: int, items: tuple[str, ...], kept: tuple[int, ...] = ()) -> set[Payment]:
        """Every covering set of sources in which no single one is idle (RM-4.8, RM-5.6)."""
        sources = [source for source in self.sources if source not in kept]
        found = set()
        for some in subsets(sources):
            if self.covered(money, items, some) and not any(
                self.covered(money, items, some[:index] + some[index + 1 :]) for index in range(len(some))
            ):
                found.add(in_order(some))
        return found

    def purchases(self, *, limit: int = 1) -> set[Result]:
        """All purchases: cards on offer, as many Engines as the limit allows, with every payment."""
        offered = [card for card in self.state.display if card is not None]
        engines = [pile[-1] for pile in self.state.engines if pile]
        results: set[Result] = set()
        for cards in subsets([*offered, *engines]):
            if cards and sum(card in engines for card in cards) <= limit:
                results |= {(frozenset(cards), paid) for paid in self.payments(*self.price(cards))}
        return results

    def beside(self, money: int, own: tuple[int, ...], kept: tuple[int, ...]) -> set[Payment]:
        """Every payment for placing beside own money, which gives way to cards that earn (RM-5.5)."""
        found = self.payments(max(money - sum(own), 0), (), kept)
        for counted in {sum(some) for some in subsets(list(own))}:
            less = self.payments(max(money - counted, 0), (), kept)
            found |= {paid for paid in less if self.earners(paid)}
        return {paid for paid in found if not any(self.is_shorter(other, paid) for other in found)}

    def earners(self, paid: Payment) -> list[int]:
        """The cards in a payment that earn an effect."""
        cards = self.state.terms.cards
        return [
            one for one in paid if isinstance(one, int) and cards[one].kind == "pay" and cards[one].pending
        ]

    def is_shorter(self, other: Payment, paid: Payment) -> bool:
        """Whether a payment earns the same effects with a part of the other sources."""
        return other != paid and self.earners(other) == self.earners(paid) and Counter(other) <= Counter(paid)

    def placings(self, *, plan_costs: int = 10) -> set[Result]:
        """All placing actions: a Mission for an empty Plan, cards for the Pad, with every payment."""
        choice = self.state.terms.edition.version > 1
        cards = self.state.terms.cards
        missions = [card for card in self.player.hand if cards[card].deck == "mission"]
        plans: list[int | None] = [None] if self.player.plan is not None else [None, *missions]
        results: set[Result] = set()
        for plan in plans:
            others = [card for card in self.player.hand if card != plan and self.has_item(card)]
            for pad in subsets(others) if self.player.plan is not None or plan is not None else [()]:
                placed = pad if plan is None else (plan, *pad)
                if not placed or not self.names_differ(pad):
                    continue
                own = tuple(money_in(self.gives(card)) for card in placed)
                price = 10 * len(pad) + (0 if plan is None else plan_costs)
                if choice:
                    payments = self.beside(price, own, placed)
                else:
                    payments = self.payments(max(price - sum(own), 0), (), placed)
                results |= {((plan, frozenset(pad)), paid) for paid in payments}
        return results

    def has_item(self, card: int) -> bool:
        return any(icon[0] != "$" for icon in self.rows[card][0])

    def names_differ(self, pad: tuple[int, ...]) -> bool:
        """No two Assets of one name on the Pad (RM-5.8)."""
        cards = [self.state.terms.cards[card] for card in (*self.player.pad, *pad)]
        names = [card.design for card in cards if card.deck in ("teal", "pink")]
        return len(set(names)) == len(names)


def subsets(things: list) -> Iterator[tuple]:
    return chain.from_iterable(combinations(things, count) for count in range(len(things) + 1))


def in_order(sources: Payment) -> Payment:
    return tuple(sorted(sources, key=lambda source: (isinstance(source, str), str(source), source)))


# --- walking the options -------------------------------------------------------------------------


def sources_of(step: g.Purchasing | g.Placing | g.Refreshing) -> Payment:
    tokens: dict[int, int | str] = {MONEY_TOKEN: MONEY, SCIENCE_TOKEN: SCIENCE}
    return in_order(tuple(tokens.get(source, source) for source in step.sources))


def result_of(step: g.Step) -> Result:
    """What an open step would settle if it were confirmed now."""
    if isinstance(step, g.Placing):
        plan = step.cards[0] if step.places[0] == "plan" else None
        pad = step.cards if plan is None else step.cards[1:]
        assert step.places[len(step.cards) - len(pad) :] == ("pad",) * len(pad)
        return (plan, frozenset(pad)), sources_of(step)
    if isinstance(step, g.Refreshing):
        return step.card, sources_of(step)
    assert isinstance(step, g.Purchasing)
    return frozenset(step.cards), sources_of(step)


def walk(
    state: State, opening: type, options: Callable[[State], list[a.Action]], *, every_path: bool
) -> Counter[Result]:
    """What can be confirmed, and on how many paths; else every open step is looked at once.

    Nothing but the agenda may change before a confirmation, so the state is walked in place.
    """
    before, start = encode(state), [*state.agenda]
    confirmed: Counter[Result] = Counter()
    seen: set[Result] = set()
    todo = []
    for action in options(state):
        if isinstance(action, opening):
            todo.append((start, action))
    while todo:
        agenda, action = todo.pop()
        state.agenda = [*agenda]
        rocketmen.advance(state, action)
        step = state.agenda[-1]
        here = result_of(step)
        if here in seen and not every_path:
            continue
        seen.add(here)
        further = options(state)
        assert further, f"a dead end: {step}"
        assert len(set(further)) == len(further)
        if a.CONFIRM in further:
            confirmed[here] += 1
        opened = [*state.agenda]
        todo += [(opened, action) for action in further if action != a.CONFIRM]
    state.agenda, state.facts = start, []
    assert encode(state) == before
    return confirmed


def look(state: State, thing: object) -> object:
    """The same, with faces instead of cards: equal cards look alike."""
    if isinstance(thing, tuple | frozenset):
        parts = [look(state, part) for part in thing]
        return tuple(sorted(parts, key=str)) if isinstance(thing, frozenset) else tuple(parts)
    return state.terms.cards[thing].face if isinstance(thing, int) else thing


def looks(state: State, results: set[Result]) -> set[object]:
    """Payments by their faces; what is bought stays as it is, for a slot is a slot."""
    return {
        (
            what if isinstance(what, frozenset | int) else look(state, what),
            tuple(sorted((look(state, source) for source in paid), key=str)),
        )
        for what, paid in results
    }


# --- random tables -------------------------------------------------------------------------------


def lay(table: Table, luck: Random, *, hand: int, shown: int, pad: int = 0) -> State:
    """A copy of the table with random Hand, tokens, missions done, points, display and Pad."""
    state: State = copy_of(table.state)
    player = state.players[0]
    own = [card.id for card in state.terms.cards if card.seat == 0]
    bought = [card.id for card in state.terms.cards if card.deck in ("teal", "pink", "engine", "threat")]
    luck.shuffle(own)
    luck.shuffle(bought)
    player.hand = random_hand(state, luck, own, bought, hand)
    player.money_tokens, player.science_tokens = luck.randint(0, 2), luck.randint(0, 2)
    player.missions = tuple(range(luck.randint(0, 5)))
    player.track = luck.choice([0, 0, 7, 15, 22])
    left = [card for card in bought if card not in player.hand]
    for_sale = [card for card in left if state.terms.cards[card].deck != "engine"]
    engines = [card for card in left if state.terms.cards[card].deck == "engine"]
    state.display = [None] * 6
    state.engines = [(), (), ()]
    for slot in luck.sample(range(6), luck.randint(1, shown)):
        if luck.random() < 0.2:
            state.engines[slot % 3] = (engines.pop(),)
        else:
            state.display[slot] = for_sale.pop()
    if pad:
        free = [card for card in own if card not in player.hand]
        player.plan = free.pop() if free and luck.random() < 0.6 else None
        placeable = [card for card in (*free, *left) if state.terms.cards[card].placeable]
        player.pad = luck.sample(placeable, luck.randint(0, pad)) if player.plan is not None else []
        names = [state.terms.cards[card].design for card in player.pad]
        player.pad = [card for card, name in zip(player.pad, names, strict=True) if names.count(name) == 1]
    return state


def random_hand(state: State, luck: Random, own: list[int], bought: list[int], size: int) -> list[int]:
    """So many cards: copies of each other and cards that pay more often than luck has it."""
    cards = state.terms.cards
    assets = [card for card in bought if cards[card].deck in ("teal", "pink")]
    others = [card for card in bought if cards[card].deck in ("engine", "threat")]
    hand: list[int] = []
    while len(hand) < size:
        kind = luck.choice([own, own, own, assets, assets, assets, others])
        card = luck.choice([card for card in kind if card not in hand])
        copies = [one for one in kind if cards[one].face == cards[card].face and one not in hand]
        hand += copies[: size - len(hand)] if luck.random() < 0.4 else [card]
    return sorted(hand)


def compare(state: State, opening: type, expected: set[Result]) -> None:
    """People can confirm exactly the expected results; a search finds each once, up to equal faces."""
    people = walk(state, opening, rocketmen.options, every_path=False)
    assert set(people) == expected
    search = walk(state, opening, rocketmen.canonical_options, every_path=True)
    assert set(search) <= expected
    assert set(search.values()) <= {1}
    assert looks(state, set(search)) == looks(state, expected)
    assert len(search) == len(looks(state, expected))


# --- the comparisons -----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_what_can_be_bought_is_what_brute_force_finds(seed: int) -> None:
    """RM-4.3 to RM-4.8, D-1 to D-4."""
    luck, table = Random(seed), Table(4)
    for _ in range(30):
        state = lay(table, luck, hand=luck.choice(HANDS), shown=luck.choice([1, 2, 3]))
        compare(state, a.BuyCard, Reckoning(state).purchases())


def test_with_bulk_order_two_engines_may_be_in_a_purchase() -> None:
    """RM-13.8."""
    luck, table = Random(157), Table(4, variants=("bulk-order",))
    for _ in range(30):
        state = lay(table, luck, hand=luck.choice(HANDS[:-1]), shown=1)
        state.engines = table.state.engines
        state.players[0].hand = [card for card in state.players[0].hand if card not in chain(*state.engines)]
        compare(state, a.BuyCard, Reckoning(state).purchases(limit=2))


def test_equal_missions_lie_apart_in_a_corrected_pack() -> None:
    """Also then a search finds every result once: Spaceships 1 and 3 are equal, 2 is not."""
    table = Table(4, pack_text=OTHER_SPACESHIP).show("big-data", "global-internet")
    table.hand("spaceship-1", "spaceship-2", "spaceship-3", "electric-cars", "electric-cars-2")
    table.state.engines = [(), (), ()]
    reckoning = Reckoning(table.state)
    reckoning.rows[table.card("spaceship-2")] = (("composite",), ())
    reckoning.rows[table.card("spaceship-3")] = (("biotech",), ())
    compare(table.state, a.BuyCard, reckoning.purchases())
    compare(table.state, a.PlaceCard, reckoning.placings())


@pytest.mark.slow
@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("seed", range(8))
def test_what_can_be_placed_is_what_brute_force_finds(seed: int, version: int) -> None:
    """RM-5.1 to RM-5.8, D-5 to D-8; by the rules of version 1 own money always counts."""
    luck, table = Random(seed), Table(4, version=version)
    for _ in range(15):
        state = lay(table, luck, hand=luck.choice(HANDS[:-1]), shown=1, pad=2)
        compare(state, a.PlaceCard, Reckoning(state).placings())


@pytest.mark.parametrize("seed", range(4))
def test_with_fast_track_planning_is_free(seed: int) -> None:
    """RM-13.10."""
    luck, table = Random(seed), Table(4, variants=("fast-track",))
    for _ in range(15):
        state = lay(table, luck, hand=luck.choice(HANDS[:-2]), shown=1, pad=1)
        compare(state, a.PlaceCard, Reckoning(state).placings(plan_costs=0))


@pytest.mark.parametrize(("pack", "money"), [("", 10), (DEAR_MARKET, 40)])
def test_what_open_market_takes_is_what_brute_force_finds(pack: str, money: int) -> None:
    """RM-13.6, D-14a."""
    luck, table = Random(money), Table(4, variants=("open-market",), pack_text=pack)
    for _ in range(40):
        state = lay(table, luck, hand=luck.choice(HANDS), shown=2)
        shown = [card for card in state.display if card is not None]
        payments = Reckoning(state).payments(money, ())
        compare(state, a.RefreshCard, {(card, paid) for card in shown for paid in payments})


@pytest.mark.parametrize("seed", range(3))
def test_a_confirmed_payment_is_what_leaves_the_hand(seed: int) -> None:
    """RM-4.9: bought and paying cards to the Playing Area, tokens flipped, the rest stays."""
    luck, table = Random(seed), Table(4)
    settled = 0
    while settled < 40:
        state = lay(table, luck, hand=luck.choice(HANDS), shown=3)
        hand = set(state.players[0].hand)
        while a.CONFIRM not in (options := rocketmen.options(state)):
            wanted = [
                option for option in options if isinstance(option, a.BuyCard | a.PayWithCard | a.PayWithToken)
            ]
            if not wanted:
                break
            rocketmen.advance(state, luck.choice(wanted))
        else:
            bought, paid = result_of(state.agenda[-1])
            rocketmen.advance(state, a.CONFIRM)
            player = state.players[0]
            assert isinstance(bought, frozenset)
            cards = {source for source in paid if isinstance(source, int)}
            assert set(player.hand) == hand - cards
            assert Counter(player.playing_area) == Counter([*bought, *cards])
            assert (player.money_flipped, player.science_flipped) == (paid.count(MONEY), paid.count(SCIENCE))
            settled += 1


def test_the_brute_force_knows_what_it_should() -> None:
    """A few payments reckoned by hand."""
    table = Table(4).show("big-data").hand("hydroponics", "satellite-1", "satellite-2", "electric-cars")
    state = table.state
    state.engines = [(), (), ()]
    found = {frozenset(table.name(c) for c in paid) for _, paid in Reckoning(state).purchases()}  # type: ignore[arg-type]
    assert found == {
        frozenset({"hydroponics", "satellite-1"}),
        frozenset({"hydroponics", "satellite-2"}),
        frozenset({"hydroponics", "electric-cars"}),
    }
    assert all_matched(("biotech", "science"), ("biotech", "science"))
    assert not all_matched(("biotech", "computer"), ("science",))
    assert not all_matched(("computer", "computer"), ("composite", "science"))


def test_a_hand_of_a_hundred_designs_is_searched_for_so_long_and_no_longer() -> None:
    """A pack of somebody's own may have as many designs; seven of 120 can be taken in 59 billion ways."""
    price, ten, count = Purse(70), Purse(10), 120
    found = payment.minimal_covers(price, (ten,) * count, (False,) * count)
    assert 0 < len(found) <= payment.MOST_STEPS
    assert all(one.bit_count() == 7 for one in found)
    assert payment.covers_beside(price, (10, 20) * 20, (ten,) * count, (False,) * count, (True,) * count)
    cards = dict.fromkeys(range(40), 10)
    assert payment.own_counted(70, cards, [10], ()) == list(cards)


def test_a_hand_of_twelve_kinds_of_cards_is_searched_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice what a Hand holds in the box as printed."""
    box, random = LIBRARY.load(), Random(4)
    purses = [purse_of(tuple(card.items)) for card in (*box.asset, *box.engine, *box.mission)]
    price = max(purse_of(tuple(card.cost)) for card in (*box.asset, *box.engine, *box.threat))
    search = payment.minimal_covers.__wrapped__
    hands = [tuple(random.sample(purses, 12)) for _ in range(50)]
    found = [search(price, hand, (False,) * 12) for hand in hands]
    monkeypatch.setattr(payment, "MOST_STEPS", 10**9)
    assert found == [search(price, hand, (False,) * 12) for hand in hands]
