"""The searching bot: it keeps to its budget, repeats itself from the same seed, and finds what is good."""

from __future__ import annotations

from weakref import ref

import pytest

from spacerace.bots import bot_named, search_bot
from spacerace.bots.bot import heuristic_of
from spacerace.bots.budget import Budget, read_budget
from spacerace.bots.search_bot import Search, SearchBot, _Root
from spacerace.games import game_named
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.bot import sense as rocketmen_sense
from spacerace.games.rocketmen.rules.actions import EndTurn, LaunchTo
from spacerace.kernel.chance import Luck
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import AnyState, Game
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.table import Table
from tests.kernel import toy

PIPS: Game = toy  # type: ignore[assignment]  # a module


def opening(game: Game, players: int = 2, seed: int = 5) -> AnyState:
    """A table at its first decision among several options."""
    alone = {"mode": "solo"} if players == 1 else {}
    state = game.begin(game.prepare(seats=[str(seat) for seat in range(players)], seed=seed, **alone))
    luck = Luck(seed)
    while (seat := game.to_act(state)) == CHANCE or len(game.canonical_options(state)) == 1:
        if seat == CHANCE:
            event = game.chance(state)
            game.advance(state, game.outcome(state, luck.pick(event.key, event.bag)))
        else:
            game.advance(state, game.canonical_options(state)[0])
    return state


def searched(game: Game, state: AnyState, bot: SearchBot, clock: search_bot.Clock | None = None) -> int:
    """Let a bot choose; how many simulations it took."""
    seat = game.to_act(state)
    assert seat is not None
    choice = bot.choose(game.view(state, seat), game.canonical_options(state), clock)
    assert choice in game.canonical_options(state)
    return sum(look.visits for look in bot.looks)


class Ticking:
    """A clock that goes on by as much at every look, and counts the looks."""

    def __init__(self, step: float) -> None:
        """Begin at an odd time."""
        self.now, self.step, self.looks = 77.0, step, 0

    def __call__(self) -> float:
        """The time."""
        self.looks += 1
        self.now += self.step
        return self.now


@pytest.mark.parametrize("name", ["rocketmen", "1969"])
def test_it_keeps_to_a_budget_of_simulations(name: str) -> None:
    """No more than it was given; fewer when the rest could not change the choice."""
    game = game_named(name)
    state = opening(game)
    for simulations in (1, 5, 20):
        bot = bot_named(f"search:{simulations}", game, 3)
        assert isinstance(bot, SearchBot)
        assert (simulations + 1) // 2 <= searched(game, state, bot) <= simulations


@pytest.mark.parametrize("step, simulations", [(0.125, 8), (0.5, 2), (4.0, 1)])
def test_it_keeps_to_a_budget_of_time(step: float, simulations: int) -> None:
    """With a budget of one second it begins no simulation after it, and always makes one."""
    game = game_named("1969")
    bot = SearchBot(game, 3, Budget(seconds=1.0))
    clock = Ticking(step)
    assert searched(game, opening(game), bot, clock) == simulations
    assert clock.looks == simulations + 1


def test_the_clock_is_looked_at_for_a_budget_of_time_alone() -> None:
    """Simulations are counted, so that the same game can be had again on any machine."""
    game, clock = game_named("1969"), Ticking(1.0)
    searched(game, opening(game), SearchBot(game, 3, Budget(simulations=4)), clock)
    assert clock.looks == 0


@pytest.mark.parametrize("name", ["rocketmen", "1969"])
def test_the_same_seed_makes_the_same_search(name: str) -> None:
    """Every look is the same again; another seed deals other cards."""
    game = game_named(name)
    state = opening(game)
    found = []
    for seed in (3, 3, 4):
        bot = bot_named("search:8", game, seed)
        assert isinstance(bot, SearchBot)
        searched(game, state, bot)
        found.append(bot.looks)
    assert found[0] == found[1] != found[2]


def test_a_simulation_ends_even_if_the_game_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that no rule ends stops no bot."""
    monkeypatch.setattr(search_bot, "LONGEST", 3)
    game = game_named("rocketmen")
    assert searched(game, opening(game), SearchBot(game, 3, Budget(simulations=5))) >= 3


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_simulation_looks_no_further_than_the_horizon(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alone as well, where nobody else's turn tells that a round is over."""
    game, judged = game_named("rocketmen"), []
    judge = Search._judge

    def judge_and_note(search: Search, state: AnyState) -> list[float]:
        judged.append(game.result(state).rounds)
        return judge(search, state)

    monkeypatch.setattr(Search, "_judge", judge_and_note)
    bot = bot_named("search:20", game, 3)
    assert isinstance(bot, SearchBot)
    searched(game, opening(game, players), bot)
    assert rocketmen_sense.HORIZON is not None
    assert set(judged) == {1 + rocketmen_sense.HORIZON}


def test_options_are_compared_with_the_same_deals() -> None:
    """The nth look at an option uses the nth deal, whichever option it is."""
    game = game_named("1969")
    state = opening(game)
    dealt: list[int] = []

    class Watched(Search):
        def _deal(self, number: int) -> tuple[AnyState, Luck]:
            dealt.append(number)
            return super()._deal(number)

    search = Watched(game, None, game.view(state, 0), game.canonical_options(state), "1")
    dealt.clear()
    for _ in range(12):
        search.simulate()
    visits = [option.visits for option in search.options]
    assert sum(visits) == 12 and visits[0] == max(visits)
    assert sorted(dealt) == sorted(number for count in visits for number in range(count))


