"""The ladder: its rows, their files, and the page that is made of them."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from spacerace.bots import search_bot
from spacerace.cli import build_parser
from spacerace.commands.arena import contest_of
from spacerace.games import game_named
from spacerace.lab import ladder
from spacerace.lab.arena import Contest, Played, Task, play_all, tasks_of
from spacerace.lab.arena_file import CopiedGames, Head, Origin, head_of, load
from spacerace.lab.ladder import Row, RowResult, file_of, main, read_row, rows
from spacerace.lab.ladder_page import page

TINY = [
    Row(game="1969", players=2, bots=("idle", "random"), games=4, share=0.5),
    Row(game="1969", players=5, bots=("idle", "random"), games=5, first_alone=True, low_end=0.2),
]


@pytest.fixture
def _tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of two short rows, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(ladder, "rows", lambda *, quick=False: TINY)


# --- the rows ------------------------------------------------------------------------------------


@pytest.mark.parametrize("quick", [False, True])
def test_every_row_can_be_played_and_had_by_its_command(quick: bool) -> None:
    """The command beside a row is the row."""
    found = rows(quick=quick)
    assert len({row.name for row in found}) == len(found)
    for row in found:
        head_of(row.contest())
        args = build_parser().parse_args(shlex.split(row.command())[1:])
        assert contest_of(args) == replace(row.contest(), mode=args.mode)
        assert args.games == row.games


def test_the_ladder_has_what_it_promises() -> None:
    """Both games, two players and the full table, alone at every level; a hundred games a row or more."""
    found = rows()
    assert {(row.game, row.players) for row in found} == {
        ("rocketmen", 1),
        ("rocketmen", 2),
        ("rocketmen", 4),
        ("1969", 2),
        ("1969", 5),
    }
    for row in found:
        lines = len(row.bots) * len(row.levels) if row.levels else 1
        assert row.games >= 100 * lines
    kinds = {(row.players, *(bot.split(":")[0] for bot in row.bots)) for row in found if row.players > 1}
    assert kinds == {(players, *bots) for players in (2, 4, 5) for bots in (PAIR, SEARCH)}
    assert {bot.split(":")[0] for row in found if row.levels for bot in row.bots} == {*PAIR, *SEARCH}


PAIR, SEARCH = ("sense", "random"), ("search", "sense")


def test_a_quick_ladder_has_the_same_rows_and_costs_far_less() -> None:
    """Games times simulations: what takes the time."""

    def cost(found: list[Row]) -> int:
        return sum(row.games * int(row.bots[0].partition(":")[2] or 0) for row in found)

    assert [(row.game, row.players) for row in rows(quick=True)] == [
        (row.game, row.players) for row in rows()
    ]
    assert cost(rows(quick=True)) * 50 < cost(rows())


@pytest.mark.parametrize("quick", [False, True])
def test_every_search_is_one(quick: bool) -> None:
    """With fewer looks at two options than a proof takes it would play just as its heuristic."""
    budgets = [bot.partition(":")[2] for row in rows(quick=quick) for bot in row.bots]
    assert min(int(budget) for budget in budgets if budget) > 2 * search_bot.LOOKS


#: The top of the project.
HERE = Path(__file__).parents[2]


def test_the_page_in_the_docs_is_what_the_games_say() -> None:
    """On every Python: whoever changes a bot writes the page anew, plays the rows or carries them over."""
    text = page([read_row(row, HERE / "ladder") for row in rows()], quick=False)
    assert (HERE / "docs/ladder.md").read_text(encoding="utf-8") == text


# --- files ---------------------------------------------------------------------------------------


def test_a_changed_row_begins_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other bots, other budgets, other code of the bots: the old games stay where they are."""
    names = {file_of(row, tmp_path).name for row in (*rows(), *rows(quick=True))}
    assert len(names) == len(rows()) + 5  # without search, a quick game is a game of the ladder
    before = file_of(TINY[0], tmp_path)
    assert file_of(replace(TINY[0], games=8), tmp_path) == before
    monkeypatch.setattr("spacerace.lab.arena_file.hash_of_bots", lambda game: "other")
    assert file_of(TINY[0], tmp_path) != before


