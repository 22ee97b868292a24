"""What some machines lack: tests that need it are skipped there, but never in a full run."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest

#: Set where every test has to run.
ALL_TESTS = "SPACERACE_ALL_TESTS"


def missing(reason: str) -> NoReturn:
    """Skip the test; where all have to run, fail it."""
    if os.environ.get(ALL_TESTS) or os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)
