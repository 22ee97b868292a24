"""Where things stand in a TOML text; the parser does not tell."""

from __future__ import annotations

import re
from collections import Counter

_HEADER = re.compile(r"\s*\[\[?\s*\"?([\w-]+)\"?\s*(?:\.\s*\"?([\w-]+)\"?)?")
_KEY = re.compile(r"\s*[\"']?([\w-]+)[\"']?\s*(?:\.\s*[\"']?([\w-]+)[\"']?\s*)?=")


class Lines:
    """On which line of a text a table, an entry or a field stands; the parser does not tell."""

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
