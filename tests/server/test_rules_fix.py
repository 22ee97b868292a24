"""A rules fix breaks no running game, and what older versions kept can be read by newer ones.

``tests/server/old`` holds what earlier versions wrote: databases, backups, match files, and in a JSON file
beside them what was at each table. Files are added there and never changed. After a migration, or a new
version of match files or rules, keep the present ones, named after the migration they have had::

    python -c "from tests.server.test_rules_fix import keep; keep('0001')"
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spacerace.games import GAMES, game_named
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import read_match
from spacerace.kernel.errors import IllegalAction
from spacerace.server import backups, game_start, migrating
from spacerace.server.database import Database
from spacerace.server.keys import hash_of
from tests.server.inside import House, Json, Person, house, play, run
from tests.server.notices_room import add_contact
from tests.server.test_turns import server_of

OLD = Path(__file__).parent / "old"
KEPT = sorted(path.stem for path in OLD.glob("*.json"))
#: Random players of Rocketmen need not come to an end by themselves.
SHORT: Json = {"rocketmen": {"options": {"round_cap": 3}}, "1969": {}}


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deals are always the same ones, and the first seat begins."""
    monkeypatch.setattr(game_start, "randbits", lambda bits: 11)


async def two(room: House, game: str, **more: Any) -> tuple[str, list[Person]]:
    """A table with Ann and Bob."""
    people = [await room.person("Ann"), await room.person("Bob")]
    table = (await people[0].open(game, **{**SHORT[game], **more}))["id"]
    await people[1].join(table)
    return table, people


async def again(room: House, people: list[Person]) -> list[Person]:
    """The same people at a server that was started again."""
    return [await with_cookie(room, person.client.cookies["spacerace"], person.name) for person in people]


async def with_cookie(room: House, cookie: str, name: str) -> Person:
    """Somebody who has been here before."""
    person = await room.person(name)
    person.client.cookies["spacerace"] = cookie
    return person


def change_row(folder: Path, statement: str, *values: object) -> None:
    """Change something in the database, past the server."""
    with closing(sqlite3.connect(folder / "race.db")) as connection:
        assert connection.execute(statement, values).rowcount == 1
        connection.commit()


def unlink(folder: Path) -> None:
    """Leave the entries without links, as they were written before there were any."""
    with closing(sqlite3.connect(folder / "race.db")) as connection:
        connection.execute("UPDATE entries SET chain = NULL")
        connection.execute("UPDATE tables SET chain = NULL")
        connection.commit()


# --- rules that have changed ---------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_an_old_log_replays_though_the_rules_draw_differently_now(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, people = await two(room, game)
            await play(table, people, most=25)
            before = [await person.state(table, since=0) for person in people]
        with closing(sqlite3.connect(tmp_path / "race.db")) as connection:
            header = json.loads(connection.execute("SELECT header FROM tables").fetchone()[0])
        assert header["rules_version"] == GAMES[game].RULES_VERSION
        monkeypatch.setattr(GAMES[game], "RULES_VERSION", header["rules_version"] + 1)
        # From now on chance brings the last of whatever there is.
        monkeypatch.setattr(Luck, "pick", lambda luck, key, bag: list(bag)[-1])
        async with house(sqlite_url) as room:
            people = await again(room, people)
            assert [await person.state(table, since=0) for person in people] == before
            end = await play(table, people)
            assert end["result"]["winners"]
            exported = (await people[0].client.get(f"/api/tables/{table}/export")).text
            assert f"rules: {header['rules_version']}\n" in exported

    run(story())


async def looks_broken(table: str, person: Person, stranger: Person) -> str:
    """A table that can be looked at, and everything else is refused; the reason that is shown."""
    info: Json = await person.get(f"/tables/{table}")
    assert info["status"] == "broken"
    state = await person.state(table, since=0)
    assert state["options"] == [] and state["news"] and not state["undo"]["possible"]
    await stranger.state(table, since=0)
    body = {"at": state["at"], "action": "stop"}
    answers = [
        await person.post(f"/tables/{table}/actions", body, 409),
        await person.post(f"/tables/{table}/undo", {"at": state["at"]}, 409),
        await person.post(f"/tables/{table}/undo/answer", {"agree": True}, 409),
        await person.post(f"/tables/{table}/orders", {"name": "single"}, 409),
        await person.put(f"/tables/{table}/seats/1", {"kind": "bot"}, 409),
        await stranger.post(f"/tables/{table}/join", {"name": "Eve"}, 409),
    ]
    assert answers[0]["error"]["id"] == "refused-not-running"
    assert all(answer["error"]["message"] for answer in answers)
    # People can still talk about it, and keep what they have seen.
    await person.post(f"/tables/{table}/chat", {"text": "What now?"}, 201)
    assert (await person.client.get(f"/api/tables/{table}/export")).status_code == 200
    assert table in [found["id"] for found in await person.get("/mine")]
    assert table in [found["id"] for found in await stranger.get("/tables?status=running")]
    assert isinstance(info["problem"], str)
    return info["problem"]


