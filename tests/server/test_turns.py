"""Play by turns: limits that count for a turn and not for a click, notices from the click to the mailbox."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from sqlalchemy import select

from spacerace.server import (
    bot_moves,
    bus,
    game_start,
    opening,
    scheduler,
    schema,
    table_cache,
    table_changes,
)
from spacerace.server.app import Server
from spacerace.server.database import now
from spacerace.server.settings import Mail
from tests.server.inside import House, Json, Person, house, run
from tests.server.notices_room import Mailbox, Receiver, mail_server

LIMIT = 60
CHOICES = {"limit": {"seconds": LIMIT, "bot": "random"}}


class Clock:
    """The time of tables, which stands still until it is set ahead."""

    def __init__(self) -> None:
        """It begins with the real time: a start of the server compares with what is written."""
        self.time = now()

    def __call__(self) -> int:
        """The time, in milliseconds."""
        return self.time

    def ahead(self, seconds: float) -> None:
        """Let time pass."""
        self.time += int(seconds * 1000)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of all tables; the deals are always the same ones, too."""
    clock = Clock()
    for module in (bot_moves, opening, table_cache, table_changes):
        monkeypatch.setattr(module, "now", clock)
    monkeypatch.setattr(scheduler, "now", clock)
    monkeypatch.setattr(game_start, "randbits", lambda bits: 11)
    return clock


def server_of(room: House) -> Server:
    """The server behind all that stands before it."""
    app = room.app
    while not isinstance(app, Litestar):
        app = app._app
    server: Server = app.dependencies["server"].dependency()  # type: ignore[union-attr]
    return server


async def awaited(table: str, *people: Person) -> tuple[Person, Json]:
    """Whoever is awaited, with their state."""
    for person in people:
        state = await person.state(table)
        if state["options"]:
            return person, state
    raise AssertionError("nobody is awaited")


async def click_once(table: str, person: Person, state: Json) -> Json:
    """A click that does not end the turn."""
    action = next(option["action"] for option in state["options"] if not option["final"])
    after = await person.act(table, state, action)
    assert after["turn"] == state["turn"] and after["options"]
    return after


async def end_turn(table: str, person: Person, rng: Random) -> Json:
    """Random clicks until it is not this person's turn any more."""
    state = await person.state(table)
    while state["options"]:
        state = await person.act(table, state, rng.choice(state["options"])["action"])
    return state


@asynccontextmanager
async def changes(server: Server, table: str) -> AsyncIterator[Any]:
    """Wait for something at a table by ``await until(condition)``."""
    woken = server.tables.bus.watch(table)

    async def until(condition: Any) -> None:
        while not await condition():
            await woken.wait()
            woken.clear()

    try:
        yield until
    finally:
        server.tables.bus.leave(table, woken)


async def two(room: House, game: str = "rocketmen", **choices: object) -> tuple[str, Person, Person]:
    """A table with Ann and Bob."""
    ann, bob = await room.person("Ann"), await room.person("Bob")
    table = (await ann.open(game, choices={**CHOICES, **choices}))["id"]
    await bob.join(table)
    return table, ann, bob


# --- limits --------------------------------------------------------------------------------------


