"""The options of 1969 as a list: which stand together, what a person may want."""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games.nineteen69.rules import actions as a
from spacerace.games.nineteen69.rules import agenda as g
from spacerace.games.nineteen69.rules.state import State, active
from spacerace.terminal.screen import Group

#: Which dice one would rather roll again.
_REROLLED_FIRST: Sequence[a.Face] = ("failure", "neutral", "success")
#: In the order of the list. With a full hand there is an exchange for every card, and few want one.
GROUPS: Sequence[Group] = (
    Group((a.Launch,), stands_out=True),
    Group((a.Hire,)),
    Group((a.PlaceIn, a.SpyOn)),
    Group((a.DrawCard,)),
    Group((a.SwapCard,), fold="terminal-fold-swaps"),
    Group((a.Discard,), fold="terminal-fold-discards"),
    Group((a.Sell,)),
    Group((a.Reroll,), rank=lambda action: _REROLLED_FIRST.index(action.face)),
    Group((a.Convert,)),
    Group((a.Commit,)),
    Group((a.Stop,)),
)


def look_of(state: State, action: a.Action) -> object:
    """Equal cards and dice are one option already: nothing else looks the same."""
    return action


def wishes(state: State) -> list[a.Action]:
    """What a person might want to do at this step, allowed or not."""
    terms, hand = state.terms, active(state).hand
    swaps: list[a.Action] = [terms.swap[value] for value in sorted(set(hand))]
    match state.agenda[-1]:
        case g.FreeCards():
            return [a.DRAW_CARD, *swaps]
        case g.Purchasing():
            if terms.rules.discards_before_buying:
                swaps = [terms.discard[value] for value in sorted(set(hand))]
            return [*terms.hire, a.DRAW_CARD, *swaps[:1]]
        case g.Discarding():
            return [a.DRAW_CARD, *(terms.discard[value] for value in sorted(set(hand)))]
        case g.Placing() | g.Spotting():
            return [*terms.place_in]
        case g.Targeting():
            return [*terms.spy_on]
        case g.Launching():
            return [*terms.launch]
        case g.Rerolling():
            return [*a.REROLL.values()]
        case g.Converting():
            return [*terms.convert]
        case _:
            # At the other steps everything that one could want is an option.
            return []
