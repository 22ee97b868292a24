"""What everybody would score by now stands beside the track, where the host shows it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.golden_games import FOLDER
from tests.web.axe import check
from tests.web.people import BOT, FLIGHTS, ME, Visitors

pytestmark = pytest.mark.untraced


#: After so many lines of its golden game Ann may buy something: the track is seen.
BUYING = {"1969": 150, "rocketmen": 250}


@pytest.mark.parametrize("game", FLIGHTS)
def test_totals_stand_beside_the_track_if_the_host_shows_them(visitors: Visitors, game: str) -> None:
    """They are the server's figures, and no more of them than the seat knows."""
    ann = visitors.arrive()
    text = (FOLDER / f"{FLIGHTS[game][0]}.match").read_text(encoding="utf-8")
    begun = "\n".join(text.splitlines()[: BUYING[game]])
    ann.ask("GET", "/server")
    for shows in (True, False):
        wanted = {"text": begun, "seats": [ME, BOT], "private": True, "choices": {"totals": shows}}
        table = ann.ask("POST", "/import", wanted)["id"]
        state = ann.sit_and_look(table)
        totals = ann.page.get_by_role("list", name="What everybody would score by now")
        if not shows:
            assert state["totals"] is None
            expect(totals).to_have_count(0)
            continue
        names = [seat["name"] for seat in ann.ask("GET", f"/tables/{table}")["seats"]]
        told = [f"{name}: {points}" for name, points in zip(names, state["totals"], strict=True)]
        for item, text in zip(totals.get_by_role("listitem").all(), told, strict=True):
            expect(item).to_contain_text(text)
        check(ann.page, "totals")
