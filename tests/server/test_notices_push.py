"""Notices by web push: encryption, the server's signature, expired subscriptions, what was sent lately."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from spacerace.lang import words
from spacerace.server.notices import Notices
from spacerace.server.notices.delivery import TESTS_AN_HOUR
from spacerace.server.notices.errors import NoticeRefused
from spacerace.server.notices.outbox import PAUSES
from spacerace.server.notices.push import (
    SIGNED_FOR,
    TTL,
    PushKeys,
    Vapid,
    as_bytes,
    as_text,
    check_keys,
    encrypt,
    new_secret,
    topic_of,
)
from spacerace.server.notices.webhooks import is_crowded
from spacerace.server.schema import keepsakes
from tests.server.notices_room import (
    ANN,
    BOB,
    HOUR,
    PUBLIC,
    Clock,
    Mailbox,
    begin_turn,
    change_table,
    client,
    mail_server,
    opened,
    run,
    settings,
    statuses,
)
from tests.server.push_service import Browser, PushService, claims_of

AS_ANN, AS_BOB = {"X-Visitor": ANN}, {"X-Visitor": BOB}
DAY = 24 * HOUR


# --- encryption and signature --------------------------------------------------------------------


def test_the_example_of_rfc_8291() -> None:
    """RFC 8291, 5 and appendix A: these keys, this salt and this text give these bytes."""
    private = int.from_bytes(as_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    keys = PushKeys(
        p256dh="BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth="BTBZMqHH6r4Tts7J_aSIgg",
    )
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        keys,
        salt=as_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
        key=ec.derive_private_key(private, ec.SECP256R1()),
    )
    assert as_text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_message_is_for_one_browser() -> None:
    """Another one, or one that was told another secret, reads nothing; no two messages look alike."""
    browser = Browser()
    keys = PushKeys(**browser.keys)
    text = "Ann, du bist dran – öffne den Tisch".encode()
    first, second = encrypt(text, keys), encrypt(text, keys)
    assert browser.decrypt(first) == browser.decrypt(second) == text
    assert first[:16] != second[:16] and first[21:86] != second[21:86]
    other = Browser()
    with pytest.raises(InvalidTag):
        other.decrypt(first)
    browser.auth = other.auth
    with pytest.raises(InvalidTag):
        browser.decrypt(first)


def test_every_request_is_signed_for_its_push_service() -> None:
    """RFC 8292: whom it is for, until when, and where whoever runs the server is found."""
    secret = new_secret()
    vapid = Vapid(secret, PUBLIC)
    at = 1_800_000_000_000
    headers = {"authorization": vapid.authorization("https://push.example.org", at=at)}
    claims = claims_of(headers, vapid.public_key)
    assert claims == {"aud": "https://push.example.org", "exp": at // 1000 + SIGNED_FOR, "sub": PUBLIC}
    assert SIGNED_FOR <= 24 * 3600, "RFC 8292, 2: no more than a day"
    assert Vapid(secret, "").public_key == vapid.public_key
    unnamed = Vapid(secret, "").authorization("https://push.example.org", at=at)
    assert "sub" not in claims_of({"authorization": unnamed}, vapid.public_key)
    other = Vapid(new_secret(), PUBLIC).public_key
    forged = headers["authorization"].replace(vapid.public_key, other)
    with pytest.raises(InvalidSignature):
        claims_of({"authorization": forged}, other)


def test_a_topic_is_short_and_says_nothing() -> None:
    """RFC 8030, 5.4: at most 32 letters of base64url."""
    assert len(topic_of("uepxc97peq54")) == 32 and as_bytes(topic_of("uepxc97peq54"))
    assert topic_of("uepxc97peq54") != topic_of("uepxc97peq55") and "uepxc" not in topic_of("uepxc97peq54")


GOOD = Browser().keys
BAD_KEYS = (
    None,
    {**GOOD, "p256dh": ""},
    {**GOOD, "p256dh": "é"},
    {**GOOD, "p256dh": GOOD["p256dh"][:-4]},
    # 65 bytes that are no point of the curve.
    {**GOOD, "p256dh": as_text(b"\x04" + b"\x01" * 64)},
    {**GOOD, "auth": ""},
    {**GOOD, "auth": "A" * 23},
)


@pytest.mark.parametrize("keys", BAD_KEYS)
def test_keys_that_are_none_are_refused(keys: dict[str, str] | None) -> None:
    with pytest.raises(NoticeRefused) as refused:
        check_keys(None if keys is None else PushKeys(**keys))
    assert refused.value.message_id == "notice-refused-push-keys"


def test_the_push_services_of_the_browsers_are_for_many() -> None:
    """Half the people of a server have theirs at the same host."""
    for host in ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"):
        assert is_crowded(host)
    assert is_crowded("wns2-by3p.notify.windows.com")
    assert not is_crowded("notify.windows.com.example.org") and not is_crowded("example.org")


# --- subscribing ---------------------------------------------------------------------------------


def test_the_key_of_the_server_is_made_once(database_url: str) -> None:
    """At the first start; a later process finds it in the database, or no subscription would last."""

    async def scenario() -> None:
        async with opened(database_url) as database:
            first, second = (Notices(database, settings(), now=Clock()) for _ in range(2))
            await first.start()
            async with database.read() as connection:
                kept = dict((await connection.execute(select(keepsakes.c.name, keepsakes.c.value))).all())
            async with client(second) as browser:
                told = (await browser.get("/api/notices", headers=AS_ANN)).json()["push_key"]
            assert told == await first.push_key() == Vapid(kept["notices-vapid-key"], "").public_key
            assert len(as_bytes(told)) == 65
            await first.stop()
            await second.stop()

    run(scenario)


def test_a_browser_is_told_of_a_turn_in_its_language(database_url: str) -> None:
    """From the subscription to the notice: encrypted, signed, one for a turn, and no secret in a list."""

    async def scenario() -> None:
        service, browser, clock = PushService(), Browser(), Clock()
        async with opened(database_url) as database, service.open() as port:
            notices = Notices(database, settings(), now=clock)
            async with client(notices) as page:
                new = browser.contact(port, language="de")
                answer = await page.post("/api/notices", json=new, headers=AS_ANN)
                assert answer.status_code == 201, answer.text
                contact = answer.json()
                assert contact["confirmed"] and contact["problem"] is None
                assert contact["address"] == f"http://127.0.0.1:{port}/…"
                for secret in (browser.path, browser.keys["auth"], browser.keys["p256dh"]):
                    assert secret not in answer.text
                say = words("de").sentence
                test = service.take(browser)
                assert (test["event"], test["title"]) == ("test", say("notice-test-title", {}))
                assert test["lang"] == "de"

                assert await begin_turn(database, clock) == 1
                await notices.send_due()
                pushed = service.pushed.get_nowait()
                told = json.loads(browser.decrypt(pushed.body))
                assert told == {
                    "event": "your-turn",
                    "id": f"t1.1.{contact['id']}",
                    "title": say("notice-turn-subject", {"game": "Rocketmen"}),
                    "text": say("notice-turn-push", {"name": "Ann"}),
                    "url": f"{PUBLIC}/t/t1",
                    "tag": "t1",
                    "lang": "de",
                }
                assert pushed.headers["content-encoding"] == "aes128gcm"
                assert pushed.headers["ttl"] == str(TTL) and pushed.headers["topic"] == topic_of("t1")
                claims = claims_of(pushed.headers, await notices.push_key())
                assert claims["aud"] == f"http://127.0.0.1:{port}" and claims["sub"] == PUBLIC
                assert claims["exp"] == clock() // 1000 + SIGNED_FOR
                await notices.send_due()
                assert service.pushed.empty(), "one notice a turn"

                again = await page.post("/api/notices", json=new, headers=AS_ANN)
                assert again.json()["id"] == contact["id"] and service.pushed.empty()
                odd = {"kind": "json", "address": new["address"], "keys": browser.keys}
                refused = await page.post("/api/notices", json=odd, headers=AS_ANN)
                assert refused.status_code == 422
            await notices.stop()

    run(scenario)


def test_a_push_service_is_no_way_into_a_private_network(sqlite_url: str) -> None:
    """The endpoint is a stranger's text like any webhook."""

    async def scenario() -> None:
        service, browser = PushService(), Browser()
        async with opened(sqlite_url) as database, service.open() as port:
            notices = Notices(database, settings(private=False), now=Clock())
            async with client(notices) as page:
                new = browser.contact(port)
                for address in (new["address"], "https://127.0.0.1/push", "https://[::1]/push"):
                    answer = await page.post("/api/notices", json={**new, "address": address}, headers=AS_ANN)
                    assert answer.status_code == 422
                assert answer.json()["error"]["id"] == "notice-refused-private"
                assert service.pushed.empty()
            await notices.stop()

    run(scenario)


