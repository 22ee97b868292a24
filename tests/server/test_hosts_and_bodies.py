"""By which names the server is asked, and what a body must be to be read."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from spacerace.server import api_page
from spacerace.server.allowed_hosts import Hosts, name_of
from spacerace.server.models.requests import MOST_AT_ONCE
from spacerace.server.request_body import DEEPEST, MOST_BESIDE, is_json
from spacerace.server.security import Security
from spacerace.server.settings import Settings
from tests.server import inside as running_inside
from tests.server.inside import House, house, run

PUBLIC = Settings(public_url="https://race.example.org:8443", host_names=("race.corp.example",))


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host, is_ours",
    [
        ("race.example.org", True),
        ("RACE.example.org.:8443", True),
        ("race.corp.example:8969", True),
        # Addresses, and names that no stranger can own: health checks, Prometheus, people at home.
        ("127.0.0.1:8969", True),
        ("192.168.1.20:8969", True),
        ("[::1]:8969", True),
        ("[2001:db8::5]", True),
        ("localhost:8969", True),
        ("spacerace:8969", True),
        ("ann-laptop.local", True),
        ("race.home.arpa", True),
        (None, True),
        ("", True),
        # A stranger's name that leads here.
        ("rebound.example", False),
        ("race.example.org.rebound.example", False),
        ("rebound.example:8443", False),
        ("127.0.0.1.rebound.example", False),
        ("notlocal.example.local.example", False),
    ],
)
def test_a_name_is_ours_or_a_strangers(host: str | None, is_ours: bool) -> None:
    """Ports do not matter: a proxy may leave them out."""
    assert Hosts(PUBLIC).are_ours(host) is is_ours


def test_a_machine_may_be_asked_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where that has dots."""
    monkeypatch.setattr("spacerace.server.allowed_hosts._own_name", lambda: "box.lan.example")
    assert Hosts(Settings()).are_ours("box.lan.example:8969")


def test_the_name_in_a_header() -> None:
    """Without the port, the brackets and the last dot."""
    found = [name_of(host) for host in ("A.b:1", "[::1]:2", "[::1]", "a.b.", "a", "::1", "a:b")]
    assert found == ["a.b", "::1", "::1", "a.b", "a", ":", "a:b"]


