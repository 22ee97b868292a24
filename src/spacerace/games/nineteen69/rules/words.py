"""Actions, facts and steps of 1969 as messages; the sentences themselves are in the language files.

A message gets more arguments than one language needs, so that another may build its sentence
otherwise. Nothing here decides anything: prices and costs are asked from the chapters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from spacerace.games.nineteen69.rules import actions as a
from spacerace.games.nineteen69.rules import agenda as g
from spacerace.games.nineteen69.rules import facts as f
from spacerace.games.nineteen69.rules.chapters import income, missions, purchases
from spacerace.games.nineteen69.rules.chapters.cards import is_full
from spacerace.games.nineteen69.rules.ids import HIDDEN, CardValue, MissionId, Money, ResearchId, ScientistId
from spacerace.games.nineteen69.rules.printed import NATIONS
from spacerace.games.nineteen69.rules.state import active
from spacerace.games.nineteen69.rules.table import PublicTable
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.kernel import agenda as lists
from spacerace.kernel.fields import Wording
from spacerace.kernel.game import Message, own_name, somebody, yes_no
from spacerace.kernel.packs import Name

Args = dict[str, object]

# --- names ---------------------------------------------------------------------------------------


def mission_name(terms: Terms, mission: MissionId) -> Message:
    """The name of a mission; one that its pack gives comes first."""
    printed = terms.missions[mission]
    return part_name(printed.name, f"n-mission-{printed.id}")


def part_name(name: Name, message_id: str) -> Message:
    """What a pack calls something, else what the language files do."""
    return own_name(name, message_id, "n-own-name")


def flight_name(terms: Terms, mission: MissionId) -> Message:
    """A mission after "launch" or "mission": one launches LEM, but to the Moon."""
    if mission == terms.moon:
        return part_name(terms.missions[mission].name, "n-flight-moon")
    return mission_name(terms, mission)


def research_name(terms: Terms, research: ResearchId) -> Message:
    """The name of a research."""
    return Message(f"n-research-{terms.researches[research].id}")


def scientist_name(terms: Terms, scientist: ScientistId) -> Message:
    """The name of a type of scientist."""
    return Message(f"n-scientist-{terms.scientists[scientist].id}")


def one_scientist(terms: Terms, scientist: ScientistId) -> Message:
    """One scientist of a type, for a sentence."""
    kind = terms.scientists[scientist].id
    return Message("n-one-scientist", {"kind": kind, "scientist": scientist_name(terms, scientist)})


def card_of(value: CardValue) -> Message:
    """An espionage card, by its value if that is known."""
    return Message("n-card-hidden") if value == HIDDEN else Message("n-card", {"value": value})


def money(amount: int) -> Message:
    """An amount of money."""
    return Message("n-money", {"money": amount})


def points(amount: int) -> Message:
    """An amount of prestige."""
    return Message("n-points", {"points": amount})


def printed_at(terms: Terms, mission: MissionId, space: int) -> Message:
    """Where a rocket stands, by what is printed there: nobody counts the spaces of a track."""
    track = terms.tracks[mission]
    last = yes_no(space == len(track) - 1)
    return Message("n-at", {"space": space, "points": points(track[space]), "last": last})


#: How a value is said, by the type of the field that holds it. Other values are said as they are.
_SAY: dict[object, Callable[[Terms, Any], object]] = {
    MissionId: flight_name,
    ResearchId: research_name,
    ScientistId: scientist_name,
    Money: lambda terms, amount: money(amount),
}
#: The types of what refusals speak of. The chapters give plain values, for most refusals are never said.
_REFUSED: dict[str, object] = {
    "scientist": ScientistId,
    "research": ResearchId,
    "mission": MissionId,
    "money": Money,
    "price": Money,
    "cost": Money,
}
WORDING = Wording(_SAY, _REFUSED)


# --- actions -------------------------------------------------------------------------------------


def say_action(table: PublicTable, action: a.Action) -> Message:
    """An option as a short label; what drawing, placing and stopping mean is up to the step under way."""
    return _LABELS[type(action)](table, action)


def _card_price(table: PublicTable) -> Args:
    """What a card costs at this step: only purchases have a price."""
    step = table.agenda[-1]
    buying = isinstance(step, g.Purchasing | g.Discarding)
    price = table.terms.board.card_price if buying else 0
    discards = step.values if isinstance(step, g.Discarding) else ()
    return {
        "bought": yes_no(buying),
        "price": money(price),
        "discards": discards,
        "count": len(discards),
    }


def _say_draw(table: PublicTable, action: a.DrawCard) -> Message:
    return Message("n-action-draw", _card_price(table))


def _say_swap(table: PublicTable, action: a.SwapCard) -> Message:
    return Message("n-action-swap", {"card": card_of(action.value), **_card_price(table)})


def _say_discard(table: PublicTable, action: a.Discard) -> Message:
    more = isinstance(table.agenda[-1], g.Discarding)
    return Message("n-action-discard", {"card": card_of(action.value), "more": yes_no(more)})


_STOPS: dict[type, str] = {
    g.FreeCards: "n-stop-free-cards",
    g.Purchasing: "n-stop-purchases",
    g.Launching: "n-stop-launch",
    g.Rerolling: "n-stop-rerolls",
    g.Committing: "n-stop-commitment",
}


def _say_stop(table: PublicTable, action: a.Stop) -> Message:
    step = table.agenda[-1]
    count = len(step.values) if isinstance(step, g.Committing) else 0
    return Message(_STOPS.get(type(step), "n-stop"), {"count": count})


def _say_sell(table: PublicTable, action: a.Sell) -> Message:
    brings = money(action.points * table.terms.board.money_per_pp)
    return Message(
        "n-action-sell", {"count": action.points, "points": points(action.points), "money": brings}
    )


def _say_hire(table: PublicTable, action: a.Hire) -> Message:
    return Message("n-action-hire", _hiring(table, action.scientist))


def _hiring(table: PublicTable, scientist: ScientistId) -> Args:
    """A scientist and the present price."""
    price = purchases.price_of(table, active(table), scientist)
    return {
        "scientist": one_scientist(table.terms, scientist),
        "price": money(price),
        "amount": price,
        "full": money(table.terms.scientists[scientist].price),
    }


def _say_place(table: PublicTable, action: a.PlaceIn) -> Message:
    step = table.agenda[-1]
    name = research_name(table.terms, action.research)
    if not isinstance(step, g.Spotting):
        return Message("n-action-place", {"research": name})
    player = active(table)
    token = "no" if player.tokens[action.research] else "none"
    if purchases.brings_token(table, player, action.research):
        token = "yes"
    args: Args = {"research": name, "player": somebody(step.seat), "token": token}
    return Message("n-action-place-spy", args)


def _say_spy_on(table: PublicTable, action: a.SpyOn) -> Message:
    return Message("n-action-spy-on", {"player": somebody(action.seat)})


def _say_launch(table: PublicTable, action: a.Launch) -> Message:
    player = active(table)
    cost = missions.launch_cost(table, player, action.mission)
    printed = table.terms.missions[action.mission]
    start = player.moon if action.mission == table.terms.moon else 0
    flags = missions.flags_in_box(table, action.mission)
    return Message(
        "n-action-launch",
        {
            "mission": flight_name(table.terms, action.mission),
            "price": money(cost),
            "amount": cost,
            "spaces": len(printed.track) - start,
            "start": start,
            "flags": flags,
            "most": points(max(max(table.terms.tracks[action.mission]) - flags, 0)),
            "espionage": printed.espionage_cost,
        },
    )


def _say_reroll(table: PublicTable, action: a.Reroll) -> Message:
    return Message("n-action-reroll", {"face": action.face})


def _say_convert(table: PublicTable, action: a.Convert) -> Message:
    step = table.agenda[-1]
    most = step.most if isinstance(step, g.Converting) else action.count
    space = missions.space_with(table, action.count)
    at = printed_at(table.terms, missions.current(table).mission, space)
    args = {"count": action.count, "most": most, "all": yes_no(action.count == most)}
    return Message("n-action-convert", {**args, "space": space, "at": at})


def _say_commit(table: PublicTable, action: a.Commit) -> Message:
    step = table.agenda[-1]
    more = isinstance(step, g.Committing) and bool(step.values)
    return Message("n-action-commit", {"card": card_of(action.value), "more": yes_no(more)})


def _say_first_player(table: PublicTable, action: a.FirstPlayer) -> Message:
    return Message("n-action-first-player", {"player": somebody(action.seat)})


def _say_drawn(table: PublicTable, action: a.Drawn) -> Message:
    return Message("n-action-drawn", {"card": card_of(action.value)})


def _say_rolled(table: PublicTable, action: a.Rolled) -> Message:
    return Message("n-action-rolled", {"face": action.face})


_LABELS: dict[type, Callable[[PublicTable, Any], Message]] = {
    a.DrawCard: _say_draw,
    a.SwapCard: _say_swap,
    a.Discard: _say_discard,
    a.Stop: _say_stop,
    a.Sell: _say_sell,
    a.Hire: _say_hire,
    a.PlaceIn: _say_place,
    a.SpyOn: _say_spy_on,
    a.Launch: _say_launch,
    a.Reroll: _say_reroll,
    a.Convert: _say_convert,
    a.Commit: _say_commit,
    a.FirstPlayer: _say_first_player,
    a.Drawn: _say_drawn,
    a.Rolled: _say_rolled,
}


# --- facts ---------------------------------------------------------------------------------------

_FACTS: dict[type, str] = {
    f.FirstPlayerChosen: "n-fact-first-player-chosen",
    f.YearBegan: "n-fact-year-began",
    f.IncomeTaken: "n-fact-income-taken",
    f.CardDrawn: "n-fact-card-drawn",
    f.CardPaid: "n-fact-card-paid",
    f.CardDiscarded: "n-fact-card-discarded",
    f.DeckShuffled: "n-fact-deck-shuffled",
    f.PrestigeSold: "n-fact-prestige-sold",
    f.ScientistHired: "n-fact-scientist-hired",
    f.PurchasesDone: "n-fact-purchases-done",
    f.MissionLaunched: "n-fact-mission-launched",
    f.NoLaunch: "n-fact-no-launch",
    f.DieRolled: "n-fact-die-rolled",
    f.NeutralsTurned: "n-fact-neutrals-turned",
    f.TestDone: "n-fact-test-done",
    f.InsurancePaid: "n-fact-insurance-paid",
    f.CardsCommitted: "n-fact-cards-committed",
    f.CardsRevealed: "n-fact-cards-revealed",
    f.RocketPushed: "n-fact-rocket-pushed",
    f.PrestigeGained: "n-fact-prestige-gained",
    f.MoonProgressed: "n-fact-moon-progressed",
    f.YearEnded: "n-fact-year-ended",
    f.GameEnded: "n-fact-game-ended",
}


def say_fact(table: PublicTable, fact: f.Fact, names: Sequence[str]) -> Message:
    """A fact as a sentence for the log. Only the terms of the table are used, so it can be a later one."""
    args = WORDING.fact(table.terms, fact, names)
    match fact:
        case f.CardDrawn(value=value) | f.CardDiscarded(value=value):
            args["card"] = card_of(value)
        case f.PrestigeSold(points=count):
            args |= {"count": count, "points": points(count)}
        case f.PrestigeGained(points=count):
            printed = table.terms.tracks[fact.mission][fact.rocket]
            args |= {"count": count, "points": points(count), "less": max(printed - count, 0)}
        case f.TestDone():
            score = fact.successes - fact.failures + fact.bonus
            way = "ahead" if score > 0 else "back" if score < 0 else "stays"
            args |= {"way": way, "by": abs(score)}
        case f.ScientistHired():
            args |= {
                "scientist": one_scientist(table.terms, fact.scientist),
                "amount": fact.price,
                "token": yes_no(fact.token),
            }
            if fact.owner != fact.seat:
                return Message("n-fact-spy-placed", args)
        case f.MissionLaunched(cost=cost):
            args["amount"] = cost
        case f.DieRolled(die=die):
            args["die"] = die + 1
        case f.CardsRevealed(values=values):
            args |= _together(values)
        case f.RocketPushed(spaces=spaces):
            args |= {"by": "launcher" if spaces > 0 else "opponents", "spaces": abs(spaces)}
        case _:
            # The fields of other facts are said as they are.
            pass
    return Message(_FACTS[type(fact)], args)


def _together(values: tuple[CardValue, ...]) -> Args:
    """Several cards: which, how many, worth how much."""
    return {"values": values, "count": len(values), "sum": sum(values)}


# --- steps ---------------------------------------------------------------------------------------

_STEPS: dict[type, str] = {
    lists.Sequence: "n-step-running",
    g.PickFirstPlayer: "n-step-pick-first-player",
    g.DrawingCard: "n-step-drawing-card",
    g.RollingDie: "n-step-rolling-die",
    g.FreeCards: "n-step-free-cards",
    g.Selling: "n-step-selling",
    g.Purchasing: "n-step-purchasing",
    g.Discarding: "n-step-discarding",
    g.Placing: "n-step-placing",
    g.Targeting: "n-step-targeting",
    g.Spotting: "n-step-spotting",
    g.Launching: "n-step-launching",
    g.Rerolling: "n-step-rerolling",
    g.Converting: "n-step-converting",
    g.Committing: "n-step-committing",
}


def say_side(side: str) -> Message:
    """The name of a nation (N-2.1); one that only a pack of somebody's own knows is called by its id."""
    return Message(f"n-nation-{side}") if side in NATIONS else Message("n-own-name", {"name": side})


