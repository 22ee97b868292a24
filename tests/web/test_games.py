"""Whole games in a real browser, played by clicks on what the table offers; the clicks follow ``sense``."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import BOT, ME, PHONE, WIDE, Visitors

pytestmark = pytest.mark.untraced

SOLO = {"mode": "solo", "options": {"level": "normal"}}
GAMES: dict[str, tuple[str, int, tuple[int, int], dict[str, Any]]] = {
    "rocketmen 2": ("rocketmen", 2, WIDE, {}),
    "rocketmen 3": ("rocketmen", 3, WIDE, {}),
    "rocketmen 4 on a phone": ("rocketmen", 4, PHONE, {}),
    "rocketmen alone": ("rocketmen", 1, WIDE, SOLO),
    "rocketmen battle": ("rocketmen", 2, PHONE, {"mode": "battle"}),
    "rocketmen early": ("rocketmen", 2, WIDE, {"edition": "early"}),
    "1969 2": ("1969", 2, WIDE, {}),
    "1969 5 on a phone": ("1969", 5, PHONE, {}),
}


@pytest.mark.parametrize("kind", GAMES)
def test_a_whole_game_by_clicks(visitors: Visitors, kind: str) -> None:
    """To the end, with nothing but clicks; the page never scrolls sideways, and wide it never scrolls."""
    game, players, size, more = GAMES[kind]
    ann = visitors.arrive(size, touch=size == PHONE)
    table = ann.open_table(game, [ME, *[BOT] * (players - 1)], **more)
    ann.sit(table)
    end = ann.play(table)
    assert end["result"] is not None
    ann.caught_up(end["at"])
    across, down = ann.page.evaluate(
        "() => { const all = document.documentElement;"
        " return [all.scrollWidth - innerWidth, all.scrollHeight - innerHeight] }"
    )
    assert across <= 0
    if size == WIDE:
        assert down <= 0
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
