"""Exact odds: against every order of the deck, against the engine played out, and against themselves."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any, get_args

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import facts, odds
from spacerace.games.rocketmen.rules.agenda import Counting
from spacerace.games.rocketmen.rules.effects import (
    Advance,
    AnyEffect,
    ChooseFirst,
    CopyCard,
    CountZeroAs,
    Cycle,
    DrawCards,
    KeepEngines,
    MoneyPerMission,
    PlaceFree,
    Redraw,
    RemoveCard,
    SafeAbort,
    Store,
    TakeThreat,
    TopDeck,
)
from spacerace.games.rocketmen.rules.gamble import (
    CLEAR_SKIES,
    Copy,
    Draw,
    FlightEffect,
    Gamble,
    Move,
    Stand,
    Stop,
    Take,
    Use,
    after,
    moves,
    outcomes,
)
from spacerace.games.rocketmen.rules.printed import most_aside
from spacerace.games.rocketmen.rules.solver import Stakes, chance, success, worth
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.chance import Luck
from spacerace.kernel.copying import copy_of
from spacerace.kernel.seats import CHANCE, SPECTATOR
from spacerace.lang import words
from tests.games.rocketmen import eager
from tests.games.rocketmen.table import Table

# No reading moves the Mission Success cards, and these reckonings are long.
pytestmark = pytest.mark.reading("newest", why="the odds are those of the Mission Success cards")

DECK = (2, 5, 6, 4, 1)
CARDS = [value for value, count in enumerate(DECK) for _ in range(count)]


# --- the engine, played out ----------------------------------------------------------------------


def result_of(state: State) -> bool | None:
    """Whether the launch has just succeeded; None while it goes on."""
    for fact in state.facts:
        if isinstance(fact, facts.MissionSucceeded):
            return True
        if isinstance(fact, facts.MissionFailed | facts.LaunchAborted | facts.LaunchScrubbed):
            return False
    return None


def played_out(state: State) -> Fraction:
    """The chance of success under best play, by trying everything that the engine allows."""
    result = result_of(state)
    if result is not None:
        return Fraction(result)
    if rocketmen.to_act(state) == CHANCE:
        found = rocketmen.outcomes(state)
        total = sum((weight * played_out(done(state, action)) for action, weight in found), Fraction(0))
        return total / sum(weight for _, weight in found)
    best = Fraction(0)
    for action in rocketmen.canonical_options(state):
        best = max(best, played_out(done(state, action)))
        if best == 1:
            break
    return best


def done(state: State, action: a.Action) -> State:
    """A copy of the state in which this was done."""
    copy = copy_of(state)
    rocketmen.advance(copy, action)
    return copy


def foretold(state: State) -> list[Fraction]:
    """The chance that is told beside each option; None of them may be missing."""
    found = []
    options = rocketmen.canonical_options(state)
    for preview in rocketmen.previews(rocketmen.view(state, state.seat), options):
        assert preview is not None
        found.append(Fraction(str(preview.figures["success"])))
    return found


def at_the_pad(*pad: str, science: int = 0, mission: str = "spaceship-1", **table: object) -> Table:
    """Ann with a planned Mission, these Pad cards, Rocket points for anywhere and a boost by tokens."""
    laid = Table(**table).plan(mission).pad(*pad)  # type: ignore[arg-type]
    laid.player().rocket_points = 12
    laid.player().science_tokens = science
    return laid


def own_launches(state: State) -> Iterator[tuple[a.LaunchTo, Fraction]]:
    """Each launch that can be declared, with the chance that is told beside it."""
    options = rocketmen.canonical_options(state)
    told = rocketmen.previews(rocketmen.view(state, state.seat), options)
    for option, preview in zip(options, told, strict=True):
        if isinstance(option, a.LaunchTo):
            assert preview is not None
            yield option, Fraction(str(preview.figures["success"]))
        else:
            assert preview is None


# --- known figures -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "destination, boost, chances",
    [("earth", 2, Fraction(407, 816)), ("moon", 3, Fraction(673, 1020)), ("mars", 5, Fraction(1117, 1428))],
)
def test_ec_66_odds_without_effects(destination: str, boost: int, chances: Fraction) -> None:
    """The three figures of EC-66, from plain values and from the table."""
    table = at_the_pad(science=boost)
    terms = table.state.terms
    gamble = odds.gamble_if_launched(terms, destination, boost)  # type: ignore[arg-type]
    assert odds.success(gamble) == chances
    assert odds.chance(gamble) == float(chances)
    assert {launch.destination: told for launch, told in own_launches(table.state)}[destination] == chances


@pytest.mark.parametrize("draws, target", [(3, 8), (4, 10)])
def test_bare_odds_are_those_of_every_order(draws: int, target: int) -> None:
    """Without effects nothing is chosen, so the orders of the deck can be counted one by one."""
    sums = [sum(drawn) for drawn in permutations(CARDS, 3)]
    if draws == 4:
        sums = [sum(drawn) for drawn in permutations(CARDS, 4)]
    for to_go in range(1, target + 1):
        reached = sum(one >= to_go for one in sums)
        assert success(Gamble(to_go=to_go, draws=draws, deck=DECK)) == Fraction(reached, len(sums))


def test_the_ends_of_a_launch_are_certain() -> None:
    """A target reached is a success, one out of reach is none, Afterburners count to the end."""
    assert success(Gamble(to_go=0, draws=3, deck=DECK)) == 1
    assert success(Gamble(to_go=11, draws=3, deck=DECK)) == 0
    assert success(Gamble(to_go=1, draws=0, deck=DECK, where="last", afterburners=(1,))) == 1
    # Backup Systems does not work after the last draw (RM-7.17).
    assert success(Gamble(to_go=1, draws=0, deck=DECK, where="last", backup=(1,))) == 0


# --- against the engine --------------------------------------------------------------------------

#: Pad, tokens, and what else the table has: launches to Earth that can be played out whole.
WHOLE = [
    ((), 2, {}),
    (("afterburner",), 2, {}),
    (("backup-systems", "life-support"), 1, {}),
    (("multi-purpose-space-suit",), 2, {}),
    (("radiation-shielding",), 3, {}),
    (("multi-purpose-space-suit", "radiation-shielding", "afterburner"), 2, {}),
    (("detailed-planning",), 2, {}),
    (("radiation-shielding",), 2, {"variants": ("clear-skies",)}),
    (("mission-control", "depot"), 2, {}),
    (("multi-purpose-space-suit", "backup-systems"), 1, {"edition": "early"}),
    (("radiation-shielding",), 2, {"edition": "early", "variants": ("clear-skies",)}),
    (("multi-purpose-space-suit",), 2, {"mode": "battle"}),
    (("afterburner", "multi-purpose-space-suit"), 2, {"players": 1, "mode": "solo"}),
    (("radiation-shielding",), 3, {"players": 1, "edition": "early", "mode": "solo"}),
]


@pytest.mark.untraced
@pytest.mark.parametrize("pad, science, table", WHOLE)
def test_a_launch_to_earth_has_the_odds_of_the_engine(
    pad: tuple[str, ...], science: int, table: dict[str, object]
) -> None:
    """Everything the rules allow is tried, to the end."""
    laid = at_the_pad(*pad, science=science, **table)
    told = dict(own_launches(laid.state))[a.LaunchTo("earth")]
    assert 0 < told < 1
    assert told == played_out(done(laid.state, a.LaunchTo("earth")))


#: Pad, tokens, destination, values drawn so far: late positions of long launches.
LATE = [
    (("multi-purpose-space-suit", "radiation-shielding"), 3, "mars", (2, 0, 1)),
    (("radiation-shielding", "backup-systems", "life-support"), 1, "mars", (1, 1, 3)),
    (("multi-purpose-space-suit", "afterburner"), 2, "moon", (1, 2)),
    (("mission-control", "multi-purpose-space-suit"), 1, "moon", (3, 1)),
]


@pytest.mark.untraced
@pytest.mark.parametrize("edition", ["final", "early"])
@pytest.mark.parametrize("pad, science, destination, drawn", LATE)
def test_each_option_of_a_late_position_has_the_odds_of_the_engine(
    pad: tuple[str, ...], science: int, destination: str, drawn: tuple[int, ...], edition: str
) -> None:
    """Not the best one alone: every single option is played out."""
    table = at_the_pad(*pad, science=science, edition=edition).do(f"launch {destination}")
    for value in drawn:
        table.draws(value)
        if "pass" in table.options():
            table.do("pass")
    # A card that waits for an answer, and a window.
    for state in (table.state, table.draws(0).state):
        options = rocketmen.canonical_options(state)
        assert len(options) > 1
        assert foretold(state) == [played_out(done(state, action)) for action in options]


@pytest.mark.untraced
def test_detailed_planning_has_the_odds_of_the_engine() -> None:
    """Its choice is open, and a chosen 0 can be answered."""
    table = at_the_pad("detailed-planning", "radiation-shielding", science=2).do("launch earth")
    table.do("use detailed-planning").turn_up(0).turn_up(1).turn_up(1)
    assert foretold(table.state) == [
        played_out(done(table.state, action)) for action in rocketmen.canonical_options(table.state)
    ]


#: Cards on Bob's Pad, and on Ann's beside Espionage.
SPIED = [
    (("multi-purpose-space-suit",), ()),
    (("radiation-shielding", "small-rocket-boosters"), ()),
    (("afterburner", "life-support"), ("radiation-shielding",)),
    (("mission-control", "detailed-planning"), ()),
]


@pytest.mark.untraced
@pytest.mark.parametrize("others, own", SPIED)
def test_espionage_has_the_odds_of_the_engine(others: tuple[str, ...], own: tuple[str, ...]) -> None:
    """It becomes a card before the points are counted, or in any later window (RM-11.9, RM-11.20)."""
    table = at_the_pad("industrial-espionage", *own, science=2, players=3).pad(*others, seat=1)
    told = dict(own_launches(table.state))[a.LaunchTo("earth")]
    table.do("launch earth")
    assert isinstance(table.state.agenda[-1], Counting)
    options = rocketmen.canonical_options(table.state)
    by_option = [played_out(done(table.state, action)) for action in options]
    assert foretold(table.state) == by_option
    assert told == max(by_option)


def test_a_launch_that_will_be_scrubbed_has_no_chance() -> None:
    """Under strict declaration any destination can be named (RM-7.6, RM-7.7)."""
    table = Table(strict_declaration=True).plan("spaceship-1").pad("small-rocket-boosters")
    assert {launch.destination: told for launch, told in own_launches(table.state)} == {
        "earth": 0,
        "moon": 0,
        "mars": 0,
    }
    table = Table(players=3, strict_declaration=True).plan("spaceship-1").pad("industrial-espionage")
    table.pad("small-rocket-boosters", seat=1).do("launch moon")
    assert foretold(table.state) == [0, 0]
    assert odds.gamble_of(rocketmen.view(table.state, 0)) is None


@pytest.mark.untraced
@pytest.mark.parametrize(
    "pad, science, destination, table",
    [
        (("multi-purpose-space-suit", "radiation-shielding", "detailed-planning"), 0, "mars", {}),
        (("multi-purpose-space-suit", "life-support"), 2, "mars", {"edition": "early"}),
        (("industrial-espionage", "detailed-planning"), 1, "moon", {"players": 4}),
    ],
)
def test_best_play_wins_as_often_as_foretold(
    pad: tuple[str, ...], science: int, destination: str, table: dict[str, object]
) -> None:
    """Long launches cannot be played out: by the options' own odds they are played many times."""
    laid = at_the_pad(*pad, science=science, **table)
    if "industrial-espionage" in pad:
        laid.pad("multi-purpose-space-suit", seat=1).pad("backup-systems", seat=2)
    launch = a.LaunchTo(destination)  # type: ignore[arg-type]
    told = dict(own_launches(laid.state))[launch]
    games, won = 300, 0
    for seed in range(games):
        state, luck = done(laid.state, launch), Luck(seed)
        while (result := result_of(state)) is None:
            if rocketmen.to_act(state) == CHANCE:
                event = rocketmen.chance(state)
                rocketmen.advance(state, rocketmen.outcome(state, luck.pick(event.key, event.bag)))
            else:
                chances = foretold(state)
                rocketmen.advance(state, rocketmen.canonical_options(state)[chances.index(max(chances))])
        won += result
    # Four standard deviations: a wrong figure would be further off, and the seeds are fixed.
    assert abs(won / games - float(told)) < 4 * float(told * (1 - told) / games) ** 0.5


