"""The application in a terminal, played by its keys: whole games, windows, the curtain between two people."""

from __future__ import annotations

import asyncio
import io
import os
import sys
from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from spacerace.bots import bot_named
from spacerace.games import KITS
from spacerace.kernel import sentences
from spacerace.kernel.codec import write_match
from spacerace.kernel.sentences import sentence, set_renderer
from spacerace.lang import words
from spacerace.terminal import saving
from spacerace.terminal.app import drawn
from spacerace.terminal.app.application import Application
from spacerace.terminal.app.windows import Ask, Curtain, Reader
from spacerace.terminal.play import Sitting
from spacerace.terminal.start import begin, resume

SMALL = (80, 24)
#: The example of a third game.
PIPS = Path(__file__).resolve().parents[2] / "examples" / "pips"
Story = Callable[[Application, Pilot[Any]], Awaitable[None]]


def application(
    path: Path, game: str, seats: str, *, seed: int = 5, odds: bool = True, **more: Any
) -> Application:
    """A fresh game in the application."""
    match, file = begin(game, seats, seed=seed, save=path / "game.match", **more)
    return Application(Sitting(match, file, Console(file=io.StringIO()), input, odds=odds), pace=0)


def play(app: Application, story: Story, size: tuple[int, int] = SMALL) -> None:
    """Run the application as in a terminal of this size, while somebody uses it."""

    async def all_of_it() -> None:
        async with app.run_test(size=size) as pilot:
            await story(app, pilot)

    asyncio.run(asyncio.wait_for(all_of_it(), 300))
    assert app.trouble is None


async def asked(app: Application, pilot: Pilot[Any]) -> bool:
    """Wait until somebody is asked, or a window is open; False: it is over."""
    while app.is_running and app.asked is None and len(app.screen_stack) == 1:
        await pilot.pause(0.01)
    return app.is_running


async def take(app: Application, pilot: Pilot[Any], number: int) -> None:
    """Type the number of an option, then Enter."""
    await pilot.press(*str(number), "enter")


async def to_the_end(app: Application, pilot: Pilot[Any]) -> None:
    """A person who plays as a bot does, by the numbers on the screen, until the scores are shown."""
    sitting, game = app.sitting, app.sitting.game
    bot = bot_named("sense", game, 1)
    while await asked(app, pilot):
        if isinstance(app.screen, Reader):
            return
        if isinstance(app.screen, Curtain):
            await pilot.press("enter")
            continue
        state, seat = sitting.match.state, app.asked
        assert seat is not None
        options = game.canonical_options(state)
        choice = options[0] if len(options) == 1 else bot.choose(game.view(state, seat), options, None)
        label = sitting.say(game.say_action(state, choice))
        number = next(place for place, offer in enumerate(app.offers, 1) if offer.label == label)
        steps = len(sitting.match.log)
        await take(app, pilot, number)
        while len(sitting.match.log) == steps and app.is_running:
            await pilot.pause(0.01)


def shown(app: Application) -> str:
    """The whole screen as text."""
    lines = [app.screen._compositor.render_strips()]
    return "\n".join("".join(segment.text for segment in strip) for strip in lines[0])


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "more"),
    [
        ("1969", "Ann,random", {}),
        ("rocketmen", "Ann,sense", {}),
        ("rocketmen", "Ann", {"mode": "solo"}),
    ],
)
def test_a_whole_game_is_played_by_keys(game: str, seats: str, more: dict[str, Any], tmp_path: Path) -> None:
    app = application(tmp_path, game, seats, odds=False, **more)

    async def story(app: Application, pilot: Pilot[Any]) -> None:
        await to_the_end(app, pilot)
        assert app.sitting.match.awaited is None
        assert sentence("app-over", {}) in shown(app)
        await pilot.press("escape")

    play(app, story)
    assert app.return_value == "over"
    # What was played is in the file, entry by entry.
    match, _ = saving.load(tmp_path / "game.match")
    assert write_match(match) == write_match(app.sitting.match)


def test_a_game_without_a_drawing_of_its_own_is_played_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(PIPS)
    kit = import_module("pips.game").PIPS
    KITS.add(kit)
    try:
        app = application(tmp_path, kit.name, "Ann,random")
        play(app, to_the_end)
        assert app.sitting.match.awaited is None
    finally:
        del KITS._kits[kit.name]


