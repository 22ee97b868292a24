"""The pages that the server makes itself: the API's documentation and the first page."""

from __future__ import annotations

import asyncio
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Annotated, Any

import httpx
import msgspec
import pytest
from litestar import Litestar, get, post
from litestar.openapi.spec import Tag
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.static_files import create_static_files_router

from spacerace.games import GAMES, header_of
from spacerace.kernel.codec import encode
from spacerace.kernel.seats import Seat
from spacerace.server import api_page, models
from spacerace.server.api_page import completed, openapi_config, openapi_json, prose, type_of
from spacerace.server.api_views import add_views
from spacerace.server.html_pages import home_route
from spacerace.server.security import exception_handlers
from tests.server.inside import house, run

#: The routes below are there to be described.
ASKED = "nobody asks this route"
NASTY = '<script>alert("x")</script>'


@post("/api/tables", tags=["tables"], summary="Open a table")
async def open_table(data: JSONBody[models.NewTable]) -> models.Opened:
    """Take a free table. <script>alert("x")</script>

    Say `game` and ``seats``::

        {"game": "rocketmen"}
    """
    raise AssertionError(ASKED)


@get("/api/tables/{table_id:str}", tags=["tables"])
async def look(
    table_id: FromPath[str], since: Annotated[int, QueryParameter(ge=0, description="From there on")] = 0
) -> models.State:
    """How things stand."""
    raise AssertionError(ASKED)


@get("/other")
async def other() -> dict[str, list[int]]:
    """Belongs to no group."""
    raise AssertionError(ASKED)


class Count:
    """How many tables there are, if that can be told."""

    def __init__(self, answer: int | None) -> None:
        self.answer = answer

    async def __call__(self) -> int:
        if self.answer is None:
            raise OSError("no database")
        return self.answer


def make_app(tables: int | None = 3) -> Litestar:
    """A small server with both pages."""
    static = Path(api_page.__file__).parent / "static"
    return Litestar(
        [
            *(open_table, look, other, openapi_json(), home_route(Count(tables))),
            create_static_files_router(path="/static", directories=[static]),
        ],
        openapi_config=openapi_config(
            description=NASTY, tags=[Tag(name="tables", description="Where people sit")]
        ),
        exception_handlers=exception_handlers(lambda kind: None),
        logging_config=None,
    )


def ask(path: str, app: Litestar | None = None) -> httpx.Response:
    """One request."""

    async def scenario() -> httpx.Response:
        transport = httpx.ASGITransport(app=app or make_app())
        async with httpx.AsyncClient(transport=transport, base_url="http://race") as client:
            return await client.get(path)

    return asyncio.run(scenario())


