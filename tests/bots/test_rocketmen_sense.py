"""The sensible player of Rocketmen: what it does in small positions, and how it fares in whole games."""

from __future__ import annotations

from math import isfinite

import pytest

from spacerace.bots.random_bot import RandomBot
from spacerace.bots.sense_bot import SenseBot
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.bot import sense as sense
from spacerace.games.rocketmen.bot.plan import Outlook, turns_left
from spacerace.games.rocketmen.bot.worth import book_of
from spacerace.games.rocketmen.rules import notation
from spacerace.games.rocketmen.rules.actions import Drawn
from spacerace.games.rocketmen.rules.printed import COLOURS
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode
from spacerace.kernel.game import Result
from spacerace.kernel.seats import CHANCE, SPECTATOR
from tests.games.rocketmen.table import NAMES, Table

assert sense.GAMBLES is not None
GAMBLES = sense.GAMBLES

# The positions of these tests are made of the first reading's figures.


def weights(table: Table) -> dict[str, float]:
    """The weights of the awaited seat's options, by their short texts, Mission cards without colour."""
    state = table.state
    options = rocketmen.options(state)
    texts = []
    for action in options:
        text = notation.write_action(state, action)
        texts.append(text.replace(f" {COLOURS[state.seat]}-", " "))
    found = sense.weigh(rocketmen.view(state, state.seat), options)
    return dict(zip(texts, found, strict=True))


def choice(table: Table) -> str:
    """What it would do."""
    found = weights(table)
    return max(found, key=found.__getitem__)


def play_on(table: Table) -> list[str]:
    """It plays its turn until chance is asked or the turn is over; what it did."""
    seat, done = table.state.seat, []
    while rocketmen.to_act(table.state) == seat:
        done.append(choice(table))
        table.do(done[-1])
    return done


def ready(*pad: str, mission: str = "space-station-1", **options: int) -> Table:
    """A planned Mission with these cards on the Pad, and an HQ to go on with."""
    return Table(**options).plan(mission).pad(*pad)


# --- launching -----------------------------------------------------------------------------------


def test_it_launches_when_the_odds_are_good() -> None:
    """Three Rocket points and three Computers: seven in ten fly."""
    table = ready("standard-rocket-engines", "base-1", "space-hotel", "big-data")
    assert choice(table) == "launch earth"


def test_it_flies_where_more_is_to_be_had() -> None:
    """With the points and the lift for the Moon it does not stop at Earth."""
    table = ready("super-heavy-engines", "standard-rocket-engines", "nanomaterials", "backup-systems")
    assert choice(table) == "launch moon"


def test_it_places_what_makes_the_rocket_fly_before_it_buys() -> None:
    """The Engine in the Hand is all that is lacking."""
    table = ready("base-1", "space-hotel", "big-data")
    table.hand("standard-rocket-engines", "satellite-1").show("solar-energy")
    assert choice(table) == "place standard-rocket-engines pad"
    done = play_on(table)
    assert "pay satellite-1" in done and "launch earth" in done


def test_it_draws_on_by_the_odds_and_aborts_by_them() -> None:
    """After a 3 it goes on; after a 0 the abort costs nothing, and it tries again."""
    pad = ("standard-rocket-engines", "base-1", "space-hotel", "big-data")
    assert choice(ready(*pad).do("launch earth").draws(3)) == "draw-success"
    assert choice(ready(*pad[:2]).do("launch earth").draws(0)) == "abort"


def test_in_the_last_turn_it_never_aborts() -> None:
    """Nothing is kept for later, so any chance is taken."""
    table = ready("standard-rocket-engines", "base-1").do("launch earth").draws(0)
    assert choice(table) == "abort"
    table.state.end_reason = "threshold"
    assert choice(table) == "draw-success"


def test_it_uses_effects_when_they_help() -> None:
    """Backup Systems at once, a Suit against a 0 and not against a 3, Afterburner when it is enough."""
    pad = ("standard-rocket-engines", "base-1", "space-hotel")
    table = ready(*pad, "backup-systems").do("launch earth")
    assert choice(table) == "use backup-systems"
    table = ready(*pad, "multi-purpose-space-suit").do("launch earth", "draw-success").turn_up(0)
    assert choice(table) == "use multi-purpose-space-suit"
    table = ready(*pad, "multi-purpose-space-suit").do("launch earth", "draw-success").turn_up(3)
    assert choice(table) == "pass"
    table = Table(3).plan("space-station-1").pad(*pad, "afterburner").do("launch earth")
    assert choice(table) == "draw-success"
    table.draws(2, 2, 1)
    assert choice(table) == "use afterburner"