@pytest.mark.usefixtures("_tiny")
def test_the_ladder_is_played_and_its_page_written(capsys: pytest.CaptureFixture[str]) -> None:
    """Complete rows with their shares; the games in the folder."""
    assert main(["--out", "page.md"]) == 0
    assert "Written: page.md" in capsys.readouterr().out
    text = Path("page.md").read_text(encoding="utf-8")
    assert "‹" not in text
    assert "| 1969, 2 players | idle | random | 4 | **" in text
    assert "| 1969, 5 players | idle | random | 5 | **" in text
    assert "so far" not in text
    for row in TINY:
        assert row.command() in text
        assert len(load(file_of(row, Path("ladder")))[1]) == row.games


@pytest.mark.usefixtures("_tiny")
def test_the_ladder_goes_on_where_it_stopped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A run that was interrupted has lost nothing, and what is complete is not played again."""
    played: list[str] = []
    whole = ladder.play_row

    def stop_at_the_second(row: Row, *rest: object) -> None:
        played.append(row.name)
        if len(played) == 2:
            raise KeyboardInterrupt
        whole(row, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(ladder, "play_row", stop_at_the_second)
    assert main(["--out", "page.md"]) == 130
    assert "kept in ladder" in capsys.readouterr().err
    assert "0 of 5 so far" in Path("page.md").read_text(encoding="utf-8")
    before = file_of(TINY[0], Path("ladder")).read_bytes()
    assert main(["--out", "page.md"]) == 0
    assert file_of(TINY[0], Path("ladder")).read_bytes() == before
    assert "so far" not in Path("page.md").read_text(encoding="utf-8")


@pytest.mark.usefixtures("_tiny")
def test_rows_are_chosen_by_a_part_of_their_name() -> None:
    """The others are told as missing."""
    assert main(["--out", "page.md", "--rows", "1969-5p*random"]) == 0
    text = Path("page.md").read_text(encoding="utf-8")
    assert "| 1969, 2 players | idle | random | 0 of 4 so far |" in text
    assert [file.name[:7] for file in Path("ladder").iterdir()] == ["1969-5p"]


@pytest.mark.usefixtures("_tiny")
def test_a_quick_ladder_leaves_the_page_alone() -> None:
    """Its page lies in the folder with its games."""
    Path("docs").mkdir()
    Path("docs/ladder.md").write_text("hours of play")
    assert main(["--quick"]) == 0
    assert Path("docs/ladder.md").read_text() == "hours of play"
    assert "rough picture" in Path("ladder/quick.md").read_text(encoding="utf-8")


@pytest.mark.usefixtures("_tiny")
def test_a_file_that_cannot_be_used_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """And is left as it is."""
    path = file_of(TINY[0], Path("ladder"))
    path.parent.mkdir()
    path.write_text("my notes\n")
    assert main(["--out", "page.md"]) == 2
    assert "no arena file" in capsys.readouterr().err
    assert path.read_text() == "my notes\n"


@pytest.mark.usefixtures("_tiny")
@pytest.mark.parametrize(
    "sound, damaged, told",
    [
        (b'"winners":[', b'"winners":[7,', "is damaged"),
        (b'"players":2', b'"players":3', "players"),
    ],
)
def test_no_page_is_made_of_damaged_games(
    sound: bytes, damaged: bytes, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Though every line can be read; the page stays as it was."""
    assert main(["--out", "page.md", "--rows", "2p"]) == 0
    before, path = Path("page.md").read_bytes(), file_of(TINY[0], Path("ladder"))
    path.write_bytes(path.read_bytes().replace(sound, damaged, 1))
    capsys.readouterr()
    assert main(["--out", "page.md", "--page"]) == 2
    error = capsys.readouterr().err
    assert str(path) in error
    assert told in error
    # The games lie in the folder; --out names the page.
    assert "--folder" in error
    assert Path("page.md").read_bytes() == before


