"""Previews of 1969: for each option the exact odds of what it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec import structs

from spacerace.games.nineteen69.rules.actions import Action, Commit, Launch, PlaceIn
from spacerace.games.nineteen69.rules.agenda import Committing, Converting, Launching, Placing, Rerolling
from spacerace.games.nineteen69.rules.dice import (
    MostPrestige,
    odds,
    value,
)
from spacerace.games.nineteen69.rules.ids import MissionId, ResearchId, ScientistId
from spacerace.games.nineteen69.rules.odds import (
    Figures,
    convert_figures,
    duel_figures,
    espionage_reach,
    fits,
    flight_course,
    flight_figures,
    insured,
    launch_course,
    launch_test,
    reroll_figures,
)
from spacerace.games.nineteen69.rules.standing import is_idle
from spacerace.games.nineteen69.rules.view import View
from spacerace.games.nineteen69.rules.words import mission_name
from spacerace.kernel.game import Message, Preview, somebody, yes_no
from spacerace.kernel.percents import whole_percent


def _mean(figure: object) -> float:
    """A mean for a sentence; exact figures are beside it."""
    return round(float(Fraction(str(figure))), 1) + 0.0


def _percent(figure: object) -> int:
    """A chance for a sentence."""
    return whole_percent(Fraction(str(figure)))


def previews(view: View, options: Sequence[Action]) -> list[Preview | None]:
    """For each option the exact odds of what it leads to; None where there is nothing to say."""
    step = view.agenda[-1] if view.agenda else None
    if view.viewer != view.seat or not fits(view.terms):
        return [None] * len(options)
    if isinstance(step, Placing):
        return _place_previews(view, step, options)
    if isinstance(step, Launching):
        return _launch_previews(view, options)
    if isinstance(step, Rerolling):
        return _reroll_previews(view, options)
    if isinstance(step, Converting):
        return _convert_previews(view, options)
    if isinstance(step, Committing):
        return _commit_previews(view, step, options)
    return [None] * len(options)


def _place_previews(view: View, step: Placing, options: Sequence[Action]) -> list[Preview | None]:
    """A scientist in a research: which missions it helps, and how much (ND-4, N-6.13, N-10.5, N-10.6)."""
    ids = [entry.id for entry in view.terms.missions]
    before = _means(view)
    found: list[Preview | None] = []
    for option in options:
        after = _means(_with(view, option.research, step.scientist)) if isinstance(option, PlaceIn) else {}
        better = {mission: mean for mission, mean in after.items() if mean != before[mission]}
        if not better:
            found.append(None)
            continue
        most = max(better, key=lambda mission: better[mission] - before[mission])
        args = {"mission": mission_name(view.terms, most), "before": _mean(before[most])}
        missions = {
            ids[mission]: {"before": str(before[mission]), "after": str(mean)}
            for mission, mean in better.items()
        }
        said = Message("odds-1969-preview-place", {**args, "after": _mean(better[most])})
        found.append(Preview(said, {"missions": missions}))
    return found


def _means(view: View) -> dict[MissionId, Fraction]:
    """The mean prestige of each mission that is still to be flown, without cards."""
    flown = view.players[view.seat].flown
    return {
        mission: value(launch_test(view, mission), MostPrestige(launch_course(view, mission)))
        for mission in view.terms.mission_ids.values()
        if mission not in flown
    }


def _with(view: View, research: ResearchId, scientist: ScientistId) -> View:
    """The table with a scientist more in a research of the player whose part it is."""
    player = view.players[view.seat]
    cubes = tuple(
        (*found, scientist) if number == research else found for number, found in enumerate(player.cubes)
    )
    changed = structs.replace(player, cubes=cubes)
    players = tuple(changed if seat == view.seat else one for seat, one in enumerate(view.players))
    return structs.replace(view, players=players)


def _launch_previews(view: View, options: Sequence[Action]) -> list[Preview | None]:
    """A launch: how likely the last space is, and what prestige to expect (ND-7)."""
    # The cards are the same for all missions, only their effect differs.
    cards = espionage_reach(view, view.terms.moon)
    found: list[Preview | None] = []
    for option in options:
        if not isinstance(option, Launch):
            found.append(None)
            continue
        course = launch_course(view, option.mission)
        best = odds(launch_test(view, option.mission), MostPrestige(course))
        reach = structs.replace(cards, cost=view.terms.missions[option.mission].espionage_cost)
        figures = flight_figures(best, course, reach, insured(view))
        found.append(Preview(Message("odds-1969-preview-launch", _shown(figures)), figures))
    return found


def _reroll_previews(view: View, options: Sequence[Action]) -> list[Preview | None]:
    """A reroll, or the dice as they are: what to expect if the rest is played best (ND-8)."""
    found: list[Preview | None] = []
    for figures in reroll_figures(view, options, MostPrestige(flight_course(view))):
        shown = _shown(figures) | {"space": figures["space"], "keep": _percent(figures["keep"])}
        found.append(Preview(Message("odds-1969-preview-reroll", shown), figures))
    return found


def _convert_previews(view: View, options: Sequence[Action]) -> list[Preview | None]:
    """So many dice turned: where the rocket comes to, what that is worth, what cards could do (ND-10)."""
    found: list[Preview | None] = []
    for figures in convert_figures(view, options):
        found.append(Preview(Message("odds-1969-preview-convert", _shown(figures)), figures))
    return found


def _shown(figures: Figures) -> dict[str, object]:
    """Figures as a person reads them."""
    means = {name: _mean(figures[name]) for name in ("mean", "lowest", "highest")}
    cards = "no" if figures["lowest"] == figures["highest"] else "yes"
    return {**means, "complete": _percent(figures["complete"]), "cards": cards}


def _commit_previews(view: View, step: Committing, options: Sequence[Action]) -> list[Preview | None]:
    """Cards, for or against a rocket, if no further ones follow from this seat (ND-9)."""
    assert view.flight is not None
    reach = espionage_reach(view, view.flight.mission, view.launcher, without=view.seat)
    nothing = duel_figures(view, 0, reach)["mean"]
    found: list[Preview | None] = []
    for option in options:
        points = sum(step.values) + (option.value if isinstance(option, Commit) else 0)
        figures = duel_figures(view, points, reach) | {"without": nothing}
        found.append(Preview(_say_duel(view, figures), figures))
    return found


def _say_duel(view: View, figures: Figures) -> Message:
    """The figures of a commitment as a line."""
    names = ("lowest", "highest", "lowest_space", "highest_space")
    args: dict[str, object] = {name: figures[name] for name in names}
    args |= {name: _mean(figures[name]) for name in ("mean", "without")}
    args["player"] = somebody(view.launcher)
    args["yours"] = yes_no(args["without"] != args["mean"])
    args["idle"] = yes_no(is_idle(view))
    kind = "same" if figures["lowest"] == figures["highest"] else "range"
    if view.seat != view.launcher:
        return Message("odds-1969-preview-commit-against", {**args, "kind": kind})
    return Message("odds-1969-preview-commit-own", {**args, "kind": "sure" if kind == "same" else kind})