def test_detailed_planning_takes_the_highest_card() -> None:
    """Of three cards the best one is the first draw."""
    table = ready("standard-rocket-engines", "base-1", "detailed-planning").do("launch earth")
    assert choice(table) == "use detailed-planning"
    table.do("use detailed-planning").turn_up(1).turn_up(3).turn_up(0)
    assert choice(table).startswith("choose success-3")


def test_an_abort_takes_a_card_that_the_flight_can_do_without() -> None:
    """Of two Engines one is enough; the Computer stays."""
    table = ready("standard-rocket-engines", "small-rocket-boosters", "base-1")
    table.do("launch earth").draws(0, 0).do("abort")
    assert choice(table) == "choose small-rocket-boosters"


def test_industrial_espionage_copies_what_helps_most() -> None:
    """Backup Systems on an opponent's Pad bring a space, an Engine brings nothing in flight."""
    table = Table(3).plan("space-station-1").pad("standard-rocket-engines", "base-1", "industrial-espionage")
    table.plan("satellite-1", seat=1).pad("backup-systems", "small-rocket-boosters", seat=1)
    table.do("launch earth", "count")
    assert choice(table) == "copy industrial-espionage backup-systems"


# --- planning, placing, buying -------------------------------------------------------------------


def test_it_plans_the_mission_that_can_fly() -> None:
    """With three Rocket points the Station flies today; Asteroid Mining is far away."""
    table = Table().hand("space-station-1", "asteroid-mining", "standard-rocket-engines", "solar-energy")
    table.state.engines = []
    assert choice(table) == "place space-station-1 plan"


def test_it_places_lift_for_its_destination() -> None:
    """Bound for Mars a Biotech card goes to the Pad, a Composite does not."""
    table = ready("super-heavy-engines", "super-heavy-engines-2", "super-heavy-engines-3", mission="base-2")
    table.arrive("moon", "base").hand("spaceship-1", "storage-batteries", "satellite-1")
    found = weights(table)
    assert found["place spaceship-1 pad"] > found["end-turn"] > found["place storage-batteries pad"]


def test_it_buys_towards_its_mission() -> None:
    """Without Rocket points an Engine comes first; with plenty of them, lift for the Pad."""
    money = ("satellite-1", "satellite-2", "space-hotel", "asteroid-mining")
    table = Table().show("hydroponics").hand(*money)
    assert choice(table).startswith("buy standard-rocket-engines")
    engines = ("super-heavy-engines", "super-heavy-engines-2", "super-heavy-engines-3")
    table = ready(*engines, mission="base-2").show("life-support").hand(*money)
    assert choice(table) == "buy life-support"


def test_it_pays_with_what_it_needs_least() -> None:
    """Computers are for the Pad of a flight to Earth; money alone pays."""
    table = ready("standard-rocket-engines", mission="orbital-shipyard")
    table.hand("space-hotel", "space-station-1", "satellite-1", "satellite-2", "asteroid-mining")
    table.do("buy small-rocket-boosters")
    found = weights(table)
    assert found["pay satellite-1"] == found["pay satellite-2"]
    cheap = ("pay satellite-1", "pay satellite-2", "pay asteroid-mining")
    assert min(found[text] for text in cheap) > max(found["pay space-hotel"], found["pay space-station-1"])


def test_a_science_token_is_kept_for_the_launch() -> None:
    """A token that paid does not boost, so the Composite card pays the Science price."""
    table = ready("standard-rocket-engines", "base-1", "space-hotel").show("nanomaterials")
    table.hand("satellite-1", "satellite-2", "orbital-shipyard", "storage-batteries")
    table.player().science_tokens = 1
    table.do("buy nanomaterials")
    found = weights(table)
    assert found["pay storage-batteries"] > found["pay-token science"]


def test_it_throws_away_what_is_worse_than_a_new_card() -> None:
    """An empty Base goes, a card with $20 stays."""
    table = ready("base-1").hand("base-2", "solar-energy")
    table.state.engines = []
    found = weights(table)
    assert found["discard base-2"] > found["end-turn"] > found["discard solar-energy"]


