"""The machine's clock jumps, the machine sleeps, the server is away: nobody's turn is lost or prolonged."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import update

from spacerace.server import clock as clocks
from spacerace.server import schema, store, table_record
from spacerace.server.clock import JUMP, SETTLED, STEP, Clock
from spacerace.server.database import Database
from spacerace.server.scheduler import Scheduler
from tests.server.inside import House, Json, Person, house, run
from tests.server.test_turns import server_of

HOUR, DAY = 3_600_000, 86_400_000
#: A person has a day for a turn, then a bot plays.
CHOICES = {"limit": {"seconds": 86_400, "bot": "random"}}


class Machine:
    """The two clocks of a machine: one that can be set, one that cannot."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """They go as they do."""
        self._wall, self._steady = time.time_ns, time.monotonic_ns
        self.set_by = self.passed = 0
        monkeypatch.setattr(time, "time_ns", lambda: self._wall() + (self.set_by + self.passed) * 1_000_000)
        monkeypatch.setattr(time, "monotonic_ns", lambda: self._steady() + self.passed * 1_000_000)

    def stand_still(self) -> None:
        """From now on only as much time passes as a test lets pass."""
        wall, steady = self._wall(), self._steady()
        self._wall, self._steady = (lambda: wall), (lambda: steady)

    def set(self, by: int) -> None:
        """Somebody sets the clock, by so many milliseconds. A machine that sleeps does the same."""
        self.set_by += by

    def let_pass(self, milliseconds: int) -> None:
        """Time passes."""
        self.passed += milliseconds


@pytest.fixture
def machine() -> Iterator[Machine]:
    """This machine; the clock of the server begins with it, and once more afterwards."""
    with pytest.MonkeyPatch.context() as patch:
        machine = Machine(patch)
        clocks.CLOCK.begin()
        yield machine
    clocks.CLOCK.begin()


# --- the clock alone -----------------------------------------------------------------------------


def near(found: int, wanted: int, *, by: int = 30_000) -> bool:
    """About the same: time passes while a test runs."""
    return abs(found - wanted) <= by


def test_a_jump_is_not_followed_until_it_has_settled(machine: Machine) -> None:
    machine.stand_still()
    clock = Clock()
    began = clock.now()
    machine.set(40 * DAY)
    assert clock.look() == 0 and clock.in_doubt and near(clock.now(), began)
    machine.let_pass(SETTLED // 2)
    assert clock.look() == 0
    # Another jump begins anew.
    machine.set(DAY)
    assert clock.look() == 0
    machine.let_pass(SETTLED - 1_000)
    assert clock.look() == 0
    machine.let_pass(1_000)
    jump = clock.look()
    assert near(jump, 41 * DAY)
    clock.believe(jump)
    assert not clock.in_doubt and near(clock.off, 0) and clock.look() == 0
    clock.believe(jump)
    assert not clock.in_doubt


def test_a_clock_that_is_set_back_in_time_has_changed_nothing(machine: Machine) -> None:
    machine.stand_still()
    clock = Clock()
    machine.set(-3 * DAY)
    assert clock.look() == 0 and clock.in_doubt
    machine.set(3 * DAY)
    assert clock.look() == 0 and not clock.in_doubt
    machine.let_pass(SETTLED)
    assert clock.look() == 0


@pytest.mark.parametrize("by", [JUMP // 2, -JUMP // 2])
def test_a_small_difference_is_made_up_slowly_and_never_backwards(machine: Machine, by: int) -> None:
    machine.stand_still()
    clock = Clock()
    machine.set(by)
    latest = clock.now()
    for _ in range(2 * JUMP // STEP):
        machine.let_pass(1_000)
        assert clock.look() == 0
        assert clock.now() > latest
        latest = clock.now()
    assert abs(clock.off) <= STEP


# --- turns ---------------------------------------------------------------------------------------


async def waiting(room: House, choices: Json = CHOICES) -> tuple[str, Person]:
    """A table that waits for a person, who has a day."""
    ann, bob = await room.person("Ann"), await room.person("Bob")
    table = (await ann.open("1969", choices=choices))["id"]
    await bob.join(table)
    return table, ann


async def about(person: Person, table: str) -> tuple[Any, ...]:
    """What a jump could change of a table: the turn, its times, how much was played."""
    found: Json = await person.get(f"/tables/{table}")
    info: Json = found.get("table", found)
    state = await person.state(table)
    return info["turn"], info["awaited"], info["status"], state["at"], info["turn_began"], info["deadline"]


async def look_around(room: House) -> None:
    """All that the server does by itself, at once."""
    server = server_of(room)
    await server.scheduler.compare_clocks()
    await server.scheduler.beat()
    await server.scheduler.look(cut_off=0)
    await server.sweep()
    for driver in list(server.tables.bot_moves._drivers.values()):
        await driver


def test_six_seconds_with_the_clock_forty_days_ahead_change_nothing(
    database_url: str, machine: Machine
) -> None:
    """No bot plays a person's turn, no table is swept away, and every deadline is where it was."""

    async def story() -> None:
        async with house(database_url, idle_days=30) as room:
            table, ann = await waiting(room)
            lonely = (await ann.open("1969"))["id"]
            before = await about(ann, table)
            machine.set(40 * DAY)
            for _ in range(6):
                await look_around(room)
                machine.let_pass(1_000)
            assert await about(ann, table) == before
            machine.set(-40 * DAY)
            await look_around(room)
            assert await about(ann, table) == before
            await ann.get(f"/tables/{lonely}")
            # And a turn that begins meanwhile gets its day.
            machine.set(40 * DAY)
            later = (await waiting(room))[0]
            machine.set(-40 * DAY)
            _, _, _, _, began, deadline = await about(ann, later)
            assert near(began, clocks.wall()) and deadline == began + DAY

    run(story())


