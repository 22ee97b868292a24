"""The sensible player of 1969: what it does in small positions, and how it fares in whole games."""

from __future__ import annotations

from math import isfinite

import pytest

from spacerace.bots.random_bot import RandomBot
from spacerace.bots.sense_bot import SenseBot
from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.bot import sense as sense
from spacerace.games.nineteen69.bot.plan import Plan, flight_worth, lore_of, plan_of, space_worths
from spacerace.games.nineteen69.rules.actions import Action, Stop
from spacerace.games.nineteen69.rules.dice import mean_prestige
from spacerace.games.nineteen69.rules.state import State
from spacerace.games.nineteen69.rules.view import View
from spacerace.kernel.chance import Luck
from spacerace.kernel.seats import CHANCE, SPECTATOR
from spacerace.lab.simulate import play_game
from tests.games.nineteen69.table import NAMES, Table

#: What pays depends on what a launch costs: these positions are made of the first reading's figures.
FIRST_READING = '[pack]\nid = "mine"\nversion = 1\nbase = "1969@1"\n'


def weights(table: Table) -> dict[str, float]:
    """The weights of the awaited seat's options, by their short texts."""
    seat = table.awaited
    assert seat is not None
    found = sense.weigh(table.view(seat), nineteen69.options(table.state))
    return dict(zip(table.options(), found, strict=True))


def choice(table: Table) -> str:
    """What it would do."""
    found = weights(table)
    return max(found, key=found.__getitem__)


def plan(table: Table, seat: int = 0) -> Plan:
    """The plan of a player."""
    view = table.view(seat)
    return plan_of(lore_of(view.terms), view, seat)


def play_on(table: Table, until: str) -> list[str]:
    """It plays for everybody who is awaited, up to a question of this name; what was done."""
    done: list[str] = []
    while table.step() != until:
        if table.awaited == CHANCE:
            table.decline()
        else:
            done.append(choice(table))
            table.do(done[-1])
    return done


def spread_out(table: Table, seat: int = 0, *, each: int = 2) -> Table:
    """A sheet that is ready for the Moon."""
    for research in ("eva", "launch-pad", "carrier-rocket", "csm", "lem", "technology"):
        table.worth(research, each, seat)
    return table


# --- income --------------------------------------------------------------------------------------


def test_it_draws_free_cards_and_gives_up_the_worst() -> None:
    """A free card costs nothing; of a full hand a 1 goes, a 3 stays."""
    table = Table().worth("espionage", 2).hand(1, 3, 3, 3, 3).phase("income")
    assert choice(table) == "draw"
    table.do("draw", "drawn 2")
    assert choice(table) == "swap 1"
    table = Table().worth("espionage", 1).hand(3, 3, 3, 3, 3, 3).phase("income")
    assert choice(table) == "stop"


def test_in_a_duel_it_sells_to_the_end() -> None:
    """Whoever always sold won 64 % of 800 games against it."""
    for year in (1963, 1968, 1969):
        table = Table(2).year(year).prestige(30).phase("income")
        most = max(int(option.split()[1]) for option in table.options("sell"))
        assert most > 0
        assert choice(table) == f"sell {most}"


def test_harm_to_the_leader_counts_more() -> None:
    """Three at the table: the same rocket, the same cards; only the prestige of the launcher differs."""
    gains = []
    for points in (30, 0):
        table = Table(3).hand(3, seat=1).prestige(10, seat=1).prestige(10, seat=2).prestige(points)
        table.money(30).phase("mission").do("launch eva").roll("g g g g g")
        found = weights(table)
        gains.append(found["commit 3"] - found["stop"])
    assert gains[0] > gains[1]
    assert sense._harm(lore_of(table.state.terms), table.view(1)) == pytest.approx(
        sense.TRAILING * lore_of(table.state.terms).harm
    )


def test_it_sells_prestige_early_and_not_in_the_end() -> None:
    """Early money brings more than the prestige that it costs."""
    assert choice(Table().year(1963).phase("income")) == "sell 1"
    assert choice(Table().year(1969).prestige(30).phase("income")) == "sell 0"


