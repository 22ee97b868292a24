"""The balance report: figures recounted from logged games, intervals and aims."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from spacerace.bots import derived_seed
from spacerace.games import GAMES, game_named
from spacerace.games.nineteen69.lab import report as nineteen69
from spacerace.games.nineteen69.rules import actions as n
from spacerace.games.nineteen69.rules import agenda as ng
from spacerace.games.rocketmen.lab import report as rocketmen
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules import facts as f
from spacerace.games.rocketmen.rules.chapters import buying
from spacerace.games.rocketmen.rules.payment import covers, whole_purse
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.codec import read_match
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Result
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE
from spacerace.lab.arena import MOST_GAMES
from spacerace.lab.processes import in_order
from spacerace.lab.report import every_game
from spacerace.lab.report.build import build, verdict_on
from spacerace.lab.report.figures import Figure, figure_of
from spacerace.lab.report.forms import Counts, group_of
from spacerace.lab.report.gather import Setup, check, gather, report_of
from spacerace.lab.simulate import simulate
from spacerace.lab.statistics import mean_interval, wilson
from tests.golden_games import files_of
from tests.lab.small_reports import SMALL, figure, setup_of, small_report, table_of

pytestmark = pytest.mark.untraced


# --- logged games, watched and recounted ---------------------------------------------------------


def read_golden(path: Path) -> Match:
    """A finished game with its log."""
    return read_match(path.read_text(encoding="utf-8"), game_named)


def watched(match: Match) -> Counts:
    """What the report counts of a logged game."""
    state = match.game.begin(match.header)
    watcher = report_of(match.game.NAME).watch(state)
    for step in match.steps:
        if step.entry.seat != CHANCE:
            watcher.choosing(state, match.game.canonical_options(state))
        match.game.advance(state, step.entry.action)
        watcher.see(state)
    return watcher.counts(state, match.game.result(state))


def payable(state: State) -> set[int]:
    """The cards that the player whose turn it is could buy, worked out from prices and purse."""
    player = state.players[state.seat]
    purse = whole_purse(state, player)
    return {card for card in buying.offers(state) if covers(buying.price_of(state, player, (card,)), purse)}


@pytest.mark.parametrize("path", files_of("rocketmen")[:4], ids=lambda path: path.stem)
def test_rocketmen_is_counted_as_its_log_tells(path: Path) -> None:
    """Purchases, showings and launches, recounted from the actions and the states between them."""
    match = read_golden(path)
    counts = watched(match)
    bought: Counter[str] = Counter()
    met, sold = set[int](), set[int]()
    shown: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    launches: Counter[str] = Counter()
    state, turn, at_start, in_turn = match.game.begin(match.header), None, set[str](), set[str]()
    for step in match.steps:
        action, waiting = step.entry.action, state.agenda[-1]
        now = (state.round, state.seat)
        if now != turn and isinstance(waiting, g.Acting):
            shown.update(at_start)
            taken.update(at_start & in_turn)
            turn, in_turn = now, set()
            at_start = {state.terms.cards[card].design for card in payable(state)}
            met |= payable(state)
        if isinstance(waiting, g.Purchasing) and isinstance(action, a.Confirm):
            designs = [state.terms.cards[card].design for card in waiting.cards]
            bought.update(designs)
            in_turn.update(designs)
            sold.update(waiting.cards)
        if isinstance(action, a.LaunchTo):
            launches[action.destination] += 1
        match.game.advance(state, action)
    shown.update(at_start)
    taken.update(at_start & in_turn)

    def parts(table: str) -> dict[str, float]:
        return {row: part for (name, row), (part, _) in counts.items() if name == table and part}

    assert bought and parts("purchases") == bought
    assert parts("bought") == taken
    assert {row: of for (table, row), (_, of) in counts.items() if table == "bought"} == shown
    copies = Counter(state.terms.cards[card].design for card in met)
    assert {row: of for (table, row), (_, of) in counts.items() if table == "bought-copy"} == copies
    assert parts("bought-copy") == Counter(state.terms.cards[card].design for card in met & sold)
    flown = {row: of for (table, row), (_, of) in counts.items() if table == "launch-success"}
    assert launches and flown == launches
    assert sum(parts("launch").values()) == counts["launch", ""][1] == launches.total()
    arrivals = [location for player in state.players for location in player.missions]
    assert sum(parts("destination").values()) == counts["missions", "all"][0] == len(arrivals)
    assert sum(parts("launch-success").values()) == len(arrivals)


@pytest.mark.parametrize("path", files_of("1969")[:3], ids=lambda path: path.stem)
def test_1969_is_counted_as_its_log_tells(path: Path) -> None:
    """Hires, launches, sales and cards, recounted from the actions alone."""
    match = read_golden(path)
    counts = watched(match)
    seats = len(match.header.seats)
    hired: Counter[str] = Counter()
    flown: Counter[str] = Counter()
    sold = cards_bought = cards_free = 0
    courses = [["–"] * 7 for _ in range(seats)]
    state = match.game.begin(match.header)
    for step in match.steps:
        action, waiting = step.entry.action, state.agenda[-1]
        match action:
            case n.PlaceIn() if isinstance(waiting, ng.Spotting):
                hired["spy"] += 1
            case n.PlaceIn():
                hired[state.terms.scientists[waiting.scientist].id] += 1
            case n.Launch():
                flown[state.terms.missions[action.mission].id] += 1
                courses[step.entry.seat][state.year] = str(state.terms.missions[action.mission].level)
            case n.Sell():
                sold += action.points
            case n.DrawCard() | n.SwapCard() if isinstance(waiting, ng.Purchasing):
                cards_bought += 1
            case n.DrawCard() | n.SwapCard():
                cards_free += 1
        match.game.advance(state, action)
    for kind in state.terms.scientists:
        assert counts["hired", kind.id] == (hired[kind.id], seats)
    for mission in state.terms.missions:
        assert counts["flown", mission.id] == (flown[mission.id], seats)
    assert counts["money", "sold"] == (sold, seats)
    assert counts["money", "cards-bought"] == (cards_bought, seats)
    assert counts["money", "cards-free"] == (cards_free, seats)
    assert counts["money", "left"] == (sum(player.money for player in state.players), seats)
    assert sum(counts["sold-year", str(year.year)][0] for year in state.terms.years) == sold
    by_level = sum(counts.get(("launches", str(level)), (0, 0))[0] for level in (1, 2, 3, 4))
    assert by_level == flown.total()
    assert by_level + counts["launches", "none"][0] == seats * len(state.terms.years)
    told = {row: part for (table, row), (part, _) in counts.items() if table == "course" and row}
    assert told == Counter(map(" ".join, courses)) and counts["course", ""] == (0, seats)


def test_a_card_that_comes_up_later_in_the_turn_is_no_showing() -> None:
    """Bought or not: only what could be paid at the turn's first choice counts, and each design once."""
    match = read_golden(files_of("rocketmen")[0])
    state = match.game.begin(match.header)
    state.agenda = [g.ACTING]
    early, twin, late = (state.terms.by_key[key] for key in ("big-data", "big-data-2", "robotics"))
    watcher = rocketmen.watch(state)

    def turn(at_start: list[int], later: list[int], bought: tuple[int, ...]) -> None:
        state.facts = [f.TurnBegan(0)]
        watcher.see(state)
        for cards in (at_start, later):
            watcher.choosing(state, [a.BuyCard(card) for card in cards] + [a.END_TURN])
        state.facts = [f.CardsBought(0, bought, (), 0, 0), f.TurnEnded(0)]
        watcher.see(state)

    turn([early, twin], [late], (early, late))
    turn([late], [late], ())
    counts = watcher.counts(match.state, match.game.result(match.state))
    assert counts["bought", "big-data"] == (1, 1)
    assert counts["bought", "robotics"] == (0, 1)
    assert counts["bought-game", "robotics"] == (1, 1)
    assert counts["bought-copy", "big-data"] == (1, 2)
    assert counts["purchases", "big-data"] == counts["purchases", "robotics"] == (1, 1)


