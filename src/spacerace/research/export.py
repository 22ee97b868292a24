"""Decisions of many games as a table of data: a row for each choice among two or more options."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from spacerace import __version__
from spacerace.bots import Bot, bot_named, derived_seed
from spacerace.games.encoding import CELL_TYPE, Encoding
from spacerace.kernel.chance import bot_seed
from spacerace.kernel.errors import BadSetup
from spacerace.research.extras import from_extra
from spacerace.research.play import Play, rewards_of
from spacerace.research.table import Table

__all__ = ["FORMATS", "Decision", "Format", "about", "decisions_of", "write"]

Format = Literal["parquet", "jsonl"]
FORMATS: tuple[str, ...] = get_args(Format)
#: So many rows are written at once.
_ROWS = 4096


class Decision(NamedTuple):
    """One row."""

    #: The seed of the game: whoever plays it with the same bots gets the same rows.
    seed: int
    #: The choices of a game, counted from 0.
    decision: int
    seat: int
    #: The bot that chose.
    bot: str
    #: What the seat saw: a number for each column of the encoding.
    observation: bytes
    #: The numbers of the options that it had.
    mask: list[int]
    #: The number of the one it took, and its short text.
    choice: int
    action: str
    #: What chance brought since the choice before, hidden or not, as short texts.
    chance: list[str]
    #: What came of the game for this seat: its points, its lead over the best of the others, and its share of
    #: the win.
    score: int = 0
    margin: float = 0.0
    win: float = 0.0
    #: Whether the cap on rounds stopped the game.
    unfinished: bool = False


def decisions_of(table: Table, bots: Sequence[str], seed: int) -> list[Decision]:
    """The decisions of the game of this seed; one name of a bot is for all seats."""
    names = list(bots) * table.seats if len(bots) == 1 else list(bots)
    if len(names) != table.seats:
        raise BadSetup("", "refused-bot-count", {"bots": len(names), "players": table.seats})
    players: list[Bot] = [
        bot_named(name, table.rules, bot_seed(seed, seat)) for seat, name in enumerate(names)
    ]
    play = Play(table, seed, heard=True)
    found: list[Decision] = []
    while (seat := play.seat) is not None:
        bot = players[seat]
        view = None if bot.blind else play.game.view(play.state, seat)
        option = bot.choose(view, play.options, None)
        decision = Decision(
            seed=seed,
            decision=play.decisions,
            seat=int(seat),
            bot=names[seat],
            observation=play.observe(seat),
            mask=sorted(play.numbers),
            choice=play.numbers[play.options.index(option)],
            action=play.game.write_action(play.state, option),
            chance=play.heard or [],
        )
        found.append(decision)
        play.heard = []
        play.act(decision.choice)
    result = play.result()
    wins, margins = (rewards_of(result, table.seats, kind) for kind in ("win", "margin"))
    return [
        one._replace(
            score=result.scores[one.seat],
            margin=margins[one.seat],
            win=wins[one.seat],
            unfinished=result.unfinished,
        )
        for one in found
    ]


def about(table: Table, bots: Sequence[str], games: int, seed: int) -> dict[str, object]:
    """All that gives the same rows again, and what their numbers mean."""
    header, encoding = table.header(seed), table.encoding()
    return {
        "spacerace": __version__,
        "game": header.game,
        "rules_version": header.rules_version,
        "edition": header.edition,
        "mode": header.mode,
        "options": header.options,
        "pack": {"id": header.pack, "version": header.pack_version, "hash": header.pack_hash},
        "players": table.seats,
        "bots": list(bots),
        "games": games,
        "seed": seed,
        "encoding": encoding.name,
        "columns": [column.name for column in encoding.columns],
        "scales": [column.scale for column in encoding.columns],
        "actions": list(encoding.options),
    }


def write(
    path: Path,
    form: Format,
    table: Table,
    bots: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int, int], None],
) -> int:
    """Play the games and write their decisions; returns how many there are.

    A file of Parquet holds ``about`` in its metadata, as JSON under ``spacerace``. Beside JSON lines it is a
    file of its own, with ``.about.json`` at the end of its name.
    """
    told = about(table, bots, games, seed)
    rows = _all_rows(table, bots, games, seed, progress)
    if form == "parquet":
        return _write_parquet(path, rows, table.encoding(), told)
    path.with_name(path.name + ".about.json").write_text(json.dumps(told) + "\n", encoding="utf-8")
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(_plain(row), separators=(",", ":")) + "\n")
            count += 1
    return count


def _all_rows(
    table: Table, bots: Sequence[str], games: int, seed: int, progress: Callable[[int, int], None]
) -> Iterator[Decision]:
    """The decisions of all games, in the order of play."""
    for number in range(games):
        progress(number, games)
        yield from decisions_of(table, bots, derived_seed(seed, number))
    progress(games, games)


def _plain(row: Decision) -> dict[str, object]:
    """A row as JSON has it."""
    fields = row._asdict()
    fields["observation"] = array(CELL_TYPE, row.observation).tolist()
    return fields


def _write_parquet(path: Path, rows: Iterator[Decision], encoding: Encoding, told: dict[str, object]) -> int:
    """Write the rows in groups, as they come."""
    with from_extra("data"):
        import numpy as np
        import pyarrow as pa
        from pyarrow import parquet

    kinds: dict[str, Any] = {
        "seed": pa.int64(),
        "decision": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "observation": pa.list_(pa.int16(), len(encoding.columns)),
        "mask": pa.list_(pa.int16()),
        "choice": pa.int16(),
        "action": pa.string(),
        "chance": pa.list_(pa.string()),
        "score": pa.int16(),
        "margin": pa.float32(),
        "win": pa.float32(),
        "unfinished": pa.bool_(),
    }
    schema = pa.schema(list(kinds.items()), metadata={"spacerace": json.dumps(told)})
    count = 0
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        while group := list(islice(rows, _ROWS)):
            columns: list[Any] = list(zip(*group, strict=True))
            cells = np.frombuffer(b"".join(columns[4]), CELL_TYPE)
            arrays = [
                pa.FixedSizeListArray.from_arrays(pa.array(cells), len(encoding.columns))
                if name == "observation"
                else pa.array(values, kind)
                for (name, kind), values in zip(kinds.items(), columns, strict=True)
            ]
            file.write_batch(pa.record_batch(arrays, schema=schema))
            count += len(group)
    return count