# --- trouble -------------------------------------------------------------------------------------


@pytest.mark.parametrize("gone", ("404 Not Found", "410 Gone"))
def test_an_expired_subscription_gets_nothing_more_and_is_said(sqlite_url: str, gone: str) -> None:
    """RFC 8030, 7.3: the browser has given it up. The other addresses of the person still work."""

    async def scenario() -> None:
        service, phone, laptop, clock = PushService(), Browser(), Browser(), Clock()
        async with opened(sqlite_url) as database, service.open() as port:
            notices = Notices(database, settings(), now=clock)
            async with client(notices) as page:
                old = (await page.post("/api/notices", json=phone.contact(port), headers=AS_ANN)).json()
                service.take(phone)
                await begin_turn(database, clock)
                service.answers = [gone]
                await notices.send_due()
                service.take(phone)
                assert [row[0] for row in await statuses(database)] == ["failed"]
                (shown,) = (await page.get("/api/notices", headers=AS_ANN)).json()["contacts"]
                assert shown["id"] == old["id"] and shown["confirmed"] is False
                assert shown["problem"]["id"] == "notice-problem-expired"
                (sent,) = (await page.get(f"/api/notices/{old['id']}/sent", headers=AS_ANN)).json()
                assert (sent["table"], sent["turn"], sent["status"]) == ("t1", 1, "failed")
                assert sent["problem"]["id"] == "notice-problem-expired"
                tested = await page.post(f"/api/notices/{old['id']}/test", headers=AS_ANN)
                assert tested.status_code == 409

                await change_table(database, turn=2)
                assert await begin_turn(database, clock, turn=2) == 0, "nothing goes there any more"
                answer = await page.post("/api/notices", json=laptop.contact(port), headers=AS_ANN)
                assert answer.status_code == 201
                service.take(laptop)
                contacts = (await page.get("/api/notices", headers=AS_ANN)).json()["contacts"]
                assert [one["id"] for one in contacts] == [answer.json()["id"]], "the old one is done with"
                await change_table(database, turn=3)
                assert await begin_turn(database, clock, turn=3) == 1
                await notices.send_due()
                assert service.take(laptop)["tag"] == "t1"
            await notices.stop()

    run(scenario)


