"""Runs work in several processes. They end when the run ends."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

from spacerace.kernel.errors import Refusal

Task = TypeVar("Task")
Found = TypeVar("Found")

#: The most short tasks that are sent to a process at a time.
_CHUNK = 8


class LostProcess(Refusal):
    """A process died while it had work to do."""


def as_they_end(function: Callable[[Task], Found], tasks: Sequence[Task], jobs: int) -> Iterator[Found]:
    """The results of a function for each task, in the order in which they end. For long tasks."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(function, tasks)
        return
    with _processes(min(jobs, len(tasks))) as pool:
        for future in as_completed([pool.submit(function, task) for task in tasks]):
            yield future.result()


def in_order(function: Callable[[Task], Found], tasks: Sequence[Task], jobs: int) -> Iterator[Found]:
    """The results of a function for each task, in the order of the tasks. For many short tasks."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(function, tasks)
        return
    size = max(1, min(_CHUNK, len(tasks) // (4 * jobs)))
    chunks = [tasks[start : start + size] for start in range(0, len(tasks), size)]
    with _processes(min(jobs, len(tasks))) as pool:
        for future in [pool.submit(_several, function, chunk) for chunk in chunks]:
            yield from future.result()


@contextmanager
def _processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool with this number of processes, which end afterwards."""
    others = active_children()
    # Spawned: a fork of this process could inherit a lock that one of its threads holds.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)
    try:
        yield pool
    except BaseException as error:
        # Waiting tasks end with the processes. Cancelling them too would report errors.
        pool.shutdown(wait=False)
        ours = [child for child in active_children() if child not in others]
        for child in ours:
            child.terminate()
        for child in ours:
            child.join()
        if isinstance(error, BrokenProcessPool):
            raise LostProcess("", "refused-lost-process") from error
        raise
    pool.shutdown()


def _several(function: Callable[[Task], Found], tasks: Sequence[Task]) -> list[Found]:
    """Several tasks in one message, which saves messages between processes."""
    return [function(task) for task in tasks]


def _begin() -> None:
    """Set up a worker process: it ignores Ctrl-C, and ends when its parent has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """End this process when its parent has ended, even if the parent was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
