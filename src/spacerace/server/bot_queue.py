"""The queue of the bot workers: requests are ordered by rank, and clients take turns."""

from __future__ import annotations

import asyncio
from collections import deque
from enum import IntEnum

from spacerace.bots import BOTS, THINKERS
from spacerace.server.bot_worker import Answer, Question

#: Every nth worker goes to the last rank.
LAST_FIRST = 10


class Rank(IntEnum):
    """The priority of a request."""

    ASKED = 0
    PLAYED = 1
    ALONE = 2
    REVIEW = 3


def is_searching(bot: str) -> bool:
    """Whether a bot takes seconds rather than milliseconds."""
    kind = bot.partition(":")[0]
    # Nobody knows how long a bot of the host thinks.
    return kind in THINKERS or kind not in BOTS


class Request:
    """A request for a decision."""

    def __init__(self, asker: str, question: Question, rank: Rank) -> None:
        """Nobody has answered yet. ``asker`` is a table, or the address of a person."""
        self.asker = asker
        self.question = question
        self.rank = rank
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    @property
    def searching(self) -> bool:
        """Whether it takes seconds rather than milliseconds. Analysis of a whole game takes seconds too."""
        return is_searching(self.question.bot) or bool(self.question.log)


class RequestQueue:
    """Requests that wait for a worker, by rank."""

    def __init__(self) -> None:
        """The queue is empty."""
        self._lines = {rank: _RankQueue() for rank in Rank}
        self._taken = 0

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._lines.values()))

    def add(self, request: Request) -> None:
        """Add a request."""
        self._lines[request.rank].add(request)

    def take(self, full: set[str]) -> Request | None:
        """The next request of the first rank that may have a worker; now and then of the last rank."""
        last_first = self._taken % LAST_FIRST == LAST_FIRST - 1
        for rank in sorted(Rank, reverse=last_first):
            request = self.take_of(rank, full)
            if request is not None:
                self._taken += 1
                return request
        return None

    def take_of(self, rank: Rank, full: set[str]) -> Request | None:
        """The next of this rank."""
        return self._lines[rank].take(full)

    def remove(self, request: Request) -> None:
        """Remove a request, if it still waits."""
        self._lines[request.rank].remove(request)

    def clear(self) -> list[Request]:
        """Empty the queue; the requests that waited."""
        return [request for line in self._lines.values() for request in line.clear()]


class _RankQueue:
    """Requests of one rank that wait; tables take turns, and addresses that ask."""

    def __init__(self) -> None:
        """The queue is empty."""
        #: The asker whose turn is next comes first.
        self._by_asker: dict[str, deque[Request]] = {}

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._by_asker.values()))

    def add(self, request: Request) -> None:
        """Add a request."""
        self._by_asker.setdefault(request.asker, deque()).append(request)

    def take(self, full: set[str]) -> Request | None:
        """The oldest request of the next asker who may have a worker; that asker goes to the end."""
        asker = next((asker for asker in self._by_asker if asker not in full), None)
        if asker is None:
            return None
        requests = self._by_asker.pop(asker)
        request = requests.popleft()
        if requests:
            self._by_asker[asker] = requests
        return request

    def remove(self, request: Request) -> None:
        """Remove a request, if it still waits."""
        requests = self._by_asker.get(request.asker, deque())
        if request in requests:
            requests.remove(request)
            if not requests:
                del self._by_asker[request.asker]

    def clear(self) -> list[Request]:
        """Empty the queue; the requests that waited."""
        requests = [request for waiting in self._by_asker.values() for request in waiting]
        self._by_asker.clear()
        return requests
