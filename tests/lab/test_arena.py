"""The arena: fair seats, the same deals for all, results that repeat, and files that lose nothing."""

from __future__ import annotations

import ast
import json
import os
import select
import signal
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from spacerace.bots import Bot, bot_named, derived_seed
from spacerace.games import KITS
from spacerace.kernel.chance import bot_seed
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Game
from spacerace.lab import arena_file, bot_code
from spacerace.lab.arena import (
    Contest,
    Played,
    games_of_a_deal,
    orders,
    play_all,
    play_task,
    seatings,
    tasks_of,
)
from spacerace.lab.arena_file import FORMAT, ArenaFile, head_of, load, play_out
from spacerace.lab.bot_code import STRUCTURE, files_of_bots, hash_of_bots, hash_of_files
from spacerace.lab.processes import LostProcess
from spacerace.lab.standings import Share, _ranks, ratings_of, standings_of, won

SRC = Path(__file__).parents[2] / "src"
CONTEST = Contest(game="1969", bots=("random", "idle"), players=2, seed=3)


def timeless(games: list[Played]) -> list[Played]:
    """Games in order, without the one thing that no seed decides."""
    return sorted((replace(game, seconds=()) for game in games), key=lambda game: (game.deal, game.number))


# --- who sits where ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", (2, 3, 4, 5))
@pytest.mark.parametrize("bots", (2, 3, 4, 5))
def test_every_bot_sits_on_every_seat_equally_often(bots: int, players: int) -> None:
    """Whatever their numbers; and no arrangement is played twice."""
    names = "abcde"[:bots]
    found = seatings(names, players)
    assert len(set(found)) == len(found)
    counts = Counter((seat, bot) for seating in found for seat, bot in enumerate(seating))
    assert len(counts) == bots * players
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_every_bot_follows_every_other_equally_often(players: int) -> None:
    """Whom one plays after matters as much as where one sits."""
    followers = Counter(pair for order in orders(players) for pair in pairwise(order))
    assert len(followers) == players * (players - 1)
    assert len(set(followers.values())) == 1
    # From the last seat to the first not everybody follows everybody: the docs say how many do.
    first_after_last = {(order[-1], order[0]) for order in orders(players)}
    assert len(first_after_last) == players * {2: 1, 3: 2, 4: 1, 5: 2}[players]


def test_two_bots_at_a_large_table() -> None:
    """Each sits alone among copies of the other, on every seat."""
    assert seatings("ab", 3) == [tuple(text) for text in ("abb", "bab", "bba", "baa", "aba", "aab")]
    assert seatings("ab", 3, first_alone=True) == [tuple(text) for text in ("abb", "bab", "bba")]
    assert seatings("abc", 2, first_alone=True) == [tuple(text) for text in ("ab", "ba", "ac", "ca")]


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    """Everybody against everybody."""
    tables = Counter("".join(sorted(seating)) for seating in seatings("abcd", 2))
    assert tables == dict.fromkeys(("ab", "ac", "ad", "bc", "bd", "cd"), 2)


def test_every_deal_is_played_by_the_same_arrangements() -> None:
    """And the games asked for are rounded up to whole deals."""
    contest = replace(CONTEST, bots=("random", "idle", "sense"), players=3)
    tasks = tasks_of(contest, 7)
    assert len(tasks) == 12
    for deal in (0, 1):
        assert [(task.seats, task.level) for task in tasks if task.deal == deal] == games_of_a_deal(contest)


def test_alone_every_bot_meets_every_level() -> None:
    """With the same deals."""
    contest = Contest(
        game="rocketmen",
        bots=("random", "idle"),
        players=1,
        seed=1,
        mode="solo",
        levels=("easy", "hard"),
        options={"round_cap": 3},
    )
    games = list(play_all(contest, tasks_of(contest, 4), 1))
    assert {(game.seats, game.level) for game in games} == {
        ((bot,), level) for bot in ("random", "idle") for level in ("easy", "hard")
    }
    assert all(len(game.scores) == 2 and len(game.decisions) == 1 for game in games)


