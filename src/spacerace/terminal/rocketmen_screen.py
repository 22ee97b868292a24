"""Rocketmen in a terminal. What is drawn comes from a view alone.

Prices and points are asked from the chapters, which want a state: they get one that is made up from
the view, so that nothing hidden can shine through.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from spacerace.games.rocketmen import actions as a
from spacerace.games.rocketmen import agenda as g
from spacerace.games.rocketmen import facts as f
from spacerace.games.rocketmen.chapters import buying, drawing, ending, launch_pad
from spacerace.games.rocketmen.notation import VERBS
from spacerace.games.rocketmen.printed import COLOURS, DESTINATIONS, Card, Purse
from spacerace.games.rocketmen.state import State
from spacerace.games.rocketmen.terms import Terms
from spacerace.games.rocketmen.view import PlayerView, View, determinize
from spacerace.games.rocketmen.words import card_name, described, purse
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import Message
from spacerace.kernel.voice import sentence
from spacerace.lang import words
from spacerace.terminal.screen import HEADING, QUIET, say

#: How a seat's colour looks.
STYLES = {"white": "bold", "red": "bold red", "yellow": "bold yellow", "blue": "bold bright_blue"}
DOT = " · "


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
        """A player's name in their colour."""
        return Text(self.names[seat], STYLES[COLOURS[seat]])


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
    console.print(_display(scene, small=small))
    console.print(_engines(scene) if small else _locations(scene))
    if view.launch is not None:
        console.print(_flight(scene))
    if view.viewer >= 0:
        _draw_own(console, scene, small=small)


# --- parts of the screen -------------------------------------------------------------------------


def _word(message_id: str, args: Mapping[str, object] = {}) -> str:
    """A sentence of the terminal's own."""
    return sentence(f"terminal-{message_id}", args)


def _head(scene: Scene) -> Text:
    """Round, whose turn, who began, when it ends, Variants."""
    view = scene.view
    parts = [
        _word("round", {"round": view.round}),
        _word("turn-of", {"name": scene.names[view.seat]}),
        _word("began", {"name": scene.names[view.first]}),
        _word("last-round") if view.end_reason else _word("end-at", {"vp": scene.terms.threshold}),
    ]
    if view.variants:
        parts.append(_word("variants", {"cards": [card_name(scene.terms, card) for card in view.variants]}))
    return Text(DOT.join(parts), HEADING)


def _other(scene: Scene, seat: int) -> Text:
    """Another player in one line."""
    player = scene.view.players[seat]
    parts = [_standing(scene, seat), _word("hand-size", {"cards": player.hand_size})]
    if player.known:
        parts.append(_word("hand-known", {"cards": _names(scene, player.known)}))
    parts.append(_word("plan", {"card": _names(scene, () if player.plan is None else (player.plan,))}))
    parts.append(_pad(scene, seat))
    if player.store:
        parts.append(_word("store", {"cards": _names(scene, player.store)}))
    parts += _tokens(player)
    return Text.assemble(scene.name(seat), "  ", DOT.join(parts))


def _standing(scene: Scene, seat: int) -> str:
    """Points on the victory track and missions done."""
    player = scene.view.players[seat]
    return _word("standing", {"vp": player.track, "missions": len(player.missions)})


def _names(scene: Scene, cards: Sequence[int]) -> str:
    """Cards by name, equal names counted."""
    counts: dict[str, int] = {}
    for card in cards:
        name = say(card_name(scene.terms, card))
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(_counted(count, name) for name, count in counts.items()) or _word("nothing")


def _pad(scene: Scene, seat: int) -> str:
    """The Launch Pad with its Rocket points."""
    points = launch_pad.rocket_points(scene.table, scene.table.players[seat])
    return _word("pad", {"cards": _names(scene, scene.view.players[seat].pad), "points": points})


