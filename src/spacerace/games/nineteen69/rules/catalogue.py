"""The catalogue: everything printed in the box of 1969, with the source of each value (N-1)."""

from __future__ import annotations

from typing import Literal

from spacerace.games.nineteen69.rules.printed import Pack, ResearchEntry, ScientistEntry
from spacerace.games.nineteen69.rules.words import part_name
from spacerace.kernel.packs import ABOUT, Entry, Name, plain_sources, plain_values
from spacerace.kernel.sentences import sentence

Deck = Literal["mission", "scientist", "research", "espionage", "year", "nation", "die"]
#: What a row shows by other keys.
_LEFT_OUT = (*ABOUT, "id", "name", "copies")


def catalogue(pack: Pack) -> list[dict[str, object]]:
    """One row a design. Nothing in the box bears a number, so that the rows are counted."""
    rows = [
        _row(mission, "mission", mission.id, _called(mission.name, f"n-mission-{mission.id}"))
        for mission in pack.mission
    ]
    for scientist in pack.scientist:
        name = sentence(f"n-scientist-{scientist.id}", {})
        row = _row(scientist, "scientist", scientist.id, name, scientist.supply)
        rows.append({**row, "text": scientist_text(scientist)})
    for research in pack.research:
        name = sentence(f"n-research-{research.id}", {})
        row = _row(research, "research", research.id, name, len(pack.nation))  # on everybody's sheets
        rows.append({**row, "text": research_text(research)})
    for card in pack.card:
        name = sentence("n-espionage-card", {"value": card.value})
        rows.append(_row(card, "espionage", f"espionage-{card.value}", name, card.copies))
    for year in pack.year:
        # As text: a year is written without a mark between its thousands.
        name = sentence("n-calendar-year", {"year": str(year.year)})
        rows.append(_row(year, "year", f"year-{year.year}", name))
    for nation in pack.nation:
        name = _called(nation.name, f"n-nation-{nation.id}")
        rows.append(_row(nation, "nation", nation.id, name))
    rows.append(_row(pack.die, "die", "die", sentence("n-mission-die", {}), pack.die.count))
    return [{"number": number, **row} for number, row in enumerate(rows, start=1)]


def board_catalogue(pack: Pack) -> dict[str, list[dict[str, object]]]:
    """The single numbers of the box, as one row."""
    row = {**plain_values(pack.board), **plain_sources(pack.board)}
    if not pack.board.flags:
        # Only the first reading counts them (N-1.6).
        del row["flags"]
    return {"board": [row]}


def scientist_text(scientist: ScientistEntry) -> str:
    """What a scientist does, in one line."""
    args = {"researchers": scientist.researchers, "points": f"{scientist.end_pp:+}"}
    return sentence(f"n-scientist-{scientist.id}-text", args)


def research_text(research: ResearchEntry) -> str:
    """What a research does, in one line; those of the rocket sheet all do the same."""
    word = "symbol" if research.effect == "symbol" else research.id
    return sentence(f"n-research-{word}-text", {"amount": research.amount})


def _called(name: Name, message_id: str) -> str:
    """What something is called, in words."""
    message = part_name(name, message_id)
    return sentence(message.id, message.args)


def _row(entry: Entry, deck: Deck, design: str, name: str, copies: int = 1) -> dict[str, object]:
    """One design, as yet without its number."""
    return {
        "id": design,
        "name": name,
        "deck": deck,
        "copies": copies,
        **plain_values(entry, _LEFT_OUT),
        **plain_sources(entry),
    }
