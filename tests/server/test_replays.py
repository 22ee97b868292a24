"""Afterwards: replays of a game, moment by moment, and who may see them."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from spacerace.games import game_named
from spacerace.kernel.codec import read_match
from spacerace.kernel.match import Match, Undo
from spacerace.kernel.seats import SPECTATOR
from spacerace.server import replay_cache
from spacerace.server.play import Play, begin
from tests.server.archive_tables import RANDOM, Seen, _seed, click, export, over, played, table_of
from tests.server.inside import Json, Person, house, play, run

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


# --- the same deal ---------------------------------------------------------------------------------


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
