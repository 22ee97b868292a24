"""N-6 and N-11: the mission phase: launch, test, espionage, prestige; and the Moon."""

from __future__ import annotations

from spacerace.games.nineteen69.rules.actions import (
    FACES,
    REROLL,
    STOP,
    Action,
    Commit,
    Convert,
    Launch,
    Reroll,
    Rolled,
    Stop,
)
from spacerace.games.nineteen69.rules.agenda import Committing, Converting, Launching, Rerolling, RollingDie
from spacerace.games.nineteen69.rules.chapters import cards
from spacerace.games.nineteen69.rules.chapters.researches import strength, symbol_bonus
from spacerace.games.nineteen69.rules.facts import (
    CardsCommitted,
    CardsRevealed,
    DieRolled,
    InsurancePaid,
    MissionLaunched,
    MoonProgressed,
    NeutralsTurned,
    NoLaunch,
    PrestigeGained,
    RocketPushed,
    TestDone,
)
from spacerace.games.nineteen69.rules.ids import NOBODY, CardValue, MissionId, Money
from spacerace.games.nineteen69.rules.state import Flight, Player, State, active, in_order, without
from spacerace.games.nineteen69.rules.table import PublicPlayer, PublicTable
from spacerace.kernel.agenda import Sequence
from spacerace.kernel.errors import IllegalAction

# --- launch --------------------------------------------------------------------------------------


def offer_launch(state: State) -> None:
    """One mission, or none (N-6.1)."""
    state.agenda.append(Launching())


def launch_cost(table: PublicTable, player: PublicPlayer, mission: MissionId) -> int:
    """The launch cost, less Investors, never below 0; the Moon's is never reduced (N-6.4, N-11.5, N-10.3)."""
    cost = table.terms.missions[mission].launch_cost
    if mission == table.terms.moon:
        return cost
    return max(cost - strength(table, player, "launch_discount"), 0)


def why_not(state: State, player: Player, mission: MissionId) -> IllegalAction | None:
    """Why a mission is not among the options: flown before, or too dear (N-6.2 to N-6.5, N-11.2)."""
    if mission in player.flown:
        return IllegalAction("N-6.2", "n-refused-flown")
    cost = launch_cost(state, player, mission)
    if cost > player.money:
        return IllegalAction("N-6.4", "n-refused-price", {"price": cost, "money": player.money})
    return None


def launch_options(state: State, step: Launching) -> list[Action]:
    """Missions that were not flown before and can be paid; or none (ND-7, N-6.1 to N-6.5, N-11.2)."""
    terms, player = state.terms, active(state)
    money, flown = player.money, player.flown
    found: list[Action] = [
        terms.launch[mission]
        for mission in terms.mission_ids.values()
        if mission not in flown and launch_cost(state, player, mission) <= money
    ]
    found.append(STOP)
    return found


def launch(state: State, step: Launching, action: Launch) -> None:
    """Pay; the rocket starts on 0, on the Moon where the progress flag is (ND-7, N-6.4, N-6.6, N-11.3)."""
    state.agenda.pop()
    player = active(state)
    cost = launch_cost(state, player, action.mission)
    player.money -= cost
    player.launched = action.mission
    start = player.moon if action.mission == state.terms.moon else 0
    state.launcher = state.seat
    state.flight = Flight(mission=action.mission, rocket=start, dice=(), rerolled=())
    state.facts.append(MissionLaunched(state.seat, action.mission, Money(cost), start))
    state.agenda.append(Sequence("flight", seat=state.seat))


def stay_home(state: State, step: Launching, action: Stop) -> None:
    """No launch this year (ND-7, N-6.1)."""
    state.agenda.pop()
    state.facts.append(NoLaunch(state.seat))


def current(table: PublicTable) -> Flight:
    """The mission in flight."""
    assert table.flight is not None
    return table.flight


# --- the test ------------------------------------------------------------------------------------


def roll_dice(state: State) -> None:
    """Roll all dice (N-6.7, N-6.8, N-1.3, NC-5)."""
    state.agenda += [RollingDie(die) for die in reversed(range(state.terms.pack.die.count))]


def die_rolled(state: State, step: RollingDie, action: Rolled) -> None:
    """A die shows its face: the first roll, or a reroll whose result stands (N-6.8, N-6.10, NC-5, NC-6)."""
    state.agenda.pop()
    flight = current(state)
    dice = list(flight.dice)
    if step.die < len(dice):
        dice[step.die] = action.face
    else:
        dice.append(action.face)
    flight.dice = tuple(dice)
    state.facts.append(DieRolled(state.seat, step.die, action.face))


def offer_rerolls(state: State) -> None:
    """Simulation gives single rerolls (N-6.9, N-10.5)."""
    rerolls = strength(state, active(state), "reroll")
    if rerolls:
        state.agenda.append(Rerolling(min(rerolls, len(current(state).dice))))


