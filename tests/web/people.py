"""People at a browser: they look, they click, and at the table they follow the bot ``sense``."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Response, expect

from spacerace.bots import bot_named
from spacerace.games import game_named, header_of
from spacerace.kernel.codec import decode
from spacerace.kernel.game import Message
from spacerace.lang import words
from tests.golden_games import FOLDER

Json = dict[str, Any]

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
#: A browser that asks for nothing on its own account.
FLAGS = (
    *("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage"),
    *("--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-sync"),
    *("--disable-component-update", "--disable-default-apps", "--disable-domain-reliability"),
)
WIDE, PHONE, TABLET = (1440, 900), (390, 844), (820, 1180)
#: A guard against hanging, in milliseconds.
PATIENCE = 120_000
expect.set_options(timeout=PATIENCE)
#: More clicks than any game takes.
MOST_CLICKS = 3000
#: Options that name no card and lie behind one.
BEHIND = {"discard-mission": ".plan [data-card]"}
#: In Rocketmen these are tried first, with the best payment proposed, and confirmed then.
TRIED = {"buy", "place", "refresh"}
ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "sense"}
#: Golden games of two, and after how many of their lines something flies and Ann is asked about it.
FLIGHTS = {"1969": ("1969-random-2-1", 235), "rocketmen": ("rocketmen-eager-2-0-1", 437)}


def find_chromium() -> str | None:
    """The program, where there is one."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def sentence(said: Json) -> str:
    """A message of the server in words, with the messages in it."""
    return words("en").say(_message(said))


def _message(part: Any) -> Any:
    """A part of an answer, with messages as the language files take them."""
    if isinstance(part, dict):
        return Message(part["id"], {name: _message(value) for name, value in part["args"].items()})
    return [_message(one) for one in part] if isinstance(part, list) else part


#: A request was answered with a no; a table was left before its live line was open.
IN_ORDER = ("Failed to load resource", "WebSocket is closed before the connection is established")


class Visitors:
    """Browsers that share nothing, each a person of its own."""

    def __init__(self, chromium: Browser, address: str) -> None:
        """Nobody is here yet."""
        self.chromium, self.address = chromium, address
        self._here: list[Visitor] = []

    def arrive(
        self,
        size: tuple[int, int] = WIDE,
        *,
        language: str = "en",
        motion: bool = False,
        dark: bool = False,
        touch: bool = False,
    ) -> Visitor:
        """Somebody with a browser of this size; without motion, games need no waiting."""
        context = self.chromium.new_context(
            base_url=self.address,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            is_mobile=touch,
        )
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(context)
        self._here.append(visitor)
        return visitor

    def leave(self) -> None:
        """Close all; nothing may have gone wrong."""
        for visitor in self._here:
            visitor.context.close()
        problems = [problem for visitor in self._here for problem in visitor.problems]
        assert problems == [], problems


