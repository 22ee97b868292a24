"""A seat of a running game changes by its holder, for all to read; nobody sees a second hand."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable

import pytest

from spacerace.server import seats as seats_module
from spacerace.server import table_record
from spacerace.server.settings import Limits
from tests.server.inside import house, play, run
from tests.server.voting_tables import BOT, OPEN, awaited_among, game_of, patience, said

__all__ = ["patience"]


# --- the holder's own ------------------------------------------------------------------------------


def test_whoever_sits_may_leave_or_let_a_bot_or_a_program_play_and_all_can_read_it(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await game_of(room, "Ann", "Bob")
            ids = {"open": "table-seat-left", "bot": "table-seat-bot", "program": "table-seat-program"}
            for kind in ids:
                given = await bob.put(f"/tables/{table}/seats/1", {"kind": kind})
                assert (given["token"] is not None, given["vote"]) == (kind == "program", None)
                info = await bob.get(f"/tables/{table}")
                assert (info["yours"], info["back"], info["seats"][1]["kind"]) == ([], [1], kind)
                info = await bob.post(f"/tables/{table}/seats/1/back", {})
                assert (info["yours"], info["back"], info["seats"][1]["name"]) == ([1], [], "Bob")
            assert await said(ann, table) == [
                told for left in ids.values() for told in (left, "table-seat-back")
            ]
            lines = await ann.get(f"/tables/{table}/chat")
            assert lines[0]["text"] == "Bob has left; the seat is free." and lines[0]["name"] == ""

    run(story())


def test_nobody_fills_the_chat_without_end_by_leaving_and_coming_back(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats_module, "NOTES", 4)

    async def story() -> None:
        async with house(sqlite_url, limits=Limits(chat_lines=2)) as room:
            table, (_, bob) = await game_of(room, "Ann", "Bob")
            for _ in range(3):
                await bob.put(f"/tables/{table}/seats/1", {"kind": "bot"})
                await bob.post(f"/tables/{table}/seats/1/back", {})
            refused = await bob.put(f"/tables/{table}/seats/1", {"kind": "bot"}, 429)
            assert refused["error"]["id"] == "refused-chat-full"

    run(story())


def test_whoever_comes_back_has_their_personal_link_again_and_a_program_s_token_is_void(
    sqlite_url: str,
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob, phone = [await room.person(name) for name in ("Ann", "Bob", "Bob")]
            table = (await ann.open("rocketmen"))["id"]
            link = (await bob.join(table))["token"]
            token = (await bob.put(f"/tables/{table}/seats/1", {"kind": "program"}))["token"]
            await phone.post(f"/tables/{table}/claim", {"token": link}, expect=403)
            await bob.post(f"/tables/{table}/seats/1/back", {})
            await phone.post(f"/tables/{table}/claim", {"token": token}, expect=403)
            info = await phone.post(f"/tables/{table}/claim", {"token": link})
            assert info["yours"] == [1]

    run(story())


def test_only_whoever_sat_there_last_comes_back_and_not_on_a_seat_that_is_taken(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await game_of(room, "Ann", "Bob")
            eve = await room.person("Eve")
            await bob.post(f"/tables/{table}/seats/1/back", {}, expect=403)
            await bob.post(f"/tables/{table}/seats/7/back", {}, expect=404)
            await bob.put(f"/tables/{table}/seats/1", OPEN)
            for other in (ann, eve):
                refused = await other.post(f"/tables/{table}/seats/1/back", {}, expect=403)
                assert refused["error"]["id"] == "refused-not-back"
            await eve.join(table)
            await bob.post(f"/tables/{table}/seats/1/back", {}, expect=403)
            assert (await said(bob, table))[-1] == "table-seat-joined"
            await eve.put(f"/tables/{table}/seats/1", BOT)
            await bob.post(f"/tables/{table}/seats/1/back", {}, expect=403)
            await eve.post(f"/tables/{table}/seats/1/back", {})

    run(story())


# --- nobody sees a second hand ----------------------------------------------------------------------


def test_the_host_gets_nobody_s_hand_while_a_game_runs(
    sqlite_url: str, patience: Callable[..., None]
) -> None:
    """Neither by a token nor by a seat that is freed and taken."""
    patience()

    async def story() -> None:
        async with house(sqlite_url) as room:
            hal = await room.person("Hal")
            table = (await hal.open("rocketmen", OPEN, OPEN, BOT))["id"]
            people = [await room.person(name) for name in ("Ann", "Bob")]
            for person in people:
                await person.join(table)
            while (await hal.get(f"/tables/{table}"))["awaited"] not in (0, 1):
                await asyncio.sleep(0.02)
            seat, away, (other,) = await awaited_among(table, people)
            for taken in (0, 1, 2):
                refused = await hal.put(f"/tables/{table}/seats/{taken}", {"kind": "program"}, expect=409)
                assert refused["error"]["id"] == "refused-vote-program"
            given = await hal.put(f"/tables/{table}/seats/{seat}", OPEN)
            # The host asks; the people who sit there decide.
            assert given["token"] is None and given["vote"]["asked_by"] == -3
            assert given["vote"]["waits_for"] == [1 - seat]
            refused = await hal.post(f"/tables/{table}/vote", {"agree": True}, expect=403)
            assert refused["error"]["id"] == "refused-not-asked"
            info = await other.post(f"/tables/{table}/vote", {"agree": True})
            assert info["seats"][seat]["kind"] == "open" and info["vote"] is None
            # Whoever sits here does not take a second seat.
            refused = await other.join(table, expect=409)
            assert refused["error"]["id"] == "refused-second-seat"
            assert (await away.get(f"/tables/{table}"))["back"] == [seat]

    run(story())


def test_nobody_joins_or_claims_a_second_seat_in_a_game_that_runs(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob, cid, eve = [await room.person(name) for name in ("Ann", "Bob", "Cid", "Eve")]
            table = (await ann.open("rocketmen", {"kind": "me", "name": "Ann"}, OPEN, OPEN))["id"]
            bobs, cids = (await bob.join(table))["token"], (await cid.join(table))["token"]
            refused = await ann.post(f"/tables/{table}/claim", {"token": bobs}, expect=409)
            assert refused["error"]["id"] == "refused-second-seat"
            await bob.put(f"/tables/{table}/seats/1", OPEN)
            await ann.join(table, expect=409)
            await cid.put(f"/tables/{table}/seats/2", OPEN)
            # Whoever has seen a hand sits down on that seat or on none.
            await bob.post(f"/tables/{table}/join", {"name": "Bob", "seat": 2}, expect=409)
            assert (await cid.join(table))["seat"] == 2
            assert (await eve.join(table))["seat"] == 1
            await bob.post(f"/tables/{table}/claim", {"token": cids}, expect=403)
            assert (await ann.get(f"/tables/{table}"))["yours"] == [0]

    run(story())


def test_people_at_one_device_keep_their_seats_and_their_links(sqlite_url: str) -> None:
    """Whoever sat down on several seats before the start plays them all, from a second device too."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, phone = await room.person("Ann"), await room.person("Ann")
            me = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
            opened = await ann.open("rocketmen", *me)
            for seat in opened["seats"]:
                info = await phone.post(f"/tables/{opened['id']}/claim", {"token": seat["token"]})
            assert info["yours"] == [0, 1]
            await ann.put(f"/tables/{opened['id']}/seats/1", BOT)
            await ann.post(f"/tables/{opened['id']}/seats/1/back", {})

    run(story())