TABLES = [
    ("final", "standard", 4, {"variants": 2}),
    ("final", "standard", 3, {"strict_declaration": True}),
    ("early", "standard", 4, {"variants": 2}),
    ("final", "battle", 3, {}),
    ("final", "solo", 1, {}),
    ("early", "solo", 1, {}),
]


@pytest.mark.untraced
@pytest.mark.parametrize("edition, mode, players, options", TABLES)
def test_odds_hold_together_in_whole_games(
    edition: str, mode: str, players: int, options: dict[str, bool | int]
) -> None:
    """The best option has the odds of the position, and a card that comes changes nothing on average."""
    met = set()
    for seed in range(4):
        header = rocketmen.prepare(
            seats=["Ann", "Bob", "Cid", "Dee"][:players],
            seed=seed,
            edition=edition,
            mode=mode,
            options={**options, "round_cap": 30},
        )
        state, rng, luck = rocketmen.begin(header), Random(seed), Luck(seed)
        while (awaited := rocketmen.to_act(state)) is not None:
            gamble = odds.gamble_of(rocketmen.view(state, SPECTATOR))
            if gamble is not None:
                met.add(type(state.agenda[-1]).__name__)
                check_position(state, gamble)
            if awaited == CHANCE:
                event = rocketmen.chance(state)
                rocketmen.advance(state, rocketmen.outcome(state, luck.pick(event.key, event.bag)))
            else:
                rocketmen.advance(state, eager.choose(rocketmen.canonical_options(state), rng))
    assert {"Flying", "FlipSuccess"} <= met


