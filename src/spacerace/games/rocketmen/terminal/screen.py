"""Rocketmen in a terminal. What is drawn comes from a view alone.

Prices and points are asked from the chapters, which want a state: they get one that is made up from
the view, so that nothing hidden can shine through.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules import facts as f
from spacerace.games.rocketmen.rules.chapters import buying, drawing, ending, launch_pad, solitaire
from spacerace.games.rocketmen.rules.editions import Edition
from spacerace.games.rocketmen.rules.notation import VERBS, write_action
from spacerace.games.rocketmen.rules.printed import DESTINATIONS, FROM_HAND, Card, Purse
from spacerace.games.rocketmen.rules.state import AI_SEAT, Ai, State
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.games.rocketmen.rules.view import PlayerView, View, determinize
from spacerace.games.rocketmen.rules.words import (
    card_name,
    described,
    location_name,
    purse,
    say_fact,
    say_side,
)
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import Message
from spacerace.kernel.voice import sentence
from spacerace.lang import words
from spacerace.terminal.screen import DOT, HEADING, QUIET, draw_score_sheet, grid, labelled, say, word

#: How a seat's colour looks.
STYLES = {"white": "bold", "red": "bold red", "yellow": "bold yellow", "blue": "bold bright_blue"}
#: The AI looks like no player, whatever colour the player chose.
AI_STYLE = "bold magenta"


class Scene(NamedTuple):
    """What the drawing functions share."""

    view: View
    #: A state that this view cannot tell from the true one.
    table: State
    names: Sequence[str]

    @property
    def terms(self) -> Terms:
        """The terms of the match."""
        return self.view.terms

    def name(self, seat: int) -> Text:
        """A player's name in their colour; alone, the AI's after it."""
        if seat >= len(self.names):
            return Text(word("ai"), AI_STYLE)
        return Text(self.names[seat], STYLES[self.terms.colours[seat]])

    def title(self, seat: int) -> Text:
        """A player's name, with their colour by name."""
        return Text.assemble(self.name(seat), (f" ({say(say_side(self.terms.colours[seat]))})", QUIET))


def scene_of(view: View, names: Sequence[str]) -> Scene:
    """A scene to draw."""
    return Scene(view, determinize(view, Luck(0)), names)


def draw(console: Console, view: View, names: Sequence[str], *, small: bool) -> None:
    """The table as the viewer sees it; the small screen keeps to what one needs to choose."""
    scene = scene_of(view, names)
    console.print(_head(scene))
    for seat in range(view.terms.players):
        if seat != view.viewer:
            console.print(_other(scene, seat))
    if view.ai is not None:
        console.print(_ai(scene, view.ai, small=small))
    console.print(_display(scene, small=small))
    console.print(_engines(scene) if small else _locations(scene))
    if view.launch is not None:
        console.print(_flight(scene))
        console.print(labelled("success", _success_left(scene)))
    if view.viewer >= 0:
        _draw_own(console, scene, small=small)


# --- parts of the screen -------------------------------------------------------------------------


def _head(scene: Scene) -> Text:
    """Round, whose turn, who began, when it ends, Variants."""
    view = scene.view
    parts = [word("round", {"round": view.round}), word("turn-of", {"name": scene.names[view.seat]})]
    if view.ai is None:
        parts.append(word("began", {"name": scene.names[view.first]}))
    parts.append(_end(scene))
    if view.variants:
        parts.append(word("variants", {"cards": [card_name(scene.terms, card) for card in view.variants]}))
    return Text(DOT.join(parts), HEADING)


def _end(scene: Scene) -> str:
    """What brings on the end, or that it is near."""
    if scene.view.end_reason:
        return word("last-round" if scene.view.ai is None else "last-turn")
    ends = scene.terms.edition.ends
    if "threshold" in ends:
        return word("end-at", {"vp": scene.terms.threshold})
    return word("end-by", {"end": ends[-1]})


