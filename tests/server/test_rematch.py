"""After a game the same people play on: one click opens a table, and everybody's seat there is kept."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.inside import House, Json, Person, house, play, run

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random", "name": "Laika"}


async def over(room: House, **more: Any) -> tuple[str, list[Person]]:
    """A finished game of 1969 between Ann, who opened it, Bob and a bot."""
    people = [await room.person(name) for name in ("Ann", "Bob")]
    seats = [{"kind": "me", "name": "Ann"}, OPEN, BOT]
    table = (await people[0].open("1969", *seats, **more))["id"]
    await people[1].join(table)
    await play(table, people)
    return table, people


def seats_of(info: Json) -> list[tuple[str, str]]:
    """Who sits where."""
    return [(seat["kind"], seat["name"]) for seat in info["seats"]]


def test_seats_move_on_and_each_is_kept_until_all_sit(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as room:
            choices = {"odds": False, "pace": "turns"}
            table, (ann, bob) = await over(room, choices=choices, private=True)
            assert (await bob.get(f"/tables/{table}"))["next_table"] is None
            opened = await ann.post(f"/tables/{table}/rematch", None, 201)
            assert [seated["seat"] for seated in opened["seats"]] == [2]
            there = f"/tables/{opened['id']}"
            info = await bob.get(there)
            assert seats_of(info) == [("open", "Bob"), ("bot", "Laika"), ("person", "Ann")]
            assert (info["yours"], info["back"], info["status"]) == ([], [0], "open")
            assert (info["private"], info["choices"]["odds"], info["choices"]["pace"]) == (
                True,
                False,
                "turns",
            )
            # The finished table leads there, for whoever played; its chat says so; it is on Bob's list.
            assert (await bob.get(f"/tables/{table}"))["next_table"] == opened["id"]
            told = (await bob.get(f"/tables/{table}/chat"))[-1]
            assert (told["say"]["id"], told["say"]["args"]) == ("table-rematch", {"player": "Ann"})
            assert opened["id"] in [mine["id"] for mine in await bob.get("/mine")]
            await bob.post(f"{there}/seats/0/back", None)
            info = await bob.get(there)
            assert (info["status"], info["yours"], info["back"]) == ("running", [0], [])
            assert info["deal_of"] is None and info["next_table"] is None
            # It is a game like any other, and has a next one in its turn.
            await play(opened["id"], [ann, bob], seed=2)
            third = await bob.post(f"{there}/rematch", None, 201)
            assert seats_of(await bob.get(f"/tables/{third['id']}")) == [
                ("bot", "Laika"),
                ("open", "Ann"),
                ("person", "Bob"),
            ]

    run(story())


def test_who_asks_second_sits_down_at_the_same_table(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await over(room)
            first, second = await asyncio.gather(
                ann.post(f"/tables/{table}/rematch", None, 201),
                bob.post(f"/tables/{table}/rematch", None, 201),
            )
            assert first["id"] == second["id"]
            info = await ann.get(f"/tables/{first['id']}")
            assert (info["status"], seats_of(info)[0], seats_of(info)[2]) == (
                "running",
                ("person", "Bob"),
                ("person", "Ann"),
            )
            # A third click leads there too, and changes nothing.
            again = await ann.post(f"/tables/{table}/rematch", None, 201)
            assert (again["id"], again["seats"]) == (first["id"], [])

    run(story())


def test_a_kept_seat_is_nobody_elses_until_the_host_gives_it_away(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await over(room)
            there = f"/tables/{(await ann.post(f'/tables/{table}/rematch', None, 201))['id']}"
            eve = await room.person("Eve")
            refused = await eve.post(f"{there}/join", {"name": "Eve"}, 409)
            assert refused["error"]["id"] == "refused-seat-kept" and "Bob" in refused["error"]["message"]
            await eve.post(f"{there}/seats/0/back", None, 403)
            # Nor does anybody take the name of whoever may come.
            await ann.put(f"{there}/seats/1", OPEN)
            taken = await eve.post(f"{there}/join", {"name": "Bob", "seat": 1}, 422)
            assert taken["error"]["id"] == "refused-player-name-taken"
            await ann.put(f"{there}/seats/0", OPEN)
            info = await bob.get(there)
            assert (seats_of(info)[0], info["back"]) == (("open", ""), [])
            await eve.post(f"{there}/join", {"name": "Eve", "seat": 0}, 201)
            await bob.post(f"{there}/seats/0/back", None, 403)
            # Bob may still take the other one, as anybody may.
            await bob.post(f"{there}/join", {"name": "Bob"}, 201)
            assert (await bob.get(there))["status"] == "running"

    run(story())


def test_whoever_is_awaited_may_also_join_by_name(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await over(room)
            there = f"/tables/{(await ann.post(f'/tables/{table}/rematch', None, 201))['id']}"
            await bob.post(f"{there}/join", {"name": "Robert"}, 201)
            info = await bob.get(there)
            assert (info["status"], seats_of(info)[0]) == ("running", ("person", "Robert"))

    run(story())


def test_only_who_played_or_opened_the_table_asks_and_only_after_the_end(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, _) = await over(room, private=True)
            eve = await room.person("Eve")
            await eve.post(f"/tables/{table}/rematch", None, 403)
            await ann.post(f"/tables/{table}/rematch", None, 201)
            # An id is a link: whoever has only the finished table's link does not get the next one.
            assert (await eve.get(f"/tables/{table}"))["next_table"] is None
            running = (await ann.open("1969", {"kind": "me", "name": "Ann"}, BOT))["id"]
            refused = await ann.post(f"/tables/{running}/rematch", None, 409)
            assert refused["error"]["id"] == "refused-not-over"

    run(story())


def test_alone_against_bots_and_for_a_host_who_only_watched(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            alone = (await ann.open("rocketmen", {"kind": "me", "name": "Ann"}, mode="solo"))["id"]
            await play(alone, [ann])
            next_one = await ann.post(f"/tables/{alone}/rematch", None, 201)
            info = await ann.get(f"/tables/{next_one['id']}")
            assert (info["status"], info["mode"], info["yours"]) == ("running", "solo", [0])
            bots = (await ann.open("1969", BOT, {**BOT, "name": "Belka"}))["id"]
            while (await ann.get(f"/tables/{bots}"))["status"] != "finished":
                await asyncio.sleep(0.05)
            next_one = await ann.post(f"/tables/{bots}/rematch", None, 201)
            assert seats_of(await ann.get(f"/tables/{next_one['id']}")) == [
                ("bot", "Belka"),
                ("bot", "Laika"),
            ]
            told = (await ann.get(f"/tables/{bots}/chat"))[-1]
            assert told["say"]["id"] == "table-rematch-host"

    run(story())


def test_a_program_plays_on_with_its_token(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            opened = await ann.open("1969", {"kind": "me", "name": "Ann"}, {"kind": "program", "name": "Rex"})
            token = next(seat["token"] for seat in opened["seats"] if seat["seat"] == 1)
            rex = await room.person("Rex")
            rex.client.headers["authorization"] = f"Bearer {token}"
            await play(opened["id"], [ann, rex])
            next_one = await ann.post(f"/tables/{opened['id']}/rematch", None, 201)
            info = await rex.get(f"/tables/{next_one['id']}")
            assert (info["status"], info["yours"], seats_of(info)[0]) == ("running", [0], ("program", "Rex"))

    run(story())


def test_kept_seats_and_the_next_table_survive_a_new_start(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await over(room)
            next_one = (await ann.post(f"/tables/{table}/rematch", None, 201))["id"]
            cookie = dict(bob.client.cookies)
        async with house(sqlite_url) as room:
            bob = await room.person("Bob")
            bob.client.cookies.update(cookie)
            assert (await bob.get(f"/tables/{table}"))["next_table"] == next_one
            assert (await bob.get(f"/tables/{next_one}"))["back"] == [0]
            await bob.post(f"/tables/{next_one}/seats/0/back", None)
            assert (await bob.get(f"/tables/{next_one}"))["status"] == "running"

    run(story())
