"""The facts as messages: the sentences of the log."""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games.rocketmen.rules import facts as f
from spacerace.games.rocketmen.rules.ids import HIDDEN, CardId
from spacerace.games.rocketmen.rules.names import (
    WORDING,
    Args,
    card_names,
)
from spacerace.games.rocketmen.rules.table import PublicTable
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.kernel.game import Message

_FACTS: dict[type, str] = {
    f.FirstPlayerChosen: "fact-first-player-chosen",
    f.VariantDrawn: "fact-variant-drawn",
    f.GoalDealt: "fact-goal-dealt",
    f.RoundBegan: "fact-round-began",
    f.TurnBegan: "fact-turn-began",
    f.SlotFilled: "fact-slot-filled",
    f.CardDrawn: "fact-card-drawn",
    f.HqShuffled: "fact-hq-shuffled",
    f.CardsBought: "fact-cards-bought",
    f.CardsPlaced: "fact-cards-placed",
    f.CardPlacedFree: "fact-card-placed-free",
    f.PendingDrawUsed: "fact-pending-draw-used",
    f.CardDiscarded: "fact-card-discarded",
    f.MissionDiscarded: "fact-mission-discarded",
    f.MissionKept: "fact-mission-kept",
    f.EffectPlayed: "fact-effect-played",
    f.CardStored: "fact-card-stored",
    f.StoreTaken: "fact-store-taken",
    f.CardRefreshed: "fact-card-refreshed",
    f.LaunchDeclared: "fact-launch-declared",
    f.LaunchScrubbed: "fact-launch-scrubbed",
    f.RocketBoosted: "fact-rocket-boosted",
    f.SuccessDrawn: "fact-success-drawn",
    f.RocketMoved: "fact-rocket-moved",
    f.EffectUsed: "fact-effect-used",
    f.CardCopied: "fact-card-copied",
    f.LaunchAborted: "fact-launch-aborted",
    f.PadDiscarded: "fact-pad-discarded",
    f.EngineKept: "fact-engines-kept",
    f.MissionFailed: "fact-mission-failed",
    f.MissionSucceeded: "fact-mission-succeeded",
    f.FirstTokenTaken: "fact-first-token-taken",
    f.ThreatDealt: "fact-threat-dealt",
    f.GoalRedrawn: "fact-goal-redrawn",
    f.AiDrew: "fact-ai-drew",
    f.AiRejected: "fact-ai-rejected",
    f.SolitaireShuffled: "fact-solitaire-shuffled",
    f.AiIdle: "fact-ai-idle",
    f.AiMissionBegan: "fact-ai-mission-began",
    f.AiAdvanced: "fact-ai-advanced",
    f.AiArrived: "fact-ai-arrived",
    f.AiTook: "fact-ai-took",
    f.EndOfferRefused: "fact-end-offer-refused",
    f.ExcessDiscarded: "fact-excess-discarded",
    f.TurnEnded: "fact-turn-ended",
    f.EndTriggered: "fact-end-triggered",
    f.GameEnded: "fact-game-ended",
}


def say_fact(table: PublicTable, fact: f.Fact, names: Sequence[str]) -> Message:
    """A fact as a sentence for the log. Only the terms of the table are used, so it can be a later one."""
    args = WORDING.fact(table.terms, fact, names)
    match fact:
        case f.GoalDealt() if fact.card == HIDDEN:
            return Message("fact-goal-dealt-hidden", args)
        case f.SlotFilled(slot=slot):
            args["slot"] = slot + 1
        case f.CardsBought():
            args |= _payment(table.terms, fact.paid, fact.money_tokens, fact.science_tokens)
        case f.CardsPlaced():
            args |= _payment(table.terms, fact.paid, fact.money_tokens, 0)
            args["what"] = _placed(table.terms, fact)
        case f.CardRefreshed():
            args |= _payment(table.terms, fact.paid, fact.money_tokens, 0)
        case f.MissionDiscarded(pad=pad):
            args["count"] = len(pad)
        case f.AiDrew(card=card):
            args |= _solitaire_card(table.terms, card)
        case f.RocketBoosted() | f.RocketMoved() | f.AiAdvanced():
            # It may have more drive than it needs, but it stops at its target.
            args["rocket"] = min(fact.rocket, fact.target)
        case f.EndTriggered(reason=reason) if table.ai is not None:
            args["reason"] = f"solo-{reason}"
        case f.EffectPlayed(card=card, cards=others):
            args |= {"effect": _effect_word(table.terms, card), "count": len(others)}
        case _:
            # The fields of other facts are said as they are.
            pass
    return Message(_FACTS[type(fact)], args)


def _solitaire_card(terms: Terms, card: CardId) -> Args:
    """What a Solitaire card says on this table's level."""
    row = terms.ai_rows[card]
    return {
        "destination": Message(f"flight-{row.destination}"),
        "start": row.start,
        "type": Message(f"mission-{terms.cards[card].type}"),
        "advance": terms.ai_advance[card],
    }


def _payment(terms: Terms, paid: tuple[CardId, ...], money_tokens: int, science_tokens: int) -> Args:
    """What was paid with, and in how many parts."""
    parts = list(card_names(terms, paid))
    if money_tokens:
        parts.append(Message("token-money", {"count": money_tokens}))
    if science_tokens:
        parts.append(Message("token-science", {"count": science_tokens}))
    return {"paid": tuple(parts), "parts": len(parts)}


def _placed(terms: Terms, fact: f.CardsPlaced) -> tuple[Message, ...]:
    """What was laid where."""
    parts = []
    for place, message_id in (("plan", "placed-plan"), ("pad", "placed-pad")):
        there = [card for card, where in zip(fact.cards, fact.places, strict=True) if where == place]
        if there:
            parts.append(Message(message_id, {"cards": card_names(terms, there)}))
    return tuple(parts)


def _effect_word(terms: Terms, card: CardId) -> str:
    """What kind of effect a card has, as the data files call it."""
    effect = terms.cards[card].effect
    return "none" if effect is None else str(effect.__struct_config__.tag).replace("_", "-")
