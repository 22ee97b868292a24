"""The rules are tested with the first reading of the cards, whose figures their examples are made of."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from spacerace.games.rocketmen.pack import LIBRARY


@pytest.fixture(autouse=True, scope="module")
def first_reading() -> Iterator[None]:
    """Later readings move values, not rules; they have tests of their own (tests/games/test_readings.py)."""
    found = {name: ([1], folder) for name, (_, folder) in LIBRARY._found().items()}
    with patch.object(LIBRARY, "_found", lambda: found):
        yield