def check_position(state: State, gamble: Gamble) -> None:
    """A launch under way: what the options and the next cards lead to adds up."""
    if rocketmen.to_act(state) == CHANCE:
        total, cards = Fraction(0), 0
        for action, weight in rocketmen.outcomes(state):
            then = done(state, action)
            total += weight * chance_in(then)
            cards += weight
        assert success(gamble) == total / cards
        assert cards == sum(gamble.deck)
        return
    assert success(gamble) == max(foretold(state))
    if not isinstance(state.agenda[-1], Counting):
        known = {move for move in map_moves(state) if move != Copy(None)}
        assert known == set(moves(gamble))


def chance_in(state: State) -> Fraction:
    """The chance of a launch that may be over."""
    gamble = odds.gamble_of(rocketmen.view(state, state.seat)) if state.launch is not None else None
    if gamble is not None:
        return success(gamble)
    launch = state.launch
    # Reusable Rocket Parts asks before the Mission is told done.
    if launch is not None and result_of(state) is None:
        return Fraction(launch.rocket >= state.terms.destinations[launch.destination].target)
    return Fraction(bool(result_of(state)))


def map_moves(state: State) -> list[Move | None]:
    """What the options of the table are in the gamble."""
    view = rocketmen.view(state, state.seat)
    return [odds.move_of(view, action) for action in rocketmen.options(state)]


