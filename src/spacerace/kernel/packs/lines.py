"""Line numbers of the parts of a TOML text, which the parser does not give."""

from __future__ import annotations

import re
from collections import Counter

#: The parts of a dotted key, and brackets within brackets, that a text may have. No real pack comes near
#: these limits. The time and memory of the parser grow with their square.
MOST_PARTS, MOST_DEPTH = 8, 20
#: What such a text is made of: strings and comments are passed over whole, words are counted. A string that
#: does not end reaches to the end of its line or of the text, so that every character is looked at once.
_TOKEN = re.compile(
    r"""(?P<long>"{3}(?:\\.|[^\\])*?(?:"{3}|\Z)|'{3}.*?(?:'{3}|\Z))"""
    r"""|(?P<word>"(?:\\.|[^"\\\n])*+"?|'[^'\n]*+'?|[\w+-]++)"""
    r"""|(?P<comment>\#[^\n]*+)|(?P<open>[\[{])|(?P<close>[\]}])|(?P<dot>\.)|(?P<blank>[ \t]++)|(?P<end>.)""",
    re.DOTALL,
)
_HEADER = re.compile(r"\s*\[\[?\s*\"?([\w-]+)\"?\s*(?:\.\s*\"?([\w-]+)\"?)?")
_KEY = re.compile(r"\s*[\"']?([\w-]+)[\"']?\s*(?:\.\s*[\"']?([\w-]+)[\"']?\s*)?=")


class Lines:
    """The line of each table, entry and field of a text."""

    def __init__(self, text: str) -> None:
        self._found: dict[tuple[str, int, str], int] = {}
        self._entries: Counter[str] = Counter()
        here: tuple[str, int] = ("", 0)
        inside = ""  # the part of an entry that a header such as [asset.effect] opens
        quoted = False
        for number, line in enumerate(text.split("\n"), start=1):
            if not quoted and (header := _HEADER.match(line)) and line.lstrip().startswith("["):
                here, inside = self._open(header[1], header[2] or "", line, number)
            elif not quoted and (key := _KEY.match(line)):
                path = [part for part in (inside, key[1], key[2]) if part]
                for end in range(1, len(path) + 1):
                    self._found.setdefault((*here, ".".join(path[:end])), number)
            if (line.count('"""') + line.count("'''")) % 2:
                quoted = not quoted

    def _open(self, table: str, part: str, line: str, number: int) -> tuple[tuple[str, int], str]:
        """Notes a header; says which entry, and which part of it, the next lines belong to."""
        if part:
            here = (table, max(0, self._entries[table] - 1))
            self._found.setdefault((*here, part), number)
            return here, part
        here = (table, self._entries[table])
        if line.lstrip().startswith("[["):
            self._entries[table] += 1
        self._found.setdefault((*here, ""), number)
        return here, ""

    def of(self, table: str, place: int = 0, field: str = "") -> int:
        """The line of a field; else of its entry; else of its table; else the first."""
        shorter = field.rpartition(".")[0]
        for spot in ((table, place, field), (table, place, shorter), (table, place, ""), ("", 0, table)):
            if spot in self._found:
                return self._found[spot]
        return 1


def find_overlong(text: str) -> tuple[int, str, dict[str, str | int]] | None:
    """The first key with too many parts, or brackets that are nested too deeply: line, message id,
    arguments."""
    depth = parts = 0
    dotted = False
    for token in _TOKEN.finditer(text):
        match token.lastgroup:
            case "word":
                parts = parts + 1 if dotted else 1
                dotted = False
            case "dot":
                dotted = True
            case "blank":
                continue
            case "open":
                depth, parts, dotted = depth + 1, 0, False
            case "close":
                depth, parts, dotted = max(0, depth - 1), 0, False
            case _:
                # Any other token ends a key.
                parts, dotted = 0, False
        if parts > MOST_PARTS or depth > MOST_DEPTH:
            line = text.count("\n", 0, token.start()) + 1
            if depth > MOST_DEPTH:
                return line, "pack-too-deep", {"most": MOST_DEPTH}
            return line, "pack-long-key", {"most": MOST_PARTS}
    return None
