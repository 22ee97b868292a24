"""The component pack: corrections, and the hash."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest

from spacerace.games.rocketmen.rules.catalogue import catalogue
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.games.rocketmen.rules.printed import Pack
from spacerace.kernel.packs import PackError, field_sources
from tests.games.rocketmen import readings
from tests.games.rocketmen.pack_parts import HEAD, OWN, WHOLE, asset, found, ids
from tests.pack_texts import line_of, swap

GUIDE = Path(__file__).parents[3] / "docs" / "adding-a-card.md"


@pytest.fixture(scope="module")
def pack(reading: str) -> Pack:
    return readings.box_of()


@pytest.fixture(scope="module")
def early(reading: str) -> Pack:
    return readings.box_of("early")


@pytest.fixture(scope="module")
def text() -> str:
    return LIBRARY.text(version=1)


# --- built-in packs and corrections --------------------------------------------------------------


@OWN
def test_builtin_packs_say_their_own_name() -> None:
    for name, versions in LIBRARY.packs().items():
        for version in versions:
            pack = LIBRARY.load(name, version)
            assert (pack.pack.id, pack.pack.version) == (name, version)
    assert LIBRARY.load() is LIBRARY.load("rocketmen-final", LIBRARY.packs()["rocketmen-final"][-1])


@OWN
@pytest.mark.parametrize(
    ("name", "version"), [("rocketmen-late", None), ("rocketmen-final", 99), ("../final", 1)]
)
def test_an_unknown_builtin_pack_names_the_known_ones(name: str, version: int | None) -> None:
    with pytest.raises(PackError) as error:
        LIBRARY.load(name, version)
    assert "rocketmen-final@1" in str(error.value)


@WHOLE
def test_rm_1_16_a_correction_is_one_entry(pack: Pack) -> None:
    mine = LIBRARY.read(
        HEAD + '[[asset]]\nid = "depot"\nitems = ["rocket"]\nsource = "picture"\n', name="mine"
    )
    depot = asset(mine, "depot")
    assert depot == msgspec.structs.replace(
        asset(pack, "depot"), items=("rocket",), sources={**asset(pack, "depot").sources, "items": "picture"}
    )
    assert field_sources(depot)["items"] == ("picture", "")
    assert [one for one in mine.asset if one.id != "depot"] == [
        one for one in pack.asset if one.id != "depot"
    ]
    assert (mine.pack.id, mine.pack.edition) == ("mine", "final")
    assert mine.hash != pack.hash


def test_a_changed_value_loses_the_mark_of_the_old_one() -> None:
    mine = LIBRARY.read(HEAD + "[[threshold]]\nplayers = 2\nvp = 25\n[board]\ndisplay = 7\n", name="mine")
    assert field_sources(mine.threshold[0])["vp"][0] == "recon"
    assert mine.board.display == 7
    assert field_sources(mine.board)["display"][0] == "recon"
    assert field_sources(mine.board)["hand_size"][0] == "rule"


def test_corrections_find_their_entry_by_its_key(pack: Pack) -> None:
    mine = LIBRARY.read(
        HEAD
        + '[[location]]\ndestination = "mars"\ntype = "base"\nvp = [13, 9]\n'
        + "[[success]]\nvalue = 0\nnumbers = [135]\n[[surcharge]]\nfrom_vp = 14\nmoney = 30\n"
        + "[[solitaire]]\nnumber = 149\nadvance = 2\n",
        name="mine",
    )
    assert [len(one) for one in (mine.location, mine.success, mine.surcharge)] == [12, 5, 3]
    assert mine.location[-1].vp == (13, 9)
    assert mine.success[-1].numbers == (135,)
    assert mine.solitaire[0].advance == 2


def test_a_new_id_adds_a_card(pack: Pack) -> None:
    card = (
        '[[threat]]\nid = "alien-landing"\nname = "Alien Landing"\ncost = ["$60"]\nvp = 3\n'
        'prints = [{ number = 166, mark = 2 }]\nsource = "recon"\nwhy = "for fun"\n'
    )
    mine = LIBRARY.read(HEAD + card, name="mine")
    assert [one.id for one in mine.threat][-1] == "alien-landing"
    assert catalogue(mine)[-1 - 18 - 12 - 10 - 7]["name"] == "Alien Landing"
    assert found(HEAD + card.replace('name = "Alien Landing"\n', "")) == [(6, "pack-no-name")]


def guide_examples() -> list[str]:
    """The TOML that the guide shows."""
    return re.findall(r"^```toml\n(.*?)^```", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_guide_shows_a_pack_that_takes_something_out(pack: Pack) -> None:
    mine = LIBRARY.read(guide_examples()[2], name="my-prototype.toml")
    assert {one.id for one in pack.variant} - {one.id for one in mine.variant} == {
        "open-market",
        "fast-track",
    }
    assert [(one.from_vp, one.money) for one in mine.surcharge] == [(10, 10)]


def without(*ids: str, more: str = "") -> str:
    """A pack that takes entries out of its base; ``more`` comes after its head."""
    return f"{HEAD}without = {list(ids)}\n{more}"


def replaces(*tables: str, more: str = "") -> str:
    """A pack that takes tables out of its base; ``more`` comes after its head."""
    return f"{HEAD}replaces = {list(tables)}\n{more}"


def test_an_entry_that_was_taken_out_can_be_written_anew(pack: Pack) -> None:
    depot = '[[asset]]\nid = "depot"\ndeck = "pink"\nitems = ["$10"]\ncost = ["$20"]\nkind = "none"\n'
    depot += 'prints = [{ number = 73 }]\nsource = "picture"\n'
    mine = asset(LIBRARY.read(without("depot", more=depot), name="mine"), "depot")
    assert (mine.effect, mine.permanent, mine.sources) == (None, False, {})
    assert (
        found(without("depot", more='[[asset]]\nid = "depot"\nsource = "picture"\n'))
        == [(6, "pack-missing-field")] * 5
    )


def test_a_pack_can_stand_on_the_early_one(early: Pack) -> None:
    mine = LIBRARY.read(HEAD.replace("final", "early") + "[board]\ndisplay = 7\n", name="mine")
    assert (mine.pack.edition, mine.pack.without, mine.variant) == ("early", (), early.variant)


@OWN
def test_how_a_text_is_written_is_not_in_the_hash() -> None:
    one, other = without("open-market", "fast-track"), without("fast-track", "open-market")
    assert LIBRARY.read(one, name="one").hash == LIBRARY.read(other, name="other").hash
    laser = '[[asset]]\nid = "asteroid-laser-ablation"\nprints = [{ number = 49, shown = 50 }]\n'
    assert LIBRARY.read(HEAD + laser, name="one").hash == LIBRARY.read(HEAD, name="other").hash


@OWN
@pytest.mark.parametrize(
    ("wrong", "problems"),
    [
        (without("open-markt"), [(5, "pack-unknown-without-hint")]),
        (without("zzzz"), [(5, "pack-unknown-without")]),
        (without("surcharge"), [(5, "pack-unknown-without")]),
        (HEAD + "without = 3\n", [(5, "pack-wrong-type")]),
        (HEAD + "without = [3]\n", [(5, "pack-wrong-type")]),
        (without("earth", "moon", "mars"), [(5, "pack-empty-table")]),
        (without("pandemic"), [(5, "pack-no-threat")]),
        (without("base-1"), [(5, "pack-mission-places")]),
        (without("mars"), [(5, "pack-destinations")]),
        (replaces("surcharg"), [(5, "pack-not-one-of-hint")]),
        (replaces("board"), [(5, "pack-not-one-of")]),
        (replaces("pack"), [(5, "pack-not-one-of")]),
        (replaces("surcharge"), [(5, "pack-empty-table")]),
        (
            replaces("threshold", more='[[threshold]]\nplayers = 2\nvp = 9\nsource = "rule"\n'),
            [(6, "pack-thresholds")],
        ),
        (
            replaces("threshold", more="[[threshold]]\nplayers = 2\nvp = 9\n"),
            [(6, "pack-missing-field")],
        ),
        (HEAD.replace("@1", "@99") + 'without = ["zzzz"]\n', [(4, "pack-unknown-base")]),
    ],
)
def test_what_is_taken_out_is_checked(wrong: str, problems: list[tuple[int, str]]) -> None:
    assert found(wrong) == problems
    assert {message_id for _, message_id in problems} <= ids()


@WHOLE
@pytest.mark.parametrize("field", ['without = ["depot"]', 'replaces = ["surcharge"]'])
def test_nothing_can_be_taken_out_without_a_base(text: str, field: str) -> None:
    wrong = swap(text, 'edition = "final"', f'edition = "final"\n{field}')
    assert found(wrong) == [(line_of(wrong, field), "pack-no-base")]


@WHOLE
def test_the_guide_shows_an_entry_as_it_is_and_a_correction_that_works(text: str) -> None:
    """The correction is one of the newest pack."""
    entry, correction, _ = guide_examples()
    assert entry in text
    pack = LIBRARY.load("rocketmen-final")
    base = f"rocketmen-final@{pack.pack.version}"
    assert LIBRARY.check(correction) == []
    mine = LIBRARY.read(correction, name="my-copy.toml")
    assert (mine.pack.id, mine.pack.base, mine.pack.edition) == ("my-copy", base, "final")
    assert asset(pack, "hydroponics").cost != ("$50",)
    corrected = msgspec.structs.replace(
        asset(pack, "hydroponics"), cost=("$50",), sources={"cost": "picture"}
    )
    assert asset(mine, "hydroponics") == corrected
    others = tuple(corrected if one.id == "hydroponics" else one for one in pack.asset)
    assert mine == msgspec.structs.replace(pack, pack=mine.pack, asset=others, hash=mine.hash)


# --- the hash ------------------------------------------------------------------------------------


@WHOLE
def test_the_hash_knows_values_not_order(pack: Pack, text: str) -> None:
    head, *entries = re.split(r"^(?=\[)", text, flags=re.MULTILINE)
    shuffled = head + "# a remark\n" + "".join(random.Random(7).sample(entries, len(entries)))
    assert shuffled != text
    assert LIBRARY.read(shuffled, name="shuffled") == pack
    assert LIBRARY.read(shuffled, name="shuffled").hash == pack.hash == LIBRARY.hash_of(pack)
    other = LIBRARY.read(swap(text, "display = 6", "display = 7"), name="other")
    assert other.hash != pack.hash


@WHOLE
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('why = "steady money with the item of Mars"', 'why = "money that never fails"'),
        ('sources.items = "recon: cheap Earth help"', 'sources.items = "picture"'),
        ('id = "hydroponics"', 'id = "hydroponics"\nname = "Greenhouse"'),
        ('id = "hydroponics"', 'id = "hydroponics"\nname.fr = "Serre"'),
        ('id = "hydroponics"', 'id = "hydroponics"\npermanent = false'),
    ],
)
def test_the_hash_knows_no_reasons_and_no_names(pack: Pack, text: str, old: str, new: str) -> None:
    reworded = LIBRARY.read(swap(text, old, new), name="reworded")
    assert (reworded == pack) is ("permanent" in new)  # written out or left out, a default is the same
    assert reworded.hash == pack.hash


@WHOLE
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('cost = ["$60"]', 'cost = ["$70"]'),
        ('cost = ["$30", "science"]', 'cost = ["$30"]'),
        ("permanent = true", "permanent = false"),
    ],
)
def test_the_hash_knows_every_value_of_a_card(pack: Pack, text: str, old: str, new: str) -> None:
    assert LIBRARY.read(swap(text, old, new), name="changed").hash != pack.hash
