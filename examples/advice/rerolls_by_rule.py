"""1969: `sense`, but it rerolls failures first, then neutral dice that Ground Control leaves."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.rules.actions import Reroll


class RerollsByRule(Narrowed):
    name = "rerolls_by_rule"

    def narrow(self, view, options):
        if step(view) != "Rerolling":
            return options
        by_face = {o.face: o for o in options if isinstance(o, Reroll)}
        if "failure" in by_face:
            return [by_face["failure"]]
        player = view.players[view.viewer]
        control = view.terms.by_effect["convert"]
        converts = (
            sum(view.terms.scientists[c].researchers for c in player.cubes[control]) + player.tokens[control]
        )
        neutral = view.flight.dice.count("neutral")
        if "neutral" in by_face and neutral > converts:
            return [by_face["neutral"]]
        return [o for o in options if not isinstance(o, Reroll)]
