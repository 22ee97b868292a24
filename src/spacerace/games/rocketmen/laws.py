"""The invariants of Rocketmen (INV-1 to INV-16), as plain functions over a state."""

from __future__ import annotations

from collections.abc import Iterator

from spacerace.games.rocketmen import agenda
from spacerace.games.rocketmen.chapters.buying import engine_limit
from spacerace.games.rocketmen.chapters.cards import depot
from spacerace.games.rocketmen.chapters.drawing import can_draw, hand_limit
from spacerace.games.rocketmen.chapters.ending import CAP
from spacerace.games.rocketmen.chapters.setup import is_used
from spacerace.games.rocketmen.chapters.variants import owned
from spacerace.games.rocketmen.facts import TurnBegan, TurnEnded
from spacerace.games.rocketmen.printed import Store
from spacerace.games.rocketmen.state import Player, State
from spacerace.kernel.piles import contents, size


def laws(state: State, before: State | None = None) -> list[str]:
    """The ids of the laws that a state breaks, with a word on what; ``before`` is the state it came from."""
    broken = [*_cards(state), *_display(state), *_success(state), *_board(state), *_end(state)]
    for seat, player in enumerate(state.players):
        broken += _tokens(state, seat, player)
        broken += _zones(state, player)
    broken += _turns(state)
    if before is not None:
        broken += _progress(before, state)
    return broken


def _cards(state: State) -> Iterator[str]:
    """INV-1: every card in exactly one zone; an owned card never leaves its owner."""
    lying: list[int] = [
        *contents(state.deck),
        *(card for card in state.display if card is not None),
        *(card for pile in state.engines for card in pile),
        *state.success_zones(),
        *contents(state.goal_box),
        *contents(state.variant_box),
        *state.variants,
    ]
    for seat, player in enumerate(state.players):
        cards = owned(player)
        lying += [*cards, *player.goals]
        if any(state.terms.cards[card].colour not in (-1, seat) for card in cards):
            yield f"INV-1: player {seat} holds another's Mission card"
    used = [
        card.id
        for card in state.terms.cards
        if card.deck != "solitaire" and is_used(card, state.terms.players)
    ]
    if sorted(lying) != used:
        yield "INV-1: a card is lost or doubled"


def _display(state: State) -> Iterator[str]:
    """INV-7: the display is full unless the deck is empty or a slot is just being filled."""
    filling = any(isinstance(step, agenda.FillSlot) for step in state.agenda)
    if None in state.display and size(state.deck) and not filling and state.round:
        yield "INV-7: an empty slot although the deck has cards"
    if state.turn.engines > engine_limit(state):
        yield "INV-7: too many Engines bought"


def _success(state: State) -> Iterator[str]:
    """INV-10: eighteen Mission Success cards; all back between launches; never too many draws."""
    if sorted(state.success_zones()) != list(state.terms.success):
        yield "INV-10: Mission Success cards are lost"
    launch = state.launch
    if launch is None:
        if size(state.success) != len(state.terms.success):
            yield "INV-10: a Mission Success card is out between launches"
    elif (
        launch.draws != len(launch.drawn) or launch.draws > state.terms.destinations[launch.destination].draws
    ):
        yield "INV-10: the draws do not add up"


def _board(state: State) -> Iterator[str]:
    """INV-11: the Moon and Mars tokens are taken exactly if somebody is there."""
    visited = {
        location.destination
        for location, arrived in zip(state.terms.pack.location, state.arrivals, strict=True)
        if arrived
    }
    if (state.moon_token is not None) != ("moon" in visited):
        yield "INV-11: the Moon token"
    if (state.mars_token is not None) != ("mars" in visited):
        yield "INV-11: the Mars token"


def _tokens(state: State, seat: int, player: Player) -> Iterator[str]:
    """INV-2, INV-3, INV-12: mission tokens, achievements and points agree with the board."""
    arrivals = state.arrivals
    if len(player.missions) > state.terms.pack.board.mission_tokens:
        yield "INV-2: too many mission tokens"
    placed = [index for index, arrived in enumerate(arrivals) if seat in arrived]
    if placed != sorted(player.missions) or any(arrived.count(seat) > 1 for arrived in arrivals):
        yield "INV-3: tokens on locations"
    gained = player.rocket_points + player.hand_bonus + player.money_tokens + player.science_tokens
    if gained != len(player.missions):
        yield "INV-3: achievements"
    locations = state.terms.pack.location
    points = 0
    for index in placed:
        vp = locations[index].vp
        points += vp[min(arrivals[index].index(seat), len(vp) - 1)]
    if points != player.track:
        yield "INV-12: the victory track"


def _zones(state: State, player: Player) -> Iterator[str]:
    """INV-4, INV-5, INV-6: what may lie on Plan, Pad and Depot; no token flipped that is not there."""
    cards = state.terms.cards
    if player.plan is not None and cards[player.plan].deck != "mission":
        yield "INV-4: no Mission on the Plan"
    if player.plan is None and any(not cards[card].permanent for card in player.pad) and state.launch is None:
        yield "INV-4: a Pad without a Mission"
    names = [cards[card].design for card in player.pad if cards[card].deck in ("teal", "pink")]
    if len(set(names)) != len(names) or not all(cards[card].placeable for card in player.pad):
        yield "INV-5: the Pad"
    holder = depot(state, player)
    room = 0
    if holder is not None:
        effect = cards[holder].effect
        assert isinstance(effect, Store)
        room = effect.cards
    if len(player.store) > room:
        yield "INV-5: the Depot"
    if not (player.money_flipped <= player.money_tokens and player.science_flipped <= player.science_tokens):
        yield "INV-6: a token is flipped that nobody has"
    if player.hand != sorted(player.hand) or not set(player.known) <= set(player.hand):
        yield "INV-14: what is known of a Hand is not in it"


def _turns(state: State) -> Iterator[str]:
    """INV-8, INV-9: a turn begins clean and ends with a full Hand."""
    for fact in state.facts:
        if isinstance(fact, TurnEnded):
            player = state.players[fact.seat]
            if len(player.hand) != hand_limit(state, player) and (
                len(player.hand) > hand_limit(state, player) or can_draw(player)
            ):
                yield "INV-9: the Hand is not refilled"
        elif isinstance(fact, TurnBegan):
            turn = state.turn
            if turn.used or turn.pending or turn.engines or turn.refreshed or state.launch is not None:
                yield "INV-8: something is left from the turn before"
            if any(p.playing_area or p.money_flipped or p.science_flipped for p in state.players):
                yield "INV-8: a Playing Area or a token is not cleared"


def _end(state: State) -> Iterator[str]:
    """INV-16: only a cap leaves a game unfinished; a finished one has a reason."""
    if state.over != (not state.agenda) or (state.over and not state.end_reason):
        yield "INV-16: over or not?"
    if state.end_reason == CAP and state.round != state.terms.options.round_cap:
        yield "INV-16: capped in the wrong round"


def _progress(before: State, after: State) -> Iterator[str]:
    """INV-13: points and missions never fall, a trigger is final, rounds are whole."""
    for old, new in zip(before.players, after.players, strict=True):
        if new.track < old.track or len(new.missions) < len(old.missions):
            yield "INV-13: points or missions have fallen"
    if before.end_reason and after.end_reason != before.end_reason:
        yield "INV-13: a trigger was forgotten"
    if after.over and not before.over and after.seat != after.first:
        yield "INV-13: the round was not finished"
