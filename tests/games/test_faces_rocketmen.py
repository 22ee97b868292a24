"""Faces of Rocketmen: whatever number a view holds, its face is there, and no face tells a secret."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import pytest
from msgspec import convert
from msgspec.structs import replace

from spacerace.bots import bot_named
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.faces import Faces
from spacerace.games.rocketmen.rules.view import View
from spacerace.kernel.game import Header, Message
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE, SPECTATOR
from spacerace.lang import words
from tests.games.rocketmen.table import NAMES

pytestmark = pytest.mark.untraced

TABLES = [
    ("final", "standard", 2, {"variants": 2}),
    ("final", "standard", 4, {}),
    ("final", "battle", 3, {}),
    ("final", "solo", 1, {"level": "hard"}),
    ("early", "standard", 3, {"variants": 2}),
    ("early", "battle", 2, {}),
    ("early", "solo", 1, {}),
]
HAND_DECKS = {"mission", "teal", "pink", "engine", "threat"}
DISPLAY_DECKS = {"teal", "pink", "threat"}


def table(edition: str, mode: str, players: int, options: dict[str, int | str]) -> Header:
    """The header of a table."""
    return rocketmen.prepare(seats=NAMES[:players], seed=7, edition=edition, mode=mode, options=options)


def faces_of(header: Header) -> Faces:
    """The faces of a table, read back as a browser reads them."""
    return convert(rocketmen.faces(header), Faces)


def positions(header: Header, steps: int) -> Iterator[Match]:
    """A game in which missions fly: most choices are sensible ones, the rest are random."""
    match, rng, sense = Match(rocketmen, header), Random(11), bot_named("sense", rocketmen, 1)
    for number in range(steps):
        awaited = match.awaited
        if awaited is None:
            return
        if awaited == CHANCE:
            match.draw()
        else:
            options = rocketmen.canonical_options(match.state)
            bold = [one for one in options if "Discard" not in type(one).__name__] or options
            sensible = number % 5 and len(options) > 1
            view = rocketmen.view(match.state, awaited)
            match.play(awaited, sense.choose(view, options, None) if sensible else rng.choice(bold))
        yield match


def cards_in(view: View) -> Iterator[tuple[set[str], Iterable[int | None]]]:
    """All cards of a view, with the decks that they may come from."""
    yield DISPLAY_DECKS, view.display
    yield DISPLAY_DECKS, (card for layer in view.deck for card in layer)
    yield DISPLAY_DECKS, (*view.deck_bottom, *view.unseen_threats, *view.offset)
    yield {"engine"}, (card for pile in view.engines for card in pile)
    yield {"success"}, view.success
    yield {"goal"}, (*view.unseen_goals, *view.out_of_game)
    yield {"variant"}, (*view.variants, *view.unused_variants)
    for player in view.players:
        yield HAND_DECKS, (*(player.hand or ()), *player.known, *player.unseen, *player.hq_top)
        yield HAND_DECKS, (*player.pad, *player.store, *player.playing_area)
        yield HAND_DECKS, (*player.warehouse, *player.junkyard)
        yield {"mission"}, (player.plan,)
        yield {"goal"}, player.goals or ()
    if view.launch is not None:
        yield {"mission"}, (view.launch.mission,)
        yield {"success"}, (*view.launch.drawn, *view.launch.aside)
        yield HAND_DECKS, (view.launch.copier, view.launch.copied, view.launch.planning)
    if view.ai is not None:
        deck = (card for layer in view.ai.deck.layers for card in layer)
        yield {"solitaire"}, (*deck, *view.ai.discards, view.ai.destination_card, view.ai.type_card)
        yield DISPLAY_DECKS, view.ai.area
    for step in view.agenda:
        if isinstance(step, agenda.Purchasing | agenda.Placing):
            yield DISPLAY_DECKS | HAND_DECKS, step.cards
        elif isinstance(step, agenda.ChoosingFirst):
            yield {"success"}, step.cards


def assert_drawn(faces: Faces, view: View) -> None:
    """Every number of the view has its face, of a fitting kind."""
    for decks, cards in cards_in(view):
        for card in cards:
            assert card is None or faces.cards[card].deck in decks, (decks, card)
    assert len(faces.locations) == len(view.arrivals)
    seats = set(range(len(faces.colours))) | ({faces.ai_seat} - {None})
    assert {seat for arrived in view.arrivals for seat in arrived} <= seats
    assert len(view.players) == len(faces.colours) and len(view.display) == faces.display
    if view.launch is not None:
        assert view.launch.destination in {one.id for one in faces.destinations if one.open}
    step = view.agenda[-1] if view.agenda else None
    if isinstance(step, agenda.Purchasing | agenda.Placing):
        tokens = {token.number for token in faces.tokens}
        assert all(source in tokens or faces.cards[source] for source in step.sources)
    if view.ai is not None and view.ai.destination_card is not None:
        assert faces.cards[view.ai.destination_card].row is not None


@pytest.mark.parametrize("edition, mode, players, options", TABLES)
def test_every_number_of_every_view_has_a_face(edition, mode, players, options):
    header = table(edition, mode, players, options)
    faces = faces_of(header)
    assert (faces.edition, faces.mode) == (edition, mode)
    launches = 0
    for number, match in enumerate(positions(header, 1500)):
        launches += match.state.launch is not None
        if number % 7 == 0 or match.state.launch is not None:
            for seat in (*range(players), SPECTATOR):
                assert_drawn(faces, rocketmen.view(match.state, seat))
    assert launches


@pytest.mark.parametrize("edition, mode, players, options", TABLES)
def test_faces_do_not_depend_on_the_seed_or_on_who_sits_there(edition, mode, players, options):
    header = table(edition, mode, players, options)
    other = replace(header, seed=8, seats=tuple(f"{name}a" for name in header.seats))
    assert rocketmen.faces(header) == rocketmen.faces(other)


@pytest.mark.parametrize("edition, mode, players, options", TABLES)
def test_every_face_can_be_said(edition, mode, players, options):
    faces, english = faces_of(table(edition, mode, players, options)), words("en")
    messages: list[Message] = [card.name for card in faces.cards]
    messages += [card.text for card in faces.cards if card.text is not None]
    messages += [place.name for place in (*faces.locations, *faces.destinations)]
    said = [english.say(message) for message in messages]
    assert [text for text in said if "‹" in text or not text] == []


def test_rm_1_16_a_face_says_which_values_are_reconstructed():
    faces = faces_of(table("final", "standard", 4, {}))
    by_key = {card.key: card for card in faces.cards}
    assert set(by_key["big-data"].reconstructed) == {"gives", "effect"}
    assert by_key["big-data"].gives.money == 10 and by_key["big-data"].cost.items == ("biotech",)
    assert "mark" in by_key["big-data-2"].reconstructed or by_key["big-data-2"].mark is None
    assert by_key["success-4"].reconstructed == ()
    assert faces.surcharges[0].reconstructed == () and faces.surcharges[1].reconstructed


def test_rm_9_1_the_threshold_is_there_where_it_ends_the_game():
    assert faces_of(table("final", "standard", 2, {})).threshold == 23
    assert faces_of(table("final", "battle", 2, {})).threshold is None
    assert faces_of(table("final", "solo", 1, {})).threshold is None


def test_rm_1_16_a_face_has_the_number_that_stands_on_the_card() -> None:
    """Two cards of the early edition show a number that another card has here: 50 and 80."""
    found = convert(rocketmen.faces(table("early", "standard", 4, {})), Faces).cards
    numbers = {card.key: card.number for card in found}
    assert (numbers["asteroid-laser-ablation"], numbers["electric-cars"]) == (50, 80)
    found = convert(rocketmen.faces(table("final", "standard", 4, {})), Faces).cards
    numbers = {card.key: card.number for card in found}
    assert (numbers["asteroid-laser-ablation"], numbers["electric-cars"]) == (49, 74)
