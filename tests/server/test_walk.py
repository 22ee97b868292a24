"""Nobody in where they do not belong: every route, asked by everybody who has no business there.

The routes are those that the application itself lists: one that has no line in walking.py fails the test.
"""

from __future__ import annotations

import asyncio
import json
import re
from random import Random

import pytest

from spacerace.kernel.seats import SPECTATOR
from spacerace.server.keys import COOKIE, CookieSigner, hash_of
from tests.server.all_routes import filled, routes_of
from tests.server.inside import House, Json, Person, house
from tests.server.walking import EXPECTED, GUARD, TABLE, WORD, Answer, Asker, Room, Walk, _filled, knock

pytestmark = pytest.mark.untraced

#: What whoever adds a route has to do.
WRITE = (
    "{}: each needs a line in EXPECTED of tests/server/walking.py that says how it answers strangers where "
    "people may watch, strangers where they may not, somebody who names another's seat, and the seat itself: "
    "looking() shows what watchers may see, acting(body) is for the seat alone, free() is the same for all"
)


def cookie_of(person: Person) -> str:
    """The value of a person's cookie."""
    return person.client.cookies[COOKIE]


async def a_room(house_: House, *, spectators: bool) -> Room:
    """Hal is host; Ann, Bob and Cid play; then Cid leaves and Dora takes the seat."""
    hal, ann, bob, cid, dora = [await house_.person(name) for name in ("Hal", "Ann", "Bob", "Cid", "Dora")]
    table = (await hal.open("rocketmen", *[{"kind": "open"}] * 3, choices={"spectators": spectators}))["id"]
    seats = {person: await person.join(table) for person in (ann, bob, cid)}
    await cid.put(f"/tables/{table}/seats/2", {"kind": "open"})
    await dora.join(table)
    rng = Random(7)
    await ann.post(f"/tables/{table}/chat", {"text": "Good luck!"}, expect=201)
    await bob.post(f"/tables/{table}/orders", {"name": "single"})
    for _ in range(200):
        for person, other in ((ann, bob), (bob, ann), (dora, ann)):
            state = await person.state(table)
            if state["undo"]["possible"] and person is not dora:
                return Room(
                    table,
                    Asker("right", cookie_of(person), claim=seats[person]["token"]),
                    state["seat"],
                    Asker("other", cookie_of(other)),
                    Asker("host", cookie_of(hal)),
                    [
                        Asker("freed browser", cookie_of(cid), claim=seats[cid]["token"]),
                        Asker("freed link", token=seats[cid]["token"]),
                    ],
                )
            if state["options"]:
                buying = [o["action"] for o in state["options"] if o["action"].startswith("buy")]
                actions = buying or [o["action"] for o in state["options"]]
                await person.act(table, state, rng.choice(actions))
    raise AssertionError("nothing to take back came up")


async def strangers(room: House, here: Room, foreign: Person, program: str) -> list[Asker]:
    """All kinds of people who hold nothing at a table."""
    visitor = await room.person("Vic")
    await visitor.get("/notices")
    key = here.right.cookie.rpartition(".")[0]
    return [
        Asker("nobody"),
        Asker("a visitor", cookie_of(visitor), claim=hash_of(here.right.claim)),
        Asker("host of another table", cookie_of(foreign), claim=program),
        Asker("program of another table", token=program),
        *here.freed,
        Asker("unsigned", cookie=key),
        Asker("signed by somebody else", cookie=CookieSigner("a guess").sign(key)),
        Asker("signature cut off", cookie=here.right.cookie[:-1]),
        Asker("a hash for a key", token=hash_of(key)),
        Asker("the hash of a link", token=hash_of(here.right.claim)),
        Asker("the cookie as a token", token=here.right.cookie),
    ]


def secrets_in(walk: Walk, *known: str) -> set[str]:
    """What nobody may read: seeds, keys and their hashes, addresses."""
    found = set(known)
    for (header,) in walk.execute("SELECT header FROM tables WHERE header IS NOT NULL"):
        found.add(str(json.loads(header)["seed"]))
    for (value,) in walk.execute("SELECT value FROM keepsakes UNION SELECT key_hash FROM grants"):
        found.add(value)
    for row in walk.execute("SELECT key_hash, address, confirm_hash, stop_hash FROM contacts"):
        found.update(row)
    assert all(len(word) > 8 for word in found) and len(found) > 20
    return found


