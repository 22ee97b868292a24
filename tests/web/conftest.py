"""What tests in a browser get: a server with the built app, and Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from spacerace.server.routes.web import is_built
from tests.full_run import missing
from tests.server.outside import real_server
from tests.server.running import Server
from tests.web.people import FLAGS, Visitors, find_chromium

INSTALL = "There is no Chromium: on Debian and Ubuntu 'sudo apt install chromium'"
BUILD = "The browser app is not built: 'make test' builds it where Node is"


HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that need a browser, for `make quick` does without them."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of a file; while it is open no test can have an event loop of its own."""
    program = find_chromium()
    if program is None:
        missing(INSTALL)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process."""
    if not is_built():
        missing(BUILD)
    data: Path = tmp_path_factory.mktemp("house")
    with real_server(f"sqlite+aiosqlite:///{data / 'race.db'}", data) as server:
        yield server


@pytest.fixture
def visitors(chromium: Browser, server: Server) -> Iterator[Visitors]:
    """People with a browser each; whatever one of them finds wrong in the console fails the test."""
    visitors = Visitors(chromium, server.address)
    yield visitors
    visitors.leave()
