"""The home page: what it opens, it shows."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import PHONE, Visitors


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_the_levels_of_a_game_alone_are_seen_from_easy_to_hard(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    """As soon as they are opened, without scrolling."""
    page = visitors.arrive(size, touch=size == PHONE).page
    page.goto("/")
    page.get_by_text("Play alone").first.click()
    levels = page.get_by_role("group", name="Play alone").get_by_role("button")
    expect(levels).to_have_text(["Learn by playing", "Easy", "Normal", "Hard"])
    for level in levels.all():
        expect(level).to_be_in_viewport(ratio=1)
