"""How soon a command answers: its processor time, beside that of an empty Python.

Processor time hardly depends on what else a machine does. Each command is run several times in turn with the
others, and the least counts. Above its limit the run fails.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys

#: Commands and the most seconds of processor time that each may take.
LIMITS = {
    "--version": 0.2,
    "--help": 0.3,
    "odds rocketmen --destination earth --advance 2 --suits 1": 0.3,
    "odds 1969 --rerolls 1": 0.3,
    "rules RM-7.14": 0.4,
    "cards rocketmen": 0.4,
}
NOTHING = "(an empty Python)"


def main() -> int:
    """Measure, print a table, and say whether every command keeps to its limit."""
    parser = argparse.ArgumentParser(prog="make bench-start", description="Processor time of commands.")
    parser.add_argument("--rounds", type=int, default=7, help="how often each command is run")
    rounds = parser.parse_args().rounds
    found = {command: min(one) for command, one in measured(rounds).items()}
    print(f"{'command':<60} {'s':>6} {'limit':>6}")
    for command, seconds in found.items():
        limit = f"{LIMITS[command]:6.2f}" if command in LIMITS else ""
        print(f"{command:<60} {seconds:6.3f} {limit}")
    slow = [command for command, limit in LIMITS.items() if found[command] > limit]
    for command in slow:
        print(f"too slow: spacerace {command}", file=sys.stderr)
    return 1 if slow else 0


def measured(rounds: int) -> dict[str, list[float]]:
    """The processor times of every command, the commands in turn."""
    found: dict[str, list[float]] = {NOTHING: [], **{command: [] for command in LIMITS}}
    for _ in range(rounds):
        found[NOTHING].append(processor_time([sys.executable, "-c", "pass"]))
        for command in LIMITS:
            argv = [sys.executable, "-m", "spacerace.cli", *command.split()]
            found[command].append(processor_time(argv))
    return found


def processor_time(argv: list[str]) -> float:
    """Seconds that a command keeps a processor busy."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(argv, stdout=subprocess.DEVNULL, check=True, env={**os.environ, "COLUMNS": "100"})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    sys.exit(main())
