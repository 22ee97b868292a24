"""RM-7, the three ends of a launch: abort, success, failure; and step 7."""

from __future__ import annotations

from bisect import insort
from typing import assert_never

from spacerace.games.rocketmen.rules.actions import (
    DISCARD_MISSION,
    KEEP_MISSION,
    PASS,
    Abort,
    Action,
    Choose,
    DiscardMission,
    KeepMission,
    Pass,
)
from spacerace.games.rocketmen.rules.agenda import (
    KEEPING_MISSION,
    AbortDiscarding,
    Flying,
    KeepingEngines,
    KeepingMission,
)
from spacerace.games.rocketmen.rules.chapters import discarding, ending
from spacerace.games.rocketmen.rules.chapters.launch_pad import current, off_pad, planned, target_of, usable
from spacerace.games.rocketmen.rules.effects import KeepEngines, SafeAbort
from spacerace.games.rocketmen.rules.facts import (
    EngineKept,
    FirstTokenTaken,
    LaunchAborted,
    MissionDiscarded,
    MissionFailed,
    MissionKept,
    MissionSucceeded,
    PadDiscarded,
)
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.state import Player, State, active
from spacerace.games.rocketmen.rules.table import PublicTable
from spacerace.kernel.agenda import Sequence
from spacerace.kernel.piles import Pile


def conclude(state: State) -> None:
    """Whatever the launch still had on the agenda is off but its last step (RM-7.25)."""
    last = len(state.terms.edition.sequences["launch"]) - 1
    state.agenda[:] = [Sequence("launch", last)]


# --- abort ---------------------------------------------------------------------------------------


def abort(state: State, step: Flying, action: Abort) -> None:
    """Abort: one Pad card less than draws is owed, the Mission stays (D-21, RM-7.18 to RM-7.20, RM-6.3).

    With Mission Control nothing is owed and nothing asked (D-21a, RM-11.38, RM-11.31).
    """
    owed, loose = owed_for_abort(state), _loose(state)
    state.facts.append(LaunchAborted(state.seat, owed))
    conclude(state)
    if owed == len(loose):
        _discard_for_abort(state, loose)
    elif owed:
        state.agenda.append(AbortDiscarding(owed))


def owed_for_abort(table: PublicTable) -> int:
    """How many Pad cards an abort costs: one less than draws, no more than can go; with Mission Control none.

    RM-7.18 to RM-7.20, RM-11.38.
    """
    if usable(table, active(table), SafeAbort):
        return 0
    return min(current(table).draws - 1, len(_loose(table)))


def _loose(table: PublicTable) -> list[CardId]:
    """The Pad cards that can be discarded: Permanent ones never (RM-6.3, RM-7.20)."""
    return [card for card in active(table).pad if not table.terms.cards[card].permanent]


def _discard_for_abort(state: State, cards: list[CardId]) -> None:
    """Pad cards go to the Playing Area for an abort (RM-7.18)."""
    for card in cards:
        off_pad(state, card, remove=False)
    if cards:
        state.facts.append(PadDiscarded(state.seat, tuple(cards)))


def abort_options(state: State, step: AbortDiscarding, *, canonical: bool = False) -> list[Action]:
    """Pad cards that can be given up for an abort, Permanent ones never (D-21a, RM-7.20, RM-6.3)."""
    loose = _loose(state)
    if canonical:
        loose = state.terms.in_order(loose, step.after, step.left)
    return [state.terms.choose[card] for card in loose]


def abort_chosen(state: State, step: AbortDiscarding, action: Choose) -> None:
    """A Pad card is given up for an abort (D-21a, RM-7.18)."""
    state.agenda.pop()
    _discard_for_abort(state, [action.card])
    if step.left > 1:
        state.agenda.append(AbortDiscarding(step.left - 1, action.card))


# --- success and failure -------------------------------------------------------------------------


def succeed(state: State) -> None:
    """The Rocket has reached its target: no further draw, abort or effect (RM-7.15, RM-7.23)."""
    conclude(state)
    state.agenda.append(Sequence("success"))


def fail(state: State) -> None:
    """All draws made, target not reached (RM-7.22)."""
    launch = current(state)
    state.facts.append(MissionFailed(state.seat, launch.rocket, target_of(state)))
    conclude(state)
    state.agenda.append(Sequence("failure"))


# --- Reusable Rocket Parts -----------------------------------------------------------------------


def keep_engines(state: State) -> None:
    """Reusable Rocket Parts acts once the result is fixed (D-23a, RM-11.40, RM-11.31)."""
    player = active(state)
    left = sum(effect.cards for _, effect in usable(state, player, KeepEngines))
    if left and _engines_on_pad(state, player):
        state.agenda.append(KeepingEngines(left))


def _engines_on_pad(state: State, player: Player) -> list[CardId]:
    """Real Engine cards on the Pad."""
    return [card for card in player.pad if state.terms.cards[card].deck == "engine"]


