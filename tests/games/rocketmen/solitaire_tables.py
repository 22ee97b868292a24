"""Tables and readings for the tests of RM-15."""

from __future__ import annotations

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda, dispatch
from spacerace.games.rocketmen.rules.chapters import ending
from spacerace.games.rocketmen.rules.editions import RULES_VERSION
from spacerace.games.rocketmen.rules.state import AI_SEAT
from spacerace.kernel.apply import apply
from spacerace.kernel.game import Result
from spacerace.kernel.piles import contents
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.table import Table, lay, without

#: A display of six cards without a Threat; a seventh to come.
SIX = ("big-data", "backup-systems", "designer-drugs", "detailed-planning", "depot", "robotics")
NEXT = "asteroid-laser-ablation"
EARTH = tuple(("earth", kind) for kind in ("satellite", "spaceship", "space-station", "orbital-shipyard"))
NEAR_HOME = (*EARTH, ("earth", "space-hotel"), ("moon", "satellite"))
EVERYWHERE = (*EARTH[:3], ("moon", "satellite"), ("mars", "spaceship"))
#: Where the examples have their AI fly, and how far, whatever the reading says of these five cards.
ROWS = """
[pack]
id = "rows-of-the-examples"
version = 1
base = "this reading"
"""
for _number, _advance, _easy, _normal, _hard in (
    (149, 3, ("mars", 3), ("mars", 4), ("mars", 6)),
    (150, 1, ("moon", 2), ("moon", 3), ("mars", 6)),
    (151, 1, ("moon", 3), ("moon", 4), ("moon", 6)),
    (152, 1, ("mars", 4), ("mars", 5), ("mars", 7)),
    (154, 0, ("earth", 3), ("earth", 4), ("moon", 6)),
):
    ROWS += f"\n[[solitaire]]\nnumber = {_number}\nadvance = {_advance}\n"
    for _level, (_to, _start) in {"easy": _easy, "normal": _normal, "hard": _hard}.items():
        ROWS += f'{_level} = {{ destination = "{_to}", start = {_start} }}\n'


def alone(level: str = "easy", edition: str = "final", version: int = RULES_VERSION) -> Table:
    """Ann alone, in the action part of her turn; the AI has no mission and all seven cards in its deck."""
    return Table(1, edition=edition, mode="solo", version=version, level=level, pack_text=ROWS)


def begin_turn(table: Table) -> Table:
    """A turn begins: the table waits for chance or for Ann."""
    table.state.agenda = [agenda.Sequence("turn")]
    dispatch.settle(table.state)
    return table


def ai_draws(table: Table, *numbers: int) -> Table:
    """The AI turns up the Solitaire cards with these numbers."""
    return table.do(*(f"drawn solitaire-{number}" for number in numbers))


def ai_asked(table: Table) -> bool:
    """Whether chance is asked for a Solitaire card."""
    return isinstance(table.state.agenda[-1], agenda.DrawSolitaire)


def end_turn(table: Table) -> Table:
    """Ann ends her turn; chance fills display and Hand and stops at the AI's cards."""
    return until_ai(table.do("end-turn"))


def until_ai(table: Table) -> Table:
    """Let chance act, the lowest card first, until the AI or Ann is awaited."""
    while rocketmen.to_act(table.state) == CHANCE and not ai_asked(table):
        ticket = min(rocketmen.chance(table.state).bag)
        table.state = apply(rocketmen, table.state, CHANCE, rocketmen.outcome(table.state, ticket))
    return table


def ai_has_been(table: Table, *missions: tuple[str, str]) -> Table:
    """Missions that the AI did earlier: tokens and points."""
    ai = table.ai
    for destination, kind in missions:
        index = location(table, destination, kind)
        ai.track += ending.next_vp(table.state, index)
        ai.missions += (index,)
        table.state.arrivals[index] += (AI_SEAT,)
    return table


def ann_has_been(table: Table, *missions: tuple[str, str]) -> Table:
    """Missions that Ann did earlier; nobody takes a Moon or Mars token alone."""
    for destination, kind in missions:
        table.arrive(destination, kind)
    table.state.moon_token = table.state.mars_token = None
    return table


def ai_on_its_way(table: Table, destination: str, kind: str, rocket: int) -> Table:
    """The AI has an active mission."""
    ai, terms = table.ai, table.state.terms
    second = next(card for card in terms.solitaire if terms.cards[card].type == kind)
    rows = terms.ai_rows.items()
    first = next(card for card, row in rows if row.destination == destination and card != second)
    ai.deck = without(without(ai.deck, first), second)
    ai.destination_card, ai.type_card = first, second
    ai.location, ai.rocket = location(table, destination, kind), rocket
    return table


def location(table: Table, destination: str, kind: str) -> int:
    return table.state.terms.location_at[destination, kind]  # type: ignore[index]


def solitaire_card(table: Table, number: int) -> int:
    return table.card(f"solitaire-{number}")


def deck(table: Table) -> list[int]:
    """The numbers in the Solitaire deck."""
    return numbers(table, contents(table.ai.deck))


def numbers(table: Table, cards: list[int] | tuple[int, ...]) -> list[int]:
    return sorted(int(table.name(card).removeprefix("solitaire-")) for card in cards)


def area(table: Table) -> list[str]:
    """What lies in the AI's area."""
    return [table.name(card) for card in table.ai.area]


def empty_deck(table: Table) -> Table:
    """No card is left to fill the display."""
    table.state.deck = lay(table.state.deck, (), ())
    return table


def fly(table: Table, mission: str, destination: str) -> Table:
    """Ann succeeds with a mission, without a draw; her turn ends."""
    player = table.plan(mission).player()
    player.rocket_points, player.science_tokens = 12, 13
    return table.do(f"launch {destination}")


def finish(table: Table) -> Result:
    """The game ends with this turn, as nothing is left to buy."""
    empty_deck(table).state.display = [None] * 6
    end_turn(table)
    assert table.state.over
    return rocketmen.result(table.state)


def waiting_for(step: type, edition: str = "final") -> Table:
    """A set-up in which chance is asked for this."""
    table = alone(edition=edition)
    table.state = rocketmen.begin(table.header)
    while type(table.state.agenda[-1]) is not step:
        ticket = min(rocketmen.chance(table.state).bag)
        table.state = apply(rocketmen, table.state, CHANCE, rocketmen.outcome(table.state, ticket))
    return table


def in_game(table: Table, kind: str) -> list[str]:
    """The cards of a deck that are not in the box."""
    cards = [*contents(table.state.deck), *contents(table.state.goal_box)]
    return sorted(table.name(card) for card in cards if table.state.terms.cards[card].deck == kind)


def broken(table: Table) -> set[str]:
    """The ids of the laws that a table breaks."""
    return {text.split(":")[0] for text in rocketmen.laws(table.state)}
