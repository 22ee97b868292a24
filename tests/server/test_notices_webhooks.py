"""Notices by webhook: their shapes, and where the server does not go."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from sqlalchemy import update

from spacerace.server.notices import Notices
from spacerace.server.notices.contacts import ASKED_AN_HOUR, HOST_TRIES
from spacerace.server.notices.errors import Later, NoticeRefused, NotSent
from spacerace.server.notices.webhooks import (
    HOST_A_SECOND,
    HOST_AT_ONCE,
    PLACE_AT_ONCE,
    SlackMessage,
    Webhooks,
    is_public,
    look_up,
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
    certificate,
    client,
    lay_table,
    opened,
    run,
    settings,
    statuses,
)

AS_ANN = {"X-Visitor": ANN}
HELLO = SlackMessage("hello")


class Names:
    """A resolver with answers of ours; the last one stays."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


# --- where it does not go ------------------------------------------------------------------------

NASTY = (
    *("http://127.0.0.1/", "http://127.1/", "http://2130706433/", "http://0x7f000001/", "http://0x7f.1/"),
    *("http://017700000001/", "http://0/", "http://0.0.0.0/", "http://localhost/", "http://LOCALHOST/"),
    *("http://[::1]/", "http://[::]/", "http://[::ffff:127.0.0.1]/", "http://[::ffff:7f00:1]/"),
    *("http://[::127.0.0.1]/", "http://[2002:7f00:1::]/", "http://[64:ff9b::127.0.0.1]/"),
    *("http://[64:ff9b:1::127.0.0.1]/", "http://[fe80::1]/", "http://[fc00::1]/", "http://[fec0::1]/"),
    *("http://[ff02::1]/", "http://[2001:db8::1]/", "http://[2001:0:7f00:1::]/", "http://[3fff::1]/"),
    *("http://10.0.0.1/", "http://172.16.0.1/", "http://192.168.1.1/", "http://169.254.169.254/latest"),
    *("http://100.64.0.1/", "http://198.18.0.1/", "http://192.0.2.1/", "http://224.0.0.1/"),
    *("http://240.0.0.1/", "http://255.255.255.255/", "http://168.63.129.16/", "https://127.0.0.1:8443/"),
)


@pytest.mark.parametrize("address", NASTY)
def test_private_addresses_are_refused_in_every_spelling(address: str) -> None:
    """Neither when they are added nor when something is sent."""

    async def scenario() -> None:
        webhooks = Webhooks()
        with pytest.raises(NoticeRefused) as refused:
            await webhooks.check(address)
        assert refused.value.message_id == "notice-refused-private"
        with pytest.raises(NotSent):
            await webhooks.send(address, HELLO)
        await webhooks.close()

    run(scenario)


PUBLIC_ADDRESSES = ("8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2002:808:808::1")


@pytest.mark.parametrize("address", PUBLIC_ADDRESSES)
def test_public_addresses_are_public(address: str) -> None:
    """Also behind a gateway from IPv6 to IPv4."""
    assert is_public(ipaddress.ip_address(address))


BAD_URLS = {
    "notice-refused-url": (
        *("", "x", "ftp://example.org/", "file:///etc/passwd", "gopher://example.org/", "javascript:1"),
        *(
            "http://",
            "http:///x",
            "//example.org/",
            "http://ann:secret@example.org/",
            "http://ann@example.org/",
        ),
        *(
            "http://[::1",
            "http://exa mple.org/",
            "http://example.org:99999/",
            "http://example.org:0/",
            f"http://example.org/{'x' * 2000}",
        ),
    ),
    "notice-refused-port": (
        *(
            "http://example.org:22/",
            "https://example.org:25/",
            "http://example.org:6379/",
            "http://8.8.8.8:9000/",
        ),
    ),
}


