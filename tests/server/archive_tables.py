"""Tables and finished games for the tests of replays, match files and deals."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

from spacerace.games import GAMES, header_of
from spacerace.kernel.match import Match
from tests.server.inside import House, Json, Person, play

#: What a seat saw live: by table, seat and how much it had seen.
Seen = dict[tuple[int, int], Json]
#: Random players of Rocketmen need not come to an end by themselves.
SHORT: Json = {"options": {"round_cap": 3}}
RANDOM = {"kind": "bot", "bot": "random"}


async def table_of(room: House, game: str, names: str, **more: Any) -> tuple[str, list[Person]]:
    """A table with these people; the first opens it."""
    people = [await room.person(name) for name in names.split()]
    seats = [{"kind": "me", "name": people[0].name}, *({"kind": "open"} for _ in people[1:])]
    options = SHORT if game == "rocketmen" else {}
    table = (await people[0].open(game, *seats, **{**options, **more}))["id"]
    for person in people[1:]:
        await person.join(table)
    return table, people


async def over(room: House, game: str, names: str = "Ann Bob", **more: Any) -> tuple[str, list[Person]]:
    """A table whose game is over."""
    table, people = await table_of(room, game, names, **more)
    await play(table, people)
    return table, people


async def click(
    table: str, people: list[Person], spectator: Person, clicks: int, seed: int, seen: Seen
) -> None:
    """Random clicks, some taken back; everybody looks after each. The same moment always looks the same."""
    rng = Random(seed)
    for _ in range(clicks):
        for person in (*people, spectator):
            state = await person.state(table)
            shown = {name: state[name] for name in ("view", "awaited")}
            assert seen.setdefault((state["seat"], state["at"]), shown) == shown
        if state["awaited"] is None:
            return
        person = people[state["awaited"]]
        state = await person.state(table)
        if state["undo"]["possible"] and rng.random() < 0.3:
            await person.post(f"/tables/{table}/undo", {"at": state["at"]})
        else:
            await person.act(table, state, rng.choice(state["options"])["action"])


async def export(person: Person, table: str, seat: str = "") -> str:
    """The text of an export."""
    response = await person.client.get(f"/api/tables/{table}/export{seat}")
    assert response.status_code == 200, response.text
    assert response.headers["content-disposition"].startswith('attachment; filename="spacerace-')
    return response.text


def played(name: str, seed: int, *, clicks: int = 10**6, players: int = 2) -> Match:
    """A match of random clicks; some are taken back."""
    game, rng = GAMES[name], Random(seed)
    options = SHORT["options"] if name == "rocketmen" else {}
    names = ["Ann", "Bob", "Cid", "Dora"][:players]
    match = Match(game, header_of(game, seats=names, seed=seed, options=options))
    match.draw()
    while (seat := match.awaited) is not None and clicks > 0:
        if match.can_undo(seat) and rng.random() < 0.2:
            match.undo(seat)
        else:
            match.play(seat, rng.choice(game.canonical_options(match.state)))
        match.draw()
        clicks -= 1
    return match


def _column(folder: Path, table: str, name: str) -> str:
    """What the database has of a table."""
    connection = sqlite3.connect(folder / "race.db")
    (found,) = connection.execute(f"SELECT {name} FROM tables WHERE id = ?", (table,)).fetchone()
    connection.close()
    return str(found)


def _seed(folder: Path, table: str) -> int:
    """The seed of a table."""
    return int(json.loads(_column(folder, table, "header"))["seed"])
