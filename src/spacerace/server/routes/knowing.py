"""Knowing: hints, where the points came from, reviews."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, SkipValidation

from spacerace.server import asking
from spacerace.server.knowing import Knowing
from spacerace.server.limits import client_address
from spacerace.server.models import Hint, HintAsked, PointsTable, Review
from spacerace.server.routes.given import AnyRequest, TableId, TheSettings

TheKnowing = NamedDependency[SkipValidation[Knowing]]


class KnowingController(Controller):
    """What can be known about a game."""

    path = "/api/tables/{table_id:str}"
    tags = ("Knowing",)

    @post("/hint", summary="What would a bot do?", status_code=200)
    async def hint(
        self,
        table_id: TableId,
        data: JSONBody[HintAsked],
        knowing: TheKnowing,
        settings: TheSettings,
        request: AnyRequest,
    ) -> Hint:
        """On a seat of your own, when it is awaited, where the table shows odds; by what it may know."""
        address = client_address(request.scope, settings.trusted_proxies)  # type: ignore[arg-type]
        return await knowing.hint(table_id, asking.key_hash(request), address, data)

    @get("/points", summary="Where every point came from")
    async def points(
        self, table_id: TableId, knowing: TheKnowing, settings: TheSettings, request: AnyRequest
    ) -> PointsTable:
        """After the end: all that brought points, and everybody's points round by round."""
        address = client_address(request.scope, settings.trusted_proxies)  # type: ignore[arg-type]
        return await knowing.points(table_id, asking.key_hash(request), address)

    @post("/review", summary="Review a game", status_code=200)
    async def start_review(
        self, table_id: TableId, knowing: TheKnowing, settings: TheSettings, request: AnyRequest
    ) -> Review:
        """After the end: lucky and unlucky draws, and the decisions that cost most. Begins it, if need be."""
        address = client_address(request.scope, settings.trusted_proxies)  # type: ignore[arg-type]
        return await knowing.start_review(table_id, asking.key_hash(request), address)

    @get("/review", summary="How far a review is")
    async def review(self, table_id: TableId, knowing: TheKnowing, request: AnyRequest) -> Review:
        """What was found so far; "none" if nobody has begun one."""
        return await knowing.review(table_id, asking.key_hash(request))
