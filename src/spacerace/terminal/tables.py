"""Tables that commands print: simulations, cards, rules, matches played back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import mean
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from spacerace.games import game_named
from spacerace.kernel.game import OTHERWISE, Message, own_words
from spacerace.kernel.match import Match
from spacerace.kernel.seats import SPECTATOR
from spacerace.kernel.sentences import sentence
from spacerace.terminal.screen import HEADING, NOTE, draw_winners, say, screen_of

Row = Mapping[str, Any]


def _table(headings: Sequence[str], *, right: Sequence[str] = ()) -> Table:
    """A table with these headings; numbers stand on the right."""
    table = Table(box=box.SIMPLE, header_style=HEADING, pad_edge=False)
    for heading in headings:
        table.add_column(sentence(heading, {}), justify="right" if heading in right else "left")
    return table


# --- simulate ------------------------------------------------------------------------------------


def print_simulation(console: Console, game: str, found: Row, players: int) -> None:
    """Scores and wins by seat, and of an AI after the players; rounds, reasons, speed."""
    numbers = ("simulate-mean-score", "simulate-wins")
    table = _table(["simulate-seat", *numbers], right=numbers)
    for seat in range(len(found["scores"][0])):
        score = mean(scores[seat] for scores in found["scores"])
        wins = sum(seat in winners for winners in found["winners"])
        name = "simulate-seat-name" if seat < players else "simulate-ai"
        table.add_row(sentence(name, {"number": seat + 1}), f"{score:.2f}", str(wins))
    console.print(table)
    ends = [
        sentence("simulate-end", {"reason": _reason(game, reason), "count": count})
        for reason, count in found["end_reasons"].items()
    ]
    rounds = f"{mean(found['rounds']):.1f}"
    speed = round(found["decisions"] / found["seconds"])
    console.print(sentence("simulate-games", {"games": found["games"], "rounds": rounds}))
    console.print(sentence("simulate-ends", {"reasons": ", ".join(ends)}))
    console.print(sentence("simulate-speed", {"decisions": found["decisions"], "speed": speed}))


def _reason(game: str, reason: str) -> Message:
    """Why games ended: in the words of the game, or else its own short word."""
    return Message(f"simulate-end-{game}-{reason}", {OTHERWISE: reason})


# --- cards ---------------------------------------------------------------------------------------


def values_of(row: Row, source: str) -> list[str]:
    """The values of a card that have this source mark."""
    return [name for name, value in row["sources"].items() if value["mark"] == source]


def print_cards(console: Console, game: str, rows: Sequence[Row], *, source: str | None = None) -> None:
    """One line a card, with the weakest mark of its values, or with the values of the mark asked for."""
    screen = screen_of(game_named(game))
    names = ("number", "name", "deck", *screen.CARD_COLUMNS, "source")
    table = _table([f"cards-{name}" for name in names], right=["cards-number"])
    for row in rows:
        deck = sentence(f"deck-{row['deck']}", {OTHERWISE: row["deck"]})
        marks = row["source"] if source is None else f"{source}: {', '.join(values_of(row, source))}"
        table.add_row(str(row.get("shown", row["number"])), row["name"], deck, *screen.card_cells(row), marks)
    console.print(table)
    count = own_words("cards-count", game, {"cards": sum(row["copies"] for row in rows)})
    console.print(sentence(count.id, count.args))


# --- rules ---------------------------------------------------------------------------------------


def print_rules(console: Console, rows: Sequence[Row], *, has_tests: bool) -> None:
    """One line a rule."""
    headings = ["rules-id", "rules-function", "rules-tests", "rules-first-test"]
    table = _table(headings, right=["rules-tests"])
    for row in rows:
        tests = row["tests"]
        count, first = (str(len(tests)), tests[0] if tests else "") if has_tests else ("", "")
        table.add_row(row["id"], row["function"], count, first.removeprefix("tests/"))
    if rows:
        console.print(table)
    console.print(sentence("rules-count" if rows else "rules-no-gaps", {"rules": len(rows)}))
    if not has_tests:
        console.print(sentence("rules-no-tests", {}), style=NOTE)


# --- replay --------------------------------------------------------------------------------------


def print_replay(console: Console, match: Match, *, with_log: bool) -> None:
    """Header, the log if wanted, the table at the end, the scores."""
    _print_header(console, match)
    if with_log:
        for step in match.steps:
            for fact in step.facts:
                console.print(say(match.game.say_fact(match.state, fact, match.header.seats)), soft_wrap=True)
    screen = screen_of(match.game)
    view = match.game.view(match.state, SPECTATOR)
    screen.draw(console, view, match.header.seats, small=False)
    screen.draw_scores(console, match.state, match.header.seats)
    draw_winners(console, match)


def _print_header(console: Console, match: Match) -> None:
    """What was fixed before the first entry."""
    header = match.header
    options = [
        sentence("replay-option", {"name": name.replace("_", " "), "value": _value(value)})
        for name, value in sorted(header.options.items())
    ]
    console.print(
        sentence("replay-game", {"game": header.game, "edition": header.edition, "mode": header.mode}),
        style=HEADING,
    )
    names = match.game.sides_of(header)
    sides = [say(names[side]) for side in header.sides or names]
    # A game may have no sides; the first matches of others name none, and their seats take them in order.
    sided = zip(header.seats, sides or [""] * len(header.seats), strict=False)
    seats = [f"{name} ({side})" if side else name for name, side in sided]
    console.print(sentence("replay-seats", {"seats": ", ".join(seats)}))
    if options:
        console.print(sentence("replay-options", {"options": ", ".join(options)}))
    pack = f"{header.pack}@{header.pack_version}"
    console.print(sentence("replay-seed", {"seed": str(header.seed), "pack": pack}), soft_wrap=True)
    rounds = match.game.result(match.state).rounds
    console.print(sentence("replay-entries", {"entries": len(match.log), "rounds": rounds}))


def _value(value: str | int | bool) -> str:
    """An option's value in words."""
    if isinstance(value, bool):
        return sentence("terminal-yes" if value else "terminal-no", {})
    return str(value)
