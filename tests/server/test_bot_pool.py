"""The bots of the server: real worker processes take turns, and people come before bots."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path

import msgspec
import pytest

from spacerace.bots import bot_named
from spacerace.games import GAMES, header_of
from spacerace.kernel.codec import encode
from spacerace.kernel.game import Game
from spacerace.kernel.match import Match
from spacerace.server import settings
from spacerace.server.bot_pool import BotPool
from spacerace.server.bot_queue import LAST_FIRST, Rank
from spacerace.server.settings import Thinking
from tests.server.bot_hall import GUARD, LAST, POSITION, SEED, Hall, in_hall

# --- fairness ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_goes_as_if_the_bots_sat_at_the_table(game: Game) -> None:
    """What a worker chooses is what the bot chooses from the same view and seed; so to the end of a game."""
    asyncio.run(whole_game(game))


async def whole_game(game: Game) -> None:
    """Ask the workers and the bots themselves."""
    match = Match(game, header_of(game, seats=("Ann", "Bob", "Cid"), seed=69))
    seats = ("sense", "random", "sense")
    pool = BotPool(Thinking(workers=1, seconds=GUARD))
    await pool.start()
    try:
        while match.draw() is not None and (seat := match.awaited) is not None:
            options, view = game.canonical_options(match.state), game.view(match.state, seat)
            # A search now and then, for it takes longer.
            bot = "search:8" if len(match.log) % 60 == 0 else seats[seat]
            seed = len(match.log)
            chosen = await pool.choose(
                table_id="here",
                header=match.header,
                seat=seat,
                bot=bot,
                view=encode(view),
                options=[game.write_action(match.state, action) for action in options],
                seed=seed,
            )
            if len(options) > 1:
                assert options[chosen] == bot_named(bot, game, seed).choose(view, options, None)
            match.play(seat, options[chosen])
    finally:
        await pool.stop()
    assert game.result(match.state).end_reason
    assert pool.failures == 0 and pool.decisions > 100


def test_a_worker_is_told_nothing_but_view_options_and_header(tmp_path: Path, monkeypatch) -> None:
    """Neither the deal's seed nor the settings of the server reach a worker."""
    monkeypatch.setenv(settings.VARIABLE, "a password")
    heard = tmp_path / "heard"
    script = tmp_path / "listener.py"
    script.write_text(
        "import os, sys\n"
        "from spacerace.server.bot_worker import Answer, frame\n"
        "from msgspec.msgpack import encode\n"
        "pipe = sys.stdout.buffer\n"
        "pipe.write(frame(b'')), pipe.flush()\n"
        "question = sys.stdin.buffer.read(int.from_bytes(sys.stdin.buffer.read(4), 'big'))\n"
        f"open({str(heard)!r}, 'wb').write(question)\n"
        f"open({str(heard)!r} + '.environment', 'w').write(repr(dict(os.environ)))\n"
        "pipe.write(frame(encode(Answer(chosen=1)))), pipe.flush()\n"
        "sys.stdin.read()\n"
    )

    async def scenario() -> None:
        pool = BotPool(Thinking(workers=1), (sys.executable, str(script)))
        await pool.start()
        assert await POSITION.put(pool, "sense", seed=7) == 1
        await pool.stop()

    asyncio.run(scenario())
    told = msgspec.msgpack.decode(heard.read_bytes())
    header = msgspec.json.decode(told.pop("header"))
    assert told == {"bot": "sense", "view": POSITION.view, "options": POSITION.options, "seed": "7"}
    bare = msgspec.structs.replace(POSITION.header, seed=0)
    assert header == msgspec.json.decode(msgspec.json.encode(bare))
    for secret in (str(SEED).encode(), SEED.to_bytes(8, "big"), SEED.to_bytes(8, "little")):
        assert secret not in heard.read_bytes()
    assert "a password" not in Path(f"{heard}.environment").read_text()


# --- who gets a worker ---------------------------------------------------------------------------


