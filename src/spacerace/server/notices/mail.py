"""Mails: how they are written and handed to the host's mail server."""

from __future__ import annotations

import hashlib
import re
import ssl
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr

import aiosmtplib
from msgspec import Struct

from spacerace.server.notices.errors import NoticeRefused, NotSent
from spacerace.server.settings import Mail

SECURITIES = ("starttls", "tls", "none")
#: Seconds for each step of the talk with the mail server.
PATIENCE = 10.0
#: An address that needs no quotes: no space, comma or bracket can slip into a header, and the domain has a
#: dot and a letter, so that it is neither a machine's own mailbox nor a bare number.
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{1,62}"
)


def checked_address(text: str) -> str:
    """The address with its domain in small letters, or a refusal."""
    if len(text) > 254 or not ADDRESS.fullmatch(text):
        raise NoticeRefused(422, "notice-refused-mail-address")
    person, _, domain = text.rpartition("@")
    return f"{person}@{domain.lower()}"


def mailbox(address: str) -> str:
    """Where mail to this address most likely ends up: "Ann+games@…" is ann's."""
    person, _, domain = address.lower().rpartition("@")
    return f"{person.partition('+')[0]}@{domain}"


class Letter(Struct, frozen=True, kw_only=True):
    """One mail, before it is written out."""

    to: str
    subject: str
    text: str
    #: Where a click, or one request of the reader's mail program, stops such mails.
    stop: str
    #: Two letters about the same thing have the same name, so that a mail program shows one of them.
    name: str
    made: int


class Post:
    """Sends mails by the host's mail server."""

    def __init__(self, mail: Mail, *, tls: ssl.SSLContext | None = None) -> None:
        """``tls`` says which certificates are believed; those that the system believes if left out."""
        if mail.security not in SECURITIES:
            raise ValueError(f"the security of mail must be one of {SECURITIES}, not {mail.security!r}")
        self._mail = mail
        self._tls = tls

    def write(self, letter: Letter) -> EmailMessage:
        """The mail with its headers."""
        # Folded headers would be encoded, and no mail program could read the address in them.
        message = EmailMessage(policy=SMTP.clone(max_line_length=998))
        message["From"] = self._mail.sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = format_datetime(datetime.fromtimestamp(letter.made / 1000, UTC))
        domain = self._mail.sender.rpartition("@")[2].strip("<> ") or "localhost"
        message["Message-ID"] = f"<{hashlib.sha256(letter.name.encode()).hexdigest()[:40]}@{domain}>"
        # RFC 8058: a mail program can stop the mails with one request, which carries no cookie.
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        # RFC 3834: no automatic replies.
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        return message

    async def send(self, letter: Letter) -> None:
        """Hand the mail to the mail server, or raise ``NotSent``."""
        mail = self._mail
        try:
            await aiosmtplib.send(
                # As bytes: a message would be folded again, by rules that are not ours.
                self.write(letter).as_bytes(),
                sender=parseaddr(mail.sender)[1],
                recipients=[letter.to],
                hostname=mail.host,
                port=mail.port,
                username=mail.user or None,
                password=mail.password or None,
                use_tls=mail.security == "tls",
                start_tls=mail.security == "starttls",
                tls_context=self._tls,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            hopeless = all(refused.code >= 500 for refused in error.recipients)
            raise NotSent("the mail server refused the recipient", hopeless=hopeless) from error
        except (aiosmtplib.SMTPException, OSError) as error:
            raise NotSent(type(error).__name__) from error
