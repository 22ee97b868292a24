"""Room: on a phone Hand and options are always in reach; wide, the whole table is seen at once."""

from __future__ import annotations

import pytest

from tests.golden_games import FOLDER
from tests.web.people import BOT, FLIGHTS, ME, PHONE, Json, Visitor, Visitors

pytestmark = pytest.mark.untraced

#: How many questions are looked at.
QUESTIONS = 25
#: The least height of what a thumb has to hit.
THUMB = 44
#: What is not in reach at a question: the part with the options, one of them, the Hand. A row may be swiped.
OUT_OF_REACH = """thumb => {
    const dock = document.querySelector('[data-keys]')
    const offered = [...dock.querySelectorAll('[data-action]')].filter(one => one.checkVisibility())
    const hand = document.querySelector('ol.hand, .dock .hand')
    const swiped = one => one.closest('.strip, .hand') ?? one
    const outside = one => {
        const { top, bottom } = one.getBoundingClientRect()
        const { left, right } = swiped(one).getBoundingClientRect()
        return top < 0 || bottom > innerHeight || left < 0 || right > innerWidth
    }
    const low = one => one.getBoundingClientRect().height < thumb
    const far = [dock, hand, ...offered].filter(outside), flat = offered.filter(low)
    return [...far.map(one => `outside: ${one.dataset.action ?? one.className}`),
        ...flat.map(one => `low: ${one.dataset.action}`)]
}"""
#: By how much the page, the table or what holds it can be scrolled.
SCROLLS = """() => {
    const found = []
    for (let one = document.querySelector('.n69, .rocketmen'); one; one = one.parentElement)
        found.push(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth)
    return Math.max(...found)
}"""


@pytest.mark.parametrize("game", FLIGHTS)
def test_one_hand_suffices_on_a_phone(visitors: Visitors, game: str) -> None:
    """At every question of a stretch, and while something flies."""
    ann = visitors.arrive(PHONE, touch=True)
    looked = 0

    def look(state: Json) -> bool:
        nonlocal looked
        looked += 1
        ann.caught_up(state["at"])
        assert ann.page.evaluate(OUT_OF_REACH, THUMB) == [], state["step"]
        return looked >= QUESTIONS

    table = ann.open_table(game, [ME, BOT])
    ann.sit(table)
    ann.play(table, until=look)
    golden, lines = FLIGHTS[game]
    flying = ann.bring(golden, lines, [ME, BOT])
    ann.sit(flying)
    look(ann.settled(flying))


def sits_late(visitor: Visitor, golden: str) -> None:
    """Ann sits down at a game that is nearly over, where most lies on the table."""
    players = int(golden.split("-")[2])
    lines = len((FOLDER / f"{golden}.match").read_text(encoding="utf-8").splitlines())
    visitor.sit(visitor.bring(golden, lines * 9 // 10, [ME, *[BOT] * (players - 1)]))


@pytest.mark.parametrize(
    "golden",
    [
        *("1969-random-2-1", "1969-random-3-2", "1969-random-4-3", "1969-random-5-4"),
        *("rocketmen-eager-2-2-7", "rocketmen-eager-3-2-87", "rocketmen-eager-4-2-1"),
    ],
)
def test_a_wide_table_is_seen_whole(visitors: Visitors, golden: str) -> None:
    """With any number of players, and late in the game."""
    ann = visitors.arrive()
    sits_late(ann, golden)
    assert ann.page.evaluate(SCROLLS) <= 0