# --- purchases -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_first_year_it_builds_the_ground_and_keeps_the_launch(players: int) -> None:
    """What saves money every year comes first, symbols later; some rocket flies in 1963 all the same."""
    table = Table(players, pack_text=FIRST_READING).money(14)
    play_on(table, "Launching")
    lore = lore_of(table.state.terms)
    hired = [r for r, cubes in enumerate(table.player().cubes) if cubes]
    assert hired
    assert all(lore.terms.researches[r].sheet == "ground" for r in hired)
    assert choice(table).startswith("launch ")


def test_in_the_last_year_it_hires_for_the_moon_and_can_pay_for_it() -> None:
    """Nobody needs a discount any more; what is hired helps the rocket or scores."""
    table = spread_out(Table(2).year(1969).money(40).moon(3), each=1).hand(2, 2, 2, 2, 2, 2)
    before = table.player().cubes
    play_on(table, "Launching")
    now = table.player().cubes
    grown = {table.state.terms.researches[r].id for r in range(len(now)) if len(now[r]) > len(before[r])}
    assert grown
    assert not grown & {"robotics", "investors", "insurance", "espionage"}
    assert choice(table) == "launch moon"


def test_a_scientist_goes_where_the_plan_wants_him() -> None:
    """The place of the greatest gain, of those that are free."""
    table = Table().year(1966).money(20).worth("csm", 2).worth("eva", 1).do("hire basic")
    found = weights(table)
    gains = plan(table).gains[1]
    ids = table.state.terms.research_ids
    assert found == {f"place {name}": gains[ids[name]] for name in (key.split()[1] for key in found)}


def test_it_buys_cards_for_a_flight_that_needs_them() -> None:
    """With the rocket sure of its end a card is worth its keep; short of it, a good deal more."""
    short = weights(Table(2).year(1965).money(9))["draw"]
    sure = weights(Table(2).year(1965).money(9).worth("eva", 4).worth("ground-control", 4))["draw"]
    assert short > sure + 0.5


def test_a_spy_goes_where_its_token_is_wanted() -> None:
    """The victim has room where the token adds most; the spot is that research."""
    table = Table(3).year(1964).money(20)
    gain, research = plan(table).wanted[0]
    assert gain > 0
    for seat in (1, 2):
        table.cubes("insurance", "basic", seat=seat)
    wanted = table.state.terms.researches[research].id
    table.cubes(wanted, "basic", "genius", seat=1).do("hire spy")
    assert choice(table) == "spy-on 2"
    table.do("spy-on 2")
    assert choice(table) == f"place {wanted}"


def test_it_stops_when_nothing_is_worth_its_price() -> None:
    """Nobody gives up a 3 for a card that may be anything."""
    assert choice(Table(2).year(1968).money(2).hand(3, 3, 3, 3, 3, 3)) == "stop"


# --- missions ------------------------------------------------------------------------------------


def test_the_moon_waits_for_the_last_year() -> None:
    """However good it looks before."""
    table = spread_out(Table(2).year(1966).money(30).moon(4)).phase("mission")
    assert choice(table) not in ("launch moon", "stop")
    table = spread_out(Table(2).year(1969).money(30).moon(4)).phase("mission")
    assert choice(table) == "launch moon"


def test_it_flies_what_pays() -> None:
    """The mission with the researchers, not one that has flags in its box."""
    table = (
        Table(2, pack_text=FIRST_READING).year(1968).money(6).worth("csm", 3).worth("eva", 3).phase("mission")
    )
    assert choice(table) == "launch csm-eva"
    ready = Table(3, pack_text=FIRST_READING).year(1968).money(3).worth("eva", 4).worth("lem", 4)
    ready.flown("eva", seat=1).flown("eva", seat=2).phase("mission")
    found = weights(ready)
    assert found["launch lem"] > found["launch eva"]


def test_it_rerolls_by_the_odds() -> None:
    """Failures first; neutrals that Ground Control turns stay, others go; nothing once the end is reached."""
    table = Table().money(5).worth("simulation", 2).phase("mission").fly("eva", "g g b r r")
    assert choice(table) == "reroll failure"
    table = Table().money(5).worth("simulation", 2).phase("mission").fly("eva", "g g g g b")
    assert choice(table) == "reroll neutral"
    table = Table().money(5).worth("simulation", 2).worth("ground-control", 1)
    table.phase("mission").fly("eva", "g g g b b")
    assert weights(table)["reroll neutral"] > weights(table)["reroll success"]
    table = Table().money(5).worth("simulation", 2).worth("eva", 3).phase("mission").fly("eva", "g g b b b")
    assert choice(table) == "stop"


