"""A table in memory."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import msgspec

from spacerace.games import GAMES, header_of
from spacerace.kernel.game import Result
from spacerace.server.models import Choices, NewTable, SeatWanted, Vote
from spacerace.server.table_record import Former, Record, SeatRow

KEY = "key"
TWO = [SeatWanted(), SeatWanted()]
HEADER = header_of(GAMES["1969"], seats=["Ann", "Bob"], seed=1)
RECORD = Record(
    id="table",
    status="running",
    game=GAMES["1969"],
    private=False,
    wanted=NewTable(game="1969", seats=TWO),
    created=1,
    seats=[SeatRow(0, "person", "Ann"), SeatRow(1, "open", "")],
    grants={KEY: {0, -3}},
    header=HEADER,
    deal_of="first",
    forked_from="another",
    origin="fork",
)
#: Another value for each field that may change while somebody looks on.
CHANGES: dict[str, Any] = {
    "status": "finished",
    "private": True,
    "wanted": NewTable(game="1969", seats=TWO, choices=Choices(odds=False)),
    "seats": [SeatRow(0, "person", "Ann"), SeatRow(1, "person", "Bob")],
    "grants": {KEY: {1}},
    "touched": 2,
    "version": 2,
    "header": msgspec.structs.replace(HEADER, pack_version=HEADER.pack_version + 1),
    "awaited": 1,
    "turn": 2,
    "turn_began": 2,
    "deadline": 2,
    "result": Result((1, 2), (1,), 7, "end", unfinished=False),
    "problem": "broken",
    "deal_of": None,
    "forked_from": None,
    "origin": "import",
    "next_table": "another",
    "chat_length": 2,
    "vote": Vote(seat=1, kind="bot", bot="sense", asked_by=0, agreed=[0], since=1, turn=0),
}
#: These never change, or are nothing that ``info`` tells of.
OTHERS = {
    "id",
    "game",
    "created",
    "play",
    "undo_asked",
    "orders",
    "offers",
    "last_told",
    "known_sides",
    "missed",
    "paused_at",
    "root",
    "chain",
}


def test_whatever_changes_what_is_told_of_a_table_changes_its_stamp() -> None:
    assert CHANGES.keys() | OTHERS == {field.name for field in fields(Record)}
    for name, value in CHANGES.items():
        changed = replace(RECORD, **{name: value})
        told = changed.info(KEY) != RECORD.info(KEY)
        assert told == (changed.stamp(KEY) != RECORD.stamp(KEY)), name
    former = Former(kind="person", name="Bob", sat_by=KEY, keys=[KEY], before=[])
    changes: list[dict[str, Any]] = [{"name": "Bob"}, {"side": "france"}, {"former": former}]
    for change in changes:
        seat = replace(RECORD.seats[1], **change)
        assert replace(RECORD, seats=[RECORD.seats[0], seat]).stamp(KEY) != RECORD.stamp(KEY)
