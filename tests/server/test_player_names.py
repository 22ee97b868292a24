"""Names that look alike: nobody passes for somebody else at a table."""

from __future__ import annotations

import pytest

from spacerace.server.player_names import is_taken, mixes_alphabets, outline
from tests.server.inside import house, run

ANN = "Ann"


@pytest.mark.parametrize(
    "name, refusal",
    [
        ("\u0410nn", "refused-player-name-mixed"),  # A Cyrillic A.
        ("A\u03bdn", "refused-player-name-mixed"),  # A Greek nu.
        ("ANN", "refused-player-name-taken"),
        ("\uff21nn", "refused-player-name-taken"),  # A wide A.
        ("\U0001d400nn", "refused-player-name-taken"),  # A bold one.
        ("Ann\u0332", "refused-player-name-taken"),  # Underlined.
        ("Ann\u3164", "refused-player-name-taken"),  # A letter that prints as nothing.
        ("\u3164", "refused-player-name"),
        ("Ann\u200b", "refused-player-name"),
    ],
)
def test_nobody_sits_down_as_somebody_s_double(sqlite_url: str, name: str, refusal: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, eve = await room.person(ANN), await room.person(name)
            table = (await ann.open("1969"))["id"]
            assert (await eve.join(table, expect=422))["error"]["id"] == refusal
            me = {"kind": "me", "name": ANN}
            for double in ({"kind": "me", "name": name}, {"kind": "bot", "name": name, "bot": "sense"}):
                if double["kind"] == "me" or refusal != "refused-player-name-taken":
                    refused = await ann.open("1969", me, double, expect=422)
                    assert refused["error"]["id"] == refusal

    run(story())


def test_names_of_every_alphabet_are_welcome(sqlite_url: str) -> None:
    """Also beside each other, and names that differ by more than their shape."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            names = [
                "\u0410\u043d\u043d\u0430",
                "Zo\u00eb",
                "\u5c71\u7530 Ken",
                "\u0394\u03ae\u03bc\u03bf\u03c2",
                "Ian",
            ]
            ann = await room.person(ANN)
            table = (await ann.open("1969", *[{"kind": "open"}] * 5))["id"]
            for name in names:
                await (await room.person(name)).join(table)
            info = await ann.get(f"/tables/{table}")
            assert [seat["name"] for seat in info["seats"]] == names

    run(story())


def test_a_bot_gets_a_number_where_its_name_is_taken_or_looks_so(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person(ANN)
            bot = {"kind": "bot", "name": "\uff21nn", "bot": "sense"}
            table = (await ann.open("1969", {"kind": "me", "name": ANN}, bot, {"kind": "open"}))["id"]
            seats = (await ann.get(f"/tables/{table}"))["seats"]
            assert seats[1]["name"] == "\uff21nn-2"

    run(story())


def test_nobody_takes_the_name_of_somebody_who_may_come_back(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob, cid, eve = [await room.person(name) for name in (ANN, "Bob", "Cid", "BOB")]
            table = (await ann.open("1969", {"kind": "me", "name": ANN}, *[{"kind": "open"}] * 2))["id"]
            for person in (bob, cid):
                await person.join(table)
            await bob.put(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
            await cid.put(f"/tables/{table}/seats/2", {"kind": "open"})
            refused = await eve.join(table, expect=422)
            assert refused["error"]["id"] == "refused-player-name-taken"
            await bob.post(f"/tables/{table}/seats/1/back", {})
            assert (await ann.get(f"/tables/{table}"))["seats"][1]["name"] == "Bob"
            # On their own seat they may sit down anew, from another device.
            await bob.put(f"/tables/{table}/seats/1", {"kind": "open"})
            await eve.post(f"/tables/{table}/join", {"name": "Bob", "seat": 1}, 201)

    run(story())


@pytest.mark.parametrize(
    "one, other",
    [
        ("BOB", "\u0412\u041e\u0412"),
        ("Alice", "A1ice"),
        ("lan", "Ian"),
        ("cap", "\u0441\u0430\u0440"),
        ("TOP", "\u03a4\u039f\u03a1"),
        ("Ann", "\ua4ee\ua4e0\ua4e0"),  # Lisu.
        ("Tom", "\u13a2\u13be\u13b7"),  # Cherokee.
        ("TOM", "\uab72\uab8e\uab87"),  # Its small letters.
        ("TOM", "\u2ca6\u2c9e\u2c98"),  # Coptic.
        ("Ann", "\u1d00\u0274\u0274"),  # Small capitals.
        ("Al", "A\u01c0"),  # A click.
        ("BO0", "boo"),
    ],
)
def test_names_of_one_outline_are_taken(one: str, other: str) -> None:
    assert is_taken(other, [one]) and is_taken(one, [other])


def test_names_of_different_outlines_are_free() -> None:
    assert not is_taken("Ian", ["Lan", "", "Jan"])
    assert not mixes_alphabets("\u5c71\u7530 Ken 2")
    assert outline(" ") == ""
