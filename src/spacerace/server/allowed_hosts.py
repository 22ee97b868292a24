"""The host names by which clients may reach the server.

Anybody can let a name of theirs lead to this machine. A page that was loaded under such a name is then a page
of this server's own for the browser that shows it, and could read what the server tells to whoever is near
(``/metrics``), or send orders past the check of origins. So the name that was asked for is looked at.

Some names cannot belong to a stranger: an address, a name without a dot, this machine's own name, and those
below the endings that the public DNS does not have. They are always taken.
"""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from spacerace.server.settings import Settings

#: Domains in which nobody can register a name (RFC 6761, 6762, 8375, and ICANN for "internal").
_PRIVATE = (".localhost", ".local", ".internal", ".home.arpa")


class Hosts:
    """The names of this server."""

    def __init__(self, settings: Settings) -> None:
        """The public address, and the names that the host has added."""
        public = urlsplit(settings.public_url).netloc
        #: Whether unknown names are refused everywhere, or only at ``/metrics``.
        self.are_known = bool(public)
        self._names = {name_of(name) for name in (public, *settings.host_names) if name}

    def are_ours(self, host: str | None) -> bool:
        """Whether a request for this host name is allowed. An old program may send no name."""
        name = name_of(host or "")
        return name in self._names or is_near(name)


def name_of(host: str) -> str:
    """The name in a ``Host`` header: in small letters, without a port or the dot at the end."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    name, _, port = host.rpartition(":")
    return (name if name and port.isdigit() else host).rstrip(".")


def is_near(name: str) -> bool:
    """Whether the name is local: no stranger can own it."""
    return "." not in name or name.endswith(_PRIVATE) or _is_address(name) or name == _own_name()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _own_name() -> str:
    """The name of this machine."""
    return socket.gethostname().lower()
