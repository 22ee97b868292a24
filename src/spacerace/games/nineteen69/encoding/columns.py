"""What a seat sees of 1969, as a row of numbers.

First what belongs to the table, then a block for each player in turn order, beginning with the seat that
looks on. A state and a view give the same row: of others' cards only the numbers are read, which everybody
sees (N-12.1).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

from spacerace.games.encoding import PLACES, Column, Counter, Remembered, cells, one_hots, remember
from spacerace.games.nineteen69.encoding.numbering import card_values, mission_names
from spacerace.games.nineteen69.rules import agenda as g
from spacerace.games.nineteen69.rules.actions import FACES
from spacerace.games.nineteen69.rules.ids import CardValue
from spacerace.games.nineteen69.rules.printed import EFFECTS, SCIENTISTS, YEARS
from spacerace.games.nineteen69.rules.state import Flight, Player, State
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.games.nineteen69.rules.view import PlayerView, View
from spacerace.kernel.piles import size
from spacerace.kernel.seats import Seat

#: The decisions, in the order of their columns.
DECISIONS: tuple[type, ...] = (
    g.FreeCards,
    g.Selling,
    g.Purchasing,
    g.Discarding,
    g.Placing,
    g.Targeting,
    g.Spotting,
    g.Launching,
    g.Rerolling,
    g.Converting,
    g.Committing,
)
#: The index of the piece that says none.
_NONE = -1
_PLAYER = struct.Struct("=9h")
_TABLE = struct.Struct(f"={3 + len(SCIENTISTS)}h")
_FLIGHT = struct.Struct("=7h")
_NO_FLIGHT = bytes(_FLIGHT.size)


class Columns:
    """Makes the rows of one box and number of players."""

    def __init__(self, terms: Terms) -> None:
        """Name the columns, and prepare the pieces of which rows consist."""
        self._players = terms.players
        self._values: list[CardValue] = [CardValue(value) for value in card_values(terms.pack)]
        self._mission_names = mission_names(terms.pack)
        self.columns = tuple(self._name_all())
        self._prepare(terms)

    # --- names ---------------------------------------------------------------------------------------

    def _name_all(self) -> Iterator[Column]:
        """Every column, in the order in which ``row`` writes them."""
        places = PLACES[: self._players]
        yield from (Column(f"decision.{step.__name__}") for step in DECISIONS)
        yield Column("decision.left", 3)
        yield from (Column(f"decision.scientist.{one}") for one in SCIENTISTS)
        yield from (Column(f"decision.spied-on.{place}") for place in places)
        yield from self._cards("decision.picked", 2)
        yield from (Column(f"awaited.{place}") for place in places)
        yield from (Column(f"first.{place}") for place in places)
        yield from (Column(f"launcher.{place}") for place in places)
        yield from (Column(f"year.{year}") for year in YEARS)
        yield Column("deck.size", 39)
        yield Column("deck.shuffles", 3)
        yield Column("over")
        yield from (Column(f"supply.{one}", 10) for one in SCIENTISTS)
        yield from self._cards("discards", 10)
        yield from self._cards("shuffled", 13)
        yield from (Column(f"flight.{one}") for one in self._mission_names)
        yield Column("flight.rocket", 10)
        yield from (Column(f"flight.{face}", 5) for face in FACES)
        yield from (Column(f"flight.fresh-{face}", 5) for face in FACES)
        for zone in ("hand", "committed", "held", "drawn"):
            yield from self._cards(f"me.{zone}", 3)
        for place in places:
            yield from self._player(place)

    def _cards(self, zone: str, scale: int) -> Iterator[Column]:
        """A count for each value of an espionage card."""
        return (Column(f"{zone}.card-{value}", scale) for value in self._values)

    def _player(self, place: str) -> Iterator[Column]:
        """The columns of a player."""
        yield Column(f"{place}.money", 20)
        yield Column(f"{place}.prestige", 40)
        yield Column(f"{place}.moon", 19)
        yield Column(f"{place}.hired")
        yield Column(f"{place}.spies", 3)
        yield from (Column(f"{place}.{zone}", 6) for zone in ("hand", "committed", "held", "drawn"))
        yield from self._cards(f"{place}.shown", 3)
        yield from (Column(f"{place}.launched.{one}") for one in self._mission_names)
        yield from (Column(f"{place}.flown.{one}") for one in self._mission_names)
        yield from (Column(f"{place}.token.{one}") for one in EFFECTS)
        yield from (Column(f"{place}.{one}.{cube}", 2) for one in EFFECTS for cube in SCIENTISTS)

    # --- pieces --------------------------------------------------------------------------------------

    def _prepare(self, terms: Terms) -> None:
        """Work out what does not change during a match."""
        value_columns = [_NONE] * (max(self._values) + 1)
        for column, value in enumerate(self._values):
            value_columns[value] = column
        self._count_cards = Counter(value_columns, len(self._values)).of
        self._pack_cards = struct.Struct(f"={len(self._values)}h").pack
        mission_columns = [self._mission_names.index(entry.id) for entry in terms.missions]
        missions = one_hots(len(mission_columns))
        #: By mission, and at -1 for none.
        self._mission = [*(missions[column] for column in mission_columns), missions[-1]]
        self._flown = Counter(mission_columns, len(mission_columns)).of
        self._scientists = [terms.scientist_ids[one] for one in SCIENTISTS]
        self._researches = [terms.research_ids[one] for one in EFFECTS]
        kinds = [SCIENTISTS.index(entry.id) for entry in terms.scientists]
        self._slots = Counter(kinds, len(kinds)).of
        self._shuffled = Remembered(self._count_cards).of
        self._sheets: dict[tuple[int | None, ...], tuple[object, bytes]] = {}
        self._place = one_hots(self._players)
        self._year = one_hots(len(YEARS))
        self._decision = one_hots(len(DECISIONS))
        self._no_details = bytes(2 * (1 + len(SCIENTISTS) + self._players + len(self._values)))
        #: The steps of which nothing but the kind is to be told.
        self._plain: dict[type, bytes] = {
            step: self._decision[DECISIONS.index(step)] + self._no_details
            for step in (g.Selling, g.Purchasing, g.Targeting, g.Launching)
        }
        self._no_decision = self._decision[_NONE] + self._no_details

    def _make_sheets(self, player: Player | PlayerView, key: tuple[int | None, ...]) -> bytes:
        """What lies before a player and seldom changes."""
        shown, flown, tokens, cubes = player.shown, player.flown, player.tokens, player.cubes
        slots = self._slots
        row = (
            self._count_cards(shown)
            + self._mission[_NONE if player.launched is None else player.launched]
            + self._flown(flown)
            + cells([tokens[one] for one in self._researches])
            + b"".join([slots(cubes[one]) for one in self._researches])
        )
        # What the key names by its identity is kept, so that nothing else can get it.
        return remember(self._sheets, key, ((shown, flown, tokens, cubes), row))[1]

    # --- rows ----------------------------------------------------------------------------------------

    def row(self, table: State | View, seat: Seat) -> bytes:
        """What this seat sees."""
        count, place = self._players, self._place
        discards = table.discards
        launcher, supply, cards = table.launcher, table.supply, self._count_cards
        if isinstance(table, View):
            deck = table.deck_size, table.deck_shuffles
        else:
            deck = size(table.deck), table.deck.shuffles
        me = table.players[seat]
        flight, year = table.flight, table.year
        parts = [
            self._step(table, seat) if table.seat == seat and table.agenda else self._no_decision,
            place[(table.seat - seat) % count],
            place[(table.first - seat) % count],
            place[(launcher - seat) % count if launcher >= 0 else _NONE],
            self._year[year if year < len(YEARS) else _NONE],
            _TABLE.pack(*deck, table.over, *[supply[kind] for kind in self._scientists]),
            self._pack_cards(*[discards.count(value) for value in self._values]),
            self._shuffled(table.shuffled),
            self._mission[_NONE] + _NO_FLIGHT if flight is None else self._rocket(flight),
            cards(me.hand or ()),
            cards(me.committed or ()),
            cards(me.held or ()),
            cards(me.drawn or ()),
        ]
        sheets = self._sheets
        for player in (*table.players[seat:], *table.players[:seat]):
            parts.append(_of_view(player) if isinstance(player, PlayerView) else _of_state(player))
            key = (
                player.launched,
                id(player.shown),
                id(player.flown),
                id(player.tokens),
                id(player.cubes),
            )
            found = sheets.get(key)
            parts.append(self._make_sheets(player, key) if found is None else found[1])
        return b"".join(parts)

    def _step(self, table: State | View, seat: Seat) -> bytes:
        """What this seat is asked; nothing while chance is awaited."""
        step = table.agenda[-1]
        kind = type(step)
        plain = self._plain.get(kind)
        if plain is not None:
            return plain
        if kind not in DECISIONS:
            return self._no_decision
        left, scientist, spied_on = 0, _NONE, _NONE
        picked: tuple[CardValue, ...] = ()
        match step:
            case g.FreeCards() | g.Rerolling():
                left = step.left
            case g.Converting():
                left = step.most
            case g.Discarding() | g.Committing():
                picked = step.values
            case g.Placing():
                scientist = self._scientists.index(step.scientist)
            case g.Spotting():
                spied_on = (step.seat - seat) % self._players
            case _:
                # The other decisions have no details.
                pass
        return b"".join(
            (
                self._decision[DECISIONS.index(kind)],
                cells((left,)),
                _SCIENTIST[scientist],
                self._place[spied_on],
                self._count_cards(picked),
            )
        )

    def _rocket(self, flight: Flight) -> bytes:
        """A mission in flight, its dice, and those that were not rerolled."""
        dice, again = flight.dice, flight.rerolled
        fresh = [face for die, face in enumerate(dice) if die not in again] if again else dice
        return self._mission[flight.mission] + _FLIGHT.pack(
            flight.rocket, *[dice.count(face) for face in FACES], *[fresh.count(face) for face in FACES]
        )


_SCIENTIST = one_hots(len(SCIENTISTS))


def _of_state(player: Player) -> bytes:
    """What a player has, and how many cards there are, by where they lie; everybody sees that (N-12.1)."""
    return _PLAYER.pack(
        player.money,
        player.prestige,
        player.moon,
        player.has_hired,
        player.spies,
        len(player.hand),
        len(player.committed),
        len(player.held),
        len(player.drawn),
    )


def _of_view(player: PlayerView) -> bytes:
    """The same in a view."""
    return _PLAYER.pack(
        player.money,
        player.prestige,
        player.moon,
        player.has_hired,
        player.spies,
        player.hand_size,
        player.committed_size,
        player.held_size,
        player.drawn_size,
    )
