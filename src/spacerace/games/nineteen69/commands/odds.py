"""``spacerace odds 1969``: what a person can ask about a mission test. The answers are in the file beside."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.commands.common import add_command, count, flag, help_text, whole_number
from spacerace.kernel.errors import BadSetup

if TYPE_CHECKING:
    from spacerace.commands.common import Commands

WISHES = ("score", "prestige")
#: What describes a test in figures; none of it goes with a match file.
IN_FIGURES = (
    *("rerolls", "ground_control", "bonus", "insurance", "mission", "start", "flags", "against", "own"),
    "pack",
)
#: What needs a track.
ON_A_TRACK = ("start", "flags", "against", "own")


def add(commands: Commands) -> None:
    """The options of ``odds 1969``."""
    parser = add_command(commands, "1969", "odds-1969")
    test = parser.add_argument_group(help_text("cli-odds-1969-group-test")).add_argument
    test("--rerolls", metavar="R", type=count, help=help_text("cli-odds-1969-rerolls"))
    test("--ground-control", metavar="G", type=count, help=help_text("cli-odds-1969-ground-control"))
    test("--bonus", metavar="B", type=count, help=help_text("cli-odds-1969-bonus"))
    test("--insurance", metavar="I", type=count, help=help_text("cli-odds-1969-insurance"))
    track = parser.add_argument_group(help_text("cli-odds-1969-group-track")).add_argument
    track("--mission", metavar="NAME", help=help_text("cli-odds-1969-mission"))
    track("--start", metavar="N", type=count, help=help_text("cli-odds-1969-start"))
    track("--flags", metavar="FLAGS", type=flags, help=help_text("cli-odds-1969-flags"))
    track("--against", metavar="SUM", type=count, help=help_text("cli-odds-1969-against"))
    track("--own", metavar="SUM", type=count, help=help_text("cli-odds-1969-own"))
    wish = parser.add_argument_group(help_text("cli-odds-1969-group-wish")).add_argument
    wish("--at-least", metavar="K", type=whole_number, help=help_text("cli-odds-1969-at-least"))
    wish("--wish", metavar="WISH", choices=WISHES, help=help_text("cli-odds-1969-wish"))
    add = parser.add_argument
    add("--match", metavar="FILE", type=Path, help=help_text("cli-odds-1969-match"))
    add("--at", metavar="N", type=count, help=help_text("cli-odds-1969-at"))
    add("--pack", metavar="FILE", type=Path, help=help_text("cli-pack-file"))
    add("--json", action="store_true", help=help_text("cli-json"))
    parser.set_defaults(run=odds)


def odds(args: argparse.Namespace) -> int:
    """``spacerace odds 1969``: a test in figures, or a position of a match."""
    _refuse_mixed(args)
    from spacerace.games.nineteen69.commands.odds_answer import figures, match_position

    return figures(args) if args.match is None else match_position(args)


def _refuse_mixed(args: argparse.Namespace) -> None:
    """Refuse what does not go together."""
    if args.wish is not None and args.at_least is not None:
        raise BadSetup("", "refused-odds-1969-mixed", {"main": "--at-least", "others": ["--wish"]})
    if args.match is not None:
        barred = [flag(name) for name in IN_FIGURES if getattr(args, name) is not None]
        if barred:
            raise BadSetup("", "refused-odds-1969-mixed", {"main": "--match", "others": barred})
        return
    if args.at is not None:
        raise BadSetup("", "refused-odds-1969-at-alone")
    if args.mission is None:
        lonely = [flag(name) for name in ON_A_TRACK if getattr(args, name) is not None]
        if lonely or args.wish == "prestige":
            raise BadSetup("", "refused-odds-1969-no-mission", {"options": lonely or ["--wish prestige"]})


# --- arguments -----------------------------------------------------------------------------------


def flags(text: str) -> int | str:
    """An argument that says whose flags lie in a box: their number, or the text that names owners."""
    return count(text) if re.fullmatch(r"\s*[+-]?\d+\s*", text) else text
