"""The short text of an action, as match files have it, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import fields

from spacerace.games.rocketmen import actions as a
from spacerace.games.rocketmen.printed import DESTINATIONS
from spacerace.games.rocketmen.state import State
from spacerace.kernel.errors import IllegalAction

#: The verb of each action. What follows are its fields: cards by key, places and tokens by name.
VERBS: dict[type, str] = {
    a.BuyCard: "buy",
    a.PayWithCard: "pay",
    a.PayWithToken: "pay-token",
    a.PlaceCard: "place",
    a.PlaceCardFree: "place-free",
    a.DrawPending: "draw-pending",
    a.DiscardCard: "discard",
    a.DiscardMission: "discard-mission",
    a.KeepMission: "keep-mission",
    a.PlayEffect: "play",
    a.Choose: "choose",
    a.Confirm: "confirm",
    a.Pass: "pass",
    a.StoreCard: "store",
    a.TakeStored: "take-stored",
    a.RefreshCard: "refresh",
    a.LaunchTo: "launch",
    a.CountPoints: "count",
    a.UseEffect: "use",
    a.CopyTo: "copy",
    a.DrawSuccess: "draw-success",
    a.Abort: "abort",
    a.EndTurn: "end-turn",
    a.Drawn: "drawn",
    a.FirstPlayer: "first-player",
}
_KINDS = {verb: kind for kind, verb in VERBS.items()}
_WORDS: dict[str, tuple[str, ...]] = {
    "place": ("plan", "pad"),
    "token": ("money", "science"),
    "destination": DESTINATIONS,
}


def write_action(state: State, action: a.Action) -> str:
    """The short text of an action."""
    words = [VERBS[type(action)]]
    for info in fields(action):
        value = getattr(action, info.name)
        if info.name in ("card", "target"):
            known = 0 <= value < len(state.terms.cards)
            words.append(state.terms.cards[value].key if known else str(value))
        else:
            words.append(str(value))
    return " ".join(words)


def read_action(state: State, text: str) -> a.Action:
    """The action of a short text; raises IllegalAction if it names nothing (T-5)."""
    verb, *words = text.split() or [""]
    kind: Callable[..., a.Action] | None = _KINDS.get(verb)
    if kind is None:
        raise IllegalAction("T-5", "refused-unknown-verb", {"verb": verb})
    names = [info.name for info in fields(kind)]  # type: ignore[arg-type]
    if len(words) != len(names):
        raise IllegalAction("T-5", "refused-word-count", {"verb": verb, "expected": len(names), "text": text})
    return kind(*(_read(state, name, word) for name, word in zip(names, words, strict=True)))


def _read(state: State, name: str, word: str) -> Any:
    """One field of an action."""
    if name in ("card", "target"):
        if word not in state.terms.by_key:
            raise IllegalAction("T-5", "refused-unknown-card", {"word": word})
        return state.terms.by_key[word]
    if name == "seat":
        if word not in map(str, range(state.terms.players)):
            raise IllegalAction("T-5", "refused-unknown-seat", {"word": word})
        return int(word)
    if word not in _WORDS[name]:
        raise IllegalAction("T-5", "refused-unknown-word", {"word": word, "known": ", ".join(_WORDS[name])})
    return word
