"""Notices by mail: addresses are confirmed and stopped, limits, encryption."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
import structlog
from sqlalchemy import select

from spacerace.server.database import Database
from spacerace.server.notices import Notices
from spacerace.server.notices.contacts import MOST
from spacerace.server.schema import contacts, keepsakes
from tests.server.notices_room import (
    ANN,
    BOB,
    HOUR,
    PUBLIC,
    Clock,
    Mailbox,
    begin_turn,
    certificate,
    change_table,
    client,
    links,
    mail_server,
    opened,
    run,
    settings,
    statuses,
)

MAIL = {"kind": "mail", "address": "ann@example.org"}
AS_ANN, AS_BOB = {"X-Visitor": ANN}, {"X-Visitor": BOB}


# --- confirming and stopping ---------------------------------------------------------------------


def test_an_address_is_confirmed_before_it_gets_mail(sqlite_url: str) -> None:
    """No mail about a turn before the button was pressed; looking at the page presses nothing."""

    async def scenario() -> None:
        mailbox, clock = Mailbox(), Clock()
        async with opened(sqlite_url) as database, mail_server(mailbox) as port:
            notices = Notices(database, settings(port=port), now=clock)
            async with client(notices) as browser:
                answer = await browser.post("/api/notices", json=MAIL, headers=AS_ANN)
                assert answer.status_code == 201 and answer.json()["confirmed"] is False
                asked = mailbox.mails.get_nowait()
                assert asked["Subject"] == "Do you want to be told when it is your turn?"
                assert await begin_turn(database, clock) == 0

                page = await browser.get(links(asked, "confirm"))
                assert page.status_code == 200 and '<form method="post">' in page.text
                assert page.headers["content-type"].startswith("text/html")
                assert re.search(r'<html lang="en">', page.text)
                assert not re.search(r"<script|<style| style=| on\w+=", page.text)
                assert await begin_turn(database, clock, turn=2) == 0

                done = await browser.post(links(asked, "confirm"))
                assert done.status_code == 200 and "ann@example.org" in done.text
                assert "<form" not in done.text
                again = await browser.get(links(asked, "confirm"))
                assert again.status_code == 200 and "<form" not in again.text

                answer = await browser.post("/api/notices", json=MAIL, headers=AS_ANN)
                assert answer.json()["confirmed"] is True and mailbox.mails.empty()

                await change_table(database, turn=3)
                assert await begin_turn(database, clock, turn=3) == 1
                await notices.send_due()
                mail = mailbox.mails.get_nowait()
                assert mail["To"] == "ann@example.org" and mail["From"] == "race@example.org"
                assert mail["Subject"] == "It is your turn in Rocketmen"
                assert re.fullmatch(r"<[0-9a-f]{40}@example\.org>", mail["Message-ID"])
                assert mail["Date"].datetime.timestamp() * 1000 == clock()
                text = mail.get_content()
                assert "Hello Ann," in text and f"{PUBLIC}/t/t1\n" in text
                assert mail["List-Unsubscribe"] == f"<{PUBLIC}{links(mail, 'stop')}>"
                assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                assert ANN not in mail.as_string()
            await notices.stop()

    run(scenario)


def test_words_of_links_are_kept_as_hashes_and_stay_out_of_the_log(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither the database nor a log has a word that confirms or stops."""

    async def scenario() -> None:
        mailbox, clock = Mailbox(), Clock()
        async with opened(sqlite_url) as database, mail_server(mailbox) as port:
            notices = Notices(database, settings(port=port), now=clock)
            await notices.contacts.add(
                ANN, asker="local", kind="mail", address="ann@example.org", language="en"
            )
            mail = mailbox.mails.get_nowait()
            secret = [links(mail, kind).rpartition("/")[2] for kind in ("confirm", "stop")]
            assert await notices.contacts.confirm(secret[0]) is not None
            await begin_turn(database, clock)
            await notices.send_due()
            assert links(mailbox.mails.get_nowait(), "stop").endswith(secret[1])
            async with database.read() as connection:
                kept = repr((await connection.execute(select(contacts))).all())
                kept += repr((await connection.execute(select(keepsakes))).all())
            for word in secret:
                assert len(word) >= 43 and word not in kept and word not in caplog.text
                assert word not in repr(logged)
            assert [record["event"] for record in logged] == ["notices.sent"]
            assert "ann@example.org" not in repr(logged)
            await notices.stop()

    caplog.set_level(logging.INFO)
    with structlog.testing.capture_logs() as logged:
        run(scenario)


