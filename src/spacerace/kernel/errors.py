"""Refusals. Each names the rule that forbids the action. The state has not changed."""

from __future__ import annotations

from collections.abc import Mapping

from spacerace.kernel.sentences import sentence


class Refusal(Exception):
    """Something is refused: the rule, and a message that reads as one plain sentence."""

    def __init__(self, rule: str, message_id: str, args: Mapping[str, object] | None = None) -> None:
        """Keep the id of the rule, the id of the message, and its arguments."""
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
    """The rules do not allow this action now."""


class BadSetup(Refusal):
    """A match cannot begin with these choices."""


class NoUndo(Refusal):
    """This step cannot be taken back."""


class BadMatchFile(Refusal):
    """A match file that cannot be read or played back, with the line where it breaks."""

    def __init__(
        self, line: int, rule: str, message_id: str, args: Mapping[str, object] | None = None
    ) -> None:
        """Like any refusal, with the line number."""
        super().__init__(rule, message_id, args)
        self.line = line

    def __str__(self) -> str:
        """The line number, the sentence and the rule."""
        return sentence("match-file-line", {"line": self.line, "problem": super().__str__()})
