"""Delivery: what is written to an address of each kind, and the secrets that this needs."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable

import msgspec
from msgspec import Struct

from spacerace.kernel.game import game_name
from spacerace.server import store
from spacerace.server.database import Database
from spacerace.server.limits import Buckets
from spacerace.server.notices import push, texts
from spacerace.server.notices.errors import HOUR, NoticeRefused, NotSent
from spacerace.server.notices.mail import Letter, Post
from spacerace.server.notices.push import PushKeys, PushMessage, Vapid
from spacerace.server.notices.webhooks import (
    DiscordMessage,
    SlackMessage,
    TurnMessage,
    Webhooks,
    origin_of,
)
from spacerace.server.settings import Settings

#: The names of two stored values: the key for the words of stop links, and the key for push services.
STOP_KEY, VAPID_KEY = "notices-stop-key", "notices-vapid-key"
DAYS_TO_CONFIRM = 3
#: Tests of one address that works, in an hour.
TESTS_AN_HOUR = 3


class Recipient(Struct, frozen=True, kw_only=True):
    """An address, with what is needed to write to it."""

    #: Of the contact.
    id: str
    kind: str
    address: str
    language: str
    p256dh: str = ""
    auth: str = ""

    @property
    def keys(self) -> PushKeys:
        """The keys of a browser's subscription."""
        return PushKeys(p256dh=self.p256dh, auth=self.auth)


class TurnBegun(Struct, frozen=True, kw_only=True):
    """The content of a notice: whose turn it is, and at which table."""

    #: One id for all attempts to send it.
    id: str
    table: str
    game: str
    #: What the host calls the table, or "".
    title: str = ""
    #: When a bot takes over.
    deadline: int | None = None
    #: Who sits on the seat.
    name: str
    turn: int
    made: int


