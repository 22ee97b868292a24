"""Views and options as numbers: they tell what a seat may know, and keep their meaning."""

from __future__ import annotations

import subprocess
import sys
from array import array
from collections import Counter
from typing import Any

import pytest

from spacerace.games import GAMES, encoder_of, header_of
from spacerace.games.encoding import CELL, CELL_TYPE, Encoding
from spacerace.games.plain_encoding import PlainEncoder
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import AnyState, Game
from spacerace.kernel.seats import Seat, all_seats
from tests.research.ways import WAYS, Way, decisions, every_way

#: A change of columns or numbers needs a new VERSION of the game's encoding, and new hashes here.
NAMES = {
    "rocketmen-final-standard-2": "rocketmen/1/d9f2c0727a35",
    "rocketmen-final-standard-3": "rocketmen/1/315f0f63ab0d",
    "rocketmen-final-standard-4": "rocketmen/1/4b370d84d9c0",
    "rocketmen-final-solo-1": "rocketmen/1/9e47a1c1324a",
    "rocketmen-early-standard-2": "rocketmen/1/42761a668ab2",
    "rocketmen-early-solo-1": "rocketmen/1/b7b1445792a4",
    "1969-2012-standard-2": "1969/1/e68fa6fb0c29",
    "1969-2012-standard-3": "1969/1/92e61e076188",
    "1969-2012-standard-4": "1969/1/050e4643702b",
    "1969-2012-standard-5": "1969/1/916504e6fee5",
}


def named(encoding: Encoding, row: bytes) -> dict[str, int]:
    """A row by the names of its columns."""
    return dict(zip((column.name for column in encoding.columns), array(CELL_TYPE, row), strict=True))


def encoding_at(way: Way) -> Encoding:
    """The numbers of a way to play."""
    game = GAMES[way.game]
    return encoder_of(game).encoding_of(game.begin(way.header(1)))


def the_way(name: str) -> Way:
    """A way to play by its name."""
    return next(way for way in WAYS if str(way) == name)


@every_way
def test_no_two_options_of_a_decision_share_a_number(way: Way) -> None:
    encoding = encoding_at(way)
    seen: set[int] = set()
    for seed in range(3):
        for _, state, _, options in decisions(way, seed):
            numbers = encoding.numbers(state, options)
            assert len(set(numbers)) == len(options)
            assert all(0 <= number < len(encoding.options) for number in numbers)
            seen.update(numbers)
    assert len(seen) > 25


@every_way
def test_a_row_tells_what_the_view_tells_and_nothing_that_is_hidden(way: Way) -> None:
    """A state, its view, and a state with all that is hidden dealt anew give the same row and numbers."""
    encoding, rows, changed = encoding_at(way), set(), 0
    for number, (game, state, awaited, options) in enumerate(decisions(way, seed=4, most=200)):
        if number % 5:
            continue
        for seat in all_seats(way.players):
            view = game.view(state, seat)
            row = encoding.observe(view, seat)
            assert encoding.observe(state, seat) == row
            other = game.determinize(view, Luck(number))
            assert encoding.observe(other, seat) == row
            changed += other != state
            assert len(row) == CELL * len(encoding.columns)
            if seat == awaited:
                rows.add(row)
                assert encoding.numbers(view, options) == encoding.numbers(state, options)
    assert changed and len(rows) > 10


@every_way
def test_names_are_all_different_and_scales_fit(way: Way) -> None:
    encoding = encoding_at(way)
    assert len({column.name for column in encoding.columns}) == len(encoding.columns)
    assert len(set(encoding.options)) == len(encoding.options)
    largest: Counter[str] = Counter()
    for _, state, seat, _ in decisions(way, seed=2):
        for name, value in named(encoding, encoding.observe(state, seat)).items():
            largest[name] = max(largest[name], abs(value))
    scales = {column.name: column.scale for column in encoding.columns}
    assert [name for name, value in largest.items() if value > 10 * scales[name]] == []


