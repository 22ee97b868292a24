"""Notices by webhook: how often the server posts, and what it sends."""

from __future__ import annotations

import logging
from contextlib import suppress

import pytest
import structlog
from sqlalchemy import update

from spacerace.server.notices import Notices
from spacerace.server.notices.contacts import ASKED_AN_HOUR, HOST_TRIES
from spacerace.server.notices.errors import Later, NoticeRefused
from spacerace.server.notices.webhooks import (
    HOST_A_SECOND,
    HOST_AT_ONCE,
    PLACE_AT_ONCE,
    Webhooks,
)
from spacerace.server.schema import tables
from tests.server.notices_room import (
    ANN,
    HOUR,
    MINUTE,
    PUBLIC,
    Clock,
    Receiver,
    add_contact,
    begin_turn,
    client,
    lay_table,
    opened,
    run,
    settings,
    statuses,
)
from tests.server.webhook_names import AS_ANN, HELLO, Names

# --- how often -----------------------------------------------------------------------------------


def test_one_receiver_is_tested_ten_times_an_hour_whatever_the_address_looks_like(sqlite_url: str) -> None:
    """Whoever asks, and however the paths, the ports and the spelling differ."""

    async def scenario() -> None:
        receiver, clock = Receiver(), Clock()
        async with opened(sqlite_url) as database, receiver.open() as port:
            notices = Notices(database, settings(), now=clock, resolve=Names(["127.0.0.1"]))

            async def add(number: int, host: str) -> None:
                address = f"http://{host}:{port}/{number}"
                who, asker = f"visitor {number}", f"192.0.2.{number}"
                await notices.contacts.add(who, asker=asker, kind="json", address=address, language="en")

            spellings = ("hook.example.org", "HOOK.example.org", "hook.example.org.")
            for number in range(HOST_TRIES):
                await add(number, spellings[number % 3])
            for number, host in enumerate(spellings, HOST_TRIES):
                with pytest.raises(NoticeRefused) as refused:
                    await add(number, host)
                assert (refused.value.status, refused.value.message_id) == (429, "notice-refused-host-often")
            assert len(receiver.posts) == HOST_TRIES
            clock.time += HOUR
            await add(100, "hook.example.org")
            await notices.stop()

    run(scenario)


def test_many_people_may_have_their_webhooks_at_a_service_for_many(sqlite_url: str) -> None:
    async def scenario() -> None:
        receiver = Receiver()
        async with opened(sqlite_url) as database, receiver.open() as port:
            notices = Notices(database, settings(), resolve=Names(["127.0.0.1"]))
            for number in range(3 * HOST_TRIES):
                address = f"http://discord.com:{port}/{number}"
                await notices.contacts.add(
                    f"{number}", asker=f"192.0.2.{number}", kind="discord", address=address, language="en"
                )
            assert len(receiver.posts) == 3 * HOST_TRIES
            await notices.stop()

    run(scenario)


def test_one_visitor_asks_for_so_many_tests_an_hour(sqlite_url: str) -> None:
    """Also under ever new keys: what counts is where the wish comes from."""

    async def scenario() -> None:
        async with opened(sqlite_url) as database:
            notices = Notices(database, settings(private=False))
            async with client(notices) as browser:
                answers = [
                    await browser.post(
                        "/api/notices",
                        json={"kind": "json", "address": "http://127.0.0.1:8000/"},
                        headers={"X-Visitor": f"visitor {number}"},
                    )
                    for number in range(ASKED_AN_HOUR + 2)
                ]
            assert [answer.status_code for answer in answers] == [422] * ASKED_AN_HOUR + [429] * 2
            await notices.stop()

    run(scenario)


