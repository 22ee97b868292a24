"""What is hidden stays hidden: two tables that differ in nothing but what is hidden give the same answers."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from spacerace.games import GAMES, header_of
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode
from spacerace.kernel.copying import copy_of
from spacerace.kernel.match import Match
from spacerace.kernel.seats import SPECTATOR
from spacerace.server import store
from spacerace.server.game_start import begin_play
from spacerace.server.keys import hash_of
from spacerace.server.models import NewTable, SeatWanted
from spacerace.server.table_changes import Change
from spacerace.server.tables import Tables
from tests.games.rocketmen import eager
from tests.server.all_routes import litestar_of
from tests.server.inside import Json, house
from tests.server.walking import EXPECTED, GUARD, TABLE, Answer, Walk, knock, listening

pytestmark = pytest.mark.untraced

#: What may differ between two tables of the same game: when things happened.
TIMES = re.compile(r'"(created|turn_began|made)":\d+')
#: How far two tables are followed, and how many of the game's texts are tried where they do not belong.
STEPS, TRIED = 5, 12
#: The host of all these tables; how long a live line gets to tell what it should not, in seconds.
NOBODY, SETTLED = "nobody", 0.02
#: After so many seconds a message that one line told and the other did not is lost.
LOST = 60
#: After so many clicks of a game the cards are dealt anew.
MOMENTS = (4, 25, 60, 110)


def tables_of(app: Any) -> Tables:
    """The application's tables."""
    tables: Tables = litestar_of(app).dependencies["tables"].dependency()  # type: ignore[union-attr]
    return tables


class Twin(NamedTuple):
    """One of two tables that look the same to somebody."""

    table: str
    #: By seat; spectators have none.
    tokens: dict[int, str]

    def headers(self, watcher: int) -> dict[str, str]:
        """What a watcher brings along."""
        return {} if watcher == SPECTATOR else {"authorization": f"Bearer {self.tokens[watcher]}"}


