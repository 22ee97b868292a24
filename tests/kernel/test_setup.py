"""What every game checks before a match begins: sides, packs by name, and how a match file keeps them."""

from __future__ import annotations

import pytest

from spacerace.games import GAMES, game_named
from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel.codec import encode, read_match, write_match
from spacerace.kernel.errors import BadMatchFile, BadSetup
from spacerace.kernel.game import Game
from spacerace.kernel.match import Match
from spacerace.kernel.setup import chosen_sides, tidy_pack_text

pytestmark = pytest.mark.untraced

KNOWN = ("white", "red", "yellow", "blue")


@pytest.mark.parametrize(
    "wanted, sides",
    [
        ((), ("white", "red", "yellow")),
        (("", "white"), ("red", "white", "yellow")),
        (("blue", "", "red"), ("blue", "white", "red")),
        (("yellow", "blue", "white"), ("yellow", "blue", "white")),
    ],
)
def test_a_seat_that_chose_no_side_gets_the_first_free_one(wanted: tuple[str, ...], sides: object) -> None:
    assert chosen_sides(wanted, KNOWN, 3, "RM-2.1") == sides


@pytest.mark.parametrize(
    "wanted, message",
    [
        (("red", "red"), "refused-same-side"),
        (("pink",), "refused-side"),
        (("white", "red", "yellow", "blue"), "refused-side-count"),
    ],
)
def test_a_side_that_cannot_be_played_is_refused(wanted: tuple[str, ...], message: str) -> None:
    with pytest.raises(BadSetup) as caught:
        chosen_sides(wanted, KNOWN, 3, "RM-2.1")
    assert caught.value.message_id == message


@pytest.mark.parametrize("game, sides", [(rocketmen, ("blue", "yellow")), (nineteen69, ("germany", "usa"))])
def test_a_match_file_keeps_the_sides(game: Game, sides: tuple[str, ...]) -> None:
    match = Match(game, game.prepare(seats=["Ann", "Bob"], seed=7, sides=sides))
    match.draw()
    text = write_match(match)
    assert f"seat: Ann: {sides[0]}\nseat: Bob: {sides[1]}\n" in text
    again = read_match(text, game_named)
    assert again.header == match.header
    assert encode(again.state) == encode(match.state)


@pytest.mark.parametrize(
    "old, new, message, line",
    [
        ("seat: Bob: red", "seat: Bob: pink", "refused-side", 12),
        ("seat: Bob: red", "seat: Bob: white", "refused-same-side", 11),
        ("seat: Bob: red", "seat: Bob", "match-file-some-sides", 12),
    ],
)
def test_a_match_file_with_a_wrong_side_says_in_which_line(
    old: str, new: str, message: str, line: int
) -> None:
    text = write_match(Match(rocketmen, rocketmen.prepare(seats=["Ann", "Bob"], seed=7)))
    with pytest.raises(BadMatchFile) as caught:
        read_match(text.replace(old, new), game_named)
    assert (caught.value.message_id, caught.value.line) == (message, line)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_choice_of_a_side_changes_nothing_that_is_played(game: Game) -> None:
    """RM-2.1, N-1.12: sides differ in look alone. The same clicks lead to the same state."""
    seats = ["Ann", "Bob"]
    matches = [
        Match(game, game.prepare(seats=seats, seed=11, sides=sides)) for sides in ((), game.SIDES[:-3:-1])
    ]
    for number in range(200):
        for match in matches:
            match.draw()
        if matches[0].awaited is None:
            break
        left, right = (match.options for match in matches)
        assert left == right
        for match in matches:
            match.play(match.awaited, left[number % len(left)])
    left_state, right_state = (encode(match.state) for match in matches)
    keys = [match.state.terms.key.encode() for match in matches]
    assert keys[0] != keys[1]
    assert left_state.replace(keys[0], keys[1]) == right_state


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_side_has_a_name(game: Game) -> None:
    from spacerace.terminal.screen import say

    names = [say(game.say_side(side)) for side in game.SIDES]
    assert len(set(names)) == len(names) >= max(max(setup.players) for setup in game.SETUPS)


def test_a_built_in_pack_can_be_named_with_its_version() -> None:
    header = rocketmen.prepare(seats=["Ann", "Bob"], seed=1, pack="rocketmen-final@1")
    assert (header.pack, header.pack_version, header.pack_text) == ("rocketmen-final", 1, "")
    newest = rocketmen.prepare(seats=["Ann", "Bob"], seed=1, pack="rocketmen-final")
    assert newest.pack_version == rocketmen.LIBRARY.packs()["rocketmen-final"][-1]
    assert nineteen69.prepare(seats=["Ann", "Bob"], seed=1, pack="1969@1").pack_version == 1


@pytest.mark.parametrize(
    "name", ["rocketmen-final@99", "rocketmen-final@", "no-such-pack", "rocketmen-final@x"]
)
def test_a_pack_that_is_not_there_is_refused_with_the_names_that_are(name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        rocketmen.prepare(seats=["Ann", "Bob"], seed=1, pack=name)
    assert name in str(caught.value) and "rocketmen-early@1" in str(caught.value)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_pack_text_comes_back_alike_from_a_match_file(game: Game) -> None:
    """T-5: whatever line ends an editor wrote, and with or without a last one."""
    name = next(iter(game.LIBRARY.packs()))
    text = game.LIBRARY.text(name).replace("\n", " \r\n").rstrip()
    header = game.prepare(seats=["Ann", "Bob"], seed=1, pack_text=text)
    again = read_match(write_match(Match(game, header)), game_named)
    assert again.header == header


def test_an_empty_pack_text_stays_empty() -> None:
    assert tidy_pack_text("") == tidy_pack_text("\n \r\n") == ""
