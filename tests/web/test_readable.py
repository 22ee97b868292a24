"""What stands on a table can be read: the letters come with the app, and none is cut off or too small."""

from __future__ import annotations

from tests.web.people import Visitors

FONTS = """() => document.fonts.ready.then(
    () => [...document.fonts].filter(font => font.status === 'loaded').map(font => font.family))"""


def test_the_font_comes_with_the_app(visitors: Visitors) -> None:
    """Whatever fonts a machine has, everybody sees the same letters."""
    page = visitors.arrive().page
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    assert any("Instrument Sans" in family for family in page.evaluate(FONTS))
