"""The answers of ``spacerace odds 1969``: a test in figures, and positions of a match."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, assert_never

from spacerace.commands.common import as_json, match_of, open_console, pack_text_of
from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules import odds
from spacerace.games.nineteen69.rules.agenda import Committing, Converting, Rerolling
from spacerace.games.nineteen69.rules.chapters.missions import launch_cost, why_not
from spacerace.games.nineteen69.rules.choices import terms_of
from spacerace.games.nineteen69.rules.ids import MissionId
from spacerace.games.nineteen69.rules.odds import written
from spacerace.games.nineteen69.rules.printed import ResearchEffect
from spacerace.games.nineteen69.rules.state import State, active
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.games.nineteen69.rules.view import View
from spacerace.games.nineteen69.rules.words import mission_name
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.match import Match, replay
from spacerace.kernel.sentences import sentence

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

Report = dict[str, Any]
#: How long the longest bar is.
BAR = 40


# --- a test in figures ---------------------------------------------------------------------------


def figures(args: argparse.Namespace) -> int:
    """The odds of a test that is described by its numbers."""
    header = nineteen69.prepare(seats=("1", "2"), seed=0, pack_text=pack_text_of(nineteen69, args.pack))
    terms = terms_of(header)
    check_size(terms)
    mission = None if args.mission is None else mission_named(terms, args.mission)
    args.flags = flags_of(terms, args.flags)
    check_numbers(args, terms, mission)
    die = terms.pack.die
    test = odds.whole_test(
        args.rerolls or 0,
        args.ground_control or 0,
        args.bonus or 0,
        die.count,
        (die.success, die.neutral, die.failure),
    )
    course = None if mission is None else course_of(args, terms, mission)
    insurance = terms.amounts[terms.by_effect["insurance"]] * (args.insurance or 0)
    report = report_of(test, wish_of(args, course), course, insurance)
    if mission is not None:
        report["mission"] = terms.missions[mission].id
    if args.json:
        print(as_json(report))
    else:
        print_report(open_console(wide=True), report)
    return 0


def mission_named(terms: Terms, name: str) -> MissionId:
    """The mission that a person names by its id; raises BadSetup if there is none."""
    wanted = _as_id(name)
    if wanted not in terms.mission_ids:
        known = ", ".join(terms.mission_ids)
        raise BadSetup("N-1.7", "refused-odds-1969-mission", {"mission": name, "known": known})
    return terms.mission_ids[wanted]


def _as_id(name: str) -> str:
    """A name as ids are spelled."""
    return re.sub(r"[^\w]+|_", "-", name.strip().lower())


def flags_of(terms: Terms, flags: int | str | None) -> int | None:
    """How many flags a person means, who may name their owners; raises BadSetup if these are no nations."""
    if not isinstance(flags, str):
        return flags
    owners, known = list(map(_as_id, flags.split(","))), [nation.id for nation in terms.pack.nation]
    # Nobody flies a mission twice, so no nation has two flags there.
    if not set(owners) <= set(known) or len(set(owners)) < len(owners):
        raise BadSetup("N-1.12", "refused-odds-1969-flags", {"text": flags, "known": ", ".join(known)})
    return len(owners)


def check_size(terms: Terms) -> None:
    """Refuse a box that is too large for exact odds."""
    if not odds.fits(terms):
        raise BadSetup("", "refused-odds-1969-too-large", {"dice": odds.MOST_DICE})


def check_numbers(args: argparse.Namespace, terms: Terms, mission: int | None) -> None:
    """Refuse what no game can bring about, each number with the most that one can."""
    most = odds.most_researchers(terms)

    def strength(effect: ResearchEffect) -> int:
        return most * terms.amounts[terms.by_effect[effect]]

    def hands(players: int) -> int:
        return sum(sorted(terms.values, reverse=True)[: players * terms.board.hand_limit])

    most_others = max(nineteen69.PLAYERS) - 1
    helping = terms.symbols[terms.moon if mission is None else mission]
    limits: dict[str, tuple[str, int]] = {
        "rerolls": ("N-6.9", strength("reroll")),
        "ground_control": ("N-6.11", strength("convert")),
        "bonus": ("N-6.13", sum(most * terms.amounts[research] for research in helping)),
        "insurance": ("N-6.15", most),
        # Nobody flies a mission twice, so the launcher's own flag is not there.
        "flags": ("N-6.26", most_others),
        # All but one of the years may have moved the progress flag; other missions start on 0.
        "start": ("N-11.3", len(terms.years) - 1 if mission == terms.moon else 0),
        "own": ("N-5.17", hands(1)),
        # The opponents have full hands of the highest cards that the launcher's own leave them.
        "against": ("N-5.17", min(hands(most_others), hands(most_others + 1) - (args.own or 0))),
    }
    if mission is not None:
        check_space(args.at_least, len(terms.missions[mission].track))
    for name, (rule, limit) in limits.items():
        number = getattr(args, name)
        if number is not None and number > limit:
            details = {"option": "--" + name.replace("_", "-"), "number": number, "most": limit}
            raise BadSetup(rule, "refused-odds-1969-too-many", details)


def check_space(space: int | None, last: int) -> None:
    """Refuse a space that no track has."""
    if space is not None and not 0 <= space <= last:
        raise BadSetup("N-1.8", "refused-odds-1969-no-space", {"space": space, "most": last})


def course_of(args: argparse.Namespace, terms: Terms, mission: MissionId) -> odds.Course:
    """The track of a mission with the start, the flags and the cards that were named."""
    printed = terms.missions[mission]
    course = odds.Course(
        track=printed.track, first=printed.start, start=args.start or 0, flags=args.flags or 0
    )
    against = {args.against or 0: Fraction(1)}
    return odds.under_cards(course, against, args.own or 0, printed.espionage_cost)


def wish_of(args: argparse.Namespace, course: odds.Course | None, otherwise: str = "score") -> odds.Wish:
    """What is wished for."""
    if args.at_least is not None:
        return odds.AtLeast(args.at_least) if course is None else odds.ReachSpace(course, args.at_least)
    if course is not None and (args.wish or otherwise) == "prestige":
        return odds.MostPrestige(course)
    return odds.HIGHEST_SCORE


def report_of(test: odds.MissionTest, wish: odds.Wish, course: odds.Course | None, insurance: int) -> Report:
    """Everything about a test that is played best for a wish; fractions are texts, "p/q"."""
    found = odds.odds(test, wish)
    scores = odds.scores(found)
    report: Report = {
        "wish": _wish(wish),
        "distribution": odds.table(scores),
        "mean": written(odds.mean(scores)),
        "rerolls": written(found.rerolls),
    }
    if isinstance(wish, odds.AtLeast | odds.ReachSpace):
        report["at_least"] = written(odds.value(test, wish))
    pays = odds.insurance(found, insurance)
    report["insurance"] = {"distribution": odds.table(pays), "mean": written(odds.mean(pays))}
    if course is not None:
        report |= _on_course(odds.spaces(found, course), course)
    return report


def _wish(wish: odds.Wish) -> dict[str, object]:
    """A wish in plain values."""
    match wish:
        case odds.AtLeast(score=score):
            return {"kind": "at-least", "score": score}
        case odds.ReachSpace(space=space):
            return {"kind": "at-least", "space": space}
        case odds.MostPrestige():
            return {"kind": "prestige"}
        case odds.HighestScore():
            return {"kind": "score"}
        case _:
            assert_never(wish)


def _on_course(ends: Mapping[int, Fraction], course: odds.Course) -> Report:
    """Where the rocket comes to and what it brings, without the cards and with them."""
    final: dict[int, Fraction] = {}
    for space, chance in ends.items():
        for end, part in odds.final_spaces(course, space).items():
            final[end] = final.get(end, Fraction(0)) + chance * part
    final = dict(sorted(final.items()))
    gains = odds.prestige(final, course)
    return {
        "spaces": odds.table(ends),
        "final_spaces": odds.table(final),
        "space_prestige": {str(end): odds.prestige_on(course, end) for end in sorted({*ends, *final})},
        "prestige": odds.table(gains),
        "mean_prestige": written(odds.mean(gains)),
        "complete": written(final.get(len(course.track), Fraction(0))),
    }


# --- a position of a match -----------------------------------------------------------------------


def match_position(args: argparse.Namespace) -> int:
    """The odds of a position: of the flight under way, or of every mission that could be launched."""
    match = match_of(args.match)
    position = position_of(match, args)
    state: State = position.state
    player = match.header.seats[state.seat]
    report: Report = {"at": len(position.log), "entries": len(match.log), "player": player}
    if state.flight is None:
        report["missions"] = _missions(position, args)
    else:
        report |= _flight(position, args)
    if args.json:
        print(as_json(report))
    else:
        print_position(open_console(wide=True), state.terms, report)
    return 0


def position_of(match: Match, args: argparse.Namespace) -> Match:
    """The match as it stood after so many entries; raises BadSetup if it holds no such position."""
    file = str(args.match)
    if match.game.NAME != nineteen69.NAME:
        found = {"file": file, "found": match.game.NAME, "wanted": nineteen69.NAME}
        raise BadSetup("", "refused-resume-game", found)
    at = len(match.log) if args.at is None else args.at
    if at > len(match.log):
        raise BadSetup("", "refused-odds-1969-at", {"file": file, "at": at, "entries": len(match.log)})
    position = replay(nineteen69, match.header, match.log[:at])
    if position.awaited is None:
        raise BadSetup("N-8.1", "refused-odds-1969-over", {"file": file})
    check_size(position.state.terms)
    check_space(args.at_least, max(len(one.track) for one in position.state.terms.missions))
    return position


def _missions(position: Match, args: argparse.Namespace) -> list[Report]:
    """Every mission that the player could launch now, with the present sheets and money (N-6.2, N-6.4)."""
    state: State = position.state
    seat, player = state.seat, active(state)
    view = nineteen69.view(state, seat)
    rows = []
    for mission in state.terms.mission_ids.values():
        printed = state.terms.missions[mission]
        if mission == player.launched or why_not(state, player, mission) is not None:
            continue
        course = odds.launch_course(view, mission, seat)
        test = odds.launch_test(view, mission, seat)
        reach = odds.espionage_reach(view, mission, seat)
        row: Report = {"mission": printed.id, "cost": launch_cost(state, player, mission)}
        rows.append(row | _with_cards(test, course, reach, odds.insured(view, seat), args))
    return rows


def _with_cards(
    test: odds.MissionTest, course: odds.Course, reach: odds.Reach, insurance: int, args: argparse.Namespace
) -> Report:
    """The report of a test, and what the cards of a real table could do to it."""
    wish = wish_of(args, course, otherwise="prestige")
    report = report_of(test, wish, course, insurance)
    del report["final_spaces"]
    all_figures = odds.flight_figures(odds.odds(test, wish), course, reach, insurance)
    return report | {
        name: all_figures[name] for name in ("lowest", "highest", "all_in") if name in all_figures
    }


def _flight(position: Match, args: argparse.Namespace) -> Report:
    """The flight under way: its test, or what is left to decide about it."""
    state: State = position.state
    assert state.flight is not None
    view = nineteen69.view(state, state.seat)
    report: Report = {
        "mission": state.terms.missions[state.flight.mission].id,
        "launcher": position.header.seats[state.launcher],
    }
    test = odds.flight_test(view)
    if test is not None:
        reach = odds.espionage_reach(view, state.flight.mission, state.launcher)
        insurance = odds.insured(view, state.launcher)
        report |= _with_cards(test, odds.flight_course(view), reach, insurance, args)
    if isinstance(state.agenda[-1], Rerolling | Converting | Committing):
        report |= _choices(state, view, args)
    return report


def _choices(state: State, view: View, args: argparse.Namespace) -> Report:
    """The options of a reroll, Ground Control or a commitment, by what is wished for (ND-8 to ND-10)."""
    wish = wish_of(args, odds.flight_course(view), otherwise="prestige")
    report: Report = {"wish": _wish(wish)}
    options = nineteen69.options(state)
    if isinstance(state.agenda[-1], Rerolling):
        figures: list[Mapping[str, object]] = [*odds.reroll_figures(view, options, wish)]
    else:
        figures = [preview.figures for preview in nineteen69.previews(view, options) if preview is not None]
        # Cards move a rocket whose score is fixed.
        if isinstance(wish, odds.HighestScore) and isinstance(state.agenda[-1], Committing):
            report["wish"] |= {"decides": False}
    rows: list[Report] = []
    for option, found in zip(options, figures, strict=True):
        row: Report = {"option": nineteen69.write_action(state, option), **found}
        if isinstance(wish, odds.ReachSpace):
            row["at_least"] = written(odds.at_least(chances_of(row["spaces"]), wish.space))
        if "distribution" in row:
            row["mean_score"] = written(odds.mean(chances_of(row["distribution"])))
        rows.append(row)
    return report | {"options": rows}


def chances_of(table: Mapping[str, str]) -> dict[int, Fraction]:
    """Chances out of a report."""
    return {int(number): Fraction(chance) for number, chance in table.items()}


# --- tables --------------------------------------------------------------------------------------


def _table(*headings: str) -> Table:
    """A table with these headings; all but the first and the bars are numbers."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, pad_edge=False)
    for heading in headings:
        table.add_column(sentence(heading, {}) if heading else "", justify="right" if heading else "left")
    return table


