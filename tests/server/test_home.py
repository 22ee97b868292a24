"""What the browser's first page asks for: ways to play, an address for others, words and files."""

from __future__ import annotations

import gzip
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from spacerace.games import GAMES, header_of
from spacerace.lang import LANGUAGES, texts, texts_for_clients
from spacerace.server.routes import tables as routes
from spacerace.server.routes import web
from spacerace.server.run import is_loopback
from tests.server.inside import House, Json, house, run

# --- ways to play --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_play_that_is_offered_can_be_played(game: str) -> None:
    """Each number of players with each value that can be chosen; one way is for a first game."""
    setups = GAMES[game].SETUPS
    assert sum(setup.first_game for setup in setups) == 1
    for setup in setups:
        names = [choosable.name for choosable in setup.choosable]
        chosen = product(*(choosable.values for choosable in setup.choosable))
        for players, values in product(setup.players, list(chosen)):
            header = header_of(
                GAMES[game],
                seats=["Ann", "Bob", "Cid", "Dot", "Eve"][:players],
                seed=1,
                edition=setup.edition,
                mode=setup.mode,
                options=dict(zip(names, values, strict=True)),
            )
            assert (header.edition, header.mode) == (setup.edition, setup.mode)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_form_leaves_out_is_the_first_that_is_offered(game: str) -> None:
    """A table without edition, mode and options is the same as one with the first of each."""
    setup = GAMES[game].SETUPS[0]
    seats = ["Ann", "Bob", "Cid"][: setup.players[0]]
    chosen = {choosable.name: choosable.values[0] for choosable in setup.choosable}
    written = header_of(
        GAMES[game], seats=seats, seed=1, edition=setup.edition, mode=setup.mode, options=chosen
    )
    assert written == header_of(GAMES[game], seats=seats, seed=1)


def test_two_people_can_share_a_browser(sqlite_url: str) -> None:
    """Hot-seat: one browser holds two seats and sees from the one that is awaited."""

    async def scenario() -> None:
        async with house(sqlite_url) as room:
            host = await room.person()
            opened = await host.open("1969", {"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"})
            assert [seat["seat"] for seat in opened["seats"]] == [0, 1]
            (table,) = await host.get("/mine")
            assert table["yours"] == [0, 1] and table["status"] == "running"
            state = await host.state(opened["id"])
            assert state["seat"] == state["awaited"] and state["options"]

    run(scenario())


# --- where others can come -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "host, own",
    [
        *(("127.0.0.1", True), ("127.0.0.1:8969", True), ("localhost:8969", True), ("race.localhost", True)),
        *(("[::1]:8969", True), ("::1", True), ("LOCALHOST.", True)),
        *(("0.0.0.0", False), ("::", False), ("192.168.1.5:8969", False), ("[fe80::1]:80", False)),
        *(("race.example:443", False), ("", False)),
    ],
)
def test_a_machine_knows_its_names_for_itself(host: str, own: bool) -> None:
    """With or without a port."""
    assert is_loopback(host) is own


@pytest.mark.parametrize(
    "settings, asked, address",
    [
        ({}, "127.0.0.1:8969", ""),
        ({}, "race.example", "http://race.example"),
        ({"host": "0.0.0.0"}, "localhost:8969", "http://192.0.2.7:8969"),
        ({"host": "0.0.0.0"}, "10.0.0.3:8969", "http://10.0.0.3:8969"),
        ({"public_url": "https://race.example"}, "127.0.0.1:8969", "https://race.example"),
    ],
)
def test_the_server_says_which_address_leads_others_here(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, settings: Json, asked: str, address: str
) -> None:
    """A public address, the one that was asked, the one in the local network, or none."""
    monkeypatch.setattr(routes, "network_host", lambda: "192.0.2.7")

    async def scenario() -> str:
        async with house(sqlite_url, **settings) as room:
            person = await room.person()
            answer = await person.client.get("/api/server", headers={"host": asked})
            return str(answer.json()["address"])

    assert run(scenario()) == address


# --- words and files -----------------------------------------------------------------------------


def messages(text: str) -> dict[str, ftl.Message]:
    """The messages of a text, and nothing else in it."""
    body = FluentParser().parse(text).body
    assert all(isinstance(entry, ftl.Message) for entry in body)
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_clients_get_the_words_of_the_table_as_they_are_written(language: str) -> None:
    """What commands and reports say is left out; what is left is whole."""
    kept = messages(texts_for_clients(language))
    bodies = [FluentParser().parse(text).body for text in texts(language)]
    written = {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ftl.Message)}
    assert all(message.equals(written[id], ["span", "comment"]) for id, message in kept.items())
    assert {"web-title", "list-last", "refused-stale", "score-track", "order-single"} <= set(kept)
    assert not {"cli-start", "terminal-prompt", "report-title", "api-page-title"} & set(kept)


def test_the_browser_is_given_every_message_that_it_names() -> None:
    """Whatever the app says outright is among the words for clients."""
    sources = Path(__file__).resolve().parents[2] / "web" / "src"
    text = "\n".join(path.read_text("utf-8") for kind in ("*.svelte", "*.ts") for path in sources.rglob(kind))
    everything = {id for part in texts("en") for id in _ids(part)}
    left_out = everything - set(messages(texts_for_clients("en")))
    assert sorted(id for id in left_out if f"'{id}'" in text) == []


def _ids(text: str) -> set[str]:
    """The ids of all messages of a file."""
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}


def in_house(sqlite_url: str, story: Any) -> Any:
    """One house for one story."""

    async def scenario() -> Any:
        async with house(sqlite_url) as room:
            return await story(room)

    return run(scenario())


def test_words_come_small_and_only_when_they_have_changed(sqlite_url: str) -> None:
    """Compressed; and not at all for a browser that has them."""

    async def story(room: House) -> None:
        client = (await room.person()).client
        answer = await client.get("/api/words/en", headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip" and answer.text == texts_for_clients("en")
        assert len(gzip.compress(answer.content)) < 44_000
        main, guide = [await client.get(f"/api/words/en?part={part}") for part in ("main", "guide")]
        parts = [messages(part.text) for part in (main, guide)]
        assert sorted([*parts[0], *parts[1]]) == sorted(messages(answer.text)), "each message is in one part"
        assert parts[1] and all(name.startswith(("guide-", "icon-")) for name in parts[1])
        assert len(gzip.compress(main.content)) < 33_000, "the home page teaches no game"
        assert (await client.get("/api/words/en?part=all")).status_code == 400
        mark = {"if-none-match": answer.headers["etag"]}
        again = await client.get("/api/words/en", headers=mark)
        assert again.status_code == 304 and again.content == b""

    in_house(sqlite_url, story)


def test_built_files_come_small_and_once(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their names carry a hash, so a browser keeps them; the page itself is asked for again."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>", "utf-8")
    (tmp_path / "assets" / "index-abc.js").write_text("let race = 1969\n" * 500, "utf-8")
    monkeypatch.setattr(web, "FOLDER", tmp_path)

    async def story(room: House) -> None:
        client = (await room.person()).client
        answer = await client.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip" and answer.text.startswith("let race")
        assert answer.headers["cache-control"] == web.FOR_EVER
        assert (await client.get("/")).headers["cache-control"] == "no-cache"
        assert (await client.get("/assets/other.js")).status_code == 404

    in_house(sqlite_url, story)