# --- against themselves --------------------------------------------------------------------------


def tried(gamble: Gamble, stakes: Stakes, known: dict[Gamble, Fraction]) -> Fraction:
    """The worth of a gamble, move by move and card by card, without any shortcut."""
    if gamble.to_go <= 0:
        return stakes.success
    if gamble not in known:
        possible, coming = moves(gamble), outcomes(gamble)
        if possible:
            known[gamble] = max(tried_move(gamble, move, stakes, known) for move in possible)
        elif coming:
            total = sum((count * tried(then, stakes, known) for _, then, count in coming), Fraction(0))
            known[gamble] = total / sum(count for _, _, count in coming)
        else:
            known[gamble] = -stakes.failure
    return known[gamble]


def tried_move(gamble: Gamble, move: Move, stakes: Stakes, known: dict[Gamble, Fraction]) -> Fraction:
    """The worth of a move."""
    then = after(gamble, move)
    if then is not None:
        return tried(then, stakes, known)
    return -stakes.card * (gamble.spent + gamble.owed) if isinstance(move, Stop) else -stakes.failure


EFFECTS = [
    Redraw(),
    CountZeroAs(value=2),
    CountZeroAs(value=3),
    ChooseFirst(cards=3),
    ChooseFirst(cards=2),
    Advance(spaces=1),
    Advance(spaces=2, burns=True),
    SafeAbort(),
]


def any_gamble(rng: Random) -> Gamble:
    """A gamble with a small deck and any effects."""
    made, where = rng.randint(0, 2), rng.choice(("flying", "flying", "flying", "drawing"))
    first = not made and where == "flying"
    return Gamble(
        to_go=rng.randint(1, 8),
        draws=rng.choice((1, 2, 2, 3)),
        deck=rng.choice(((2, 2, 1, 2, 1), (1, 2, 2, 2, 2), (2, 1, 2, 3), (1, 1, 2, 2, 1, 2))),
        where=where,  # type: ignore[arg-type]
        suits=rng.choice((0, 1)),
        shielding=rng.choice(((), (), (2,), (2, 3))),
        afterburners=rng.choice(((), (), (1,), (1, 2))),
        backup=rng.choice(((), (), (1,), (1, 1))),
        planning=rng.choice(((), (3,), (2, 3))) if first else (),
        skies=rng.random() < 0.3,
        copies=tuple(rng.sample(EFFECTS, rng.choice((0, 1, 2)))),
        made=made,
        pad=rng.choice((99, 0, 1, 2, 3)),
        safe=rng.random() < 0.15,
    )


@pytest.mark.untraced
def test_shortcuts_change_nothing() -> None:
    """Small gambles of all kinds, for success alone and with something at stake, tried out move by move."""
    rng = Random(7)
    for _ in range(30):
        gamble = any_gamble(rng)
        assert success(gamble) == tried(gamble, Stakes(Fraction(1), Fraction(0), Fraction(0)), {}), gamble
        stakes = Stakes(
            Fraction(rng.randint(0, 5), 3), Fraction(rng.randint(0, 6)), Fraction(rng.randint(0, 3), 2)
        )
        assert worth(gamble, stakes) == tried(gamble, stakes, {}), (gamble, stakes)


