"""A game of another package on a real server: its workers are processes of their own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.inside import Json, Person, run
from tests.server.outside import real_server, visitor
from tests.server.running import Server
from tests.third_game.plugged import on_server, put_entries, put_pips


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'race.db'}"


async def play_on(person: Person, table: str, seed: int = 1) -> Json:
    """Click at random until the game is over."""
    rng = Random(seed)
    while True:
        state = await person.state(table)
        if state["awaited"] is None:
            return state
        if state["options"]:
            await person.act(table, state, rng.choice(state["options"])["action"])
        else:
            # A bot is thinking.
            await asyncio.sleep(0.02)


async def visit(server: Server) -> None:
    """Somebody who plays, asks and looks back."""
    async with visitor(server.address, "Ann") as ann:
        games = {game["name"]: game for game in (await ann.get("/server"))["games"]}
        assert list(games) == ["rocketmen", "1969", "pips"]
        assert (games["pips"]["packs"], games["pips"]["sides"]) == (["pips"], [])

        bot = {"kind": "bot", "bot": "search:20"}
        table = (await ann.open("pips", {"kind": "me", "name": "Ann"}, bot))["id"]
        assert (await ann.get(f"/tables/{table}/faces")) == {}
        while not (state := await ann.state(table))["options"]:
            await asyncio.sleep(0.02)
        assert state["step"]["id"] == "pips-step-turn"
        hint = await ann.post(f"/tables/{table}/hint", {"at": state["at"]})
        assert hint["why"]
        why = await ann.post(f"/tables/{table}/why", {"at": state["at"], "action": "add 9"})
        assert "PI-2.1" in str(why)
        over = await play_on(ann, table)
        assert over["result"]["end_reason"] == "all-finished"

        points = await ann.get(f"/tables/{table}/points")
        assert points["scores"] == over["result"]["scores"]
        review = await ann.post(f"/tables/{table}/review", {})
        while not review["done"]:
            await asyncio.sleep(0.05)
            review = await ann.get(f"/tables/{table}/review")
        moment = await ann.get(f"/tables/{table}/replay?entry=3")
        assert moment["news"]["facts"]

        page = await ann.get("/rules/pips/de")
        assert page["language"] == "en" and page["title"] == "Pips: the rules"
        for language in ("en", "it"):
            words = (await ann.client.get(f"/api/words/{language}")).text
            assert "pips-action-peek = " in words and "web-pips = Pips" in words

        text = (await ann.client.get(f"/api/tables/{table}/export")).text
        assert text.splitlines()[1] == "game: pips"
        again = await ann.post("/import", {"text": text}, expect=201)
        assert (await ann.get(f"/tables/{again['id']}"))["game"] == "pips"
        sided = {"kind": "me", "name": "Ann", "side": "red"}
        refused = await ann.post("/tables", {"game": "pips", "seats": [sided, bot]}, expect=422)
        assert refused["error"]["id"] == "refused-no-sides"
        own = '[pack]\nid = "long"\nversion = 1\nbase = "pips@1"\n[sheet]\nlimit = 31\n'
        long = await ann.open("pips", {"kind": "me", "name": "Ann"}, bot, pack=own)
        assert (await play_on(ann, long["id"]))["result"]
        few = await ann.open("pips", {"kind": "me", "name": "Ann"}, expect=422)
        assert "2 to 4" in few["error"]["message"]


def test_a_server_serves_a_game_of_another_package(tmp_path: Path, sqlite_url: str) -> None:
    folder = put_pips(tmp_path / "installed")
    with real_server(sqlite_url, tmp_path, **on_server(folder)) as server:
        run(visit(server))
        assert "Traceback" not in server.output


def test_a_broken_game_stops_no_server(tmp_path: Path, sqlite_url: str) -> None:
    """It is seen at the start, when the server reads the pages and the packs of all games."""
    folder = put_pips(tmp_path / "installed")
    (folder / "pips" / "lang" / "en" / "rules.md").write_text("no page of rules")
    put_entries(folder, "other", {"other": "no_such_module:OTHER"})

    async def look(server: Server) -> None:
        async with visitor(server.address) as ann:
            games = (await ann.get("/server"))["games"]
            assert [game["name"] for game in games] == ["rocketmen", "1969"]

    with real_server(sqlite_url, tmp_path, **on_server(folder)) as server:
        run(look(server))
        assert '"other = no_such_module:OTHER" is left out' in server.output
        assert "game left out" in server.output and "BadPage" in server.output
