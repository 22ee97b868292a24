"""A reader process (reader_pool): it sets its limits, reads one text and writes one answer."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping

from spacerace.kernel.sentences import set_renderer

#: Seconds of a processor and bytes of memory for one text: many times what the longest honest game takes.
SECONDS, MEMORY = 5, 2**30
#: The niceness of a reader.
NICENESS = 10


def serve(read: Callable[[bytes], bytes]) -> None:
    """Read one text from stdin, write one answer to stdout, and end."""
    _set_limits()
    set_renderer(_say)
    text = sys.stdin.buffer.read()
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    answers.write(read(text))
    answers.flush()


def _say(message_id: str, args: Mapping[str, object]) -> str:
    """A sentence. The words are loaded when the first is needed, for most texts need none."""
    from spacerace.lang import words

    return words().sentence(message_id, args)


def _set_limits() -> None:
    """Limit processor time and memory, where the system can."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        import resource
    except ImportError:  # Windows: the timeout of the server ends this process.
        return
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
