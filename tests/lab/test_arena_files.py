"""The arena: files that lose nothing, whatever stops a run."""

from __future__ import annotations

import ast
import json
import os
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from spacerace.games import KITS
from spacerace.kernel.errors import BadSetup
from spacerace.lab import arena_file, bot_code
from spacerace.lab.arena import (
    Contest,
    Played,
    play_all,
    tasks_of,
)
from spacerace.lab.arena_file import FORMAT, ArenaFile, head_of, load, play_out
from spacerace.lab.bot_code import STRUCTURE, files_of_bots, hash_of_bots, hash_of_files
from spacerace.lab.standings import standings_of
from tests.lab.contests import CONTEST, own_bot, timeless

SRC = Path(__file__).parents[2] / "src"


# --- files ---------------------------------------------------------------------------------------


def played_file(path: Path, games: int, contest: Contest = CONTEST) -> list[Played]:
    """A file with so many games."""
    with ArenaFile(path, head_of(contest)) as file:
        return play_out(contest, tasks_of(contest, games), file)


def test_a_file_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is there is not played again, and more games can be asked for."""
    path = tmp_path / "file"
    first = played_file(path, 4)
    calls: list[int] = []

    def count(contest: Contest, tasks: list[object], jobs: int) -> list[Played]:
        calls.append(len(tasks))
        return list(play_all(contest, tasks, jobs))  # type: ignore[arg-type]

    monkeypatch.setattr(arena_file, "play_all", count)
    assert played_file(path, 4) == first
    more = played_file(path, 10)
    assert calls == [0, 6]
    assert more[:4] == first
    assert timeless(more) == timeless(list(play_all(CONTEST, tasks_of(CONTEST, 10), 1)))
    # Fewer than there are: only those that were asked for count, and none is thrown away.
    assert len(played_file(path, 2)) == 2
    assert len(load(path)[1]) == 10


def test_progress_is_told_from_what_is_there(tmp_path: Path) -> None:
    """A bar that goes on begins where it stopped."""
    played_file(tmp_path / "file", 2)
    told: list[tuple[int, int]] = []
    with ArenaFile(tmp_path / "file", head_of(CONTEST)) as file:
        play_out(CONTEST, tasks_of(CONTEST, 4), file, progress=lambda done, total: told.append((done, total)))
    assert told == [(2, 4), (3, 4), (4, 4)]


def test_a_torn_last_line_is_dropped_and_played_again(tmp_path: Path) -> None:
    """A kill in the middle of writing costs one game."""
    path = tmp_path / "file"
    whole = played_file(path, 6)
    data = path.read_bytes()
    path.write_bytes(data[:-20])
    with ArenaFile(path, head_of(CONTEST)) as file:
        assert file.torn
        assert len(file.games) == 5
        assert timeless(play_out(CONTEST, tasks_of(CONTEST, 6), file)) == timeless(whole)
    assert path.read_bytes().count(b"\n") == 7


def test_a_torn_head_begins_anew(tmp_path: Path) -> None:
    """Nothing stands behind it."""
    path = tmp_path / "file"
    played_file(path, 2)
    for piece in (b"", path.read_bytes()[:30]):
        path.write_bytes(piece)
        with ArenaFile(path, head_of(CONTEST)) as file:
            assert file.games == []
        assert load(path)[0].game == "1969"


def test_a_head_that_lacks_only_its_line_end_is_a_head(tmp_path: Path) -> None:
    """One of this contest gets it; one of another version is refused and left as it is."""
    path = tmp_path / "file"
    played_file(path, 2)
    head = path.read_bytes().partition(b"\n")[0]
    path.write_bytes(head)
    assert len(played_file(path, 2)) == len(load(path)[1]) == 2
    later = head.replace(b'{"arena":%d' % FORMAT, b'{"arena":%d' % (FORMAT + 1))
    path.write_bytes(later)
    with pytest.raises(BadSetup, match=f"version {FORMAT + 1}"):
        ArenaFile(path, head_of(CONTEST))
    assert path.read_bytes() == later


@pytest.mark.parametrize(
    "spoiled",
    [
        {"scores": [1]},
        {"scores": [1, 2, 3]},
        {"seats": ["random", "idle"]},
        {"winners": [2]},
        {"decisions": []},
        {"seconds": [0.1]},
        {"level": "easy"},
    ],
    ids=str,
)
def test_a_game_that_is_none_of_the_contest_is_refused(tmp_path: Path, spoiled: dict[str, object]) -> None:
    """Its line can be read, and is damaged all the same: its figures would be wrong."""
    path = tmp_path / "file"
    played_file(path, 4)
    line = json.loads(path.read_text().splitlines()[2])
    assert line["seats"] == ["idle", "random"]
    spoil(path, text=json.dumps({**line, **spoiled}))
    before = path.read_bytes()
    with pytest.raises(BadSetup, match="deal 0 does not fit the contest"):
        played_file(path, 4)
    assert path.read_bytes() == before


def spoil(path: Path, *, first: dict[str, object] | None = None, text: str = "") -> None:
    """Change the head of a file, or put another text into its third line."""
    lines = path.read_text().splitlines()
    lines[0] = json.dumps({**json.loads(lines[0]), **(first or {})})
    lines[2] = text or lines[2]
    path.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    "first, text, reason",
    [
        ({"arena": FORMAT + 1}, "", f"version {FORMAT + 1}"),
        ({"arena": "x"}, "", "no arena file"),
        ({"seed": 4}, "", "seed: 4, not 3"),
        ({"bots": ["random", "sense"]}, "", "bots: random sense, not random idle"),
        ({"rules_version": 77}, "", "version 77 of the rules"),
        ({"pack_hash": "0"}, "", "pack_hash: 0, not"),
        ({"built_in_bots": "0"}, "", "the bots have changed"),
        ({}, "{]", "line 3"),
    ],
    ids=str,
)
def test_a_file_of_something_else_is_refused_and_left_as_it_is(
    tmp_path: Path, first: dict[str, object], text: str, reason: str
) -> None:
    """Another version, another contest, a damaged line: nothing is lost, not even a torn end."""
    path = tmp_path / "file"
    played_file(path, 4)
    spoil(path, first=first, text=text)
    with path.open("a") as stream:
        stream.write('{"deal": 5')
    before = path.read_bytes()
    with pytest.raises(BadSetup, match=reason) as caught:
        ArenaFile(path, head_of(CONTEST))
    assert str(path) in str(caught.value)
    assert path.read_bytes() == before


def test_some_other_file_is_refused(tmp_path: Path) -> None:
    """A person's notes are not an arena file, with or without a line end."""
    path = tmp_path / "notes"
    for text in ("my notes", "my notes\nmore\n", "\n"):
        path.write_text(text)
        with pytest.raises(BadSetup, match="no arena file"):
            ArenaFile(path, head_of(CONTEST))
        assert path.read_text() == text


