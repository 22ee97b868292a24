"""Colours and nations at a table: chosen, changed, drawn, refused; and what becomes of them afterwards."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spacerace.games import GAMES, game_named
from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.kernel.codec import read_match
from spacerace.server.sides import drawn_sides
from tests.server.inside import Json, Person, house, play, run

pytestmark = pytest.mark.untraced


def sides(info: Json) -> list[str]:
    """What the seats play."""
    return [seat["side"] for seat in info["seats"]]


def me(name: str, side: str = "") -> Json:
    """A seat for oneself."""
    return {"kind": "me", "name": name, "side": side}


async def sit(person: Person, table: str, side: str | None, expect: int = 201) -> Json:
    """Sit down with a side."""
    answer: Json = await person.post(f"/tables/{table}/join", {"name": person.name, "side": side}, expect)
    return answer


async def choose(person: Person, table: str, seat: int, side: str, expect: int = 200) -> Json:
    """Choose a side for a seat."""
    answer: Json = await person.put(f"/tables/{table}/seats/{seat}/side", {"side": side}, expect)
    return answer


def test_whoever_has_no_wish_gets_a_free_side_by_chance() -> None:
    known = ("white", "red", "yellow", "blue")
    drawn = {drawn_sides(known, ("", "red", "")) for _ in range(300)}
    free = ("white", "yellow", "blue")
    assert drawn == {(one, "red", other) for one in free for other in free if one != other}
    assert drawn_sides(known, ("blue", "white")) == ("blue", "white")


def test_the_server_names_the_sides_of_its_games(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            for game in (await ann.get("/server"))["games"]:
                assert [side["id"] for side in game["sides"]] == list(GAMES[game["name"]].SIDES)
            table = (await ann.open("1969"))["id"]
            named = (await ann.get(f"/tables/{table}"))["sides"]
            assert named[1] == {"id": "ussr", "say": {"id": "n-nation-ussr", "args": {}}}

    run(story())


def test_sides_are_chosen_when_opening_and_when_joining(database_url: str) -> None:
    """They stand at the seats before and after the start, on the faces, and in the match file."""

    async def story() -> None:
        async with house(database_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            seats = [me("Ann", "france"), {"kind": "open"}, {"kind": "bot", "bot": "random", "side": "usa"}]
            table = (await ann.open("1969", *seats))["id"]
            assert sides(await bob.get(f"/tables/{table}")) == ["france", "", "usa"]
            await sit(bob, table, "germany")
            chosen = ["france", "germany", "usa"]
            assert sides(await bob.get(f"/tables/{table}")) == chosen
            faces = await bob.get(f"/tables/{table}/faces")
            assert [nation["id"] for nation in faces["nations"]] == chosen
            end = await play(table, [ann, bob])
            assert end["result"]
            text = (await ann.client.get(f"/api/tables/{table}/export")).text
            assert "seat: Ann: france\nseat: Bob: germany\nseat: random: usa\n" in text
        async with house(database_url) as room:
            # Also for a server that was started again.
            assert sides(await (await room.person()).get(f"/tables/{table}")) == chosen

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_what_nobody_chose_is_drawn_when_the_game_begins(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        known, found = GAMES[game].SIDES, set()
        async with house(sqlite_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            for _ in range(40):
                table = (await ann.open(game, me("Ann", known[1]), {"kind": "open"}))["id"]
                await bob.join(table)
                info = await bob.get(f"/tables/{table}")
                assert info["status"] == "running" and sides(info)[0] == known[1]
                found.add(sides(info)[1])
        # One of the others may stay away by chance, but not several.
        assert found <= set(known) - {known[1]} and len(found) >= len(known) - 2

    run(story())


def test_a_side_is_changed_until_the_game_begins(sqlite_url: str) -> None:
    """By whoever sits there, and by the host where no person sits."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            seats = [me("Ann"), {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "idle"}]
            table = (await ann.open("rocketmen", *seats))["id"]
            await choose(ann, table, 0, "red")
            await choose(ann, table, 0, "blue")
            await choose(ann, table, 3, "white")
            await choose(ann, table, 1, "red")
            assert sides(await ann.get(f"/tables/{table}")) == ["blue", "red", "", "white"]
            # The host's choice for a seat is whoever's who takes it, and theirs to change.
            await bob.join(table)
            assert sides(await choose(bob, table, 1, "")) == ["blue", "", "", "white"]
            refused = await choose(ann, table, 1, "red", 403)
            assert refused["error"]["id"] == "refused-not-your-side"
            assert (await choose(bob, table, 0, "red", 403))["error"]["message"]
            assert (await choose(bob, table, 7, "red", 404))["error"]["id"] == "refused-no-seat"
            # Whoever leaves takes the choice along; a bot keeps what the host chose.
            await choose(bob, table, 1, "yellow")
            await bob.put(f"/tables/{table}/seats/1", {"kind": "open"})
            await choose(ann, table, 2, "red")
            await ann.put(f"/tables/{table}/seats/2", {"kind": "bot", "bot": "idle"})
            assert sides(await ann.get(f"/tables/{table}")) == ["blue", "", "red", "white"]
            await bob.join(table)
            assert sides(await ann.get(f"/tables/{table}")) == ["blue", "yellow", "red", "white"]
            assert (await choose(bob, table, 1, "red", 409))["error"]["id"] == "refused-side-begun"

    run(story())


