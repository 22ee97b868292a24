"""The browser app and its words: static files, the same for everybody."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter, QueryParameter
from litestar.router import Router
from litestar.static_files import create_static_files_router

import spacerace
from spacerace.lang import texts_for_clients
from spacerace.server.routes.dependencies import AnyRequest, check_language

#: Where the build leaves the app; a checkout that was not built has none.
FOLDER = Path(spacerace.__file__).parent / "_web"
#: The addresses of the app's pages (web/src/lib/route.svelte.ts).
TABLE_PAGE = "/t/{table_id:str}"
PAGES = [
    "/",
    TABLE_PAGE,
    "/t/{table_id:str}/replay",
    "/t/{table_id:str}/replay/{at:int}",
    "/rules/{game:str}",
    "/notices",
]
#: Built files carry a hash in their names: they never change.
FOR_EVER = "public, max-age=31536000, immutable"


@cache
def _words(language: str, part: str | None) -> tuple[bytes, str]:
    """The messages for a browser in a language, or a part of them, with an ETag."""
    data = texts_for_clients(language, part).encode()
    return data, f'"{sha256(data).hexdigest()[:20]}"'


@get("/api/words/{language:str}", tags=["Tables"], summary="The words of a language", media_type="text/plain")
async def language_words(
    language: Annotated[str, PathParameter(max_length=10)],
    request: AnyRequest,
    part: Annotated[
        Literal["main", "guide"] | None,
        QueryParameter(description="Only what games teach, or only the rest; else all"),
    ] = None,
) -> Response[bytes]:
    """The messages that ``say`` fields name, in Project Fluent's form."""
    check_language(language)
    data, mark = _words(language, part)
    headers = {"etag": mark, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, headers=headers, media_type="text/plain")


def is_built() -> bool:
    """Whether the browser app is here."""
    return (FOLDER / "index.html").is_file()


def app_routes() -> list[HTTPRouteHandler | Router]:
    """The app's one page, under every address that it knows, and its files."""

    @get([page for page in PAGES if page != TABLE_PAGE], include_in_schema=False, media_type="text/html")
    async def page() -> Response[bytes]:
        return Response((FOLDER / "index.html").read_bytes(), headers={"cache-control": "no-cache"})

    assets = create_static_files_router(
        path="/assets", directories=[FOLDER / "assets"], include_in_schema=False, after_request=_keep
    )
    return [page, assets]


def _keep(response: Response[Any]) -> Response[Any]:
    """Let browsers cache this file for ever."""
    response.headers["cache-control"] = FOR_EVER
    return response
