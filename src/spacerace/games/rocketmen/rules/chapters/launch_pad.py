"""RM-7: what lies on a Launch Pad during a launch, and what it is worth there."""

from __future__ import annotations

from typing import TypeVar

from spacerace.games.rocketmen.rules.actions import CopyTo
from spacerace.games.rocketmen.rules.effects import CopyCard, Effect
from spacerace.games.rocketmen.rules.facts import CardCopied
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.printed import Card, Destination
from spacerace.games.rocketmen.rules.state import Launch, State, active
from spacerace.games.rocketmen.rules.table import PublicPlayer, PublicTable

E = TypeVar("E", bound=Effect)


def current(table: PublicTable) -> Launch:
    """The launch under way."""
    assert table.launch is not None
    return table.launch


def planned(table: PublicTable, player: PublicPlayer) -> Card:
    """The Mission card on the Plan."""
    assert player.plan is not None
    return table.terms.cards[player.plan]


def acting_as(table: PublicTable, card: CardId) -> Card:
    """What a Pad card is during the launch: itself, or what Espionage copies (RM-11.9, RM-11.20)."""
    launch = table.launch
    if launch is not None and card == launch.copier and launch.copied is not None:
        return table.terms.cards[launch.copied]
    return table.terms.cards[card]


def usable(table: PublicTable, player: PublicPlayer, kind: type[E]) -> list[tuple[CardId, E]]:
    """Pad cards with an unused effect of this kind (RM-10.3, RM-10.7)."""
    found: list[tuple[CardId, E]] = []
    for card in player.pad:
        effect = acting_as(table, card).effect
        if isinstance(effect, kind) and card not in table.turn.used:
            found.append((card, effect))
    return found


def rocket_points(table: PublicTable, player: PublicPlayer) -> int:
    """Rocket points of Pad cards and achievements; the planned card gives none (RM-7.4, RM-5.11, RM-1.15)."""
    return player.rocket_points + sum(acting_as(table, card).rocket for card in player.pad)


def needed_points(table: PublicTable) -> int:
    """Rocket points the Mission asks for at the declared destination (RM-7.4)."""
    return planned(table, active(table)).rocket_points[current(table).destination]


def copy_targets(
    table: PublicTable, player: PublicPlayer, *, canonical: bool = False
) -> list[tuple[CardId, CardId]]:
    """What Espionage can become: cards on opponents' Pads, but no other Espionage (RM-11.20, RM-10.9)."""
    if table.launch is not None and table.launch.copier is not None:
        return []
    cards = table.terms.cards
    targets = [card for other in table.players if other is not player for card in other.pad]
    if canonical:
        targets = table.terms.firsts(targets)
    return [
        (spy, target)
        for spy, _ in usable(table, player, CopyCard)
        for target in targets
        if not isinstance(cards[target].effect, CopyCard)
    ]


def become_copy(state: State, action: CopyTo) -> None:
    """Industrial Espionage is now that card (RM-11.9, RM-11.20, RM-3.6)."""
    launch = current(state)
    launch.copier, launch.copied = action.card, action.target
    state.facts.append(CardCopied(state.seat, action.card, action.target))


def off_pad(state: State, card: CardId, *, remove: bool) -> None:
    """A Pad card is used up: to the Playing Area, or removed to the Junkyard (RM-1.13, RM-1.14)."""
    player = active(state)
    player.pad.remove(card)
    if remove:
        player.junkyard += (card,)
    else:
        player.playing_area.append(card)


def boost_of(table: PublicTable, player: PublicPlayer, destination: Destination) -> int:
    """Spaces by matching and Science icons on the Pad and by unused Science tokens.

    RM-7.8 to RM-7.10, RM-1.9.
    """
    boost = table.terms.boosts[destination]
    spaces = player.science_tokens - player.science_flipped
    for card in player.pad:
        purse = acting_as(table, card).purse
        spaces += purse.of(boost) + purse.science
    return spaces


def target_of(table: PublicTable) -> int:
    """The space that means success (RM-1.8)."""
    return table.terms.destinations[current(table).destination].target


def draws_left(table: PublicTable) -> int:
    """Draws that the Mission still allows (RM-1.8, RM-7.14)."""
    launch = current(table)
    return table.terms.destinations[launch.destination].draws - launch.draws
