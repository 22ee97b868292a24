"""What every test gets."""

import os
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from hypothesis import settings

from tests.rule_tracing import note_functions_that_run, pytest_pyfunc_call

__all__ = ["note_functions_that_run", "pytest_pyfunc_call"]

# What commands print is compared with English sentences, whatever language the machine speaks.
os.environ["SPACERACE_LANGUAGE"] = "en"

# The same examples every time where nobody looks on; fresh ones at a person's desk.
settings.register_profile("ci", derandomize=True, deadline=None, database=None)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


@pytest.fixture(scope="module")
def first_reading() -> Iterator[None]:
    """Rocketmen's cards as they were first read: the figures that the examples of its rules are made of.

    Later readings move values, not rules; they have tests of their own (tests/games/test_readings.py).
    """
    # Not above: this file must not run any of the code whose running is watched.
    from spacerace.games.rocketmen.pack import LIBRARY

    found = {name: ([1], folder) for name, (_, folder) in LIBRARY._found().items()}
    with patch.object(LIBRARY, "_found", lambda: found):
        yield
