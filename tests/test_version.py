"""The version of spacerace: one number in one place, from which all others take it."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import spacerace
from spacerace.server.api_page import openapi_config

ROOT = Path(__file__).resolve().parents[1]


def _text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def test_the_packaging_takes_the_number_from_the_package() -> None:
    project: dict[str, Any] = tomllib.loads(_text("pyproject.toml"))
    assert "version" not in project["project"] and project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"] == {"path": "src/spacerace/__init__.py"}
    assert version("spacerace") == spacerace.__version__, "the environment is older: make installs it anew"


def test_the_browser_app_has_no_number_of_its_own() -> None:
    """The page asks the server for it."""
    assert "version" not in json.loads(_text("web/package.json"))
    lock = json.loads(_text("web/package-lock.json"))
    assert "version" not in lock and "version" not in lock["packages"][""]


def test_the_api_tells_the_number() -> None:
    """Its description does; what ``GET /api/server`` answers is compared by the session of docs/api.md."""
    assert openapi_config().version == spacerace.__version__
    assert set(re.findall(r'"version": "(\d[^"]*)"', _text("docs/api.md"))) == {spacerace.__version__}


def test_no_page_names_a_release_that_will_be_old_one_day() -> None:
    """The change log names all of them, and the newest one first."""
    pages = [ROOT / "README.md", ROOT / "SECURITY.md", *(ROOT / "docs").rglob("*.md")]
    named = [
        path.name
        for path in pages
        if re.search(r"spacerace[- =@v]*\d+\.\d+\.\d+", path.read_text(encoding="utf-8"))
    ]
    assert named == []
    releases = re.findall(r"^## \[(\d[^\]]*)\]", _text("CHANGELOG.md"), re.MULTILINE)
    assert releases[0] == spacerace.__version__
