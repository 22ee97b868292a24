"""What every test gets."""

import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from tests.rule_tracing import note_functions_that_run, pytest_pyfunc_call

__all__ = ["note_functions_that_run", "pytest_pyfunc_call"]

#: The tests in a browser.
BROWSER = Path(__file__).parent / "web"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """`make quick` deselects the tests in a browser, so it need not import them."""
    deselected = "not browser" in config.getoption("markexpr", "")
    return True if deselected and collection_path == BROWSER else None


# What commands print is compared with English sentences, whatever language the machine speaks.
os.environ["SPACERACE_LANGUAGE"] = "en"

# Whoever starts the tests in the background of a script, or with nohup, has these signals ignored, and so
# would every process have that the tests start and stop. A handler is not inherited.
for _number, _handler in (
    (signal.SIGINT, signal.default_int_handler),
    (signal.SIGHUP, lambda *_: None),
):
    if signal.getsignal(_number) == signal.SIG_IGN:
        signal.signal(_number, _handler)

# The same examples every time where nobody looks on; fresh ones at a person's desk.
settings.register_profile("ci", derandomize=True, deadline=None, database=None)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_sessionfinish() -> None:
    """Save what `make coverage` has seen: a worker that ends slowly is killed, and what it knew is lost."""
    coverage = sys.modules.get("coverage")
    if coverage is not None and (measuring := coverage.Coverage.current()):
        measuring.save()