def test_the_owner_sees_for_a_month_what_has_become_of_it(sqlite_url: str) -> None:
    """Then the row goes; a browser that never comes back leaves nothing behind."""

    async def scenario() -> None:
        service, browser, clock = PushService(), Browser(), Clock()
        async with opened(sqlite_url) as database, service.open() as port:
            notices = Notices(database, settings(), now=clock)
            async with client(notices) as page:
                await page.post("/api/notices", json=browser.contact(port), headers=AS_ANN)
                await begin_turn(database, clock)
                service.answers = ["410 Gone"]
                await notices.send_due()
                clock.time += 29 * DAY
                await notices.contacts.sweep()
                assert len(await notices.contacts.of(ANN)) == 1
                clock.time += DAY
                await notices.contacts.sweep()
                assert await notices.contacts.of(ANN) == []
            await notices.stop()

    run(scenario)


@pytest.mark.parametrize("busy", ("429 Too Many Requests", "503 Service Unavailable"))
def test_a_push_service_in_trouble_is_asked_again(sqlite_url: str, busy: str) -> None:
    """With the same id, so that the browser shows it once; the owner reads why it waits."""

    async def scenario() -> None:
        service, browser, clock = PushService(), Browser(), Clock()
        async with opened(sqlite_url) as database, service.open() as port:
            notices = Notices(database, settings(), now=clock)
            async with client(notices) as page:
                one = (await page.post("/api/notices", json=browser.contact(port), headers=AS_ANN)).json()
                service.take(browser)
                await begin_turn(database, clock)
                service.answers = [busy]
                await notices.send_due()
                first = service.take(browser)
                path = f"/api/notices/{one['id']}/sent"
                (sent,) = (await page.get(path, headers=AS_ANN)).json()
                assert (sent["status"], sent["attempts"], sent["due"]) == ("waiting", 1, clock() + PAUSES[0])
                assert sent["problem"] == {"id": "notice-refused-answer", "args": {"status": busy[:3]}}
                clock.time += PAUSES[0]
                await notices.send_due()
                assert service.take(browser) == first
                (sent,) = (await page.get(path, headers=AS_ANN)).json()
                assert (sent["status"], sent["attempts"], sent["problem"]) == ("sent", 2, None)
            await notices.stop()

    run(scenario)


