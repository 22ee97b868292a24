"""The application: a table, what happened, the options of whoever is awaited, and windows over them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import randbits

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from spacerace.kernel.errors import Refusal
from spacerace.kernel.match import Undo
from spacerace.kernel.seats import SPECTATOR, Seat
from spacerace.kernel.sentences import sentence
from spacerace.study.hint import hint
from spacerace.study.review import review
from spacerace.terminal.app.drawn import QUIET, printed, readable, sheet
from spacerace.terminal.app.windows import Ask, Curtain, Reader
from spacerace.terminal.play import Left, Sitting, Stopped
from spacerace.terminal.screen import NOTE, Offer, draw_winners, is_small, offer_text

#: The bot that gives hints.
HINTS = "search:60"
#: Seconds that the table stands still after a bot has moved, so that people can follow.
PACE = 0.4
#: Lines of the log that are kept on the screen.
LINES = 60
#: Keys, what they do, and whether the last line of the screen names them.
KEYS = (
    ("question_mark", "help", True),
    ("u", "undo", True),
    ("w", "why", True),
    ("h", "hint", True),
    ("o", "odds", True),
    ("l", "log", False),
    ("c", "card", True),
    ("t", "type", False),
    ("b", "rule", False),
    ("s", "stop", False),
    ("q", "leave", True),
    ("pageup", "up", False),
    ("pagedown", "down", False),
)


class Application(App[str]):
    """People and bots at one terminal. It ends with "over", "left" or "stopped"."""

    CSS_PATH = "application.tcss"
    ENABLE_COMMAND_PALETTE = False
    VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-tall")]
    BINDINGS = [("ctrl+c", "leave", "")]

    def __init__(self, sitting: Sitting, *, pace: float = PACE) -> None:
        """A table to sit down at."""
        super().__init__()
        self.sitting = sitting
        self.pace = pace
        #: What a bot of the user's own, or a file, has made impossible.
        self.trouble: Refusal | None = None
        #: From whose seat the table is shown.
        self.watcher = SPECTATOR
        #: Who is asked now, and what they can do.
        self.asked: Seat | None = None
        self.offers: list[Offer] = []
        self._moved = asyncio.Event()
        #: The digits of a number that is being typed.
        self._digits = ""
        #: How many steps everybody at the table has seen on the screen.
        self._shown = 0
        #: What the table was last drawn for.
        self._drawn: object = None
        for key, action, shown in KEYS:
            self.bind(key, action, description=sentence(f"app-key-{action}", {}), show=shown)

    def compose(self) -> ComposeResult:
        """The parts of the screen, from top to bottom."""
        with VerticalScroll(id="table", can_focus=False):
            yield Static(id="drawing")
        with VerticalScroll(id="log", can_focus=False):
            yield Static(id="lines")
        yield Static(id="step")
        yield OptionList(id="options")
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Begin to play."""
        self.title = self.sitting.game.NAME
        self.run_worker(self._play(), exit_on_error=True)

    # --- the game ---

    async def _play(self) -> None:
        """Play until the game is over or somebody leaves."""
        sitting = self.sitting
        try:
            sitting.draw()
            while (seat := sitting.match.awaited) is not None:
                if seat in sitting.bots:
                    await self._bot(seat)
                else:
                    await self._person(seat)
                sitting.draw()
            # Everything was shown: nothing is left to tell when the screen is closed.
            sitting.told = dict.fromkeys(sitting.people, len(sitting.match.steps))
            await self._over()
            self.exit("over")
        except Left as how:
            self.exit("stopped" if isinstance(how, Stopped) else "left")
        except Refusal as error:
            self.trouble = error
            self.exit("left")

    async def _bot(self, seat: Seat) -> None:
        """One move of a bot. What is typed meanwhile reaches nobody."""
        sitting = self.sitting
        # Where several people share the screen, nobody's Hand is shown while a bot moves.
        self.watcher = sitting.people[0] if len(sitting.people) == 1 else SPECTATOR
        self._wait_for(sentence("terminal-thinking", {"name": sitting.names[seat]}))
        sitting.do(seat, await asyncio.to_thread(sitting.think, seat))
        self._draw()
        await asyncio.sleep(self.pace)

    async def _person(self, seat: Seat) -> None:
        """Ask somebody until something is done."""
        sitting = self.sitting
        if sitting.at_keyboard != seat:
            self.watcher = SPECTATOR
            self._wait_for("")
            # A remark about the last person's cards must not stay in sight.
            self.clear_notifications()
            if not await self.push_screen_wait(Curtain(sitting.names[seat])):
                raise Left
            sitting.at_keyboard = seat
        self.watcher, self.asked = seat, seat
        self._moved.clear()
        self._show_options()
        self._draw()
        await self._moved.wait()
        self._shown = len(sitting.match.steps)
        self.asked = None

    async def _over(self) -> None:
        """The scores, and the review for whoever wants it."""
        sitting = self.sitting
        self.watcher = sitting.people[0] if len(sitting.people) == 1 else SPECTATOR
        self._wait_for("")

        def scores() -> None:
            sitting.screen.draw_scores(sitting.console, sitting.match.state, sitting.names)
            draw_winners(sitting.console, sitting.match)

        text = self._printed(scores)
        while await self.push_screen_wait(Reader(sentence("app-over", {}), text, review=True, final=True)):
            await self._review()

    async def _review(self) -> None:
        """What was luck, and which decisions cost most."""
        sitting, title = self.sitting, sentence("app-review", {})
        window = Reader(title, Text(sentence("app-review-thinking", {})))
        closed = self.push_screen(window)
        found = await asyncio.to_thread(review, sitting.match, set(sitting.people))
        lines = [f"{finding.round} · {sitting.say(finding.say)}" for finding in found]
        if window.is_attached:
            window.tell(Text("\n\n".join(lines) or sentence("app-review-nothing", {})))
        await closed
        while window.is_attached:
            await asyncio.sleep(0.05)

    def _do(self, work: Callable[[], bool]) -> None:
        """Do what a person chose; the game goes on if it is done."""
        try:
            if work():
                self._moved.set()
        except Left as how:
            self.exit("stopped" if isinstance(how, Stopped) else "left")
        except Refusal as error:
            self.notify(str(error), severity="warning", timeout=8, markup=False)

    # --- what is shown ---

    def on_resize(self, event: events.Resize) -> None:
        """Draw anew for another size."""
        self.call_after_refresh(self._draw)

    def _printed(self, draw: Callable[[], object], *, width: int = 0, height: int = 0) -> Text:
        """What the sitting prints, for a window."""
        self.sitting.console = sheet(width or min(self.size.width * 9 // 10, 110) - 6, height or 100)
        return printed(self.sitting.console, draw)

    def _draw(self) -> None:
        """The table, and the lines of the log: the newest at the bottom, those not seen before stand out."""
        sitting, size = self.sitting, self.size
        drawn = (self.watcher, len(sitting.match.log), self._shown, size)
        if not size.width or not self.is_running or drawn == self._drawn:
            return
        self._drawn = drawn
        view = sitting.game.view(sitting.match.state, self.watcher)

        def draw() -> None:
            small = is_small(sitting.console)
            sitting.screen.draw(sitting.console, view, sitting.names, small=small)

        self.query_one("#drawing", Static).update(
            self._printed(draw, width=size.width - 3, height=size.height)
        )
        # What is one's own stands at the bottom: on a low screen the top may have to be scrolled to.
        self._to_the_bottom("#table")
        match = sitting.match
        news = [match.news(self.watcher, since) for since in (0, min(self._shown, len(match.steps)))]
        lines, fresh = (sitting.screen.news(match.state, facts, sitting.names) for facts in news)
        text = Text("\n").join(
            Text(line, NOTE if place >= len(lines) - len(fresh) else QUIET)
            for place, line in enumerate(lines[-LINES:], max(0, len(lines) - LINES))
        )
        self.query_one("#lines", Static).update(text)
        self._to_the_bottom("#log")

    def _to_the_bottom(self, part: str) -> None:
        """Scroll a part of the screen to its end, once its new text has been laid out."""
        scrolled = self.query_one(part, VerticalScroll)
        self.call_after_refresh(
            lambda: self.call_after_refresh(scrolled.scroll_end, animate=False, immediate=True)
        )

    def _show_options(self) -> None:
        """The options of whoever is asked."""
        sitting = self.sitting
        self.offers = sitting.offers()
        self._digits = ""
        self.query_one("#step", Static).update(Text(sitting.say(sitting.game.say_step(sitting.match.state))))
        options = self.query_one("#options", OptionList)
        options.clear_options()
        options.add_options(
            Option(readable(offer_text(number, offer)), id=str(number))
            for number, offer in enumerate(self.offers, 1)
        )
        options.disabled = False
        options.highlighted = 0
        options.focus()

    def _wait_for(self, what: str) -> None:
        """Nobody is asked."""
        self.asked = None
        options = self.query_one("#options", OptionList)
        options.clear_options()
        options.disabled = True
        self.query_one("#step", Static).update(Text(what))
        self._draw()

    # --- what a person does ---

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click takes an option."""
        if self.asked is None or self._moved.is_set():
            return
        seat, offer = self.asked, self.offers[event.option_index]
        self._do(lambda: self.sitting.take(seat, offer))

    def on_key(self, event: events.Key) -> None:
        """Digits go to the option of that number."""
        if self.asked is None or len(self.screen_stack) > 1 or not (event.character or "").isdecimal():
            self._digits = ""
            return
        for digits in (self._digits + event.key, event.key):
            if digits.isdecimal() and 1 <= int(digits) <= len(self.offers):
                self._digits = digits
                self.query_one("#options", OptionList).highlighted = int(digits) - 1
                return
        self._digits = ""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only whoever is asked can do something, and not while a window is open."""
        names = {name for _, name, _ in KEYS} - {"leave", "help", "log", "up", "down"}
        if action not in names:
            return True
        return self.asked is not None and len(self.screen_stack) == 1

    def _tell(self, title: str, draw: Callable[[], object]) -> None:
        """Open a window with what the sitting prints."""
        self.push_screen(Reader(title, self._printed(draw)))

    def _ask(self, title: str, example: str, then: Callable[[Seat, str], object]) -> None:
        """Ask for a line, then do something with it."""
        seat = self.asked
        if seat is None:
            return

        def typed(text: str | None) -> None:
            if text and self.asked == seat:
                then(seat, text)

        self.push_screen(Ask(title, example), typed)

    def action_help(self) -> None:
        """What the keys do."""
        of_game = sentence(f"terminal-help-{self.sitting.game.NAME}", {"otherwise": ""})
        text = sentence("app-help", {}) + (f"\n\n{of_game}" if of_game else "")
        self.push_screen(Reader(sentence("app-key-help", {}), Text(text.rstrip())))

    def action_undo(self) -> None:
        """Take the latest step back."""
        seat = self.asked
        assert seat is not None
        try:
            self.sitting.do(seat, Undo())
        except Refusal as error:
            self.notify(str(self.sitting.no_undo(seat, error)), severity="warning", markup=False)
        else:
            self._moved.set()

    def action_why(self) -> None:
        """What cannot be done now, and why."""
        seat = self.asked
        assert seat is not None
        self._tell(sentence("app-key-why", {}), lambda: self.sitting.why(seat, "", self.offers))

    def action_log(self) -> None:
        """All that this seat has seen happen."""
        facts = self.sitting.match.news(self.watcher)
        text = Text("\n".join(self.sitting.lines(facts)))
        self.push_screen(Reader(sentence("app-key-log", {}), text))

    def action_card(self) -> None:
        """Everything about a card or another part."""
        title = sentence("app-ask-card", {})

        def tell(seat: Seat, text: str) -> None:
            self._tell(text, lambda: self.sitting.card(seat, text, self.offers))

        self._ask(title, self.sitting.example("card"), tell)

    def action_rule(self) -> None:
        """The text of a rule."""

        def tell(seat: Seat, text: str) -> None:
            self._tell(text, lambda: self.sitting.rules(seat, text, self.offers))

        self._ask(sentence("app-ask-rule", {}), self.sitting.example("rule"), tell)

    def action_type(self) -> None:
        """Type what one wants, as at the prompt."""

        def do(seat: Seat, text: str) -> None:
            went_on = False

            def answer() -> None:
                nonlocal went_on
                went_on = self.sitting.answer(seat, text, self.offers)

            def work() -> bool:
                told = self._printed(answer)
                if not went_on and told.plain.strip():
                    self.push_screen(Reader(text, told))
                return went_on

            self._do(work)

        self._ask(sentence("app-ask-type", {}), self.sitting.example("wish"), do)

    def action_odds(self) -> None:
        """Show or hide the exact odds beside the options."""
        self.sitting.odds = not self.sitting.odds
        highlighted = self.query_one("#options", OptionList).highlighted
        self._show_options()
        self.query_one("#options", OptionList).highlighted = highlighted

    async def action_hint(self) -> None:
        """Ask a bot what it would do."""
        self.notify(sentence("web-hint-thinking", {}), timeout=2)
        self.run_worker(self._hint(), exclusive=True, group="hint")

    async def _hint(self) -> None:
        """Ask, and show the answer if the question is still the same."""
        sitting, seat, steps = self.sitting, self.asked, len(self.sitting.match.log)
        assert seat is not None
        state, game = sitting.match.state, sitting.game
        view, options = game.view(state, seat), game.canonical_options(state)
        found = await asyncio.to_thread(hint, game, view, options, HINTS, randbits(32), sitting.names)
        if self.asked != seat or len(sitting.match.log) != steps:
            return
        action = options[found.chosen]
        label = sitting.say(game.say_action(state, action))
        lines = [sentence("web-hint-takes", {"option": label}), *map(sitting.say, found.why)]
        for place, offer in enumerate(self.offers):
            if offer.label == label:
                self.query_one("#options", OptionList).highlighted = place
        self.push_screen(Reader(sentence("app-key-hint", {}), Text("\n\n".join(lines))))

    def action_stop(self) -> None:
        """Stop, and count the points as they stand."""
        self.exit("stopped")

    def action_leave(self) -> None:
        """Leave; the game is saved."""
        self.exit("left")

    def action_up(self) -> None:
        """Scroll the table up."""
        self.query_one("#table", VerticalScroll).scroll_page_up(animate=False)

    def action_down(self) -> None:
        """Scroll the table down."""
        self.query_one("#table", VerticalScroll).scroll_page_down(animate=False)