@pytest.mark.slow
@pytest.mark.untraced
def test_planning_leaves_a_plain_draw_nothing_to_win() -> None:
    """Unless cards run short or are dear; before the first draw, with many kits, tried out move by move."""
    rng, plain = Random(11), Stakes(Fraction(1), Fraction(0), Fraction(0))
    dear = Stakes(Fraction(2), Fraction(3), Fraction(2))
    for _ in range(100):
        gamble = Gamble(
            to_go=rng.randint(2, 9),
            draws=rng.choice((2, 2, 3)),
            deck=rng.choice(((2, 1, 1, 1), (1, 1, 1, 1), (2, 2, 0, 1), (1, 0, 1, 1, 1), (1, 2, 1, 2))),
            pad=rng.choice((99, 2)),
            suits=rng.choice((0, 1, 2)),
            shielding=rng.choice(((), (2,))),
            planning=rng.choice(((2,), (3,), (2, 3))),
            skies=rng.random() < 0.4,
            copies=rng.choice(((), (Redraw(),), (CountZeroAs(value=2),), (Advance(spaces=1), Redraw()))),
        )
        assert success(gamble) == tried(gamble, plain, {}), gamble
        assert worth(gamble, dear) == tried(gamble, dear, {}), gamble


def test_without_costs_the_worth_is_that_of_the_chance() -> None:
    """It is not reckoned twice, and an abort changes nothing."""
    for gamble in (
        SHORT,
        Gamble(to_go=4, draws=2, deck=(2, 2, 1, 2), made=1, suits=1, shielding=(2,), pad=1),
    ):
        stakes = Stakes(Fraction(7, 2), Fraction(0), Fraction(0))
        assert worth(gamble, stakes) == success(gamble) * 7 / 2 == tried(gamble, stakes, {})


@pytest.mark.untraced
def test_copies_that_bring_the_rocket_no_further_can_wait() -> None:
    """Of all ways to count the best one is among those that are tried, with stakes too (RM-11.20)."""
    rng, stakes = Random(3), Stakes(Fraction(4), Fraction(3), Fraction(1))
    names = ("multi-purpose-space-suit", "radiation-shielding", "afterburner", "backup-systems", "depot")
    names += ("life-support", "mission-control", "detailed-planning", "small-rocket-boosters", "big-data")
    left_out = 0
    for _ in range(12):
        own, others = rng.sample(names, 2), rng.sample(names, 4)
        table = at_the_pad("industrial-espionage", *own, science=rng.randint(0, 3), players=3)
        table.pad(*others[:2], seat=1).pad(*others[2:], seat=2)
        view = rocketmen.view(table.state, 0)
        for destination in ("earth", "moon"):
            ways = odds.ways_to_count(view, destination)
            every = {way for way in ways.values() if way is not None}
            some = odds.ways_to_try(ways)
            assert set(some) <= every
            assert max(map(success, some)) == max(map(success, every))
            assert max(worth(way, stakes) for way in some) == max(worth(way, stakes) for way in every)
            left_out += len(every) - len(some)
    assert left_out > 20


@pytest.mark.untraced
@pytest.mark.parametrize("pad", [0, 1, 2, 3])
@pytest.mark.parametrize("kit", [{"suits": 1}, {"shielding": (2,)}, {"suits": 1, "skies": True}])
def test_what_was_used_up_can_not_be_taken_by_an_abort(pad: int, kit: dict[str, Any]) -> None:
    """With few cards on the Pad a Suit or a Shielding that is gone is one less to owe, by every move."""
    stakes = Stakes(Fraction(4), Fraction(9), Fraction(1))
    for made in (1, 2, 3):
        for to_go in range(2, 8):
            gamble = Gamble(to_go=to_go, draws=3, deck=(2, 2, 1, 2, 1), made=made, pad=pad, **kit)
            assert worth(gamble, stakes) == tried(gamble, stakes, {}), gamble


@pytest.mark.parametrize("deck", [(2, 3, 1), (1, 2, 2), (2, 0, 1), (3, 1, 2)])
def test_the_last_draw_with_a_suit_and_clear_skies(deck: tuple[int, ...]) -> None:
    """Clear Skies goes first, so that the Suit is there for what follows; tried out move by move."""
    plain = Stakes(Fraction(1), Fraction(0), Fraction(0))
    for to_go in (1, 2):
        for suits in (0, 1, 2):
            gamble = Gamble(to_go=to_go, draws=1, deck=deck, suits=suits, skies=True)
            assert success(gamble) == tried(gamble, plain, {}), gamble


def test_a_better_pad_is_never_worse() -> None:
    """One space, card or draw more never lowers the chance."""
    terms = Table().state.terms
    for destination in ("earth", "moon", "mars"):
        chances = [chance(odds.gamble_if_launched(terms, destination, n)) for n in range(13)]  # type: ignore[arg-type]
        assert chances == sorted(chances)
        bare = odds.gamble_if_launched(terms, destination, 2)  # type: ignore[arg-type]
        for effect in ("suits", "shielding", "afterburners", "backup", "planning"):
            with_one = odds.gamble_if_launched(terms, destination, 2, **{effect: 1})  # type: ignore[arg-type]
            assert success(with_one) > success(bare)


