"""Several actions at once, and actions that are only tried: all or nothing, and nothing hidden gets out."""

from __future__ import annotations

import pytest

from tests.server.inside import House, Json, Person, house, run

BUYER = {"kind": "me", "name": "Ann"}


async def market(room: House) -> tuple[str, Person, Person, Json]:
    """A game of Rocketmen of two, and whoever begins, asked what to do; they can buy something."""
    ann, bob = await room.person("Ann"), await room.person("Bob")
    table = (await ann.open("rocketmen"))["id"]
    await bob.join(table)
    states = {person: await person.state(table) for person in (ann, bob)}
    first, other = (ann, bob) if states[ann]["options"] else (bob, ann)
    return table, first, other, states[first]


def verb(state: Json, wanted: str) -> list[str]:
    """The texts of the options of a kind."""
    return [option["action"] for option in state["options"] if option["verb"] == wanted]


def body(state: Json, *actions: str, **more: object) -> Json:
    return {"at": state["at"], "actions": list(actions), **more}


def test_several_actions_are_done_in_order_and_others_see_what_they_always_saw(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as room:
            table, ann, bob, state = await market(room)
            theirs = (await bob.state(table))["at"]
            cards = verb(state, "discard")[:3]
            after = await ann.post(f"/tables/{table}/actions", body(state, *cards))
            assert [item["action"] for item in after["news"]] == cards
            assert after["at"] == state["at"] + 3
            seen = await bob.state(table, since=theirs)
            assert [item["facts"][0]["type"] for item in seen["news"]] == ["CardDiscarded"] * 3
            back = await ann.post(f"/tables/{table}/undo", {"at": after["at"]})
            assert verb(back, "discard")

    run(story())


def test_if_one_is_barred_none_is_done_and_the_refusal_says_which_and_why(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as room:
            table, ann, _, state = await market(room)
            card, *_ = verb(state, "discard")
            refused = await ann.post(f"/tables/{table}/actions", body(state, card, card, "end-turn"), 409)
            problem = refused["error"]
            assert (problem["rule"], problem["details"]["failed"]) == ("RM-6.1", card)
            assert problem["details"]["failed_number"] == 2
            assert await ann.state(table) == state

    run(story())


def test_nobody_learns_what_chance_brings_by_a_list_that_fails_behind_it(sqlite_url: str) -> None:
    """An action past taking back may only be the last: else a wrong one behind it would be an oracle."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, _, state = await market(room)
            for actions in (["end-turn", "nonsense"], ["end-turn", "end-turn"]):
                refused = await ann.post(f"/tables/{table}/actions", body(state, *actions), 409)
                assert refused["error"]["id"] == "refused-list-final"
                assert refused["error"]["details"]["failed"] == "end-turn"
            tried = await ann.post(f"/tables/{table}/draft", body(state, "end-turn"), 409)
            assert tried["error"]["id"] == "refused-list-final"
            assert await ann.state(table) == state

    run(story())


@pytest.mark.parametrize("given", [{}, {"action": "end-turn", "actions": ["end-turn"]}, {"actions": []}])
def test_a_click_is_one_action_or_a_list(sqlite_url: str, given: Json) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, _, state = await market(room)
            await ann.post(f"/tables/{table}/actions", {"at": state["at"], **given}, 400)
            assert await ann.state(table) == state

    run(story())


def test_a_purchase_is_tried_and_then_done_as_it_was_proposed(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob, state = await market(room)
            theirs = await bob.state(table)
            buy = verb(state, "buy")[0]
            tried = await ann.post(f"/tables/{table}/draft", body(state, buy))
            assert tried["actions"][0] == buy and tried["finish"] == "confirm"
            step = tried["state"]["view"]["agenda"][-1]
            assert step["type"] == "Purchasing"
            assert len(step["sources"]) == len(tried["actions"]) - 1
            assert verb(tried["state"], "confirm") and verb(tried["state"], "pay")
            paying = [source["action"] for source in tried["sources"] if source["chosen"]]
            assert sorted(paying) == sorted(tried["actions"][1:])
            # Nothing has happened, and nobody has seen anything.
            assert await ann.state(table) == state and await bob.state(table) == theirs
            after = await ann.post(
                f"/tables/{table}/actions", body(state, *tried["actions"], tried["finish"])
            )
            bought = [fact for item in after["news"] for fact in item["facts"]]
            assert bought[0]["type"] == "CardsBought"
            assert sorted(bought[0]["paid"]) == sorted(step["sources"])

    run(story())


def test_a_wish_changes_what_is_proposed(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, _, state = await market(room)
            for buy in verb(state, "buy"):
                tried = await ann.post(f"/tables/{table}/draft", body(state, buy))
                for source in tried["sources"]:
                    wish = {"action": source["action"], "wanted": True}
                    other = await ann.post(f"/tables/{table}/draft", body(state, buy, wishes=[wish]))
                    chosen = {one["action"]: one["chosen"] for one in other["sources"]}
                    assert chosen[source["action"]] >= 1

    run(story())


def test_only_the_awaited_seat_tries_and_only_at_the_present_moment(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as room:
            table, ann, bob, state = await market(room)
            buy = verb(state, "buy")[0]
            theirs = await bob.state(table)
            refused = await bob.post(f"/tables/{table}/draft", body(theirs, buy), 409)
            assert refused["error"]["rule"] == "T-1"
            nothing = await bob.post(f"/tables/{table}/draft", body(theirs), 409)
            assert nothing["error"]["id"] == "refused-nothing-asked"
            await ann.act(table, state, verb(state, "discard")[0])
            stale = await ann.post(f"/tables/{table}/draft", body(state, buy), 409)
            assert stale["error"]["id"] == "refused-stale" and stale["state"]["at"] > state["at"]

    run(story())


def test_a_game_without_proposals_shows_where_actions_lead(sqlite_url: str) -> None:
    """1969: a scientist is hired in thought, and the researches with room are the options."""

    async def story() -> None:
        async with house(sqlite_url) as room:
            ann, bob = await room.person("Ann"), await room.person("Bob")
            table = (await ann.open("1969"))["id"]
            await bob.join(table)
            state: Json = {}
            while not state.get("options") or state["options"][0]["verb"] != "hire":
                for person in (ann, bob):
                    state = await person.state(table)
                    if state["options"] and state["options"][0]["verb"] != "hire":
                        state = await person.act(table, state, state["options"][0]["action"])
                    if state["options"]:
                        break
            hire = state["options"][0]["action"]
            tried = await person.post(f"/tables/{table}/draft", body(state, hire))
            assert (tried["finish"], tried["sources"]) == (None, [])
            place = verb(tried["state"], "place")[0]
            after = await person.post(f"/tables/{table}/actions", body(state, hire, place))
            hired = [fact["type"] for item in after["news"] for fact in item["facts"]]
            assert hired == ["ScientistHired"]

    run(story())
