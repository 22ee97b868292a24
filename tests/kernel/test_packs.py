"""Packs of a toy game: tables from the fields of a box, corrections, mistakes with lines, the hash."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct

from spacerace.kernel.packs import (
    TOLD,
    Box,
    Checker,
    Entry,
    Form,
    Key,
    Library,
    Name,
    Names,
    PackError,
    entry_source,
    field_sources,
    plain_sources,
    plain_values,
    played_hash,
    reading,
)


class Fruit(Entry, frozen=True, kw_only=True):
    """An entry that is told apart by its id."""

    id: str
    name: Name = ""
    colour: Literal["red", "green", "yellow"]
    price: int
    sizes: tuple[int, ...] = (1,)


class Day(Entry, frozen=True, kw_only=True):
    """An entry that is told apart by a number; the id of a fruit means nothing here."""

    day: int
    fruits: int


class Helper(Entry, frozen=True, kw_only=True):
    """An entry that the rules know by name."""

    id: Literal["apple", "donkey"]


class Stall(Entry, frozen=True, kw_only=True):
    """A table that is there once."""

    baskets: int
    gift: int


class Market(Box, frozen=True, kw_only=True):
    """The whole box."""

    fruit: tuple[Fruit, ...]
    day: tuple[Day, ...]
    helper: tuple[Helper, ...]
    stall: Stall


def by_key(entry: Struct) -> Key:
    return (entry.day if isinstance(entry, Day) else str(getattr(entry, "id", "")),)


def even_price(path: str, value: object) -> str:
    return "toy-odd" if path == "fruit.price" and isinstance(value, int) and value % 2 else ""


def one_red(checker: Checker) -> None:
    """The toy's own rule: a red fruit."""
    fruits = checker.all(Fruit)
    if checker.sound(Fruit) and fruits and not any(fruit.colour == "red" for fruit in fruits):
        checker.blame_table("fruit", "toy-no-red", {})


FORM = Form(
    Market,
    keys={"day": ("day",)},
    fixed=("helper",),
    least={"stall.gift": -5},
    most={"fruit.price": 50},
    order=by_key,
    misfit=even_price,
    check=one_red,
)

HEAD = """[pack]
id = "market"
version = 2
edition = "old"
"""
FRUITS = """
[[fruit]]
id = "pear"
colour = "green"
price = 4
source = "page"

[[fruit]]
id = "apple"
colour = "red"
price = 2
source = "rule"
sources.price = "recon: cheap"
"""
REST = """
[[helper]]
id = "apple"
source = "rule"

[[helper]]
id = "donkey"
source = "rule"

[[day]]
day = 10
fruits = 1
source = "rule"

[[day]]
day = 2
fruits = 3
source = "rule"

[stall]
baskets = 3
gift = -1
source = "recon"
why = "a guess"
"""
TEXT = HEAD + FRUITS + REST
MINE = '[pack]\nid = "mine"\nversion = 1\nbase = "market@2"\n'


@pytest.fixture
def library(tmp_path: Path) -> Library[Market]:
    """Two versions of a pack in three files, and one of another edition."""
    for version, text in ((1, TEXT.replace("version = 2", "version = 1")), (2, HEAD)):
        (tmp_path / "base" / str(version)).mkdir(parents=True)
        (tmp_path / "base" / str(version) / "a.toml").write_text(text, "utf-8")
    (tmp_path / "base" / "2" / "b.toml").write_text(FRUITS, "utf-8")
    (tmp_path / "base" / "2" / "c.toml").write_text(REST, "utf-8")
    (tmp_path / "base" / "2" / "remarks.txt").write_text("[[[", "utf-8")
    (tmp_path / "new" / "1").mkdir(parents=True)
    new = (
        MINE.replace("mine", "market-new")
        + 'edition = "new"\n[[day]]\nday = 10\nfruits = 9\nsource = "rule"\n'
    )
    (tmp_path / "new" / "1" / "pack.toml").write_text(new, "utf-8")
    (tmp_path / "empty").mkdir()
    return Library(FORM, "market", tmp_path)


def found(library: Library[Market], text: str) -> list[tuple[int, str]]:
    return [(problem.line, problem.message_id) for problem in library.check(text)]


# --- built-in packs ------------------------------------------------------------------------------


def test_tables_follow_from_the_fields_of_the_box() -> None:
    assert list(FORM.tables) == ["pack", "fruit", "day", "helper", "stall"]
    assert FORM.tables["fruit"] is Fruit and FORM.tables["stall"] is Stall
    assert (FORM.single, FORM.lists) == (["pack", "stall"], ["fruit", "day", "helper"])
    assert [FORM.key(table) for table in FORM.tables] == [(), ("id",), ("day",), ("id",), ()]


