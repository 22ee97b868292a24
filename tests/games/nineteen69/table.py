"""A table of 1969 laid for a test: put cubes, cards and flags where the rule wants them, act in short texts.

Everything is named as in the pack: researches, scientists, missions. Cards are values. Cards and cubes are
taken from the deck and the supply, so nothing is lost.
"""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules import dispatch
from spacerace.games.nineteen69.rules.actions import Action, Face
from spacerace.games.nineteen69.rules.chapters.researches import researchers
from spacerace.games.nineteen69.rules.facts import Fact
from spacerace.games.nineteen69.rules.state import Flight, Player, State, at, in_order, without
from spacerace.games.nineteen69.rules.view import View
from spacerace.kernel.agenda import Sequence
from spacerace.kernel.apply import apply
from spacerace.kernel.codec import encode
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.game import Header
from spacerace.kernel.match import Match
from spacerace.kernel.piles import Pile, contents, size, take
from spacerace.kernel.seats import CHANCE, Seat
from tests.readings import version_among

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
#: Phases, in the order of the year.
PHASES = ("income", "purchases", "mission")
#: Dice as the examples write them.
DICE: dict[str, Face] = {"g": "success", "b": "neutral", "r": "failure"}


def of_version(header: Header, version: int) -> Header:
    """The same table by an older version of the rules; the first one knew no sides."""
    return header if version == header.rules_version else replace(header, rules_version=version, sides=())


def pack_of() -> str:
    """The name of the pack in the reading that is being played, such as "1969@1"."""
    return f"1969@{version_among(nineteen69.LIBRARY.packs()['1969'])}"


def launch_price(mission: str) -> int:
    """What the reading that is being played says a launch costs."""
    box = nineteen69.LIBRARY.load("1969", version_among(nineteen69.LIBRARY.packs()["1969"]))
    return next(one.launch_cost for one in box.mission if one.id == mission)


def new_match(players: int, seed: int, *, pack: str = "", version: int = nineteen69.RULES_VERSION) -> Match:
    """A fresh match, with the reading that is being played unless a pack is named."""
    header = nineteen69.prepare(seats=NAMES[:players], seed=seed, pack=pack or pack_of())
    return Match(nineteen69, of_version(header, version))


def play(match: Match, seed: int, *, undo: float = 0, steps: int = 100_000) -> Match:
    """Play a match on at random, to its end or for so many steps; now and then take a step back."""
    rng = Random(seed)
    for _ in range(steps):
        match.draw()
        if match.awaited is None:
            break
        if match.can_undo(match.awaited) and rng.random() < undo:
            match.undo(match.awaited)
        else:
            match.play(match.awaited, rng.choice(nineteen69.options(match.state)))
    return match


def corrected(mission: str, **values: object) -> str:
    """A pack in which a mission is printed otherwise."""
    lines = [
        f"{name} = {list(value) if isinstance(value, tuple) else value}" for name, value in values.items()
    ]
    head = f'[pack]\nid = "mine"\nversion = 1\nbase = "{pack_of()}"\n'
    return head + f'[[mission]]\nid = "{mission}"\nsource = "picture"\n' + "\n".join(lines) + "\n"


