"""RM-9 and RM-12: the end of the game, the score, ties, Personal Goals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement

from spacerace.games.rocketmen.rules.actions import PASS, TRIGGER_END, Action, Pass, TriggerEnd
from spacerace.games.rocketmen.rules.agenda import OFFERING_END, Acting, OfferingEnd
from spacerace.games.rocketmen.rules.chapters.variants import variant_vp
from spacerace.games.rocketmen.rules.facts import EndOfferRefused, EndTriggered, GameEnded
from spacerace.games.rocketmen.rules.ids import CardId, LocationId
from spacerace.games.rocketmen.rules.printed import DESTINATIONS, LocationEntry, Task
from spacerace.games.rocketmen.rules.state import AI_SEAT, Player, State, active, owned
from spacerace.games.rocketmen.rules.table import PublicTable
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.game import Result
from spacerace.kernel.seats import Seat, all_seats

CAP = "cap"
#: Whoever plays alone.
_ALONE = Seat(0)


def look_for_end(state: State) -> None:
    """After every success: is the end triggered? A trigger is final (RM-9.1 to RM-9.4)."""
    look_for_end_after(state, state.seat)


def look_for_end_after(state: State, seat: Seat) -> None:
    """After a token of a player or of the AI: is the end triggered? (RM-9.2, RM-15.16, RM-E.30)"""
    reason = end_condition(state, seat)
    if reason:
        trigger(state, reason)


def trigger(state: State, reason: str) -> None:
    """The end is triggered, once and for all: this round is the last (RM-9.3)."""
    if not state.end_reason:
        state.end_reason = reason
        state.facts.append(EndTriggered(state.seat, reason))


def end_condition(state: State, seat: Seat) -> str:
    """The first of the edition's end conditions that holds when this seat has placed a token.

    RM-9.1, RM-9.2, RM-9.4, RM-14.3, RM-15.16, RM-E.6.
    """
    return next((reason for reason in state.terms.edition.ends if ENDS[reason](state, seat)), "")


def tokens_placed(state: State) -> list[int]:
    """How many tokens everybody has on locations, the AI included (RM-9.2)."""
    placed = [len(player.missions) for player in state.players]
    return placed if state.ai is None else [*placed, len(state.ai.missions)]


def reached_threshold(state: State, seat: Seat) -> bool:
    """Somebody's marker is at the threshold of this number of players (RM-9.1 a, RM-9.4, RM-E.5)."""
    return any(player.track >= state.terms.threshold for player in state.players)


def all_tokens_placed(state: State, seat: Seat) -> bool:
    """Everybody has all tokens on locations (RM-9.1 c, RM-15.16)."""
    return min(tokens_placed(state)) >= state.terms.pack.board.mission_tokens


def six_tokens_placed(state: State, seat: Seat) -> bool:
    """Somebody has all tokens on locations and every destination is held (RM-9.1 b, RM-15.16)."""
    return max(tokens_placed(state)) >= state.terms.pack.board.mission_tokens and all_visited(state)


def four_tokens_placed(state: State, seat: Seat) -> bool:
    """Somebody has a fourth token on a location (RM-14.3)."""
    return max(tokens_placed(state)) >= state.terms.edition.most_missions


def five_tokens_placed(state: State, seat: Seat) -> bool:
    """This seat has just placed a fifth or sixth token and every destination is held (RM-E.30).

    The token just placed holds its destination too. By the rules of version 1 anybody's fifth token counts,
    however long it has been there.
    """
    tokens = tokens_placed(state)
    placed = tokens[seat] if state.terms.edition.fifth_token == "placed" else max(tokens)
    return placed >= 5 and all_visited(state)


def all_locations_held(state: State, seat: Seat) -> bool:
    """Each of the twelve locations holds a token (RM-E.6, RM-E.30)."""
    return all(state.arrivals)


#: By name; the seat is the one that has placed a token.
ENDS: dict[str, Callable[[State, Seat], bool]] = {
    "threshold": reached_threshold,
    "all-tokens": all_tokens_placed,
    "tokens": six_tokens_placed,
    "fourth-token": four_tokens_placed,
    "fifth-token": five_tokens_placed,
    "all-locations": all_locations_held,
}