def test_a_plan_that_cannot_fly_is_given_up() -> None:
    """Both places of the Satellite are taken by own tokens."""
    table = Table().arrive("earth", "satellite").arrive("moon", "satellite").plan("satellite-1")
    assert choice(table) == "discard-mission"


def test_storage_batteries_remove_a_threat_and_never_an_engine() -> None:
    """A Threat scores from the Junkyard as well."""
    table = (
        Table().hand("storage-batteries").put("warehouse", "pandemic", "super-heavy-engines", "satellite-1")
    )
    table.do("play storage-batteries")
    found = weights(table)
    assert max(found, key=found.__getitem__) == "choose pandemic"
    assert min(found, key=found.__getitem__) == "choose super-heavy-engines"


def test_in_the_last_turn_only_points_are_bought() -> None:
    """A Threat for two points, no card for a morrow that never comes."""
    table = Table().show("pandemic", "designer-drugs")
    table.hand("satellite-1", "satellite-2", "orbital-shipyard", "space-station-1", "space-hotel")
    assert choice(table) != "buy pandemic"
    table.state.end_reason = "threshold"
    assert choice(table) == "buy pandemic"
    assert weights(table)["buy designer-drugs"] < weights(table)["end-turn"]


def test_few_tokens_are_not_spent_on_few_points() -> None:
    """Three of them brought eight points: the others must bring more than a Station at Earth."""
    table = Table().arrive("earth", "satellite").arrive("earth", "spaceship").arrive("moon", "satellite")
    station, base = (
        table.state.terms.location_at[at] for at in (("earth", "space-station"), ("mars", "base"))
    )
    early = Outlook(rocketmen.view(Table().state, 0))
    late = Outlook(rocketmen.view(table.state, 0))
    assert early.worth(base, "") - late.worth(base, "") < early.worth(station, "") - late.worth(station, "")


def test_the_last_token_must_end_the_game() -> None:
    """It goes to Mars, where nobody is, unless another player is about to end the game anyhow."""
    table = Table().arrive("moon", "satellite").arrive("moon", "spaceship")
    for kind in ("satellite", "spaceship", "space-hotel"):
        table.arrive("earth", kind)
    at = table.state.terms.location_at
    outlook = Outlook(rocketmen.view(table.state, 0))
    assert outlook.worth(at["earth", "space-station"], "") < 0 < outlook.worth(at["mars", "spaceship"], "")
    table.player(1).track = 20
    assert Outlook(rocketmen.view(table.state, 0)).worth(at["earth", "space-station"], "") > 0


def test_early_edition_it_triggers_the_end_when_ahead() -> None:
    """Ahead it ends the game, behind it plays on."""
    places = [("earth", "satellite"), ("earth", "spaceship"), ("moon", "satellite"), ("mars", "spaceship")]
    for other, expected in ((0, "trigger-end"), (26, "pass")):
        table = Table(edition="early")
        for place in places:
            table.arrive(*place)
        table.plan("space-station-1").pad("standard-rocket-engines", "base-1", "space-hotel", "big-data")
        table.player(1).track = other
        table.do("launch earth").draws(3, 3)
        assert choice(table) == expected


# --- alone ---------------------------------------------------------------------------------------


def test_alone_the_last_tokens_are_for_the_goal() -> None:
    """A binding goal decides: without it the points count for nothing."""
    table = Table(1, mode="solo").put("goals", "long-haul")
    for kind in ("satellite", "spaceship", "space-station", "orbital-shipyard", "space-hotel"):
        table.arrive("earth", kind)
    outlook = Outlook(rocketmen.view(table.state, 0))
    at = table.state.terms.location_at
    assert outlook.worth(at["mars", "spaceship"], "") > 10 > outlook.worth(at["mars", "base"], "")
    behind = sense.estimate(rocketmen.view(table.state, 0))
    table.arrive("mars", "spaceship")
    points = table.state.terms.pack.location[at["mars", "spaceship"]].vp[0]
    assert sense.estimate(rocketmen.view(table.state, 0))[0] > behind[0] + points


# --- the estimate --------------------------------------------------------------------------------


