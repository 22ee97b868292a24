"""``spacerace odds`` as a person types it: Rocketmen. (1969 has a file of its own.)"""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from spacerace.cli import build_parser, main
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.commands import odds_answer as odds_rocketmen_answer
from spacerace.games.rocketmen.commands.odds_answer import decimal
from spacerace.games.rocketmen.rules import odds
from tests.games.rocketmen.table import Table

GOLDEN = Path(__file__).parent / "golden"
#: A game of four in which Ann launches to Mars with a Suit.
MATCH = str(GOLDEN / "rocketmen-eager-4-2-1.match")
ROCKETMEN = ("odds", "rocketmen")

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of one size."""
    monkeypatch.setenv("COLUMNS", "200")


def output(capsys: Captured, *argv: str) -> str:
    """What the command prints when all is well."""
    assert main([*ROCKETMEN, *argv]) == 0
    found = capsys.readouterr().out
    assert "‹" not in found
    return found


def answer(capsys: Captured, *argv: str) -> dict[str, object]:
    """What the command answers in JSON."""
    found: dict[str, object] = json.loads(output(capsys, *argv, "--json"))
    return found


def options(found: dict[str, object], key: str = "success") -> dict[str, object]:
    """One figure of every option."""
    listed = found["options"]
    assert isinstance(listed, list)
    return {one["option"]: one[key] for one in listed}


def refused(capsys: Captured, *argv: str) -> str:
    """What the command complains about: exit code 2, on stderr alone, in a sentence."""
    try:
        stopped: object = main([*ROCKETMEN, *argv])
    except SystemExit as stop:
        stopped = stop.code
    assert stopped == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert "Traceback" not in found.err and "‹" not in found.err
    return found.err


# --- a launch in figures -------------------------------------------------------------------------


def test_the_odds_of_a_launch(capsys: Captured) -> None:
    """The plain case, in JSON and in words."""
    found = answer(capsys, "--destination", "earth", "--advance", "2", "--suits", "0", "--afterburners", "0")
    assert found["success"] == "407/816"
    assert found["percent"] == 49.88
    assert found["advice"] == "draw"
    assert options(found) == {"draw": "407/816"}
    assert "value" not in found
    text = output(capsys, "--destination", "earth", "--advance", "2")
    assert text.startswith("Earth orbit: the Rocket is on 2 of 8; 3 draws left, 18 cards undrawn.\n")
    assert "Success under best play: 49.88 %, exactly 407/816." in text
    assert text.endswith("Best: Draw.\n")


def test_an_afterburner_is_not_burnt_for_nothing(capsys: Captured) -> None:
    """With it the launch is certain either way; it may be spared by a draw."""
    found = answer(capsys, "--destination", "earth", "--advance", "7", "--afterburners", "1")
    assert options(found) == {"draw": "1/1", "use-afterburner": "1/1"}
    assert found["advice"] == "draw"


def test_only_what_is_certain_is_told_as_100_percent(capsys: Captured) -> None:
    """A launch that fails once in 31,824 times is not sure, in JSON as in words."""
    argv = ("--destination", "mars", "--advance", "7", "--suits", "2")
    found = answer(capsys, *argv)
    assert (found["success"], found["percent"]) == ("31823/31824", 99.99)
    assert options(found, "percent") == {"draw": 99.99}
    assert "99.99 %" in output(capsys, *argv)
    assert answer(capsys, "--destination", "mars", "--advance", "13")["percent"] == 100.0
    assert answer(capsys, "--destination", "mars", "--drawn", "0,0,1,1")["percent"] == 0.0


def test_names_may_be_written_in_any_case(capsys: Captured) -> None:
    """A destination and what Espionage can become; the answer spells them as always."""
    plain = answer(capsys, "--destination", "earth", "--espionage", "suit,mission-control")
    assert answer(capsys, "--destination", " Earth", "--espionage", "SUIT, Mission-Control") == plain
    assert answer(capsys, "--table", "--destination", "MOON") == answer(
        capsys, "--table", "--destination", "moon"
    )


def test_no_value_reads_minus_0(capsys: Captured) -> None:
    """A loss too small to be shown is shown as none."""
    argv = ("--destination", "earth", "--advance", "2", "--drawn", "3,0", "--value-success", "0")
    argv = (*argv, "--cost-failure", "0.000001", "--cost-card", "0.000001")
    assert "-0" not in output(capsys, *argv).split("value\n", 1)[1]
    found = answer(capsys, *argv)
    assert str(found["value"]).startswith("-")
    assert {str(found["value_decimal"]), *map(str, options(found, "value_decimal").values())} == {"0.0"}
    assert decimal(Fraction(-1, 2000) - Fraction(1, 10**9)) == "-0.001"


def test_draws_that_were_made(capsys: Captured) -> None:
    """The Rocket has moved on and the cards are out of the deck."""
    found = answer(capsys, "--destination", "earth", "--advance", "2", "--drawn", "3,0")
    assert found["position"] == {
        "destination": "earth",
        "target": 8,
        "rocket": 5,
        "draws_left": 1,
        "undrawn": 16,
    }
    # Three 3s and the 4 are left of 16.
    assert found["success"] == "1/4"
    # The 0 counted as 2.
    found = answer(capsys, "--destination", "earth", "--rocket", "7", "--drawn", "3,0")
    assert found["success"] == "15/16"
    found = answer(capsys, "--destination", "earth", "--advance", "5", "--drawn", "0", "--aside", "0,1")
    # No 0 is left, and two draws of 1 or more are short of 3 only if both are 1s.
    assert Fraction(str(found["success"])) == 1 - Fraction(4 * 3, 15 * 14)


@pytest.mark.parametrize(
    "argv",
    [
        "--aside 0,0,1,1,2",
        "--aside 0,1,1,2",
        "--aside 0,1,1,2 --suits 1",
        "--aside 0,1,1,2 --espionage suit",
        "--aside 0,1,1,2 --backup 3",
        "--aside 1,1,2 --suits 1 --clear-skies",
        "--aside 1,1 --suits 2 --clear-skies",
        "--aside 0,1,1 --suits 2",
        "--mission-control --pad 1",
    ],
)
def test_all_that_can_have_been_set_aside(capsys: Captured, argv: str) -> None:
    """Two by Detailed Planning, one by each Suit, one of them copied, and a 0 by Clear Skies (RM-7.19)."""
    assert answer(capsys, "--destination", "mars", "--drawn", "1", *argv.split())["advice"] != "failed"


def test_every_effect_can_be_named(capsys: Captured) -> None:
    """What can be done at each step of a launch is listed by its name."""
    mars = ("--destination", "mars", "--advance", "2")
    found = answer(capsys, *mars, "--afterburners", "1", "--backup", "2", "--planning", "--espionage", "suit")
    assert set(options(found)) == {"draw", "use-planning", "use-backup", "use-afterburner", "copy-suit"}
    assert found["advice"] == "use-backup"
    waits = (*mars, "--pending", "0", "--suits", "1", "--shielding", "1", "--clear-skies")
    found = answer(capsys, *waits)
    assert set(options(found)) == {"use-suit", "use-shielding", "use-clear-skies", "let-stand"}
    found = answer(capsys, *mars, "--shown", "3,1,1", "--espionage", "backup,planning,mission-control")
    assert set(options(found)) == {"take-1", "take-3"}
    assert found["advice"] == "take-3"
    found = answer(capsys, *mars, "--drawn", "2,2,2,2,2", "--afterburners", "1")
    assert options(found) == {"use-afterburner": "1/1", "accept-failure": "0/1"}
    # Everything has words.
    for argv in ((*mars, "--espionage", "suit,shielding,afterburner,backup,planning,mission-control"), waits):
        assert "Best: " in output(capsys, *argv)


@pytest.mark.parametrize(
    "argv, advice, words",
    [
        (("--advance", "8"), "arrived", "The target is reached."),
        (("--advance", "2", "--drawn", "3,3"), "arrived", "The target is reached."),
        (("--advance", "2", "--drawn", "1,1,1"), "failed", "The mission has failed."),
    ],
)
def test_a_launch_that_is_over(capsys: Captured, argv: tuple[str, ...], advice: str, words: str) -> None:
    """There is nothing to choose, and the chance is certain."""
    found = answer(capsys, "--destination", "earth", *argv)
    assert found["advice"] == advice
    assert found["success"] == ("1/1" if advice == "arrived" else "0/1")
    assert found["options"] == []
    assert output(capsys, "--destination", "earth", *argv).endswith(f"{words}\n")


def test_the_value_of_going_on_against_an_abort(capsys: Captured) -> None:
    """Success with four cards of sixteen; an abort after two draws takes one card."""
    late = ("--destination", "earth", "--advance", "2", "--drawn", "3,0", "--value-success", "5")
    found = answer(capsys, *late, "--cost-failure", "3", "--cost-card", "1/2")
    assert options(found, "value") == {"draw": "-1/1", "abort": "-1/2"}
    assert (found["value"], found["value_decimal"], found["advice"]) == ("-1/2", -0.5, "abort")
    assert found["success"] == "1/4"
    text = output(capsys, *late, "--cost-failure", "0.5", "--cost-card", "2")
    assert text.endswith("Best: Draw. Going on is worth 0.875, an abort -2.\n")
    assert "Abort, for one Pad card" in text
    # No card lies there, or none has to go.
    for free in (("--pad", "0"), ("--mission-control",)):
        found = answer(capsys, *late, "--cost-failure", "3", "--cost-card", "1", *free)
        assert options(found, "value")["abort"] == "0/1"


def test_where_nothing_succeeds_any_more_it_says_abort(capsys: Captured) -> None:
    """Unless a failure is worth more to whoever asks (RM-7.18, RM-7.22)."""
    lost = ("--destination", "mars", "--drawn", "0,0,1,1")
    found = answer(capsys, *lost)
    assert (found["success"], found["advice"]) == ("0/1", "abort")
    assert answer(capsys, *lost, "--cost-failure", "3", "--cost-card", "1")["advice"] == "abort"
    assert answer(capsys, *lost, "--cost-failure", "2", "--cost-card", "1")["advice"] == "draw"


def test_the_early_edition(capsys: Captured) -> None:
    """It flies by the same rules; a name that is none is refused."""
    argv = ("--destination", "moon", "--advance", "3", "--edition")
    assert answer(capsys, *argv, "early")["success"] == "673/1020"
    assert "middle" in refused(capsys, *argv, "middle")


@pytest.mark.parametrize(
    "argv, said",
    [
        ("", "Which launch?"),
        ("--destination pluto", "earth, moon, mars"),
        ("--destination earth --advance 9", "--advance can be 8 at most. [RM-1.8]"),
        ("--destination earth --rocket 9", "--rocket can be 8 at most. [RM-1.8]"),
        ("--destination earth --advance 2 --rocket 2", "keep one of the two. [RM-7.14]"),
        ("--destination earth --rocket 2 --drawn 3", "cannot stand before space 3. [RM-7.14]"),
        ("--destination earth --advance -1", '"-1" is negative'),
        ("--destination earth --suits x", "x"),
        ("--destination earth --drawn 3,x", '"3,x" is no list of card values'),
        ("--destination earth --drawn 4,4", "The deck has one card of value 4, but 2 are named"),
        ("--destination earth --drawn 7", "The deck has no card of value 7, but one is named"),
        ("--destination moon --drawn 0 --aside 0,0", "The deck has 2 cards of value 0, but 3 are named"),
        ("--destination earth --drawn 1,1,1,1", "A launch to Earth orbit has 3 draws"),
        ("--destination earth --drawn 1,1,1 --pending 2", "A launch to Earth orbit has 3 draws"),
        ("--destination earth --advance 8 --drawn 1", "so the launch was over"),
        ("--destination earth --advance 8 --pending 1 --suits 1", "so the launch was over"),
        ("--destination earth --suits 3", "--suits can be 2 at most"),
        ("--destination earth --suits 2 --shielding 2", "--shielding can be 1 at most"),
        ("--destination earth --suits 2 --espionage suit", "--suits can be 1 at most"),
        ("--destination earth --espionage depot", 'cannot become "depot"'),
        ("--destination earth --planning --drawn 1", "before the first draw only"),
        ("--destination earth --shown 1,2", "turns up 3 cards"),
        ("--destination earth --shown 1,2,3 --drawn 1", "turns up 3 cards"),
        ("--destination earth --shown 1,2,3 --pending 1", "either --shown or --pending"),
        ("--destination earth --aside 1", "set aside with a draw only"),
        ("--destination earth --drawn 1 --aside 0,0,1,1,2,2", "has set 5 cards aside at most"),
        ("--destination earth --drawn 1 --aside 1,1,2,2,3", "has set 4 cards aside at most"),
        ("--destination earth --drawn 1 --aside 0,1,2,2,3 --clear-skies", "has set 4 cards aside at most"),
        ("--destination earth --drawn 1 --aside 0,1,2,2,3 --suits 1", "has set 4 cards aside at most"),
        ("--destination earth --drawn 1 --aside 0,1,2,2,3 --espionage suit", "has set 4 cards aside"),
        ("--destination earth --drawn 1 --aside 0,1,2,2,3 --backup 3", "has set 4 cards aside at most"),
        ("--destination earth --drawn 1 --aside 1,2,2 --suits 2", "has set 2 cards aside at most; name no"),
        (
            "--destination earth --drawn 1,1 --mission-control --pad 0",
            "--pad cannot be less than 1. [RM-7.18]",
        ),
        ("--destination earth --drawn 1,1 --suits 1 --shielding 1 --pad 1", "--pad cannot be less than 2"),
        ("--destination earth --cost-card -1", '"-1" is no amount'),
        ("--destination earth --cost-failure 1/0", '"1/0" is no amount'),
        ("--destination earth --value-success 9999999999", "with nine digits at most and six after a point"),
        ("--destination earth --cost-failure 0.0000001", "with nine digits at most and six after a point"),
        ("--destination earth --drawn ,", '"," is no list of card values'),
        ("--destination earth --drawn 3,,1", '"3,,1" is no list of card values'),
        ("--destination earth --drawn=", '"" is no list of card values'),
        ("--destination earth --espionage=", '"" is no list of effects; write such as suit,backup'),
        ("--destination earth --espionage suit,,backup", '"suit,,backup" is no list of effects'),
        ("--destination earth --at 3", "name the match with --match"),
        ("--table --suits 1 --at 2", "--table does not go with --suits and --at"),
        ("--match x.match --destination earth", "--match does not go with --destination"),
        ("--match x.match --edition early", "--match does not go with --edition"),
    ],
)
def test_impossible_positions_are_refused(capsys: Captured, argv: str, said: str) -> None:
    """What is wrong, and where there is one, the rule."""
    assert said in refused(capsys, *argv.split())


# --- a position of a match -----------------------------------------------------------------------


def test_positions_of_a_match(capsys: Captured) -> None:
    """From the declaration of a launch to a card that waits for an answer."""
    found = answer(capsys, "--match", MATCH, "--at", "1062")
    assert found["advice"] == "launch mars"
    assert options(found)["launch mars"] == "2749/3978"
    assert "Ann can launch now." in output(capsys, "--match", MATCH, "--at", "1062")
    found = answer(capsys, "--match", MATCH, "--at", "1063")
    assert options(found) == {"draw": "2749/3978"}
    assert answer(capsys, "--match", MATCH, "--at", "1064")["advice"] == "chance"
    found = answer(capsys, "--match", MATCH, "--at", "1065")
    assert options(found) == {"use-suit": "575/1547", "let-stand": "397/476"}
    found = answer(capsys, "--match", MATCH, "--at", "1067", "--cost-card", "1")
    assert options(found, "value")["abort"] == "0/1"


def test_a_launch_costs_nothing_before_its_second_draw(capsys: Captured) -> None:
    """RM-7.18: an abort after the first card takes none, so a launch is worth its few best first cards."""
    argv = (
        "--match",
        MATCH,
        "--at",
        "1062",
        "--value-success",
        "1",
        "--cost-failure",
        "100",
        "--cost-card",
        "100",
    )
    found = answer(capsys, *argv)
    assert found["advice"] == "launch mars"
    assert Fraction(str(options(found, "value")["launch mars"])) >= 0


def test_a_launch_is_worth_its_best_way_to_count(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """Espionage may stay as it is or become a card before the points are counted (RM-11.20)."""
    table = Table(players=3).plan("spaceship-1").pad("industrial-espionage", "backup-systems")
    table.pad("multi-purpose-space-suit", "big-data", seat=1)
    table.player().rocket_points = 12
    position = table.state, ("Ann", "Bob", "Cid")
    monkeypatch.setattr(odds_rocketmen_answer, "position_at", lambda path, at: position)
    for stakes in ((), ("--value-success", "5", "--cost-failure", "2", "--cost-card", "1")):
        found = answer(capsys, "--match", "some.match", *stakes)
        view = rocketmen.view(table.state, 0)
        for option, told in options(found, "value" if stakes else "success").items():
            ways = odds.ways_to_count(view, option.removeprefix("launch ")).values()
            gambles = [way for way in ways if way is not None]
            worths = {
                odds.worth(way, odds.Stakes(Fraction(5), Fraction(2), Fraction(1)))
                if stakes
                else odds.success(way)
                for way in gambles
            }
            assert len(worths) > 1
            assert Fraction(str(told)) == max(worths)
        assert found["advice"] == max(options(found), key=lambda one: Fraction(str(options(found)[one])))


@pytest.mark.parametrize(
    "argv, said",
    [
        ((str(GOLDEN / "no-such.match"),), "cannot be used"),
        ((str(GOLDEN / "README.md"),), "A match file begins with"),
        ((str(GOLDEN / "1969-random-2-1.match"),), "holds a match of 1969"),
        ((MATCH, "--at", "99999"), "There is no entry 99999"),
        ((MATCH, "--at", "-1"), "There is no entry -1"),
        ((MATCH, "--at", "3"), "No launch is under way or can be declared"),
        ((MATCH,), "No launch is under way or can be declared"),
    ],
)
def test_positions_without_a_launch_are_refused(capsys: Captured, argv: tuple[str, ...], said: str) -> None:
    """A file that is no match, an entry that is not there, a moment without a launch."""
    assert said in refused(capsys, "--match", *argv)


# --- the table -----------------------------------------------------------------------------------


def test_the_whole_table(capsys: Captured) -> None:
    """Every boost and every set of Suit, Shielding and Planning; a destination narrows it."""
    rows = answer(capsys, "--table")["table"]
    assert isinstance(rows, list)
    assert len(rows) == (8 + 10 + 13) * 8
    bare = {"suits": 0, "shielding": 0, "planning": 0}
    assert {"destination": "earth", "advance": 2, **bare, "success": "407/816", "percent": 49.88} in rows
    narrow = answer(capsys, "--table", "--destination", "moon")["table"]
    assert narrow == [row for row in rows if row["destination"] == "moon"]
    text = output(capsys, "--table", "--destination", "earth")
    assert "Suit + Shielding + Planning" in text and "49.88" in text
    assert "The Moon" not in text


# --- help ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [("odds",), ROCKETMEN])
def test_every_help_ends_with_an_example(capsys: Captured, command: tuple[str, ...]) -> None:
    """And the example runs."""
    with pytest.raises(SystemExit) as stop:
        main([*command, "--help"])
    assert stop.value.code == 0
    _, example = capsys.readouterr().out.rsplit("example:", 1)
    words = example.split()
    assert words[0] == "spacerace"
    args = build_parser().parse_args(words[1:])
    assert args.run(args) == 0


def test_without_a_game_the_help_is_shown(capsys: Captured) -> None:
    """It is no success, though."""
    assert main(["odds"]) == 2
    assert "rocketmen" in capsys.readouterr().out
