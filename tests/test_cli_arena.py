"""``spacerace arena`` as a person types it."""

from __future__ import annotations

import errno
import json
import os
import re
from pathlib import Path

import pytest

from spacerace.cli import build_parser, main
from spacerace.commands.arena import contest_of, file_name
from spacerace.lab.arena_file import FORMAT, load

Captured = pytest.CaptureFixture[str]
QUICK = ("1969", "random", "idle", "--games", "4")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where files may land."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")


def printed(capsys: Captured, *argv: str) -> str:
    """What a run prints when all is well."""
    assert main(["arena", *argv]) == 0
    found = capsys.readouterr().out
    assert "‹" not in found
    return found


def refused(capsys: Captured, *argv: str) -> str:
    """What a run complains about, in sentences and on stderr alone."""
    assert main(["arena", *argv]) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert "Traceback" not in found.err and "‹" not in found.err
    return found.err


def test_the_help_ends_with_an_example_that_works(capsys: Captured) -> None:
    """At least as far as the parser goes."""
    with pytest.raises(SystemExit) as stop:
        main(["arena", "--help"])
    assert stop.value.code == 0
    text = capsys.readouterr().out
    assert "‹" not in text
    words = text.rsplit("example:", 1)[1].split()
    assert build_parser().parse_args(words[1:]).bots == ["sense", "random"]


def test_a_run_prints_shares_scores_ratings_and_its_file(capsys: Captured) -> None:
    """Two tables, then what was played."""
    text = printed(capsys, *QUICK)
    assert re.search(r"random +idle +4 +\S+ +\S+% +\S+% to \S+%", text)
    assert re.search(r"idle +4 +\S+ .* ms +\S+ ± \S+", text)
    assert "Games: 4, from 2 deals of 2 games each, with 7.0 rounds on average" in text
    assert "Kept in arena-1969-2p-random-idle-seed1.jsonl" in text
    assert "Asked for" not in text
    assert len(load(Path("arena-1969-2p-random-idle-seed1.jsonl"))[1]) == 4


def test_games_are_rounded_up_to_whole_deals_and_it_says_so(capsys: Captured) -> None:
    """Three players, two bots: six games a deal."""
    text = printed(capsys, "1969", "random", "idle", "--players", "3", "--games", "7")
    assert "Games: 12, from 2 deals of 6 games each" in text
    assert "Asked for: 7; deals are played whole" in text


def test_first_alone_tries_the_first_bot_only(capsys: Captured) -> None:
    """On each of four seats."""
    argv = ("1969", "idle", "random", "--players", "4", "--games", "4", "--first-alone", "--json")
    shares = json.loads(printed(capsys, *argv))["standings"]["shares"]
    assert [(row["bot"], row["games"]) for row in shares] == [("idle", 4)]


def test_json_tells_the_same_again(capsys: Captured) -> None:
    """A second run finds every game in the file: even the times are the same."""
    first = json.loads(printed(capsys, *QUICK, "--json"))
    assert first["file"] == "arena-1969-2p-random-idle-seed1.jsonl"
    assert (first["head"]["arena"], first["head"]["bots"]) == (FORMAT, ["random", "idle"])
    bots = {row["bot"]: row for row in first["standings"]["bots"]}
    assert bots["idle"]["rating"]["sigma"] > 0
    assert bots["idle"]["seconds_a_decision"] > 0
    assert json.loads(printed(capsys, *QUICK, "--json")) == first


def test_alone_against_the_ai_at_all_levels(capsys: Captured) -> None:
    """Each bot at each level, and the AI among those who are rated."""
    argv = ("rocketmen", "random", "idle", "--mode", "solo", "--level", "all", "--games", "6")
    text = printed(capsys, *argv, "--round-cap", "2")
    for level in ("easy", "normal", "hard"):
        assert re.search(rf"random +AI \({level}\) +1 +0 +0.0%", text)
        assert re.search(rf"AI \({level}\) +2 .* ± ", text)
    assert "fair share" not in text
    assert "Stopped by the round cap, counted as they stood: 6" in text


def test_alone_the_level_is_normal_unless_told(capsys: Captured) -> None:
    """As the game has it."""
    argv = ("rocketmen", "idle", "--mode", "solo", "--games", "1", "--round-cap", "2", "--json")
    assert json.loads(printed(capsys, *argv))["head"]["levels"] == ["normal"]


