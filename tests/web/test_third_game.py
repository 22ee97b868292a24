"""A game that the browser app knows nothing of, on a plain board made from its view and its options alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from spacerace.server.routes.web import is_built
from tests.full_run import missing
from tests.server.outside import real_server
from tests.server.running import Server
from tests.third_game.plugged import on_server, put_pips
from tests.web.conftest import BUILD
from tests.web.people import PHONE, WIDE, Json, Visitor, Visitors

pytestmark = pytest.mark.untraced


@pytest.fixture(scope="module")
def pips(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the example installed."""
    if not is_built():
        missing(BUILD)
    data = tmp_path_factory.mktemp("third")
    folder = put_pips(data / "installed")
    with real_server(f"sqlite+aiosqlite:///{data / 'race.db'}", data, **on_server(folder)) as server:
        yield server


@pytest.fixture
def visitors(chromium: Browser, pips: Server) -> Iterator[Visitors]:
    """People with a browser each, at that server."""
    visitors = Visitors(chromium, pips.address)
    yield visitors
    visitors.leave()


def options_shown(ann: Visitor) -> list[str | None]:
    """What the page offers, as actions."""
    spots = ann.page.get_by_role("region", name="What you can do").locator("[data-action]:visible")
    return [spot.get_attribute("data-action") for spot in spots.all()]


def play_on(ann: Visitor, table: str, seed: int = 1) -> Json:
    """Click at random until the game is over; every option is there, and nothing else is."""
    rng = Random(seed)
    while (state := ann.settled(table))["awaited"] is not None:
        ann.caught_up(state["at"])
        actions = [option["action"] for option in state["options"]]
        assert sorted(filter(None, options_shown(ann))) == sorted(actions)
        with ann.page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
            ann.click(rng.choice(actions))
        assert answer.value.ok
    ann.caught_up(state["at"])
    return state


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_whole_game_on_the_plain_board(visitors: Visitors, size: tuple[int, int]) -> None:
    """From the home page to the result, the game again, and the rules; in words, without a bare id."""
    ann = visitors.arrive(size, touch=size == PHONE)
    ann.page.goto("/")
    card = ann.page.get_by_role("region", name="Pips")
    card.get_by_role("button", name="Play against a bot").click()
    ann.board.wait_for()
    assert ann.board.get_attribute("data-board") == "pips"
    table = ann.page.url.rsplit("/", 1)[1]

    end = play_on(ann, table)
    result = ann.page.get_by_role("list", name="Result")
    scores = [str(score) for score in end["result"]["scores"]]
    expect(result.get_by_role("listitem")).to_have_count(2)
    assert [text.split()[-1] for text in result.get_by_role("listitem").all_inner_texts()] == scores
    assert "‹" not in ann.page.locator("body").inner_text()
    across = ann.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert across <= 0

    ann.page.goto(f"/t/{table}/replay/3")
    ann.board.wait_for()
    ann.caught_up(3)
    ann.page.goto("/rules/pips")
    ann.see("The highest score wins; equal scores share the victory.")
