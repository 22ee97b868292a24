"""The example of a program from outside, run as its author would run it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.inside import play, run
from tests.server.outside import real_server, visitor

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.mark.parametrize("program", ["outside_bot.py", "my_program.py"])
def test_a_program_from_outside_plays_a_whole_game(program: str, sqlite_url: str, tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with visitor(address, "Ann") as ann:
            opened = await ann.open("1969", {"kind": "me", "name": "Ann"}, {"kind": "program", "name": "Hal"})
            (mine, hals) = opened["seats"]
            assert (mine["seat"], hals["seat"]) == (0, 1)
            where = [address, opened["id"]] if program == "outside_bot.py" else [hals["link"]]
            hal = subprocess.Popen(
                [sys.executable, str(EXAMPLES / program), *where],
                env={**os.environ, "SPACERACE_TOKEN": hals["token"]},
            )
            try:
                end = await play(opened["id"], [ann])
                assert end["result"]["winners"]
                assert await asyncio.to_thread(hal.wait, 60) == 0
            finally:
                hal.kill()
                hal.wait()

    with real_server(sqlite_url, tmp_path) as server:
        run(story(server.address))


def test_a_program_s_token_opens_its_own_seat_alone(sqlite_url: str, tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with visitor(address, "Ann") as ann, visitor(address) as hal:
            me, program = {"kind": "me", "name": "Ann"}, {"kind": "program"}
            opened = await ann.open("1969", me, program)
            table = opened["id"]
            hal.client.headers["Authorization"] = f"Bearer {opened['seats'][1]['token']}"
            assert (await hal.get(f"/tables/{table}"))["yours"] == [1]
            await hal.get(f"/tables/{table}/state?seat=0", expect=403)
            await hal.post(f"/tables/{table}/actions", {"at": 0, "action": "stop", "seat": 0}, expect=403)
            await hal.put(f"/tables/{table}/seats/0", {"kind": "open"}, expect=403)

    with real_server(sqlite_url, tmp_path) as server:
        run(story(server.address))
