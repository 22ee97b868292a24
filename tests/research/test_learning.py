"""The program that learns on the page of research is the one in examples, and it beats random players."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEARN = ROOT / "examples/research/learn.py"
#: Learns a little, twice the same, and a little more; prints what came of it.
CODE = """
import json, sys
sys.path.insert(0, sys.argv[1])
import learn
table = learn.Table(game="1969")
one, other = (learn.learn(table, 16, seed=2, at_once=16, least=256) for _ in range(2))
policy = learn.learn(table, 90, seed=1, at_once=32, least=2048)
same = one.steps == other.steps > 0 and (one.weights == other.weights).all()
print(json.dumps([bool(same), policy.steps, learn.measure(policy, table, 16)]))
"""


def test_the_page_shows_the_program_as_it_is() -> None:
    page = (ROOT / "docs/research.md").read_text(encoding="utf-8")
    assert page.count("```py\n") == 1
    assert page.partition("```py\n")[2].partition("```")[0] == LEARN.read_text(encoding="utf-8")


def test_a_few_games_are_enough_to_beat_random_players() -> None:
    """The bar is fixed: three wins in four, where a random player gets one in two."""
    # Threads do not pay for small matrices, and wait for each other where many tests run.
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    said = subprocess.run(
        [sys.executable, "-c", CODE, str(LEARN.parent)],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
        timeout=300,
    ).stdout
    same, steps, won = json.loads(said.splitlines()[-1])
    assert same and steps >= 4 and won >= 0.75
