"""The report of a game without figures of its own. It has the figures of every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spacerace.kernel.game import AnyAction, AnyState, Game, Option, Result
from spacerace.lab.report.forms import Aim, Counts, Form, Group, group_of


class PlainWatcher:
    """Notes only who begins."""

    first = 0

    def choosing(self, state: AnyState, options: Sequence[AnyAction]) -> None:
        """Options are not counted."""

    def see(self, state: AnyState) -> None:
        """Events are not counted."""

    def counts(self, state: AnyState, result: Result) -> Counts:
        """Nothing was counted."""
        return {}


class PlainReport:
    """The counts that every game has."""

    def __init__(self, game: Game) -> None:
        """The rules give the numbers of players."""
        self._game = game

    def groups(
        self, edition: str | None, mode: str | None, options: Mapping[str, Option]
    ) -> tuple[Group, ...]:
        """A group for each number of players of this edition and mode."""
        setups = self._game.SETUPS
        chosen = next(
            (
                one
                for one in setups
                if one.edition == (edition or setups[0].edition) and one.mode == (mode or setups[0].mode)
            ),
            setups[0],
        )
        return tuple(map(group_of, chosen.players))

    def watch(self, state: AnyState) -> PlainWatcher:
        """A watcher that counts nothing."""
        return PlainWatcher()

    def sections(self) -> tuple[str, ...]:
        """The sections that every game has."""
        return ("length", "scores", "seats")

    def forms(self, terms: Any, groups: Sequence[Group]) -> list[Form]:
        """No tables of the game's own."""
        return []

    def aims(self, terms: Any, groups: Sequence[Group]) -> list[Aim]:
        """No targets."""
        return []
