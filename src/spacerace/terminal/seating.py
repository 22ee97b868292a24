"""Who sits down: people and bots from a list such as "Ann:red,search:200,my_bot.py"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from spacerace.bots import BOTS, THINKERS, bot_named
from spacerace.bots.own_bot import is_path
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Game
from spacerace.terminal.screen import say

#: What looks like a budget, right or wrong: it begins with a digit.
_BUDGET = re.compile(r"-?[0-9.].*")
#: The number behind the second bot of a kind and those after it.
_NUMBER = re.compile(r"-\d+$")
#: A bot with a budget, as its seat is called: a name holds no colon (T-5).
_WITH_BUDGET = re.compile(r"(\w+) \(([^()]+)\)")
#: From here on a name is so like a bot's that it is taken for a slip.
_ALIKE = 0.8


class Guest(NamedTuple):
    """One part of the list."""

    #: A person's name; "" for a bot.
    name: str
    #: What ``bot_named`` makes the bot from; "" for a person.
    bot: str
    side: str


def bot_of(name: str) -> str | None:
    """The bot that sits under a name such as "random-2", "search (200)" or "my_bot.py"; None: a person."""
    bare = _NUMBER.sub("", name)
    if is_path(bare):
        return bare
    kind = bare.casefold()
    if kind in BOTS:
        return kind
    found = _WITH_BUDGET.fullmatch(kind)
    return f"{found[1]}:{found[2]}" if found and found[1] in BOTS else None


def seats_of(text: str, game: Game) -> tuple[list[str], list[str]]:
    """The names and sides of a list; "" where no side is named. Raises BadSetup for a bot that cannot be.

    What stands behind a colon is a budget of a bot, or a side: its id, or its name in the present language.
    Bots are numbered, so that several of a kind can sit down.
    """
    by_name = {name.casefold(): side for side in game.SIDES for name in (side, say(game.say_side(side)))}
    names: list[str] = []
    sides: list[str] = []
    for part in text.split(","):
        guest = _guest(part.strip(), game, by_name)
        names.append(_next_name(guest.bot, names) if guest.bot else guest.name)
        # A side that the game does not know may stand in a pack; if not, the game says so.
        sides.append(by_name.get(guest.side.casefold(), guest.side))
    return names, sides


def _guest(text: str, game: Game, by_name: Mapping[str, str]) -> Guest:
    """A person or a bot. What was meant for a bot is never taken for a person."""
    name, *more = (piece.strip() for piece in text.split(":"))
    budget = more.pop(0) if more and _BUDGET.fullmatch(more[0]) and more[0].casefold() not in by_name else ""
    if len(more) > 1 or more == [""]:
        raise BadSetup("", "refused-side", {"side": ":".join(more), "known": ", ".join(game.SIDES)})
    side = more[0] if more else ""
    kind = name.casefold()
    if is_path(name) or kind in BOTS or budget:
        bot = name if is_path(name) else kind
        bot = f"{bot}:{budget}" if budget else bot
        _check_bot(bot, game)
        return Guest("", bot, side)
    if "/" in name or "\\" in name:
        raise BadSetup("", "refused-no-bot-file", {"file": name})
    slip = get_close_matches(kind, BOTS, n=1, cutoff=_ALIKE)
    if slip:
        raise BadSetup("", "refused-bot-mistyped", {"name": name, "bot": slip[0]})
    return Guest(name, "", side)


def _check_bot(bot: str, game: Game) -> None:
    """Refuse a bot that cannot be made: an unknown one, a wrong budget, a file without a bot."""
    if is_path(bot.partition(":")[0]) and ":" in bot:
        about = {"bot": bot.partition(":")[0], "thinkers": ", ".join(THINKERS)}
        raise BadSetup("", "refused-no-budget", about)
    if is_path(bot) and not Path(bot).is_file():
        raise BadSetup("", "refused-no-bot-file", {"file": bot})
    bot_named(bot, game, 0)


def _next_name(bot: str, taken: list[str]) -> str:
    """The first free name for a bot of this kind."""
    kind, _, budget = bot.partition(":")
    name = f"{kind} ({budget})" if budget else kind
    number = sum(bot_of(one) == bot for one in taken) + 1
    return name if number == 1 else f"{name}-{number}"
