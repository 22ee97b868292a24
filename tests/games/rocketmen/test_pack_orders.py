"""The orders and shapes that the books print: a pack for a new game has them, older ones need not."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from spacerace.cli import main
from spacerace.games import game_named
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.kernel.codec import read_match, write_match
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Message
from spacerace.kernel.match import Match
from spacerace.kernel.packs import PackError, Problem
from spacerace.lang import LANGUAGES
from spacerace.lang import words as words_of

pytestmark = pytest.mark.reading("newest", why="it names the reading that each pack corrects")

HEAD = """[pack]
id = "mine"
version = 1
edition = "final"
base = "rocketmen-final@4"
"""


def location(destination: str, kind: str, vp: list[int]) -> str:
    return f'[[location]]\ndestination = "{destination}"\ntype = "{kind}"\nvp = {vp}\nsource = "page"\n'


#: By message: a correction that breaks one printed order, and the line that it is told of.
BROKEN: dict[str, tuple[str, int]] = {
    "pack-order-tie": (location("mars", "base", [8, 7]), 9),
    "pack-order-price": (
        '[[asset]]\nid = "big-data"\ncost = ["$30", "biotech", "science"]\nsource = "page"\n',
        8,
    ),
    "pack-order-arrival": (location("earth", "satellite", [1, 1]), 9),
    "pack-order-threshold": ('[[threshold]]\nplayers = 3\nvp = 23\nsource = "page"\n', 8),
    "pack-order-start": (
        '[[solitaire]]\nnumber = 153\nnormal = { destination = "moon", start = 2 }\nsource = "page"\n',
        8,
    ),
    "pack-order-target": (
        '[[solitaire]]\nnumber = 153\nhard = { destination = "moon", start = 10 }\nsource = "page"\n',
        8,
    ),
}


def problems_of(text: str) -> list[Problem]:
    return LIBRARY.check(HEAD + text)


@pytest.mark.parametrize("message", BROKEN)
def test_rm_1_16_a_pack_that_breaks_a_printed_order_is_told_by_line(message: str) -> None:
    """RM-1.16, RM-9.10, RM-1.5, RM-1.18, RM-9.1, RM-15.8: what is wrong, on which line, in every language."""
    text, line = BROKEN[message]
    problems = problems_of(text)
    assert [(one.message_id, one.line) for one in problems] == [(message, line)]
    for language in LANGUAGES:
        said = words_of(language).say(Message(message, problems[0].args))
        assert message not in said and "{" not in said


@pytest.mark.parametrize("message", BROKEN)
def test_rm_1_16_no_new_game_begins_with_such_a_pack(message: str) -> None:
    with pytest.raises(BadSetup) as caught:
        rocketmen.prepare(seats=["Ann", "Bob"], seed=1, pack_text=HEAD + BROKEN[message][0])
    assert (caught.value.rule, caught.value.message_id) == ("RM-1.16", "refused-pack")
    assert f"pack:{BROKEN[message][1]}:" in str(caught.value.details["problems"])


def test_rm_1_7_the_locations_stand_five_four_and_three() -> None:
    """Twelve, but the space hotel has moved from Earth orbit to the Moon, and its Mission flies there."""
    text = LIBRARY.text("rocketmen-final", 1)
    start = text.index('id = "space-hotel"')
    flight = text.index("earth", start)
    text = f"{text[:flight]}moon{text[flight + len('earth') :]}"
    place = 'destination = "earth"\ntype = "space-hotel"'
    assert place in text
    text = text.replace(place, place.replace("earth", "moon"))
    assert {one.message_id for one in LIBRARY.check(text)} == {"pack-order-locations"}


@pytest.mark.parametrize("message", BROKEN)
def test_rm_1_16_a_game_that_began_with_such_a_pack_goes_on(message: str) -> None:
    """It is read from its file and replayed: only new games are refused."""
    pack = HEAD + BROKEN[message][0]
    box = LIBRARY.read(pack, name="pack")
    sound = rocketmen.prepare(seats=["Ann", "Bob"], seed=1)
    header = replace(sound, pack="mine", pack_version=1, pack_hash=box.hash, pack_text=pack)
    match = Match(rocketmen, header)
    match.draw()
    again = read_match(write_match(match), game_named)
    assert again.header.pack_text.strip() == pack.strip()


@pytest.mark.parametrize("name", LIBRARY.packs())
def test_rm_1_16_what_a_new_game_takes_has_every_printed_order(name: str) -> None:
    assert LIBRARY.check(LIBRARY.text(name)) == []


def test_rm_1_16_older_readings_that_break_an_order_are_still_there() -> None:
    """The third reading has a tie order, prices and starts that no box prints; the first has none."""
    assert LIBRARY.check(LIBRARY.text("rocketmen-final", 1)) == []
    found = {one.message_id for one in LIBRARY.check(LIBRARY.text("rocketmen-final", 3))}
    assert found == {"pack-order-tie", "pack-order-price", "pack-order-start"}
    header = rocketmen.prepare(seats=["Ann", "Bob"], seed=1, pack="rocketmen-final@3")
    assert rocketmen.begin(header).terms.pack.pack.version == 3


def test_rm_1_16_a_correction_of_such_a_reading_is_told_where_it_names_its_base() -> None:
    text = HEAD.replace("@4", "@3")
    assert {one.line for one in LIBRARY.check(text)} == {5}
    with pytest.raises(PackError):
        LIBRARY.read_new(text, name="pack")
    assert LIBRARY.read(text, name="pack").pack.id == "mine"


def test_rm_1_16_pack_check_tells_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + BROKEN["pack-order-tie"][0], encoding="utf-8")
    assert main(["pack", "check", str(path)]) != 0
    told = capsys.readouterr().out
    assert f"{path}:9:" in told and "mars base" in told