def test_searching_tables_do_not_hold_up_a_quick_one(tmp_path: Path) -> None:
    """Two tables search, and a third gets its answer meanwhile."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        slow = [asyncio.create_task(POSITION.put(pool, "search", table=f"t{n}", seed=n)) for n in (1, 2)]
        first = await hall.began.get()
        assert [await POSITION.put(pool, "sense", table="q") for _ in range(20)] == [POSITION.sensible] * 20
        assert not any(task.done() for task in slow)
        assert (pool.thinking, pool.waiting) == (1, 1)
        hall.let_go(first)
        hall.let_go(await hall.began.get())
        assert await asyncio.gather(*slow) == [LAST, LAST]
        assert (pool.decisions, pool.failures) == (22, 0)

    in_hall(tmp_path, Thinking(workers=2, seconds=GUARD), scenario)


def test_a_single_worker_takes_the_quick_first(tmp_path: Path) -> None:
    """A quick decision that came after a search that waits is made before it."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        slow = [asyncio.create_task(POSITION.put(pool, "search", table=f"t{n}", seed=n)) for n in (1, 2)]
        assert await hall.began.get() == 1
        quick = asyncio.create_task(POSITION.put(pool, "sense", table="q"))
        while pool.waiting < 2:
            await asyncio.sleep(0)
        hall.let_go(1)
        assert await quick == POSITION.sensible
        assert slow[0].done() and not slow[1].done()
        hall.let_go(await hall.began.get())
        await slow[1]

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_quick_decisions_without_end_let_a_search_begin(tmp_path: Path) -> None:
    """Of more quick tables than one worker can serve, some wait until a search has had its turn."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        async def flood(table: str) -> None:
            while True:
                await POSITION.put(pool, "idle", table=table)

        tables = [asyncio.create_task(flood(f"q{n}")) for n in range(3)]
        slow = asyncio.create_task(POSITION.put(pool, "search", table="s", seed=1))
        hall.let_go(await hall.began.get())
        assert await slow == LAST
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_tables_take_turns(tmp_path: Path) -> None:
    """A table that asks for much does not keep another from its turn."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        def ask(table: str, seed: int) -> asyncio.Task[int]:
            return asyncio.create_task(POSITION.put(pool, "search", table=table, seed=seed))

        tasks = [ask("greedy", 1)]
        order = [await hall.began.get()]
        tasks += [ask("greedy", 2), ask("greedy", 3), ask("modest", 4)]
        while pool.waiting < 3:
            await asyncio.sleep(0)
        for _ in range(3):
            hall.let_go(order[-1])
            order.append(await hall.began.get())
        assert order == [1, 2, 4, 3]
        hall.let_go(3)
        assert await asyncio.gather(*tasks) == [LAST] * 4

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_no_table_has_more_than_its_share(tmp_path: Path) -> None:
    """A table that asks for much has one worker, the other goes to a table that asks for little."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        tables = {1: "greedy", 2: "greedy", 3: "greedy", 4: "modest", 5: "late"}
        tasks = {
            seed: asyncio.create_task(POSITION.put(pool, "search", table=table, seed=seed))
            for seed, table in tables.items()
        }
        assert {await hall.began.get(), await hall.began.get()} == {1, 4}
        assert (pool.thinking, pool.waiting) == (2, 3)
        hall.let_go(4)
        assert await hall.began.get() == 5
        hall.let_go(1)
        assert await hall.began.get() == 2
        # One worker is free now, but the greedy table has its share.
        hall.let_go(5)
        await tasks[5]
        assert (pool.thinking, pool.waiting) == (1, 1)
        hall.let_go(2)
        hall.let_go(await hall.began.get())
        assert await asyncio.gather(*tasks.values()) == [LAST] * 5

    in_hall(tmp_path, Thinking(workers=3, seconds=GUARD), scenario)


def test_a_person_s_question_has_a_worker_though_searches_hold_all_others(tmp_path: Path) -> None:
    """With the first question a worker for people's questions is hired; quick bots keep theirs."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        slow = [asyncio.create_task(POSITION.put(pool, "search", table=f"t{n}", seed=n)) for n in (1, 2)]
        first = await hall.began.get()
        for _ in range(3):
            assert b"chosen" in await POSITION.ask(pool, "192.0.2.1", bot="search:5")
            assert await POSITION.put(pool, "sense", table="q") == POSITION.sensible
        assert not any(task.done() for task in slow)
        assert len(hall.alive) == 3
        hall.let_go(first)
        hall.let_go(await hall.began.get())
        await asyncio.gather(*slow)

    in_hall(tmp_path, Thinking(workers=2, seconds=GUARD), scenario)


def test_people_come_before_bots_and_bots_with_people_before_bots_alone(tmp_path: Path) -> None:
    """With one worker for all, whoever asked last; reviews come at the end."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        busy = asyncio.create_task(POSITION.put(pool, "search", table="busy", seed=1))
        await hall.began.get()
        order: list[str] = []

        async def wait(name: str, answer: Coroutine[None, None, object]) -> None:
            await answer
            order.append(name)

        ranks = (Rank.REVIEW, Rank.ALONE, Rank.PLAYED, Rank.ASKED)
        tasks = [
            asyncio.create_task(wait(rank.name, POSITION.ask(pool, rank.name, rank=rank))) for rank in ranks
        ]
        while pool.waiting < len(ranks):
            await asyncio.sleep(0)
        hall.let_go(1)
        await asyncio.gather(busy, *tasks)
        assert order == ["ASKED", "PLAYED", "ALONE", "REVIEW"]

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_a_review_is_done_though_bots_never_stop(tmp_path: Path) -> None:
    """Of so many times that a worker is given out, one goes to whoever comes last."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        async def flood(table: str) -> None:
            while True:
                await POSITION.put(pool, "idle", table=table)

        tables = [asyncio.create_task(flood(f"q{n}")) for n in range(3)]
        before = pool.decisions
        assert b"chosen" in await POSITION.ask(pool, "192.0.2.1", rank=Rank.REVIEW)
        assert pool.decisions - before <= 2 * LAST_FIRST
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)


def test_addresses_that_ask_take_turns(tmp_path: Path) -> None:
    """One that asks ten times at once does not keep another from its answer."""

    async def scenario(hall: Hall, pool: BotPool) -> None:
        busy = asyncio.create_task(POSITION.put(pool, "search", table="busy", seed=1))
        await hall.began.get()
        greedy = [asyncio.create_task(POSITION.ask(pool, "192.0.2.1")) for _ in range(10)]
        modest = asyncio.create_task(POSITION.ask(pool, "192.0.2.2"))
        while pool.waiting < 11:
            await asyncio.sleep(0)
        hall.let_go(1)
        await modest
        assert sum(task.done() for task in greedy) <= 2
        await asyncio.gather(busy, *greedy)

    in_hall(tmp_path, Thinking(workers=1, seconds=GUARD), scenario)