def test_a_link_confirms_for_three_days(sqlite_url: str) -> None:
    """After that it leads nowhere, and the address goes."""

    async def scenario() -> None:
        mailbox, clock = Mailbox(), Clock()
        async with opened(sqlite_url) as database, mail_server(mailbox) as port:
            notices = Notices(database, settings(port=port), now=clock)
            async with client(notices) as browser:
                await browser.post("/api/notices", json=MAIL, headers=AS_ANN)
                link = links(mailbox.mails.get_nowait(), "confirm")
                clock.time += 72 * HOUR
                for ask in (browser.get, browser.post):
                    answer = await ask(link)
                    assert answer.status_code == 404 and "older than 3 days" in answer.text
                clock.time -= 1
                assert (await browser.get(link)).status_code == 200
                clock.time += 1
                await notices.contacts.sweep()
                assert await notices.contacts.of(ANN) == []
                assert (await browser.post("/notices/confirm/nonsense")).status_code == 404
            await notices.stop()

    run(scenario)


@pytest.mark.parametrize("one_click", (False, True))
def test_every_mail_can_be_unsubscribed(sqlite_url: str, one_click: bool) -> None:
    """By the button, or by one request of a mail program; whichever browser asked for the mails."""

    async def scenario() -> None:
        mailbox, clock = Mailbox(), Clock()
        async with opened(sqlite_url) as database, mail_server(mailbox) as port:
            notices = Notices(database, settings(port=port), now=clock)
            async with client(notices) as browser:
                for who in (AS_ANN, AS_BOB):
                    await browser.post("/api/notices", json=MAIL, headers=who)
                    await browser.post(links(mailbox.mails.get_nowait(), "confirm"))
                assert await begin_turn(database, clock) == 1
                await notices.send_due()
                mail = mailbox.mails.get_nowait()
                link = links(mail, "stop")
                page = await browser.get(link)
                assert page.status_code == 200 and '<form method="post">' in page.text
                assert len(await notices.contacts.of(ANN)) == 1, "looking stops nothing"
                if one_click:
                    name, _, value = mail["List-Unsubscribe-Post"].partition("=")
                    answer = await browser.post(link, data={name: value})
                else:
                    answer = await browser.post(link)
                assert answer.status_code == 200 and "writes no more notices" in answer.text
                assert await notices.contacts.of(ANN) == await notices.contacts.of(BOB) == []
                assert await begin_turn(database, clock, turn=2) == 0
                assert (await browser.get(link)).status_code == 404
            await notices.stop()

    run(scenario)


def test_who_stops_gets_not_even_what_was_waiting(sqlite_url: str) -> None:
    """A notice that waits for its delay is not sent to an address that was deleted meanwhile."""

    async def scenario() -> None:
        mailbox, clock = Mailbox(), Clock()
        async with opened(sqlite_url) as database, mail_server(mailbox) as port:
            notices = Notices(database, settings(port=port), now=clock)
            contact = await notices.contacts.add(
                ANN, asker="local", kind="mail", address="ann@example.org", language="en"
            )
            await notices.contacts.confirm(links(mailbox.mails.get_nowait(), "confirm").rpartition("/")[2])
            assert await begin_turn(database, clock, delay_ms=1000) == 1
            await notices.send_due()
            assert [row[0] for row in await statuses(database)] == ["waiting"]
            await notices.contacts.delete(ANN, contact.id)
            clock.time += 1000
            await notices.send_due()
            assert [row[0] for row in await statuses(database)] == ["stale"] and mailbox.mails.empty()
            await notices.stop()

    run(scenario)


