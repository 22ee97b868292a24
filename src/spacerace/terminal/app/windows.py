"""The windows over the table: a text to read, a line to type, and the curtain between two people."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from spacerace.kernel.sentences import sentence


class Reader(ModalScreen[str]):
    """A text to read, until a key closes it; "review" if that is asked for."""

    BINDINGS = [("escape,enter,q,space", "close", ""), ("r", "review", "")]

    def __init__(self, title: str, text: Text, *, review: bool = False, final: bool = False) -> None:
        """``review``: the key "r" asks for a review. ``final``: there is no table to go back to."""
        super().__init__()
        self._heading, self._text, self._review, self._final = title, text, review, final

    def compose(self) -> ComposeResult:
        """Heading, text, keys."""
        keys = sentence("app-keys-close" if not self._final else "app-keys-leave", {})
        if self._review:
            keys = f"{keys} · {sentence('app-keys-review', {})}"
        with Vertical(classes="window"):
            yield Static(Text(self._heading, "bold"), classes="heading")
            with VerticalScroll():
                yield Static(self._text, classes="text")
            yield Static(Text(keys), classes="keys")

    def on_mount(self) -> None:
        """Arrow keys scroll the text."""
        self.query_one(VerticalScroll).focus()

    def tell(self, text: Text) -> None:
        """Show another text."""
        self._text = text
        self.query_one(".text", Static).update(text)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss("")

    def action_review(self) -> None:
        """Ask for a review."""
        if self._review:
            self.dismiss("review")


class Ask(ModalScreen[str]):
    """A line to type; Escape gives it up."""

    BINDINGS = [("escape", "close", "")]

    def __init__(self, title: str, example: str = "") -> None:
        """``example`` stands in the empty line."""
        super().__init__()
        self._heading, self._example = title, example

    def compose(self) -> ComposeResult:
        """Heading and line."""
        with Vertical(classes="window line"):
            yield Static(Text(self._heading, "bold"), classes="heading")
            yield Input(placeholder=self._example)
            yield Static(Text(sentence("app-keys-line", {})), classes="keys")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The line is typed."""
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        """Nothing is asked."""
        self.dismiss("")


class Curtain(ModalScreen[bool]):
    """Hides the table until the next person sits at the keyboard; False: they leave."""

    BINDINGS = [("enter", "open", ""), ("q", "leave", "")]

    def __init__(self, name: str) -> None:
        """Who comes next."""
        super().__init__()
        self._name = name

    def compose(self) -> ComposeResult:
        """One sentence on an empty screen."""
        yield Static(Text(sentence("terminal-hand-over", {"name": self._name}), "bold"), classes="curtain")

    def on_click(self) -> None:
        """A click opens it too."""
        self.dismiss(True)

    def action_open(self) -> None:
        """The next person is here."""
        self.dismiss(True)

    def action_leave(self) -> None:
        """Nobody goes on."""
        self.dismiss(False)