class Table:
    """A game in the purchases of Ann (seat 0), who is first in 1963; nobody has any money yet."""

    def __init__(
        self,
        players: int = 3,
        *,
        pack: str = "",
        pack_text: str = "",
        version: int = nineteen69.RULES_VERSION,
    ) -> None:
        """Lay the table, with the reading that is being played unless a pack is named."""
        pack = pack or pack_of()
        header = nineteen69.prepare(seats=NAMES[:players], seed=1, pack=pack, pack_text=pack_text)
        self.header = of_version(header, version)
        self.state: State = nineteen69.begin(self.header)
        #: All that was told since the table was laid.
        self.news: list[Fact] = []
        self.phase("purchases")

    # --- laying ---

    def phase(self, name: str, seat: int = 0, *, first: int | None = None) -> Table:
        """Begin a player's part of a phase; those who sit behind the first player have had theirs."""
        state = self.state
        if first is not None:
            state.first = first
        order = in_order(state, state.first)
        state.agenda = [Sequence("year", at=PHASES.index(name) + 1)]
        state.agenda += [Sequence(name, seat=one) for one in reversed(order[order.index(seat) :])]
        state.facts = []
        dispatch.settle(state)
        self.news += state.facts
        return self

    def year(self, year: int) -> Table:
        """Turn the calendar."""
        self.state.year = year - 1963
        return self

    def player(self, seat: int = 0) -> Player:
        """A player."""
        return self.state.players[seat]

    def money(self, money: int, seat: int = 0) -> Table:
        """Set somebody's money."""
        self.player(seat).money = money
        return self

    def prestige(self, points: int, seat: int = 0) -> Table:
        """Set somebody's prestige points."""
        self.player(seat).prestige = points
        return self

    def moon(self, space: int, seat: int = 0) -> Table:
        """Set somebody's progress flag."""
        self.player(seat).moon = space
        return self

    def flown(self, *missions: str, seat: int = 0) -> Table:
        """Flags from earlier years."""
        ids = self.state.terms.mission_ids
        self.player(seat).flown += tuple(ids[mission] for mission in missions)
        return self

    def cubes(self, research: str, *types: str, seat: int = 0) -> Table:
        """Put cubes from the supply into a research; of a spy, the player to the left is the hirer."""
        terms, player = self.state.terms, self.player(seat)
        at_research = terms.research_ids[research]
        for name in types:
            cube = terms.scientist_ids[name]
            self.state.supply[cube] -= 1
            row = tuple(sorted((*player.cubes[at_research], cube)))
            player.cubes = at(player.cubes, at_research, row)
            if name == "spy":
                self.player((seat + 1) % len(self.state.players)).spies += 1
        return self

    def token(self, research: str, seat: int = 0) -> Table:
        """Put a bonus token into a research."""
        player = self.player(seat)
        player.tokens = at(player.tokens, self.state.terms.research_ids[research], True)
        return self

    def worth(self, research: str, count: int, seat: int = 0) -> Table:
        """So many researchers, from 1 to 4, by cubes that score nothing and by a token."""
        if count == 4:
            self.token(research, seat)
        cubes = {1: ("basic",), 2: ("genius",), 3: ("basic", "genius"), 4: ("basic", "genius")}
        return self.cubes(research, *cubes.get(count, ()), seat=seat)

    def _draw(self, value: int, seat: int) -> None:
        """A card of this value from the deck, noted as drawn by this player."""
        state, player = self.state, self.player(seat)
        ticket = next(one for one in contents(state.deck) if state.terms.values[one] == value)
        state.deck, _ = take(state.deck, ticket)
        player.drawn = tuple(sorted((*player.drawn, value)))

    def hand(self, *values: int, seat: int = 0) -> Table:
        """Cards from the deck into a hand."""
        for value in values:
            self._draw(value, seat)
        self.player(seat).hand = tuple(sorted((*self.player(seat).hand, *values)))
        return self

    def discards(self, *values: int, seat: int = 0) -> Table:
        """Cards from the deck to the discards, by way of somebody's hand."""
        for value in values:
            self._draw(value, seat)
        self.state.discards += values
        self.player(seat).shown += values
        return self

    def empty_deck(self, seat: int = 0) -> Table:
        """The rest of the deck to the discards."""
        return self.discards(*(self.state.terms.values[one] for one in contents(self.state.deck)), seat=seat)

    def swap_hidden(self, seat: int, old: int, new: int) -> Table:
        """A hand gets another card in place of one; the deck or another hand gives it. Nobody could tell."""
        state, player = self.state, self.player(seat)
        values = state.terms.values
        tickets = [one for one in contents(state.deck) if values[one] == new]
        if tickets:
            spare = next(
                one for one in range(len(values)) if values[one] == old and one not in contents(state.deck)
            )
            rest = [one for one in contents(state.deck) if one != tickets[0]]
            state.deck = Pile("deck", (tuple(sorted([*rest, spare])),), shuffles=state.deck.shuffles)
        player.hand = tuple(sorted((*without(player.hand, (old,)), new)))
        player.drawn = tuple(sorted((*without(player.drawn, (old,)), new)))
        return self

    # --- looking ---

    @property
    def awaited(self) -> Seat | None:
        """Whom the table waits for."""
        return nineteen69.to_act(self.state)

    @property
    def flight(self) -> Flight:
        """The mission in flight."""
        assert self.state.flight is not None
        return self.state.flight

    @property
    def deck(self) -> int:
        """Cards in the deck."""
        return size(self.state.deck)

    def step(self) -> str:
        """The name of the step that waits."""
        return type(self.state.agenda[-1]).__name__

    def researchers(self, research: str, seat: int = 0) -> int:
        """Researchers in a research."""
        return researchers(self.state, self.player(seat), self.state.terms.research_ids[research])

    def in_research(self, research: str, seat: int = 0) -> list[str]:
        """The cubes of a research, by name."""
        cubes = self.player(seat).cubes[self.state.terms.research_ids[research]]
        return [self.state.terms.scientists[cube].id for cube in cubes]

    def has_token(self, research: str, seat: int = 0) -> bool:
        """Whether a bonus token lies in a research."""
        return self.player(seat).tokens[self.state.terms.research_ids[research]]

    def flags(self, seat: int = 0) -> list[str]:
        """The missions with a flag of a player in their box."""
        return [self.state.terms.missions[mission].id for mission in self.player(seat).flown]

    def view(self, seat: Seat) -> View:
        """What a seat sees."""
        return nineteen69.view(self.state, seat)

    def told(self, kind: type) -> list:
        """What was told of this kind, since the table was laid."""
        return [fact for fact in self.news if isinstance(fact, kind)]

    # --- acting ---

    def do(self, *texts: str) -> Table:
        """Do legal actions of whoever is awaited, chance included, one after the other."""
        for text in texts:
            awaited = self.awaited
            assert awaited is not None, "the game is over"
            self.state = apply(nineteen69, self.state, awaited, nineteen69.read_action(self.state, text))
            self.news += self.state.facts
        return self

    def roll(self, dice: str) -> Table:
        """Chance rolls dice, written as in the examples: "g g r b b"."""
        return self.do(*(f"rolled {DICE[die]}" for die in dice.split()))

    def fly(self, mission: str, dice: str) -> Table:
        """Launch a mission and roll its dice."""
        return self.do(f"launch {mission}").roll(dice)

    def stop(self, times: int = 1) -> Table:
        """Whoever is awaited says no more."""
        return self.do(*["stop"] * times)

    def until(self, phase: str, seat: int | None = None, *, year: int | None = None) -> Table:
        """Everybody declines whatever is asked, until somebody is asked a question of this name."""
        for _ in range(500):
            if (
                self.step() == phase
                and seat in (None, self.awaited)
                and year in (None, 1963 + self.state.year)
            ):
                return self
            self.decline()
        raise AssertionError("it never comes")

    def decline(self) -> Table:
        """One step of doing as little as possible; chance brings its first ticket."""
        if self.awaited == CHANCE:
            action = nineteen69.outcome(self.state, min(nineteen69.chance(self.state).bag))
            return self.do(nineteen69.write_action(self.state, action))
        least = {"Selling": "sell 0", "Converting": "convert 0"}
        return self.do(least.get(self.step(), "stop"))

    def finish(self) -> Table:
        """Decline until the game is over."""
        while self.awaited is not None:
            self.decline()
        return self

    def options(self, verb: str = "") -> list[str]:
        """Short texts of the options, in order; only those that begin with ``verb``."""
        texts = [nineteen69.write_action(self.state, one) for one in nineteen69.options(self.state)]
        return [text for text in texts if text.split()[0] == verb or not verb]

    def write(self, action: Action) -> str:
        """The short text of an action."""
        return nineteen69.write_action(self.state, action)

    def refused(self, text: str) -> IllegalAction:
        """The refusal of an illegal action; the state must be untouched."""
        before = encode(self.state)
        with pytest.raises(IllegalAction) as caught:
            self.do(text)
        assert encode(self.state) == before
        assert str(caught.value)
        return caught.value
