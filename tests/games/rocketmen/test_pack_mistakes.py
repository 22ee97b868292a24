"""The component pack: every mistake with its line; no text makes the checks crash."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import spacerace.games.rocketmen
import spacerace.games.rocketmen.rules.pack
import spacerace.kernel.packs
import spacerace.lang
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.games.rocketmen.rules.printed import Pack
from spacerace.kernel.packs import PackError, Problem
from tests.games.rocketmen import readings
from tests.games.rocketmen.pack_parts import HEAD, OWN, WHOLE, asset, found, ids
from tests.pack_texts import line_of, swap


@pytest.fixture(scope="module")
def pack(reading: str) -> Pack:
    return readings.box_of()


@pytest.fixture(scope="module")
def text() -> str:
    return LIBRARY.text(version=1)


# --- mistakes ------------------------------------------------------------------------------------


MISTAKES = [
    ("target = 8", "target = = 8", "pack-syntax"),
    ("[board]", "[bord]", "pack-unknown-table-hint"),
    ("placing_cost = 10", "plcing_cost = 10", "pack-unknown-field-hint"),
    ("placing_cost = 10", "qqqq = 10", "pack-unknown-field"),
    ("hand_size = 6", "hand_size = true", "pack-wrong-type"),
    ("hand_size = 6", 'hand_size = "6"', "pack-wrong-type"),
    ("hand_size = 6", "hand_size = 6.0", "pack-wrong-type"),
    ("hand_size = 6", "hand_size = 1979-05-27", "pack-wrong-type"),
    ("hand_size = 6", "hand_size = 0", "pack-out-of-range"),
    ("hand_size = 6", f"hand_size = {10**30}", "pack-out-of-range"),
    ("hand_size = 6", f"hand_size = 0x{'f' * 5000}", "pack-out-of-range"),
    ("placing_cost = 10", "placing_cost = 15", "pack-not-tens"),
    ("money = 20", "money = 25", "pack-not-tens"),
    ('cost = ["$30"]', 'cost = ["$35"]', "pack-not-tens"),
    ('cost = ["$30"]', 'cost = ["$90"]', "pack-not-one-of-hint"),
    ('cost = ["$30"]', 'cost = ["zzzz"]', "pack-not-one-of"),
    ('cost = ["$30"]', 'cost = "$30"', "pack-wrong-type"),
    ('cost = ["$30"]', "cost = []", "pack-empty-cost"),
    ('cost = ["$30"]', 'cost = ["$30", "rocket"]', "pack-rocket-cost"),
    ('effect = { do = "cycle" }', 'effect = { do = "redraw" }', "pack-effect-misfit"),
    ('kind = "none"', 'kind = "none"\neffect = { do = "cycle" }', "pack-effect-unwanted"),
    ('kind = "none"', 'kind = "pay"', "pack-effect-missing"),
    ('effect = { do = "draw", cards = 1 }', 'effect = { do = "drawn", cards = 1 }', "pack-not-one-of-hint"),
    ('effect = { do = "draw", cards = 1 }', 'effect = { do = "draw" }', "pack-missing-part"),
    (
        'effect = { do = "draw", cards = 1 }',
        'effect = { do = "draw", cards = 1, x = 1 }',
        "pack-unknown-part",
    ),
    ('effect = { do = "draw", cards = 1 }', 'effect = { do = "draw", cards = 0 }', "pack-out-of-range"),
    ('effect = { do = "draw", cards = 1 }', 'effect = { do = "draw", cards = "1" }', "pack-wrong-type"),
    ('effect = { do = "draw", cards = 1 }', 'effect = { do = "cycle" }', "pack-effect-misfit"),
    ('items = ["rocket"]', 'items = ["$40"]', "pack-pad-item"),
    ('items = ["rocket"]', "items = []", "pack-pad-item"),
    ('threat = "pandemic"', 'threat = "pandemik"', "pack-no-threat-hint"),
    ('threat = "pandemic"', 'threat = "zz"', "pack-no-threat"),
    ("prints = [{ number = 49 }]", "prints = []", "pack-empty-list"),
    ("prints = [{ number = 49 }]", "prints = [{ number = 49, mark = 5 }]", "pack-not-one-of"),
    (
        "prints = [{ number = 49 }]",
        f"prints = [{{ number = 49, mark = 0x{'f' * 5000} }}]",
        "pack-out-of-range",
    ),
    ('id = "big-data"', 'id = "Big Data"', "pack-bad-id"),
    ('id = "chip-lead"', 'id = "depot"', "pack-duplicate-id"),
    ('id = "super-computer"', 'id = "big-data-2"', "pack-duplicate-id"),
    ("rocket_points = { mars = 11 }", "rocket_points = { mars = 10 }", "pack-rocket-points"),
    ("rocket_points = { mars = 11 }", "rocket_points = { moon = 10 }", "pack-no-location"),
    ("rocket_points = { mars = 11 }", "rocket_points = { pluto = 10 }", "pack-not-one-of"),
    ("rocket_points = { mars = 11 }", "rocket_points = {}", "pack-empty-list"),
    ("vp = [12, 9]", "vp = [12, 9, 10]", "pack-rising-vp"),
    ("vp = [12, 9]", "vp = []", "pack-empty-list"),
    ("target = 8", "target = 0", "pack-out-of-range"),
    ("draws = 3", "draws = -1", "pack-out-of-range"),
    ('sources.boost = "rule: ', 'sources.bost = "rule: ', "pack-unknown-source-hint"),
    ('sources.boost = "rule: ', 'sources.boost = "rumour: ', "pack-unknown-mark"),
    ('sources.boost = "rule: ', 'sources.boost = "rul: ', "pack-unknown-mark-hint"),
    (
        'sources.prints = "recon: 49 is on a picture; its mark is ours"',
        'sources.prints = "recon"',
        "pack-no-reason",
    ),
    ('source = "rule"', 'source = "rulebook"', "pack-not-one-of-hint"),
    ('source = "rule"', 'source = "recon"', "pack-no-reason"),
]


@WHOLE
@pytest.mark.parametrize(("old", "new", "message_id"), MISTAKES)
def test_every_mistake_is_reported_on_its_line(text: str, old: str, new: str, message_id: str) -> None:
    problems = found(swap(text, old, new))
    line = line_of(text, old) + new.count("\n")
    assert (line, message_id) in problems
    assert message_id in ids()
    if message_id == "pack-unknown-table-hint":
        assert problems == [(1, "pack-missing-table"), (line, message_id)]
    elif message_id in ("pack-unknown-field-hint", "pack-unknown-field"):
        assert problems == [(line_of(text, "[board]"), "pack-missing-field"), (line, message_id)]
    else:
        assert problems == [(line, message_id)]


@OWN
def test_rm_5_7_a_launch_pad_card_needs_an_item_other_than_money() -> None:
    pad = 'kind = "launch-pad"\neffect = { do = "redraw" }\n'
    start = HEAD + '[[asset]]\nid = "electric-cars"\n'  # its only item is money
    assert found(start + pad) == [(7, "pack-pad-item")]
    assert found(start + pad + 'items = ["$40", "$70"]\n') == [(9, "pack-pad-item")]
    for item in ("rocket", "computer", "composite", "biotech", "science"):
        assert found(f'{start}{pad}items = ["$10", "{item}"]\n') == []


@OWN
@pytest.mark.parametrize("money", ["$40", "$50", "$60", "$70"])
def test_a_card_may_give_more_money_than_any_in_the_box(money: str) -> None:
    for name, items in (("electric-cars", f'["{money}"]'), ("depot", f'["{money}", "rocket"]')):
        mine = LIBRARY.read(f'{HEAD}[[asset]]\nid = "{name}"\nitems = {items}\n', name="mine")
        assert asset(mine, name).items[0] == money


@WHOLE
def test_a_number_may_stand_on_one_card_only(text: str) -> None:
    wrong = swap(text, "number = 137", "number = 138")
    assert found(wrong) == [(line_of(text, "number = 138"), "pack-duplicate-number")]
    wrong = swap(text, "prints = [{ number = 49 }]", "prints = [{ number = 49 }, { number = 49 }]")
    assert found(wrong) == [(line_of(text, "prints = [{ number = 49 }]"), "pack-duplicate-number")]


@WHOLE
def test_a_missing_field_is_reported_at_its_entry(text: str) -> None:
    wrong = swap(text, "display = 6\n", "")
    problem = LIBRARY.check(wrong)
    assert problem == [
        Problem(line_of(text, "[board]"), "pack-missing-field", {"entry": "board", "field": "display"})
    ]


@WHOLE
def test_all_mistakes_are_reported_at_once(text: str) -> None:
    wrong = text
    for old, new, message_id in MISTAKES:
        if message_id in ("pack-not-tens", "pack-rising-vp", "pack-effect-unwanted") and old in wrong:
            wrong = swap(wrong, old, new)
    messages = [message_id for _, message_id in found(wrong)]
    assert messages.count("pack-not-tens") == 3
    assert {"pack-rising-vp", "pack-effect-unwanted"} <= set(messages)
    icons = 'items = ["gold", "$10", "iron"]'
    assert [one for _, one in found(swap(text, 'items = ["$20"]', icons))] == ["pack-not-one-of"] * 2


@WHOLE
def test_an_entry_may_be_given_once(text: str) -> None:
    again = text + '[[surcharge]]\nfrom_vp = 7\nmoney = 30\nsource = "rule"\n'
    assert found(again) == [
        (line_of(again, "[[surcharge]]\nfrom_vp = 7\nmoney = 30") + 1, "pack-duplicate-entry")
    ]
    assert found(text + "[board]\n")[0][1] == "pack-syntax"


def drop(text: str, table: str, *, keep: int) -> str:
    """The text with only the first entries of a table."""
    head, *entries = re.split(r"^(?=\[)", text, flags=re.MULTILINE)
    mine = [entry for entry in entries if entry.startswith(f"[[{table}]]")]
    return head + "".join(entry for entry in entries if entry not in mine[keep:])


@WHOLE
@pytest.mark.parametrize(
    ("table", "keep", "message_id"),
    [
        ("mission", 11, "pack-mission-places"),
        ("variant", 1, "pack-too-few"),
        ("goal", 7, "pack-too-few"),
        ("solitaire", 1, "pack-too-few"),
        ("success", 2, "pack-too-few"),
        ("threshold", 2, "pack-thresholds"),
        ("destination", 2, "pack-destinations"),
        ("location", 11, "pack-location-count"),
        ("goal", 0, "pack-missing-table"),
        ("threat", 0, "pack-missing-table"),
    ],
)
def test_rm_1_1_a_pack_must_be_complete(text: str, table: str, keep: int, message_id: str) -> None:
    short = drop(text, table, keep=keep)
    last = [number for number, line in enumerate(short.split("\n"), start=1) if line == f"[[{table}]]"]
    assert (last[-1] if last else 1, message_id) in found(short)
    assert message_id in ids()


@WHOLE
def test_the_draw_deck_fills_the_display(text: str) -> None:
    short = drop(drop(text, "asset", keep=2), "threat", keep=1)
    assert "pack-small-deck" in [message_id for _, message_id in found(short)]


@WHOLE
def test_solitaire_needs_a_goal_without_the_sign(text: str) -> None:
    signed = text.replace("solo_sign = true\n", "")
    signed = re.sub(r"^(\[\[goal\]\])$", r"\1\nsolo_sign = true", signed, flags=re.MULTILINE)
    assert [message_id for _, message_id in found(signed)] == ["pack-no-solo-goal"]


@OWN
def test_mistakes_in_a_correction_have_lines_of_the_correction() -> None:
    lost = HEAD.replace("@1", "@99") + '[[asset]]\nid = "depot"\ncost = ["$35"]\n'
    assert found(lost) == [(4, "pack-unknown-base"), (7, "pack-not-tens")]
    assert found(HEAD + '[[asset]]\nid = "depot"\nkind = "pay"\n') == [(7, "pack-effect-misfit")]
    assert found(HEAD + '[[asset]]\nid = "depot"\ncost = ["$35"]\n') == [(7, "pack-not-tens")]
    assert found(HEAD + '[[threat]]\nid = "pandemic"\nprints = [{ number = 1 }]\n') == [
        (7, "pack-duplicate-number")
    ]
    wrong = HEAD + '[[location]]\ndestination = "mars"\ntype = "base"\nrocket_points = 9\n'
    assert found(wrong) == [(8, "pack-rocket-points")] * 2
    assert found("")[0] == (1, "pack-missing-table")
    assert found('[pack]\nbase = "rocketmen-final@1"\n') == [(1, "pack-missing-field")] * 2
    assert found(HEAD + "board = 3\n[[asset]]\n")[0][1] == "pack-unknown-field"
    assert (1, "pack-not-a-table") in found("asset = 3\n")


def test_a_table_may_be_written_in_full(pack: Pack) -> None:
    mine = HEAD + '[[asset]]\nid = "big-data"\n[asset.effect]\ndo = "draw"\ncards = 2\n'
    mine += "[[asset.prints]]\nnumber = 51\n"
    assert len(asset(LIBRARY.read(mine, name="mine"), "big-data").prints) == 1
    assert found(mine.replace("cards = 2", "cards = 0")) == [(9, "pack-out-of-range")]


def test_a_pack_error_says_all_in_lines() -> None:
    with pytest.raises(PackError) as error:
        LIBRARY.read(HEAD + "[board]\ndisplay = 0\nhand_size = 0\n", name="mine.toml")
    assert [line.split(" ")[0] for line in str(error.value).split("\n")] == ["mine.toml:6:", "mine.toml:7:"]
    assert len(error.value.problems) == 2


@OWN
def test_every_message_of_the_checks_is_in_the_language_files() -> None:
    folder = Path(spacerace.games.rocketmen.rules.pack.__file__).parent
    files = [
        folder / "pack.py",
        folder / "pack_checks.py",
        *Path(spacerace.kernel.packs.__path__[0]).glob("*.py"),
    ]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    used = set(re.findall(r'"(pack-[a-z-]+)"', code))
    assert len(used) > 30
    assert used <= ids()


# --- no text brings the checks down --------------------------------------------------------------


SCRAPS = [
    *'[]{}"=.,\n\r#\\é\x00\ud800',
    *["true", "nan", "-1", "0x10", "1979-05-27", "[[]]", "[[asset]]", "[asset.effect]"],
]
SCRAPS += ["id = 3\n", "id = []\n", "why = 1\n", "source = []\n", "sources = 3\n", 'base = "x"\n']
SCRAPS += ["without = [3]\n", 'without = ["depot"]\n', "replaces = 3\n", 'replaces = ["goal", "board"]\n']
SCRAPS += ['"""', "'''", "[[board]]\n", "[mission]\n", "\r\n"]
SCRAPS += ["9" * 5000, "0x" + "f" * 5000, "x = " + "[" * 400]


