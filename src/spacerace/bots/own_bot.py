"""Bots that people write themselves: a Python file with a class that has ``choose``."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from spacerace.bots.bot import Bot
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Game


def is_path(kind: str) -> bool:
    """Whether a bot is named by its file."""
    return kind.endswith(".py")


def load_bot(path: Path) -> Callable[[Game, int], Bot]:
    """The one class in this file that has ``choose``; it is made from a game and a seed."""
    module_name = f"own_bot_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:16]}"
    spec = spec_from_file_location(module_name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadSetup("", "refused-no-bot-file", {"file": str(path)})
    module = module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadSetup("", "refused-bot-file-broken", {"file": str(path), "reason": reason}) from error
    own = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and thing.__module__ == module_name and hasattr(thing, "choose")
    ]
    if len(own) != 1:
        raise BadSetup("", "refused-bot-file-classes", {"file": str(path), "count": len(own)})
    return _maker(own[0], path)


def _maker(kind: type, path: Path) -> Callable[[Game, int], Bot]:
    """Makes bots of this class, with the names that a short class need not give."""

    def make(game: Game, seed: int) -> Bot:
        try:
            bot = kind(game, seed)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise BadSetup("", "refused-bot-file-broken", {"file": str(path), "reason": reason}) from error
        for name, value in {"name": path.stem, "blind": False}.items():
            if not hasattr(bot, name):
                setattr(bot, name, value)
        found: Bot = bot
        return found

    return make