@pytest.mark.parametrize("game", GAMES)
def test_what_no_longer_replays_is_read_only_until_the_rules_allow_it_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """A game in which a step is barred now: everything before it can be seen; nothing of it is lost."""

    async def story() -> None:
        module = GAMES[game]
        async with house(sqlite_url) as room:
            table, people = await two(room, game)
            await play(table, people, most=30)
            before = [await person.state(table, since=0) for person in people]
            done = [item["action"] for item in before[0]["news"] if item["action"]]
        advance, count = module.advance, 0

        def barred(state: Any, action: Any) -> None:
            nonlocal count
            count += 1
            if count > 20:
                raise IllegalAction("T-1", "refused-undo-over")
            advance(state, action)

        with monkeypatch.context() as patch:
            patch.setattr(module, "advance", barred)
            async with house(sqlite_url) as room:
                people, stranger = await again(room, people), await room.person("Eve")
                # However often it is looked at: with each request the rules may have to be asked again.
                for _ in range(2):
                    problem = await looks_broken(table, people[0], stranger)
                    assert problem.startswith("The rules have changed") and "20" not in problem
                shown = (await people[0].state(table, since=0))["news"]
                assert shown == before[0]["news"][: len(shown)] and 0 < len(shown) < len(before[0]["news"])
                count = -(10**6)
                other, others = await two(room, game)
                await play(other, others, most=3)
        async with house(sqlite_url) as room:
            people = await again(room, people)
            after = [await person.state(table, since=0) for person in people]
            assert after == before and done
            assert (await people[0].get(f"/tables/{table}"))["problem"] is None
            assert (await play(table, people))["result"]["winners"]

    run(story())


def test_an_entry_that_means_nothing_breaks_one_table_and_no_other(sqlite_url: str, tmp_path: Path) -> None:
    """Bots of a broken table do not move, and its lists stay as they are; a finished game is told where."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            server = server_of(room)
            table, people = await two(room, "1969")
            await play(table, people, most=20)
            healthy, _ = await two(room, "1969")
            finished, players = await two(room, "1969")
            await play(finished, players)
            await people[1].put(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
            await asyncio.gather(*server.tables.bot_moves._drivers.values())
        for broken in (table, finished):
            change_row(
                tmp_path,
                "UPDATE entries SET action = 'fly-to-the-sun' WHERE table_id = ? AND number = 12",
                broken,
            )
        change_row(tmp_path, "UPDATE tables SET awaited = 1, touched = 0 WHERE id = ?", table)
        async with house(sqlite_url) as room:
            server = server_of(room)
            await server.scheduler.look()
            await asyncio.gather(*server.tables.bot_moves._drivers.values())
            (ann, bob), stranger = await again(room, people), await room.person("Eve")
            problem = await looks_broken(table, ann, stranger)
            assert "fly-to-the-sun" not in problem
            await bob.post(f"/tables/{table}/actions", {"at": 0, "action": "stop"}, 403)
            info = await stranger.get(f"/tables/{finished}")
            assert info["status"] == "broken" and "13" in info["problem"] and info["result"]
            await stranger.state(finished, since=0)
            assert (await stranger.get(f"/tables/{healthy}"))["status"] == "running"
            found = await stranger.get("/tables?status=running")
            assert {info["id"] for info in found} == {table, healthy}
            assert [info["id"] for info in await stranger.get("/tables?status=finished")] == [finished]

    run(story())


@pytest.mark.parametrize(
    "column, value",
    [
        ("game", "tic-tac-toe"),
        ("choices", "{"),
        ("choices", '{"game": "1969", "seats": [], "colour": "red"}'),
        ("header", "no header"),
        ("header", '{"game": "1969"}'),
        ("result", "{}"),
        ("start", "{}"),
    ],
)
def test_a_row_that_cannot_be_read_takes_nothing_else_down(
    sqlite_url: str, tmp_path: Path, column: str, value: str
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, people = await two(room, "1969")
            await play(table, people, most=5)
            waiting = (await people[0].open("1969"))["id"]
        change_row(tmp_path, f"UPDATE tables SET {column} = ? WHERE id = ?", value, table)
        if column in ("game", "choices"):
            change_row(tmp_path, f"UPDATE tables SET {column} = ? WHERE id = ?", value, waiting)
        async with house(sqlite_url) as room:
            (ann, bob), stranger = await again(room, people), await room.person("Eve")
            assert {info["id"] for info in await ann.get("/mine")} == {table, waiting}
            info = await ann.get(f"/tables/{table}")
            assert (info["status"], info["yours"], info["host"]) == ("broken", [0], True)
            assert info["problem"] and "‹" not in info["problem"]
            assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob"]
            for status in ("open", "running", "finished"):
                await stranger.get(f"/tables?status={status}")
            await ann.get(f"/tables/{table}/state", 409)
            await ann.post(f"/tables/{table}/actions", {"at": 0, "action": "stop"}, 409)
            await ann.get(f"/tables/{table}/replay", 409)
            await ann.post(f"/tables/{table}/chat", {"text": "What now?"}, 201)
            elsewhere = (await ann.open("1969"))["id"]
            await bob.join(elsewhere)
            await play(elsewhere, [ann, bob], most=5)
            assert (await stranger.client.get("/")).status_code == 200
        # Nothing that was written is lost.
        with closing(sqlite3.connect(tmp_path / "race.db")) as connection:
            kept = connection.execute(f"SELECT {column}, status FROM tables WHERE id = ?", (table,))
            assert kept.fetchone() == (value, "running")

    run(story())


def test_a_game_of_newer_rules_waits_for_the_newer_server(sqlite_url: str, tmp_path: Path) -> None:
    """Whoever goes back to an older version finds the games of the newer one, and can only look at them."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, people = await two(room, "1969")
            await play(table, people, most=20)
        statement = (
            "UPDATE tables SET header = replace(header, '\"rules_version\":2', '\"rules_version\":99')"
        )
        change_row(tmp_path, statement)
        # The newer server would have linked its entries to its own header.
        unlink(tmp_path)
        async with house(sqlite_url) as room:
            (ann, _), stranger = await again(room, people), await room.person("Eve")
            assert "newer rules" in await looks_broken(table, ann, stranger)

    run(story())


