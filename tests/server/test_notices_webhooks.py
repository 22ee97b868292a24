"""Notices by webhook: where the server does not go."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from spacerace.server.notices import Notices
from spacerace.server.notices.errors import NoticeRefused, NotSent
from spacerace.server.notices.webhooks import (
    Webhooks,
    is_public,
    look_up,
)
from tests.server.notices_room import (
    Clock,
    Receiver,
    begin_turn,
    certificate,
    client,
    opened,
    run,
    settings,
    statuses,
)
from tests.server.webhook_names import AS_ANN, HELLO, Names

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
