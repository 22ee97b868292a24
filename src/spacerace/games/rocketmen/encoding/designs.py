"""The cards of a box by design: copies of one design are one column, and one number of an option.

A design keeps its name when a reading of the box changes what is printed there. Missions are those of the
player in whose zone they lie, so that every colour has the same columns.
"""

from __future__ import annotations

from spacerace.games.rocketmen.rules.printed import Deck
from spacerace.games.rocketmen.rules.terms import Terms

#: What a player can own (RM-1.11).
OWNED: tuple[Deck, ...] = ("mission", "teal", "pink", "engine", "threat")
#: What can lie in the display (RM-2.5).
DISPLAYED: tuple[Deck, ...] = ("teal", "pink", "threat")


class Designs:
    """The designs of some decks: deck by deck, and by name within a deck."""

    def __init__(self, terms: Terms, *decks: Deck) -> None:
        """Give every design a place; a card of another deck has none."""
        cards = terms.cards
        kept = [card for card in cards if card.deck in decks]
        named = dict.fromkeys(sorted((decks.index(card.deck), card.design) for card in kept))
        #: Their names, in order.
        self.names = tuple(name for _, name in named)
        place = {name: at for at, name in enumerate(self.names)}
        #: By card, the place of its design; -1: it is of another deck.
        self.places = [place[card.design] if card.deck in decks else -1 for card in cards]
        #: By design, how many cards there are; of a Mission, how many one player has.
        self.copies = [0] * len(self.names)
        for card in kept:
            self.copies[self.places[card.id]] += card.deck != "mission" or card.seat == 0

    def __len__(self) -> int:
        """How many designs there are."""
        return len(self.names)