@pytest.mark.parametrize(
    "argv, reason",
    [
        (("1969", "random", "clever"), 'There is no bot "clever"'),
        (("1969", "random", "search:0"), '"0" is no budget'),
        (("1969", "random", "search:0s"), '"0s" is no budget'),
        (("1969", "random", "sense:5"), "takes no budget"),
        (("1969", "random", "no_such.py"), "no_such.py"),
        (("1969", "random"), "at least two for 2 players"),
        (("1969", "random", "random"), "named twice"),
        (("1969", "random", "idle", "--players", "6"), "6"),
        (("1969", "random", "idle", "--out", "/dev/null"), "/dev/null is no arena file"),
        (("rocketmen", "random", "idle", "--players", "1000000"), "players"),
        (("1969", "random", "idle", "--games", "1000000000"), "1,000,000 are the most"),
        (("1969", "random", "idle", "--level", "easy"), "level"),
        (("rocketmen", "random", "idle", "--level", "all"), "level"),
        (("rocketmen", "random", "--mode", "solo", "--level", "brutal"), "brutal"),
        (("rocketmen", "random", "idle", "--mode", "solo", "--players", "2"), "Alone"),
        (("chess", "random", "idle"), "chess"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused_and_leaves_no_file(
    capsys: Captured, tmp_path: Path, argv: tuple[str, ...], reason: str
) -> None:
    """In a sentence."""
    assert reason in refused(capsys, *argv)
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_another_version_is_refused_and_kept(capsys: Captured) -> None:
    """With what to do instead."""
    printed(capsys, *QUICK)
    path = Path("arena-1969-2p-random-idle-seed1.jsonl")
    text = path.read_text().replace(f'{{"arena":{FORMAT},', '{"arena":99,')
    path.write_text(text)
    assert "version 99" in (said := refused(capsys, *QUICK)) and "--out" in said
    assert path.read_text() == text


def test_a_folder_that_is_not_there_is_told(capsys: Captured) -> None:
    """As every file that cannot be used."""
    assert "no-folder" in refused(capsys, *QUICK, "--out", "no-folder/file")


def test_a_failing_bot_is_told_with_its_line_and_the_games_are_kept(capsys: Captured) -> None:
    """It fails in its third game."""
    lines = ("import os", "class Mine:", "    def __init__(self, game, seed): self.seed = seed")
    body = "        if os.path.getsize('file') > 1000: raise ValueError('oh no')"
    Path("mine.py").write_text(
        "\n".join(
            (*lines, "    def choose(self, view, options, clock):", body, "        return options[0]", "")
        )
    )
    said = refused(capsys, "1969", "random", "mine.py", "--out", "file")
    assert 'The bot "mine.py" failed: mine.py:5: ValueError: oh no.' in said
    kept = len(load(Path("file"))[1])
    assert kept > 0
    assert re.search(rf"({kept} games are|One game is) kept in file; the same command goes on there", said)


def test_an_interrupted_run_says_how_to_go_on(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the same command does."""
    from spacerace.lab.arena_file import ArenaFile

    add, seen = ArenaFile.add, []

    def stop_at_the_third(file: ArenaFile, game: object) -> None:
        seen.append(game)
        if len(seen) == 3:
            raise KeyboardInterrupt
        add(file, game)  # type: ignore[arg-type]

    monkeypatch.setattr(ArenaFile, "add", stop_at_the_third)
    assert main(["arena", *QUICK]) == 130
    name = "arena-1969-2p-random-idle-seed1.jsonl"
    assert f"2 games are kept in {name}; the same command goes on there." in capsys.readouterr().err
    printed(capsys, *QUICK)
    assert len(seen) == 5
    assert len(load(Path(name))[1]) == 4


def test_a_torn_line_is_told(capsys: Captured) -> None:
    """Once; then it is mended."""
    printed(capsys, *QUICK)
    name = "arena-1969-2p-random-idle-seed1.jsonl"
    os.truncate(name, os.path.getsize(name) - 5)
    assert main(["arena", *QUICK]) == 0
    assert f"The last line of {name} was cut short" in capsys.readouterr().err
    assert main(["arena", *QUICK]) == 0
    assert "cut short" not in capsys.readouterr().err


def test_a_file_is_named_after_its_arguments() -> None:
    """Signs that a file system may not like are left out."""
    words = ["arena", "rocketmen", "search:200", "../mine/my_bot.py", "--mode", "battle", "--seed", "7"]
    contest = contest_of(build_parser().parse_args(words))
    assert file_name(contest) == "arena-rocketmen-battle-2p-search-200-my_bot-seed7.jsonl"


@pytest.mark.parametrize("players", ["-2", "0"])
def test_a_number_of_players_that_is_none_is_told_as_it_was_typed(capsys: Captured, players: str) -> None:
    """No game is asked how it likes it."""
    for command in ("arena", "simulate"):
        with pytest.raises(SystemExit) as stop:
            main([command, "1969", *(("random", "idle") if command == "arena" else ()), "--players", players])
        assert stop.value.code == 2
        assert f'"{players}" is not 1 or more' in capsys.readouterr().err


def test_nobody_is_told_to_go_on_with_a_damaged_file(capsys: Captured) -> None:
    """It is refused, and nothing else is said."""
    printed(capsys, *QUICK, "--out", "file")
    text = Path("file").read_text().replace('"winners":[', '"winners":[7,', 1)
    Path("file").write_text(text)
    error = refused(capsys, *QUICK, "--out", "file")
    assert "does not fit the contest" in error
    assert "kept" not in error
    assert Path("file").read_text() == text


def test_nobody_is_told_to_go_on_with_another_bot(capsys: Captured) -> None:
    """The bot changes its own file: what was played is kept, and the same command would be refused."""
    lines = (
        "class Mine:",
        "    def __init__(self, game, seed): pass",
        "    def choose(self, view, options, clock):",
        "        with open(__file__, 'a') as file: file.write('#')",
        "        return options[0]",
    )
    Path("mine.py").write_text("\n".join(lines))
    error = refused(capsys, "1969", "mine.py", "idle", "--games", "4", "--out", "file")
    assert "has changed since the run began" in error
    assert "the same command" not in error


def test_a_full_disk_is_told_by_the_name_of_the_file(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which the system does not name by itself."""

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("spacerace.lab.arena_file.os.fsync", full)
    assert "The file file cannot be used: No space left" in refused(capsys, *QUICK, "--out", "file")
