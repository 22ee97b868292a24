"""Every route that the application has, for tests that leave none out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from spacerace.server.routes import web

#: What stands for a parameter of a path where a test has nothing better.
VALUES: dict[str, str | int] = {
    "at": 0,
    "file_path": "pages.css",
    "game": "rocketmen",
    "language": "en",
    "name": "single",
    "path": "nowhere",
    "seat": 0,
    "word": "w" * 43,
}


def litestar_of(app: Any) -> Litestar:
    """The application behind everything that stands before it."""
    while not isinstance(app, Litestar):
        app = app._app
    return app


def routes_of(app: Any) -> Iterator[str]:
    """Every route by method and path; a live line's method is WS."""
    for route in litestar_of(app).routes:
        if isinstance(route, WebSocketRoute):
            yield f"WS {route.path_format}"
        else:
            assert isinstance(route, HTTPRoute), f"what is {route.path}?"
            yield from (f"{method} {route.path_format}" for method in route.methods if method != "OPTIONS")


def app_pages() -> list[str]:
    """The addresses under which the browser app, or what stands in for it, is served: the same for all."""
    pages = web.PAGES if web.is_built() else ["/", "/t/{table_id}"]
    return [re.sub(r":\w+\}", "}", page) for page in pages]


def filled(path: str, **values: str | int) -> str:
    """A route's path with a value for each parameter."""
    known = {**VALUES, **values}
    for name in re.findall(r"\{(\w+)\}", path):
        assert name in known, f"{path}: give {{{name}}} a value in VALUES of tests/server/all_routes.py"
    return path.format(**known)
