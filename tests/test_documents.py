"""What the pages show is run: every piece of Python and every command, or this file says why not.

A new block or command is run as soon as it stands on a page. One that cannot be run here needs a line below.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from spacerace.cli import build_parser, main
from tests.documents import (
    ROOT,
    Block,
    Command,
    anchors,
    blocks,
    broken_links,
    commands_in_sentences,
    commands_of,
)
from tests.golden_games import FOLDER

#: Python that another test runs or compares: it is a piece of a file that the tests run.
PYTHON_ELSEWHERE = {
    "docs/adding-a-game.md": "tests/third_game/test_walk_through.py",
    "docs/api.md": "tests/test_documents.py",
    "docs/bots.md": "tests/test_examples.py",
    "docs/start-bot.md": "tests/test_doors.py",
    "docs/start-researcher.md": "tests/test_doors.py",
}
#: Blocks that hold no commands: the page, the language, and who looks at them or why nobody does.
NO_COMMANDS = {
    ("docs/adding-a-card.md", "toml"): "tests/games/rocketmen/test_pack_corrections.py",
    ("docs/adding-a-game.md", "fluent"): "tests/third_game/test_walk_through.py",
    ("docs/adding-a-game.md", "markdown"): "tests/third_game/test_walk_through.py",
    ("docs/adding-a-game.md", "toml"): "tests/third_game/test_walk_through.py",
    ("docs/api.md", "json"): "tests/server/test_docs.py",
    ("docs/api.md", "sh"): "tests/server/test_docs.py",
    ("docs/hosting.md", "json"): "one line of a log",
    ("docs/hosting.md", "yaml"): "a file of Prometheus",
    ("docs/promises.md", "sh"): "tests/server/test_recovery.py",
    ("docs/research.md", "py"): "tests/research/test_learning.py",
    ("docs/rules/table.md", ""): "the beginning of a match file, with gaps",
    ("docs/server.md", ""): "a drawing",
    ("docs/start-designer.md", "toml"): "tests/test_doors.py",
    ("docs/translating.md", "toml"): "tests/test_documents.py",
}
#: Languages of the site's own machinery.
SITE = ("{toctree}", "{eval-rst}")

#: Commands that are not run here, and why. The parser reads those of spacerace all the same.
NOT_RUN = (
    (r"make\b", "it is what runs the tests, or takes hours; the target has to be there"),
    (r"python -m (benchmarks|pytest|tests)\b", "it takes minutes; what it names has to be there"),
    (r"pip install\b", "it needs a network"),
    (r"(python -m )?spacerace( --network)?$", "tests/server/test_starting.py"),
    (r"spacerace serve\b", "tests/server/test_starting.py"),
    (r"(spacerace|race) (backup|restore|tables)\b", "tests/server"),
    (r"spacerace join\b", "tests/server/test_client.py"),
    (r"spacerace report\b", "tests/test_cli_report.py"),
    (r"spacerace (simulate|play|rules) pips\b", "tests/third_game/test_walk_through.py"),
    (r"spacerace --help$", "tests/test_cli.py"),
    (r"(sudo|podman) ", "it changes the system"),
    (r"curl http", "it asks the server that a host has just set up"),
    (r"spacerace arena \w+ sense tests/", "it takes the bots of an earlier commit, which only a clone has"),
    (r"spacerace arena GAME\b", "it says in which order the words come"),
)
#: Sentences speak of a command without all that it needs.
INCOMPLETE = (
    "spacerace arena",
    "spacerace backup",
    "spacerace cards",
    "spacerace join",
    "spacerace odds",
    "spacerace pack check",
    "spacerace play",
    "spacerace play --seats",
    "spacerace simulate --bots",
    "spacerace simulate <name> --laws 1",
    "spacerace tables delete",
)
#: The page that sets up a server. Its blocks hold files and longer commands too.
HOSTING = "docs/hosting.md"
#: What stands for a file that the reader has, by the command.
FILES = {"replay": "rocketmen-eager-2-0-1.match", "odds": "1969-random-2-1.match"}

#: Pages whose commands follow from each other: tests/test_doors.py runs each page as a whole.
DOORS = "docs/start-"

SHOWN = [block for block in blocks() if block.language not in SITE]
PYTHON = [block for block in SHOWN if block.language == "python"]
COMMANDS = [
    *(
        command
        for block in SHOWN
        if block.language in ("", "sh") and (block.page, block.language) not in NO_COMMANDS
        for command in commands_of(block)
        if block.page != HOSTING and not block.page.startswith(DOORS)
    ),
    *(command for command in commands_in_sentences() if command.page != HOSTING),
]


def _reason(command: Command) -> str:
    """Why a command is not run; nothing if it is."""
    words = _plain(command)
    if words in INCOMPLETE:
        return "a sentence that speaks of it"
    return next((why for pattern, why in NOT_RUN if re.match(pattern, words)), "")


def _plain(command: Command) -> str:
    """A command without the folder of the program, the remark at its end and the file it writes."""
    words = command.text.removeprefix(".venv/bin/").partition("  #")[0]
    return words.partition(" > ")[0].strip()


#: Each once, however many pages show it.
RUN = list({_plain(command): command for command in COMMANDS if not _reason(command)}.values())


# --- nothing is left out -------------------------------------------------------------------------


def test_every_block_is_run_or_this_file_says_why_not() -> None:
    unknown = [
        block.place
        for block in SHOWN
        if block.language not in ("python", "sh", "") and (block.page, block.language) not in NO_COMMANDS
    ]
    assert unknown == []
    strange = [command.place for command in RUN if not _plain(command).startswith("spacerace ")]
    assert strange == [], "neither a command of spacerace nor one with a reason"


def test_no_reason_is_left_over() -> None:
    kinds = {(block.page, block.language) for block in SHOWN}
    assert sorted(set(NO_COMMANDS) - kinds) == []
    assert set(PYTHON_ELSEWHERE) <= {block.page for block in PYTHON}
    plain = [_plain(command) for command in COMMANDS] + [_host(command) for command in _hosting()]
    assert [pattern for pattern, _ in NOT_RUN if not any(re.match(pattern, text) for text in plain)] == []
    assert sorted(set(INCOMPLETE) - set(plain)) == []


def test_every_test_that_is_named_here_is_there() -> None:
    reasons = [*PYTHON_ELSEWHERE.values(), *NO_COMMANDS.values(), *(why for _, why in NOT_RUN)]
    named = [why for why in reasons if why.startswith("tests/")]
    assert [name for name in named if not (ROOT / name).exists()] == []


# --- Python --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "block", [block for block in PYTHON if block.page not in PYTHON_ELSEWHERE], ids=lambda block: block.place
)
def test_python_runs_as_it_stands(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And prints the fractions that its remarks promise."""
    # A page may write a file.
    monkeypatch.chdir(tmp_path)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(block.text, block.place, "exec"), {"__name__": "__main__"})
    promised = re.findall(r"^print.*# (\d+/\d+)", block.text, re.MULTILINE)
    assert [fraction for fraction in promised if fraction not in printed.getvalue()] == []


