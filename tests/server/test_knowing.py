"""Knowing: where the points came from, hints, reviews; and who may ask for what."""

from __future__ import annotations

import pytest

from tests.server.inside import house, play, run

SHORT = {"options": {"round_cap": 3}}


@pytest.mark.parametrize("game", ["rocketmen", "1969"])
def test_the_points_of_a_game_are_told_when_it_is_over(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob, stranger = [await room.person(name) for name in ("Ann", "Bob", "")]
            table = (await ann.open(game, **(SHORT if game == "rocketmen" else {})))["id"]
            await bob.join(table)
            refused = await ann.get(f"/tables/{table}/points", expect=409)
            assert refused["error"]["id"] == "refused-not-over"
            result = (await play(table, [ann, bob]))["result"]
            found = await stranger.get(f"/tables/{table}/points")
            assert (found["scores"], found["winners"]) == (result["scores"], result["winners"])
            sums = [sum(source["points"][seat] for source in found["sources"]) for seat in (0, 1)]
            assert sums == found["scores"]
            # A part leads to the moment in which its points came.
            parts = [part for source in found["sources"] for part in source["parts"] if part["entry"]]
            for part in parts[:3]:
                moment = await stranger.get(
                    f"/tables/{table}/replay?entry={part['entry']}&seat={part['seat']}"
                )
                assert moment["news"]["facts"]

    run(story())