def test_notices_beyond_a_receiver_s_share_wait_and_are_not_lost(sqlite_url: str) -> None:
    """Many names of one machine: it gets its share at once, and the rest when there is room."""

    async def scenario() -> None:
        receiver, clock = Receiver(), Clock()
        async with opened(sqlite_url) as database, receiver.open() as port:
            seconds = 0.0
            webhooks = Webhooks(private=True, resolve=Names(["127.0.0.1"]), clock=lambda: seconds)
            notices = Notices(database, settings(), now=clock, webhooks=webhooks)
            count = PLACE_AT_ONCE + 20
            for number in range(count):
                address = f"http://name-{number}.example.org:{port}/hook"
                await add_contact(database, f"c{number}", address=address)
            await begin_turn(database, clock)
            for _ in range(count):
                await notices.send_due()
            assert len(receiver.posts) == PLACE_AT_ONCE
            waiting = [row for row in await statuses(database) if row[0] == "waiting"]
            # They were not tried, so nothing of their patience is gone.
            assert {attempts for _, attempts, _ in waiting} == {0} and len(waiting) == 20
            seconds += 60
            clock.time += MINUTE
            for _ in range(count):
                await notices.send_due()
            assert len({post.headers["host"] for post in receiver.posts}) == count == len(receiver.posts)
            assert {status for status, _, _ in await statuses(database)} == {"sent"}
            await notices.stop()

    run(scenario)


def test_one_host_gets_so_many_posts_at_once() -> None:
    """Whatever the rest of the address is."""

    async def scenario() -> None:
        receiver, seconds = Receiver(), 0.0
        async with receiver.open() as port:
            webhooks = Webhooks(private=True, resolve=Names(["127.0.0.1"]), clock=lambda: seconds)

            async def posts(host: str, count: int) -> int:
                sent = 0
                for number in range(count):
                    with suppress(Later):
                        await webhooks.send(f"http://{host}:{port}/{number}", HELLO)
                        sent += 1
                return sent

            assert await posts("one.example.org", HOST_AT_ONCE + 5) == HOST_AT_ONCE
            assert await posts("two.example.org", 5) == 5
            seconds += 10
            assert await posts("one.example.org", HOST_AT_ONCE) == 10 * HOST_A_SECOND
            await webhooks.close()

    run(scenario)


# --- what is sent --------------------------------------------------------------------------------


def test_adding_a_webhook_shows_that_it_works(sqlite_url: str) -> None:
    """The test message confirms it; one that is not taken leaves nothing behind."""

    async def scenario() -> None:
        receiver = Receiver()
        async with opened(sqlite_url) as database, receiver.open() as port:
            notices = Notices(database, settings())
            async with client(notices) as browser:
                for kind in ("json", "discord", "slack"):
                    new = {"kind": kind, "address": f"http://127.0.0.1:{port}/{kind}"}
                    answer = await browser.post("/api/notices", json=new, headers=AS_ANN)
                    assert answer.status_code == 201 and answer.json()["confirmed"] is True
                    assert answer.json()["address"] == f"http://127.0.0.1:{port}/…"
                said = f"This is a test: from now on, you are told here when it is your turn at {PUBLIC}."
                json, discord, slack = (post.body for post in receiver.posts)
                assert json["event"] == "test" and json["text"] == said
                assert discord == {"content": said, "allowed_mentions": {"parse": []}}
                assert slack == {"text": said}

                receiver.answers = ["403 No"]
                new = {"kind": "json", "address": f"http://127.0.0.1:{port}/no"}
                answer = await browser.post("/api/notices", json=new, headers=AS_ANN)
                assert answer.status_code == 422
                assert "Its answer was 403" in answer.json()["error"]["message"]
                new["address"] = "http://127.0.0.1:1/"
                answer = await browser.post("/api/notices", json=new, headers=AS_ANN)
                assert answer.status_code == 422
                assert "no proper answer" in answer.json()["error"]["message"]
                assert len((await browser.get("/api/notices", headers=AS_ANN)).json()["contacts"]) == 3
                known = {"kind": "json", "address": f"http://127.0.0.1:{port}/json"}
                assert (await browser.post("/api/notices", json=known, headers=AS_ANN)).status_code == 201
                assert len(receiver.posts) == 4, "a known one is not tested again"
            await notices.stop()
            careful = Notices(database, settings(private=False))
            async with client(careful) as browser:
                new["address"] = "http://127.0.0.1:8000/"
                answer = await browser.post("/api/notices", json=new, headers=AS_ANN)
                assert answer.status_code == 422
                assert "private network" in answer.json()["error"]["message"]
            await careful.stop()

    run(scenario)


