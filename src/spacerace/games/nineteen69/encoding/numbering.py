"""The options of 1969 by number.

A number means the same in every year and for every seat: players are counted from the one who chooses. The
names are the short texts of match files, so they follow the ids of the pack and not its order.
"""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games.encoding import PLACES
from spacerace.games.nineteen69.rules import actions as a
from spacerace.games.nineteen69.rules.printed import EFFECTS, SCIENTISTS, Pack
from spacerace.games.nineteen69.rules.state import State
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.games.nineteen69.rules.view import View
from spacerace.kernel.seats import Seat, all_seats

#: More than so many never sit at a table (N-2.1).
MOST_PLAYERS = 5


def card_values(pack: Pack) -> list[int]:
    """The values of the espionage cards, ascending."""
    return sorted({card.value for card in pack.card})


def mission_names(pack: Pack) -> list[str]:
    """The missions in an order that does not change when a pack lists them otherwise."""
    return [entry.id for entry in sorted(pack.mission, key=lambda one: (one.level, one.id))]


class Numbering:
    """Which number stands for which option."""

    def __init__(self, terms: Terms) -> None:
        """Give a number to everything that can be done with this box."""
        values = card_values(terms.pack)
        named: list[tuple[str, a.Action]] = [("draw", a.DRAW_CARD), ("stop", a.STOP)]
        named += [(f"swap {value}", terms.swap[value]) for value in values]
        named += [(f"discard {value}", terms.discard[value]) for value in values]
        named += [(f"commit {value}", terms.commit[value]) for value in values]
        sales = range(max(year.sale_limit for year in terms.years) + 1)
        named += [(f"sell {points}", a.Sell(points)) for points in sales]
        named += [(f"hire {one}", terms.hire[terms.scientist_ids[one]]) for one in SCIENTISTS]
        named += [(f"place {one}", terms.place_in[terms.research_ids[one]]) for one in EFFECTS]
        missions = mission_names(terms.pack)
        named += [(f"launch {one}", terms.launch[terms.mission_ids[one]]) for one in missions]
        named += [(f"reroll {face}", a.REROLL[face]) for face in a.FACES]
        named += [(f"convert {action.count}", action) for action in terms.convert]
        #: By number, what stands there.
        self.options = (
            *(name for name, _ in named),
            *(f"spy-on {place}" for place in PLACES[1:MOST_PLAYERS]),
        )
        same: dict[a.Action, int] = {action: number for number, (_, action) in enumerate(named)}
        #: By seat, the number of each option; and of those that the terms hold, by their identity.
        self._numbers: list[dict[a.Action, int]] = []
        self._quick: list[dict[int, int]] = []
        for seat in all_seats(terms.players):
            others = [Seat((seat + step) % terms.players) for step in range(1, terms.players)]
            spied: dict[a.Action, int] = {
                terms.spy_on[other]: len(named) + step for step, other in enumerate(others)
            }
            known = {**same, **spied}
            self._numbers.append(known)
            self._quick.append({id(action): number for action, number in known.items()})

    def numbers(self, table: State | View, options: Sequence[a.Action]) -> list[int]:
        """The number of each option of the player whose part it is."""
        quick = self._quick[table.seat]
        try:
            return [quick[id(option)] for option in options]
        except KeyError:
            # Some are made anew each time.
            known = self._numbers[table.seat]
            return [known[option] for option in options]
