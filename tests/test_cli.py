"""The commands as a person types them: what they print, where, and their exit codes."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from spacerace import __version__, lang
from spacerace.cli import build_parser, main
from spacerace.commands.common import FOUND_BROKEN, INTERRUPTED, WRONG_USE
from spacerace.games.rocketmen.rules.pack import LIBRARY

SRC = Path(__file__).parent.parent / "src"
GOLDEN = sorted((Path(__file__).parent / "golden").glob("rocketmen-*.match"))[:3]
COMMANDS = [
    "completion",
    "docs",
    "play",
    "simulate",
    "replay",
    "cards",
    "rules",
    "pack",
    "pack check",
    "pack show",
] + [
    "odds",
    "odds rocketmen",
    "odds 1969",
    "arena",
    "report",
]

Typing = Callable[..., None]
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of its own, and a terminal of one size."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("sys.platform", "linux")


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Typing:
    """Lines that a person types, after which the terminal is closed; an exception is raised instead."""

    def prepare(*lines: str | type[BaseException]) -> None:
        left = list(lines)

        def read(prompt: str = "") -> str:
            if not left:
                raise EOFError
            line = left.pop(0)
            if isinstance(line, str):
                return line
            raise line

        monkeypatch.setattr("builtins.input", read)

    return prepare


def refused(capsys: Captured, *argv: str, code: int = 2) -> str:
    """What a command complains about: on stderr alone, in sentences."""
    try:
        stopped: object = main(argv)
    except SystemExit as stop:
        stopped = stop.code
    assert stopped == code
    found = capsys.readouterr()
    assert found.out == ""
    assert "Traceback" not in found.err and "‹" not in found.err
    return found.err


def output(capsys: Captured, *argv: str) -> str:
    """What a command prints when all is well."""
    assert main(argv) == 0
    found = capsys.readouterr().out
    assert "‹" not in found
    return found


# --- help ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_help_ends_with_an_example(capsys: Captured, command: str) -> None:
    """And the example is one that the parser takes."""
    with pytest.raises(SystemExit) as stop:
        main([*command.split(), "--help"])
    assert stop.value.code == 0
    text = capsys.readouterr().out
    assert "‹" not in text
    _, example = text.rsplit("example:", 1)
    words = example.split(">")[0].split()
    assert words[0] == "spacerace"
    build_parser().parse_args(words[1:])


def test_version(capsys: Captured) -> None:
    """One line."""
    assert output(capsys, "--version") == f"spacerace {__version__}\n"


def test_a_command_that_needs_another_word_shows_its_help(capsys: Captured) -> None:
    """It is no success, though. What ``spacerace`` alone does is in tests/server/test_starting.py."""
    assert main(["pack"]) == 2
    assert "check" in capsys.readouterr().out


def test_help_needs_neither_games_nor_tables() -> None:
    """Heavy modules wait until a command needs them."""
    code = "import sys; from spacerace.cli import build_parser; build_parser(); print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=_environment()
    ).stdout.split()
    assert "spacerace.cli" in loaded
    assert not {"rich", "spacerace.lab", "spacerace.terminal.play"} & set(loaded)
    assert not [name for name in loaded if re.fullmatch(r"spacerace\.games\.\w+\.rules", name)]


def test_a_quick_command_imports_little() -> None:
    """What is slow to import and not needed for exact odds; `make bench-start` measures the time."""
    code = "import sys; from spacerace.cli import main; main(sys.argv[1:]); print(*sys.modules)"
    argv = ["odds", "rocketmen", "--destination", "earth", "--advance", "2", "--json"]
    done = subprocess.run(
        [sys.executable, "-c", code, *argv], capture_output=True, text=True, check=True, env=_environment()
    )
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "spacerace.games.rocketmen.commands.odds_answer" in loaded
    slow = {"asyncio", "babel", "attr", "litestar", "sqlalchemy", "numpy", "importlib.resources", "tempfile"}
    assert not slow & loaded


@pytest.mark.parametrize("command", ["odds", "cards", "play"])
def test_a_command_imports_no_other_one(command: str) -> None:
    """Only its own module is read, and no asyncio, which the server's commands need."""
    code = f"from spacerace.cli import build_parser; build_parser(['{command}'])"
    code = f"import sys; {code}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=_environment()
    ).stdout.split()
    assert f"spacerace.commands.{command}" in loaded
    assert not {"spacerace.commands.host", "spacerace.commands.arena", "asyncio"} & set(loaded)


def test_the_help_has_every_command_in_a_group(capsys: Captured) -> None:
    """And the modules that the groups name are those that there are."""
    from spacerace.cli import COMMANDS as known
    from spacerace.cli import GROUPS

    with pytest.raises(SystemExit):
        main(["--help"])
    text = capsys.readouterr().out
    for group in GROUPS.values():
        for name in group:
            assert re.search(rf"^  {name} +[a-z]", text, re.MULTILINE), name
    assert text.index("to play:") < text.index("to host:") < text.index("options:") < text.index("example:")
    folder = SRC / "spacerace/commands"
    others = {"__init__", "common", "parser"}
    assert {*known.values()} == {file.stem for file in folder.glob("*.py")} - others


