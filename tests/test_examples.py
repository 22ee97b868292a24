"""What stands in examples/ runs as the pages say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spacerace.cli import main

EXAMPLES = Path(__file__).parent.parent / "examples"
MY_BOT = EXAMPLES / "my_bot.py"


def test_the_bot_of_the_example_is_ten_lines_long() -> None:
    """Blank ones aside: that is what it promises."""
    assert len([line for line in MY_BOT.read_text(encoding="utf-8").splitlines() if line]) <= 10


@pytest.mark.parametrize("game", ["rocketmen", "1969"])
def test_the_bot_of_the_example_plays_in_the_arena_by_its_path(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From wherever it lies; the file of results is named after it."""
    monkeypatch.chdir(tmp_path)
    assert main(["arena", game, str(MY_BOT), "random", "--games", "8", "--seed", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    rows = {row["bot"]: row for row in found["standings"]["shares"]}
    assert rows[str(MY_BOT)]["games"] == rows["random"]["games"] == 8
    assert [file.name for file in tmp_path.iterdir()] == [f"arena-{game}-2p-my_bot-random-seed2.jsonl"]


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("openings/*.py")), ids=lambda file: file.stem)
def test_the_openings_that_the_page_on_balance_compares_can_be_played(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """To the end, and otherwise than `sense` does. Only with two does `sense` begin with Espionage."""
    players = "2" if file.stem == "no_espionage" else "5"
    words = ["arena", "1969", str(file), "sense", "--players", players, "--games", "10", "--json"]
    assert main([*words, "--out", str(tmp_path / "file")]) == 0
    bots = json.loads(capsys.readouterr().out)["standings"]["bots"]
    assert len({row["mean_score"] for row in bots}) == 2


@pytest.mark.parametrize(
    "file",
    [file for file in sorted(EXAMPLES.glob("advice/*.py")) if file.stem != "narrowed"],
    ids=lambda file: file.stem,
)
def test_the_bots_that_try_the_advice_of_the_guide_can_be_played(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the game that their first line names, to the end."""
    game = "1969" if file.read_text(encoding="utf-8").startswith('"""1969') else "rocketmen"
    words = ["arena", game, str(file), "sense", "--games", "2", "--json", "--out", str(tmp_path / "file")]
    assert main(words) == 0
    shares = json.loads(capsys.readouterr().out)["standings"]["shares"]
    assert {(row["bot"], row["games"]) for row in shares} == {(str(file), 2), ("sense", 2)}


def test_the_bot_of_the_example_flies_and_so_beats_random_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In Rocketmen, which it is made for."""
    words = ["arena", "rocketmen", str(MY_BOT), "random", "--games", "20", "--json"]
    assert main([*words, "--out", str(tmp_path / "file")]) == 0
    first = json.loads(capsys.readouterr().out)["standings"]["shares"][0]
    assert (first["bot"], first["share"] > 0.7) == (str(MY_BOT), True)


def test_the_page_shows_the_bot_of_the_example_as_it_is() -> None:
    """Word for word."""
    page = (EXAMPLES.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    assert f"```python\n{MY_BOT.read_text(encoding='utf-8')}```" in page
