"""The bots of the server: what a table may ask for, and bots of the host."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from spacerace.games import GAMES
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel.codec import encode
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Game
from spacerace.kernel.match import Match
from spacerace.server.bot_pool import BotPool
from spacerace.server.bot_queue import is_searching
from spacerace.server.settings import Thinking
from tests.server.bot_hall import GUARD

LIMITED = BotPool(Thinking(workers=1, simulations=300, budget_seconds=1.5))


@pytest.mark.parametrize("bot", ["random", "idle", "sense", "search", "search:300", "search:1.5s"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_table_may_ask_for_our_bots_within_the_budget(bot: str, game: Game) -> None:
    """Up to the very limit."""
    LIMITED.check(bot, game)


@pytest.mark.parametrize(
    "bot, why",
    [
        ("clever", "There is no bot"),
        ("mine.py", "There is no bot"),
        ("/tmp/mine.py", "There is no bot"),
        ("sense:mine.py", "There is no bot"),
        ("search:/tmp/mine.py", "There is no bot"),
        ("", "There is no bot"),
        ("sense:5", "takes no budget"),
        ("search:", "is no budget"),
        ("search:0", "is no budget"),
        ("search:301", "300 simulations at most"),
        ("search:1000000", "asks for 1000000; ask for fewer"),
        ("search:1.501s", "1.5 seconds at most"),
    ],
)
def test_a_table_may_not_ask_for_more(bot: str, why: str) -> None:
    """No file, no budget above the host's; the refusal is a sentence."""
    with pytest.raises(BadSetup) as refusal:
        LIMITED.check(bot, rocketmen)
    assert why in str(refusal.value)


def test_a_table_may_ask_for_a_bot_of_the_host() -> None:
    """By its name alone; its file stays with the host."""
    pool = BotPool(Thinking(workers=1), own_bots={"champion": "/srv/champion.py"})
    pool.check("champion", rocketmen)
    for bot, why in (
        ("champion:200", 'The bot "champion" takes no budget'),
        ("/srv/champion.py", "There is no bot"),
        ("other", "search, champion"),
    ):
        with pytest.raises(BadSetup) as refusal:
            pool.check(bot, rocketmen)
        assert why in str(refusal.value)
    assert is_searching("champion") and not is_searching("sense")


def test_a_worker_asks_the_bot_of_the_host(tmp_path: Path) -> None:
    """It chooses for its seat, in a process of its own like any bot."""
    code = """class Last:
    def __init__(self, game, seed): pass
    def choose(self, view, options, clock): return options[-1]
"""
    (tmp_path / "last.py").write_text(code)
    match = Match(rocketmen, rocketmen.prepare(seats=["a", "b"], seed=3))
    match.draw()
    seat = match.awaited
    assert seat is not None and len(match.options) > 1
    view = rocketmen.view(match.state, seat)
    options = [rocketmen.write_action(view, option) for option in match.options]

    async def scenario() -> int:
        own = {"last": str(tmp_path / "last.py")}
        pool = BotPool(Thinking(workers=1, seconds=GUARD), own_bots=own)
        await pool.start()
        try:
            async with asyncio.timeout(GUARD):
                return await pool.choose(
                    table_id="t",
                    header=match.header,
                    seat=seat,
                    bot="last",
                    view=encode(view),
                    options=options,
                    seed=1,
                )
        finally:
            await pool.stop()

    assert asyncio.run(scenario()) == len(options) - 1


def test_a_search_without_a_budget_has_one_too() -> None:
    """A host who allows little allows no search that says nothing of its budget."""
    with pytest.raises(BadSetup, match="50 simulations at most"):
        BotPool(Thinking(simulations=50)).check("search", rocketmen)
