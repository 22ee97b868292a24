"""The texts of notices, in the language of whoever reads them."""

from __future__ import annotations

import re

from spacerace.lang import Words, spoken, words
from spacerace.server.settings import Settings


def words_for(language: str) -> Words:
    """The words for somebody who wants this language."""
    return words(spoken(language))


def public_url(settings: Settings) -> str:
    """Where people find this server. It is never taken from a request: anybody can write any Host."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}"


def table_url(settings: Settings, table_id: str) -> str:
    """The page of a table. It is the link for everybody; the seat's own link never leaves by a notice."""
    return f"{public_url(settings)}/t/{table_id}"


def one_line(text: str) -> str:
    """A name as one line of visible letters, whatever its owner has put into it."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())


def for_discord(text: str) -> str:
    """The text with Discord's marks of bold, quotes, links and the like made plain."""
    return re.sub(r"([\\*_~`|<>\[\]()#@-])", r"\\\1", text)


def for_slack(text: str) -> str:
    """The text with the three letters that Slack reads as marks written as it wants them."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