# --- results that repeat -------------------------------------------------------------------------


def test_a_game_follows_from_its_deal_and_its_arrangement() -> None:
    """In any order, with any number of processes."""
    tasks = tasks_of(CONTEST, 12)
    alone = list(play_all(CONTEST, tasks, 1))
    assert timeless(list(play_all(CONTEST, tasks[::-1], 1))) == timeless(alone)
    assert timeless(list(play_all(CONTEST, tasks, 2))) == timeless(alone)
    assert len({game.scores for game in alone}) > 6


def test_a_game_tells_decisions_and_time_by_seat() -> None:
    """Every seat decides something, and no decision takes no time."""
    game = play_task(CONTEST, tasks_of(CONTEST, 1)[0])
    assert game.seats == ("random", "idle")
    assert all(count > 0 for count in game.decisions)
    assert all(seconds > 0 for seconds in game.seconds)
    assert (game.rounds, game.unfinished) == (7, False)


def test_a_bot_gets_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another one on every seat of every deal, and never that of the cards."""
    given: list[int] = []

    def note(text: str, game: Game, seed: int) -> Bot:
        given.append(seed)
        return bot_named(text, game, seed)

    monkeypatch.setattr("spacerace.lab.arena.bot_named", note)
    for task in tasks_of(CONTEST, 4)[::2]:
        play_task(CONTEST, task)
    deals = [derived_seed(CONTEST.seed, deal) for deal in (0, 1)]
    assert given == [bot_seed(deal, seat) for deal in deals for seat in (0, 1)]
    assert len({*given, *deals}) == 6


# --- what cannot be played -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "change, reason",
    [
        ({"bots": ("random", "clever")}, 'no bot "clever"'),
        ({"bots": ("random", "search:0")}, '"0" is no budget'),
        ({"bots": ("random", "no_such_bot.py")}, "no_such_bot.py"),
        ({"bots": ("random",)}, "at least two"),
        ({"bots": ("random", "random")}, "named twice"),
        ({"players": 9}, "players"),
        ({"players": 0}, "players"),
        ({"levels": ("easy",)}, "level"),
        ({"game": "chess"}, "chess"),
    ],
    ids=str,
)
def test_a_contest_that_cannot_be_played_is_refused(change: dict[str, object], reason: str) -> None:
    """Before any file is made."""
    with pytest.raises(BadSetup, match=reason):
        head_of(replace(CONTEST, **change))


def own_bot(folder: Path, choose: str, name: str = "mine.py") -> str:
    """A file with a bot that chooses like this; its path."""
    path = folder / name
    lines = ("import os, signal", "class Mine:", "    def __init__(self, game, seed): pass")
    method = f"    def choose(self, view, options, clock): {choose}"
    path.write_text("\n".join((*lines, method, "")))
    return str(path)


@pytest.mark.parametrize(
    "choose, reason",
    [("return 1 / 0", r"mine\.py:4: ZeroDivisionError"), ("return None", "chose None, which is none of")],
)
def test_a_bot_that_fails_is_named_and_nothing_is_lost(tmp_path: Path, choose: str, reason: str) -> None:
    """What was played before stays in the file."""
    bot = own_bot(tmp_path, f"return options[0] if view.viewer == 0 else {choose.removeprefix('return ')}")
    contest = replace(CONTEST, bots=("random", bot))
    # The bot only fails on the second seat, so turn the arrangements round: one game ends, one fails.
    with ArenaFile(tmp_path / "file", head_of(contest)) as file:
        second, first = tasks_of(contest, 2)
        file.add(play_task(contest, first))
        with pytest.raises(BadSetup, match=reason):
            play_task(contest, second)
    assert len(load(tmp_path / "file")[1]) == 1


def test_a_process_that_dies_is_told_about(tmp_path: Path) -> None:
    """The run ends with a sentence instead of waiting for ever."""
    bot = own_bot(tmp_path, "os.kill(os.getpid(), signal.SIGKILL)")
    contest = replace(CONTEST, bots=("random", bot))
    with pytest.raises(LostProcess, match="ended from outside"):
        list(play_all(contest, tasks_of(contest, 4), 2))


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


# --- what the games tell -------------------------------------------------------------------------


def game(
    deal: int, number: int, seats: str, scores: tuple[int, ...], *winners: int, level: str = ""
) -> Played:
    """A game that ended like this; every seat decided twice, in a second each."""
    return Played(
        deal=deal,
        number=number,
        seats=tuple(seats),
        level=level,
        scores=scores,
        winners=winners,
        rounds=7,
        end_reason="cap" if number else "tokens",
        unfinished=number > 0,
        decisions=(2,) * len(seats),
        seconds=(2.0,) * len(seats),
    )


def share_of(games: list[Played], bot: str, *against: str) -> Share:
    """The row of a bot against these."""
    (found,) = [row for row in standings_of(games).shares if (row.bot, row.against) == (bot, against)]
    return found


def test_a_shared_win_counts_as_its_share() -> None:
    """Half a win for each of two; nothing for the third."""
    drawn = game(0, 0, "abc", (5, 5, 2), 0, 1)
    assert [won(drawn, seat) for seat in range(3)] == [0.5, 0.5, 0]
    games = [drawn, game(1, 0, "abc", (9, 5, 2), 0)]
    row = share_of(games, "a", "b", "c")
    assert (row.games, row.wins, row.share) == (2, 1.5, 0.75)
    assert row.fair == pytest.approx(1 / 3)


def test_only_a_bot_alone_of_its_kind_has_a_share() -> None:
    """Copies of the other share the rest among them; each way round is a row of its own."""
    games = [
        game(0, 0, "abb", (5, 1, 1), 0),
        game(0, 1, "bab", (5, 1, 1), 0),
        game(0, 2, "aab", (1, 1, 9), 2),
    ]
    found = {(row.bot, row.games, row.wins) for row in standings_of(games).shares}
    assert found == {("a", 2, 1.0), ("b", 1, 1.0)}


def test_a_bot_at_several_tables_has_a_row_for_all() -> None:
    """After those of each table."""
    games = [game(0, 0, "ab", (2, 1), 0), game(0, 1, "ac", (1, 2), 1), game(0, 2, "bc", (1, 2), 1)]
    rows = [(row.against, row.games, row.wins) for row in standings_of(games).shares if row.bot == "a"]
    assert rows == [(("b",), 1, 1.0), (("c",), 1, 0.0), (("b", "c"), 2, 1.0)]


def test_deals_that_differ_widen_the_interval() -> None:
    """Four deals that each go one way are four observations, not twenty."""
    games = [
        game(deal, number, "ab", (1, 0) if deal % 2 else (0, 1), 0 if deal % 2 else 1)
        for deal in range(4)
        for number in range(5)
    ]
    row = share_of(games, "a", "b")
    assert row.by_deal is not None
    assert row.by_deal.width > row.wilson.width
    assert row.interval == row.by_deal


def test_deals_in_which_luck_cancels_keep_wilsons_interval() -> None:
    """Each wins from the same seat: nothing differs between deals, which proves nothing."""
    games = [
        game(deal, number, "ab" if number else "ba", (1, 0), 0) for deal in range(9) for number in (0, 1)
    ]
    row = share_of(games, "a", "b")
    assert (row.share, row.by_deal) == (0.5, None)
    assert row.interval == row.wilson


def test_an_ai_wins_when_the_bot_does_not() -> None:
    """By level; the bot may have more points and still lose, as it has to meet a goal."""
    games = [
        game(0, 0, "a", (30, 20), 1, level="easy"),
        game(0, 1, "a", (30, 20), 0, level="hard"),
        game(1, 0, "a", (10, 20), 1, level="easy"),
        game(1, 1, "a", (30, 20), 0, level="hard"),
    ]
    found = standings_of(games)
    assert [(row.against, row.wins, row.games) for row in found.shares] == [
        (("ai:easy",), 0, 2),
        (("ai:hard",), 2, 2),
    ]
    rated = {row.bot: row for row in found.bots}
    assert list(rated) == ["a", "ai:easy", "ai:hard"]
    ratings = {bot: row.rating.mu for bot, row in rated.items() if row.rating}
    assert ratings["ai:hard"] < ratings["a"] < ratings["ai:easy"]
    assert rated["ai:easy"].mean_score == 20
    assert rated["ai:easy"].seconds_a_decision is None


def test_bots_have_scores_times_and_ratings() -> None:
    """Over all their seats."""
    games = [game(deal, 0, "ab", (deal, 10), 1) for deal in range(5)]
    found = standings_of(games)
    a, b = found.bots
    assert (a.bot, a.seatings, a.mean_score, a.scores) == ("a", 5, 2, (0, 1, 2, 3, 4))
    assert (b.decisions, b.seconds, b.seconds_a_decision) == (10, 10, 1)
    assert a.rating and b.rating
    assert a.rating.mu < 25 < b.rating.mu
    assert a.rating.ordinal < a.rating.interval.low < a.rating.mu
    assert (found.games, found.deals, found.mean_rounds) == (5, 5, 7)


def test_unfinished_games_are_counted() -> None:
    """They count as they stand, and are told."""
    games = [game(0, 0, "ab", (1, 2), 1), game(0, 1, "ba", (1, 2), 1)]
    assert standings_of(games).unfinished == 1


def test_the_order_of_games_does_not_matter() -> None:
    """Ratings are made deal by deal, whichever game ended first."""
    games = [game(deal, 0, "ab", (deal % 3, 1), 0 if deal % 3 == 2 else 1) for deal in range(7)]
    assert standings_of(games[::-1]) == standings_of(games)


def test_the_better_a_bot_does_at_a_full_table_the_higher_its_rating() -> None:
    """Places count, not only the win; copies of one bot are rated as one."""
    games = [game(deal, 0, "abcc", (4, 3, 2, 1), 0) for deal in range(6)]
    ratings = [row.rating.mu for row in standings_of(games).bots if row.rating]
    assert ratings == sorted(ratings, reverse=True)
    assert len(ratings) == 3


def test_several_seats_of_a_bot_move_its_rating_by_their_mean() -> None:
    """Whichever of them comes first."""
    rated = [ratings_of([game(0, 0, "bab", scores, scores.index(3))]) for scores in ((3, 2, 1), (1, 2, 3))]
    assert rated[0]["b"].mu == pytest.approx(rated[1]["b"].mu)
    assert rated[0]["b"].sigma == pytest.approx(rated[1]["b"].sigma)
    alone = ratings_of([game(0, 0, "xay", (3, 2, 1), 0)])
    assert rated[0]["b"].mu == pytest.approx((alone["x"].mu + alone["y"].mu) / 2)


@pytest.mark.parametrize(
    "played, places",
    [
        (game(0, 0, "abcd", (3, 9, 5, 5), 0), [1, 2, 3, 3]),
        (game(0, 0, "abc", (7, 7, 2), 0, 1), [1, 1, 3]),
        (game(0, 0, "a", (30, 20), 1, level="easy"), [2, 1]),
        (game(0, 0, "a", (20, 30), 0, level="easy"), [1, 2]),
        (game(0, 0, "a", (30, 20), level="easy"), [2, 1]),
    ],
)
def test_winners_are_placed_first_and_others_by_points(played: Played, places: list[int]) -> None:
    """Points do not beat a win, neither that of a bot nor that of an AI."""
    assert _ranks(played) == places


def test_without_openskill_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything else is there."""
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    found = standings_of([game(0, 0, "ab", (1, 2), 1)])
    assert [row.rating for row in found.bots] == [None, None]
    assert found.shares
