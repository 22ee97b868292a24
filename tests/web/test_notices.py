"""Notices in a browser: one click, a push, a tap; the other ways, a test, what was sent; no network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from spacerace.lang import LANGUAGES, words
from spacerace.server.routes.web import is_built
from tests.full_run import missing
from tests.server.outside import real_server
from tests.server.push_service import Browser
from tests.server.running import Server
from tests.web.axe import check
from tests.web.conftest import BUILD
from tests.web.people import ME, PHONE, WIDE, Visitor, Visitors
from tests.web.push import READY, Inbox, Worker, equip, push_service, until

pytestmark = pytest.mark.untraced

BY_TURNS = {"title": "Moon by May", "choices": {"pace": "turns", "limit": {"seconds": 86_400}}}
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may post to this machine."""
    if not is_built():
        missing(BUILD)
    data: Path = tmp_path_factory.mktemp("house")
    with real_server(
        f"sqlite+aiosqlite:///{data / 'race.db'}", data, SPACERACE_PRIVATE_WEBHOOKS="1"
    ) as server:
        yield server


@pytest.fixture
def inbox() -> Iterator[Inbox]:
    """The push service."""
    with push_service() as inbox:
        yield inbox


def come(
    visitors: Visitors,
    inbox: Inbox,
    size: tuple[int, int] = WIDE,
    language: str = "en",
    *,
    allowed: bool = True,
) -> tuple[Visitor, Browser]:
    """Somebody whose browser can subscribe."""
    visitor, browser = visitors.arrive(size, language=language, touch=size == PHONE), Browser()
    equip(visitor.context, browser, inbox.port)
    if allowed:
        visitor.context.grant_permissions(["notifications"], origin=visitors.address)
    visitor.ask("GET", "/server")
    return visitor, browser


def move_on(visitor: Visitor, table: str, seat: int) -> None:
    """Move until it is another's turn."""
    while (state := visitor.state(table))["awaited"] == seat:
        body = {"at": state["at"], "action": state["options"][-1]["action"]}
        visitor.ask("POST", f"/tables/{table}/actions", body)


def switch_on(visitor: Visitor, language: str = "en") -> None:
    """The one click."""
    visitor.page.get_by_role("button", name=words(language).sentence("web-notices-here-button", {})).click()
    visitor.page.get_by_text(words(language).sentence("web-notices-on", {})).wait_for()


@pytest.mark.parametrize("size, language", ((WIDE, "en"), (PHONE, "de")))
def test_from_one_click_to_the_tap_that_opens_the_table(
    visitors: Visitors, inbox: Inbox, size: tuple[int, int], language: str
) -> None:
    """Offered at the table, switched on, told by the real service worker; one notice a turn."""
    say = words(language).sentence
    (ann, browser), bob = come(visitors, inbox, size, language), visitors.arrive()
    table = ann.open_table("rocketmen", [ME, OPEN], **BY_TURNS)
    bob.ask("GET", "/server")
    bob.ask("POST", f"/tables/{table}/join", {"name": "Bob"})
    ann.sit(table)
    ann.page.get_by_role("button", name=say("web-notices-offer-yes", {})).click()
    switch_on(ann, language)
    test = inbox.take(browser)
    assert test["event"] == "test" and test["lang"] == language
    worker = Worker(ann.page, visitors.address)
    worker.deliver(test)
    shown = until(ann.page, worker.notices)
    assert [one["title"] for one in shown] == [say("notice-test-title", {})]

    # Bob moves until it is Ann's turn, who has gone elsewhere.
    ann.page.keyboard.press("Escape")
    move_on(ann, table, 0)
    ann.page.goto("/")
    move_on(bob, table, 1)
    message = inbox.take(browser)
    assert message["event"] == "your-turn" and message["tag"] == table
    for _ in range(2):
        worker.deliver(message)
    tags = until(ann.page, lambda: [one["tag"] for one in worker.notices()], lambda tags: table in tags)
    assert tags.count(table) == 1, "one notice a turn"
    (turn,) = [one for one in worker.notices() if one["tag"] == table]
    assert turn["title"] == say("notice-turn-subject", {"game": "Moon by May"}) and turn["lang"] == language
    began, end = say("notice-turn-until", {"when": "|"}).split("|")
    time = r".+\d\d?:\d\d.*"
    assert re.search(re.escape(began) + time + re.escape(end), turn["body"]), "by the reader's clock"
    assert turn["data"]["path"] == f"/t/{table}"

    # Nobody can tap in a browser without a window: the worker is told of the tap, and asks for the table.
    (script,) = ann.context.service_workers
    script.evaluate("() => { self.clients.openWindow = async path => { self.opened = path } }")
    tap = """async tag => {
        const [notification] = await self.registration.getNotifications({ tag })
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
    }"""
    script.evaluate(tap, table)
    until(ann.page, lambda: script.evaluate("() => self.opened ?? ''"), lambda path: path == f"/t/{table}")
    assert table not in [one["tag"] for one in worker.notices()], "a tap takes the notice away"

    # What was sent lately.
    ann.page.goto("/notices")
    ann.page.get_by_text(say("web-notices-sent", {})).click()
    ann.page.get_by_text(say("web-notices-status-sent", {})).first.wait_for()
    check(ann.page, "notices")
    remove = say("web-notices-remove-of", {"name": say("web-notices-this-device", {})})
    ann.page.get_by_role("button", name=remove).click()
    ann.page.get_by_role("button", name=say("web-notices-here-button", {})).wait_for()
    assert ann.ask("GET", "/notices")["contacts"] == []
    assert ann.page.evaluate("() => localStorage.getItem('subscribed')") is None


