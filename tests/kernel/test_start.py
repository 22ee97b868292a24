"""T-7: a match that goes on from a state which fits what one seat may know."""

import pytest

from spacerace.games import GAMES, game_named, header_of
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode, read_match, write_match
from spacerace.kernel.errors import BadMatchFile
from spacerace.kernel.match import Match


def played(name: str, decisions: int) -> Match:
    """A match after some decisions, always the last option."""
    game = GAMES[name]
    match = Match(game, header_of(game, seats=["Ann", "Bob"], seed=11))
    match.draw()
    for _ in range(decisions):
        assert match.awaited is not None
        match.play(match.awaited, game.canonical_options(match.state)[-1])
        match.draw()
    return match


def what_if(match: Match) -> Match:
    """A match that goes on from what the first seat knows, ten decisions long."""
    state = match.game.determinize(match.game.view(match.state, 0), Luck(5))
    again = Match(match.game, match.header, state)
    again.draw()
    for _ in range(10):
        assert again.awaited is not None
        again.play(again.awaited, again.game.canonical_options(again.state)[0])
        again.draw()
    return again


@pytest.mark.parametrize("name", GAMES)
def test_t_7_a_match_file_carries_the_state_that_it_goes_on_from(name: str) -> None:
    again = what_if(played(name, 12))
    text = write_match(again)
    assert text.startswith("spacerace match 2\n")
    read = read_match(text, game_named)
    assert encode(read.state) == encode(again.state)
    assert write_match(read) == text


@pytest.mark.parametrize("name", GAMES)
def test_t_7_playing_on_leaves_the_given_state_as_it_was(name: str) -> None:
    match = played(name, 12)
    state = match.game.determinize(match.game.view(match.state, 0), Luck(5))
    before = encode(state)
    again = Match(match.game, match.header, state)
    again.draw()
    assert again.awaited is not None
    again.play(again.awaited, again.game.canonical_options(again.state)[0])
    assert encode(state) == before == encode(again.start)


@pytest.mark.parametrize("name", GAMES)
def test_t_7_a_state_that_no_game_can_reach_is_refused_with_its_line(name: str) -> None:
    lines = write_match(what_if(played(name, 12))).split("\n")
    line = next(number for number, text in enumerate(lines) if text.startswith("start: "))
    for broken in ("start: {}", "start: nonsense", lines[line].replace('"players":[', '"players":[null,')):
        text = "\n".join([*lines[:line], broken, *lines[line + 1 :]])
        with pytest.raises(BadMatchFile) as refused:
            read_match(text, game_named)
        assert (refused.value.line, refused.value.rule) == (line + 1, "T-7")


def test_t_5_the_first_version_of_a_match_file_has_no_given_state() -> None:
    text = write_match(what_if(played("1969", 12))).replace("spacerace match 2", "spacerace match 1")
    with pytest.raises(BadMatchFile) as refused:
        read_match(text, game_named)
    assert refused.value.message_id == "match-file-unknown-field"
