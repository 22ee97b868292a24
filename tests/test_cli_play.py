"""``spacerace play`` and ``replay`` as a person types them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spacerace.cli import main
from tests.cli_typing import GOLDEN, Captured, Typing, _at_home, output, refused, types

__all__ = ["_at_home", "types"]


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
