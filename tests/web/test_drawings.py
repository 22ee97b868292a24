"""Every card of every pack that comes with Rocketmen has a drawing."""

from __future__ import annotations

import re

import pytest

from spacerace.games.rocketmen.rules.catalogue import catalogue
from spacerace.games.rocketmen.rules.pack import LIBRARY
from tests.server.running import ROOT

ART = ROOT / "web" / "src" / "games" / "rocketmen" / "art"


def drawn() -> set[str]:
    """What is drawn: the names in front of the drawings."""
    texts = [file.read_text(encoding="utf-8") for file in ART.glob("*.ts") if file.name != "index.ts"]
    return {name for text in texts for name in re.findall(r"^  '?([\w-]+)'?:", text, re.MULTILINE)}


@pytest.mark.parametrize(
    "pack", [(name, number) for name, numbers in LIBRARY.packs().items() for number in numbers]
)
def test_every_card_has_a_drawing(pack: tuple[str, int]) -> None:
    """Missions by their type, cards of chance by their deck, all others by their design."""
    found = LIBRARY.load(*pack)
    types = {mission.id: mission.type for mission in found.mission}
    decks = {"success", "solitaire"}
    wanted = {
        str(row["deck"]) if row["deck"] in decks else types.get(str(row["id"]), str(row["id"]))
        for row in catalogue(found)
    }
    assert len(wanted) > 25
    assert wanted - drawn() == set()