def test_every_route_turns_everybody_away_who_has_no_business_there(sqlite_url: str) -> None:
    """The right no, nothing changed, no secret in the answer; and the seat's own holder is let in."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            missing = sorted(set(routes_of(room.app)) - set(EXPECTED))
            assert not missing, WRITE.format(missing)
            assert not set(EXPECTED) - set(routes_of(room.app)), "these lines of EXPECTED have no route"
            foreign = await room.person("Eve")
            elsewhere = await foreign.open("1969", {"kind": "me", "name": "Eve"}, {"kind": "program"})
            program = elsewhere["seats"][1]["token"]
            open_room, closed_room = [await a_room(room, spectators=allowed) for allowed in (True, False)]
            walk = Walk(room, sqlite_url, await room.person())
            for here in (open_room, closed_room):
                walk.give_address(here)
            tokens = [program, open_room.right.claim, closed_room.right.claim]
            secrets = secrets_in(walk, *tokens, *(token[:-1] for token in tokens))
            for here, of_case in ((open_room, "watched"), (closed_room, "barred")):
                await _walk_as_strangers(
                    walk, here, await strangers(room, here, foreign, program), of_case, secrets
                )
                await _walk_as_others(walk, here, secrets)
            for here in (open_room, closed_room):
                await _walk_as_oneself(walk, here)

    asyncio.run(asyncio.wait_for(story(), GUARD))


async def _walk_as_strangers(
    walk: Walk, here: Room, askers: list[Asker], of_case: str, secrets: set[str]
) -> None:
    """Whoever holds nothing here is told what anybody is told, to the letter."""
    before = walk.rows()
    for route, case in EXPECTED.items():
        first: Answer | None = None
        if TABLE in route:
            answer = await walk.ask(route, "nowhere23456", here.right)
            assert answer.status == (403 if route.startswith("WS") else 404), (route, answer)
        for asker in askers:
            answer = await walk.ask(route, here.table, asker)
            about = (route, asker.name, answer)
            assert answer.status == getattr(case, of_case), about
            assert not [secret for secret in secrets if secret in answer.text], about
            if TABLE in route and not case.opens:
                first = first or answer
                assert answer == first, about
            if answer.status == 200 and route.endswith(("/state", "/live")):
                _is_for_spectators(json.loads(answer.text.splitlines()[-1]))
        rows = walk.rows()
        if case.opens and getattr(case, of_case) == 201:
            assert before < rows
            before = rows
        assert rows == before, route


def _is_for_spectators(state: Json) -> None:
    """A state without anything that belongs to a seat."""
    assert state["seat"] == SPECTATOR
    assert (state["options"], state["orders"], state["step"]) == ([], [], None)
    assert not state["undo"]["possible"]
    assert all(item["action"] is None for item in state["news"])


async def _walk_as_others(walk: Walk, here: Room, secrets: set[str]) -> None:
    """Whoever sits elsewhere at the table and the host without a seat have no more of this seat."""
    before = walk.rows()
    for route, case in EXPECTED.items():
        for asker in (here.other, here.host):
            if case.wrong is None or (asker is here.host and case.names_seat == "path"):
                continue
            answer = await walk.ask(route, here.table, asker, seat=here.seat)
            assert answer.status == case.wrong, (route, asker.name, answer)
            assert not [secret for secret in secrets if secret in answer.text], (route, answer)
        assert walk.rows() == before, route


async def _walk_as_oneself(walk: Walk, here: Room) -> None:
    """The same requests are granted to the seat's own holder: what was refused was refused for the asker."""
    headers = here.right.headers
    for route, case in EXPECTED.items():
        walk.client.cookies.clear()
        response = await walk.client.get(f"/api/tables/{here.table}/state", headers=headers)
        assert response.status_code == 200, (route, response.text)
        state = response.json()
        click = {"AT": state["at"], "ACTION": (state["options"] or [{"action": "-"}])[0]["action"]}
        seat = here.seat if case.names_seat else None
        answer = await walk.ask(route, here.table, here.right, seat=seat, click=click)
        assert answer.status == case.right, (route, answer)