def all_visited(state: State) -> bool:
    """Whether each destination holds at least one token of anybody (RM-9.1 b)."""
    visited = {
        location.destination
        for location, arrived in zip(state.terms.pack.location, state.arrivals, strict=True)
        if arrived
    }
    return len(visited) == len(DESTINATIONS)


# --- an end by choice (early edition) ------------------------------------------------------------


def offer_end(state: State) -> None:
    """Early edition: with the fifth or sixth token the player may trigger the end (RM-E.7)."""
    least = state.terms.edition.end_offered_from
    placed = len(active(state).missions)
    if least and placed >= least and not state.end_reason and all_visited(state):
        state.agenda.append(OFFERING_END)


def offer_options(state: State, step: OfferingEnd, *, canonical: bool = False) -> list[Action]:
    """Trigger the end, or play on (D-27, RM-E.7)."""
    return [TRIGGER_END, PASS]


def end_chosen(state: State, step: OfferingEnd, action: TriggerEnd) -> None:
    """The player triggers the end (D-27, RM-E.7)."""
    state.agenda.pop()
    trigger(state, "choice")


def end_refused(state: State, step: OfferingEnd, action: Pass) -> None:
    """The player plays on; the offer is gone (D-27, RM-E.7)."""
    state.agenda.pop()
    state.facts.append(EndOfferRefused(state.seat))


def refuse_trigger(state: State, step: Acting, action: TriggerEnd) -> IllegalAction:
    """Why the end cannot be triggered (RM-E.7)."""
    return IllegalAction("RM-E.7", "refused-trigger-end")


# --- the end -------------------------------------------------------------------------------------


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
    """VP on own cards in whatever zone, the Junkyard included (RM-9.5, RM-10.8, RM-E.11)."""
    return sum(state.terms.cards[card].vp for card in owned(player))


def token_vp(state: State, seat: Seat) -> int:
    """VP of the Moon and Mars tokens (RM-9.6)."""
    held = (state.moon_token == seat) + (state.mars_token == seat)
    return held * state.terms.pack.board.first_token_vp


def is_met(table: PublicTable, seat: Seat, task: Task) -> bool:
    """Whether a player has done one task of a Personal Goal (RM-12.4 to RM-12.15)."""
    if task.token:
        return seat in (table.moon_token, table.mars_token)
    locations = [table.terms.pack.location[index] for index in table.players[seat].missions]
    return sum(fits(task, location) for location in locations) >= task.count


def fits(task: Task, location: LocationEntry) -> bool:
    """Whether a mission to a location counts for a task (RM-12.4 to RM-12.15)."""
    return task.destination in (None, location.destination) and (
        not task.types or location.type in task.types
    )


def goal_missions(table: PublicTable, seat: Seat, goal: CardId) -> tuple[int, int]:
    """How many missions a Personal Goal asks for in all, and how many of them are still to do (RM-12.1).

    One mission may serve several tasks. A token to hold counts as one mission.
    """
    tasks, board = table.terms.cards[goal].tasks, table.terms.pack.location
    places = [task for task in tasks if not task.token]
    tokens = [task for task in tasks if task.token]
    needed = _fewest(places, board, frozenset())
    left = _fewest(places, board, frozenset(table.players[seat].missions))
    return needed + len(tokens), left + sum(not is_met(table, seat, task) for task in tokens)


def _fewest(tasks: list[Task], board: tuple[LocationEntry, ...], done: frozenset[int]) -> int:
    """With how few further missions all tasks would be done."""
    # Missions that serve the same tasks are alike: few kinds have to be told apart instead of all locations.
    serves = [tuple(fits(task, location) for task in tasks) for location in board]
    missing = [task.count - sum(serves[index][number] for index in done) for number, task in enumerate(tasks)]
    free = Counter(kind for index, kind in enumerate(serves) if index not in done and any(kind))
    for count in range(sum(max(0, left) for left in missing) + 1):
        for more in combinations_with_replacement(free, count):
            if all(sum(kind[number] for kind in more) >= left for number, left in enumerate(missing)) and all(
                more.count(kind) <= free[kind] for kind in more
            ):
                return count
    return len(board) - len(done)


def scored_goal(state: State, seat: Seat) -> CardId | None:
    """The fulfilled goal with the most VP; the other is given up (D-26, RM-12.1, RM-12.2)."""
    cards = state.terms.cards
    met = [
        goal
        for goal in state.players[seat].goals
        if all(is_met(state, seat, task) for task in cards[goal].tasks)
    ]
    return max(met, key=lambda goal: cards[goal].vp, default=None)


