"""Texts that confused new players stay rewritten, in every language."""

from __future__ import annotations

import re

import pytest

from spacerace import lang
from spacerace.kernel.game import Message
from spacerace.lang import LANGUAGES

NUMBER_ONE = re.compile(r"\b1\b")
#: What nobody understood, in the English that stood there.
GONE = (
    r"act, launch or end",
    r"players and more",
    r"arrives as number",
    r"in its head",
    r"did clearly better",
    r"\(nothing\)",
    r"To the AI$",
    r"began now",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_to_arrive_and_a_game_of_any_number_are_said_in_words(language: str) -> None:
    """No "games of 1 players and more", no "whoever arrives as number 1"."""
    words = lang.words(language)
    assert not NUMBER_ONE.search(words.say(Message("web-rm-mark", {"players": 1})))
    assert "3" in words.say(Message("web-rm-mark", {"players": 3}))
    assert not NUMBER_ONE.search(words.say(Message("web-rm-pays", {"vp": 2, "order": 1})))


@pytest.mark.parametrize("phrase", GONE)
def test_a_phrase_that_confused_is_gone(phrase: str) -> None:
    """The English files hold it no more."""
    files = lang.files_of("en")
    assert len(files) > 10
    assert [one.name for one in files if re.search(phrase, one.read_text(encoding="utf-8"), re.M)] == []
