"""Tables: opening, joining, clicking, undoing, chatting; on both databases."""

from __future__ import annotations

import pytest

from spacerace.games import GAMES
from spacerace.server import table_record
from tests.server.inside import House, Json, Person, house, play, run

ME = {"kind": "me", "name": "Ann"}
OPEN = {"kind": "open"}


async def two(room: House, game: str = "rocketmen", **more: object) -> tuple[str, Person, Person]:
    """A table with Ann and Bob, and both of them."""
    ann, bob = await room.person("Ann"), await room.person("Bob")
    table = (await ann.open(game, **more))["id"]
    await bob.join(table)
    return table, ann, bob


async def awaited(table: str, *people: Person) -> tuple[Person, Json]:
    """Whoever is awaited, with their state."""
    for person in people:
        state = await person.state(table)
        if state["options"]:
            return person, state
    raise AssertionError("nobody is awaited")


def test_two_people_meet_by_a_link_and_play_to_the_end(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as room:
            table, ann, bob = await two(room, "1969")
            info = await bob.get(f"/tables/{table}")
            assert (info["status"], info["yours"], info["host"]) == ("running", [1], False)
            assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob"]
            end = await play(table, [ann, bob])
            assert end["result"]["winners"]
            info = await ann.get(f"/tables/{table}")
            assert info["status"] == "finished" and info["result"] == end["result"]
            await ann.act(table, await ann.state(table), "stop", expect=409)

    run(story())


def test_a_person_plays_bots_of_several_kinds_to_the_end(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            bots = [{"kind": "bot", "bot": "sense"}, {"kind": "bot", "bot": "random"}]
            table = (await ann.open("1969", ME, *bots))["id"]
            assert (await play(table, [ann]))["result"]["end_reason"]

    run(story())


def test_a_doubled_click_is_done_once_and_answered_with_the_present_state(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as room:
            table, ann, bob = await two(room)
            person, state = await awaited(table, ann, bob)
            action = state["options"][0]["action"]
            after = await person.act(table, state, action)
            again = await person.act(table, state, action, expect=409)
            assert again["error"]["id"] == "refused-stale"
            assert again["state"]["at"] == after["at"]
            assert again["state"]["news"][0]["action"] == action

    run(story())


def test_news_come_once_each_and_in_order_however_often_one_asks(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob = await two(room, "1969")
            told: dict[str, list[Json]] = {"Ann": [], "Bob": []}
            for turn in range(40):
                for person in (ann, bob):
                    state = await person.state(table, since=len(told[person.name]))
                    told[person.name] += state["news"]
                    if state["options"]:
                        await person.act(
                            table, state, state["options"][turn % len(state["options"])]["action"]
                        )
            for person in (ann, bob):
                whole = (await person.state(table, since=0))["news"]
                assert [item["at"] for item in whole] == list(range(1, len(whole) + 1))
                assert told[person.name] == whole[: len(told[person.name])]

    run(story())


def test_the_others_do_not_learn_how_many_steps_somebody_takes_back_and_forth(sqlite_url: str) -> None:
    """What is opened and not confirmed is nobody else's business, nor is its number of steps."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob = await two(room)
            person, state = await awaited(table, ann, bob)
            # Not every hand can buy something at once.
            while not any(o["action"].startswith("buy") for o in state["options"]):
                table, ann, bob = await two(room)
                person, state = await awaited(table, ann, bob)
            other = bob if person is ann else ann
            before = await other.state(table, since=0)
            for _ in range(3):
                opening = next(o for o in state["options"] if o["action"].startswith("buy"))
                assert not opening["final"]
                state = await person.act(table, state, opening["action"])
                assert state["undo"] == {"possible": True, "asks": False, "wanted_by": None, "waits_for": []}
                state = await person.post(f"/tables/{table}/undo", {"at": state["at"]})
            assert await other.state(table, since=0) == before

    run(story())


def test_a_table_takes_so_many_undos_and_so_many_entries(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody keeps a table busy without end by doing something and taking it back."""
    monkeypatch.setattr(table_record, "MOST_UNDOS", 2)

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob = await two(room, "1969")
            person, state = await awaited(table, ann, bob)
            while not state["undo"]["possible"]:
                await person.act(table, state, state["options"][0]["action"])
                person, state = await awaited(table, ann, bob)
            path, action = f"/tables/{table}/undo", (await person.state(table, 0))["news"][-1]["action"]
            for _ in range(2):
                state = await person.post(path, {"at": state["at"]})
                state = await person.act(table, state, action)
            assert state["undo"]["possible"] is False
            refused = await person.post(path, {"at": state["at"]}, 409)
            assert refused["error"]["id"] == "refused-undo-enough"
            # The game itself goes on.
            await play(table, [ann, bob], most=4)
            person, state = await awaited(table, ann, bob)
            monkeypatch.setattr(table_record, "MOST_ENTRIES", 3)
            full = await person.act(table, state, state["options"][0]["action"], expect=429)
            assert full["error"]["id"] == "refused-table-full"

    run(story())


SETUPS = [
    (name, setup.edition, setup.mode)
    for name, game in GAMES.items()
    for setup in game.SETUPS
    if 2 in setup.players
]


@pytest.mark.parametrize("game, edition, mode", SETUPS)
def test_steps_that_are_hidden_change_no_answer_and_no_order_of_a_list(
    sqlite_url: str, game: str, edition: str, mode: str
) -> None:
    """Two tables: at one of them somebody goes forth and back. Nobody else can tell at which."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob, eve = [await room.person(name) for name in ("Ann", "Bob", "Eve")]
            tables = []
            for _ in range(3):
                tables.append((await ann.open(game, edition=edition, mode=mode))["id"])
                await bob.join(tables[-1])
            for table in tables[:2]:
                person, state = await awaited(table, ann, bob)
                other = bob if person is ann else ann
                before = await _all_answers(tables, other, eve)
                steps = 0
                for option in state["options"]:
                    at = (await other.state(table))["at"]
                    if option["final"] or steps == 3:
                        continue
                    after = await person.act(table, state, option["action"])
                    seen = (await other.state(table))["at"] != at
                    state = await person.post(f"/tables/{table}/undo", {"at": after["at"]})
                    if seen:
                        # The others saw it, so it may change what they are told.
                        before = await _all_answers(tables, other, eve)
                        continue
                    steps += 1
                    assert await _all_answers(tables, other, eve) == before
                assert steps or game == "1969"

    run(story())


async def _all_answers(tables: list[str], *people: Person) -> list[str]:
    """Everything that these people are told of some tables, to the byte."""
    lists = ["/mine", "/tables", "/tables?status=running"]
    parts = ("", "/state?since=0", "/chat", "/deals", "/replay", "/moments", "/news", "/export", "/faces")
    paths = [*lists, *(f"/tables/{table}{part}" for table in tables for part in parts)]
    return [(await person.client.get(f"/api{path}")).text for person in people for path in paths]


def test_an_undo_that_others_saw_asks_them_where_the_host_wants_it(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob = await two(room, "1969", choices={"undo": "ask"})
            for _ in range(200):
                person, state = await awaited(table, ann, bob)
                other = bob if person is ann else ann
                if state["undo"]["possible"] and state["undo"]["asks"]:
                    break
                await person.act(table, state, state["options"][0]["action"])
            else:
                raise AssertionError("no such undo came up")
            wish = await person.post(f"/tables/{table}/undo", {"at": state["at"]})
            assert wish["at"] == state["at"] and wish["undo"]["waits_for"] == [wish["seat"] ^ 1]
            refused = await person.post(f"/tables/{table}/undo/answer", {"agree": True}, expect=403)
            assert refused["error"]["id"] == "refused-not-asked"
            await other.post(f"/tables/{table}/undo/answer", {"agree": False})
            assert (await person.state(table))["undo"]["wanted_by"] is None
            await person.post(f"/tables/{table}/undo", {"at": state["at"]})
            await other.post(f"/tables/{table}/undo/answer", {"agree": True})
            back = await person.state(table, since=state["at"])
            assert [item["undo"] for item in back["news"]] == [True]

    run(story())


def test_whoever_wonders_is_told_what_bars_an_action_and_nothing_is_done(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob = await two(room, "1969")
            person, state = await awaited(table, ann, bob)
            other = bob if person is ann else ann
            wish, option = {"at": state["at"], "action": "launch eva"}, state["options"][0]["action"]
            barred = (await person.post(f"/tables/{table}/why", wish))["problem"]
            refused = await person.act(table, state, "launch eva", expect=409)
            assert barred["rule"] and barred == refused["error"]
            assert await person.post(f"/tables/{table}/why", wish | {"action": option}) == {"problem": None}
            theirs = await other.state(table)
            turn = await other.post(f"/tables/{table}/why", {"at": theirs["at"], "action": option})
            assert turn["problem"]["rule"] == "T-1"
            assert {turn["problem"]["details"][key] for key in ("who", "turn")} == {"Ann", "Bob"}
            assert await person.state(table) == state

    run(story())


def test_options_call_people_by_their_names(sqlite_url: str) -> None:
    """The rules know seats; what a person reads has names, in every language."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob = await two(room, "1969")
            person, state = await awaited(table, ann, bob)
            while not any(option["action"] == "hire spy" for option in state["options"]):
                await person.act(table, state, state["options"][0]["action"])
                person, state = await awaited(table, ann, bob)
            state = await person.act(table, state, "hire spy")
            rival = "Bob" if person is ann else "Ann"
            assert state["options"][0]["say"]["args"] == {"player": rival}

    run(story())


def test_somebody_leaves_and_a_newcomer_goes_on(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob = await two(room)
            await play(table, [ann, bob], most=20)
            eve = await room.person("Eve")
            await eve.put(f"/tables/{table}/seats/1", {"kind": "open"}, expect=403)
            await bob.put(f"/tables/{table}/seats/1", {"kind": "open"})
            await bob.post(f"/tables/{table}/actions", {"at": 0, "action": "end-turn"}, expect=403)
            assert (await eve.join(table))["seat"] == 1
            await play(table, [ann, eve], most=20)
            await eve.put(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "sense"})
            await eve.post(f"/tables/{table}/actions", {"at": 0, "action": "end-turn"}, expect=403)
            await play(table, [ann], most=30)

    run(story())


def test_a_personal_link_holds_the_seat_on_another_device(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, phone = await room.person("Ann"), await room.person("Ann")
            opened = await ann.open("rocketmen")
            table, seat = opened["id"], opened["seats"][0]
            assert seat["link"] == f"http://test/t/{table}#seat={seat['token']}"
            await phone.post(f"/tables/{table}/claim", {"token": "x" * 43}, expect=403)
            info = await phone.post(f"/tables/{table}/claim", {"token": seat["token"]})
            assert (info["yours"], info["host"]) == ([0], True)
            assert [mine["id"] for mine in await phone.get("/mine")] == [table]

    run(story())


def test_seat_secrets_are_stored_as_hashes_alone(sqlite_url: str) -> None:
    async def story() -> tuple[str, str]:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            token = (await ann.open("rocketmen"))["seats"][0]["token"]
            key = ann.client.cookies["spacerace"].rpartition(".")[0]
            return token, key

    token, key = run(story())
    path = sqlite_url.partition("///")[2]
    with open(path, "rb") as file:
        data = file.read()
    assert token.encode() not in data and key.encode() not in data


def test_spectators_see_no_secret_and_only_where_the_host_lets_them(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, _, _ = await two(room)
            eve = await room.person("Eve")
            seen = await eve.state(table, since=0)
            assert seen["seat"] == -2 and seen["options"] == [] and seen["orders"] == []
            hidden, _, _ = await two(room, choices={"spectators": False})
            await eve.get(f"/tables/{hidden}/state", expect=403)
            await eve.get(f"/tables/{hidden}/chat", expect=403)

    run(story())


def test_chat_is_kept_apart_from_the_log(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob = await two(room)
            before = await ann.state(table, since=0)
            await ann.post(f"/tables/{table}/chat", {"text": "Good luck!"}, expect=201)
            await bob.post(f"/tables/{table}/chat", {"text": "You too."}, expect=201)
            lines = await bob.get(f"/tables/{table}/chat")
            assert [(line["number"], line["name"], line["text"]) for line in lines] == [
                (1, "Ann", "Good luck!"),
                (2, "Bob", "You too."),
            ]
            assert [line["number"] for line in await bob.get(f"/tables/{table}/chat?since=1")] == [2]
            assert await ann.state(table, since=0) == before
            eve = await room.person("Eve")
            await eve.post(f"/tables/{table}/chat", {"text": "Hi"}, expect=403)

    run(story())


def test_the_lobby_shows_public_tables_and_no_private_ones(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            shown = (await ann.open("rocketmen"))["id"]
            await ann.open("rocketmen", private=True)
            assert [table["id"] for table in await bob.get("/tables")] == [shown]
            await bob.join(shown)
            assert await bob.get("/tables") == []
            assert [table["id"] for table in await bob.get("/tables?status=running")] == [shown]

    run(story())


@pytest.mark.parametrize(
    "wanted, status, refusal",
    [
        ({"game": "chess"}, 422, "refused-unknown-game"),
        ({"seats": [ME, ME]}, 422, "refused-player-name-taken"),
        ({"seats": [{"kind": "me", "name": "a:b"}, OPEN]}, 422, "refused-player-name"),
        ({"seats": [ME, {"kind": "bot", "bot": "oracle"}]}, 422, "refused-unknown-bot"),
        ({"seats": [ME, {"kind": "bot", "bot": "../evil.py"}]}, 422, None),
        ({"edition": "first"}, 422, None),
        ({"seats": [ME] + [OPEN] * 6}, 422, None),
        ({"pack": "nonsense"}, 422, "refused-own-pack"),
        ({"nonsense": 1}, 400, None),
        ({"choices": {"limit": {"seconds": 1}}}, 400, None),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    sqlite_url: str, wanted: Json, status: int, refusal: str | None
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            body = {"game": "rocketmen", "seats": [ME, OPEN], **wanted}
            answer = await ann.post("/tables", body, expect=status)
            assert refusal is None or answer["error"]["id"] == refusal
            assert "‹" not in answer["error"]["message"]
            assert await ann.get("/mine") == []

    run(story())


def test_a_standing_order_answers_in_the_seat_s_name(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob = await two(room, "1969")
            for person in (ann, bob):
                state = await person.post(f"/tables/{table}/orders", {"name": "single"})
                assert {order["name"] for order in state["orders"] if order["given"]} == {"single"}

            def watch(person: Person, state: Json) -> None:
                assert len(state["options"]) != 1

            await play(table, [ann, bob], watch=watch)

    run(story())