@pytest.mark.parametrize("name, expected", NAMES.items(), ids=NAMES)
def test_a_number_keeps_its_meaning(name: str, expected: str) -> None:
    assert encoding_at(the_way(name)).name == expected


@pytest.mark.parametrize(
    "name", ["rocketmen-final-standard-3", "rocketmen-early-standard-3", "1969-2012-standard-3"]
)
def test_every_reading_of_a_box_has_the_same_numbers(name: str) -> None:
    way = the_way(name)
    game = GAMES[way.game]
    pack = way.header(1).pack
    newest = game.LIBRARY.load(pack).pack.version
    assert newest > 1
    found = {
        encoder_of(game).encoding_of(game.begin(_with_pack(game, way, f"{pack}@{version}"))).name
        for version in range(1, newest + 1)
    }
    assert len(found) == 1


def _with_pack(game: Game, way: Way, pack: str) -> Any:
    """A match with this reading of the box."""
    header = way.header(1)
    return header_of(game, seats=header.seats, seed=1, edition=way.edition, mode=way.mode, pack=pack)


def test_the_columns_of_1969_say_what_lies_on_the_table() -> None:
    way = the_way("1969-2012-standard-4")
    encoding = encoding_at(way)
    flights = spies = 0
    for _, state, seat, _ in decisions(way, seed=3, most=10**6):
        row = named(encoding, encoding.observe(state, seat))
        me, left = state.players[seat], state.players[(seat + 1) % 4]
        assert row["me.money"] == me.money and row["left1.prestige"] == left.prestige
        assert row["me.hand.card-2"] == me.hand.count(2) and row["left1.hand"] == len(left.hand)
        assert row["left1.moon"] == left.moon and row[f"year.{1963 + state.year}"] == 1
        eva = state.terms.research_ids["eva"]
        assert row["left1.eva.spy"] == left.cubes[eva].count(state.terms.spy)
        assert row["awaited.me"] == 1 and row[f"decision.{type(state.agenda[-1]).__name__}"] == 1
        assert row["discards.card-3"] == state.discards.count(3)
        assert row["deck.size"] == sum(map(len, state.deck.layers))
        assert [row[f"launcher.{place}"] for place in ("me", "left1", "left2", "left3")] == [
            int((seat + step) % 4 == state.launcher) for step in range(4)
        ]
        if state.flight is not None:
            flights += 1
            mission = state.terms.missions[state.flight.mission].id
            assert row[f"flight.{mission}"] == 1 and row["flight.rocket"] == state.flight.rocket
            assert row["flight.success"] == state.flight.dice.count("success")
        spies += row["me.spies"] > 0
    assert flights > 20 and spies > 20


def test_the_columns_of_rocketmen_say_what_lies_on_the_table() -> None:
    way = the_way("rocketmen-final-standard-3")
    encoding = encoding_at(way)
    launches = plans = 0
    for _, state, seat, _ in decisions(way, seed=3, most=1500):
        row = named(encoding, encoding.observe(state, seat))
        me, left = state.players[seat], state.players[(seat + 1) % 3]
        cards = state.terms.cards

        def design(card: CardId, cards: Any = cards) -> str:
            """Its name in columns."""
            return str(cards[card].design)

        hand = Counter(map(design, me.hand))
        assert {name: row[f"me.hand.{name}"] for name in hand} == hand
        both = Counter(map(design, [*left.hand, *(card for layer in left.hq.layers for card in layer)]))
        # Of another's HQ and Hand there is the union.
        assert {name: row[f"left1.hq-and-hand.{name}"] for name in both} == both
        assert row["me.track"] == me.track and row["left1.hand-size"] == len(left.hand)
        for slot, card in enumerate(state.display, 1):
            assert card is None or row[f"display-{slot}.{design(card)}"] == 1
        if left.plan is not None:
            plans += 1
            assert row[f"left1.plan.{design(left.plan)}"] == 1
        if state.launch is not None:
            launches += 1
            assert row["launch.rocket"] == state.launch.rocket
            assert row[f"launch.to-{state.launch.destination}"] == 1
    assert launches > 5 and plans > 20