class Twins:
    """Two tables that differ in what one watcher cannot see."""

    def __init__(self, walk: Walk, watcher: int, one: Twin, two: Twin) -> None:
        """Nobody has looked yet."""
        self.walk, self.watcher, self.both = walk, watcher, (one, two)
        #: What the watcher has heard over a live line of either table.
        self.heard: list[list[str]] = [[], []]

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[None]:
        """Be on a live line of either table."""
        app, (one, two) = self.walk.room.app, self.both
        paths = [f"/api/tables/{twin.table}/live" for twin in self.both]
        async with (
            listening(app, paths[0], one.headers(self.watcher)) as first,
            listening(app, paths[1], two.headers(self.watcher)) as second,
        ):
            self.heard = [first, second]
            yield

    async def compare_lines(self) -> None:
        """Both lines have told the same, message by message; neither has been rung for nothing."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOST):
                await self._until_as_many()
        one, two = [
            [self._same(Answer(200, text), twin).text for text in heard]
            for heard, twin in zip(self.heard, self.both, strict=True)
        ]
        assert one and one == two, self.watcher

    async def _until_as_many(self) -> None:
        """Wait for the slower of the two lines."""
        while True:
            await asyncio.sleep(SETTLED)
            if len(self.heard[0]) == len(self.heard[1]) > 0:
                return

    async def hide_a_step(self) -> bool:
        """Somebody does at one table alone what the watcher cannot see: nothing tells at which."""
        record = await tables_of(self.walk.room.app).cache.current(self.both[0].table)
        play = record.play
        assert play is not None
        game, state, seat = play.game, play.match.state, play.awaited
        if seat is None or seat == self.watcher:
            return False
        for option in play.match.options:
            after, text = copy_of(state), game.write_action(state, option)
            game.advance(after, option)
            facts = [game.redact(fact, self.watcher) for fact in after.facts]
            seen = any(fact is not None for fact in facts) or game.to_act(after) != seat
            if not seen and game.view(after, self.watcher) == game.view(state, self.watcher):
                break
        else:
            return False
        before = await self._lists(), [len(heard) for heard in self.heard]
        twin, path = self.both[0], f"/api/tables/{self.both[0].table}/actions"
        body = {"at": play.at(seat), "action": text}
        response = await self.walk.client.post(path, json=body, headers=twin.headers(seat))
        assert response.status_code == 200, response.text
        await self.compare_lines()
        assert (await self._lists(), [len(heard) for heard in self.heard]) == before, (self.watcher, text)
        await self.look_everywhere()
        return True

    async def _lists(self) -> list[str]:
        """The lists that somebody gets who is host of both tables."""
        headers = {"authorization": f"Bearer {NOBODY}"}
        paths = ("/api/mine", "/api/tables?status=running")
        return [(await self.walk.client.get(path, headers=headers)).text for path in paths]

    async def look(self, path: str) -> Json:
        """What the watcher gets at a path of either table, which must be the same to the byte."""
        method, answers = "WS" if path.startswith("/live") else "GET", []
        for twin in self.both:
            address, _, query = f"/api/tables/{twin.table}{path}".partition("?")
            headers = twin.headers(self.watcher)
            if method == "WS":
                answer = await knock(self.walk.room.app, address, query, headers)
            else:
                response = await self.walk.client.get(f"{address}?{query}", headers=headers)
                answer = Answer(response.status_code, response.text)
            answers.append(self._same(answer, twin))
        assert answers[0] == answers[1], (self.watcher, path)
        found: Json = json.loads(answers[0].text.splitlines()[-1])
        return found

    def _same(self, answer: Answer, twin: Twin) -> Answer:
        """An answer without names and times of its table."""
        return Answer(answer.status, TIMES.sub(r'"\1":0', answer.text.replace(twin.table, "TABLE")))

    async def look_at_lists(self) -> None:
        """The lists in which the tables stand: the same, and neither tells which was changed last."""
        answers = []
        for twin in self.both:
            response = await self.walk.client.get("/api/mine", headers=twin.headers(self.watcher))
            answers.append(self._same(Answer(response.status_code, response.text), twin))
        assert answers[0] == answers[1], self.watcher

    async def look_everywhere(self) -> None:
        """All that there is to see, by every route that shows something of a table."""
        await self.look_at_lists()
        shown = {route.partition(TABLE)[2] for route in EXPECTED if route.startswith((f"GET {TABLE}", "WS"))}
        state = await self.look("/state")
        for path in shown:
            for at in range(state["at"] + 1) if "{at}" in path else (0,):
                await self.look(path.format(at=at, language="en"))
        await self.look("/state?words=en")
        await self.look("/live?words=en&since=1")

    async def post(self, seat: int, body: Json, path: str = "/actions") -> list[Answer]:
        """The same request at both tables."""
        answers = []
        for twin in self.both:
            address = f"/api/tables/{twin.table}{path}"
            response = await self.walk.client.post(address, json=body, headers=twin.headers(seat))
            answers.append(self._same(Answer(response.status_code, response.text), twin))
        return answers

    async def try_what_does_not_fit(self, texts: list[str]) -> None:
        """A no tells nothing either, whatever is tried."""
        state = await self.look("/state")
        offered = {option["action"] for option in state["options"]}
        for text in texts:
            if text not in offered:
                for path, status in (("/actions", 409), ("/why", 200)):
                    one, two = await self.post(self.watcher, {"at": state["at"], "action": text}, path)
                    assert one.status == status and one == two, (self.watcher, path, text)
        # Nor does what is only tried, or a list that fails at its end.
        for action in sorted(offered)[:12]:
            body = {"at": state["at"], "actions": [action]}
            one, two = await self.post(self.watcher, body, "/draft")
            assert one.status in (200, 409) and one == two, (self.watcher, action)
            one, two = await self.post(self.watcher, {**body, "actions": [action, "nonsense"]})
            assert one.status == 409 and one == two, (self.watcher, action)

    async def states(self, seat: int) -> list[Json]:
        """How both tables stand for a seat."""
        paths = [(f"/api/tables/{twin.table}/state?since=0", twin.headers(seat)) for twin in self.both]
        return [(await self.walk.client.get(path, headers=headers)).json() for path, headers in paths]

    async def step(self, rng: Random) -> bool:
        """Whoever is awaited does the same at both; False if it cannot be, or this shows to the watcher."""
        state = await self.look("/state")
        seat, since = state["awaited"], state["at"]
        if seat is None:
            return False
        one, two = await self.states(seat)
        both = [{option["action"] for option in found["options"]} for found in (one, two)]
        common = sorted(both[0] & both[1])
        if not common or one["at"] != two["at"]:
            return False
        await self.post(seat, {"at": one["at"], "action": rng.choice(common)})
        # Chance may show one thing here and another there, if only for a moment: dice, a card for this seat.
        first, second = [await self.views(twin, since) for twin in self.both]
        return (
            all(pair[0] == pair[1] for pair in zip(first, second, strict=False)) and first[-1] == second[-1]
        )

    async def views(self, twin: Twin, since: int) -> list[Any]:
        """What the watcher has seen at a table, moment by moment."""
        path, headers = f"/api/tables/{twin.table}/replay", twin.headers(self.watcher)
        last = (await self.walk.client.get(path, headers=headers)).json()["last"]
        moments = range(since, last + 1)
        return [
            (await self.walk.client.get(f"{path}/{at}", headers=headers)).json()["view"] for at in moments
        ]


async def set_up(walk: Walk, match: Match, start: Any, seed: int) -> Twin:
    """A table at which a game goes on from a state, with a program on every seat."""
    tables, header = tables_of(walk.room.app), msgspec.structs.replace(match.header, seed=seed)
    seats = [SeatWanted("program", name) for name in header.seats]
    wanted = NewTable(
        game=header.game,
        seats=seats,
        options=dict(header.options),
        edition=header.edition,
        mode=header.mode,
    )
    record, tokens = tables.opening.new_record(wanted, hash_of(NOBODY))
    async with tables.database.write() as connection:
        await store.add_table(connection, record, now=record.created)
        await begin_play(Change(connection, record), header, start)
        await store.save_table(connection, record, now=record.created)
        record.version += 1
    tables.cache.remember(record)
    return Twin(record.id, tokens)


def moments(name: str, players: int, edition: str, mode: str) -> Iterator[tuple[Match, list[str]]]:
    """Moments of a game, and texts of actions that were possible at one time or another."""
    game, rng, texts = GAMES[name], Random(players), list[str]()
    seats = ["Ann", "Bob", "Cid"][:players]
    match = Match(game, header_of(game, seats=seats, seed=players, edition=edition, mode=mode))
    for click in range(max(MOMENTS) + 1):
        match.draw()
        if match.awaited is None:
            return
        options = game.canonical_options(match.state)
        texts += [game.write_action(match.state, option) for option in options]
        if click in MOMENTS:
            yield match, rng.sample(sorted(set(texts)), min(TRIED, len(set(texts))))
        match.play(match.awaited, eager.choose(options, rng) if name == "rocketmen" else rng.choice(options))


#: Every edition and mode; one with three seats, where two others may not know of each other.
SETUPS = [
    (name, min(2, max(setup.players)), setup.edition, setup.mode)
    for name, game in GAMES.items()
    for setup in game.SETUPS
] + [("rocketmen", 3, "final", "standard")]


@pytest.mark.parametrize("name, players, edition, mode", SETUPS)
def test_dealing_anew_what_is_hidden_changes_no_byte_of_any_answer(
    sqlite_url: str, name: str, players: int, edition: str, mode: str
) -> None:
    """For every seat and for spectators, at several moments of a game and for some steps after each."""

    async def story() -> int:
        compared = hidden = 0
        async with house(sqlite_url) as room:
            walk = Walk(room, sqlite_url, await room.person())
            for number, (match, texts) in enumerate(moments(name, players, edition, mode)):
                game, rng = match.game, Random(number)
                for watcher in (*range(players), SPECTATOR):
                    luck = Luck(100 * number + watcher)
                    other = game.determinize(game.view(match.state, watcher), luck)
                    if encode(other) == encode(match.state):
                        continue
                    # With another seed even what is drawn from now on differs; but dice are for all to see.
                    seed = 2 if number % 2 and name == "rocketmen" else 1
                    one = await set_up(walk, match, match.state, 1)
                    two = await set_up(walk, match, other, seed)
                    twins = Twins(walk, watcher, one, two)
                    await twins.look_everywhere()
                    if watcher != SPECTATOR:
                        await twins.try_what_does_not_fit(texts)
                    followed = True
                    async with twins.listen():
                        await twins.compare_lines()
                        for _ in range(STEPS):
                            followed = await twins.step(rng)
                            if not followed:
                                break
                            await twins.look("/state")
                            await twins.compare_lines()
                            compared += 1
                        if followed:
                            await twins.look_everywhere()
                            hidden += await twins.hide_a_step()
                    compared += 1
        # Alone there is nobody to hide anything from.
        assert hidden or players == 1 or name == "1969"
        return compared

    # All four moments, and some steps after them.
    assert asyncio.run(asyncio.wait_for(story(), GUARD)) > 4 * (players + 1) + 5