def test_nd_10_it_turns_all_neutral_dice_unless_that_draws_cards() -> None:
    """A rival who would spend nothing on a rocket in the middle strikes when it comes too near its end."""
    table = Table(4).money(9).worth("ground-control", 2).hand(1, 2, seat=2)
    table.phase("mission").fly("eva", "g g b b r")
    assert choice(table) == "convert 2"
    duel = Table(2).year(1967).money(9).worth("ground-control", 1).hand(2, 3, 3).hand(1, 1, 1, 2, seat=1)
    duel.player(1).launched = 0
    duel.phase("mission").fly("pad-roc", "g g g g b")
    assert choice(duel) == "convert 0"
    calm = Table(2).year(1967).money(9).worth("ground-control", 1).hand(2, 3, 3).hand(1, seat=1)
    calm.phase("mission").fly("pad-roc", "g g g g b")
    assert choice(calm) == "convert 1"


def test_nd_10_what_it_expects_of_a_rival_is_what_such_a_rival_does() -> None:
    """On space 5 the rival lays down cards, on 4 none: the position of the test above, played on."""
    for count, committed in ((1, 1), (0, 0)):
        duel = Table(2).year(1967).money(9).worth("ground-control", 1).hand(2, 3, 3).hand(1, 1, 1, 2, seat=1)
        duel.player(1).launched = 0
        duel.phase("mission").fly("pad-roc", "g g g g b").do(f"convert {count}")
        assert duel.awaited == 1
        assert (choice(duel) != "stop") == bool(committed)


def test_nd_11_a_full_hand_gives_up_its_worst_card_and_buys_at_once() -> None:
    table = Table(2).year(1968).money(40).hand(1, 1, 3, 3, 3, 3)
    found = weights(table)
    assert max((one for one in found if one.startswith("discard")), key=found.__getitem__) == "discard 1"
    table.do("discard 1")
    assert choice(table) == "draw"


def test_n_1_5_a_spy_for_whom_the_bank_has_no_token_is_worth_its_harm_alone() -> None:
    few = '[pack]\nid = "mine"\nversion = 1\nbase = "1969@1"\n[board]\nbonus_tokens = 1\nsource = "picture"\n'
    table = Table(2, pack_text=few).money(20)
    before = weights(table)["hire spy"]
    assert weights(table.token("eva", seat=1))["hire spy"] < before


def test_a_flight_without_cards_is_worth_its_exact_mean() -> None:
    """Its worth is the mean prestige of the test, as long as rerolls serve the highest score."""
    lore = lore_of(Table(2).state.terms)
    moon = lore.terms.moon
    for rerolls, converts, bonus in ((0, 0, 9), (0, 2, 12), (0, 4, 3)):
        exact = mean_prestige(rerolls, converts, bonus, lore.terms.missions[moon].track)
        found = flight_worth(lore, (moon, 0, False), (rerolls, converts), bonus, 0, 0.5)
        assert found == pytest.approx(exact)


def test_cards_carry_on_where_that_pays() -> None:
    """A space is worth the best that cards make of it, less what they cost."""
    lore = lore_of(Table(2).state.terms)
    eva = lore.terms.mission_ids["eva"]
    assert space_worths(lore, (eva, 0, False), 0, 0.5) == (0, 1, 2, 3, 4, 5)
    assert space_worths(lore, (eva, 0, False), 2, 0.5) == (1, 2, 3, 4, 4.5, 5)
    assert space_worths(lore, (eva, 2, False), 9, 5.0) == (0, 0, 0, 1, 2, 3)


# --- espionage -----------------------------------------------------------------------------------


def flown(table: Table, dice: str, mission: str = "eva") -> Table:
    """Ann's rocket after its test."""
    return table.year(1965).money(9).phase("mission").fly(mission, dice)


def test_it_completes_its_mission_with_the_right_cards() -> None:
    """Two spaces short: a 2 does it, a 3 is spared."""
    table = flown(Table(2).hand(2, 3), "g g g b b")
    assert play_on(table, "Launching")[:2] == ["commit 2", "stop"]
    assert table.player().hand == (3,)


