"""What a browser draws 1969 from: every number of a view and every word of an action has a face."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules.faces import Faces
from spacerace.games.nineteen69.rules.view import PlayerView, View
from spacerace.kernel.match import Match
from spacerace.kernel.seats import SPECTATOR
from spacerace.lang import words
from tests.games.nineteen69.table import NAMES, corrected, new_match


def faces_of(players: int) -> Faces:
    """The faces of a table, read back from what a browser gets."""
    sent = msgspec.json.encode(nineteen69.faces(new_match(players, 1).header))
    return msgspec.json.decode(sent, type=Faces)


def positions(players: int, seed: int) -> Iterator[Match]:
    """A game at random, at every moment at which somebody is asked, and at its end."""
    match, rng = new_match(players, seed), Random(seed)
    match.draw()
    while match.awaited is not None:
        yield match
        match.play(match.awaited, rng.choice(nineteen69.options(match.state)))
        match.draw()
    yield match


@pytest.mark.parametrize("players", nineteen69.PLAYERS)
def test_every_number_of_a_view_has_a_face(players: int) -> None:
    found = faces_of(players)
    for match in positions(players, seed=players):
        for seat in (*range(players), SPECTATOR):
            _check_view(nineteen69.view(match.state, seat), found)


def _check_view(view: View, found: Faces) -> None:
    """Whatever a drawing looks up is there."""
    assert 0 <= view.year < len(found.years)
    assert len(view.supply) == len(found.scientists)
    assert all(left <= face.supply for left, face in zip(view.supply, found.scientists, strict=True))
    values = {card.value for card in found.cards}
    assert values.issuperset((*view.discards, *view.shuffled))
    assert len(view.shuffled) <= sum(card.copies for card in found.cards)
    assert len(view.players) == len(found.nations)
    for player in view.players:
        _check_player(player, found, values)
    if view.flight is not None:
        assert 0 <= view.flight.rocket < len(found.missions[view.flight.mission].track)
        assert {side.face for side in found.die.sides}.issuperset(view.flight.dice)
        assert len(view.flight.dice) <= found.die.count


def _check_player(player: PlayerView, found: Faces, values: set[int]) -> None:
    """Sheets, cards, flags and rockets of a player."""
    assert len(player.cubes) == len(player.tokens) == len(found.researches)
    for cubes in player.cubes:
        assert len(cubes) <= found.board.slots
        assert all(0 <= cube < len(found.scientists) for cube in cubes)
    assert values.issuperset((*(player.hand or ()), *(player.committed or ()), *player.shown))
    assert player.hand_size <= found.board.hand_limit
    assert 0 <= player.moon < len(found.missions[found.moon].track)
    flown = (*player.flown, *(() if player.launched is None else (player.launched,)))
    assert all(0 <= mission < len(found.missions) for mission in flown)


@pytest.mark.parametrize("players", (2, 5))
def test_every_word_of_an_action_names_a_face(players: int) -> None:
    """A browser attaches options to what lies on the table by the words of their short texts."""
    found, seen = faces_of(players), set()
    known: dict[str, list[str]] = {
        "hire": [one.id for one in found.scientists],
        "place": [one.id for one in found.researches],
        "launch": [one.id for one in found.missions],
        "commit": [str(one.value) for one in found.cards],
        "swap": [str(one.value) for one in found.cards],
        "discard": [str(one.value) for one in found.cards],
        "convert": [str(count) for count in range(found.die.count + 1)],
        "reroll": [side.face for side in found.die.sides],
        "spy-on": [str(seat) for seat in range(players)],
        "sell": [str(points) for points in range(1 + max(year.sale_limit for year in found.years))],
        "draw": [""],
        "stop": [""],
    }
    for match in positions(players, seed=10 + players):
        for action in nineteen69.options(match.state) if match.awaited is not None else ():
            verb, _, about = nineteen69.write_action(match.state, action).partition(" ")
            assert about in known[verb], (verb, about)
            seen.add(verb)
    assert {"hire", "place", "spy-on", "launch", "draw", "sell", "stop", "commit"} <= seen


def test_faces_depend_on_the_header_without_seed_and_names() -> None:
    one, other = new_match(3, 1), new_match(3, 2)
    before = nineteen69.faces(one.header)
    one.draw()
    for _ in range(40):
        assert one.awaited is not None
        one.play(one.awaited, nineteen69.options(one.state)[0])
        one.draw()
    assert nineteen69.faces(one.header) == before == nineteen69.faces(other.header)
    named = nineteen69.prepare(seats=("Xi", "Yu", "Zoe"), seed=9)
    assert nineteen69.faces(named) == before


def test_everything_has_words() -> None:
    """Every message of the faces exists, with all its arguments."""

    def messages(value: Any) -> Iterator[dict[str, Any]]:
        if isinstance(value, dict) and set(value) == {"id", "args"}:
            yield value
        elif isinstance(value, dict | list):
            for part in value.values() if isinstance(value, dict) else value:
                yield from messages(part)

    english = words("en")
    said = [english.sentence(one["id"], one["args"]) for one in messages(_sent(5))]
    assert len(said) >= 12 + 2 * 5 + 2 * 12 + 2 * 3 + 3 + 5
    assert [text for text in said if not text or "‹" in text] == []


def _sent(players: int, pack_text: str = "") -> Any:
    """The faces as a browser reads them."""
    header = nineteen69.prepare(seats=NAMES[:players], seed=1, pack_text=pack_text)
    return msgspec.json.decode(msgspec.json.encode(nineteen69.faces(header)))


def test_known_and_reconstructed_values_are_told_apart() -> None:
    found = _sent(2)
    missions = {one["id"]: one for one in found["missions"]}
    assert missions["csm-eva"]["reconstructed"] == ["launch_cost", "track"]
    assert missions["csm-eva"]["track"] == [0, 1, 2, 3, 5, 6, 7, 9, 10]
    assert missions["moon"] == found["missions"][found["moon"]]
    assert found["years"][0]["reconstructed"] == []
    assert found["years"][6]["reconstructed"] == ["sale_limit"]


def test_a_corrected_pack_shows_its_own_figures() -> None:
    found = _sent(2, corrected("csm-eva", launch_cost=4))
    (mission,) = (one for one in found["missions"] if one["id"] == "csm-eva")
    assert mission["launch_cost"] == 4
    assert "launch_cost" not in mission["reconstructed"]
