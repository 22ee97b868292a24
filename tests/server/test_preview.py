"""A table's link tells a messenger who invites and what is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spacerace.server.routes import preview, web
from tests.server.inside import house, run

PAGE = "<!doctype html><html><head><title>spacerace</title></head><body></body></html>"
TAG = re.compile(r'<meta property="([\w:]+)" content="([^"]*)" />')


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The app's page, whether it was built or not."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    (tmp_path / "service-worker.js").write_text("", "utf-8")
    monkeypatch.setattr(web, "FOLDER", tmp_path)
    monkeypatch.setattr(preview, "FOLDER", tmp_path)


@pytest.mark.usefixtures("built")
def test_a_link_tells_who_invites_and_what_is_played(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            limit = {"seconds": 86_400, "bot": "sense"}
            seats = [{"kind": "me", "name": "Ann <3"}, {"kind": "open"}, {"kind": "open"}]
            table = (await ann.open("1969", *seats, choices={"pace": "turns", "limit": limit}))["id"]
            stranger = await room.person()
            page = (await stranger.client.get(f"/t/{table}")).text
            tags = dict(TAG.findall(page))
            assert tags["og:title"] == "Ann &lt;3 invites you to 1969"
            assert tags["og:description"] == "3 players, 2 seats are free · by turns, up to 24 hours a turn"
            assert tags["og:url"].endswith(f"/t/{table}")
            assert tags["og:image"].startswith("http")
            assert "<title>Ann &lt;3 invites you to 1969</title>" in page
            german = await stranger.client.get(f"/t/{table}", headers={"accept-language": "de-AT,de;q=0.9"})
            assert "lädt dich zu 1969 ein" in german.text
            await ann.put(f"/tables/{table}", {"title": "Friday"})
            assert "Friday: Ann &lt;3 invites" in (await stranger.client.get(f"/t/{table}")).text
            # A link that leads nowhere is the app's page, which says so.
            gone = await stranger.client.get("/t/nosuchtable")
            assert (gone.status_code, gone.text) == (200, PAGE)

    run(story())