def test_the_memory_can_be_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept is bounded, and forgetting changes no answer."""
    from spacerace.games.rocketmen.rules import solver

    gamble = Gamble(to_go=9, draws=5, deck=DECK, suits=1)
    expected = success(gamble)
    monkeypatch.setattr(solver, "MOST_KEPT", 0)
    fresh = solver.Solver(1, 0, None)
    assert fresh.worth(gamble) == expected == fresh.worth(gamble)
    solver.forget()
    assert success.cache_info().currsize == 0
    assert success(gamble) == expected


# --- what to do ----------------------------------------------------------------------------------

#: Earth, two draws made, the Rocket three short.
SHORT = Gamble(to_go=3, draws=1, deck=(1, 5, 6, 3, 1), made=2)


def by_move(found: odds.Advice) -> dict[Move, Fraction]:
    """The worth of each move."""
    return {choice.move: choice.worth for choice in found.choices}


def test_going_on_against_an_abort() -> None:
    """RM-7.18: after two draws an abort takes one card; a draw succeeds with a 3 or the 4."""
    found = odds.advice(SHORT, 5, 3, 1)
    assert found.success == Fraction(4, 16)
    assert by_move(found) == {Draw(): Fraction(4, 16) * 5 - Fraction(12, 16) * 3, Stop(): -1}
    assert found.best is not None and found.best.move == Draw()
    dear = odds.advice(SHORT, 5, 10, 1)
    assert dear.best is not None and dear.best.move == Stop()
    assert dear.worth == -1


def test_what_an_abort_costs() -> None:
    """RM-7.18, RM-7.20, RM-11.31: one card less than draws, as far as there are any; Mission Control."""
    bare = Gamble(to_go=9, draws=1, deck=DECK, made=4)
    assert by_move(odds.advice(bare, 5, 10, 2))[Stop()] == -6
    assert by_move(odds.advice(Gamble(to_go=9, draws=1, deck=DECK, made=4, pad=1), 5, 10, 2))[Stop()] == -2
    assert by_move(odds.advice(Gamble(to_go=9, draws=1, deck=DECK, made=4, safe=True), 5, 10, 2))[Stop()] == 0
    # One who could become Mission Control does so first.
    spy = Gamble(to_go=9, draws=1, deck=DECK, made=4, copies=(SafeAbort(),))
    assert by_move(odds.advice(spy, 5, 10, 2)) == {Draw(): -10, Stop(): -6, Copy(SafeAbort()): 0}


def test_a_card_used_up_counts_in_a_later_abort() -> None:
    """A Suit that is used now does not lie on the Pad after an abort."""
    hopeless = Gamble(to_go=30, draws=3, deck=DECK, suits=1, where="reacting", shown=(0,))
    found = by_move(odds.advice(hopeless, 1, 10, 1))
    assert found == {Use(Redraw()): -1, Stand(): 0}


def test_success_alone_never_aborts() -> None:
    """Without costs the worth is the chance, and of equally good moves none is an abort or uses up a card."""
    found = odds.advice(Gamble(to_go=6, draws=2, deck=DECK, made=1, backup=(1,), afterburners=(1,)))
    assert found.worth == found.success
    assert found.best is not None and found.best.move == Use(Advance(spaces=1))
    found = odds.advice(Gamble(to_go=5, draws=2, deck=DECK, made=1, afterburners=(1,)))
    assert found.best is not None and found.best.move == Draw()
    # An Afterburner would end it, and is gone for good; with a draw it may be spared.
    found = odds.advice(Gamble(to_go=1, draws=2, deck=DECK, made=1, afterburners=(1,)))
    assert {choice.success for choice in found.choices} == {0, 1}
    assert found.best is not None and found.best.move == Draw()
    found = odds.advice(Gamble(to_go=9, draws=3, deck=DECK, where="choosing", shown=(1, 3)))
    assert found.best is not None and found.best.move == Take(3)


@pytest.mark.parametrize(
    "gamble, best",
    [
        # Espionage must be a Suit before the draw, an Afterburner can wait.
        (Gamble(to_go=5, draws=2, deck=DECK, afterburners=(1,), copies=(Redraw(),)), Copy(Redraw())),
        (
            Gamble(to_go=6, draws=2, deck=DECK, afterburners=(1,), planning=(3,)),
            Use(ChooseFirst(cards=3)),
        ),
        # Clear Skies is no card.
        (
            Gamble(to_go=2, draws=1, deck=(0, 0, 6), where="reacting", shown=(0,), suits=1, skies=True),
            Use(CLEAR_SKIES),
        ),
        (Gamble(to_go=1, draws=1, deck=(0, 9), where="reacting", shown=(1,), suits=1), Stand()),
        (
            Gamble(to_go=2, draws=2, deck=DECK, where="choosing", shown=(0, 2), shielding=(2,)),
            Take(2),
        ),
    ],
)
def test_of_equally_good_moves_the_one_that_spares_most(gamble: Gamble, best: Move) -> None:
    """Nothing is used up before it has to be, least of all an Afterburner."""
    found = odds.advice(gamble)
    assert found.best is not None and found.best.move == best
    equal = [choice for choice in found.choices if choice.success == found.success]
    assert len(equal) > 1


def test_nothing_to_choose() -> None:
    """While a card is about to come, and when all is over."""
    coming = odds.advice(Gamble(to_go=3, draws=1, deck=DECK, where="drawing"), 4, 2)
    assert coming.choices == () and coming.best is None
    assert coming.worth == coming.success * 4 - (1 - coming.success) * 2
    assert odds.advice(Gamble(to_go=0, draws=1, deck=DECK), 4).worth == 4
    assert odds.advice(Gamble(to_go=1, draws=0, deck=DECK, where="last"), 4, 2).worth == -2


def test_stakes_are_not_negative() -> None:
    """The arithmetic takes success for the best that can happen."""
    with pytest.raises(ValueError, match="from 0 on"):
        odds.advice(SHORT, 1, -1, 0)


# --- a launch that is only thought of ------------------------------------------------------------


def test_plain_values_and_a_pad_make_the_same_gamble() -> None:
    """A launch thought of in figures is the one that lies on the table."""
    table = at_the_pad(
        *("multi-purpose-space-suit", "radiation-shielding", "afterburner", "life-support"),
        *("detailed-planning", "mission-control", "depot"),
        science=1,
        variants=("clear-skies",),
    )
    terms = table.state.terms
    # Biotech: Life Support 1, Shielding 2; Science: Mission Control and a token.
    thought = odds.gamble_if_launched(
        terms,
        "mars",
        5,
        suits=1,
        shielding=1,
        afterburners=1,
        backup=1,
        planning=1,
        skies=True,
        pad=6,
        safe=True,
    )
    view = rocketmen.view(table.state, 0)
    assert odds.gamble_with_pad(view, "mars") == thought
    table.do("launch mars")
    assert odds.gamble_of(rocketmen.view(table.state, 1)) == thought


def test_a_pad_that_is_only_thought_of() -> None:
    """Cards of the Hand can be tried, of any seat; Espionage looks at the others' Pads."""
    table = at_the_pad("backup-systems", science=1, players=3).hand("industrial-espionage")
    table.pad("multi-purpose-space-suit", "small-rocket-boosters", seat=1)
    view = rocketmen.view(table.state, 0)
    pad = [table.card("backup-systems"), table.card("industrial-espionage")]
    thought = odds.gamble_with_pad(view, "moon", pad)
    assert (thought.to_go, thought.backup, thought.copies, thought.pad) == (7, (1,), (Redraw(),), 2)
    spied = odds.gamble_with_pad(view, "moon", pad, copied=(pad[1], table.card("multi-purpose-space-suit")))
    # It loses its Science and has the Suit's Composite.
    assert (spied.to_go, spied.suits, spied.copies) == (7, 1, ())
    assert odds.gamble_with_pad(view, "moon", seat=1).suits == 1
    assert odds.gamble_with_pad(view, "moon", seat=1).to_go == 9


