"""A pile: known top, bags in layers, known bottom."""

from spacerace.kernel.piles import Pile, contents, next_bag, put_on_top, put_under, shuffled, size, take


def test_known_top_then_layers_then_known_bottom():
    pile = Pile("deck", ((1, 2), (3,)), top=(8, 9), bottom=(5, 6))
    left = []
    known = []
    while size(pile):
        _, bag = next_bag(pile)
        left.append(bag[-1])
        pile, seen = take(pile, bag[-1])
        known.append(seen)
    assert left == [9, 8, 2, 1, 3, 5, 6]
    assert known == [True, True, False, False, False, True, True]


def test_the_key_names_pile_shuffle_and_layer():
    pile = Pile("hq0", ((), (4, 5)), shuffles=3)
    assert next_bag(pile) == ("hq0/3/1", (4, 5))


def test_a_shuffle_makes_one_bag_and_counts():
    pile = shuffled(Pile("hq0", ((),)), [7, 8])
    assert (contents(pile), pile.shuffles) == ([7, 8], 1)


def test_cards_put_back_in_the_open_have_a_place():
    pile = put_under(put_on_top(put_on_top(Pile("deck", ((1, 2),)), 8), 9), 5)
    assert (pile.top, pile.bottom) == ((8, 9), (5,))


def test_a_pile_is_a_value():
    pile = Pile("deck", ((1, 2),))
    take(pile, 1)
    assert contents(pile) == [1, 2]
