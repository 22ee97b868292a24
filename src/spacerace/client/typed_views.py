"""Views and figures as the structs of their game: what a message holds of them is plain data at first."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from spacerace.client.calls import Calls, Refused
from spacerace.games import GAMES
from spacerace.kernel.codec import decode
from spacerace.kernel.game import Game, Header
from spacerace.server.models import State, TableInfo


class Typed:
    """The types of one table."""

    def __init__(self, calls: Calls, table: TableInfo) -> None:
        """Nothing is asked before the first view comes."""
        self._calls = calls
        self._table = table
        self._terms: Any = None
        #: The rules; None if they are not installed here, or are older than the server's.
        self.game: Game | None = GAMES.get(table.game)

    def state(self, state: State) -> State:
        """The state with a typed view and typed figures, where the rules are installed."""
        if self._terms is None and self.game is not None:
            self._learn(self.game)
        if self.game is None or self._terms is None:
            return state
        view = decode(self.game.View, msgspec.json.encode(state.view), self._terms)
        return replace(state, view=view, figures=msgspec.convert(state.figures, self.game.Figures))

    def _learn(self, game: Game) -> None:
        """Get what is fixed for the match: a seat may see the header, but for the seed of the deal."""
        try:
            log = msgspec.json.decode(self._calls.again("GET", f"/tables/{self._table.id}/export"))
            header = msgspec.convert({**log["header"], "seed": 0}, Header)
        except (Refused, msgspec.DecodeError):
            # The game is over already: the export is a match file, and nothing is left to choose.
            return
        if header.rules_version > game.RULES_VERSION:
            self.game = None
        else:
            self._terms = game.begin(header).terms
