"""Space-race board games: rules, bots, a terminal and a server."""

from __future__ import annotations

from collections.abc import Mapping

from spacerace.kernel.sentences import set_renderer

__version__ = "0.1.0"


def _find_words(message_id: str, args: Mapping[str, object]) -> str:
    """Load the words when the first sentence is needed. Playing without words needs no time for them."""
    from spacerace.lang import words

    speak = words().sentence
    set_renderer(speak)
    return speak(message_id, args)


set_renderer(_find_words)
