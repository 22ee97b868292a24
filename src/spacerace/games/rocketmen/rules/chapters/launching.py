"""RM-7, steps 1 to 5: declaring a launch, counting Rocket points, the boost."""

from __future__ import annotations

from spacerace.games.rocketmen.rules.actions import (
    COUNT_POINTS,
    Abort,
    Action,
    Choose,
    CopyTo,
    CountPoints,
    LaunchTo,
    UseEffect,
)
from spacerace.games.rocketmen.rules.agenda import (
    COUNTING,
    Acting,
    ChoosingFirst,
    Counting,
    KeepingEngines,
    Reacting,
    Step,
)
from spacerace.games.rocketmen.rules.chapters.landing import conclude, succeed
from spacerace.games.rocketmen.rules.chapters.launch_pad import (
    become_copy,
    boost_of,
    copy_targets,
    current,
    needed_points,
    planned,
    rocket_points,
    target_of,
)
from spacerace.games.rocketmen.rules.facts import LaunchDeclared, LaunchScrubbed, RocketBoosted
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.printed import Destination
from spacerace.games.rocketmen.rules.state import Launch, State, active
from spacerace.games.rocketmen.rules.table import PublicPlayer, PublicTable
from spacerace.kernel.agenda import Sequence
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.piles import shuffled

# --- declaring (steps 1 and 2) -------------------------------------------------------------------


def open_destinations(table: PublicTable, player: PublicPlayer) -> list[Destination]:
    """Destinations of the planned Mission without an own token, if a token is left.

    RM-7.1 to RM-7.3, RM-14.2.
    """
    if len(player.missions) >= most_missions(table):
        return []
    mission = planned(table, player)
    return [
        destination
        for destination in mission.rocket_points
        if destination in table.terms.edition.destinations
        and table.terms.location_at[destination, mission.type] not in player.missions  # type: ignore[index]
    ]


def most_missions(table: PublicTable) -> int:
    """How many missions a player may complete: as many as tokens, four in battle (RM-7.1, RM-14.2)."""
    return min(table.terms.pack.board.mission_tokens, table.terms.edition.most_missions)


def best_points(table: PublicTable, player: PublicPlayer) -> int:
    """Rocket points with the best copy that Espionage could make (RM-7.7)."""
    points = rocket_points(table, player)
    cards = table.terms.cards
    gains = (cards[target].rocket - cards[spy].rocket for spy, target in copy_targets(table, player))
    return points + max(0, max(gains, default=0))


def launch_options(table: PublicTable, player: PublicPlayer) -> list[Action]:
    """Launches that can be declared; short ones only under strict declaration.

    D-15, RM-7.1, RM-7.7, RM-3.5.
    """
    destinations = open_destinations(table, player)
    if not destinations:
        return []
    if not table.terms.options.strict_declaration:
        needed = planned(table, player).rocket_points
        own = rocket_points(table, player)
        if own < max(needed[destination] for destination in destinations):
            own = best_points(table, player)
        destinations = [destination for destination in destinations if own >= needed[destination]]
    return [table.terms.launch_to[destination] for destination in destinations]


def launch_to(state: State, step: Acting, action: LaunchTo) -> None:
    """Leave the action part for a launch; what is pending lapses (D-15, RM-3.4, RM-10.5)."""
    state.agenda.pop()
    state.turn.pending.clear()
    mission = planned(state, active(state))
    assert mission.type is not None
    state.launch = Launch(
        mission=mission.id,
        destination=action.destination,
        location=state.terms.location_at[action.destination, mission.type],
        boost=0,
        advances=0,
        drawn=[],
        moves=[],
        aside=[],
        copier=None,
        copied=None,
        planning=None,
        skies_used=False,
    )
    state.agenda.append(Sequence("launch"))


def declare(state: State) -> None:
    """Step 1: the launch is declared, the Rocket stands on 0 (RM-7.2)."""
    mission = planned(state, active(state))
    state.facts.append(LaunchDeclared(state.seat, mission.id, current(state).destination))


def choose_destination(state: State) -> None:
    """Step 2: a mission token lies beside the destination; it stays there while the launch lasts (RM-7.2)."""


# --- step 3: counting ----------------------------------------------------------------------------


def count_rocket_points(state: State) -> None:
    """Step 3: window W3 if Espionage could act, then count (RM-7.4, RM-7.16)."""
    if _counting_copies(state):
        state.agenda.append(COUNTING)
    else:
        _test_points(state)


def _counting_copies(state: State, *, canonical: bool = False) -> list[tuple[CardId, CardId]]:
    """Copies offered in W3: by default only such as leave enough points (RM-7.7, RM-11.20)."""
    player, cards = active(state), state.terms.cards
    targets = copy_targets(state, player, canonical=canonical)
    if state.terms.options.strict_declaration or not targets:
        return targets
    points, needed = rocket_points(state, player), needed_points(state)
    return [
        (spy, target)
        for spy, target in targets
        if points - cards[spy].rocket + cards[target].rocket >= needed
    ]


