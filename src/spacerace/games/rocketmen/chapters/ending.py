"""RM-9 and RM-12: the end of the game, the score, ties, Personal Goals."""

from __future__ import annotations

from spacerace.games.rocketmen.chapters.variants import owned, variant_vp
from spacerace.games.rocketmen.facts import EndTriggered, GameEnded
from spacerace.games.rocketmen.printed import DESTINATIONS, Task
from spacerace.games.rocketmen.state import Player, State
from spacerace.kernel.game import Result

CAP = "cap"


def test_end(state: State) -> None:
    """After every success: is the end triggered? A trigger is final (RM-9.1 to RM-9.4)."""
    if not state.end_reason:
        reason = end_condition(state)
        if reason:
            state.end_reason = reason
            state.facts.append(EndTriggered(state.seat, reason))


def end_condition(state: State) -> str:
    """Which end condition holds: points on the track, or tokens on locations (RM-9.1, RM-9.2, RM-9.4)."""
    if any(player.track >= state.terms.threshold for player in state.players):
        return "threshold"
    placed = [len(player.missions) >= state.terms.pack.board.mission_tokens for player in state.players]
    if all(placed):
        return "all-tokens"
    if any(placed) and all(_is_visited(state, destination) for destination in DESTINATIONS):
        return "tokens"
    return ""


def _is_visited(state: State, destination: str) -> bool:
    """Whether a destination holds at least one token of anybody (RM-9.1 b)."""
    return any(
        arrived
        for location, arrived in zip(state.terms.pack.location, state.arrivals, strict=True)
        if location.destination == destination
    )


def is_over(state: State) -> bool:
    """At the end of a round: was the end triggered, or is the table's cap reached? (RM-9.3, INV-16)"""
    if not state.end_reason and state.round == state.terms.options.round_cap:
        state.end_reason = CAP
    return bool(state.end_reason)


def end(state: State) -> None:
    """The game is over; the scores follow from the state (RM-9.3)."""
    state.over = True
    state.agenda.clear()
    state.facts.append(GameEnded(state.end_reason))


# --- the score -----------------------------------------------------------------------------------


def card_vp(state: State, player: Player) -> int:
    """VP on own cards in whatever zone, the Junkyard included (RM-9.5, RM-10.8)."""
    return sum(state.terms.cards[card].vp for card in owned(player))


def token_vp(state: State, seat: int) -> int:
    """VP of the Moon and Mars tokens (RM-9.6)."""
    held = (state.moon_token == seat) + (state.mars_token == seat)
    return held * state.terms.pack.board.first_token_vp


def is_met(state: State, seat: int, task: Task) -> bool:
    """Whether a player has done one task of a Personal Goal (RM-12.4 to RM-12.15)."""
    if task.token:
        return seat in (state.moon_token, state.mars_token)
    locations = [state.terms.pack.location[index] for index in state.players[seat].missions]
    fitting = [
        location
        for location in locations
        if task.destination in (None, location.destination)
        and (not task.types or location.type in task.types)
    ]
    return len(fitting) >= task.count


def scored_goal(state: State, seat: int) -> int | None:
    """The fulfilled goal with the most VP; the other is given up (D-26, RM-12.1, RM-12.2)."""
    cards = state.terms.cards
    met = [
        goal
        for goal in state.players[seat].goals
        if all(is_met(state, seat, task) for task in cards[goal].tasks)
    ]
    return max(met, key=lambda goal: cards[goal].vp, default=None)


def goal_vp(state: State, seat: int) -> int:
    """VP of at most one Personal Goal (RM-9.7, RM-12.1)."""
    goal = scored_goal(state, seat)
    return 0 if goal is None else state.terms.cards[goal].vp


def score(state: State, seat: int) -> int:
    """The final score, recomputed from the state alone (RM-9.4 to RM-9.9)."""
    player = state.players[seat]
    return (
        player.track
        + card_vp(state, player)
        + token_vp(state, seat)
        + goal_vp(state, seat)
        + variant_vp(state, seat)
    )


def score_sheet(state: State) -> list[tuple[str, tuple[int, ...]]]:
    """Where every point comes from: rows of a message id and points by seat, which add up to the score."""
    seats = range(state.terms.players)
    return [
        ("score-track", tuple(player.track for player in state.players)),
        ("score-cards", tuple(card_vp(state, player) for player in state.players)),
        ("score-tokens", tuple(token_vp(state, seat) for seat in seats)),
        ("score-goal", tuple(goal_vp(state, seat) for seat in seats)),
        ("score-variants", tuple(variant_vp(state, seat) for seat in seats)),
    ]


def best_mission(state: State, player: Player) -> tuple[int, int]:
    """A player's best mission as (distance, first-arrival VP), for ties (RM-9.10)."""
    locations = (state.terms.pack.location[index] for index in player.missions)
    return max(
        ((DESTINATIONS.index(location.destination), location.vp[0]) for location in locations),
        default=(-1, 0),
    )


def winners(state: State) -> tuple[int, ...]:
    """Highest score, then best mission, then more missions, then shared (RM-9.9 to RM-9.11)."""
    standing = [
        (score(state, seat), best_mission(state, player), len(player.missions))
        for seat, player in enumerate(state.players)
    ]
    return tuple(seat for seat, place in enumerate(standing) if place == max(standing))


def result(state: State) -> Result:
    """How the match stands or ended (RM-9.9, INV-16)."""
    return Result(
        scores=tuple(score(state, seat) for seat in range(state.terms.players)),
        winners=winners(state) if state.over else (),
        rounds=state.round,
        end_reason=state.end_reason if state.over else "",
        unfinished=state.over and state.end_reason == CAP,
    )
