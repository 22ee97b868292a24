"""What a seat is asked in Rocketmen, as the first columns of a row."""

from __future__ import annotations

import struct

from spacerace.games.encoding import Column, Counter, one_hots
from spacerace.games.rocketmen.encoding.designs import Designs
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules.ids import MONEY_TOKEN, SourceId
from spacerace.games.rocketmen.rules.state import State
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.games.rocketmen.rules.view import View

#: The decisions, in the order of their columns.
DECISIONS: tuple[type, ...] = (
    g.Acting,
    g.Purchasing,
    g.Placing,
    g.Refreshing,
    g.TakingThreat,
    g.Removing,
    g.Cycling,
    g.TopDecking,
    g.Counting,
    g.Flying,
    g.ChoosingFirst,
    g.Reacting,
    g.LastChance,
    g.AbortDiscarding,
    g.KeepingEngines,
    g.KeepingMission,
    g.OfferingEnd,
    g.DiscardingExcess,
)
#: Decisions of which nothing but the kind is to be told.
_PLAIN = (g.Acting, g.Counting, g.Flying, g.LastChance, g.KeepingMission, g.OfferingEnd, g.DiscardingExcess)
_NUMBERS = struct.Struct("=4h")


class Steps:
    """Makes the first columns."""

    def __init__(self, terms: Terms, owned: Designs, success: Designs) -> None:
        """Name the columns, and prepare their pieces."""
        self.columns = (
            *(Column(f"decision.{step.__name__}") for step in DECISIONS),
            Column("decision.left", 2),
            Column("decision.on-plan"),
            Column("decision.money-tokens", 2),
            Column("decision.science-tokens", 2),
            *(Column(f"decision.card.{name}") for name in owned.names),
            *(Column(f"decision.cards.{name}") for name in owned.names),
            *(Column(f"decision.paid.{name}") for name in owned.names),
            *(Column(f"decision.success.{name}") for name in success.names),
        )
        self._count = Counter(owned.places, len(owned)).of
        self._count_success = Counter(success.places, len(success)).of
        kinds = one_hots(len(DECISIONS))
        self._kind = dict(zip(DECISIONS, kinds, strict=False))
        no_details = bytes(2 * (len(self.columns) - len(DECISIONS)))
        self._plain: dict[type, bytes] = {step: self._kind[step] + no_details for step in _PLAIN}
        self.nothing = kinds[-1] + no_details

    def row(self, table: State | View) -> bytes:
        """What is asked of the player whose turn it is; nothing while chance is awaited."""
        step = table.agenda[-1] if table.agenda else None
        plain = self._plain.get(type(step))
        if plain is not None:
            return plain
        left, on_plan = 0, False
        card: tuple[int, ...] = ()
        cards: tuple[int, ...] = ()
        sources: tuple[SourceId, ...] = ()
        success: tuple[int, ...] = ()
        match step:
            case g.Purchasing():
                cards, sources = step.cards, step.sources
            case g.Placing():
                cards, sources, on_plan = step.cards, step.sources, step.places[0] == "plan"
            case g.Refreshing():
                card, sources = (step.card,), step.sources
            case g.Cycling():
                card, cards = (step.card,), step.cards
            case g.TakingThreat() | g.Removing() | g.TopDecking():
                card = (step.card,)
            case g.Reacting():
                success = (step.card,)
            case g.ChoosingFirst():
                success = step.cards
            case g.AbortDiscarding() | g.KeepingEngines():
                left = step.left
            case _:
                # Chance is awaited, or nobody.
                return self.nothing
        tokens = [source for source in sources if source < 0]
        money = tokens.count(MONEY_TOKEN)
        paid = tuple(source for source in sources if source >= 0) if tokens else sources
        return b"".join(
            (
                self._kind[type(step)],
                _NUMBERS.pack(left, on_plan, money, len(tokens) - money),
                self._count(card),
                self._count(cards),
                self._count(paid),
                self._count_success(success),
            )
        )
