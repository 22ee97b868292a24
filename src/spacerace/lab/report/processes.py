"""Work for several processes: what they find comes in the order of the tasks, and none is left behind."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

from spacerace.lab.arena import LostProcess

Task = TypeVar("Task")
Found = TypeVar("Found")

#: So many tasks at most are handed to a process at a time.
_CHUNK = 8


def in_order(function: Callable[[Task], Found], tasks: Sequence[Task], jobs: int) -> Iterator[Found]:
    """What a function finds for each task, done by so many processes."""
    if jobs == 1 or len(tasks) < 2:
        return map(function, tasks)
    return _in_processes(function, tasks, min(jobs, len(tasks)))


def _in_processes(function: Callable[[Task], Found], tasks: Sequence[Task], jobs: int) -> Iterator[Found]:
    """Work with processes of our own; none outlives the run, however it ends."""
    others = active_children()
    # A fresh process: a copy of this one could inherit a lock that one of its threads holds.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)
    size = max(1, min(_CHUNK, len(tasks) // (4 * jobs)))
    chunks = [tasks[start : start + size] for start in range(0, len(tasks), size)]
    try:
        for future in [pool.submit(_several, function, chunk) for chunk in chunks]:
            yield from future.result()
    except BaseException as error:
        # What still waits ends with the processes; a task that is cancelled as well would complain of it.
        pool.shutdown(wait=False)
        for child in active_children():
            if child not in others:
                child.terminate()
        if isinstance(error, BrokenProcessPool):
            raise LostProcess("", "refused-arena-lost-process") from error
        raise
    pool.shutdown()


def _several(function: Callable[[Task], Found], tasks: Sequence[Task]) -> list[Found]:
    """Some tasks at once: fewer errands between processes."""
    return [function(task) for task in tasks]


def _begin() -> None:
    """A process leaves the keyboard to the one that started it, and goes when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """Wait for the end of the process that started this one, which may come without a word."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
