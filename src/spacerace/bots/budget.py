"""How long a bot may think: so many simulations, or so many seconds."""

from __future__ import annotations

import re

from msgspec import Struct

from spacerace.kernel.errors import BadSetup


class Budget(Struct, frozen=True):
    """One of the two is given."""

    simulations: int | None = None
    seconds: float | None = None

    def __str__(self) -> str:
        """As people write it: "200" simulations, "1.5s"."""
        return f"{self.simulations}" if self.simulations is not None else f"{self.seconds:g}s"


def read_budget(text: str) -> Budget:
    """A budget from its text; raises BadSetup for anything that leaves no time to think."""
    if re.fullmatch(r"[0-9]{1,7}", text) and int(text) > 0:
        return Budget(simulations=int(text))
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?s", text) and float(text[:-1]) > 0:
        return Budget(seconds=float(text[:-1]))
    raise BadSetup("", "refused-bot-budget", {"budget": text})