def test_it_keeps_cards_that_do_nothing() -> None:
    """The rocket is at its end and nobody laid down anything."""
    table = flown(Table(2).hand(3, 3), "g g g g g")
    assert choice(table) == "stop"


def test_it_defends_what_it_has_reached() -> None:
    """One card lies against the rocket: a card of one's own brings it back."""
    table = flown(Table(2).hand(3, 3).hand(2, seat=1), "g g g g g")
    table.do("commit 2", "stop")
    assert choice(table) == "commit 3"


def test_it_throws_back_a_rival_who_cannot_answer() -> None:
    """In a duel a single point takes a completed mission from a player without cards."""
    assert choice(flown(Table(2).hand(1, 3, seat=1), "g g g g g")) == "commit 3"
    assert choice(flown(Table(2).hand(1, seat=1), "g g g g g")) == "commit 1"


def test_it_does_not_shoot_at_a_rocket_on_the_ground() -> None:
    """There is nothing to push back."""
    assert choice(flown(Table(2).hand(1, 2, 3, seat=1), "b b b b r")) == "stop"


def test_it_spares_its_cards_at_a_full_table() -> None:
    """What one of four rivals loses by a space is worth less than the card."""
    table = Table(5).year(1965).money(9).worth("csm", 1).hand(2, seat=1).phase("mission")
    table.fly("csm-eva", "g g g b b")
    assert choice(table) == "stop"


def test_in_the_end_it_shoots_with_whatever_is_left() -> None:
    """After its own last flight a card has no other use."""
    table = spread_out(Table(3).year(1969).money(20).hand(3, 3, seat=2)).phase("mission", first=1)
    table.state.players[1].launched = table.state.players[2].launched = table.state.terms.moon
    table.state.agenda = table.state.agenda[:1]
    table.phase("mission", 0, first=0).fly("moon", "g g g g g")
    assert table.awaited == 2
    assert choice(table) == "commit 3"


# --- the guess -----------------------------------------------------------------------------------


def test_the_guess_is_the_score_when_the_game_is_over() -> None:
    """Famous and others included."""
    table = Table(3).prestige(20).cubes("eva", "famous").cubes("lem", "inexperienced", seat=1).finish()
    assert sense.estimate(table.view(0)) == nineteen69.result(table.state).scores


@pytest.mark.parametrize("players", [2, 4])
def test_the_guess_likes_what_a_player_has(players: int) -> None:
    """Prestige, money, researchers, cards and progress: all better than nothing."""

    def lead(table: Table) -> float:
        guess = sense.estimate(table.view(1))
        return guess[0] - guess[1]

    even = Table(players).year(1966)
    assert lead(even) == pytest.approx(0)
    assert lead(Table(players).year(1966).prestige(9)) > 1
    assert lead(Table(players).year(1966).money(9)) > 1
    assert lead(Table(players).year(1966).worth("csm", 3)) > 1
    assert lead(Table(players).year(1966).hand(3, 3)) > 0.3
    assert lead(Table(players).year(1966).moon(3)) > 1


def test_the_guess_counts_the_flight_under_way() -> None:
    """A rocket near the end of the Moon is worth more than one that failed, and both may be looked at."""
    high = spread_out(Table(2).year(1969).money(20).moon(3)).hand(1, seat=1).phase("mission")
    low = spread_out(Table(2).year(1969).money(20).moon(3)).hand(1, seat=1).phase("mission")
    waiting = sense.estimate(high.view(0))[0]
    good, bad = high.fly("moon", "g g g g g"), low.fly("moon", "r r r r r")
    assert sense.estimate(good.view(0))[0] > waiting > sense.estimate(bad.view(0))[0]


def test_income_to_come_is_no_lead() -> None:
    """Whoever has had this year's income is not ahead of who still gets it."""
    table = Table(2).year(1966).phase("income")
    guess = sense.estimate(table.view(0))
    assert table.player(0).money > table.player(1).money
    assert guess[0] == pytest.approx(guess[1])