async def answer_ok(scope: Any, receive: Any, send: Any) -> None:
    """An app that is always content."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"ok"})


def ask(settings: Settings, host: str, path: str) -> httpx.Response:
    """One request by this name."""

    async def scenario() -> httpx.Response:
        transport = httpx.ASGITransport(app=Security(answer_ok, settings))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as client:
            return await client.get(path)

    return asyncio.run(scenario())


def test_a_public_server_answers_to_no_strangers_name() -> None:
    """A page under a name that was turned to this machine reads nothing; it is told the address."""
    refused = ask(PUBLIC, "rebound.example", "/api/tables")
    assert refused.status_code == 421
    error = refused.json()["error"]
    assert error["id"] == "refused-foreign-host"
    assert "rebound.example" in error["message"] and "https://race.example.org:8443" in error["message"]
    assert "content-security-policy" in refused.headers
    for host, path in (
        ("race.example.org", "/"),
        ("10.0.0.5:8969", "/metrics"),
        ("rebound.example", "/health"),
    ):
        assert ask(PUBLIC, host, path).status_code == 200


def test_without_a_public_address_only_the_numbers_are_kept_from_strangers_names() -> None:
    """A host at home may have given the machine any name; the numbers are for whoever is near."""
    assert ask(Settings(), "race.home.example", "/").status_code == 200
    refused = ask(Settings(), "rebound.example", "/metrics")
    assert (refused.status_code, refused.json()["error"]["id"]) == (403, "refused-metrics")
    for host in ("127.0.0.1:8969", "spacerace:8969", "10.0.0.5"):
        assert ask(Settings(), host, "/metrics").status_code == 200
    assert (
        ask(Settings(host_names=("race.corp.example",)), "race.corp.example", "/metrics").status_code == 200
    )


# --- bodies --------------------------------------------------------------------------------------


def inside(url: str, story: Any) -> None:
    """Let somebody post bodies to the real application."""

    async def scenario() -> None:
        async with house(url) as home:
            await story(home)

    run(scenario())


def nested(depth: int, around: str) -> str:
    """A table whose options are so many lists or objects within each other."""
    before, after = {"[": ("[", "]"), "{": ('{"a":', "}")}[around]
    inner = before * (depth - 2) + "1" + after * (depth - 2)
    return f'{{"game": "1969", "seats": [{{}}, {{}}], "options": {{"a": {inner}}}}}'


def test_a_body_that_is_nested_too_deeply_is_refused(sqlite_url: str) -> None:
    """With a sentence and 400, whatever the route; never with a mistake of ours."""

    async def story(home: House) -> None:
        ann = await home.person("Ann")
        kind = {"content-type": "application/json"}
        paths = ["/api/tables", "/api/import", "/api/tables/x/actions", "/api/tables/x/fork", "/api/notices"]
        for path in paths:
            for depth in (DEEPEST + 1, 100, 500, 900, 990, 1_000, 5_000, 100_000):
                for around in "[{":
                    answer = await ann.client.post(path, content=nested(depth, around), headers=kind)
                    assert answer.status_code == 400, (path, depth, answer.status_code)
                    assert answer.json()["error"]["id"] == "refused-request-deep"
        for text in ("[" * 200_000, '{"a":' * 100_000, "[" * 31):
            answer = await ann.client.post("/api/tables", content=text, headers=kind)
            assert answer.status_code == 400
        # What is wide is not deep.
        wide = json.dumps({"game": "1969", "seats": [{}] * 40})
        answer = await ann.client.post("/api/tables", content=wide, headers=kind)
        assert answer.json()["error"]["id"] != "refused-request-deep"

    inside(sqlite_url, story)


def test_a_body_of_very_many_parts_is_refused(sqlite_url: str) -> None:
    """To read one of a megabyte takes half a second and 25 MB. A text may be as long as a body."""

    async def story(home: House) -> None:
        ann = await home.person("Ann")
        kind = {"content-type": "application/json"}
        keys = ",".join(f'"key {number}": ""' for number in range(50_000))
        for text in (
            '{"game": "1969", "seats": [' + "[]," * 300_000 + "[]]}",
            '{"game": "1969", "seats": [' + "{}," * 300_000 + "{}]}",
            "[" + "[]," * 300_000 + "[]]",
            '{"game": "1969", "seats": [' + "[]," * 300_000,
            f"{{{keys}}}",
        ):
            for path in ("/api/tables", "/api/import", "/api/notices", "/api/tables/x/draft"):
                answer = await ann.client.post(path, content=text, headers=kind)
                assert answer.status_code == 400, (path, text[:40])
                assert answer.json()["error"]["id"] == "refused-request-parts", (path, text[:40])
        for body in ({"text": "Ann: end-turn\n" * 60_000}, {"text": "\u00e9" * 100_000}):
            answer = await ann.client.post("/api/import", json=body)
            assert answer.json()["error"]["id"] != "refused-request-parts"

    inside(sqlite_url, story)


def test_the_longest_draft_is_short_enough() -> None:
    """Of all requests it has most beside its texts, and some programs write every letter as ``\\u0041``."""
    text = "\u00e9" * 300
    wishes = [{"action": text, "wanted": False}] * MOST_AT_ONCE
    body = {"at": 2**31 - 1, "actions": [text] * MOST_AT_ONCE, "wishes": wishes, "seat": 7}
    assert len(json.dumps(body)) < MOST_BESIDE


def test_a_body_says_that_it_is_json(sqlite_url: str) -> None:
    """A form of another site can send text, but it cannot call it JSON without asking first."""

    async def story(home: House) -> None:
        ann = await home.person("Ann")
        body = b'{"game": "1969", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}'
        for kind, status in (
            ("application/json", 201),
            ("Application/JSON; charset=utf-8", 201),
            ("application/vnd.race+json", 201),
            ("text/plain", 415),
            ("application/x-www-form-urlencoded", 415),
            ("multipart/form-data; boundary=x", 415),
            ("application/jsonp", 415),
            ("", 415),
            (None, 415),
        ):
            headers = {} if kind is None else {"content-type": kind}
            answer = await ann.client.post("/api/tables", content=body, headers=headers)
            assert answer.status_code == status, (kind, answer.text)
            if status == 415:
                assert answer.json()["error"]["id"] == "refused-request-media"
        # Where there is no body there is nothing to name.
        assert (await ann.client.post("/api/tables")).status_code == 400

    inside(sqlite_url, story)


def test_kinds_of_json() -> None:
    """As the registry of media types spells them."""
    assert is_json("application/json") and is_json(" application/problem+json ; charset=utf-8")
    assert not is_json("text/json") and not is_json("text/x+json") and not is_json("")


# --- the documentation ---------------------------------------------------------------------------


def test_the_documentation_is_made_once_and_before_anybody_asks(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread makes it when the server starts: no visitor waits for it, and nobody behind them."""
    made: list[str] = []
    completed = api_page.completed

    def counted(*given: Any) -> Any:
        made.append("completed")
        return completed(*given)

    monkeypatch.setattr(api_page, "completed", counted)
    # Nothing is handed on from an application before it.
    monkeypatch.setattr(running_inside, "_described", [])

    async def story(home: House) -> None:
        while not made:
            await asyncio.sleep(0.01)
        ann = await home.person("Ann")
        app: Any = home.app
        while hasattr(app, "_app"):
            app = app._app
        while "documentation" not in app.state:
            await asyncio.sleep(0.01)
        for path in ("/api/docs", "/api/openapi.json", "/api/docs"):
            assert (await ann.client.get(path)).status_code == 200
        assert made == ["completed"]

    inside(sqlite_url, story)
