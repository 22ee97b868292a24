"""The host changes a table before it starts, names it, mixes the seats, pauses it, and hands it over."""

from __future__ import annotations

from tests.server.inside import house, run

ME = {"kind": "me", "name": "Ann"}
OPEN = {"kind": "open"}
LIMIT = {"seconds": 3600, "bot": "sense"}


def test_a_table_is_changed_until_its_game_begins(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as room:
            ann, bob = [await room.person(name) for name in ("Ann", "Bob")]
            table = (await ann.open("rocketmen", ME, OPEN))["id"]
            path = f"/tables/{table}"
            change = {
                "title": "  Friday\u2003night ",
                "mode": "battle",
                "options": {"variants": 2},
                "private": True,
                "choices": {"odds": False, "limit": LIMIT},
            }
            assert (await bob.put(path, change, 403))["error"]["id"] == "refused-host-alone"
            info = await ann.put(path, change)
            assert (info["title"], info["mode"], info["private"]) == ("Friday night", "battle", True)
            # Everybody sees it, and the lobby has it no more.
            info = await bob.get(path)
            assert (info["options"], info["choices"]["odds"]) == ({"variants": 2}, False)
            assert await bob.get("/tables") == []
            # What cannot be played is refused, and nothing has changed.
            for bad in ({"mode": "solo"}, {"options": {"variants": 7}}, {"title": "a\u0000b"}):
                await ann.put(path, {"private": False, **bad}, 422)
            await ann.put(path, {"private": False, "colour": "red"}, 400)
            assert await bob.get(path) == info
            await bob.join(table)
            info = await bob.get(path)
            assert (info["status"], info["mode"], info["options"]["variants"]) == ("running", "battle", 2)
            assert (await ann.put(path, {"mode": "standard"}, 409))["error"]["id"] == "refused-table-begun"
            assert (await ann.put(path, {"title": "Late"}))["title"] == "Late"

    run(story())


def test_no_time_runs_while_a_table_is_paused(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as room:
            ann, bob = [await room.person(name) for name in ("Ann", "Bob")]
            table = (await ann.open("1969", ME, OPEN, choices={"limit": LIMIT}))["id"]
            path = f"/tables/{table}"
            await bob.join(table)
            before = await ann.get(path)
            assert before["deadline"] is not None
            info = await ann.put(path, {"paused": True})
            assert (info["deadline"], info["choices"]["paused"]) == (None, True)
            # Whoever wants to may play on; still no time runs.
            people = {0: ann, 1: bob}
            state = await people[info["awaited"]].state(table)
            await people[info["awaited"]].act(table, state, "sell 0")
            assert (await ann.get(path))["deadline"] is None
            info = await ann.put(path, {"paused": False})
            assert info["deadline"] == info["turn_began"] + LIMIT["seconds"] * 1000
            await ann.put(path, {"title": "Friday", "paused": False})
            told = [line["say"]["id"] for line in await bob.get(f"{path}/chat") if line["say"]]
            assert told == ["table-paused", "table-goes-on"]

    run(story())


def test_seats_are_mixed_with_their_keys(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as room:
            ann, bob = [await room.person(name) for name in ("Ann", "Bob")]
            seats = [{**ME, "side": "usa"}, OPEN, {"kind": "bot", "bot": "random", "name": "Laika"}, OPEN]
            table = (await ann.open("1969", *seats))["id"]
            path = f"/tables/{table}"
            await bob.join(table)
            assert (await bob.post(f"{path}/mix", None, 403))["error"]["id"] == "refused-host-alone"
            orders = set()
            for _ in range(12):
                info = await ann.post(f"{path}/mix", None)
                names = [seat["name"] for seat in info["seats"]]
                orders.add(tuple(names))
                assert [seat["seat"] for seat in info["seats"]] == [0, 1, 2, 3]
                assert sorted(names) == ["", "Ann", "Bob", "Laika"]
                assert info["yours"] == [names.index("Ann")]
                assert info["seats"][names.index("Ann")]["side"] == "usa"
                assert (await bob.get(path))["yours"] == [names.index("Bob")]
                assert info["host"]
            assert len(orders) > 1

    run(story())


def test_hosting_is_handed_over(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as room:
            ann, bob = [await room.person(name) for name in ("Ann", "Bob")]
            table = (await ann.open("1969", ME, OPEN, OPEN))["id"]
            path = f"/tables/{table}"
            await bob.join(table)
            assert (await ann.put(f"{path}/host", {"seat": 2}, 409))["error"]["id"] == "refused-host-nobody"
            await ann.put(f"{path}/host", {"seat": 5}, 404)
            await bob.put(f"{path}/host", {"seat": 1}, 403)
            info = await ann.put(f"{path}/host", {"seat": 1})
            assert (info["host"], info["yours"]) == (False, [0])
            assert (await bob.get(path))["host"]
            await ann.put(path, {"title": "Mine"}, 403)
            assert (await bob.put(path, {"title": "Mine"}))["title"] == "Mine"

    run(story())
