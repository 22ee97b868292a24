"""What a messenger shows of a table's link: who invites, and what is played (the Open Graph protocol)."""

from __future__ import annotations

from html import escape

from litestar import Response, get

from spacerace.kernel.errors import Refusal
from spacerace.kernel.game import game_name
from spacerace.lang import spoken, words
from spacerace.server.routes.dependencies import AnyRequest, TableId, TheSettings, TheTables
from spacerace.server.routes.tables import table_link
from spacerace.server.routes.web import FOLDER
from spacerace.server.table_record import Record

TITLE = "<title>spacerace</title>"


@get(["/t/{table_id:str}"], include_in_schema=False, media_type="text/html")
async def table_page(
    table_id: TableId, tables: TheTables, settings: TheSettings, request: AnyRequest
) -> Response[str]:
    """The app's page, with the words for a preview of this table. Whoever has the link may know them."""
    page = (FOLDER / "index.html").read_text("utf-8")
    try:
        record = await tables.cache.current(table_id)
    except Refusal:
        return Response(page, headers={"cache-control": "no-cache"})
    language = spoken(
        request.headers.get("accept-language", "en").partition(",")[0].partition(";")[0].strip()
    )
    link = table_link(request, settings, table_id)
    told = preview(record, language, link)
    tags = "\n    ".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items() if value
    )
    head = f"<title>{escape(told['og:title'])}</title>\n    {tags}"
    return Response(page.replace(TITLE, head, 1), headers={"cache-control": "no-cache"})


def preview(record: Record, language: str, link: str) -> dict[str, str]:
    """The tags of a table's preview."""
    say = words(language).sentence
    host = next((row.name for row in record.seats if row.kind == "person" and row.name), "")
    free = sum(row.kind == "open" for row in record.seats)
    game = game_name(record.game.NAME)
    invites = record.status == "open" and free > 0 and host
    title = (
        say("preview-invites", {"name": host, "game": game})
        if invites
        else say("preview-table", {"game": game})
    )
    limit = record.choices.limit
    facts = {
        "players": len(record.seats),
        "free": free,
        "pace": record.choices.pace,
        "hours": 0 if limit is None else max(1, round(limit.seconds / 3600)),
    }
    base = link.rpartition("/t/")[0]
    picture = f"preview-{record.game.NAME}.png"
    if not (FOLDER / "assets" / picture).is_file():
        picture = "icon-512.png"
    return {
        "og:type": "website",
        "og:site_name": say("web-title", {}),
        "og:title": f"{record.wanted.title}: {title}" if record.wanted.title else title,
        "og:description": say("preview-what", facts),
        "og:url": link,
        "og:image": f"{base}/assets/{picture}",
        "twitter:card": "summary_large_image" if picture.startswith("preview") else "summary",
    }
