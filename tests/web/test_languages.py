"""Every language on every page: words everywhere, and room for the longest of them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from spacerace.lang import LANGUAGES, texts, words
from tests.web.people import BOT, FLIGHTS, ME, PHONE, Visitor, Visitors

pytestmark = pytest.mark.untraced

IDS = {found for text in texts("en") for found in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}
#: All that can be read or heard on a page.
WORDS = """() => {
    const found = [], walk = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    const silent = node => node.parentElement.closest('script, style')
    while (walk.nextNode()) if (!silent(walk.currentNode)) found.push(walk.currentNode.data)
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name))
    return [document.title, ...found]
}"""


def unsaid(page: Page) -> set[str]:
    """Messages that a page shows by their id, for want of words."""
    found: list[str] = page.evaluate(WORDS)
    assert len(found) > 30
    named = {id for text in found for id in re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", text)}
    return (named & IDS) | {text for text in found if text.strip() in IDS or "‹" in text}


def too_wide(page: Page) -> int:
    """By how much a phone's page can be moved sideways."""
    wide: int = page.evaluate("() => document.documentElement.scrollWidth")
    return max(0, wide - PHONE[0])


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_page_has_words(visitors: Visitors, language: str) -> None:
    """Home, both tables, the end, the rules and the replay, on a phone; none of them is too wide."""
    ann = visitors.arrive(PHONE, language=language, touch=True)
    page = ann.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    friends = page.get_by_role("button", name=words(language).sentence("web-with-friends", {}))
    friends.first.wait_for()
    assert (unsaid(page), too_wide(page)) == (set(), 0)
    friends.first.click()
    page.get_by_role("dialog").get_by_role("combobox").first.wait_for()
    assert (unsaid(page), too_wide(page)) == (set(), 0)
    for golden, lines in FLIGHTS.values():
        ann.sit(ann.bring(golden, lines, [ME, BOT]))
        assert (unsaid(page), too_wide(page)) == (set(), 0), golden
        over = ann.bring(golden)
        ann.sit(over)
        page.get_by_role("button", name=words(language).sentence("web-know-open", {})).click()
        page.get_by_role("dialog").get_by_role("table").first.wait_for()
        assert (unsaid(page), too_wide(page)) == (set(), 0), golden
        page.goto(f"/t/{over}/replay/40")
        ann.board.wait_for()
        assert (unsaid(page), too_wide(page)) == (set(), 0), golden
    page.goto("/rules/rocketmen")
    page.get_by_role("searchbox").wait_for()
    assert (unsaid(page), too_wide(page)) == (set(), 0)


def test_another_language_at_once(visitors: Visitors) -> None:
    """Chosen at a table, it is there without the page being loaded again, and next time too."""
    ann = visitors.arrive()
    page = ann.page
    ann.sit(ann.bring("1969-random-2-1", 235, [ME, BOT]))
    turn(ann, "en")
    page.evaluate("() => { window.stayed = true }")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").get_by_label("Language").select_option("it")
    turn(ann, "it")
    assert page.evaluate("() => window.stayed") is True
    page.reload()
    turn(ann, "it")


def turn(visitor: Visitor, language: str) -> None:
    """It is said in this language whose turn it is."""
    said = words(language).sentence("web-your-turn", {})
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(said)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
