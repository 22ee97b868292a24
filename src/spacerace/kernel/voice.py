"""The voice: how a message id with its arguments becomes a sentence that a person reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping

Voice = Callable[[str, Mapping[str, object]], str]


def _spell(message_id: str, args: Mapping[str, object]) -> str:
    """The voice that knows no language: the message id and its arguments."""
    return f"{message_id}({', '.join(f'{key}={value}' for key, value in args.items())})"


_speak: Voice = _spell


def set_voice(hook: Voice) -> None:
    """Lets ``hook`` speak from now on."""
    global _speak
    _speak = hook


def present_voice() -> Voice:
    """The voice that speaks now, for whoever lends it to another for a while."""
    return _speak


def sentence(message_id: str, args: Mapping[str, object]) -> str:
    """The message as a sentence, in the words of the present voice."""
    return _speak(message_id, args)
