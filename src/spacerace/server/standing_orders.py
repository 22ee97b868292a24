"""Standing orders: what a person has said beforehand, so that nobody waits for them. No database, no clock.

Three kinds are known at every table, besides the game's own (``Game.ORDERS``):

- ``single``: a choice with one answer is answered; it lasts for the game.
- ``ahead``: a list of actions, done one by one when the seat is awaited, as long as nothing new came up.
- ``ahead-anyway``: the same, whatever came up; over as soon as the next action is not an option.

What is new is counted by ``seen``: how many entries of the log this seat could see happen. An action of an
order is one entry of its own seat, so it counts 1 and is no news to the order; whatever chance or another
seat did after it counts on top, and is news. An undo is an entry too, so it ends what was to be done ahead.

An order is seen by nobody but its seat. An answer that comes at once still tells the others that no person
was asked just then: an order or a bot was there, as at any table that is not in one room.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from spacerace.kernel.errors import Refusal
from spacerace.kernel.game import AnyAction, AnyView, Game, Message
from spacerace.server.errors import ServerRefusal

SINGLE = "single"
AHEAD = "ahead"
AHEAD_ANYWAY = "ahead-anyway"
#: Those that every table knows, and those among them that come with a list of actions.
EVERYWHERE = (SINGLE, AHEAD, AHEAD_ANYWAY)
PLANS = (AHEAD, AHEAD_ANYWAY)
#: How many actions a plan may have, and how many characters each.
MOST_ACTIONS = 50
LONGEST_ACTION = 200


class BadOrder(ServerRefusal):
    """A standing order that cannot be given like this."""


class StandingOrder(Struct, frozen=True):
    """An order of one seat, as a row of ``schema.orders`` has it."""

    name: str
    #: What it lasts for, in the game's word for it; "" lasts.
    scope: str
    #: What is left to be done ahead, one short text a line; "" for other orders.
    actions: str
    #: What the seat had seen when it gave the order, and the order's own actions since.
    given_at: int


class Answer(Struct, frozen=True):
    """What the orders of the awaited seat answer."""

    #: What to do now, in the name of the seat; None: the person is asked.
    action: AnyAction | None
    #: The names of orders that are over and can be forgotten.
    over: tuple[str, ...]
    #: Orders that go on like this once the action is done; saved in the same transaction as its entry.
    changed: tuple[StandingOrder, ...]


def say_order(name: str) -> Message:
    """The label of an order."""
    return Message(f"order-{name}")


def offered(game: Game, view: AnyView) -> list[str]:
    """The names of the orders that this seat could give now."""
    return [*(name for name in game.ORDERS if game.order_scope(view, name) is not None), *EVERYWHERE]


def check_order(game: Game, view: AnyView, name: str, actions: Sequence[str] = ()) -> str:
    """The scope of an order that this seat gives now; raises a Refusal with a sentence if it cannot be given.

    Whether the actions of a plan will be options nobody can know yet: only their texts are read.
    """
    if name not in (*game.ORDERS, *EVERYWHERE):
        known = ", ".join((*game.ORDERS, *EVERYWHERE))
        raise BadOrder("refused-order-unknown", {"order": name[:40], "known": known})
    if name in PLANS:
        _check_actions(game, view, name, actions)
    elif actions:
        raise BadOrder("refused-order-takes-no-actions", {"order": say_order(name)})
    if name in EVERYWHERE:
        return ""
    scope = game.order_scope(view, name)
    if scope is None:
        raise BadOrder("refused-order-now", {"order": say_order(name)})
    return scope


def _check_actions(game: Game, view: AnyView, name: str, actions: Sequence[str]) -> None:
    """A list of actions that is short enough and means something."""
    if not actions:
        raise BadOrder("refused-order-without-actions", {"order": say_order(name)})
    if len(actions) > MOST_ACTIONS:
        raise BadOrder("refused-order-too-many", {"count": len(actions), "most": MOST_ACTIONS})
    for number, text in enumerate(actions, 1):
        if len(text) > LONGEST_ACTION:
            args = {"number": number, "length": len(text), "most": LONGEST_ACTION}
            raise BadOrder("refused-order-too-long", args)
        if not text.strip() or not text.isprintable():
            raise BadOrder("refused-order-not-a-line", {"number": number})
    for text in actions:
        game.read_action(view, text)


def answer(
    game: Game, view: AnyView, options: Sequence[AnyAction], seen: int, orders: Sequence[StandingOrder]
) -> Answer:
    """What the orders of a seat answer while the table waits for it.

    ``options`` are what the person would be offered (``game.options``). A plan comes first, for it names
    what to do; where its next action is no option the game's own orders speak, then ``single``; a plan
    that fits nowhere is over. Ask again after each action. Whoever has just taken something back wants to
    choose anew: do not ask here until that seat has acted in person, or the order does the same again.
    """
    standing = [order for order in orders if _stands(game, view, seen, order)]
    over = [order.name for order in orders if order not in standing]
    plans = [order for order in standing if order.name in PLANS]
    action, follows = _by_plan(game, view, options, plans)
    if action is None:
        action = _by_rule(game, view, options, standing)
    if action is None:
        return Answer(None, (*over, *(plan.name for plan in plans)), ())
    changed = []
    for plan in plans:
        left = plan.actions.partition("\n")[2] if plan is follows else plan.actions
        # The action is this seat's own, so it is no news to what else was to be done ahead.
        after = replace(plan, actions=left, given_at=seen + 1 if plan.name == AHEAD else plan.given_at)
        if not left:
            over.append(plan.name)
        elif after != plan:
            changed.append(after)
    return Answer(action, tuple(over), tuple(changed))


def _stands(game: Game, view: AnyView, seen: int, order: StandingOrder) -> bool:
    """Whether an order still holds; one that the game does not know any more does not."""
    match order.name:
        case "single":
            return True
        case "ahead":
            return bool(order.actions) and order.given_at == seen
        case "ahead-anyway":
            return bool(order.actions)
        case _:
            # An order of the game's own.
            return order.name in game.ORDERS and game.order_scope(view, order.name) == order.scope


def _by_plan(
    game: Game, view: AnyView, options: Sequence[AnyAction], plans: Sequence[StandingOrder]
) -> tuple[AnyAction | None, StandingOrder | None]:
    """The next action of a plan, if it is an option, and the plan."""
    for plan in plans:
        try:
            # Read by the view alone, so that no secret can steer an order.
            wanted = game.read_action(view, plan.actions.partition("\n")[0])
        except Refusal:
            continue
        if wanted in options:
            return options[options.index(wanted)], plan
    return None, None


def _by_rule(
    game: Game, view: AnyView, options: Sequence[AnyAction], orders: Sequence[StandingOrder]
) -> AnyAction | None:
    """What the game's own orders say, else the one answer there is."""
    names = [order.name for order in orders]
    for name in names:
        if name in game.ORDERS:
            action = game.obey(view, options, name)
            if action is not None:
                return action
    return options[0] if SINGLE in names and len(options) == 1 else None
