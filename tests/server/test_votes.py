"""A seat of a running game changes by its holder or by vote, for all to read; nobody sees a second hand."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable

import pytest

from spacerace.server import seats as seats_module
from spacerace.server import table_record
from spacerace.server.settings import Limits
from tests.server.inside import House, Json, Person, house, play, run

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


async def game_of(
    room: House, *names: str, game: str = "rocketmen", **more: object
) -> tuple[str, list[Person]]:
    """A game that runs, with these people; the first is the host."""
    people = [await room.person(name) for name in names]
    seats = [{"kind": "me", "name": names[0]}, *[OPEN] * (len(names) - 1)]
    table = (await people[0].open(game, *seats, **more))["id"]
    for person in people[1:]:
        await person.join(table)
    return table, people


async def awaited_among(table: str, people: list[Person]) -> tuple[int, Person, list[Person]]:
    """The seat that is awaited, who sits there, and the others."""
    seat = (await people[0].get(f"/tables/{table}"))["awaited"]
    return seat, people[seat], [person for number, person in enumerate(people) if number != seat]


async def said(person: Person, table: str) -> list[str]:
    """What the table itself has told in the chat, by the ids; each line has its English sentence too."""
    lines = await person.get(f"/tables/{table}/chat")
    told = [line for line in lines if line["seat"] == -3]
    assert all(line["text"] and "{" not in line["text"] and "‹" not in line["text"] for line in told)
    return [line["say"]["id"] for line in told]


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """How long whoever sits there may object, and how long the others are waited for; turns never last."""

    def waits(*, grace: int = 0, silence: int = 10**9, patience: int = 0) -> None:
        monkeypatch.setitem(table_record.PATIENCE, "live", patience)
        monkeypatch.setitem(table_record.GRACE, "live", grace)
        monkeypatch.setitem(table_record.SILENCE, "live", silence)

    return waits


# --- the holder's own ------------------------------------------------------------------------------


def test_whoever_sits_may_leave_or_let_a_bot_or_a_program_play_and_all_can_read_it(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await game_of(room, "Ann", "Bob")
            ids = {"open": "table-seat-left", "bot": "table-seat-bot", "program": "table-seat-program"}
            for kind in ids:
                given = await bob.put(f"/tables/{table}/seats/1", {"kind": kind})
                assert (given["token"] is not None, given["vote"]) == (kind == "program", None)
                info = await bob.get(f"/tables/{table}")
                assert (info["yours"], info["back"], info["seats"][1]["kind"]) == ([], [1], kind)
                info = await bob.post(f"/tables/{table}/seats/1/back", {})
                assert (info["yours"], info["back"], info["seats"][1]["name"]) == ([1], [], "Bob")
            assert await said(ann, table) == [
                told for left in ids.values() for told in (left, "table-seat-back")
            ]
            lines = await ann.get(f"/tables/{table}/chat")
            assert lines[0]["text"] == "Bob has left; the seat is free." and lines[0]["name"] == ""

    run(story())


def test_nobody_fills_the_chat_without_end_by_leaving_and_coming_back(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats_module, "NOTES", 4)

    async def story() -> None:
        async with house(sqlite_url, limits=Limits(chat_lines=2)) as room:
            table, (_, bob) = await game_of(room, "Ann", "Bob")
            for _ in range(3):
                await bob.put(f"/tables/{table}/seats/1", {"kind": "bot"})
                await bob.post(f"/tables/{table}/seats/1/back", {})
            refused = await bob.put(f"/tables/{table}/seats/1", {"kind": "bot"}, 429)
            assert refused["error"]["id"] == "refused-chat-full"

    run(story())


def test_whoever_comes_back_has_their_personal_link_again_and_a_program_s_token_is_void(
    sqlite_url: str,
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob, phone = [await room.person(name) for name in ("Ann", "Bob", "Bob")]
            table = (await ann.open("rocketmen"))["id"]
            link = (await bob.join(table))["token"]
            token = (await bob.put(f"/tables/{table}/seats/1", {"kind": "program"}))["token"]
            await phone.post(f"/tables/{table}/claim", {"token": link}, expect=403)
            await bob.post(f"/tables/{table}/seats/1/back", {})
            await phone.post(f"/tables/{table}/claim", {"token": token}, expect=403)
            info = await phone.post(f"/tables/{table}/claim", {"token": link})
            assert info["yours"] == [1]

    run(story())


def test_only_whoever_sat_there_last_comes_back_and_not_on_a_seat_that_is_taken(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await game_of(room, "Ann", "Bob")
            eve = await room.person("Eve")
            await bob.post(f"/tables/{table}/seats/1/back", {}, expect=403)
            await bob.post(f"/tables/{table}/seats/7/back", {}, expect=404)
            await bob.put(f"/tables/{table}/seats/1", OPEN)
            for other in (ann, eve):
                refused = await other.post(f"/tables/{table}/seats/1/back", {}, expect=403)
                assert refused["error"]["id"] == "refused-not-back"
            await eve.join(table)
            await bob.post(f"/tables/{table}/seats/1/back", {}, expect=403)
            assert (await said(bob, table))[-1] == "table-seat-joined"
            await eve.put(f"/tables/{table}/seats/1", BOT)
            await bob.post(f"/tables/{table}/seats/1/back", {}, expect=403)
            await eve.post(f"/tables/{table}/seats/1/back", {})

    run(story())


# --- nobody sees a second hand ----------------------------------------------------------------------


def test_the_host_gets_nobody_s_hand_while_a_game_runs(
    sqlite_url: str, patience: Callable[..., None]
) -> None:
    """Neither by a token nor by a seat that is freed and taken."""
    patience()

    async def story() -> None:
        async with house(sqlite_url) as room:
            hal = await room.person("Hal")
            table = (await hal.open("rocketmen", OPEN, OPEN, BOT))["id"]
            people = [await room.person(name) for name in ("Ann", "Bob")]
            for person in people:
                await person.join(table)
            while (await hal.get(f"/tables/{table}"))["awaited"] not in (0, 1):
                await asyncio.sleep(0.02)
            seat, away, (other,) = await awaited_among(table, people)
            for taken in (0, 1, 2):
                refused = await hal.put(f"/tables/{table}/seats/{taken}", {"kind": "program"}, expect=409)
                assert refused["error"]["id"] == "refused-vote-program"
            given = await hal.put(f"/tables/{table}/seats/{seat}", OPEN)
            # The host asks; the people who sit there decide.
            assert given["token"] is None and given["vote"]["asked_by"] == -3
            assert given["vote"]["waits_for"] == [1 - seat]
            refused = await hal.post(f"/tables/{table}/vote", {"agree": True}, expect=403)
            assert refused["error"]["id"] == "refused-not-asked"
            info = await other.post(f"/tables/{table}/vote", {"agree": True})
            assert info["seats"][seat]["kind"] == "open" and info["vote"] is None
            # Whoever sits here does not take a second seat.
            refused = await other.join(table, expect=409)
            assert refused["error"]["id"] == "refused-second-seat"
            assert (await away.get(f"/tables/{table}"))["back"] == [seat]

    run(story())


def test_nobody_joins_or_claims_a_second_seat_in_a_game_that_runs(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob, cid, eve = [await room.person(name) for name in ("Ann", "Bob", "Cid", "Eve")]
            table = (await ann.open("rocketmen", {"kind": "me", "name": "Ann"}, OPEN, OPEN))["id"]
            bobs, cids = (await bob.join(table))["token"], (await cid.join(table))["token"]
            refused = await ann.post(f"/tables/{table}/claim", {"token": bobs}, expect=409)
            assert refused["error"]["id"] == "refused-second-seat"
            await bob.put(f"/tables/{table}/seats/1", OPEN)
            await ann.join(table, expect=409)
            await cid.put(f"/tables/{table}/seats/2", OPEN)
            # Whoever has seen a hand sits down on that seat or on none.
            await bob.post(f"/tables/{table}/join", {"name": "Bob", "seat": 2}, expect=409)
            assert (await cid.join(table))["seat"] == 2
            assert (await eve.join(table))["seat"] == 1
            await bob.post(f"/tables/{table}/claim", {"token": cids}, expect=403)
            assert (await ann.get(f"/tables/{table}"))["yours"] == [0]

    run(story())


def test_people_at_one_device_keep_their_seats_and_their_links(sqlite_url: str) -> None:
    """Whoever sat down on several seats before the start plays them all, from a second device too."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, phone = await room.person("Ann"), await room.person("Ann")
            me = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
            opened = await ann.open("rocketmen", *me)
            for seat in opened["seats"]:
                info = await phone.post(f"/tables/{opened['id']}/claim", {"token": seat["token"]})
            assert info["yours"] == [0, 1]
            await ann.put(f"/tables/{opened['id']}/seats/1", BOT)
            await ann.post(f"/tables/{opened['id']}/seats/1/back", {})

    run(story())


