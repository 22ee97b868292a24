"""A progress bar on stderr."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress_bar(label: str) -> Iterator[Callable[[int, int], None]]:
    """A function that takes the numbers of finished and of all games. It shows no bar if all are finished."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True))
    task = bar.add_task(label, total=None)
    with ExitStack() as shown:

        def progress(done: int, total: int) -> None:
            if done < total and not bar.live.is_started:
                shown.enter_context(bar)
            bar.update(task, completed=done, total=total)

        yield progress
