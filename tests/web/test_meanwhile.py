"""What the others did while one waited: it can be read at a glance, until one goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import check
from tests.web.people import BOT, FLIGHTS, ME, PHONE, WIDE, Visitor, Visitors, sentence

pytestmark = pytest.mark.untraced

DEEDS = {
    "CardsBought",
    "CardsPlaced",
    "MissionFailed",
    "MissionSucceeded",
    "ScientistHired",
    "PrestigeGained",
}


def deeds(visitor: Visitor, table: str) -> list[str]:
    """What the other one has done since Ann's latest step, in words."""
    since: list[str] = []
    for item in visitor.ask("GET", f"/tables/{table}/news?seat=0"):
        told = zip(item["facts"], item["say"], strict=True)
        found = [sentence(said) for fact, said in told if fact["type"] in DEEDS and fact["seat"] == 1]
        since = [] if item["seat"] == 0 else since + found
    return since


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", FLIGHTS)
def test_the_others_deeds_stand_there_until_one_acts(
    visitors: Visitors, game: str, size: tuple[int, int]
) -> None:
    """Every deed with its sentence, and nothing is announced again; it goes with a step, or is put away."""
    ann = visitors.arrive(size, touch=size == PHONE)
    table = ann.open_table(game, [ME, BOT])
    ann.sit(table)
    strip = ann.page.get_by_role("region", name="While you waited")
    state = ann.play(table, until=lambda _: bool(deeds(ann, table)))
    ann.caught_up(state["at"])
    told = deeds(ann, table)
    for one in told:
        expect(strip).to_contain_text(one)
    expect(strip.locator("[aria-live], [role=status], [role=alert]")).to_have_count(0)
    check(ann.page, "what the others did")
    ann.page.reload()
    expect(strip).to_contain_text(told[-1])
    ann.answer(table, state)
    expect(strip.filter(has_text=told[-1])).to_have_count(0)
    state = ann.play(table, until=lambda _: bool(deeds(ann, table)))
    ann.caught_up(state["at"])
    strip.get_by_role("button", name="Put away").click()
    expect(strip).to_have_count(0)
