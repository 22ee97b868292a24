"""What a browser needs to install the app: manifest, service worker, offline page."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import QueryParameter
from msgspec import Struct, field

from spacerace.lang import spoken, words
from spacerace.server.html_pages import html_page
from spacerace.server.routes.web import FOLDER

#: What browsers call a language.
Language = Annotated[str, QueryParameter(name="lang", max_length=35)]


class AppIcon(Struct, frozen=True):
    """A picture of the app."""

    src: str
    sizes: str
    type: str = "image/png"
    purpose: str = "any"


class Manifest(Struct, frozen=True, kw_only=True):
    """How the app is called and looks once it is installed (W3C Web Application Manifest)."""

    name: str
    short_name: str
    description: str
    lang: str
    id: str = "/"
    start_url: str = "/"
    scope: str = "/"
    display: str = "standalone"
    background_color: str = "#12151c"
    theme_color: str = "#12151c"
    icons: list[AppIcon] = field(
        default_factory=lambda: [
            AppIcon("/assets/icon-192.png", "192x192"),
            AppIcon("/assets/icon-512.png", "512x512"),
            AppIcon("/assets/icon-maskable-512.png", "512x512", purpose="maskable"),
        ]
    )


@get("/manifest.webmanifest", include_in_schema=False, media_type="application/manifest+json")
async def manifest(lang: Language = "en") -> Response[Manifest]:
    """The manifest in the reader's language."""
    language = spoken(lang)
    say = words(language).sentence
    title = say("web-title", {})
    told = Manifest(name=title, short_name=title, description=say("web-tagline", {}), lang=language)
    return Response(told, headers={"cache-control": "no-cache"}, media_type="application/manifest+json")


@get("/offline", include_in_schema=False, media_type=MediaType.HTML)
async def offline_page(lang: Language = "en") -> Response[str]:
    """What the service worker keeps, to be shown where there is no network."""
    language = spoken(lang)
    return Response(_offline(language), headers={"cache-control": "no-cache", "x-robots-tag": "noindex"})


@get("/service-worker.js", include_in_schema=False, media_type="text/javascript")
async def service_worker() -> Response[Any]:
    """The browser checks for a new version each time."""
    script = (FOLDER / "service-worker.js").read_bytes()
    return Response(script, headers={"cache-control": "no-cache"}, media_type="text/javascript")


def _offline(language: str) -> str:
    """A page that needs nothing but its style."""
    say = words(language).sentence
    title, again = escape(say("offline-page-title", {})), escape(say("offline-page-again", {}))
    body = (
        f'<main class="home">\n<h1>{title}</h1>\n<p>{escape(say("offline-page-text", {}))}</p>\n'
        # An empty address is that of the page that was wanted.
        f'<p><a href="">{again}</a></p>\n</main>'
    )
    return html_page(say("offline-page-title", {}), body, language=language)
