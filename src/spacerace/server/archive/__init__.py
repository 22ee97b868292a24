"""Finished games, and games from any moment on: replays, exports, imports, "what if", the same deal again."""

from __future__ import annotations

from spacerace.server.archive.export import Exports
from spacerace.server.archive.fork import Forks
from spacerace.server.archive.game_access import GameAccess
from spacerace.server.archive.match_import import Imports
from spacerace.server.archive.new_games import NewGames
from spacerace.server.archive.rematch import Rematches
from spacerace.server.archive.replay import Replays
from spacerace.server.archive.same_deal import SameDeal
from spacerace.server.tables import Tables


class Archive:
    """The parts that serve finished games; each part does one job."""

    def __init__(self, tables: Tables) -> None:
        """Nothing is kept in memory yet."""
        new_games = NewGames(tables)
        self.access = GameAccess(tables.cache, tables.database)
        self.replays = Replays(self.access)
        self.exports = Exports(self.access, tables.database)
        self.imports = Imports(tables.readers, new_games)
        self.forks = Forks(tables.cache, self.access, self.replays, new_games)
        self.rematches = Rematches(tables)
        self.same_deal = SameDeal(tables.cache, tables.database, self.access, new_games)
