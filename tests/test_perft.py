"""Counted trees of both games: one option too many or too few changes a number (``tests/perft.py``)."""

from __future__ import annotations

import pytest

from tests import golden_games, perft

pytestmark = pytest.mark.untraced

TREES = perft.read()


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: f"{tree.name}-{tree.entries}")
def test_counted_tree(tree: perft.Tree) -> None:
    """The small counts; ``python -m tests.perft`` counts them all."""
    game, state = perft.position(tree.name, tree.entries)
    assert tuple(perft.count(game, state, depth) for depth in range(1, len(tree.small) + 1)) == tree.small


def test_the_table_is_as_it_would_be_written() -> None:
    """Its positions are moments of the golden games, its form is that of the command."""
    text = perft.TABLE.read_text(encoding="utf-8")
    assert text == perft.HEAD + "".join(f"{tree}\n" for tree in TREES)
    assert {(tree.name, tree.entries) for tree in TREES} <= set(perft.moments())


@pytest.mark.parametrize("game", golden_games.GAMES)
def test_every_golden_game_has_counted_positions(game: str) -> None:
    named = {tree.name for tree in TREES}
    assert {path.stem for path in golden_games.files_of(game)} <= named
