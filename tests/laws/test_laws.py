"""Every law on every game: thousands of decisions, driven by hypothesis, by chance and by an eager player."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel import laws
from spacerace.kernel.chance import Luck
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE
from tests.games.nineteen69 import table as nineteen69_table
from tests.games.rocketmen import eager
from tests.kernel import toy
from tests.laws import long_run

# Laws look at every step of long games: which functions run is not the point here.
pytestmark = pytest.mark.untraced

PLAYERS = (2, 3, 4)
VARIANTS = (0, 2)
#: How many play 1969.
PLAYERS_1969 = (2, 3, 4, 5)


def broken(game, state, before, action, seats: int, luck: Luck) -> list[str]:
    """All laws that a state breaks, and that an action from it would break."""
    return [
        *game.laws(state, before),
        *laws.somebody_can_act(game, state),
        *laws.only_options_pass(game, state, seats),
        *laws.apply_is_pure(game, state, action),
        *laws.survives_codec(game, state, seats),
        *laws.views_hide(game, state, seats, luck),
    ]


def walk(game, match: Match, choose, steps: int) -> None:
    """Play on, testing every law at every state."""
    luck = Luck(match.header.seed + 1)
    seats = len(match.header.seats)
    before = None
    for _ in range(steps):
        if match.awaited is None:
            break
        state = match.state
        if match.awaited == CHANCE:
            event = game.chance(state)
            action = game.outcome(state, Luck(match.header.seed).pick(event.key, event.bag))
        else:
            action = choose(game.options(state))
        assert broken(game, state, before, action, seats, luck) == []
        before = state
        match.play(match.awaited, action)
    assert game.laws(match.state, before) == []
    assert list(laws.replays(match)) == []


@pytest.mark.slow
@pytest.mark.parametrize("variants", VARIANTS)
@pytest.mark.parametrize("players", PLAYERS)
@settings(max_examples=20)
@given(seed=st.integers(0, 2**32), choices=st.lists(st.integers(0, 99), max_size=40), rest=st.randoms())
def test_laws_hold_from_the_first_step(players, variants, seed, choices, rest):
    left = iter(choices)

    def choose(options):
        number = next(left, None)
        return rest.choice(options) if number is None else options[number % len(options)]

    match = eager.new_match(players, seed, variants=variants, strict_declaration=bool(seed % 2))
    walk(rocketmen, match, choose, 120)


@pytest.mark.slow
@pytest.mark.parametrize("variants", VARIANTS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_laws_hold_in_eager_games_to_the_end(players, variants, seed):
    """Cheap laws at every step of whole games; the dear ones now and then."""
    match = eager.new_match(players, seed, variants=variants, round_cap=120, strict_declaration=seed == 1)
    rng, luck = Random(seed), Luck(seed + 7)
    before = None
    while match.awaited is not None:
        state = match.state
        assert rocketmen.laws(state, before) == []
        assert list(laws.somebody_can_act(rocketmen, state)) == []
        if match.awaited == CHANCE:
            match.draw()
        else:
            action = eager.choose(rocketmen.options(state), rng)
            if rng.random() < 0.15:
                assert broken(rocketmen, state, before, action, players, luck) == []
            match.play(match.awaited, action)
        before = state
    assert rocketmen.laws(match.state, before) == []
    assert list(laws.replays(match)) == []
    assert rocketmen.result(match.state).winners


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS_1969)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), choices=st.lists(st.integers(0, 99), max_size=40), rest=st.randoms())
def test_laws_hold_in_1969_from_the_first_step(players, seed, choices, rest):
    left = iter(choices)

    def choose(options):
        number = next(left, None)
        return rest.choice(options) if number is None else options[number % len(options)]

    walk(nineteen69, nineteen69_table.new_match(players, seed), choose, 80)


@pytest.mark.parametrize("players", PLAYERS_1969)
@pytest.mark.parametrize("seed", range(3))
def test_laws_hold_in_random_games_of_1969_to_the_end(players, seed):
    """Cheap laws at every step of whole games, undos among them; the dear ones now and then."""
    match = nineteen69_table.new_match(players, seed)
    rng, luck = Random(seed), Luck(seed + 7)
    before = None
    while match.awaited is not None:
        state = match.state
        assert nineteen69.laws(state, before) == []
        assert list(laws.somebody_can_act(nineteen69, state)) == []
        if match.awaited == CHANCE:
            event = nineteen69.chance(state)
            match.play(CHANCE, nineteen69.outcome(state, Luck(seed).pick(event.key, event.bag)))
        elif match.can_undo(match.awaited) and rng.random() < 0.05:
            match.undo(match.awaited)
            before = None
            continue
        else:
            action = rng.choice(nineteen69.options(state))
            if rng.random() < 0.2:
                assert broken(nineteen69, state, before, action, players, luck) == []
            match.play(match.awaited, action)
        before = state
    assert nineteen69.laws(match.state, before) == []
    assert list(laws.replays(match)) == []
    assert nineteen69.result(match.state).winners


@pytest.mark.slow
@pytest.mark.parametrize("way", long_run.ways(), ids=str)
def test_laws_hold_in_every_way_to_play(way):
    """Every mode and reading by every version of the rules; ``make laws`` plays on for hours."""
    end = long_run.Course(way, 5, keen=True, rounds=2, dear=20).play()
    assert end in ("cap", "display", "1969")


def test_the_ways_to_play_are_all_there():
    """Each edition and mode with each of its readings, by each version of the rules."""
    ways = long_run.ways()
    for game in (rocketmen, nineteen69):
        versions = set(range(1, game.RULES_VERSION + 1))
        for setup in game.SETUPS:
            here = [way for way in ways if (way.edition, way.mode) == (setup.edition, setup.mode)]
            here = [way for way in here if way.game == game.NAME]
            assert {way.rules_version for way in here} == versions
            assert {way.players for way in here} == set(setup.players)
            for choice in setup.choosable:
                assert {dict(way.options)[choice.name] for way in here} == set(choice.values)
        readings = {f"{name}@{one}" for name, several in game.LIBRARY.packs().items() for one in several}
        assert {way.pack for way in ways if way.game == game.NAME} == readings


def test_the_long_run_tells_a_broken_law_and_how_to_see_it_again(monkeypatch, capsys):
    assert long_run.main(["--only", "7", "--seed", "2"]) == 0
    monkeypatch.setattr(rocketmen, "laws", lambda state, before=None: ["INV-1: a card is lost"])
    assert long_run.main(["--only", "7", "--seed", "2"]) == 1
    told = capsys.readouterr().out
    assert f"BROKEN in game 7, {long_run.ways()[7]}\n  step 1: INV-1: a card is lost" in told
    assert "--seed 2 --only 7" in told
    monkeypatch.setattr(rocketmen, "laws", lambda state, before=None: 1 / 0)
    assert long_run.main(["--games", "2"]) == 1
    assert "2 broken" in capsys.readouterr().out


@settings(max_examples=30)
@given(seed=st.integers(0, 10**6), rest=st.randoms())
def test_laws_hold_for_a_game_that_is_not_ours(seed, rest):
    match = Match(toy, toy.prepare(seats=["Ann", "Bob", "Cid"], seed=seed))
    walk(toy, match, rest.choice, 40)


@pytest.mark.parametrize("players", PLAYERS)
def test_saving_between_any_two_entries_changes_nothing(players):
    """A game that is written and read back at every step ends like one that is not."""
    from spacerace.kernel.codec import decode, encode

    match = eager.play(eager.new_match(players, 5, variants=2, round_cap=25), 5)
    state = rocketmen.begin(match.header)
    for step in match.steps:
        state = decode(rocketmen.State, encode(state), state.terms)
        rocketmen.advance(state, step.entry.action)
    assert encode(state) == encode(match.state)


@pytest.mark.parametrize("players", PLAYERS_1969)
def test_saving_a_game_of_1969_between_any_two_entries_changes_nothing(players):
    """As above: nothing of a state is lost in its text."""
    from spacerace.kernel.codec import decode, encode

    match = nineteen69_table.play(nineteen69_table.new_match(players, 5), 5)
    state = nineteen69.begin(match.header)
    for step in match.steps:
        state = decode(nineteen69.State, encode(state), state.terms)
        nineteen69.advance(state, step.entry.action)
    assert encode(state) == encode(match.state)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_deal_follows_from_the_seed_whatever_is_played(players):
    """Chance goes by event: another way to play meets the same display, Hands and goals."""
    first = eager.play(eager.new_match(players, 9, round_cap=3), 1)
    second = eager.play(eager.new_match(players, 9, round_cap=3), 2)
    dealt = [entry for entry in first.log if entry.seat == CHANCE][: 1 + 6 + 8 * players]
    again = [entry for entry in second.log if entry.seat == CHANCE][: 1 + 6 + 8 * players]
    assert dealt == again
    assert first.log != second.log