# --- limits --------------------------------------------------------------------------------------


def test_a_mailbox_is_asked_three_times_an_hour(database_url: str) -> None:
    """Whoever asks, however the address is spelled, and whether the last one was deleted or not."""

    async def scenario() -> None:
        mailbox, clock = Mailbox(), Clock()
        async with opened(database_url) as database, mail_server(mailbox) as port:
            notices = Notices(database, settings(port=port), now=clock)
            async with client(notices) as browser:
                for who, address in ((AS_ANN, "ann@example.org"), (AS_ANN, "ann@example.org")):
                    answer = await browser.post(
                        "/api/notices", json={"kind": "mail", "address": address}, headers=who
                    )
                    assert answer.status_code == 201
                    gone = await browser.delete(f"/api/notices/{answer.json()['id']}", headers=who)
                    assert gone.status_code == 204
                again = {"kind": "mail", "address": "Ann+x@Example.org"}
                assert (await browser.post("/api/notices", json=again, headers=AS_BOB)).status_code == 201
                assert mailbox.mails.qsize() == 3
                for who in (AS_ANN, AS_BOB):
                    answer = await browser.post("/api/notices", json=MAIL, headers=who)
                    assert answer.status_code == 429
                    assert "3 times within an hour" in answer.json()["error"]["message"]
                assert mailbox.mails.qsize() == 3
                for odd, refusal in (("%00", 404), ("%FF", 404), ("x" * 5000, 400)):
                    gone = await browser.delete(f"/api/notices/{odd}", headers=AS_ANN)
                    assert gone.status_code == refusal
                    assert (await browser.post(f"/notices/stop/{odd}")).status_code == 404
                clock.time += HOUR
                assert (await browser.post("/api/notices", json=MAIL, headers=AS_ANN)).status_code == 201
                await notices.contacts.sweep()
                async with database.read() as connection:
                    left = (await connection.execute(select(contacts.c.key_hash))).scalars()
                    assert sorted(left) == [ANN, BOB]
            await notices.stop()

    run(scenario)


def test_a_visitor_has_at_most_five_addresses_and_sees_only_their_own(sqlite_url: str) -> None:
    """The sixth is refused; nobody sees or deletes another's."""

    async def scenario() -> None:
        mailbox = Mailbox()
        async with opened(sqlite_url) as database, mail_server(mailbox) as port:
            notices = Notices(database, settings(port=port))
            async with client(notices) as browser:
                for number in range(MOST):
                    new = {"kind": "mail", "address": f"ann{number}@example.org"}
                    assert (await browser.post("/api/notices", json=new, headers=AS_ANN)).status_code == 201
                answer = await browser.post("/api/notices", json=MAIL, headers=AS_ANN)
                assert answer.status_code == 409
                assert "5 addresses" in answer.json()["error"]["message"]
                seen = (await browser.get("/api/notices", headers=AS_ANN)).json()
                assert [one["address"] for one in seen["contacts"]] == [
                    f"ann{n}@example.org" for n in range(5)
                ]
                assert seen["kinds"] == ["push", "mail", "json", "discord", "slack"] and seen["most"] == 5
                first = f"/api/notices/{seen['contacts'][0]['id']}"
                assert (await browser.get("/api/notices", headers=AS_BOB)).json()["contacts"] == []
                assert (await browser.delete(first, headers=AS_BOB)).status_code == 404
                assert (await browser.delete(first, headers=AS_ANN)).status_code == 204
                assert (await browser.delete(first, headers=AS_ANN)).status_code == 404
                assert len((await browser.get("/api/notices", headers=AS_ANN)).json()["contacts"]) == 4
            await notices.stop()

    run(scenario)