@pytest.mark.parametrize("name", ["rocketmen", "1969"])
def test_few_deals_are_kept_and_those_let_go_come_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it thinks, it keeps no more deals; and it finds what it would find if it kept all."""
    game = game_named(name)
    state, found, made = opening(game), [], []

    class Counted(Luck):
        """Luck that is counted while anybody holds it."""

        def __init__(self, seed: int) -> None:
            """One more."""
            super().__init__(seed)
            made.append(ref(self))

    monkeypatch.setattr(search_bot, "Luck", Counted)
    for kept in (2, 1000):
        monkeypatch.setattr(search_bot, "KEPT", kept)
        made.clear()
        options = game.canonical_options(state)
        seat = game.to_act(state)
        assert seat is not None
        search = Search(game, heuristic_of(game), game.view(state, seat), options, "1")
        for _ in range(24):
            search.simulate()
            assert sum(luck() is not None for luck in made) == len(search.deals) <= kept
        found.append((search.looks(options), search.best()))
        assert max(option.visits for option in search.options) > 8
    assert found[0] == found[1]


def test_it_never_shares_the_luck_of_the_table() -> None:
    """Not even with the seed 0 for everything: what will come is not foreseen."""
    game = game_named("1969")
    state = opening(game, seed=0)
    search = Search(game, None, game.view(state, 0), game.canonical_options(state), "0/0")
    for _ in range(3):
        search.simulate()
    assert all(luck.seed > 2**64 for _, luck in search.deals.values())


def test_what_proved_better_is_taken_and_nothing_else() -> None:
    """The heuristic's choice stands, unless another option did better in the same deals beyond doubt."""
    game = game_named("rocketmen")
    state = opening(game)
    search = Search(game, None, game.view(state, 0), game.canonical_options(state), "1")
    choice, better, unsure = search.options[:3]
    for number in range(20):
        for option, value in ((choice, 0.5), (better, 0.55 + number % 2 / 50), (unsure, number % 2)):
            option.visits += 1
            option.add(value, choice)
    assert better.gain == pytest.approx(0.06) and unsure.gain == pytest.approx(0.0)
    assert better.doubt < 0.01 < unsure.doubt
    assert search.best() == better.action
    better.sum -= 2.0
    assert search.best() == choice.action


class Duel(Search):
    """Looks in turn at the heuristic's choice and at the end of the turn."""

    @property
    def end(self) -> _Root:
        """To end the turn."""
        (end,) = (option for option in self.options if option.action == EndTurn())
        return end

    def _challenge(self) -> _Root:
        choice = self.options[0]
        return self.end if self.end.visits < choice.visits else choice


def test_without_the_luck_of_launches_fewer_looks_tell_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found is the same but for chance, the doubt about it is far less, and shares stay shares."""
    table = Table().plan("space-station-1").pad("standard-rocket-engines", "base-1")
    view, options = rocketmen.view(table.state, 0), rocketmen.canonical_options(table.state)
    found = []
    for gambles in (rocketmen_sense.GAMBLES, None):
        monkeypatch.setattr(rocketmen_sense, "GAMBLES", gambles)
        search = Duel(rocketmen, rocketmen_sense, view, options, "luck")
        assert search.options[0].action == LaunchTo("earth")
        for _ in range(120):
            search.simulate()
        found.append(search.end)
        assert sum(search._without([3.0, -1.0][: len(search.standing)], [0.25, 0.75])) == pytest.approx(1.0)
    reckoned, plain = found
    assert reckoned.doubt < 0.7 * plain.doubt
    assert abs(reckoned.gain - plain.gain) < 3 * plain.doubt


@pytest.mark.slow
def test_it_beats_random_play_in_a_game_that_it_knows_nothing_of() -> None:
    """Search needs the kernel only: no heuristic, a game of the tests."""
    won = 0
    for seed in range(20):
        state, luck = PIPS.begin(PIPS.prepare(seats=["a", "b"], seed=seed)), Luck(seed)
        bots = [SearchBot(PIPS, seed, Budget(simulations=60)), bot_named("random", PIPS, seed)]
        if seed % 2:
            bots.reverse()
        # Whoever goes on adding does better: the game needs no end to show who understood that.
        for _ in range(30):
            seat = PIPS.to_act(state)
            if seat is None:
                break
            if seat == CHANCE:
                event = PIPS.chance(state)
                action = PIPS.outcome(state, luck.pick(event.key, event.bag))
            else:
                options = PIPS.canonical_options(state)
                action = (
                    bots[seat].choose(PIPS.view(state, seat), options, None)
                    if len(options) > 1
                    else options[0]
                )
            PIPS.advance(state, action)
        scores = PIPS.result(state).scores
        won += scores[seed % 2] > scores[1 - seed % 2]
    assert won >= 14


def test_budgets_are_read_and_written() -> None:
    """Simulations as a number, time with an s."""
    assert read_budget("200") == Budget(simulations=200)
    assert read_budget("1.5s") == Budget(seconds=1.5)
    assert read_budget("9999999") == Budget(simulations=9_999_999)
    assert read_budget("9999s") == Budget(seconds=9999.0)
    assert [str(read_budget(text)) for text in ("200", "1.5s", "2s")] == ["200", "1.5s", "2s"]


@pytest.mark.parametrize(
    "text", ["0", "0s", "0.0s", "-3", "", "s", "fast", "1.5", "1e3", "١s", "99999999", "10000000", "9999.5s"]
)
def test_a_budget_that_leaves_no_time_is_refused(text: str) -> None:
    """With a sentence that says what to write instead."""
    with pytest.raises(BadSetup, match=r"budget.* more than 0, and 9999999 or 9999s at most"):
        bot_named(f"search:{text}", game_named("1969"), 1)


def test_only_bots_that_think_take_a_budget() -> None:
    """The others say so."""
    with pytest.raises(BadSetup, match="takes no budget"):
        bot_named("random:5", game_named("1969"), 1)
