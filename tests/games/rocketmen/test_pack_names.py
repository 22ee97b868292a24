"""Names in a pack by language: read, checked, shown to everybody in their own."""

from __future__ import annotations

import pytest

from spacerace.games.rocketmen.rules.catalogue import catalogue
from spacerace.games.rocketmen.rules.choices import prepare, terms_of
from spacerace.games.rocketmen.rules.faces import faces
from spacerace.games.rocketmen.rules.names import card_name
from spacerace.games.rocketmen.rules.pack import LIBRARY
from spacerace.games.rocketmen.rules.printed import Pack
from spacerace.kernel.game import Message
from spacerace.kernel.packs import Names
from spacerace.kernel.sentences import sentence, set_renderer
from spacerace.lang import LANGUAGES
from spacerace.lang import words as words_of

HEAD = '[pack]\nid = "mine"\nversion = 1\nbase = "rocketmen-final@1"\n'


@pytest.fixture(scope="module")
def pack() -> Pack:
    return LIBRARY.load("rocketmen-final", 1)


def found(text: str) -> list[tuple[int, str]]:
    """The problems of a text as line and message."""
    return [(problem.line, problem.message_id) for problem in LIBRARY.check(text)]


BY_LANGUAGE = HEAD + '[[mission]]\nid = "asteroid-mining"\nname.en = "Orbital Mining"\nname.fr = "Mine"\n'


def names_of(mine: Pack, number: int) -> dict[str, str]:
    """What a row of the catalogue is called, by language."""
    found = {}
    for language in LANGUAGES:
        set_renderer(words_of(language).sentence)
        found[language] = str(catalogue(mine)[number]["name"])
    set_renderer(words_of("en").sentence)
    return found


def test_a_name_can_be_given_by_language(pack: Pack) -> None:
    """A language that the pack leaves out keeps its own word."""
    mine = LIBRARY.read(BY_LANGUAGE, name="mine")
    number = [one.id for one in mine.mission].index("asteroid-mining")
    assert mine.mission[number].name == Names(en="Orbital Mining", fr="Mine")
    own = names_of(pack, number)
    assert names_of(mine, number) == {"en": "Orbital Mining", "fr": "Mine", "de": own["de"], "it": own["it"]}
    assert mine.hash == LIBRARY.read(HEAD, name="mine").hash
    inline = BY_LANGUAGE.replace('name.en = "Orbital Mining"\nname.fr', 'name = { en = "Orbital Mining", fr')
    assert LIBRARY.read(inline.removesuffix("\n") + " }\n", name="mine") == mine


def test_a_table_shows_a_name_in_the_reader_s_language() -> None:
    """On the faces that a browser gets, and in every sentence."""
    header = prepare(seats=["Ann", "Bob"], seed=1, pack_text=BY_LANGUAGE)
    face = next(one for one in faces(header)["cards"] if one["key"] == "white-asteroid-mining")
    assert face["name"]["id"] == "own-names" and face["name"]["args"]["fr"] == "Mine"
    terms = terms_of(header)
    said = card_name(terms, terms.by_key["white-asteroid-mining"])
    own = Message("card-asteroid-mining")
    for language, name in {"en": "Orbital Mining", "fr": "Mine", "de": None, "it": None}.items():
        told = words_of(language)
        assert told.say(Message("action-drawn", {"card": said})) == told.say(
            Message("action-drawn", {"card": own if name is None else name})
        )


def test_a_new_card_is_called_in_every_language() -> None:
    """The language files do not know it: what the pack calls it first serves."""
    card = (
        '[[threat]]\nid = "alien-landing"\nname.de = "Landung"\nname.it = "Sbarco"\ncost = ["$60"]\nvp = 3\n'
        'prints = [{ number = 166, mark = 2 }]\nsource = "recon"\nwhy = "for fun"\n'
    )
    mine = LIBRARY.read(HEAD + card, name="mine")
    number = [row["id"] for row in catalogue(mine)].index("alien-landing")
    assert names_of(mine, number) == {"en": "Landung", "de": "Landung", "fr": "Landung", "it": "Sbarco"}
    nameless = card.replace('name.de = "Landung"\nname.it = "Sbarco"', "name = {}")
    assert found(HEAD + nameless) == [(6, "pack-no-name")]


def test_the_languages_of_a_name_are_those_that_we_speak() -> None:
    """Any other is a mistake, and its line is told."""
    assert Names.__struct_fields__ == ("en", *sorted(set(LANGUAGES) - {"en"}))
    assert found(BY_LANGUAGE + 'name.klingon = "jav"\n') == [(9, "pack-unknown-language")]
    assert found(BY_LANGUAGE + 'name.ita = "Miniera"\n') == [(9, "pack-unknown-language-hint")]
    assert found(BY_LANGUAGE + "name.it = 3\n") == [(9, "pack-wrong-type")]
    [problem] = LIBRARY.check(BY_LANGUAGE + 'name.klingon = "jav"\n')
    assert sentence(problem.message_id, problem.args) == (
        'mission asteroid-mining: there is no language "klingon" for a name. Languages are: en, de, fr, it.'
    )