def test_a_completed_mission_is_one_on_the_last_space() -> None:
    """Prestige for the last space of CSM is 5, and nobody was there before."""
    match = read_golden(files_of("1969")[2])
    counts = watched(match)
    state = match.state
    moved = sum(player.moon for player in state.players)
    below_moon = sum(
        part for (table, row), (part, _) in counts.items() if table == "completed" and row != "moon"
    )
    assert moved == below_moon == counts["moon", "progress"][0]


# --- many games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_games_are_those_of_simulate(game: str) -> None:
    """Same seed, same bots, same games: scores, rounds and winners agree."""
    report = small_report(game)
    for players in (2, 3):
        found = simulate(game_named(game), players, ["random"], 3, 5, options=SMALL[game])
        scores = [score for one in found.scores for score in one]
        assert figure(report, "score", "mean", str(players)).value == pytest.approx(sum(scores) / len(scores))
        assert figure(report, "score", "winner", str(players)).total == sum(map(max, found.scores))
        assert figure(report, "length", "rounds", str(players)).total == sum(found.rounds)
        wins = [figure(report, "wins-place", str(place), str(players)) for place in range(1, players + 1)]
        assert sum(one.total for one in wins) == pytest.approx(3)
        assert {one.n for one in wins} == {3}
    assert derived_seed(5, 0) != derived_seed(5, 1)


