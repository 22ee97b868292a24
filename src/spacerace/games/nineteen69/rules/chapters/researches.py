"""N-9 and N-10: scientists in researches, and what a research is worth."""

from __future__ import annotations

from spacerace.games.nineteen69.rules.ids import MissionId, ResearchId, ScientistId
from spacerace.games.nineteen69.rules.printed import ResearchEffect
from spacerace.games.nineteen69.rules.table import PublicPlayer, PublicTable


def researchers(table: PublicTable, player: PublicPlayer, research: ResearchId) -> int:
    """Researchers in a research: its cubes, and 1 for a bonus token (N-9.1 to N-9.6, N-5.12)."""
    scientists = table.terms.scientists
    count = 1 if player.tokens[research] else 0
    for cube in player.cubes[research]:
        count += scientists[cube].researchers
    return count


def strength(table: PublicTable, player: PublicPlayer, effect: ResearchEffect) -> int:
    """What the research with this effect gives: its amount for each researcher (N-10.1 to N-10.6)."""
    research = table.terms.by_effect[effect]
    return table.terms.amounts[research] * researchers(table, player, research)


def symbol_bonus(table: PublicTable, player: PublicPlayer, mission: MissionId) -> int:
    """What the researches among a mission's symbols add (N-6.13, N-10.7 to N-10.12, N-1.9)."""
    amounts = table.terms.amounts
    return sum(
        amounts[research] * researchers(table, player, research) for research in table.terms.symbols[mission]
    )


def has_place(table: PublicTable, owner: PublicPlayer, research: ResearchId, scientist: ScientistId) -> bool:
    """Whether a cube of this type may go into a research: a free slot, no twin but Basic (N-5.5, N-5.9)."""
    cubes = owner.cubes[research]
    if len(cubes) >= table.terms.board.slots:
        return False
    return scientist == table.terms.basic or scientist not in cubes


def has_any_place(table: PublicTable, owner: PublicPlayer, scientist: ScientistId) -> bool:
    """Whether a player has any research that a cube of this type may go into (N-5.5, N-5.6, N-5.9)."""
    slots, basic = table.terms.board.slots, scientist == table.terms.basic
    return any(len(cubes) < slots and (basic or scientist not in cubes) for cubes in owner.cubes)


def places(table: PublicTable, owner: PublicPlayer, scientist: ScientistId) -> list[ResearchId]:
    """Researches of a player that a cube of this type may go into (N-5.2, N-5.5)."""
    return [r for r in table.terms.research_ids.values() if has_place(table, owner, r, scientist)]
