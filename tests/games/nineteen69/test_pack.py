"""The component pack of 1969: what is in the box, corrections, and every mistake with its line."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import spacerace.games.nineteen69.rules.pack
import spacerace.lang
from spacerace.games.nineteen69.rules.catalogue import board_catalogue, catalogue
from spacerace.games.nineteen69.rules.pack import LIBRARY
from spacerace.games.nineteen69.rules.printed import EFFECTS, SYMBOLS, MissionEntry, Pack
from spacerace.kernel.game import Message
from spacerace.kernel.packs import PackError, entry_source, field_sources
from spacerace.lang import words
from tests.games.nineteen69.table import corrected
from tests.pack_texts import line_of, problems, swap

pytestmark = pytest.mark.reading("newest", why="it looks at all readings itself")

HEAD = '[pack]\nid = "mine"\nversion = 1\nbase = "1969@1"\n'


@pytest.fixture(scope="module", params=LIBRARY.packs()["1969"])
def pack(request: pytest.FixtureRequest) -> Pack:
    """Every reading."""
    return LIBRARY.load("1969", request.param)


@pytest.fixture(scope="module")
def text() -> str:
    """A text that is complete by itself; later readings correct it."""
    return LIBRARY.text(version=1)


def mission(pack: Pack, id: str) -> MissionEntry:
    return next(one for one in pack.mission if one.id == id)


def found(text: str) -> list[tuple[int, str]]:
    """The problems of a text as line and message."""
    return problems(LIBRARY, text)


# --- what is in the box --------------------------------------------------------------------------


def test_n_1_1_eighty_cubes(pack: Pack) -> None:
    assert [one.supply for one in pack.scientist] == [40, 10, 10, 10, 10]


def test_n_1_2_39_espionage_cards(pack: Pack) -> None:
    assert {one.value: one.copies for one in pack.card} == {1: 13, 2: 13, 3: 13}
    assert {field_sources(one)["copies"][0] for one in pack.card} == {"recon"}


def test_n_1_3_five_dice_with_six_faces(pack: Pack) -> None:
    die = pack.die
    assert (die.count, die.success, die.neutral, die.failure) == (5, 3, 2, 1)
    assert {name: mark for name, (mark, _) in field_sources(die).items()} == {
        "count": "rule",
        "success": "page",
        "neutral": "page",
        "failure": "page",
    }


def test_n_1_4_two_sheets_of_six_researches(pack: Pack) -> None:
    assert Counter(one.sheet for one in pack.research) == {"ground": 6, "rocket": 6}
    assert pack.board.slots == 2


def test_ten_bonus_tokens_one_for_each_spy(pack: Pack) -> None:
    spies = next(one for one in pack.scientist if one.id == "spy").supply
    assert pack.board.bonus_tokens == spies == 10


def test_n_1_6_flags_are_no_limit_so_new_packs_do_without_their_number() -> None:
    """Old texts that name it still load, as the same pack; no rule reads it."""
    first = LIBRARY.load(version=1)
    assert (first.board.flags, LIBRARY.load().board.flags) == (8, 0)
    assert first.hash == "a00a7e71b425d6334a95c7699f6fa21dffc957d04eba9c6705cfb8665bab9e98"
    assert "flags" not in board_catalogue(LIBRARY.load())["board"][0]
    assert board_catalogue(first)["board"][0]["flags"] == 8


def test_n_1_8_a_start_that_scores_makes_another_pack_and_one_that_does_not_the_same() -> None:
    plain = LIBRARY.read(corrected("eva", start=0), name="plain")
    scoring = LIBRARY.read(corrected("eva", start=1), name="scoring")
    bare = LIBRARY.read(corrected("eva"), name="bare")
    assert plain.hash == bare.hash != scoring.hash
    assert (mission(bare, "eva").start, mission(scoring, "eva").start) == (0, 1)


def test_n_1_8_going_forward_the_points_never_fall_not_even_from_the_start() -> None:
    (problem,) = LIBRARY.check(corrected("eva", start=2))
    assert (problem.message_id, problem.args["space"]) == ("n-pack-falling-track", 1)
    (problem,) = LIBRARY.check(corrected("eva", start=-1))
    assert problem.message_id == "pack-out-of-range"


def test_n_1_7_twelve_missions_on_four_levels(pack: Pack) -> None:
    assert Counter(one.level for one in pack.mission) == {1: 6, 2: 3, 3: 2, 4: 1}
    costs = {one.level: (one.launch_cost, one.espionage_cost) for one in pack.mission}
    # What a flight costs rises by level, and so does a space in cards, as far as the Moon's.
    assert [costs[level][0] for level in (1, 2, 3, 4)] == sorted({cost for cost, _ in costs.values()})
    assert costs[2][1] == 2 and sorted(costs) == [1, 2, 3, 4]
    assert mission(pack, "csm-eva").symbols == ("eva", "csm")
    assert field_sources(mission(pack, "csm-eva"))["espionage_cost"][0] == "rule"


def test_n_1_8_tracks(pack: Pack) -> None:
    tracks = {one.level: one.track for one in pack.mission}
    assert tracks == {
        1: (1, 2, 3, 4, 5),
        2: (1, 2, 3, 5, 6, 7, 9, 10),
        3: (1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 14, 15),
        4: (0, 0, 1, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 23, 26, 30, 35),
    }


def test_n_1_9_every_symbol_once_a_level(pack: Pack) -> None:
    for level in (1, 2, 3, 4):
        symbols = [symbol for one in pack.mission if one.level == level for symbol in one.symbols]
        assert sorted(symbols) == sorted(SYMBOLS)


def test_n_1_11_the_calendar(pack: Pack) -> None:
    assert [(one.year, one.income, one.sale_limit) for one in pack.year] == [
        (1963, 12, 1),
        (1964, 13, 1),
        (1965, 14, 2),
        (1966, 15, 2),
        (1967, 16, 3),
        (1968, 17, 3),
        (1969, 18, 4),
    ]
    assert [entry_source(one) for one in pack.year] == ["rule", "page", "page", *["recon"] * 4]


def test_n_1_12_five_nations(pack: Pack) -> None:
    assert [one.id for one in pack.nation] == ["usa", "ussr", "canada", "france", "germany"]


def test_the_start(pack: Pack) -> None:
    assert (pack.board.starting_pp, pack.board.starting_money) == (2, 0)


def test_a_point_brings_two_millions(pack: Pack) -> None:
    assert pack.board.money_per_pp == 2


def test_price_of_a_card_and_hand_limit(pack: Pack) -> None:
    assert (pack.board.card_price, pack.board.hand_limit) == (2, 6)


def test_n_9_the_scientists(pack: Pack) -> None:
    assert [(one.id, one.price, one.researchers, one.end_pp) for one in pack.scientist] == [
        ("basic", 5, 1, 0),
        ("inexperienced", 3, 1, -2),
        ("famous", 9, 1, 3),
        ("genius", 11, 2, 0),
        ("spy", 7, 0, -1),
    ]


def test_n_10_the_researches(pack: Pack) -> None:
    assert {one.id: one.effect for one in pack.research} == EFFECTS
    assert [one.amount for one in pack.research] == [1, 2, 2, 3, 1, 1, *[1] * 6]


def test_n_11_1_the_moon(pack: Pack) -> None:
    moon = pack.mission[-1]
    assert (moon.id, moon.symbols, len(moon.track), moon.track[-1]) == ("moon", SYMBOLS, 20, 35)


def test_every_guess_has_a_reason(pack: Pack) -> None:
    for row in [*catalogue(pack), *(row for rows in board_catalogue(pack).values() for row in rows)]:
        sources = msgspec.convert(row["sources"], dict[str, dict[str, str]])
        assert sources
        assert all(one["why"] for one in sources.values() if one["mark"] == "recon")


def test_the_hash_stands_in_old_matches() -> None:
    first = LIBRARY.load(version=1)
    assert (
        first.hash
        == LIBRARY.hash_of(first)
        == "a00a7e71b425d6334a95c7699f6fa21dffc957d04eba9c6705cfb8665bab9e98"
    )
    for version in LIBRARY.packs()["1969"]:
        pack = LIBRARY.load(version=version)
        assert (pack.pack.id, pack.pack.version, pack.pack.edition) == ("1969", version, "2012")


# --- the catalogue -------------------------------------------------------------------------------


def test_the_catalogue_holds_everything(pack: Pack) -> None:
    rows = catalogue(pack)
    copies: Counter[str] = Counter()
    for row in rows:
        copies[str(row["deck"])] += msgspec.convert(row["copies"], int)
    assert copies == {
        "mission": 12,
        "scientist": 80,
        "research": 60,
        "espionage": 39,
        "year": 7,
        "nation": 5,
        "die": 5,
    }
    assert [row["number"] for row in rows] == list(range(1, 46))
    assert len({(row["deck"], row["id"]) for row in rows}) == len(rows)


def test_everything_has_a_name_and_a_text_in_english(pack: Pack) -> None:
    english = words("en")
    rows = catalogue(pack)
    for row in rows:
        if row["deck"] in ("mission", "scientist", "research", "nation"):
            assert f"n-{row['deck']}-{row['id']}" in english
        assert f"deck-{row['deck']}" in english
    assert all(row["text"] for row in rows if row["deck"] in ("scientist", "research"))


def test_a_name_of_a_users_pack_comes_first() -> None:
    mine = LIBRARY.read(HEAD + '[[nation]]\nid = "italy"\nname = "Italy"\nsource = "rule"\n', name="mine")
    assert [row["name"] for row in catalogue(mine)][-2] == "Italy"
    assert found(HEAD + '[[nation]]\nid = "italy"\nsource = "rule"\n') == [(6, "pack-no-name")]


# --- corrections ---------------------------------------------------------------------------------


def test_a_correction_is_one_entry() -> None:
    pack = LIBRARY.load(version=1)
    mine = LIBRARY.read(
        HEAD + '[[mission]]\nid = "moon"\nlaunch_cost = 18\nsource = "picture"\n', name="mine"
    )
    assert mission(mine, "moon").launch_cost == 18
    assert field_sources(mission(mine, "moon"))["launch_cost"] == ("picture", "")
    assert mine.mission[:-1] == pack.mission[:-1]
    assert mine.hash != pack.hash


def test_corrections_find_their_entry_by_its_key(pack: Pack) -> None:
    mine = LIBRARY.read(
        HEAD
        + "[[year]]\nyear = 1969\nsale_limit = 5\n[[card]]\nvalue = 3\ncopies = 9\n"
        + '[[scientist]]\nid = "spy"\nend_pp = -2\n[die]\nsuccess = 2\nneutral = 3\n'
        + "[board]\nhand_limit = 5\n",
        name="mine",
    )
    assert [one.sale_limit for one in mine.year] == [1, 1, 2, 2, 3, 3, 5]
    assert sum(one.copies for one in mine.card) == 35
    assert (mine.scientist[-1].end_pp, mine.die.neutral, mine.board.hand_limit) == (-2, 3, 5)


def test_a_mission_can_be_taken_out_and_a_research_cannot(pack: Pack) -> None:
    mine = LIBRARY.read(HEAD + 'without = ["eva"]\n', name="mine")
    assert [one.id for one in mine.mission] == [one.id for one in pack.mission if one.id != "eva"]
    assert mine.research == pack.research
    assert found(HEAD + 'without = ["robotics"]\n') == [(5, "pack-unknown-without")]


def test_n_1_9_symbols_are_a_set_in_the_hash_too(text: str) -> None:
    pack = LIBRARY.load(version=1)
    other = LIBRARY.read(swap(text, '["csm", "eva"]', '["eva", "csm"]'), name="other")
    assert (other, other.hash) == (pack, pack.hash)


def test_the_colour_of_a_cube_is_not_played(pack: Pack) -> None:
    mine = '[[scientist]]\nid = "genius"\ncube = "red"\n[[scientist]]\nid = "inexperienced"\ncube = "blue"\n'
    assert LIBRARY.read(HEAD + mine, name="mine").hash == LIBRARY.read(HEAD, name="mine").hash


# --- mistakes ------------------------------------------------------------------------------------

MISTAKES = [
    ("hand_limit = 6", "hand_limit = 0", "pack-out-of-range"),
    ("hand_limit = 6", "hand_limit = six", "pack-syntax"),
    ("espionage_cost = 1", "espionage_cost = 0", "pack-out-of-range"),
    ("launch_cost = 3", "launch_cost = -1", "pack-out-of-range"),
    ("track = [1, 2, 3, 4, 5]", "track = [1, 2, 3, 2, 5]", "n-pack-falling-track"),
    ("track = [1, 2, 3, 4, 5]", "track = []", "pack-empty-list"),
    ('symbols = ["csm"]', "symbols = []", "pack-empty-list"),
    ('symbols = ["csm"]', 'symbols = ["csm", "lem", "csm"]', "n-pack-symbol-twice"),
    ('symbols = ["csm"]', 'symbols = ["cms"]', "pack-not-one-of-hint"),
    ('symbols = ["csm"]', 'symbols = ["robotics"]', "pack-not-one-of"),
    ('effect = "reroll"', 'effect = "convert"', "n-pack-must-be"),
    ('sheet = "ground"', 'sheet = "rocket"', "n-pack-must-be"),
    ("success = 3", "success = 4", "n-pack-faces"),
    ("end_pp = -2", "end_pp = -100", "pack-out-of-range"),
    ('id = "genius"', 'id = "genious"', "pack-not-one-of-hint"),
    ('id = "usa"', 'id = "USA"', "pack-bad-id"),
]


@pytest.mark.parametrize(("old", "new", "message_id"), MISTAKES)
def test_every_mistake_is_reported_on_its_line(text: str, old: str, new: str, message_id: str) -> None:
    assert found(swap(text, old, new)) == [(line_of(text, old), message_id)]


def drop(text: str, entry: str) -> str:
    """The text without the entry that holds these words."""
    head, *entries = re.split(r"^(?=\[)", text, flags=re.MULTILINE)
    [gone] = [one for one in entries if entry in one]
    return head + "".join(one for one in entries if one is not gone)


@pytest.mark.parametrize(
    ("entry", "table", "message_id"),
    [
        ('[[mission]]\nid = "moon"', "mission", "n-pack-lacking"),
        ('id = "spy"', "scientist", "n-pack-lacking"),
        ('id = "robotics"', "research", "n-pack-lacking"),
        ("year = 1966", "year", "n-pack-years"),
        ('id = "canada"', "nation", "n-pack-nations"),
        ("[[card]]\nvalue = 3", "card", "pack-too-few"),
    ],
)
def test_a_pack_must_be_complete(text: str, entry: str, table: str, message_id: str) -> None:
    short = drop(text, entry)
    last = short[: short.rindex(f"[[{table}]]")].count("\n") + 1
    assert found(short) == [(last, message_id)]


def test_n_5_20_a_card_can_always_be_drawn(text: str) -> None:
    assert found(text.replace("copies = 13", "copies = 10")) == [
        (line_of(text, "[[card]]\nvalue = 3"), "pack-too-few")
    ]
    assert LIBRARY.read(text.replace("copies = 13", "copies = 11"), name="mine").hash
    assert [one for _, one in found(HEAD + "[board]\nhand_limit = 8\n")] == ["pack-too-few"]


def test_n_11_1_the_moon_is_the_longest_and_the_best() -> None:
    moon, other = HEAD + '[[mission]]\nid = "moon"\n', HEAD + '[[mission]]\nid = "lem"\n'
    assert found(moon + "track = [1, 2, 3, 4, 5, 6, 7, 8, 9, 35]\n") == [(7, "n-pack-moon-track")] * 2
    assert found(other + f"track = {[1] * 20}\n") == [(7, "n-pack-moon-track")]
    assert found(other + "track = [1, 35]\n") == [(7, "n-pack-moon-reward")]
    assert found(moon + 'symbols = ["lem"]\n') == [(7, "n-pack-moon-symbols")]
    assert found(HEAD + 'without = ["moon"]\n') == [(5, "n-pack-lacking")]


def test_n_1_11_a_year_more_is_one_too_many() -> None:
    more = "[[year]]\nyear = 1970\nincome = 19\nsale_limit = 4\nsource = 'rule'\n"
    assert found(HEAD + more) == [(5, "n-pack-years")]


def test_a_pack_error_says_all_in_lines(text: str) -> None:
    with pytest.raises(PackError) as error:
        LIBRARY.read(
            swap(swap(text, "bonus_tokens = 10", "bonus_tokens = 0"), "slots = 2", "slots = 0"),
            name="mine.toml",
        )
    assert len(error.value.problems) == 2
    assert all(line.startswith("mine.toml:") for line in str(error.value).split("\n"))


# --- the orders and shapes that the box prints ---------------------------------------------------


def test_every_reading_keeps_to_the_printed_orders() -> None:
    for version in LIBRARY.packs()["1969"]:
        assert found(LIBRARY.text(version=version)) == []


PAIR_ON_THREE = '[[mission]]\nid = "csm-eva"\nlevel = 3\nsource = "rule"\n'


@pytest.mark.parametrize(
    "correction, line, message",
    [
        ("[[year]]\nyear = 1966\nincome = 14\n", 7, "n-pack-order-income"),
        ("[[year]]\nyear = 1967\nsale_limit = 1\n", 7, "n-pack-order-sale"),
        ('[[mission]]\nid = "eva"\nsymbols = ["eva", "lem"]\n', 7, "n-pack-order-symbols"),
        ('[[mission]]\nid = "csm-eva"\ntrack = [1, 2, 5]\n', 7, "n-pack-order-last"),
        ('[[mission]]\nid = "eva"\ntrack = [1, 2, 10]\n', 7, "n-pack-order-last"),
        ('[[mission]]\nid = "eva"\nlevel = 5\nsymbols = ["eva", "csm", "lem"]\n', 5, "n-pack-order-levels"),
    ],
)
def test_n_1_a_pack_that_breaks_a_printed_order_is_told_so(correction: str, line: int, message: str) -> None:
    """The check of new games says so in every language; a game that was saved with it can be read."""
    text = HEAD + correction
    assert (line, message) in found(text)
    with pytest.raises(PackError):
        LIBRARY.read_new(text, name="mine")
    for problem in LIBRARY.check(text):
        for language in ("en", "de", "it", "fr"):
            said = words(language).say(Message(problem.message_id, dict(problem.args)))
            assert said[-1] == "." and "‹" not in said
    assert LIBRARY.read(text, name="old").hash


@pytest.mark.parametrize(
    "correction",
    [
        "[[year]]\nyear = 1963\nincome = 11\n",
        "[[card]]\nvalue = 3\ncopies = 14\n",
        "[die]\ncount = 6\n",
        '[[scientist]]\nid = "genius"\nprice = 10\n',
        '[[scientist]]\nid = "spy"\nsupply = 12\n',
    ],
)
def test_a_single_figure_may_be_another_one(correction: str) -> None:
    """A designer asks what another price would do: that breaks no order."""
    assert found(HEAD + correction) == []


def test_n_1_every_reading_has_the_figures_that_the_rulebook_prints() -> None:
    """Cubes with their prices, cards, dice, missions, the first income and the first sale limits."""
    for version in LIBRARY.packs()["1969"]:
        pack = LIBRARY.load(version=version)
        cubes = {one.id: (one.supply, one.price) for one in pack.scientist}
        assert cubes == {
            "basic": (40, 5),
            "inexperienced": (10, 3),
            "famous": (10, 9),
            "genius": (10, 11),
            "spy": (10, 7),
        }
        assert (sum(one.copies for one in pack.card), pack.die.count, len(pack.mission)) == (39, 5, 12)
        assert (pack.year[0].income, [one.sale_limit for one in pack.year[:3]]) == (12, [1, 1, 2])


def test_every_message_of_the_checks_is_in_the_language_files() -> None:
    code = Path(spacerace.games.nineteen69.rules.pack.__file__).read_text(encoding="utf-8")
    used = set(re.findall(r'"((?:n-)?pack-[a-z-]+)"', code))
    assert len(used) > 10
    assert all(id in words("en") for id in used)


@pytest.mark.parametrize(
    "table", ["[die]\ncount = 121", "[board]\nslots = 13", "[[card]]\nvalue = 1\ncopies = 100"]
)
def test_a_new_game_takes_no_numbers_that_make_every_click_slow(table: str) -> None:
    text = f'[pack]\nid = "mine"\nversion = 1\nedition = "base"\nbase = "1969@2"\n{table}\n'
    assert [problem.message_id for problem in LIBRARY.check(text)] == ["pack-out-of-range"]
    assert LIBRARY.read(text, name="mine"), "what is played already can be read"
