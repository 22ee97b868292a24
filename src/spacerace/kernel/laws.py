"""Laws that every game must hold, as plain functions: each returns what is broken, or nothing.

The tests run them on random games. A host can run them on a match that looks wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from spacerace.kernel.apply import apply, check
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import decode, encode
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.game import AnyAction, AnyFact, AnyState, AnyView, Game
from spacerace.kernel.match import Match, replay
from spacerace.kernel.seats import CHANCE, SPECTATOR, Seat


def broken_laws(
    laws: Mapping[str, Callable[[AnyState, AnyState | None], Iterator[str]]],
    state: AnyState,
    before: AnyState | None,
) -> list[str]:
    """What a state breaks of a game's own laws; ``before`` is the state it came from."""
    return [broken for law in laws.values() for broken in law(state, before)]


def somebody_can_act(game: Game, state: AnyState) -> Iterator[str]:
    """An awaited player has an option, and awaited chance has an outcome."""
    awaited = game.to_act(state)
    if awaited == CHANCE:
        if not game.chance(state).bag:
            yield "chance is awaited and has nothing to bring"
        if sum(weight for _, weight in game.outcomes(state)) != len(game.chance(state).bag):
            yield "the weights of the outcomes do not add up"
    elif awaited is not None:
        options = game.options(state)
        if not options:
            yield "somebody is awaited and has no option"
        if len(set(options)) != len(options):
            yield "an option is listed twice"
        canonical = game.canonical_options(state)
        if not canonical or not set(canonical) <= set(options):
            yield "canonical options are not among the options"


def only_options_pass(game: Game, state: AnyState, seats: int) -> Iterator[str]:
    """Every option passes the check for its own seat, and for no other seat (T-1)."""
    awaited = game.to_act(state)
    if awaited in (None, CHANCE):
        return
    for action in game.options(state):
        check(game, state, awaited, action)
    for seat in (*range(seats), CHANCE, SPECTATOR):
        if seat != awaited and _passes(game, state, seat, game.options(state)[0]):
            yield f"seat {seat} may do what seat {awaited} is asked"


def _passes(game: Game, state: AnyState, seat: Seat, action: AnyAction) -> bool:
    """Whether a check lets an action through."""
    try:
        check(game, state, seat, action)
    except IllegalAction:
        return False
    return True


def apply_is_pure(game: Game, state: AnyState, action: AnyAction) -> Iterator[str]:
    """``apply`` leaves its argument untouched and always gives the same."""
    awaited = game.to_act(state)
    assert awaited is not None
    before = encode(state)
    first = encode(apply(game, state, awaited, action))
    if encode(state) != before:
        yield "apply has changed the state it was given"
    if encode(apply(game, state, awaited, action)) != first:
        yield "apply gave two different states"


def survives_codec(game: Game, state: AnyState, seats: int) -> Iterator[str]:
    """States and views are the same after writing and reading; an action after its short text."""
    if encode(decode(game.State, encode(state), state.terms)) != encode(state):
        yield "the state changes when written and read"
    for seat in (*range(seats), SPECTATOR):
        seen = game.view(state, seat)
        if decode(game.View, encode(seen), state.terms) != seen:
            yield "a view changes when written and read"
    if game.to_act(state) not in (None, CHANCE):
        for action in game.options(state):
            if game.read_action(state, game.write_action(state, action)) != action:
                yield "an action changes when written and read"


def views_hide(game: Game, state: AnyState, seats: int, luck: Luck) -> Iterator[str]:
    """A state redealt from a view gives the same view, figures, options, news and awaited seat.

    Labels and short texts of the options are the same by the view as by the state.
    """
    for seat in (*range(seats), SPECTATOR):
        seen = game.view(state, seat)
        other = game.determinize(seen, luck)
        if encode(game.view(other, seat)) != encode(seen):
            yield f"the view of seat {seat} can tell two deals apart"
        if game.figures(other, seat) != game.figures(state, seat):
            yield f"the figures of seat {seat} depend on what is hidden"
        if game.to_act(other) != game.to_act(state):
            yield f"seat {seat} sees another seat awaited"
        if seat == game.to_act(state):
            options = game.options(state)
            yield from _reads_alike(game, state, seen, options)
            if game.options(other) != options:
                yield f"the options of seat {seat} depend on what is hidden"
            for action in [one for one in options if not game.reveals(state, one)][-1:]:
                if _news(game, state, seat, action) != _news(game, other, seat, action):
                    yield f"the news of seat {seat} depend on what is hidden"


def _reads_alike(game: Game, state: AnyState, seen: AnyView, options: list[AnyAction]) -> Iterator[str]:
    """Labels and short texts are the same by the view of the awaited seat."""
    if game.say_step(seen) != game.say_step(state):
        yield "the step is told otherwise by the view"
    for action in options:
        text = game.write_action(state, action)
        if game.say_action(seen, action) != game.say_action(state, action):
            yield f"the label of {text!r} is another by the view"
        if game.write_action(seen, action) != text or game.read_action(seen, text) != action:
            yield f"{text!r} is written or read otherwise by the view"


def _news(game: Game, state: AnyState, seat: Seat, action: AnyAction) -> list[AnyFact | None]:
    """What a seat learns from its own action. If the action reveals something, the results may differ."""
    return [game.redact(fact, seat) for fact in apply(game, state, seat, action).facts]


def replays(match: Match) -> Iterator[str]:
    """Header and log play back to the same bytes."""
    again = replay(match.game, match.header, match.log)
    if encode(again.state) != encode(match.state) or again.log != match.log:
        yield "the match plays back to another state"


#: The laws by the names that the pages of rules use.
LAWS = {
    "somebody can act": somebody_can_act,
    "only one seat is awaited": only_options_pass,
    "apply is pure": apply_is_pure,
    "everything survives writing and reading": survives_codec,
    "a view holds no secret": views_hide,
    "a log plays back": replays,
}
