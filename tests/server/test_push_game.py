"""A game by turns over two days, in which people look at the table only when their device tells them."""

from __future__ import annotations

import asyncio
import json
from random import Random
from urllib.parse import urlsplit

import pytest

from spacerace.server.notices import outbox
from spacerace.server.notices.outbox import PAUSES
from tests.server.inside import House, Person, house, run
from tests.server.push_service import Browser, Pushed, PushService
from tests.server.test_turns import Clock, changes, clock, end_turn, server_of

__all__ = ["clock"]
DAY = 24 * 3600
#: Hours until somebody has time for a turn.
PAUSE = 5 * 3600
CHOICES = {"pace": "turns", "limit": {"seconds": DAY, "bot": "sense"}}


async def told(room: House, name: str, service: PushService) -> tuple[Person, Browser]:
    """Somebody whose device tells them, and nothing else does."""
    person, browser = await room.person(name), Browser()
    added = await person.post("/notices", browser.contact(service.port, "de"), expect=201)
    assert added["confirmed"]
    assert (await service.pushed.get()).path == browser.path
    return person, browser


def test_two_people_play_for_two_days_by_push_alone(sqlite_url: str, clock: Clock) -> None:
    """Every turn is told once, to whoever has it; nobody comes too late, and the game ends."""

    async def story() -> None:
        service, rng = PushService(), Random(4)
        async with service.open(), house(sqlite_url, private_webhooks=True) as room:
            ann, at_ann = await told(room, "Ann", service)
            bob, at_bob = await told(room, "Bob", service)
            people = {at_ann.path: (ann, at_ann), at_bob.path: (bob, at_bob)}
            options, title = {"round_cap": 6}, "Moon by May"
            opened = await ann.open("rocketmen", choices=CHOICES, options=options, title=title)
            table = opened["id"]
            await bob.join(table)
            began, ids = clock(), []
            state = await bob.state(table)
            if state["options"]:
                # Whoever joins last and begins is there already.
                state = await end_turn(table, bob, rng)
            while state["result"] is None:
                pushed = await service.pushed.get()
                person, browser = people[pushed.path]
                message = json.loads(browser.decrypt(pushed.body))
                assert message["tag"] == table and message["lang"] == "de"
                assert "Moon by May" in message["title"], "several tables are told apart"
                assert person.name in message["text"]
                ids.append(message["id"])
                assert service.pushed.empty(), "one notice for one turn"
                clock.ahead(PAUSE)
                # A tap on the notice opens the table.
                assert urlsplit(message["url"]).path == f"/t/{table}"
                state = await person.state(table)
                assert state["options"], "whoever is told has the turn"
                assert message["deadline"] == state["deadline"] == clock() + (DAY - PAUSE) * 1000
                state = await end_turn(table, person, rng)
            assert len(set(ids)) == len(ids) >= 10
            assert clock() - began >= 2 * DAY * 1000
            seats = (await ann.get(f"/tables/{table}"))["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "person"], "no bot had to help"
            assert service.pushed.empty(), "the end is nobody's turn"

    run(story())


def test_who_has_a_second_device_misses_nothing_when_the_first_is_gone(sqlite_url: str, clock: Clock) -> None:
    """An expired subscription takes nothing away from the others."""

    async def story() -> None:
        service, rng = PushService(), Random(4)
        async with service.open(), house(sqlite_url, private_webhooks=True) as room:
            ann, phone = await told(room, "Ann", service)
            laptop = Browser()
            await ann.post("/notices", laptop.contact(service.port), expect=201)
            await service.pushed.get()
            bob, _ = await told(room, "Bob", service)
            table = (await ann.open("rocketmen", choices=CHOICES))["id"]
            service.answers = ["410 Gone"]
            await bob.join(table)
            if (await bob.state(table))["options"]:
                await end_turn(table, bob, rng)
            first, second = await service.pushed.get(), await service.pushed.get()
            assert {first.path, second.path} == {phone.path, laptop.path}
            # The notice is there on the device that is left, and the other one says what has become of it.
            state = await end_turn(table, ann, rng)
            assert not state["options"]
            contacts = (await ann.get("/notices"))["contacts"]
            while all(one["confirmed"] for one in contacts):
                await asyncio.sleep(0)
                contacts = (await ann.get("/notices"))["contacts"]
            assert sorted(one["confirmed"] for one in contacts) == [False, True]
            (ended,) = [one for one in contacts if not one["confirmed"]]
            assert ended["problem"]["id"] == "notice-problem-expired"

    run(story())


async def begun(room: House, service: PushService) -> tuple[str, dict[str, tuple[Person, Browser]], Pushed]:
    """A table where Ann and Bob are told, and the first message that was sent about it."""
    ann, at_ann = await told(room, "Ann", service)
    bob, at_bob = await told(room, "Bob", service)
    table = (await ann.open("rocketmen", choices=CHOICES))["id"]
    await bob.join(table)
    if (await bob.state(table))["options"]:
        await end_turn(table, bob, Random(4))
    return table, {at_ann.path: (ann, at_ann), at_bob.path: (bob, at_bob)}, await service.pushed.get()


def test_a_push_service_that_is_down_overnight_loses_nothing(
    sqlite_url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn is told once it is back, still with its deadline, and the game goes on."""
    monkeypatch.setattr(outbox, "now", clock)

    async def story() -> None:
        service = PushService()
        async with service.open(), house(sqlite_url, private_webhooks=True) as room:
            notices = server_of(room).notices
            notices._now = clock
            table, people, pushed = await begun(room, service)
            person, _ = people[pushed.path]
            # From now on nothing gets through; the next turn is told to nobody.
            service.answers = ["503 Service Unavailable"] * 3
            await end_turn(table, person, Random(4))
            first = await service.pushed.get()
            other, browser = people[first.path]
            assert other is not person
            lost = [first]
            for pause in PAUSES[:3]:
                await until_due(other, clock() + pause)
                clock.ahead(pause / 1000)
                notices.wake()
                lost.append(await service.pushed.get())
            messages = [json.loads(browser.decrypt(one.body)) for one in lost]
            assert all(one == messages[0] for one in messages), "one notice, tried until it arrives"
            state = await other.state(table)
            assert state["options"] and messages[-1]["deadline"] == state["deadline"] > clock()
            await end_turn(table, other, Random(4))
            following = await service.pushed.get()
            assert people[following.path][0] is person and service.pushed.empty()

    run(story())


async def until_due(person: Person, moment: int) -> None:
    """Until the server has written down when it tries the newest notice again."""
    (contact,) = (await person.get("/notices"))["contacts"]
    while (await person.get(f"/notices/{contact['id']}/sent"))[0]["due"] != moment:
        await asyncio.sleep(0)


def test_who_sleeps_through_a_deadline_is_told_of_the_next_turn(sqlite_url: str, clock: Clock) -> None:
    """A bot plays the one that was missed, the other is told at once, and the seat is still the sleeper's."""

    async def story() -> None:
        service = PushService()
        async with service.open(), house(sqlite_url, private_webhooks=True) as room:
            server = server_of(room)
            table, people, pushed = await begun(room, service)
            sleeper, browser = people[pushed.path]
            missed = json.loads(browser.decrypt(pushed.body))
            state = await sleeper.state(table)
            clock.ahead(DAY)
            async with changes(server, table) as until:
                await server.scheduler.look()
                await until(lambda: passed(sleeper, table, state["turn"]))
            told_other = await service.pushed.get()
            other, _ = people[told_other.path]
            assert other is not sleeper
            await end_turn(table, other, Random(4))
            again = await service.pushed.get()
            assert again.path == pushed.path
            message = json.loads(browser.decrypt(again.body))
            assert message["id"] != missed["id"] and message["deadline"] == clock() + DAY * 1000
            assert (await sleeper.state(table))["options"], "the seat is still the sleeper's"

    run(story())


async def passed(person: Person, table: str, turn: int) -> bool:
    """Whether the table has gone on from a turn."""
    return bool((await person.state(table))["turn"] > turn)
