"""The rules in our own words."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from spacerace.games import GAMES, newest_packs, pack_of
from spacerace.kernel.packs import PackError
from spacerace.kernel.setup import tidy_pack_text
from spacerace.lang.rules import RulesPage, pages, rules_page
from spacerace.server.errors import NotFound
from spacerace.server.guide import Guide, guide_of
from spacerace.server.routes.dependencies import AnyRequest, TableId, TheTables, check_language
from spacerace.server.table_record import Record


def _answer(page: RulesPage | Guide, request: AnyRequest) -> Response[Any]:
    """A page with an ETag. A client that has this version gets 304."""
    data = msgspec.json.encode(page)
    mark = f'"{sha256(data).hexdigest()[:20]}"'
    headers = {"etag": mark, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, headers=headers, media_type="application/json")


def _pack(record: Record) -> Any:
    """The pack of a table; where it can't be read any more, the newest one."""
    try:
        if record.header is not None:
            return pack_of(record.game, record.header)
        if record.wanted.pack:
            return record.game.LIBRARY.read(tidy_pack_text(record.wanted.pack), name=record.id)
    except PackError:
        return None
    return newest_packs(record.game).get(record.wanted.edition or "")


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
    """Chapters, and every rule by its id, with the figures of the newest pack.

    ``language`` tells in which language the page is written.
    """
    check_language(language)
    if game not in pages():
        raise NotFound("refused-rules", {"known": ", ".join(pages())})
    return _answer(rules_page(language, game), request)


@get(
    "/api/games/{game:str}/guide",
    tags=["Tables"],
    summary="What a game teaches",
    media_type="application/json",
)
async def game_guide(
    game: Annotated[str, PathParameter(max_length=20)], request: AnyRequest
) -> Response[Guide | bytes]:
    """Lessons and when each is due, what each step asks, the icons, the rule behind each thing on the table.

    Texts are message ids (``/api/words/LANGUAGE``). A game that teaches nothing has an empty guide.
    """
    if game not in GAMES:
        raise NotFound("refused-unknown-game", {"game": game, "known": ", ".join(GAMES)})
    return _answer(guide_of(game), request)


@get(
    "/api/tables/{table_id:str}/rules/{language:str}",
    tags=["Playing"],
    summary="The rules at a table",
    media_type="application/json",
)
async def table_rules(
    table_id: TableId,
    language: Annotated[str, PathParameter(max_length=10)],
    tables: TheTables,
    request: AnyRequest,
) -> Response[RulesPage | bytes]:
    """The rules of the table's game, with the figures of the table's own pack.

    Before the game begins they are those of the pack that it will be played with.
    """
    check_language(language)
    record = await tables.cache.with_pack(table_id)
    return _answer(rules_page(language, record.game.NAME, _pack(record)), request)
