"""The options of Rocketmen as a list: which stand together, which look the same, what a person may want."""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules.chapters import buying
from spacerace.games.rocketmen.rules.printed import DESTINATIONS, FROM_HAND
from spacerace.games.rocketmen.rules.state import State
from spacerace.terminal.screen import Group

#: In the order of the list.
GROUPS: Sequence[Group] = (
    Group((a.LaunchTo,), stands_out=True),
    Group((a.Confirm,)),
    Group((a.PayWithCard, a.PayWithToken)),
    Group((a.BuyCard,)),
    Group((a.RefreshCard,)),
    Group((a.RemoveFromDisplay,), fold="terminal-fold-removals"),
    Group((a.PlaceCard, a.PlaceCardFree)),
    Group((a.PlayEffect, a.DrawPending, a.StoreCard, a.TakeStored)),
    Group((a.Choose,)),
    Group((a.DiscardCard, a.DiscardMission), fold="terminal-fold-discards"),
    Group((a.UseEffect, a.CopyTo)),
    Group((a.CountPoints, a.DrawSuccess, a.Abort, a.KeepMission, a.TriggerEnd, a.Pass, a.EndTurn)),
)


def look_of(state: State, action: a.Action) -> object:
    """An option without its cards' identities: copies look the same."""
    card = getattr(action, "card", None)
    return None if card is None else state.terms.cards[card].face


def wishes(state: State) -> list[a.Action]:
    """What a person might want to do at this step, allowed or not."""
    player = state.players[state.seat]
    printed = state.terms.cards
    buys: list[a.Action] = [a.BuyCard(card) for card in buying.offers(state)]
    pays: list[a.Action] = [a.PayWithCard(card) for card in player.hand]
    on_pad: list[a.Action] = [a.PlaceCard(card, "pad") for card in player.hand]
    match state.agenda[-1]:
        case g.Acting():
            plans = [a.PlaceCard(card, "plan") for card in player.hand if printed[card].deck == "mission"]
            plays = [a.PlayEffect(card) for card in player.hand if printed[card].kind in FROM_HAND]
            launches = [a.LaunchTo(destination) for destination in DESTINATIONS]
            gifts = [a.RemoveFromDisplay(card) for card in state.display if card is not None]
            return [*buys, *plans, *on_pad, *plays, *launches, *(gifts if state.ai else ())]
        case g.Purchasing():
            return [a.CONFIRM, *pays, *buys]
        case g.Placing():
            return [a.CONFIRM, *pays, *on_pad]
        case g.Refreshing():
            return [a.CONFIRM, *pays]
        case g.Counting() | g.Flying() | g.Reacting() | g.LastChance():
            effects = [a.UseEffect(card) for card in player.pad if printed[card].kind == "launch-pad"]
            return [a.ABORT, *effects]
        case _:
            # At the other steps everything that one could want is an option.
            return []
