"""What `make` says before it builds anything, and when the browser app is built at all."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
#: What the environment is made of.
LOCKS = ("requirements/base.txt", "requirements/tools.txt", "pyproject.toml", "src/spacerace/__init__.py")


class Fresh:
    """A fresh clone without anything built, on a machine with a Node of some version or none."""

    def __init__(self, folder: Path) -> None:
        """The files that `make play` looks at first."""
        self.clone, self.bin = folder / "clone", folder / "bin"
        for name in ("Makefile", "web/node.sh", "web/package.json", "web/package-lock.json", *LOCKS):
            (self.clone / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.clone / name)
        for name in ("web/index.html", "web/vite.config.ts", "web/svelte.config.js", "web/src/x.ts"):
            (self.clone / name).parent.mkdir(exist_ok=True)
            (self.clone / name).touch()
        (self.clone / "web/public").mkdir()
        self.bin.mkdir()
        for name in ("sh", "make", "find", "env"):
            found = shutil.which(name)
            assert found
            (self.bin / name).symlink_to(found)

    def node(self, version: str) -> None:
        """Node and npm."""
        for name, does in (("node", f"echo {version}"), ("npm", "exit 9")):
            (self.bin / name).write_text(f"#!{self.bin}/sh\n{does}\n")
            (self.bin / name).chmod(0o755)

    def play(self) -> tuple[int, str]:
        """`make play`: the exit code and all that it says."""
        bare = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
        done = subprocess.run(
            [self.bin / "make", "play", "PYTHON=no-python"],
            cwd=self.clone,
            env={**bare, "PATH": str(self.bin)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert not (self.clone / ".venv").exists()
        return done.returncode, done.stdout + done.stderr


@pytest.fixture
def fresh(tmp_path: Path) -> Fresh:
    return Fresh(tmp_path)


@pytest.mark.parametrize("version", ["v18.19.1", "v20.18.3", "v21.7.0", "v22.11.0", "v16.0.0"])
def test_an_old_node_is_named_before_anything_is_built(fresh: Fresh, version: str) -> None:
    fresh.node(version)
    code, said = fresh.play()
    assert code != 0
    assert f"this machine has {version}" in said and "Install Node 22 or newer" in said
    assert "spacerace play rocketmen" in said and "no-python" not in said


def test_a_missing_node_is_named_before_anything_is_built(fresh: Fresh) -> None:
    code, said = fresh.play()
    assert code != 0
    assert "not installed" in said and "https://nodejs.org" in said and "no-python" not in said


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.0", "v24.0.0"])
def test_a_newer_node_will_do(fresh: Fresh, version: str) -> None:
    """Then Python is looked at."""
    fresh.node(version)
    _, said = fresh.play()
    assert "Install Node" not in said and "no-python" in said


def test_an_app_that_is_built_needs_no_node(fresh: Fresh) -> None:
    """As in an sdist, where all files are equally old."""
    app = fresh.clone / "src/spacerace/_web/index.html"
    app.parent.mkdir(parents=True)
    app.touch()
    for file in fresh.clone.rglob("*"):
        os.utime(file, (1_600_000_000, 1_600_000_000))
    _, said = fresh.play()
    assert "Node" not in said and "no-python" in said


def test_the_package_builds_the_app_only_where_it_is_missing_or_old(tmp_path: Path) -> None:
    """Never in an sdist or a container, which bring it along."""
    from hatch_build import APP, is_built

    assert not is_built(tmp_path)
    app = tmp_path / APP
    app.parent.mkdir(parents=True)
    app.touch()
    assert is_built(tmp_path), "a container copies no sources"
    source = tmp_path / "web/src/table.ts"
    source.parent.mkdir(parents=True)
    source.touch()
    for name in ("index.html", "package.json", "package-lock.json", "vite.config.ts"):
        (tmp_path / "web" / name).touch()
        os.utime(tmp_path / "web" / name, (1_000, 1_000))
    os.utime(app, (2_000, 2_000))
    os.utime(source, (2_000, 2_000))
    assert is_built(tmp_path)
    os.utime(source, (3_000, 3_000))
    assert not is_built(tmp_path), "a source is newer"
    (tmp_path / "PKG-INFO").touch()
    assert is_built(tmp_path), "an sdist"


def test_the_wheel_brings_the_documents() -> None:
    """Messages name them; whoever has only the wheel reads them by `spacerace docs`."""
    from hatch_build import documents

    places = documents(ROOT)
    assert places[str(ROOT / "docs/hosting.md")] == "spacerace/_docs/hosting.md"
    assert places[str(ROOT / "docs/rules/table.md")] == "spacerace/_docs/rules/table.md"
    assert len(places) == len([*ROOT.glob("docs/*.md"), *ROOT.glob("docs/rules/*.md")])


def test_each_stage_of_the_set_up_is_told() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for stage in (
        "Setting up",
        "Installing the packages of",
        "Fetching the packages",
        "Building the browser app",
    ):
        assert f'@echo "{stage}' in makefile, stage


def test_the_container_builds_the_app_from_all_its_sources() -> None:
    """And copies what the wheel needs; npm runs once, in the first stage."""
    text = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
    first, *others = text.split("\nFROM ")[1:]
    copied = set(re.findall(r"web/[\w.-]+", first))
    wanted = {"web/src", "web/public", "web/index.html", "web/package.json", "web/package-lock.json"}
    assert wanted | {"web/vite.config.ts", "web/svelte.config.js"} <= copied
    assert first.count("npm ") == 2 and not any("npm" in stage for stage in others)
    assert "COPY docs /source/docs" in text