def _bar(console: Console, chance: Fraction, highest: Fraction) -> str:
    """A bar for a chance; the highest of the table has the longest."""
    mark = "█" if console.encoding.lower().startswith("utf") else "#"
    return mark * max(1, round(BAR * chance / highest))


def _rows(
    console: Console, table: Table, chances: Mapping[str, str], more: Mapping[str, object] = {}
) -> None:
    """Add a row for each number: what else is known of it, its chance, a bar."""
    numbers = {number: Fraction(chance) for number, chance in chances.items()}
    highest = max(numbers.values())
    for number, chance in numbers.items():
        extra = [str(more[number])] if more else []
        table.add_row(number, *extra, odds.percent(chance), _bar(console, chance, highest))


def _line(console: Console, message_id: str, args: Mapping[str, object]) -> None:
    """Print a sentence."""
    console.print(sentence(message_id, args))


def print_report(console: Console, report: Report) -> None:
    """A test as tables: scores, spaces with their prestige, Insurance; and the means in words."""
    table = _table("odds-1969-score", "odds-1969-chance", "")
    _rows(console, table, report["distribution"])
    console.print(table)
    _line(
        console, "odds-1969-mean-score", {"mean": _mean(report["mean"]), "rerolls": _mean(report["rerolls"])}
    )
    if "spaces" in report:
        # No cards can be played at a real table yet, so the test's spaces are the last word.
        spaces = report["final_spaces" if "final_spaces" in report else "spaces"]
        table = _table("odds-1969-space", "odds-1969-prestige", "odds-1969-chance", "")
        _rows(console, table, spaces, report["space_prestige"])
        console.print(table)
        complete = odds.percent(Fraction(report["complete"]))
        means = {"mean": _mean(report["mean_prestige"]), "complete": complete}
        _line(console, "odds-1969-mean-prestige", means)
    if "at_least" in report:
        _line(
            console,
            "odds-1969-at-least",
            {"chance": odds.percent(Fraction(report["at_least"])), **_least(report)},
        )
    if Fraction(report["insurance"]["mean"]):
        _line(console, "odds-1969-insurance", {"mean": _mean(report["insurance"]["mean"])})


