"""Tables for the tests of cards."""

from __future__ import annotations

from msgspec.structs import astuple

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.table import Table


def icons(money: int, computer: int, composite: int, biotech: int, science: int, rocket: int = 0) -> str:
    """A row of icons in words: "$10 computer"."""
    words = ["computer"] * computer + ["composite"] * composite + ["biotech"] * biotech
    words += ["science"] * science + ["rocket"] * rocket
    return " ".join([f"${money}"] * bool(money) + words)


def shows(name: str) -> str:
    """The items on a card."""
    table = Table(4)
    card = table.state.terms.cards[table.card(name)]
    return icons(*astuple(card.purse), card.rocket)


def costs(name: str) -> str:
    """What a card costs."""
    table = Table(4)
    return icons(*astuple(table.state.terms.cards[table.card(name)].cost))


def waits_for_chance(table: Table) -> bool:
    """Whether a card is being drawn."""
    return rocketmen.to_act(table.state) == CHANCE


def score(table: Table, seat: int = 0) -> int:
    """What a player would score if the game ended now."""
    return rocketmen.result(table.state).scores[seat]


def pays(name: str, version: int = 2) -> Table:
    """A table at which this card has just paid for a Spaceship on the Plan."""
    return (
        Table(4, version=version)
        .hand(name, "spaceship-1")
        .do("place spaceship-1 plan", f"pay {name}", "confirm")
    )


def next_turn(table: Table) -> Table:
    """Let everybody pass until it is Ann's turn again."""
    for _ in table.state.players:
        table.do("end-turn").settle()
    assert table.state.seat == 0
    return table


def has_no_effect(name: str) -> bool:
    """Whether a card offers nothing in Hand, after paying for itself, or in a launch."""
    table = Table(4).plan("satellite-1").pad("depot").hand(name)
    played = table.options("play")
    table.player().money_tokens = 1
    table.do(f"place {name} pad")
    if "confirm" not in table.options():
        table.do("pay-token money")
    table.do("confirm")
    pending = table.state.turn.pending
    return [played, pending, table.do("launch earth").options()] == [[], [], ["draw-success"]]