def test_the_page_shows_pieces_of_the_programs_from_outside() -> None:
    pieces = [block.text for block in PYTHON if block.page == "docs/api.md"]
    for piece, program in zip(pieces, ("my_program", "outside_bot"), strict=True):
        assert piece in (ROOT / f"examples/{program}.py").read_text(encoding="utf-8")


def test_the_page_shows_lines_of_the_glossaries() -> None:
    glossaries = [path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("glossary.toml")]
    [block] = [block for block in SHOWN if block.page == "docs/translating.md"]
    shown = [line for line in block.text.splitlines() if line and not line.startswith("[")]
    assert len(shown) == 2
    assert [line for line in shown if not any(f"\n{line}\n" in text for text in glossaries)] == []


def test_every_module_that_examples_and_pages_import_is_in_the_reference() -> None:
    """And every one that the reference names is there. Studies of our own bots look inside them."""
    own = [*(ROOT / "examples").glob("*.py"), *(ROOT / "examples/pips").rglob("*.py")]
    examples = [path.read_text(encoding="utf-8") for path in own]
    code = "\n".join([*examples, *(block.text for block in PYTHON)])
    imported = set(re.findall(r"^ *from (spacerace[\w.]*) import", code, re.MULTILINE))
    pages = [path.read_text(encoding="utf-8") for path in (ROOT / "docs/reference").glob("*.md")]
    shown = set(re.findall(r"automodule:: (\S+)", "\n".join(pages)))
    assert len(imported) > 10
    # A package whose modules are asked for by their names has nothing to show itself.
    packages = {name for name in imported if any(one.startswith(f"{name}.") for one in shown)}
    assert sorted(imported - packages - shown) == []
    assert [name for name in sorted(shown) if importlib.util.find_spec(name) is None] == []


