"""Rocketmen, played by its rules."""

from __future__ import annotations

from collections.abc import Mapping

from spacerace.kernel.voice import set_voice

__version__ = "0.1.0"


def _find_words(message_id: str, args: Mapping[str, object]) -> str:
    """The first sentence loads the language; whoever only plays never waits for it."""
    from spacerace.lang import words

    speak = words().sentence
    set_voice(speak)
    return speak(message_id, args)


set_voice(_find_words)
