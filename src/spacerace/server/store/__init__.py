"""Tables in the database. Every function works in a transaction that its caller has begun."""

from __future__ import annotations

from spacerace.server.store.chat import add_chat, chat_length, chat_lines
from spacerace.server.store.entries import add_entries, check_chain, entry_rows, entry_time, log_entries
from spacerace.server.store.loading import (
    UnknownGame,
    damaged,
    deal,
    load_heads,
    load_record,
    lock_table,
    pack_text,
    read_state,
    refresh_record,
    table_row,
)
from spacerace.server.store.orders import save_orders, standing_orders
from spacerace.server.store.saving import (
    CHANNEL,
    ORIGIN,
    Overtaken,
    add_grants,
    add_table,
    remove_grants,
    save_grants,
    save_header,
    save_seat,
    save_table,
    save_wanted,
    tell,
    tell_all,
)
from spacerace.server.store.server_state import keep, keepsake, last_beat, move_times, save_beat

__all__ = [
    "CHANNEL",
    "ORIGIN",
    "Overtaken",
    "UnknownGame",
    "add_chat",
    "add_entries",
    "add_grants",
    "add_table",
    "chat_length",
    "chat_lines",
    "check_chain",
    "damaged",
    "deal",
    "entry_rows",
    "entry_time",
    "keep",
    "keepsake",
    "last_beat",
    "load_heads",
    "load_record",
    "lock_table",
    "log_entries",
    "move_times",
    "pack_text",
    "read_state",
    "refresh_record",
    "remove_grants",
    "save_beat",
    "save_grants",
    "save_header",
    "save_orders",
    "save_seat",
    "save_table",
    "save_wanted",
    "standing_orders",
    "table_row",
    "tell",
    "tell_all",
]
