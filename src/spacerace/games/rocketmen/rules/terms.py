"""The terms a match is played under: pack, edition, players, table options. Never changes.

A state refers to its terms and does not contain them; in bytes only their key is written.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from spacerace.games.rocketmen.rules import actions
from spacerace.games.rocketmen.rules.editions import Edition, threshold
from spacerace.games.rocketmen.rules.ids import CardId, LocationId
from spacerace.games.rocketmen.rules.printed import (
    DESTINATIONS,
    Card,
    Colour,
    Destination,
    DestinationEntry,
    Pack,
    Row,
)
from spacerace.games.rocketmen.rules.printing import print_cards


class Options(Struct, frozen=True, kw_only=True):
    """What a table may choose before the game (D-28)."""

    #: How many Variant cards are drawn: 0 or 2 (RM-13.1).
    variants: int = 0
    #: Every destination may be declared, a shortfall scrubs the launch (RM-7.7).
    strict_declaration: bool = False
    #: Rounds after which the game is stopped as unfinished; 0 for none (INV-16).
    round_cap: int = 0
    #: Which row of the Solitaire cards is read; "" where nobody plays alone (RM-15.7).
    level: str = ""


def key_of(pack: Pack, edition: Edition, players: int, options: Options, colours: tuple[Colour, ...]) -> str:
    """A text that tells terms apart; it stands for them wherever a state is written."""
    chosen = f"{options.variants}/{int(options.strict_declaration)}/{options.round_cap}/{options.level}"
    key = f"{pack.hash}/{edition.name}/{edition.mode}/{players}/{chosen}"
    # States of rules version 1 were written without the rest.
    return key if edition.version == 1 else f"{key}/{edition.version}/{','.join(colours)}"


class Terms:
    """Everything the rules look up, prepared once for a match."""

    def __init__(
        self, pack: Pack, edition: Edition, players: int, options: Options, colours: tuple[Colour, ...]
    ) -> None:
        """Print the cards and prepare what the chapters ask for often; ``colours`` are by seat."""
        self.pack = pack
        self.edition = edition
        self.players = players
        self.options = options
        #: By seat (RM-2.1).
        self.colours = colours
        self.key = key_of(pack, edition, players, options, colours)
        self.cards: tuple[Card, ...] = print_cards(pack, colours)
        self.by_key: dict[str, CardId] = {card.key: card.id for card in self.cards}
        self.success: tuple[CardId, ...] = tuple(card.id for card in self.cards if card.deck == "success")
        self.threshold = threshold(pack, players)
        self.destinations: dict[Destination, DestinationEntry] = {
            entry.id: entry for entry in pack.destination
        }
        #: (destination, mission type) -> index of the location.
        self.location_at = {
            (entry.destination, entry.type): LocationId(index) for index, entry in enumerate(pack.location)
        }
        self.surcharges = sorted(((step.from_vp, step.money) for step in pack.surcharge), reverse=True)
        #: The item that boosts a Rocket to a destination (RM-1.9).
        self.boosts = {entry.id: entry.boost for entry in pack.destination}
        self.solitaire: tuple[CardId, ...] = tuple(card.id for card in self.cards if card.deck == "solitaire")
        #: By Solitaire card: destination and start space on this table's level (RM-15.7, RM-15.8).
        self.ai_rows: dict[CardId, Row] = {}
        self.ai_advance: dict[CardId, int] = {}
        if options.level:
            entries = {f"solitaire-{entry.number}": entry for entry in pack.solitaire}
            for card in self.solitaire:
                entry = entries[self.cards[card].design]
                self.ai_rows[card] = getattr(entry, options.level)
                self.ai_advance[card] = entry.advance
        self._make_actions()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds the choices; the terms are made again, once in a process."""
        from spacerace.games.rocketmen.rules.choices import reduced_terms

        return reduced_terms(self)

    def firsts(self, cards: Iterable[CardId]) -> list[CardId]:
        """Of equal cards the first, in ascending order: whichever is taken, the result is the same."""
        first: dict[int, CardId] = {}
        for card in sorted(cards):
            first.setdefault(self.cards[card].face, card)
        return list(first.values())

    def in_order(self, cards: Iterable[CardId], after: int, wanted: int) -> list[CardId]:
        """Cards that can be chosen next when several are chosen in ascending order, of equal ones the first.

        ``wanted`` cards are still to be chosen, so enough must be left above each.
        """
        ordered = sorted(cards)
        found = [
            card
            for card in self.firsts(ordered)
            if card > after and len(ordered) - ordered.index(card) >= wanted
        ]
        # A person may have chosen in another order before a bot goes on.
        return found or self.firsts(ordered)

    def _make_actions(self) -> None:
        """One action object a card, so that listing options makes nothing new."""
        ids = [card.id for card in self.cards]
        self.buy = [actions.BuyCard(card) for card in ids]
        self.pay = [actions.PayWithCard(card) for card in ids]
        self.place_on_plan = [actions.PlaceCard(card, "plan") for card in ids]
        self.place_on_pad = [actions.PlaceCard(card, "pad") for card in ids]
        self.discard = [actions.DiscardCard(card) for card in ids]
        self.play_effect = [actions.PlayEffect(card) for card in ids]
        self.choose = [actions.Choose(card) for card in ids]
        self.store = [actions.StoreCard(card) for card in ids]
        self.drawn = [actions.Drawn(card) for card in ids]
        self.launch_to = {destination: actions.LaunchTo(destination) for destination in DESTINATIONS}
