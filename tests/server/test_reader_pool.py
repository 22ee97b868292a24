"""Packs and match files are read by processes with limits, in turns, and never on the event loop."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from spacerace.games import GAMES, header_of
from spacerace.kernel.codec import write_match
from spacerace.kernel.match import Match
from spacerace.kernel.packs import Library
from spacerace.server import packs, reader_pool, reader_process, time_slices
from spacerace.server.archive import match_import
from spacerace.server.limits import TooMany
from spacerace.server.reader_pool import LOOKED_AT, Readers, ReadersBusy, TooSlow
from spacerace.server.settings import Limits
from tests.server.inside import GENEROUS, House, Json, Person, house, run

PACK = '[pack]\nid = "mine"\nversion = 1\nbase = "1969@2"\n'
#: Answers with what it was asked; waits until a file is there.
ECHO = "import sys, time, pathlib\nwhile not pathlib.Path(sys.argv[1]).exists(): time.sleep(0.01)\n"
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]


def echo(gate: Path) -> tuple[str, ...]:
    """A reader that answers when the gate is open."""
    return (sys.executable, "-c", ECHO + "print(sys.stdin.read(), end='')", str(gate))


async def visitor(room: House, address: str) -> Person:
    """Somebody who comes from an address of their own."""
    transport = httpx.ASGITransport(app=room.app, client=(address, 1))
    client = await room._stack.enter_async_context(
        httpx.AsyncClient(transport=transport, base_url="http://test", timeout=60)
    )
    return Person(client, "Ann")


# --- whose turn it is ------------------------------------------------------------------------------


def test_an_address_has_one_text_read_and_one_that_waits(tmp_path: Path) -> None:
    async def story() -> None:
        pool, gate = Readers(), tmp_path / "open"
        texts = [asyncio.create_task(pool.read(echo(gate), text, "192.0.2.1")) for text in (b"a", b"b")]
        await asyncio.sleep(0)
        with pytest.raises(TooMany) as refused:
            await pool.read(echo(gate), b"c", "192.0.2.1")
        assert refused.value.retry_after >= 1
        gate.touch()
        assert await asyncio.gather(*texts) == [b"a", b"b"]
        assert await pool.read(echo(gate), b"c", "192.0.2.1") == b"c"
        assert not pool._texts and not pool._turns, "nobody is remembered who does not wait"

    run(story())


def test_two_bombs_of_one_address_leave_a_reader_to_everybody_else(tmp_path: Path) -> None:
    async def story() -> None:
        pool, never = Readers(), tmp_path / "never"
        bombs = [asyncio.create_task(pool.read(echo(never), b"x", "192.0.2.1")) for _ in range(2)]
        await asyncio.sleep(0)
        gate = tmp_path / "open"
        gate.touch()
        assert await pool.read(echo(gate), b"honest", "192.0.2.2") == b"honest"
        assert not any(bomb.done() for bomb in bombs)
        for bomb in bombs:
            bomb.cancel()
        await asyncio.gather(*bombs, return_exceptions=True)
        assert not pool._texts

    run(story())


def test_packs_of_tables_that_one_address_looks_at_leave_a_reader_to_everybody_else(tmp_path: Path) -> None:
    """There are more packs than the games remember, and looking at a table reads its pack again."""

    async def look(pool: Readers, command: tuple[str, ...], address: str) -> bytes:
        time_slices.asker.set(address)
        return await pool.read(command, b"pack", None)

    async def story() -> None:
        pool, never, gate = Readers(), tmp_path / "never", tmp_path / "open"
        gate.touch()
        looks = [asyncio.create_task(look(pool, echo(never), "192.0.2.1")) for _ in range(LOOKED_AT)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await asyncio.create_task(look(pool, echo(never), "192.0.2.1"))
        async with asyncio.timeout(60):
            assert await asyncio.create_task(look(pool, echo(gate), "192.0.2.2")) == b"pack"
            assert await pool.read(echo(gate), b"honest", "192.0.2.3") == b"honest"
        for task in looks:
            task.cancel()
        await asyncio.gather(*looks, return_exceptions=True)
        assert not pool._texts

    run(story())


def test_more_than_can_be_read_soon_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader_pool, "IN_ALL", 3)

    async def story() -> None:
        pool, never = Readers(), tmp_path / "never"
        waiting = [asyncio.create_task(pool.read(echo(never), b"x", f"192.0.2.{n}")) for n in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(ReadersBusy):
            await pool.read(echo(never), b"x", "192.0.2.9")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    run(story())


#: A GiB of addresses behind which no memory lies: only the limit can refuse it.
HUGE = "import mmap; x = mmap.mmap(-1, 2**30, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, mmap.PROT_READ)"


@pytest.mark.parametrize("bomb, seconds", [("while True: pass", 1), (HUGE, 5)])
def test_a_reader_has_so_many_seconds_of_a_processor_and_so_much_memory(
    bomb: str, seconds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system ends it; the server's own patience is not what does."""
    monkeypatch.setattr(reader_pool, "PATIENCE", 1e6)

    def reader(does: str) -> tuple[str, ...]:
        code = (
            f"from spacerace.server import reader_process\nreader_process.SECONDS = {seconds}\n"
            f"def read(data):\n    {does}\n    return b'done'\nreader_process.serve(read)"
        )
        return (sys.executable, "-c", code)

    assert (reader_process.SECONDS, reader_process.MEMORY) == (5, 2**30)

    async def story() -> None:
        with pytest.raises(TooSlow):
            await Readers().read(reader(bomb), b"", "192.0.2.1")
        if seconds > 1:
            assert await Readers().read(reader("pass"), b"", "192.0.2.1") == b"done"

    run(story())