def test_packs_are_found_by_edition_and_version(library: Library[Market]) -> None:
    assert library.packs() == {"market": [1, 2], "market-new": [1]}
    assert library.load("market").pack.version == 2
    assert library.load("market", 1).pack.version == 1
    assert library.load("market") is library.load("market", 2)
    assert library.text("market").split("\n") == [*HEAD.split("\n"), *FRUITS.split("\n"), *REST.split("\n")]
    new = library.load("market-new")
    assert (new.pack.edition, [day.fruits for day in new.day]) == ("new", [3, 9])


@pytest.mark.parametrize(("name", "version"), [("markt", None), ("market", 3), ("../base", 1), ("", None)])
def test_an_unknown_pack_names_the_known_ones(
    library: Library[Market], name: str, version: int | None
) -> None:
    with pytest.raises(PackError) as error:
        library.load(name, version)
    [problem] = error.value.problems
    assert (problem.line, problem.message_id) == (0, "pack-unknown-pack")
    assert problem.args["known"] == "market@1, market@2, market-new@1"


def test_entries_stand_in_the_order_of_the_game(library: Library[Market]) -> None:
    market = library.read(TEXT, name="mine")
    assert [fruit.id for fruit in market.fruit] == ["apple", "pear"]
    assert [day.day for day in market.day] == [2, 10]


# --- corrections ---------------------------------------------------------------------------------


def test_a_correction_adds_a_language_to_a_name(tmp_path: Path) -> None:
    """The other languages keep what the base calls it; one name for all replaces them."""
    (tmp_path / "base" / "2").mkdir(parents=True)
    named = TEXT.replace('id = "pear"', 'id = "pear"\nname.en = "Pear"\nname.fr = "Poire"')
    (tmp_path / "base" / "2" / "a.toml").write_text(named, "utf-8")
    library = Library(FORM, "market", tmp_path)
    pear = '[[fruit]]\nid = "pear"\nname.de = "Birne"\nname.fr = "Williams"\n'
    assert library.read(MINE + pear, name="mine").fruit[1].name == Names(en="Pear", de="Birne", fr="Williams")
    plain = '[[fruit]]\nid = "pear"\nname = "Birne"\n'
    assert library.read(MINE + plain, name="mine").fruit[1].name == "Birne"
    assert library.read(MINE, name="mine").fruit[1].name == Names(en="Pear", fr="Poire")
    spelled = pear.replace("name.de", "name.d")
    assert found(library, MINE + spelled) == [(7, "pack-unknown-language-hint")]


def test_a_correction_changes_one_value_and_its_mark(library: Library[Market]) -> None:
    mine = library.read(
        MINE + '[[fruit]]\nid = "apple"\nprice = 6\n[[day]]\nday = 2\nfruits = 4\n', name="mine"
    )
    base = library.load("market")
    apple = mine.fruit[0]
    assert (apple.price, apple.colour, mine.day[0].fruits, mine.stall) == (6, "red", 4, base.stall)
    assert field_sources(apple)["price"] == ("recon", "as this pack has it")
    assert field_sources(apple)["colour"] == ("rule", "")
    assert (mine.pack.id, mine.pack.edition) == ("mine", "old")
    assert mine.hash != base.hash


def test_entries_and_tables_can_be_taken_out(library: Library[Market]) -> None:
    assert [one.id for one in library.read(MINE + 'without = ["pear"]\n', name="mine").fruit] == ["apple"]
    day = '[[day]]\nday = 5\nfruits = 5\nsource = "rule"\n'
    assert [one.day for one in library.read(f'{MINE}replaces = ["day"]\n{day}', name="mine").day] == [5]


def test_what_the_rules_know_by_name_cannot_be_taken_out(library: Library[Market]) -> None:
    """The helper of the same id stays; the game asks for a red fruit."""
    red = '[[fruit]]\nid = "pear"\ncolour = "red"\n'
    mine = library.read(f'{MINE}without = ["apple"]\n{red}', name="mine")
    assert [[one.id for one in mine.fruit], [one.id for one in mine.helper]] == [
        ["pear"],
        ["apple", "donkey"],
    ]
    assert found(library, MINE + 'without = ["donkey"]\n') == [(5, "pack-unknown-without")]


