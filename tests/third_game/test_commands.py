"""Every command with a game of another package that brings rules and words, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.third_game.plugged import command, put_pips, python


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example is installed."""
    return put_pips(tmp_path_factory.mktemp("installed"))


def test_a_whole_game_is_played_at_the_terminal_and_played_back(folder: Path) -> None:
    typed = ["?", "card", "card card 3", "rules", "rules PI-2.3", "rules T-1", "why", "peek", "peek", "add 1"]
    seats = ("--seats", "Ann,random", "--seed", "5", "--save", "game.txt")
    said = "\n".join([*typed, *["finish"] * 3, ""])
    printed = command(folder, "play", "pips", "--terminal", *seats, said=said)
    assert "Type for instance: card" not in printed and "such as: card Card 1" in printed
    assert "value  3" in printed
    assert "such as: rules PI-1.1" in printed
    assert "PI-2.3  Or draw a card" in printed and "even beyond 21" in " ".join(printed.split())
    assert "You have looked at your card already. [PI-2.2]" in printed
    assert "random won." in printed
    replayed = command(folder, "replay", "game.txt", "--log")
    assert "Seats: Ann, random" in replayed and "Ann peeks at their card" in replayed
    found = json.loads(command(folder, "replay", "game.txt", "--json"))
    assert found["end_reason"] == "all-finished" and len(found["scores"]) == 2


def test_bots_play_it_by_its_laws(folder: Path) -> None:
    printed = command(folder, "simulate", "pips", "--games", "3", "--players", "4", "--laws", "1")
    assert "Ended by: all-finished (3)" in printed
    # The usual bot has no heuristic here, and searches a little instead.
    assert "(2)" in command(folder, "simulate", "pips", "--games", "2", "--bots", "sense,random")


def test_bots_compete_in_processes_of_their_own(folder: Path) -> None:
    asked = ("arena", "pips", "search:20", "random", "--games", "4", "--out", "arena.txt")
    found = json.loads(command(folder, *asked, "--jobs", "2", "--json"))
    assert "search:20" in json.dumps(found)
    assert "Games: 4" in command(folder, *asked)


def test_a_report_counts_what_every_game_has(folder: Path) -> None:
    asked = ("report", "pips", "--games", "4", "--players", "2", "--bots", "random", "--out", "page.html")
    found = json.loads(command(folder, *asked, "--json", "-"))
    assert found["about"]["game"] == "pips" and found["sections"]
    page = (folder / "page.html").read_text(encoding="utf-8")
    assert "Balance report: Pips" in page and "‹" not in page


def test_what_is_printed_and_what_the_rules_say_is_listed(folder: Path) -> None:
    cards = command(folder, "cards", "pips", "--deck", "card")
    assert "Card 12" in cards and cards.endswith("12 parts.\n")
    rules = command(folder, "rules", "pips")
    assert "turn._draw" in rules and "11 rules." in rules and "The tests are not installed here" in rules
    (folder / "own.toml").write_text(
        '[pack]\nid = "long"\nversion = 1\nbase = "pips@1"\n[sheet]\nlimit = 31\n'
    )
    assert command(folder, "pack", "check", "own.toml").startswith("ok: long@1 with 12 parts")
    assert "limit = 21" in command(folder, "pack", "show", "--pack", "pips")
    assert "Ended by" in command(folder, "simulate", "pips", "--games", "2", "--pack", "own.toml")
    _, complaints = python(folder, "-m", "spacerace.cli", "odds", "pips", expect=2)
    assert complaints == "There are no exact odds for pips.\n"


def test_a_language_that_the_game_lacks_is_english_there(folder: Path) -> None:
    cards = command(folder, "cards", "pips", LANG="de_DE.UTF-8")
    assert "Card 12" in cards and cards.endswith("12 Teile.\n")


def test_hints_points_and_reviews_need_nothing_of_the_game(folder: Path) -> None:
    code = """
from random import Random
from spacerace.games import game_named, header_of
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE
from spacerace.lang import words
from spacerace.study.hint import hint
from spacerace.study.points import points
from spacerace.study.review import review

game = game_named("pips")
match = Match(game, header_of(game, seats=["Ann", "Bob"], seed=3))
rng = Random(1)
while True:
    match.draw()
    seat = game.to_act(match.state)
    if seat is None:
        break
    options = game.options(match.state)
    view = game.view(match.state, seat)
    print(*map(words("fr").say, hint(game, view, options, "search:40", 1, ["Ann", "Bob"]).why))
    match.play(seat, rng.choice(options))
found = points(match)
print(words().say(found.sources[0].say), found.scores)
for finding in review(match, [0, 1]):
    print(finding)
"""
    printed, _ = python(folder, "-c", code)
    assert "‹" not in printed
