"""Things that move: what a rival does is seen on its way, and at the end it lies where the state says."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import BOT, ME, PHONE, WIDE, Json, Visitor, Visitors

pytestmark = pytest.mark.untraced

#: Notes all that flies: its name, whether it is somebody else's, and whether it moved.
WATCH = """
localStorage.setItem('speed', 'fast')
window.flown = []
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const one of addedNodes)
      if (one.classList?.contains('flier'))
        window.flown.push([one.dataset.flies ?? one.textContent, one.classList.contains('flier-other'),
          one.getAnimations().length])
}).observe(document, { childList: true, subtree: true })
"""


def arrive(visitors: Visitors, size: tuple[int, int]) -> Visitor:
    """Somebody who wants motion, at a fast speed, and notes what flies."""
    ann = visitors.arrive(size, motion=True, touch=size == PHONE)
    ann.page.add_init_script(WATCH)
    return ann


def rivals(ann: Visitor, table: str, since: int, kind: str, seat: int = 1) -> list[Json]:
    """What the rival (or whoever else) has done after a moment, by the type of the facts."""
    news = ann.ask("GET", f"/tables/{table}/news?seat=0")
    facts = [fact for item in news if item["at"] > since and not item["undo"] for fact in item["facts"]]
    return [fact for fact in facts if fact["type"] == kind and fact["seat"] == seat]


def flown(ann: Visitor) -> dict[str, tuple[bool, int]]:
    """What has flown so far, by name."""
    seen: list[list[Any]] = ann.page.evaluate("() => window.flown")
    return {name: (other, moved) for name, other, moved in seen}


def test_rocketmen_a_card_that_a_rival_buys_flies_to_their_cards(visitors: Visitors) -> None:
    """Each of them, in their colour and with their name; then the market has it no more."""
    ann = arrive(visitors, WIDE)
    table = ann.open_table("rocketmen", [ME, {**BOT, "name": "Laika"}])
    ann.sit(table)
    since = int(ann.board.get_attribute("data-at") or 0)
    state = ann.play(table, until=lambda _: bool(rivals(ann, table, since, "CardsBought")))
    ann.caught_up(state["at"])
    bought = [card for fact in rivals(ann, table, since, "CardsBought") for card in fact["cards"]]
    seen = flown(ann)
    for card in bought:
        other, moved = seen[f"card:{card}"]
        assert other and moved, card
    assert any(name.startswith("draw:1:") for name in seen), "nobody saw that the rival drew cards"
    assert "Laika" in seen, "nobody saw whose deed it was"
    expect(ann.page.locator(".flier")).to_have_count(0)
    view = ann.state(table)["view"]
    market = {*view["display"], *(pile[-1] for pile in view["engines"] if pile)}
    shown = ann.page.locator("[data-place=market] [data-thing]")
    names = {one.get_attribute("data-thing") for one in shown.all()}
    assert names == {f"card:{card}" for card in market if card is not None}


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_1969_a_cube_flies_from_the_market_to_its_research(visitors: Visitors, size: tuple[int, int]) -> None:
    """A rival's and one's own; at the end every sheet has the cubes that the state has."""
    ann = arrive(visitors, size)
    table = ann.open_table("1969", [ME, {**BOT, "name": "Laika"}])
    ann.sit(table)
    since = int(ann.board.get_attribute("data-at") or 0)
    hired = "ScientistHired"
    state = ann.play(table, until=lambda _: all(rivals(ann, table, since, hired, seat) for seat in (0, 1)))
    ann.caught_up(state["at"])
    seen = flown(ann)
    if size == WIDE:
        assert any(other for name, (other, _) in seen.items() if name.startswith("cube:1:")), seen
        assert any(not other for name, (other, _) in seen.items() if name.startswith("cube:0:")), seen
        assert "coin:0" in seen, seen
    expect(ann.page.locator(".flier")).to_have_count(0)
    view = ann.state(table)["view"]
    wanted = {
        f"cube:{seat}:{research}:{slot}"
        for seat, player in enumerate(view["players"])
        for research, cubes in enumerate(player["cubes"])
        for slot in range(len(cubes))
    }
    shown = ann.page.locator("[data-thing^='cube:']").all()
    assert {one.get_attribute("data-thing") for one in shown} == wanted