def _ai(scene: Scene, ai: Ai, *, small: bool) -> Text:
    """The AI in one line: points, tokens, mission, Rocket, what it took from the display."""
    late = ending.ai_area_vp(scene.table)
    tokens = scene.terms.pack.board.mission_tokens
    parts = [word("ai-standing", {"vp": ai.track, "placed": len(ai.missions), "tokens": tokens})]
    if late:
        parts.append(word("ai-late-points", {"vp": late}))
    if ai.location is None:
        parts.append(word("ai-no-mission"))
    else:
        flight = {"location": location_name(scene.terms, ai.location), "rocket": ai.rocket}
        parts.append(word("ai-mission", {**flight, "target": solitaire.ai_target(scene.table)}))
    parts.append(word("ai-area", {"cards": len(ai.area)}))
    if ai.area and not small:
        parts[-1] += f" ({_names(scene, ai.area)})"
    level = word("ai-level", {"level": scene.terms.options.level})
    return Text.assemble((level, AI_STYLE), "  ", DOT.join(parts))


def _other(scene: Scene, seat: int) -> Text:
    """Another player in one line."""
    player = scene.view.players[seat]
    parts = [_standing(scene, seat), word("hand-size", {"cards": player.hand_size})]
    if player.known:
        parts.append(word("hand-known", {"cards": _names(scene, player.known)}))
    parts.append(word("plan", {"card": _names(scene, () if player.plan is None else (player.plan,))}))
    parts.append(_pad(scene, seat))
    if player.store:
        parts.append(word("store", {"cards": _names(scene, player.store)}))
    parts += _tokens(player)
    return Text.assemble(scene.title(seat), "  ", DOT.join(parts))


def _standing(scene: Scene, seat: int) -> str:
    """Points on the victory track and missions done."""
    player = scene.view.players[seat]
    return word("standing", {"vp": player.track, "missions": len(player.missions)})


def _names(scene: Scene, cards: Sequence[int]) -> str:
    """Cards by name, equal names counted."""
    counts: dict[str, int] = {}
    for card in cards:
        name = say(card_name(scene.terms, card))
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(_counted(count, name) for name, count in counts.items()) or word("nothing")


def _pad(scene: Scene, seat: int) -> str:
    """The Launch Pad with its Rocket points."""
    points = launch_pad.rocket_points(scene.table, scene.table.players[seat])
    return word("pad", {"cards": _names(scene, scene.view.players[seat].pad), "points": points})


def _tokens(player: PlayerView) -> list[str]:
    """Achievements: what is ready and what is turned over."""
    parts = []
    for name, owned, flipped in (
        ("money", player.money_tokens, player.money_flipped),
        ("science", player.science_tokens, player.science_flipped),
    ):
        if owned:
            parts.append(word(f"token-{name}", {"ready": owned - flipped, "flipped": flipped}))
    if player.rocket_points:
        parts.append(word("token-rocket", {"points": player.rocket_points}))
    if player.hand_bonus:
        parts.append(word("token-hand", {"cards": player.hand_bonus}))
    return parts


def _display(scene: Scene, *, small: bool) -> Table:
    """The six slots and the Engine piles: what each card costs this player, gives and does."""
    view = scene.view
    table = grid(expand=True)
    for heading in ("display", "price", "gives"):
        table.add_column(word(heading), no_wrap=True)
    table.add_column(word("effect"), no_wrap=True, overflow="ellipsis", ratio=1)
    buyer = scene.table.players[view.viewer if view.viewer >= 0 else view.seat]
    for card in view.display:
        if card is None:
            table.add_row(Text(word("empty-slot"), QUIET))
        else:
            price = buying.price_of(scene.table, buyer, (card,))
            table.add_row(*_offer(scene, card, price), _remark(scene, card) + effect(scene.terms.cards[card]))
    for pile in view.engines:
        if pile and not small:
            price = scene.terms.cards[pile[-1]].cost
            table.add_row(*_offer(scene, pile[-1], price), word("engines-left", {"left": len(pile)}))
    return table


