"""Afterwards: match files, exported and imported again; a bad one is refused."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest

from spacerace.games import GAMES, game_named
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import read_match, write_match
from spacerace.kernel.match import Match
from spacerace.kernel.seats import SPECTATOR
from spacerace.server import reader_pool
from spacerace.server.archive import match_import
from spacerace.server.match_reader import probe, reading
from spacerace.server.play import begin
from tests.server.archive_tables import RANDOM, _seed, export, over, played, table_of
from tests.server.inside import house, play, run


def test_t_6_an_export_of_a_running_game_is_what_the_seat_has_seen(sqlite_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await table_of(room, "rocketmen", "Ann Bob")
            await play(table, [ann, bob], most=15)
            saved = (await ann.client.get(f"/api/tables/{table}/export")).json()
            state = await ann.state(table, since=0)
            assert saved["news"] == state["news"] and saved["view"] == state["view"]
            assert "seed" not in saved["header"] and saved["header"]["seats"] == ["Ann", "Bob"]
            assert str(_seed(tmp_path, table)) not in await export(ann, table)
            # What only the other has opened changes nothing in it, not even a number.
            for _ in range(60):
                for person, other in ((ann, bob), (bob, ann)):
                    state, before = await person.state(table), await export(other, table)
                    opening = [one for one in state["options"] if one["action"].startswith(("buy", "place"))]
                    if opening:
                        state = await person.act(table, state, opening[0]["action"])
                        assert state["news"][-1]["action"] == opening[0]["action"]
                        assert await export(other, table) == before
                        assert opening[0]["action"] in await export(person, table)
                        return
                await play(table, [ann, bob], most=1, seed=3)
            pytest.fail("nobody ever opened anything")

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_exported_and_imported_again(database_url: str, game: str) -> None:
    async def story() -> None:
        async with house(database_url) as room:
            table, (ann, _) = await over(room, game)
            text = await export(ann, table)
            assert write_match(read_match(text, game_named)) == text
            eve = await room.person("Eve")
            copy = (await eve.post("/import", {"text": text, "private": True}, 201))["id"]
            info, original = await eve.get(f"/tables/{copy}"), await eve.get(f"/tables/{table}")
            assert (info["status"], info["result"]) == ("finished", original["result"])
            assert info["private"] and info["host"] and info["yours"] == []
            assert (info["origin"], original["origin"]) == ("import", None)
            assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob"]
            assert await export(eve, copy) == text
            for seat in (0, 1, SPECTATOR):
                for entry in range(0, 40, 7):
                    path = f"replay?seat={seat}&entry={entry}"
                    one, other = (
                        await eve.get(f"/tables/{table}/{path}"),
                        await eve.get(f"/tables/{copy}/{path}"),
                    )
                    assert {**one, "table": ""} == {**other, "table": ""}
            await eve.join(copy, 409)
            again = (await eve.post(f"/tables/{copy}/again", {"seats": [RANDOM] * 2}, 201))["id"]
            assert (await eve.get(f"/tables/{again}"))["deal_of"] == copy
            fork = (await eve.post(f"/tables/{copy}/fork", {"entry": 9, "seat": 1}, 201))["id"]
            assert (await eve.get(f"/tables/{fork}/replay/1"))["seat"] == 1

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_match_is_played_on_with_fresh_luck(sqlite_url: str, tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            match = played(game, 12, clicks=25)
            text = write_match(match)
            eve, ann = await room.person("Eve"), await room.person("Ann")
            table = (await eve.post("/import", {"text": text}, 201))["id"]
            info = await eve.get(f"/tables/{table}")
            assert info["status"] == "running" and {seat["kind"] for seat in info["seats"]} == {"open"}
            assert _seed(tmp_path, table) != 12
            await eve.join(table)
            await ann.join(table)
            end = await play(table, [eve, ann])
            assert end["result"]["winners"]
            assert (await export(ann, table)).split("\n\n", 1)[1].startswith(text.split("\n\n", 1)[1])
            # Its cards come from two seeds, so there is no deal to be had again.
            seats = [RANDOM] * 2
            refused = await ann.post(f"/tables/{table}/again", {"seats": seats}, 409)
            assert refused["error"]["id"] == "refused-again-other-luck"
            seats = [{"kind": "me", "name": "Eve"}, RANDOM]
            table = (await eve.post("/import", {"text": text, "seats": seats}, 201))["id"]
            assert (await eve.get(f"/tables/{table}"))["yours"] == [0]
            assert (await play(table, [eve]))["result"]["winners"]
            refused = await eve.post("/import", {"text": text, "seats": seats[:1]}, 422)
            assert refused["error"]["id"] == "refused-seat-count"

    run(story())


def what_if(match: Match, clicks: int) -> Match:
    """A match from what the first seat knows of another (T-7)."""
    state = match.game.determinize(match.game.view(match.state, 0), Luck(5))
    again = Match(match.game, match.header, state)
    again.draw()
    rng = Random(4)
    while (seat := again.awaited) is not None and clicks > 0:
        again.play(seat, rng.choice(again.game.canonical_options(again.state)))
        again.draw()
        clicks -= 1
    return again


@pytest.mark.parametrize("game", GAMES)
def test_t_7_a_match_file_with_a_given_state_can_be_imported(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            eve = await room.person("Eve")
            begun = write_match(what_if(played(game, 3, clicks=20), 10))
            seats = [{"kind": "me", "name": "Eve"}, RANDOM]
            table = (await eve.post("/import", {"text": begun, "seats": seats}, 201))["id"]
            assert (await play(table, [eve]))["result"]["winners"]
            assert (await export(eve, table)).startswith("spacerace match 2\n")
            done = write_match(what_if(played(game, 3, clicks=20), 10**6))
            table = (await eve.post("/import", {"text": done}, 201))["id"]
            assert await export(eve, table) == done

    run(story())


def _with_line(text: str, begins: str, line: str) -> str:
    """The text with another line in place of the one that begins like this."""
    lines = text.split("\n")
    at = next(number for number, old in enumerate(lines) if old.startswith(begins))
    return "\n".join([*lines[:at], line, *lines[at + 1 :]])


def test_a_bad_match_file_is_refused_with_its_line(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            eve = await room.person("Eve")
            match = played("1969", 12, clicks=10)
            text, state = write_match(match), write_match(what_if(match, 2))
            line = text[: text.index("\n\n")].count("\n") + 3
            lines = text.split("\n")
            ends = {
                "": (1, "T-5"),
                "nonsense": (1, "T-5"),
                "\ud800": (1, "T-5"),
                "\0": (1, "T-5"),
                text.replace("seed: 12", "seed: twelve"): (lines.index("seed: 12") + 1, "T-5"),
                text.replace("game: 1969", "game: chess"): (2, ""),
                _with_line(text, "pack:", "pack: 1969 77 abc"): (
                    lines.index(_line(text, "pack:")) + 1,
                    "N-1.7",
                ),
                text.replace("seat: Bob", "seat: Ann"): (lines.index("seat: Ann: usa") + 1, "N-2.1"),
                text.replace("seat: Bob: ussr", "seat: Bob: usa"): (
                    lines.index("seat: Ann: usa") + 1,
                    "N-2.1",
                ),
                "\n".join([*lines[: line - 1], "Zoe: draw", *lines[line:]]): (line, "T-5"),
                text + "Ann: undo\nAnn: undo\nAnn: undo\nBob: undo\n": (len(lines), "T-4"),
                _with_line(state, "start:", "start: {}"): (_number(state, "start:"), "T-7"),
                _with_line(state, "start:", "start: " + "[" * 50_000): (_number(state, "start:"), "T-7"),
                text + "\n" * 30_000: (match_import.MOST_LINES + 1, "T-5"),
            }
            for bad, (where, rule) in ends.items():
                body, kind = json.dumps({"text": bad}), {"content-type": "application/json"}
                response = await eve.client.post("/api/import", content=body, headers=kind)
                if bad in ("", "\ud800"):
                    assert response.status_code == 400
                    continue
                assert response.status_code == 422, (bad[:200], response.text)
                error = response.json()["error"]
                assert error["message"] and "‹" not in error["message"]
                assert (error["details"]["line"], error["rule"]) == (where, rule), (bad[-200:], error)

    run(story())


def _line(text: str, begins: str) -> str:
    """The line that begins like this."""
    return next(line for line in text.split("\n") if line.startswith(begins))


def _number(text: str, begins: str) -> int:
    """The number of the line that begins like this."""
    return text.split("\n").index(_line(text, begins)) + 1


@pytest.mark.parametrize("game", GAMES)
def test_a_made_up_state_is_played_on_or_refused_but_never_fails(game: str) -> None:
    """Whatever somebody writes into the given state: a match that goes on, or a line and a sentence."""
    text = write_match(what_if(played(game, 3, clicks=20), 6))
    start, rng = _line(text, "start:"), Random(1)
    numbers = [number for number, sign in enumerate(start) if sign.isdigit()]
    good = bad = 0
    for _ in range(60):
        made_up = list(start)
        for at in rng.sample(numbers, rng.choice((1, 2))):
            made_up[at] = rng.choice("0123456789")
        read = reading(text.replace(start, "".join(made_up)))
        if read.header is None:
            assert read.line and read.message_id and read.rule
            bad += 1
        else:
            good += 1
    assert good and bad


def test_a_match_file_with_more_entries_than_a_table_holds_is_refused(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played("1969", 3)
    monkeypatch.setattr(match_import, "MOST_ENTRIES", len(match.log) - 1)

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            refused = await ann.post("/import", {"text": write_match(match)}, 422)
            assert refused["error"]["id"] == "refused-import-entries"

    run(story())


def test_a_given_state_of_very_many_steps_is_refused(sqlite_url: str) -> None:
    """Chance would take ten thousand steps in one go, while nobody else is served."""
    text = write_match(what_if(played("rocketmen", 3, clicks=10), 0)).partition("\n\n")[0] + "\n\n"
    state = json.loads(_line(text, "start:").removeprefix("start:"))
    state["agenda"] += [{"type": "PickFirstPlayer"}] * 9_000
    long = _with_line(text, "start:", f"start: {json.dumps(state)}")

    async def story() -> None:
        async with house(sqlite_url) as room:
            refused = await (await room.person("Eve")).post("/import", {"text": long}, 422)
            assert refused["error"]["id"] == "refused-import-start"

    run(story())


def test_a_match_file_that_never_ends_is_given_up(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_import, "READER", (sys.executable, "-c", "while True: pass"))
    monkeypatch.setattr(reader_pool, "PATIENCE", 0.2)

    async def story() -> None:
        async with house(sqlite_url) as room:
            eve = await room.person("Eve")
            refused = await eve.post("/import", {"text": "x"}, 422)
            assert refused["error"]["id"] == "refused-import-slow"

    run(story())


def test_the_probe_finds_a_state_that_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("1969", 3, clicks=20)
    whole = begin(match.game, match.header, match.state)
    probe(whole)
    monkeypatch.setattr(whole.game, "laws", lambda state, before=None: ["two moons"])
    with pytest.raises(Exception, match="two moons"):
        probe(whole)
