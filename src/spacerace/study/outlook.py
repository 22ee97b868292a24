"""Every seat's chance to win during a game, estimated from what is public."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor

from spacerace.bots import heuristic_of
from spacerace.bots.search_bot import shares
from spacerace.kernel.game import AnyState, Game
from spacerace.kernel.match import Match
from spacerace.kernel.seats import SPECTATOR
from spacerace.study.findings import Outlook
from spacerace.study.story import Scene, first_state

#: The most moments of a curve, so that a long game takes no more time.
MOMENTS = 80


def outlook(match: Match, told: Sequence[Scene]) -> Iterator[Outlook]:
    """The curve from the first moment to the last. It is empty if the game offers no estimate."""
    if not told or heuristic_of(match.game) is None:
        return
    moments: list[tuple[int, AnyState]] = [(0, first_state(match))]
    moments += [(scene.entry, scene.after) for scene in told]
    last = len(moments) - 1
    count = min(MOMENTS, last)
    for number in range(count + 1):
        entry, state = moments[number * last // count]
        chances = _final(match.game, state) if number == count else None
        yield Outlook(entry, whole_percents(chances or _guessed(match.game, state)))


def _final(game: Game, state: AnyState) -> list[float] | None:
    """Who has won, once the game is over."""
    result = game.result(state)
    if game.to_act(state) is not None or not result.winners:
        return None
    won = 1 / len(result.winners)
    return [won if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def _guessed(game: Game, state: AnyState) -> list[float]:
    """The chances by the expected points of all seats."""
    sense = heuristic_of(game)
    assert sense is not None
    return shares(sense.estimate(game.view(state, SPECTATOR)), sense.SPREAD)


def whole_percents(chances: Sequence[float]) -> tuple[int, ...]:
    """Chances as whole percents that add up to 100: those with the largest remainders are rounded up.

    Chances are rounded only here. Clients show them unchanged.
    """
    exact = [100 * chance for chance in chances]
    whole = [floor(part) for part in exact]
    by_rest = sorted(range(len(exact)), key=lambda seat: whole[seat] - exact[seat])
    for seat in by_rest[: 100 - sum(whole)]:
        whole[seat] += 1
    return tuple(whole)
