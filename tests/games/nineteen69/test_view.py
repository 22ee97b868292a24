"""N-12: hidden and public information."""

from __future__ import annotations

from collections import Counter

import pytest

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.facts import CardDrawn, CardsCommitted, CardsRevealed
from spacerace.games.nineteen69.rules.ids import HIDDEN
from spacerace.games.nineteen69.rules.state import State
from spacerace.kernel.apply import apply
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode
from spacerace.kernel.piles import contents, size
from spacerace.kernel.seats import CHANCE, SPECTATOR
from tests.games.nineteen69.table import Table, new_match, play

OTHERS = (1, 2, SPECTATOR)


def espionage() -> Table:
    """Ann flies; Bob, with three cards, is to commit; Cid and Ann follow."""
    table = Table().money(30).hand(2, 1).hand(1, 2, 3, seat=1).hand(3, seat=2)
    return table.phase("mission").fly("csm-eva", "g g g g g")


def reshuffled(seed: int = 0, *, steps: int = 60) -> State:
    """A position some time after a reshuffle, with cards in all hands."""
    table = Table(4).money(40).discards(*[1] * 7, *[2] * 7).hand(3, 3, 1, seat=1)
    for seat in (1, 2, 3):
        table.money(12, seat=seat).hand(1, 2, 3, seat=seat)
    table.hand(2, 2).empty_deck(seat=3)
    match = new_match(4, seed)
    match.state = table.do("draw").state
    play(match, seed, steps=steps)
    assert match.state.deck.shuffles >= 1
    return match.state


# --- secrets -------------------------------------------------------------------------------------


def test_n_12_1_hands_are_known_to_their_owners_alone() -> None:
    table = Table().hand(1, 2, 3)
    assert table.view(0).players[0].hand == (1, 2, 3)
    for seat in OTHERS:
        seen = table.view(seat).players[0]
        assert (seen.hand, seen.drawn, seen.held, seen.committed) == (None, None, None, None)


def test_n_12_1_committed_values_are_hidden_until_all_are_turned_over() -> None:
    table = espionage().do("commit 3", "commit 2", "stop")
    assert table.view(1).players[1].committed == (3, 2)
    for seat in (0, 2, SPECTATOR):
        assert table.view(seat).players[1].committed is None
    assert [nineteen69.redact(fact, 0) for fact in table.state.facts] == [CardsCommitted(1, 2)]
    table.do("stop", "commit 2", "stop")
    turned_over = [nineteen69.redact(fact, 2) for fact in table.state.facts]
    assert [fact for fact in turned_over if isinstance(fact, CardsRevealed)] == [
        CardsRevealed(0, (2,)),
        CardsRevealed(1, (3, 2)),
    ]


def test_n_12_1_nobody_knows_the_order_of_the_deck() -> None:
    one, other = Table(), Table()
    other.state.deck = other.state.deck.__class__(
        "deck", (tuple(reversed(other.state.deck.layers[0])),), shuffles=0
    )
    for seat in (0, *OTHERS):
        assert encode(one.view(seat)) == encode(other.view(seat))


def test_n_12_1_a_commitment_in_progress_is_seen_by_nobody_not_even_its_number() -> None:
    table = espionage()
    before = {seat: encode(table.view(seat)) for seat in (0, 2, SPECTATOR)}
    for text in ("commit 3", "commit 2", "commit 1"):
        table.do(text)
        assert table.state.facts == []
        for seat, bytes_before in before.items():
            assert encode(table.view(seat)) == bytes_before
    assert table.view(1).agenda[-1].values == (3, 2, 1)


def test_a_hire_in_progress_is_seen_by_nobody() -> None:
    """N-12.1"""
    table = Table().money(30)
    before = {seat: encode(table.view(seat)) for seat in OTHERS}
    for text in ("hire spy", "spy-on 2"):
        table.do(text)
        assert {seat: encode(table.view(seat)) for seat in OTHERS} == before
    table = Table().money(30).do("hire genius")
    assert {seat: encode(table.view(seat)) for seat in OTHERS} == before


def test_n_12_2_everything_else_is_public() -> None:
    table = espionage().cubes("eva", "basic", seat=1).token("lem", 2).moon(3, seat=1).flown("pad", seat=2)
    table.discards(1, 2).money(17, 2).prestige(8, 1).do("commit 3", "stop")
    for seat in (0, 1, 2, SPECTATOR):
        seen = table.view(seat)
        for player, state in zip(seen.players, table.state.players, strict=True):
            for name in ("money", "prestige", "cubes", "tokens", "moon", "flown", "launched", "spies"):
                assert getattr(player, name) == getattr(state, name)
            assert player.hand_size == len(state.hand)
            assert player.committed_size == len(state.committed)
        assert seen.flight == table.flight
        assert seen.deck_size == size(table.state.deck)
        assert seen.discards == (1, 2)
        assert seen.supply == tuple(table.state.supply)


def test_n_12_2_views_differ_in_nothing_but_the_own_cards() -> None:
    table = espionage().do("commit 3", "stop")
    first, second = table.view(0), table.view(1)
    for name in set(first.__struct_fields__) - {"viewer", "players"}:
        assert getattr(first, name) == getattr(second, name), name
    for left, right in zip(first.players, second.players, strict=True):
        for name in set(left.__struct_fields__) - {"hand", "committed", "held", "drawn"}:
            assert getattr(left, name) == getattr(right, name), name


def test_n_12_3_a_drawn_card_is_news_of_its_value_to_its_owner_alone() -> None:
    drawn = CardDrawn(0, 3)
    assert nineteen69.redact(drawn, 0) == drawn
    for seat in OTHERS:
        assert nineteen69.redact(drawn, seat) == CardDrawn(0, HIDDEN)


