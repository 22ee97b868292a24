"""RM-7, step 6: draws of Mission Success cards, and the windows W4, W6, WR and WZ for effects."""

from __future__ import annotations

from spacerace.games.rocketmen.rules.actions import (
    ABORT,
    DRAW_SUCCESS,
    PASS,
    Action,
    Choose,
    CopyTo,
    Drawn,
    DrawSuccess,
    Pass,
    UseEffect,
)
from spacerace.games.rocketmen.rules.agenda import (
    FLIP_SUCCESS,
    FLYING,
    LAST_CHANCE,
    ChoosingFirst,
    FlipSuccess,
    Flying,
    LastChance,
    Reacting,
    RevealSuccess,
)
from spacerace.games.rocketmen.rules.chapters.landing import fail, succeed
from spacerace.games.rocketmen.rules.chapters.launch_pad import (
    acting_as,
    become_copy,
    copy_targets,
    current,
    draws_left,
    off_pad,
    target_of,
    usable,
)
from spacerace.games.rocketmen.rules.effects import Advance, ChooseFirst, CountZeroAs, Redraw, RedrawZero
from spacerace.games.rocketmen.rules.facts import EffectUsed, RocketMoved, SuccessDrawn
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.state import State, active
from spacerace.kernel.piles import size, take


def draw_mission_success(state: State) -> None:
    """Step 6: windows and draws, one at a time (RM-7.14, RM-7.16)."""
    state.agenda.append(FLYING)


# --- W4 and W6: before the first draw, and after each but the last -------------------------------


def flying_options(state: State, step: Flying, *, canonical: bool = False) -> list[Action]:
    """Windows W4 and W6: draw, abort after a draw, use a Pad effect.

    D-16, D-18, D-21, RM-7.16, RM-7.18, RM-7.21.
    """
    player, launch = active(state), current(state)
    found: list[Action] = [DRAW_SUCCESS]
    if launch.draws:
        found.append(ABORT)
    else:
        found += [
            UseEffect(card)
            for card, effect in usable(state, player, ChooseFirst)
            if size(state.success) >= effect.cards + draws_left(state) - 1
        ]
    found += [UseEffect(card) for card, _ in usable(state, player, Advance)]
    found += [CopyTo(spy, target) for spy, target in copy_targets(state, player, canonical=canonical)]
    return found


def flying_copy(state: State, step: Flying, action: CopyTo) -> None:
    """A copy made in W4 or W6 gains the effect only (D-16, RM-11.20)."""
    become_copy(state, action)


def use_effect(state: State, step: Flying | LastChance, action: UseEffect) -> None:
    """Use a Pad effect in W4, W6 or WZ (D-16, D-22, RM-7.12, RM-7.16)."""
    effect = acting_as(state, action.card).effect
    state.turn.used.append(action.card)
    if isinstance(effect, Advance):
        advance_rocket(state, action.card, effect)
    elif isinstance(effect, ChooseFirst):
        plan_in_detail(state, action.card, effect)


def advance_rocket(state: State, card: CardId, effect: Advance) -> None:
    """Afterburner, Backup Systems, Life Support (RM-11.1, RM-11.3, RM-11.39, RM-11.31)."""
    launch = current(state)
    if effect.burns:
        off_pad(state, card, remove=True)
    launch.advances += effect.spaces
    state.facts.append(EffectUsed(state.seat, card, launch.rocket))
    if launch.rocket >= target_of(state):
        succeed(state)


def plan_in_detail(state: State, card: CardId, effect: ChooseFirst) -> None:
    """Detailed Planning: discard it, turn up three Mission Success cards (RM-11.5)."""
    off_pad(state, card, remove=False)
    current(state).planning = card
    state.facts.append(EffectUsed(state.seat, card, current(state).rocket))
    state.agenda.append(RevealSuccess(effect.cards))


# --- Detailed Planning ---------------------------------------------------------------------------


def success_revealed(state: State, step: RevealSuccess, action: Drawn) -> None:
    """One of the cards that Detailed Planning turns up (RM-11.5, C-7)."""
    state.agenda.pop()
    state.success, _ = take(state.success, action.card)
    state.facts.append(SuccessDrawn(state.seat, action.card))
    shown = (*step.shown, action.card)
    if step.cards > 1:
        state.agenda.append(RevealSuccess(step.cards - 1, shown))
    else:
        state.agenda.append(ChoosingFirst(shown))


def first_options(state: State, step: ChoosingFirst, *, canonical: bool = False) -> list[Action]:
    """Which of the three is the first draw? (D-19, RM-11.5)"""
    chosen = list(step.cards)
    if canonical:
        chosen = state.terms.firsts(chosen)
    return [state.terms.choose[card] for card in chosen]


def first_chosen(state: State, step: ChoosingFirst, action: Choose) -> None:
    """The chosen card is the first draw, the others stay out of this launch (D-19, RM-11.5, RM-7.19)."""
    state.agenda.pop()
    current(state).aside += [card for card in step.cards if card != action.card]
    _react(state, action.card)