def test_a_personal_link_is_for_so_many_browsers(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table cannot be made to hold keys without end; who has one of them keeps it."""
    monkeypatch.setattr(seats_module, "BROWSERS", 4)

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            opened = await ann.open("1969", {"kind": "me", "name": "Ann"}, BOT)
            path, claim = f"/tables/{opened['id']}/claim", {"token": opened["seats"][0]["token"]}
            phones = [await room.person("Ann") for _ in range(3)]
            # The link and the browser that opened the table count, too.
            for phone, expect in zip(phones, (200, 200, 409), strict=True):
                refused = await phone.post(path, claim, expect)
            assert refused["error"]["id"] == "refused-too-many-browsers"
            assert (await phones[0].post(path, claim))["yours"] == [0]

    run(story())


def test_before_the_start_the_host_seats_whom_they_like(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            table = (await ann.open("rocketmen", {"kind": "me", "name": "Ann"}, OPEN, OPEN))["id"]
            await bob.join(table)
            await bob.put(f"/tables/{table}/seats/2", BOT, expect=403)
            await ann.put(f"/tables/{table}/seats/1", OPEN)
            assert (await ann.put(f"/tables/{table}/seats/2", {"kind": "program"}))["token"]
            assert await said(ann, table) == []
            assert (await bob.get(f"/tables/{table}"))["back"] == []

    run(story())


# --- votes ------------------------------------------------------------------------------------------


def test_the_others_vote_only_on_whom_the_table_has_waited_for(
    sqlite_url: str, patience: Callable[..., None]
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, people = await game_of(room, "Ann", "Bob")
            seat, away, (other,) = await awaited_among(table, people)
            eve = await room.person("Eve")
            refused = await other.put(f"/tables/{table}/seats/{seat}", BOT, expect=409)
            assert refused["error"]["id"] == "refused-vote-early"
            await other.post(f"/tables/{table}/vote", {"agree": True}, expect=409)
            patience()
            await eve.put(f"/tables/{table}/seats/{seat}", BOT, expect=403)
            # Nobody votes on somebody who is not awaited.
            await away.put(f"/tables/{table}/seats/{1 - seat}", BOT, expect=409)
            await other.put(f"/tables/{table}/seats/{seat}", BOT)
            assert (await other.get(f"/tables/{table}"))["seats"][seat]["kind"] == "bot"

    run(story())


def test_whoever_sits_there_objects_by_a_word_or_by_playing_on(
    database_url: str, patience: Callable[..., None]
) -> None:
    patience(grace=10**9)

    async def story() -> None:
        async with house(database_url) as room:
            table, people = await game_of(room, "Ann", "Bob")
            seat, away, (other,) = await awaited_among(table, people)
            vote = (await other.put(f"/tables/{table}/seats/{seat}", OPEN))["vote"]
            assert (vote["agreed"], vote["waits_for"], vote["kind"]) == ([1 - seat], [], "open")
            assert vote["due"] == vote["since"] + 10**9
            assert (await away.get(f"/tables/{table}"))["vote"] == vote
            await other.put(f"/tables/{table}/seats/{seat}", BOT, expect=409)
            # A yes before its time changes nothing.
            assert (await other.post(f"/tables/{table}/vote", {"agree": True}))["vote"] == vote
            await away.post(f"/tables/{table}/vote", {"agree": True}, expect=403)
            info = await away.post(f"/tables/{table}/vote", {"agree": False})
            assert info["vote"] is None and info["yours"] == [seat]
            while True:
                now_seat, away, (other,) = await awaited_among(table, people)
                if now_seat != seat:
                    break
                await play(table, people, most=1)
            await other.put(f"/tables/{table}/seats/{now_seat}", OPEN)
            await play(table, [away], most=1)
            assert (await other.get(f"/tables/{table}"))["vote"] is None
            told = await said(other, table)
            assert told == [
                "table-vote-asked-open",
                "table-vote-refused",
                "table-vote-asked-open",
                "table-vote-played",
            ]

    run(story())


def test_a_no_keeps_the_seat_for_a_while_whatever_else_is_voted_on_but_not_for_ever(
    database_url: str, patience: Callable[..., None]
) -> None:
    """Two who play together cannot ask on and on; whoever objects and goes away does not stop the table."""

    async def story() -> None:
        async with house(database_url) as room:
            table, people = await game_of(room, "Ann", "Bob", "Cid", "Dan", game="1969")
            seat, away, (one, two, three) = await awaited_among(table, people)
            bots = people.index(three)
            await three.put(f"/tables/{table}/seats/{bots}", BOT)
            patience(grace=10**9)
            await one.put(f"/tables/{table}/seats/{seat}", OPEN)
            await away.post(f"/tables/{table}/vote", {"agree": False})
            patience(patience=10**6)
            path = f"/tables/{table}/seats/{seat}"
            assert (await one.put(path, OPEN, 409))["error"]["id"] == "refused-vote-again"
            # A vote on another seat makes nobody forget, whether it is refused or done.
            for agree in (False, True):
                patience()
                assert (await one.put(f"/tables/{table}/seats/{bots}", OPEN))["vote"]["seat"] == bots
                await two.post(f"/tables/{table}/vote", {"agree": agree})
                if agree:
                    await away.post(f"/tables/{table}/vote", {"agree": True})
                patience(patience=10**6)
                for kind in (OPEN, BOT):
                    assert (await one.put(path, kind, 409))["error"]["id"] == "refused-vote-again"
            assert (await one.get(f"/tables/{table}"))["seats"][bots]["kind"] == "open"
            # They have said no and do nothing more: the others can ask again.
            patience()
            assert (await one.put(path, BOT))["vote"]["seat"] == seat

    run(story())


def test_a_yes_goes_with_whoever_said_it(sqlite_url: str, patience: Callable[..., None]) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, people = await game_of(room, "Ann", "Bob", "Cid")
            seat, _, (one, two) = await awaited_among(table, people)
            patience()
            await one.put(f"/tables/{table}/seats/{seat}", BOT)
            asked = people.index(one)
            await one.put(f"/tables/{table}/seats/{asked}", OPEN)
            eve = await room.person("Eve")
            await eve.join(table)
            vote = (await two.post(f"/tables/{table}/vote", {"agree": True}))["vote"]
            assert (vote["agreed"], vote["waits_for"]) == ([people.index(two)], [asked])
            info = await eve.post(f"/tables/{table}/vote", {"agree": True})
            assert info["seats"][seat]["kind"] == "bot"

    run(story())


def test_a_host_who_does_not_sit_takes_back_what_they_asked_and_stops_no_other_vote(
    sqlite_url: str, patience: Callable[..., None]
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            hal = await room.person("Hal")
            table = (await hal.open("rocketmen", OPEN, OPEN, OPEN))["id"]
            people = [await room.person(name) for name in ("Ann", "Bob", "Cid")]
            for person in people:
                await person.join(table)
            seat, _, (one, two) = await awaited_among(table, people)
            patience()
            await hal.put(f"/tables/{table}/seats/{seat}", BOT)
            assert (await hal.post(f"/tables/{table}/vote", {"agree": False}))["vote"] is None
            await one.put(f"/tables/{table}/seats/{seat}", BOT)
            refused = await hal.post(f"/tables/{table}/vote", {"agree": False}, expect=403)
            assert refused["error"]["id"] == "refused-not-asked"
            info = await two.post(f"/tables/{table}/vote", {"agree": True})
            assert info["seats"][seat]["kind"] == "bot"

    run(story())


def test_all_others_have_to_agree_and_one_no_is_enough(
    sqlite_url: str, patience: Callable[..., None]
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, people = await game_of(room, "Ann", "Bob", "Cid")
            seat, _, (one, two) = await awaited_among(table, people)
            patience()
            vote = (await one.put(f"/tables/{table}/seats/{seat}", BOT))["vote"]
            assert len(vote["agreed"]) == len(vote["waits_for"]) == 1
            assert (await one.post(f"/tables/{table}/vote", {"agree": True}))["vote"] == vote
            info = await two.post(f"/tables/{table}/vote", {"agree": False})
            assert info["vote"] is None and info["seats"][seat]["kind"] == "person"
            while seat == (await one.get(f"/tables/{table}"))["awaited"]:
                await play(table, people, most=1)
            seat, _, (one, two) = await awaited_among(table, people)
            await one.put(f"/tables/{table}/seats/{seat}", BOT)
            info = await two.post(f"/tables/{table}/vote", {"agree": True})
            assert info["seats"][seat]["kind"] == "bot"
            assert (await said(one, table))[-2:] == ["table-vote-agreed", "table-vote-done-bot"]

    run(story())


def test_whoever_says_nothing_for_long_stops_nobody_but_a_host_alone_decides_nothing(
    sqlite_url: str, patience: Callable[..., None]
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            hal = await room.person("Hal")
            table = (await hal.open("rocketmen", OPEN, OPEN, OPEN))["id"]
            people = [await room.person(name) for name in ("Ann", "Bob", "Cid")]
            for person in people:
                await person.join(table)
            seat, _, (one, _) = await awaited_among(table, people)
            patience(silence=0)
            vote = (await hal.put(f"/tables/{table}/seats/{seat}", BOT))["vote"]
            assert vote["due"] == vote["since"] and len(vote["waits_for"]) == 2
            await hal.post(f"/tables/{table}/vote", {"agree": True}, expect=403)
            info = await one.post(f"/tables/{table}/vote", {"agree": True})
            assert info["seats"][seat]["kind"] == "bot"

    run(story())


def test_a_bot_s_seat_is_freed_for_a_newcomer_when_all_people_agree(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob, eve = [await room.person(name) for name in ("Ann", "Bob", "Eve")]
            me = {"kind": "me", "name": "Ann"}
            table = (await ann.open("rocketmen", me, OPEN, BOT))["id"]
            await bob.join(table)
            vote = (await bob.put(f"/tables/{table}/seats/2", OPEN))["vote"]
            assert (vote["agreed"], vote["waits_for"]) == ([1], [0])
            info = await ann.post(f"/tables/{table}/vote", {"agree": True})
            assert info["seats"][2]["kind"] == "open"
            assert (await eve.join(table))["seat"] == 2
            # Alone among bots nobody has to be asked, and still no second hand is seen.
            alone = (await ann.open("rocketmen", me, BOT))["id"]
            await ann.put(f"/tables/{alone}/seats/1", {"kind": "program"}, expect=409)
            assert (await ann.put(f"/tables/{alone}/seats/1", OPEN))["vote"] is None
            await ann.join(alone, expect=409)
            await eve.join(alone)
            assert await said(ann, alone) == [
                "table-vote-asked-open",
                "table-vote-done-open",
                "table-seat-joined",
            ]

    run(story())


def test_a_vote_outlives_a_restart(database_url: str, patience: Callable[..., None]) -> None:
    patience(grace=10**9)

    async def before() -> tuple[str, int, Json, list[dict[str, str]]]:
        async with house(database_url) as room:
            table, people = await game_of(room, "Ann", "Bob")
            seat, _, (other,) = await awaited_among(table, people)
            await other.put(f"/tables/{table}/seats/{seat}", BOT)
            info = await other.get(f"/tables/{table}")
            return table, seat, info, [dict(person.client.cookies) for person in people]

    async def after(table: str, seat: int, info: Json, cookies: list[dict[str, str]]) -> None:
        async with house(database_url) as room:
            people = [await room.person(), await room.person()]
            for person, known in zip(people, cookies, strict=True):
                person.client.cookies.update(known)
            assert await people[1 - seat].get(f"/tables/{table}") == info
            patience()
            info = await people[1 - seat].post(f"/tables/{table}/vote", {"agree": True})
            assert info["seats"][seat]["kind"] == "bot"
            assert (await said(people[0], table))[-1] == "table-vote-done-bot"

    run(after(*run(before())))


# --- undo --------------------------------------------------------------------------------------------


def test_opening_another_s_personal_link_takes_nobody_s_say_in_an_undo(sqlite_url: str) -> None:
    """Whoever sat down on a seat is asked, whichever links were opened in whichever browser."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            me = {"kind": "me", "name": "Ann"}
            opened = await ann.open("1969", me, OPEN, OPEN, choices={"undo": "ask"})
            table = opened["id"]
            await bob.join(table)
            # Before the start: Bob opens Ann's link. Then the last seat is taken.
            await bob.post(f"/tables/{table}/claim", {"token": opened["seats"][0]["token"]})
            cid = await room.person("Cid")
            await cid.join(table)
            people = {0: ann, 1: bob, 2: cid}
            for _ in range(300):
                seat = (await ann.get(f"/tables/{table}"))["awaited"]
                state = await people[seat].get(f"/tables/{table}/state?seat={seat}&since=100000")
                if seat == 0 and state["undo"]["possible"] and state["undo"]["asks"]:
                    break
                action = {"at": state["at"], "action": state["options"][0]["action"], "seat": seat}
                await people[seat].post(f"/tables/{table}/actions", action)
            else:
                raise AssertionError("no such undo came up")
            wish = await ann.post(f"/tables/{table}/undo", {"at": state["at"], "seat": 0})
            assert 1 in wish["undo"]["waits_for"]

    run(story())


# --- a deal that rested -------------------------------------------------------------------------------


def test_a_table_that_wakes_after_its_deal_was_open_says_so(sqlite_url: str) -> None:
    async def before() -> tuple[str, list[dict[str, str]]]:
        async with house(sqlite_url) as room:
            table, people = await game_of(room, "Ann", "Bob", game="1969")
            await play(table, people)
            me = {"kind": "me", "name": "Ann"}
            again = (await people[0].post(f"/tables/{table}/again", {"seats": [me, OPEN]}, 201))["id"]
            await people[1].join(again)
            await play(again, people, most=1)
            # Ann has seen these cards; whoever sits down can read that.
            assert await said(people[1], again) == ["table-cards-known"]
            return again, [dict(person.client.cookies) for person in people]

    async def after(table: str, cookies: list[dict[str, str]]) -> None:
        async with house(sqlite_url) as room:
            people = [await room.person(), await room.person()]
            for person, known in zip(people, cookies, strict=True):
                person.client.cookies.update(known)
            for _ in range(2):
                await play(table, people, most=1)
                assert await said(people[0], table) == ["table-cards-known", "table-deal-opened"]

    again, cookies = run(before())
    with sqlite3.connect(sqlite_url.partition("///")[2]) as connection:
        connection.execute("UPDATE tables SET touched = touched - ? WHERE id = ?", (table_record.REST, again))
    connection.close()
    run(after(again, cookies))