def aged(row: Row, folder: Path) -> Path:
    """The row's file becomes one that was played with other code of the bots."""
    path = file_of(row, folder)
    first, *games = path.read_bytes().splitlines(keepends=True)
    head = msgspec.json.decode(first, type=Head)
    old = path.with_name(f"{row.name}-0123456789.jsonl")
    older = replace(head, built_in_bots="5ca1ab1e00000000")
    old.write_bytes(b"".join([msgspec.json.encode(older) + b"\n", *games]))
    path.unlink()
    return old


@pytest.mark.usefixtures("_tiny")
def test_games_of_earlier_code_are_carried_over_if_they_come_out_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Some are played again, spread over the row; head and page say so, and the row goes on from there."""
    folder, row = Path("ladder"), TINY[0]
    assert main(["--out", "page.md"]) == 0
    games = load(file_of(row, folder))[1]
    old = aged(row, folder)
    played: list[tuple[int, int]] = []

    def watched(contest: Contest, tasks: Sequence[Task], jobs: int) -> Iterator[Played]:
        played.extend((task.deal, task.number) for task in tasks)
        return play_all(contest, tasks, jobs)

    monkeypatch.setattr(ladder, "play_all", watched)
    assert main(["--out", "page.md", "--carry", "2"]) == 0
    assert played == [(0, 0), (1, 0)]
    assert not old.exists()
    head, found = load(file_of(row, folder))
    assert found == games
    assert head.origin.carried == (CopiedGames("5ca1ab1e00000000", 4, 2),)
    text = Path("page.md").read_text(encoding="utf-8")
    today = head.built_in_bots[:8]
    assert f"4 games by bots 5ca1ab1e, 2 of these played again by bots {today}: alike |" in text
    # It is a file like any other.
    longer = replace(row, games=6)
    monkeypatch.setattr(ladder, "rows", lambda *, quick=False: [longer])
    assert main(["--out", "page.md", "--carry", "2"]) == 0
    assert len(load(file_of(longer, folder))[1]) == 6
    assert load(file_of(longer, folder))[0].origin == head.origin


@pytest.mark.usefixtures("_tiny")
def test_games_that_are_carried_over_twice_are_told_once() -> None:
    """Whoever only handed them on has played none of them; what it added before that is its own."""
    folder, row = Path("ladder"), TINY[0]
    assert main(["--out", "page.md"]) == 0
    path = file_of(row, folder)
    today = load(path)[0].built_in_bots[:8]
    for handed_on, told in [
        (("a" * 16, 4, 3), "4 games by bots aaaaaaaa, 3 of these played again by bots 5ca1ab1e: alike"),
        (
            ("a" * 16, 2, 1),
            "2 games by bots aaaaaaaa, 1 of these played again by bots 5ca1ab1e: alike, "
            "2 games by bots 5ca1ab1e",
        ),
    ]:
        old = aged(row, folder)
        head, *games = old.read_bytes().splitlines()
        origin = Origin(carried=(CopiedGames(*handed_on),))
        older = replace(msgspec.json.decode(head, type=Head), origin=origin)
        old.write_bytes(b"\n".join([msgspec.json.encode(older), *games, b""]))
        assert main(["--out", "page.md", "--carry", "2"]) == 0
        text = Path("page.md").read_text(encoding="utf-8")
        assert f", {told}, 2 of these played again by bots {today}: alike |" in text


@pytest.mark.usefixtures("_tiny")
def test_games_of_bots_that_play_otherwise_stay_where_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    """The row begins anew."""
    folder, row = Path("ladder"), TINY[0]
    assert main(["--out", "page.md"]) == 0
    games = load(file_of(row, folder))[1]
    old = aged(row, folder)
    text = old.read_text().replace(f'"rounds":{games[0].rounds}', '"rounds":99')
    old.write_text(text)
    assert main(["--out", "page.md", "--carry", "4"]) == 0
    assert "comes out differently" in capsys.readouterr().err
    assert old.read_text() == text
    head, found = load(file_of(row, folder))
    assert head.origin.carried is UNSET and [replace(game, seconds=()) for game in found] == [
        replace(game, seconds=()) for game in games
    ]


@pytest.mark.usefixtures("_tiny")
def test_games_under_other_rules_are_never_carried_over() -> None:
    """Nor those of another pack, another seed or other bots."""
    folder, row = Path("ladder"), TINY[0]
    assert main(["--out", "page.md"]) == 0
    old = aged(row, folder)
    now = f'"rules_version":{game_named(row.game).RULES_VERSION}'
    assert now in old.read_text()
    old.write_text(old.read_text().replace(now, '"rules_version":0'))
    assert ladder.older_file(row, folder) is None


@pytest.mark.usefixtures("_tiny")
@pytest.mark.parametrize(
    "now, then",
    [
        ('"rules_version":', '"rules_version":9'),
        ('"pack":"1969@', '"pack":"1968@'),
        ('"built_in_bots":"', '"built_in_bots":"5ca1ab1e'),
    ],
)
def test_until_a_row_is_played_anew_the_page_shows_the_games_before_and_says_so(now: str, then: str) -> None:
    """With the bots, the rules and the pack that they were played with."""
    folder, row = Path("ladder"), TINY[0]
    assert main(["--out", "page.md"]) == 0
    assert "earlier" not in Path("page.md").read_text(encoding="utf-8")
    old = aged(row, folder)
    assert now in old.read_text()
    old.write_text(old.read_text().replace(now, then, 1))
    assert main(["--out", "page.md", "--page"]) == 0
    text = Path("page.md").read_text(encoding="utf-8")
    assert "| 1969, 2 players | idle | random | 4, earlier | **" in text
    assert "| 1969, 5 players | idle | random | 5 | **" in text
    head = load(old)[0]
    assert f"version {head.rules_version}, bots {head.built_in_bots[:8]} | {head.pack} " in text
    assert main(["--out", "page.md"]) == 0
    assert "earlier" not in Path("page.md").read_text(encoding="utf-8")


@pytest.mark.usefixtures("_tiny")
def test_games_of_another_contest_are_no_earlier_games_of_a_row() -> None:
    """Other deals tell something else."""
    folder, row = Path("ladder"), TINY[0]
    assert main(["--out", "page.md"]) == 0
    old = aged(row, folder)
    old.write_text(old.read_text().replace('"seed":1969', '"seed":1968', 1))
    assert main(["--out", "page.md", "--page"]) == 0
    assert "0 of 4 so far" in Path("page.md").read_text(encoding="utf-8")


@pytest.mark.usefixtures("_tiny")
def test_only_the_page_is_written() -> None:
    """From the games that are there."""
    assert main(["--out", "page.md", "--page"]) == 0
    assert "0 of 4 so far" in Path("page.md").read_text(encoding="utf-8")
    assert not Path("ladder").exists()


@pytest.mark.usefixtures("_tiny")
@pytest.mark.parametrize(
    "arguments, told",
    [
        (["--rows", "chess"], 'No row has "chess" in its name; there are: 1969-2p-idle-random'),
        (["--jobs", "0"], "0"),
        (["--carry", "-1"], "-1"),
        (["--folder", "mine.txt"], "mine.txt"),
        (["--out", "mine.txt/page.md"], "mine.txt"),
    ],
)
def test_bad_input_is_told(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In a sentence."""
    Path("mine.txt").write_text("mine")
    try:
        code = main(["--out", "page.md", *arguments])
    except SystemExit as stop:
        code = int(str(stop.code))
    assert code == 2
    assert told in capsys.readouterr().err
    assert Path("mine.txt").read_text() == "mine"


