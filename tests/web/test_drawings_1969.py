"""Every mission, research, scientist and espionage card of every pack that comes with 1969 has a drawing."""

from __future__ import annotations

import re

import pytest

from spacerace.games.nineteen69.rules.pack import LIBRARY
from tests.server.running import ROOT

ART = ROOT / "web" / "src" / "games" / "nineteen69" / "art"


def drawn(file: str) -> set[str]:
    """What is drawn: the names in front of the drawings."""
    return set(re.findall(r"^  '?([\w-]+)'?:", (ART / file).read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize(
    "pack", [(name, number) for name, numbers in LIBRARY.packs().items() for number in numbers]
)
def test_everything_has_a_drawing(pack: tuple[str, int]) -> None:
    """By the names that things have in the pack."""
    found = LIBRARY.load(*pack)
    cards = {f"card-{card.value}" for card in found.card}
    assert {one.id for one in found.mission} - drawn("missions.ts") == set()
    assert {one.id for one in found.research} - drawn("researches.ts") == set()
    assert {one.id for one in found.scientist} | cards == drawn("people.ts")