def engine_options(state: State, step: KeepingEngines, *, canonical: bool = False) -> list[Action]:
    """Take an Engine back, or finish (D-23a, RM-11.40)."""
    engines = _engines_on_pad(state, active(state))
    if canonical:
        engines = state.terms.in_order(engines, step.after, 1)
    found: list[Action] = [state.terms.choose[card] for card in engines]
    found.append(PASS)
    return found


def engine_chosen(state: State, step: KeepingEngines, action: Choose) -> None:
    """An Engine comes back into the Hand, in sight of all (D-23a, RM-11.40, RM-16.6)."""
    state.agenda.pop()
    player = active(state)
    player.pad.remove(action.card)
    insort(player.hand, action.card)
    insort(player.known, action.card)
    state.facts.append(EngineKept(state.seat, action.card))
    if step.left > 1 and _engines_on_pad(state, player):
        state.agenda.append(KeepingEngines(step.left - 1, action.card))


def engines_done(state: State, step: KeepingEngines, action: Pass) -> None:
    """No further Engine is taken back (D-23a)."""
    state.agenda.pop()


# --- what a success brings -----------------------------------------------------------------------


def end_copy(state: State) -> None:
    """Espionage is itself again before the Pad is cleared (RM-11.20)."""
    launch = current(state)
    launch.copier = launch.copied = None


def complete_mission(state: State) -> None:
    """The Mission goes to the Junkyard and its achievement is gained, unused.

    RM-7.23, RM-1.14, RM-1.15, RM-1.17.
    """
    player = active(state)
    mission = planned(state, player)
    player.plan = None
    player.junkyard += (mission.id,)
    match mission.achievement:
        case "rocket":
            player.rocket_points += 1
        case "hand":
            player.hand_bonus += 1
        case "science":
            player.science_tokens += 1
        case "money":
            player.money_tokens += 1
        case None:
            raise ValueError("a Mission card without an achievement")
        case _:
            assert_never(mission.achievement)


def clear_pad(state: State) -> None:
    """The Pad is discarded, Permanent cards stay (RM-7.22, RM-7.23, RM-6.3)."""
    gone = discarding.clear_pad(state, active(state))
    if gone:
        state.facts.append(PadDiscarded(state.seat, gone))


def settle_planning(state: State) -> None:
    """Used in a success, Detailed Planning goes on to the Junkyard (RM-11.5)."""
    player, card = active(state), current(state).planning
    if card is not None:
        player.playing_area.remove(card)
        player.junkyard += (card,)


def place_mission_token(state: State) -> None:
    """The token goes to the location; VP by order of arrival; the first takes the Moon or Mars token.

    RM-7.23, RM-7.24, RM-1.18, RM-2.7.
    """
    launch, player, seat = current(state), active(state), state.seat
    vp = ending.next_vp(state, launch.location)
    state.arrivals[launch.location] += (seat,)
    player.missions += (launch.location,)
    player.track += vp
    mission = state.terms.cards[launch.mission]
    assert mission.achievement is not None
    state.facts.append(MissionSucceeded(seat, mission.id, launch.location, vp, mission.achievement))
    if not state.terms.edition.first_tokens:
        return
    if launch.destination == "moon" and state.moon_token is None:
        state.moon_token = seat
        state.facts.append(FirstTokenTaken(seat, "moon"))
    elif launch.destination == "mars" and state.mars_token is None:
        state.mars_token = seat
        state.facts.append(FirstTokenTaken(seat, "mars"))


# --- what a failure leaves -----------------------------------------------------------------------


def keep_mission(state: State) -> None:
    """After a failure the player keeps the Mission or gives it up (RM-7.22)."""
    state.agenda.append(KEEPING_MISSION)


def keep_options(state: State, step: KeepingMission, *, canonical: bool = False) -> list[Action]:
    """Keep the Mission planned, or discard it (D-23, RM-7.22)."""
    return [KEEP_MISSION, DISCARD_MISSION]


def mission_kept(state: State, step: KeepingMission, action: KeepMission) -> None:
    """The Mission stays planned (D-23, RM-7.22)."""
    state.agenda.pop()
    mission = planned(state, active(state))
    state.facts.append(MissionKept(state.seat, mission.id))


def mission_given_up(state: State, step: KeepingMission, action: DiscardMission) -> None:
    """The Mission is discarded after the failure (D-23, RM-7.22)."""
    state.agenda.pop()
    player = active(state)
    mission = planned(state, player)
    player.plan = None
    player.playing_area.append(mission.id)
    state.facts.append(MissionDiscarded(state.seat, mission.id, ()))


# --- step 7 --------------------------------------------------------------------------------------


def return_rocket(state: State) -> None:
    """Step 7: the Rocket returns to 0, all Mission Success cards to their deck, the turn ends (RM-7.25)."""
    state.launch = None
    state.success = Pile("success", (state.terms.success,), shuffles=state.success.shuffles)
    state.agenda.append(Sequence("end_of_turn"))