@pytest.mark.parametrize(
    "game, seats, message",
    [
        ("rocketmen", ("pink", ""), "refused-side"),
        ("rocketmen", ("red", "red"), "refused-same-side"),
        ("1969", ("red", ""), "refused-side"),
        ("1969", ("usa", "usa"), "refused-same-side"),
    ],
)
def test_a_table_with_a_wrong_side_is_not_opened(
    sqlite_url: str, game: str, seats: tuple[str, str], message: str
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            wanted = [me("Ann", seats[0]), {"kind": "open", "side": seats[1]}]
            error = (await ann.open(game, *wanted, expect=422))["error"]
            assert error["id"] == message and seats[0] in error["message"] and "‹" not in error["message"]
            assert await ann.get("/mine") == []

    run(story())


def test_a_taken_or_unknown_side_is_refused_and_nothing_is_lost(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            table = (await ann.open("rocketmen", me("Ann", "red"), {"kind": "open"}))["id"]
            taken = await sit(bob, table, "red", 409)
            assert taken["error"]["id"] == "refused-side-taken" and " red" in taken["error"]["message"]
            unknown = await sit(bob, table, "pink", 422)
            assert unknown["error"]["id"] == "refused-side" and "blue" in unknown["error"]["message"]
            info = await bob.get(f"/tables/{table}")
            assert info["seats"][1]["kind"] == "open" and info["yours"] == [] and sides(info) == ["red", ""]
            assert (await choose(ann, table, 0, "pink", 422))["error"]["id"] == "refused-side"
            assert sides(await bob.get(f"/tables/{table}")) == ["red", ""]
            await sit(bob, table, "blue")
            assert sides(await bob.get(f"/tables/{table}")) == ["red", "blue"]

    run(story())


def test_of_two_who_want_one_side_at_once_the_later_is_refused(database_url: str) -> None:
    """And sits down with another one after that."""

    async def story() -> None:
        async with house(database_url) as room:
            ann, bob, cyd = [await room.person(name) for name in ("Ann", "Bob", "Cyd")]
            table = (await ann.open("1969", me("Ann"), *[{"kind": "open"}] * 2))["id"]

            async def race(person: Person) -> int:
                body = {"name": person.name, "side": "ussr"}
                return (await person.client.post(f"/api/tables/{table}/join", json=body)).status_code

            assert sorted(await asyncio.gather(race(bob), race(cyd))) == [201, 409]
            info = await ann.get(f"/tables/{table}")
            assert sides(info).count("ussr") == 1 and info["status"] == "open"
            late = bob if info["seats"][1]["name"] == "Cyd" else cyd
            await sit(late, table, "")
            info = await ann.get(f"/tables/{table}")
            assert info["status"] == "running" and len(set(sides(info))) == 3

    run(story())


def test_a_game_that_has_begun_keeps_its_sides(sqlite_url: str) -> None:
    """Whoever takes a seat over takes its side; so do forks and imports."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob, cyd = [await room.person(name) for name in ("Ann", "Bob", "Cyd")]
            table = (await ann.open("1969", me("Ann", "canada"), {"kind": "open", "side": "usa"}))["id"]
            await bob.join(table)
            await play(table, [ann, bob], most=10)
            await bob.put(f"/tables/{table}/seats/1", {"kind": "open"})
            kept = await sit(cyd, table, "france", 409)
            assert kept["error"]["id"] == "refused-side-kept" and "United States" in kept["error"]["message"]
            await sit(cyd, table, "usa")
            assert sides(await cyd.get(f"/tables/{table}")) == ["canada", "usa"]
            fork = (await ann.post(f"/tables/{table}/fork", {}, 201))["id"]
            assert sides(await ann.get(f"/tables/{fork}")) == ["canada", "usa"]
            two = [me("Ann", "usa"), {"kind": "open"}]
            refused = await ann.post(f"/tables/{table}/fork", {"seats": two}, 422)
            assert refused["error"]["id"] == "refused-side-kept"

    run(story())


async def finished(ann: Person, bob: Person, **more: Any) -> str:
    """A table that is over."""
    table: str = (await ann.open("1969", me("Ann", "canada"), {"kind": "open", "side": "usa"}, **more))["id"]
    await bob.join(table)
    await play(table, [ann, bob])
    return table


def test_a_deal_that_is_played_again_lets_everybody_choose_anew(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob, cyd, dan = [await room.person(name) for name in ("Ann", "Bob", "Cyd", "Dan")]
            table = await finished(ann, bob)
            seats = [me("Ann", "germany"), {"kind": "bot", "bot": "random"}]
            again = (await ann.post(f"/tables/{table}/again", {"seats": seats}, 201))["id"]
            info = await ann.get(f"/tables/{again}")
            assert sides(info)[0] == "germany" and sides(info)[1] in set(nineteen69.SIDES) - {"germany"}
            seats = [me("Cyd"), {"kind": "open", "side": "france"}]
            waits = (await cyd.post(f"/tables/{table}/again", {"seats": seats}, 201))["id"]
            await sit(dan, waits, "ussr")
            info = await cyd.get(f"/tables/{waits}")
            assert info["status"] == "running" and sides(info)[1] == "ussr" and sides(info)[0] != ""

    run(story())


def test_a_deal_from_the_middle_of_a_game_keeps_its_sides(sqlite_url: str) -> None:
    """Its first state belongs to them."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            table = (await ann.open("1969", me("Ann", "canada"), {"kind": "open", "side": "usa"}))["id"]
            await bob.join(table)
            await play(table, [ann, bob], most=10)
            bots = [me("Ann"), {"kind": "bot", "bot": "random"}]
            fork = (await ann.post(f"/tables/{table}/fork", {"seats": bots}, 201))["id"]
            await play(fork, [ann])
            two = [me("Ann"), {"kind": "open"}]
            again = (await ann.post(f"/tables/{fork}/again", {"seats": two}, 201))["id"]
            assert sides(await ann.get(f"/tables/{again}")) == ["canada", "usa"]
            assert (await choose(ann, again, 0, "ussr", 409))["error"]["id"] == "refused-side-kept"
            assert (await sit(bob, again, "ussr", 409))["error"]["id"] == "refused-side-kept"
            await bob.join(again)
            await play(again, [ann, bob], most=5)
            assert sides(await ann.get(f"/tables/{again}")) == ["canada", "usa"]

    run(story())


def test_a_match_file_without_sides_comes_in_with_those_of_the_seats(sqlite_url: str) -> None:
    """As files of rules version 1 are."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            table = await finished(ann, bob)
            text = (await ann.client.get(f"/api/tables/{table}/export")).text
            old = text.replace(": canada\n", "\n").replace(": usa\n", "\n")
            assert read_match(old, game_named).header.sides == ()
            came = (await ann.post("/import", {"text": old}, 201))["id"]
            assert sides(await ann.get(f"/tables/{came}")) == ["usa", "ussr"]

    run(story())


def test_a_pack_of_one_s_own_has_its_own_nations(sqlite_url: str) -> None:
    async def story() -> None:
        text = nineteen69.LIBRARY.text("1969", 1).replace('id = "canada"', 'id = "italy"')
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            opened = await ann.open("1969", me("Ann", "italy"), {"kind": "open"}, pack=text)
            info = await ann.get(f"/tables/{opened['id']}")
            assert "italy" in [side["id"] for side in info["sides"]] and sides(info) == ["italy", ""]
            refused = await choose(ann, opened["id"], 0, "canada", 422)
            assert refused["error"]["id"] == "refused-side"
        async with house(sqlite_url) as room:
            # Also for a server that was started again.
            info = await (await room.person()).get(f"/tables/{opened['id']}")
            assert "italy" in [side["id"] for side in info["sides"]]

    run(story())
