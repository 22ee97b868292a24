"""Everything that the API can do has its place in the browser, or a reason why it has none."""

from __future__ import annotations

import re
from pathlib import Path

from spacerace.server.app import create_app
from spacerace.server.settings import Settings
from tests.server.all_routes import routes_of
from tests.server.running import ROOT

SOURCES = ROOT / "web" / "src"
#: A request whose path stands where it is made.
CALL = re.compile(r"\b(get|post|put|remove)(?:<[^(]*?>)?\(\s*([`'])(/.*?)\2", re.DOTALL)
PART = re.compile(r"\$\{(?:[^{}]|\{[^}]*\})*\}")
METHODS = {"get": "GET", "post": "POST", "put": "PUT", "remove": "DELETE"}
T = "/api/tables/{table_id}"
#: Requests whose path is put together elsewhere: the file that makes them, and what stands there.
ELSEWHERE = {
    "GET /api/docs": ("pages/Home.svelte", 'href="/api/docs"'),
    "GET /api/rules/{game}/{language}": ("learn/rules.ts", "load(`/rules/${"),
    "GET /api/words/{language}": ("lib/words.svelte.ts", "fetch(`/api/words/${"),
    f"GET {T}/export": ("replay/Doing.svelte", 'href="/api/tables/{id}/export'),
    f"GET {T}/news": ("replay/film.svelte.ts", "get<NewsItem[]>(this.#with(`/tables/${this.id}/news`))"),
    f"GET {T}/replay": ("replay/film.svelte.ts", "'/replay'"),
    f"GET {T}/replay/{{at}}": ("replay/film.svelte.ts", "`/replay/${at}`"),
    f"GET {T}/review": ("know/review.svelte.ts", "get<Review>(this.#path)"),
    f"GET {T}/rules/{{language}}": ("learn/rules.ts", "load(`/tables/${table}/rules/${"),
    f"POST {T}/actions": ("lib/live.svelte.ts", "post('/actions'"),
    f"POST {T}/again": ("know/After.svelte", "open('again'"),
    f"POST {T}/mix": ("home/HostTools.svelte", "post(`${path}/mix`"),
    f"POST {T}/orders": ("lib/live.svelte.ts", "post('/orders'"),
    f"POST {T}/rematch": ("know/After.svelte", "open('rematch'"),
    f"POST {T}/review": ("know/review.svelte.ts", "post<Review>(this.#path"),
    f"POST {T}/seats/{{seat}}/back": ("table/SeatVote.svelte", "send(`seats/${seat}/back`"),
    f"POST {T}/undo": ("lib/live.svelte.ts", "post('/undo'"),
    f"POST {T}/undo/answer": ("lib/live.svelte.ts", "post('/undo/answer'"),
    f"POST {T}/vote": ("table/SeatVote.svelte", "send('vote'"),
    f"PUT {T}": ("home/HostTools.svelte", "put(path, "),
    f"PUT {T}/host": ("home/HostTools.svelte", "put(`${path}/host`"),
    f"WS {T}/live": ("lib/live.svelte.ts", "/api/tables/${this.id}/live?"),
}
#: What people do not need in the browser, and why.
NOWHERE = {
    "GET /api/openapi.json": "for programs; the page of the API leads there",
    "GET /api/docs/openapi.json": "the page of the API reads it",
    "GET /api/docs/{path}": "the page of the API reads it",
    f"GET {T}/chat": "the live line brings the chat",
    f"GET {T}/state": "the live line brings every state",
    "POST /api/session": "for whoever fears that a cookie was copied; nobody should lose all seats by a slip",
}


def calls() -> set[tuple[str, str]]:
    """Every request whose path stands where it is made: method, and path with * for what is put in."""
    found = set()
    for file in (*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")):
        for name, _, path in CALL.findall(file.read_text(encoding="utf-8")):
            found.add((METHODS[name], PART.sub("*", path).split("?")[0]))
    return found


def is_called(route: str, made: set[tuple[str, str]]) -> bool:
    """Whether one of these requests goes to a route."""
    method, path = route.split(" ")
    pattern = re.compile(re.sub(r"\{\w+\}", "[^/]+", path.removeprefix("/api")))
    return any(method == one and pattern.fullmatch(where) for one, where in made)


def test_every_route_has_its_place_in_the_browser_or_a_reason(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'race.db'}"))
    routes = {route for route in routes_of(app) if " /api/" in route and not route.startswith("HEAD ")}
    made = calls()
    called = {route for route in routes if is_called(route, made)}
    assert routes - called - ELSEWHERE.keys() - NOWHERE.keys() == set(), "give it a place, or a reason"
    # No entry is out of date, and none hides another.
    listed = [*called, *ELSEWHERE, *NOWHERE]
    assert sorted(listed) == sorted(routes)
    for route, (name, text) in ELSEWHERE.items():
        assert text in (SOURCES / name).read_text(encoding="utf-8"), f"{route} is asked for elsewhere now"
