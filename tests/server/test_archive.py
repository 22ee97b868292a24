"""Afterwards: replays, match files, "what if" tables, deals played again; and who may have what of it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from spacerace.games import GAMES, game_named, header_of
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import decode, encode, read_match, write_match
from spacerace.kernel.game import Header
from spacerace.kernel.match import Match, Undo
from spacerace.kernel.seats import SPECTATOR
from spacerace.server import reader_pool, replay_cache
from spacerace.server.archive import fork as forks
from spacerace.server.archive import match_import, same_deal
from spacerace.server.match_reader import probe, reading
from spacerace.server.play import Play, begin
from tests.server.inside import House, Json, Person, house, play, run

#: What a seat saw live: by table, seat and how much it had seen.
Seen = dict[tuple[int, int], Json]
#: Random players of Rocketmen need not come to an end by themselves.
SHORT: Json = {"options": {"round_cap": 3}}
RANDOM = {"kind": "bot", "bot": "random"}


async def table_of(room: House, game: str, names: str, **more: Any) -> tuple[str, list[Person]]:
    """A table with these people; the first opens it."""
    people = [await room.person(name) for name in names.split()]
    seats = [{"kind": "me", "name": people[0].name}, *({"kind": "open"} for _ in people[1:])]
    options = SHORT if game == "rocketmen" else {}
    table = (await people[0].open(game, *seats, **{**options, **more}))["id"]
    for person in people[1:]:
        await person.join(table)
    return table, people


async def over(room: House, game: str, names: str = "Ann Bob", **more: Any) -> tuple[str, list[Person]]:
    """A table whose game is over."""
    table, people = await table_of(room, game, names, **more)
    await play(table, people)
    return table, people


async def click(
    table: str, people: list[Person], spectator: Person, clicks: int, seed: int, seen: Seen
) -> None:
    """Random clicks, some taken back; everybody looks after each. The same moment always looks the same."""
    rng = Random(seed)
    for _ in range(clicks):
        for person in (*people, spectator):
            state = await person.state(table)
            shown = {name: state[name] for name in ("view", "awaited")}
            assert seen.setdefault((state["seat"], state["at"]), shown) == shown
        if state["awaited"] is None:
            return
        person = people[state["awaited"]]
        state = await person.state(table)
        if state["undo"]["possible"] and rng.random() < 0.3:
            await person.post(f"/tables/{table}/undo", {"at": state["at"]})
        else:
            await person.act(table, state, rng.choice(state["options"])["action"])


async def export(person: Person, table: str, seat: str = "") -> str:
    """The text of an export."""
    response = await person.client.get(f"/api/tables/{table}/export{seat}")
    assert response.status_code == 200, response.text
    assert response.headers["content-disposition"].startswith('attachment; filename="spacerace-')
    return response.text


def played(name: str, seed: int, *, clicks: int = 10**6, players: int = 2) -> Match:
    """A match of random clicks; some are taken back."""
    game, rng = GAMES[name], Random(seed)
    options = SHORT["options"] if name == "rocketmen" else {}
    names = ["Ann", "Bob", "Cid", "Dora"][:players]
    match = Match(game, header_of(game, seats=names, seed=seed, options=options))
    match.draw()
    while (seat := match.awaited) is not None and clicks > 0:
        if match.can_undo(seat) and rng.random() < 0.2:
            match.undo(seat)
        else:
            match.play(seat, rng.choice(game.canonical_options(match.state)))
        match.draw()
        clicks -= 1
    return match


# --- replay --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game, names", [("rocketmen", "Ann Bob Cid Dora"), ("1969", "Ann Bob"), ("1969", "Ann Bob Cid")]
)
def test_a_replay_shows_what_every_seat_saw_live_during_the_game_and_after_it(
    sqlite_url: str, game: str, names: str
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, people = await table_of(room, game, names)
            spectator, seen = await room.person(), Seen()
            everybody = {**dict(enumerate(people)), SPECTATOR: spectator}
            await click(table, people, spectator, 60, 1, seen)
            for (seat, at), shown in seen.items():
                found = await everybody[seat].get(f"/tables/{table}/replay/{at}?seat={seat}")
                assert {name: found[name] for name in shown} == shown
                assert (found["entry"], found["last_entry"], found["result"]) == (None, None, None)
            await click(table, people, spectator, 10**6, 2, seen)
            stranger = await room.person()
            for (seat, at), shown in list(seen.items())[::5]:
                found = await stranger.get(f"/tables/{table}/replay/{at}?seat={seat}")
                assert {name: found[name] for name in shown} == shown
                again = await stranger.get(f"/tables/{table}/replay?seat={seat}&entry={found['entry']}")
                assert again == found

    run(story())


def test_a_replay_brings_the_news_of_its_moment_and_the_way_to_the_next(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await table_of(room, "1969", "Ann Bob")
            await play(table, [ann, bob], most=30)
            news = (await bob.get(f"/tables/{table}/state?since=0&words=en"))["news"]
            first = await bob.get(f"/tables/{table}/replay/0")
            assert (first["previous"], first["next"], first["news"]) == (None, 1, None)
            assert first["last"] == len(news)
            at, told = 0, []
            while (at_next := (await bob.get(f"/tables/{table}/replay/{at}"))["next"]) is not None:
                assert at_next == at + 1
                at = at_next
                moment = await bob.get(f"/tables/{table}/replay/{at}?words=en")
                assert moment["previous"] == at - 1
                told.append(moment["news"])
            assert told == news
            latest = await bob.get(f"/tables/{table}/replay")
            assert latest["at"] == at and latest["view"] == (await bob.state(table))["view"]

    run(story())


def test_after_the_end_one_moment_can_be_looked_at_from_every_seat(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, _ = await over(room, "1969", "Ann Bob Cid")
            stranger = await room.person()
            last = (await stranger.get(f"/tables/{table}/replay"))["last_entry"]
            text = await export(stranger, table)
            match = read_match(text, game_named)
            assert last == len(match.log)
            end = await stranger.get(f"/tables/{table}/replay?entry={last}&seat=1")
            assert end["result"]["winners"] and end["awaited"] is None
            counts = []
            for entry in range(min(last, 60)):
                views = [
                    await stranger.get(f"/tables/{table}/replay?entry={entry}&seat={seat}")
                    for seat in (0, 1, 2, SPECTATOR)
                ]
                assert {view["entry"] for view in views} == {entry}
                assert [view["view"]["viewer"] for view in views] == [0, 1, 2, SPECTATOR]
                counts.append(tuple(view["at"] for view in views))
                if entry:
                    step = [after - before for before, after in zip(*counts[-2:], strict=True)]
                    assert set(step) <= {0, 1} and any(step)
                    assert [view["news"] is not None for view in views] == [bool(one) for one in step]
            assert len({row[0] for row in counts}) < len(counts), "nobody ever did anything unseen"

    run(story())


async def whole_play(match: Match) -> Play:
    """A match as a table has it."""
    whole = begin(match.game, match.header)
    for entry in match.log:
        whole._play(entry.seat, entry.action)
    return whole


async def until(whole: Play, number: int) -> Play:
    """The game as it stood after so many entries, played from its beginning."""
    earlier = begin(whole.game, whole.match.header, whole.match.start)
    await earlier.restore(whole.rows[:number])
    return earlier


async def at_once() -> None:
    """No need to let others go first."""


def counted_steps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every entry that a film plays back is noted here."""
    steps: list[int] = []
    play_row = replay_cache.play_row

    def counted(match: Match, row: Any) -> None:
        steps.append(1)
        play_row(match, row)

    monkeypatch.setattr(replay_cache, "play_row", counted)
    return steps


