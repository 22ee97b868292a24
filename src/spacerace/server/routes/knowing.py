"""Knowing: hints, where the points came from, reviews."""

from __future__ import annotations

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from spacerace.server import asking
from spacerace.server.knowing import Knowing
from spacerace.server.models import PointsTable
from spacerace.server.routes.given import AnyRequest, TableId

TheKnowing = NamedDependency[SkipValidation[Knowing]]


class KnowingController(Controller):
    """What can be known about a game."""

    path = "/api/tables/{table_id:str}"
    tags = ("Knowing",)

    @get("/points", summary="Where every point came from")
    async def points(self, table_id: TableId, knowing: TheKnowing, request: AnyRequest) -> PointsTable:
        """After the end: all that brought points, and everybody's points round by round."""
        return await knowing.points(table_id, asking.key_hash(request))
