"""Room: on a phone Hand and options are always in reach; wide, the whole table is seen at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

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
    const hand = document.querySelector('ol.hand, .hand[role=group]')
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
    for (let one = document.querySelector('[data-board]'); one; one = one.parentElement)
        found.push(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth)
    return Math.max(...found)
}"""

#: Notes at every change whether the button that goes on hides the round, while there is such a button.
WATCH_THE_ROUND = """() => {
    window.rounds = []
    const look = () => {
        const panel = document.querySelector('[data-keys]')
        const go = [...panel.querySelectorAll('button')].find(one => one.textContent.startsWith('Go on'))
        if (!go) return
        const { left, right, top, bottom } = panel.querySelector('.round').getBoundingClientRect()
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        window.rounds.push({ hidden: go.contains(over), shown: right > left && bottom > top })
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
#: Cards of which the word for what they are chosen for covers what they give.
COVERED = """() => {
    const rect = one => one.getBoundingClientRect()
    const badges = [...document.querySelectorAll('[data-card] .badge')].filter(one => one.checkVisibility())
    const meet = (one, two) => one.left < two.right && two.left < one.right
        && one.top < two.bottom && two.top < one.bottom
    const givenBy = badge => [...badge.closest('[data-card]').querySelectorAll('.gives > :not(.badge)')]
    const covers = badge => givenBy(badge).some(given => meet(rect(badge), rect(given)))
    return [badges.length, ...badges.filter(covers).map(one => one.closest('[data-card]').dataset.card)]
}"""
#: Words in names of cards that do not stand in one line; the longest of all are hyphenated.
BROKEN = """() => [...document.querySelectorAll('[data-card] .name')].flatMap(name => {
    const text = [...name.childNodes].find(node => node.nodeType === Node.TEXT_NODE && node.data.trim())
    return [...text.data.matchAll(/[^\\s-]+/g)].filter(found => {
        if (found[0].length > 14 || found[0].includes('\\u00ad')) return false
        const range = document.createRange()
        range.setStart(text, found.index)
        range.setEnd(text, found.index + found[0].length)
        return new Set([...range.getClientRects()].map(line => line.top)).size > 1
    }).map(found => found[0])
})"""


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


def test_a_new_hand_is_read_from_its_beginning(visitors: Visitors) -> None:
    """Whoever swiped along the Hand of the turn before does not stand in the middle of the next one."""
    ann = visitors.arrive(PHONE, touch=True)
    table = ann.open_table("rocketmen", [ME, BOT])
    ann.sit(table)
    ends = ann.play(table, until=lambda state: any(one["action"] == "end-turn" for one in state["options"]))
    ann.caught_up(ends["at"])
    hand = ann.page.locator("ol.hand")
    assert hand.evaluate("one => ((one.scrollLeft = 9999), one.scrollLeft)") > 0
    ann.ask("POST", f"/tables/{table}/actions", {"at": ends["at"], "action": "end-turn"})
    ann.play(table, until=lambda state: bool(state["view"]["round"] > ends["view"]["round"]))
    expect(hand).to_have_js_property("scrollLeft", 0)


def test_the_round_is_seen_while_a_launch_is_shown(visitors: Visitors) -> None:
    """On a phone it stands beside the button that goes on, not under it."""
    ann = visitors.arrive(PHONE, touch=True, motion=True)
    golden, lines = FLIGHTS["rocketmen"]
    table = ann.bring(golden, lines, [ME, BOT])
    ann.sit(table)
    ann.caught_up(ann.settled(table)["at"])
    ann.page.evaluate(WATCH_THE_ROUND)
    ann.page.get_by_role("button", name="Draw a Mission Success card").first.click()
    seen = ann.page.wait_for_function("() => window.rounds.length && window.rounds").json_value()
    assert all(one == {"hidden": False, "shown": True} for one in seen)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_card_gives_is_seen_beside_what_can_be_done_with_it(visitors: Visitors, language: str) -> None:
    """On a phone, while a purchase is tried: what is bought, and what pays."""
    ann = visitors.arrive(PHONE, touch=True, language=language)
    table = ann.bring(FLIGHTS["rocketmen"][0], 40, [ME, BOT])
    state = ann.sit_and_look(table)
    bought = next(one["action"] for one in state["options"] if one["verb"] == "buy").split()[1]
    ann.page.locator(f"[data-card={bought}]:visible").first.click()
    ann.page.locator("[data-tried]").wait_for()
    badges, *covered = ann.page.evaluate(COVERED)
    assert badges > 0
    assert covered == []


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


def test_no_long_word_is_broken_on_a_phone(visitors: Visitors) -> None:
    """In the longest of our languages, in names of cards as they come."""
    ann = visitors.arrive(PHONE, touch=True, language="de")
    looked: set[str] = set()

    def look(state: Json) -> bool:
        ann.caught_up(state["at"])
        assert ann.page.evaluate(BROKEN) == []
        looked.update(ann.page.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)"))
        return "orbital-shipyard" in looked and len(looked) > 15

    table = ann.open_table("rocketmen", [ME, BOT])
    ann.sit(table)
    ann.play(table, until=look)
