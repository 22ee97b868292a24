"""Analysis: hints, where the points came from, reviews."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, SkipValidation

from spacerace.server import auth
from spacerace.server.analysis import Analysis
from spacerace.server.limits import client_address
from spacerace.server.models import Hint, HintAsked, PointsTable, Review
from spacerace.server.routes.dependencies import AnyRequest, TableId, TheSettings

TheAnalysis = NamedDependency[SkipValidation[Analysis]]


class AnalysisController(Controller):
    """Analysis of a game."""

    path = "/api/tables/{table_id:str}"
    tags = ("Analysis",)

    @post("/hint", summary="What would a bot do?", status_code=200)
    async def hint(
        self,
        table_id: TableId,
        data: JSONBody[HintAsked],
        analysis: TheAnalysis,
        settings: TheSettings,
        request: AnyRequest,
    ) -> Hint:
        """On a seat of your own, when it is awaited, where the table shows odds; by what it may know."""
        address = client_address(request.scope, settings.trusted_proxies)  # type: ignore[arg-type]
        return await analysis.hint(table_id, auth.key_hash(request), address, data)

    @get("/points", summary="Where every point came from")
    async def points(
        self, table_id: TableId, analysis: TheAnalysis, settings: TheSettings, request: AnyRequest
    ) -> PointsTable:
        """After the end: the sources of all points, and everybody's points after each round."""
        address = client_address(request.scope, settings.trusted_proxies)  # type: ignore[arg-type]
        return await analysis.points(table_id, auth.key_hash(request), address)

    @post("/review", summary="Review a game", status_code=200)
    async def start_review(
        self, table_id: TableId, analysis: TheAnalysis, settings: TheSettings, request: AnyRequest
    ) -> Review:
        """After the end: lucky and unlucky draws, and the decisions that cost most. Begins it, if need be."""
        address = client_address(request.scope, settings.trusted_proxies)  # type: ignore[arg-type]
        return await analysis.start_review(table_id, auth.key_hash(request), address)

    @get("/review", summary="How far a review is")
    async def review(self, table_id: TableId, analysis: TheAnalysis, request: AnyRequest) -> Review:
        """What was found so far; "none" if nobody has begun one."""
        return await analysis.review(table_id, auth.key_hash(request))
