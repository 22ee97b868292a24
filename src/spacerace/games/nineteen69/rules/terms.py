"""The terms a match is played under: pack, players, and what follows from them. Never changes."""

from __future__ import annotations

from typing import Any

from spacerace.games.nineteen69.rules import actions
from spacerace.games.nineteen69.rules.actions import Face
from spacerace.games.nineteen69.rules.editions import rules_of
from spacerace.games.nineteen69.rules.ids import CardValue, MissionId, ResearchId, ScientistId
from spacerace.games.nineteen69.rules.printed import Pack
from spacerace.kernel.seats import all_seats


def key_of(pack: Pack, players: int, version: int, nations: tuple[str, ...]) -> str:
    """A text that tells terms apart; it stands for them wherever a state is written."""
    key = f"{pack.hash}/{players}"
    # States of rules version 1 were written without the rest.
    return key if version == 1 else f"{key}/{version}/{','.join(nations)}"


class Terms:
    """Everything the rules look up, prepared once for a match."""

    def __init__(self, pack: Pack, players: int, version: int, nations: tuple[str, ...]) -> None:
        """Number what is printed, and prepare what the chapters ask for often."""
        self.pack = pack
        self.players = players
        #: The version of the rules.
        self.version = version
        self.rules = rules_of(version)
        #: By seat (N-2.1).
        self.nations = nations
        self.key = key_of(pack, players, version, nations)
        self.board = pack.board
        self.years = pack.year
        self.missions = pack.mission
        self.scientists = pack.scientist
        self.researches = pack.research
        #: The numbers of missions, researches and types of scientists by their ids, in order.
        self.mission_ids: dict[str, MissionId] = {
            one.id: MissionId(index) for index, one in enumerate(pack.mission)
        }
        self.scientist_ids: dict[str, ScientistId] = {
            one.id: ScientistId(index) for index, one in enumerate(pack.scientist)
        }
        self.research_ids: dict[str, ResearchId] = {
            one.id: ResearchId(index) for index, one in enumerate(pack.research)
        }
        self.moon = self.mission_ids["moon"]
        self.basic = self.scientist_ids["basic"]
        self.spy = self.scientist_ids["spy"]
        #: By mission, the researches that help it (N-6.13).
        self.symbols = [tuple(self.research_ids[symbol] for symbol in one.symbols) for one in pack.mission]
        #: By mission, the prestige points of all spaces, the start first (N-1.8).
        self.tracks = [(one.start, *one.track) for one in pack.mission]
        #: Researches with an effect of their own, by what they do (N-10.1 to N-10.6).
        self.by_effect = {one.effect: self.research_ids[one.id] for one in pack.research}
        self.amounts = [one.amount for one in pack.research]
        #: Value of each ticket of the deck.
        self.values = tuple(CardValue(card.value) for card in pack.card for _ in range(card.copies))
        self.faces: tuple[Face, ...] = tuple(
            face for face in actions.FACES for _ in range(getattr(pack.die, face))
        )
        self._make_actions()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds the choices; the terms are made again, once in a process."""
        from spacerace.games.nineteen69.rules.choices import reduced_terms

        return reduced_terms(self)

    def _make_actions(self) -> None:
        """One action object each, so that listing options makes nothing new."""
        self.hire = [actions.Hire(scientist) for scientist in self.scientist_ids.values()]
        self.place_in = [actions.PlaceIn(research) for research in self.research_ids.values()]
        self.spy_on = [actions.SpyOn(seat) for seat in all_seats(self.players)]
        self.launch = [actions.Launch(mission) for mission in self.mission_ids.values()]
        values = [CardValue(value) for value in range(max(self.values) + 1)]
        self.swap = [actions.SwapCard(value) for value in values]
        self.discard = [actions.Discard(value) for value in values]
        self.commit = [actions.Commit(value) for value in values]
        self.convert = [actions.Convert(count) for count in range(self.pack.die.count + 1)]
        self.drawn = [actions.Drawn(value) for value in values]
