"""A browser that can subscribe without its maker's push service, and the push service that it subscribes at.

Chromium without a window has no push service. Its page gets a ``PushManager`` whose subscription has real
keys of the test; the server posts to a push service of the test; what that decrypts is handed to the real
service worker through the DevTools protocol, as Chromium's own push service would.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext, CDPSession, Page

from tests.server.push_service import Browser, Pushed

#: What the page sees of the push service. The rest of it is Chromium's own.
MANAGER = """contact => {
    const subscription = () => ({
        endpoint: contact.address,
        options: { applicationServerKey: window.pushKey, userVisibleOnly: true },
        toJSON: () => ({ endpoint: contact.address, keys: contact.keys }),
        unsubscribe: async () => (localStorage.removeItem('subscribed'), true),
    })
    const there = () => localStorage.getItem('subscribed')
    PushManager.prototype.getSubscription = async () => there() ? subscription() : null
    PushManager.prototype.subscribe = async options => {
        if (Notification.permission !== 'granted') throw new Error('nobody has allowed it')
        if (!options.userVisibleOnly) throw new Error('a notice is always shown')
        localStorage.setItem('subscribed', options.applicationServerKey)
        return subscription()
    }
}"""


class Inbox:
    """What a push service gets, one after the other; ``answers`` are its next ones, then 201."""

    def __init__(self) -> None:
        self.pushed: Queue[Pushed] = Queue()
        self.answers: list[int] = []
        self.port = 0

    def take(self, browser: Browser) -> dict[str, Any]:
        """The next message, which must be for this browser."""
        pushed = self.pushed.get(timeout=60)
        assert pushed.path == browser.path
        told: dict[str, Any] = json.loads(browser.decrypt(pushed.body))
        return told


@contextmanager
def push_service() -> Iterator[Inbox]:
    """A push service on a free port."""
    inbox = Inbox()

    class Taker(BaseHTTPRequestHandler):
        """Takes one message."""

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            inbox.pushed.put(Pushed(self.path, headers, body))
            self.send_response(inbox.answers.pop(0) if inbox.answers else 201)
            self.end_headers()

        def log_message(self, *about: Any) -> None:
            """Quietly."""

    service = ThreadingHTTPServer(("127.0.0.1", 0), Taker)
    inbox.port = service.server_address[1]
    thread = Thread(target=service.serve_forever, daemon=True)
    thread.start()
    try:
        yield inbox
    finally:
        service.shutdown()
        service.server_close()
        thread.join()


def equip(context: BrowserContext, browser: Browser, port: int) -> None:
    """Give all pages of a context the push service; they must have been opened afterwards."""
    contact = browser.contact(port)
    context.add_init_script(f"({MANAGER})({json.dumps(contact)})")


T = TypeVar("T")
#: How often something is looked for, and milliseconds between two looks.
LOOKS, PAUSE = 600, 200
#: The page's service worker, or an error where none comes.
READY = """Promise.race([
    navigator.serviceWorker.ready,
    new Promise((_, fail) => setTimeout(() => fail(new Error('no service worker')), 120000)),
])"""


def until(page: Page, look: Callable[[], T], is_so: Callable[[T], bool] = bool) -> T:
    """What is found as soon as it is so; it is looked for a limited number of times."""
    for _ in range(LOOKS):
        if is_so(found := look()):
            return found
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"still {found!r}")


class Worker:
    """The service worker of a page, by the DevTools protocol."""

    def __init__(self, page: Page, origin: str) -> None:
        self.page, self.origin = page, origin
        page.evaluate(f"() => {READY}.then(() => null)")
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._registrations: list[str] = []
        self._session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: self._registrations.extend(one["registrationId"] for one in event["registrations"]),
        )
        self._session.send("ServiceWorker.enable")
        until(page, lambda: self._registrations)

    def deliver(self, message: dict[str, Any]) -> None:
        """Hand a message over, as the push service does that Chromium has at home."""
        self._session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": self.origin, "registrationId": self._registrations[-1], "data": json.dumps(message)},
        )

    def notices(self) -> list[dict[str, Any]]:
        """What is shown at the moment."""
        shown: list[dict[str, Any]] = self.page.evaluate(
            f"async () => (await (await {READY}).getNotifications())"
            """
                .map(({ title, body, tag, data, lang }) => ({ title, body, tag, data, lang }))"""
        )
        return shown