def test_origin_is_told_and_not_compared(tmp_path: Path) -> None:
    """A file may be finished on another machine."""
    path = tmp_path / "file"
    played_file(path, 4)
    spoil(path, first={"origin": {"machine": "elsewhere"}})
    with ArenaFile(path, head_of(CONTEST)) as file:
        assert file.head.origin.machine == "elsewhere"
        assert len(file.games) == 4


def test_a_bot_of_ones_own_that_changed_begins_another_file(tmp_path: Path) -> None:
    """Its older games are not its games any more."""
    contest = replace(CONTEST, bots=("random", own_bot(tmp_path, "return options[0]")))
    played_file(tmp_path / "file", 2, contest)
    own_bot(tmp_path, "return options[-1]")
    with pytest.raises(BadSetup, match="a bot's file has changed"):
        ArenaFile(tmp_path / "file", head_of(contest))


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("changed", ["mine.py", "helper.py"])
def test_a_bot_of_ones_own_that_changes_during_a_run_ends_it(tmp_path: Path, jobs: int, changed: str) -> None:
    """What is kept are games of the bot that began; the module beside it that it imports is part of it."""
    (tmp_path / "helper.py").write_text("LAST = -1\n")
    path, bot = tmp_path / "file", own_bot(tmp_path, "import helper; return options[helper.LAST]")
    contest = replace(CONTEST, bots=("random", bot))
    tasks = tasks_of(contest, 40)
    by_the_first = timeless(list(play_all(contest, tasks, 1)))

    def edit(done: int, total: int) -> None:
        if done == 3:
            file = tmp_path / changed
            file.write_text(file.read_text().replace("-1", "0").replace("helper.LAST", "0"))

    with (
        ArenaFile(path, head_of(contest)) as file,
        pytest.raises(BadSetup, match="has changed since the run began"),
    ):
        play_out(contest, tasks, file, jobs=jobs, progress=edit)
    kept = timeless(load(path)[1])
    assert 3 <= len(kept) < len(tasks)
    assert all(game in by_the_first for game in kept)


