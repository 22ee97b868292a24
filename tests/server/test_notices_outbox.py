"""The outbox of notices and its sender."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import delete, insert, update

from spacerace.server.database import Database
from spacerace.server.notices import Notices
from spacerace.server.notices.outbox import LEASE, PAUSES, take
from spacerace.server.schema import contacts, grants, outbox, tables
from tests.server.notices_room import (
    ANN,
    BOB,
    HOUR,
    Clock,
    Mailbox,
    Receiver,
    add_contact,
    begin_turn,
    change_table,
    lay_table,
    mail_server,
    opened,
    run,
    settings,
    statuses,
)


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
