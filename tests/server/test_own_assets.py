"""Every asset is ours: in a real browser no page asks another host for anything; none has a script in it."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from html.parser import HTMLParser
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.async_api import Page, async_playwright

from spacerace.games import GAMES
from spacerace.server.database import now
from tests.full_run import missing
from tests.server.all_routes import app_pages, filled, routes_of
from tests.server.inside import house, run
from tests.server.outside import real_server
from tests.server.running import PATIENCE

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
INSTALL = "There is no Chromium: on Debian and Ubuntu 'sudo apt install chromium'"
#: A browser that asks for nothing on its own account.
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-sync",
]
CONFIRM, STOP = "c" * 43, "s" * 43
#: Words that are in no database stand for a page that says so.
WORDS = {"/notices/confirm/{word}": {"word": CONFIRM}, "/notices/stop/{word}": {"word": STOP}}
#: Every page that is made for people, by its route.
PAGES = [*app_pages(), "/offline", "/api/docs", "/api/docs/{path}", *WORDS]
#: What the browser says of a page that is not in order.
WRONG = ("error", "warning")


# --- without a browser ---------------------------------------------------------------------------


class Parts(HTMLParser):
    """What a page would run, load or lead to."""

    def __init__(self, text: str) -> None:
        """Read a whole page."""
        super().__init__()
        self.wrong: list[str] = []
        self.addresses: list[str] = []
        self._within = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Attributes that run something, and addresses."""
        self._within = tag
        for name, value in attrs:
            if name.startswith("on") or name in ("style", "srcdoc"):
                self.wrong.append(f"<{tag} {name}>")
            if name in ("src", "href", "action", "formaction", "data", "poster", "srcset", "ping"):
                self.addresses.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        """Whatever it was, it is over."""
        self._within = ""

    def handle_data(self, data: str) -> None:
        """No script and no style between tags."""
        if self._within in ("script", "style") and data.strip():
            self.wrong.append(f"<{self._within}>{data[:80]}")


def is_ours(address: str, host: str) -> bool:
    """Whether nobody else is asked for what stands at an address."""
    parts = urlsplit(address)
    return parts.scheme in ("", "http", "https", "ws", "data", "blob") and parts.netloc in ("", host)


def test_no_page_has_a_script_a_style_or_an_event_in_its_text(sqlite_url: str) -> None:
    """All pages that the application can make are looked at, those of new routes too."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            table = (await ann.open("rocketmen"))["id"]
            give_address(sqlite_url)
            found = set()
            templates = [path for path in routes_of(room.app) if path.startswith("GET ")]
            for template in (path.removeprefix("GET ") for path in templates):
                path = filled(template, table_id=table, contact_id="one", word=CONFIRM)
                response = await ann.client.get(path)
                if "text/html" in response.headers.get("content-type", ""):
                    found.add(template)
                    parts = Parts(response.text)
                    assert not parts.wrong, path
                    assert all(is_ours(address, "test") for address in parts.addresses), path
            assert found == set(PAGES), "a new page for people belongs in PAGES: every one is looked at"

    run(story())


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(sqlite_url: str) -> None:
    """HttpOnly and SameSite always, Secure where people come by https; nothing else is ever set."""

    async def story() -> None:
        for public_url in ("", "https://race.example"):
            async with house(sqlite_url, public_url=public_url) as room:
                ann = await room.person("Ann")
                wanted = {"game": "rocketmen", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
                opened = await ann.client.post("/api/tables", json=wanted)
                table, token = opened.json()["id"], opened.json()["seats"][0]["token"]
                answers = [opened]
                for path, body in (("join", {"name": "Bob"}), ("claim", {"token": token})):
                    bob = await room.person("Bob")
                    answers.append(await bob.client.post(f"/api/tables/{table}/{path}", json=body))
                eve = await room.person("Eve")
                answers.append(await eve.client.get("/api/notices"))
                for answer in answers:
                    (text,) = answer.headers.get_list("set-cookie")
                    ((name, cookie),) = SimpleCookie(text).items()
                    # With https no other host of the domain can have set it.
                    wanted_name = "__Host-spacerace" if public_url else "spacerace"
                    assert (name, cookie["path"], cookie["domain"]) == (wanted_name, "/", "")
                    assert cookie["httponly"] and cookie["samesite"].lower() == "lax"
                    assert bool(cookie["secure"]) is bool(public_url)
                # Whoever only looks is given none.
                for path in ("/", f"/api/tables/{table}", "/api/tables", "/api/docs", "/health"):
                    stranger = await room.person()
                    assert "set-cookie" not in (await stranger.client.get(path)).headers

    run(story())


def give_address(url: str) -> None:
    """An address for notices whose secret words are known."""
    confirm, stop = (sha256(word.encode()).hexdigest() for word in (CONFIRM, STOP))
    connection = sqlite3.connect(url.partition("///")[2])
    with connection:
        connection.execute(
            "INSERT INTO contacts VALUES "
            "('one', 'nobody', 'mail', 'ann@home.example', 'en', 0, ?, ?, ?, '', '', '')",
            (confirm, stop, now()),
        )
    connection.close()


# --- in a real browser ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def chromium() -> str:
    """The browser. Where there is none the test is skipped, but not in a full run."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        missing(INSTALL)
    return found