class Delivery:
    """Writes to mail addresses, webhooks and browsers."""

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
        self._vapid: Vapid | None = None
        self._tests = Buckets(TESTS_AN_HOUR * 1000 / HOUR, TESTS_AN_HOUR)

    @property
    def mails(self) -> bool:
        """Whether there is a mail server."""
        return self._post is not None

    async def prepare(self) -> None:
        """Read the keys, or make them at the first start."""
        async with self._database.write() as connection:
            stop = await store.keep(connection, STOP_KEY, secrets.token_hex(32))
            vapid = await store.keep(connection, VAPID_KEY, push.new_secret())
        self._stop_key = bytes.fromhex(stop)
        site = texts.public_url(self._settings)
        self._vapid = Vapid(vapid, site if site.startswith("https://") else "")

    async def push_key(self) -> str:
        """What a browser needs to subscribe."""
        if self._vapid is None:
            await self.prepare()
        assert self._vapid is not None
        return self._vapid.public_key

    async def stop_word(self, contact_id: str) -> str:
        """The secret word in the stop links of an address.

        Every mail needs it again and only its hash is kept, so it follows from a key of the server.
        """
        if not self._stop_key:
            await self.prepare()
        return hmac.new(self._stop_key, contact_id.encode(), hashlib.sha256).hexdigest()

    async def check(self, recipient: Recipient) -> None:
        """Refuse a webhook or a subscription that leads where this server sends nothing."""
        await self._webhooks.check(recipient.address)

    async def ask(self, recipient: Recipient, *, word: str) -> None:
        """Send the mail that asks for a yes."""
        url, stop = texts.public_url(self._settings), await self._stop_link(recipient)
        yes = f"{url}/notices/confirm/{word}"
        about = {"url": url, "days": DAYS_TO_CONFIRM, "yes": yes, "stop": stop}
        await self._mail(recipient, "notice-ask", about, stop=stop, name=f"ask.{recipient.id}")

    async def test(self, recipient: Recipient) -> None:
        """Send the message that shows that the address works."""
        url, say = texts.public_url(self._settings), texts.words_for(recipient.language).sentence
        sentence = say("notice-test", {"url": url})
        match recipient.kind:
            case "mail":
                stop = await self._stop_link(recipient)
                name = f"test.{recipient.id}.{self._now()}"
                await self._mail(recipient, "notice-test", {"url": url, "stop": stop}, stop=stop, name=name)
            case "push":
                title, text = say("notice-test-title", {}), say("notice-test-push", {})
                message = PushMessage(
                    event="test", id="", title=title, text=text, url=f"{url}/", tag="test",
                    lang=recipient.language,
                )  # fmt: skip
                await self._push(recipient, message)
            case "discord":
                await self._webhooks.send(recipient.address, DiscordMessage(sentence))
            case "slack":
                await self._webhooks.send(recipient.address, SlackMessage(texts.for_slack(sentence)))
            case _:
                # The plain webhook.
                message_of_test = TurnMessage(event="test", url=url, text=sentence)
                await self._webhooks.send(recipient.address, message_of_test)

    async def test_again(self, recipient: Recipient) -> None:
        """Test an address that is known to work, or was: a few times an hour."""
        if self._tests.take(f"{recipient.kind} {recipient.address}"):
            raise NoticeRefused(429, "notice-refused-often", {"most": TESTS_AN_HOUR})
        await self.test(recipient)

    async def tell(self, recipient: Recipient, turn: TurnBegun) -> None:
        """Send the notice of a turn, or raise ``NotSent``."""
        say = texts.words_for(recipient.language).sentence
        url = texts.table_url(self._settings, turn.table)
        name = texts.one_line(turn.name)
        game: object = texts.one_line(turn.title) or game_name(turn.game)
        match recipient.kind:
            case "mail":
                stop = await self._stop_link(recipient)
                about: dict[str, object] = {"name": name, "game": game, "url": url, "stop": stop}
                await self._mail(recipient, "notice-turn", about, stop=stop, name=turn.id, made=turn.made)
            case "push":
                title = say("notice-turn-subject", {"game": game})
                message = PushMessage(
                    event="your-turn", id=turn.id, title=title, text=say("notice-turn-push", {"name": name}),
                    url=url, tag=turn.table, lang=recipient.language, deadline=turn.deadline,
                    until="" if turn.deadline is None else say("notice-turn-until", {"when": push.WHEN}),
                )  # fmt: skip
                await self._push(recipient, message)
            case "discord":
                called = texts.for_discord(game) if isinstance(game, str) else game
                plain = {"name": texts.for_discord(name), "game": called, "url": url}
                await self._webhooks.send(recipient.address, DiscordMessage(say("notice-turn", plain)))
            case "slack":
                text = texts.for_slack(say("notice-turn", {"name": name, "game": game, "url": url}))
                await self._webhooks.send(recipient.address, SlackMessage(text))
            case _:
                # The plain webhook.
                text = say("notice-turn", {"name": name, "game": game, "url": url})
                told = TurnMessage(
                    event="your-turn", id=turn.id, table=turn.table, game=turn.game, name=name,
                    turn=turn.turn, url=url, text=text,
                )  # fmt: skip
                await self._webhooks.send(recipient.address, told)

    async def _stop_link(self, recipient: Recipient) -> str:
        """Where a click stops the mails."""
        return f"{texts.public_url(self._settings)}/notices/stop/{await self.stop_word(recipient.id)}"

    async def _mail(
        self,
        recipient: Recipient,
        words: str,
        about: dict[str, object],
        *,
        stop: str,
        name: str,
        made: int | None = None,
    ) -> None:
        """Send a mail, whose words are the messages ``…-subject`` and ``…-mail``."""
        if self._post is None:
            raise NotSent("no mail server is set up")
        say = texts.words_for(recipient.language).sentence
        await self._post.send(
            Letter(
                to=recipient.address,
                subject=say(f"{words}-subject", about),
                text=say(f"{words}-mail", about),
                stop=stop,
                name=name,
                made=self._now() if made is None else made,
            )
        )

    async def _push(self, recipient: Recipient, message: PushMessage) -> None:
        """Hand a message for a browser to its push service."""
        await self.push_key()
        assert self._vapid is not None
        headers = {
            "Authorization": self._vapid.authorization(origin_of(recipient.address), at=self._now()),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(push.TTL),
            "Topic": push.topic_of(message.tag),
            "Urgency": "normal",
        }
        body = push.encrypt(msgspec.json.encode(message), recipient.keys)
        await self._webhooks.post(recipient.address, body, headers)