@pytest.mark.parametrize("jump", [8 * HOUR, -8 * HOUR, 40 * DAY], ids=["slept", "back", "boot"])
def test_turns_move_with_a_jump_that_is_believed(database_url: str, machine: Machine, jump: int) -> None:
    """A laptop that slept, a clock that was wrong at the start: everybody has as much time as before."""

    async def story() -> None:
        async with house(database_url) as room:
            table, ann = await waiting(room)
            before = await about(ann, table)
            left = before[-1] - clocks.now()
            machine.set(jump)
            await look_around(room)
            machine.let_pass(SETTLED)
            await look_around(room)
            after = await about(ann, table)
            assert after[:4] == before[:4]
            assert near(after[-1] - before[-1], jump) and after[-1] - after[-2] == DAY
            assert near(after[-1] - clocks.now(), left - SETTLED) and near(clocks.now(), clocks.wall())

    run(story())


def test_turns_move_once_however_many_processes_there_are(database_url: str, machine: Machine) -> None:
    """Each process has its own clock, and each finds out by itself."""

    async def story() -> None:
        async with house(database_url) as room:
            server = server_of(room)
            table, ann = await waiting(room)
            before = await about(ann, table)
            others = [
                Scheduler(server.tables, server.sweep, server.look_for_damage, clock=Clock())
                for _ in range(2)
            ]
            await look_around(room)
            machine.set(2 * HOUR)
            for other in others:
                await other.compare_clocks()
            await look_around(room)
            for _ in range(SETTLED // 20_000):
                machine.let_pass(20_000)
                for keeper in (others[0], server.scheduler, others[1]):
                    await keeper.compare_clocks()
                    await keeper.beat()
            for keeper in (*others, server.scheduler):
                await keeper.compare_clocks()
                await keeper.beat()
            after = await about(ann, table)
            assert near(after[-1] - before[-1], 2 * HOUR) and near(clocks.now(), clocks.wall())

    run(story())


@pytest.mark.parametrize("away", [7 * DAY, -3 * DAY], ids=["off", "wrong clock"])
def test_time_without_a_server_counts_for_nobody(database_url: str, machine: Machine, away: int) -> None:
    """A week later everybody goes on with the time that was left; so with a clock that is wrong then."""

    async def story() -> None:
        async with house(database_url) as room:
            table, ann = await waiting(room)
            before = await about(ann, table)
            left = before[-1] - clocks.now()
        cookies = ann.client.cookies
        machine.set(away)
        clocks.CLOCK.begin()
        async with house(database_url) as room:
            ann = await room.person("Ann")
            ann.client.cookies.update(cookies)
            await look_around(room)
            after = await about(ann, table)
            assert after[:4] == before[:4] and near(after[-1] - clocks.now(), left)

    run(story())


def test_nobody_loses_a_seat_by_a_vote_while_no_server_was_there(
    database_url: str, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sits there has as much time to object as before."""
    monkeypatch.setitem(table_record.PATIENCE, "live", 0)

    async def story() -> None:
        async with house(database_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            table = (await ann.open("1969"))["id"]
            await bob.join(table)
            people = [ann, bob]
            seat = (await ann.get(f"/tables/{table}"))["awaited"]
            before = (await people[1 - seat].put(f"/tables/{table}/seats/{seat}", {"kind": "open"}))["vote"]
            left = before["due"] - clocks.now()
        cookies = [person.client.cookies for person in people]
        machine.let_pass(DAY)
        async with house(database_url) as room:
            people = [await room.person(), await room.person()]
            for person, known in zip(people, cookies, strict=True):
                person.client.cookies.update(known)
            info = await people[1 - seat].post(f"/tables/{table}/vote", {"agree": True})
            assert info["seats"][seat]["kind"] == "person"
            assert near(info["vote"]["due"] - clocks.now(), left)


def test_time_in_which_the_server_stood_still_counts_for_nobody(database_url: str, machine: Machine) -> None:
    """Somebody stopped the process, and let it go on: nobody could play meanwhile."""

    async def story() -> None:
        async with house(database_url) as room:
            table, ann = await waiting(room)
            before = await about(ann, table)
            machine.let_pass(2 * DAY)
            # Whatever comes first.
            await server_of(room).scheduler.look()
            await look_around(room)
            after = await about(ann, table)
            assert after[:4] == before[:4] and near(after[-1] - before[-1], 2 * DAY)

    run(story())


def test_time_without_a_database_counts_for_nobody(
    database_url: str, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But time counts as soon as the server can play again."""

    async def story() -> None:
        async with house(database_url) as room:
            table, ann = await waiting(room, {"limit": {"seconds": 300, "bot": "random"}})
            before = await about(ann, table)
            with monkeypatch.context() as patch:
                patch.setattr(Database, "_connect", gone)
                for _ in range(10):
                    machine.let_pass(60_000)
                    with pytest.raises(ConnectionResetError):
                        await look_around(room)
            await look_around(room)
            after = await about(ann, table)
            assert after[:4] == before[:4] and near(after[-1] - before[-1], 600_000)
            for _ in range(4):
                machine.let_pass(90_000)
                await look_around(room)
            assert (await about(ann, table))[3] > before[3]

    async def gone(self: Database, engine: object) -> None:
        raise ConnectionResetError

    run(story())


def test_a_turn_that_ran_out_before_the_server_left_is_over(database_url: str, machine: Machine) -> None:
    """What is moved is the time without a server, and no more."""

    async def story() -> None:
        async with house(database_url) as room:
            table, ann = await waiting(room)
            before = await about(ann, table)
        # Nobody was there in the last moment before.
        machine.let_pass(7 * DAY)
        async with house(database_url) as room:
            server = server_of(room)
            async with server.database.write() as connection:
                beat = await store.last_beat(connection, otherwise=0)
                assert near(beat, clocks.now())
                tables = schema.tables
                await connection.execute(update(tables).values(deadline=clocks.now(), version=99))
            server.tables.cache.forget_all()
            await look_around(room)
            ann2 = await room.person("Ann")
            ann2.client.cookies.update(ann.client.cookies)
            assert (await about(ann2, table))[3] > before[3]

    run(story())