def test_places_are_counted_from_whoever_begins() -> None:
    """The third seat begins and wins; a shared victory is divided."""
    counts = every_game.count(Result((10, 20, 30), (2,), 9, "", False), ("a", "b", "a"), 2, 50)
    assert [counts["score-place", str(place)] for place in (1, 2, 3)] == [(30, 1), (10, 1), (20, 1)]
    assert [counts["wins-place", str(place)] for place in (1, 2, 3)] == [(1, 1), (0, 1), (0, 1)]
    assert counts["score", "lead"] == (10, 1) and counts["score", "last"] == (10, 1)
    assert counts["score", "range"] == (20, 1)
    assert counts["score-bot", "a"] == (40, 2) and counts["wins-bot", "b"] == (0, 1)
    shared = every_game.count(Result((7, 7), (0, 1), 9, "", False), ("a", "b"), 0, 50)
    assert shared["wins-place", "1"] == shared["wins-place", "2"] == (0.5, 1)


def test_the_number_of_processes_changes_nothing() -> None:
    """What is gathered, and in which order, is the same with one process and with two."""
    setup = setup_of("1969", games=2)
    done: list[tuple[int, int]] = []
    alone = gather(setup)
    assert gather(setup, jobs=2, progress=lambda *so_far: done.append(so_far)) == alone
    assert done == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert [len(games) for games in alone] == [2, 2]


def test_tasks_keep_their_order_and_errors_come_through() -> None:
    """Chunks are put together again; what a task raises is raised."""
    assert list(in_order(str, range(5), 1)) == ["0", "1", "2", "3", "4"]
    divided = in_order(partial(divmod, 12), range(20, -20, -1), 2)
    assert [next(divided) for _ in range(20)] == [divmod(12, number) for number in range(20, 0, -1)]
    with pytest.raises(ZeroDivisionError):
        list(divided)


def test_what_cannot_be_played_is_refused_before_anything_is() -> None:
    """Too many players in the second group, or too few bots for it."""
    with pytest.raises(BadSetup, match="two to four"):
        gather(setup_of("rocketmen", players=(2, 5)))
    with pytest.raises(BadSetup, match="2 bots are named for 3 seats"):
        gather(replace(setup_of("1969"), bots=("random", "idle")))


