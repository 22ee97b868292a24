"""Parts of 1969 in a terminal: a part in full, the list of all parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console

from spacerace.games.nineteen69.rules import actions as a
from spacerace.games.nineteen69.rules.catalogue import research_text, scientist_text
from spacerace.games.nineteen69.rules.ids import MissionId, ResearchId, ScientistId
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.games.nineteen69.rules.view import View
from spacerace.games.nineteen69.rules.words import mission_name, money, points, research_name, scientist_name
from spacerace.kernel.game import Message
from spacerace.terminal.screen import labelled, say, word
from spacerace.terminal.typed import plain

CARD_COLUMNS: tuple[str, ...] = ("copies", "cost", "does")


def card_cells(row: Mapping[str, Any]) -> tuple[str, ...]:
    """A row of the catalogue: copies, cost, what it does."""
    cost = row.get("launch_cost", row.get("price"))
    return str(row["copies"]), "" if cost is None else say(money(cost)), _does(row)


def _does(row: Mapping[str, Any]) -> str:
    """What a part does or is for, in a few words."""
    match row["deck"]:
        case "mission":
            track = {"spaces": len(row["track"]), "points": points(row["track"][-1])}
            return word("n-row-mission", {**track, "espionage": row["espionage_cost"]})
        case "year":
            return word("n-calendar", {"income": money(row["income"]), "sale": points(row["sale_limit"])})
        case "die":
            return word("n-row-die", {face: row[face] for face in a.FACES})
        case _:
            # What other parts do stands in their text.
            return str(row.get("text", ""))


def draw_card(console: Console, view: View, text: str) -> bool:
    """Everything about the missions, scientists and researches whose name begins like this."""
    wanted, terms, found = plain(text), view.terms, False
    for index, mission in enumerate(terms.missions):
        if _begins(wanted, mission.id, mission_name(terms, MissionId(index))):
            found = True
            _draw_mission(console, terms, index)
    for index, scientist in enumerate(terms.scientists):
        if _begins(wanted, scientist.id, scientist_name(terms, ScientistId(index))):
            found = True
            console.print(say(scientist_name(terms, ScientistId(index))), style="bold")
            console.print(scientist_text(scientist))
    for index, research in enumerate(terms.researches):
        if _begins(wanted, research.id, research_name(terms, ResearchId(index))):
            found = True
            console.print(say(research_name(terms, ResearchId(index))), style="bold")
            console.print(research_text(research))
    return found


def _begins(wanted: str, id: str, name: Message) -> bool:
    """Whether a part is called like this."""
    return plain(say(name)).startswith(wanted) or plain(id) == wanted


def _draw_mission(console: Console, terms: Terms, index: int) -> None:
    """A mission in full."""
    printed = terms.missions[index]
    console.print(say(mission_name(terms, MissionId(index))), style="bold")
    symbols = [Message(f"n-symbol-{symbol}") for symbol in printed.symbols]
    costs = {"cost": money(printed.launch_cost), "espionage": printed.espionage_cost}
    console.print(word("n-mission-costs", {"symbols": symbols, **costs}))
    track = terms.tracks[index] if printed.start else printed.track
    console.print(labelled("n-track", " ".join(map(str, track))))