#: What argparse says by itself.
ENGLISH = re.compile(
    r"\b(usage|positional|options|show this|error|invalid|choose from|required|unrecognized|expected)\b"
)


@pytest.mark.parametrize("language", ["de", "fr", "it"])
@pytest.mark.parametrize(
    "argv",
    [
        *(["--help"], ["play", "--help"], ["odds", "1969", "--help"], ["pack", "--help"], ["fly"], ["play"]),
        *(["play", "1969", "--sed", "1"], ["play", "1969", "--seed"], ["pack", "burn"]),
        *(["cards", "1969", "--pack", "x", "--edition", "y"], ["cards", "1969", "--json=1"]),
        ["cards", "1969", "--source", "hearsay"],
    ],
)
def test_the_parser_speaks_the_language_too(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, language: str, argv: list[str]
) -> None:
    """None of argparse's own words stays English."""
    monkeypatch.setenv("SPACERACE_LANGUAGE", language)
    with pytest.raises(SystemExit):
        main(argv)
    found = capsys.readouterr()
    text = found.out + found.err
    if language == "fr":
        # The French word is the same.
        text = text.replace("options", "")
    assert text and not ENGLISH.search(text), ENGLISH.search(text)


@pytest.mark.parametrize(
    ("argv", "meant"),
    [
        (["pley", "rocketmen"], "play"),
        (["simulat"], "simulate"),
        (["pack", "chek"], "check"),
        (["play", "rocketmen", "--sed", "1"], "--seed"),
        (["simulate", "rocketman"], "rocketmen"),
        (["simulate", "1969", "--bots", "sens"], "sense"),
        (["report", "rocketman"], "rocketmen"),
    ],
)
def test_what_was_mistyped_is_guessed(capsys: Captured, argv: list[str], meant: str) -> None:
    """A command, an option, a game, a bot."""
    assert f'Did you mean "{meant}"?' in refused(capsys, *argv)


def test_nothing_is_guessed_where_nothing_is_like_it(capsys: Captured) -> None:
    assert "Did you mean" not in refused(capsys, "zzz")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_tab_key_knows_commands_and_options(capsys: Captured, shell: str) -> None:
    """The script is made from the parser itself."""
    text = output(capsys, "completion", shell)
    assert all(word in text for word in ("simulate", "round-cap", "rocketmen", "no-browser"))


# --- rules, and what comes from standard input ---------------------------------------------------


