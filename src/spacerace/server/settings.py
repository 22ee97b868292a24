"""What a host can set; the command line fills it in and hands it to the server's processes."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

#: The environment variable with the settings for the processes of the server.
VARIABLE = "SPACERACE_SETTINGS"
#: The prefix of environment variables with settings, passwords included.
SECRET = ("SPACERACE_", "PG")


class Mail(Struct, frozen=True, kw_only=True):
    """A mail server that takes our notices."""

    host: str
    port: int = 587
    user: str = ""
    password: str = ""
    #: "starttls", "tls" or "none".
    security: str = "starttls"
    sender: str = "spacerace@localhost"


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Limits: sizes, rates and numbers."""

    #: Requests of one address, and how many may come at once.
    requests_a_second: float = 20.0
    requests_at_once: int = 200
    #: New tables of one address in an hour, and tables that are not over in all.
    tables_an_hour: int = 60
    tables: int = 10_000
    #: Open connections of one address and in all; live connections are among them.
    connections_an_address: int = 200
    connections: int = 12_000
    #: Open websockets of one address and in all.
    sockets_an_address: int = 64
    sockets: int = 10_000
    #: Bytes of a request; a match file or a pack is the longest.
    body: int = 1_000_000
    chat_length: int = 500
    chat_lines: int = 1_000


class Thinking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What bots may use."""

    #: Worker processes; 0: one a core.
    workers: int = 0
    #: The longest a bot may think about one decision.
    seconds: float = 20.0
    #: The largest budget that a table may ask for.
    simulations: int = 300
    budget_seconds: float = 5.0
    #: Bots that think at the same time for one table.
    a_table: int = 1
    #: Tables whose quick bots move at the same time; as many again with bots that search.
    tables: int = 64
    #: Tables of bots alone: how long they go on after the last look, how many move at the same time, and how
    #: many moves all of them make in a second.
    unwatched_seconds: float = 60.0
    alone: int = 8
    alone_a_second: float = 10.0


class Backups(Struct, frozen=True, kw_only=True):
    """Backups that the server makes by itself."""

    folder: str
    #: Hours between two backups, and how many are kept.
    hours: int = 24
    kept: int = 14


class Settings(Struct, frozen=True, kw_only=True):
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8969
    #: "sqlite+aiosqlite:///FILE" or "postgresql+asyncpg://…".
    database: str = ""
    #: The address that people type, such as "https://race.example.org"; "" is taken from the request.
    public_url: str = ""
    #: Further names that the server is asked by, such as "race.lan".
    host_names: tuple[str, ...] = ()
    #: Networks whose X-Forwarded-For is believed, such as "127.0.0.1/32".
    trusted_proxies: tuple[str, ...] = ()
    mail: Mail | None = None
    #: Whether webhooks may go to private and loopback addresses.
    private_webhooks: bool = False
    #: Days after which a table is deleted that never began, or abandoned where nobody moves.
    open_days: int = 7
    idle_days: int = 90
    backups: Backups | None = None
    #: "plain" for people, "json" for machines, "quiet" without what is in order.
    log: str = "plain"
    limits: Limits = Limits()
    thinking: Thinking = Thinking()
    #: Bots of the host, files by the names under which tables ask for them.
    own_bots: dict[str, str] = {}

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url.startswith("https:")


def default_database() -> str:
    """A file in the user's data folder, which is made if need be."""
    folder = Path(os.environ.get("SPACERACE_DATA") or user_data_path("spacerace", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'spacerace.db'}"


def to_environment(settings: Settings) -> str:
    """The settings as the text for ``VARIABLE``."""
    return msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings that the starting command wrote down."""
    text = os.environ.get(VARIABLE)
    settings = msgspec.json.decode(text, type=Settings) if text else Settings()
    if not settings.database:
        settings = msgspec.structs.replace(settings, database=default_database())
    return settings


def child_environment() -> dict[str, str]:
    """The environment of a process that works for the server and needs none of its settings.

    Passwords come in by the environment. A worker deals with what strangers send: what it does not have,
    nobody can take from it.
    """
    return {name: value for name, value in os.environ.items() if not name.upper().startswith(SECRET)}