# --- the page ------------------------------------------------------------------------------------


def results(row: Row, games: list[Played] | None) -> RowResult:
    """A row with these games."""
    total = len(tasks_of(row.contest(), row.games))
    return RowResult(row, head_of(row.contest()), games, 0 if games is None else total, total)


def wins(row: Row, share: float) -> list[Played]:
    """All games of a row; the first bot wins this share of them."""
    games = [
        replace(game, winners=(game.seats.index(row.bots[0]),)) if number < share * row.games else game
        for number, game in enumerate(losses(row))
    ]
    return games


def losses(row: Row) -> list[Played]:
    """All games of a row; the first bot wins none of them."""
    one = next(iter(play_all(row.contest(), tasks_of(row.contest(), 1)[:1], 1)))
    return [
        replace(one, deal=task.deal, number=task.number, seats=task.seats, winners=(other(task.seats, row),))
        for task in tasks_of(row.contest(), row.games)
    ]


def other(seats: tuple[str, ...], row: Row) -> int:
    """A seat of the second bot."""
    return seats.index(row.bots[1])


@pytest.mark.parametrize(
    "share, low_end, won, verdict",
    [
        (0.65, 0.55, 0.70, "yes: 65% and from above 55%"),
        (0.65, 0.55, 0.64, "**no**: 65% and from above 55%"),
        # Enough wins, but the interval reaches down to 60 %.
        (0.65, 0.65, 0.70, "**no**: 65% and from above 65%"),
        (0.95, 0.0, 0.97, "yes: 95%"),
        (0.0, 0.0, 0.97, ""),
    ],
)
def test_a_row_says_whether_it_shows_what_is_wanted(
    share: float, low_end: float, won: float, verdict: str
) -> None:
    """By its share and by the lower end of its wider interval."""
    row = replace(TINY[0], games=100, share=share, low_end=low_end)
    text = page([results(row, wins(row, won))], quick=False)
    (line,) = [line for line in text.splitlines() if f"**{won:.1%}**" in line]
    assert line.endswith(f"| 50% | {verdict} |")


