"""Authentication: the key of a request, from a program's token or a browser's cookie."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from spacerace.server.keys import COOKIE, COOKIE_AGE, HOST_COOKIE, CookieSigner, hash_of, new_key

#: The key in the scope under which a new cookie is kept until the answer.
_FRESH = "fresh_cookie"

Connection = ASGIConnection[Any, Any, Any, Any]


def key_hash(connection: Connection) -> str | None:
    """The hash of the client's key; None if it has none. A token is preferred to a cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return hash_of(token.strip())
    return cookie_hash(connection)


def cookie_hash(connection: Connection) -> str | None:
    """The hash of the key in the client's cookie. A cookie from before the server used https gets its new
    name."""
    signer, secure = _signer(connection), bool(connection.app.state.secure)
    key = signer.read(cookie_of(connection.scope, HOST_COOKIE), HOST_COOKIE) if secure else None
    if key is None:
        key = signer.read(cookie_of(connection.scope, COOKIE))
        if key is not None and secure:
            connection.scope["state"].setdefault(_FRESH, signer.sign(key, HOST_COOKIE))
    return None if key is None else hash_of(key)


def cookie_of(scope: Any, name: str) -> str | None:
    """A cookie as it was sent, the last of its name.

    Ours are never quoted. ``http.cookies`` removes quotes, which blocks the event loop if there are
    thousands.
    """
    found = None
    for kind, value in scope["headers"]:
        if kind == b"cookie":
            for part in value.decode("latin-1").split(";"):
                known, _, text = part.partition("=")
                found = text.strip() if known.strip() == name else found
    return found


def visitor(connection: Connection) -> str:
    """As ``key_hash``, but a client without a key gets one."""
    known = key_hash(connection)
    return known if known is not None else give_key(connection)


def give_key(connection: Connection) -> str:
    """Creates a key for the client's browser, to be sent with the answer. Returns its hash."""
    key = new_key()
    name = HOST_COOKIE if connection.app.state.secure else COOKIE
    connection.scope["state"][_FRESH] = _signer(connection).sign(key, name)
    return hash_of(key)


def no_cookies(connection: Connection) -> list[Cookie]:
    """The headers that delete the cookie of a browser, under each of its names."""
    connection.scope["state"].pop(_FRESH, None)
    secure = bool(connection.app.state.secure)
    names = [COOKIE, HOST_COOKIE] if secure else [COOKIE]
    return [_cookie(name, "", max_age=0, secure=secure) for name in names]


def fresh_cookie(scope: Any, *, secure: bool) -> Cookie | None:
    """The cookie to be sent with the answer, if the client got a key."""
    value = scope["state"].get(_FRESH)
    if value is None:
        return None
    return _cookie(HOST_COOKIE if secure else COOKIE, value, max_age=COOKIE_AGE, secure=secure)


def _cookie(name: str, value: str, *, max_age: int, secure: bool) -> Cookie:
    """A cookie that scripts cannot read and other sites cannot send."""
    return Cookie(
        key=name, value=value, max_age=max_age, path="/", httponly=True, samesite="lax", secure=secure
    )


def _signer(connection: Connection) -> CookieSigner:
    """The server's signer."""
    signer: CookieSigner = connection.app.state.signer
    return signer
