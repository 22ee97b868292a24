"""The tables of the server: the parts that serve them, and how they are connected."""

from __future__ import annotations

from spacerace.server.bot_moves import BotMoves
from spacerace.server.bot_pool import BotPool
from spacerace.server.bus import Bus
from spacerace.server.chat import Chat
from spacerace.server.database import Database
from spacerace.server.given_orders import Orders
from spacerace.server.hosting import Hosting
from spacerace.server.opening import Opening
from spacerace.server.packs import Packs
from spacerace.server.playing import Playing
from spacerace.server.presence import Presence
from spacerace.server.reader_pool import Readers
from spacerace.server.seats import Seats
from spacerace.server.settings import Settings
from spacerace.server.table_cache import TableCache
from spacerace.server.table_changes import TableChanges
from spacerace.server.votes import Votes


class Tables:
    """Everything that serves tables; each part does one job."""

    def __init__(self, database: Database, settings: Settings, bots: BotPool) -> None:
        """Nothing is loaded yet."""
        self.database = database
        self.bots = bots
        self.readers = Readers()
        self.packs = Packs(self.readers)
        self.bus = Bus(
            database,
            on_change=lambda table_id: self.cache.outdate(table_id),
            on_watch=lambda table_id: self.bot_moves.kick(table_id),
        )
        self.cache = TableCache(database, self.packs, self.bus)
        self.changes = TableChanges(database, self.cache, self.bus)
        self.playing = Playing(self.cache, self.changes)
        self.orders = Orders(self.changes)
        self.seats = Seats(self.changes, bots, settings.limits.chat_lines)
        self.hosting = Hosting(self.changes, bots)
        self.presence = Presence(self.bus, database)
        self.votes = Votes(self.changes)
        self.chat = Chat(self.changes, settings.limits)
        self.bot_moves = BotMoves(settings.thinking, bots, self.bus, self.cache, self.changes)
        self.changes.on_change = lambda table_id: self.bot_moves.kick(table_id)
        self.opening = Opening(settings, database, self.packs, bots, self.cache, self.changes, self.bot_moves)
