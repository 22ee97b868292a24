"""What every test gets."""

import os

from hypothesis import settings

from tests.rule_tracing import note_functions_that_run, pytest_pyfunc_call

__all__ = ["note_functions_that_run", "pytest_pyfunc_call"]

# The same examples every time where nobody looks on; fresh ones at a person's desk.
settings.register_profile("ci", derandomize=True, deadline=None, database=None)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")