def test_more_games_than_anybody_can_play_are_refused() -> None:
    """All groups together, as an arena does."""
    most = replace(setup_of("1969"), games=MOST_GAMES // 2)
    check(most)
    with pytest.raises(BadSetup, match="more than anybody can play"):
        check(replace(most, games=most.games + 1))


def test_a_bot_of_ones_own_that_changes_ends_the_report(tmp_path: Path) -> None:
    """Its figures would be those of two bots."""
    bot = tmp_path / "mine.py"
    head = "class Mine:\n    def __init__(self, game, seed): pass\n"
    bot.write_text(f"{head}    def choose(self, view, options, clock): return options[0]\n")
    setup = replace(setup_of("1969"), bots=(str(bot),))

    def edit(done: int, total: int) -> None:
        if done == 1:
            bot.write_text(bot.read_text().replace("[0]", "[-1]"))

    with pytest.raises(BadSetup, match="has changed since the run began"):
        gather(setup, progress=edit)


def test_alone_every_level_is_a_group_of_its_own() -> None:
    """RM-15.7: three levels, or the one that was chosen; nobody is compared with others."""
    levels = rocketmen.groups(None, "solo", {})
    assert [group.id for group in levels] == ["easy", "normal", "hard"]
    assert [group.id for group in rocketmen.groups(None, "solo", {"level": "hard"})] == ["hard"]
    assert [group.players for group in rocketmen.groups("early", None, {})] == [2, 3, 4]
    assert [group.players for group in nineteen69.groups(None, None, {})] == [2, 3, 4, 5]
    setup = Setup(
        game="rocketmen",
        bots=("random",),
        groups=levels,
        games=2,
        seed=1,
        options={"round_cap": 3},
        mode="solo",
    )
    report = build(setup, gather(setup), date="", command="")
    assert figure(report, "solo", "wins", "hard").n == 2
    assert {table.id for table in report.tables} & {"owner-wins", "wins-place", "token"} == set()
    assert {aim.id: aim.group for aim in report.aims} == {
        "solo-easy": "easy",
        "solo-normal": "normal",
        "solo-hard": "hard",
    }


def test_different_bots_are_told_apart() -> None:
    """Their scores stand in rows of their own."""
    setup = replace(setup_of("1969", players=(2,)), bots=("random", "idle"))
    report = build(setup, gather(setup), date="", command="")
    seats = [figure(report, "score-bot", bot, "2") for bot in ("random", "idle")]
    assert [one.n for one in seats] == [3, 3]
    assert sum(one.total for one in seats) == figure(report, "score", "mean", "2").total
    assert "score-bot" not in {table.id for table in small_report("1969").tables}


# --- figures -------------------------------------------------------------------------------------


def test_a_share_of_single_things_has_wilsons_interval() -> None:
    """One thing a game: nothing is clustered."""
    found = figure_of("share", [(1, 1), (0, 1), (0, 1), (0, 0), (1, 1)])
    assert (found.value, found.total, found.n, found.games) == (0.5, 2, 4, 4)
    assert (found.low, found.high) == wilson(2, 4)


def test_things_of_one_game_do_not_count_as_independent() -> None:
    """Ten games in which all or nothing happens say less than a hundred single things."""
    alike = figure_of("share", [(10, 10), (0, 10)] * 5)
    mixed = figure_of("share", [(5, 10)] * 10)
    assert alike.value == mixed.value == 0.5
    assert alike.low is not None and mixed.low is not None
    assert alike.low < 0.3 < mixed.low
    assert (mixed.low, mixed.high) == wilson(50, 100)
    always = figure_of("share", [(10, 10)] * 4)
    assert (always.low, always.high) == wilson(4, 4)


def test_a_mean_has_the_interval_of_its_games() -> None:
    """With one thing a game it is the plain one; a game with more things weighs more."""
    plain = figure_of("mean", [(3, 1), (5, 1), (10, 1)])
    assert plain.value == 6 and (plain.low, plain.high) == mean_interval([3, 5, 10])
    weighed = figure_of("mean", [(30, 10), (5, 1)])
    assert weighed.value == pytest.approx(35 / 11)
    assert figure_of("mean", [(4, 1)]).low is None
    nothing = figure_of("mean", [(0, 0)])
    assert (nothing.value, nothing.n, nothing.games) == (None, 0, 0)


def test_the_gap_is_between_the_best_place_and_the_worst() -> None:
    """Its value is the distance of the two means."""
    report = small_report("1969")
    places = [figure(report, "score-place", str(place), "3").value or 0 for place in (1, 2, 3)]
    gap = figure(report, "score-place", "gap", "3")
    assert gap.value == pytest.approx(max(places) - min(places))
    assert gap.n == 3


@pytest.mark.parametrize(
    "value, low, high, verdict",
    [
        (12.0, 11.0, 13.0, "met"),
        (15.5, 14.5, 16.5, "likely"),
        (16.5, 15.5, 17.5, "unlikely"),
        (18.0, 17.0, 19.0, "missed"),
        (9.0, 8.0, 9.9, "missed"),
        (None, None, None, "unknown"),
    ],
)
def test_an_aim_is_met_or_missed_as_far_as_the_interval_lets_one_say(
    value: float | None, low: float | None, high: float | None, verdict: str
) -> None:
    """From 10 to 16."""
    found = Figure(kind="mean", value=value, low=low, high=high, total=0, n=1, games=1)
    assert verdict_on(found, 10, 16) == verdict


def test_aims_of_rocketmen_are_judged() -> None:
    """Random bots stopped after seven rounds miss the length for sure, and fly nowhere."""
    report = small_report("rocketmen")
    verdicts = {(aim.id, aim.group): aim for aim in report.aims}
    assert verdicts["rounds", "2"].verdict == "missed"
    assert verdicts["rounds", "3"].figure == figure(report, "length", "rounds", "3")
    assert verdicts["tokens", "2"].figure == figure(report, "end", "by-tokens", "2")
    assert ("missions-two", "2") in verdicts and ("missions-two", "3") not in verdicts
    for group in report.groups:
        wins = {row.id: row.cells[group.id].value for row in table_of(report, "wins-place").rows}
        far = {id for id, share in wins.items() if share is not None and abs(share - group.even) > 0.04}
        assert set(verdicts["seats", group.id].outside) == far
        assert verdicts["seats", group.id].rows == group.players
    assets = verdicts["assets", "3"]
    pack = game_named("rocketmen").LIBRARY.load("rocketmen-final")
    shares = {row.id: row.cells["3"].value for row in table_of(report, "bought").rows}
    judged = [share for one in pack.asset if (share := shares[one.id]) is not None]
    assert assets.figure is None and assets.rows == len(judged)
    assert len(assets.outside) == sum(not 0.1 <= share <= 0.95 for share in judged) > 0
    assert all(id in {one.id for one in pack.asset} for id in assets.outside)


def fill_courses(flown: dict[str, list[str]]) -> tuple[Setup, list[list[Counts]]]:
    """One game of 1969 for each group, in which players have flown these courses."""
    setup = replace(setup_of("1969"), groups=tuple(group_of(int(players)) for players in flown))
    games: list[list[Counts]] = []
    for courses in flown.values():
        counts: Counts = {("course", ""): (0, len(courses))}
        counts |= {("course", row): (times, times) for row, times in Counter(courses).items()}
        games.append([counts])
    return setup, games


def test_of_all_courses_the_most_common_of_each_table_are_shown() -> None:
    """So many of them; a course that is common with two players only is told for five as well."""
    rare = [f"{number:07}" for number in range(20)]
    setup, games = fill_courses({"2": ["b", "b", "b", "a", *rare], "5": ["c", "c", *reversed(rare)]})
    report = build(setup, games, date="", command="")
    rows = [row.id for row in table_of(report, "course").rows]
    assert rows[: nineteen69.COURSES] == ["b", *rare[: nineteen69.COURSES - 1]]
    assert rows[nineteen69.COURSES :] == ["c"]
    assert figure(report, "course", "b", "2").value == pytest.approx(3 / 24)
    assert figure(report, "course", "b", "5").value == 0
    assert table_of(report, "course").rows[0].label == "b"


@pytest.mark.parametrize("often, verdict", [(6, "unlikely"), (2, "likely")])
def test_a_course_that_nearly_all_fly_misses_the_aim(often: int, verdict: str) -> None:
    """It is named; one that a few fly is none to speak of."""
    courses = ["script"] * often + [str(number) for number in range(8 - often)]
    report = build(*fill_courses({"2": courses}), date="", command="")
    aim = next(aim for aim in report.aims if aim.id == "course")
    assert (aim.verdict, aim.outside) == (verdict, ("script",) if often == 6 else ())


def test_aims_of_1969_look_at_the_ground_sheet_the_spread_and_the_moon() -> None:
    """For every number of players."""
    aims = {(aim.id, aim.group): aim for aim in small_report("1969").aims}
    assert {id for id, _ in aims} == {"course", "range", "ground", "moon"}
    assert {group for _, group in aims} == {"2", "3"}
    assert aims["ground", "2"].rows == 6
    assert aims["range", "3"].figure == figure(small_report("1969"), "score", "range", "3")
    assert aims["moon", "2"].figure == figure(small_report("1969"), "moon", "completed", "2")