def _tokens(player: PlayerView) -> list[str]:
    """Achievements: what is ready and what is turned over."""
    parts = []
    for name, owned, flipped in (
        ("money", player.money_tokens, player.money_flipped),
        ("science", player.science_tokens, player.science_flipped),
    ):
        if owned:
            parts.append(_word(f"token-{name}", {"ready": owned - flipped, "flipped": flipped}))
    if player.rocket_points:
        parts.append(_word("token-rocket", {"points": player.rocket_points}))
    if player.hand_bonus:
        parts.append(_word("token-hand", {"cards": player.hand_bonus}))
    return parts


def _display(scene: Scene, *, small: bool) -> Table:
    """The six slots and the Engine piles: what each card costs this player, gives and does."""
    view = scene.view
    table = _grid(expand=True)
    for heading in ("display", "price", "gives"):
        table.add_column(_word(heading), no_wrap=True)
    table.add_column(_word("effect"), no_wrap=True, overflow="ellipsis", ratio=1)
    buyer = scene.table.players[view.viewer if view.viewer >= 0 else view.seat]
    for card in view.display:
        if card is None:
            table.add_row(Text(_word("empty-slot"), QUIET))
        else:
            price = buying.price_of(scene.table, buyer, (card,))
            table.add_row(*_offer(scene, card, price), effect(scene.terms.cards[card]))
    for pile in view.engines:
        if pile and not small:
            price = scene.terms.cards[pile[-1]].cost
            table.add_row(*_offer(scene, pile[-1], price), _word("engines-left", {"left": len(pile)}))
    return table


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
        return _word("vp", {"vp": printed.vp})
    items = described(terms, card).args["items"]
    assert isinstance(items, Message)
    if printed.money_per_mission:
        return _word("money-per-mission", {"money": printed.money_per_mission})
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
            parts.append(_word("engine", details))
    return _labelled("engines", DOT.join(parts) or _word("nothing"))


def _labelled(heading: str, text: str | Text) -> Text:
    """A line with a heading."""
    return Text.assemble((f"{_word(heading)}  ", HEADING), text)


def _grid(*, expand: bool = False) -> Table:
    """A table without lines; ``expand``: as wide as the terminal."""
    return Table(box=None, padding=(0, 2, 0, 0), header_style=HEADING, pad_edge=False, expand=expand)


