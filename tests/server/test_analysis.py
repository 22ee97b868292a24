"""Analysis: where the points came from, hints, reviews; and who may ask for what."""

from __future__ import annotations

import asyncio

import pytest

from spacerace.server import analysis
from tests.server.inside import House, Json, Person, house, play, run

SHORT: Json = {"options": {"round_cap": 3}}


@pytest.mark.parametrize("game", ["rocketmen", "1969"])
def test_the_points_of_a_game_are_told_when_it_is_over(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob, stranger = [await room.person(name) for name in ("Ann", "Bob", "")]
            table = (await ann.open(game, **(SHORT if game == "rocketmen" else {})))["id"]
            await bob.join(table)
            refused = await ann.get(f"/tables/{table}/points", expect=409)
            assert refused["error"]["id"] == "refused-study-not-over"
            result = (await play(table, [ann, bob]))["result"]
            found = await stranger.get(f"/tables/{table}/points")
            assert (found["scores"], found["winners"]) == (result["scores"], result["winners"])
            sums = [sum(source["points"][seat] for source in found["sources"]) for seat in (0, 1)]
            assert sums == found["scores"]
            # A part leads to the moment in which its points came.
            parts = [part for source in found["sources"] for part in source["parts"] if part["entry"]]
            for part in parts[:3]:
                moment = await stranger.get(
                    f"/tables/{table}/replay?entry={part['entry']}&seat={part['seat']}"
                )
                assert moment["news"]["facts"]

    run(story())


async def table_for_two(room: House, game: str, more: Json | None = None) -> tuple[str, list[Person]]:
    """A table with two people."""
    ann, bob = [await room.person(name) for name in ("Ann", "Bob")]
    table = (await ann.open(game, **(more or {})))["id"]
    await bob.join(table)
    return table, [ann, bob]


async def awaited(table: str, people: list[Person]) -> tuple[Person, Person, Json]:
    """Whoever is awaited, the other, and the state of the first."""
    for person, other in (people, people[::-1]):
        state = await person.state(table)
        if state["options"]:
            return person, other, state
    raise AssertionError("nobody is awaited")


@pytest.mark.parametrize("game", ["rocketmen", "1969"])
def test_a_hint_names_an_option_and_says_why(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, people = await table_for_two(room, game)
            for search in (*[False] * 9, True):
                person, _, state = await awaited(table, people)
                hint = await person.post(f"/tables/{table}/hint", {"at": state["at"], "search": search})
                assert hint["action"] in [option["action"] for option in state["options"]]
                assert hint["why"] and (hint["seat"], hint["at"]) == (state["seat"], state["at"])
                assert search or not hint["choices"]
                # Nothing was done by asking.
                assert (await person.state(table))["at"] == state["at"]
                await person.act(table, state, hint["action"])

    run(story())


def test_a_hint_is_for_whoever_is_awaited_where_the_host_allows_it(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, people = await table_for_two(room, "1969")
            person, other, state = await awaited(table, people)
            path, now = f"/tables/{table}/hint", {"at": state["at"]}

            async def refused(who: Person, body: Json, status: int) -> str:
                return str((await who.post(path, body, expect=status))["error"]["id"])

            theirs = (await other.state(table))["seat"]
            assert (
                await refused(other, {"at": (await other.state(table))["at"]}, 409) == "refused-hint-not-now"
            )
            assert await refused(person, {**now, "seat": theirs}, 403) == "refused-not-your-seat"
            assert await refused(await room.person(), now, 403) == "refused-no-seat-of-yours"
            assert await refused(person, {"at": state["at"] - 1}, 409) == "refused-stale"
            quiet, people = await table_for_two(room, "1969", {"choices": {"odds": False}})
            person, _, state = await awaited(quiet, people)
            path = f"/tables/{quiet}/hint"
            assert await refused(person, {"at": state["at"]}, 403) == "refused-hint-not-here"

    run(story())


def test_hints_are_limited(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "HINTS_AT_ONCE", 2)

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, people = await table_for_two(room, "1969")
            person, _, state = await awaited(table, people)
            path, now = f"/tables/{table}/hint", {"at": state["at"]}
            assert await person.post(path, now) and await person.post(path, now)
            assert (await person.post(path, now, expect=429))["error"]["id"] == "refused-too-many-hints"

    run(story())


def test_a_review_tells_of_luck_and_decisions_when_the_game_is_over(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "REVIEWS_AT_ONCE", 1)

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, people = await table_for_two(room, "rocketmen", {"options": {"round_cap": 2}})
            path = f"/tables/{table}/review"
            for ask in (people[0].get(path, 409), people[0].post(path, {}, 409)):
                assert (await ask)["error"]["id"] == "refused-study-not-over"
            await play(table, people)
            stranger = await room.person()
            assert (await stranger.get(path))["status"] == "none"
            review = await stranger.post(path, {})
            assert review["status"] in ("waiting", "running")
            while review["status"] in ("waiting", "running"):
                await asyncio.sleep(0)
                review = await stranger.get(path)
            assert review["status"] == "done" and review["done"] == review["total"] > 0
            for finding in review["findings"]:
                place = f"entry={finding['entry']}&seat={finding['seat']}"
                assert await stranger.get(f"/tables/{table}/replay?{place}")
            # It is kept: asking again starts nothing, and does not count.
            assert await people[0].post(path, {}) == review
            other, others = await table_for_two(room, "rocketmen", {"options": {"round_cap": 1}})
            await play(other, others)
            refused = await stranger.post(f"/tables/{other}/review", {}, 429)
            assert refused["error"]["id"] == "refused-too-many-reviews"

    run(story())
