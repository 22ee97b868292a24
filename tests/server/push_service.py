"""A push service of our own on loopback, and a browser that has subscribed there."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec import Struct

from spacerace.server.notices.push import as_bytes, as_text, point_of


class Browser:
    """What a browser keeps of a subscription: its private key and its secret."""

    def __init__(self, path: str = "") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.path = path or f"/push/{secrets.token_urlsafe(12)}"

    @property
    def keys(self) -> dict[str, str]:
        """The keys, as a browser hands them out."""
        return {"p256dh": as_text(point_of(self.key)), "auth": as_text(self.auth)}

    def contact(self, port: int, language: str = "en") -> dict[str, Any]:
        """What is posted to the server."""
        address = f"http://127.0.0.1:{port}{self.path}"
        return {"kind": "push", "address": address, "keys": self.keys, "language": language}

    def decrypt(self, body: bytes) -> bytes:
        """RFC 8291 from the other side; raises InvalidTag where it is not meant for this browser."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= size, "one record"
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        info = b"WebPush: info\x00" + point_of(self.key) + theirs
        material = hkdf(self.auth, shared, info, 32)
        key = hkdf(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(salt, material, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x00")
        assert plain[-1:] == b"\x02", "the last record"
        return plain[:-1]


def hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, one block."""
    key = hmac.new(salt, material, hashlib.sha256).digest()
    return hmac.new(key, info + b"\x01", hashlib.sha256).digest()[:length]


class Pushed(Struct):
    """A request that the push service got."""

    path: str
    headers: dict[str, str]
    body: bytes


def claims_of(headers: dict[str, str], public_key: str) -> dict[str, Any]:
    """What the signature of a request claims; fails where the signature is not the server's."""
    scheme, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and parts["k"] == public_key
    head, claims, signature = parts["t"].split(".")
    assert json.loads(as_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    numbers = as_bytes(signature)
    assert len(numbers) == 64
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), as_bytes(public_key))
    point.verify(
        encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")),
        f"{head}.{claims}".encode(),
        ec.ECDSA(SHA256()),
    )
    told: dict[str, Any] = json.loads(as_bytes(claims))
    return told


class PushService:
    """Takes messages for browsers; ``answers`` are its next ones, then 201."""

    def __init__(self) -> None:
        self.pushed: asyncio.Queue[Pushed] = asyncio.Queue()
        self.answers: list[str] = []
        self.port = 0

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        line, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (text.partition(": ") for text in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        answer = self.answers.pop(0) if self.answers else "201 Created"
        self.pushed.put_nowait(Pushed(line.split()[1], headers, body))
        writer.write(f"HTTP/1.1 {answer}\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[int]:
        """Listen on a free port."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self.port
        finally:
            server.close()

    def take(self, browser: Browser) -> dict[str, Any]:
        """The next message, which must be for this browser."""
        pushed = self.pushed.get_nowait()
        assert pushed.path == browser.path
        told: dict[str, Any] = json.loads(browser.decrypt(pushed.body))
        return told