class Trap:
    """A proxy that lets nothing through, and remembers what was asked for."""

    def __init__(self) -> None:
        """Nothing was asked for."""
        self.caught: list[str] = []
        self._visits: set[asyncio.Task[None]] = set()
        self.port = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Listen."""
        server = await asyncio.start_server(self._visit, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        async with server:
            yield
        for visit in self._visits:
            visit.cancel()
        await asyncio.gather(*self._visits, return_exceptions=True)

    def _visit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody has come."""
        self._visits.add(asyncio.create_task(self._take(reader, writer)))

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request. What the browser asks of its maker, whatever page it shows, does not count."""
        try:
            line = (await reader.readline()).decode("latin-1").strip()
            if not re.search(r"[./](google|googleapis|gvt1)\.com\b", line):
                self.caught.append(line)
            writer.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")
            await writer.drain()
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()


class Tab:
    """A tab of the browser, everything that its page asks for, and what the browser says against it."""

    def __init__(self, page: Page) -> None:
        """Nothing has happened."""
        self.page = page
        self.asked: list[str] = []
        self.complaints: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("websocket", lambda socket: self.asked.append(socket.url))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type in WRONG else None)

    async def go(self, address: str) -> None:
        """Open a page, and wait until it asks for nothing more."""
        self.asked.clear()
        self.complaints.clear()
        await self.page.goto(address, wait_until="networkidle", timeout=1000 * PATIENCE)


@asynccontextmanager
async def tab(program: str, trap: Trap, address: str, cookie: str) -> AsyncIterator[Tab]:
    """A tab in a browser whose every way out but ours ends in the trap, with somebody's cookie."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=program,
            # Chromium asks no proxy for addresses of this machine; with Playwright's own setting it would.
            args=[*FLAGS, f"--proxy-server=http://127.0.0.1:{trap.port}"],
            timeout=1000 * PATIENCE,
        )
        context = await browser.new_context()
        await context.add_cookies([{"name": "spacerace", "value": cookie, "url": address}])
        yield Tab(await context.new_page())
        await browser.close()


#: Whether the look of a page has reached it: each sheet has rules, and the edge is not the browser's own.
SHEETS = "[...document.styleSheets].map(sheet => sheet.cssRules.length)"
EDGE = "getComputedStyle(document.body).margin"
#: What somebody might get into a page; none of it may work.
BREAK_IN = """(async () => {
  window.reached = [];
  const put = (tag, fields) => document.body.append(Object.assign(document.createElement(tag), fields));
  put("script", {textContent: "window.reached.push('script')"});
  document.body.insertAdjacentHTML("beforeend", "<b onclick=\\"window.reached.push('event')\\">b</b>");
  document.body.lastChild.click();
  put("style", {textContent: "body { color: rgb(1, 2, 3) !important }"});
  if (getComputedStyle(document.body).color === "rgb(1, 2, 3)") window.reached.push("style");
  put("script", {src: "http://other.example/a.js"});
  put("img", {src: "http://other.example/a.png"});
  put("link", {rel: "stylesheet", href: "http://other.example/a.css"});
  put("iframe", {src: "http://other.example/"});
  try { await fetch("http://other.example/"); window.reached.push("fetch"); } catch {}
  await new Promise(done => {
    const socket = new WebSocket("ws://other.example/");
    socket.onerror = done;
    socket.onopen = () => done(window.reached.push("socket"));
  });
  return window.reached;
})()"""


def test_no_page_asks_another_host_for_anything(sqlite_url: str, tmp_path: Path, chromium: str) -> None:
    """Every page is opened in Chromium; our own look gets through our policy, and nothing else does."""

    async def story(address: str) -> None:
        host, trap = urlsplit(address).netloc, Trap()
        # Whoever sits at a table sees the most of it.
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}]
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
            tables = {
                game: (await client.post("/api/tables", json={"game": game, "seats": seats})).json()["id"]
                for game in GAMES
            }
            cookie = client.cookies["spacerace"]
        pages = {
            filled(page, table_id=table, game=game, **WORDS.get(page, {}))
            for page in PAGES
            for game, table in tables.items()
        }
        async with trap.open(), tab(chromium, trap, address, cookie) as here:
            for path in sorted(pages):
                await here.go(address + path)
                assert here.asked, path
                assert not [one for one in here.asked if not is_ours(one, host)], path
                missing = path.endswith("/nowhere")
                assert not [one for one in here.complaints if not (missing and "404" in one)], path
                if not missing and not path.startswith("/notices/"):
                    sheets = await here.page.evaluate(SHEETS)
                    assert sheets and all(sheets), path
                    assert await here.page.evaluate(EDGE) != "8px", path
            for path in ("/", filled("/notices/stop/{word}", word=STOP)):
                await here.go(address + path)
                assert await here.page.evaluate(BREAK_IN) == [], path
                assert any("Content Security Policy" in text for text in here.complaints)
            assert not trap.caught
            # The trap works: with nobody's policy in the way the same request is seen.
            await here.page.goto("about:blank")
            await here.page.evaluate("fetch('http://other.example/', {mode: 'no-cors'}).catch(() => 0)")
            assert any("other.example" in line for line in trap.caught)

    with real_server(sqlite_url, tmp_path) as server:
        give_address(sqlite_url)
        asyncio.run(asyncio.wait_for(story(server.address), 2 * PATIENCE))