def test_a_personal_link_is_for_so_many_browsers(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table cannot be made to hold keys without end; who has one of them keeps it."""
    monkeypatch.setattr(seats_module, "BROWSERS", 4)

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            opened = await ann.open("1969", {"kind": "me", "name": "Ann"}, BOT)
            path, claim = f"/tables/{opened['id']}/claim", {"token": opened["seats"][0]["token"]}
            phones = [await room.person("Ann") for _ in range(3)]
            # The link and the browser that opened the table count, too.
            for phone, expect in zip(phones, (200, 200, 409), strict=True):
                refused = await phone.post(path, claim, expect)
            assert refused["error"]["id"] == "refused-too-many-browsers"
            assert (await phones[0].post(path, claim))["yours"] == [0]

    run(story())


def test_before_the_start_the_host_seats_whom_they_like(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            table = (await ann.open("rocketmen", {"kind": "me", "name": "Ann"}, OPEN, OPEN))["id"]
            await bob.join(table)
            await bob.put(f"/tables/{table}/seats/2", BOT, expect=403)
            await ann.put(f"/tables/{table}/seats/1", OPEN)
            assert (await ann.put(f"/tables/{table}/seats/2", {"kind": "program"}))["token"]
            assert await said(ann, table) == []
            assert (await bob.get(f"/tables/{table}"))["back"] == []

    run(story())


# --- a deal that rested -------------------------------------------------------------------------------


def test_a_table_that_wakes_after_its_deal_was_open_says_so(sqlite_url: str) -> None:
    async def before() -> tuple[str, list[dict[str, str]]]:
        async with house(sqlite_url) as room:
            table, people = await game_of(room, "Ann", "Bob", game="1969")
            await play(table, people)
            me = {"kind": "me", "name": "Ann"}
            again = (await people[0].post(f"/tables/{table}/again", {"seats": [me, OPEN]}, 201))["id"]
            await people[1].join(again)
            await play(again, people, most=1)
            # Ann has seen these cards; whoever sits down can read that.
            assert await said(people[1], again) == ["table-cards-known"]
            return again, [dict(person.client.cookies) for person in people]

    async def after(table: str, cookies: list[dict[str, str]]) -> None:
        async with house(sqlite_url) as room:
            people = [await room.person(), await room.person()]
            for person, known in zip(people, cookies, strict=True):
                person.client.cookies.update(known)
            for _ in range(2):
                await play(table, people, most=1)
                assert await said(people[0], table) == ["table-cards-known", "table-deal-opened"]

    again, cookies = run(before())
    with sqlite3.connect(sqlite_url.partition("///")[2]) as connection:
        connection.execute("UPDATE tables SET touched = touched - ? WHERE id = ?", (table_record.REST, again))
    connection.close()
    run(after(again, cookies))