# --- a draw, and WR: an answer to it -------------------------------------------------------------


def draw_success(state: State, step: Flying, action: DrawSuccess) -> None:
    """Draw the next Mission Success card (D-18, RM-7.14)."""
    state.agenda.append(FLIP_SUCCESS)


def success_flipped(state: State, step: FlipSuccess, action: Drawn) -> None:
    """A Mission Success card is turned up (RM-7.14, C-6)."""
    state.agenda.pop()
    state.success, _ = take(state.success, action.card)
    state.facts.append(SuccessDrawn(state.seat, action.card))
    _react(state, action.card)


def _react(state: State, card: CardId) -> None:
    """Open window WR if something can be done about this card, else it counts (D-20, RM-7.16, RM-7.17)."""
    if _reactions(state, card):
        state.agenda.append(Reacting(card))
    else:
        _count_draw(state, card, state.terms.cards[card].value)


def _reactions(state: State, card: CardId) -> list[CardId]:
    """What can answer a drawn card: Suit always, Shielding and Clear Skies a 0.

    RM-7.17, RM-13.6, RM-13.9.
    """
    player, launch = active(state), current(state)
    can_replace = size(state.success) >= draws_left(state)
    found = [one for one, _ in usable(state, player, Redraw)] if can_replace else []
    if state.terms.cards[card].value == 0:
        found += [one for one, _ in usable(state, player, CountZeroAs)]
        if can_replace and not launch.skies_used:
            found += [one for one in state.variants if isinstance(state.terms.cards[one].rule, RedrawZero)]
    return found


def reaction_options(state: State, step: Reacting, *, canonical: bool = False) -> list[Action]:
    """Window WR: answer the drawn card, or let it stand (D-20, RM-7.16, RM-7.17)."""
    found: list[Action] = [UseEffect(card) for card in _reactions(state, step.card)]
    found.append(PASS)
    return found


def react(state: State, step: Reacting, action: UseEffect) -> None:
    """Space Suit, Radiation Shielding or Clear Skies (D-20, RM-11.10, RM-11.12, RM-13.9)."""
    state.agenda.pop()
    launch = current(state)
    state.facts.append(EffectUsed(state.seat, action.card, launch.rocket))
    if action.card in state.variants:
        launch.skies_used = True
        redraw(state, step.card)
        return
    effect = acting_as(state, action.card).effect
    state.turn.used.append(action.card)
    off_pad(state, action.card, remove=False)
    if isinstance(effect, CountZeroAs):
        count_zero_as(state, step.card, effect)
    else:
        redraw(state, step.card)


def redraw(state: State, card: CardId) -> None:
    """The drawn card is set aside, is no draw, and is replaced at once (RM-11.10, RM-13.9, RM-7.19)."""
    current(state).aside.append(card)
    state.agenda.append(FLIP_SUCCESS)


def count_zero_as(state: State, card: CardId, effect: CountZeroAs) -> None:
    """Radiation Shielding: the 0 counts as 2 (RM-11.12)."""
    _count_draw(state, card, effect.value)


def let_stand(state: State, step: Reacting, action: Pass) -> None:
    """The drawn card moves the Rocket as it is (D-20)."""
    state.agenda.pop()
    _count_draw(state, step.card, state.terms.cards[step.card].value)


def _count_draw(state: State, card: CardId, spaces: int) -> None:
    """A draw moves the Rocket; then success, a further window, or the end (RM-7.14, RM-7.15, RM-7.22)."""
    launch = current(state)
    launch.drawn.append(card)
    launch.moves.append(spaces)
    state.facts.append(RocketMoved(state.seat, spaces, launch.rocket, target_of(state)))
    if launch.rocket >= target_of(state):
        succeed(state)
    elif draws_left(state) == 0:
        if _last_chances(state):
            state.agenda[-1] = LAST_CHANCE
        else:
            fail(state)


# --- WZ: after the last draw ---------------------------------------------------------------------


def _last_chances(state: State) -> list[CardId]:
    """Window WZ is for Afterburner alone (D-22, RM-7.17, RM-11.1)."""
    return [card for card, effect in usable(state, active(state), Advance) if effect.burns]


def last_chance_options(state: State, step: LastChance, *, canonical: bool = False) -> list[Action]:
    """Window WZ: Afterburner, or accept the failure (D-22, RM-7.16, RM-7.17)."""
    found: list[Action] = [UseEffect(card) for card in _last_chances(state)]
    found.append(PASS)
    return found


def last_effect(state: State, step: LastChance, action: UseEffect) -> None:
    """Afterburner after the last draw; if it falls short and none is left, the mission fails.

    D-22, RM-11.1.
    """
    use_effect(state, step, action)
    if isinstance(state.agenda[-1], LastChance) and not _last_chances(state):
        fail(state)


def accept_failure(state: State, step: LastChance, action: Pass) -> None:
    """No Afterburner: the mission has failed (D-22, RM-7.22)."""
    fail(state)
