"""What `make test` does to the system: it says so first, and only root is asked for nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("system.sh")
#: Everything that the script looks for beside PostgreSQL.
WANTED = ("chromium", "curl", "jq", "cc")


class System:
    """A machine made of a few commands, each a script."""

    def __init__(self, folder: Path) -> None:
        """Nothing that the tests want is there, and nothing was installed."""
        self.folder, self.bin, self.asked = folder, folder / "bin", folder / "asked"
        self.bin.mkdir()
        for name in ("ls", "mkdir", "rm", "sh", "chmod", "cp"):
            found = shutil.which(name)
            assert found
            (self.bin / name).symlink_to(found)
        self.add("initdb")

    def add(self, name: str, does: str = "exit 0") -> None:
        """A command."""
        (self.bin / name).write_text(f"#!{self.bin}/sh\n{does}\n")
        (self.bin / name).chmod(0o755)

    def add_apt_get(self) -> None:
        """It notes what it was asked for and installs whatever that is."""
        copies = "".join(f"cp {self.bin}/initdb {self.bin}/{name}; " for name in WANTED)
        self.add("apt-get", f'echo "$*" >>{self.asked}; [ "$1" = update ] || {{ {copies} }}')

    def run(self, **environment: str) -> list[str]:
        """The lines that the script prints; it never fails, whatever is missing."""
        done = subprocess.run(
            [self.bin / "sh", SCRIPT],
            env={"PATH": str(self.bin), "POSTGRESQL_SETTINGS": str(self.folder / "settings"), **environment},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stderr == ""
        return done.stdout.splitlines()


@pytest.fixture
def system(tmp_path: Path) -> System:
    return System(tmp_path)


def test_where_nothing_is_missing_nothing_is_said(system: System) -> None:
    for name in WANTED:
        system.add(name)
    assert system.run() == []


@pytest.mark.parametrize("why", ["SYSTEM=no", "not root", "no apt-get"])
def test_nothing_is_installed_without_leave(system: System, why: str) -> None:
    system.add("id", "echo 1000" if why == "not root" else "echo 0")
    if why != "no apt-get":
        system.add_apt_get()
    environment = {"SYSTEM": "no"} if why == "SYSTEM=no" else {}
    assert system.run(**environment) == [
        "Not on this system: chromium curl jq gcc libc6-dev. The tests that need it are skipped."
    ]
    assert not system.asked.exists()


def test_root_is_told_first_what_will_be_installed(system: System) -> None:
    system.add("id", "echo 0")
    system.add_apt_get()
    [told] = system.run()
    assert "installing chromium curl jq gcc libc6-dev with apt-get" in told and "SYSTEM=no" in told
    assert system.asked.read_text().splitlines() == [
        "update -qq",
        "install -y -qq --no-install-recommends chromium curl jq gcc libc6-dev",
    ]
    assert not list((system.folder / "settings").rglob("*.conf"))


def test_a_failed_installation_is_no_end(system: System) -> None:
    system.add("id", "echo 0")
    system.add("apt-get", "exit 100")
    assert (
        system.run()[-1]
        == "Not on this system: chromium curl jq gcc libc6-dev. The tests that need it are skipped."
    )


def test_the_makefile_says_no_with_one_word() -> None:
    """And asks the script alone."""
    makefile = (SCRIPT.parents[1] / "Makefile").read_text(encoding="utf-8")
    assert "@SYSTEM=$(SYSTEM) tests/system.sh" in makefile
    assert makefile.count("apt-get install") == 1, "python3-venv, and that is said too"
    assert os.access(SCRIPT, os.X_OK)