def test_a_token_flipped_for_a_payment_gives_no_boost() -> None:
    """EC-3: of two Science tokens one was used this turn (RM-7.10)."""
    table = at_the_pad(science=2)
    table.player().science_flipped = 1
    told = dict(own_launches(table.state))[a.LaunchTo("mars")]
    assert told == success(odds.gamble_if_launched(table.state.terms, "mars", 1))
    assert foretold(table.do("launch mars").state) == [told]


def test_every_effect_is_known_to_the_odds() -> None:
    """A new kind of effect has to be told apart: does it change a flight or not?"""
    copying = {CopyCard}
    not_in_flight = {TakeThreat, DrawCards, RemoveCard, Cycle, TopDeck, PlaceFree, MoneyPerMission, Store}
    after_the_flight = {KeepEngines}
    known = {*get_args(FlightEffect), *copying, *not_in_flight, *after_the_flight}
    assert known == set(get_args(AnyEffect))


OTHER_PACK = """
[pack]
id = "mine"
version = 1
edition = "final"
base = "this reading"

[[asset]]
id = "radiation-shielding"
effect = { do = "count_zero_as", value = 3 }
source = "recon"
why = "a test"

[[asset]]
id = "afterburner"
effect = { do = "advance", spaces = 2, burns = true }
source = "recon"
why = "a test"

[[success]]
value = 5
numbers = [901, 902]
source = "recon"
why = "a test"
"""