@pytest.mark.parametrize(
    ("more", "problems"),
    [
        ('without = ["paer"]\n', [(5, "pack-unknown-without-hint")]),
        ('without = ["apple"]\n', [(5, "toy-no-red")]),
        ('without = ["apple", "pear"]\n', [(5, "pack-empty-table")]),
        ('replaces = ["stall"]\n', [(5, "pack-not-one-of")]),
        ('replaces = ["fruits"]\n', [(5, "pack-not-one-of-hint")]),
        ("replaces = [3]\n", [(5, "pack-wrong-type")]),
        ('[[fruit]]\nid = "plum"\ncolour = "red"\nprice = 2\nsource = "rule"\n', [(6, "pack-no-name")]),
        (
            '[[fruit]]\nid = "A plum"\nname = "P"\ncolour = "red"\nprice = 2\nsource = "rule"\n',
            [(6, "pack-bad-id")],
        ),
        ('[[fruit]]\nid = "apple"\nprice = 3\n', [(7, "toy-odd")]),
        ('[[fruit]]\nid = "apple"\ncolour = "green"\n', [(5, "toy-no-red")]),
    ],
)
def test_mistakes_of_a_correction(
    library: Library[Market], more: str, problems: list[tuple[int, str]]
) -> None:
    assert found(library, MINE + more) == problems


def test_an_unknown_base_is_told_with_the_known_ones(library: Library[Market]) -> None:
    lost = MINE.replace("@2", "@7") + '[[fruit]]\nid = "apple"\nprice = 3\n'
    assert found(library, lost) == [(4, "pack-unknown-base"), (7, "toy-odd")]
    assert library.check(lost)[0].args["known"] == "market@1, market@2, market-new@1"


# --- mistakes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "message_id"),
    [
        ("price = 4", "price = = 4", "pack-syntax"),
        ("price = 4", "price = 0", "pack-out-of-range"),
        ("price = 4", "price = 10000", "pack-out-of-range"),
        ("price = 4", "price = 5", "toy-odd"),
        ("price = 4", 'price = "4"', "pack-wrong-type"),
        ("price = 4", "price = 4\nsizes = [2, 0]", "pack-out-of-range"),
        ("price = 4", "price = 4\nsize = [2]", "pack-unknown-field-hint"),
        ("gift = -1", "gift = -6", "pack-out-of-range"),
        ('colour = "green"', 'colour = "gren"', "pack-not-one-of-hint"),
        ('colour = "red"', 'colour = "yellow"', "toy-no-red"),
        ('"recon: cheap"', '"recon"', "pack-no-reason"),
        ('"recon: cheap"', '"guess"', "pack-unknown-mark"),
        ("sources.price", "sources.prise", "pack-unknown-source-hint"),
        ("day = 10", "day = 2", "pack-duplicate-entry"),
    ],
)
def test_a_mistake_is_reported_on_its_line(
    library: Library[Market], old: str, new: str, message_id: str
) -> None:
    wrong = TEXT.replace(old, new, 1)
    line = TEXT[: TEXT.index(old)].count("\n") + 1 + new.count("\n")
    if message_id == "toy-no-red":
        line = TEXT[: TEXT.rindex("[[fruit]]")].count("\n") + 1  # a whole table is told at its last entry
    if message_id == "pack-duplicate-entry":
        line = TEXT[: TEXT.index("day = 2")].count("\n") + 1
    assert found(library, wrong) == [(line, message_id)]


def test_an_error_says_all_problems_with_lines(library: Library[Market]) -> None:
    wrong = TEXT.replace("price = 4", "price = 0").replace("baskets = 3", "baskets = 0")
    with pytest.raises(PackError) as error:
        library.read(wrong, name="mine.toml")
    assert [line.split(" ")[0] for line in str(error.value).split("\n")] == ["mine.toml:9:", "mine.toml:38:"]


def test_a_missing_table_or_field_is_told(library: Library[Market]) -> None:
    assert found(library, HEAD + FRUITS) == [(1, "pack-missing-table")] * 3
    assert found(library, TEXT.replace("baskets = 3\n", "")) == [(37, "pack-missing-field")]


# --- texts that are made to cost much -------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message_id"),
    [
        ("a" + ".a" * 20_000 + " = 1", "pack-long-key"),
        ("[" + "a . " * 9 + "a]", "pack-long-key"),
        ("fruit = { " + "'a'." * 9 + '"b" = 1 }', "pack-long-key"),
        ("a = " + "[" * 20_000, "pack-too-deep"),
        ("a = " + "[{b=" * 11 + "1" + "}]" * 11, "pack-too-deep"),
    ],
)
def test_knots_are_refused_before_the_parser_sees_them(
    library: Library[Market], monkeypatch: pytest.MonkeyPatch, text: str, message_id: str
) -> None:
    """The parser needs time and memory by the square of a key's parts."""
    library.load("market")

    def never(text: str) -> None:
        raise AssertionError("the parser was asked")

    monkeypatch.setattr("tomllib.loads", never)
    assert found(library, f"{HEAD}{text}") == [(5, message_id)]


