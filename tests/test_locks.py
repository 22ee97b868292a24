"""The locks: what a host installs is the release that was tested, byte for byte."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]


def _names(requirements: list[str]) -> set[str]:
    """The names of packages, as locks write them."""
    found = {re.split(r"[\[<>=;~! ]", text)[0].lower().replace(".", "-") for text in requirements}
    return found - {"spacerace"}


@pytest.mark.parametrize(
    "lock, wanted",
    [
        ("base", [*PROJECT["dependencies"], *EXTRAS["server"]]),
        ("postgres", [*PROJECT["dependencies"], *EXTRAS["server"], *EXTRAS["postgres"]]),
        ("tools", ["uv", "hatchling", "editables"]),
        ("audit", ["pip-audit"]),
        ("docs", [*PROJECT["dependencies"], "furo", "myst-parser", "sphinx"]),
        ("dev", [*PROJECT["dependencies"], *EXTRAS["server"], *EXTRAS["lab"], *EXTRAS["dev"]]),
    ],
)
def test_a_lock_names_one_release_of_everything_and_its_hashes(lock: str, wanted: list[str]) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    blocks = re.split(r"\n(?=\S)", text.strip())
    pinned = {re.split(r"[=\[]", block)[0] for block in blocks}
    assert _names(wanted) <= pinned
    for block in blocks:
        assert re.match(r"[a-z0-9.-]+(\[[a-z,]+\])?==\S+", block), block
        assert "--hash=sha256:" in block, block


def test_the_base_is_small() -> None:
    """Whoever plays in a terminal or lets bots play installs no server and no tables of locales."""
    assert _names(PROJECT["dependencies"]) == {"fluent-syntax", "msgspec", "rich", "shtab"}
    for lock in ("base", "postgres"):
        text = (ROOT / "requirements" / f"{lock}.txt").read_text()
        assert not re.search(r"^(babel|pytz|fluent-runtime)==", text, re.MULTILINE)


@pytest.mark.parametrize("page", ["docs/hosting.md", "deploy/Containerfile"])
def test_a_public_server_installs_the_driver_of_postgresql_by_its_hash(page: str) -> None:
    text = (ROOT / page).read_text()
    assert "--require-hashes -r" in text and "requirements/postgres.txt" in text
    # With --no-deps the second step can bring nothing that no hash was looked at for.
    installs = [line for line in text.splitlines() if re.search(r"pip install .*source(\W|$)", line)]
    assert installs
    assert all("--no-deps" in line or "--require-hashes" in line for line in installs)