def test_every_other_method_is_turned_away(sqlite_url: str) -> None:
    """With our kind of answer, and nothing is touched."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            walk = Walk(room, sqlite_url, await room.person())
            before, known = walk.rows(), set(routes_of(room.app))
            for path in sorted({route.partition(" ")[2] for route in known}):
                for method in ("GET", "POST", "PUT", "PATCH", "DELETE"):
                    if f"{method} {path}" in known:
                        continue
                    response = await walk.client.request(method, path.replace("{", "").replace("}", ""))
                    assert response.status_code in (404, 405), (method, path, response.text)
                    assert response.json()["error"]["id"].startswith("refused-request"), (method, path)
            for path in ("/static/../app.py", "/static/%2e%2e/app.py", "/static//etc/passwd", "/.git/config"):
                assert (await walk.client.get(path)).status_code == 404
            assert walk.rows() == before

    asyncio.run(asyncio.wait_for(story(), GUARD))


def test_texts_that_are_no_texts_are_turned_away(database_url: str) -> None:
    """A zero byte or half a letter in a path, a query or a body is a plain no, on either database."""

    async def story() -> None:
        async with house(database_url) as room:
            ann = await room.person("Ann")
            table = (await ann.open("rocketmen"))["id"]
            for odd in ("a%00b", "%ED%A0%80", "9" * 5_000, "3000000000", str(2**64)):
                # Numbers that fit no column come alone: nothing else may be the reason for a no.
                names = ("since", "entry") if odd.isdigit() else ("status", "since", "seat", "words", "entry")
                query = "?" + "&".join(f"{name}={odd}" for name in names)
                for route in sorted(EXPECTED):
                    method, _, path = route.partition(" ")
                    if method == "WS":
                        plain = odd.replace("%00", "\0")
                        answer = await knock(room.app, re.sub(r"\{\w+\}", plain, path), "", {})
                        assert answer.status in (403, 404), odd
                        continue
                    body = _filled(EXPECTED[route].body, {"AT": 0, "ACTION": "x", "TOKEN": WORD})
                    named = filled(path, table_id=table, contact_id="nobody") + query
                    for address in {re.sub(r"\{\w+\}", odd, path), named} - {path}:
                        response = await ann.client.request(method, address, json=body)
                        assert response.status_code < 500, (route, odd, response.text)
            for odd in ("a\0b", "\ud800", "\u202e"):
                named_so: Json = {"kind": "me", "name": odd}
                for path, body in (
                    ("/tables", {"game": odd, "seats": [named_so]}),
                    ("/tables", {"game": "1969", "seats": [named_so, {"kind": "open"}]}),
                    ("/tables", {"game": "1969", "seats": [{}, {}], "edition": odd}),
                    ("/tables", {"game": "1969", "seats": [{}, {}], "options": {odd: odd}}),
                    ("/tables", {"game": "1969", "seats": [{}, {}], "pack": odd}),
                    ("/tables", {"game": "1969", "seats": [{}, {"kind": "bot", "bot": odd}]}),
                    ("/import", {"text": odd}),
                    ("/notices", {"kind": "json", "address": odd}),
                    (f"/tables/{table}/join", {"name": odd}),
                    (f"/tables/{table}/claim", {"token": odd * 20}),
                    (f"/tables/{table}/chat", {"text": odd}),
                    (f"/tables/{table}/actions", {"at": 0, "action": odd}),
                    (f"/tables/{table}/orders", {"name": odd, "actions": [odd]}),
                ):
                    # Our own JSON writer would refuse half a letter; others' do not.
                    content = json.dumps(body)
                    headers = {"content-type": "application/json"}
                    response = await ann.client.post(f"/api{path}", content=content, headers=headers)
                    assert 400 <= response.status_code < 500, (path, odd, response.text)

    asyncio.run(asyncio.wait_for(story(), GUARD))
