"""Migrations: an older database is brought up to date and loses nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from spacerace.server import migrating
from spacerace.server.database import Database
from spacerace.server.schema import metadata

FOLDER = Path(migrating.__file__).parent / "migrations"


def test_the_newest_migration_is_the_head_of_the_folder() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_current_head() == migrating.NEWEST


def test_the_migrations_make_what_the_schema_says(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def story() -> list[object]:
        database = Database(database_url)
        await database.prepare()
        async with database.read() as connection:
            found = await connection.run_sync(differences)
        await database.close()
        return found

    assert asyncio.run(story()) == []
