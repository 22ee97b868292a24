"""Keys: the secrets that identify browsers and programs, their hashes, and signed cookies.

A key is 256 random bits. A browser has one in a signed cookie, a personal link or a program's token is
another; the database knows their hashes and which seats they hold.
"""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe

from itsdangerous import BadSignature, Signer

from spacerace.kernel.seats import Seat

#: Who may change the table itself.
HOST = Seat(-3)
#: Not a seat: the holder of the key was invited, so the table is on their list.
ASKED = Seat(-4)
#: The letters of table ids, without letters that look alike.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 12
COOKIE = "spacerace"
#: The name of the cookie on https: browsers then accept it only from this exact host.
HOST_COOKIE = "__Host-spacerace"
#: A year, in seconds.
COOKIE_AGE = 365 * 86_400


def new_key() -> str:
    """A key that nobody can guess."""
    return token_urlsafe(32)


def new_table_id() -> str:
    """The id of a table. It is part of the link, so it must not be guessable (59 bits)."""
    return "".join(choice(_LETTERS) for _ in range(_ID_LENGTH))


def hash_of(key: str) -> str:
    """What the database keeps of a key. A key is random, so a plain hash cannot be turned back."""
    return sha256(key.encode()).hexdigest()


class CookieSigner:
    """Cookies that only this server can have written."""

    def __init__(self, secret: str) -> None:
        """Sign with this secret, under each name in another way.

        What is signed as ``HOST_COOKIE`` is nothing under the plain name: a neighbouring host can give a
        browser cookies of that name, and somebody would play with a key that another knows.
        """
        salts = {COOKIE: "visitor", HOST_COOKIE: "visitor of this host"}
        self._signers = {
            name: Signer(secret, salt=salt, digest_method=sha256) for name, salt in salts.items()
        }

    def sign(self, key: str, name: str = COOKIE) -> str:
        """The cookie of a key."""
        return self._signers[name].sign(key).decode()

    def read(self, cookie: str | None, name: str = COOKIE) -> str | None:
        """The key of a cookie; None if it is not ours."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self._signers[name].unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