def mutate(text: str, chance: random.Random) -> str:
    """The text with a few pieces cut, doubled, moved or replaced."""
    for _ in range(chance.randint(1, 6)):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice([0, 1, 5, 40, 400]))
        piece = chance.choice([*SCRAPS, "", text[start:end] * 2, text[: chance.randrange(200)]])
        text = text[:start] + piece + text[end:]
    return text


def swap_values(text: str, chance: random.Random) -> str:
    """The text with the right side of some lines exchanged: valid TOML, wrong values."""
    lines = text.split("\n")
    spots = [
        number for number, line in enumerate(lines) if re.match(r"[\w.]+ = [^\[{]*$|[\w.]+ = .*[\]}]$", line)
    ]
    for _ in range(chance.randint(1, 12)):
        one, other = chance.choice(spots), chance.choice(spots)
        lines[one] = lines[one].split(" = ")[0] + " = " + lines[other].split(" = ", 1)[1]
    return "\n".join(lines)


@WHOLE
@pytest.mark.parametrize("seed", range(30))
def test_no_text_brings_the_checks_down(text: str, seed: int) -> None:
    chance = random.Random(seed)
    correction = HEAD + chance.choice(text.split("\n\n"))
    for start in (text, swap_values(text, chance), correction, swap_values(correction, chance)):
        wrong = mutate(start, chance) if start in (text, correction) else start
        problems = LIBRARY.check(wrong)
        assert all(1 <= problem.line <= wrong.count("\n") + 1 for problem in problems)
        assert {problem.message_id for problem in problems} <= ids()
        if problems:
            with pytest.raises(PackError):
                LIBRARY.read(wrong, name="wrong")
        else:
            LIBRARY.read(wrong, name="wrong")


@pytest.mark.parametrize(
    "table", ["board]\nhand_size = 17", "board]\ndisplay = 13", "[success]]\nvalue = 100"]
)
def test_a_new_game_takes_no_numbers_that_make_every_click_slow(table: str) -> None:
    text = f'[pack]\nid = "mine"\nversion = 1\nedition = "final"\nbase = "rocketmen-final@4"\n[{table}\n'
    text += 'numbers = [901, 902]\nsource = "rule"\n' if "success" in table else ""
    assert [problem.message_id for problem in LIBRARY.check(text)] == ["pack-out-of-range"]
    assert LIBRARY.read(text, name="mine"), "what is played already can be read"
