"""Names of webhooks and their addresses."""

from __future__ import annotations

from spacerace.server.notices.webhooks import (
    SlackMessage,
)
from tests.server.notices_room import (
    ANN,
)

AS_ANN = {"X-Visitor": ANN}
HELLO = SlackMessage("hello")


class Names:
    """A resolver with answers of ours; the last one stays."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
