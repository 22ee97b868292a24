"""A browser's session: a new key for it, or its end."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, post
from litestar.params import JSONBody

from spacerace.server import auth, sessions
from spacerace.server.keys import hash_of, new_key
from spacerace.server.models import Reply, SessionChange
from spacerace.server.routes.dependencies import AnyRequest, TheTables
from spacerace.server.tables import Tables

#: The browser drops what it has kept of our pages. "cookies" would delete those of other servers on this
#: machine too.
FORGET = {"clear-site-data": '"cache", "storage"'}


class SessionsController(Controller):
    """The key of a browser. Tokens of programs and personal links are not affected."""

    path = "/api/session"
    tags = ("Tables",)

    @post(summary="Renew or end this browser's session", status_code=200)
    async def change_session(
        self, data: JSONBody[SessionChange], tables: TheTables, request: AnyRequest
    ) -> Response[Reply]:
        """The key of this browser is void everywhere: whoever has a copy of its cookie holds nothing.

        "renew": a new key holds all seats and addresses. "end": none does, and personal links lead back.
        """
        old, renew = auth.cookie_hash(request), data.what == "renew"
        new = auth.give_key(request) if renew else hash_of(new_key())
        if old is not None:
            # A client that disconnects does not interrupt it.
            await asyncio.shield(asyncio.ensure_future(_replace(tables, old, new, with_contacts=renew)))
        if renew:
            return Response(Reply())
        return Response(Reply(), cookies=auth.no_cookies(request), headers=FORGET)


async def _replace(tables: Tables, old: str, new: str, *, with_contacts: bool) -> None:
    """One key takes the place of another at all tables."""
    async with tables.database.write_much() as connection:
        if not with_contacts:
            await sessions.drop_contacts(connection, old)
        moved = await sessions.move(connection, old, new)
    tables.cache.forget(moved)
