"""Types of numbers that identify things of the game, so that the type checker tells them apart."""

from __future__ import annotations

from typing import NewType, TypeGuard, cast

#: A physical card: its place in the tuple of all cards of a match (RM-1.1).
CardId = NewType("CardId", int)
#: A kind of achievement token that pays (RM-1.15).
TokenId = NewType("TokenId", int)
#: What pays: a card or a token (RM-4.3).
SourceId = CardId | TokenId
#: A location on the board: its place among the locations of the pack (RM-1.7).
LocationId = NewType("LocationId", int)

MONEY_TOKEN = TokenId(-1)
SCIENCE_TOKEN = TokenId(-2)
#: Stands for a card that a seat may not know.
HIDDEN = CardId(-1)


def is_card(source: SourceId) -> TypeGuard[CardId]:
    """Whether a card pays, and not a token."""
    return source >= 0


def card_ids(numbers: tuple[int, ...]) -> tuple[CardId, ...]:
    """The cards of a part of a pile: the kernel's piles hold plain numbers."""
    return cast("tuple[CardId, ...]", numbers)
