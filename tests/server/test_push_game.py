"""A game by turns over two days, in which people look at the table only when their device tells them."""

from __future__ import annotations

import asyncio
import json
from random import Random
from urllib.parse import urlsplit

from tests.server.inside import House, Person, house, run
from tests.server.push_service import Browser, PushService
from tests.server.test_turns import Clock, clock, end_turn

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
            opened = await ann.open("rocketmen", choices=CHOICES, options={"round_cap": 6})
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
                assert person.name in message["text"]
                ids.append(message["id"])
                assert service.pushed.empty(), "one notice for one turn"
                clock.ahead(PAUSE)
                # A tap on the notice opens the table.
                assert urlsplit(message["url"]).path == f"/t/{table}"
                state = await person.state(table)
                assert state["options"], "whoever is told has the turn"
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
