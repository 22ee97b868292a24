"""A bot of ours, or one from a file, on a seat of any server."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from spacerace.bots.bot import Bot
from spacerace.client.calls import Refused, Unreachable
from spacerace.client.seat import TableSeat, gone
from spacerace.kernel.chance import Luck
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import AnyAction
from spacerace.server.models import Gone, State, Table


def play_with(
    seat: TableSeat,
    bot: Bot,
    *,
    told: Callable[[State, AnyAction], None] = lambda state, action: None,
) -> State:
    """Let a bot play this seat to the end of the game; the last state. ``told`` hears of every choice.

    Whoever wants to take a step back, or votes on another's seat, has its consent. Raises Refused when the
    table or the seat is gone.
    """
    chosen = 0
    for message in seat.messages():
        match message:
            case Gone():
                raise gone(message)
            case Table():
                _agree_to_vote(seat)
            case State(awaited=None):
                return message
            case State():
                if seat.number in message.undo.waits_for:
                    _consent(seat.agree)
                elif message.options and message.at > chosen:
                    chosen = message.at
                    action = _choice(seat, bot, message)
                    told(message, action)
                    seat.act(action)
            case _:
                # A bot has no eyes for the chat.
                pass
    raise AssertionError("the line ends with the game or with a message")


def _agree_to_vote(seat: TableSeat) -> None:
    """Say yes to a vote on a seat of somebody else."""
    vote = seat.table.vote
    if vote is not None and seat.number in vote.waits_for and vote.seat != seat.number:
        _consent(lambda: seat.call("POST", "vote", {"agree": True}))


def _consent(give: Callable[[], object]) -> None:
    """Agree to something. It may be settled already, or the line be broken: then it is asked again."""
    with suppress(Refused, Unreachable):
        give()


def _choice(seat: TableSeat, bot: Bot, state: State) -> AnyAction:
    """What the bot chooses: of options that lead to the same result it sees one, as at every other table."""
    game = seat.game
    if game is None:
        raise BadSetup("", "refused-game-not-here", {"game": seat.table.game})
    # Options do not depend on what is hidden, so any state that fits the view has them.
    options = game.canonical_options(game.determinize(state.view, Luck(0)))
    return options[0] if len(options) == 1 else bot.choose(state.view, options, None)
