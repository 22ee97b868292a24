"""Migrations: bringing an older database up to date. Alembic is loaded only when there is something to do."""

from __future__ import annotations

from importlib.resources import as_file, files

from sqlalchemy import Connection, inspect, text

#: The last migration that this spacerace has; a test holds it to the folder ``migrations``.
NEWEST = "0007"
#: Where alembic notes which migrations a database has had.
NOTED = "alembic_version"


class UnknownRevision(Exception):
    """A database with a migration that this version of spacerace does not know."""


def revision_of(connection: Connection) -> str | None:
    """The last migration that a database has had; None if it has had none."""
    if not inspect(connection).has_table(NOTED):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {NOTED}"))
    return found


def upgrade(connection: Connection, revision: str = NEWEST) -> None:
    """Run the migrations up to this one; raises UnknownRevision."""
    if revision_of(connection) == revision:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    with as_file(files("spacerace.server") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, revision)
        except CommandError as error:
            raise UnknownRevision(str(error)) from error