def reroll_options(state: State, step: Rerolling) -> list[Action]:
    """A face shown by a die not yet rerolled; or stop (ND-8, N-6.9, N-6.10)."""
    flight = current(state)
    shown = {face for die, face in enumerate(flight.dice) if die not in flight.rerolled}
    found: list[Action] = [REROLL[face] for face in FACES if face in shown]
    found.append(STOP)
    return found


def reroll(state: State, step: Rerolling, action: Reroll) -> None:
    """One die is rerolled, and the launcher sees the result before going on (ND-8, N-6.9, N-6.10)."""
    state.agenda.pop()
    flight = current(state)
    die = next(
        die for die, face in enumerate(flight.dice) if face == action.face and die not in flight.rerolled
    )
    flight.rerolled += (die,)
    if step.left > 1 and len(flight.rerolled) < len(flight.dice):
        state.agenda.append(Rerolling(step.left - 1))
    state.agenda.append(RollingDie(die))


def stop_rerolls(state: State, step: Rerolling, action: Stop) -> None:
    """The dice stand as they are (ND-8, N-6.9)."""
    state.agenda.pop()


def ground_control(state: State) -> None:
    """Ground Control turns neutral dice as the launcher says; where it cannot matter, all that it can.

    N-6.11, N-10.6, N-6.7.
    """
    most = most_converted(state)
    if state.terms.rules.ground_control_asks and conversion_matters(state, most):
        state.agenda.append(Converting(most))
    else:
        _count_test(state, most)


def most_converted(state: State) -> int:
    """How many dice Ground Control can turn: its researchers, and no more than are neutral (N-6.11)."""
    return min(current(state).dice.count("neutral"), strength(state, active(state), "convert"))


def conversion_matters(state: State, most: int) -> bool:
    """Whether it can be wise to turn fewer dice: an opponent has cards, and the rocket would stand elsewhere.

    N-6.11, N-3.4.
    """
    rivals = any(player.hand for seat, player in enumerate(state.players) if seat != state.launcher)
    return rivals and space_with(state, 0) != space_with(state, most)


def space_with(table: PublicTable, converted: int) -> int:
    """Where the test moves the rocket if so many neutral dice are turned (N-6.12 to N-6.16)."""
    flight = current(table)
    base = flight.dice.count("success") + converted - flight.dice.count("failure")
    return clamp(table, flight.rocket + base + symbol_bonus(table, active(table), flight.mission))


def convert_options(state: State, step: Converting) -> list[Action]:
    """None, one, and so on (ND-10, N-6.11)."""
    return list(state.terms.convert[: step.most + 1])


def canonical_conversions(state: State, step: Converting) -> list[Action]:
    """One number for each space that the rocket can come to: the highest (ND-10)."""
    by_space = {space_with(state, count): count for count in range(step.most + 1)}
    return [state.terms.convert[count] for count in by_space.values()]


def convert(state: State, step: Converting, action: Convert) -> None:
    """So many neutral dice are turned, then the test is counted (ND-10, N-6.11)."""
    state.agenda.pop()
    neutrals = current(state).dice.count("neutral")
    state.facts.append(NeutralsTurned(state.seat, action.count, neutrals))
    _count_test(state, action.count)


def _count_test(state: State, converted: int) -> None:
    """Count, symbol bonus, Insurance, then the rocket moves (N-6.12 to N-6.16, N-6.7, N-10.4)."""
    player, flight = active(state), current(state)
    failures = flight.dice.count("failure")
    successes = flight.dice.count("success") + converted
    bonus = symbol_bonus(state, player, flight.mission)
    flight.rocket = space_with(state, converted)
    state.facts.append(TestDone(state.seat, successes, failures, bonus, flight.rocket))
    insured = strength(state, player, "insurance") * failures
    if insured:
        player.money += insured
        state.facts.append(InsurancePaid(state.seat, Money(insured)))


def clamp(table: PublicTable, space: int) -> int:
    """A rocket never stands before the first space or beyond the last (N-6.16, N-6.17, N-11.4, N-1.8)."""
    return max(0, min(space, last_space(table)))


def last_space(table: PublicTable) -> int:
    """The last space of the mission's track."""
    return len(table.terms.missions[current(table).mission].track)


# --- espionage -----------------------------------------------------------------------------------


def open_espionage(state: State) -> None:
    """Everybody with cards may commit some: opponents from the left, then the launcher (N-6.18, N-6.19)."""
    order = [*in_order(state, state.launcher)[1:], state.launcher]
    for seat in reversed(order):
        if state.players[seat].hand:
            state.agenda.append(Sequence("commitment", seat=seat))


def ask_commitment(state: State) -> None:
    """This player's turn to commit cards (N-6.18)."""
    state.agenda.append(Committing())


def commit_options(state: State, step: Committing) -> list[Action]:
    """A further card, or be done (ND-9, N-6.18, N-6.20)."""
    if not state.terms.rules.commits_in_any_order:
        return canonical_commitments(state, step)
    return [*(state.terms.commit[value] for value in _uncommitted(state, step)), STOP]


