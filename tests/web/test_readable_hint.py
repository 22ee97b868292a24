"""A hint can be read at every size, in the language with the longest words; it hides nothing."""

from __future__ import annotations

import pytest

from tests.web.people import BOT, FLIGHTS, ME, Visitors
from tests.web.reading import SIZES, faults

pytestmark = pytest.mark.untraced

#: The next picture, and the one after it: a hint without room is moved aside.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("game", FLIGHTS)
def test_a_hint_and_what_can_be_done_are_read_whole(visitors: Visitors, game: str) -> None:
    """With the dice, or the cards of a launch, beside it."""
    ann = visitors.arrive(language="de")
    golden, lines = FLIGHTS[game]
    table = ann.bring(golden, lines, [ME, BOT])
    ann.sit_and_look(table)
    names = [seat["name"] for seat in ann.ask("GET", f"/tables/{table}")["seats"]]
    ann.page.get_by_role("button", name="Tipp", exact=True).click()
    ann.page.get_by_role("region", name="Tipp eines Bots").locator("[role=status] p").nth(1).wait_for()
    found = {}
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.evaluate(DRAWN)
        found[width] = faults(ann.page, names=names)
    assert [(width, problems) for width, problems in found.items() if problems] == []