def goal_vp(state: State, seat: Seat) -> int:
    """VP of at most one Personal Goal; a binding one gives none (RM-9.7, RM-12.1, RM-15.5)."""
    goal = None if state.terms.edition.goal_is_binding else scored_goal(state, seat)
    return 0 if goal is None else state.terms.cards[goal].vp


def threat_vp(state: State, player: Player) -> int:
    """VP of own cards that count only at the end (RM-9.5, RM-15.13, RM-E.28)."""
    return 0 if state.terms.edition.threats_at_once else card_vp(state, player)


def score(state: State, seat: Seat) -> int:
    """The final score, recomputed from the state alone (RM-9.4 to RM-9.9)."""
    player = state.players[seat]
    return (
        player.track
        + threat_vp(state, player)
        + token_vp(state, seat)
        + goal_vp(state, seat)
        + variant_vp(state, seat)
    )


def ai_area_vp(table: PublicTable) -> int:
    """VP of the AI's cards that count only at the end (RM-E.28)."""
    if table.ai is None or table.terms.edition.threats_at_once:
        return 0
    return sum(table.terms.cards[card].vp for card in table.ai.area)


def score_sheet(state: State) -> list[tuple[str, tuple[int, ...]]]:
    """Where every point comes from: rows of a message id and points by seat, which add up to the score.

    Alone, the AI stands after the player.
    """
    seats = all_seats(state.terms.players)
    ai = state.ai
    alone = ((), ()) if ai is None else ((ai.track, ai_area_vp(state)), (0,))
    return [
        ("score-track", (*(player.track for player in state.players), *alone[0][:1])),
        ("score-cards", (*(threat_vp(state, player) for player in state.players), *alone[0][1:])),
        ("score-tokens", (*(token_vp(state, seat) for seat in seats), *alone[1])),
        ("score-goal", (*(goal_vp(state, seat) for seat in seats), *alone[1])),
        ("score-variants", (*(variant_vp(state, seat) for seat in seats), *alone[1])),
    ]


def best_mission(state: State, player: Player) -> tuple[int, int]:
    """A player's best mission as (distance, first-arrival VP), for ties (RM-9.10)."""
    locations = (state.terms.pack.location[index] for index in player.missions)
    return max(
        ((DESTINATIONS.index(location.destination), location.vp[0]) for location in locations),
        default=(-1, 0),
    )


def winners(state: State) -> tuple[Seat, ...]:
    """Highest score, then best mission, then more missions, then shared (RM-9.9 to RM-9.11, RM-E.21)."""
    if state.ai is not None:
        return (_ALONE,) if beats_ai(state) else (AI_SEAT,)
    standing = [
        (score(state, seat), best_mission(state, state.players[seat]), len(state.players[seat].missions))
        for seat in all_seats(state.terms.players)
    ]
    return tuple(Seat(seat) for seat, place in enumerate(standing) if place == max(standing))


def beats_ai(state: State) -> bool:
    """Alone: the goal is met and the points are more than the AI's, or as many where ties are the player's.

    RM-15.5, RM-15.17, RM-E.31.
    """
    assert state.ai is not None
    lead = score(state, _ALONE) - state.ai.track - ai_area_vp(state)
    enough = lead > 0 or (lead == 0 and state.terms.edition.solo_tie == "player")
    return enough and scored_goal(state, _ALONE) is not None


def result(state: State) -> Result:
    """How the match stands or ended; alone, the AI's points come second (RM-9.9, INV-16)."""
    scores = [score(state, seat) for seat in all_seats(state.terms.players)]
    if state.ai is not None:
        scores.append(state.ai.track + ai_area_vp(state))
    return Result(
        scores=tuple(scores),
        winners=winners(state) if state.over else (),
        rounds=state.round,
        end_reason=state.end_reason if state.over else "",
        unfinished=state.over and state.end_reason == CAP,
    )


def next_vp(table: PublicTable, location: LocationId) -> int:
    """What the next arrival at a location earns (RM-1.18)."""
    vp = table.terms.pack.location[location].vp
    return vp[min(len(table.arrivals[location]), len(vp) - 1)]
