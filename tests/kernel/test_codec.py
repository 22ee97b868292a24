"""Match files: text that a person can read and edit, and every way in which one can be broken."""

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel.codec import decode, encode, read_match, write_match
from spacerace.kernel.errors import BadMatchFile, BadSetup
from spacerace.kernel.match import Match, Undo
from tests.kernel import toy


def _game_named(name: str):
    if name != "pips":
        raise BadSetup("", "refused-unknown-game", {"game": name, "known": "pips"})
    return toy


def _text() -> str:
    match = Match(
        toy, toy.prepare(seats=["Ann", "Bob B."], seed=5, options={"open": True, "cap": 3, "tone": "dry"})
    )
    match.draw()
    for seat, action in ((0, toy.Add(1)), (0, Undo()), (0, toy.Stop()), (1, toy.Draw())):
        match.play(seat, action)
    match.draw()
    return write_match(match)


def test_t_5_a_match_file_reads_like_this():
    assert _text().splitlines()[:13] == [
        "spacerace match 1",
        "game: pips",
        "rules: 1",
        "edition: only",
        "mode: standard",
        "option cap: 3",
        "option open: yes",
        "option tone: dry",
        "pack: pips 1 0",
        "seed: 5",
        "seat: Ann",
        "seat: Bob B.",
        "",
    ]
    assert _text().splitlines()[15:18] == ["Ann: add 1", "Ann: undo", "Ann: stop"]


def test_t_5_reading_and_writing_change_nothing():
    text = _text()
    assert write_match(read_match(text, _game_named)) == text


def test_t_5_comments_and_blank_lines_are_skipped():
    text = _text().replace("Ann: stop", "# she was bold\n\nAnn: stop")
    assert read_match(text, _game_named).state.stopped == [True, False]


def test_t_5_a_pack_travels_inside():
    header = toy.prepare(seats=["Ann", "Bob"], seed=5, pack_text='[pack]\nid = "x"\n\n# end\n')
    match = Match(toy, header)
    match.draw()
    text = write_match(match)
    assert "| [pack]\n" in text
    again = read_match(text, _game_named)
    assert again.header == header
    assert again.log == match.log


@pytest.mark.parametrize(
    ("change", "line", "rule", "message"),
    [
        (("spacerace match 1", "spacerace match 9"), 1, "T-5", "match-file-first-line"),
        (("game: pips", "game: chess"), 2, "", "refused-unknown-game"),
        (("rules: 1", "rules: 2"), 3, "T-5", "match-file-newer-rules"),
        (("rules: 1", "rules: one"), 3, "T-5", "match-file-not-a-number"),
        (("mode: standard\n", ""), 1, "T-5", "match-file-missing-field"),
        (("mode: standard", "mood: good"), 5, "T-5", "match-file-unknown-field"),
        (("mode: standard", "standard"), 5, "T-5", "match-file-no-colon"),
        (("pack: pips 1 0", "pack: pips"), 9, "T-5", "match-file-bad-pack"),
        (("seed: 5", "seed: five"), 10, "T-5", "match-file-not-a-number"),
        (("Ann: add 1", "Ann: add 3"), 16, "P-2", "refused-not-now"),
        (("Ann: add 1", "Bob B.: add 1"), 16, "T-1", "refused-not-your-turn"),
        (("Ann: add 1", "Cid: add 1"), 16, "T-5", "match-file-unknown-seat"),
        (("Ann: add 1", "Ann add 1"), 16, "T-5", "match-file-no-colon"),
        (("Ann: add 1", "Ann: fly 1"), 16, "T-5", "refused-unknown-verb"),
        (("Ann: undo", "Ann: undo\nAnn: undo"), 18, "T-4", "refused-undo-learned"),
        (("chance: drawn", "chance: drawn 99\nchance: drawn"), 14, "T-3", "refused-impossible-outcome"),
    ],
)
def test_t_5_a_broken_file_names_line_and_rule(change, line, rule, message):
    text = _text().replace(*change, 1)
    with pytest.raises(BadMatchFile) as caught:
        read_match(text, _game_named)
    assert (caught.value.line, caught.value.rule, caught.value.message_id) == (line, rule, message)
    assert str(line) in str(caught.value)


def test_t_5_an_empty_file_is_no_match_file():
    with pytest.raises(BadMatchFile):
        read_match("", _game_named)


def test_a_state_is_read_back_only_under_its_own_terms():
    state = toy.begin(toy.prepare(seats=["Ann", "Bob"], seed=5))
    assert decode(toy.State, encode(state), toy.TERMS) == state

    class OtherTerms(toy.Terms):
        key = "other"

    with pytest.raises(Exception, match="other terms"):
        decode(toy.State, encode(state), OtherTerms())


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (("mode: standard", "mode: duel"), 5),
        (("edition: final", "edition: late"), 4),
        (("option round_cap: 9", "option round_cap: --5"), 6),
        (("seat: Bob", "seat: Ann"), 11),
        (("seed: 5", "seed: 1_0"), 10),
        (("seed: 5", "seed: 5\nseed: 6"), 11),
        (("option round_cap: 9", "option round_cap: " + "9" * 5000), 6),
    ],
)
def test_t_5_a_wrong_choice_in_the_header_is_named_with_its_line(change, line):
    header = rocketmen.prepare(seats=["Ann", "Bob"], seed=5, options={"round_cap": 9})
    text = write_match(Match(rocketmen, header))
    with pytest.raises(BadMatchFile) as caught:
        read_match(text.replace(*change, 1), lambda _: rocketmen)
    assert caught.value.line == line


def test_t_5_a_pack_comes_back_as_it_went_in():
    pack = (
        '[pack]\r\nid = "mine"\r\nversion = 1\r\nbase = "rocketmen-final@1"  \r\n\r\n# a line\u2028 separator'
    )
    header = rocketmen.prepare(seats=["Ann", "Bob"], seed=5, pack_text=pack)
    text = write_match(Match(rocketmen, header))
    assert read_match(text, lambda _: rocketmen).header == header
    commented = text.replace("\n\n|", "\n\n# the pack\n|", 1)
    assert read_match(commented, lambda _: rocketmen).header == header
