"""What people install: the wheel, in an empty environment, on a machine without Node."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from spacerace.server.routes.web import is_built
from tests.full_run import missing
from tests.server.running import ROOT, starting
from tests.web.conftest import BUILD
from tests.web.people import Visitors

pytestmark = pytest.mark.untraced

BIN = Path(sys.executable).parent


def without_node() -> dict[str, str]:
    """This environment, where no folder with Node in it is looked into."""
    folders = os.environ["PATH"].split(os.pathsep)
    bare = [
        folder for folder in folders if not any((Path(folder) / name).exists() for name in ("npm", "node"))
    ]
    return {**os.environ, "PATH": os.pathsep.join([str(BIN), *bare]), "UV_PYTHON_DOWNLOADS": "never"}


def run(*argv: str | Path) -> None:
    """A command without Node."""
    done = subprocess.run(argv, cwd=ROOT, env=without_node(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_installed_wheel_serves_the_app_without_node(chromium: Browser, tmp_path: Path) -> None:
    """The sdist is packed from the checkout, the wheel from the sdist; the home page comes from the wheel."""
    if not (BIN / "uv").exists():
        missing("uv, which 'make test' brings along, is not here")
    if not is_built():
        missing(BUILD)
    run("uv", "build", "--quiet", "--no-build-isolation", "--python", sys.executable, "--out-dir", tmp_path)
    (wheel,) = tmp_path.glob("spacerace-*.whl")
    assert len(list(tmp_path.glob("spacerace-*.tar.gz"))) == 1
    home = tmp_path / "home"
    run("uv", "venv", "--quiet", "--python", sys.executable, home)
    install = ("uv", "pip", "install", "--quiet", "--python", home / "bin" / "python")
    run(*install, "--require-hashes", "-r", "requirements/base.txt")
    run(*install, "--no-deps", wheel)
    data = tmp_path / "data"
    data.mkdir()
    program, bare = str(home / "bin" / "spacerace"), {"PATH": without_node()["PATH"], "PYTHONPATH": ""}
    with starting("--no-browser", "--port", "0", data=data, program=program, environment=bare) as server:
        visitors = Visitors(chromium, server.address)
        page = visitors.arrive().page
        page.goto("/")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text("Rocketmen").first).to_be_visible()
        visitors.leave()
