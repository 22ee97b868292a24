"""Proposals: whatever is opened is finished by a legal sequence, and no other payment loses less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules.chapters.drawing import hand_limit
from spacerace.games.rocketmen.rules.state import State
from spacerace.games.rocketmen.study import proposals
from spacerace.games.rocketmen.study.proposals import Payment, payments, propose
from spacerace.kernel.apply import apply
from spacerace.kernel.chance import Luck
from spacerace.kernel.seats import CHANCE
from spacerace.study.proposals import Proposal, Wish
from tests.games.rocketmen import eager
from tests.games.rocketmen.table import Table

PAYING = (g.Purchasing, g.Placing, g.Refreshing)
OPENING = (a.BuyCard, a.PlaceCard, a.RefreshCard)
PAY = (a.PayWithCard, a.PayWithToken)


def seen(state: State):
    """The view of the seat that is awaited."""
    return rocketmen.view(state, state.seat)


def opened(state: State, steps: int = 1) -> Iterator[State]:
    """The state with each choice opened that is paid for, and some with a second card in it."""
    for option in rocketmen.options(state):
        if isinstance(option, OPENING):
            after = apply(rocketmen, state, state.seat, option)
            yield after
            if steps:
                yield from list(opened(after, steps - 1))[:2]


def follow(state: State, proposal: Proposal) -> State:
    """Do all that is proposed; each action must be an option when its turn comes."""
    for action in (*proposal.actions, *([] if proposal.finish is None else [proposal.finish])):
        state = apply(rocketmen, state, state.seat, action)
    return state


def ways_to_pay(state: State) -> set[tuple[tuple[int, int], ...]]:
    """Every payment that can be confirmed, as faces with their numbers, found by walking all options."""
    found = set()
    todo, done = [state], set()
    while todo:
        state = todo.pop()
        step = state.agenda[-1]
        chosen = tuple(sorted(step.sources))
        if chosen in done:
            continue
        done.add(chosen)
        options = rocketmen.options(state)
        if a.CONFIRM in options:
            found.add(as_faces(state, chosen))
        todo += [apply(rocketmen, state, state.seat, one) for one in options if isinstance(one, PAY)]
    return found


def as_faces(state: State, sources) -> tuple[tuple[int, int], ...]:
    cards = state.terms.cards
    counts = Counter(source if source < 0 else cards[source].face for source in sources)
    return tuple(sorted(counts.items()))


def games(players: int, seed: int, *, steps: int, **options) -> Iterator[State]:
    """The decisions of a game that is played eagerly."""
    match = eager.new_match(players, seed, **options)
    for number in range(steps):
        match = eager.play(match, seed + number, steps=1)
        match.draw()
        if match.awaited is None:
            return
        yield match.state


@pytest.mark.untraced
@pytest.mark.parametrize("players, seed, options", [(2, 1, {}), (3, 2, {"variants": 2}), (4, 3, {})])
def test_a_proposal_is_a_legal_sequence_that_ends_what_was_opened(players, seed, options) -> None:
    ended = Counter()
    for state in games(players, seed, steps=260, **options):
        here = [state] if type(state.agenda[-1]) is not g.Acting else opened(state)
        for one in here:
            proposal = propose(seen(one))
            if proposal is None:
                assert not isinstance(one.agenda[-1], PAYING)
                continue
            kind = type(one.agenda[-1])
            after = follow(one, proposal)
            ended[kind] += 1
            assert type(after.agenda[-1]) is not kind
    assert ended[g.Purchasing] > 100 and ended[g.Placing] > 100


@pytest.mark.untraced
@pytest.mark.parametrize("players, seed, options", [(2, 11, {}), (3, 12, {"variants": 2})])
def test_no_payment_that_can_be_confirmed_is_better_than_the_proposed_one(players, seed, options) -> None:
    """RM-4.8, RM-5.6: by its own measure, and it knows all payments that there are."""
    compared = 0
    for state in games(players, seed, steps=120, **options):
        if type(state.agenda[-1]) is not g.Acting:
            continue
        for one in opened(state, 0):
            view = seen(one)
            ranked = payments(view, view.agenda[-1])
            by_faces = {tuple(sorted(payment.faces)): payment for payment in ranked}
            assert set(by_faces) == ways_to_pay(one)
            proposal = propose(view)
            assert proposal is not None and proposal.ways == len(ranked)
            chosen = [proposals._source_of(action) for action in proposal.actions]
            best = by_faces[as_faces(one, chosen)]
            assert all(best[:3] <= payment[:3] for payment in ranked)
            assert proposal.ties == sum(payment[:3] == best[:3] for payment in ranked) - 1
            compared += len(ranked) > 1
    assert compared > 20


@pytest.mark.untraced
def test_every_source_can_be_wanted_and_every_one_left_out_that_is_not_forced() -> None:
    wanted = left_out = 0
    for state in games(2, 21, steps=160):
        if type(state.agenda[-1]) is not g.Acting:
            continue
        for one in opened(state, 0):
            view = seen(one)
            proposal = propose(view)
            assert proposal is not None
            for source in proposal.sources:
                other = propose(view, [Wish(source, True)])
                assert other is not None and source in other.actions
                follow(one, other)
                wanted += source not in proposal.actions
            ranked: list[Payment] = payments(view, view.agenda[-1])
            for source in proposal.actions:
                if not isinstance(source, a.PayWithCard):
                    continue
                other = propose(view, [Wish(source, False)])
                assert other is not None
                follow(one, other)
                face = one.terms.cards[source.card].face
                copies = sum(one.terms.cards[card].face == face for card in view.players[view.viewer].hand)
                forced = all(dict(payment.faces).get(face, 0) >= copies for payment in ranked)
                assert (source in other.actions) == forced
                left_out += not forced
    assert wanted > 20 and left_out > 20


def buying(*hand: str) -> State:
    """A purchase of Small Rocket Boosters for $30, opened with these cards in Hand."""
    return Table().hand(*hand).do("buy small-rocket-boosters").state


def test_the_exact_payment_comes_before_one_that_gives_too_much() -> None:
    """$30: $20 and $10 rather than twice $20, and no card of more use than another is given for it."""
    proposal = propose(seen(buying("satellite-1", "solar-energy", "designer-drugs")))
    assert proposal is not None
    assert (len(proposal.actions), proposal.over) == (2, 0)
    assert proposal.ways == 3


def test_the_first_wish_counts_where_two_exclude_each_other() -> None:
    """$30 alone, or $20 with $20: all of them together would leave one idle (RM-4.8)."""
    state = buying("electric-cars", "designer-drugs", "solar-energy")
    by_key = state.terms.by_key
    cars, drugs = a.PayWithCard(by_key["electric-cars"]), a.PayWithCard(by_key["designer-drugs"])
    ways = [
        propose(seen(state), [Wish(one, True), Wish(two, True)])
        for one, two in ((cars, drugs), (drugs, cars))
    ]
    assert [way is not None and cars in way.actions for way in ways] == [True, False]
    assert [way is not None and len(way.actions) for way in ways] == [1, 2]


def test_tokens_are_wanted_one_by_one() -> None:
    """RM-4.3: two $20 tokens pay $30, though the Hand could do it alone."""
    state = buying("electric-cars", "satellite-1")
    state.players[0].money_tokens = 2
    for count in (0, 1, 2):
        wishes = [Wish(a.PAY_MONEY_TOKEN, True)] * count
        proposal = propose(seen(state), wishes)
        assert proposal is not None and proposal.actions.count(a.PAY_MONEY_TOKEN) >= count
        follow(state, proposal)


def test_a_mission_that_pays_for_itself_needs_no_source() -> None:
    """RM-5.5: its own $10 counts, and Pad cards that gain are named, to be placed with it."""
    state = (
        Table()
        .hand("satellite-1", "afterburner", "ion-thrusters", "electric-cars")
        .do("place satellite-1 plan")
        .state
    )
    proposal = propose(seen(state))
    assert proposal is not None and (proposal.actions, proposal.finish) == ((), a.CONFIRM)
    assert a.PlaceCard(state.terms.by_key["ion-thrusters"], "pad") in proposal.further
    for further in proposal.further:
        assert further in rocketmen.options(state)


def test_nothing_hidden_steers_a_proposal() -> None:
    """RM-16.5: the view is all there is to see, and another seat gets none."""
    asked = 0
    for state in games(3, 31, steps=60):
        if type(state.agenda[-1]) is not g.Acting:
            continue
        for one in list(opened(state, 0))[:3]:
            view = seen(one)
            alike = rocketmen.determinize(view, Luck(7))
            assert propose(seen(alike)) == propose(view)
            assert propose(rocketmen.view(one, (one.seat + 1) % 3)) is None
            asked += 1
    assert asked > 20


def test_a_hand_over_its_limit_gives_up_what_is_needed_least() -> None:
    """RM-8.2: as many cards as are too many, all in one go."""
    cards = ("satellite-1", "satellite-2", "base-1", "base-2", "spaceship-1", "spaceship-2")
    table = Table().hand(*cards)
    table.player().hand_bonus = -1
    table.state.agenda = [g.Sequence("end_of_turn"), g.DISCARDING_EXCESS]
    state = table.state
    too_many = len(cards) - hand_limit(state, table.player())
    assert too_many > 0
    proposal = propose(seen(state))
    assert proposal is not None and len(proposal.actions) == too_many
    assert len(proposal.sources) == len(cards)
    last = a.Choose(state.players[0].hand[-1])
    kept = propose(seen(state), [Wish(last, False)])
    given = propose(seen(state), [Wish(last, True)])
    assert kept is not None and last not in kept.actions
    assert given is not None and last in given.actions
    after = follow(state, proposal)
    assert rocketmen.to_act(after) == CHANCE or type(after.agenda[-1]) is not g.DiscardingExcess
