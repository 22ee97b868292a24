"""Contacts: the addresses of people for notices, and their confirmation.

A mail address counts when somebody has followed the link that was sent to it; a webhook or a browser counts
when it has taken a test message. Every row stands for one such mail or test. A row that is removed within
the hour stays for that hour without its owner, so that nobody can fill a mailbox by deleting and adding
again.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Row, Text, delete, exists, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from spacerace.kernel.game import Message
from spacerace.server.database import Database
from spacerace.server.limits import Buckets, TooMany
from spacerace.server.notices.delivery import DAYS_TO_CONFIRM, Delivery, Recipient
from spacerace.server.notices.errors import HOUR, Later, NoticeRefused, NotSent
from spacerace.server.notices.history import SentNotice, last_notices
from spacerace.server.notices.mail import checked_address, mailbox
from spacerace.server.notices.push import PushKeys, check_keys
from spacerace.server.notices.webhooks import host_of, is_crowded, origin_of
from spacerace.server.schema import contacts, outbox

WEBHOOK_KINDS = ("json", "discord", "slack")
PUSH = "push"
#: Addresses of one visitor.
MOST = 5
#: The most confirmation mails or webhook tests that one address gets in an hour from the whole server.
TRIES_AN_HOUR = 3
#: Tests of all webhooks of one host in an hour, and of a service where many people have theirs.
HOST_TRIES, CROWD_TRIES = 10, 300
#: Such mails and tests that one address of the network can ask for in an hour.
ASKED_AN_HOUR = 20
DAY = 24 * HOUR
#: How long an address that takes nothing any more is shown to its owner.
DAYS_SHOWN = 30
#: Locked while somebody adds an address, so that two requests cannot count at once.
_ADDING = 19690716
#: A removed row that stays for its hour belongs to nobody.
_NOBODY = "nobody:"
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Contact(Struct, frozen=True, kw_only=True):
    """An address as its owner sees it."""

    id: str
    kind: str
    #: Of a webhook or a browser only the host: the rest of it is a secret.
    address: str
    language: str
    confirmed: bool
    #: Why it takes no messages any more; null while it does.
    problem: Message | None = None


class Contacts:
    """The addresses of all visitors."""

    def __init__(
        self,
        database: Database,
        delivery: Delivery,
        *,
        now: Callable[[], int],
    ) -> None:
        """``delivery`` writes to the addresses."""
        self._database = database
        self._delivery = delivery
        self._now = now
        self._asked = Buckets(ASKED_AN_HOUR * 1000 / HOUR, ASKED_AN_HOUR)

    @property
    def kinds(self) -> tuple[str, ...]:
        """What kinds of address this server can write to."""
        return (PUSH, *(("mail",) if self._delivery.mails else ()), *WEBHOOK_KINDS)

    async def of(self, visitor: str) -> list[Contact]:
        """The addresses of a visitor, the oldest first."""
        async with self._database.read() as connection:
            found = await connection.execute(
                select(contacts)
                .where(contacts.c.key_hash == visitor)
                .order_by(contacts.c.created, contacts.c.id)
            )
            return [_shown(row) for row in found]

    async def add(
        self,
        visitor: str,
        *,
        asker: str,
        kind: str,
        address: str,
        language: str,
        keys: PushKeys | None = None,
    ) -> Contact:
        """Add an address. It is confirmed by a mail or a test message. A known address is not changed.

        ``asker`` is the address of the network that the wish comes from; ``keys`` belong to a browser.
        """
        self._count(asker)
        id, word = secrets.token_urlsafe(12), secrets.token_urlsafe(32)
        wanted = await self._checked(Recipient(id=id, kind=kind, address=address, language=language), keys)
        stop = await self._delivery.stop_word(id)
        async with self._database.write() as connection:
            known = await self._make_room(connection, visitor, wanted)
            if known is not None:
                return known
            await connection.execute(
                insert(contacts).values(
                    id=id,
                    key_hash=visitor,
                    kind=kind,
                    address=wanted.address,
                    p256dh=wanted.p256dh,
                    auth=wanted.auth,
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
                await self._delivery.ask(wanted, word=word)
            else:
                await self._delivery.test(wanted)
                await self._confirm(contacts.c.id == id)
        except NotSent as problem:
            await self._remove(contacts.c.id == id)
            raise _failed(kind, problem) from problem
        async with self._database.read() as connection:
            row = (await connection.execute(select(contacts).where(contacts.c.id == id))).one_or_none()
        if row is None or row.key_hash != visitor:
            raise NoticeRefused(404, "notice-refused-unknown")
        return _shown(row)

    async def test(self, visitor: str, contact_id: str, *, asker: str) -> Contact:
        """Send a test to an address of the visitor that counts."""
        row = await self._mine(visitor, contact_id)
        if not row.confirmed:
            raise NoticeRefused(409, "notice-refused-unconfirmed")
        self._count(asker)
        try:
            await self._delivery.test_again(_recipient(row))
        except NotSent as problem:
            if problem.hopeless:
                await self.unconfirm(contact_id, problem.said(row.kind))
            raise _failed(row.kind, problem) from problem
        return _shown(row)

    async def sent(self, visitor: str, contact_id: str) -> list[SentNotice]:
        """The last notices to an address of the visitor, the newest first."""
        row = await self._mine(visitor, contact_id)
        async with self._database.read() as connection:
            return await last_notices(connection, row.id)

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
        """The address was confirmed."""
        return await self._confirm((contacts.c.confirm_hash == _hash(word)) & self._in_time())

    async def stopped_by(self, word: str) -> Contact | None:
        """The address that the word of a mail can take off the list."""
        return await self._found((contacts.c.stop_hash == _hash(word)) & (contacts.c.kind == "mail"))

    async def stop(self, word: str) -> Contact | None:
        """The owner of the address wants no more mail: it is removed for all browsers."""
        contact = await self.stopped_by(word)
        if contact is not None:
            await self._remove((contacts.c.kind == "mail") & (contacts.c.address == contact.address))
        return contact

    async def unconfirm(self, contact_id: str, problem: Message) -> None:
        """The address takes no messages any more: it gets nothing until its owner adds it again."""
        why = msgspec.json.encode(problem).decode()
        async with self._database.write() as connection:
            await connection.execute(
                update(contacts)
                .where(contacts.c.id == contact_id)
                # Its link has done its work; a new one comes with a new mail.
                .values(confirmed=False, confirm_hash="", problem=why)
            )

    async def sweep(self) -> None:
        """Delete the addresses that nobody has confirmed in time, and the removed ones."""
        now = self._now()
        removed = contacts.c.key_hash.startswith(_NOBODY) & (contacts.c.created <= now - HOUR)
        # An address without a link was confirmed once: for a while its owner shall see what has become of it.
        ended = ~contacts.c.confirmed & (contacts.c.problem != "")
        long_ago = ended & (contacts.c.created <= now - DAYS_SHOWN * DAY) & ~_recently_told(now)
        asked = ~contacts.c.confirmed & (contacts.c.confirm_hash != "")
        too_late = asked & (contacts.c.created <= now - DAYS_TO_CONFIRM * DAY)
        async with self._database.write() as connection:
            await connection.execute(delete(contacts).where(removed | too_late | long_ago))

    def _count(self, asker: str) -> None:
        """Count one more wish from an address of the network: a DNS lookup is work for other servers, too."""
        wait = self._asked.take(asker)
        if wait:
            raise TooMany("refused-too-many-requests", wait)

    async def _mine(self, visitor: str, contact_id: str) -> Row[Any]:
        """An address of the visitor, or a refusal."""
        # What is no id of ours might be no text of PostgreSQL's either.
        if _ID.fullmatch(contact_id):
            mine = (contacts.c.id == contact_id) & (contacts.c.key_hash == visitor)
            async with self._database.read() as connection:
                row = (await connection.execute(select(contacts).where(mine))).one_or_none()
            if row is not None:
                return row
        raise NoticeRefused(404, "notice-refused-unknown")

    async def _checked(self, wanted: Recipient, keys: PushKeys | None) -> Recipient:
        """The address as it is kept, or a refusal."""
        if wanted.kind != PUSH and keys is not None:
            raise NoticeRefused(422, "notice-refused-push-keys")
        if wanted.kind == "mail":
            if not self._delivery.mails:
                raise NoticeRefused(422, "notice-refused-mail-off")
            return replace(wanted, address=checked_address(wanted.address))
        if wanted.kind == PUSH:
            keys = check_keys(keys)
            wanted = replace(wanted, p256dh=keys.p256dh, auth=keys.auth)
        await self._delivery.check(wanted)
        return wanted

    async def _make_room(
        self, connection: AsyncConnection, visitor: str, wanted: Recipient
    ) -> Contact | None:
        """Check that one more may be added; the address, if it is there and confirmed already."""
        if not self._database.is_sqlite:
            await connection.execute(select(func.pg_advisory_xact_lock(_ADDING)))
        kind, address = wanted.kind, wanted.address
        if kind == PUSH:
            # A browser that subscribes anew has done with its old subscription.
            ended = (contacts.c.kind == PUSH) & (contacts.c.problem != "")
            await self._remove_in(connection, ended & (contacts.c.key_hash == visitor))
        mine = (await connection.execute(select(contacts).where(contacts.c.key_hash == visitor))).all()
        known = [row for row in mine if (row.kind, row.address) == (kind, address)]
        if known and known[0].confirmed and known[0].auth == wanted.auth:
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
    """Refuse another test if a host has had too many, so that nobody can flood a foreign server."""
    most = CROWD_TRIES if is_crowded(host) else HOST_TRIES
    if tried.count(host) >= most:
        raise NoticeRefused(429, "notice-refused-host-often", {"host": host, "most": most})


def _hash(word: str) -> str:
    """What the database keeps of a secret word."""
    return hashlib.sha256(word.encode(errors="replace")).hexdigest()


def _shown(row: Row[Any]) -> Contact:
    """A row as its owner sees it."""
    return Contact(
        id=row.id,
        kind=row.kind,
        address=row.address if row.kind == "mail" else f"{origin_of(row.address)}/…",
        language=row.language,
        confirmed=bool(row.confirmed),
        problem=msgspec.json.decode(row.problem, type=Message) if row.problem else None,
    )


def _recipient(row: Row[Any]) -> Recipient:
    """A row as the delivery needs it."""
    return Recipient(
        id=row.id,
        kind=row.kind,
        address=row.address,
        language=row.language,
        p256dh=row.p256dh,
        auth=row.auth,
    )


def _recently_told(now: int) -> ColumnElement[bool]:
    """Whether there was a notice for the address lately."""
    lately = (outbox.c.contact_id == contacts.c.id) & (outbox.c.made > now - DAYS_SHOWN * DAY)
    return exists().where(lately)


def _failed(kind: str, problem: NotSent) -> NoticeRefused:
    """Why an address could not be tried."""
    if kind == "mail":
        return NoticeRefused(422, "notice-refused-mail-failed")
    if isinstance(problem, Later):
        return NoticeRefused(429, "notice-refused-host-busy", {"seconds": max(1, round(problem.seconds))})
    if isinstance(problem.__cause__, NoticeRefused):
        return problem.__cause__
    failed = "notice-refused-push-failed" if kind == PUSH else "notice-refused-test-failed"
    return NoticeRefused(422, failed, {"problem": problem.said(kind)})
