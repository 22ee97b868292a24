"""``spacerace join``: a bot takes a seat at a table of any server."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.commands.common import add_command, fresh_seed, help_text, whole_number
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.sentences import sentence

if TYPE_CHECKING:
    from spacerace.client import TableSeat
    from spacerace.commands.common import Commands
    from spacerace.kernel.game import AnyAction
    from spacerace.server.models import State

#: Where the token of a seat may stand: command lines show in lists of processes.
TOKEN = "SPACERACE_TOKEN"


def add(commands: Commands) -> None:
    """The options of ``join``."""
    parser = add_command(commands, "join")
    add = parser.add_argument
    add("link", metavar="URL", help=help_text("cli-join-link", {"variable": TOKEN}))
    add("bot", metavar="BOT", help=help_text("cli-join-bot"))
    add("--name", metavar="NAME", help=help_text("cli-join-name"))
    add("--side", metavar="SIDE", help=help_text("cli-join-side"))
    add("--seed", metavar="S", type=whole_number, help=help_text("cli-join-seed"))
    parser.set_defaults(run=join)


def join(args: argparse.Namespace) -> int:
    """Take a seat, and let the bot play to the end."""
    try:
        import websockets  # noqa: F401
    except ImportError:
        raise BadSetup("", "refused-no-client") from None
    from spacerace.bots import bot_named
    from spacerace.client import look, play_with, sit
    from spacerace.games import game_named

    # The bot is made before anybody sits down: a wrong one must not take a seat.
    game = game_named(look(args.link).game)
    bot = bot_named(args.bot, game, fresh_seed() if args.seed is None else args.seed)
    name = args.name or Path(args.bot.partition(":")[0]).stem
    with sit(args.link, token=os.environ.get(TOKEN, ""), name=name, side=args.side, told=_tell_wait) as seat:
        about = {"name": _names(seat)[seat.number], "table": seat.table.id}
        print(sentence("join-seated", about), flush=True)
        end = play_with(seat, bot, told=lambda state, action: _tell_choice(seat, state, action))
        _tell_end(seat, end)
    return 0


def _names(seat: TableSeat) -> list[str]:
    """Who sits at the table; a seat without a name by its number."""
    return [one.name or sentence("seat-number", {"number": one.seat + 1}) for one in seat.table.seats]


def _tell_wait(seconds: float, reason: str) -> None:
    """The line is broken."""
    print(
        sentence("join-waits", {"seconds": f"{seconds:.1f}", "reason": reason}), file=sys.stderr, flush=True
    )


def _tell_choice(seat: TableSeat, state: State, action: AnyAction) -> None:
    """What the bot does."""
    from spacerace.kernel.game import with_names

    assert seat.game is not None
    label = with_names(seat.game.say_action(state.view, action), _names(seat))
    print(sentence(label.id, label.args), flush=True)


def _tell_end(seat: TableSeat, end: State) -> None:
    """The scores, and who has won."""
    if end.result is None:
        return
    names = _names(seat)
    scores = [f"{name} {points}" for name, points in zip(names, end.result["scores"], strict=False)]
    winners = [names[number] for number in end.result["winners"] if number < len(names)]
    about = {"scores": scores, "winners": winners, "count": len(winners)}
    print(sentence("join-over", about), flush=True)
