"""Turns a message id with its arguments into a sentence. The rooms above the kernel bring the words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

Voice = Callable[[str, Mapping[str, object]], str]


def _spell(message_id: str, args: Mapping[str, object]) -> str:
    """Without any language: the message id and its arguments."""
    return f"{message_id}({', '.join(f'{key}={value}' for key, value in args.items())})"


_speak: Voice = _spell


def set_voice(hook: Voice) -> None:
    """Use this function for all sentences from now on."""
    global _speak
    _speak = hook


def present_voice() -> Voice:
    """The function in use, so that a caller can replace it for a while and restore it."""
    return _speak


def sentence(message_id: str, args: Mapping[str, object]) -> str:
    """The message as a sentence, in the language in use."""
    return _speak(message_id, args)
