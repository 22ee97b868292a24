"""The missions of 1969 in a terminal: the list of all, and the one that flies."""

from __future__ import annotations

from typing import Literal

from rich.console import Console
from rich.table import Table
from rich.text import Text

from spacerace.games.nineteen69.rules import actions as a
from spacerace.games.nineteen69.rules.chapters import missions, researches
from spacerace.games.nineteen69.rules.ids import MissionId
from spacerace.games.nineteen69.rules.printed import SYMBOLS
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.games.nineteen69.rules.words import mission_name, money
from spacerace.games.nineteen69.terminal.scene import STYLES, Scene
from spacerace.terminal.screen import DOT, HEADING, QUIET, labelled, say, word

ROCKET, GOAL = "▲", "◎"

FACES: dict[a.Face, tuple[str, str]] = {
    "success": ("+", "bold green"),
    "neutral": ("o", "bright_blue"),
    "failure": ("-", "bold red"),
}
#: A name longer than this gives way to the short names of its symbols.
LONGEST_NAME = 29
#: Halves with whole names have more columns than this in every language.
HALVES_FROM = 90
#: As many columns as no table needs.
AMPLE = 1000


#: What is short in a list: nothing, the headings, or the titles and costs as well.
Short = Literal["", "headings", "titles"]
#: The columns of a mission, in words and short.
HEADINGS = ("n-cost", "n-spying", "n-spaces", "n-last-points", "n-bonus", "n-flags")
SHORT_HEADINGS = ("n-cost-short", "n-spying-short", "n-spaces-short", "n-last-points", "n-bonus-short", "")


def draw_missions(console: Console, scene: Scene, *, small: bool) -> None:
    """The list of missions in the first form whose numbers all fit: two halves, or one below the other.

    On a small screen short halves come before a long list.
    """
    lists: list[tuple[int, Short]] = [(2, ""), (2, "headings"), (1, ""), (2, "titles")]
    if small:
        lists[2:] = lists[:1:-1]
    for columns, short in lists if console.width >= HALVES_FROM else lists[2:]:
        form = missions_in(scene, columns, short)
        if console.measure(form, options=console.options.update_width(AMPLE)).maximum <= console.width:
            console.print(form)
            return
    console.print(missions_in(scene, 1, "titles"))


def missions_in(scene: Scene, columns: int, short: Short = "") -> Table:
    """The missions in one list or two halves: cost for this player, espionage cost, track, bonus, flags."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=HEADING, pad_edge=False)
    for _ in range(columns):
        table.add_column(word("n-mission"), no_wrap=True)
        *numbers, flags = SHORT_HEADINGS if short else HEADINGS
        for heading in numbers:
            table.add_column(word(heading), no_wrap=True, justify="right")
        table.add_column(f"{word(flags)} " if flags else "  ", no_wrap=True)
    count = len(scene.terms.missions)
    rows = -(-count // columns)
    for row in range(rows):
        shown = range(row, count, rows)
        table.add_row(
            *(cell for index in shown for cell in _mission(scene, MissionId(index), short=short == "titles"))
        )
    return table


def _mission(scene: Scene, index: MissionId, *, short: bool) -> tuple[Text | str, ...]:
    """The cells of one mission."""
    printed, chooser = scene.terms.missions[index], scene.view.players[scene.chooser]
    barred = scene.view.viewer >= 0 and index in chooser.flown
    bonus = researches.symbol_bonus(scene.view, chooser, index)
    title = _short_title(scene.terms, index) if short else _mission_title(scene.terms, index)
    cost = missions.launch_cost(scene.view, chooser, index)
    return (
        Text(title, QUIET if barred else ""),
        str(cost) if short else say(money(cost)),
        str(printed.espionage_cost),
        str(len(printed.track)),
        str(printed.track[-1]),
        f"+{bonus}" if bonus else "",
        _flags(scene, index),
    )


def _mission_title(terms: Terms, index: MissionId) -> str:
    """A mission by name, and its symbols: a built-in name tells them, but for that of the Moon."""
    printed, name = terms.missions[index], say(mission_name(terms, MissionId(index)))
    symbols = "+".join(word(f"n-short-{symbol}") for symbol in printed.symbols)
    if len(printed.symbols) == len(SYMBOLS):
        return word("n-all-symbols", {"mission": name})
    if printed.name:
        return word("n-with-symbols", {"mission": name, "symbols": symbols})
    return name if len(name) <= LONGEST_NAME else symbols


def _short_title(terms: Terms, index: MissionId) -> str:
    """A mission by the short names of its symbols; the Moon's would be too many."""
    printed = terms.missions[index]
    if len(printed.symbols) == len(SYMBOLS):
        return say(mission_name(terms, index))
    return "+".join(word(f"n-short-{symbol}") for symbol in printed.symbols)


def _flags(scene: Scene, index: MissionId) -> Text:
    """The flags in a mission's box and the rockets of this year, by the players' numbers."""
    text = Text()
    for seat, player in enumerate(scene.view.players):
        if index in player.flown:
            text.append(str(seat + 1), STYLES[seat])
    for seat, player in enumerate(scene.view.players):
        if index == player.launched:
            text.append(f"{ROCKET}{seat + 1}", STYLES[seat])
    return text


def flight(scene: Scene) -> Text:
    """Whose mission flies, the dice, and how many cards lie face down."""
    flight = scene.view.flight
    assert flight is not None
    about = {"name": scene.names[scene.view.launcher], "mission": mission_name(scene.terms, flight.mission)}
    text = labelled("n-flight", word("n-flight-of", about))
    if flight.dice:
        text.append(f"{DOT}{word('n-dice')} ")
        for die, face in enumerate(flight.dice):
            sign, style = FACES[face]
            text.append(sign, f"{style} underline" if die in flight.rerolled else style).append(" ")
    laid = [
        word("n-laid-by", {"name": scene.names[seat], "cards": player.committed_size})
        for seat, player in enumerate(scene.view.players)
        if player.committed_size
    ]
    if laid:
        text.append(f"{DOT}{word('n-laid-down', {'players': laid})}")
    return text


def track(scene: Scene) -> Text:
    """The spaces of the track by their prestige, with the rocket on its way."""
    flight = scene.view.flight
    assert flight is not None
    track = scene.terms.tracks[flight.mission]
    text = Text()
    for space, worth in enumerate(track):
        here, last = space == flight.rocket, space == len(track) - 1
        sign = f"{ROCKET}{worth}" if here else f"{GOAL}{worth}" if last else str(worth)
        text.append(sign, "bold green" if here else "bold" if last else QUIET).append(" ")
    cost = scene.terms.missions[flight.mission].espionage_cost
    about = {"rocket": flight.rocket, "last": len(track) - 1, "cost": cost}
    return text.append(f" {word('n-on-space', about)}")
