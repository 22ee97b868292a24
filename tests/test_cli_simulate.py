"""``spacerace simulate``, ``cards``, ``rules`` and ``pack`` as a person types them, and 1969."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from spacerace import __version__
from spacerace.cli import main
from spacerace.games.rocketmen.rules.pack import LIBRARY
from tests.cli_typing import SRC, Captured, Typing, _at_home, _environment, output, refused, types

__all__ = ["_at_home", "types"]


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
