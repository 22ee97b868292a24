"""What a bot would do from a seat's view, and why, in a sentence or two."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from spacerace.bots import bot_named
from spacerace.bots.search_bot import Look, SearchBot
from spacerace.kernel.game import AnyAction, AnyView, Game, Message, with_names
from spacerace.study.game_study import study_of

#: Options that a hint compares.
SHOWN = 3
#: An option that was looked at less often is not worth a word.
LEAST_LOOKS = 3
#: Percent of a win that are worth a word.
CLEAR = 2


class Choice(Struct, frozen=True):
    """What a search found out about one option."""

    #: Its number among the options.
    option: int
    looks: int
    #: The share of a win that it comes to, in percent.
    worth: int


class Hint(Struct, frozen=True):
    """The option that a bot would take, why, and how the best ones compare where it searched."""

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
    """Ask a bot. It sees the view and nothing else, so neither does the hint; ``names`` are by seat."""
    bot = bot_named(bot_text, game, seed)
    chosen = list(options).index(bot.choose(view, options, None)) if len(options) > 1 else 0
    if len(options) == 1:
        return Hint(0, (Message("know-hint-only"),), ())
    looks = bot.looks if isinstance(bot, SearchBot) else []
    choices = compared(looks, chosen)
    said = [_odds(game, view, options[chosen]), _found(game, view, options, choices)]
    said.append(study_of(game).aim(view, options[chosen]))
    why = tuple(with_names(message, names) for message in said if message is not None)
    return Hint(chosen, why or (Message("know-hint-plain"),), choices)


def compared(looks: Sequence[Look], chosen: int) -> tuple[Choice, ...]:
    """The options that were looked at most, the chosen one first; all measured in the same deals."""
    if not looks:
        return ()
    # The search compares all options with the heuristic's choice, so a hint gives their difference to it.
    base = max(looks, key=lambda look: look.visits)
    found = [
        Choice(number, look.visits, round(100 * min(1.0, max(0.0, base.value + look.gain))))
        for number, look in enumerate(looks)
        if look.visits >= LEAST_LOOKS or number == chosen
    ]
    return tuple(sorted(found, key=lambda choice: (choice.option != chosen, -choice.worth))[:SHOWN])


def _odds(game: Game, view: AnyView, action: AnyAction) -> Message | None:
    """The exact odds, if the option is a gamble."""
    preview = game.previews(view, [action])[0]
    return None if preview is None else preview.say


def _found(
    game: Game, view: AnyView, options: Sequence[AnyAction], choices: Sequence[Choice]
) -> Message | None:
    """What the search found, against the next best option."""
    if len(choices) < 2:
        return None
    best, other = choices[0], choices[1]
    label = game.say_action(view, options[other.option])
    if other.worth + CLEAR > best.worth:
        return Message("know-hint-level", {"worth": best.worth, "other": label})
    return Message("know-hint-search", {"worth": best.worth, "other": label, "others": other.worth})
