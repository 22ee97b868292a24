"""The table of Rocketmen in a terminal. What is drawn comes from a view alone.

Prices and points are asked from the chapters, which want a state: they get one that is made up from
the view, so that nothing hidden can shine through.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Console
from rich.table import Table
from rich.text import Text

from spacerace.games.rocketmen.rules.chapters import buying, ending, launch_pad, solitaire
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.names import card_name, location_name, purse
from spacerace.games.rocketmen.rules.printed import Purse
from spacerace.games.rocketmen.rules.state import Ai
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.games.rocketmen.rules.view import View
from spacerace.games.rocketmen.terminal.cards import effect, gives, style_of
from spacerace.games.rocketmen.terminal.own import draw_own
from spacerace.games.rocketmen.terminal.scene import (
    AI_STYLE,
    Scene,
    card_names,
    launch_pad_of,
    scene_of,
    standing,
    tokens,
)
from spacerace.kernel.game import Message
from spacerace.kernel.seats import Seat, all_seats
from spacerace.terminal.screen import DOT, HEADING, QUIET, grid, labelled, say, word


def draw(console: Console, view: View, names: Sequence[str], *, small: bool) -> None:
    """The table as the viewer sees it; the small screen keeps to what one needs to choose."""
    scene = scene_of(view, names)
    console.print(_head(scene))
    for seat in all_seats(view.terms.players):
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
        draw_own(console, scene, small=small)


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
    late = ending.ai_area_vp(scene.view)
    tokens = scene.terms.pack.board.mission_tokens
    parts = [word("ai-standing", {"vp": ai.track, "placed": len(ai.missions), "tokens": tokens})]
    if late:
        parts.append(word("ai-late-points", {"vp": late}))
    if ai.location is None:
        parts.append(word("ai-no-mission"))
    else:
        flight = {"location": location_name(scene.terms, ai.location), "rocket": ai.rocket}
        parts.append(word("ai-mission", {**flight, "target": solitaire.ai_target(scene.view)}))
    parts.append(word("ai-area", {"cards": len(ai.area)}))
    if ai.area and not small:
        parts[-1] += f" ({card_names(scene, ai.area)})"
    level = word("ai-level", {"level": scene.terms.options.level})
    return Text.assemble((level, AI_STYLE), "  ", DOT.join(parts))


def _other(scene: Scene, seat: Seat) -> Text:
    """Another player in one line."""
    player = scene.view.players[seat]
    parts = [standing(scene, seat), word("hand-size", {"cards": player.hand_size})]
    if player.known:
        parts.append(word("hand-known", {"cards": card_names(scene, player.known)}))
    parts.append(word("plan", {"card": card_names(scene, () if player.plan is None else (player.plan,))}))
    parts.append(launch_pad_of(scene, seat))
    if player.store:
        parts.append(word("store", {"cards": card_names(scene, player.store)}))
    parts += tokens(player)
    return Text.assemble(scene.title(seat), "  ", DOT.join(parts))


def _display(scene: Scene, *, small: bool) -> Table:
    """The six slots and the Engine piles: what each card costs this player, gives and does."""
    view = scene.view
    table = grid(expand=True)
    for heading in ("display", "price", "gives"):
        table.add_column(word(heading), no_wrap=True)
    table.add_column(word("effect"), no_wrap=True, overflow="ellipsis", ratio=1)
    buyer = scene.view.players[view.viewer if view.viewer >= 0 else view.seat]
    for card in view.display:
        if card is None:
            table.add_row(Text(word("empty-slot"), QUIET))
        else:
            price = buying.price_of(scene.view, buyer, (card,))
            table.add_row(*_offer(scene, card, price), _remark(scene, card) + effect(scene.terms.cards[card]))
    for pile in view.engines:
        if pile and not small:
            price = scene.terms.cards[pile[-1]].cost
            table.add_row(*_offer(scene, pile[-1], price), word("engines-left", {"left": len(pile)}))
    return table


def _remark(scene: Scene, card: CardId) -> str:
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


def _offer(scene: Scene, card: CardId, price: Purse) -> tuple[Text, str, str]:
    """Name, price and gifts of a card that can be bought."""
    name = Text(say(card_name(scene.terms, card)), style_of(scene.terms.cards[card]))
    return name, say(purse(price)), gives(scene.terms, card)


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
    for row in zip_longest(*columns, fillvalue=Text()):
        table.add_row(*row)
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
    launch = scene.view.launch
    assert launch is not None
    target = launch_pad.target_of(scene.view)
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
            "draws": launch_pad.draws_left(scene.view),
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