def test_dots_and_brackets_within_strings_and_comments_are_no_knots(library: Library[Market]) -> None:
    dots = "a. b. c. d. e. f. g. h. i. j. " + "[" * 30
    for words in (f'"{dots}"', f"'{dots}'", f'"""{dots}\n{dots}"""', f"'''{dots}\n{dots}'''"):
        text = TEXT.replace('why = "a guess"', f"why = {words} # {dots}")
        assert found(library, text) == []


def test_looking_for_entries_given_twice_takes_no_longer_the_more_there_are(
    library: Library[Market], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = 0

    def counted(form: Form[Box], table: str, values: Mapping[str, object]) -> Key | None:
        nonlocal calls
        calls += 1
        return key_of(form, table, values)

    key_of = reading._key
    monkeypatch.setattr(reading, "_key", counted)
    fruits = "".join(f'[[fruit]]\nid = "f{number}"\n' for number in range(500))
    problems = library.check(TEXT + fruits + fruits)
    assert calls < 3 * 1_010, "each entry is looked at a few times, not once for each other"
    assert sum(problem.message_id == "pack-duplicate-entry" for problem in problems) == 500


def test_an_error_tells_the_first_twenty_problems(library: Library[Market]) -> None:
    with pytest.raises(PackError) as error:
        library.read(TEXT + "[[fruit]]\n" * 500, name="mine")
    lines = str(error.value).split("\n")
    assert len(error.value.problems) == 2_000
    assert len(lines) == TOLD + 1 and "1,980" in lines[-1]


def test_a_new_game_takes_no_number_that_makes_it_slow(library: Library[Market]) -> None:
    """What was played before can still be read."""
    text = TEXT.replace("price = 4", "price = 60")
    assert text != TEXT
    assert [one for _, one in found(library, text)] == ["pack-out-of-range"]
    with pytest.raises(PackError):
        library.read_new(text, name="mine")
    assert library.read(text, name="mine").fruit
    assert not found(library, text.replace("price = 60", "price = 50"))


@pytest.mark.parametrize(("fruits", "sizes"), [(301, "[]"), (1, f"{[1] * 801}")])
def test_a_new_game_takes_no_box_many_times_the_real_size(
    library: Library[Market], fruits: int, sizes: str
) -> None:
    """What was played before can still be read."""
    more = "".join(
        f'[[fruit]]\nid = "f{number}"\ncolour = "red"\nprice = 2\nsource = "rule"\nsizes = {sizes}\n'
        for number in range(fruits)
    )
    assert found(library, TEXT + more) == [(0, "pack-too-large")]
    with pytest.raises(PackError):
        library.read_new(TEXT + more, name="mine")
    assert len(library.read(TEXT + more, name="mine").fruit) == fruits + 2


# --- the hash and the sources --------------------------------------------------------------------


def test_the_hash_knows_what_is_played(library: Library[Market]) -> None:
    market = library.read(TEXT, name="mine")
    assert market.hash == played_hash(market, ("name",))
    for old, new in (
        ("recon: cheap", "recon: not dear"),
        ("price = 4", 'price = 4\nname = "Birne"'),
        ("price = 4", "price = 4\nsizes = [1]"),
        (REST, "\n# days\n" + REST),
    ):
        assert library.read(TEXT.replace(old, new), name="same").hash == market.hash
    for old, new in (
        ("price = 4", "price = 6"),
        ("price = 4", "price = 4\nsizes = [2]"),
        ("day = 10", "day = 9"),
    ):
        assert library.read(TEXT.replace(old, new), name="other").hash != market.hash


def test_an_entry_is_as_sure_as_its_least_sure_value(library: Library[Market]) -> None:
    apple, pear = library.read(TEXT, name="mine").fruit
    assert (entry_source(apple), entry_source(pear)) == ("recon", "page")
    assert plain_values(pear) == {"id": "pear", "name": "", "colour": "green", "price": 4, "sizes": (1,)}
    sources = plain_sources(apple)["sources"]
    assert isinstance(sources, dict)
    assert sources["price"] == {"mark": "recon", "why": "cheap"}
    donkey = library.read(TEXT, name="mine").helper[1]
    assert entry_source(donkey) == "rule"  # an id is our own word: the mark of the entry is all there is


def test_a_text_is_read_once_and_not_all_are_remembered(library: Library[Market]) -> None:
    """Many games are played with one text; nobody's memory fills up with texts."""
    text = library.text("market", 1)
    first = library.read(text, name="a")
    assert library.read(text, name="b") is first
    for number in range(70):
        library.read(f"{text}\n# {number}\n", name="c")
    again = library.read(text, name="d")
    assert again == first and again is not first, "it was forgotten, and read anew"
