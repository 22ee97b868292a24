"""What a sensible player of Rocketmen is after."""

from __future__ import annotations

from spacerace.games.rocketmen.bot.plan import Desk, Outlook
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import names
from spacerace.games.rocketmen.rules.agenda import Acting
from spacerace.games.rocketmen.rules.printed import DESTINATIONS
from spacerace.games.rocketmen.rules.view import View
from spacerace.kernel.game import Message


def aim(view: View, action: a.Action) -> Message | None:
    """The mission that the turn works for; during a launch the odds say all."""
    if view.launch is not None or not view.agenda or not isinstance(view.agenda[-1], Acting):
        return None
    outlook = Outlook(view)
    desk = Desk(outlook, outlook.me.plan)
    mission = outlook.me.plan if outlook.me.plan is not None else desk.mission
    if desk.flight is None or mission is None:
        return Message("know-aim-no-mission")
    kind, destination = view.terms.cards[mission].type, DESTINATIONS[desk.flight.destination]
    assert kind is not None
    where = names.location_name(view.terms, view.terms.location_at[destination, kind])
    if isinstance(action, a.EndTurn):
        return Message("know-aim-wait", {"where": where})
    need = max(0, desk.flight.need)
    if need and not _gives_rocket_points(view, action):
        return Message("know-aim-towards", {"where": where})
    return Message("know-aim-mission", {"where": where, "need": need})


def _gives_rocket_points(view: View, action: a.Action) -> bool:
    """Whether an action brings a card with Rocket points nearer to the Launch Pad."""
    return isinstance(action, a.BuyCard | a.PlaceCard) and view.terms.cards[action.card].rocket > 0