# --- what is on the screen -----------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
@pytest.mark.parametrize("game", ["1969", "rocketmen"])
def test_80_by_24_show_what_one_needs(game: str, language: str, tmp_path: Path) -> None:
    """The own line, the question, every option or a bar to scroll by, and the names of the keys."""
    before = sentences.current_renderer()
    set_renderer(words(language).sentence)
    try:
        app = application(tmp_path, game, "Ann,sense")

        async def story(app: Application, pilot: Pilot[Any]) -> None:
            await asked(app, pilot)
            # The last line is drawn a little later than the rest.
            while sentence("app-key-leave", {}) not in shown(app):
                await pilot.pause(0.02)
            screen = shown(app)
            lines = screen.splitlines()
            assert len(lines) == 24 and "‹" not in screen
            assert sentence("app-key-leave", {}) in lines[-1]
            assert "Ann" in "\n".join(lines[:18])
            assert app.offers[0].label[:40] in screen
            options = app.query_one("#options", OptionList)
            assert options.option_count == len(app.offers)
            table = app.query_one("#table")
            for _ in range(100):
                if table.scroll_offset.y == table.max_scroll_y:
                    break
                await pilot.pause(0.02)
            assert table.scroll_offset.y == table.max_scroll_y

        play(app, story)
    finally:
        set_renderer(before)


def test_a_larger_terminal_is_drawn_anew(tmp_path: Path) -> None:
    app = application(tmp_path, "1969", "Ann,sense")

    async def story(app: Application, pilot: Pilot[Any]) -> None:
        await asked(app, pilot)
        await pilot.pause(0.1)
        small = app.query_one("#log").size.height
        await pilot.resize_terminal(140, 45)
        await pilot.pause(0.1)
        assert app.query_one("#log").size.height > small
        assert app.query_one("#drawing", Static).size.width > 100

    play(app, story)


def test_colours_that_are_hard_to_read_are_replaced() -> None:
    console = drawn.sheet(40, 10)
    text = drawn.printed(console, lambda: console.print("dim", style="bright_black"))
    assert [str(span.style) for span in text.spans] == [drawn.QUIET]


# --- windows -------------------------------------------------------------------------------------


def test_windows_tell_why_not_what_a_bot_would_do_and_what_happened(tmp_path: Path) -> None:
    app = application(tmp_path, "rocketmen", "Ann,random")

    async def read(app: Application, pilot: Pilot[Any], *keys: str) -> str:
        await pilot.press(*keys)
        while not isinstance(app.screen, Reader):
            await pilot.pause(0.01)
        await pilot.pause(0.05)
        text = shown(app)
        await pilot.press("escape")
        await pilot.pause(0.05)
        assert len(app.screen_stack) == 1
        return text

    async def story(app: Application, pilot: Pilot[Any]) -> None:
        await asked(app, pilot)
        assert "[RM-" in await read(app, pilot, "w")
        assert "Page Up" in await read(app, pilot, "question_mark")
        assert "A bot would take" in await read(app, pilot, "h")
        assert await read(app, pilot, "l")
        await pilot.press("c")
        await pilot.pause(0.05)
        assert isinstance(app.screen, Ask)
        app.screen.query_one(Input).value = "spaceship"
        assert "Spaceship" in await read(app, pilot, "enter")
        # A text that nothing means is answered as at the prompt.
        await pilot.press("t")
        await pilot.pause(0.05)
        app.screen.query_one(Input).value = "fly to the sun"
        assert "help" in await read(app, pilot, "enter")
        assert not app.sitting.match.log or app.asked is not None
        odds = app.sitting.odds
        await pilot.press("o")
        assert app.sitting.odds is not odds

    play(app, story)


def test_what_is_typed_does_something_and_undo_takes_it_back(tmp_path: Path) -> None:
    app = application(tmp_path, "1969", "Ann,Bob", seed=4)

    async def story(app: Application, pilot: Pilot[Any]) -> None:
        await asked(app, pilot)
        await pilot.press("enter")
        await asked(app, pilot)
        assert app.asked is not None
        # Nothing of one's own is left to take back: it is said, and nothing else happens.
        length = len(app.sitting.match.log)
        await pilot.press("t")
        await pilot.pause(0.05)
        app.screen.query_one(Input).value = app.offers[-1].short
        await pilot.press("enter")
        while len(app.sitting.match.log) == length:
            await pilot.pause(0.01)

    play(app, story)


