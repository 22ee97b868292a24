"""1969: `sense`, but it saves for the Moon in 1967 and flies there then."""

from narrowed import Narrowed, step

from spacerace.games.nineteen69.bot.plan import lore_of
from spacerace.games.nineteen69.rules.actions import Hire, Launch, Stop


class Moon1967(Narrowed):
    name = "moon_1967"

    def narrow(self, view, options):
        player, terms = view.players[view.viewer], view.terms
        if view.year != 4 or terms.moon in player.flown:
            return options
        if step(view) == "Launching":
            return [o for o in options if o == Launch(terms.moon)]
        if step(view) != "Purchasing":
            return options
        lore = lore_of(terms)
        discount = 0 if player.has_hired else lore.strengths(player.cubes, player.tokens)[lore.robotics]
        left = player.money - terms.missions[terms.moon].launch_cost
        return [
            o
            for o in options
            if isinstance(o, Stop)
            or (max(terms.scientists[o.scientist].price - discount, 0) if isinstance(o, Hire) else 2) <= left
        ]
