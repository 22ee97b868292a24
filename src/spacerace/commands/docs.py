"""``spacerace docs``: the documents, which are installed with the package."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from spacerace.commands.common import add_command, help_text
from spacerace.kernel.errors import BadSetup

if TYPE_CHECKING:
    from spacerace.commands.common import Commands

PACKAGE = Path(__file__).parents[1]
#: Where the build of the wheel puts the documents (hatch_build.py); a checkout has them in its own folder.
FOLDERS = (PACKAGE / "_docs", PACKAGE.parents[1] / "docs")


def add(commands: Commands) -> None:
    """The options of ``docs``."""
    parser = add_command(commands, "docs")
    parser.add_argument("page", metavar="PAGE", nargs="?", help=help_text("cli-docs-page"))
    parser.set_defaults(run=docs)


def docs(args: argparse.Namespace) -> int:
    """Print a document, or the list of all."""
    known = pages()
    if args.page is None:
        width = max(map(len, known), default=0)
        for name, file in known.items():
            print(f"{name:<{width}}  {_title(file)}")
        return 0
    name = args.page.removesuffix(".md").removeprefix("docs/")
    if name not in known:
        raise BadSetup("", "refused-no-document", {"page": args.page, "known": ", ".join(known)})
    print(known[name].read_text(encoding="utf-8"), end="")
    return 0


def pages() -> dict[str, Path]:
    """The documents by name, such as "hosting" or "rules/table"."""
    folder = next((one for one in FOLDERS if (one / "index.md").is_file()), FOLDERS[0])
    files = [*sorted(folder.glob("*.md")), *sorted((folder / "rules").glob("*.md"))]
    return {file.relative_to(folder).with_suffix("").as_posix(): file for file in files}


def _title(file: Path) -> str:
    """The first heading of a page."""
    with file.open(encoding="utf-8") as lines:
        return next((line.removeprefix("# ").strip() for line in lines if line.startswith("# ")), "")
