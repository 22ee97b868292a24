"""Finished games as files: whatever changes in the rules, these must play back to their results."""

from pathlib import Path

import pytest

from spacerace.games import rocketmen
from spacerace.kernel.codec import read_match, write_match

pytestmark = pytest.mark.untraced

GOLDEN = Path(__file__).parents[2] / "golden"
FILES = sorted(GOLDEN.glob("rocketmen-*.match"))


def outcome_line(match) -> str:
    """The line with which a golden game ends."""
    result = rocketmen.result(match.state)
    scores, winners = list(result.scores), list(result.winners)
    return f"# result: {scores} winners {winners} round {result.rounds} {result.end_reason}"


def test_there_are_golden_games():
    assert len(FILES) >= 6


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path):
    text = path.read_text()
    match = read_match(text, lambda _: rocketmen)
    assert match.awaited is None
    assert text.splitlines()[-1] == outcome_line(match)
    assert write_match(match) + outcome_line(match) + "\n" == text
