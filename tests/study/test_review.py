"""Luck and decisions of a finished game."""

from __future__ import annotations

from functools import cache
from random import Random

from spacerace.bots import bot_named
from spacerace.games import GAMES, header_of
from spacerace.games.nineteen69.study.luck import luck
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE, Seat
from spacerace.lang import words
from spacerace.study.comparison import FINDING, seed_of
from spacerace.study.findings import Finding
from spacerace.study.hint import hint
from spacerace.study.outlook import MOMENTS, whole_percents
from spacerace.study.review import judge, review, scan
from spacerace.study.story import Scene, scenes
from tests.games.nineteen69.table import Table
from tests.study.test_points import played

ENGLISH = words("en")


def test_luck_is_told_with_its_moment_in_both_games() -> None:
    kinds = set()
    for name, cap in (("rocketmen", {"options": {"round_cap": 30}}), ("1969", {})):
        for seed in range(3):
            match = played(name, "sense sense sense", seed, **cap)
            for finding in scan(match, ()).luck:
                kinds.add((name, finding.kind))
                assert (finding.weight > 0) == (finding.kind == "lucky")
                assert 0 < finding.entry <= len(match.log) and "‹" not in ENGLISH.say(finding.say)
    assert kinds == {(name, kind) for name in ("rocketmen", "1969") for kind in ("lucky", "unlucky")}


def test_the_heuristic_has_no_doubts_about_itself_and_many_about_chance_clicks() -> None:
    match = played("1969", "sense random", 4)
    assert scan(match, [0]).decisions == ()
    doubts = scan(match, [1]).decisions
    by_entry = {scene.entry: scene.seat for scene in scenes(match)}
    assert doubts and all(by_entry[entry] == 1 for entry in doubts)


def careless(seed: int) -> Match:
    """A game of 1969 in which the first player now and then clicks at random."""
    game, rng = GAMES["1969"], Random(seed)
    match = Match(game, header_of(game, seats=["Ann", "Bob"], seed=11))
    sense = bot_named("sense", game, 0)
    match.draw()
    while (seat := match.awaited) is not None:
        options = game.canonical_options(match.state)
        action = options[0]
        if len(options) > 1:
            action = sense.choose(game.view(match.state, seat), options, None)
        match.play(seat, rng.choice(options) if seat == 0 and rng.random() < 0.15 else action)
        match.draw()
    return match


@cache
def judged() -> tuple[Match, tuple[int, ...], list[Finding]]:
    """Such a game, some of its doubtful decisions, and what they cost."""
    match = careless(7)
    asked = scan(match, [0]).decisions[:6]
    return match, asked, judge(match, asked)


def test_a_decision_that_cost_much_is_found_and_leads_to_the_moment_before_it() -> None:
    match, asked, found = judged()
    assert found
    for finding in found:
        scene = next(scene for scene in scenes(match) if scene.entry == finding.entry + 1)
        assert scene.seat == finding.seat == 0 and scene.entry in asked and finding.weight >= 2
        assert "‹" not in ENGLISH.say(finding.say)
    # The same again, whoever asks.
    entry = found[0].entry + 1
    assert judge(match, [entry]) == found[:1]


def test_what_was_taken_back_is_no_decision() -> None:
    match = played("rocketmen", "sense sense", 2, options={"round_cap": 4})
    standing = [scene.entry for scene in scenes(match)]
    assert standing == sorted(set(standing)) and len(standing) == len(match.log)
    assert len(review(match, [])) == len(scan(match, []).luck)


def test_a_hint_sees_nothing_but_the_view() -> None:
    """Deal anew what is hidden: the hint stays the same."""
    match = played("rocketmen", "sense sense", 3, options={"round_cap": 5})
    game = match.game
    for scene in list(scenes(match))[::17]:
        if scene.seat == CHANCE or len(options := game.canonical_options(scene.before)) < 2:
            continue
        view = game.view(scene.before, scene.seat)
        other = game.view(game.determinize(view, Luck(5)), scene.seat)
        assert hint(game, view, options, "sense", 1) == hint(game, other, options, "sense", 1)
        assert hint(game, view, options, "sense", 1).why