def _remark(scene: Scene, card: int) -> str:
    """What is special about a card of the display: it came this turn, or the AI will take it."""
    remarks = []
    if card in scene.view.offset:
        remarks.append(word("offset"))
    if card == _next_to_go(scene):
        remarks.append(word("goes-next" if _takes_always(scene) else "goes-if-full"))
    return "".join(f"({remark}) " for remark in remarks)


def _takes_always(scene: Scene) -> bool:
    """Whether the AI takes a card at the end of every turn, not only from a full display (RM-E.27)."""
    return "ai_acts" in scene.terms.edition.sequences["end_of_turn"]


def _next_to_go(scene: Scene) -> int | None:
    """The card that the AI takes at the end of the turn, as the display lies (RM-15.15, RM-E.27)."""
    view = scene.view
    cards = [card for card in view.display if card is not None]
    if view.ai is None or not cards:
        return None
    if _takes_always(scene):
        return next((card for card in cards if scene.terms.cards[card].deck == "threat"), cards[0])
    return None if None in view.display else cards[0]


def _offer(scene: Scene, card: int, price: Purse) -> tuple[Text, str, str]:
    """Name, price and gifts of a card that can be bought."""
    name = Text(say(card_name(scene.terms, card)), _style(scene.terms.cards[card]))
    return name, say(purse(price)), gives(scene.terms, card)


def _style(card: Card) -> str:
    """The colour of a deck."""
    return {"teal": "cyan", "pink": "magenta", "threat": "red", "engine": "green"}.get(card.deck, "")


def gives(terms: Terms, card: int) -> str:
    """What a card gives: items, Rocket points, VP."""
    printed = terms.cards[card]
    if printed.vp:
        return word("vp", {"vp": printed.vp})
    items = described(terms, card).args["items"]
    assert isinstance(items, Message)
    if printed.money_per_mission:
        return word("money-per-mission", {"money": printed.money_per_mission})
    return say(items)


def effect(printed: Card) -> str:
    """Kind and text of what a card does."""
    text = f"card-{printed.design}-text"
    if printed.kind == "none":
        return ""
    kind = sentence(f"kind-{printed.kind}", {})
    return f"{kind}: {sentence(text, {})}" if text in words() else kind


def _engines(scene: Scene) -> Text:
    """The Engine piles in one line."""
    parts = []
    for pile in scene.view.engines:
        if pile:
            printed = scene.terms.cards[pile[-1]]
            details = {"price": purse(printed.cost), "points": printed.rocket, "left": len(pile)}
            parts.append(word("engine", details))
    return labelled("engines", DOT.join(parts) or word("nothing"))


def _locations(scene: Scene) -> Table:
    """The locations under their destinations: Rocket points, next VP, who is there."""
    table, terms = grid(), scene.terms
    columns = []
    for destination in terms.edition.destinations:
        entry = terms.destinations[destination]
        heading = word(
            "destination",
            {
                "destination": Message(f"destination-{destination}"),
                "target": entry.target,
                "draws": entry.draws,
                "boost": Message(f"item-{entry.boost}"),
            },
        )
        table.add_column(heading)
        columns.append(
            [*(_location(scene, index) for index in _at(terms, destination)), *_first(scene, destination)]
        )
    for row in range(max(map(len, columns))):
        table.add_row(*(column[row] if row < len(column) else "" for column in columns))
    return table


def _at(terms: Terms, destination: str) -> list[int]:
    """The locations of a destination."""
    return [index for index, one in enumerate(terms.pack.location) if one.destination == destination]


def _location(scene: Scene, index: int) -> Text:
    """One location."""
    location, arrived = scene.terms.pack.location[index], scene.view.arrivals[index]
    vp = location.vp[min(len(arrived), len(location.vp) - 1)]
    kind = Message(f"mission-{location.type}")
    text = Text(word("location", {"type": kind, "points": location.rocket_points, "vp": vp}))
    for seat in arrived:
        text.append(" ").append(scene.name(seat))
    return text