def test_a_guess_can_be_had_at_any_time() -> None:
    """From any seat or none, from before the first player is known to the end."""
    header = nineteen69.prepare(seats=NAMES[:3], seed=4)
    bot, luck, state = RandomBot(4), Luck(4), nineteen69.begin(header)
    while True:
        for viewer in (0, 2, SPECTATOR):
            guess = sense.estimate(nineteen69.view(state, viewer))
            assert len(guess) == 3
            assert all(map(isfinite, guess))
        if nineteen69.to_act(state) is None:
            break
        step(state, luck, bot)


# --- whole games ---------------------------------------------------------------------------------


def step(state: State, luck: Luck, bot: RandomBot) -> None:
    """Chance or a blind bot goes one step."""
    if nineteen69.to_act(state) == CHANCE:
        event = nineteen69.chance(state)
        nineteen69.advance(state, nineteen69.outcome(state, luck.pick(event.key, event.bag)))
    else:
        nineteen69.advance(state, bot.choose(None, nineteen69.options(state), None))


class Watcher(SenseBot):
    """Plays by sense, and looks at its weights twice."""

    def choose(self, view: View, options: list[Action], clock: object | None) -> Action:
        """One finite weight an option, the same each time, also in another order; and each alone."""
        found = sense.weigh(view, options)
        assert len(found) == len(options)
        assert all(map(isfinite, found))
        assert sense.weigh(view, options) == found
        turned = sense.weigh(view, options[::-1])
        assert turned[::-1] == pytest.approx(found)
        assert all(isfinite(*sense.weigh(view, [option])) for option in options)
        return options[found.index(max(found))]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_of_its_own_kind_end_well(players: int) -> None:
    """All player counts come to an end, the Moon flown last, and nobody is left far behind."""
    state = nineteen69.begin(nineteen69.prepare(seats=NAMES[:players], seed=players))
    bot, luck = Watcher(nineteen69, 0), Luck(players)
    while (seat := nineteen69.to_act(state)) is not None:
        if seat == CHANCE:
            step(state, luck, RandomBot(0))
            continue
        options = nineteen69.options(state)
        several = len(options) > 1
        action = bot.choose(nineteen69.view(state, seat), options, None) if several else options[0]
        nineteen69.advance(state, action)
    scores = nineteen69.result(state).scores
    assert min(scores) > 30
    assert max(scores) < 110
    assert [player.flown[-1] for player in state.players] == [state.terms.moon] * players


def test_any_legal_situation_gets_an_answer() -> None:
    """It judges what random players get into, and then plays on from there."""
    for seed, players in ((1, 2), (2, 3), (3, 5)):
        header = nineteen69.prepare(seats=NAMES[:players], seed=seed)
        bots = [RandomBot(seed + seat) if seat else Watcher(nineteen69, 0) for seat in range(players)]
        result = play_game(nineteen69, header, bots).result
        assert result.winners == (0,)


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_random_players(seat: int) -> None:
    """By far, from either seat."""
    for seed in range(5):
        header = nineteen69.prepare(seats=NAMES[:2], seed=seed)
        bots = [SenseBot(nineteen69, 1) if at == seat else RandomBot(seed) for at in range(2)]
        result = play_game(nineteen69, header, bots).result
        assert result.winners == (seat,)
        assert result.scores[seat] > 40


def test_it_plays_with_other_boxes() -> None:
    """Many dice, strong researches, dear missions: a user's pack need not look like ours."""
    pack = (
        '[pack]\nid = "mine"\nversion = 1\nbase = "1969@1"\n'
        '[die]\nsource = "picture"\ncount = 40\n'
        '[[research]]\nid = "simulation"\nsource = "picture"\namount = 30\n'
        '[[research]]\nid = "csm"\nsource = "picture"\namount = 50\n'
        '[[scientist]]\nid = "genius"\nsource = "picture"\nresearchers = 9\n'
        '[[mission]]\nid = "eva"\nsource = "picture"\nespionage_cost = 7\nlaunch_cost = 20\n'
    )
    header = nineteen69.prepare(seats=NAMES[:2], seed=1, pack_text=pack)
    result = play_game(nineteen69, header, [Watcher(nineteen69, 0), RandomBot(1)]).result
    assert result.winners == (0,)


def test_one_option_alone_is_weighed_too() -> None:
    """Nobody need ask, but whoever does gets an answer."""
    table = Table(2)
    assert sense.weigh(table.view(0), [Stop()]) == [0.0]
