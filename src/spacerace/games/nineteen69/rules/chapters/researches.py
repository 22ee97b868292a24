"""N-9 and N-10: scientists in researches, and what a research is worth."""

from __future__ import annotations

from spacerace.games.nineteen69.rules.printed import ResearchEffect
from spacerace.games.nineteen69.rules.state import Player, State


def researchers(state: State, player: Player, research: int) -> int:
    """Researchers in a research: its cubes, and 1 for a bonus token (N-9.1 to N-9.6, N-5.12)."""
    scientists = state.terms.scientists
    count = 1 if player.tokens[research] else 0
    for cube in player.cubes[research]:
        count += scientists[cube].researchers
    return count


def strength(state: State, player: Player, effect: ResearchEffect) -> int:
    """What the research with this effect gives: its amount for each researcher (N-10.1 to N-10.6)."""
    research = state.terms.by_effect[effect]
    return state.terms.amounts[research] * researchers(state, player, research)


def symbol_bonus(state: State, player: Player, mission: int) -> int:
    """What the researches among a mission's symbols add (N-6.13, N-10.7 to N-10.12, N-1.9)."""
    amounts = state.terms.amounts
    return sum(
        amounts[research] * researchers(state, player, research) for research in state.terms.symbols[mission]
    )


def has_place(state: State, owner: Player, research: int, scientist: int) -> bool:
    """Whether a cube of this type may go into a research: a free slot, no twin but Basic (N-5.5, N-5.9)."""
    cubes = owner.cubes[research]
    if len(cubes) >= state.terms.board.slots:
        return False
    return scientist == state.terms.basic or scientist not in cubes


def places(state: State, owner: Player, scientist: int) -> list[int]:
    """Researches of a player that a cube of this type may go into (N-5.2, N-5.5)."""
    return [r for r in range(len(owner.cubes)) if has_place(state, owner, r, scientist)]