def test_the_numbers_of_another_pack_are_reckoned_with() -> None:
    """A card that does more than the printed one, and a deck with a 5 (RM-1.16)."""
    assert odds.numbers_of(Table().state.terms) == (DECK, 2, 1, 1, 3)
    table = at_the_pad("radiation-shielding", "afterburner", science=0, pack_text=OTHER_PACK)
    assert odds.numbers_of(table.state.terms) == ((*DECK, 2), 3, 2, 1, 3)
    told = dict(own_launches(table.state))[a.LaunchTo("earth")]
    assert told == played_out(done(table.state, a.LaunchTo("earth")))
    thought = odds.gamble_if_launched(table.state.terms, "earth", 0, shielding=1, afterburners=1)
    assert success(thought) == told


def test_rm_11_5_nobody_plans_twice() -> None:
    """Two cards by Detailed Planning, a Suit, a copied Suit, Clear Skies: five are set aside at most."""
    pack = Table().state.terms.pack
    assert most_aside(pack.asset, pack.variant) == 5
    assert most_aside(pack.asset, ()) == 4
    assert most_aside([one for one in pack.asset if not isinstance(one.effect, Redraw)], ()) == 2


# --- beside the options --------------------------------------------------------------------------


def test_previews_say_a_sentence_with_its_figures() -> None:
    """Beside every option of a launch, and nowhere else."""
    table = at_the_pad("multi-purpose-space-suit", science=1).hand("big-data")
    view = rocketmen.view(table.state, 0)
    options = rocketmen.options(table.state)
    told = dict(zip(options, rocketmen.previews(view, options), strict=True))
    assert {type(option) for option, preview in told.items() if preview} == {a.LaunchTo}
    found = told[a.LaunchTo("earth")]
    assert found is not None
    assert found.figures == {"success": "1609/3060", "percent": 52.58}
    assert words().say(found.say) == "53% chance of success."
    table.do("launch earth").draws(2).do("pass").draws(1).do("pass")
    options = rocketmen.options(table.state)
    told = dict(zip(options, rocketmen.previews(rocketmen.view(table.state, 0), options), strict=True))
    abort = told[a.ABORT]
    assert abort is not None
    assert abort.figures == {"success": "0/1", "percent": 0.0, "cards": 1}
    assert words().say(abort.say) == "No success, and one Launch Pad card is lost."


def test_previews_of_steps_that_are_no_gamble() -> None:
    """A choice of cards to discard has no odds."""
    table = at_the_pad("multi-purpose-space-suit", "big-data", "depot", mission="spaceship-1")
    table.do("launch earth").draws(2).do("pass").draws(1).do("pass", "abort")
    options = rocketmen.options(table.state)
    assert len(options) == 2
    assert rocketmen.previews(rocketmen.view(table.state, 0), options) == [None, None]


def test_previews_know_what_all_can_see_and_no_more() -> None:
    """Whoever looks, and whatever is hidden: the figures are the same."""
    state = eager.position(3, 5, 6)
    while rocketmen.to_act(state) == CHANCE or not any(
        isinstance(option, a.LaunchTo) for option in rocketmen.options(state)
    ):
        awaited = rocketmen.to_act(state)
        assert awaited is not None
        rocketmen.advance(state, next_action(state))
    options = rocketmen.options(state)
    told = rocketmen.previews(rocketmen.view(state, state.seat), options)
    assert any(told)
    for seat in (0, 1, 2, SPECTATOR):
        view = rocketmen.view(state, seat)
        assert rocketmen.previews(view, options) == told
        guess = rocketmen.determinize(view, Luck(3))
        assert rocketmen.previews(rocketmen.view(guess, seat), options) == told


def next_action(state: State) -> a.Action:
    """Chance's lowest card, or what an eager player does."""
    if rocketmen.to_act(state) == CHANCE:
        return rocketmen.outcome(state, min(rocketmen.chance(state).bag))
    return eager.choose(rocketmen.canonical_options(state), Random(len(state.players[state.seat].hand)))


@pytest.mark.parametrize(
    "fraction, text",
    [
        (Fraction(0), "0"),
        (Fraction(1), "100"),
        (Fraction(1, 2), "50.00"),
        (Fraction(1, 10**9), "0.01"),
        (1 - Fraction(1, 10**9), "99.99"),
    ],
)
def test_only_what_is_certain_reads_so(fraction: Fraction, text: str) -> None:
    """A chance of one in a thousand million is not none."""
    assert odds.percent_text(fraction) == text
    assert odds.as_percent(fraction) == float(text)
