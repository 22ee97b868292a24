"""The rules over HTTP."""

from __future__ import annotations

from typing import Any

from tests.server.inside import house, run


def test_the_rules_are_served_and_kept_by_their_mark(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            client = (await room.person()).client
            answer = await client.get("/api/rules/rocketmen/en")
            page = answer.json()
            assert (page["game"], page["language"]) == ("rocketmen", "en")
            launching = next(chapter for chapter in page["chapters"] if chapter["number"] == 7)
            rules = {part["id"]: part["text"] for part in launching["parts"] if part["is"] == "rule"}
            assert rules["RM-7.14"].startswith("**Step 6:** draw one card after another")
            again = await client.get(
                "/api/rules/rocketmen/en", headers={"if-none-match": answer.headers["etag"]}
            )
            assert (again.status_code, again.content) == (304, b"")

    run(story())


def test_unknown_rules_and_languages_are_told_apart(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            assert (await ann.get("/rules/chess/en", 404))["error"]["id"] == "refused-rules"
            assert (await ann.get("/rules/1969/tlh", 404))["error"]["id"] == "refused-language"

    run(story())


#: A pack of somebody's own: a dearer Afterburner, and no Robotics.
OWN = """
[pack]
id = "mine"
version = 1
edition = "final"
base = "rocketmen-final@1"
without = ["robotics"]

[[asset]]
id = "afterburner"
cost = ["$70"]
source = "recon"
why = "to see it on the page"

[[asset]]
id = "hydroponics"
prints = [{ number = 75 }, { number = 87, mark = 3 }, { number = 83 }, { number = 91, mark = 3 }]
source = "recon"
why = "in place of Robotics"
"""


def test_a_tables_rules_have_the_figures_of_its_own_pack(sqlite_url: str) -> None:
    """Before the game and in it; a card that the pack left out is told to be absent."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            usual = rules_in((await ann.client.get("/api/rules/rocketmen/en")).json())
            table = (await ann.open("rocketmen", pack=OWN))["id"]
            waiting = rules_in(await ann.get(f"/tables/{table}/rules/en", 200))
            await bob.join(table)
            await ann.get(f"/tables/{table}/state", 200)
            answer = await ann.client.get(f"/api/tables/{table}/rules/en")
            own = rules_in(answer.json())
            assert own == waiting
            assert "$70" in own["RM-11.1"] and "$70" not in usual["RM-11.1"]
            assert own["RM-11.41"].startswith("*Not in this pack.* **Robotics**")
            mark = {"if-none-match": answer.headers["etag"]}
            again = await ann.client.get(f"/api/tables/{table}/rules/en", headers=mark)
            assert (again.status_code, again.content) == (304, b"")
            german = rules_in(await ann.get(f"/tables/{table}/rules/de", 200))
            assert "$70" in german["RM-11.1"]
            assert (await ann.get(f"/tables/{table}/rules/tlh", 404))["error"]["id"] == "refused-language"

    run(story())


def test_at_a_table_of_the_early_edition_all_figures_are_those_of_its_pack(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            ann = await room.person("Ann")
            table = (await ann.open("rocketmen", edition="early"))["id"]
            own = rules_in(await ann.get(f"/tables/{table}/rules/en", 200))
            assert "27 with two" in own["RM-9.1"] and "27 with two" in own["RM-E.5"]
            usual = rules_in((await ann.client.get("/api/rules/rocketmen/en")).json())
            assert "23 with two" in usual["RM-9.1"] and "27 with two" in usual["RM-E.5"]

    run(story())


def rules_in(page: dict[str, Any]) -> dict[str, str]:
    """The texts of a page by their ids."""
    parts = [part for chapter in page["chapters"] for part in chapter["parts"]]
    return {part["id"]: part["text"] for part in parts if part["is"] == "rule"}
