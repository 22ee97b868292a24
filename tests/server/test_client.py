"""spacerace.client against a real server: whole games, broken lines, restarts, and what is refused."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spacerace.bots import bot_named
from spacerace.cli import main
from spacerace.client import Backoff, Refused, TableSeat, Unreachable, look, play_with, read_address, sit
from spacerace.client.calls import Calls
from spacerace.games import GAMES
from spacerace.kernel.errors import BadSetup
from spacerace.server.models import Gone, State
from tests.server.inside import Json, Person, run
from tests.server.outside import real_server, visitor
from tests.web.cable import Cable, cable

#: Waits that cost a test no time.
QUICK = (0.01, 0.05)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for the tests that do not stop it."""
    data = tmp_path_factory.mktemp("server")
    with real_server(f"sqlite+aiosqlite:///{data / 'race.db'}", data) as server:
        yield server.address


def quick() -> Backoff:
    """Short waits."""
    return Backoff(*QUICK)


@contextmanager
def beside(work: Callable[[], object]) -> Iterator[list[object]]:
    """Something that runs in a thread; what it returned or raised is in the list at the end."""
    done: list[object] = []

    def all_of_it() -> None:
        try:
            done.append(work())
        except BaseException as error:
            done.append(error)

    thread = threading.Thread(target=all_of_it, daemon=True)
    thread.start()
    yield done
    thread.join(120)
    assert not thread.is_alive()


async def with_program(ann: Person, game: str, **more: Any) -> Json:
    """A table of Ann's with a program beside her."""
    me, program = {"kind": "me", "name": "Ann"}, {"kind": "program", "name": "Hal"}
    return await ann.open(game, me, program, **more)


async def against(table: str, ann: Person, done: list[object]) -> Json:
    """Ann clicks at random until the game is over; whoever plays beside her must not have given up before."""
    rng = Random(0)
    while True:
        state = await ann.state(table)
        if state["awaited"] is None:
            return state
        assert not any(isinstance(one, BaseException) for one in done), done
        if state["options"]:
            await ann.act(table, state, rng.choice(state["options"])["action"])
        else:
            await asyncio.sleep(0.01)


def link_at(address: str, opened: Json, seat: int = 1) -> str:
    """The personal link of a seat, through this address."""
    return f"{address}/t/{opened['id']}#seat={opened['seats'][seat]['token']}"


# --- without a server ----------------------------------------------------------------------------


def test_a_link_tells_server_table_and_key() -> None:
    found = read_address("https://race.example.org:8443/games/t/abc#seat=word")
    assert (found.server, found.table, found.token) == ("https://race.example.org:8443/games", "abc", "word")
    assert read_address("http://host/t/abc/replay").token == ""