def test_two_people_share_the_screen_behind_a_curtain(tmp_path: Path) -> None:
    app = application(tmp_path, "rocketmen", "Ann,Bob")

    async def story(app: Application, pilot: Pilot[Any]) -> None:
        await asked(app, pilot)
        assert isinstance(app.screen, Curtain)
        await pilot.pause(0.05)
        hidden = shown(app)
        name = app.sitting.names[app.sitting.match.awaited or 0]
        assert name in hidden and "Hand" not in hidden
        await pilot.press("enter")
        while app.asked is None:
            await pilot.pause(0.01)
        assert app.watcher == app.asked
        seat = app.asked
        while app.sitting.match.awaited == seat:
            ends = [number for number, offer in enumerate(app.offers, 1) if offer.short == "end"]
            steps = len(app.sitting.match.log)
            await take(app, pilot, ends[0] if ends else 1)
            while len(app.sitting.match.log) == steps:
                await pilot.pause(0.01)
            await pilot.pause(0.02)
        while not isinstance(app.screen, Curtain):
            await pilot.pause(0.01)
        assert app.asked is None and app.watcher < 0
        await pilot.press("q")

    play(app, story)
    assert app.return_value == "left"


def test_keys_that_come_while_a_bot_thinks_do_nothing(tmp_path: Path) -> None:
    app = application(tmp_path, "1969", "random,Ann", seed=3)
    asked_bot, go_on = asyncio.Event(), asyncio.Event()
    think = app.sitting.think

    async def story(app: Application, pilot: Pilot[Any]) -> None:
        loop = asyncio.get_running_loop()

        def slowly(seat: Any) -> Any:
            loop.call_soon_threadsafe(asked_bot.set)
            asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result(60)
            return think(seat)

        app.sitting.think = slowly  # type: ignore[method-assign]
        while not asked_bot.is_set():
            if app.asked is not None:
                await pilot.press("enter")
            await pilot.pause(0.01)
        entries = len(app.sitting.match.log)
        await pilot.press("enter", "1", "enter", "u", "w", "t")
        await pilot.pause(0.05)
        assert len(app.screen_stack) == 1 and len(app.sitting.match.log) == entries
        go_on.set()
        await asked(app, pilot)
        # The person has done nothing since.
        await pilot.pause(0.05)
        assert app.asked == 1

    play(app, story)


def test_a_game_that_was_left_is_taken_up_again(tmp_path: Path) -> None:
    app = application(tmp_path, "1969", "Ann,random")

    async def leave(app: Application, pilot: Pilot[Any]) -> None:
        await asked(app, pilot)
        await take(app, pilot, 1)
        while len(app.sitting.match.log) < 3:
            await pilot.pause(0.01)
        await asked(app, pilot)
        await pilot.press("q")

    play(app, leave)
    assert app.return_value == "left"
    length = len(app.sitting.match.log)
    match, file = resume(tmp_path / "game.match", "1969", Console(file=io.StringIO()))
    again = Application(Sitting(match, file, Console(file=io.StringIO()), input), pace=0)

    async def look(app: Application, pilot: Pilot[Any]) -> None:
        await asked(app, pilot)
        assert len(app.sitting.match.log) == length

    play(again, look)


# --- the command ---------------------------------------------------------------------------------


def test_the_application_is_for_terminals_and_the_prompt_for_all_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from spacerace.cli import build_parser
    from spacerace.commands import play as command

    args = build_parser().parse_args(["play", "1969"])
    plain = build_parser().parse_args(["play", "1969", "--plain"])
    monkeypatch.setenv("TERM", "xterm-256color")
    assert not command._wants_application(args)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    assert command._wants_application(args) and not command._wants_application(plain)
    monkeypatch.setitem(os.environ, "TERM", "dumb")
    assert not command._wants_application(args)
    # Without the package there is the prompt, and a sentence that says what to install.
    monkeypatch.setitem(sys.modules, "spacerace.terminal.app.application", None)
    monkeypatch.delitem(sys.modules, "spacerace.terminal.app.application")
    monkeypatch.setitem(sys.modules, "textual", None)
    monkeypatch.setitem(sys.modules, "textual.app", None)
    assert command._run_application(None) is False  # type: ignore[arg-type]
    assert "spacerace[terminal]" in capsys.readouterr().err
