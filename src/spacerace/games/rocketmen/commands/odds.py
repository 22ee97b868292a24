"""``spacerace odds rocketmen``: what a person can ask about a launch. The answers are in the file beside."""

from __future__ import annotations

import argparse
import re
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.commands.common import add_command, count, flag, help_text, whole_number
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.sentences import sentence

if TYPE_CHECKING:
    from spacerace.commands.common import Commands

#: What describes a launch in figures: it goes with no match file; with a table the destination does.
IN_FIGURES = (
    *("destination", "advance", "rocket", "suits", "shielding", "afterburners", "backup", "planning"),
    *("clear_skies", "espionage", "drawn", "aside", "pending", "shown", "pad", "mission_control"),
)
STAKES = ("value_success", "cost_failure", "cost_card")


def add(commands: Commands) -> None:
    """The options of ``odds rocketmen``."""
    parser = add_command(commands, "rocketmen", "odds-rocketmen")
    launch = parser.add_argument_group(help_text("cli-odds-group-launch")).add_argument
    launch("--destination", metavar="NAME", help=help_text("cli-odds-destination"))
    launch("--advance", metavar="N", type=count, help=help_text("cli-odds-advance"))
    launch("--rocket", metavar="N", type=count, help=help_text("cli-odds-rocket"))
    launch("--drawn", metavar="VALUES", type=values, help=help_text("cli-odds-drawn"))
    launch("--aside", metavar="VALUES", type=values, help=help_text("cli-odds-aside"))
    launch("--pending", metavar="VALUE", type=count, help=help_text("cli-odds-pending"))
    launch("--shown", metavar="VALUES", type=values, help=help_text("cli-odds-shown"))
    effects = parser.add_argument_group(help_text("cli-odds-group-effects")).add_argument
    effects("--suits", metavar="N", type=count, help=help_text("cli-odds-suits"))
    effects("--shielding", metavar="N", type=count, help=help_text("cli-odds-shielding"))
    effects("--afterburners", metavar="N", type=count, help=help_text("cli-odds-afterburners"))
    effects("--backup", metavar="N", type=count, help=help_text("cli-odds-backup"))
    effects("--planning", action="store_true", default=None, help=help_text("cli-odds-planning"))
    effects("--clear-skies", action="store_true", default=None, help=help_text("cli-odds-clear-skies"))
    effects("--espionage", metavar="EFFECTS", type=names, help=help_text("cli-odds-espionage"))
    stakes = parser.add_argument_group(help_text("cli-odds-group-stakes")).add_argument
    stakes("--value-success", metavar="V", type=amount, help=help_text("cli-odds-value-success"))
    stakes("--cost-failure", metavar="F", type=amount, help=help_text("cli-odds-cost-failure"))
    stakes("--cost-card", metavar="C", type=amount, help=help_text("cli-odds-cost-card"))
    stakes("--pad", metavar="N", type=count, help=help_text("cli-odds-pad"))
    stakes("--mission-control", action="store_true", default=None, help=help_text("cli-odds-mission-control"))
    add = parser.add_argument
    add("--match", metavar="FILE", type=Path, help=help_text("cli-odds-match"))
    add("--at", metavar="N", type=whole_number, help=help_text("cli-odds-at"))
    add("--table", action="store_true", help=help_text("cli-odds-table"))
    add("--edition", metavar="NAME", help=help_text("cli-odds-edition"))
    add("--pack", metavar="FILE", type=Path, help=help_text("cli-odds-pack"))
    add("--json", action="store_true", help=help_text("cli-json"))
    parser.set_defaults(run=odds)


def odds(args: argparse.Namespace) -> int:
    """``spacerace odds rocketmen``: a launch in figures, a position of a match, or the whole table."""
    _refuse_mixed(args)
    from spacerace.games.rocketmen.commands import odds_answer as answer

    if args.table:
        return answer.table(args)
    if args.match is not None:
        return answer.match_position(args)
    return answer.figures(args)


def _refuse_mixed(args: argparse.Namespace) -> None:
    """Refuse what does not go together."""
    given = [name for name in (*IN_FIGURES, *STAKES, "match", "at") if getattr(args, name) is not None]
    if args.table:
        barred = [name for name in given if name != "destination"]
        main = "table"
    elif args.match is not None:
        barred = [name for name in given if name in IN_FIGURES]
        barred += [name for name in ("edition", "pack") if getattr(args, name) is not None]
        main = "match"
    else:
        if args.at is not None:
            raise BadSetup("", "refused-odds-at-alone")
        if args.destination is None:
            raise BadSetup("RM-7.2", "refused-odds-nothing")
        return
    if barred:
        raise BadSetup("", "refused-odds-mixed", {"main": flag(main), "others": list(map(flag, barred))})


# --- arguments -----------------------------------------------------------------------------------


def values(text: str) -> list[int]:
    """An argument that is values of Mission Success cards with commas."""
    parts = [part.strip() for part in text.split(",")]
    if not all(re.fullmatch(r"\d{1,6}", part, re.ASCII) for part in parts):
        raise argparse.ArgumentTypeError(sentence("cli-odds-not-values", {"text": text}))
    return list(map(int, parts))


def names(text: str) -> list[str]:
    """An argument that is names with commas, in any case."""
    parts = [part.strip().lower() for part in text.split(",")]
    if "" in parts:
        raise argparse.ArgumentTypeError(sentence("cli-odds-not-names", {"text": text}))
    return parts


def amount(text: str) -> Fraction:
    """An argument that is a number from 0 on: whole, with a point, or a fraction."""
    if not re.fullmatch(r"\d{1,9}(\.\d{1,6}|/0*[1-9]\d{0,8})?", text, re.ASCII):
        raise argparse.ArgumentTypeError(sentence("cli-odds-not-an-amount", {"text": text}))
    return Fraction(text)
