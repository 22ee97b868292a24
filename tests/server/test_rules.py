"""The rules over HTTP."""

from __future__ import annotations

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