def test_a_file_is_not_filled_by_a_bot_that_changed_since_it_was_opened(tmp_path: Path) -> None:
    """Its head tells of the bot as it was."""
    contest = replace(CONTEST, bots=("random", own_bot(tmp_path, "return options[0]")))
    with ArenaFile(tmp_path / "file", head_of(contest)) as file:
        own_bot(tmp_path, "return options[-1]")
        with pytest.raises(BadSetup, match="has changed since the run began"):
            play_out(contest, tasks_of(contest, 2), file)
        assert file.games == []


def test_comments_and_imports_do_not_make_another_bot_and_code_does(tmp_path: Path) -> None:
    """Nor does the place where a helper lies."""
    bot = tmp_path / "one.py"
    bot.write_text("import sys\na = 1\n")
    before = hash_of_files([bot])
    bot.write_text("# one\nfrom os import sys\n\na  =  1\n")
    assert hash_of_files([bot]) == before
    bot.write_text("import sys\na = 2\n")
    assert hash_of_files([bot]) != before


def imported(file: Path) -> set[str]:
    """The modules of the package that a file imports, as paths below it without ending."""
    found = set()
    for step in ast.walk(ast.parse(file.read_text())):
        if isinstance(step, ast.ImportFrom) and step.module and step.module.startswith("spacerace."):
            module = step.module.removeprefix("spacerace.").replace(".", "/")
            inside = [f"{module}/{name.name}" for name in step.names]
            found |= {one if (SRC / "spacerace" / f"{one}.py").exists() else module for one in inside}
        elif isinstance(step, ast.Import):
            assert not any(name.name.startswith("spacerace.") for name in step.names), "say it with from"
    return found


@pytest.mark.parametrize("game, folder", [("rocketmen", "rocketmen"), ("1969", "nineteen69")])
def test_whatever_a_bot_reckons_by_makes_it_another_bot(game: str, folder: str) -> None:
    """Every module that bots import beside their own is in the hash, or is said to be the table itself."""
    package = SRC / "spacerace"
    hashed = files_of_bots(game)
    structure = {f"kernel/{name}" for name in STRUCTURE["kernel"]}
    structure |= {f"games/{folder}/rules/{name}" for name in STRUCTURE["rules"]}
    known = structure | {str(file.relative_to(package).with_suffix("")) for file in hashed}
    for file in hashed:
        for module in imported(file):
            if module.startswith(("kernel/", "games/")):
                table = "/".join(module.split("/")[:4])
                assert module in known or table in structure, f"{file.name} imports {module}"


