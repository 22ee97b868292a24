"""The notebooks run from begin to end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples/notebooks"
NOTEBOOKS = sorted(path.name for path in FOLDER.glob("*.ipynb"))


def test_they_are_all_there() -> None:
    assert NOTEBOOKS == [
        "exact_odds.ipynb",
        "first_steps.ipynb",
        "is_this_card_too_good.ipynb",
        "training.ipynb",
    ]


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_runs_and_is_kept_without_its_results(name: str) -> None:
    cells = json.loads((FOLDER / name).read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert cells[0]["cell_type"] == "markdown" and len(code) > 1
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)
    done = subprocess.run(
        [sys.executable, "-c", "\n".join("".join(cell["source"]) for cell in code)],
        cwd=FOLDER,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout) > 30
