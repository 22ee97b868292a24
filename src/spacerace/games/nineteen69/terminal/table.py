"""The table of 1969 in a terminal. What is drawn comes from a view alone.

Prices and bonuses are asked from the chapters, which want a state: they get one that is made up from
the view, so that nothing hidden can shine through.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from spacerace.games.nineteen69.rules.chapters import purchases
from spacerace.games.nineteen69.rules.editions import SEQUENCES
from spacerace.games.nineteen69.rules.ids import ScientistId
from spacerace.games.nineteen69.rules.view import View
from spacerace.games.nineteen69.rules.words import money, points, scientist_name
from spacerace.games.nineteen69.terminal.missions import draw_missions, flight, track
from spacerace.games.nineteen69.terminal.players import deck, draw_own, sheets_in_short, standing
from spacerace.games.nineteen69.terminal.scene import CUBES, Scene, letter
from spacerace.kernel.agenda import Sequence as Steps
from spacerace.kernel.seats import all_seats
from spacerace.terminal.screen import DOT, HEADING, labelled, word


def draw(console: Console, view: View, names: Sequence[str], *, small: bool) -> None:
    """The table as the viewer sees it; the small screen keeps to what one needs to choose."""
    scene = Scene(view, names)
    console.print(_head(scene))
    for seat in all_seats(view.terms.players):
        if seat != view.viewer:
            console.print(standing(scene, seat))
            if not small:
                console.print(sheets_in_short(scene, seat))
    draw_missions(console, scene, small=small)
    if view.flight is not None:
        console.print(flight(scene))
        console.print(labelled("n-track", track(scene)))
    console.print(_supply(scene))
    if view.viewer >= 0:
        draw_own(console, scene, small=small)
    else:
        console.print(deck(scene))


def _head(scene: Scene) -> Text:
    """Year, phase, whose part it is, who is first player, what the calendar says."""
    view, year = scene.view, scene.terms.years[scene.view.year]
    numbers = {"year": str(year.year), "number": view.year + 1, "years": len(scene.terms.years)}
    parts = [word("n-year", numbers), _phase(view)]
    if not view.over:
        parts.append(word("n-part-of", {"name": scene.names[view.seat]}))
        parts.append(word("n-first", {"name": scene.names[view.first]}))
    parts.append(word("n-calendar", {"income": money(year.income), "sale": points(year.sale_limit)}))
    return Text(DOT.join(parts), HEADING)


def _phase(view: View) -> str:
    """The phase of the year; its list of steps stands one step further already."""
    if view.over:
        return word("n-phase-over")
    for step in view.agenda:
        if isinstance(step, Steps) and step.name == "year" and step.at:
            name = SEQUENCES["year"][step.at - 1].removesuffix("_phase")
            return word(f"n-phase-{name}")
    return word("n-phase-setup")


def _supply(scene: Scene) -> Text:
    """The scientists: letter, name, price for this player, how many are left."""
    chooser, terms = scene.view.players[scene.chooser], scene.terms
    text = Text(f"{word('n-supply')} ", HEADING)
    for index, printed in enumerate(terms.scientists):
        scientist = ScientistId(index)
        price = purchases.price_of(scene.view, chooser, scientist)
        about = {
            "name": scientist_name(terms, scientist),
            "price": money(price),
            "less": printed.price - price,
            "left": scene.view.supply[index],
        }
        text.append(DOT if index else " ").append(letter(terms, scientist), CUBES[printed.cube])
        text.append(f" {word('n-scientist', about)}")
    return text