def _mean(text: str) -> str:
    """A fraction with two decimals."""
    return odds.rounded(Fraction(text))


def _least(report: Report) -> dict[str, object]:
    """What was asked for: a score or a space."""
    wish = report["wish"]
    return {
        "kind": "space" if "space" in wish else "score",
        "number": str(wish.get("space", wish.get("score"))),
    }


def print_position(console: Console, terms: Terms, report: Report) -> None:
    """A position as tables."""
    _line(console, "odds-1969-position", {name: report[name] for name in ("at", "entries", "player")})
    if "missions" in report:
        _print_missions(console, terms, report["missions"])
        return
    mission = terms.mission_ids[report["mission"]]
    name = mission_name(terms, mission)
    _line(console, "odds-1969-flight", {"mission": name, "player": report["launcher"]})
    if "distribution" in report:
        print_report(console, report)
        _line(console, "odds-1969-cards", {name: _mean(report[name]) for name in ("lowest", "highest")})
    if "options" in report:
        headings = ("odds-1969-mean", "odds-1969-complete", "odds-1969-lowest", "odds-1969-highest")
        wished = "at_least" in report["options"][0]
        table = _table("odds-1969-option", *headings, *["odds-1969-chance"] * wished)
        table.columns[0].justify = "left"
        for row in report["options"]:
            chance = [odds.percent(Fraction(row["at_least"]))] if wished else []
            table.add_row(row["option"], *_cells(row, "mean"), *chance)
        console.print(table)
        for row in report["options"]:
            if row.get("best"):
                _line(console, "odds-1969-best", {"option": row["option"]})
        if not report["wish"].get("decides", True):
            _line(console, "odds-1969-wish-late", {})


def _print_missions(console: Console, terms: Terms, rows: Sequence[Report]) -> None:
    """Every mission that could be launched, a line each."""
    if not rows:
        _line(console, "odds-1969-no-mission", {})
        return
    headings = ("odds-1969-mean", "odds-1969-complete", "odds-1969-lowest", "odds-1969-highest")
    chance = ("odds-1969-chance",) if "at_least" in rows[0] else ()
    table = _table("odds-1969-mission", "odds-1969-cost", *headings, *chance)
    table.columns[0].justify = "left"
    for row in rows:
        name = sentence("n-own-name", {"name": mission_name(terms, terms.mission_ids[row["mission"]])})
        cells = [f"{row['cost']} M", *_cells(row, "mean_prestige")]
        if chance:
            cells.append(odds.percent(Fraction(row["at_least"])))
        table.add_row(name, *cells)
    console.print(table)


def _cells(row: Report, mean: str) -> list[str]:
    """Mean prestige, chance of the last space, and what cards could make of it."""
    means = [_mean(str(row[name])) for name in (mean, "lowest", "highest")]
    return [means[0], odds.percent(Fraction(row["complete"])), *means[1:]]