# --- what older versions kept --------------------------------------------------------------------


def keep(name: str) -> None:
    """Write down what the present version keeps: a database, its backup, its match files."""
    path = OLD / f"{name}.db"
    assert not path.exists(), "files are added here and never changed"

    async def story() -> Json:
        url = f"sqlite+aiosqlite:///{path}"
        async with house(url) as room:
            people = [await room.person("Ann"), await room.person("Bob")]
            for person in people:
                await person.get("/notices")
            cookies = [person.client.cookies["spacerace"] for person in people]
            key = hash_of(cookies[1].rpartition(".")[0])
            database = server_of(room).database
            await add_contact(database, "bob", key=key, kind="mail", address="bob@example.org")
            tables = [await _remembered(people, table) for table in await _tables(people)]
            for game in GAMES:
                finished = [one for one in tables if (one["game"], one["status"]) == (game, "finished")]
                for table in finished:
                    text = (await people[0].client.get(f"/api/tables/{table['id']}/export")).text
                    version = text.split("\n")[0].split()[-1]
                    (OLD / f"{name}-{game}-{version}.txt").write_text(text)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("VACUUM")
        database = Database(url)
        await backups.backup(database, OLD / f"{name}.backup")
        await database.close()
        return {"cookies": cookies, "tables": tables}

    kept = asyncio.run(story())
    (OLD / f"{name}.json").write_text(json.dumps(kept, indent=1) + "\n")


async def _tables(people: list[Person]) -> list[str]:
    """Tables of all kinds, as they come up in the life of a server."""
    ann, bob = people
    rng, tables = Random(0), []
    for game in GAMES:
        # One that waits, one that is over, one that was dealt from a view and is over, too.
        waiting = (await ann.open(game, **SHORT[game]))["id"]
        over = (await ann.open(game, **SHORT[game]))["id"]
        await bob.join(over)
        await play(over, people, seed=1)
        running = (await ann.open(game, **SHORT[game], choices={"pace": "turns", "undo": "ask"}))["id"]
        await bob.join(running)
        await play(running, people, seed=2, most=20)
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
        fork = (await ann.post(f"/tables/{running}/fork", {"seats": seats}, 201))["id"]
        await play(fork, [ann], seed=3)
        # One that runs, with steps that were taken back, an order and a line of chat.
        for _ in range(30):
            for person in people:
                state = await person.state(running)
                if state["undo"]["possible"] and not state["undo"]["asks"] and rng.random() < 0.3:
                    await person.post(f"/tables/{running}/undo", {"at": state["at"]})
                elif state["options"]:
                    await person.act(running, state, rng.choice(state["options"])["action"])
        await bob.post(f"/tables/{running}/orders", {"name": "single"})
        await ann.post(f"/tables/{running}/chat", {"text": "Your move!"}, 201)
        # Where somebody has left and come back.
        await bob.put(f"/tables/{running}/seats/1", {"kind": "open"})
        await bob.post(f"/tables/{running}/seats/1/back", {})
        # One against bots.
        alone = (await ann.open(game, *seats, **SHORT[game]))["id"]
        await play(alone, [ann], seed=4, most=15)
        while not (await ann.state(alone))["options"]:
            await asyncio.sleep(0)
        # The same people play on; Bob's seat there is kept for him.
        rematch = (await ann.post(f"/tables/{over}/rematch", None, 201))["id"]
        tables += [waiting, over, running, fork, alone, rematch]
    return tables