@pytest.mark.parametrize(
    "link",
    ["", "abc", "ftp://host/t/abc", "http://host/", "http://host/x/abc", "http://[/t/a", "http:///t/a"],
)
def test_what_is_no_link_of_a_table_is_refused_without_its_key(link: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_address(f"{link}#seat=secret")
    assert refused.value.message_id == "refused-table-link" and "secret" not in refused.value.message


def test_waits_double_up_to_the_longest_and_a_success_begins_anew() -> None:
    backoff = Backoff(1, 8, Random(1))
    waits = [backoff.wait() for _ in range(6)]
    for wait, most in zip(waits, (1, 2, 4, 8, 8, 8), strict=True):
        assert most / 2 <= wait <= most
    assert backoff.wait(asked=60) == 60
    backoff.reset()
    assert backoff.wait() <= 1


def test_nobody_there_is_told_at_once() -> None:
    with pytest.raises(Unreachable):
        look("http://127.0.0.1:1/t/abc")


# --- with a server -------------------------------------------------------------------------------


def test_programs_play_whole_games_with_typed_views(address: str) -> None:
    async def story(game: str, wanted: str) -> None:
        async with visitor(address, "Ann") as ann:
            opened = await with_program(ann, game)
            seen: list[str] = []

            def hal() -> State:
                with sit(link_at(address, opened)) as seat:
                    rules = GAMES[game]
                    assert seat.game is rules and seat.number == 1
                    bot = bot_named(wanted, rules, 1)

                    def note(state: State, action: object) -> None:
                        assert isinstance(state.view, rules.View)
                        assert isinstance(state.figures, rules.Figures)
                        assert action in seat.actions(state)
                        seen.append(rules.write_action(state.view, action))

                    return play_with(seat, bot, told=note)

            with beside(hal) as done:
                end = await against(opened["id"], ann, done)
            (last,) = done
            assert isinstance(last, State), last
            assert last.result == end["result"] and len(seen) > 10

    run(story("1969", "search:2"))
    run(story("rocketmen", "sense"))


def test_a_broken_line_is_mended_at_the_same_place(address: str) -> None:
    """Nothing comes twice and nothing is lost, however often the cable is pulled; a click is done once."""

    async def story() -> None:
        async with visitor(address, "Ann") as ann:
            opened = await with_program(ann, "1969")
            news: list[int] = []
            waits: list[str] = []

            def hal(wire: Cable) -> State:
                link = link_at(wire.address, opened)

                def told(seconds: float, reason: str) -> None:
                    waits.append(reason)
                    wire.mend()

                with sit(link, told=told, backoff=quick) as seat:
                    turns = 0
                    last = None
                    for message in seat.messages():
                        if not isinstance(message, State):
                            continue
                        news.extend(item.at for item in message.news)
                        last = message
                        if message.awaited is None:
                            return message
                        if message.options and len(news) == message.at:
                            turns += 1
                            if turns % 5 == 0:
                                wire.cut()
                            seat.act(message.options[0])
                            if turns % 7 == 0:
                                wire.cut()
                    raise AssertionError(last)

            with cable(address) as wire, beside(lambda: hal(wire)) as done:
                await against(opened["id"], ann, done)
            (last,) = done
            assert isinstance(last, State), last
            assert news == list(range(1, last.at + 1))
            assert len(waits) > 5

    run(story())


def test_a_server_that_is_restarted_finds_its_program_again(sqlite_url: str, tmp_path: Path) -> None:
    async def first(address: str) -> tuple[Json, dict[str, str]]:
        async with visitor(address, "Ann") as ann:
            return await with_program(ann, "1969"), dict(ann.client.cookies)

    async def rest(address: str, opened: Json, cookies: dict[str, str], done: list[object]) -> Json:
        async with visitor(address, "Ann") as ann:
            ann.client.cookies.update(cookies)
            return await against(opened["id"], ann, done)

    with real_server(sqlite_url, tmp_path) as server:
        opened, cookies = run(first(server.address))
        port = server.address.rpartition(":")[2]
        here = threading.Event()
        link = link_at(server.address, opened)

        def hal() -> State:
            with sit(link, backoff=quick) as seat:
                bot = bot_named("random", GAMES["1969"], 1)
                messages = seat.messages()
                next(messages)
                here.set()
                messages.close()
                return play_with(seat, bot)

        with beside(hal) as done:
            assert here.wait(60)
            server.stop()
            with real_server(sqlite_url, tmp_path, "--port", port) as again:
                end = run(rest(again.address, opened, cookies, done))
        (last,) = done
        assert isinstance(last, State), last
        assert last.result == end["result"]


def test_what_is_refused_is_told(address: str) -> None:
    async def story() -> None:
        async with visitor(address, "Ann") as ann:
            opened = await with_program(ann, "1969")
            here = f"{address}/t/{opened['id']}"

            def tries() -> None:
                for link, name, wanted in (
                    (f"{address}/t/nowhere#seat=x", "", "refused-no-table"),
                    (f"{here}#seat={'x' * 43}", "", "refused-token-holds-no-seat"),
                    (here, "Eve", "refused-no-free-seat"),
                    (here, "", "refused-no-name-no-token"),
                    (f"{address}/somewhere/t/nowhere#seat=x", "", "refused-"),
                ):
                    with pytest.raises((Refused, BadSetup)) as refused:
                        sit(link, name=name)
                    assert refused.value.message_id.startswith(wanted), refused.value
                    assert "‹" not in str(refused.value)
                with sit(link_at(address, opened)) as seat:
                    next(message for message in seat.messages() if isinstance(message, State))
                    with pytest.raises(Refused):
                        seat.act("fly away")
                # A click that comes too late changes nothing, and tells how the table stands.
                with sit(link_at(address, opened, 0)) as mine, sit(link_at(address, opened)) as other:
                    seats: list[TableSeat] = [mine, other]
                    for one in seats:
                        next(message for message in one.messages() if isinstance(message, State))
                    first, second = seats if mine.state and mine.state.options else seats[::-1]
                    assert first.state and second.state
                    choice = first.state.options[0]
                    after = first.act(choice)
                    assert after.at > first.state.at
                    assert first.act(choice).at == after.at
                    assert first.faces() is not None

            await asyncio.to_thread(tries)

    run(story())


def test_whoever_loses_the_seat_is_told_why(address: str) -> None:
    """The host frees the seat before the game begins: the program's key is void."""

    async def story() -> None:
        async with visitor(address, "Ann") as ann:
            program, free = {"kind": "program", "name": "Hal"}, {"kind": "open"}
            opened = await ann.open("1969", {"kind": "me", "name": "Ann"}, program, free)
            here = threading.Event()

            def hal() -> object:
                with sit(link_at(address, opened)) as seat:
                    for message in seat.messages():
                        here.set()
                        last = message
                    return last

            with beside(hal) as done:
                await asyncio.to_thread(here.wait, 60)
                await ann.put(f"/tables/{opened['id']}/seats/1", {"kind": "open"})
            assert isinstance(done[0], Gone) and done[0].problem.id == "refused-not-your-seat", done

    run(story())


def test_an_error_that_passes_is_tried_again_and_a_key_is_never_sent_on() -> None:
    from http.server import BaseHTTPRequestHandler, HTTPServer

    answers = [(503, {}), (429, {"Retry-After": "7"}), (200, {})]
    asked: list[str | None] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.headers["Authorization"])
            away = self.path.endswith("away")
            status, headers = (302, {"Location": "http://127.0.0.1:1/"}) if away else answers.pop(0)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Nothing."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        slept: list[float] = []
        calls = Calls(f"http://127.0.0.1:{server.server_port}", "word", sleep=slept.append)
        assert calls.again("GET", "/x") == b""
        assert len(slept) == 2 and slept[1] == 7 and asked == ["Bearer word"] * 3
        with pytest.raises(Refused) as refused:
            calls.first("GET", "/away")
        assert refused.value.message_id == "refused-redirect"
        server.shutdown()