def canonical_commitments(state: State, step: Committing) -> list[Action]:
    """The same with one path to each set of cards: from high to low (ND-9)."""
    most = step.values[-1] if step.values else max(state.terms.values)
    return [*(state.terms.commit[value] for value in _uncommitted(state, step) if value <= most), STOP]


def _uncommitted(state: State, step: Committing) -> list[CardValue]:
    """The values in hand that are not picked up yet, the highest first (ND-9)."""
    return sorted(set(without(active(state).hand, step.values)), reverse=True)


def commit(state: State, step: Committing, action: Commit) -> None:
    """A card is picked up; nothing is laid down yet (ND-9)."""
    state.agenda[-1] = Committing((*step.values, action.value))


def commitment_done(state: State, step: Committing, action: Stop) -> None:
    """The cards are laid down, face down and for good; their number is seen (ND-9, N-6.19, N-6.20)."""
    state.agenda.pop()
    player = active(state)
    player.hand = without(player.hand, step.values)
    player.committed = step.values
    state.facts.append(CardsCommitted(state.seat, len(step.values)))


def reveal(state: State) -> None:
    """All commitments are turned up together (N-6.21)."""
    for seat in in_order(state, state.launcher):
        player = state.players[seat]
        if player.committed:
            state.facts.append(CardsRevealed(seat, player.committed))


def push_back(state: State) -> None:
    """The opponents' values, pooled, divided by the espionage cost, throw the rocket back.

    N-6.22, N-6.24.
    """
    total = sum(sum(player.committed) for seat, player in enumerate(state.players) if seat != state.launcher)
    _push(state, -(total // _espionage_cost(state)))


def push_forward(state: State) -> None:
    """The launcher's own values, divided likewise, carry it forward afterwards (N-6.23, N-6.24)."""
    _push(state, sum(state.players[state.launcher].committed) // _espionage_cost(state))


def _espionage_cost(state: State) -> int:
    """What one space costs in espionage (N-1.7)."""
    return state.terms.missions[current(state).mission].espionage_cost


def _push(state: State, spaces: int) -> None:
    """Move and clamp; what is cut off is lost (N-6.17)."""
    if spaces:
        flight = current(state)
        flight.rocket = clamp(state, flight.rocket + spaces)
        state.facts.append(RocketPushed(state.launcher, spaces, flight.rocket))


def discard_commitments(state: State) -> None:
    """All committed cards go to the discard pile (N-6.25, N-5.19)."""
    for player in state.players:
        if player.committed:
            cards.show(state, player, player.committed)
            player.committed = ()


# --- prestige ------------------------------------------------------------------------------------


def flags_in_box(table: PublicTable, mission: MissionId) -> int:
    """Flags of launches in earlier years (N-6.27, N-11.6)."""
    return sum(mission in player.flown for player in table.players)


def score_flight(state: State) -> None:
    """Prestige of the final space less flags; the last space moves the Moon flag.

    N-6.26 to N-6.29, N-11.7.
    """
    flight, player = current(state), state.players[state.launcher]
    track = state.terms.tracks[flight.mission]
    points = max(track[flight.rocket] - flags_in_box(state, flight.mission), 0)
    player.prestige += points
    state.facts.append(PrestigeGained(state.launcher, flight.mission, flight.rocket, points))
    moon = state.terms.moon
    if flight.rocket == len(track) - 1 and flight.mission != moon:
        player.moon = min(player.moon + 1, len(state.terms.missions[moon].track))
        state.facts.append(MoonProgressed(state.launcher, player.moon))


def land(state: State) -> None:
    """The flight is over; the rocket stays where it is until the year ends (N-6.29)."""
    state.flight = None
    state.launcher = NOBODY


# --- refusals ------------------------------------------------------------------------------------


def refuse_launch(state: State, step: Launching, action: Launch) -> IllegalAction:
    """Why this mission cannot be launched (N-6.2, N-6.4)."""
    if not 0 <= action.mission < len(state.terms.missions):
        return IllegalAction("N-6.1", "n-refused-unknown")
    return why_not(state, active(state), action.mission) or IllegalAction("N-6.1", "n-refused-not-now")


def refuse_reroll(state: State, step: Rerolling, action: Reroll) -> IllegalAction:
    """Why no such die can be rerolled (N-6.10)."""
    return IllegalAction("N-6.10", "n-refused-reroll")


def refuse_convert(state: State, step: Converting, action: Convert) -> IllegalAction:
    """Why Ground Control cannot turn so many dice (N-6.11)."""
    return IllegalAction("N-6.11", "n-refused-convert", {"most": most_converted(state)})


def refuse_commit(state: State, step: Committing, action: Commit) -> IllegalAction:
    """Why this card cannot be committed (N-6.18)."""
    if action.value in _uncommitted(state, step):
        return IllegalAction("N-6.18", "n-refused-falling", {"value": action.value})
    return IllegalAction("N-6.18", "n-refused-no-such-card", {"value": action.value})