def _first(scene: Scene, destination: str) -> list[Text]:
    """The Moon token or the Mars token: on the board, or with whom."""
    holders = {"moon": scene.view.moon_token, "mars": scene.view.mars_token}
    if destination not in holders or not scene.terms.edition.first_tokens:
        return []
    name, holder = Message(f"destination-{destination}"), holders[destination]
    if holder is None:
        return [Text(word("first-token", {"destination": name}), QUIET)]
    return [Text(word("first-token-of", {"destination": name, "name": scene.names[holder]}), QUIET)]


def _flight(scene: Scene) -> Text:
    """The Mission Track with the Rocket on its way."""
    launch, table = scene.view.launch, scene.table
    assert launch is not None
    target = launch_pad.target_of(table)
    track = Text()
    for space in range(max(target, launch.rocket) + 1):
        here, sign = space == launch.rocket, "◎" if space == target else "·"
        track.append("▲" if here else sign, "bold green" if here else "bold" if space == target else QUIET)
        track.append(" ")
    drawn = ", ".join(str(scene.terms.cards[card].value) for card in launch.drawn)
    details = word(
        "flight",
        {
            "rocket": launch.rocket,
            "target": target,
            "draws": launch_pad.draws_left(table),
            "drawn": drawn or word("nothing"),
            "boost": Message(f"item-{scene.terms.destinations[launch.destination].boost}"),
        },
    )
    return labelled("track", Text.assemble(track, " ", details))


def _success_left(scene: Scene) -> str:
    """The Mission Success cards that can still be drawn, by value."""
    values = sorted(scene.terms.cards[card].value for card in scene.view.success)
    counts = [{"count": values.count(value), "value": value} for value in dict.fromkeys(values)]
    return ", ".join(word("success-left", one) for one in counts) or word("nothing")


# --- the own side --------------------------------------------------------------------------------


def _draw_own(console: Console, scene: Scene, *, small: bool) -> None:
    """Everything that is the viewer's."""
    view = scene.view
    player = view.players[view.viewer]
    limit = drawing.hand_limit(scene.table, scene.table.players[view.viewer])
    parts = [_standing(scene, view.viewer), *_tokens(player)]
    piles = word(
        "piles", {"hq": player.hq_size, "warehouse": len(player.warehouse), "junkyard": len(player.junkyard)}
    )
    console.print(Text.assemble(scene.title(view.viewer), "  ", DOT.join([*parts, piles])))
    console.print(_hand(scene, player, limit, small=small))
    lines = [word("plan", {"card": _names(scene, () if player.plan is None else (player.plan,))})]
    lines.append(_pad(scene, view.viewer))
    if player.store:
        lines.append(word("store", {"cards": _names(scene, player.store)}))
    if player.playing_area:
        lines.append(word("playing-area", {"cards": _names(scene, player.playing_area)}))
    if player.hq_top:
        lines.append(word("hq-top", {"cards": _names(scene, player.hq_top[::-1])}))
    console.print(DOT.join(lines))
    if player.goals and not small:
        console.print(_goals(scene, player))


def _hand(scene: Scene, player: PlayerView, limit: int, *, small: bool) -> Table | Text:
    """The Hand: a card a line, or all in a row; copies are counted."""
    faces: dict[int, list[int]] = {}
    for card in player.hand or ():
        faces.setdefault(scene.terms.cards[card].face, []).append(card)
    heading = word("hand", {"cards": player.hand_size, "limit": limit})
    if small:
        row = [
            _counted(len(copies), say(described(scene.terms, copies[0]))) + _laid_down(scene, copies)
            for copies in faces.values()
        ]
        return Text.assemble((f"{heading}  ", HEADING), ", ".join(row) or word("nothing"))
    table = grid(expand=True)
    table.add_column(heading, no_wrap=True)
    table.add_column(word("gives"), no_wrap=True)
    table.add_column(word("effect"), no_wrap=True, overflow="ellipsis", ratio=1)
    for copies in faces.values():
        printed = scene.terms.cards[copies[0]]
        name = Text(_counted(len(copies), say(card_name(scene.terms, copies[0]))), _style(printed))
        name.append(_laid_down(scene, copies), QUIET)
        table.add_row(name, gives(scene.terms, copies[0]), mission(printed) or effect(printed))
    return table