# --- the command ---------------------------------------------------------------------------------


def test_join_plays_a_bot_from_a_file_at_a_free_seat(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SPACERACE_TOKEN", raising=False)
    bot = str(Path(__file__).resolve().parents[2] / "examples" / "my_bot.py")

    async def story() -> None:
        async with visitor(address, "Ann") as ann:
            opened = await ann.open("1969")
            link = f"{address}/t/{opened['id']}"
            assert main(["join", link, "no_such_bot.py"]) == 2
            assert "no_such_bot.py" in capsys.readouterr().err
            assert (await ann.get(f"/tables/{opened['id']}"))["status"] == "open"
            with beside(lambda: main(["join", link, bot, "--side", "usa"])) as done:
                while (await ann.get(f"/tables/{opened['id']}"))["status"] == "open":
                    await asyncio.sleep(0.02)
                table = await ann.get(f"/tables/{opened['id']}")
                assert [seat["name"] for seat in table["seats"]] == ["Ann", "my_bot"]
                assert table["seats"][1]["side"] == "usa"
                await against(opened["id"], ann, done)
            assert done == [0]
            lines = capsys.readouterr().out.splitlines()
            assert lines[0].startswith("my_bot sits at table") and lines[-1].startswith(
                "The game is over: Ann "
            )
            assert len(lines) > 20 and not any("‹" in line for line in lines)

    run(story())
