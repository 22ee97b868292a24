"""What a person types in 1969: verbs cut short, things by name; and an action as one may type it."""

from __future__ import annotations

from spacerace.games.nineteen69.rules import actions as a
from spacerace.games.nineteen69.rules.ids import MissionId, ResearchId, ScientistId
from spacerace.games.nineteen69.rules.notation import VERBS
from spacerace.games.nineteen69.rules.state import State
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.games.nineteen69.rules.words import mission_name, research_name, scientist_name
from spacerace.kernel.game import Message
from spacerace.terminal.screen import say
from spacerace.terminal.typed import plain, split_verb


def complete(state: State, text: str) -> str:
    """A typed text as the short text of an action: the verb may be cut short, things go by name."""
    verb, rest = split_verb(text, VERBS.values())
    return " ".join(filter(None, [verb, _thing(state, verb, rest)]))


def _thing(state: State, verb: str, rest: str) -> str:
    """What a verb is about: the id of what is called like this; a player goes by the number on the screen."""
    if verb == VERBS[a.SpyOn]:
        number = rest.removeprefix("player").strip()
        return str(int(number) - 1) if number.isdecimal() else rest
    called = _ids(state.terms).get(verb, {})
    begun = {id for name, id in called.items() if rest and name.startswith(rest)}
    return called.get(rest, begun.pop() if len(begun) == 1 else rest)


def _ids(terms: Terms) -> dict[str, dict[str, str]]:
    """By verb, the ids of what can follow it, by id and by name."""
    names: dict[str, list[tuple[str, Message]]] = {
        VERBS[a.Launch]: [
            (one.id, mission_name(terms, MissionId(index))) for index, one in enumerate(terms.missions)
        ],
        VERBS[a.Hire]: [
            (one.id, scientist_name(terms, ScientistId(index))) for index, one in enumerate(terms.scientists)
        ],
        VERBS[a.PlaceIn]: [
            (one.id, research_name(terms, ResearchId(index))) for index, one in enumerate(terms.researches)
        ],
    }
    return {
        verb: {called: id for id, name in pairs for called in (plain(id), plain(say(name)))}
        for verb, pairs in names.items()
    }


def spelled(state: State, action: a.Action) -> str:
    """An action as a person may type it: its short text with names."""
    verb, terms = VERBS[type(action)], state.terms
    match action:
        case a.Launch(mission=index):
            return f"{verb} {say(mission_name(terms, MissionId(index)))}"
        case a.Hire(scientist=index):
            return f"{verb} {say(scientist_name(terms, ScientistId(index)))}"
        case a.PlaceIn(research=index):
            return f"{verb} {say(research_name(terms, ResearchId(index)))}"
        case a.SpyOn(seat=seat):
            return f"{verb} {seat + 1}"
        case a.SwapCard(value=value) | a.Discard(value=value) | a.Commit(value=value):
            return f"{verb} {value}"
        case a.Convert(count=count):
            return f"{verb} {count}"
        case a.Reroll(face=face):
            return f"{verb} {face}"
        case _:
            # Other actions have no fields, or are never typed: chance brings them.
            return verb