def _laid_down(scene: Scene, copies: Sequence[int]) -> str:
    """How many of these cards are in a payment or a placing that is not confirmed; "" for none."""
    match scene.view.agenda[-1:]:
        case (g.Purchasing(sources=laid) | g.Refreshing(sources=laid),):
            pass
        case (g.Placing(cards=cards, sources=sources),):
            laid = (*cards, *sources)
        case _:
            return ""
    count = len(set(copies).intersection(laid))
    if not count:
        return ""
    return " " + word("laid-down", {"count": count, "all": "yes" if count == len(copies) else "no"})


def _counted(count: int, card: str) -> str:
    """A card with its number of copies."""
    return card if count == 1 else word("copies", {"count": count, "card": card})


def mission(printed: Card) -> str:
    """Where a Mission can fly, the Rocket points it needs, the achievement it brings; "" for other cards."""
    if printed.achievement is None:
        return ""
    flights = [
        sentence("terminal-flies", {"destination": Message(f"destination-{to}"), "points": points})
        for to, points in printed.rocket_points.items()
    ]
    return word(
        "mission",
        {"flights": ", ".join(flights), "achievement": Message(f"achievement-{printed.achievement}")},
    )


def _goals(scene: Scene, player: PlayerView) -> Text:
    """The Personal Goals, and how far they are."""
    parts = []
    for goal in player.goals or ():
        printed = scene.terms.cards[goal]
        needed, left = ending.goal_missions(scene.table, scene.view.viewer, goal)
        details = {
            "card": card_name(scene.terms, goal),
            "vp": printed.vp,
            "met": "no" if left else "yes",
            "done": needed - left,
            "needed": needed,
        }
        binding = scene.terms.edition.goal_is_binding
        parts.append(f"{word('binding-goal' if binding else 'goal', details)}: {_text(printed)}")
    return labelled("goals", DOT.join(parts))


# --- the list of cards ---------------------------------------------------------------------------

CARD_COLUMNS: tuple[str, ...] = ("mark", "cost", "items", "does")


def card_cells(row: Mapping[str, Any]) -> tuple[str, ...]:
    """A row of the catalogue: player-count mark, cost, items, what it does."""
    mark = "" if row.get("mark") is None else f"{row['mark']}+"
    return mark, " ".join(row.get("cost", ())), " ".join(row.get("items", ())), _does(row)


def _does(row: Mapping[str, Any]) -> str:
    """What a card does or is for, in a few words."""
    if row["deck"] == "mission":
        flights = " ".join(f"{to} {points}" for to, points in row["rocket_points"].items())
        return f"{flights} ({row['achievement']})"
    if row["deck"] in ("threat", "goal"):
        return word("vp", {"vp": row["vp"]})
    if row["deck"] == "success":
        return f"+{row['value']}"
    if row.get("kind", "none") != "none":
        return sentence(f"kind-{row['kind']}", {})
    return ""


# --- cards and scores ----------------------------------------------------------------------------


def draw_card(console: Console, view: View, text: str) -> bool:
    """Everything about the cards whose name begins like this; copies once."""
    wanted = text.casefold().replace("-", " ")
    shown: set[int] = set()
    for card in view.terms.cards:
        name = say(card_name(view.terms, card.id))
        plain = name.casefold().replace("-", " ")
        same_words = plain.startswith(wanted) or card.key.replace("-", " ") == wanted
        if same_words and card.face not in shown and card.seat <= 0:
            shown.add(card.face)
            _draw_one(console, view.terms, card, name)
    return bool(shown)


