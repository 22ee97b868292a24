"""HEAD, and the page of an address that does not exist."""

from __future__ import annotations

import asyncio

from tests.server.inside import house

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "de-AT,de;q=0.9"}


def test_head_is_answered_as_get_is(sqlite_url: str) -> None:
    """On every page and on the API: the same status and headers, the length too, and no body."""

    async def scenario() -> None:
        async with house(sqlite_url) as here:
            client = (await here.person()).client
            for path in ("/", "/t/nobody", "/health", "/api/tables", "/api/words/en", "/static/pages.css"):
                wanted, found = await client.get(path), await client.head(path)
                assert found.status_code == wanted.status_code == 200, path
                assert found.content == b""
                for name in ("content-type", "content-length", "etag"):
                    assert found.headers.get(name) == wanted.headers.get(name), (path, name)
            assert (await client.head("/nowhere")).status_code == 404
            # Whatever may change something is still asked for by its own method.
            assert (await client.head("/api/tables/x/join")).status_code in (404, 405)

    asyncio.run(scenario())


def test_a_browser_gets_a_page_for_a_wrong_address(sqlite_url: str) -> None:
    """In its language and with a way home; programs get what they can read."""

    async def scenario() -> None:
        async with house(sqlite_url) as here:
            client = (await here.person()).client
            page = await client.get("/tabels", headers=BROWSER)
            assert page.status_code == 404 and page.headers["content-type"].startswith("text/html")
            assert '<html lang="de">' in page.text and 'href="/"' in page.text
            assert "Unter dieser Adresse gibt es nichts" in page.text
            other = await client.get("/tabels", headers={**BROWSER, "accept-language": "xx"})
            assert "There is nothing at this address" in other.text
            for path, headers in (("/tabels", {}), ("/api/tabels", BROWSER)):
                answer = await client.get(path, headers=headers)
                assert answer.status_code == 404 and answer.json()["error"]["id"] == "refused-request-nowhere"

    asyncio.run(scenario())
