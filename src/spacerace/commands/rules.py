"""``spacerace rules``: the text of a rule; or every rule with its function and its tests."""

from __future__ import annotations

import argparse
import os
import re
from typing import TYPE_CHECKING

from spacerace.commands.common import add_command, as_json, help_text, open_console
from spacerace.games import KITS
from spacerace.kernel.errors import BadSetup
from spacerace.lang import language_of

if TYPE_CHECKING:
    from spacerace.commands.common import Commands

#: The id of a rule, such as RM-7.14 or T-4; no game has a name like that.
RULE_ID = re.compile(r"[A-Za-z]+-[A-Za-z]?[\d.]+[a-z]?")


def add(commands: Commands) -> None:
    """The options of ``rules``."""
    parser = add_command(commands, "rules")
    parser.add_argument("game", metavar="GAME", help=help_text("cli-rules-what", {"games": ", ".join(KITS)}))
    parser.add_argument("--gaps", action="store_true", help=help_text("cli-rules-gaps"))
    parser.add_argument("--json", action="store_true", help=help_text("cli-json"))
    parser.set_defaults(run=rules)


def rules(args: argparse.Namespace) -> int:
    """``spacerace rules``: one rule in words, or the list of all rules of a game."""
    if RULE_ID.fullmatch(args.game):
        return _one_rule(args)
    from spacerace.games import game_named
    from spacerace.lab import rule_coverage
    from spacerace.terminal import tables

    game_named(args.game)
    missing = rule_coverage.gaps(args.game) if args.gaps else []
    rows = [
        {"id": row["id"], "function": row["function"], "tests": row["tests"]}
        for row in rule_coverage.coverage_table(args.game)
        if not args.gaps or row["id"] in missing
    ]
    if args.json:
        print(as_json(rows))
    else:
        tables.print_rules(open_console(wide=True), rows, has_tests=rule_coverage.has_tests(args.game))
    return 0


def _one_rule(args: argparse.Namespace) -> int:
    """The text of a rule in the reader's language, with the figures of the newest pack."""
    from spacerace.lang import rules as pages

    found = pages.find_rule(language_of(os.environ), args.game, [(name, None) for name in pages.pages()])
    if found is None:
        raise BadSetup("", "refused-no-rule", {"rule": args.game})
    if args.json:
        print(as_json({"id": found.id, "text": found.text}))
    else:
        open_console().print(pages.plain_rule(found))
    return 0
