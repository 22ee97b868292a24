"""Players that choose from a view and a list of options; one file a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from spacerace.bots.idle_bot import IdleBot
from spacerace.bots.random_bot import RandomBot
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import AnyAction, AnyView


class Bot(Protocol):
    """A player who answers when its seat is awaited."""

    #: How people ask for it.
    name: str
    #: It looks at nothing but the options, so nobody need make it a view.
    blind: bool

    def choose(self, view: AnyView, options: Sequence[AnyAction], clock: object | None) -> AnyAction:
        """One of the options; there are at least two. A blind bot may get None for a view."""


#: Bots by name; each is made from a seed, so that its choices can be had again.
BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "idle": IdleBot}


def bot_named(name: str, seed: int) -> Bot:
    """A bot of this name; raises BadSetup if there is none."""
    if name not in BOTS:
        raise BadSetup("", "refused-unknown-bot", {"bot": name, "known": ", ".join(BOTS)})
    return BOTS[name](seed)


def derived_seed(seed: int, number: int) -> int:
    """The seed of one game or one bot among many, from the seed of them all."""
    return seed * 1_000_003 + number