@pytest.mark.parametrize("game", ["rocketmen", "1969"])
def test_the_arithmetic_of_a_game_is_part_of_its_bots(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each file counts, and none of the other game's."""
    files, folder = files_of_bots(game), KITS[game].folder
    before = hash_of_files(files)
    others = [kit.folder for name, kit in KITS.items() if name != game]
    assert {file.parent for file in files} >= {folder / "bot", folder / "rules"}
    assert not [file for file in files for other in others if file.is_relative_to(other)]
    for file in files:
        changed = tmp_path / "changed" / file.name
        changed.parent.mkdir(exist_ok=True)
        changed.write_text(file.read_text() + "\nanother = 1\n")
        swapped = [changed if one == file else one for one in files]
        assert hash_of_files(swapped) != before
    told = hash_of_bots(game)
    monkeypatch.setattr(bot_code, "files_of_bots", lambda game: [])
    assert hash_of_bots.__wrapped__(game) != told


def test_the_code_of_bots_is_told_alike_on_every_python(tmp_path: Path) -> None:
    """The figure is the same on every Python; what docstrings and annotations say makes no other bot."""
    code = '''"""A bot."""

import random as r


class Bot(Base):
    """It chooses."""

    first: int = 0

    @property
    async def choose(self, view, /, *options, clock=None, **rest):
        """One of them."""
        kept = {**rest, "a": [one for one in options if one is not None and -1 <= one < 2e9]}
        with open(f"{view!r:>{clock}}" f"{kept}" "b") as file:
            return lambda: (await_(file)[1:], ..., b"x", True)
        try:
            pass
        except (A, B) as error:
            raise C from error
'''
    (tmp_path / "bot.py").write_text(code)
    assert hash_of_files([tmp_path / "bot.py"]) == "dad49990bfd46499"
    (tmp_path / "bot.py").write_text(code.replace("It chooses.", "It waits.").replace("A bot.", ""))
    assert hash_of_files([tmp_path / "bot.py"]) == "dad49990bfd46499"
    (tmp_path / "bot.py").write_text(
        code.replace("first: int", "first: str").replace("self, view", "self, view: View")
    )
    assert hash_of_files([tmp_path / "bot.py"]) == "dad49990bfd46499"
    (tmp_path / "bot.py").write_text(code.replace("2e9", "3e9"))
    assert hash_of_files([tmp_path / "bot.py"]) != "dad49990bfd46499"


def test_processes_with_other_bots_do_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody worked on a bot while the run went on: its games would be those of two bots."""
    monkeypatch.setattr("spacerace.lab.arena.hash_of_bots", lambda game: "before")
    with pytest.raises(BadSetup, match="has changed since the run began"):
        list(play_all(CONTEST, tasks_of(CONTEST, 2), 2))


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    """The second is sent away until the first is done."""
    path, head = tmp_path / "file", head_of(CONTEST)
    with ArenaFile(path, head), pytest.raises(BadSetup, match="Another run"):
        ArenaFile(path, head)
    with ArenaFile(path, head):
        pass


# --- stopped by force ----------------------------------------------------------------------------


#: Seconds after which a process is taken to have been left behind.
STAYS = 300


#: Games that a busy machine does not get done before it comes to stopping them.
MANY = 600


def arena(path: Path, *more: str) -> list[str]:
    """A run of the command that takes a while."""
    words = ("1969", "random", "idle", "--games", str(MANY), "--out", str(path))
    return [sys.executable, "-m", "spacerace.cli", "arena", *words, *more]


def wait_for_lines(run: subprocess.Popen[bytes], path: Path, lines: int) -> None:
    """Until a run has written so many."""
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        with suppress(subprocess.TimeoutExpired):
            run.wait(0.002)
            pytest.fail("the run ended before it could be stopped")


def living(group: int) -> list[str]:
    """The processes of a group that are not dead; one that nobody has buried yet is dead all the same."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            # After the name in brackets: state, parent, group.
            state, _, its_group = file.read_text().rpartition(")")[2].split()[:3]
            if int(its_group) == group and state not in "ZX":
                found.append(file.parent.name)
    return found


def wait_for_nobody(group: int) -> None:
    """Until no process of a group is left; each is waited for, none is asked again and again."""
    for process in living(group):
        with suppress(ProcessLookupError), os.fdopen(os.pidfd_open(int(process))) as end:
            # Only a process that would stay for ever makes this test wait so long.
            if not select.select([end], [], [], STAYS)[0]:
                os.killpg(group, signal.SIGKILL)
                pytest.fail("a process outlived its run")


@pytest.mark.slow
@pytest.mark.parametrize("sent", [signal.SIGKILL, signal.SIGINT], ids=["killed", "interrupted"])
def test_a_run_that_is_stopped_ends_like_one_that_is_not(tmp_path: Path, sent: signal.Signals) -> None:
    """Stopped in the middle by force, resumed: the same games. No process is left behind."""
    path, environment = tmp_path / "file", {**os.environ, "PYTHONPATH": str(SRC)}
    # Into a file: a pipe would stay open as long as any process of the run.
    with (tmp_path / "said").open("w") as stderr:
        run = subprocess.Popen(
            arena(path, "--jobs", "2"),
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=stderr,
            start_new_session=True,
        )
    wait_for_lines(run, path, 5)
    run.send_signal(sent)
    run.wait()
    wait_for_nobody(run.pid)
    said = (tmp_path / "said").read_text(encoding="utf-8")
    begun = len(load(path)[1])
    assert 4 <= begun < MANY
    if sent == signal.SIGINT:
        assert run.returncode == 130
        assert f"{begun} games are kept in {path}; the same command goes on there." in said
    contest = replace(CONTEST, seed=1)
    with ArenaFile(path, head_of(contest)) as file:
        games = play_out(contest, tasks_of(contest, MANY), file)
    whole = list(play_all(contest, tasks_of(contest, MANY), 1))
    assert timeless(games) == timeless(whole)
    assert standings_of(timeless(games)).shares == standings_of(timeless(whole)).shares
