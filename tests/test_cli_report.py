"""``spacerace report`` as a person types it: what it writes, what it prints, what it refuses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from spacerace.cli import build_parser, main
from spacerace.kernel import sentences

Captured = pytest.CaptureFixture[str]

pytestmark = pytest.mark.untraced

#: Two short games for each of two numbers of players.
FEW = ("--bots", "random", "--players", "2,3", "--games", "2", "--seed", "4")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written by default is written here."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")


@pytest.fixture
def no_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures take their time, and other tests look at them."""
    monkeypatch.setattr("spacerace.lab.report.page.draw", lambda table, groups, before: "<svg></svg>")


def refused(capsys: Captured, *argv: str) -> str:
    """What a command complains about: on stderr alone, in words, with nothing written."""
    there = sorted(Path().iterdir())
    try:
        stopped: object = main(["report", *argv])
    except SystemExit as stop:
        stopped = stop.code
    assert stopped == 2
    found = capsys.readouterr()
    assert found.out == "" and sorted(Path().iterdir()) == there
    assert "Traceback" not in found.err and "‹" not in found.err
    return found.err


def printed(capsys: Captured, *argv: str) -> str:
    """What a command prints when all is well."""
    assert main(["report", *argv]) == 0
    return capsys.readouterr().out


def test_the_figures_are_printed(capsys: Captured) -> None:
    """As JSON with intervals and counts; without a page, as nobody has asked for one."""
    found = json.loads(printed(capsys, "1969", *FEW, "--json"))
    assert found["about"]["bots"] == ["random"] and found["about"]["seed"] == 4
    assert [group["id"] for group in found["groups"]] == ["2", "3"]
    tables = {table["id"]: {row["id"]: row["cells"] for row in table["rows"]} for table in found["tables"]}
    rounds = tables["length"]["rounds"]["2"]
    assert (rounds["value"], rounds["n"], rounds["games"], rounds["kind"]) == (7, 2, 2, "mean")
    first = tables["wins-place"]["1"]["3"]
    assert first["kind"] == "share" and first["low"] <= first["value"] <= first["high"]
    assert list(Path().iterdir()) == []


@pytest.mark.usefixtures("no_plots")
def test_page_and_figures_are_written_and_set_beside_later_ones(capsys: Captured) -> None:
    """First a report, then another beside it, then both again from their files."""
    assert printed(capsys, "1969", *FEW, "--json", "old.json") == ""
    page = Path("report-1969.html").read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>") and page.count("<dl>") == 1
    printed(capsys, "1969", *FEW[:-1], "5", "--before", "old.json", "--json", "new.json", "--out", "a.html")
    beside = Path("a.html").read_text(encoding="utf-8")
    assert beside.count("<dl>") == 2 and "--seed 4" in beside and "--seed 5" in beside
    printed(capsys, "--compare", "old.json", "new.json")
    assert Path("report-compared.html").read_text(encoding="utf-8") == beside
    assert "report-compared.html" in [path.name for path in Path().iterdir()]


@pytest.fixture
def renderer_back() -> Iterator[None]:
    """A command chooses a voice for good; this gives the present one back afterwards."""
    before = sentences.current_renderer()
    yield
    sentences.set_renderer(before)


