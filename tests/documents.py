"""The pages and what stands in their fences: pieces of code, commands, what commands print."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

_FENCE = re.compile(r"^( *)```(\S*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([^`\n]+(?:\n[^`\n]+)?)`")
#: Programs whose calls count as commands, wherever they stand.
_COMMAND = re.compile(r"(?:\.venv/bin/)?(?:spacerace|race|make|python|pip|sudo)(?= |$)")


class Block(NamedTuple):
    """What stands in one fence."""

    page: str
    line: int
    language: str
    text: str

    @property
    def place(self) -> str:
        """Where it stands."""
        return f"{self.page}:{self.line}"


class Command(NamedTuple):
    """One command, from a fence or from a sentence."""

    page: str
    line: int
    text: str
    #: What the page shows below it; nothing where it shows no output.
    prints: str

    @property
    def place(self) -> str:
        """Where it stands, and what it is."""
        return f"{self.page}:{self.line} {self.text}"


@cache
def _text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def blocks() -> list[Block]:
    """Everything in fences, page by page."""
    found = []
    for page in (path.relative_to(ROOT).as_posix() for path in PAGES):
        text = _text(page)
        for fence in _FENCE.finditer(text):
            found.append(Block(page, _line(text, fence.start()), fence[2], fence[3]))
    return found


def commands_of(block: Block) -> list[Command]:
    """The commands of a block: every line, or those after a ``$`` with what they print."""
    lines = block.text.splitlines()
    if lines[0].startswith("$ "):
        parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]
        told = [part.partition("\n") for part in parts]
        return [Command(block.page, block.line, command, prints) for command, _, prints in told]
    return [
        Command(block.page, block.line + number, line, "")
        for number, line in enumerate(lines, 1)
        if line and not line.startswith("#")
    ]


def commands_in_sentences() -> list[Command]:
    """Commands with at least one word behind the program, quoted outside of fences."""
    found = []
    for page in (path.relative_to(ROOT).as_posix() for path in PAGES):
        text = _FENCE.sub(lambda fence: "\n" * fence[0].count("\n"), _text(page))
        for span in _SPAN.finditer(text):
            words = " ".join(span[1].split())
            if _COMMAND.match(words) and " " in words:
                found.append(Command(page, _line(text, span.start()), words, ""))
    return found


# --- links ---------------------------------------------------------------------------------------

_LINK = re.compile(r"\]\(([^)\s]+)(?: \"[^\"]*\")?\)")
_HEADING = re.compile(r"^#+ (.+?) *$", re.MULTILINE)


def _prose(page: str) -> str:
    """A page without its fences: a comment in a script is no heading, and a link in a fence is an example."""
    return _FENCE.sub("", _text(page))


@cache
def anchors(page: str) -> frozenset[str]:
    """What a link to a page can name: its headings, as GitHub and the site spell them."""
    found: list[str] = []
    for heading in _HEADING.findall(_prose(page)):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        anchor = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        twice = sum(anchor == one or re.fullmatch(rf"{anchor}-\d+", one) is not None for one in found)
        found.append(f"{anchor}-{twice}" if twice else anchor)
    return frozenset(found)


def broken_links() -> list[str]:
    """Links of pages to a file that is not there, or to a heading that its page does not have."""
    broken = []
    for path in PAGES:
        page = path.relative_to(ROOT).as_posix()
        for link in _LINK.findall(_prose(page)):
            file, _, anchor = link.partition("#")
            if re.match(r"[a-z]+:", link):
                continue
            target = (path.parent / file).resolve() if file else path
            if not target.exists():
                broken.append(f"{page}: {link}")
            elif anchor and target.suffix == ".md":
                if anchor not in anchors(target.relative_to(ROOT).as_posix()):
                    broken.append(f"{page}: {link}")
    return broken
