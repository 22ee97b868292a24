"""The laws of 1969 bite: a sound table breaks none, and each way to break one is told."""

from __future__ import annotations

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.facts import (
    CardPaid,
    IncomeTaken,
    InsurancePaid,
    MissionLaunched,
    PrestigeGained,
    PrestigeSold,
    ScientistHired,
)
from spacerace.games.nineteen69.rules.laws import LAWS
from spacerace.games.nineteen69.rules.state import at
from spacerace.kernel import laws as kernel_laws
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode
from spacerace.kernel.copying import copy_of
from spacerace.lab.rule_coverage import rule_ids
from tests.games.nineteen69.table import Table, new_match, play


def sound() -> Table:
    """A table in the middle of a flight, with everything that a law looks at."""
    table = Table().year(1966).money(40).hand(1, 2).hand(3, 3, seat=1).discards(2, 2)
    table.do("hire spy", "spy-on 1", "place csm", "hire genius", "place eva").flown("eva", "pad").moon(2)
    table.cubes("lem", "basic", "basic", seat=2).phase("mission").fly("csm-eva", "g g b b b")
    return table.do("commit 3", "stop")


def broken(table: Table) -> set[str]:
    """The ids of the laws that a table breaks."""
    return {text.split(":")[0] for text in nineteen69.laws(table.state)}


def told(table: Table, *facts: object, money: int = 0, prestige: int = 0) -> list[str]:
    """What laws say when Ann's money and prestige changed and these facts were told."""
    before = copy_of(table.state)
    table.player().money += money
    table.player().prestige += prestige
    table.state.facts = list(facts)
    return sorted({text.split(":")[0] for text in nineteen69.laws(table.state, before)})


def test_a_sound_table_breaks_no_law() -> None:
    assert nineteen69.laws(sound().state) == []


def test_ni_1_a_lost_cube() -> None:
    table = sound()
    table.state.supply[0] += 1
    assert broken(table) == {"NI-1"}


def test_ni_1_a_negative_supply() -> None:
    table = sound()
    table.cubes("csm", *["basic"] * 2).cubes("lem", *["basic"] * 37)
    assert "NI-1" in broken(table)


def test_ni_2_a_lost_card() -> None:
    table = sound()
    table.state.discards.pop()
    assert broken(table) == {"NI-2"}


def test_ni_2_another_value() -> None:
    table = sound()
    table.player().hand = table.player().drawn = (2, 2)
    assert "NI-2" in broken(table)


def test_ni_2_a_hand_that_is_not_what_came_to_it() -> None:
    table = sound()
    table.player().held = (1,)
    assert broken(table) == {"NI-2"}


def test_ni_3_a_hand_of_seven() -> None:
    assert broken(Table().hand(1, 1, 1, 2, 2, 2, 3)) == {"NI-3"}


def test_ni_4_a_debt() -> None:
    assert broken(Table().money(-1)) == {"NI-4"}


def test_ni_4_money_that_nobody_told_of() -> None:
    assert told(Table(), money=5) == ["NI-4"]
    assert told(Table(), IncomeTaken(0, 5)) == ["NI-4"]
    assert told(Table(), IncomeTaken(0, 5), money=5) == []


def test_ni_4_every_source_and_every_payment_counts() -> None:
    facts = (
        IncomeTaken(0, 12),
        PrestigeSold(0, 1, 2),
        InsurancePaid(0, 3),
        CardPaid(0, 2),
        ScientistHired(0, 0, 0, 0, 5, False),
        MissionLaunched(0, 0, 3, 0),
    )
    assert told(Table().prestige(9), *facts, money=12 + 2 + 3 - 2 - 5 - 3, prestige=-1) == []


def test_ni_5_prestige_below_0() -> None:
    assert broken(Table().prestige(-1)) == {"NI-5"}


def test_ni_5_prestige_that_nobody_told_of() -> None:
    assert told(Table(), prestige=1) == ["NI-5"]
    assert told(Table(), PrestigeGained(0, 0, 1, 1), prestige=1) == []
    assert told(Table(), PrestigeSold(0, 1, 2), prestige=-1, money=2) == []


