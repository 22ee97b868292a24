"""Parts of packs, for the tests of packs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spacerace.games.rocketmen
import spacerace.games.rocketmen.rules.pack
import spacerace.kernel.packs
import spacerace.lang
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.games.rocketmen.rules.printed import AssetEntry, Pack
from tests.pack_texts import problems

HEAD = '[pack]\nid = "mine"\nversion = 1\nbase = "rocketmen-final@1"\n'


WHOLE = pytest.mark.reading("first", why="it alone is written in full; the later readings correct it")
OWN = pytest.mark.reading("newest", why="no card of the box has a part in it")


def asset(pack: Pack, name: str) -> AssetEntry:
    return next(one for one in pack.asset if one.id == name)


def found(text: str) -> list[tuple[int, str]]:
    """The problems of a text as line and message."""
    return problems(LIBRARY, text)


def ids() -> set[str]:
    """The ids of all messages about packs and cards in English."""
    game = Path(spacerace.games.rocketmen.__file__).parent / "lang" / "en"
    files = (Path(spacerace.lang.__file__).parent / "en" / "pack.ftl", game / "pack.ftl", game / "cards.ftl")
    words = "".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"^([a-z][\w-]*) =", words, re.MULTILINE))
