"""What tests of the server get: databases of both kinds, each fresh and empty."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.full_run import missing
from tests.server.postgres import INSTALL, Cluster, find_binaries

HERE = Path(__file__).parent
#: A file that imports one of these starts servers, workers or databases, if not in each of its tests.
STARTERS = {"house", "real_server", "serving", "starting", "serving_inside", "Cluster", "BotPool"}
#: A test that asks for one of these opens a database.
DATABASES = {"sqlite_url", "database_url", "postgres_url", "postgres_cluster"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that start something, for `make quick` does without them."""
    for item in items:
        if isinstance(item, pytest.Function) and item.path.is_relative_to(HERE):
            if vars(item.module).keys() & STARTERS or DATABASES & set(item.fixturenames):
                item.add_marker(pytest.mark.started)


@pytest.fixture(scope="session")
def postgres_binaries() -> Path:
    """The folder of PostgreSQL's programs. Where there is none the test is skipped, but not in a full run."""
    binaries = find_binaries()
    if binaries is None:
        missing(INSTALL)
    return binaries


@pytest.fixture(scope="session")
def postgres_cluster(postgres_binaries: Path) -> Iterator[Cluster]:
    """A PostgreSQL server for all tests of this process."""
    cluster = Cluster(postgres_binaries)
    yield cluster
    cluster.stop()


@pytest.fixture
def postgres_url(postgres_cluster: Cluster) -> Iterator[str]:
    """A fresh PostgreSQL database."""
    name = postgres_cluster.create_database()
    yield postgres_cluster.url(name).replace("postgresql:", "postgresql+asyncpg:")
    postgres_cluster.drop_database(name)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'race.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database, first of the one kind and then of the other."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
