"""The effects of cards and the rules of Variant cards, each as a struct with its numbers (RM-10, RM-13)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spacerace.kernel.packs import Entry as Entry
from spacerace.kernel.packs import Name as Name
from spacerace.kernel.packs import PackInfo as PackInfo
from spacerace.kernel.packs import Source as Source


class Effect(Struct, frozen=True, tag_field="do", kw_only=True, forbid_unknown_fields=True):
    """The printed effect of an Asset; the tag ``do`` names it in the TOML files."""


class TakeThreat(Effect, frozen=True, kw_only=True, tag="take_threat"):
    """DISCARD: this card goes to the Junkyard, a Threat of this design is taken free (RM-11.2)."""

    threat: str


class DrawCards(Effect, frozen=True, kw_only=True, tag="draw"):
    """DISCARD or WHEN USED TO PAY: draw cards from HQ (RM-11.11, RM-11.16)."""

    cards: int


class RemoveCard(Effect, frozen=True, kw_only=True, tag="remove_card"):
    """DISCARD: another card of Hand or Warehouse goes to the Junkyard, then draw (RM-11.14)."""

    then_draw: int = 1


class Cycle(Effect, frozen=True, kw_only=True, tag="cycle"):
    """DISCARD: discard any number of Hand cards and draw as many, this one counted (RM-11.15)."""


class TopDeck(Effect, frozen=True, kw_only=True, tag="top_deck"):
    """DISCARD: another card of the Playing Area goes on top of HQ (RM-11.34)."""


class PlaceFree(Effect, frozen=True, kw_only=True, tag="place_free"):
    """WHEN USED TO PAY: place one other Hand card for nothing (RM-11.7)."""


class MoneyPerMission(Effect, frozen=True, kw_only=True, tag="money_per_mission"):
    """The card's money is this much for each mission completed (RM-11.8)."""

    money: int = 10


class Advance(Effect, frozen=True, kw_only=True, tag="advance"):
    """LAUNCH PAD: the Rocket advances (RM-11.1, RM-11.3)."""

    spaces: int = 1
    #: Afterburner: the card goes to the Junkyard, and it also works after the last draw.
    burns: bool = False


class CountZeroAs(Effect, frozen=True, kw_only=True, tag="count_zero_as"):
    """LAUNCH PAD: discard this card, a drawn 0 counts as this much (RM-11.12)."""

    value: int = 2


class ChooseFirst(Effect, frozen=True, kw_only=True, tag="choose_first"):
    """LAUNCH PAD: discard this card, turn up cards and choose one as the first draw (RM-11.5)."""

    cards: int = 3


class Redraw(Effect, frozen=True, kw_only=True, tag="redraw"):
    """LAUNCH PAD: discard this card, the drawn card is ignored and replaced (RM-11.10)."""


class CopyCard(Effect, frozen=True, kw_only=True, tag="copy_card"):
    """LAUNCH PAD: become a copy of a card on an opponent's Pad (RM-11.9)."""


class SafeAbort(Effect, frozen=True, kw_only=True, tag="safe_abort"):
    """LAUNCH PAD: an abort discards nothing (RM-11.38)."""


class KeepEngines(Effect, frozen=True, kw_only=True, tag="keep_engines"):
    """LAUNCH PAD: take Engines back into the Hand after success or failure (RM-11.40)."""

    cards: int = 2


class Store(Effect, frozen=True, kw_only=True, tag="store"):
    """LAUNCH PAD: keeps Hand cards for later (RM-11.6)."""

    cards: int = 3


#: What a card can do that is played from the Hand (RM-10.1, RM-E.10).
HandEffect = TakeThreat | DrawCards | RemoveCard | Cycle | TopDeck


AnyEffect = (
    HandEffect
    | PlaceFree
    | MoneyPerMission
    | Advance
    | CountZeroAs
    | ChooseFirst
    | Redraw
    | CopyCard
    | SafeAbort
    | KeepEngines
    | Store
)


class VariantRule(Struct, frozen=True, tag_field="do", kw_only=True, forbid_unknown_fields=True):
    """The printed rule of a Variant card; the tag ``do`` names it in the TOML files."""


class HandSize(VariantRule, frozen=True, kw_only=True, tag="hand_size"):
    """Everybody's Hand is larger (RM-13.7)."""

    more: int = 1


class EngineLimit(VariantRule, frozen=True, kw_only=True, tag="engine_limit"):
    """That many Engines may be bought in a turn (RM-13.8)."""

    engines: int = 2


class RedrawZero(VariantRule, frozen=True, kw_only=True, tag="redraw_zero"):
    """Once a launch a drawn 0 may be ignored and replaced (RM-13.9)."""


class FreePlan(VariantRule, frozen=True, kw_only=True, tag="free_plan"):
    """Placing a card on the Plan is free (RM-13.10)."""


class RefreshDisplay(VariantRule, frozen=True, kw_only=True, tag="refresh_display"):
    """Once a turn, for money, a display card goes under the deck (RM-13.11)."""

    money: int = 10


class Majority(VariantRule, frozen=True, kw_only=True, tag="majority"):
    """At the end the most of something scores (RM-13.12 to RM-13.16)."""

    of: Literal["computer", "composite", "biotech", "rocket", "threat"]
    vp: int = 3


AnyVariantRule = HandSize | EngineLimit | RedrawZero | FreePlan | RefreshDisplay | Majority