class Page(HTMLParser):
    """What a page is made of; every element must be closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "link", "wbr"):
            self.open.append(tag)
        for name, value in attrs:
            assert not name.startswith("on") and name != "style", (tag, name)
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src", "action"):
                self.links.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("path", ["/", "/api/docs"])
def test_a_page_is_sound_and_asks_nobody_else(path: str) -> None:
    """Closed elements, ids once, links that lead somewhere, no script, no style of its own, no other host."""
    answer = ask(path)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    page = Page(answer.text)
    assert not {"script", "style", "iframe", "img"} & set(page.tags)
    assert page.tags.count("h1") == page.tags.count("main") == 1
    assert len(page.ids) == len(set(page.ids))
    inside = {link[1:] for link in page.links if link.startswith("#")}
    assert inside <= set(page.ids)
    outside = [link for link in page.links if not link.startswith("#") and link != "data:,"]
    assert all(ask(link).status_code == 200 for link in outside) and outside


def test_the_look_asks_nobody_else_either() -> None:
    """No font, no picture, no other sheet."""
    answer = ask("/static/pages.css")
    assert answer.headers["content-type"].startswith("text/css")
    assert not re.search(r"url\(|@import|//", answer.text)
    assert "prefers-color-scheme: dark" in answer.text


def test_what_the_page_says() -> None:
    """Routes in their groups, parameters, fields with types and meanings, answers."""
    text = ask("/api/docs").text
    words = " ".join(re.sub(r"<[^>]+>", " ", text.replace("<wbr>", "")).split())
    assert "&lt;script&gt;" in text
    for said in (
        "The API of spacerace",
        "Tables Where people sit",
        "POST /api/tables Open a table Take a free table.",
        "{&quot;game&quot;: &quot;rocketmen&quot;}",
        "since integer query From there on from 0; without it: 0",
        "table_id string address required",
        "Other routes GET /other",
        "list of integer by name",
        "game string required at most 60 characters",
        "Other fields are refused.",
        "private boolean Reached by its link alone; not in the lobby.",
        "A table to be opened.",
        "edition string or nothing",
    ):
        assert said in words, said
    assert '<a href="#data-SeatWanted">SeatWanted</a>' in text and 'id="data-SeatWanted"' in text


def test_the_description_for_programs_is_complete() -> None:
    """Every reference leads somewhere; meanings and the form of errors are in it."""
    text = ask("/api/openapi.json").text
    schema = msgspec.json.decode(text)
    schemas = schema["components"]["schemas"]
    assert set(re.findall(r'"#/components/schemas/(\w+)"', text)) <= set(schemas)
    assert schemas["NewTable"]["description"] == "A table to be opened."
    assert schemas["NewTable"]["additionalProperties"] is False
    assert "link alone" in schemas["NewTable"]["properties"]["private"]["description"]
    assert schemas["Refused"]["properties"]["error"] == {"$ref": "#/components/schemas/Problem"}
    answers = schema["paths"]["/api/tables"]["post"]["responses"]
    refused = {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}}
    assert answers["400"]["content"] == answers["default"]["content"] == refused
    assert "status_code" not in text
    assert set(schema["paths"]) == {"/api/tables", "/api/tables/{table_id}", "/other"}


def test_the_original_description_stays() -> None:
    """What is completed is a copy."""
    schema: dict[str, Any] = {"paths": {"/": {"get": {"responses": {}}}}}
    completed(schema, models)
    assert schema == {"paths": {"/": {"get": {"responses": {}}}}}


@pytest.mark.parametrize("path", ["/schema", "/schema/swagger", "/api/docs/swagger", "/api/docs/redoc"])
def test_pages_of_others_are_off(path: str) -> None:
    """They would load their parts from other hosts."""
    answer = ask(path)
    assert answer.status_code == 404 and "http" not in answer.text


@pytest.mark.parametrize(
    "schema, words",
    [
        ({"type": "array", "items": {"$ref": "#/components/schemas/A"}}, 'list of <a href="#data-A">A</a>'),
        ({"enum": ["a", "b"]}, "<code>&quot;a&quot;</code> or <code>&quot;b&quot;</code>"),
        ({"const": "<b>"}, "<code>&quot;&lt;b&gt;&quot;</code>"),
        ({"type": ["null", "object"]}, "nothing or object"),
        ({"type": "object", "additionalProperties": {}}, "anything by name"),
        ({"type": "string", "format": "date"}, "string (date)"),
        ({}, "anything"),
        (None, "anything"),
    ],
)
def test_types_in_words(schema: object, words: str) -> None:
    """A type reads like a part of a sentence."""
    assert type_of(schema) == words


def test_docstrings_as_html() -> None:
    """Paragraphs, lists, examples; all of it safe."""
    text = "One <b>\nline with `a<b`.\n\n- first\n  goes on\n- second\n\nSo::\n\n    x = 1\n    y = 2"
    assert prose(text).splitlines() == [
        "<p>One &lt;b&gt; line with <code>a&lt;b</code>.</p>",
        "<ul><li>first goes on</li><li>second</li></ul>",
        "<p>So:</p>",
        '<pre tabindex="0"><code>x = 1',
        "y = 2</code></pre>",
    ]
    assert prose("") == ""


@pytest.mark.parametrize(
    "count, said",
    [(0, "No table waits"), (1, "One table waits"), (3, "3 tables wait"), (None, "cannot be told")],
)
def test_the_first_page_says_how_many_tables_wait(count: int | None, said: str) -> None:
    """Also while the database is away."""
    answer = ask("/", make_app(count))
    assert answer.status_code == 200 and said in answer.text


def test_operations_are_called_by_what_they_do_and_views_are_described(sqlite_url: str) -> None:
    """A client that is made from the description has plain names, and knows what lies on the table."""

    async def ask() -> Any:
        async with house(sqlite_url) as home:
            return await (await home.person()).get("/openapi.json")

    whole = run(ask())
    ids = [operation["operationId"] for _, _, operation in api_page._operations(whole)]
    assert {"lobby", "join", "act", "whyNot", "takeBack", "changeTable"} <= set(ids)
    assert len(set(ids)) == len(ids) and all(re.fullmatch(r"[a-z][A-Za-z]+", one) for one in ids)
    schemas = whole["components"]["schemas"]
    for field, kind in (("view", "View"), ("figures", "Figures")):
        for model in ("State", "SeatLog") if field == "view" else ("State",):
            described = schemas[model]["properties"][field]["anyOf"]
            assert [one.get("$ref") for one in described] == [
                *(f"#/components/schemas/{name}.{kind}" for name in GAMES),
                None,
            ]
    assert schemas["1969.PlayerView"]["properties"]["money"] == {"type": "integer"}
    named = set(re.findall(r"#/components/schemas/([\w.-]+)", msgspec.json.encode(whole).decode()))
    assert named <= set(schemas)


def test_a_view_fits_its_description() -> None:
    """Every field that the description requires is there, and no other."""
    for name, game in GAMES.items():
        schemas: dict[str, Any] = {}
        add_views(schemas)
        header = header_of(game, seats=("Ann", "Bob"), seed=1)
        view = msgspec.json.decode(encode(game.view(game.begin(header), Seat(0))))
        assert set(view) == set(schemas[f"{name}.View"]["properties"])
        assert set(schemas[f"{name}.View"]["required"]) <= set(view)