BAD_MAIL = (
    *("ann", "ann@", "@example.org", "ann@localhost", "ann@127.0.0.1", "ann@[127.0.0.1]", "a b@example.org"),
    *("ann@example.org, bob@example.org", "ann@example.org\nBcc: x@example.org", "<ann@example.org>"),
    *('"ann"@example.org', "ånn@example.org", f"{'a' * 65}@example.org", f"a@{'a.' * 130}org"),
)


def test_what_is_no_mail_address_is_refused(sqlite_url: str) -> None:
    """Nothing that could reach several people, a header or the machine itself."""

    async def scenario() -> None:
        mailbox = Mailbox()
        async with opened(sqlite_url) as database, mail_server(mailbox) as port:
            notices = Notices(database, settings(port=port))
            async with client(notices) as browser:
                for address in BAD_MAIL:
                    new = {"kind": "mail", "address": address}
                    answer = await browser.post("/api/notices", json=new, headers=AS_ANN)
                    assert answer.status_code == 422, address
                    assert "ann@example.org" in answer.json()["error"]["message"]
                for new in (
                    {"kind": "pigeon", "address": "x"},
                    {"kind": "mail"},
                    {**MAIL, "language": "<b>"},
                ):
                    assert (await browser.post("/api/notices", json=new, headers=AS_ANN)).status_code == 400
            assert mailbox.mails.empty()
            await notices.stop()
            without = Notices(database, settings())
            async with client(without) as browser:
                answer = await browser.post("/api/notices", json=MAIL, headers=AS_ANN)
                assert answer.status_code == 422
                assert "sends no mail" in answer.json()["error"]["message"]
                assert "mail" not in (await browser.get("/api/notices", headers=AS_ANN)).json()["kinds"]
            await without.stop()

    run(scenario)


def test_a_mail_server_that_refuses_is_told_to_the_visitor(sqlite_url: str) -> None:
    """The address is not on the list then, but counts as a try."""

    async def scenario() -> None:
        mailbox = Mailbox()
        async with opened(sqlite_url) as database, mail_server(mailbox) as port:
            notices = Notices(database, settings(port=port))
            async with client(notices) as browser:
                mailbox.refusals = ["550 nobody"] * 3
                for status in (422, 422, 422, 429):
                    answer = await browser.post("/api/notices", json=MAIL, headers=AS_ANN)
                    assert answer.status_code == status
                assert (await browser.get("/api/notices", headers=AS_ANN)).json()["contacts"] == []
            await notices.stop()

    run(scenario)


# --- encryption ----------------------------------------------------------------------------------


@pytest.mark.parametrize("security", ("starttls", "tls"))
def test_mail_goes_over_tls_with_a_login(sqlite_url: str, tmp_path: Path, security: str) -> None:
    """With STARTTLS and from the first byte; an unknown certificate is not believed."""
    shown, believed = certificate(tmp_path, "localhost")

    async def scenario() -> None:
        mailbox = Mailbox()
        starttls, tls = (shown, None) if security == "starttls" else (None, shown)
        async with opened(sqlite_url) as database, mail_server(mailbox, starttls=starttls, tls=tls) as port:
            user = "race" if security == "starttls" else ""
            chosen = settings(port=port, security=security, user=user, host="localhost")
            notices = Notices(database, chosen, mail_tls=believed)
            await notices.contacts.add(
                ANN, asker="local", kind="mail", address="ann@example.org", language="en"
            )
            assert not mailbox.mails.empty() and mailbox.ciphers != [None]
            assert mailbox.logins == ([b"race"] if user else [])
            await notices.stop()
            wary = Notices(database, chosen)
            async with client(wary) as browser:
                answer = await browser.post("/api/notices", json=MAIL, headers=AS_BOB)
                assert answer.status_code == 422 and mailbox.mails.qsize() == 1
            await wary.stop()

    run(scenario)


def test_a_misspelled_security_is_no_way_to_send_in_the_open(sqlite_url: str) -> None:
    """The server does not start with it."""
    with pytest.raises(ValueError, match="STARTTLS"):
        Notices(Database(sqlite_url), settings(port=1, security="STARTTLS"))
