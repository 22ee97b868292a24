"""Sessions: the cookie's name, and a key that comes to its end."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from sqlalchemy import insert

from spacerace.server import schema
from spacerace.server.database import now
from spacerace.server.keys import COOKIE, HOST_COOKIE, CookieSigner, hash_of
from spacerace.server.tables import Tables
from tests.server.all_routes import litestar_of
from tests.server.inside import House, Person, house, play, run
from tests.server.walking import listening

HTTPS = "https://race.example"


async def copy_of(room: House, person: Person) -> Person:
    """Somebody who has got hold of a person's cookie."""
    thief = await room.person()
    thief.client.cookies.update(dict(person.client.cookies))
    return thief


async def give_address(room: House, person: Person) -> None:
    """An address for notices, as if it had been asked for and confirmed."""
    tables: Tables = litestar_of(room.app).dependencies["tables"].dependency()  # type: ignore[union-attr]
    owner = hash_of(person.client.cookies[COOKIE].rpartition(".")[0])
    values = {
        "id": "contact",
        "key_hash": owner,
        "kind": "mail",
        "address": "bob@home.example",
        "language": "en",
        "confirmed": True,
        "confirm_hash": "",
        "stop_hash": "stop",
        "created": now(),
    }
    async with tables.database.write() as connection:
        await connection.execute(insert(schema.contacts).values(values))


def test_a_renewed_key_keeps_every_seat_and_a_copy_of_the_old_cookie_holds_nothing(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            table = (await ann.open("rocketmen"))["id"]
            link = (await bob.join(table))["token"]
            await play(table, [ann, bob], most=10)
            await give_address(room, bob)
            before, thief = await bob.get(f"/tables/{table}"), await copy_of(room, bob)
            assert (await thief.get(f"/tables/{table}"))["yours"] == [1]
            await bob.post("/session", {"what": "renew"})
            assert await bob.get(f"/tables/{table}") == before
            assert "bob@home.example" in json.dumps(await bob.get("/notices"))
            assert (await thief.get(f"/tables/{table}"))["yours"] == []
            assert await thief.get("/mine") == []
            assert "bob@home.example" not in json.dumps(await thief.get("/notices"))
            await thief.post(f"/tables/{table}/actions", {"at": 0, "action": "end-turn"}, 403)
            await play(table, [ann, bob], most=10)
            # Whoever left under the old key comes back under the new one.
            await bob.put(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
            await bob.post("/session", {"what": "renew"})
            await bob.post(f"/tables/{table}/seats/1/back", {})
            phone = await room.person("Bob")
            assert (await phone.post(f"/tables/{table}/claim", {"token": link}))["yours"] == [1]

    run(story())


def test_an_ended_session_holds_nothing_anywhere_and_a_personal_link_leads_back(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            opened = await ann.open("rocketmen")
            thief = await copy_of(room, ann)
            await ann.post("/session", {"what": "end"})
            assert COOKIE not in ann.client.cookies
            for person in (ann, thief):
                assert await person.get("/mine") == []
            token = opened["seats"][0]["token"]
            info = await ann.post(f"/tables/{opened['id']}/claim", {"token": token})
            assert (info["yours"], info["host"]) == ([0], True)
            # Whoever has no session can end none.
            await (await room.person()).post("/session", {"what": "end"})

    run(story())


def test_an_ended_session_leaves_nothing_in_the_browser(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            await ann.open("1969")
            renewed = await ann.client.post("/api/session", json={"what": "renew"})
            assert "clear-site-data" not in renewed.headers
            ended = await ann.client.post("/api/session", json={"what": "end"})
            assert ended.headers["clear-site-data"] == '"cache", "storage"'
            assert f"{COOKIE}=" in ended.headers["set-cookie"] and "Max-Age=0" in ended.headers["set-cookie"]

    run(story())


@pytest.mark.parametrize("what", ["renew", "end"])
def test_a_live_line_of_the_old_cookie_is_closed(database_url: str, what: str) -> None:
    """At once, though nobody moves."""

    async def story() -> None:
        async with house(database_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            table = (await ann.open("rocketmen"))["id"]
            await bob.join(table)
            path, cookie = f"/api/tables/{table}/live", f"{COOKIE}={bob.client.cookies[COOKIE]}"

            async def until(told: list[str], word: str) -> None:
                async with asyncio.timeout(60):
                    while f'"type":"{word}"' not in "".join(told):
                        await asyncio.sleep(0.02)

            async with listening(room.app, path, {"cookie": cookie}) as line:
                await until(line, "state")
                assert '"seat":1' in line[-1]
                await bob.post("/session", {"what": what})
                await until(line, "gone")
                told = len(line)
                await ann.post(f"/tables/{table}/chat", {"text": "Who is there?"}, 201)
                await asyncio.sleep(0.1)
                assert len(line) == told

    run(story())


@pytest.mark.parametrize("public_url, name", [("", COOKIE), (HTTPS, HOST_COOKIE)])
def test_the_cookie_belongs_to_this_host_alone_where_there_is_https(
    sqlite_url: str, public_url: str, name: str
) -> None:
    async def story() -> None:
        async with house(sqlite_url, public_url=public_url) as room:
            transport = httpx.ASGITransport(app=room.app)
            async with httpx.AsyncClient(transport=transport, base_url=public_url or "http://test") as client:
                body = {"game": "1969", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
                made = await client.post("/api/tables", json=body)
                assert made.status_code == 201, made.text
                (given,) = made.headers.get_list("set-cookie")
                assert given.startswith(f"{name}=") and "Path=/" in given and "Domain" not in given
                assert ("Secure" in given) == bool(public_url)
                # A cookie from before goes on, and is handed over once.
                value = client.cookies[name]
                client.cookies.clear()
                signer: CookieSigner = litestar_of(room.app).state.signer
                before = signer.sign(signer.read(value, name) or "")
                old = await client.get("/api/mine", headers={"cookie": f"{COOKIE}={before}"})
                assert len(old.json()) == 1
                handed = [one.partition(";")[0] for one in old.headers.get_list("set-cookie")]
                assert handed == ([f"{HOST_COOKIE}={value}"] if public_url else [])
                client.cookies.clear()
                # A neighbouring host may set the plain name; nobody comes to play with another's key by it.
                tossed = await client.get("/api/mine", headers={"cookie": f"{COOKIE}={value}"})
                assert len(tossed.json()) == (0 if public_url else 1)
                client.cookies.clear()
                both = await client.get("/api/mine", headers={"cookie": f"{COOKIE}=x; {name}={value}"})
                assert len(both.json()) == 1

    run(story())