async def _remembered(people: list[Person], table: str) -> Json:
    """What must be there again: nothing but what every later version will know."""
    info = await people[0].get(f"/tables/{table}")
    seen = {}
    for seat, person in enumerate(people):
        if info["status"] != "open" and seat in (await person.get(f"/tables/{table}"))["yours"]:
            state = await person.state(table, since=0)
            seen[str(seat)] = [item["action"] for item in state["news"]]
    fields = ("id", "game", "status", "awaited", "turn", "result")
    return {**{field: info[field] for field in fields}, "seen": seen}


def copied(name: str, folder: Path, url: str) -> str:
    """A copy of an old database."""
    shutil.copy(OLD / f"{name}.db", folder / "old.db")
    return f"sqlite+aiosqlite:///{folder / 'old.db'}"


def restored(name: str, folder: Path, url: str) -> str:
    """A new database, filled from an old backup."""

    async def fill() -> None:
        database = Database(url)
        await backups.restore(database, OLD / f"{name}.backup", replace=False)
        await database.close()

    asyncio.run(fill())
    return url


@pytest.mark.parametrize("name", KEPT)
@pytest.mark.parametrize("way, kind", [(copied, "sqlite"), (restored, "sqlite"), (restored, "postgres")])
def test_an_old_database_is_brought_up_to_date_and_its_games_go_on(
    name: str,
    way: Callable[[str, Path, str], str],
    kind: str,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    url = way(name, tmp_path, request.getfixturevalue(f"{kind}_url"))
    kept = json.loads((OLD / f"{name}.json").read_text())

    async def story() -> None:
        # Games that stood still for years are not put away under the eyes of the test.
        async with house(url, open_days=0, idle_days=0) as room:
            names = zip(kept["cookies"], ("Ann", "Bob"), strict=True)
            people = [await with_cookie(room, cookie, name) for cookie, name in names]
            for table in kept["tables"]:
                assert await _remembered(people, table["id"]) == table
                await _goes_on(people, table)
            revision = await _revision(server_of(room).database)
            assert revision == migrating.NEWEST

    run(story())


async def _goes_on(people: list[Person], table: Json) -> None:
    """An old table is taken up again: joined, played to its end, replayed."""
    ann, id = people[0], table["id"]
    match table["status"]:
        case "open":
            await people[1].join(id)
            await play(id, people, most=5)
        case "running":
            sitting = [person for seat, person in enumerate(people) if str(seat) in table["seen"]]
            assert (await play(id, sitting))["result"]["winners"]
        case "finished":
            last = (await ann.get(f"/tables/{id}/replay"))["last"]
            for at in (0, last // 2, last):
                await ann.get(f"/tables/{id}/replay/{at}")
            text = (await ann.client.get(f"/api/tables/{id}/export")).text
            assert read_match(text, game_named).awaited is None


async def _revision(database: Database) -> str | None:
    """The last migration that a database has had."""
    async with database.read() as connection:
        return await connection.run_sync(migrating.revision_of)


def test_old_match_files_play_back() -> None:
    """Of both games, from the beginning (version 1) and from a given state (version 2)."""
    files = sorted(OLD.glob("*.txt"))
    for file in files:
        match = read_match(file.read_text(), game_named)
        assert match.awaited is None, file.name
        kept = json.loads((OLD / f"{file.name.split('-')[0]}.json").read_text())
        results = [table["result"] for table in kept["tables"] if table["game"] == match.game.NAME]
        assert list(match.game.result(match.state).scores) in [
            result["scores"] for result in results if result
        ]
    found = {file.name.split("-", 1)[1] for file in files}
    assert found >= {f"{game}-{version}.txt" for game in GAMES for version in (1, 2)}


def test_the_present_migration_is_kept() -> None:
    """Whoever adds a migration keeps a database that has had it (see above)."""
    assert migrating.NEWEST in KEPT