def test_a_subscription_that_never_worked_is_refused(sqlite_url: str) -> None:
    """Nothing is kept of it."""

    async def scenario() -> None:
        service, browser = PushService(), Browser()
        async with opened(sqlite_url) as database, service.open() as port:
            notices = Notices(database, settings(), now=Clock())
            async with client(notices) as page:
                service.answers = ["403 Forbidden"]
                answer = await page.post("/api/notices", json=browser.contact(port), headers=AS_ANN)
                assert answer.status_code == 422
                assert answer.json()["error"]["id"] == "notice-refused-push-failed"
                assert "403" in answer.json()["error"]["message"]
                assert await notices.contacts.of(ANN) == []
            await notices.stop()

    run(scenario)


# --- tests and what was sent ---------------------------------------------------------------------


def test_an_address_can_be_tested_again_a_few_times_an_hour(sqlite_url: str) -> None:
    """By its owner alone."""

    async def scenario() -> None:
        service, browser = PushService(), Browser()
        async with opened(sqlite_url) as database, service.open() as port:
            notices = Notices(database, settings(), now=Clock())
            async with client(notices) as page:
                one = (await page.post("/api/notices", json=browser.contact(port), headers=AS_ANN)).json()
                service.take(browser)
                path = f"/api/notices/{one['id']}"
                for _ in range(TESTS_AN_HOUR):
                    assert (await page.post(f"{path}/test", headers=AS_ANN)).json() == one
                    assert service.take(browser)["event"] == "test"
                answer = await page.post(f"{path}/test", headers=AS_ANN)
                assert answer.status_code == 429 and answer.json()["error"]["id"] == "notice-refused-often"
                assert service.pushed.empty()
                for method, what in (("POST", "test"), ("GET", "sent")):
                    answer = await page.request(method, f"{path}/{what}", headers=AS_BOB)
                    assert answer.status_code == 404
            await notices.stop()

    run(scenario)


def test_a_test_finds_out_that_a_subscription_has_expired(sqlite_url: str) -> None:
    """And says so at once."""

    async def scenario() -> None:
        service, browser = PushService(), Browser()
        async with opened(sqlite_url) as database, service.open() as port:
            notices = Notices(database, settings(), now=Clock())
            async with client(notices) as page:
                one = (await page.post("/api/notices", json=browser.contact(port), headers=AS_ANN)).json()
                service.answers = ["410 Gone"]
                answer = await page.post(f"/api/notices/{one['id']}/test", headers=AS_ANN)
                assert answer.status_code == 422 and "Switch notices on again" in answer.text
                (shown,) = (await page.get("/api/notices", headers=AS_ANN)).json()["contacts"]
                assert not shown["confirmed"] and shown["problem"]["id"] == "notice-problem-expired"
            await notices.stop()

    run(scenario)


def test_a_mail_address_can_be_tested_and_a_mail_server_that_is_down_is_said(sqlite_url: str) -> None:
    """A clear sentence, and nothing lost: the notice waits and comes when the server is back."""

    async def scenario() -> None:
        mailbox, clock = Mailbox(), Clock()
        async with opened(sqlite_url) as database, mail_server(mailbox) as port:
            notices = Notices(database, settings(port=port), now=clock)
            async with client(notices) as page:
                new = {"kind": "mail", "address": "ann@example.org", "language": "fr"}
                one = (await page.post("/api/notices", json=new, headers=AS_ANN)).json()
                mail = mailbox.mails.get_nowait()
                word = mail.get_content().split("/notices/confirm/")[1].split()[0]
                early = await page.post(f"/api/notices/{one['id']}/test", headers=AS_ANN)
                assert early.json()["error"]["id"] == "notice-refused-unconfirmed"
                assert await notices.contacts.confirm(word) is not None
                tested = await page.post(f"/api/notices/{one['id']}/test", headers=AS_ANN)
                assert tested.status_code == 200
                mail = mailbox.mails.get_nowait()
                assert mail["Subject"] == words("fr").sentence("notice-test-subject", {})
                assert f"{PUBLIC}/notices/stop/" in mail.get_content()

                mailbox.refusals = ["451 not now"]
                await begin_turn(database, clock)
                await notices.send_due()
                (sent,) = (await page.get(f"/api/notices/{one['id']}/sent", headers=AS_ANN)).json()
                assert sent["status"] == "waiting" and sent["problem"]["id"] == "notice-problem-mail"
                clock.time += PAUSES[0]
                await notices.send_due()
                assert mailbox.mails.get_nowait()["To"] == "ann@example.org"
                (sent,) = (await page.get(f"/api/notices/{one['id']}/sent", headers=AS_ANN)).json()
                assert sent["status"] == "sent" and sent["problem"] is None
            await notices.stop()

    run(scenario)