def test_a_late_moment_is_as_near_as_an_early_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in entries played back, for any order of asking."""

    async def story() -> None:
        whole = await whole_play(played("rocketmen", 5, players=4))
        steps, most = counted_steps(monkeypatch), 0
        shown = replay_cache.ReplayCache(whole)
        await shown.state(whole.length - 1, at_once)
        assert whole.length > 10 * replay_cache.GAP
        for number in reversed(range(whole.length + 1)):
            steps.clear()
            state = await shown.state(number, at_once)
            most = max(most, len(steps))
            earlier = await until(whole, number)
            for watcher in whole.watchers:
                assert whole.game.view(state, watcher) == earlier.view(watcher)
        assert most <= max(replay_cache.GAP, whole.length // (replay_cache.STATES // 2))

    run(story())


def test_what_was_taken_back_costs_nothing_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where somebody dithers there is no outcome of chance to begin from, and all moments are near."""

    async def story() -> None:
        whole = await dithering(400)
        steps = counted_steps(monkeypatch)
        shown = replay_cache.ReplayCache(whole)
        for number in range(whole.length - 50, whole.length):
            state = await shown.state(number, at_once)
            assert whole.game.view(state, 0) == (await until(whole, number)).view(0)
        assert len(steps) <= len(whole.standing) + 50 < whole.undos + 50, "one way there, then step by step"

    run(story())


