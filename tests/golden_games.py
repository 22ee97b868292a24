"""Golden games: finished games as files, with the line that says how they ended."""

from __future__ import annotations

from pathlib import Path

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel.codec import read_match, write_match
from spacerace.kernel.game import Game
from spacerace.kernel.match import Match

FOLDER = Path(__file__).parent / "golden"
#: How many there are at least.
LEAST = {"rocketmen": 15, "1969": 4}
#: A file begins with the name of its game.
GAMES: dict[str, Game] = {"rocketmen": rocketmen, "1969": nineteen69}


def files_of(game: str) -> list[Path]:
    """The golden games of a game."""
    return sorted(FOLDER.glob(f"{game}-*.match"))


def outcome_line(match: Match) -> str:
    """The line with which a golden game ends."""
    result = match.game.result(match.state)
    scores, winners = list(result.scores), list(result.winners)
    return f"# result: {scores} winners {winners} round {result.rounds} {result.end_reason}"


def golden_text(match: Match) -> str:
    """The whole text of a golden game."""
    return write_match(match) + outcome_line(match) + "\n"


def check(path: Path) -> None:
    """A golden game plays back to its end, and to the letter."""
    text = path.read_text(encoding="utf-8")
    match = read_match(text, GAMES.__getitem__)
    assert match.awaited is None
    assert text.splitlines()[-1] == outcome_line(match)
    assert golden_text(match) == text