def test_a_rule_can_be_read(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its id, in the language of the reader, of either game and of the table."""
    text = output(capsys, "rules", "rm-7.14")
    assert text.startswith("RM-7.14  ") and "*" not in text
    assert output(capsys, "rules", "N-6.9").startswith("N-6.9  ")
    assert json.loads(output(capsys, "rules", "T-4", "--json"))["id"] == "T-4"
    monkeypatch.setenv("SPACERACE_LANGUAGE", "de")
    assert output(capsys, "rules", "RM-7.14") != text
    assert "RM-99.1" in refused(capsys, "rules", "RM-99.1")


def test_the_documents_can_be_read(capsys: Captured) -> None:
    """Messages name them; the wheel brings them along."""
    names = [line.split()[0] for line in output(capsys, "docs").splitlines()]
    assert {"hosting", "bots", "api", "rules/table"} <= set(names)
    text = (SRC.parent / "docs/hosting.md").read_text()
    assert output(capsys, "docs", "hosting") == output(capsys, "docs", "docs/hosting.md") == text
    assert 'Did you mean "hosting"?' in refused(capsys, "docs", "hostng")
    told = re.findall(r"spacerace docs ([a-z/-]+)", "\n".join(lang.texts("en")))
    assert told and set(told) <= set(names)


def test_the_document_of_the_command_line_names_the_exit_codes_and_who_has_json() -> None:
    """As they are in the program."""
    text = (SRC.parent / "docs/command-line.md").read_text()
    codes = [int(code) for code in re.findall(r"^\| (\d+) \|", text, re.MULTILINE)]
    assert codes == [0, FOUND_BROKEN, WRONG_USE, INTERRUPTED]
    [line] = re.findall(r"^  (`simulate`.*) have it\.$", text, re.MULTILINE)
    for command in re.findall(r"`([^`]+)`", line):
        needed = {
            "arena": "1969 sense random",
            "odds": "1969",
            "tables list": "",
            "replay": "x",
            "pack check": "x",
        }
        argv = [*command.split(), *needed.get(command, "1969").split(), "--json"]
        assert build_parser().parse_args(argv).json


def test_a_hyphen_is_standard_input(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """For match files and packs."""

    def typed(data: bytes) -> None:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))

    typed(GOLDEN[0].read_bytes())
    assert output(capsys, "replay", "-") == output(capsys, "replay", str(GOLDEN[0]))
    pack = output(capsys, "pack", "show").encode()
    typed(pack)
    assert output(capsys, "pack", "check", "-").startswith("ok: rocketmen-final@")
    typed(pack)
    assert json.loads(output(capsys, "pack", "check", "-", "--json"))["problems"] == []
    typed(pack + b"\nnonsense = 1\n")
    assert main(["pack", "check", "-", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["problems"][0]["line"] > 0
    typed(b"\xff\xfe")
    assert "no text" in refused(capsys, "pack", "check", "-")


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SRC)}


@pytest.mark.parametrize(
    "argv",
    [
        ["fly"],
        ["play"],
        ["play", "rocketmen", "--sed", "1"],
        ["play", "rocketmen", "--seed", "1x"],
        ["simulate", "rocketmen", "--games", "0"],
        ["simulate", "rocketmen", "--players", "many"],
        ["cards", "rocketmen", "--source", "hearsay"],
        ["pack", "burn"],
    ],
)
def test_wrong_use_is_refused_by_the_parser(capsys: Captured, argv: list[str]) -> None:
    """With usage, the word that is wrong, and 2."""
    text = refused(capsys, *argv)
    assert text.startswith("usage: spacerace")
    assert argv[-1] in text or argv == ["play"] or "--sed" in text


def test_a_deck_that_is_not_in_the_box_is_named(capsys: Captured) -> None:
    """With those that are."""
    assert 'no deck "green"' in refused(capsys, "cards", "rocketmen", "--deck", "green")


def test_a_seed_must_be_a_number(capsys: Captured) -> None:
    """In our words."""
    assert '"1x" is not a whole number' in refused(capsys, "play", "rocketmen", "--seed", "1x")


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["play", "chess"], 'no game "chess"'),
        (["simulate", "chess"], 'no game "chess"'),
        (["cards", "chess"], 'no game "chess"'),
        (["rules", "chess"], 'no game "chess"'),
        (["play", "rocketmen", "--seats", "Ann,Ann"], "D-28"),
        (["play", "rocketmen", "--seats", "Ann,ann"], "D-28"),
        (["play", "rocketmen", "--seats", "Ann"], "RM-2.1"),
        (["play", "rocketmen", "--seats", "A,B,C,D,E"], "RM-2.1"),
        (["play", "rocketmen", "--seats", ""], "RM-2.1"),
        (["play", "rocketmen", "--seats", "Ann,"], "D-28"),
        (["play", "rocketmen", "--seats", "random,random"], "spacerace simulate"),
        (["play", "rocketmen", "--variants", "1"], "RM-13.1"),
        (["play", "rocketmen", "--edition", "late"], "D-28"),
        (["cards", "rocketmen", "--edition", "late"], "D-28"),
        (["play", "rocketmen", "--mode", "duel"], "D-28"),
        (["play", "rocketmen", "--mode", "solo", "--seats", "Ann,Bob"], "RM-15.1"),
        (["simulate", "rocketmen", "--mode", "solo", "--players", "2"], "RM-15.1"),
        (["play", "rocketmen", "--level", "easy"], "RM-15.7"),
        (["simulate", "rocketmen", "--mode", "battle", "--level", "easy"], "RM-15.7"),
        (["play", "rocketmen", "--mode", "solo", "--level", "brutal"], "easy, normal or hard"),
        (["play", "rocketmen", "--mode", "solo", "--variants", "2"], "RM-15.4"),
        (["simulate", "rocketmen", "--mode", "battle", "--players", "5"], "RM-14.4"),
        (["play", "rocketmen", "--edition", "early", "--strict"], "RM-E.12"),
        (["play", "rocketmen", "--pack", "no-such-file"], "no-such-file"),
        (["play", "rocketmen", "--resume", "no-such-file"], "no-such-file"),
        (["play", "rocketmen", "--resume", "x", "--seed", "1"], "--resume"),
        (["play", "rocketmen", "--resume", "x", "--mode", "solo"], "--resume"),
        (["play", "rocketmen", "--resume", "x", "--edition", "final"], "--resume"),
        (["play", "rocketmen", "--resume", "x", "--level", "easy"], "--resume"),
        (["play", "rocketmen", "--save", "no/such/folder/x"], "no/such/folder/x"),
        (["play", "rocketmen", "--round-cap", "-1"], "INV-16"),
        (["simulate", "rocketmen", "--players", "5"], "RM-2.1"),
        (["simulate", "rocketmen", "--bots", "clever"], 'no bot "clever"'),
        (["simulate", "rocketmen", "--bots", "random,random", "--players", "3"], "3"),
        (["replay", "no-such-file"], "no-such-file"),
        (["pack", "check", "no-such-file"], "no-such-file"),
        (["pack", "show", "--pack", "rocketmen-final@99"], "rocketmen-final@1"),
        (["pack", "show", "--pack", "rocketmen-final@x"], "x"),
        (["pack", "show", "--pack", "chess"], "rocketmen-early, rocketmen-final, 1969"),
        (["pack", "check", "--game", "chess", __file__], 'no game "chess"'),
        (["cards", "1969", "--deck", "teal"], "mission, scientist, research"),
        (["cards", "1969", "--edition", "early"], "N-2.1"),
        (["play", "1969", "--seats", "Ann"], "N-2.1"),
        (["play", "1969", "--seats", "A,B,C,D,E,F"], "N-2.1"),
        (["play", "1969", "--seats", "Ann,ann"], "N-2.1"),
        (["play", "1969", "--mode", "solo"], "N-2.1"),
        (["play", "1969", "--edition", "final"], "N-2.1"),
        (["play", "1969", "--variants", "0"], "N-2.7"),
        (["play", "1969", "--strict"], "N-2.7"),
        (["play", "1969", "--round-cap", "3"], "N-2.7"),
        (["play", "1969", "--level", "easy"], "N-2.7"),
        (["simulate", "1969", "--round-cap", "200"], "N-2.7"),
        (["simulate", "1969", "--players", "6"], "N-2.1"),
    ],
)
def test_our_own_refusals_are_sentences(capsys: Captured, argv: list[str], words: str) -> None:
    """One on stderr, and 2; never a traceback."""
    text = refused(capsys, *argv)
    assert words in text
    assert "usage" not in text
    assert "%" not in text


# --- play and replay -----------------------------------------------------------------------------


def test_play_is_saved_and_can_be_resumed(capsys: Captured, types: Typing, tmp_path: Path) -> None:
    """Leave, come back, leave again: one file that grows."""
    path = tmp_path / "my.match"
    types("end-turn", "quit")
    text = output(
        capsys, "play", "rocketmen", "--terminal", "--seats", "Ann,random", "--seed", "3", "--save", str(path)
    )
    assert "Ann's turn" in text
    assert f"spacerace play rocketmen --resume {path}" in text
    first = path.read_text()
    assert "seed: 3\nseat: Ann: white\nseat: random: red\n" in first
    types("end-turn")
    output(capsys, "play", "rocketmen", "--resume", str(path))
    assert path.read_text().startswith(first)
    assert path.read_text().count("Ann: end-turn") == 2
    assert "not overwritten" in refused(capsys, "play", "rocketmen", "--save", str(path))
    text = output(capsys, "replay", str(path))
    assert "rocketmen, edition final" in text
    assert "Seats: Ann (white), random (red)" in text
    assert "The game is not over." in text


def test_play_without_options(capsys: Captured, types: Typing, tmp_path: Path) -> None:
    """You against a bot, a fresh seed, a file in the data folder."""
    types()
    text = output(capsys, "play", "rocketmen")
    assert "Captain's turn" in text
    (path,) = (tmp_path / "data" / "spacerace").iterdir()
    assert "seat: Captain: white\nseat: sense: red\n" in path.read_text()


def test_play_alone_without_seats(capsys: Captured, types: Typing, tmp_path: Path) -> None:
    """One person and the AI; the file can be resumed."""
    types()
    path = tmp_path / "my.match"
    argv = ["--edition", "early", "--mode", "solo", "--level", "hard", "--save", str(path)]
    text = output(capsys, "play", "rocketmen", *argv)
    assert "AI (hard)" in text
    assert "edition: early\nmode: solo\n" in path.read_text()
    assert "seat: Captain: white\n" in path.read_text() and path.read_text().count("seat: ") == 1
    types("end-turn")
    output(capsys, "play", "rocketmen", "--resume", str(path))
    assert "AI" in output(capsys, "replay", str(path), "--log")


def test_what_is_piped_has_no_blanks_at_the_ends_of_lines(capsys: Captured, types: Typing) -> None:
    """Tables are padded for terminals alone."""
    types("board")
    for argv in (["cards", "rocketmen"], ["replay", str(GOLDEN[0])], ["play", "rocketmen"]):
        assert all(line == line.rstrip(" ") for line in output(capsys, *argv).splitlines())


def test_a_table_can_agree_on_a_last_round(capsys: Captured, types: Typing) -> None:
    """Then the points are counted as they stand."""
    types("end-turn", "end-turn", "end-turn")
    text = output(capsys, "play", "rocketmen", "--round-cap", "2", "--seed", "1")
    assert "Stopped unfinished after 2 rounds" in text


def test_how_to_go_on_can_be_typed(
    capsys: Captured, types: Typing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program by its name if the shell finds it, else by its path; blanks in a path do no harm."""
    monkeypatch.chdir(tmp_path)
    program = tmp_path / "bin" / "spacerace"
    program.parent.mkdir()
    program.touch(mode=0o755)
    monkeypatch.setattr("sys.argv", [str(program)])
    for path, words in (("/nowhere", "bin/spacerace"), (str(program.parent), "spacerace")):
        monkeypatch.setenv("PATH", path)
        types()
        text = output(capsys, "play", "rocketmen", "--save", f"{words[:3]} my.match")
        assert f"Go on with: {words} play rocketmen --resume '{words[:3]} my.match'" in text


def test_several_bots_can_sit_down(capsys: Captured, types: Typing, tmp_path: Path) -> None:
    """They get names of their own."""
    types()
    path = tmp_path / "my.match"
    output(
        capsys, "play", "rocketmen", "--seats", "Ann,random,random", "--variants", "2", "--save", str(path)
    )
    assert "seat: Ann: white\nseat: random: red\nseat: random-2: yellow\n" in path.read_text()


def test_control_c_leaves_politely(capsys: Captured, types: Typing, tmp_path: Path) -> None:
    """130, and the file is named."""
    types(KeyboardInterrupt)
    path = tmp_path / "my.match"
    assert main(["play", "rocketmen", "--save", str(path)]) == 130
    assert str(path) in capsys.readouterr().out


def test_rules_can_be_read_while_playing(capsys: Captured, types: Typing) -> None:
    """From the page of the rules."""
    types("rules rm-7.14", "rules 7.4", "rules T-4", "rules 4", "rules RM-99.1")
    text = output(capsys, "play", "rocketmen")
    assert "RM-7.14  " in text
    assert "RM-7.4  " in text
    assert "T-4  " in text
    assert 'There is no rule "4"' in text
    assert 'There is no rule "RM-99.1"' in text


def test_replay_tells_the_log(capsys: Captured, types: Typing, tmp_path: Path) -> None:
    """Line by line, or as JSON."""
    types("end-turn", "end-turn")
    path = tmp_path / "my.match"
    output(capsys, "play", "rocketmen", "--seats", "Ann,Bob", "--seed", "1", "--save", str(path))
    text = output(capsys, "replay", str(path), "--log")
    assert "Round 1 began." in text
    assert "Ann drew " in text
    found = json.loads(output(capsys, "replay", str(path), "--json"))
    assert found["header"]["seats"] == ["Ann", "Bob"]
    assert found["scores"] == [0, 0]
    assert found["end_reason"] == ""


def test_replay_shows_how_a_game_ended(capsys: Captured) -> None:
    """The last line says who won, or who would have."""
    last = [output(capsys, "replay", str(path)).splitlines()[-1] for path in GOLDEN]
    assert all("won" in line and "rounds" in line for line in last)
    assert any(" won after " in line for line in last)


@pytest.mark.parametrize(
    ("line", "rule"),
    [("Bob: launch mars", "RM-7.1"), ("Bob: fly", "T-5"), ("Eve: end-turn", "T-5"), ("Ann: end-turn", "T-1")],
)
def test_a_broken_match_file_names_line_and_rule(
    capsys: Captured, types: Typing, tmp_path: Path, line: str, rule: str
) -> None:
    """Exit 1 by replay, 2 by resume."""
    types()
    path = tmp_path / "my.match"
    output(capsys, "play", "rocketmen", "--seats", "Ann,Bob", "--seed", "4", "--save", str(path))
    path.write_text(path.read_text() + line + "\n")
    number = path.read_text().count("\n")
    text = refused(capsys, "replay", str(path), code=1)
    assert f"Line {number}:" in text
    assert f"[{rule}]" in text
    text = refused(capsys, "play", "rocketmen", "--resume", str(path))
    assert str(path) in text
    assert f"Line {number}:" in text
    assert f"[{rule}]" in text


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00\n", b"spacerace match 1\n"])
def test_what_is_no_match_file_is_refused(capsys: Captured, tmp_path: Path, content: bytes) -> None:
    """Whatever it holds."""
    path = tmp_path / "my.match"
    path.write_bytes(content)
    try:
        code = main(["replay", str(path)])
    except SystemExit as stop:
        pytest.fail(str(stop))
    assert code in (1, 2)
    assert str(path) in capsys.readouterr().err


def test_a_torn_line_is_noted_by_replay(capsys: Captured, types: Typing, tmp_path: Path) -> None:
    """On stderr; the rest is played back."""
    types()
    path = tmp_path / "my.match"
    output(capsys, "play", "rocketmen", "--seed", "4", "--save", str(path))
    path.write_text(path.read_text() + "Captain: end-tu")
    assert main(["replay", str(path)]) == 0
    assert "cut short" in capsys.readouterr().err


# --- simulate ------------------------------------------------------------------------------------


def test_simulate_prints_tables(capsys: Captured) -> None:
    """Scores, wins, rounds, reasons, speed; the progress goes to stderr."""
    argv = ["simulate", "rocketmen", "--players", "3", "--games", "2", "--round-cap", "3"]
    assert main(argv) == 0
    found = capsys.readouterr()
    for words in ("mean score", "wins", "seat 3", "Games: 2", "3.0 rounds", "the round cap (2)", "a second"):
        assert words in found.out
    assert "Games" in found.err and "2/2" in found.err
    assert "2/2" not in found.out


def test_simulate_json_stands_alone_on_stdout(capsys: Captured) -> None:
    """These keys and no others; the same seed gives the same games, and so does the command that is told."""
    argv = [
        "simulate",
        "rocketmen",
        "--players",
        "2",
        "--games",
        "3",
        "--seed",
        "8",
        "--round-cap",
        "2",
        "--json",
    ]
    first, again = json.loads(output(capsys, *argv)), json.loads(output(capsys, *argv))
    figures = ["games", "decisions", "seconds", "scores", "winners", "rounds", "end_reasons"]
    assert list(first) == [*figures, "about"]
    about = first["about"]
    assert (about["seed"], about["bots"], about["options"]["round_cap"]) == (8, ["random"], 2)
    assert about["pack"]["id"] == "rocketmen-final" and len(about["pack"]["hash"]) > 10
    assert about["spacerace"] == __version__ and about["rules_version"] >= 1
    told = json.loads(output(capsys, *about["command"].split()[1:], "--json"))
    assert {**told, "seconds": 0} == {**first, "seconds": 0}
    assert first["games"] == 3
    assert [len(scores) for scores in first["scores"]] == [2, 2, 2]
    assert first["end_reasons"] == {"cap": 3}
    assert {**first, "seconds": 0} == {**again, "seconds": 0}


def test_simulated_games_are_written_down_and_saved(capsys: Captured, tmp_path: Path) -> None:
    """A line and a match file each, whatever the number of processes."""
    argv = ["simulate", "rocketmen", "--games", "3", "--bots", "sense,random", "--round-cap", "3", "--json"]
    out, saved = tmp_path / "games.jsonl", tmp_path / "some/matches"
    alone = json.loads(output(capsys, *argv, "--out", str(out), "--save", str(saved)))
    first, *games = map(json.loads, out.read_text().splitlines())
    assert first["about"] == alone["about"] and first["about"]["own_bots"] == {}
    assert [game["scores"] for game in games] == alone["scores"]
    assert sum(game["decisions"] for game in games) == alone["decisions"]
    files = [saved / f"rocketmen-{game['seed']}.match" for game in games]
    assert sorted(saved.iterdir()) == sorted(files)
    for file, game in zip(files, games, strict=True):
        assert json.loads(output(capsys, "replay", str(file), "--json"))["scores"] == game["scores"]
    others = json.loads(output(capsys, *argv, "--jobs", "2", "--out", str(tmp_path / "again.jsonl")))
    assert {**others, "seconds": 0} == {**alone, "seconds": 0}
    assert (tmp_path / "again.jsonl").read_text() == out.read_text()


def test_a_simulation_names_the_code_of_ones_own_bots(capsys: Captured) -> None:
    """Its file may change; then the games are others."""
    bot = str(SRC.parent / "examples/my_bot.py")
    argv = ["simulate", "rocketmen", "--games", "1", "--round-cap", "1", "--bots", bot, "--json"]
    found = json.loads(output(capsys, *argv))
    assert list(found["about"]["own_bots"]) == [bot]


@pytest.mark.parametrize("edition", ["final", "early"])
def test_simulate_alone_gives_the_player_then_the_ai(capsys: Captured, edition: str) -> None:
    """One player unless told otherwise; the AI comes second, and somebody always wins."""
    argv = ["simulate", "rocketmen", "--edition", edition, "--mode", "solo", "--games", "4"]
    argv += ["--bots", "idle", "--round-cap", "16"]
    found = json.loads(output(capsys, *argv, "--json"))
    assert [len(scores) for scores in found["scores"]] == [2] * 4
    assert found["winners"] == [[1]] * 4
    assert all(own == 0 < other for own, other in found["scores"])
    lines = output(capsys, *argv).splitlines()
    assert any(line.split()[0:1] == ["AI"] for line in lines)


def test_simulate_battle_and_early(capsys: Captured) -> None:
    """Two players unless told otherwise."""
    for argv in (["--mode", "battle"], ["--edition", "early", "--variants", "2"]):
        found = json.loads(
            output(capsys, "simulate", "rocketmen", *argv, "--games", "2", "--round-cap", "4", "--json")
        )
        assert [len(scores) for scores in found["scores"]] == [2, 2]


# --- cards, rules, packs -------------------------------------------------------------------------


def test_cards_as_table_and_json(capsys: Captured) -> None:
    """All 165, or those of one deck or one mark."""
    assert "165 cards." in output(capsys, "cards", "rocketmen")
    text = output(capsys, "cards", "rocketmen", "--deck", "teal")
    assert "Big Data" in text and "Depot" not in text
    rows = json.loads(output(capsys, "cards", "rocketmen", "--source", "recon", "--json"))
    assert rows and {row["source"] for row in rows} == {"recon"}
    text = output(capsys, "cards", "rocketmen", "--source", "picture", "--deck", "teal")
    (line,) = (line for line in text.splitlines() if "Afterburner" in line)
    assert "picture: " in line and "cost" in line and "items" not in line
    assert all(row["name"] and row["number"] for row in rows)


def test_cards_of_an_edition(capsys: Captured) -> None:
    """The final one unless told otherwise; a pack has an edition of its own."""
    final, early = (output(capsys, "cards", "rocketmen", "--edition", name) for name in ("final", "early"))
    assert final == output(capsys, "cards", "rocketmen")
    assert "Manned Spaceship" in early and "Manned Spaceship" not in final
    assert "does not go together" in refused(
        capsys, "cards", "rocketmen", "--edition", "early", "--pack", "x"
    )


def test_rules_as_table_and_json(capsys: Captured) -> None:
    """Id, function, tests."""
    rows = json.loads(output(capsys, "rules", "rocketmen", "--json"))
    assert all(list(row) == ["id", "function", "tests"] for row in rows)
    by_id = {row["id"]: row for row in rows}
    assert by_id["RM-4.9"]["function"].startswith("chapters.buying.")
    text = output(capsys, "rules", "rocketmen")
    assert "RM-4.9" in text and f"{len(rows)} rules." in text
    gaps = json.loads(output(capsys, "rules", "rocketmen", "--gaps", "--json"))
    assert all(not row["function"] or not row["tests"] for row in gaps)
    output(capsys, "rules", "rocketmen", "--gaps")


def test_rules_say_when_there_are_no_tests(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An installed package comes without them."""
    monkeypatch.setattr("spacerace.lab.rule_coverage.TESTS", tmp_path / "nowhere")
    assert "The tests are not installed here" in output(capsys, "rules", "rocketmen")


def test_pack_check_tells_every_mistake(capsys: Captured, tmp_path: Path) -> None:
    """File, line, sentence; the same file cannot be played with."""
    path = tmp_path / "mine.toml"
    path.write_text(
        '[pack]\nid = "mine"\nversion = 1\nbase = "rocketmen-final@1"\n\n'
        '[[asset]]\nid = "depot"\ncots = ["$20"]\nsource = "picture"\n\n'
        '[[threat]]\nid = "pandemic"\nvp = "two"\nsource = "picture"\n'
    )
    assert main(["pack", "check", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(": ")[0] for line in lines] == [f"{path}:8", f"{path}:13"]
    assert 'Did you mean "cost"?' in lines[0]
    for argv in (["play", "rocketmen"], ["simulate", "rocketmen"], ["cards", "rocketmen"]):
        assert f"{path}:8: " in refused(capsys, *argv, "--pack", str(path))


def test_a_corrected_pack_can_be_played(capsys: Captured, types: Typing, tmp_path: Path) -> None:
    """It travels in the match file."""
    path, saved = tmp_path / "mine.toml", tmp_path / "my.match"
    path.write_text(
        '[pack]\nid = "mine"\nversion = 1\nbase = "rocketmen-final@1"\n\n'
        '[[asset]]\nid = "depot"\nname = "Shed"\nsource = "picture"\n'
    )
    text = output(capsys, "pack", "check", str(path))
    assert text.startswith("ok: mine@1 with 165 cards, hash ")
    types("card shed")
    text = output(capsys, "play", "rocketmen", "--pack", str(path), "--save", str(saved))
    assert "Shed" in text
    assert "pack mine@1" in output(capsys, "replay", str(saved))
    assert "Shed" in output(capsys, "cards", "rocketmen", "--pack", str(path))
    output(capsys, "simulate", "rocketmen", "--pack", str(path), "--games", "1", "--round-cap", "1")


def test_pack_show_prints_what_pack_check_takes(capsys: Captured, tmp_path: Path) -> None:
    """A start for a pack of one's own."""
    text = output(capsys, "pack", "show")
    assert text == LIBRARY.text()
    path = tmp_path / "mine.toml"
    path.write_text(text)
    assert "165 cards" in output(capsys, "pack", "check", str(path))


def test_a_closed_pipe_is_no_trouble() -> None:
    """As in ``spacerace cards rocketmen | head -1``."""
    with subprocess.Popen(
        [sys.executable, "-m", "spacerace.cli", "pack", "show"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_environment(),
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""


# --- 1969 ----------------------------------------------------------------------------------------


def test_1969_is_played_saved_resumed_and_replayed(capsys: Captured, types: Typing, tmp_path: Path) -> None:
    """The same commands, without a word about options that the game does not have."""
    path = tmp_path / "my.match"
    types("sell 0", "rules n-6.9", "rules 6.9")
    argv = ["--terminal", "--seats", "Ann,random,random", "--seed", "3", "--save", str(path)]
    text = output(capsys, "play", "1969", *argv)
    assert "1963 (year 1 of 7)" in text and text.count("N-6.9  ") == 2
    assert f"spacerace play 1969 --resume {path}" in text
    head = path.read_text().partition("\n\n")[0]
    assert "game: 1969\n" in head and "edition: 2012\nmode: standard\n" in head and "option" not in head
    types("done")
    output(capsys, "play", "1969", "--resume", str(path))
    text = output(capsys, "replay", str(path), "--log")
    assert "1969, edition 2012, mode standard" in text and "Options" not in text
    assert "took an income of 12 M." in text and "prestige points" in text
    found = json.loads(output(capsys, "replay", str(path), "--json"))
    assert found["header"]["game"] == "1969" and found["end_reason"] == ""


def test_1969_simulated(capsys: Captured) -> None:
    """The same keys; seven years each, never a cap."""
    argv = ["simulate", "1969", "--players", "5", "--bots", "random", "--games", "3", "--seed", "8"]
    first, again = (json.loads(output(capsys, *argv, "--json")) for _ in range(2))
    figures = ["games", "decisions", "seconds", "scores", "winners", "rounds", "end_reasons"]
    assert list(first) == [*figures, "about"]
    assert [len(scores) for scores in first["scores"]] == [5, 5, 5]
    assert first["rounds"] == [7, 7, 7] and first["end_reasons"] == {"1969": 3}
    assert {**first, "seconds": 0} == {**again, "seconds": 0}
    assert "seat 5" in output(capsys, *argv, "--laws", "40")


def test_1969_cards(capsys: Captured) -> None:
    """Everything printed, with its source."""
    rows = json.loads(output(capsys, "cards", "1969", "--json"))
    assert all({"number", "id", "name", "deck", "copies", "source", "sources"} <= set(row) for row in rows)
    assert sum(row["copies"] for row in rows if row["deck"] == "espionage") == 39
    recon = json.loads(output(capsys, "cards", "1969", "--source", "recon", "--json"))
    assert 0 < len(recon) < len(rows)
    text = output(capsys, "cards", "1969")
    assert "Carrier Rocket + CSM + LEM" in text and "12 spaces, the last for 15 PP; espionage 3" in text
    assert "Depot" not in text
    only = output(capsys, "cards", "1969", "--deck", "scientist")
    assert "Genius" in only and "Robotics" not in only


def test_1969_rules(capsys: Captured) -> None:
    """Id, function, tests."""
    rows = json.loads(output(capsys, "rules", "1969", "--json"))
    assert all(list(row) == ["id", "function", "tests"] for row in rows)
    by_id = {row["id"]: row for row in rows}
    assert by_id["N-6.4"]["function"].startswith("chapters.missions.")
    assert "RM-4.9" not in by_id


def test_a_pack_finds_its_game(capsys: Captured, types: Typing, tmp_path: Path) -> None:
    """By its base, by its tables, or by what one says; even with mistakes in it."""
    path, saved = tmp_path / "mine.toml", tmp_path / "my.match"
    entry = '[[mission]]\nid = "moon"\nname = "Luna"\nsource = "page"\n'
    path.write_text(f'[pack]\nid = "mine"\nversion = 1\nbase = "1969@1"\n\n{entry}')
    assert output(capsys, "pack", "check", str(path)).startswith("ok: mine@1 with 208 parts, hash ")
    assert "Luna" in output(capsys, "cards", "1969", "--pack", str(path))
    types()
    text = output(capsys, "play", "1969", "--pack", str(path), "--save", str(saved))
    assert "Luna (all six symbols)" in text
    assert "pack mine@1" in output(capsys, "replay", str(saved))
    assert "no built-in pack 1969@1" in refused(capsys, "play", "rocketmen", "--pack", str(path))
    path.write_text(output(capsys, "pack", "show", "--pack", "1969@1").replace('id = "1969"', 'id = "mine"'))
    assert "ok: mine@1" in output(capsys, "pack", "check", str(path))
    assert "ok: mine@1" in output(capsys, "pack", "check", "--game", "1969", str(path))
    assert main(["pack", "check", "--game", "rocketmen", str(path)]) == 1
    assert '"asset"' in capsys.readouterr().out
    path.write_text('[pack]\nbase = "1969@1"\n[[mission]\n')
    assert main(["pack", "check", str(path)]) == 1
    assert f"{path}:" in capsys.readouterr().out


def test_cards_have_the_numbers_that_stand_on_them(capsys: pytest.CaptureFixture[str]) -> None:
    """RM-1.16: the two numbers that are known of the early edition are in the list."""
    assert main(["cards", "rocketmen", "--edition", "early"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    for name, number in (("Asteroid Laser Ablation", "50"), ("Electric Cars", "80")):
        assert number in [row[0] for row in rows if " ".join(row[1:]).startswith(name)]