def test_n_6_11_whoever_stays_back_on_purpose_had_no_bad_luck() -> None:
    """Five neutral dice and Ground Control for four of them: the luck is that of the dice, turned or not."""
    found = []
    for count in (0, 4):
        table = Table(2).money(30).worth("ground-control", 4).hand(1, seat=1).phase("mission")
        before = table.state
        launched = table.do("launch csm-eva").state
        rolled = table.roll("b b b b b").state
        counted = table.do(f"convert {count}").state
        told = [Scene(1, 0, None, before, launched), Scene(7, 0, None, rolled, counted)]
        found.append(luck(told))
    assert found == [[], []]


def test_n_6_11_dice_that_can_bring_nothing_are_bad_luck() -> None:
    """The same with failures: now there is something to tell."""
    table = Table(2).money(30).worth("ground-control", 4).hand(1, seat=1).phase("mission")
    before = table.state
    launched = table.do("launch csm-eva").state
    for face in ("failure",) * 4:
        table.do(f"rolled {face}")
    rolled = table.state
    counted = table.do("rolled neutral").state
    (finding,) = luck([Scene(1, 0, None, before, launched), Scene(7, 0, None, rolled, counted)])
    assert finding.kind == "unlucky"


def test_chances_to_win_are_rounded_once_and_add_up() -> None:
    """The curve goes from the first moment to the last; whoever has won has all of it."""
    assert whole_percents([1 / 3, 1 / 3, 1 / 3]) == (34, 33, 33)
    assert whole_percents([0.056, 0.944]) == (6, 94)
    for name, bots, cap in (
        ("rocketmen", "sense sense sense", {"options": {"round_cap": 30}}),
        ("rocketmen", "sense", {"mode": "solo"}),
        ("1969", "sense sense", {}),
    ):
        match = played(name, bots, 1, **cap)
        curve = scan(match, ()).curve
        entries = [one.entry for one in curve]
        assert entries == sorted(entries) and (entries[0], entries[-1]) == (0, len(match.log))
        assert 3 < len(curve) <= MOMENTS + 1
        assert all(sum(one.chances) == 100 and min(one.chances) >= 0 for one in curve)
        won = match.game.result(match.state).winners
        assert [seat for seat, chance in enumerate(curve[-1].chances) if chance == 100] == [*won]


def test_a_decision_says_one_figure_and_names_the_better_option() -> None:
    """What is shown beside a finding is the figure of its sentence; the better option could be done there."""
    match, _, found = judged()
    for finding in found:
        assert finding.weight == finding.say.args["cost"] == int(finding.weight)
        scene = next(scene for scene in scenes(match) if scene.entry == finding.entry + 1)
        options = match.game.canonical_options(scene.before)
        assert finding.better is not None
        assert finding.better.action in [match.game.write_action(scene.before, one) for one in options]
        assert finding.better.action.split()[0] == finding.better.verb
        assert finding.better.say == finding.say.args["best"]


def test_a_hint_and_a_review_say_the_same_figure() -> None:
    """What the better option is worth more, asked before the decision, is what the review says it cost."""
    (match, _, found), compared = judged(), 0
    game = match.game
    for finding in found:
        scene = next(scene for scene in scenes(match) if scene.entry == finding.entry + 1)
        view, options = game.view(scene.before, scene.seat), game.canonical_options(scene.before)
        asked = hint(game, view, options, FINDING, seed_of(encode(view)))
        assert finding.better is not None
        assert game.write_action(scene.before, options[asked.chosen]) == finding.better.action
        for other in asked.choices[1:]:
            if options[other.option] == scene.action and other.worth > 0:
                assert asked.choices[0].worth - other.worth == finding.weight
                compared += 1
    assert compared


def test_a_hint_does_not_change_its_mind() -> None:
    match = careless(7)
    game, state = match.game, next(scene.before for scene in scenes(match) if scene.seat == 0)
    view, options = game.view(state, Seat(0)), game.canonical_options(state)
    first = hint(game, view, options, FINDING, seed_of(encode(view)))
    assert hint(game, view, options, FINDING, seed_of(encode(view))) == first
