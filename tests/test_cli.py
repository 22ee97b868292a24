"""The commands as a person types them: help, language, rules, and what is refused."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys

import pytest

from spacerace import __version__, lang
from spacerace.cli import build_parser, main
from spacerace.commands.common import FOUND_BROKEN, INTERRUPTED, WRONG_USE
from tests.cli_typing import GOLDEN, SRC, Captured, _at_home, _environment, output, refused

__all__ = ["_at_home"]

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
