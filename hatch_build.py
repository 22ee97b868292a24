"""Builds the browser app into the package, so that whoever installs the wheel needs no Node."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

APP = "src/spacerace/_web/index.html"


class BrowserApp(BuildHookInterface[Any]):
    """Runs npm and Vite before wheel and sdist are packed, unless the app is built already."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build; an editable install takes what is there."""
        root = Path(self.root)
        if self.target_name == "wheel" and version != "editable":
            # Messages name the documents, and whoever installs a wheel has no checkout to look into.
            build_data["force_include"].update(documents(root))
        if version == "editable" or is_built(root):
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("Building spacerace needs Node 22 with npm, which makes the browser app.")
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=root / "web", check=True)


def documents(root: Path) -> dict[str, str]:
    """Every document, and where it lies in the wheel; pictures stay out."""
    files = [*(root / "docs").glob("*.md"), *(root / "docs/rules").glob("*.md")]
    return {str(file): f"spacerace/_docs/{file.relative_to(root / 'docs').as_posix()}" for file in files}


def is_built(root: Path) -> bool:
    """Whether the app is there and no older than its sources. An sdist and a container bring it along."""
    app = root / APP
    if not app.is_file():
        return False
    if (root / "PKG-INFO").is_file() or not (root / "web").is_dir():
        return True
    built = app.stat().st_mtime
    return all(file.stat().st_mtime <= built for file in _sources(root / "web"))


def _sources(web: Path) -> Iterator[Path]:
    """What the app is made from."""
    yield from (file for folder in ("src", "public") for file in (web / folder).rglob("*") if file.is_file())
    yield from (web / name for name in ("index.html", "package.json", "package-lock.json", "vite.config.ts"))
