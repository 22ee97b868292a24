"""Authentication: the key of a request, from a program's token or a browser's cookie."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from spacerace.server.keys import COOKIE, COOKIE_AGE, HOST_COOKIE, CookieSigner, hash_of, new_key

#: Where a new cookie waits for its answer.
_FRESH = "fresh_cookie"

Connection = ASGIConnection[Any, Any, Any, Any]


def key_hash(connection: Connection) -> str | None:
    """The hash of the asker's key; None if it brings none. A token counts before a cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return hash_of(token.strip())
    return cookie_hash(connection)


def cookie_hash(connection: Connection) -> str | None:
    """The hash of the key in the asker's cookie. One from before there was https gets its new name."""
    signer, secure = _signer(connection), bool(connection.app.state.secure)
    key = signer.read(cookie_of(connection.scope, HOST_COOKIE), HOST_COOKIE) if secure else None
    if key is None:
        key = signer.read(cookie_of(connection.scope, COOKIE))
        if key is not None and secure:
            connection.scope["state"].setdefault(_FRESH, signer.sign(key, HOST_COOKIE))
    return None if key is None else hash_of(key)


def cookie_of(scope: Any, name: str) -> str | None:
    """A cookie as it was sent, the last of its name.

    Ours are never quoted. ``http.cookies`` takes quotes off, which holds the loop when there are thousands.
    """
    found = None
    for kind, value in scope["headers"]:
        if kind == b"cookie":
            for part in value.decode("latin-1").split(";"):
                known, _, text = part.partition("=")
                found = text.strip() if known.strip() == name else found
    return found


def visitor(connection: Connection) -> str:
    """As ``key_hash``, but whoever brings no key is given one."""
    known = key_hash(connection)
    return known if known is not None else give_key(connection)


def give_key(connection: Connection) -> str:
    """A new key for the asker's browser, which the answer brings; its hash."""
    key = new_key()
    name = HOST_COOKIE if connection.app.state.secure else COOKIE
    connection.scope["state"][_FRESH] = _signer(connection).sign(key, name)
    return hash_of(key)


def no_cookies(connection: Connection) -> list[Cookie]:
    """What makes a browser forget its key, under whichever name it has it."""
    connection.scope["state"].pop(_FRESH, None)
    secure = bool(connection.app.state.secure)
    names = [COOKIE, HOST_COOKIE] if secure else [COOKIE]
    return [_cookie(name, "", max_age=0, secure=secure) for name in names]


def fresh_cookie(scope: Any, *, secure: bool) -> Cookie | None:
    """The cookie that the answer must bring, if the asker was given a key."""
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