def say_step(table: PublicTable) -> Message:
    """What is going on, in one line for the player who is awaited."""
    if not table.agenda:
        return Message("n-step-over")
    step = table.agenda[-1]
    return Message(_STEPS[type(step)], _step_arguments(table, step))


def _step_arguments(table: PublicTable, step: g.Step) -> Args:
    """What can be said about a step."""
    player, terms = active(table), table.terms
    args: Args = {"year": terms.years[table.year].year, "money": money(player.money)}
    match step:
        case g.RollingDie(die=die):
            args["die"] = die + 1
        case g.FreeCards(left=left):
            args |= {"left": left, "full": yes_no(is_full(table, player))}
        case g.Purchasing():
            args["full"] = yes_no(is_full(table, player))
        case g.Selling():
            most = income.most_sold(table)
            args |= {"most": points(most), "price": money(terms.board.money_per_pp)}
            args["points"] = points(player.prestige)
        case g.Discarding(values=values):
            args |= {**_together(values), "price": money(terms.board.card_price)}
        case g.Placing(scientist=scientist):
            args |= _hiring(table, scientist)
        case g.Targeting():
            args |= _hiring(table, terms.spy)
        case g.Spotting(seat=seat):
            args |= {**_hiring(table, terms.spy), "player": somebody(seat)}
        case g.Rerolling(left=left):
            args |= {"left": left, "dice": _dice(table)}
        case g.Converting(most=most):
            args |= {**_flight(table), "most": most}
        case g.Committing(values=values):
            args |= {**_flight(table), **_together(values)}
        case _:
            # Nothing more is said of the other steps.
            pass
    return args


def _dice(table: PublicTable) -> tuple[Message, ...]:
    """What the dice show, face by face."""
    shown = Counter(missions.current(table).dice)
    return tuple(Message("n-dice", {"count": shown[face], "face": face}) for face in a.FACES if shown[face])


def _flight(table: PublicTable) -> Args:
    """Whose rocket it is, where it flies and stands, and what a space costs in cards."""
    flight = missions.current(table)
    own = table.seat == table.launcher
    return {
        "whose": "own" if own else "other",
        "player": somebody(table.launcher),
        "mission": flight_name(table.terms, flight.mission),
        "rocket": flight.rocket,
        "at": printed_at(table.terms, flight.mission, flight.rocket),
        "last": missions.last_space(table),
        "end": yes_no(flight.rocket == missions.last_space(table)),
        "most": points(table.terms.tracks[flight.mission][-1]),
        "espionage": table.terms.missions[flight.mission].espionage_cost,
    }
