"""Contacts: the addresses of people for notices, and their confirmation.

A mail address counts when somebody has followed the link that was sent to it; a webhook counts when it has
taken a test message. Every row stands for one such mail or test. A row that is removed within the hour
stays for that hour without its owner, so that nobody can fill a mailbox by deleting and adding again.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from typing import Any

import httpx
from msgspec import Struct
from sqlalchemy import ColumnElement, Row, Text, delete, func, insert, literal, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.kernel.game import Message
from spacerace.server.database import Database
from spacerace.server.limits import Buckets, TooMany
from spacerace.server.notices import texts
from spacerace.server.notices.errors import Later, NoticeRefused, NotSent
from spacerace.server.notices.mail import Letter, Post, checked_address, mailbox
from spacerace.server.notices.webhooks import (
    CROWDED,
    PATIENCE,
    DiscordMessage,
    SlackMessage,
    TurnMessage,
    WebhookMessage,
    Webhooks,
    host_of,
)
from spacerace.server.schema import contacts, keepsakes
from spacerace.server.settings import Settings

WEBHOOK_KINDS = ("json", "discord", "slack")
#: Addresses of one visitor.
MOST = 5
#: Mails that ask for a yes, or tests of a webhook, that one address gets in an hour from the whole server.
TRIES_AN_HOUR = 3
#: Tests of all webhooks of one host in an hour, and of a service where many people have theirs.
HOST_TRIES, CROWD_TRIES = 10, 300
#: Such mails and tests that one address of the network can ask for in an hour.
ASKED_AN_HOUR = 20
HOUR = 3_600_000
DAYS_TO_CONFIRM = 3
DAY = 24 * HOUR
#: The keepsake that the words of stop links are made with.
STOP_KEY = "notices-stop-key"
#: Locked while somebody adds an address, so that two requests cannot count at once.
_ADDING = 19690716
#: A removed row that stays for its hour belongs to nobody.
_NOBODY = "nobody:"
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Contact(Struct, frozen=True, kw_only=True):
    """An address as its owner sees it."""

    id: str
    kind: str
    #: Of a webhook only the host: the rest of it is a secret.
    address: str
    language: str
    confirmed: bool


class Contacts:
    """The addresses of all visitors."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        *,
        post: Post | None,
        webhooks: Webhooks,
        now: Callable[[], int],
    ) -> None:
        """Without ``post``, there is no mail."""
        self._database = database
        self._settings = settings
        self._post = post
        self._webhooks = webhooks
        self._now = now
        self._stop_key = b""
        self._asked = Buckets(ASKED_AN_HOUR * 1000 / HOUR, ASKED_AN_HOUR)

    @property
    def kinds(self) -> tuple[str, ...]:
        """What kinds of address this server can write to."""
        return (("mail",) if self._post else ()) + WEBHOOK_KINDS

    async def of(self, visitor: str) -> list[Contact]:
        """The addresses of a visitor, the oldest first."""
        async with self._database.read() as connection:
            found = await connection.execute(
                select(contacts)
                .where(contacts.c.key_hash == visitor)
                .order_by(contacts.c.created, contacts.c.id)
            )
            return [_shown(row) for row in found]

    async def add(self, visitor: str, *, asker: str, kind: str, address: str, language: str) -> Contact:
        """A new address, which a mail asks for a yes or a test shows to work; a known one stays as it is.

        ``asker`` is the address of the network that the wish comes from.
        """
        # A DNS lookup is work for other servers, too.
        wait = self._asked.take(asker)
        if wait:
            raise TooMany("refused-too-many-requests", wait)
        address = await self._checked(kind, address)
        id, word = secrets.token_urlsafe(12), secrets.token_urlsafe(32)
        stop = await self.stop_word(id)
        async with self._database.write() as connection:
            known = await self._make_room(connection, visitor, kind, address)
            if known is not None:
                return known
            await connection.execute(
                insert(contacts).values(
                    id=id,
                    key_hash=visitor,
                    kind=kind,
                    address=address,
                    language=language,
                    confirmed=False,
                    confirm_hash=_hash(word),
                    stop_hash=_hash(stop),
                    created=self._now(),
                )
            )
        # A slow receiver must not keep a transaction open, so the row is saved before anything is sent.
        try:
            if kind == "mail":
                await self._ask(id, address, language, word=word, stop=stop)
            else:
                await self._test(kind, address, language)
                await self._confirm(contacts.c.id == id)
        except NotSent as problem:
            await self._remove(contacts.c.id == id)
            raise _failed(kind, problem) from problem
        async with self._database.read() as connection:
            row = (await connection.execute(select(contacts).where(contacts.c.id == id))).one_or_none()
        if row is None or row.key_hash != visitor:
            raise NoticeRefused(404, "notice-refused-unknown")
        return _shown(row)

    async def delete(self, visitor: str, contact_id: str) -> None:
        """Remove an address of the visitor."""
        mine = (contacts.c.id == contact_id) & (contacts.c.key_hash == visitor)
        # What is no id of ours might be no text of PostgreSQL's either.
        if not _ID.fullmatch(contact_id) or not await self._remove(mine):
            raise NoticeRefused(404, "notice-refused-unknown")

    async def asked_by(self, word: str) -> Contact | None:
        """The address that the word of a mail can confirm, also if it has done so already."""
        return await self._found((contacts.c.confirm_hash == _hash(word)) & self._in_time())

    async def confirm(self, word: str) -> Contact | None:
        """Somebody at the address said yes."""
        return await self._confirm((contacts.c.confirm_hash == _hash(word)) & self._in_time())

    async def stopped_by(self, word: str) -> Contact | None:
        """The address that the word of a mail can take off the list."""
        return await self._found((contacts.c.stop_hash == _hash(word)) & (contacts.c.kind == "mail"))

    async def stop(self, word: str) -> Contact | None:
        """Somebody at the address wants no more mail: it goes, whichever browsers have asked for it."""
        contact = await self.stopped_by(word)
        if contact is not None:
            await self._remove((contacts.c.kind == "mail") & (contacts.c.address == contact.address))
        return contact

    async def unconfirm(self, contact_id: str) -> None:
        """The address takes no messages any more: it gets nothing until its owner adds it again."""
        async with self._database.write() as connection:
            await connection.execute(
                update(contacts)
                .where(contacts.c.id == contact_id)
                # Its link has done its work; a new one comes with a new mail.
                .values(confirmed=False, confirm_hash="")
            )

    async def sweep(self) -> None:
        """Delete the addresses that nobody has confirmed in time, and the removed ones."""
        now = self._now()
        removed = contacts.c.key_hash.startswith(_NOBODY) & (contacts.c.created <= now - HOUR)
        # An address without a link was confirmed once: its owner shall see what has become of it.
        asked = ~contacts.c.confirmed & (contacts.c.confirm_hash != "")
        too_late = asked & (contacts.c.created <= now - DAYS_TO_CONFIRM * DAY)
        async with self._database.write() as connection:
            await connection.execute(delete(contacts).where(removed | too_late))

    async def stop_word(self, contact_id: str) -> str:
        """The secret word in the stop links of an address.

        Every mail needs it again and only its hash is kept, so it follows from a key of the server.
        """
        if not self._stop_key:
            self._stop_key = await self._keepsake(STOP_KEY)
        return hmac.new(self._stop_key, contact_id.encode(), hashlib.sha256).hexdigest()

    async def _keepsake(self, name: str) -> bytes:
        """A random key that the database keeps; whichever process comes first makes it."""
        async with self._database.write() as connection:
            await connection.execute(
                text("INSERT INTO keepsakes (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"),
                {"name": name, "value": secrets.token_hex(32)},
            )
            kept = await connection.scalar(select(keepsakes.c.value).where(keepsakes.c.name == name))
        return bytes.fromhex(str(kept))

    async def _checked(self, kind: str, address: str) -> str:
        """The address as it is kept, or a refusal."""
        if kind == "mail":
            if self._post is None:
                raise NoticeRefused(422, "notice-refused-mail-off")
            return checked_address(address)
        await self._webhooks.check(address)
        return address

    async def _make_room(
        self, connection: AsyncConnection, visitor: str, kind: str, address: str
    ) -> Contact | None:
        """Check that one more may be added; the address, if it is there and confirmed already."""
        if not self._database.is_sqlite:
            await connection.execute(select(func.pg_advisory_xact_lock(_ADDING)))
        mine = (await connection.execute(select(contacts).where(contacts.c.key_hash == visitor))).all()
        known = [row for row in mine if (row.kind, row.address) == (kind, address)]
        if known and known[0].confirmed:
            return _shown(known[0])
        if len(mine) - len(known) >= MOST:
            raise NoticeRefused(409, "notice-refused-count", {"most": MOST})
        recent = select(contacts.c.address).where(
            (contacts.c.kind == "mail") if kind == "mail" else (contacts.c.kind != "mail"),
            contacts.c.created > self._now() - HOUR,
        )
        tried = [row.address for row in await connection.execute(recent)]
        end = mailbox if kind == "mail" else str
        if sum(end(other) == end(address) for other in tried) >= TRIES_AN_HOUR:
            raise NoticeRefused(429, "notice-refused-often", {"most": TRIES_AN_HOUR})
        if kind != "mail":
            _check_host(host_of(address), [host_of(other) for other in tried])
        if known:
            await self._remove_in(connection, contacts.c.id == known[0].id)
        return None

    async def _ask(self, id: str, address: str, language: str, *, word: str, stop: str) -> None:
        """Send the mail that asks for a yes."""
        assert self._post is not None
        say, url = texts.words_for(language).sentence, texts.public_url(self._settings)
        links = {"yes": f"{url}/notices/confirm/{word}", "stop": f"{url}/notices/stop/{stop}"}
        await self._post.send(
            Letter(
                to=address,
                subject=say("notice-ask-subject", {}),
                text=say("notice-ask-mail", {"url": url, "days": DAYS_TO_CONFIRM, **links}),
                stop=links["stop"],
                name=f"ask.{id}",
                made=self._now(),
            )
        )

    async def _test(self, kind: str, address: str, language: str) -> None:
        """Send the message that shows that a webhook works."""
        url = texts.public_url(self._settings)
        sentence = texts.words_for(language).sentence("notice-test", {"url": url})
        message: WebhookMessage
        match kind:
            case "discord":
                message = DiscordMessage(sentence)
            case "slack":
                message = SlackMessage(texts.for_slack(sentence))
            case _:
                # The plain webhook.
                message = TurnMessage(event="test", url=url, text=sentence)
        await self._webhooks.send(address, message)

    def _in_time(self) -> ColumnElement[bool]:
        """Whether the link that confirms is young enough, or has done its work."""
        return contacts.c.confirmed | (contacts.c.created > self._now() - DAYS_TO_CONFIRM * DAY)

    async def _found(self, condition: ColumnElement[bool]) -> Contact | None:
        """The address that this is true of."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(contacts).where(condition))).first()
        return None if row is None else _shown(row)

    async def _confirm(self, condition: ColumnElement[bool]) -> Contact | None:
        """Write to the address from now on."""
        async with self._database.write() as connection:
            found = await connection.execute(
                update(contacts).where(condition).values(confirmed=True).returning(*contacts.c)
            )
            row = found.first()
        return None if row is None else _shown(row)

    async def _remove(self, condition: ColumnElement[bool]) -> int:
        """Remove addresses; how many there were."""
        async with self._database.write() as connection:
            return await self._remove_in(connection, condition)

    async def _remove_in(self, connection: AsyncConnection, condition: ColumnElement[bool]) -> int:
        """Remove addresses; one that was tried within the hour still counts as a try."""
        recent = contacts.c.created > self._now() - HOUR
        kept = await connection.execute(
            update(contacts)
            .where(condition, recent, ~contacts.c.key_hash.startswith(_NOBODY))
            .values(
                key_hash=literal(_NOBODY, Text).concat(contacts.c.id),
                confirmed=False,
                confirm_hash="",
                stop_hash="",
            )
        )
        gone = await connection.execute(delete(contacts).where(condition, ~recent))
        return kept.rowcount + gone.rowcount


def _check_host(host: str, tried: list[str]) -> None:
    """Refuse another test of a host that has had its share, so that nobody can flood a foreign server."""
    most = CROWD_TRIES if host in CROWDED else HOST_TRIES
    if tried.count(host) >= most:
        raise NoticeRefused(429, "notice-refused-host-often", {"host": host, "most": most})


def _hash(word: str) -> str:
    """What the database keeps of a secret word."""
    return hashlib.sha256(word.encode(errors="replace")).hexdigest()


def _shown(row: Row[Any]) -> Contact:
    """A row as its owner sees it."""
    address = row.address
    if row.kind != "mail":
        url = httpx.URL(address)
        address = f"{url.scheme}://{url.netloc.decode('ascii')}/…"
    return Contact(
        id=row.id, kind=row.kind, address=address, language=row.language, confirmed=bool(row.confirmed)
    )


def _failed(kind: str, problem: NotSent) -> NoticeRefused:
    """Why an address could not be tried."""
    if kind == "mail":
        return NoticeRefused(422, "notice-refused-mail-failed")
    if isinstance(problem, Later):
        return NoticeRefused(429, "notice-refused-host-busy", {"seconds": max(1, round(problem.seconds))})
    if isinstance(problem.__cause__, NoticeRefused):
        return problem.__cause__
    if problem.status:
        why = Message("notice-refused-answer", {"status": str(problem.status)})
    else:
        why = Message("notice-refused-no-answer", {"seconds": round(PATIENCE)})
    return NoticeRefused(422, "notice-refused-test-failed", {"problem": why})