def test_points_and_good_cards_raise_the_estimate_of_their_owner() -> None:
    """Missions, achievements, Engines and a full Pad, for the viewer and as an opponent sees them."""
    plain = sense.estimate(rocketmen.view(Table().state, 0))
    assert plain[0] == pytest.approx(plain[1], abs=2)
    better = [
        Table().arrive("moon", "base"),
        Table().put("warehouse", "super-heavy-engines", "nuclear-fusion"),
        Table().plan("base-2").pad("super-heavy-engines", "backup-systems"),
        Table().put("junkyard", "pandemic"),
    ]
    for table in better:
        for viewer in (0, 1, SPECTATOR):
            mine, other = sense.estimate(rocketmen.view(table.state, viewer))
            assert mine > other
    tokens = Table()
    tokens.player().money_tokens = 1
    assert sense.estimate(rocketmen.view(tokens.state, 1))[0] > plain[0] - 2


def test_the_end_is_near_when_somebody_is_near_the_threshold() -> None:
    """Turns left: many at first, few near the end, none once it is triggered."""
    table = Table()
    first = turns_left(rocketmen.view(table.state, 0))
    table.player(1).track, table.state.round = 22, 12
    near = turns_left(rocketmen.view(table.state, 0))
    table.state.end_reason = "threshold"
    assert first > 8 > 2 > near > turns_left(rocketmen.view(table.state, 0)) == 0


def test_alone_the_ai_comes_last() -> None:
    """As in a result, so that leads can be told."""
    table = Table(1, mode="solo")
    table.ai.track = 30
    points = sense.estimate(rocketmen.view(table.state, 0))
    assert len(points) == 2 and points[1] > points[0]


def test_the_tables_of_the_odds_fit_the_rules() -> None:
    """EC-66: Earth with a boost of 2, Moon with 3, Mars with 5; half spaces lie between."""
    book = book_of(Table().state.terms)
    assert book.chance[0][4] == pytest.approx(407 / 816)
    assert book.chance[1][6] == pytest.approx(673 / 1020)
    assert book.chance[2][10] == pytest.approx(1117 / 1428)
    assert book.chance[0][4] < book.chance[0][5] < book.chance[0][6]
    assert sum(odds * then for odds, then in book.looks[0][4]) == pytest.approx(407 / 816)


# --- luck ----------------------------------------------------------------------------------------


def windfalls(state: State) -> list[tuple[int, float, int]]:
    """For every outcome that chance may bring: whose luck it is, how much of it, how many tickets it has."""
    view = rocketmen.view(state, 0)
    return [(*GAMBLES.windfall(view, outcome), count) for outcome, count in rocketmen.outcomes(state)]


def average_windfall(state: State) -> float:
    """What the outcomes bring on average."""
    found = windfalls(state)
    return sum(points * count for _, points, count in found) / sum(count for *_, count in found)


def test_a_better_card_is_more_luck_and_it_is_the_launching_seat_s() -> None:
    """The values 0, 1, 2 and 3 in this order, less and more than what was to be expected (RM-7.14)."""
    table = ready("standard-rocket-engines", "base-1").do("launch earth")
    while rocketmen.to_act(table.state) != CHANCE:
        table.do("draw-success")
    cards = table.state.terms.cards
    by_value = sorted(
        (cards[outcome.card].value, *GAMBLES.windfall(rocketmen.view(table.state, 1), outcome))
        for outcome, _ in rocketmen.outcomes(table.state)
        if isinstance(outcome, Drawn)
    )
    assert [seat for _, seat, _ in by_value] == [0] * len(by_value)
    lucky = [points for *_, points in by_value]
    assert lucky == sorted(lucky) and lucky[0] < 0 < lucky[-1]


# --- whole games ---------------------------------------------------------------------------------


