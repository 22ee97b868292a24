"""Exact odds: against every order of the deck, and against the rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import odds
from spacerace.games.rocketmen.rules.agenda import Counting
from spacerace.games.rocketmen.rules.gamble import (
    Copy,
    Gamble,
    Move,
    moves,
)
from spacerace.games.rocketmen.rules.solver import success
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.chance import Luck
from spacerace.kernel.seats import CHANCE, SPECTATOR
from tests.games.rocketmen import eager
from tests.games.rocketmen.odds_tables import (
    DECK,
    at_the_pad,
    done,
    foretold,
    own_launches,
    played_out,
    result_of,
)
from tests.games.rocketmen.table import Table

# No reading moves the Mission Success cards, and these reckonings are long.
pytestmark = pytest.mark.reading("newest", why="the odds are those of the Mission Success cards")


CARDS = [value for value, count in enumerate(DECK) for _ in range(count)]


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
