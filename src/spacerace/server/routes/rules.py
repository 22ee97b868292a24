"""The rules in our own words, for whoever wants to look one up."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from spacerace.lang import LANGUAGES
from spacerace.lang.rules import PAGES, RulesPage, rules_page
from spacerace.server.errors import NotFound
from spacerace.server.routes.given import AnyRequest


@cache
def _page(language: str, game: str) -> tuple[bytes, str]:
    """A page as it goes over the wire, and a mark of this version of it."""
    data = msgspec.json.encode(rules_page(language, game))
    return data, f'"{sha256(data).hexdigest()[:20]}"'


@get(
    "/api/rules/{game:str}/{language:str}",
    tags=["Tables"],
    summary="The rules of a game",
    media_type="application/json",
)
async def language_rules(
    game: Annotated[str, PathParameter(max_length=20)],
    language: Annotated[str, PathParameter(max_length=10)],
    request: AnyRequest,
) -> Response[RulesPage | bytes]:
    """Chapters, and every rule by its id. ``language`` tells in which language the page is written."""
    if language not in LANGUAGES:
        raise NotFound("refused-language", {"known": ", ".join(LANGUAGES)})
    if game not in PAGES:
        raise NotFound("refused-rules", {"known": ", ".join(PAGES)})
    data, mark = _page(language, game)
    headers = {"etag": mark, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, headers=headers, media_type="application/json")