def play(
    seed: int,
    seats: int,
    *,
    edition: str = "final",
    mode: str = "standard",
    random_seats: tuple[int, ...] = (),
    **options: int | bool | str,
) -> tuple[State, Result]:
    """A whole game; every weighing gives one finite weight an option, and the same ones again.

    No draw of a launch is lucky on average.
    """
    header = rocketmen.prepare(
        seats=NAMES[:seats], seed=seed, edition=edition, mode=mode, options={"round_cap": 90, **options}
    )
    state, luck, stranger = rocketmen.begin(header), Luck(seed), RandomBot(seed)
    number = 0
    while (seat := rocketmen.to_act(state)) is not None:
        if seat == CHANCE:
            event = rocketmen.chance(state)
            if event.key.startswith(GAMBLES.key):
                assert average_windfall(state) == pytest.approx(0.0, abs=1e-9)
            rocketmen.advance(state, rocketmen.outcome(state, luck.pick(event.key, event.bag)))
            continue
        found = rocketmen.canonical_options(state)
        if seat in random_seats:
            rocketmen.advance(state, stranger.choose(None, found, None))
            continue
        number += 1
        view = rocketmen.view(state, seat)
        weighed = sense.weigh(view, found)
        assert len(weighed) == len(found) and all(map(isfinite, weighed))
        if number % 9 == 0:
            assert sense.weigh(view, found) == weighed
            everything = rocketmen.options(state)
            assert len(sense.weigh(view, everything)) == len(everything)
            guess = sense.estimate(view)
            assert len(guess) == len(rocketmen.result(state).scores) and all(map(isfinite, guess))
        rocketmen.advance(state, found[weighed.index(max(weighed))])
    return state, rocketmen.result(state)


@pytest.mark.parametrize("seed", range(8))
def test_it_beats_a_random_player_and_ends_the_game(seed: int) -> None:
    """From either seat."""
    seat = seed % 2
    _, result = play(seed, 2, random_seats=(1 - seat,))
    assert result.winners == (seat,) and not result.unfinished


@pytest.mark.slow
@pytest.mark.parametrize(
    "edition, mode, seats, options",
    [
        ("final", "standard", 2, {}),
        ("final", "standard", 3, {}),
        ("final", "standard", 4, {"strict_declaration": True}),
        ("final", "standard", 2, {"variants": 2}),
        ("final", "standard", 4, {"variants": 2}),
        ("final", "battle", 2, {}),
        ("final", "battle", 4, {}),
        ("final", "solo", 1, {"level": "easy"}),
        ("final", "solo", 1, {"level": "hard"}),
        ("early", "standard", 2, {}),
        ("early", "standard", 4, {"variants": 2}),
        ("early", "battle", 3, {}),
        ("early", "solo", 1, {"level": "normal"}),
    ],
)
def test_every_kind_of_game_comes_to_its_end(
    edition: str, mode: str, seats: int, options: dict[str, int | bool | str]
) -> None:
    """Nobody waits for ever, whatever is played."""
    for seed in (1, 2, 3):
        state, result = play(seed, seats, edition=edition, mode=mode, **options)
        assert not result.unfinished and result.rounds < 50
        # Alone, the AI's own missions bring the end as well.
        assert sum(len(player.missions) for player in state.players) >= (2 if mode == "solo" else 3)


def test_two_of_them_fly_far_and_often() -> None:
    """Over some games: Earth, Moon and Mars are flown to, and winners complete four to six missions."""
    destinations: list[str] = []
    winners = []
    for seed in range(20, 32):
        state, result = play(seed, 2)
        locations = state.terms.pack.location
        for player in state.players:
            destinations += [locations[index].destination for index in player.missions]
        winners.append(len(state.players[result.winners[0]].missions))
    assert all(destinations.count(destination) >= 4 for destination in ("earth", "moon", "mars"))
    assert 4 <= sum(winners) / len(winners) <= 6


def test_the_bot_takes_what_weighs_most_and_changes_nothing() -> None:
    """The bot of this name plays by these weights; looking leaves no trace."""
    table = ready("standard-rocket-engines", "base-1", "space-hotel", "big-data")
    before = encode(table.state)
    options = rocketmen.options(table.state)
    chosen = SenseBot(rocketmen, 1).choose(rocketmen.view(table.state, 0), options, None)
    assert notation.write_action(table.state, chosen) == "launch earth"
    assert encode(table.state) == before


def test_own_money_gives_way_to_a_card_that_earns_only_where_nothing_can_be_bought() -> None:
    """RM-5.5: Big Data pays for another card's place if it has no better use, and else stays."""
    table = Table().plan("satellite-2").hand("hydroponics", "big-data").do("place hydroponics pad")
    idle = weights(table)["pay big-data"]
    table.show("depot").hand("nuclear-fusion", "electric-cars")
    found = weights(table)
    assert found["pay big-data"] <= -1.0 < idle, "with nothing to buy it is weighed by what it gives away"
    assert found["pay big-data"] < found["confirm"]