def test_an_import_beyond_an_address_s_share_is_told_when_to_come_again(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_import, "READER", echo(tmp_path / "never"))
    monkeypatch.setattr(reader_pool, "PATIENCE", 20.0)

    async def story() -> None:
        async with house(sqlite_url, limits=GENEROUS) as room:
            eve = await visitor(room, "192.0.2.1")
            bombs = [asyncio.create_task(eve.post("/import", {"text": "x"}, 422)) for _ in range(2)]
            answer = None
            while answer is None or answer.status_code != 429:
                await asyncio.sleep(0.05)
                answer = await eve.client.post("/api/import", json={"text": "x"}, timeout=0.5)
            assert int(answer.headers["retry-after"]) >= 1
            for bomb in bombs:
                bomb.cancel()
            await asyncio.gather(*bombs, return_exceptions=True)

    run(story())


# --- packs -----------------------------------------------------------------------------------------


def off_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads a pack of a player's own in this process is found out."""
    assemble = Library._assemble

    def watched(self: Library[Any], text: str, *, orders: bool = False) -> Any:
        assert "mine" not in text, "a stranger's pack was read in the server's own process"
        return assemble(self, text, orders=orders)

    monkeypatch.setattr(Library, "_assemble", watched)


def test_a_pack_of_one_s_own_is_read_in_another_process(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after a restart, at the rules page, for the same deal again; a wrong one, too."""
    off_the_loop(monkeypatch)
    pack = PACK + "# read elsewhere\n"

    async def story() -> None:
        seats: list[Json] = [{"kind": "bot", "bot": "random"}] * 3
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            wrong = await ann.open("1969", *SEATS, pack=pack + "[[[", expect=422)
            assert wrong["error"]["id"] == "refused-own-pack" and "line 6" in wrong["error"]["message"]
            many = await ann.open("1969", *SEATS, pack=pack + "x = 1\n[[year]]\n" * 1_000, expect=422)
            assert len(many["error"]["message"]) < 10_000
            waits = (await ann.open("1969", *SEATS, pack=pack))["id"]
            over = (await ann.open("1969", *seats, pack=pack))["id"]
            while (await ann.get(f"/tables/{over}"))["status"] != "finished":
                await asyncio.sleep(0.02)
        GAMES["1969"].LIBRARY._known.clear()
        async with house(sqlite_url) as room:
            ann.client = (await room.person("Ann")).client
            listed = await ann.get("/tables?status=finished")
            assert [info["id"] for info in listed] == [over]
            assert (await ann.get(f"/tables/{waits}/rules/en"))["language"] == "en"
            bob = await room.person("Bob")
            await bob.join(waits)
            GAMES["1969"].LIBRARY._known.clear()
            await ann.get(f"/tables/{over}/faces")
            GAMES["1969"].LIBRARY._known.clear()
            await ann.post(f"/tables/{over}/again", {"seats": seats}, 201)

    run(story())


def test_a_pack_that_comes_to_the_limits_of_its_reader_is_refused(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packs, "READER", (sys.executable, "-c", "raise SystemExit(1)"))

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            refused = await ann.open("1969", *SEATS, pack=PACK + "# slow\n", expect=422)
            assert refused["error"]["id"] == "refused-pack-slow"
            long = await ann.open("1969", *SEATS, pack=PACK + "#" * 64_000, expect=422)
            assert long["error"]["id"] == "refused-pack-long"

    run(story())


def test_the_longest_pack_can_be_dealt_again(sqlite_url: str) -> None:
    """The end of its last line is added where it is missing, and does not count."""
    most = PACK + "#" * (64_000 - len(PACK))
    bots: list[Json] = [{"kind": "bot", "bot": "random"}] * 3

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            refused = await ann.open("1969", *bots, pack=most + "#", expect=422)
            assert refused["error"]["details"] == {"length": 64_001, "most": 64_000}
            table = (await ann.open("1969", *bots, pack=most))["id"]
            while (await ann.get(f"/tables/{table}"))["status"] != "finished":
                await asyncio.sleep(0.02)
            await ann.post(f"/tables/{table}/again", {"seats": bots}, 201)

    run(story())


def test_a_pack_that_came_with_a_game_is_read_in_its_sender_s_turn(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new cookie with every request is no new place in the queue."""
    senders: list[str | None] = []
    read, keep = Readers.read, Library.keep

    def unchecked(self: Library[Any], text: str, *found: Any, checked: bool = False) -> Any:
        """Nobody knows whether a new game may have it, so it is read once more."""
        return keep(self, text, *found)

    async def noted(self: Readers, command: Any, text: bytes, address: str | None) -> bytes:
        senders.append(address)
        return await read(self, command, text, address)

    async def story() -> None:
        header = header_of(GAMES["1969"], seats=["Ann", "Bob"], seed=1, pack_text=PACK + "# brought\n")
        GAMES["1969"].LIBRARY._known.clear()
        monkeypatch.setattr(Readers, "read", noted)
        monkeypatch.setattr(Library, "keep", unchecked)
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            await ann.post("/import", {"text": write_match(Match(GAMES["1969"], header))}, 201)
        assert senders == ["127.0.0.1", None]

    run(story())


def test_an_older_table_keeps_its_longer_pack(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "MOST_PACK", 400_000)
    pack = PACK + "# once this was not too long\n" * 3_000

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            table = (await ann.open("1969", *SEATS, pack=pack))["id"]
        monkeypatch.setattr(packs, "MOST_PACK", 64_000)
        GAMES["1969"].LIBRARY._known.clear()
        async with house(sqlite_url, limits=Limits()) as room:
            ann = await room.person("Ann")
            assert (await ann.get(f"/tables/{table}"))["own_pack"]
            await ann.get(f"/tables/{table}/rules/en")

    run(story())