def test_the_shapes_of_a_notice(sqlite_url: str) -> None:
    """JSON for programs, the shapes of Discord and Slack; a name cannot use their marks."""

    async def scenario() -> None:
        clock, receiver = Clock(), Receiver()
        async with opened(sqlite_url) as database, receiver.open() as port:
            await lay_table(database, "t2", name="<!here> & *@everyone*")
            for number, kind in enumerate(("json", "discord", "slack")):
                address = f"http://127.0.0.1:{port}/{kind}"
                await add_contact(database, f"{number}", kind=kind, address=address)
            notices = Notices(database, settings(), now=clock)
            await begin_turn(database, clock, table_id="t2")
            await notices.send_due()
            posts = {post.line.split()[1]: post for post in receiver.posts}
            url = f"{PUBLIC}/t/t2"
            assert posts["/json"].headers["content-type"] == "application/json"
            assert posts["/json"].body == {
                "event": "your-turn",
                "id": "t2.1.0",
                "table": "t2",
                "game": "rocketmen",
                "name": "<!here> & *@everyone*",
                "turn": 1,
                "url": url,
                "text": f"It is your turn, <!here> & *@everyone*, in Rocketmen: {url}",
            }
            assert posts["/discord"].body == {
                "content": rf"It is your turn, \<!here\> & \*\@everyone\*, in Rocketmen: {url}",
                "allowed_mentions": {"parse": []},
            }
            assert posts["/slack"].body == {
                "text": f"It is your turn, &lt;!here&gt; &amp; *@everyone*, in Rocketmen: {url}"
            }

            # What the host calls the table stands for the game, as plain as a name.
            async with database.write() as connection:
                named = {"choices": '{"title": "*May* <@1>"}', "turn": 2}
                titled = update(tables).where(tables.c.id == "t2").values(named)
                await connection.execute(titled)
            await begin_turn(database, clock, table_id="t2", turn=2)
            await notices.send_due()
            posts = {post.line.split()[1]: post for post in receiver.posts[3:]}
            assert rf"in \*May\* \<\@1\>: {url}" in posts["/discord"].body["content"]
            assert f"in *May* &lt;@1&gt;: {url}" in posts["/slack"].body["text"]
            assert posts["/json"].body["game"] == "rocketmen" and "*May* <@1>" in posts["/json"].body["text"]
            await notices.stop()

    run(scenario)


@pytest.mark.parametrize("status", ("404 Not Found", "410 Gone"))
def test_a_webhook_that_is_gone_gets_nothing_more(sqlite_url: str, status: str) -> None:
    """Until its owner adds it again."""

    async def scenario() -> None:
        clock, receiver = Clock(), Receiver()
        async with opened(sqlite_url) as database, receiver.open() as port:
            hook = f"http://127.0.0.1:{port}/"
            await add_contact(database, "1", address=hook)
            notices = Notices(database, settings(), now=clock)
            receiver.answers = [status]
            await begin_turn(database, clock)
            await notices.send_due()
            assert [row[0] for row in await statuses(database)] == ["failed"]
            assert await begin_turn(database, clock, turn=2) == 0
            again = await notices.contacts.add(ANN, asker="local", kind="json", address=hook, language="en")
            assert again.confirmed and await begin_turn(database, clock, turn=2) == 1
            await notices.stop()

    run(scenario)


def test_the_address_of_a_webhook_stays_out_of_the_log(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever knows it can write there."""
    caplog.set_level(logging.INFO)

    async def scenario() -> None:
        clock, receiver = Clock(), Receiver()
        async with opened(sqlite_url) as database, receiver.open() as port:
            notices = Notices(database, settings(), now=clock)
            await notices.contacts.add(
                ANN, asker="local", kind="json", address=f"http://127.0.0.1:{port}/Word", language="en"
            )
            receiver.answers = ["500 Word"]
            await begin_turn(database, clock)
            await notices.send_due()
            await notices.stop()

    with structlog.testing.capture_logs() as logged:
        run(scenario)
    assert [(record["event"], record["why"]) for record in logged] == [("notices.postponed", "answer 500")]
    assert "Word" not in caplog.text and "Word" not in repr(logged)