async def dithering(times: int) -> Play:
    """A game whose first player does something and takes it back, again and again, then goes on."""
    match = played("1969", 3)
    whole = begin(match.game, match.header)
    for number, entry in enumerate(match.log):
        whole._play(entry.seat, entry.action)
        if whole.match.can_undo(entry.seat) and number < len(match.log) // 2 and whole.undos < times:
            for _ in range(times):
                whole._play(entry.seat, Undo())
                whole._play(entry.seat, entry.action)
    assert whole.undos >= times
    return whole


def test_a_film_of_a_long_game_stays_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the states those are given up that nobody has asked for longest."""
    monkeypatch.setattr(replay_cache, "GAP", 1)
    monkeypatch.setattr(replay_cache, "STATES", 8)

    async def story() -> None:
        whole = await dithering(20)
        shown = replay_cache.ReplayCache(whole)
        for number in [*range(whole.length), *range(0, whole.length, 7)]:
            state = await shown.state(number, at_once)
            assert whole.game.view(state, 0) == (await until(whole, number)).view(0)
            assert len(shown._states) <= 8

    run(story())


# --- who may have what -----------------------------------------------------------------------------


def test_while_a_game_runs_everybody_has_their_own_seat_and_no_more(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await table_of(room, "1969", "Ann Bob")
            hidden, _ = await table_of(room, "1969", "Cid Dora", choices={"spectators": False})
            await play(table, [ann, bob], most=20)
            stranger, fork = await room.person("Eve"), {"seats": []}
            for person in (ann, bob, stranger):
                for seat in (0, 1, 2, -1):
                    mine = seat == {"Ann": 0, "Bob": 1}.get(person.name)
                    for path in (f"replay/1?seat={seat}", f"replay?seat={seat}", f"export?seat={seat}"):
                        response = await person.client.get(f"/api/tables/{table}/{path}")
                        assert response.status_code == (200 if mine else 403), (person.name, path)
                    wanted = {**fork, "seat": seat}
                    await person.post(f"/tables/{table}/fork", wanted, 201 if mine else 403)
                await person.get(f"/tables/{table}/replay/1?seat=-2")
                refused = await person.get(f"/tables/{table}/replay?entry=1", 403)
                assert refused["error"]["id"] == "refused-entry-running"
                await person.post(f"/tables/{table}/fork", {"entry": 1}, 403)
                await person.post(f"/tables/{table}/again", {"seats": [{}, {}]}, 409)
            for path in ("replay", "replay/0", "replay?seat=-2", "replay?seat=0", "export", "deals"):
                await ann.get(f"/tables/{hidden}/{path}", 403)
                await ann.get(f"/tables/nowhere/{path}", 404)
            for path in ("fork", "again"):
                await ann.post(f"/tables/{hidden}/{path}", {"seats": [{}, {}]}, 403)
                await ann.post(f"/tables/nowhere/{path}", {"seats": [{}, {}]}, 404)
            waiting = (await ann.open("1969"))["id"]
            for path in ("replay", "replay/0", "export"):
                await ann.get(f"/tables/{waiting}/{path}", 409)
            await ann.get(f"/tables/{table}/replay/{10**6}", 404)
            await ann.get(f"/tables/{table}/replay/-1", 400)

    run(story())


def test_after_the_end_those_may_look_who_may_watch(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, _) = await over(room, "1969", choices={"spectators": False})
            stranger = await room.person("Eve")
            seats = [RANDOM] * 2
            for path in ("replay", "replay/3?seat=1", "export", "deals", "replay?entry=4"):
                await stranger.get(f"/tables/{table}/{path}", 403)
            for path, body in (("fork", {"entry": 3}), ("again", {"seats": seats})):
                await stranger.post(f"/tables/{table}/{path}", body, 403)
            for seat in (0, 1, SPECTATOR):
                await ann.get(f"/tables/{table}/replay/3?seat={seat}")
            for seat in (-1, 2, 7):
                refused = await ann.get(f"/tables/{table}/replay/3?seat={seat}", 404)
                assert refused["error"]["id"] == "refused-no-seat"
            await ann.get(f"/tables/{table}/replay?entry=100000", 404)
            await export(ann, table)

    run(story())


def test_the_end_is_the_end(sqlite_url: str) -> None:
    """All cards are open then, so no undo leads back into the game."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, people = await over(room, "1969")
            for person in people:
                state = await person.state(table)
                refused = await person.post(f"/tables/{table}/undo", {"at": state["at"]}, 409)
                assert refused["error"]["id"] == "refused-undo-over"
            assert (await people[0].get(f"/tables/{table}"))["status"] == "finished"

    run(story())


