"""Turns a message id with its arguments into a sentence. The rooms above the kernel bring the words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

#: Makes a sentence of a message id and its arguments.
Renderer = Callable[[str, Mapping[str, object]], str]


def _without_words(message_id: str, args: Mapping[str, object]) -> str:
    """Without any language: the message id and its arguments."""
    return f"{message_id}({', '.join(f'{key}={value}' for key, value in args.items())})"


_render: Renderer = _without_words


def set_renderer(render: Renderer) -> None:
    """Use this function for all sentences from now on."""
    global _render
    _render = render


def current_renderer() -> Renderer:
    """The function in use, so that a caller can replace it for a while and restore it."""
    return _render


def sentence(message_id: str, args: Mapping[str, object]) -> str:
    """The message as a sentence, in the language in use."""
    return _render(message_id, args)