@pytest.mark.usefixtures("no_plots", "renderer_back")
def test_the_page_names_the_language_of_its_words(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """A voice that reads it aloud must know how to pronounce it."""
    monkeypatch.setenv("SPACERACE_LANGUAGE", "de")
    printed(capsys, "1969", *FEW)
    page = Path("report-1969.html").read_text(encoding="utf-8")
    assert '<html lang="de">' in page and "Regeln" in page


def test_the_command_in_the_report_gives_the_same_report_again(capsys: Captured) -> None:
    """Whatever was left out is spelled out, but the number of processes."""
    first = json.loads(printed(capsys, "rocketmen", *FEW, "--round-cap", "3", "--variants", "2", "--json"))
    command = first["about"]["command"].split()
    assert command[:2] == ["spacerace", "report"] and "--jobs" not in command
    assert json.loads(printed(capsys, *command[2:], "--jobs", "1", "--json")) == first


def test_a_game_that_may_go_on_for_ever_has_a_cap(capsys: Captured) -> None:
    """As simulate has; 0 is for never."""
    args = build_parser().parse_args(["report", "rocketmen"])
    assert args.round_cap is None and args.jobs is None
    alone = ("rocketmen", "--mode", "solo", "--level", "easy", "--bots", "idle", "--games", "1", "--json")
    found = json.loads(printed(capsys, *alone))
    assert found["about"]["options"]["round_cap"] == 200
    assert [group["label"] for group in found["groups"]] == ["easy"]
    assert found["about"]["command"].endswith("--level easy --round-cap 200")


def test_bots_for_each_seat_say_how_many_seats_there_are(capsys: Captured) -> None:
    """Two bots play two-player games."""
    found = json.loads(printed(capsys, "1969", "--bots", "idle, random", "--games", "1", "--json"))
    assert [group["id"] for group in found["groups"]] == ["2"]
    assert found["about"]["bots"] == ["idle", "random"]


@pytest.mark.parametrize(
    "argv, words",
    [
        ([], "Name the game"),
        (["chess"], 'no game "chess"'),
        (["rocketmen", "--players", "2,9"], "not for 9"),
        (["rocketmen", "--players", "two"], '"two" is not a whole number'),
        (["rocketmen", "--players", "2,"], '"" is not a whole number'),
        (["rocketmen", "--bots", "genius"], 'no bot "genius"'),
        (["rocketmen", "--bots", "random,random", "--players", "3"], "2 bots are named for 3 seats"),
        (["rocketmen", "--games", "0"], '"0" is not 1 or more'),
        (["rocketmen", "--jobs", "0"], '"0" is not 1 or more'),
        (["rocketmen", "--edition", "late"], "late"),
        (["1969", "--variants", "2"], "variants"),
        (["rocketmen", "--pack", "no.toml"], "no.toml"),
        (["1969", "--out", "nowhere/page.html"], "a folder that exists"),
        (["1969", "--json", "nowhere/figures.json"], "a folder that exists"),
        (["1969", "--out", "one.html", "--json", "one.html"], "cannot both be one.html"),
        (["1969", "--before", "no.json"], "no.json"),
        (["1969", "--before", "bad.json"], "bad.json holds no saved report"),
        (["--compare", "bad.json", "bad.json"], "bad.json holds no saved report"),
        (["--compare", "bad.json"], "2 values belong behind it"),
        (["1969", "--compare", "bad.json", "bad.json"], "nothing is played"),
        (["--compare", "bad.json", "bad.json", "--seed", "3"], "nothing is played"),
    ],
    ids=" ".join,
)
def test_what_makes_no_report_is_refused_in_words(capsys: Captured, argv: list[str], words: str) -> None:
    """Before any game is played."""
    Path("bad.json").write_text('{"format": 1, "about": 3}', encoding="utf-8")
    assert words in refused(capsys, *argv)


@pytest.mark.usefixtures("no_plots")
def test_figures_of_another_game_are_no_past(capsys: Captured) -> None:
    """Refused before anything is played."""
    printed(capsys, "1969", *FEW, "--json", "old.json", "--out", "old.html")
    assert "cannot stand beside" in refused(capsys, "rocketmen", "--before", "old.json")


def test_without_matplotlib_the_figures_can_still_be_had(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page is refused with what to install."""
    monkeypatch.setattr("spacerace.lab.report.plots.find_spec", lambda name: None)
    assert 'pip install "spacerace[lab]"' in refused(capsys, "1969", *FEW)
    assert json.loads(printed(capsys, "1969", *FEW, "--json"))["format"] == 1


def test_a_bot_of_ones_own_that_fails_is_named(capsys: Captured) -> None:
    """With the line of its file."""
    Path("mine.py").write_text(
        "class Mine:\n    def __init__(self, game, seed): ...\n"
        "    def choose(self, view, options, clock):\n        return options[99]\n",
        encoding="utf-8",
    )
    assert "mine.py:4: IndexError" in refused(capsys, "1969", "--bots", "mine.py", "--games", "1")


def test_help_ends_with_an_example_that_the_parser_takes(capsys: Captured) -> None:
    """And every option has words."""
    with pytest.raises(SystemExit):
        main(["report", "--help"])
    text = capsys.readouterr().out
    assert "‹" not in text
    words = text.rsplit("example:", 1)[1].split()
    assert words[:2] == ["spacerace", "report"]
    build_parser().parse_args(words[1:])
