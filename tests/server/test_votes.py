"""A seat of a running game changes by vote of the others, for all to read."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.inside import Json, house, play, run
from tests.server.voting_tables import BOT, OPEN, awaited_among, game_of, patience, said

__all__ = ["patience"]


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
