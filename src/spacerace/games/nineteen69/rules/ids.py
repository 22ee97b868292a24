"""Types of numbers that identify things of the game, so that the type checker tells them apart."""

from __future__ import annotations

from typing import NewType

from spacerace.kernel.seats import Seat

#: A mission: its place among the missions of the pack.
MissionId = NewType("MissionId", int)
#: A research: its place among the researches of the pack.
ResearchId = NewType("ResearchId", int)
#: A type of scientist: its place among those of the pack.
ScientistId = NewType("ScientistId", int)
#: An espionage card. Cards of one value are equal, so the value names the card (N-1.2).
CardValue = NewType("CardValue", int)
#: An amount of money in a fact.
Money = NewType("Money", int)

#: The launcher where no mission is in flight.
NOBODY = Seat(-1)
#: Stands for a card that a seat may not know.
HIDDEN = CardValue(-1)
