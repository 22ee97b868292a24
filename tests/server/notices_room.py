"""What tests of notices need: a table with people, a mail server, a receiver of webhooks, a clock."""

from __future__ import annotations

import asyncio
import re
import ssl
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import msgspec
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from litestar import Litestar, Request
from litestar.di import Provide
from msgspec import Struct
from sqlalchemy import insert, select, update

from spacerace.server.database import Database
from spacerace.server.notices import Notices, enqueue
from spacerace.server.routes.notices import NoticePages, NoticesController
from spacerace.server.schema import contacts, grants, outbox, seats, tables
from spacerace.server.security import exception_handlers
from spacerace.server.settings import Mail, Settings

PUBLIC = "https://race.example.org"
ANN, BOB = "key-of-ann", "key-of-bob"
MINUTE, HOUR = 60_000, 3_600_000
#: A guard against hanging, in seconds.
GUARD = 60


class Clock:
    """A clock that stands still until it is set ahead."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


# --- receivers -----------------------------------------------------------------------------------


class Mailbox:
    """Takes mail; ``refusals`` are its next answers to a recipient."""

    def __init__(self) -> None:
        self.mails: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.refusals: list[str] = []
        self.ciphers: list[object] = []
        self.logins: list[bytes] = []

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refusals:
            return self.refusals.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content.replace(b"\r\n", b"\n"), policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        # An address that was folded and encoded could be read by us, but by no mail program.
        assert b"=?utf-8?q?=3c" not in envelope.content.lower()
        assert server.transport is not None
        self.ciphers.append(server.transport.get_extra_info("cipher"))
        self.mails.put_nowait(mail)
        return "250 OK"

    def login(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any
    ) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append(data.login)
        return AuthResult(success=data.password == b"right")


@asynccontextmanager
async def mail_server(
    mailbox: Mailbox, *, starttls: ssl.SSLContext | None = None, tls: ssl.SSLContext | None = None
) -> AsyncIterator[int]:
    """A mail server on a free port."""
    loop = asyncio.get_running_loop()

    def talk() -> SMTP:
        return SMTP(
            mailbox,
            hostname="localhost",
            loop=loop,
            tls_context=starttls,
            require_starttls=starttls is not None,
            authenticator=mailbox.login if starttls else None,
        )

    server = await loop.create_server(talk, "127.0.0.1", 0, ssl=tls)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


class Post(Struct):
    """A request that a receiver got."""

    line: str
    headers: dict[str, str]
    body: Any


class Receiver:
    """Takes webhooks; ``answers`` are its next ones, then 204."""

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.answers: list[str] = []
        self.port = 0
        #: Each request waits here before it is answered.
        self.gate = asyncio.Event()
        self.gate.set()
        self.arrived = asyncio.Event()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        line, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (text.partition(": ") for text in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.append(Post(line, headers, msgspec.json.decode(body)))
        self.arrived.set()
        await self.gate.wait()
        answer = self.answers.pop(0) if self.answers else "204 No Content"
        writer.write(f"HTTP/1.1 {answer}\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    @asynccontextmanager
    async def open(
        self, host: str = "127.0.0.1", port: int = 0, tls: ssl.SSLContext | None = None
    ) -> AsyncIterator[int]:
        server = await asyncio.start_server(self._serve, host, port, ssl=tls)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self.port
        finally:
            server.close()


def certificate(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A certificate for a name: how a server shows it, and how a client believes it."""
    key, cert = folder / "key.pem", folder / "cert.pem"
    request = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    request += ["-nodes", "-days", "2", "-keyout", key.name, "-out", cert.name]
    request += ["-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}"]
    subprocess.run(request, check=True, capture_output=True, cwd=folder)
    shown = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    shown.load_cert_chain(cert, key)
    return shown, ssl.create_default_context(cafile=str(cert))


# --- the server ----------------------------------------------------------------------------------


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """The database, with a table where Ann and Bob sit and it is turn 1."""
    database = Database(url)
    await database.prepare()
    try:
        await lay_table(database, "t1")
        yield database
    finally:
        await database.close()


async def lay_table(database: Database, table_id: str, name: str = "Ann") -> None:
    """A running table: Ann on seat 0, Bob on seat 1."""
    async with database.write() as connection:
        row = {"id": table_id, "created": 0, "touched": 0, "game": "rocketmen", "choices": "{}"}
        row |= {"status": "running", "private": False, "awaited": 0, "turn": 1}
        await connection.execute(insert(tables).values(row))
        for seat, (key, who) in enumerate(((ANN, name), (BOB, "Bob"))):
            held = {"table_id": table_id, "seat": seat}
            await connection.execute(insert(seats).values(**held, kind="person", name=who, bot=""))
            await connection.execute(insert(grants).values(**held, key_hash=key, created=0))


async def change_table(
    database: Database, table_id: str = "t1", *, turn: int = 1, status: str = "running"
) -> None:
    """The game goes on."""
    async with database.write() as connection:
        await connection.execute(
            update(tables).where(tables.c.id == table_id).values(turn=turn, status=status)
        )


async def begin_turn(
    database: Database, clock: Clock, *, table_id: str = "t1", seat: int = 0, turn: int = 1, delay_ms: int = 0
) -> int:
    """What the core does when a turn begins."""
    async with database.write() as connection:
        return await enqueue(
            connection, table_id=table_id, seat=seat, turn=turn, delay_ms=delay_ms, at=clock()
        )


async def add_contact(
    database: Database, id: str, *, key: str = ANN, kind: str = "json", address: str
) -> None:
    """A confirmed address, put in by hand."""
    async with database.write() as connection:
        await connection.execute(
            insert(contacts).values(
                id=id, key_hash=key, kind=kind, address=address, language="en", confirmed=True,
                confirm_hash=f"c{id}", stop_hash=f"s{id}", created=0,
            )
        )  # fmt: skip


async def statuses(database: Database) -> list[tuple[str, int, int]]:
    """Status, attempts and due time of all rows of the outbox."""
    async with database.read() as connection:
        rows = await connection.execute(
            select(outbox.c.status, outbox.c.attempts, outbox.c.due).order_by(
                outbox.c.table_id, outbox.c.turn, outbox.c.contact_id
            )
        )
        return [(row.status, row.attempts, row.due) for row in rows]


def settings(
    *, port: int = 0, security: str = "none", private: bool = True, user: str = "", host: str = "127.0.0.1"
) -> Settings:
    """Settings of a public server; with a mail server on ``port``."""
    login = {"user": user, "password": "right" if user else ""}
    mail = Mail(host=host, port=port, security=security, sender="race@example.org", **login)
    return Settings(public_url=PUBLIC, mail=mail if port else None, private_webhooks=private)


def client(notices: Notices) -> httpx.AsyncClient:
    """A client of our routes; the header X-Visitor stands for the cookie."""

    async def visitor(request: Request[Any, Any, Any]) -> str:
        return request.headers["x-visitor"]

    app = Litestar(
        [NoticesController, NoticePages],
        dependencies={"visitor": Provide(visitor), "notices": Provide(lambda: notices, sync_to_thread=False)},
        exception_handlers=exception_handlers(lambda kind: None),
        logging_config=None,
    )
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=PUBLIC)  # type: ignore[arg-type]


def links(mail: EmailMessage, kind: str) -> str:
    """The path of the link of this kind in a mail."""
    found = re.findall(rf"{re.escape(PUBLIC)}(/notices/{kind}/\S+)", mail.get_content())
    assert len(found) == 1
    return str(found[0])


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """Play a scenario to its end."""
    asyncio.run(asyncio.wait_for(scenario(), GUARD))