def test_at_two_players_one_line_tells_both() -> None:
    """At a larger table each way round has its own."""
    two = replace(TINY[0], games=2)
    assert page([results(two, losses(two))], quick=False).count("**0.0%**") == 1
    five = Row(game="1969", players=5, bots=("idle", "random"), games=10)
    games = losses(five)
    text = page([results(five, games)], quick=False)
    assert "| 1969, 5 players | idle | random | 5 |" in text
    assert "| 1969, 5 players | random | idle | 5 |" in text


def test_the_page_tells_machine_pack_rules_and_what_it_does_not_show() -> None:
    """Whoever reads it knows how far to trust it."""
    row = replace(TINY[0], games=2)
    one = results(row, losses(row))
    text = page([one], quick=False)
    assert one.head.origin.machine in text
    assert f"Python {one.head.origin.python}, {one.head.origin.date}" in text
    assert f"{one.head.pack} {one.head.pack_hash[:8]}" in text
    assert f"2012, version {one.head.rules_version}, bots " in text
    assert "## What it does not show" in text
    assert "seconds a decision" in text


def test_a_row_in_the_middle_counts_its_games(tmp_path: Path) -> None:
    """Only those that belong to it."""
    row = TINY[0]
    from spacerace.lab.arena_file import ArenaFile, play_out

    with ArenaFile(file_of(row, tmp_path), head_of(row.contest())) as file:
        play_out(row.contest(), tasks_of(row.contest(), 2), file)
    found = read_row(row, tmp_path)
    assert (found.games, found.played, found.total) == (None, 2, 4)
    shorter = read_row(replace(row, games=2), tmp_path)
    assert (len(shorter.games or []), shorter.played, shorter.total) == (2, 2, 2)
