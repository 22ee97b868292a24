"""What a game offers to the analysis of its matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from spacerace.games import kit_of
from spacerace.kernel.game import AnyAction, AnyState, AnyView, Game, Message
from spacerace.kernel.seats import Seat
from spacerace.study.findings import Finding
from spacerace.study.parts import Part
from spacerace.study.story import Scene


class GameStudy(Protocol):
    """The study of one game. A package satisfies this protocol."""

    def round_of(self, state: AnyState) -> int:
        """The number of a state's round, as the game prints it."""

    def parts(self, first: AnyState, last: AnyState, told: Sequence[Scene]) -> list[tuple[str, Part]]:
        """All points, as pairs of a message id of a source and one of its parts."""

    def tie(self, state: AnyState) -> Message | None:
        """What broke a tie, if there was one."""

    def luck(self, told: Iterable[Scene]) -> list[Finding]:
        """The lucky and unlucky draws."""

    def feats(self, told: Sequence[Scene]) -> list[Finding]:
        """What somebody did first or best, such as the first landing on the Moon."""

    def aim(self, view: AnyView, action: AnyAction) -> Message | None:
        """Why a sensible player would take this action."""

    def totals(self, view: AnyView) -> tuple[int, ...]:
        """What everybody would have if the game were over now, as far as this seat knows."""


class PlainStudy:
    """The study of a game that has none of its own: only the scores are known."""

    def __init__(self, game: Game) -> None:
        """The rules give scores and rounds."""
        self._game = game

    def round_of(self, state: AnyState) -> int:
        """The round that the result names."""
        return self._game.result(state).rounds

    def parts(self, first: AnyState, last: AnyState, told: Sequence[Scene]) -> list[tuple[str, Part]]:
        """Every score as one part."""
        source = Message("know-points-all")
        scores = self._game.result(last).scores
        return [("know-points-all", Part(Seat(seat), source, score)) for seat, score in enumerate(scores)]

    def tie(self, state: AnyState) -> Message | None:
        """Nothing is known."""
        return None

    def luck(self, told: Iterable[Scene]) -> list[Finding]:
        """Nothing is known."""
        return []

    def feats(self, told: Sequence[Scene]) -> list[Finding]:
        """Nothing is known."""
        return []

    def aim(self, view: AnyView, action: AnyAction) -> Message | None:
        """Nothing is known."""
        return None

    def totals(self, view: AnyView) -> tuple[int, ...]:
        """Nothing is known."""
        return ()


def study_of(game: Game) -> GameStudy:
    """The study of this game."""
    return kit_of(game).study() or PlainStudy(game)