def test_the_deadline_stands_for_the_turn_and_does_not_move_with_a_click(
    sqlite_url: str, clock: Clock
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob = await two(room)
            for turn in range(6):
                person, state = await awaited(table, ann, bob)
                began = clock()
                assert state["deadline"] == began + LIMIT * 1000
                while state["options"]:
                    clock.ahead(1)
                    action = state["options"][-turn % len(state["options"])]["action"]
                    state = await person.act(table, state, action)
                    assert state["deadline"] == (began if state["options"] else clock()) + LIMIT * 1000
                # A seat that is changed elsewhere gives nobody more time.
                info = await ann.get(f"/tables/{table}")
                assert info["turn_began"] == clock() and info["deadline"] == clock() + LIMIT * 1000

    run(story())


def test_when_time_runs_out_a_bot_plays_that_turn_and_the_person_goes_on_with_the_next(
    database_url: str, clock: Clock
) -> None:
    async def story() -> None:
        async with house(database_url) as room:
            server = server_of(room)
            table, ann, bob = await two(room)
            person, state = await awaited(table, ann, bob)
            other = bob if person is ann else ann
            state = await click_once(table, person, state)
            clock.ahead(LIMIT - 0.001)
            await server.scheduler.look()
            assert not server.tables.bot_moves._drivers
            clock.ahead(0.001)
            async with changes(server, table) as until:
                await server.scheduler.look()
                await until(lambda: _turn_is(server, table, state["turn"] + 1))
            after = await person.state(table, since=state["at"])
            assert [item["seat"] for item in after["news"] if item["action"]] and not after["options"]
            assert after["awaited"] == state["seat"] ^ 1
            # The next one has all the time there is, and so has the first when it is their turn again.
            assert after["deadline"] == clock() + LIMIT * 1000
            await server.scheduler.look()
            assert not server.tables.bot_moves._drivers
            await end_turn(table, other, Random(1))
            again = await person.state(table)
            assert again["options"] and again["deadline"] == clock() + LIMIT * 1000
            await click_once(table, person, again)

    run(story())


async def _turn_is(server: Server, table: str, turn: int) -> bool:
    """Whether a table has come to this turn."""
    return (await server.tables.cache.current(table)).turn == turn


def test_after_a_pause_a_turn_has_the_time_that_was_left(database_url: str, clock: Clock) -> None:
    """A pause gives nobody time and takes none, however often; a turn that begins meanwhile has all of it."""

    async def story() -> None:
        async with house(database_url) as room:
            table, ann, bob = await two(room)
            person, state = await awaited(table, ann, bob)
            began = clock()
            clock.ahead(LIMIT / 4)
            for _ in range(2):
                await ann.put(f"/tables/{table}", {"paused": True})
                clock.ahead(10 * LIMIT)
                # The same again is no second pause.
                info = await ann.put(f"/tables/{table}", {"paused": True})
                assert info["deadline"] is None
                info = await ann.put(f"/tables/{table}", {"paused": False})
                assert info["deadline"] == clock() + int(LIMIT * 1000 * 3 / 4) and info["turn_began"] > began
            await ann.put(f"/tables/{table}", {"paused": True})
            clock.ahead(LIMIT)
            await end_turn(table, person, Random(2))
            clock.ahead(LIMIT)
            info = await ann.put(f"/tables/{table}", {"paused": False})
            assert info["awaited"] != state["awaited"]
            assert info["deadline"] == clock() + LIMIT * 1000

    run(story())


def test_an_undo_gives_nobody_more_time(sqlite_url: str, clock: Clock) -> None:
    """A turn that was ended and taken up again has the time that was left."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob = await two(room, "1969")
            rng = Random(7)
            while True:
                person, state = await awaited(table, ann, bob)
                began = clock()
                while state["options"]:
                    clock.ahead(2)
                    state = await person.act(table, state, rng.choice(state["options"])["action"])
                if state["undo"]["possible"]:
                    break
            used = clock() - began
            clock.ahead(30)
            state = await person.post(f"/tables/{table}/undo", {"at": state["at"]})
            assert state["options"] and state["deadline"] == clock() + LIMIT * 1000 - used

    run(story())


def test_open_seats_and_programs_have_a_deadline_and_bots_have_none(sqlite_url: str, clock: Clock) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            server = server_of(room)
            ann = await room.person("Ann")
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "program"}]
            opened = await ann.open("rocketmen", *seats, choices=CHOICES)
            table, program = opened["id"], await room.person()
            program.client.headers["authorization"] = f"Bearer {opened['seats'][1]['token']}"
            while (await ann.get(f"/tables/{table}"))["awaited"] != 1:
                await end_turn(table, ann, Random(2))
            info = await ann.get(f"/tables/{table}")
            deadline = info["turn_began"] + LIMIT * 1000
            assert info["deadline"] == deadline
            clock.ahead(LIMIT / 2)
            await program.put(f"/tables/{table}/seats/1", {"kind": "open"})
            assert (await ann.get(f"/tables/{table}"))["deadline"] == deadline
            clock.ahead(LIMIT / 2)
            async with changes(server, table) as until:
                await server.scheduler.look()
                await until(lambda: _turn_is(server, table, info["turn"] + 1))
            assert (await ann.get(f"/tables/{table}"))["awaited"] == 0
            # While a bot thinks nobody's time runs: it has its own budget.
            server.tables.bot_moves.kick = lambda table_id: None  # type: ignore[method-assign]
            await ann.put(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
            await end_turn(table, ann, Random(3))
            info = await ann.get(f"/tables/{table}")
            assert (info["awaited"], info["deadline"]) == (1, None)

    run(story())


def test_a_deadline_holds_over_a_restart(sqlite_url: str, clock: Clock) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob = await two(room)
            person, state = await awaited(table, ann, bob)
            cookies = person.client.cookies
            clock.ahead(LIMIT / 2)
            state = await click_once(table, person, state)
        async with house(sqlite_url) as room:
            person = await room.person()
            person.client.cookies = cookies
            assert (await person.state(table))["deadline"] == state["deadline"]
            assert not server_of(room).tables.bot_moves._drivers
        clock.ahead(LIMIT / 2)
        async with house(sqlite_url) as room:
            # A server looks at once when it starts.
            server = server_of(room)
            async with changes(server, table) as until:
                await until(lambda: _turn_is(server, table, state["turn"] + 1))

    run(story())


def test_two_caretakers_move_once(postgres_url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers on one database see the same turn run out at the same moment."""
    # They share a process here, and still must hear each other.
    monkeypatch.setattr(bus, "ORIGIN", "somebody else")

    async def story() -> None:
        async with house(postgres_url) as first, house(postgres_url) as second:
            servers = server_of(first), server_of(second)
            table, ann, bob = await two(first)
            person, state = await awaited(table, ann, bob)
            for server in servers:
                await server.tables.cache.current(table)
            clock.ahead(LIMIT)
            await asyncio.gather(*(server.scheduler.look() for server in servers))
            drivers = [driver for server in servers for driver in server.tables.bot_moves._drivers.values()]
            assert len(drivers) == 2
            await asyncio.gather(*drivers)
            records = [await server.tables.cache.current(table) for server in servers]
            assert [record.turn for record in records] == [state["turn"] + 1] * 2
            assert records[0].play and records[1].play and records[0].play.rows == records[1].play.rows
            after = await person.state(table, since=state["at"])
            assert {item["seat"] for item in after["news"]} <= {state["seat"], -1}

    run(story())


def test_a_bot_of_a_process_that_ended_is_moved_by_another(
    postgres_url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the other one remembers of the table is from before: nobody has asked it since."""
    monkeypatch.setattr(bus, "ORIGIN", "somebody else")

    async def story() -> None:
        async with house(postgres_url) as second:
            other = server_of(second)
            async with house(postgres_url) as first:
                server_of(first).tables.bot_moves.kick = lambda table_id: None  # type: ignore[method-assign]
                ann = await first.person("Ann")
                table = (await ann.open("rocketmen"))["id"]
                await other.tables.cache.current(table)
                told = other.tables.bus.watch(table)
                await ann.put(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
                await end_turn(table, ann, Random(4))
                cookies, turn = ann.client.cookies, (await ann.get(f"/tables/{table}"))["turn"]
            await told.wait()
            clock.ahead(31)
            async with changes(other, table) as until:
                await other.scheduler.look()
                assert table in other.tables.bot_moves._drivers
                await until(lambda: _turn_is(other, table, turn + 1))
            ann = await second.person()
            ann.client.cookies = cookies
            assert (await ann.state(table))["options"]

    run(story())


# --- notices -------------------------------------------------------------------------------------


async def confirm_mail(person: Person, mailbox: Mailbox, address: str) -> None:
    """An address goes the whole way: asked for, mailed to, confirmed."""
    await person.post("/notices", {"kind": "mail", "address": address}, expect=201)
    text = (await mailbox.mails.get()).get_content()
    path = text[text.index("/notices/confirm/") :].split()[0]
    assert (await person.client.post(path)).status_code == 200


async def outbox(server: Server) -> list[tuple[int, int, str, str]]:
    """All notices ever written: turn, seat, kind, status."""
    rows, contacts = schema.outbox.c, schema.contacts.c
    query = (
        select(rows.turn, rows.seat, contacts.kind, rows.status)
        .join(schema.contacts, contacts.id == rows.contact_id)
        .order_by(rows.turn, contacts.kind)
    )
    async with server.database.read() as connection:
        return [(turn, seat, kind, status) for turn, seat, kind, status in await connection.execute(query)]


@asynccontextmanager
async def room_with_mail(url: str, mailbox: Mailbox) -> AsyncIterator[House]:
    """A server with a mail server."""
    async with mail_server(mailbox) as port:
        mail = Mail(host="127.0.0.1", port=port, security="none", sender="race@example.org")
        async with house(url, mail=mail, public_url="http://test", private_webhooks=True) as room:
            yield room


def test_one_mail_a_turn_and_none_for_one_s_own_decisions(database_url: str, clock: Clock) -> None:
    async def story() -> None:
        mailbox, receiver, rng = Mailbox(), Receiver(), Random(5)
        async with receiver.open() as port, room_with_mail(database_url, mailbox) as room:
            server = server_of(room)
            ann, bob = await room.person("Ann"), await room.person("Bob")
            people = [ann, bob]
            await confirm_mail(ann, mailbox, "ann@example.org")
            await confirm_mail(bob, mailbox, "bob@example.org")
            hook = {"kind": "json", "address": f"http://127.0.0.1:{port}/hook"}
            await bob.post("/notices", hook, expect=201)
            assert [post.body["event"] for post in receiver.posts] == ["test"]
            receiver.arrived.clear()
            # Live tables tell nobody.
            live = (await ann.open("1969"))["id"]
            await bob.join(live)
            for person in people:
                await end_turn(live, person, rng)
            assert await outbox(server) == []

            table = (await ann.open("1969", choices={"pace": "turns"}))["id"]
            await bob.join(table)
            told: list[tuple[int, int]] = []

            async def gets_told(state: Json) -> None:
                told.append((state["turn"], state["awaited"]))
                mail = await mailbox.mails.get()
                assert mail["To"] == ("ann@example.org", "bob@example.org")[state["awaited"]]
                assert f"http://test/t/{table}" in mail.get_content()
                if state["awaited"] == 1:
                    await receiver.arrived.wait()
                    receiver.arrived.clear()

            state, clicks = await bob.state(table), 0
            # Who has just sat down or moved is there and need not be told.
            assert state["awaited"] == 0
            await gets_told(state)
            while len(told) < 12:
                person = people[state["awaited"]]
                before = await person.state(table)
                state = await person.act(table, before, rng.choice(before["options"])["action"])
                clicks += 1
                if state["turn"] != before["turn"] and state["awaited"] != before["seat"]:
                    await gets_told(state)
            assert clicks > len(told)
            await server.notices.stop()
            mails = [(turn, seat, "mail", "sent") for turn, seat in told]
            hooks = [(turn, seat, "json", "sent") for turn, seat in told if seat == 1]
            assert await outbox(server) == sorted(mails + hooks)
            turns = [post.body["turn"] for post in receiver.posts[1:]]
            assert turns == [turn for turn, _, _, _ in hooks]

    run(story())


def test_a_standing_order_is_obeyed_without_a_question_and_without_a_notice(
    sqlite_url: str, clock: Clock
) -> None:
    """Bob passes on espionage year by year, and plays some of his turns ahead."""

    async def story() -> None:
        mailbox, rng = Mailbox(), Random(6)
        async with room_with_mail(sqlite_url, mailbox) as room:
            server = server_of(room)
            ann, bob = await room.person("Ann"), await room.person("Bob")
            await confirm_mail(ann, mailbox, "ann@example.org")
            await confirm_mail(bob, mailbox, "bob@example.org")
            table = (await ann.open("1969", choices={"pace": "turns"}))["id"]
            await bob.join(table)
            state = await bob.state(table)
            told = [(state["turn"], 0)]
            clicked: set[int] = set()
            while state["awaited"] is not None:
                hers, his = await ann.state(table), await bob.state(table)
                if any(order["name"] == "pass-year" and not order["given"] for order in his["orders"]):
                    await bob.post(f"/tables/{table}/orders", {"name": "pass-year"})
                    state = await bob.state(table)
                    continue
                person, before = (ann, hers) if hers["options"] else (bob, his)
                if person is bob:
                    # He is asked about his own missions, never about hers.
                    asked = his["view"]["flight"] is not None and his["view"]["launcher"] == 0
                    assert not (asked and "stop" in [option["action"] for option in his["options"]])
                    clicked.add(before["at"])
                state = await person.act(table, before, rng.choice(before["options"])["action"])
                if state["turn"] != before["turn"] and state["awaited"] not in (None, before["seat"]):
                    told.append((state["turn"], state["awaited"]))
            news = (await bob.state(table, since=0))["news"]
            passed = sum(item["action"] == "stop" and item["at"] - 1 not in clicked for item in news)
            assert passed
            await server.notices.stop()
            assert [(turn, seat) for turn, seat, _, _ in await outbox(server)] == told

    run(story())


def test_turns_that_are_played_ahead_make_nobody_wait_and_tell_nobody(sqlite_url: str, clock: Clock) -> None:
    async def story() -> None:
        mailbox = Mailbox()
        async with room_with_mail(sqlite_url, mailbox) as room:
            server = server_of(room)
            ann, bob = await room.person("Ann"), await room.person("Bob")
            await confirm_mail(ann, mailbox, "ann@example.org")
            await confirm_mail(bob, mailbox, "bob@example.org")
            table = (await ann.open("rocketmen", choices={"pace": "turns", **CHOICES}))["id"]
            await bob.join(table)
            state = await ann.state(table)
            told = [(state["turn"], 0)]
            done = state["options"][-1]["action"]
            await bob.post(f"/tables/{table}/orders", {"name": "ahead-anyway", "actions": [done, done]})
            for _ in range(2):
                clock.ahead(LIMIT / 2)
                before, state = state, await ann.act(table, state, done)
                # His turn came and went; hers begins anew, and she sees it.
                assert (state["awaited"], state["turn"]) == (0, before["turn"] + 2)
                assert state["deadline"] == clock() + LIMIT * 1000
            state = await ann.act(table, state, done)
            assert state["awaited"] == 1
            told.append((state["turn"], 1))
            await server.notices.stop()
            assert [(turn, seat) for turn, seat, _, _ in await outbox(server)] == told

    run(story())