def test_a_number_means_the_same_for_every_seat_and_in_every_match() -> None:
    """It names the option as match files do, but for whom it concerns and for equal cards."""
    way = the_way("1969-2012-standard-5")
    encoding = encoding_at(way)
    said: dict[int, set[str]] = {}
    for game, state, _, options in decisions(way, seed=5, most=10**6):
        for number, option in zip(encoding.numbers(state, options), options, strict=True):
            said.setdefault(number, set()).add(game.write_action(state, option))
    assert len(said) > 40
    for number, texts in said.items():
        name = encoding.options[number]
        if name.startswith("spy-on left"):
            assert len(texts) > 2
        else:
            assert texts == {name}


def test_rocketmen_numbers_name_the_card_and_what_is_done() -> None:
    way = the_way("rocketmen-final-battle-4")
    encoding = encoding_at(way)
    verbs: set[str] = set()
    for game, state, _, options in decisions(way, seed=6, most=2000):
        for number, option in zip(encoding.numbers(state, options), options, strict=True):
            verb, *named_card = encoding.options[number].split()
            written = game.write_action(state, option).split()
            verbs.add(verb)
            if hasattr(option, "card"):
                assert named_card[0] == state.terms.cards[option.card].design
            else:
                assert [verb, *named_card] == written
    assert {"buy", "pay", "pad", "plan", "discard", "discard-from-pad", "end-turn", "confirm"} <= verbs


def test_equal_cards_of_the_display_have_numbers_side_by_side() -> None:
    way, found = the_way("rocketmen-final-standard-4"), 0
    encoding = encoding_at(way)
    for _, state, _, options in decisions(way, seed=1, most=3000):
        names = [encoding.options[number] for number in encoding.numbers(state, options)]
        for name in names:
            if name.startswith("buy ") and name.endswith(" 2"):
                found += 1
                assert name.removesuffix(" 2") in names
    assert found


def test_a_game_without_an_encoding_has_the_plain_one() -> None:
    for way in (the_way("1969-2012-standard-3"), the_way("rocketmen-early-battle-2")):
        game = GAMES[way.game]
        encoding = PlainEncoder(game).encoding_of(None)
        rows = set()
        for _, state, seat, options in decisions(way, seed=1, most=100):
            view = game.view(state, seat)
            row = encoding.observe(view, seat)
            assert len(row) == CELL * len(encoding.columns) and encoding.observe(state, seat) == row
            assert encoding.observe(_dealt_anew(game, view), seat) == row
            assert len(set(encoding.numbers(state, options))) == len(options)
            rows.add(row)
        assert len(rows) > 90


def _dealt_anew(game: Game, view: Any) -> AnyState:
    """A state that this view fits."""
    return game.determinize(view, Luck(9))


def test_rows_need_no_numpy() -> None:
    """Bots and the base install do without."""
    code = """
import sys
from spacerace.games import GAMES, encoder_of, header_of
for game in ("rocketmen", "1969"):
    state = GAMES[game].begin(header_of(GAMES[game], seats=["a", "b"], seed=1))
    assert encoder_of(GAMES[game]).encoding_of(state).observe(state, 0)
assert "numpy" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_a_seat_that_looks_on_is_not_told_what_is_begun() -> None:
    """Another's opened purchase is theirs alone (INV-14)."""
    way, found = the_way("rocketmen-final-standard-2"), 0
    encoding = encoding_at(way)
    for game, state, seat, _ in decisions(way, seed=8, most=300):
        other = Seat(1 - seat)
        row = named(encoding, encoding.observe(game.view(state, other), other))
        assert not any(value for name, value in row.items() if name.startswith("decision."))
        found += row["awaited.left1"]
    assert found == 300