def test_n_12_3_free_and_bought_cards_look_alike_to_the_others() -> None:
    for table in (Table().money(2), Table().worth("espionage", 1).phase("income")):
        table.do("draw")
        seen = {}
        for value in (1, 2, 3):
            other = apply(
                nineteen69, table.state, CHANCE, nineteen69.read_action(table.state, f"drawn {value}")
            )
            news = [nineteen69.redact(fact, 1) for fact in other.facts]
            seen[encode(nineteen69.view(other, 1))] = news
        assert len(seen) == 1


# --- what is hidden changes nothing for the others -----------------------------------------------


def same_for(table: Table, other: Table, seats: tuple[int, ...]) -> None:
    """Neither view nor options nor news of these seats tell the tables apart."""
    assert encode(table.state) != encode(other.state)
    assert table.awaited == other.awaited
    for seat in seats:
        assert encode(table.view(seat)) == encode(other.view(seat))
        news = [nineteen69.redact(fact, seat) for fact in table.news]
        assert news == [nineteen69.redact(fact, seat) for fact in other.news]
        if seat == table.awaited:
            assert table.options() == other.options()


@pytest.mark.parametrize("texts", [(), ("stop",), ("stop", "stop"), ("stop", "commit 3", "stop")])
def test_n_12_1_another_hand_changes_nothing_for_anybody_else(texts: tuple[str, ...]) -> None:
    table, other = espionage(), espionage().swap_hidden(1, 2, 3)
    same_for(table, other, (0, 2, SPECTATOR))
    same_for(table.do(*texts), other.do(*texts), (0, 2, SPECTATOR))


def test_n_12_1_another_commitment_changes_nothing_for_anybody_else() -> None:
    table = espionage().do("commit 2", "commit 1", "stop", "commit 3")
    other = espionage().do("commit 3", "commit 2", "stop", "commit 3")
    same_for(table, other, (0, 2, SPECTATOR))


def test_n_12_2_two_hands_exchanged_change_nothing_for_those_who_look_on() -> None:
    table, other = espionage(), espionage()
    for seat, cards in ((0, (1, 3)), (2, (2,))):
        other.player(seat).hand = other.player(seat).drawn = cards
    same_for(table, other, (1, SPECTATOR))


def test_n_12_3_what_a_swap_brings_changes_nothing_for_anybody_else() -> None:
    def swapped(value: int) -> Table:
        return Table().money(9).hand(1, 1, 2, 2, 3, 3).do("discard 1", "draw", f"drawn {value}")

    same_for(swapped(2), swapped(3), OTHERS)


def test_what_the_owner_is_asked_does_depend_on_the_own_cards() -> None:
    """N-12.1"""
    assert espionage().options() != espionage().swap_hidden(1, 1, 3).options()


# --- determinisations ----------------------------------------------------------------------------


def test_n_12_4_the_content_of_a_new_deck_is_public_its_order_is_not() -> None:
    table = Table().money(4).hand(3, 3, seat=1).empty_deck().do("draw")
    for seat in (0, *OTHERS):
        assert Counter(table.view(seat).shuffled) == {1: 13, 2: 13, 3: 11}
        assert table.view(seat).deck_size == 37
    table.do("drawn 2")
    assert table.view(1).deck_size == 36
    assert Counter(table.view(1).shuffled) == {1: 13, 2: 13, 3: 11}


@pytest.mark.parametrize("seed", range(4))
def test_n_12_4_after_a_reshuffle_every_redeal_keeps_deck_and_hands_apart(seed: int) -> None:
    state = reshuffled(seed, steps=30)
    assert any(player.held for player in state.players)
    values = state.terms.values
    new = Counter(state.shuffled)
    for seat in (0, 1, 2, 3, SPECTATOR):
        seen = nineteen69.view(state, seat)
        for luck in range(8):
            other = nineteen69.determinize(seen, Luck(luck))
            held, drawn = Counter[int](), Counter(values[one] for one in contents(other.deck))
            for player in other.players:
                held += Counter(player.held)
                drawn += Counter(player.drawn)
            assert drawn == new
            assert held == Counter(values) - new
            assert nineteen69.laws(other) == []
            assert encode(nineteen69.view(other, seat)) == encode(seen)


def test_n_12_4_what_hands_held_at_the_shuffle_cannot_be_in_the_deck() -> None:
    """All thirteen 3s are in hands when the deck is made: no redeal puts one into the deck."""
    table = Table().money(4).hand(*[3] * 6).hand(*[3] * 6, seat=1).hand(3, seat=2).empty_deck(seat=2)
    table.do("discard 3", "draw", "drawn 1")
    for seat in (0, *OTHERS):
        for luck in range(10):
            other = nineteen69.determinize(table.view(seat), Luck(luck))
            deck = [table.state.terms.values[one] for one in contents(other.deck)]
            assert deck.count(3) <= 1
            assert other.players[1].hand == (3,) * 6


def test_n_12_1_redeals_of_a_hand_reach_every_value() -> None:
    table = Table().hand(2, seat=1)
    hands = {nineteen69.determinize(table.view(0), Luck(seed)).players[1].hand for seed in range(40)}
    assert hands == {(1,), (2,), (3,)}
    assert nineteen69.determinize(table.view(1), Luck(1)).players[1].hand == (2,)


def test_n_12_1_redeals_of_a_commitment_keep_its_number() -> None:
    table = espionage().do("commit 3", "commit 1", "stop")
    others = [nineteen69.determinize(table.view(0), Luck(seed)).players[1] for seed in range(30)]
    assert {len(one.committed) for one in others} == {2}
    assert len({one.committed for one in others}) > 2
    assert {len(one.hand) for one in others} == {1}
