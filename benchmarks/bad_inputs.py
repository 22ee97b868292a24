"""Every kind of bad input, as functions that send it to a server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from benchmarks.bad_server import GAME, ME, PATIENCE, PROGRAM, Server
from spacerace.games import game_named, header_of
from spacerace.kernel.codec import write_match
from spacerace.kernel.match import Match, Undo


def entries(size: int) -> str:
    """A pack of so many characters, filled up with copies of a whole card."""
    text = game_named(GAME).LIBRARY.text("rocketmen-final", 1)
    tables = re.split(r"(?m)^(?=\[)", text)
    card = next(table for table in tables if table.startswith("[[asset]]") and "cost = " in table)
    for number in range((size - len(text)) // (len(card) + 8)):
        text += re.sub(r'(?m)^id = "[^"]*"', f'id = "copy-{number}"', card)
    return text


def do_and_undo(lines: int) -> str:
    """A match file of so many lines that does one thing and takes it back, again and again."""
    game = game_named(GAME)
    match = Match(game, header_of(game, seats=["Ann", "Bob"], seed=1))
    match.draw()
    seat = match.awaited
    assert seat is not None
    for option in match.options:
        match.play(seat, option)
        if match.can_undo(seat):
            match.play(seat, Undo())
            text = write_match(match).rstrip("\n")
            both = text.splitlines()[-2:]
            return "\n".join([text, *both * ((lines - text.count("\n")) // 2)]) + "\n"
        match = Match(game, match.header)
        match.draw()
    raise AssertionError("nothing can be taken back")


async def pack(server: Server, text: str) -> int:
    """A table with an own pack."""
    wanted = {"game": GAME, "seats": [ME, PROGRAM], "pack": text}
    return (await server.post("/api/tables", wanted))[0]


async def bring(server: Server, text: str) -> int:
    """Import a match file."""
    return (await server.post("/api/import", {"text": text}))[0]


async def moments(server: Server) -> int:
    """The last moments of a long game."""
    first = max(0, server.long_moments - 50)
    path = f"/api/tables/{server.long_game}/moments?first={first}&count=50&seat=1"
    return (await server.send("GET", path, token=server.long_token))[0]


async def find_long_game(server: Server) -> None:
    """Bring the longest game of do and undo that the server takes; that is no part of what is measured."""
    for lines in (19_990, 9_990, 4_990, 1_990, 990, 490):
        _, told = await server.post("/api/import", {"text": do_and_undo(lines), "seats": [ME, PROGRAM]})
        if told:
            server.long_game, server.long_token = told["id"], told["seats"][1]["token"]
            path = f"/api/tables/{server.long_game}/replay?seat=1"
            _, content = await server.send("GET", path, token=server.long_token)
            server.long_moments = msgspec.json.decode(content)["at"]
            return


async def words(server: Server, what: str) -> int:
    """Something long where a few words are wanted."""
    table = await server.open(ME, {"kind": "open"})
    path = f"/api/tables/{table['id']}"
    if what == "name":
        return (await server.post(f"{path}/join", {"name": "A\u0301" * 200_000}))[0]
    chat = {"text": "\U0001f680" * 200_000}
    return (await server.post(f"{path}/chat", chat, table["seats"][0]["token"]))[0]


async def nested(server: Server, opening: bytes) -> int:
    """JSON within JSON."""
    body = b'{"game":' + opening * (900_000 // len(opening))
    return (await server.send("POST", "/api/tables", body))[0]


async def wide(server: Server, part: bytes, times: int) -> int:
    """A list as long as a body may be, several times at once; what the last was answered."""
    body = b'{"game":"1969","seats":[' + part * (990_000 // len(part)) + b"1]}"
    answers = await asyncio.gather(*(server.send("POST", "/api/tables", body) for _ in range(times)))
    return answers[-1][0]


async def noughts(server: Server) -> int:
    """A body that is no JSON."""
    return (await server.send("POST", "/api/tables", bytes(999_999)))[0]


async def lines(server: Server, frame: bytes, count: int, frames: int) -> None:
    """Live lines that talk; each until it is closed or everything was said."""
    table = await server.open(ME, PROGRAM)
    path = f"/api/tables/{table['id']}/live"
    upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="

    async def talk() -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            async with asyncio.timeout(PATIENCE / 3):
                reader, writer = await server.connect()
                try:
                    writer.write(server.head("GET", path, None, *upgrade, key))
                    await reader.readuntil(b"\r\n\r\n")
                    for _ in range(frames):
                        writer.write(frame)
                        await writer.drain()
                    await asyncio.sleep(1)
                finally:
                    writer.close()

    await asyncio.gather(*(talk() for _ in range(count)))


def fragment(size: int) -> bytes:
    """A piece of a message that is never finished, masked with noughts."""
    return b"\x01\xff" + size.to_bytes(8, "big") + bytes(4) + b"x" * size


PING = b"\x89\x84" + bytes(4) + b"ping"


async def hold(server: Server, first: bytes, then: bytes, count: int) -> None:
    """Connections that begin and do not end; each says a little more from time to time."""

    async def keep() -> None:
        with suppress(OSError):
            _, writer = await server.connect()
            try:
                writer.write(first)
                for _ in range(6):
                    await asyncio.sleep(0.5)
                    writer.write(then)
                    await writer.drain()
            finally:
                writer.close()

    await asyncio.gather(*(keep() for _ in range(count)))


async def stream(server: Server, begin: bytes, more: bytes, times: int) -> None:
    """A request that goes on and on, until the server hangs up."""
    with suppress(OSError):
        async with asyncio.timeout(PATIENCE):
            reader, writer = await server.connect()
            try:
                kind = "Content-Type: application/json"
                writer.write(
                    server.head("POST", "/api/tables", None, kind, "Transfer-Encoding: chunked") + begin
                )
                for _ in range(times):
                    writer.write(more)
                    await writer.drain()
                await reader.read(-1)
            finally:
                writer.close()


async def quotes(server: Server) -> int:
    """A cookie whose quotes take long to take off, in ten requests."""
    cookie = 'Cookie: spacerace="' + '\\"' * 8_000 + '"'
    answer = b""
    for _ in range(10):
        reader, writer = await server.connect()
        writer.write(server.head("GET", "/api/mine", None, cookie, "Connection: close"))
        answer = await reader.read(-1)
        writer.close()
    return int(answer[9:12] or b"0")


#: One kind of bad input; what it was answered, if it was one request.
Act = Callable[[], Awaitable[int | None]]


def kinds(server: Server) -> dict[str, Act]:
    """Every kind of bad input, by its name."""
    slow_body = server.head("POST", "/api/tables", 900_000) + b'{"game": "' + b"x" * 1_000
    slow_head = f"GET / HTTP/1.1\r\nHost: {server.host}\r\n".encode()
    preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
    headers = (16_000).to_bytes(3, "big") + b"\x01\x00" + (1).to_bytes(4, "big") + b"\x00" * 16_000
    whole, longest = do_and_undo(19_990), do_and_undo(9_990)
    started = do_and_undo(60).replace("\n\n", '\nstart: {"a": [0]}\n\n', 1)
    return {
        "pack: 20,000 dots in a key": lambda: pack(server, "a." * 20_000 + "a = 1"),
        "pack: 64 kB of short dotted keys": lambda: pack(server, _filled("a.b.c.d.e.f.g.h{} = 1\n")),
        "pack: 400 kB of entries": lambda: pack(server, '[[card]]\nid = "same"\n' * 19_000),
        "pack: 64 kB of entries": lambda: pack(server, _filled('[[asset]]\nid = "{}"\n')),
        "pack: 64 kB of the same entry": lambda: pack(server, '[[asset]]\nid = "a"\n' * 3_300),
        "pack: 2,000 brackets": lambda: pack(server, f"a = {'[' * 2_000}{']' * 2_000}"),
        "pack: 64 kB of cards": lambda: pack(server, entries(63_900)),
        "match file: 20,000 lines of do and undo": lambda: bring(server, whole),
        "match file: 10,000 lines of do and undo": lambda: bring(server, longest),
        "match file: a start of its own": lambda: bring(server, started),
        "match file: 900 kB of nothing": lambda: bring(server, "x\n" * 300_000),
        "replay: the last moments of a long game": lambda: moments(server),
        "name: 600 kB": lambda: words(server, "name"),
        "chat: 800 kB": lambda: words(server, "chat"),
        "JSON: as deep as a body is long": lambda: nested(server, b"["),
        "JSON: objects as deep as a body is long": lambda: nested(server, b'{"seats":'),
        "JSON: 330,000 empty lists": lambda: wide(server, b"[],", 1),
        "JSON: 330,000 empty lists, eight times at once": lambda: wide(server, b"[],", 8),
        "JSON: 330,000 empty objects": lambda: wide(server, b"{},", 1),
        "body: 1 MB of noughts": lambda: noughts(server),
        "body: chunks without end in one line": lambda: stream(server, b"2;", b"x" * 100_000, 1_000),
        "body: a last line without end": lambda: stream(server, b"0\r\nX: ", b"x" * 100_000, 1_000),
        "body: chunks of a byte": lambda: stream(server, b"", b"1\r\n \r\n" * 20_000, 50),
        "cookie: 32 kB of quotes, ten times": lambda: quotes(server),
        "live line: 20 with unfinished messages": lambda: lines(server, fragment(1_000_000), 20, 8),
        "live line: 20,000 pings": lambda: lines(server, PING * 100, 1, 200),
        "connections: 400 silent": lambda: hold(server, b"", b"", 400),
        "connections: 100 with slow headers": lambda: hold(server, slow_head, b"X-Slow: yes\r\n", 100),
        "connections: 50 with slow bodies": lambda: hold(server, slow_body, b"x" * 100, 50),
        "connections: 10 of HTTP/2 with headers": lambda: hold(server, preface, headers * 8, 10),
    }


def _filled(line: str) -> str:
    """As many of these lines, numbered, as a pack may have."""
    text = ""
    for number in range(64_000):
        more = line.format(number)
        if len(text) + len(more) > 63_900:
            break
        text += more
    return text
