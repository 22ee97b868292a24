"""What a game prints on a console, as a text for a window of the application."""

from __future__ import annotations

import io
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

#: What is less important.
QUIET = "#8a93a3"
#: Colours as a game names them, where those of the terminal would be hard to read on our background.
READABLE = {
    "color(1)": "#ff6b6b",
    "color(2)": "#7ee08a",
    "color(3)": "#e8c66a",
    "color(4)": "#6cb0ff",
    "color(5)": "#e58cff",
    "color(6)": "#7fd6ff",
    "color(8)": QUIET,
    "bright_black": QUIET,
    "color(12)": "#6cb0ff",
}


def sheet(width: int, height: int) -> Console:
    """A console of this size that prints into a text."""
    return Console(
        file=io.StringIO(),
        width=max(width, 20),
        height=height,
        force_terminal=True,
        color_system="standard",
        markup=False,
        highlight=False,
        emoji=False,
        legacy_windows=False,
    )


def printed(console: Console, draw: Callable[[], object]) -> Text:
    """What this prints on the console, with its colours."""
    with console.capture() as capture:
        draw()
    return text_of(capture.get())


def text_of(printed: str) -> Text:
    """A text from what a terminal would be sent."""
    return readable(Text.from_ansi(printed.rstrip()))


def readable(text: Text) -> Text:
    """The text with colours that can be read; this object itself is changed."""
    for number, span in enumerate(text.spans):
        style = " ".join(READABLE.get(part, part) for part in str(span.style).split())
        text.spans[number] = span._replace(style=style)
    return text
