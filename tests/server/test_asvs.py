"""The table of security requirements: every one is answered, and what it names is there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/asvs.md").read_text(encoding="utf-8")
#: The sections of ASVS 5.0.0, each with the level of its requirements in order.
LEVELS = """
1.1 22  1.2 1111122223  1.3 112222222223  1.4 222  1.5 123
2.1 122  2.2 112  2.3 12223  2.4 23
3.1 3  3.2 113  3.3 12223  3.4 11222233  3.5 11122333  3.6 3  3.7 22333
4.1 12233  4.2 23333  4.3 22  4.4 1222
5.1 2  5.2 112333  5.3 113  5.4 222
6.1 122  6.2 111111112222  6.3 11223333  6.4 112233  6.5 22222333  6.6 2223  6.7 33  6.8 2222
7.1 222  7.2 1111  7.3 22  7.4 11222  7.5 223  7.6 22
8.1 1233  8.2 1123  8.3 133  8.4 23
9.1 111  9.2 1222
10.1 22  10.2 223  10.3 22223  10.4 1111122222233333  10.5 22222  10.6 22  10.7 222
11.1 2233  11.2 22233  11.3 11233  11.4 1222  11.5 23  11.6 23  11.7 33
12.1 12233  12.2 11  12.3 22223
13.1 2333  13.2 222223  13.3 2233  13.4 1222233
14.1 22  14.2 12223333  14.3 122
15.1 12233  15.2 12233  15.3 1222222  15.4 3333
16.1 2  16.2 22222  16.3 2222  16.4 222  16.5 2223
17.1 23  17.2 22223333  17.3 22
"""
ANSWERS = ("yes", "proxy", "not applicable", "no")
ROW = re.compile(r"^\| V(\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)


def _wanted() -> list[tuple[str, str]]:
    """Each requirement of the levels 1 and 2, with its level."""
    words = LEVELS.split()
    return [
        (f"{section}.{number}", level)
        for section, levels in zip(words[::2], words[1::2], strict=True)
        for number, level in enumerate(levels, 1)
        if level in "12"
    ]


def test_every_requirement_of_levels_1_and_2_is_answered_once() -> None:
    wanted = _wanted()
    # The standard counts 70 of level 1 and 183 of level 2.
    assert Counter(level for _, level in wanted) == {"1": 70, "2": 183}
    assert [(row[0], row[1]) for row in ROW.findall(PAGE)] == wanted


def test_the_summary_counts_the_rows() -> None:
    told = {
        name: int(count) for name, count in re.findall(r"^\| ([\w ]+) \| .* \| (\d+) \|$", PAGE, re.MULTILINE)
    }
    assert told == Counter(row[3] for row in ROW.findall(PAGE))
    assert set(told) == set(ANSWERS)


def test_what_is_met_names_what_holds_it_and_what_is_not_met_says_why() -> None:
    bare = []
    for number, _, _, answer, why in ROW.findall(PAGE):
        named = re.findall(r"`([^`]+)`|\]\(([^)]+)\)", why)
        if answer == "yes" and not any(_is_there(code or link) for code, link in named):
            bare.append(number)
        if answer != "yes" and len(why.split()) < 3:
            bare.append(number)
    assert bare == []


def _is_there(name: str) -> bool:
    """Whether this names a test, a file of the project, or a section of its documents."""
    path, _, section = name.partition("::" if "::" in name else "#")
    if name.startswith("#"):
        return re.search(rf"^#+ {section.replace('-', ' ')}$", PAGE, re.MULTILINE | re.IGNORECASE) is not None
    folders = (ROOT, ROOT / "tests/server", ROOT / "docs")
    return bool(path) and any((folder / path).is_file() for folder in folders)


def test_every_file_that_the_table_names_is_there() -> None:
    named = re.findall(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|ts|md|toml|txt|json|conf|service))(?:::\w+)?`", PAGE)
    assert len(named) > 150
    assert sorted({name for name in named if not _is_there(name)}) == []