class Visitor:
    """One person's browser."""

    def __init__(self, context: BrowserContext) -> None:
        """An empty page."""
        self.context = context
        self.page: Page = context.new_page()
        #: What the browser complained about.
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._hear)
        self._terms: dict[str, Any] = {}
        #: How the table stands, or would stand, where this person is asked.
        self.asked: Json = {}

    def _hear(self, message: Any) -> None:
        """Note errors and warnings, but not what is in order."""
        if message.type in ("error", "warning") and not any(text in message.text for text in IN_ORDER):
            self.problems.append(message.text)

    # --- the server, as this browser's owner ---------------------------------------------------

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """An answer of the server to this browser's cookie."""
        answer = self.context.request.fetch(f"/api{path}", method=method, data=body, timeout=PATIENCE)
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, game: str, seats: Sequence[Json], **more: Any) -> str:
        """A new table of one's own; its id."""
        self.ask("GET", "/server")
        opened: Json = self.ask("POST", "/tables", {"game": game, "seats": list(seats), **more})
        return str(opened["id"])

    def bring(self, game: str, lines: int | None = None, seats: Sequence[Json] = ()) -> str:
        """A table with a golden game: all of it to look at, or its first lines, to be played on."""
        text = (FOLDER / f"{game}.match").read_text(encoding="utf-8")
        begun = "\n".join(text.splitlines()[:lines])
        self.ask("GET", "/server")
        opened: Json = self.ask("POST", "/import", {"text": begun, "private": True, "seats": list(seats)})
        return str(opened["id"])

    def state(self, table: str, seat: int | None = None) -> Json:
        """How it stands."""
        query = "" if seat is None else f"&seat={seat}"
        state: Json = self.ask("GET", f"/tables/{table}/state?since=2147483647{query}")
        return state

    # --- at a table ------------------------------------------------------------------------------

    def sit(self, table: str) -> None:
        """Go to a table and wait for its board."""
        self.page.goto(f"/t/{table}")
        self.board.wait_for()

    def sit_and_look(self, table: str) -> Json:
        """Go to a table; the state as soon as it is this browser's turn and the page shows it."""
        self.sit(table)
        state = self.settled(table)
        self.caught_up(state["at"])
        return state

    @property
    def board(self) -> Locator:
        """The table as it is drawn."""
        return self.page.locator("[data-board]").first

    def caught_up(self, at: int) -> None:
        """Wait until the page shows what the seat has seen so far, and nothing moves any more."""
        shown = "at => { const board = document.querySelector('[data-board]'); "
        shown += "return board && Number(board.dataset.at) >= at && !board.dataset.held }"
        self.page.wait_for_function(shown, arg=at, polling=30)

    def sensible(self, table: str, state: Json) -> str:
        """The action that ``sense`` would take from what this seat may see."""
        if len(state["options"]) == 1:
            return str(state["options"][0]["action"])
        if table not in self._terms:
            info = self.ask("GET", f"/tables/{table}")
            game = game_named(info["game"])
            header = header_of(
                game,
                seats=[seat["name"] or f"s{seat['seat']}" for seat in info["seats"]],
                seed=0,
                edition=info["edition"],
                mode=info["mode"],
                options=info["options"],
                sides=[seat["side"] for seat in info["seats"]],
            )
            self._terms[table] = (game, game.begin(header).terms)
        game, terms = self._terms[table]
        view = decode(game.View, json.dumps(state["view"]).encode(), terms)
        options = [game.read_action(view, option["action"]) for option in state["options"]]
        chosen = bot_named("sense", game, 1).choose(view, options, None)
        return str(state["options"][options.index(chosen)]["action"])

    def click(self, action: str) -> None:
        """Do what an option says, where it is offered: on the thing itself, or behind it."""
        own = f"[data-action={json.dumps(action)}]"
        words = action.split()
        card = f"[data-card={json.dumps(words[1])}]" if len(words) > 1 else BEHIND.get(action, own)
        self.page.locator(f"{own}:visible, {card}:visible").first.wait_for()
        spots = self.page.locator(f"{own}:visible")
        if self.tries(action):
            if self.page.locator("[data-tried]").count() == 0:
                (spots if spots.count() else self.page.locator(f"{card}:visible")).first.click()
            self.confirm(action)
            return
        if spots.count() == 0:
            self.page.locator(f"{card}:visible").first.click()
            spots = self.page.locator(f"dialog {own}, [data-tried] {own}")
            if self.confirms:
                # Held up, or tried with something else: there it is offered too.
                spots.first.wait_for()
            # A card of which only one thing can be meant has done it by now.
            elif spots.count() == 0:
                return
        spots.first.click()

    @property
    def confirms(self) -> bool:
        """Whether what is tried on this board is confirmed as a whole, with the payment that it proposes."""
        return self.board.get_attribute("data-board") == "rocketmen"

    def tries(self, action: str) -> bool:
        """Whether such an action is tried first there."""
        return action.split()[0] in TRIED and self.confirms

    def confirm(self, action: str) -> None:
        """What is tried is what was meant, or becomes it; then it is done, paid as the table proposes."""
        tried = self.page.locator("[data-tried]")
        tried.wait_for()
        if tried.get_attribute("data-tried") != action:
            tried.locator(f"[data-action={json.dumps(action)}]").click()
            self.page.locator(f"[data-tried={json.dumps(action)}]").wait_for()
        tried.locator("[data-action].main").click()

    def answer(self, table: str, state: Json, act: Callable[[str], None] | None = None) -> str:
        """One choice of ``sense``, by clicks; waits until the server has taken it.

        A choice that is only tried at first is played on from how the table would stand, until it is done.
        """
        self.caught_up(state["at"])
        self.asked = state
        while True:
            action = self.sensible(table, self.asked)
            with self.page.expect_response(self._does if self.confirms else self._takes) as taken:
                (act or self.click)(action)
            answer = taken.value
            assert answer.ok, (action, answer.text())
            if answer.url.endswith("/actions"):
                return action
            self.asked = answer.json()["state"]

    @staticmethod
    def _does(answer: Response) -> bool:
        """To a choice that is done."""
        return answer.url.endswith("/actions")

    @staticmethod
    def _takes(answer: Response) -> bool:
        """To a choice that is done, or to one that is tried and can be changed by wishes."""
        tried = answer.url.endswith("/draft") and "wishes" in (answer.request.post_data or "")
        return tried or answer.url.endswith("/actions")

    def play(
        self,
        table: str,
        *,
        until: Callable[[Json], bool] = lambda state: False,
        act: Callable[[str], None] | None = None,
    ) -> Json:
        """Play on to the end, or until something is so; the state then."""
        for _ in range(MOST_CLICKS):
            state = self.settled(table)
            if state["awaited"] is None or until(state):
                return state
            self.answer(table, state, act)
        raise AssertionError("the game does not end")

    def settled(self, table: str) -> Json:
        """The state as soon as it is this browser's turn, or the game is over."""
        while True:
            state = self.state(table)
            if state["awaited"] in (None, state["seat"]):
                return state
            self.caught_up(state["at"] + 1)

    def see(self, text: str | re.Pattern[str]) -> None:
        """Wait until this can be read."""
        expect(self.page.get_by_text(text).first).to_be_visible()