def _draw_one(console: Console, terms: Terms, card: Card, name: str) -> None:
    """One card in full."""
    console.print(Text.assemble((name, _style(card) or "bold"), f"  {sentence(f'deck-{card.deck}', {})}"))
    if any(card.cost):
        console.print(word("card-cost", {"price": purse(card.cost)}))
    if card.deck in ("mission", "teal", "pink", "engine", "threat", "goal"):
        console.print(word("card-gives", {"items": gives(terms, card.id)}))
    for line in (mission(card), effect(card) or _text(card)):
        if line:
            console.print(line)


def _text(card: Card) -> str:
    """The text of a card that has no kind, such as a goal or a Variant."""
    text = f"card-{card.design}-text"
    return sentence(text, {}) if text in words() and card.kind == "none" and not card.placeable else ""


def draw_scores(console: Console, state: State, names: Sequence[str]) -> None:
    """Where every point came from, by seat: for a game that is over, or one that is looked at afterwards."""
    headings = [Text(name, STYLES[colour]) for name, colour in zip(names, state.terms.colours, strict=True)]
    if state.ai is not None:
        headings.append(Text(word("ai"), AI_STYLE))
    sheet = ending.score_sheet(state)
    totals = [sum(column) for column in zip(*(points for _, points in sheet), strict=True)]
    shown = [row for row in sheet if any(row[1]) or _can_score(state.terms.edition, row[0])]
    draw_score_sheet(console, headings, shown, totals)


def _can_score(edition: Edition, message_id: str) -> bool:
    """Whether a line of the score sheet can have points in this mode."""
    return {
        "score-tokens": edition.first_tokens,
        "score-goal": edition.goals > 0 and not edition.goal_is_binding,
        "score-variants": edition.variants,
    }.get(message_id, True)


def verdict(state: State, names: Sequence[str]) -> str:
    """Who won a game that is over; alone, also why."""
    result = ending.result(state)
    details: dict[str, object] = {"rounds": result.rounds, "capped": "yes" if result.unfinished else "no"}
    if state.ai is None:
        winners = [names[seat] for seat in result.winners]
        return word("winners", {**details, "winners": winners, "count": len(winners)})
    own, other = result.scores
    tied = f"tie-{state.terms.edition.solo_tie}" if own == other else "no"
    goal = "no" if ending.scored_goal(state, 0) is None else "yes"
    won = "no" if AI_SEAT in result.winners else "yes"
    points = {"own": own, "other": other, "tied": tied}
    return word("verdict-alone", {**details, **points, "name": names[0], "won": won, "goal": goal})


# --- options and typed texts ---------------------------------------------------------------------

_GROUPS: list[tuple[type, ...]] = [
    (a.LaunchTo,),
    (a.Confirm,),
    (a.PayWithCard, a.PayWithToken),
    (a.BuyCard,),
    (a.RefreshCard,),
    (a.RemoveFromDisplay,),
    (a.PlaceCard, a.PlaceCardFree),
    (a.PlayEffect, a.DrawPending, a.StoreCard, a.TakeStored),
    (a.Choose,),
    (a.DiscardCard, a.DiscardMission),
    (a.UseEffect, a.CopyTo),
    (a.CountPoints, a.DrawSuccess, a.Abort, a.KeepMission, a.TriggerEnd, a.Pass, a.EndTurn),
]
#: Kinds that are many and seldom wanted.
_FOLDS: dict[type, str] = {
    a.DiscardCard: "terminal-fold-discards",
    a.RemoveFromDisplay: "terminal-fold-removals",
}


def group_of(action: a.Action) -> int:
    """The place of an option's kind among the groups."""
    return next(index for index, kinds in enumerate(_GROUPS) if isinstance(action, kinds))


def fold(group: int) -> str:
    """What stands for a long group of options that few want."""
    return next((_FOLDS[kind] for kind in _GROUPS[group] if kind in _FOLDS), "")


def stands_out(group: int) -> bool:
    """A launch is what everything else is for."""
    return a.LaunchTo in _GROUPS[group]


def look_of(state: State, action: a.Action) -> object:
    """An option without its cards' identities: copies look the same."""
    card = getattr(action, "card", None)
    return None if card is None else state.terms.cards[card].face


