"""Playing at a terminal: who sits down, their names and colours, odds, and bots that think."""

from __future__ import annotations

from pathlib import Path

import pytest

from spacerace.bots import bot_named
from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.terminal.scene import AI_STYLE, STYLES
from spacerace.kernel.errors import BadSetup
from spacerace.lang import words as words_of
from spacerace.terminal import seating
from spacerace.terminal.screen import offer_text
from spacerace.terminal.seating import bot_of, seats_of
from tests.terminal.scripted import new_sitting

# --- who sits down -------------------------------------------------------------------------------


def test_bots_get_names_of_their_own() -> None:
    """Several of a kind are numbered; people keep their names."""
    assert seats_of("Ann,random", rocketmen)[0] == ["Ann", "random"]
    names, sides = seats_of("random, Ann ,random:red,random", rocketmen)
    assert names == ["random", "Ann", "random-2", "random-3"] and sides == ["", "", "red", ""]
    assert [bot_of(name) for name in ("Ann", "random", "random-2", "randomly")] == [
        None,
        "random",
        "random",
        None,
    ]


@pytest.mark.parametrize(
    "seats, sides",
    [
        ("Ann:red,Bob,sense:blue", ("red", "white", "blue")),
        ("Ann,Bob:white", ("red", "white")),
        (" Ann : Yellow , search ", ("yellow", "white")),
    ],
)
def test_a_colour_stands_behind_a_name(tmp_path: Path, seats: str, sides: tuple[str, ...]) -> None:
    """Whoever names none gets the first free one; the file keeps them."""
    sitting = new_sitting(tmp_path / "a.match", seats)
    assert sitting.match.header.sides == sides
    assert f"seat: Ann: {sides[0]}\n" in (tmp_path / "a.match").read_text()


def test_a_colour_can_be_named_in_one_s_own_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "say", words_of("de").say)
    assert seats_of("Ann:Rot,Bob:blue", rocketmen)[1] == ["red", "blue"]
    assert seats_of("Ann:Sowjetunion,Bob:usa", nineteen69)[1] == ["ussr", "usa"]


@pytest.mark.parametrize(
    "seats, message",
    [
        ("Ann:pink,Bob", "refused-side"),
        ("Ann:,Bob", "refused-side"),
        ("Ann:search,Bob", "refused-side"),
        ("Ann:red,Bob:red", "refused-same-side"),
        ("Ann:red:blue,Bob", "refused-side"),
    ],
)
def test_a_colour_that_cannot_be_had_is_refused(tmp_path: Path, seats: str, message: str) -> None:
    """With the colours that there are; nothing is written."""
    with pytest.raises(BadSetup) as caught:
        new_sitting(tmp_path / "a.match", seats)
    assert caught.value.message_id == message
    assert message != "refused-side" or "white, red, yellow, blue" in caught.value.message
    assert not (tmp_path / "a.match").exists()


@pytest.mark.parametrize("colour", rocketmen.SIDES)
def test_the_ai_looks_like_no_player(colour: str) -> None:
    assert STYLES[colour] != AI_STYLE


def test_two_people_need_two_names(tmp_path: Path) -> None:
    """Nobody could tell them apart in the file."""
    with pytest.raises(BadSetup, match="D-28"):
        new_sitting(tmp_path / "a.match", "Ann,Ann")
    assert not (tmp_path / "a.match").exists()


def test_somebody_has_to_play(tmp_path: Path) -> None:
    """Bots alone are for simulate."""
    with pytest.raises(BadSetup, match="simulate"):
        new_sitting(tmp_path / "a.match", "random,random")


# --- odds and bots that think --------------------------------------------------------------------


def test_options_show_their_odds_if_the_table_wants_them(tmp_path: Path) -> None:
    """A launch says how likely it succeeds; without the wish nothing is said."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,sense", seed=5)
    chooser = bot_named("sense", sitting.game, 1)
    told = []
    while (seat := sitting.match.awaited) is not None and not told:
        sitting.draw()
        if sitting.match.awaited == 0:
            sitting.odds = True
            told = [offer for offer in sitting.offers() if offer.odds]
            sitting.odds = False
            assert not any(offer.odds for offer in sitting.offers())
        options = sitting.game.canonical_options(sitting.match.state)
        view = sitting.game.view(sitting.match.state, sitting.match.state.seat)
        seat = sitting.match.state.seat
        sitting.do(seat, chooser.choose(view, options, None) if len(options) > 1 else options[0])
        sitting.draw()
    assert any("%" in offer.odds for offer in told)
    assert "%" in offer_text(1, told[0]).plain


@pytest.mark.parametrize("bot", ["sense", "search"])
def test_a_bot_that_thinks_can_sit_down(tmp_path: Path, bot: str) -> None:
    """It answers at the table as in the arena."""
    sitting = new_sitting(tmp_path / "a.match", f"Ann,{bot}", seed=5)
    sitting.bots = {1: bot_named(f"{bot}:3" if bot == "search" else bot, sitting.game, 1)}
    sitting.draw()
    while sitting.match.awaited == 0:
        sitting.do(0, sitting.game.canonical_options(sitting.match.state)[-1])
        sitting.draw()
    assert sitting.bot_choice(1) in sitting.game.canonical_options(sitting.match.state)
