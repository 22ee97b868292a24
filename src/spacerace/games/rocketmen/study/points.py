"""Where the points of Rocketmen came from (RM-9)."""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games.rocketmen.rules import names
from spacerace.games.rocketmen.rules.chapters import ending
from spacerace.games.rocketmen.rules.chapters.variants import majority_vp
from spacerace.games.rocketmen.rules.effects import Majority
from spacerace.games.rocketmen.rules.facts import (
    AiArrived,
    AiTook,
    CardsBought,
    FirstTokenTaken,
    MissionSucceeded,
)
from spacerace.games.rocketmen.rules.ids import CardId, LocationId
from spacerace.games.rocketmen.rules.state import AI_SEAT, State, owned
from spacerace.kernel.game import Message, yes_no
from spacerace.kernel.seats import Seat, all_seats
from spacerace.study.parts import Part
from spacerace.study.story import Scene

#: Message ids of sources, each with one of its parts.
Found = list[tuple[str, Part]]


def round_of(state: State) -> int:
    """The round."""
    return state.round


def parts(first: State, last: State, told: Sequence[Scene]) -> Found:
    """All that brought points. It follows from the last state; the story only tells when it came."""
    found = [*_missions(last, told), *_threats(last, told), *_tokens(last, told), *_goals(last)]
    return [*found, *_variants(last)]


def _missions(state: State, told: Sequence[Scene]) -> Found:
    """Arrivals: the first at a location earns most (RM-1.18)."""
    came: dict[tuple[LocationId, Seat], int] = {}
    for scene in told:
        for fact in scene.facts:
            if isinstance(fact, MissionSucceeded):
                came[fact.location, fact.seat] = scene.entry
            elif isinstance(fact, AiArrived):
                came[fact.location, AI_SEAT] = scene.entry
    source = "know-points-missions"
    found = []
    for index, seats in enumerate(state.arrivals):
        location = LocationId(index)
        vp = state.terms.pack.location[location].vp
        for place, seat in enumerate(seats):
            say = names.location_name(state.terms, location)
            part = Part(seat, say, vp[min(place, len(vp) - 1)], came.get((location, seat)))
            found.append((source, part))
    return sorted(found, key=lambda one: one[1].entry or 0)


def _threats(state: State, told: Sequence[Scene]) -> Found:
    """Cards with points, at once or at the end (RM-9.5, RM-15.13)."""
    came: dict[CardId, int] = {}
    for scene in told:
        for fact in scene.facts:
            cards = fact.cards if isinstance(fact, CardsBought) else ()
            for card in (*cards, *([fact.card] if isinstance(fact, AiTook) else ())):
                came[card] = scene.entry
    source, terms = "know-points-threats", state.terms
    held = [(Seat(seat), card) for seat, player in enumerate(state.players) for card in owned(player)]
    if state.ai is not None:
        held += [(AI_SEAT, card) for card in state.ai.area]
    return [
        (source, Part(seat, names.card_name(terms, card), terms.cards[card].vp, came.get(card)))
        for seat, card in held
        if terms.cards[card].vp
    ]


def _tokens(state: State, told: Sequence[Scene]) -> Found:
    """The Moon and Mars tokens (RM-9.6)."""
    came = {
        fact.destination: scene.entry
        for scene in told
        for fact in scene.facts
        if isinstance(fact, FirstTokenTaken)
    }
    vp = state.terms.pack.board.first_token_vp
    held = (("moon", state.moon_token), ("mars", state.mars_token))
    return [
        (
            "know-points-tokens",
            Part(seat, Message(f"destination-{where}"), vp, came.get(where)),  # type: ignore[call-overload]
        )
        for where, seat in held
        if seat is not None
    ]


def _goals(state: State) -> Found:
    """At most one Personal Goal each (RM-9.7, RM-12.1)."""
    if state.terms.edition.goal_is_binding:
        return []
    met = [(seat, ending.scored_goal(state, seat)) for seat in all_seats(len(state.players))]
    cards = state.terms.cards
    return [
        ("know-points-goal", Part(seat, names.card_name(state.terms, goal), cards[goal].vp))
        for seat, goal in met
        if goal is not None
    ]


def _variants(state: State) -> Found:
    """Variants that score at the end (RM-9.8)."""
    found = []
    for card in state.variants:
        rule = state.terms.cards[card].rule
        if isinstance(rule, Majority):
            for seat in all_seats(len(state.players)):
                if vp := majority_vp(state, seat, rule):
                    part = Part(seat, names.card_name(state.terms, card), vp)
                    found.append(("know-points-variants", part))
    return found


def tie(state: State) -> Message | None:
    """What decided, where the points alone did not (RM-9.10, RM-9.11, RM-15.5, RM-15.17)."""
    scores = ending.result(state).scores
    if state.ai is not None:
        if scores[0] >= scores[1] and ending.scored_goal(state, Seat(0)) is None:
            return Message("know-tie-goal-missed")
        if scores[0] == scores[1]:
            return Message("know-tie-alone", {"won": yes_no(ending.beats_ai(state))})
        return None
    level = [seat for seat, points in enumerate(scores) if points == max(scores)]
    if len(level) < 2:
        return None
    best = [ending.best_mission(state, state.players[seat]) for seat in level]
    if best.count(max(best)) == 1:
        return Message("know-tie-best-mission")
    shared = len(ending.winners(state)) > 1
    return Message("know-tie-shared") if shared else Message("know-tie-missions")