def news(state: State, facts: Sequence[f.Fact], names: Sequence[str]) -> list[str]:
    """Facts as sentences, but for what the screen shows anyway; cards drawn in a row make one sentence."""
    lines: list[str] = []
    told = (fact for fact in facts if not _is_minor(fact))
    for (kind, seat), run in groupby(told, key=lambda fact: (type(fact), getattr(fact, "seat", None))):
        if kind is f.CardDrawn and seat is not None:
            drawn = [card_name(state.terms, fact.card) for fact in run if isinstance(fact, f.CardDrawn)]
            lines.append(word("drew", {"player": names[seat], "cards": drawn}))
        else:
            lines += [say(say_fact(state, fact, names)) for fact in run]
    return lines


def _is_minor(fact: f.Fact) -> bool:
    """What the news may leave out; the log never does."""
    return isinstance(fact, _SHOWN_ANYWAY) or (isinstance(fact, f.CardDrawn) and fact.card == f.HIDDEN)


_SHOWN_ANYWAY = (f.SlotFilled, f.RoundBegan, f.TurnBegan, f.TurnEnded, f.HqShuffled, f.GoalDealt)


def complete(state: State, text: str) -> str:
    """A typed text as the short text of an action: the verb may be cut short, cards go by name."""
    verb, *rest = text.casefold().replace("-", " ").split() or [""]
    spelled = " ".join([verb, *rest])
    fitting = [one for one in VERBS.values() if spelled.startswith(one.replace("-", " "))]
    if fitting:
        found = max(fitting, key=len)
        rest = spelled.removeprefix(found.replace("-", " ")).split()
    else:
        begun = [one for one in VERBS.values() if verb and one.startswith(verb)]
        found = begun[0] if len(begun) == 1 else verb
    return " ".join([found, *(rest if found in _CARDLESS else _cards_in(state, rest))])


#: Verbs whose next word is no card, and words that may follow a card.
_CARDLESS, _PLACES = ("launch", "pay-token"), ("plan", "pad")


def _cards_in(state: State, typed: list[str]) -> list[str]:
    """Typed words with card names put together to the keys of cards."""
    keys = _keys_by_name(state)
    found: list[str] = []
    while typed:
        for length in range(len(typed), 0, -1):
            spelled = " ".join(typed[:length])
            key = keys.get(spelled)
            if key is None and spelled not in _PLACES:
                key = _key_by_part(state, spelled)
            if key is not None or length == 1:
                found.append(key or typed[0])
                typed = typed[length:]
                break
    return found


def _key_by_part(state: State, spelled: str) -> str | None:
    """The key of the card in sight with this in its name, from some word on; None unless it is one name."""
    found: dict[str, str] = {}
    for card in _in_sight(state):
        name = say(card_name(state.terms, card)).casefold().replace("-", " ")
        if f" {spelled}" in f" {name}":
            found.setdefault(name, state.terms.cards[card].key)
    return next(iter(found.values())) if len(found) == 1 else None


def _in_sight(state: State) -> list[int]:
    """The cards that the player whose turn it is can do something with."""
    player = state.players[state.seat]
    return [*player.hand, *buying.offers(state), *player.pad, *player.playing_area]


def _keys_by_name(state: State) -> dict[str, str]:
    """Keys of cards by all that they may be called; of equal names the card in sight comes first."""
    terms, in_sight = state.terms, _in_sight(state)
    colour = f"{state.terms.colours[state.seat]}-"
    keys: dict[str, str] = {}
    for card in [*in_sight, *range(len(terms.cards))]:
        key = terms.cards[card].key
        for name in (key, key.removeprefix(colour), say(card_name(terms, card))):
            keys.setdefault(name.casefold().replace("-", " "), key)
    return keys


def spelled(state: State, action: a.Action) -> str:
    """An action as a person may type it: its short text with the names of cards."""
    terms = state.terms
    words_typed = write_action(state, action).split()
    return " ".join(
        say(card_name(terms, terms.by_key[one])) if one in terms.by_key else one for one in words_typed
    )


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
            return []
