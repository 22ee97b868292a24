"""Keys that were typed before anybody was asked: they must not answer a question that nobody has read."""

from __future__ import annotations

import sys
from contextlib import suppress


def drop_typed() -> None:
    """Forget what was typed and not read yet, if a person types; a pipe keeps its lines."""
    with suppress(OSError, ValueError):
        if not sys.stdin.isatty():
            return
        try:
            import termios
        except ImportError:
            _drop_on_windows()
        else:
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def _drop_on_windows() -> None:
    """The same where there is no termios."""
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
