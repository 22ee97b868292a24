"""Tables at which people vote on seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spacerace.server import table_record
from tests.server.inside import House, Person

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


async def game_of(
    room: House, *names: str, game: str = "rocketmen", **more: object
) -> tuple[str, list[Person]]:
    """A game that runs, with these people; the first is the host."""
    people = [await room.person(name) for name in names]
    seats = [{"kind": "me", "name": names[0]}, *[OPEN] * (len(names) - 1)]
    table = (await people[0].open(game, *seats, **more))["id"]
    for person in people[1:]:
        await person.join(table)
    return table, people


async def awaited_among(table: str, people: list[Person]) -> tuple[int, Person, list[Person]]:
    """The seat that is awaited, who sits there, and the others."""
    seat = (await people[0].get(f"/tables/{table}"))["awaited"]
    return seat, people[seat], [person for number, person in enumerate(people) if number != seat]


async def said(person: Person, table: str) -> list[str]:
    """What the table itself has told in the chat, by the ids; each line has its English sentence too."""
    lines = await person.get(f"/tables/{table}/chat")
    told = [line for line in lines if line["seat"] == -3]
    assert all(line["text"] and "{" not in line["text"] and "‹" not in line["text"] for line in told)
    return [line["say"]["id"] for line in told]


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """How long whoever sits there may object, and how long the others are waited for; turns never last."""

    def waits(*, grace: int = 0, silence: int = 10**9, patience: int = 0) -> None:
        monkeypatch.setitem(table_record.PATIENCE, "live", patience)
        monkeypatch.setitem(table_record.GRACE, "live", grace)
        monkeypatch.setitem(table_record.SILENCE, "live", silence)

    return waits
