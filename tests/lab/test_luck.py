"""Luck that the arena takes out: 0 on average, exact where it can be enumerated, and worth many games."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random
from statistics import fmean, variance

import pytest

from spacerace.bots import bot_named
from spacerace.games import game_named, header_of, kit_of
from spacerace.kernel.chance import Luck, bot_seed
from spacerace.kernel.copying import copy_of
from spacerace.kernel.game import AnyState
from spacerace.kernel.seats import CHANCE, Seat
from spacerace.lab.adjusted import adjusted
from spacerace.lab.arena import Contest, play_all, tasks_of
from spacerace.lab.fortune import Fortune
from spacerace.lab.playing import seat_names
from spacerace.lab.standings import standings_of
from tests.games.nineteen69.table import Table

pytestmark = pytest.mark.untraced

GAMES = ("rocketmen", "1969")
CHALLENGERS = Path(__file__).parent / "challengers"


def events(name: str, seed: int, players: int = 2) -> list[AnyState]:
    """States of a game of `sense` that wait for chance, where somebody's luck is told."""
    game, found = game_named(name), []
    stakes = kit_of(game).stakes()
    assert stakes is not None
    state = game.begin(header_of(game, seats=seat_names(players), seed=seed))
    bots = [bot_named("sense", game, bot_seed(seed, seat)) for seat in range(players)]
    luck = Luck(seed)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            if stakes(state) is not None:
                found.append(copy_of(state))
            event = game.chance(state)
            game.advance(state, game.outcome(state, luck.pick(event.key, event.bag)))
            continue
        options = game.canonical_options(state)
        chosen = options[0] if len(options) == 1 else bots[seat].choose(game.view(state, seat), options, None)
        game.advance(state, chosen)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_luck_is_0_on_average_at_every_event(name: str) -> None:
    """Over the tickets of the bag, which all are equally likely, and not over the weights that it uses."""
    game = game_named(name)
    stakes = kit_of(game).stakes()
    assert stakes is not None
    told, spreads = events(name, 3), []
    for state in told:
        lucks = []
        for ticket in game.chance(state).bag:
            fortune = Fortune(game, stakes, 2)
            fortune.drawing(state, game.outcome(state, ticket))
            lucks.append(sum(fortune.points))
        assert fmean(lucks) == pytest.approx(0, abs=1e-9)
        spreads.append(max(lucks) - min(lucks))
    assert len(told) > 20
    assert max(spreads) > 0.5


def enumerated(state: AnyState, seat: Seat, name: str) -> list[tuple[Fraction, float, float]]:
    """Every way that a flight can go in which nobody decides: its chance, the luck, the points."""
    game = game_named(name)
    stakes = kit_of(game).stakes()
    assert stakes is not None
    before, ends = game.result(state).scores[seat], []
    open_: list[tuple[Fraction, float, AnyState]] = [(Fraction(1), 0.0, state)]
    while open_:
        weight, luck, now = open_.pop()
        if game.to_act(now) != CHANCE or stakes(now) is None:
            ends.append((weight, luck, float(game.result(now).scores[seat] - before)))
            continue
        outcomes = game.outcomes(now)
        whole = sum(one for _, one in outcomes)
        for outcome, part in outcomes:
            fortune = Fortune(game, stakes, len(seat_names(2)))
            fortune.drawing(now, outcome)
            after = copy_of(now)
            game.advance(after, outcome)
            open_.append((weight * Fraction(part, whole), luck + fortune.points[seat], after))
    return ends


def test_luck_of_a_flight_is_exact() -> None:
    """1969: no rerolls, no cards, nothing to decide. Then luck is the prestige less its exact mean."""
    # Without the Moon ahead the last space is worth no more than its prestige.
    table = Table(players=2).money(30).flown("moon").phase("mission").do("launch eva")
    ends = enumerated(table.state, Seat(0), "1969")
    assert sum(weight for weight, _, _ in ends) == 1
    mean = sum(float(weight) * points for weight, _, points in ends)
    assert len({points for _, _, points in ends}) > 3
    assert all(luck == pytest.approx(points - mean, abs=1e-9) for _, luck, points in ends)


def test_a_known_mean_is_found_again_with_fewer_games() -> None:
    """Results that are mostly luck: the mean stays, the interval shrinks, and it says by how much."""
    random = Random(5)
    deals = []
    for _ in range(400):
        luck = random.gauss(0, 3)
        deals.append([(1.0 + 2 * luck + random.gauss(0, 2), luck)] * 2)
    found = adjusted(deals)
    assert found is not None
    assert found.interval.low < 1.0 < found.interval.high
    plain = variance(result for deal in deals for result, _ in deal[:1])
    # Four parts in ten of the spread are left: 36 of 40 were luck.
    assert found.worth == pytest.approx(400 * plain / 4, rel=0.2)
    assert found.interval.width < 0.5


def test_no_result_has_a_say_in_its_own_slope() -> None:
    """Another result in one half of the deals changes what is taken from the other half alone."""
    random = Random(6)
    deals = [[(random.gauss(0, 1), random.gauss(0, 1))] for _ in range(40)]
    first = adjusted(deals)
    deals[0] = [(deals[0][0][0] + 100, deals[0][0][1])]
    second = adjusted(deals)
    assert first is not None
    assert second is not None
    # Its own change comes through whole: 100 over 40 deals. The new slope changes the odd ones.
    odd = fmean(luck for deal in deals[1::2] for _, luck in deal)
    even = [deal[0] for deal in deals[0::2]]
    lucks = [luck for _, luck in even]
    slope = 100 * (lucks[0] - fmean(lucks)) / sum((luck - fmean(lucks)) ** 2 for luck in lucks)
    assert second.mean - first.mean == pytest.approx(100 / 40 - slope * odd / 2)


def test_too_few_deals_tell_no_slope() -> None:
    assert adjusted([[(1.0, 0.5)], [(0.0, -0.5)]]) is None
    assert adjusted([[(1.0, 0.0)]] * 50) is None


@pytest.mark.slow
@pytest.mark.parametrize(
    "name, bot, least", (("rocketmen", "engines", 1.5), ("1969", "sabotage", 2.0)), ids=GAMES
)
def test_games_without_luck_are_worth_more(name: str, bot: str, least: float) -> None:
    challenger = str(CHALLENGERS / name.replace("1969", "nineteen69") / f"{bot}.py")
    contest = Contest(game=name, bots=("sense", challenger), players=2, seed=11)
    games = list(play_all(contest, tasks_of(contest, 80), 1))
    row = standings_of(games).shares[0]
    assert row.without_luck is not None
    assert row.lead is not None
    assert row.lead.worth > least * row.games
