"""What is printed on the board, the sheets, the cards and the dice of 1969, as frozen typed entries (N-1).

The entries are the shape of the TOML files under ``data/``, each with its source; a :class:`Pack` is a
checked set of them.
"""

from __future__ import annotations

from typing import Literal

from spacerace.kernel.packs import Box, Entry, Name

#: The six rocket researches: the symbols of the missions (N-10.7 to N-10.12).
Symbol = Literal["eva", "launch-pad", "carrier-rocket", "csm", "lem", "technology"]
SYMBOLS: tuple[Symbol, ...] = ("eva", "launch-pad", "carrier-rocket", "csm", "lem", "technology")
#: All twelve researches (N-10); those of the ground sheet come first.
ResearchId = Literal[
    "espionage",
    "robotics",
    "investors",
    "insurance",
    "simulation",
    "ground-control",
    "eva",
    "launch-pad",
    "carrier-rocket",
    "csm",
    "lem",
    "technology",
]
Sheet = Literal["ground", "rocket"]
#: What the researchers of a research bring about, each as many times as the amount says.
ResearchEffect = Literal[
    "free_cards", "hire_discount", "launch_discount", "insurance", "reroll", "convert", "symbol"
]
#: Every research with its effect, in the order of the rules (N-10).
EFFECTS: dict[ResearchId, ResearchEffect] = {
    "espionage": "free_cards",
    "robotics": "hire_discount",
    "investors": "launch_discount",
    "insurance": "insurance",
    "simulation": "reroll",
    "ground-control": "convert",
    "eva": "symbol",
    "launch-pad": "symbol",
    "carrier-rocket": "symbol",
    "csm": "symbol",
    "lem": "symbol",
    "technology": "symbol",
}
#: The five types of scientists (N-9).
ScientistId = Literal["basic", "inexperienced", "famous", "genius", "spy"]
SCIENTISTS: tuple[ScientistId, ...] = ("basic", "inexperienced", "famous", "genius", "spy")
Cube = Literal["white", "red", "green", "blue", "black"]
#: The nations of the box (N-1.12). A pack of one's own may have others.
NATIONS = ("usa", "ussr", "canada", "france", "germany")
#: The years of the calendar (N-1.11).
YEARS = tuple(range(1963, 1970))


class NationEntry(Entry, frozen=True, kw_only=True):
    """A nation; they differ in name and look alone (N-1.12)."""

    id: str
    #: A name given by a user's pack; else the language files know it by ``id``.
    name: Name = ""


class YearEntry(Entry, frozen=True, kw_only=True):
    """A year of the calendar (N-1.11)."""

    year: int
    #: Money for everybody (N-4.1).
    income: int
    #: How many prestige points a player may sell (N-4.4).
    sale_limit: int


class MissionEntry(Entry, frozen=True, kw_only=True):
    """A mission on the board (N-1.7)."""

    id: str
    #: A name given by a user's pack; else the language files know it by ``id``.
    name: Name = ""
    level: int
    symbols: tuple[Symbol, ...]
    launch_cost: int
    #: So many points of cards move the rocket by one space (N-6.22).
    espionage_cost: int
    #: The prestige points of spaces 1 to N (N-1.8).
    track: tuple[int, ...]
    #: The prestige points of the start, which is space 0 (N-1.8).
    start: int = 0


class DieEntry(Entry, frozen=True, kw_only=True):
    """The dice of the mission test: how many, and how many faces of each kind one has (N-1.3)."""

    count: int
    success: int
    neutral: int
    failure: int


class CardEntry(Entry, frozen=True, kw_only=True):
    """The espionage cards of one value (N-1.2)."""

    value: int
    copies: int


class ScientistEntry(Entry, frozen=True, kw_only=True):
    """A type of scientist (N-1.1, N-9)."""

    id: ScientistId
    cube: Cube
    supply: int
    price: int
    researchers: int
    #: For whoever owns the sheet on which the cube lies (N-8.2).
    end_pp: int


class ResearchEntry(Entry, frozen=True, kw_only=True):
    """A research on everybody's sheets (N-1.4, N-10)."""

    id: ResearchId
    sheet: Sheet
    effect: ResearchEffect
    #: Cards, money, dice or points for each researcher.
    amount: int


class BoardEntry(Entry, frozen=True, kw_only=True):
    """Single numbers of the box."""

    starting_pp: int
    starting_money: int
    #: What an espionage card costs (N-5.16).
    card_price: int
    hand_limit: int
    #: What a prestige point brings when it is sold (N-4.4).
    money_per_pp: int
    #: Slots for scientists in a research (N-1.4).
    slots: int
    #: In the bank; whoever places a spy while there is none gets none (N-1.5).
    bonus_tokens: int
    #: Flags of each nation, in old packs. No rule reads it: nobody runs out of them (N-1.6).
    flags: int = 0


class Pack(Box, frozen=True, kw_only=True):
    """A complete, checked set of components."""

    nation: tuple[NationEntry, ...]
    year: tuple[YearEntry, ...]
    mission: tuple[MissionEntry, ...]
    die: DieEntry
    card: tuple[CardEntry, ...]
    scientist: tuple[ScientistEntry, ...]
    research: tuple[ResearchEntry, ...]
    board: BoardEntry