def counting_options(state: State, step: Counting, *, canonical: bool = False) -> list[Action]:
    """Window W3: become a copy, or count and go (D-16, D-17, RM-7.7, RM-7.16)."""
    found: list[Action] = [
        CopyTo(spy, target) for spy, target in _counting_copies(state, canonical=canonical)
    ]
    enough = rocket_points(state, active(state)) >= needed_points(state)
    if enough or state.terms.options.strict_declaration:
        found.append(COUNT_POINTS)
    return found


def counting_copy(state: State, step: Counting, action: CopyTo) -> None:
    """A copy made in W3 counts for steps 3 and 4 (D-16, RM-11.20)."""
    become_copy(state, action)
    count_points(state, step, COUNT_POINTS)


def count_points(state: State, step: Counting, action: CountPoints) -> None:
    """Count and go (D-17, RM-7.4)."""
    state.agenda.pop()
    _test_points(state)


def _test_points(state: State) -> None:
    """Too few Rocket points scrub the launch; nothing is lost but the turn (RM-7.4 to RM-7.6)."""
    points, needed = rocket_points(state, active(state)), needed_points(state)
    if points < needed:
        state.facts.append(LaunchScrubbed(state.seat, points, needed))
        conclude(state)


# --- steps 4 and 5 -------------------------------------------------------------------------------


def boost(state: State) -> None:
    """Step 4: the whole advance at once; the target may already be reached (RM-7.8, RM-7.11, RM-7.15)."""
    launch = current(state)
    launch.boost = boost_of(state, active(state), launch.destination)
    state.facts.append(RocketBoosted(state.seat, launch.rocket, target_of(state)))
    if launch.rocket >= target_of(state):
        succeed(state)


def shuffle_mission_success(state: State) -> None:
    """Step 5: all Mission Success cards are shuffled (RM-7.13, RM-2.3)."""
    state.success = shuffled(state.success, state.terms.success)


# --- refusals ------------------------------------------------------------------------------------


def refuse_launch(state: State, step: Acting, action: LaunchTo) -> IllegalAction:
    """Why this launch cannot be declared (RM-7.1 to RM-7.4)."""
    player = active(state)
    if player.plan is None:
        return IllegalAction("RM-7.1", "refused-launch-no-mission")
    if len(player.missions) >= most_missions(state):
        return IllegalAction("RM-7.1", "refused-launch-no-token")
    mission = planned(state, player)
    if action.destination not in mission.rocket_points:
        return IllegalAction(
            "RM-7.2", "refused-launch-destination", {"card": mission.id, "destination": action.destination}
        )
    if action.destination not in state.terms.edition.destinations:
        return IllegalAction("RM-14.2", "refused-launch-not-in-battle", {"destination": action.destination})
    if action.destination not in open_destinations(state, player):
        return IllegalAction(
            "RM-7.3", "refused-launch-own-token", {"card": mission.id, "destination": action.destination}
        )
    return IllegalAction(
        "RM-7.4",
        "refused-launch-points",
        {"points": best_points(state, player), "needed": mission.rocket_points[action.destination]},
    )


def refuse_in_flight(state: State, step: Step, action: Action) -> IllegalAction:
    """Why something cannot be done in a window of a launch (RM-7.1, RM-7.16, RM-7.18, RM-7.21)."""
    match action:
        case Abort():
            if current(state).draws or isinstance(step, Reacting):
                return IllegalAction("RM-7.18", "refused-abort-now")
            return IllegalAction("RM-7.21", "refused-abort-before-draw")
        case CopyTo(card=card, target=target):
            # One that would be legal falls short of the points.
            short = (card, target) in copy_targets(state, active(state)) and step == COUNTING
            return IllegalAction("RM-7.7" if short else "RM-11.20", "refused-copy", {"card": card})
        case UseEffect(card=card):
            if card in state.turn.used:
                return IllegalAction("RM-10.7", "refused-effect-used", {"card": card})
            return IllegalAction("RM-7.16", "refused-effect-window", {"card": card})
        case CountPoints():
            if step != COUNTING:
                return IllegalAction("RM-7.5", "refused-during-launch")
            return IllegalAction("RM-7.4", "refused-count-short", {"needed": needed_points(state)})
        case Choose(card=card):
            rules = {ChoosingFirst: "RM-11.5", KeepingEngines: "RM-11.40"}
            rule = rules.get(type(step), "RM-7.20")
            return IllegalAction(rule, "refused-choose-listed", {"card": card})
        case _:
            # Every other action belongs to another part of the turn.
            return IllegalAction("RM-7.1", "refused-during-launch")