def test_every_link_leads_to_a_page_and_to_a_heading_of_it() -> None:
    """`make docs` says the same, a minute later."""
    assert "the-life-of-an-action" in anchors("docs/server.md")
    assert broken_links() == []


# --- commands ------------------------------------------------------------------------------------


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the pages speak of, and a terminal that is closed at once."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SPACERACE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("builtins.input", _nobody_types)
    for folder in ("examples", "tests"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    packs = [
        block.text for block in SHOWN if block.page == "docs/adding-a-card.md" and "[pack]" in block.text
    ]
    for text in packs:
        [name] = re.findall(r'^id = "(my-\w+)"', text, re.MULTILINE)
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return tmp_path


def _nobody_types(prompt: str = "") -> str:
    raise EOFError


def _few(words: list[str]) -> Iterator[str]:
    """A command with two games, and a bot that takes no time for the one that thinks ahead."""
    for before, word in zip(["", *words], words, strict=False):
        if before == "--games":
            yield "2"
        elif word == "FILE":
            yield "my-copy.toml" if "check" in words else str(FOLDER / FILES[words[0]])
        else:
            yield re.sub(r"\bsearch(:\d+)?\b", "random", word)


@pytest.mark.parametrize("command", RUN, ids=lambda command: command.place)
def test_a_command_runs(command: Command, desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = shlex.split(_plain(command))[1:]
    assert main(list(_few(words))) == 0
    found = capsys.readouterr()
    assert found.out and "‹" not in found.out
    if command.prints:
        assert [line.rstrip() for line in found.out.splitlines()] == command.prints.splitlines()


@pytest.mark.parametrize(
    "command",
    [command for command in COMMANDS if _reason(command) and _plain(command) not in INCOMPLETE],
    ids=lambda command: command.place,
)
def test_a_command_that_is_not_run_names_what_there_is(command: Command) -> None:
    """Options, targets, modules, files."""
    program, *words = shlex.split(_plain(command))
    if program == "spacerace" and words[:2] != ["arena", "GAME"] and "pips" not in words:
        if words[-1:] == ["--help"]:
            words = []
        build_parser().parse_args(words)
    elif program == "make":
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        assert re.search(rf"^{words[0]}:", makefile, re.MULTILINE), words[0]
    elif program == "python":
        assert importlib.util.find_spec(words[1]), words[1]
        assert all((ROOT / word).exists() for word in words[2:] if word.startswith("tests/"))


# --- setting up a server -------------------------------------------------------------------------


def _hosting() -> list[Command]:
    """The lines of the page on hosting, and the commands in its sentences."""
    lines = [
        command
        for block in SHOWN
        if block.page == HOSTING and block.language in ("", "sh")
        for command in commands_of(block)
    ]
    return [*lines, *(command for command in commands_in_sentences() if command.page == HOSTING)]


def _host(command: Command) -> str:
    """A command of the page, without what makes it run as the server's own user."""
    text = re.sub(r"\$\(.+?\)", "DAY", command.text).replace("%i", "1")
    return re.sub(r"^.*\brace (?=backup|restore|tables|serve)", "spacerace ", text)


def test_what_a_host_types_is_what_the_parser_reads() -> None:
    """The rest of the page changes the system, so it is not run here."""
    typed = [_host(command) for command in _hosting()]
    own = [text for text in typed if text.startswith("spacerace ") and text not in INCOMPLETE]
    assert len(own) >= 10
    for text in own:
        build_parser().parse_args(shlex.split(text)[1:])