def _locations(scene: Scene) -> Table:
    """The twelve locations under their destinations: Rocket points, next VP, who is there."""
    table, terms = _grid(), scene.terms
    columns = []
    for destination in DESTINATIONS:
        entry = terms.destinations[destination]
        heading = _word(
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
    text = Text(_word("location", {"type": kind, "points": location.rocket_points, "vp": vp}))
    for seat in arrived:
        text.append(" ").append(scene.name(seat))
    return text


def _first(scene: Scene, destination: str) -> list[Text]:
    """The Moon token or the Mars token: on the board, or with whom."""
    holders = {"moon": scene.view.moon_token, "mars": scene.view.mars_token}
    if destination not in holders:
        return []
    name, holder = Message(f"destination-{destination}"), holders[destination]
    if holder is None:
        return [Text(_word("first-token", {"destination": name}), QUIET)]
    return [Text(_word("first-token-of", {"destination": name, "name": scene.names[holder]}), QUIET)]


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
    details = _word(
        "flight",
        {
            "rocket": launch.rocket,
            "target": target,
            "draws": launch_pad.draws_left(table),
            "drawn": drawn or _word("nothing"),
            "boost": Message(f"item-{scene.terms.destinations[launch.destination].boost}"),
        },
    )
    return _labelled("track", Text.assemble(track, " ", details))


# --- the own side --------------------------------------------------------------------------------


def _draw_own(console: Console, scene: Scene, *, small: bool) -> None:
    """Everything that is the viewer's."""
    view = scene.view
    player = view.players[view.viewer]
    limit = drawing.hand_limit(scene.table, scene.table.players[view.viewer])
    parts = [_standing(scene, view.viewer), *_tokens(player)]
    piles = _word(
        "piles", {"hq": player.hq_size, "warehouse": len(player.warehouse), "junkyard": len(player.junkyard)}
    )
    console.print(Text.assemble(scene.name(view.viewer), "  ", DOT.join([*parts, piles])))
    console.print(_hand(scene, player, limit, small=small))
    lines = [_word("plan", {"card": _names(scene, () if player.plan is None else (player.plan,))})]
    lines.append(_pad(scene, view.viewer))
    if player.store:
        lines.append(_word("store", {"cards": _names(scene, player.store)}))
    if player.playing_area:
        lines.append(_word("playing-area", {"cards": _names(scene, player.playing_area)}))
    if player.hq_top:
        lines.append(_word("hq-top", {"cards": _names(scene, player.hq_top[::-1])}))
    console.print(DOT.join(lines))
    if not small:
        console.print(_goals(scene, player))


def _hand(scene: Scene, player: PlayerView, limit: int, *, small: bool) -> Table | Text:
    """The Hand: a card a line, or all in a row; copies are counted."""
    faces: dict[int, list[int]] = {}
    for card in player.hand or ():
        faces.setdefault(scene.terms.cards[card].face, []).append(card)
    heading = _word("hand", {"cards": player.hand_size, "limit": limit})
    if small:
        row = [_counted(len(copies), say(described(scene.terms, copies[0]))) for copies in faces.values()]
        return Text.assemble((f"{heading}  ", HEADING), ", ".join(row) or _word("nothing"))
    table = _grid(expand=True)
    table.add_column(heading, no_wrap=True)
    table.add_column(_word("gives"), no_wrap=True)
    table.add_column(_word("effect"), no_wrap=True, overflow="ellipsis", ratio=1)
    for copies in faces.values():
        printed = scene.terms.cards[copies[0]]
        name = Text(_counted(len(copies), say(card_name(scene.terms, copies[0]))), _style(printed))
        table.add_row(name, gives(scene.terms, copies[0]), mission(printed) or effect(printed))
    return table


def _counted(count: int, card: str) -> str:
    """A card with its number of copies."""
    return card if count == 1 else _word("copies", {"count": count, "card": card})


def mission(printed: Card) -> str:
    """Where a Mission can fly, the Rocket points it needs, the achievement it brings; "" for other cards."""
    if printed.achievement is None:
        return ""
    flights = [
        sentence("terminal-flies", {"destination": Message(f"destination-{to}"), "points": points})
        for to, points in printed.rocket_points.items()
    ]
    return _word(
        "mission",
        {"flights": ", ".join(flights), "achievement": Message(f"achievement-{printed.achievement}")},
    )


def _goals(scene: Scene, player: PlayerView) -> Text:
    """The Personal Goals, and whether they are fulfilled so far."""
    parts = []
    for goal in player.goals or ():
        printed = scene.terms.cards[goal]
        met = all(ending.is_met(scene.table, scene.view.viewer, task) for task in printed.tasks)
        details = {"card": card_name(scene.terms, goal), "vp": printed.vp, "met": "yes" if met else "no"}
        parts.append(f"{_word('goal', details)}: {_text(printed)}")
    return _labelled("goals", DOT.join(parts))


# --- cards and scores ----------------------------------------------------------------------------


def draw_card(console: Console, view: View, text: str) -> bool:
    """Everything about the cards whose name begins like this; copies once."""
    wanted = text.casefold().replace("-", " ")
    shown: set[int] = set()
    for card in view.terms.cards:
        name = say(card_name(view.terms, card.id))
        plain = name.casefold().replace("-", " ")
        same_words = plain.startswith(wanted) or card.key.replace("-", " ") == wanted
        if same_words and card.face not in shown and card.colour <= 0:
            shown.add(card.face)
            _draw_one(console, view.terms, card, name)
    return bool(shown)


def _draw_one(console: Console, terms: Terms, card: Card, name: str) -> None:
    """One card in full."""
    console.print(Text.assemble((name, _style(card) or "bold"), f"  {sentence(f'deck-{card.deck}', {})}"))
    if any(card.cost):
        console.print(_word("card-cost", {"price": purse(card.cost)}))
    if card.deck in ("mission", "teal", "pink", "engine", "threat", "goal"):
        console.print(_word("card-gives", {"items": gives(terms, card.id)}))
    for line in (mission(card), effect(card) or _text(card)):
        if line:
            console.print(line)


def _text(card: Card) -> str:
    """The text of a card that has no kind, such as a goal or a Variant."""
    text = f"card-{card.design}-text"
    return sentence(text, {}) if text in words() and card.kind == "none" and not card.placeable else ""


def draw_scores(console: Console, state: State, names: Sequence[str]) -> None:
    """Where every point came from, by seat: for a game that is over, or one that is looked at afterwards."""
    table = _grid()
    table.add_column(_word("points"))
    for name, colour in zip(names, COLOURS, strict=False):
        table.add_column(Text(name, STYLES[colour]), justify="right")
    sheet = ending.score_sheet(state)
    for message_id, points in sheet:
        table.add_row(sentence(message_id, {}), *map(str, points))
    totals = [sum(points[seat] for _, points in sheet) for seat in range(state.terms.players)]
    table.add_row(Text(_word("total"), "bold"), *(Text(str(total), "bold") for total in totals))
    console.print(table)


# --- options and typed texts ---------------------------------------------------------------------

_GROUPS: list[tuple[type, ...]] = [
    (a.Confirm,),
    (a.PayWithCard, a.PayWithToken),
    (a.BuyCard,),
    (a.RefreshCard,),
    (a.PlaceCard, a.PlaceCardFree),
    (a.PlayEffect, a.DrawPending, a.StoreCard, a.TakeStored),
    (a.Choose,),
    (a.DiscardCard, a.DiscardMission),
    (a.UseEffect, a.CopyTo),
    (a.LaunchTo, a.CountPoints, a.DrawSuccess, a.Abort, a.KeepMission, a.Pass, a.EndTurn),
]


def group_of(action: a.Action) -> int:
    """The place of an option's kind among the groups."""
    return next(index for index, kinds in enumerate(_GROUPS) if isinstance(action, kinds))


def fold(group: int) -> str:
    """Discards are many and seldom wanted."""
    return "terminal-fold-discards" if a.DiscardCard in _GROUPS[group] else ""


def look_of(state: State, action: a.Action) -> object:
    """An option without its cards' identities: copies look the same."""
    card = getattr(action, "card", None)
    return None if card is None else state.terms.cards[card].face


def is_minor(fact: f.Fact) -> bool:
    """What the news may leave out: whatever the screen shows anyway."""
    return isinstance(fact, f.SlotFilled | f.TurnBegan | f.TurnEnded | f.HqShuffled | f.GoalDealt) or (
        isinstance(fact, f.CardDrawn) and fact.card == f.HIDDEN
    )


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
    return " ".join([found, *_cards_in(state, rest)])


def _cards_in(state: State, typed: list[str]) -> list[str]:
    """Typed words with card names put together to the keys of cards."""
    keys = _keys_by_name(state)
    found: list[str] = []
    while typed:
        for length in range(len(typed), 0, -1):
            key = keys.get(" ".join(typed[:length]))
            if key is not None or length == 1:
                found.append(key or typed[0])
                typed = typed[length:]
                break
    return found


def _keys_by_name(state: State) -> dict[str, str]:
    """Keys of cards by all that they may be called; of equal names the card in sight comes first."""
    player, terms = state.players[state.seat], state.terms
    in_sight = [*player.hand, *buying.offers(state), *player.pad, *player.playing_area]
    colour = f"{COLOURS[state.seat]}-"
    keys: dict[str, str] = {}
    for card in [*in_sight, *range(len(terms.cards))]:
        key = terms.cards[card].key
        for name in (key, key.removeprefix(colour), say(card_name(terms, card))):
            keys.setdefault(name.casefold().replace("-", " "), key)
    return keys


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
            plays = [a.PlayEffect(card) for card in player.hand if printed[card].kind == "discard"]
            launches = [a.LaunchTo(destination) for destination in DESTINATIONS]
            return [*buys, *plans, *on_pad, *plays, *launches]
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
