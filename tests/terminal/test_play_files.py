"""Playing at a terminal: match files are saved and resumed."""

from __future__ import annotations

from pathlib import Path

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel.errors import BadMatchFile, BadSetup
from spacerace.terminal import saving
from spacerace.terminal.play import Sitting
from spacerace.terminal.start import resume
from tests.terminal.scripted import eager, new_sitting, paper, run, says


def test_every_line_is_on_the_disk_before_the_next_question(tmp_path: Path) -> None:
    """Whatever a person has seen survives a crash."""
    sitting = new_sitting(tmp_path / "a.match", options={"round_cap": 2})
    played = eager(sitting)

    def read(prompt: str) -> str:
        match, torn = saving.load(tmp_path / "a.match")
        assert not torn
        assert match.log == sitting.match.log
        return played(prompt)

    sitting.read = read
    sitting.run()


def test_a_game_cut_at_any_line_goes_on_the_same(tmp_path: Path) -> None:
    """What follows a cut is what would have followed: chance repeats, people are asked again."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob", seed=9, options={"round_cap": 1})
    sitting.read = eager(sitting)
    sitting.run()
    text = (tmp_path / "a.match").read_text()
    lines = text.splitlines(keepends=True)
    first = lines.index("\n") + 1
    for cut in range(first, len(lines) + 1):
        path = tmp_path / f"{cut}.match"
        path.write_text("".join(lines[:cut]))
        match, file = resume(path, "rocketmen", paper())
        again = Sitting(match, file, paper(), says())
        again.run()
        now = path.read_text()
        assert text.startswith(now)
        assert len(now) == len(text) or lines[now.count("\n")].startswith(("Ann: ", "Bob: "))


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    """Some editors begin a file with one."""
    path = tmp_path / "a.match"
    sitting = new_sitting(path, seed=7)
    run(sitting)
    marked = b"\xef\xbb\xbf" + path.read_bytes()
    path.write_bytes(marked + b"Ann: end-tu")
    match, _ = resume(path, "rocketmen", paper())
    assert match.log == sitting.match.log
    assert path.read_bytes() == marked


@pytest.mark.parametrize("tail", ["Ann: buy sto", "Ann: end-turn", "chan", "Ann: caf\xc3"])
def test_a_torn_last_line_is_dropped_with_a_note(tmp_path: Path, tail: str) -> None:
    """Even if it looks whole: its end may be missing."""
    path = tmp_path / "a.match"
    sitting = new_sitting(path, seed=7)
    run(sitting)
    whole = path.read_bytes()
    path.write_bytes(whole + tail.encode("latin-1"))
    console = paper()
    match, file = resume(path, "rocketmen", console)
    assert "was cut short and is left out" in " ".join(console.file.getvalue().split())  # type: ignore[attr-defined]
    assert match.log == sitting.match.log
    again = Sitting(match, file, paper(), says("buy storage batteries"))
    again.run()
    assert path.read_bytes() == whole + b"Ann: buy storage-batteries\n"


def test_a_broken_file_names_line_and_rule(tmp_path: Path) -> None:
    """An edited line that the rules bar."""
    path = tmp_path / "a.match"
    sitting = new_sitting(path, seed=7)
    run(sitting)
    path.write_text(path.read_text() + "Ann: launch mars\n")
    number = path.read_text().count("\n")
    with pytest.raises(BadMatchFile) as caught:
        saving.load(path)
    assert (caught.value.line, caught.value.rule) == (number, "RM-7.1")


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    """Neither one that was named nor one in the data folder."""
    path = tmp_path / "a.match"
    path.write_text("precious")
    with pytest.raises(BadSetup, match="not overwritten"):
        new_sitting(path)
    assert path.read_text() == "precious"


def test_names_in_the_data_folder_are_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games within one second get two files."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    header = rocketmen.prepare(seats=["Ann", "Bob"], seed=42)
    paths = []
    for _ in range(3):
        path = saving.new_path(header)
        saving.create(path, header)
        paths.append(path)
    assert len(set(paths)) == 3
    assert all(path.parent == tmp_path / "spacerace" and "42" in path.name for path in paths)


@pytest.mark.parametrize(
    ("platform", "variable", "folder"),
    [
        ("linux", "XDG_DATA_HOME", "x/spacerace"),
        ("linux", "", "home/.local/share/spacerace"),
        ("darwin", "", "home/Library/Application Support/spacerace"),
        ("win32", "APPDATA", "x/spacerace"),
    ],
)
def test_the_data_folder_is_where_the_system_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, variable: str, folder: str
) -> None:
    """By platform, and by what the user has set."""
    for name in ("XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    if variable:
        monkeypatch.setenv(variable, str(tmp_path / "x"))
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    assert saving.data_folder() == tmp_path / folder
