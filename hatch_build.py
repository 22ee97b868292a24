"""Builds the browser app into the package, so that whoever installs the wheel needs no Node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserApp(BuildHookInterface[Any]):
    """Runs npm and Vite before wheel and sdist are packed; without npm what was built before is taken."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build; an editable install takes what is there."""
        root = Path(self.root)
        if version == "editable":
            return
        npm = shutil.which("npm")
        if npm is None and (root / "src/spacerace/_web/index.html").is_file():
            return
        if npm is None:
            raise RuntimeError("Building spacerace needs Node 20 with npm, which makes the browser app.")
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=root / "web", check=True)