def test_ni_5_the_log_yields_the_score() -> None:
    match = play(new_match(3, 2), 2)
    points = [2, 2, 2]
    for fact in (one for step in match.steps for one in step.facts):
        if isinstance(fact, PrestigeGained):
            points[fact.seat] += fact.points
        elif isinstance(fact, PrestigeSold):
            points[fact.seat] -= fact.points
    assert nineteen69.score_sheet(match.state)[0][1] == tuple(points)


def test_ni_6_a_rocket_off_its_track() -> None:
    for space in (-1, 9):
        table = sound()
        table.flight.rocket = space
        assert broken(table) == {"NI-6"}


def test_ni_6_a_progress_flag_off_the_moon() -> None:
    assert broken(Table().moon(21)) == broken(Table().moon(-1)) == {"NI-6"}


def test_ni_6_progress_is_the_number_of_missions_completed() -> None:
    for seed in range(3):
        match = play(new_match(4, seed), seed)
        completed = [0] * 4
        for fact in (one for step in match.steps for one in step.facts):
            if isinstance(fact, PrestigeGained) and fact.mission != match.state.terms.moon:
                completed[fact.seat] += fact.rocket == len(match.state.terms.missions[fact.mission].track)
        assert [player.moon for player in match.state.players] == completed


def test_ni_7_two_flags_in_a_box() -> None:
    assert broken(Table().year(1966).flown("eva", "eva")) == {"NI-7"}


def test_ni_7_more_flags_than_years() -> None:
    assert broken(Table().year(1964).flown("eva", "csm")) == {"NI-7"}


def test_ni_7_a_mission_flown_again() -> None:
    table = sound().flown("csm-eva")
    assert broken(table) == {"NI-7"}


def test_ni_8_three_cubes_in_a_research() -> None:
    assert broken(Table().cubes("csm", "basic", "basic", "basic")) == {"NI-8"}


def test_ni_8_twins() -> None:
    for twin in ("inexperienced", "famous"):
        assert broken(Table().cubes("csm", twin, twin)) == {"NI-8"}
    assert broken(Table().cubes("csm", "basic", "basic")) == set()


def test_ni_9_a_token_without_a_spy() -> None:
    assert broken(Table().token("csm")) == {"NI-9"}


def test_ni_9_a_spy_that_is_nowhere() -> None:
    table = Table()
    table.player().spies = 1
    assert broken(table) == {"NI-9"}


def test_ni_10_five_researchers() -> None:
    table = sound().cubes("lem", "genius", "genius")
    table.player().tokens = at(table.player().tokens, table.state.terms.research_ids["lem"], True)
    assert {"NI-10", "NI-8"} <= broken(table)


def test_ni_11_a_sale_over_the_limit() -> None:
    table = Table()
    table.state.facts = [PrestigeSold(0, 2, 4)]
    assert broken(table) == {"NI-11"}


def test_ni_12_a_commitment_without_a_flight() -> None:
    table = sound()
    table.state.flight = None
    assert broken(table) == {"NI-12"}


def test_ni_12_no_view_of_another_has_a_committed_value() -> None:
    table = sound()
    for seat in (0, 2):
        assert list(kernel_laws.views_hide(nineteen69, table.state, 3, Luck(seat))) == []
        assert table.view(seat).players[1].committed is None


def test_ni_13_equal_seeds_and_decisions_give_equal_games() -> None:
    first, second = (play(new_match(3, 5), 5, undo=0.1) for _ in range(2))
    assert first.log == second.log
    assert encode(first.state) == encode(second.state)
    assert list(kernel_laws.replays(first)) == []
    assert play(new_match(3, 6), 5).log != first.log


def test_every_law_of_the_page_is_there() -> None:
    held_by = {rule.held_by for rule in rule_ids("1969")}
    named = {one.removeprefix("law: ") for one in held_by if one.startswith("law: ")}
    assert named - set(kernel_laws.LAWS) == set(LAWS)
    assert "a log plays back" in named
