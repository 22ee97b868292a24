"""The address of a table: its link, as people send it to each other, with or without the key of a seat."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

from msgspec import Struct

from spacerace.kernel.errors import BadSetup

#: The path of a table's page, behind whatever path the server itself has.
_TABLE = re.compile(r"(?P<base>.*)/t/(?P<table>[A-Za-z0-9_-]+)(?:/.*)?")


class Address(Struct, frozen=True):
    """Where a table is."""

    #: Scheme, host and port, without a slash at the end.
    server: str
    table: str
    #: The token of a seat; "" if the link is not a personal one.
    token: str = ""


def read_address(link: str) -> Address:
    """The address that a link gives: "https://race.example.org/t/TABLE#seat=TOKEN"; raises BadSetup."""
    parts = urlsplit("")
    try:
        parts = urlsplit(link.strip())
        found = _TABLE.fullmatch(parts.path.rstrip("/"))
        # A port that is no number shows only here.
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        found, usable = None, False
    if found is None or not usable:
        raise BadSetup("", "refused-table-link", {"link": link.split("#")[0]})
    token = parse_qs(parts.fragment).get("seat", [""])[0]
    return Address(f"{parts.scheme}://{parts.netloc}{found['base']}", found["table"], token)
