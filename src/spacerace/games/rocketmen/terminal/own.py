"""What belongs to the viewer: points and piles, the Hand, the Launch Pad, the Personal Goals."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules.chapters import drawing, ending
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.names import card_name, described
from spacerace.games.rocketmen.rules.view import PlayerView
from spacerace.games.rocketmen.terminal.cards import effect, gives, mission, style_of, text_of
from spacerace.games.rocketmen.terminal.scene import (
    Scene,
    card_names,
    counted,
    launch_pad_of,
    standing,
    tokens,
)
from spacerace.kernel.game import yes_no
from spacerace.terminal.screen import DOT, HEADING, QUIET, grid, labelled, say, word


def draw_own(console: Console, scene: Scene, *, small: bool) -> None:
    """Everything that is the viewer's."""
    view = scene.view
    player = view.players[view.viewer]
    limit = drawing.hand_limit(scene.view, scene.view.players[view.viewer])
    parts = [standing(scene, view.viewer), *tokens(player)]
    piles = word(
        "piles", {"hq": player.hq_size, "warehouse": len(player.warehouse), "junkyard": len(player.junkyard)}
    )
    console.print(Text.assemble(scene.title(view.viewer), "  ", DOT.join([*parts, piles])))
    console.print(_hand(scene, player, limit, small=small))
    lines = [word("plan", {"card": card_names(scene, () if player.plan is None else (player.plan,))})]
    lines.append(launch_pad_of(scene, view.viewer))
    if player.store:
        lines.append(word("store", {"cards": card_names(scene, player.store)}))
    if player.playing_area:
        lines.append(word("playing-area", {"cards": card_names(scene, player.playing_area)}))
    if player.hq_top:
        lines.append(word("hq-top", {"cards": card_names(scene, player.hq_top[::-1])}))
    console.print(DOT.join(lines))
    if player.goals and not small:
        console.print(_goals(scene, player))


def _hand(scene: Scene, player: PlayerView, limit: int, *, small: bool) -> Table | Text:
    """The Hand: a card a line, or all in a row; copies are counted."""
    faces: dict[int, list[CardId]] = {}
    for card in player.hand or ():
        faces.setdefault(scene.terms.cards[card].face, []).append(card)
    heading = word("hand", {"cards": player.hand_size, "limit": limit})
    if small:
        row = [
            counted(len(copies), say(described(scene.terms, copies[0]))) + _laid_down(scene, copies)
            for copies in faces.values()
        ]
        return Text.assemble((f"{heading}  ", HEADING), ", ".join(row) or word("nothing"))
    table = grid(expand=True)
    table.add_column(heading, no_wrap=True)
    table.add_column(word("gives"), no_wrap=True)
    table.add_column(word("effect"), no_wrap=True, overflow="ellipsis", ratio=1)
    for copies in faces.values():
        printed = scene.terms.cards[copies[0]]
        name = Text(counted(len(copies), say(card_name(scene.terms, copies[0]))), style_of(printed))
        name.append(_laid_down(scene, copies), QUIET)
        table.add_row(name, gives(scene.terms, copies[0]), mission(printed) or effect(printed))
    return table


def _laid_down(scene: Scene, copies: Sequence[CardId]) -> str:
    """How many of these cards are in a payment or a placing that is not confirmed; "" for none."""
    match scene.view.agenda[-1:]:
        case (g.Purchasing(sources=laid) | g.Refreshing(sources=laid),):
            pass
        case (g.Placing(cards=cards, sources=sources),):
            laid = (*cards, *sources)
        case _:
            # No other step lays cards down before it is confirmed.
            return ""
    count = len(set(copies).intersection(laid))
    if not count:
        return ""
    return " " + word("laid-down", {"count": count, "all": yes_no(count == len(copies))})


def _goals(scene: Scene, player: PlayerView) -> Text:
    """The Personal Goals, and how far they are."""
    parts = []
    for goal in player.goals or ():
        printed = scene.terms.cards[goal]
        needed, left = ending.goal_missions(scene.view, scene.view.viewer, goal)
        details = {
            "card": card_name(scene.terms, goal),
            "vp": printed.vp,
            "met": "no" if left else "yes",
            "done": needed - left,
            "needed": needed,
        }
        binding = scene.terms.edition.goal_is_binding
        parts.append(f"{word('binding-goal' if binding else 'goal', details)}: {text_of(printed)}")
    return labelled("goals", DOT.join(parts))