# --- export and import -----------------------------------------------------------------------------


def test_t_6_an_export_of_a_running_game_is_what_the_seat_has_seen(sqlite_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await table_of(room, "rocketmen", "Ann Bob")
            await play(table, [ann, bob], most=15)
            saved = (await ann.client.get(f"/api/tables/{table}/export")).json()
            state = await ann.state(table, since=0)
            assert saved["news"] == state["news"] and saved["view"] == state["view"]
            assert "seed" not in saved["header"] and saved["header"]["seats"] == ["Ann", "Bob"]
            assert str(_seed(tmp_path, table)) not in await export(ann, table)
            # What only the other has opened changes nothing in it, not even a number.
            for _ in range(60):
                for person, other in ((ann, bob), (bob, ann)):
                    state, before = await person.state(table), await export(other, table)
                    opening = [one for one in state["options"] if one["action"].startswith(("buy", "place"))]
                    if opening:
                        state = await person.act(table, state, opening[0]["action"])
                        assert state["news"][-1]["action"] == opening[0]["action"]
                        assert await export(other, table) == before
                        assert opening[0]["action"] in await export(person, table)
                        return
                await play(table, [ann, bob], most=1, seed=3)
            pytest.fail("nobody ever opened anything")

    run(story())


def _column(folder: Path, table: str, name: str) -> str:
    """What the database has of a table."""
    connection = sqlite3.connect(folder / "race.db")
    (found,) = connection.execute(f"SELECT {name} FROM tables WHERE id = ?", (table,)).fetchone()
    connection.close()
    return str(found)


def _seed(folder: Path, table: str) -> int:
    """The seed of a table."""
    return int(json.loads(_column(folder, table, "header"))["seed"])


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


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_exported_and_imported_again(database_url: str, game: str) -> None:
    async def story() -> None:
        async with house(database_url) as room:
            table, (ann, _) = await over(room, game)
            text = await export(ann, table)
            assert write_match(read_match(text, game_named)) == text
            eve = await room.person("Eve")
            copy = (await eve.post("/import", {"text": text, "private": True}, 201))["id"]
            info, original = await eve.get(f"/tables/{copy}"), await eve.get(f"/tables/{table}")
            assert (info["status"], info["result"]) == ("finished", original["result"])
            assert info["private"] and info["host"] and info["yours"] == []
            assert (info["origin"], original["origin"]) == ("import", None)
            assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob"]
            assert await export(eve, copy) == text
            for seat in (0, 1, SPECTATOR):
                for entry in range(0, 40, 7):
                    path = f"replay?seat={seat}&entry={entry}"
                    one, other = (
                        await eve.get(f"/tables/{table}/{path}"),
                        await eve.get(f"/tables/{copy}/{path}"),
                    )
                    assert {**one, "table": ""} == {**other, "table": ""}
            await eve.join(copy, 409)
            again = (await eve.post(f"/tables/{copy}/again", {"seats": [RANDOM] * 2}, 201))["id"]
            assert (await eve.get(f"/tables/{again}"))["deal_of"] == copy
            fork = (await eve.post(f"/tables/{copy}/fork", {"entry": 9, "seat": 1}, 201))["id"]
            assert (await eve.get(f"/tables/{fork}/replay/1"))["seat"] == 1

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_match_is_played_on_with_fresh_luck(sqlite_url: str, tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            match = played(game, 12, clicks=25)
            text = write_match(match)
            eve, ann = await room.person("Eve"), await room.person("Ann")
            table = (await eve.post("/import", {"text": text}, 201))["id"]
            info = await eve.get(f"/tables/{table}")
            assert info["status"] == "running" and {seat["kind"] for seat in info["seats"]} == {"open"}
            assert _seed(tmp_path, table) != 12
            await eve.join(table)
            await ann.join(table)
            end = await play(table, [eve, ann])
            assert end["result"]["winners"]
            assert (await export(ann, table)).split("\n\n", 1)[1].startswith(text.split("\n\n", 1)[1])
            # Its cards come from two seeds, so there is no deal to be had again.
            seats = [RANDOM] * 2
            refused = await ann.post(f"/tables/{table}/again", {"seats": seats}, 409)
            assert refused["error"]["id"] == "refused-again-other-luck"
            seats = [{"kind": "me", "name": "Eve"}, RANDOM]
            table = (await eve.post("/import", {"text": text, "seats": seats}, 201))["id"]
            assert (await eve.get(f"/tables/{table}"))["yours"] == [0]
            assert (await play(table, [eve]))["result"]["winners"]
            refused = await eve.post("/import", {"text": text, "seats": seats[:1]}, 422)
            assert refused["error"]["id"] == "refused-seat-count"

    run(story())


def what_if(match: Match, clicks: int) -> Match:
    """A match from what the first seat knows of another (T-7)."""
    state = match.game.determinize(match.game.view(match.state, 0), Luck(5))
    again = Match(match.game, match.header, state)
    again.draw()
    rng = Random(4)
    while (seat := again.awaited) is not None and clicks > 0:
        again.play(seat, rng.choice(again.game.canonical_options(again.state)))
        again.draw()
        clicks -= 1
    return again


@pytest.mark.parametrize("game", GAMES)
def test_t_7_a_match_file_with_a_given_state_can_be_imported(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            eve = await room.person("Eve")
            begun = write_match(what_if(played(game, 3, clicks=20), 10))
            seats = [{"kind": "me", "name": "Eve"}, RANDOM]
            table = (await eve.post("/import", {"text": begun, "seats": seats}, 201))["id"]
            assert (await play(table, [eve]))["result"]["winners"]
            assert (await export(eve, table)).startswith("spacerace match 2\n")
            done = write_match(what_if(played(game, 3, clicks=20), 10**6))
            table = (await eve.post("/import", {"text": done}, 201))["id"]
            assert await export(eve, table) == done

    run(story())


def _with_line(text: str, begins: str, line: str) -> str:
    """The text with another line in place of the one that begins like this."""
    lines = text.split("\n")
    at = next(number for number, old in enumerate(lines) if old.startswith(begins))
    return "\n".join([*lines[:at], line, *lines[at + 1 :]])


def test_a_bad_match_file_is_refused_with_its_line(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            eve = await room.person("Eve")
            match = played("1969", 12, clicks=10)
            text, state = write_match(match), write_match(what_if(match, 2))
            line = text[: text.index("\n\n")].count("\n") + 3
            lines = text.split("\n")
            ends = {
                "": (1, "T-5"),
                "nonsense": (1, "T-5"),
                "\ud800": (1, "T-5"),
                "\0": (1, "T-5"),
                text.replace("seed: 12", "seed: twelve"): (lines.index("seed: 12") + 1, "T-5"),
                text.replace("game: 1969", "game: chess"): (2, ""),
                _with_line(text, "pack:", "pack: 1969 77 abc"): (
                    lines.index(_line(text, "pack:")) + 1,
                    "N-1.7",
                ),
                text.replace("seat: Bob", "seat: Ann"): (lines.index("seat: Ann: usa") + 1, "N-2.1"),
                text.replace("seat: Bob: ussr", "seat: Bob: usa"): (
                    lines.index("seat: Ann: usa") + 1,
                    "N-2.1",
                ),
                "\n".join([*lines[: line - 1], "Zoe: draw", *lines[line:]]): (line, "T-5"),
                text + "Ann: undo\nAnn: undo\nAnn: undo\nBob: undo\n": (len(lines), "T-4"),
                _with_line(state, "start:", "start: {}"): (_number(state, "start:"), "T-7"),
                _with_line(state, "start:", "start: " + "[" * 50_000): (_number(state, "start:"), "T-7"),
                text + "\n" * 30_000: (match_import.MOST_LINES + 1, "T-5"),
            }
            for bad, (where, rule) in ends.items():
                body, kind = json.dumps({"text": bad}), {"content-type": "application/json"}
                response = await eve.client.post("/api/import", content=body, headers=kind)
                if bad in ("", "\ud800"):
                    assert response.status_code == 400
                    continue
                assert response.status_code == 422, (bad[:200], response.text)
                error = response.json()["error"]
                assert error["message"] and "‹" not in error["message"]
                assert (error["details"]["line"], error["rule"]) == (where, rule), (bad[-200:], error)

    run(story())


def _line(text: str, begins: str) -> str:
    """The line that begins like this."""
    return next(line for line in text.split("\n") if line.startswith(begins))


def _seats(text: str) -> list[str]:
    """The lines of a match file that say who plays what."""
    return [line for line in text.split("\n") if line.startswith("seat: ")]


def _number(text: str, begins: str) -> int:
    """The number of the line that begins like this."""
    return text.split("\n").index(_line(text, begins)) + 1


@pytest.mark.parametrize("game", GAMES)
def test_a_made_up_state_is_played_on_or_refused_but_never_fails(game: str) -> None:
    """Whatever somebody writes into the given state: a match that goes on, or a line and a sentence."""
    text = write_match(what_if(played(game, 3, clicks=20), 6))
    start, rng = _line(text, "start:"), Random(1)
    numbers = [number for number, sign in enumerate(start) if sign.isdigit()]
    good = bad = 0
    for _ in range(60):
        made_up = list(start)
        for at in rng.sample(numbers, rng.choice((1, 2))):
            made_up[at] = rng.choice("0123456789")
        read = reading(text.replace(start, "".join(made_up)))
        if read.header is None:
            assert read.line and read.message_id and read.rule
            bad += 1
        else:
            good += 1
    assert good and bad


def test_a_match_file_with_more_entries_than_a_table_holds_is_refused(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played("1969", 3)
    monkeypatch.setattr(match_import, "MOST_ENTRIES", len(match.log) - 1)

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            refused = await ann.post("/import", {"text": write_match(match)}, 422)
            assert refused["error"]["id"] == "refused-import-entries"

    run(story())


def test_a_given_state_of_very_many_steps_is_refused(sqlite_url: str) -> None:
    """Chance would take ten thousand steps in one go, while nobody else is served."""
    text = write_match(what_if(played("rocketmen", 3, clicks=10), 0)).partition("\n\n")[0] + "\n\n"
    state = json.loads(_line(text, "start:").removeprefix("start:"))
    state["agenda"] += [{"type": "PickFirstPlayer"}] * 9_000
    long = _with_line(text, "start:", f"start: {json.dumps(state)}")

    async def story() -> None:
        async with house(sqlite_url) as room:
            refused = await (await room.person("Eve")).post("/import", {"text": long}, 422)
            assert refused["error"]["id"] == "refused-import-start"

    run(story())


def test_a_match_file_that_never_ends_is_given_up(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_import, "READER", (sys.executable, "-c", "while True: pass"))
    monkeypatch.setattr(reader_pool, "PATIENCE", 0.2)

    async def story() -> None:
        async with house(sqlite_url) as room:
            eve = await room.person("Eve")
            refused = await eve.post("/import", {"text": "x"}, 422)
            assert refused["error"]["id"] == "refused-import-slow"

    run(story())


def test_the_probe_finds_a_state_that_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("1969", 3, clicks=20)
    whole = begin(match.game, match.header, match.state)
    probe(whole)
    monkeypatch.setattr(whole.game, "laws", lambda state, before=None: ["two moons"])
    with pytest.raises(Exception, match="two moons"):
        probe(whole)


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


def test_private_tables_stay_private(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            secret, (ann, _) = await over(room, "rocketmen", private=True)
            public, _ = await over(room, "rocketmen", "Cid Dora")
            eve = await room.person("Eve")
            seats = [RANDOM] * 2

            async def done(person: Person, path: str, body: Json) -> str:
                """A table that plays itself to the end."""
                table = str((await person.post(path, {"seats": seats, **body}, 201))["id"])
                while (await person.get(f"/tables/{table}"))["status"] != "finished":
                    await asyncio.sleep(0.01)
                return table

            for path, body in ((f"/tables/{secret}/fork", {"entry": 3}), (f"/tables/{secret}/again", {})):
                table = await done(ann, path, body)
                assert (await ann.get(f"/tables/{table}"))["private"]
            # Who has the first one's link sees that the deal was played, and gets no link to another table.
            assert [one["table"] for one in (await eve.get(f"/tables/{secret}/deals"))["finished"]] == [
                secret,
                None,
            ]
            hidden = await done(eve, f"/tables/{public}/again", {"private": True})
            assert [one["table"] for one in (await ann.get(f"/tables/{public}/deals"))["finished"]] == [
                public
            ]
            listed = await eve.get(f"/tables/{hidden}/deals")
            assert [one["table"] for one in listed["finished"]] == [public, hidden]

    run(story())


# --- rules that have changed -------------------------------------------------------------------------


def _spoil(folder: Path, table: str, number: int) -> None:
    """From this entry on the game no longer follows the rules."""
    connection = sqlite3.connect(folder / "race.db")
    values = ("fly-to-the-sun", table, number)
    connection.execute("UPDATE entries SET action = ? WHERE table_id = ? AND number >= ?", values)
    connection.commit()
    connection.close()


def test_a_broken_game_can_be_looked_at_as_far_as_it_goes(sqlite_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            running, (ann, bob) = await table_of(room, "1969", "Ann Bob")
            await play(running, [ann, bob], most=30)
            finished, _ = await over(room, "1969", "Cid Dora")
            cookies = ann.client.cookies
            seed = _seed(tmp_path, running)
            log = (await export(ann, finished)).split("\n\n", 1)[1]
        for table in (running, finished):
            _spoil(tmp_path, table, 20)
        async with house(sqlite_url) as room:
            ann, stranger = await room.person(), await room.person()
            ann.client.cookies = cookies
            for table, person in ((running, ann), (finished, stranger)):
                latest = await person.get(f"/tables/{table}/replay")
                assert latest["problem"] and latest["at"] == latest["last"] > 0
                for at in range(latest["last"] + 1):
                    await person.get(f"/tables/{table}/replay/{at}")
                await person.get(f"/tables/{table}/replay/{latest['last'] + 1}", 404)
            # The whole log of a game that was not over has everybody's secrets in it.
            await stranger.get(f"/tables/{running}/replay?entry=3", 403)
            saved = (await ann.client.get(f"/api/tables/{running}/export")).json()
            assert saved["problem"] and saved["news"] and str(seed) not in str(saved)
            assert "fly-to-the-sun" not in str(saved) + str(latest)
            fork = (await ann.post(f"/tables/{running}/fork", {"at": 3}, 201))["id"]
            await play(fork, [ann], most=3)
            text = await export(stranger, finished)
            head, _, rest = text.partition("\n\n")
            assert head.startswith("spacerace match 1\n") and rest.startswith("# ")
            assert rest.split("\n")[1:21] == log.split("\n")[:20] and "fly-to-the-sun" in rest
            await stranger.post(f"/tables/{finished}/again", {"seats": [{}, {}]}, 409)
            bad = await stranger.post("/import", {"text": text}, 422)
            assert bad["error"]["details"]["line"] == head.count("\n") + 2 + 1 + 21

    run(story())


def test_several_moments_at_once_are_the_same_as_each_alone_and_no_more_may_be_seen(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, (ann, bob) = await table_of(room, "rocketmen", "Ann Bob", options={"round_cap": 25})
            await play(table, [ann, bob], most=40)
            many = await bob.get(f"/tables/{table}/moments?first=3&count=8")
            assert many == [await bob.get(f"/tables/{table}/replay/{at}") for at in range(3, 11)]
            news = await bob.get(f"/tables/{table}/news")
            assert news == (await bob.state(table, since=0))["news"]
            assert [moment["news"] for moment in many] == news[2:10]
            for path in ("moments", "news"):
                refused = await bob.get(f"/tables/{table}/{path}?seat=0", expect=403)
                assert refused["error"]["id"] == "refused-not-your-seat"
            last = many[0]["last"]
            assert len(await bob.get(f"/tables/{table}/moments?first={last}&count=50")) == 1
            await bob.get(f"/tables/{table}/moments?first={last + 1}", expect=404)
            await play(table, [ann, bob], seed=2)
            stranger = await room.person()
            assert (await stranger.get(f"/tables/{table}/moments?seat=0&count=1"))[0]["seat"] == 0
            assert await stranger.get(f"/tables/{table}/news?seat=1") != await stranger.get(
                f"/tables/{table}/news?seat=0"
            )

    run(story())
