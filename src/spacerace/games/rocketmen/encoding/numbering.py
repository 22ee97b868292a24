"""The options of Rocketmen by number.

A number stands for what is done and for what is printed on the card, so it means the same in every match of
a box and for every colour. Where equal cards are offered side by side, as in the display, each has a number;
what comes later in the list of options has the higher one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spacerace.games.rocketmen.encoding.designs import DISPLAYED, OWNED, Designs
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules.agenda import Removing
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.printed import DESTINATIONS, Deck
from spacerace.games.rocketmen.rules.state import State
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.games.rocketmen.rules.view import View

_SINGLE: tuple[tuple[str, a.Action], ...] = (
    ("end-turn", a.END_TURN),
    ("confirm", a.CONFIRM),
    ("pass", a.PASS),
    ("draw-pending", a.DRAW_PENDING),
    ("discard-mission", a.DISCARD_MISSION),
    ("keep-mission", a.KEEP_MISSION),
    ("take-stored", a.TAKE_STORED),
    ("trigger-end", a.TRIGGER_END),
    ("count", a.COUNT_POINTS),
    ("draw-success", a.DRAW_SUCCESS),
    ("abort", a.ABORT),
    ("pay-token money", a.PAY_MONEY_TOKEN),
    ("pay-token science", a.PAY_SCIENCE_TOKEN),
    *((f"launch {one}", a.LaunchTo(one)) for one in DESTINATIONS),
)
_ASSETS: tuple[Deck, ...] = ("teal", "pink")


class _Block:
    """The numbers of one thing that is done with cards."""

    def __init__(self, names: list[str], verb: str, designs: Designs, *, side_by_side: bool = False) -> None:
        """Add the names; ``side_by_side``: equal cards can be offered at once, each with a number."""
        starts = []
        for name, copies in zip(designs.names, designs.copies, strict=True):
            starts.append(len(names))
            many = copies if side_by_side else 1
            names += [
                f"{verb} {name}" if copy == 1 else f"{verb} {name} {copy}" for copy in range(1, many + 1)
            ]
        #: By card, its first number; -1: it has none.
        self.first = [starts[place] if place >= 0 else -1 for place in designs.places]


class Numbering:
    """Which number stands for which option."""

    def __init__(self, terms: Terms) -> None:
        """Give a number to everything that can be done with this box."""
        names = [name for name, _ in _SINGLE]
        owned, displayed = Designs(terms, *OWNED), Designs(terms, *DISPLAYED)
        market, missions = Designs(terms, *DISPLAYED, "engine"), Designs(terms, "mission")
        assets, choices = Designs(terms, *_ASSETS), Designs(terms, *OWNED, "success")
        effects = Designs(terms, *_ASSETS, "variant")
        buy = _Block(names, "buy", market, side_by_side=True).first
        pay = _Block(names, "pay", owned).first
        on_plan, on_pad = _Block(names, "plan", missions).first, _Block(names, "pad", owned).first
        free_plan = _Block(names, "plan-free", missions).first
        free_pad = _Block(names, "pad-free", owned).first
        discard = _Block(names, "discard", owned).first
        self._discard_pad = _Block(names, "discard-from-pad", owned).first
        play = _Block(names, "play", assets).first
        choose = _Block(names, "choose", choices, side_by_side=True).first
        self._choose_warehouse = _Block(names, "warehouse-choose", owned).first
        store = _Block(names, "store", owned).first
        refresh = _Block(names, "refresh", displayed, side_by_side=True).first
        remove = _Block(names, "remove", displayed, side_by_side=True).first
        use = _Block(names, "use", effects, side_by_side=True).first
        self._copy = _Block(names, "copy", owned, side_by_side=True).first
        #: By number, what stands there.
        self.options = tuple(names)
        numbers: dict[a.Action, int] = {action: number for number, (_, action) in enumerate(_SINGLE)}
        ids = [card.id for card in terms.cards]
        by_kind: list[tuple[Iterable[a.Action], list[int]]] = [
            (terms.buy, buy),
            (terms.pay, pay),
            (terms.place_on_plan, on_plan),
            (terms.place_on_pad, on_pad),
            ((a.PlaceCardFree(card, "plan") for card in ids), free_plan),
            ((a.PlaceCardFree(card, "pad") for card in ids), free_pad),
            (terms.discard, discard),
            (terms.play_effect, play),
            (terms.choose, choose),
            (terms.store, store),
            ((a.RefreshCard(card) for card in ids), refresh),
            ((a.RemoveFromDisplay(card) for card in ids), remove),
            ((a.UseEffect(card) for card in ids), use),
        ]
        for actions, firsts in by_kind:
            numbers.update(
                (action, first) for action, first in zip(actions, firsts, strict=True) if first >= 0
            )
        self._numbers = numbers

    def numbers(self, table: State | View, options: Sequence[a.Action]) -> list[int]:
        """The number of each option of the player whose turn it is."""
        known = self._numbers
        player = table.players[table.seat]
        pad: Sequence[CardId] = player.pad
        warehouse: Sequence[CardId] = player.warehouse if type(table.agenda[-1]) is Removing else ()
        found: list[int] = []
        for option in options:
            if type(option) is a.CopyTo:
                number = self._copy[option.target]
            elif pad and type(option) is a.DiscardCard and option.card in pad:
                number = self._discard_pad[option.card]
            elif warehouse and type(option) is a.Choose and option.card in warehouse:
                number = self._choose_warehouse[option.card]
            else:
                number = known[option]
            while number in found:
                number += 1
            found.append(number)
        return found
