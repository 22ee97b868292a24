"""Hints: what a bot would do by the view of a seat, and why, in one or two sentences."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct

from spacerace.bots import bot_named
from spacerace.bots.search_bot import Look, SearchBot
from spacerace.kernel.game import AnyAction, AnyView, Game, Message, with_names
from spacerace.study.comparison import DEALS, percent, results
from spacerace.study.game_study import study_of

#: Options that a hint compares.
SHOWN = 3
#: An option that the search tried less often is not mentioned.
LEAST_LOOKS = 3
#: A smaller difference, in percent of a win, is not mentioned.
CLEAR = 2


class Choice(Struct, frozen=True):
    """What a search found about one option."""

    #: Its number among the options.
    option: int
    #: In how many deals it was played on.
    looks: int
    #: Its expected share of a win, in percent.
    worth: int


class Hint(Struct, frozen=True):
    """The option that a bot would take, and why. If the bot searched, also how the best options compare."""

    chosen: int
    why: tuple[Message, ...]
    choices: tuple[Choice, ...]


def hint(
    game: Game,
    view: AnyView,
    options: Sequence[AnyAction],
    bot_text: str,
    seed: int,
    names: Sequence[str] = (),
) -> Hint:
    """Ask a bot. It sees only the view, so a hint tells no secrets. ``names`` are by seat."""
    bot = bot_named(bot_text, game, seed)
    chosen = list(options).index(bot.choose(view, options, None)) if len(options) > 1 else 0
    if len(options) == 1:
        return Hint(0, (Message("know-hint-only"),), ())
    looks = bot.looks if isinstance(bot, SearchBot) else []
    choices = compared(game, view, options, looks, chosen)
    said = [_odds(game, view, options[chosen]), _found(game, view, options, choices)]
    said.append(study_of(game).aim(view, options[chosen]))
    why = tuple(with_names(message, names) for message in said if message is not None)
    return Hint(chosen, why or (Message("know-hint-plain"),), choices)


def compared(
    game: Game, view: AnyView, options: Sequence[AnyAction], looks: Sequence[Look], chosen: int
) -> tuple[Choice, ...]:
    """The chosen option and those that come next, by what a review would say of them too."""
    if not looks:
        return ()
    others = [number for number, look in enumerate(looks) if look.visits >= LEAST_LOOKS and number != chosen]
    others = sorted(others, key=lambda number: -looks[number].gain)[: SHOWN - 1]
    shown = [chosen, *others] if others else []
    means = {number: fmean(results(game, view, options[number])) for number in shown}
    best = min(1.0, max(0.0, means.get(chosen, looks[chosen].value)))
    worth = {number: percent(best) - percent(means[chosen] - mean) for number, mean in means.items()}
    found = [Choice(number, DEALS, min(100, max(0, worth[number]))) for number in others]
    found.sort(key=lambda choice: -choice.worth)
    return (Choice(chosen, DEALS if others else looks[chosen].visits, percent(best)), *found)


def _odds(game: Game, view: AnyView, action: AnyAction) -> Message | None:
    """The exact odds, if the option is a gamble."""
    preview = game.previews(view, [action])[0]
    return None if preview is None else preview.say


def _found(
    game: Game, view: AnyView, options: Sequence[AnyAction], choices: Sequence[Choice]
) -> Message | None:
    """The result of the search for the chosen option, compared with the next best one."""
    if len(choices) < 2:
        return None
    best, other = choices[0], choices[1]
    label = game.say_action(view, options[other.option])
    if other.worth + CLEAR > best.worth:
        return Message("know-hint-level", {"worth": best.worth, "other": label})
    return Message("know-hint-search", {"worth": best.worth, "other": label, "others": other.worth})
