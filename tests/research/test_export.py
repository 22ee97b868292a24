"""Decisions as data: every row can be played again, and pandas and polars read it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pandas
import polars
import pytest
from pyarrow import parquet

from spacerace.bots import derived_seed
from spacerace.cli import main
from spacerace.games.encoding import CELL_TYPE
from spacerace.research import Table, export
from spacerace.research.play import Play

TABLE = Table(game="1969", players=3)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games in both formats."""
    folder = tmp_path_factory.mktemp("exported")
    for form in export.FORMATS:
        out = folder / f"games.{form}"
        words = ["export", "1969", "--players", "3", "--bots", "random", "--games", "2", "--seed", "4"]
        assert main([*words, "--format", form, "--out", str(out)]) == 0
    return folder


def test_every_row_is_a_decision_that_can_be_played_again(folder: Path) -> None:
    rows = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    chances = 0
    for number in range(2):
        seed = derived_seed(4, number)
        play, game = Play(TABLE, seed, heard=True), [row for row in rows if row["seed"] == seed]
        for count, row in enumerate(game):
            seat = play.seat
            assert seat == row["seat"] and count == row["decision"] and row["bot"] == "random"
            assert np.frombuffer(play.observe(seat), CELL_TYPE).tolist() == row["observation"]
            assert row["mask"] == sorted(play.numbers) and row["choice"] in row["mask"]
            assert row["chance"] == play.heard
            chances += len(row["chance"])
            play.heard = []
            play.act(row["choice"])
        assert play.seat is None
        result = play.result()
        for row in game:
            assert row["score"] == result.scores[row["seat"]]
            assert row["win"] == play.rewards("win")[row["seat"]]
            assert row["margin"] == play.rewards("margin")[row["seat"]]
            assert row["unfinished"] is False
    assert chances > 50


def test_pandas_and_polars_read_the_same_rows_from_both_formats(folder: Path) -> None:
    plain = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    frames = [
        polars.read_parquet(folder / "games.parquet").to_dicts(),
        polars.read_ndjson(folder / "games.jsonl").to_dicts(),
        pandas.read_parquet(folder / "games.parquet").to_dict("records"),
        pandas.read_json(folder / "games.jsonl", lines=True).to_dict("records"),
    ]
    for rows in frames:
        assert len(rows) == len(plain)
        for row, expected in zip(rows, plain, strict=True):
            assert set(row) == set(expected)
            for name, value in expected.items():
                found = list(row[name]) if isinstance(value, list) else row[name]
                assert found == (pytest.approx(value) if isinstance(value, float) else value), name


def test_what_the_numbers_mean_goes_along(folder: Path) -> None:
    beside = json.loads((folder / "games.jsonl.about.json").read_text())
    inside = json.loads(parquet.read_schema(folder / "games.parquet").metadata[b"spacerace"])
    assert beside == inside
    encoding = TABLE.encoding()
    assert inside["encoding"] == encoding.name and inside["actions"] == list(encoding.options)
    assert len(inside["columns"]) == len(inside["scales"]) == len(encoding.columns)
    assert (inside["players"], inside["bots"], inside["games"], inside["seed"]) == (3, ["random"], 2, 4)


def test_the_command_says_what_it_did_and_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["export", "rocketmen", "--mode", "solo", "--bots", "random", "--games", "1", "--round-cap", "2"]
    assert main([*words, "--format", "jsonl"]) == 0
    rows = (tmp_path / "rocketmen-1-1.jsonl").read_text().count("\n")
    assert f"{rows} decisions are in rocketmen-1-1.jsonl." in capsys.readouterr().out
    assert main(["export", "1969", "--bots", "random,random,random", "--format", "jsonl"]) == 2
    monkeypatch.setattr("spacerace.commands.export.find_spec", lambda name: None)
    assert main(["export", "1969"]) == 2
    assert "pip install 'spacerace[data]'" in capsys.readouterr().err
