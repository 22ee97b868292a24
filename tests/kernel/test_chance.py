"""Luck by event: seed + key decide, not the order of calls."""

from collections import Counter

from spacerace.kernel.chance import Luck, bot_seed


def test_same_seed_and_key_bring_the_same_ticket():
    assert Luck(7).pick("hq0/1/0", range(12)) == Luck(7).pick("hq0/1/0", range(12))


def test_the_order_of_calls_does_not_matter():
    forth, back = Luck(7), Luck(7)
    first = [forth.pick(key, range(18)) for key in ("a", "b", "c")]
    second = [back.pick(key, range(18)) for key in ("c", "b", "a")]
    assert first == second[::-1]


def test_the_lowest_priority_left_comes_next():
    """Taking a card out leaves the order of the others as it was: the same deal for other players."""
    luck = Luck(3)
    order = luck.sample("deck", range(20), 20)
    bag = list(range(20))
    drawn = []
    while bag:
        drawn.append(luck.pick("deck", bag))
        bag.remove(drawn[-1])
    assert drawn == order
    assert luck.sample("deck", [card for card in range(20) if card != order[0]], 19) == order[1:]


def test_tickets_beyond_the_first_block_keep_the_priorities_below():
    small, large = Luck(5), Luck(5)
    large.pick("deck", range(1000))
    assert small.sample("deck", range(100), 100) == large.sample("deck", range(100), 100)


def test_every_ticket_is_equally_likely():
    counts = Counter(Luck(seed).pick("die", range(6)) for seed in range(6000))
    assert all(850 < counts[face] < 1150 for face in range(6))


def test_many_keys_are_not_all_remembered():
    luck = Luck(1)
    before = luck.pick("first", range(9))
    for number in range(3000):
        luck.pick(f"key{number}", range(9))
    assert luck.pick("first", range(9)) == before


def test_a_bots_seed_tells_nothing_about_the_deal():
    """Not even where seeds are 0; and nobody plays like a neighbour."""
    deals = [seed * 1_000_003 + number for seed in range(3) for number in range(3)]
    seeds = [bot_seed(deal, seat) for deal in deals for seat in range(5)]
    assert len(set(seeds)) == len(deals) * 5
    plain = {seed // step for seed in seeds for step in (1, 1_000_003)}
    assert not plain & set(deals)
    assert bot_seed(1, 2) != bot_seed(1, 2, 0) != bot_seed(12, 0)
