"""``spacerace odds 1969`` as a person types it."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

from spacerace.cli import main
from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules import odds
from spacerace.games.nineteen69.rules.odds import AtLeast, Course, MostPrestige, ReachSpace, whole_test
from spacerace.kernel.codec import write_match
from spacerace.kernel.match import Match
from tests.games.nineteen69.table import new_match, play

Captured = pytest.CaptureFixture[str]
T8 = (1, 2, 3, 5, 6, 7, 9, 10)


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of one size."""
    monkeypatch.setenv("COLUMNS", "200")


def told(capsys: Captured, *argv: str) -> Any:
    """The JSON that the command prints."""
    assert main(["odds", "1969", *argv, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def printed(capsys: Captured, *argv: str) -> str:
    """The tables that the command prints."""
    assert main(["odds", "1969", *argv]) == 0
    return capsys.readouterr().out


def refused(capsys: Captured, *argv: str) -> str:
    """What the command complains about, on stderr alone."""
    try:
        code: object = main(["odds", "1969", *argv])
    except SystemExit as stop:
        code = stop.code
    assert code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "‹" not in err
    return err


def chances(table: dict[str, str]) -> dict[int, Fraction]:
    """A distribution out of JSON."""
    return {int(number): Fraction(chance) for number, chance in table.items()}


# --- figures -------------------------------------------------------------------------------------


def test_the_default_wish_is_the_highest_mean_score(capsys: Captured) -> None:
    """The example of the help: exact fractions by score, and their mean."""
    found = told(capsys, "--rerolls", "1", "--ground-control", "1", "--bonus", "2")
    test = whole_test(1, 1, 2)
    assert chances(found["distribution"]) == odds.distribution(test)
    assert Fraction(found["mean"]) == odds.value(test)
    assert all("/" in chance for chance in (*found["distribution"].values(), found["mean"], found["rerolls"]))
    assert found["wish"] == {"kind": "score"}


def test_without_any_number_it_is_the_bare_test(capsys: Captured) -> None:
    """No researcher anywhere."""
    assert told(capsys)["mean"] == "5/3"


def test_at_least_a_score(capsys: Captured) -> None:
    """The wish changes the play: the chance of the score is higher than under the default wish."""
    args = ("--rerolls", "2", "--ground-control", "1", "--bonus", "1")
    found, other = told(capsys, *args, "--at-least", "5"), told(capsys, *args)
    test = whole_test(2, 1, 1)
    assert Fraction(found["at_least"]) == odds.value(test, AtLeast(5))
    assert chances(found["distribution"]) == odds.distribution(test, AtLeast(5))
    assert Fraction(found["at_least"]) > sum(p for k, p in chances(other["distribution"]).items() if k >= 5)
    assert "at_least" not in other
    assert Fraction(told(capsys, "--at-least", "-4")["at_least"]) == 1 - Fraction(1, 6**5)


def test_a_mission_adds_spaces_and_prestige(capsys: Captured) -> None:
    """Track and flags are the mission's; K is a space then."""
    args = ("--rerolls", "1", "--bonus", "3", "--mission", "csm-eva", "--flags", "USSR, canada")
    test, course = whole_test(1, 0, 3), Course(track=T8, flags=2)
    found = told(capsys, *args, "--wish", "prestige")
    assert found["mission"] == "csm-eva"
    assert Fraction(found["mean_prestige"]) == odds.value(test, MostPrestige(course))
    best = odds.odds(test, MostPrestige(course))
    assert chances(found["spaces"]) == odds.spaces(best, course) == chances(found["final_spaces"])
    assert chances(found["prestige"]) == odds.prestige(odds.spaces(best, course), course)
    reached = told(capsys, *args, "--at-least", "7")
    assert reached["wish"] == {"kind": "at-least", "space": 7}
    assert Fraction(reached["at_least"]) == odds.value(test, ReachSpace(course, 7))
    assert told(capsys, *args)["wish"] == {"kind": "score"}


def test_the_moon_starts_at_the_progress_flag_and_names_may_be_spelled_otherwise(capsys: Captured) -> None:
    """Space 4 and a score of 5 is space 9 (N-11.3)."""
    found = told(capsys, "--mission", "Moon", "--start", "4", "--bonus", "10", "--flags", "1")
    assert set(map(int, found["spaces"])) == {int(score) + 4 for score in found["distribution"]}
    for name in ("CSM_EVA", "csm + eva", " csm-eva"):
        assert told(capsys, "--mission", name)["mission"] == "csm-eva"


def test_flags_are_counted_or_named_by_their_owners(capsys: Captured) -> None:
    """By nation, in any spelling; no text is read as a count of 0 (N-6.26)."""
    wanted = told(capsys, "--mission", "csm", "--flags", "2")
    for owners in ("usa,france", "USA , Germany", "canada,ussr", " 2 ", "002"):
        assert told(capsys, "--mission", "csm", "--flags", owners) == wanted
    assert "each once" in refused(capsys, "--mission", "csm", "--flags", "")


def test_cards_move_the_rocket_after_the_test(capsys: Captured) -> None:
    """Five points against it at a cost of 2 are two spaces back, then one ahead (V-6)."""
    found = told(capsys, "--mission", "csm-eva", "--bonus", "6", "--against", "5", "--own", "2")
    spaces, final = chances(found["spaces"]), chances(found["final_spaces"])
    moved: dict[int, Fraction] = {}
    for space, chance in spaces.items():
        end = min(max(space - 2, 0) + 1, 8)
        moved[end] = moved.get(end, Fraction(0)) + chance
    assert final == moved
    assert found["complete"] == "0/1"


@pytest.mark.parametrize("own, against", [(0, 61), (8, 61), (9, 60), (12, 57), (18, 51)])
def test_all_hands_together_come_to_no_more(capsys: Captured, own: int, against: int) -> None:
    """What four opponents can have beside the launcher, six cards each: some hands of the deck come to it."""
    found = told(capsys, "--mission", "csm", "--own", str(own), "--against", str(against))
    assert found["mission"] == "csm"
    deck = Counter({1: 13, 2: 13, 3: 13})
    highest = 0
    for size in range(7):
        for hand in combinations_with_replacement((1, 2, 3), size):
            if sum(hand) == own:
                highest = max(highest, sum(sorted((deck - Counter(hand)).elements())[-24:]))
    assert highest == against


def test_insurance_pays(capsys: Captured) -> None:
    """Two researchers: 6 M for each failure."""
    found = told(capsys, "--insurance", "2")["insurance"]
    assert Fraction(found["mean"]) == 5
    assert set(found["distribution"]) == {"0", "6", "12", "18", "24", "30"}


def test_the_table_has_a_bar_for_each_score(capsys: Captured) -> None:
    """The longest bar is that of the likeliest score; means stand below."""
    text = printed(capsys, "--rerolls", "1", "--ground-control", "1", "--bonus", "2")
    rows = [line.split() for line in text.splitlines() if "█" in line]
    assert [row[0] for row in rows] == ["-3", "-1", "0", "1", "2", "3", "4", "5", "6", "7"]
    assert max(rows, key=lambda row: len(row[2])) == max(rows, key=lambda row: float(row[1].strip("<>")))
    assert "Mean score 5.45, with 0.86 rerolls on average." in text
    wide = printed(capsys, "--mission", "csm", "--at-least", "3", "--insurance", "1")
    for part in ("PP on average", "Space 3 or beyond:", "Insurance pays 2.50 M on average."):
        assert part in wide
    chance = odds.percent(odds.value(whole_test(0, 0, 0), AtLeast(2)))
    assert f"Score 2 or more: {chance} %." in printed(capsys, "--at-least", "2")


@pytest.mark.parametrize(
    "args, says",
    [
        ("--rerolls 5", "--rerolls 5; here it can be 4 at most. [N-6.9]"),
        ("--ground-control 9", "--ground-control 9"),
        ("--insurance 5", "[N-6.15]"),
        ("--rerolls -1", '"-1" is negative'),
        ("--bonus two", '"two" is not a whole number'),
        ("--bonus 25", "24 at most"),
        ("--bonus 5 --mission csm", "4 at most"),
        ("--mission mars", 'There is no mission "mars". There are: eva, '),
        ("--mission csm --start 1", "[N-11.3]"),
        ("--mission moon --start 7", "6 at most"),
        ("--mission csm --flags 5", "4 at most"),
        ("--mission csm --flags 1000", "--flags 1000; here it can be 4 at most. [N-6.26]"),
        ("--mission csm --flags -1", '"-1" is negative'),
        ("--mission csm --flags 1.5", '"1.5" is neither a number of flags nor'),
        ("--mission csm --flags 2x", '"2x" is neither'),
        ("--mission csm --flags narnia,oz", "The nations are: usa, ussr, canada, france, germany. [N-1.12]"),
        ("--mission csm --flags usa,,france", "each once"),
        ("--mission csm --flags usa,USA", "each once"),
        ("--mission csm --flags usa,ussr,canada,france,germany", "4 at most"),
        ("--mission csm --flags ,", "each once"),
        ("--mission csm --at-least 6", "There is no space 6 to be reached; choose one from 0 to 5. [N-1.8]"),
        ("--mission csm --at-least -1", "There is no space -1"),
        ("--mission csm --own 19", "18 at most"),
        ("--mission csm --against 62", "--against 62; here it can be 61 at most. [N-5.17]"),
        ("--mission csm --own 18 --against 52", "51 at most"),
        ("--mission csm --own 9 --against 61", "60 at most"),
        ("--flags 1", "Name a mission by --mission, or leave out --flags."),
        ("--wish prestige", "Name a mission by --mission, or leave out --wish prestige."),
        ("--wish luck", "there is no"),
        ("--at-least 2 --wish score", "Leave out --wish"),
        ("--at 3", "Name a match file by --match"),
        ("--match no.match --bonus 2 --mission csm", "Leave out --bonus and --mission"),
        ("--match no.match", "no.match"),
    ],
)
def test_what_makes_no_sense_is_refused(capsys: Captured, args: str, says: str) -> None:
    """With a sentence that says what to do."""
    assert says in refused(capsys, *args.split())


def test_a_pack_brings_its_own_track(capsys: Captured, tmp_path: Path) -> None:
    """And one with too many dice is refused."""
    head = '[pack]\nid = "mine"\nversion = 1\nbase = "1969@1"\n'
    pack = tmp_path / "pack.toml"
    pack.write_text(head + '[[mission]]\nid = "csm"\nsource = "picture"\ntrack = [4, 9]\n', "utf-8")
    found = told(capsys, "--mission", "csm", "--bonus", "4", "--pack", str(pack))
    assert set(found["prestige"]) == {"0", "4", "9"}
    pack.write_text(head + '[die]\nsource = "picture"\ncount = 50\n', "utf-8")
    assert "too large" in refused(capsys, "--pack", str(pack))


# --- positions of a match ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def match() -> Match:
    """A random game, played to its end."""
    return play(new_match(3, 5), 8)


@pytest.fixture
def file(match: Match, tmp_path: Path) -> str:
    """Its file."""
    path = tmp_path / "a.match"
    path.write_text(write_match(match), "utf-8")
    return str(path)


def moments(match: Match) -> dict[str, int]:
    """For each step the last position at which it is awaited."""
    found, again = {}, Match(nineteen69, match.header)
    for at, entry in enumerate(match.log):
        found[type(again.state.agenda[-1]).__name__] = at
        again.play(entry.seat, entry.action)
    return found


def test_a_launch_of_a_match(capsys: Captured, match: Match, file: str) -> None:
    """Every mission that the player can launch, with the figures of the previews."""
    at = moments(match)["Launching"]
    found = told(capsys, "--match", file, "--at", str(at))
    again = Match(nineteen69, match.header)
    for entry in match.log[:at]:
        again.play(entry.seat, entry.action)
    options = nineteen69.options(again.state)
    previews = nineteen69.previews(nineteen69.view(again.state, again.state.seat), options)
    figures: list[Any] = [preview.figures for preview in previews if preview is not None]
    assert (found["at"], found["entries"]) == (at, len(match.log))
    assert found["player"] == match.header.seats[again.state.seat]
    assert [f"launch {row['mission']}" for row in found["missions"]] == [
        nineteen69.write_action(again.state, option) for option in options[:-1]
    ]
    for name in ("complete", "lowest", "highest", "spaces", "prestige", "rerolls"):
        assert [row[name] for row in found["missions"]] == [figure[name] for figure in figures]
    assert [row["mean_prestige"] for row in found["missions"]] == [figure["mean"] for figure in figures]
    text = printed(capsys, "--match", file, "--at", str(at), "--at-least", "3")
    assert len([line for line in text.splitlines() if " M " in line]) == len(figures)


@pytest.mark.parametrize("step", ["RollingDie", "Rerolling"])
def test_a_test_of_a_match(capsys: Captured, match: Match, file: str, step: str) -> None:
    """The flight under way, while dice are rolled or rerolled; wishes can be chosen."""
    at = str(moments(match)[step])
    found = told(capsys, "--match", file, "--at", at)
    assert found["wish"] == {"kind": "prestige"}
    assert sum(chances(found["distribution"]).values()) == 1
    assert ("options" in found) == (step == "Rerolling")
    if step == "Rerolling":
        best = max(Fraction(option["mean"]) for option in found["options"])
        assert best == Fraction(found["mean_prestige"])
    assert told(capsys, "--match", file, "--at", at, "--wish", "score")["wish"] == {"kind": "score"}
    assert "at_least" in told(capsys, "--match", file, "--at", at, "--at-least", "2")
    assert "PP on average" in printed(capsys, "--match", file, "--at", at)


def test_insurance_of_a_flight_is_the_launchers(capsys: Captured, match: Match, file: str) -> None:
    """What it pays on average, by the researchers that the launcher has there."""
    means = set()
    again = Match(nineteen69, match.header)
    for at, entry in enumerate(match.log):
        view = nineteen69.view(again.state, again.state.seat)
        test = odds.flight_test(view)
        if test is not None and odds.insured(view, again.state.launcher):
            best = odds.odds(test, MostPrestige(odds.flight_course(view)))
            mean = odds.mean(odds.insurance(best, odds.insured(view, again.state.launcher)))
            found = told(capsys, "--match", file, "--at", str(at))
            assert Fraction(found["insurance"]["mean"]) == mean
            means.add(mean)
        again.play(entry.seat, entry.action)
    assert len(means) > 1


def test_a_duel_of_a_match(capsys: Captured, match: Match, file: str) -> None:
    """What each card could do, by what its owner knows."""
    at = str(moments(match)["Committing"])
    found = told(capsys, "--match", file, "--at", at)
    assert found["options"][-1]["option"] == "stop"
    assert all(option["lowest"] <= option["highest"] for option in found["options"])
    assert "distribution" not in found
    assert "stop" in printed(capsys, "--match", file, "--at", at)


def test_at_a_reroll_the_options_serve_the_wish(capsys: Captured, match: Match, file: str) -> None:
    """The best one has the chance, or the mean, of the whole test; for prestige it may be another."""
    others = 0
    for at in all_moments(match)["Rerolling"]:
        argv = ("--match", file, "--at", str(at))
        plain = told(capsys, *argv)
        assert Fraction(best_of(plain)["mean"]) == Fraction(plain["mean_prestige"])
        assert "at_least" not in plain["options"][0]
        for space in ("1", "3", "5"):
            found = told(capsys, *argv, "--at-least", space)
            chances_now = [Fraction(option["at_least"]) for option in found["options"]]
            assert Fraction(best_of(found)["at_least"]) == Fraction(found["at_least"]) == max(chances_now)
            for option in found["options"]:
                reached = sum(p for end, p in chances(option["spaces"]).items() if end >= int(space))
                assert Fraction(option["at_least"]) == reached
            others += best_of(found)["option"] != best_of(plain)["option"]
        found = told(capsys, *argv, "--wish", "score")
        means = [Fraction(option["mean_score"]) for option in found["options"]]
        assert Fraction(best_of(found)["mean_score"]) == Fraction(found["mean"]) == max(means)
        text = printed(capsys, *argv, "--at-least", "3")
        best = best_of(told(capsys, *argv, "--at-least", "3"))["option"]
        assert f"Best for the wish: {best}." in text
    assert others


def all_moments(match: Match) -> dict[str, list[int]]:
    """For each step all positions at which it is awaited."""
    found, again = defaultdict(list), Match(nineteen69, match.header)
    for at, entry in enumerate(match.log):
        found[type(again.state.agenda[-1]).__name__].append(at)
        again.play(entry.seat, entry.action)
    return found


def best_of(report: Any) -> Any:
    """The option that is marked; there is one."""
    (best,) = [option for option in report["options"] if option["best"]]
    return best


def test_while_cards_are_committed_a_space_can_be_wished_for(
    capsys: Captured, match: Match, file: str
) -> None:
    """Each option has its chance; a score is fixed by then, and the answer says so."""
    met: set[Fraction] = set()
    argv: tuple[str, ...] = ()
    for at in all_moments(match)["Committing"]:
        argv = ("--match", file, "--at", str(at))
        plain, found = told(capsys, *argv), told(capsys, *argv, "--at-least", "3")
        assert (plain["wish"], found["wish"]) == ({"kind": "prestige"}, {"kind": "at-least", "space": 3})
        for before, option in zip(plain["options"], found["options"], strict=True):
            chance = Fraction(option.pop("at_least"))
            assert option == before
            assert chance == sum(p for end, p in chances(option["spaces"]).items() if end >= 3)
            met.add(chance)
    assert len(met) > 2
    assert told(capsys, *argv, "--wish", "score")["wish"] == {"kind": "score", "decides": False}
    assert "has nothing to decide here" in printed(capsys, *argv, "--wish", "score")
    assert "has nothing to decide" not in printed(capsys, *argv, "--at-least", "3")


def test_outside_a_flight_missions_are_those_that_could_be_paid(
    capsys: Captured, match: Match, file: str
) -> None:
    """Before anybody has money there is none; in the purchases those for the present money."""
    assert told(capsys, "--match", file, "--at", "0")["missions"] == []
    assert "no mission" in printed(capsys, "--match", file, "--at", "0")
    again, rich = Match(nineteen69, match.header), []
    for at, entry in enumerate(match.log):
        state = again.state
        if type(state.agenda[-1]).__name__ == "Purchasing" and state.players[state.seat].money >= 5:
            rich.append(at)
        again.play(entry.seat, entry.action)
    assert told(capsys, "--match", file, "--at", str(rich[0]))["missions"]


def test_positions_that_are_not_there_are_refused(
    capsys: Captured, match: Match, file: str, tmp_path: Path
) -> None:
    """Past the end, over, another game's, no match at all."""
    assert "entries, so there is no position after 9999" in refused(capsys, "--match", file, "--at", "9999")
    assert "is over at this point" in refused(capsys, "--match", file)
    assert "choose one from 0 to 20" in refused(capsys, "--match", file, "--at", "5", "--at-least", "21")
    other = str(next((Path(__file__).parent / "golden").glob("rocketmen-*.match")))
    assert "holds a game of rocketmen" in refused(capsys, "--match", other)
    broken = tmp_path / "broken.match"
    broken.write_text("no match\n", "utf-8")
    assert str(broken) in refused(capsys, "--match", str(broken))
