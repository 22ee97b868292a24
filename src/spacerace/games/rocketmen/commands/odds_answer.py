"""What ``spacerace odds rocketmen`` answers: a launch in figures, a position of a match, the table."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import NamedTuple, assert_never

from rich import box
from rich.table import Table

from spacerace.commands.common import as_json, match_of, open_console, pack_text_of
from spacerace.games import game_named, header_of
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.commands.odds_launch import described, destination_named
from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.actions import Action, LaunchTo
from spacerace.games.rocketmen.rules.choices import terms_of
from spacerace.games.rocketmen.rules.effects import (
    Advance,
    ChooseFirst,
    CountZeroAs,
    Redraw,
    RedrawZero,
    SafeAbort,
)
from spacerace.games.rocketmen.rules.gamble import (
    Copy,
    Draw,
    FlightEffect,
    Gamble,
    Move,
    Stand,
    Stop,
    Take,
    Use,
)
from spacerace.games.rocketmen.rules.odds import (
    advice,
    as_percent,
    as_ratio,
    gamble_if_launched,
    gamble_of,
    percent_text,
    success,
    ways_to_count,
    ways_to_try,
)
from spacerace.games.rocketmen.rules.printed import Destination
from spacerace.games.rocketmen.rules.solver import Stakes, worth
from spacerace.games.rocketmen.rules.state import State
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.games.rocketmen.rules.view import View
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import with_names
from spacerace.kernel.match import replay
from spacerace.kernel.sentences import sentence
from spacerace.terminal.screen import HEADING

NO_CHANCE = Fraction(0)


class Line(NamedTuple):
    """Something that can be done."""

    option: str
    label: str
    success: Fraction
    worth: Fraction


class Sheet(NamedTuple):
    """An answer: where the launch stands, what can be done, what is best."""

    heading: str
    #: Facts about the position, for JSON.
    facts: dict[str, object]
    success: Fraction
    worth: Fraction
    lines: list[Line]
    #: One of the options, or "arrived", "failed", "chance" where nothing can be chosen.
    best: str


# --- a launch in figures -------------------------------------------------------------------------


def figures(args: argparse.Namespace) -> int:
    """The odds of a launch that was described with options."""
    terms = _terms(args)
    gamble = described(terms, args)
    destination = destination_named(terms, args.destination)
    heading = {"destination": destination, **_standing(terms, destination, gamble)}
    _show(args, _sheet(gamble, _stakes(args), heading))
    return 0


def _terms(args: argparse.Namespace) -> Terms:
    """The rules and cards that are asked about."""
    game = game_named(rocketmen.NAME)
    text = pack_text_of(game, args.pack)
    return terms_of(header_of(game, seats=("1", "2"), seed=0, edition=args.edition, pack_text=text))


# --- a position of a match -----------------------------------------------------------------------


def match_position(args: argparse.Namespace) -> int:
    """The odds of a position of a match: of the launch under way, or of each that can be declared."""
    state, names = position_at(args.match, args.at)
    stakes, view = _stakes(args), rocketmen.view(state, state.seat)
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, agenda.Acting | agenda.Counting):
        sheet = _declaring(state, view, stakes, names)
    elif (gamble := gamble_of(view)) is not None:
        assert state.launch is not None
        destination = state.launch.destination
        facts = {"destination": destination, **_standing(state.terms, destination, gamble)}
        sheet = _sheet(gamble, stakes, facts)
    else:
        raise BadSetup("RM-7.1", "refused-odds-no-launch")
    _show(args, sheet)
    return 0


def position_at(path: Path, at: int | None) -> tuple[State, tuple[str, ...]]:
    """The state after so many entries of a match file, after all unless told otherwise; and who plays."""
    match = match_of(path)
    if match.header.game != rocketmen.NAME:
        raise BadSetup("", "refused-odds-other-game", {"file": str(path), "game": match.header.game})
    if at is None or at == len(match.log):
        state: State = match.state
        return state, match.header.seats
    if not 0 <= at < len(match.log):
        raise BadSetup("", "refused-odds-at", {"at": at, "entries": len(match.log)})
    before: State = replay(match.game, match.header, match.log[:at]).state
    return before, match.header.seats


def _declaring(state: State, view: View, stakes: Stakes | None, names: Sequence[str]) -> Sheet:
    """Each launch that can be declared, or each way to count its points (D-15, D-16, D-17)."""
    found: list[tuple[Action, Sequence[Gamble | None]]] = []
    if state.launch is not None:
        ways = ways_to_count(view, state.launch.destination)
        found += [(action, [way]) for action, way in ways.items()]
    else:
        for action in rocketmen.options(state):
            if isinstance(action, LaunchTo):
                found.append((action, ways_to_try(ways_to_count(view, action.destination))))
    if not found:
        raise BadSetup("RM-7.1", "refused-odds-no-launch")
    lines = []
    for action, gambles in found:
        said = with_names(rocketmen.say_action(state, action), names)
        label = sentence(said.id, said.args)
        open_ways = [one for one in gambles if one is not None]
        chance = max(map(success, open_ways), default=NO_CHANCE)
        value = max((_worth(one, stakes) for one in open_ways), default=NO_CHANCE)
        lines.append(Line(rocketmen.write_action(state, action), label, chance, value))
    best = max(lines, key=lambda line: (line.worth, line.success))
    heading = sentence("odds-heading-declaring", {"player": names[state.seat]})
    highest = max(line.success for line in lines)
    return Sheet(heading, {"seat": state.seat}, highest, best.worth, lines, best.option)


def _worth(gamble: Gamble, stakes: Stakes | None) -> Fraction:
    """What a launch is worth; without stakes its chance."""
    return success(gamble) if stakes is None else worth(gamble, stakes)


# --- answers -------------------------------------------------------------------------------------


def _stakes(args: argparse.Namespace) -> Stakes | None:
    """What success, failure and a Pad card are worth; None if nobody said."""
    if args.value_success is args.cost_failure is args.cost_card is None:
        return None
    value = Fraction(1) if args.value_success is None else args.value_success
    return Stakes(value, args.cost_failure or Fraction(0), args.cost_card or Fraction(0))


def _standing(terms: Terms, destination: Destination, gamble: Gamble) -> dict[str, object]:
    """Where a launch stands."""
    target = terms.destinations[destination].target
    return {
        "target": target,
        "rocket": target - gamble.to_go,
        "draws_left": gamble.draws,
        "undrawn": sum(gamble.deck),
    }


def _sheet(gamble: Gamble, stakes: Stakes | None, facts: dict[str, object]) -> Sheet:
    """The answer about one launch."""
    given = stakes or Stakes(Fraction(1), Fraction(0), Fraction(0))
    found = advice(gamble, given.success, given.failure, given.card)
    lines = [
        Line(move_name(gamble, choice.move), move_label(gamble, choice.move), choice.success, choice.worth)
        for choice in found.choices
    ]
    if found.best is not None:
        best = move_name(gamble, found.best.move)
    elif gamble.to_go <= 0:
        best = "arrived"
    else:
        best = "failed" if gamble.where == "last" else "chance"
    place, draws = sentence("odds-place", facts), sentence("odds-draws", facts)
    shown = list(map(str, gamble.shown))
    heading = sentence(
        f"odds-heading-{gamble.where}", {**facts, "place": place, "draws": draws, "shown": shown}
    )
    return Sheet(heading, facts, found.success, found.worth, lines, best)


#: The names of effects in options of the answer, and how a person calls them.
EFFECTS = {
    "suit": "odds-effect-suit",
    "shielding": "odds-effect-shielding",
    "afterburner": "odds-effect-afterburner",
    "backup": "odds-effect-backup",
    "planning": "odds-effect-planning",
    "mission-control": "odds-effect-mission-control",
    "clear-skies": "odds-effect-clear-skies",
    "nothing": "odds-effect-nothing",
}


def effect_name(effect: FlightEffect | RedrawZero | None) -> str:
    """The short name of an effect."""
    match effect:
        case Redraw():
            return "suit"
        case CountZeroAs():
            return "shielding"
        case Advance(burns=True):
            return "afterburner"
        case Advance():
            return "backup"
        case ChooseFirst():
            return "planning"
        case SafeAbort():
            return "mission-control"
        case RedrawZero():
            return "clear-skies"
        case None:
            return "nothing"
        case _:
            assert_never(effect)


def move_name(gamble: Gamble, move: Move) -> str:
    """The short name of what can be done, for JSON."""
    match move:
        case Draw():
            return "draw"
        case Stop():
            return "abort"
        case Stand():
            return "let-stand" if gamble.where == "reacting" else "accept-failure"
        case Take(value=value):
            return f"take-{value}"
        case Use(effect=effect):
            return f"use-{effect_name(effect)}"
        case Copy(effect=effect):
            return f"copy-{effect_name(effect)}"
        case _:
            assert_never(move)


def move_label(gamble: Gamble, move: Move) -> str:
    """What can be done, for a person."""
    match move:
        case Draw():
            return sentence("odds-move-draw", {})
        case Stop():
            return sentence("odds-move-abort", {"cards": gamble.owed})
        case Stand():
            return sentence("odds-move-stand" if gamble.where == "reacting" else "odds-move-accept", {})
        case Take(value=value):
            return sentence("odds-move-take", {"value": value})
        case Use(effect=effect):
            return sentence("odds-move-use", {"effect": sentence(EFFECTS[effect_name(effect)], {})})
        case Copy(effect=effect):
            return sentence("odds-move-copy", {"effect": sentence(EFFECTS[effect_name(effect)], {})})
        case _:
            assert_never(move)


def _show(args: argparse.Namespace, sheet: Sheet) -> None:
    """Print an answer."""
    with_worth = _stakes(args) is not None
    if args.json:
        print(as_json(_plain(sheet, with_worth=with_worth)))
    else:
        _print(sheet, with_worth=with_worth)


def _odds(chance: Fraction, value: Fraction, *, with_worth: bool) -> dict[str, object]:
    """A chance, and a value where stakes were given, as they stand in JSON."""
    shown: dict[str, object] = {"success": as_ratio(chance), "percent": as_percent(chance)}
    if with_worth:
        # A sum with 0.0 is never -0.0.
        shown |= {"value": as_ratio(value), "value_decimal": round(float(value), 4) + 0.0}
    return shown


def _plain(sheet: Sheet, *, with_worth: bool) -> dict[str, object]:
    """An answer as plain values."""
    return {
        **_odds(sheet.success, sheet.worth, with_worth=with_worth),
        "advice": sheet.best,
        "position": sheet.facts,
        "options": [
            {"option": line.option, **_odds(line.success, line.worth, with_worth=with_worth)}
            for line in sheet.lines
        ],
    }


def _print(sheet: Sheet, *, with_worth: bool) -> None:
    """Print an answer as a table and its advice in words."""
    console = open_console(wide=True)
    console.print(sheet.heading)
    console.print(
        sentence("odds-answer", {"percent": percent_text(sheet.success), "exactly": as_ratio(sheet.success)})
    )
    if sheet.lines:
        headings = ["odds-option", "odds-percent", "odds-exactly"] + ["odds-value"] * with_worth
        table = Table(box=box.SIMPLE, header_style=HEADING, pad_edge=False)
        for heading in headings:
            table.add_column(sentence(heading, {}), justify="left" if heading == "odds-option" else "right")
        for line in sheet.lines:
            cells = [line.label, percent_text(line.success), as_ratio(line.success)]
            table.add_row(*cells, *([decimal(line.worth)] if with_worth else []))
        console.print(table)
    console.print(_advice_in_words(sheet, with_worth=with_worth))


def _advice_in_words(sheet: Sheet, *, with_worth: bool) -> str:
    """What to do, in a sentence; going on against an abort where both have a value."""
    if not sheet.lines:
        return sentence(f"odds-over-{sheet.best}", {})
    best = next(line for line in sheet.lines if line.option == sheet.best)
    said = sentence("odds-best", {"option": best.label})
    aborts = [line for line in sheet.lines if line.option == "abort"]
    if with_worth and aborts:
        going_on = max(line.worth for line in sheet.lines if line.option != "abort")
        worths = {"go_on": decimal(going_on), "abort": decimal(aborts[0].worth)}
        said = f"{said} {sentence('odds-go-on', worths)}"
    return said


def decimal(number: Fraction) -> str:
    """A value for a person: at most three places, and no minus before a 0."""
    return f"{round(float(number), 3) + 0.0:.3f}".rstrip("0").rstrip(".")


# --- the table -----------------------------------------------------------------------------------

#: The columns of the table: Suit, Shielding, Planning, each there or not.
COLUMNS = sorted(product((0, 1), (0, 1), (0, 1)), key=lambda one: (sum(one), one[::-1]))


def table(args: argparse.Namespace) -> int:
    """The odds before the first draw, for every boost and every set of Suit, Shielding and Planning."""
    terms = _terms(args)
    destinations = list(terms.destinations)
    if args.destination is not None:
        destinations = [destination_named(terms, args.destination)]
    rows = [
        (destination, advance, [_cell(terms, destination, advance, column) for column in COLUMNS])
        for destination in destinations
        for advance in range(terms.destinations[destination].target)
    ]
    if args.json:
        print(as_json({"table": [entry for row in rows for entry in _entries(*row)]}))
        return 0
    console = open_console(wide=True)
    for destination in destinations:
        shown = Table(box=box.SIMPLE, header_style=HEADING, pad_edge=False)
        shown.add_column(sentence("odds-table-advance", {}), justify="right")
        for column in COLUMNS:
            shown.add_column(_heading(column), justify="right")
        for place, advance, cells in rows:
            if place == destination:
                shown.add_row(str(advance), *map(percent_text, cells))
        console.print(sentence("odds-table-heading", {"destination": destination}))
        console.print(shown)
    console.print(sentence("odds-table-note", {}))
    return 0


def _cell(terms: Terms, destination: Destination, advance: int, column: tuple[int, int, int]) -> Fraction:
    """One chance of the table."""
    suits, shielding, planning = column
    return success(
        gamble_if_launched(terms, destination, advance, suits=suits, shielding=shielding, planning=planning)
    )


def _entries(destination: str, advance: int, cells: Sequence[Fraction]) -> list[dict[str, object]]:
    """A row of the table as plain values."""
    return [
        {
            "destination": destination,
            "advance": advance,
            "suits": suits,
            "shielding": shielding,
            "planning": planning,
            **_odds(chance, chance, with_worth=False),
        }
        for (suits, shielding, planning), chance in zip(COLUMNS, cells, strict=True)
    ]


def _heading(column: tuple[int, int, int]) -> str:
    """What a column of the table has on the Pad."""
    names = ("odds-column-suit", "odds-column-shielding", "odds-column-planning")
    there = [sentence(name, {}) for name, on_pad in zip(names, column, strict=True) if on_pad]
    return " + ".join(there) or sentence("odds-column-nothing", {})
