"""What the table says no to. Every refusal names its rule and a message; nothing has changed."""

from __future__ import annotations

from collections.abc import Mapping

from spacerace.kernel.voice import sentence


class Refusal(Exception):
    """A no with the rule it rests on, and a message that reads as one plain sentence."""

    def __init__(self, rule: str, message_id: str, args: Mapping[str, object] | None = None) -> None:
        """Keep the rule's id, the message's id and what the message speaks of."""
        super().__init__(rule, message_id, args)
        self.rule = rule
        self.message_id = message_id
        self.details: dict[str, object] = dict(args or {})

    @property
    def message(self) -> str:
        """The plain sentence, without the rule."""
        return sentence(self.message_id, self.details)

    def __str__(self) -> str:
        """The sentence, then the rule in brackets."""
        return f"{self.message} [{self.rule}]" if self.rule else self.message


class IllegalAction(Refusal):
    """An action that the rules bar at this moment."""


class BadSetup(Refusal):
    """A match that cannot begin like this."""


class NoUndo(Refusal):
    """A step that cannot be taken back."""


class BadMatchFile(Refusal):
    """A match file that cannot be read or played back, with the line where it breaks."""

    def __init__(
        self, line: int, rule: str, message_id: str, args: Mapping[str, object] | None = None
    ) -> None:
        """As any refusal, and the line."""
        super().__init__(rule, message_id, args)
        self.line = line

    def __str__(self) -> str:
        """The line, the sentence, the rule."""
        return sentence("match-file-line", {"line": self.line, "problem": super().__str__()})
