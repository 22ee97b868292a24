"""Records what a seat saw of golden games, for the browser's unit tests: ``python -m tests.web.record_news``.

Each record holds news in a row and, of the picture after each of them, what a show looks at.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

import httpx

from tests.golden_games import FOLDER
from tests.server.outside import real_server

Json = dict[str, Any]

RECORDS = Path(__file__).parents[2] / "web" / "tests" / "news"
#: Name, golden game, the seat that looks, the first and the last moment.
GAMES = (
    ("rocketmen", "rocketmen-eager-2-0-1", 0, 330, 480),
    ("1969", "1969-random-2-1", 1, 60, 197),
)


#: What neither a show nor a way from place to place looks at.
UNSEEN = ("terms", "success", "unseen_goals", "unused_variants", "variants", "unseen_threats", "out_of_game")


def slim(view: Json, figures: Json) -> Json:
    """What a show looks at."""
    kept = {name: value for name, value in view.items() if name not in UNSEEN}
    return {"view": {**kept, "agenda": view["agenda"][-1:]}, "figures": {"rocket": figures.get("rocket")}}


def record(ask: httpx.Client, game: str, seat: int, first: int, last: int) -> Json:
    """The news between two moments, and all the pictures."""
    text = (FOLDER / f"{game}.match").read_text(encoding="utf-8")
    ask.get("/api/server")
    table = ask.post("/api/import", json={"text": text, "private": True}).json()["id"]
    news = ask.get(f"/api/tables/{table}/news", params={"seat": seat}).json()
    pictures = []
    for at in range(first, last + 1, 50):
        asked = {"first": at, "count": min(50, last - at + 1), "seat": seat}
        for one in ask.get(f"/api/tables/{table}/moments", params=asked).json():
            pictures.append({"at": one["at"], "awaited": one["awaited"], **slim(one["view"], one["figures"])})
    return {"seat": seat, "news": [one for one in news if first <= one["at"] <= last], "pictures": pictures}


def main() -> None:
    """Write all records."""
    RECORDS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with (
            real_server(f"sqlite+aiosqlite:///{data / 'race.db'}", data) as server,
            httpx.Client(base_url=server.address) as ask,
        ):
            for name, game, seat, first, last in GAMES:
                found = record(ask, game, seat, first, last)
                (RECORDS / f"{name}.json").write_text(json.dumps(found, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
