"""Dependencies of the routes: parts of the server by name, and common parameters."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, SkipValidation

from spacerace.kernel.seats import Seat
from spacerace.lang import LANGUAGES, Words, words
from spacerace.server.errors import NotFound
from spacerace.server.limits import Quota, Sockets
from spacerace.server.settings import Settings
from spacerace.server.tables import Tables

TheTables = NamedDependency[SkipValidation[Tables]]
TheSettings = NamedDependency[SkipValidation[Settings]]
TheQuota = NamedDependency[SkipValidation[Quota]]
TheSockets = NamedDependency[SkipValidation[Sockets]]

AnyRequest = Request[Any, Any, Any]

TableId = Annotated[str, PathParameter(max_length=40, description="The table's id, as in its link")]
SeatAsked = Annotated[
    Seat | None, QueryParameter(ge=-2, le=7, description="The seat to look from; -2: as a spectator")
]
Since = Annotated[
    int, QueryParameter(ge=0, le=2**31 - 1, description="How much of the news is known already")
]
Language = Annotated[
    str | None,
    QueryParameter(name="words", max_length=10, description="A language: messages bring their sentences"),
]


def check_language(language: str) -> None:
    """Refuse an unknown language."""
    if language not in LANGUAGES:
        raise NotFound("refused-language", {"known": ", ".join(LANGUAGES)})


def language_of(asked: str | None) -> Words | None:
    """The words of the requested language."""
    if asked is None:
        return None
    check_language(asked)
    return words(asked)