def test_a_browser_that_says_no_is_no_dead_end(visitors: Visitors, inbox: Inbox) -> None:
    """A sentence, and the other ways stay open."""
    ann, _ = come(visitors, inbox, allowed=False)
    ann.page.goto("/notices")
    ann.page.get_by_role("button", name="Tell me on this device").click()
    ann.see("The browser did not allow it.")
    assert inbox.pushed.empty() and ann.ask("GET", "/notices")["contacts"] == []


def test_an_expired_subscription_is_said_and_switched_on_again(visitors: Visitors, inbox: Inbox) -> None:
    """By the test button, as a clear sentence; then one click makes it work again."""
    ann, browser = come(visitors, inbox)
    ann.page.goto("/notices")
    switch_on(ann)
    inbox.take(browser)
    ann.page.get_by_role("button", name="Test: This device").click()
    ann.see("A test has been sent: This device.")
    inbox.take(browser)
    inbox.answers = [410]
    ann.page.get_by_role("button", name="Test: This device").click()
    ann.page.get_by_role("alert").filter(has_text="given up its subscription").wait_for()
    inbox.take(browser)
    switch_on(ann)
    assert inbox.take(browser)["event"] == "test"
    (only,) = ann.ask("GET", "/notices")["contacts"]
    assert only["confirmed"]


def test_a_webhook_is_added_and_what_is_wrong_with_it_is_said(visitors: Visitors, inbox: Inbox) -> None:
    """By keyboard alone."""
    ann, _ = come(visitors, inbox)
    ann.page.goto("/notices")
    ann.page.get_by_role("combobox").last.select_option("json")
    field = ann.page.get_by_label("Address of the webhook")
    field.fill("http://nowhere.invalid/hook")
    field.press("Enter")
    ann.page.get_by_role("alert").filter(has_text="cannot be found").wait_for()
    field.fill(f"http://127.0.0.1:{inbox.port}/hook")
    field.press("Enter")
    ann.see("Added. A test has been sent there.")
    assert inbox.pushed.get(timeout=60).path == "/hook"
    inbox.answers = [500]
    ann.page.get_by_role("button", name=re.compile("^Test: http")).press("Enter")
    ann.page.get_by_role("alert").filter(has_text="Its answer was 500").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_network_a_page_says_so_in_the_reader_s_language(visitors: Visitors, language: str) -> None:
    """It is the only thing that is kept; with the network, the page that was wanted comes."""
    ann = visitors.arrive(language=language)
    ann.page.goto("/")
    ann.page.evaluate(f"() => {READY}.then(() => null)")
    until(ann.page, lambda: ann.page.evaluate("() => navigator.serviceWorker.controller !== null"))
    kept = ann.page.evaluate(
        """async () => {
            const names = await caches.keys()
            const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
            return all.flat().map(request => new URL(request.url).pathname)
        }"""
    )
    assert sorted(re.sub(r"\?.*", "", path) for path in kept) == [
        "/assets/icon-192.png",
        "/offline",
        "/static/pages.css",
    ]
    ann.context.set_offline(True)
    ann.page.goto("/rules/rocketmen")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(
        words(language).sentence("offline-page-title", {})
    )
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    check(ann.page, "offline")
    ann.context.set_offline(False)
    ann.page.get_by_role("link").click()
    expect(ann.page.locator("[data-rule], article, main h2").first).to_be_visible()


def test_a_new_build_or_language_replaces_the_worker(visitors: Visitors) -> None:
    """Nothing of the old one is kept."""
    ann = visitors.arrive()
    ann.page.goto("/")
    ann.page.evaluate(f"() => {READY}.then(() => null)")
    ann.page.evaluate("() => navigator.serviceWorker.register('/service-worker.js?build=next&lang=fr')")
    until(
        ann.page, lambda: ann.page.evaluate("() => caches.keys()"), lambda kept: kept == ["spacerace next fr"]
    )


def test_the_manifest_names_the_app_in_the_reader_s_language(visitors: Visitors, chromium: Chromium) -> None:
    """Chromium finds nothing to complain about."""
    ann = visitors.arrive(language="it")
    ann.page.goto("/")
    ann.page.get_by_role("heading", level=1).wait_for()
    expect(ann.page.locator("link[rel=manifest]")).to_have_attribute("href", "/manifest.webmanifest?lang=it")
    session = ann.context.new_cdp_session(ann.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert words("it").sentence("web-tagline", {}) in found["data"]
    found = session.send("Page.getInstallabilityErrors")
    # A context of a test is like a private window, where nothing can be installed.
    assert [one["errorId"] for one in found["installabilityErrors"]] == ["in-incognito"]
