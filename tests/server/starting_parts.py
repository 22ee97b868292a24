"""What a refusal of the start looks like, and a free port."""

from __future__ import annotations

import pytest

from spacerace.cli import main
from spacerace.server.run import port_of, take_port

Captured = pytest.CaptureFixture[str]


def refused(capsys: Captured, *argv: str) -> str:
    """What a command complains about: one sentence on stderr, and 2."""
    assert main(argv) == 2
    found = capsys.readouterr()
    assert found.out == "" and "Traceback" not in found.err and "‹" not in found.err
    assert found.err.count("\n") == 1
    return found.err


def free_port() -> int:
    """A port where nobody listens."""
    with take_port("127.0.0.1", 0, search=False) as found:
        return port_of(found)
