"""Afterwards: "what if" tables, deals played again, and rules that have changed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spacerace.games import GAMES, game_named
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import decode, encode, read_match
from spacerace.kernel.game import Header
from spacerace.kernel.seats import SPECTATOR
from spacerace.server.archive import fork as forks
from spacerace.server.archive import same_deal
from tests.server.archive_tables import RANDOM, Seen, _column, _seed, click, export, over, table_of
from tests.server.inside import Json, Person, house, play, run


def names_in(said: Any) -> set[str]:
    """The players that messages name."""
    if isinstance(said, list):
        return set().union(*map(names_in, said))
    if not isinstance(said, dict):
        return set()
    return {said["player"]} if isinstance(said.get("player"), str) else names_in(list(said.values()))


@pytest.mark.parametrize("game", GAMES)
def test_what_if_names_those_who_play_it_now(sqlite_url: str, game: str) -> None:
    """News, options and moments all name who sits there now, and nobody who sat at the other table."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, _ = await over(room, game)
            eve = await room.person("Eve")
            seats = [{"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "random", "name": "Laika"}]
            fork = (await eve.post(f"/tables/{table}/fork", {"entry": 60, "seats": seats}, 201))["id"]
            state = await eve.state(fork, since=0)
            moment = await eve.get(f"/tables/{fork}/replay/{state['at'] // 2}")
            told = [state["news"], moment["news"], await eve.get(f"/tables/{fork}/news")]
            assert names_in(told) == {"Eve", "Laika"}
            assert names_in(state["options"]) <= {"Eve", "Laika"}
            await play(fork, [eve])
            points = await eve.get(f"/tables/{fork}/points")
            assert names_in(points) <= {"Eve", "Laika"}

    run(story())


def _seats(text: str) -> list[str]:
    """The lines of a match file that say who plays what."""
    return [line for line in text.split("\n") if line.startswith("seat: ")]


# --- what if ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_t_7_a_fork_of_a_running_game_holds_nothing_but_what_the_seat_saw(
    sqlite_url: str, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, people = await table_of(room, game, "Ann Bob Cid")
            seen, bob = Seen(), people[1]
            await click(table, people, await room.person(), 50, 1, seen)
            at = sorted(key[1] for key in seen if key[0] == 1)[-3]
            monkeypatch.setattr(forks, "randbits", lambda bits: 77)
            fork = (await bob.post(f"/tables/{table}/fork", {"at": at}, 201))["id"]
            info = await bob.get(f"/tables/{fork}")
            assert (info["forked_from"], info["private"], info["yours"]) == (table, True, [1])
            # Everybody may know what kind of game it is; the way to the other table is the host's.
            told = await (await room.person("Eve")).get(f"/tables/{fork}")
            assert (info["origin"], told["origin"], told["forked_from"]) == ("fork", "fork", None)
            assert (await bob.get(f"/tables/{table}"))["origin"] is None
            assert [seat["bot"] for seat in info["seats"]] == ["sense", "", "sense"]
            assert (await bob.get(f"/tables/{fork}/replay/0"))["view"] == seen[1, at]["view"]
            # It can be made of what Bob was shown then, and of nothing else.
            saved = json.loads(await export(bob, table))
            rules, header = game_named(game), Header(**{**saved["header"], "seed": 77})
            view = decode(rules.View, json.dumps(seen[1, at]["view"]).encode(), rules.begin(header).terms)
            assert _column(tmp_path, fork, "start") == encode(rules.determinize(view, Luck(77))).decode()
            assert json.loads(_column(tmp_path, fork, "header")) == msgspec.to_builtins(header)
            monkeypatch.undo()
            wanted = {"at": at, "seats": [RANDOM, {"kind": "me", "name": "Bob"}, RANDOM]}
            fork = (await bob.post(f"/tables/{table}/fork", wanted, 201))["id"]
            await play(fork, [bob])
            text = await export(bob, fork)
            assert text.startswith("spacerace match 2\n") and str(_seed(tmp_path, table)) not in text
            assert read_match(text, game_named).header.seed not in (77, _seed(tmp_path, table))

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_of_a_finished_game_goes_on_from_any_entry(sqlite_url: str, tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, _) = await over(room, game)
            stranger = await room.person("Eve")
            last = (await ann.get(f"/tables/{table}/replay"))["last_entry"]
            original = (await export(ann, table)).split("\n\n", 1)[1].split("\n")
            for entry in (0, last // 2):
                wanted: Json = {"entry": entry, "seat": 1}
                if entry:
                    wanted["seats"] = [RANDOM, {"kind": "me", "name": "Bob"}]
                fork = (await stranger.post(f"/tables/{table}/fork", wanted, 201))["id"]
                info = await stranger.get(f"/tables/{fork}")
                assert (info["private"], info["forked_from"], info["yours"]) == (False, table, [1])
                assert info["seats"][1]["name"] == "Bob"
                await play(fork, [stranger])
                text = await export(stranger, fork)
                assert text.split("\n\n", 1)[1].split("\n")[:entry] == original[:entry]
                assert _seats(text) == _seats(await export(ann, table))
            refused = await ann.post(f"/tables/{table}/fork", {"entry": last}, 409)
            assert refused["error"]["id"] == "refused-fork-end"
            await ann.post(f"/tables/{table}/fork", {"entry": 3, "at": 3}, 422)
            await ann.post(f"/tables/{table}/fork", {"entry": 3, "seats": [{}] * 3}, 422)
            seats = [{"kind": "open"}, {"kind": "me", "name": "Zoe"}]
            fork = (await ann.post(f"/tables/{table}/fork", {"at": 3, "seats": seats}, 201))["id"]
            assert [seat["kind"] for seat in (await ann.get(f"/tables/{fork}"))["seats"]] == [
                "open",
                "person",
            ]
            await stranger.join(fork)
            assert (await play(fork, [stranger, ann]))["result"]["winners"]

    run(story())


# --- the same deal ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_again_by_others_and_the_results_stand_side_by_side(
    sqlite_url: str, tmp_path: Path, game: str
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await over(room, game)
            cid, dora = await room.person("Cid"), await room.person("Dora")
            seats = [{"kind": "me", "name": "Cid"}, {"kind": "open"}]
            await cid.post(f"/tables/{table}/again", {"seats": seats[:1]}, 422)
            again = (await cid.post(f"/tables/{table}/again", {"seats": seats}, 201))["id"]
            info = await cid.get(f"/tables/{again}")
            assert (info["status"], info["deal_of"]) == ("open", table)
            await dora.join(again)
            assert _seed(tmp_path, again) == _seed(tmp_path, table)
            # While it is played its people cannot look the cards up.
            for path in ("replay", "replay/3", "replay?entry=3&seat=1", "export"):
                refused = await dora.get(f"/tables/{table}/{path}", 409)
                assert refused["error"]["id"] == "refused-deal-in-play"
            await cid.post(f"/tables/{table}/fork", {"entry": 3}, 409)
            await cid.post(f"/tables/{table}/again", {"seats": seats}, 409)
            await ann.get(f"/tables/{table}/replay/3")
            first = await ann.get(f"/tables/{table}/deals")
            assert first["running"] == 1 and [one["table"] for one in first["finished"]] == [table]
            await play(again, [cid, dora], seed=7)
            await dora.get(f"/tables/{table}/replay/3")
            one = read_match(await export(dora, table), game_named)
            other = read_match(await export(dora, again), game_named)
            assert other.header.seats == ("Cid", "Dora")
            assert one.log[0] == other.log[0]
            bots = [{"kind": "me", "name": "Ann"}, RANDOM]
            third = (await ann.post(f"/tables/{again}/again", {"seats": bots}, 201))["id"]
            assert (await ann.get(f"/tables/{third}"))["deal_of"] == table
            await play(third, [ann], seed=8)
            deals = await bob.get(f"/tables/{third}/deals")
            assert deals["running"] == 0
            assert [result["table"] for result in deals["finished"]] == [table, again, third]
            assert [[seat["name"] for seat in one["seats"]] for one in deals["finished"]] == [
                ["Ann", "Bob"],
                ["Cid", "Dora"],
                ["Ann", "random"],
            ]
            assert [[seat["knows_deal"] for seat in one["seats"]] for one in deals["finished"]] == [
                [False, False],
                [False, False],
                [True, False],
            ]
            for result in deals["finished"]:
                assert result["result"] == (await bob.get(f"/tables/{result['table']}"))["result"]

    run(story())


def test_a_deal_is_listed_on_both_databases(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many tables of it, the first ones first; those that go on are only counted."""

    async def story() -> None:
        async with house(database_url) as room:
            ann, eve = await room.person("Ann"), await room.person("Eve")
            opened: list[str] = []
            for number in range(3):
                table = await _again(ann, opened[0], RANDOM, RANDOM) if number else ""
                opened.append(table or (await ann.open("1969", RANDOM, RANDOM))["id"])
                while (await ann.get(f"/tables/{opened[-1]}"))["status"] != "finished":
                    await asyncio.sleep(0.02)
            await _again(eve, opened[0], {"kind": "me", "name": "Eve"}, {"kind": "open"})
            found = await ann.get(f"/tables/{opened[0]}/deals")
            assert [one["table"] for one in found["finished"]] == opened and found["running"] == 1
            monkeypatch.setattr(same_deal, "SIDE_BY_SIDE", 2)
            found = await ann.get(f"/tables/{opened[2]}/deals")
            assert [one["table"] for one in found["finished"]] == opened[:2] and found["running"] == 1

    run(story())


async def _again(person: Person, table: str, *seats: Json) -> str:
    """The same deal at another table."""
    opened: Json = await person.post(f"/tables/{table}/again", {"seats": list(seats)}, 201)
    return str(opened["id"])


def _date_back(folder: Path, table: str, days: float) -> None:
    """Nobody has done anything at a table for so many days."""
    connection = sqlite3.connect(folder / "race.db")
    connection.execute(
        "UPDATE tables SET touched = touched - ? WHERE id = ?", (int(days * 86_400_000), table)
    )
    connection.commit()
    connection.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_of_a_deal_that_somebody_plays_is_nobody_s(
    sqlite_url: str, tmp_path: Path, game: str
) -> None:
    """With a key or without: of the finished game everybody gets what their own seat saw, and no more."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await over(room, game)
            seed = str(_seed(tmp_path, table))
            cid, stranger = await room.person("Cid"), await room.person()
            assert seed in await export(stranger, table)
            wanted = {"seats": [{"kind": "me", "name": "Cid"}, {"kind": "open"}]}
            again = (await cid.post(f"/tables/{table}/again", wanted, 201))["id"]
            routes = ("export", "replay?entry=3", "replay/3?seat=1", "moments?seat=1", "news?seat=1")
            everything = (*routes, "points", "review")
            for running in (False, True):
                if running:
                    await (await room.person("Dora")).join(again)
                for person in (ann, stranger):
                    for path in everything:
                        refused = await person.get(f"/tables/{table}/{path}", 409)
                        assert refused["error"]["id"] == "refused-deal-sealed"
                    await person.post(f"/tables/{table}/review", {}, 409)
                    await person.post(f"/tables/{table}/fork", {"entry": 3}, 409)
                assert (await ann.get(f"/tables/{table}/replay/3"))["seat"] == 0
                assert (await bob.get(f"/tables/{table}/moments?first=2"))[0]["entry"] is None
                assert (await stranger.get(f"/tables/{table}/replay/1"))["seat"] == SPECTATOR
                told = [await ann.get(f"/tables/{table}{path}") for path in ("", "/state", "/deals", "/news")]
                assert seed not in json.dumps(told)
                for person in (ann, stranger):
                    fork = (await person.post(f"/tables/{table}/fork", {"at": 3}, 201))["id"]
                    assert _column(tmp_path, fork, "start") != "None"
                    assert str(_seed(tmp_path, fork)) != seed
            # Nothing is told of why: the other table may be private.
            assert again not in json.dumps(await stranger.get(f"/tables/{table}/export", 409))
            await (await room.person("Eve")).post(
                f"/tables/{table}/again", {"seats": [{"kind": "open"}] * 2}, 201
            )

    run(story())


def test_a_table_that_rests_seals_a_finished_deal_no_longer(sqlite_url: str, tmp_path: Path) -> None:
    """Whoever opens a table of the deal and leaves it does not shut the finished game for ever."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, _) = await over(room, "1969")
            cid, dora = await room.person("Cid"), await room.person("Dora")
            wanted = {"seats": [{"kind": "me", "name": "Cid"}, {"kind": "open"}]}
            again = (await cid.post(f"/tables/{table}/again", wanted, 201))["id"]
            await ann.get(f"/tables/{table}/export", 409)
            _date_back(tmp_path, again, days=1)
            await export(ann, table)
            await dora.join(again)
            _date_back(tmp_path, again, days=13.9)
            await ann.get(f"/tables/{table}/export", 409)
            _date_back(tmp_path, again, days=0.2)
            await export(ann, table)
            # Whoever sits there is not let in all the same.
            refused = await dora.get(f"/tables/{table}/export", 409)
            assert refused["error"]["id"] == "refused-deal-in-play"

    run(story())


def test_bots_alone_seal_no_deal(sqlite_url: str) -> None:
    """They look nothing up; and a table of theirs rests while nobody watches, so it might never end."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, _) = await over(room, "1969")
            await ann.post(f"/tables/{table}/again", {"seats": [RANDOM] * 2}, 201)
            await export(ann, table)

    run(story())


def test_a_fork_can_be_dealt_again_too(sqlite_url: str) -> None:
    """From a given state with the same luck."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await table_of(room, "rocketmen", "Ann Bob")
            await play(table, [ann, bob], most=12)
            wanted = {"seats": [{"kind": "me", "name": "Ann"}, RANDOM]}
            fork = (await ann.post(f"/tables/{table}/fork", wanted, 201))["id"]
            await play(fork, [ann])
            for seats in (
                [{"kind": "me", "name": "Zoe"}, {}],
                [{"kind": "me", "name": "Zoe"}, RANDOM],
            ):
                again = (await bob.post(f"/tables/{fork}/again", {"seats": seats}, 201))["id"]
                if seats[1] == {}:
                    await ann.join(again)
                await play(again, [bob, ann] if seats[1] == {} else [bob])
                one = read_match(await export(bob, fork), game_named)
                other = read_match(await export(bob, again), game_named)
                assert one.header.seed == other.header.seed
                assert encode(one.start) == encode(other.start)

    run(story())
