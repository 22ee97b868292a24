"""Who asks: the key of a request, from a program's token or a browser's cookie."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from spacerace.server.seating import COOKIE, COOKIE_AGE, CookieSigner, hash_of, new_key

#: Where a new cookie waits for its answer.
_FRESH = "fresh_cookie"

Connection = ASGIConnection[Any, Any, Any, Any]


def key_hash(connection: Connection) -> str | None:
    """The hash of the asker's key; None if it brings none. A token counts before a cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return hash_of(token.strip())
    key = _signer(connection).read(connection.cookies.get(COOKIE))
    return None if key is None else hash_of(key)


def visitor(connection: Connection) -> str:
    """As ``key_hash``, but whoever brings no key is given one."""
    known = key_hash(connection)
    if known is not None:
        return known
    key = new_key()
    connection.scope["state"][_FRESH] = _signer(connection).sign(key)
    return hash_of(key)


def fresh_cookie(scope: Any, *, secure: bool) -> Cookie | None:
    """The cookie that the answer must bring, if the asker was given a key."""
    value = scope["state"].get(_FRESH)
    if value is None:
        return None
    return Cookie(
        key=COOKIE, value=value, max_age=COOKIE_AGE, path="/", httponly=True, samesite="lax", secure=secure
    )


def _signer(connection: Connection) -> CookieSigner:
    """The server's signer."""
    signer: CookieSigner = connection.app.state.signer
    return signer
