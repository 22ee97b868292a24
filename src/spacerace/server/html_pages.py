"""The first page, and the frame of every page that the server makes itself. No page needs a script."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from html import escape

import structlog
from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from spacerace import __version__
from spacerace.games import KITS
from spacerace.kernel.game import game_name
from spacerace.kernel.sentences import sentence

#: Where the look of the pages is served; the file is static/pages.css.
STYLE = "/static/pages.css"
_log = structlog.get_logger("spacerace.server")


def home_route(count_open: Callable[[], Awaitable[int]]) -> HTTPRouteHandler:
    """``GET /`` and the links of tables: what this server is; ``count_open`` counts tables that wait."""

    @get(["/", "/t/{table_id:str}"], media_type=MediaType.HTML, include_in_schema=False)
    async def show_home() -> Response[str]:
        try:
            tables = say("home-page-tables", {"count": await count_open()})
        except Exception as error:
            # The page works even while the database does not.
            _log.warning("tables not counted", error=type(error).__name__)
            tables = say("home-page-unknown")
        games = [game_name(name) for name in KITS]
        body = (
            f'<main class="home">\n<h1>{say("home-page-title")}</h1>\n'
            f"<p>{say('home-page-what', {'games': games})}</p>\n"
            f'<p class="count">{tables}</p>\n<p>{linked("home-page-api", "/api/docs")}</p>\n'
            f'<p class="quiet">{say("home-page-version", {"version": __version__})}</p>\n</main>'
        )
        return Response(html_page(sentence("home-page-title", {}), body))

    return show_home


def html_page(title: str, body: str, *, language: str = "en") -> str:
    """A whole page; the title is plain text, the body HTML."""
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f'<title>{escape(title)}</title>\n<link rel="icon" href="data:,">\n'
        f'<link rel="stylesheet" href="{STYLE}?v={escape(__version__)}">\n</head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def say(message_id: str, args: Mapping[str, object] | None = None) -> str:
    """A message in words that are safe in a page."""
    return escape(sentence(message_id, args or {}))


def linked(message_id: str, address: str) -> str:
    """A message in which the words between <1> and </1> lead to an address."""
    link = rf'<a href="{escape(address)}">\1</a>'
    return re.sub(r"&lt;1&gt;(.*?)&lt;/1&gt;", link, say(message_id))
