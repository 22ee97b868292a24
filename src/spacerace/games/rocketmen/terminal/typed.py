"""What a person types in Rocketmen: verbs cut short, cards by name; and an action as one may type it."""

from __future__ import annotations

from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules.chapters import buying
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.names import card_name
from spacerace.games.rocketmen.rules.notation import VERBS, write_action
from spacerace.games.rocketmen.rules.state import State
from spacerace.terminal.screen import say
from spacerace.terminal.typed import plain, split_verb

#: Verbs whose next word is no card, and words that may follow a card.
_CARDLESS, _PLACES = ("launch", "pay-token"), ("plan", "pad")


def complete(state: State, text: str) -> str:
    """A typed text as the short text of an action: the verb may be cut short, cards go by name."""
    verb, rest = split_verb(text, VERBS.values())
    typed = rest.split()
    return " ".join([verb, *(typed if verb in _CARDLESS else _cards_in(state, typed))])


def _cards_in(state: State, typed: list[str]) -> list[str]:
    """Typed words with card names put together to the keys of cards."""
    keys = _keys_by_name(state)
    found: list[str] = []
    while typed:
        for length in range(len(typed), 0, -1):
            spelled = " ".join(typed[:length])
            key = keys.get(spelled)
            if key is None and spelled not in _PLACES:
                key = _key_by_part(state, spelled)
            if key is not None or length == 1:
                found.append(key or typed[0])
                typed = typed[length:]
                break
    return found


def _key_by_part(state: State, spelled: str) -> str | None:
    """The key of the card in sight with this in its name, from some word on; None unless it is one name."""
    found: dict[str, str] = {}
    for card in _in_sight(state):
        name = plain(say(card_name(state.terms, card)))
        if f" {spelled}" in f" {name}":
            found.setdefault(name, state.terms.cards[card].key)
    return next(iter(found.values())) if len(found) == 1 else None


def _in_sight(state: State) -> list[CardId]:
    """The cards that the player whose turn it is can do something with."""
    player = state.players[state.seat]
    return [*player.hand, *buying.offers(state), *player.pad, *player.playing_area]


def _keys_by_name(state: State) -> dict[str, str]:
    """Keys of cards by all that they may be called; of equal names the card in sight comes first."""
    terms, in_sight = state.terms, _in_sight(state)
    colour = f"{state.terms.colours[state.seat]}-"
    keys: dict[str, str] = {}
    for card in [*in_sight, *range(len(terms.cards))]:
        key = terms.cards[card].key
        for name in (key, key.removeprefix(colour), say(card_name(terms, card))):
            keys.setdefault(plain(name), key)
    return keys


def spelled(state: State, action: a.Action) -> str:
    """An action as a person may type it: its short text with the names of cards."""
    terms = state.terms
    words_typed = write_action(state, action).split()
    return " ".join(
        say(card_name(terms, terms.by_key[one])) if one in terms.by_key else one for one in words_typed
    )
