"""RM-6: discarding cards from Hand, Pad and Plan."""

from __future__ import annotations

from spacerace.games.rocketmen.rules.actions import DISCARD_MISSION, Action, DiscardCard, DiscardMission
from spacerace.games.rocketmen.rules.agenda import Acting
from spacerace.games.rocketmen.rules.facts import CardDiscarded, MissionDiscarded
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.payment import leave_hand
from spacerace.games.rocketmen.rules.state import Player, State, active
from spacerace.kernel.errors import IllegalAction


def options(state: State, player: Player, *, canonical: bool) -> list[Action]:
    """Cards that may be discarded, free of charge (D-10, D-11, RM-6.1, RM-6.2, RM-6.5)."""
    cards, discard = state.terms.cards, state.terms.discard
    found: list[Action] = []
    last = -1
    for card in player.hand:
        face = cards[card].face
        if not (canonical and face == last):
            found.append(discard[card])
        last = face
    pad = state.terms.firsts(player.pad) if canonical and player.pad else player.pad
    found += [discard[card] for card in pad if not cards[card].permanent]
    if player.plan is not None:
        found.append(DISCARD_MISSION)
    return found


def discard_card(state: State, step: Acting, action: DiscardCard) -> None:
    """A card of Hand or Pad goes to the Playing Area, without its effect.

    D-10, RM-6.1, RM-6.5, RM-10.2, RM-1.13.
    """
    player = active(state)
    if action.card in player.hand:
        leave_hand(player, action.card)
    else:
        player.pad.remove(action.card)
    player.playing_area.append(action.card)
    state.facts.append(CardDiscarded(state.seat, action.card))


def discard_mission(state: State, step: Acting, action: DiscardMission) -> None:
    """The planned Mission goes, and the whole Pad with it (D-11, RM-6.2)."""
    player = active(state)
    mission = player.plan
    assert mission is not None
    player.plan = None
    player.playing_area.append(mission)
    state.facts.append(MissionDiscarded(state.seat, mission, clear_pad(state, player)))


def clear_pad(state: State, player: Player) -> tuple[CardId, ...]:
    """Discard the Pad but Permanent cards, whose text beats the rule (RM-6.3, RM-6.4, RM-10.6, RM-1.19)."""
    cards = state.terms.cards
    gone = tuple(card for card in player.pad if not cards[card].permanent)
    player.pad = [card for card in player.pad if cards[card].permanent]
    player.playing_area += gone
    return gone


def refuse_discard(state: State, step: Acting, action: DiscardCard) -> IllegalAction:
    """Why this card cannot be discarded (RM-6.1, RM-6.3)."""
    if action.card in active(state).pad:
        return IllegalAction("RM-6.3", "refused-permanent", {"card": action.card})
    return IllegalAction("RM-6.1", "refused-discard-not-there", {"card": action.card})


def refuse_mission(state: State, step: Acting, action: DiscardMission) -> IllegalAction:
    """Why there is no Mission to discard (RM-6.2)."""
    return IllegalAction("RM-6.2", "refused-no-mission")
