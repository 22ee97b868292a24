"""The rules are tested with the first reading of the cards, whose figures their examples are made of."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True, scope="module")
def _first_reading(first_reading: None) -> None:
    """All tests of this folder."""
