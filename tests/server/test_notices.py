"""Notices by mail, the outbox and its sender."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import pytest
import structlog
from sqlalchemy import delete, insert, select, update

from spacerace.server.database import Database
from spacerace.server.notices import Notices
from spacerace.server.notices.contacts import MOST
from spacerace.server.notices.outbox import LEASE, PAUSES, take
from spacerace.server.schema import contacts, grants, keepsakes, outbox, tables
from tests.server.notices_room import (
    ANN,
    BOB,
    HOUR,
    PUBLIC,
    Clock,
    Mailbox,
    Receiver,
    add_contact,
    begin_turn,
    certificate,
    change_table,
    client,
    lay_table,
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


# --- the outbox ----------------------------------------------------------------------------------


def test_one_notice_a_turn_and_address(database_url: str) -> None:
    """Not one a decision, nor one for each device; but one for each address and turn."""

    async def scenario() -> None:
        clock, receiver = Clock(), Receiver()
        async with opened(database_url) as database, receiver.open() as port:
            hook = f"http://127.0.0.1:{port}"
            async with database.write() as connection:
                phone = insert(grants).values(table_id="t1", key_hash="phone", seat=0, created=0)
                await connection.execute(phone)
            await add_contact(database, "1", address=f"{hook}/one")
            await add_contact(database, "2", address=f"{hook}/two")
            await add_contact(database, "3", address=f"{hook}/one", key="phone")
            await add_contact(database, "4", address=f"{hook}/bob", key=BOB)
            await add_contact(database, "5", address=f"{hook}/late")
            async with database.write() as connection:
                await connection.execute(update(contacts).where(contacts.c.id == "5").values(confirmed=False))
            assert [await begin_turn(database, clock) for _ in range(3)] == [2, 0, 0]
            notices = Notices(database, settings(), now=clock)
            await notices.send_due()
            await notices.send_due()
            assert sorted(post.line.split()[1] for post in receiver.posts) == ["/one", "/two"]
            await change_table(database, turn=2)
            assert await begin_turn(database, clock, turn=2) == 2
            await notices.send_due()
            assert len(receiver.posts) == 4
            assert [status for status, _, _ in await statuses(database)] == ["sent"] * 4
            await notices.stop()

    run(scenario)


@pytest.mark.parametrize("ending", ("moved", "finished", "left"))
def test_what_is_over_is_not_sent(database_url: str, ending: str) -> None:
    """The turn is over, the game is over, or the person has left the seat."""

    async def scenario() -> None:
        clock, receiver = Clock(), Receiver()
        async with opened(database_url) as database, receiver.open() as port:
            await add_contact(database, "1", address=f"http://127.0.0.1:{port}/")
            assert await begin_turn(database, clock, delay_ms=5_000) == 1
            notices = Notices(database, settings(), now=clock)
            await notices.send_due()
            assert [row[:2] for row in await statuses(database)] == [("waiting", 0)]
            if ending == "left":
                async with database.write() as connection:
                    await connection.execute(delete(grants).where(grants.c.key_hash == ANN))
            else:
                moved = ending == "moved"
                await change_table(
                    database, turn=2 if moved else 1, status="running" if moved else "finished"
                )
            clock.time += 5_000
            await notices.send_due()
            assert [row[:2] for row in await statuses(database)] == [("stale", 0)]
            assert receiver.posts == []
            await notices.stop()

    run(scenario)


def test_a_failure_is_tried_again_with_growing_pauses(sqlite_url: str) -> None:
    """After 1, 5 and 30 minutes, 2 and 12 hours; then it has failed."""

    async def scenario() -> None:
        clock, receiver = Clock(), Receiver()
        async with opened(sqlite_url) as database, receiver.open() as port:
            await add_contact(database, "1", address=f"http://127.0.0.1:{port}/")
            notices = Notices(database, settings(), now=clock)
            await begin_turn(database, clock)
            receiver.answers = ["500 Oh"] * 6
            for attempt, pause in enumerate(PAUSES, start=1):
                await notices.send_due()
                assert await statuses(database) == [("waiting", attempt, clock() + pause)]
                clock.time += pause - 1
                await notices.send_due()
                assert len(receiver.posts) == attempt, "not before its time"
                clock.time += 1
            await notices.send_due()
            assert [row[:2] for row in await statuses(database)] == [("failed", 6)]
            assert len({post.body["id"] for post in receiver.posts}) == 1 and len(receiver.posts) == 6
            clock.time += 100 * HOUR
            await notices.send_due()
            assert len(receiver.posts) == 6

            await begin_turn(database, clock, turn=2)
            await change_table(database, turn=2)
            receiver.answers = ["503 Later"]
            await notices.send_due()
            clock.time += PAUSES[0]
            await notices.send_due()
            assert [row[:2] for row in await statuses(database)] == [("failed", 6), ("sent", 2)]
            await notices.stop()

    run(scenario)


def test_a_mail_to_nobody_is_not_tried_again(sqlite_url: str) -> None:
    """A mailbox that is gone gets nothing more; one that is busy is tried again."""

    async def scenario() -> None:
        mailbox, clock = Mailbox(), Clock()
        async with opened(sqlite_url) as database, mail_server(mailbox) as port:
            notices = Notices(database, settings(port=port), now=clock)
            await add_contact(database, "1", kind="mail", address="ann@example.org")
            await begin_turn(database, clock)
            mailbox.refusals = ["450 busy", "550 nobody"]
            await notices.send_due()
            assert [row[:2] for row in await statuses(database)] == [("waiting", 1)]
            clock.time += PAUSES[0]
            await notices.send_due()
            assert [row[:2] for row in await statuses(database)] == [("failed", 2)]
            assert [contact.confirmed for contact in await notices.contacts.of(ANN)] == [False]
            assert await begin_turn(database, clock, turn=2) == 0
            await notices.contacts.sweep()
            assert len(await notices.contacts.of(ANN)) == 1, "its owner shall see that"
            await notices.stop()

    run(scenario)


def test_a_row_of_a_sender_that_died_comes_up_again(database_url: str) -> None:
    """When its time in those hands is over, and not before; the dead one has no say then."""

    async def scenario() -> None:
        clock, receiver = Clock(), Receiver()
        async with opened(database_url) as database, receiver.open() as port:
            await add_contact(database, "1", address=f"http://127.0.0.1:{port}/")
            await begin_turn(database, clock)
            async with database.write() as connection:
                assert len(await take(connection, at=clock(), most=5)) == 1
            notices = Notices(database, settings(), now=clock)
            clock.time += LEASE - 1
            await notices.send_due()
            assert receiver.posts == []
            clock.time += 1
            await notices.send_due()
            assert len(receiver.posts) == 1
            assert [row[:2] for row in await statuses(database)] == [("sent", 2)]
            await notices.stop()

    run(scenario)


def test_two_senders_send_a_row_once(database_url: str) -> None:
    """Two server processes on one database, many notices, all of them once."""

    async def scenario() -> None:
        clock, receiver = Clock(), Receiver()
        second = Database(database_url)
        async with opened(database_url) as database, receiver.open() as port:
            await add_contact(database, "1", address=f"http://127.0.0.1:{port}/")
            senders = [Notices(one, settings(), now=clock) for one in (database, second)]
            names = [f"x{number}" for number in range(20)]
            for name in names:
                await lay_table(database, name)
                await begin_turn(database, clock, table_id=name)
            for sender in senders:
                await sender.start()
            while {status for status, _, _ in await statuses(database)} != {"sent"}:
                await asyncio.sleep(0.01)
            assert sorted(post.body["table"] for post in receiver.posts) == sorted(names)
            assert {attempts for _, attempts, _ in await statuses(database)} == {1}
            for sender in senders:
                await sender.stop()
            await second.close()

    run(scenario)


def test_the_sender_wakes_up_and_a_stop_finishes_what_is_under_way(sqlite_url: str) -> None:
    """A notice goes out when its move is committed; a clean stop waits for the answer."""

    async def scenario() -> None:
        receiver = Receiver()
        async with opened(sqlite_url) as database, receiver.open() as port:
            await add_contact(database, "1", address=f"http://127.0.0.1:{port}/")
            notices = Notices(database, settings())
            await notices.start()
            receiver.gate.clear()
            await begin_turn(database, Clock())
            async with database.write() as connection:
                # The clock of the scenario is ahead of the sender's.
                await connection.execute(update(outbox).values(due=0))
            notices.wake()
            await receiver.arrived.wait()
            stopping = asyncio.create_task(notices.stop())
            # A game goes on while a receiver takes its time.
            await change_table(database, turn=1)
            assert not stopping.done()
            receiver.gate.set()
            await stopping
            assert [row[:2] for row in await statuses(database)] == [("sent", 1)]

    run(scenario)


def test_a_name_cannot_break_a_mail(sqlite_url: str) -> None:
    """A line break or a mark of direction in a name stays out of the mail."""

    async def scenario() -> None:
        mailbox, clock = Mailbox(), Clock()
        async with opened(sqlite_url) as database, mail_server(mailbox) as port:
            await lay_table(database, "t2", name="An\r\nBcc: x\u202en")
            notices = Notices(database, settings(port=port), now=clock)
            await add_contact(database, "1", kind="mail", address="ann@example.org")
            await begin_turn(database, clock, table_id="t2")
            await notices.send_due()
            assert "Hello An Bcc: xn,\n" in mailbox.mails.get_nowait().get_content()
            await notices.stop()

    run(scenario)


def test_rows_of_long_ago_are_put_away(sqlite_url: str) -> None:
    """What is done with goes after a month; what goes with its table goes at once."""

    async def scenario() -> None:
        clock, receiver = Clock(), Receiver()
        async with opened(sqlite_url) as database, receiver.open() as port:
            await add_contact(database, "1", address=f"http://127.0.0.1:{port}/")
            await lay_table(database, "t2")
            notices = Notices(database, settings(), now=clock)
            await begin_turn(database, clock)
            await notices.send_due()
            await begin_turn(database, clock, table_id="t2", delay_ms=10**12)
            clock.time += 31 * 24 * HOUR
            await notices.start()
            while len(await statuses(database)) > 1:
                await asyncio.sleep(0.01)
            assert [row[0] for row in await statuses(database)] == ["waiting"]
            async with database.write() as connection:
                await connection.execute(delete(tables).where(tables.c.id == "t2"))
            assert await statuses(database) == []
            await notices.stop()

    run(scenario)
