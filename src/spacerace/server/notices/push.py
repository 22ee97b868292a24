"""Web push: messages to a browser, by the push service of its maker.

The browser's subscription is the address: the push service's URL (``endpoint``) and two keys. The text is
encrypted for the browser (RFC 8291), so the push service reads nothing of it. Every request is signed with
the server's own key (RFC 8292, "VAPID"), so nobody else can write to the subscription. RFC 8030 tells how
the request looks.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

from spacerace.server.notices.errors import NoticeRefused

CURVE = ec.SECP256R1()
#: The size of the one record that a message is (RFC 8188).
RECORD = 4096
#: Bytes of a point of the curve, of the browser's secret, and of a salt.
POINT, SECRET, SALT = 65, 16, 16
#: Seconds that a push service keeps a message for a browser that is off: a week.
TTL = 7 * 24 * 3600
#: Seconds for which a signature counts; RFC 8292 allows a day.
SIGNED_FOR = 12 * 3600
#: The place of the time of day in ``until``.
WHEN = "{when}"
#: Letters of a topic, at most (RFC 8030).
TOPIC = 32


class PushKeys(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The two keys of a browser's subscription, in the letters that the browser gives them."""

    p256dh: str
    auth: str


class PushMessage(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the browser's service worker shows. ``event`` is "your-turn", or "test"."""

    event: str
    #: The same for every attempt to deliver one notice.
    id: str
    title: str
    text: str
    url: str
    #: Of several messages with one tag, the browser shows the last.
    tag: str
    lang: str
    #: When a bot takes over, and the sentence that says so: the browser knows the time of day where its
    #: owner is, and writes it in place of ``WHEN``.
    deadline: int | None = None
    until: str = ""


def as_text(data: bytes) -> str:
    """Bytes in the letters that RFC 8291 and RFC 8292 use: base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def as_bytes(text: str) -> bytes:
    """What such a text stands for; raises ValueError."""
    try:
        return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (NotBase64, UnicodeEncodeError) as error:
        raise ValueError(str(error)) from None


def check_keys(keys: PushKeys | None) -> PushKeys:
    """The keys of a subscription, or a refusal."""
    try:
        if keys is None:
            raise ValueError("no keys")
        _point(keys.p256dh)
        if len(as_bytes(keys.auth)) != SECRET:
            raise ValueError("the secret has another length")
    except ValueError:
        raise NoticeRefused(422, "notice-refused-push-keys") from None
    return keys


def encrypt(
    text: bytes,
    keys: PushKeys,
    *,
    salt: bytes | None = None,
    key: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of a push message (RFC 8291, aes128gcm). Salt and key are random, except in tests."""
    salt = salt or secrets.token_bytes(SALT)
    key = key or ec.generate_private_key(CURVE)
    theirs, ours = _point(keys.p256dh), point_of(key)
    shared = key.exchange(ec.ECDH(), theirs)
    # RFC 8291, 3.4: the browser's secret goes into the key material.
    info = b"WebPush: info\0" + _written(theirs) + ours
    material = _expand(_hmac(as_bytes(keys.auth), shared), info, 32)
    # RFC 8188, 2.2 and 2.3: the content's key and nonce.
    content = _hmac(salt, material)
    cipher = AESGCM(_expand(content, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _expand(content, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    # A byte 2 marks the end of the last record.
    return head + cipher.encrypt(nonce, text + b"\x02", None)


class Vapid:
    """The server's own key, by which push services know it."""

    def __init__(self, secret: str, subject: str) -> None:
        """``secret`` is what ``new_secret`` made; ``subject`` says where whoever runs the server is found."""
        self._key = ec.derive_private_key(int(secret, 16), CURVE)
        self._subject = subject

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe (``applicationServerKey``)."""
        return as_text(point_of(self._key))

    def authorization(self, origin: str, *, at: int) -> str:
        """The header for a push service (RFC 8292, 3); ``at`` is the time in milliseconds."""
        claims: dict[str, object] = {"aud": origin, "exp": at // 1000 + SIGNED_FOR}
        if self._subject:
            claims["sub"] = self._subject
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(as_text(msgspec.json.encode(part)) for part in parts)
        signature = self._key.sign(text.encode(), ec.ECDSA(SHA256()))
        # RFC 7518, 3.4: two numbers of 32 bytes each.
        numbers = b"".join(number.to_bytes(32, "big") for number in decode_dss_signature(signature))
        return f"vapid t={text}.{as_text(numbers)}, k={self.public_key}"


def new_secret() -> str:
    """A new private key, as it is kept."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


def topic_of(tag: str) -> str:
    """A topic that says nothing to the push service: of two messages with one topic it keeps the later."""
    return as_text(hashlib.sha256(tag.encode()).digest())[:TOPIC]


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key that belongs to a private one."""
    return _written(key.public_key())


def _written(point: ec.EllipticCurvePublicKey) -> bytes:
    """A point of the curve in its long form."""
    return point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _point(text: str) -> ec.EllipticCurvePublicKey:
    """The public key of a subscription; raises ValueError."""
    data = as_bytes(text)
    if len(data) != POINT:
        raise ValueError("the point has another length")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def _hmac(key: bytes, text: bytes) -> bytes:
    """HMAC with SHA-256."""
    return hmac.new(key, text, hashlib.sha256).digest()


def _expand(key: bytes, info: bytes, length: int) -> bytes:
    """The second step of HKDF (RFC 5869) where one block is enough."""
    return _hmac(key, info + b"\x01")[:length]
