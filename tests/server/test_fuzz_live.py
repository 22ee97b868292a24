"""Nonsense at the door of the live line: bytes, frames, headers and queries that no browser would send.

Afterwards the server plays a game as if nothing had been, and its log knows of no mistake.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import struct
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

from spacerace.server import live
from spacerace.server.app import create_app
from tests.full_run import missing
from tests.server.inside import Json, Person
from tests.server.outside import ENVIRONMENT, line, visitor
from tests.server.raw_lines import BINARY, CLOSE, PING, TEXT, Wire, frame, handshake, memory, opened, wire
from tests.server.running import PATIENCE, Server, serving
from tests.server.test_live import play_live

#: How many lines one address may have at the server of these tests.
MOST_LINES = 24
#: Letters of the longest line of chat.
LONG = 2_000
LIMITS = {
    **json.loads(ENVIRONMENT["SPACERACE_LIMITS"]),
    "sockets_an_address": MOST_LINES,
    "chat_length": LONG,
}

#: What the server says when it has stopped in good order.
IN_ORDER = "everything is closed"


def impatient_app() -> Any:
    """The real application; only that it waits less long for those who do not read, and says goodbye."""
    live.SLOW, live.LINGER = 0.5, 0.0
    app = create_app()

    async def wrapped(scope: Any, receive: Any, send: Any) -> None:
        async def send_and_tell(message: Any) -> None:
            await send(message)
            if message["type"] == "lifespan.shutdown.complete":
                print(IN_ORDER, file=sys.stderr, flush=True)

        await app(scope, receive, send_and_tell)

    return wrapped


def half_handshakes(path: str, rng: Random) -> list[bytes]:
    """Beginnings that are no handshake; after each the client hangs up."""
    whole = handshake(path)
    return [
        b"",
        b"\r\n\r\n",
        whole[: len(whole) // 2],
        whole[:-2],
        *(rng.randbytes(rng.randrange(1, 2_000)) for _ in range(10)),
    ]


def wrong_handshakes(path: str) -> list[tuple[bytes, set[int]]]:
    """Handshakes that must not open a line, and how they may be answered (0: the server hangs up)."""
    no = {0, 400, 404, 405, 414, 426, 431}
    return [
        (handshake(path, Upgrade="h2c"), no),
        (handshake(path, Upgrade=None), no),
        (handshake(path, Connection="close"), no),
        (handshake(path, Sec_WebSocket_Version="12"), no),
        (handshake(path, Sec_WebSocket_Version=None), no),
        (handshake(path, Sec_WebSocket_Key=None), no),
        # The web server is easy about these.
        (handshake(path).replace(b"GET", b"POST", 1), no | {101}),
        (handshake(path).replace(b"HTTP/1.1", b"HTTP/1.0", 1), no | {101}),
        (handshake(path).replace(b"HTTP/1.1", b"HTTP/7.7", 1), no),
        (handshake("/api/tables/live"), no | {403}),
        (handshake("/api/nowhere"), no | {403}),
        (handshake(f"{path}/further"), no | {403}),
        (handshake(path, X_Long="x" * 1_000_000), no),
        (handshake(path, X_Odd="\x00\x01"), no),
        (handshake(f"{path}?{'y' * 1_000_000}"), no),
        (handshake(path, Origin="https://other.example"), {403}),
        (handshake(path, Origin="null"), {403}),
        (handshake(path, Origin=""), {403}),
    ]


def broken_frames(rng: Random) -> list[bytes]:
    """What no websocket may send; the server must hang up."""
    return [
        frame(TEXT, b"\xff\xfe\xfa"),
        frame(TEXT, b"\xed\xa0\x80"),
        frame(TEXT, b"never masked", masked=False),
        *(frame(TEXT, b"reserved", reserved=bits) for bits in range(1, 8)),
        *(frame(opcode, b"unknown") for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)),
        frame(0, b"goes on from nothing"),
        frame(TEXT, b"one", fin=False) + frame(TEXT, b"another"),
        frame(PING, b"half a ping", fin=False),
        frame(PING, bytes(126)),
        frame(CLOSE, b"\x03"),
        frame(CLOSE, struct.pack(">H", 5)),
        frame(CLOSE, struct.pack(">H", 1000) + b"\xff\xff"),
        frame(BINARY, b"", length=1 << 63),
        frame(BINARY, b"", length=17 << 20),
        frame(TEXT, b"x" * (live.LONGEST + 1)),
        frame(BINARY, b"x" * (live.LONGEST + 1)),
        frame(TEXT, b"x" * 1_000_000),
        frame(TEXT, b"x", fin=False) + frame(0, b"y" * 2_000_000, fin=False) * 40,
        frame(TEXT, b"again and again") * (live.AT_ONCE + 10),
        frame(BINARY) * 10_000,
        *(frame(TEXT, rng.randbytes(40)) * 200 for _ in range(5)),
    ]


def noise(rng: Random) -> list[bytes]:
    """Bytes and frames at random; whatever comes of it, no more than a line is lost."""
    found = [rng.randbytes(rng.randrange(1, 400)) for _ in range(40)]
    for _ in range(60):
        found.append(
            b"".join(
                frame(
                    rng.choice((0, TEXT, BINARY, PING, 10)),
                    rng.randbytes(rng.randrange(0, 130)),
                    fin=rng.random() < 0.8,
                    masked=rng.random() < 0.9,
                )
                for _ in range(rng.randrange(1, 12))
            )
        )
    return found


#: What may stand behind the question mark, and the no that it gets: on the line, or before there is one.
QUERIES: dict[str, int] = {
    "since=abc&chat=&seat=": 0,
    "since=-1&chat=-5": 0,
    "since=99999999999999999999999&chat=2147483648": 0,
    "since=2147483647&chat=2147483647": 0,
    "since=1e3&since=5&since[]=7": 0,
    "seat=-2": 0,
    "seat=0": live.REFUSED,
    "seat=7": live.REFUSED,
    "seat=-1": live.REFUSED,
    "seat=2147483647": live.REFUSED,
    "seat=-99": 0,
    "words=xx": live.REFUSED,
    "words=": live.REFUSED,
    "words=../../en": live.REFUSED,
    "words=%00": 404,
    "%ff%fe=%00&&&===;;": 404,
    "%ff%fe=%01&&&===;;": 0,
    "since=%D9%A1": 0,
    "a" * 4_000: 0,
}


async def throw_handshakes(address: str, path: str, rng: Random) -> None:
    """Whatever is no handshake opens nothing, and is never a mistake of the server."""
    for data in half_handshakes(path, rng):
        async with wire(address) as found:
            await found.send(data)
    for data, allowed in wrong_handshakes(path):
        async with wire(address) as found:
            await found.send(data)
            status = await found.status()
            assert status in allowed, (status, data[:300])
    for where in ("nowhere23456", "%00", "%ff%fe", "x" * 3_000, "..%2f..", "%F0%9F%9A%80"):
        async with wire(address) as found:
            await found.send(handshake(f"/api/tables/{where}/live"))
            status = await found.status()
            assert status in (101, 400, 403, 404, 414), (status, where)
            assert status != 101 or await found.code() == live.REFUSED, where


async def throw_frames(address: str, path: str, rng: Random) -> None:
    """Broken frames end the line; anything else at least ends it no other."""
    for number, data in enumerate(broken_frames(rng)):
        async with opened(address, path) as found:
            await found.send(data)
            code = await found.code()
            assert code in (0, 1000, 1002, 1003, 1005, 1007, 1009, live.TOO_MANY), (number, code, data[:40])
    for data in noise(rng):
        async with opened(address, path) as found:
            await found.send(data)
    async with opened(address, path) as found:
        await found.send(frame(TEXT, b"hello") * (live.AT_ONCE // 2) + frame(PING, b"there?"))
        kinds = [opcode async for opcode, _ in _until_pong(found)]
        assert TEXT in kinds, "a few words are no reason to hang up"


async def _until_pong(found: Wire) -> AsyncIterator[tuple[int, bytes]]:
    """Frames up to the answer to a ping."""
    async for opcode, payload in found.frames():
        yield opcode, payload
        if opcode == 10:
            assert payload == b"there?"
            return
    raise AssertionError("the server has hung up")


async def throw_queries(address: str, path: str) -> None:
    """A query that means nothing counts for nothing; a seat or a language that cannot be had is refused."""
    for query, refused in QUERIES.items():
        async with wire(address) as found:
            await found.send(handshake(f"{path}?{query}"))
            status = await found.status()
            assert status == (refused if refused == 404 else 101), (query, status)
            if refused:
                assert status == 404 or await found.code() == refused, query
                continue
            async for opcode, payload in found.frames():
                message: Json = json.loads(payload)
                assert opcode == TEXT, query
                if message["type"] == "state":
                    assert message["seat"] == -2, query
                    break
            else:
                raise AssertionError(query)


async def crowd(address: str, path: str, ann: Person) -> None:
    """So many lines of one address and no more; when they have gone there is room again."""
    async with AsyncExitStack() as stack:
        for _ in range(MOST_LINES):
            found = await stack.enter_async_context(opened(address, path))
            async for opcode, _ in found.frames():
                assert opcode == TEXT
                break
        for _ in range(5):
            async with opened(address, path) as one_more:
                assert await one_more.code() == live.TOO_MANY
        assert await lines_open(ann) == MOST_LINES
    await nobody_on_the_line(ann)


async def lines_open(ann: Person) -> int:
    """How many lines the server holds."""
    metrics = (await ann.client.get("/metrics")).text
    found = re.search(r"^spacerace_sockets_open (\S+)", metrics, re.MULTILINE)
    assert found
    return int(float(found[1]))


async def nobody_on_the_line(ann: Person) -> None:
    """Wait until the server has noticed that all have gone."""
    while await lines_open(ann):
        await asyncio.sleep(0.05)


def talk_elsewhere(url: str, table: str, lines: int) -> None:
    """A long chat that nobody at this server has heard yet, as if another process had taken it down."""
    rows = [(table, number, 0, "Ann", "🚀" * LONG, 0) for number in range(1, lines + 1)]
    with sqlite3.connect(url.partition("///")[2]) as connection:
        columns = "table_id, number, seat, name, text, made"
        connection.executemany(f"INSERT INTO chat ({columns}) VALUES (?, ?, ?, ?, ?, ?)", rows)
        connection.execute("UPDATE tables SET version = version + 1 WHERE id = ?", (table,))
    connection.close()


async def sleepers(path: str, server: Server, ann: Person, table: str, url: str) -> None:
    """Those who never read get no more than their buffers hold: the others go on, the server stays small."""
    number, before, heard = 8, memory(server), 320
    async with AsyncExitStack() as stack:
        for _ in range(number):
            asleep = await stack.enter_async_context(wire(server.address, window=4_096))
            await asleep.send(handshake(path))
            # From now on nothing is read.
            asleep.writer.transport.pause_reading()  # type: ignore[attr-defined]
        async with line(ann, table) as awake:
            talk_elsewhere(url, table, heard)
            while await lines_open(ann) > 1:
                heard += 1
                assert heard <= 900, "whoever never reads must lose the line at last"
                await ann.post(f"/tables/{table}/chat", {"text": "🚀" * LONG}, expect=201)
                while len(awake.chat) < heard:
                    await awake.next()
        # Each may hold the chat once: as it was read, as it is told, and on its way. If it got a new copy
        # with every line that is said, it would be sixty times that.
        assert memory(server) - before < 4 * heard * 4 * LONG * number
    await nobody_on_the_line(ann)


async def all_of_it(server: Server, url: str) -> None:
    """One thing after the other, then a game."""
    address, rng = server.address, Random(1969)
    async with visitor(address, "Ann") as ann, visitor(address, "Bob") as bob:
        table = (await ann.open("rocketmen"))["id"]
        await bob.join(table)
        path = f"/api/tables/{table}/live"
        await throw_handshakes(address, path, rng)
        await throw_frames(address, path, rng)
        await throw_queries(address, path)
        await nobody_on_the_line(ann)
        await crowd(address, path, ann)
        await sleepers(path, server, ann, table, url)
        game = (await ann.open("1969"))["id"]
        await bob.join(game)
        async with line(ann, game) as a, line(bob, game) as b:
            await play_live(game, [(ann, a), (bob, b)], seed=3)
            assert (await ann.state(game))["result"]["winners"]
        await nobody_on_the_line(ann)


def test_nonsense_on_the_live_line_costs_the_line_and_nothing_else(sqlite_url: str, tmp_path: Path) -> None:
    if not Path("/proc/self/statm").exists():
        missing("memory is read from /proc: on Linux only")
    environment = {**ENVIRONMENT, "SPACERACE_LIMITS": json.dumps(LIMITS)}
    app = "tests.server.test_fuzz_live:impatient_app"
    with serving(sqlite_url, data=tmp_path, app=app, environment=environment) as server:
        asyncio.run(asyncio.wait_for(all_of_it(server, sqlite_url), 3 * PATIENCE))
        assert server.stop() == 0
        assert IN_ORDER in server.output, "something was still under way"
        for word in ("Traceback", "panicked", '"exception"', '"level": "error"', '"level":"error"'):
            assert word not in server.output, server.output
        statuses = [int(found) for found in re.findall(r'"status": ?(\d+)', server.output)]
        assert len(statuses) > 100 and max(statuses) < 500