@pytest.mark.parametrize(
    "problem, address", [(problem, address) for problem, urls in BAD_URLS.items() for address in urls]
)
def test_what_is_no_webhook_is_refused(problem: str, address: str) -> None:
    """By its shape alone: nobody looks the name up."""

    async def scenario() -> None:
        names = Names(["8.8.8.8"])
        webhooks = Webhooks(resolve=names)
        with pytest.raises(NoticeRefused) as refused:
            await webhooks.check(address)
        assert refused.value.message_id == problem and names.asked == []
        for port in ("", ":80", ":443", ":8000", ":8999"):
            await webhooks.check(f"http://example.org{port}/")
        await webhooks.close()

    run(scenario)


@pytest.mark.parametrize("answer", (["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["8.8.8.8", "fe80::1%eth0"]))
def test_a_name_with_a_private_address_is_refused(answer: list[str]) -> None:
    """One bad address among good ones is enough."""

    async def scenario() -> None:
        webhooks = Webhooks(resolve=Names(answer))
        with pytest.raises(NoticeRefused) as refused:
            await webhooks.check("https://hook.example.org/")
        assert refused.value.message_id == "notice-refused-private"
        await webhooks.close()

    run(scenario)


@pytest.mark.parametrize("host", ("no-such-name.invalid", "a..b", f"{'a' * 70}.org", "xn--.org"))
def test_a_name_that_cannot_be_found_is_refused(host: str) -> None:
    """With the name, so that its owner can see the slip."""

    async def scenario() -> None:
        webhooks = Webhooks()
        with pytest.raises(NoticeRefused) as refused:
            await webhooks.check(f"https://{host}/")
        assert refused.value.message_id in ("notice-refused-no-host", "notice-refused-url")
        await webhooks.close()

    run(scenario)


def test_names_without_an_answer_keep_no_thread_from_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """The database and the mail server are looked up in the threads of the loop."""
    answered = threading.Event()

    def silent(*asked: object, **how: object) -> list[Any]:
        answered.wait(60)
        return []

    async def scenario() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", silent)
        lookups = [asyncio.create_task(look_up(f"{number}.example.org", 443)) for number in range(50)]
        try:
            await asyncio.sleep(0)
            async with asyncio.timeout(30):
                assert await asyncio.to_thread(lambda: "here") == "here"
            assert not any(lookup.done() for lookup in lookups)
        finally:
            answered.set()
            await asyncio.gather(*lookups)

    run(scenario)


def test_a_name_that_changes_its_answer_gains_nothing(sqlite_url: str) -> None:
    """It was public when it was added; now it leads to this machine, and nothing is sent."""

    async def scenario() -> None:
        clock, receiver, asked = Clock(), Receiver(), []

        async def public(request: httpx.Request) -> httpx.Response:
            asked.append((str(request.url), request.headers["host"], request.extensions["sni_hostname"]))
            return httpx.Response(204)

        async with opened(sqlite_url) as database, receiver.open():
            names = Names(["8.8.8.8"], ["8.8.8.8"], ["127.0.0.1"])
            webhooks = Webhooks(resolve=names, transport=httpx.MockTransport(public))
            notices = Notices(database, settings(private=False), now=clock, webhooks=webhooks)
            async with client(notices) as browser:
                new = {"kind": "json", "address": "https://hook.example.org:8443/secret"}
                answer = await browser.post("/api/notices", json=new, headers=AS_ANN)
                assert answer.status_code == 201 and answer.json()["confirmed"] is True
                assert answer.json()["address"] == "https://hook.example.org:8443/…"
            there = ("https://8.8.8.8:8443/secret", "hook.example.org:8443", "hook.example.org")
            assert asked == [there]
            await begin_turn(database, clock)
            await notices.send_due()
            assert asked == [there] and receiver.posts == [] and len(names.asked) == 3
            assert [row[:2] for row in await statuses(database)] == [("waiting", 1)]
            await notices.stop()

    run(scenario)


def test_the_server_connects_to_the_address_that_it_has_looked_at() -> None:
    """It asks for the name once; a second answer never counts."""

    async def scenario() -> None:
        first, second = Receiver(), Receiver()
        async with first.open("127.0.0.1") as port, second.open("127.0.0.2", port):
            names = Names(["127.0.0.1"], ["127.0.0.2"])
            webhooks = Webhooks(private=True, resolve=names)
            await webhooks.send(f"http://hook.example.org:{port}/x?y=1#z", HELLO)
            assert names.asked == ["hook.example.org"] and second.posts == []
            (post,) = first.posts
            assert post.line == "POST /x?y=1 HTTP/1.1"
            assert post.headers["host"] == f"hook.example.org:{port}"
            await webhooks.close()

    run(scenario)


def test_the_next_address_is_tried_where_nobody_answers() -> None:
    """A name may have addresses of which only some work from here."""

    async def scenario() -> None:
        receiver = Receiver()
        async with receiver.open("127.0.0.1") as port:
            webhooks = Webhooks(private=True, resolve=Names(["127.0.0.3", "127.0.0.1"]))
            await webhooks.send(f"http://hook.example.org:{port}/", HELLO)
            assert len(receiver.posts) == 1
            deaf = Webhooks(private=True, resolve=Names(["127.0.0.3"]))
            with pytest.raises(NotSent, match="ConnectError"):
                await deaf.send(f"http://hook.example.org:{port}/", HELLO)
            await webhooks.close()
            await deaf.close()

    run(scenario)


def test_a_certificate_must_be_that_of_the_name(tmp_path: Path) -> None:
    """Though the connection goes to a bare address."""
    shown, believed = certificate(tmp_path, "hook.example.org")

    async def scenario() -> None:
        receiver = Receiver()
        async with receiver.open(tls=shown) as port:
            webhooks = Webhooks(private=True, resolve=Names(["127.0.0.1"]), tls=believed)
            await webhooks.send(f"https://hook.example.org:{port}/", HELLO)
            for address in (f"https://other.example.org:{port}/", f"https://127.0.0.1:{port}/"):
                with pytest.raises(NotSent, match="ConnectError"):
                    await webhooks.send(address, HELLO)
            wary = Webhooks(private=True, resolve=Names(["127.0.0.1"]))
            with pytest.raises(NotSent, match="ConnectError"):
                await wary.send(f"https://hook.example.org:{port}/", HELLO)
            assert len(receiver.posts) == 1
            await webhooks.close()
            await wary.close()

    run(scenario)


@pytest.mark.parametrize("status", ("301 Moved", "302 Found", "307 Temporary", "308 Permanent"))
def test_no_redirect_is_followed(status: str) -> None:
    """Least of all to this machine."""

    async def scenario() -> None:
        receiver, inside = Receiver(), Receiver()
        async with receiver.open() as port, inside.open() as there:
            webhooks = Webhooks(private=True)
            receiver.answers = [f"{status}\r\nLocation: http://127.0.0.1:{there}/"]
            with pytest.raises(NotSent, match=f"answer {status[:3]}"):
                await webhooks.send(f"http://127.0.0.1:{port}/", HELLO)
            assert len(receiver.posts) == 1 and inside.posts == []
            await webhooks.close()

    run(scenario)


def test_no_proxy_of_the_surroundings_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would look the name up by itself."""
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    for name in ("NO_PROXY", "no_proxy"):
        monkeypatch.delenv(name, raising=False)

    async def scenario() -> None:
        receiver = Receiver()
        async with receiver.open() as port:
            webhooks = Webhooks(private=True)
            await webhooks.send(f"http://127.0.0.1:{port}/", HELLO)
            assert len(receiver.posts) == 1
            await webhooks.close()

    run(scenario)


def test_an_endless_answer_is_not_read() -> None:
    """The status is enough."""

    async def scenario() -> None:
        written, cut = 0, asyncio.Event()

        async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal written
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
            try:
                while True:
                    writer.write(b"x" * 65536)
                    await writer.drain()
                    written += 65536
            except ConnectionError:
                cut.set()
            finally:
                writer.close()

        server = await asyncio.start_server(pour, "127.0.0.1", 0)
        webhooks = Webhooks(private=True)
        await webhooks.send(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", HELLO)
        await cut.wait()
        await webhooks.close()
        server.close()

    run(scenario)


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
