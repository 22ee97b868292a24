"""How long a bot may think: so many simulations, or so many seconds."""

from __future__ import annotations

import re

from msgspec import Struct

from spacerace.kernel.errors import BadSetup

#: The largest budget. It would take months, so a larger number is a typing mistake.
MOST_SIMULATIONS, MOST_SECONDS = 9_999_999, 9999


class Budget(Struct, frozen=True):
    """A number of simulations or a time; one of the two is given."""

    simulations: int | None = None
    seconds: float | None = None

    def __str__(self) -> str:
        """As people write it: "200" simulations, "1.5s"."""
        return f"{self.simulations}" if self.simulations is not None else f"{self.seconds:g}s"


def read_budget(text: str) -> Budget:
    """A budget from its text; raises BadSetup for a budget that is zero, too large or no number."""
    if re.fullmatch(r"[0-9]{1,20}", text) and 0 < int(text) <= MOST_SIMULATIONS:
        return Budget(simulations=int(text))
    if re.fullmatch(r"[0-9]{1,20}(\.[0-9]{1,3})?s", text) and 0 < float(text[:-1]) <= MOST_SECONDS:
        return Budget(seconds=float(text[:-1]))
    most = {"simulations": str(MOST_SIMULATIONS), "seconds": f"{MOST_SECONDS}s"}
    raise BadSetup("", "refused-bot-budget", {"budget": text[:40], **most})
