"""The rules are tested on the newest reading of the cards and on the first (tests/readings.py)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.readings import playing
from tests.readings import run_on_readings as pytest_generate_tests

__all__ = ["pytest_generate_tests"]


@pytest.fixture(autouse=True, scope="module")
def reading(request: pytest.FixtureRequest) -> Iterator[str]:
    """The reading that tables are laid with."""
    with playing(request.param):
        yield request.param
