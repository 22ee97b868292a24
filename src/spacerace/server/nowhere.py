"""Answers that every address gives: one to HEAD, and a page where a browser finds nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from html import escape
from typing import Any

from spacerace.lang import spoken, words
from spacerace.server.html_pages import html_page

Message = MutableMapping[str, Any]
App = Callable[[Any, Any, Any], Awaitable[None]]


class HeadRequests:
    """ASGI: answers HEAD as GET, without the body. Uptime monitors and previews of links ask so."""

    def __init__(self, app: App) -> None:
        """Stand before ``app``."""
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Ask as GET; the headers are those of the answer, its length among them."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_without_body(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        # A copy: the web server sends no body because its own scope says HEAD.
        inner = {**scope, "method": "GET"}
        try:
            await self._app(inner, receive, send_without_body)
        finally:
            # The log names the route.
            if "path_template" in inner:
                scope["path_template"] = inner["path_template"]


def wants_page(method: str, path: str, accept: str) -> bool:
    """Whether a person looks at this address in a browser."""
    return method == "GET" and "text/html" in accept and not path.startswith("/api")


def nowhere_page(accept_language: str) -> str:
    """What a browser shows at an address that does not exist."""
    first = accept_language.partition(",")[0].partition(";")[0].strip().lower()
    language = spoken(first)
    say = words(language).sentence
    title = say("nowhere-page-title", {})
    body = (
        f'<main class="home">\n<h1>{escape(title)}</h1>\n<p>{escape(say("nowhere-page-text", {}))}</p>\n'
        f'<p><a href="/">{escape(say("nowhere-page-home", {}))}</a></p>\n</main>'
    )
    return html_page(title, body, language=language)
