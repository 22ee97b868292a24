"""The invariants of 1969, as plain functions over a state, by their names on the rules page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from spacerace.games.nineteen69.rules.chapters.researches import researchers
from spacerace.games.nineteen69.rules.facts import (
    CardPaid,
    IncomeTaken,
    InsurancePaid,
    MissionLaunched,
    PrestigeGained,
    PrestigeSold,
    ScientistHired,
)
from spacerace.games.nineteen69.rules.ids import ScientistId
from spacerace.games.nineteen69.rules.state import State
from spacerace.kernel.laws import broken_laws
from spacerace.kernel.piles import contents

#: A law checks a state, some of them with the state before it.
Law = Callable[[State, State | None], Iterator[str]]


def laws(state: State, before: State | None = None) -> list[str]:
    """The laws that a state breaks: their ids, and what is wrong. ``before`` is the previous state."""
    return broken_laws(LAWS, state, before)


def cubes_are_conserved(state: State, before: State | None) -> Iterator[str]:
    """NI-1: supply and sheets together hold every cube."""
    placed = Counter(cube for player in state.players for cubes in player.cubes for cube in cubes)
    for index, scientist in enumerate(state.terms.scientists):
        if state.supply[index] < 0 or state.supply[index] + placed[ScientistId(index)] != scientist.supply:
            yield f"NI-1: {scientist.id} cubes are lost"


def cards_are_conserved(state: State, before: State | None) -> Iterator[str]:
    """NI-2: deck, discards, hands and commitments are all cards; a hand is what came less what was shown."""
    cards = Counter(state.terms.values[ticket] for ticket in contents(state.deck)) + Counter(state.discards)
    for player in state.players:
        own = Counter(player.hand) + Counter(player.committed)
        cards += own
        if Counter(player.held) + Counter(player.drawn) != own + Counter(player.shown):
            yield "NI-2: a hand is not what came to it"
    if cards != Counter(state.terms.values):
        yield "NI-2: cards are lost"


def hands_are_within_the_limit(state: State, before: State | None) -> Iterator[str]:
    """NI-3: nobody ever holds more cards than the limit."""
    if any(len(player.hand) > state.terms.board.hand_limit for player in state.players):
        yield "NI-3: a hand is too large"


def money_adds_up(state: State, before: State | None) -> Iterator[str]:
    """NI-4: nobody owes money, and every change of it was told."""
    if any(player.money < 0 for player in state.players):
        yield "NI-4: a debt"
    if before is None:
        return
    change = [0] * len(state.players)
    for fact in state.facts:
        match fact:
            case IncomeTaken() | InsurancePaid() | PrestigeSold():
                change[fact.seat] += fact.money
            case CardPaid():
                change[fact.seat] -= fact.money
            case ScientistHired():
                change[fact.seat] -= fact.price
            case MissionLaunched():
                change[fact.seat] -= fact.cost
            case _:
                # No other fact is about money.
                pass
    for seat, (old, new) in enumerate(zip(before.players, state.players, strict=True)):
        if new.money - old.money != change[seat]:
            yield "NI-4: money that nobody told of"


def prestige_recomputes(state: State, before: State | None) -> Iterator[str]:
    """NI-5: prestige is never below 0, and every change of it was told."""
    if any(player.prestige < 0 for player in state.players):
        yield "NI-5: prestige below 0"
    if before is None:
        return
    change = [0] * len(state.players)
    for fact in state.facts:
        if isinstance(fact, PrestigeGained):
            change[fact.seat] += fact.points
        elif isinstance(fact, PrestigeSold):
            change[fact.seat] -= fact.points
    for seat, (old, new) in enumerate(zip(before.players, state.players, strict=True)):
        if new.prestige - old.prestige != change[seat]:
            yield "NI-5: prestige that nobody told of"


def rockets_stay_on_their_tracks(state: State, before: State | None) -> Iterator[str]:
    """NI-6: every rocket and every progress flag is on its track."""
    missions = state.terms.missions
    flight = state.flight
    if flight is not None and not 0 <= flight.rocket <= len(missions[flight.mission].track):
        yield "NI-6: a rocket off its track"
    if any(not 0 <= player.moon <= len(missions[state.terms.moon].track) for player in state.players):
        yield "NI-6: a progress flag off the Moon track"


def flags_are_honest(state: State, before: State | None) -> Iterator[str]:
    """NI-7: at most one flag a player and mission, at most one launch a year."""
    for player in state.players:
        if len(set(player.flown)) != len(player.flown) or len(player.flown) > state.year + state.over:
            yield "NI-7: flags"
        if player.launched in player.flown:
            yield "NI-7: a mission launched twice"


def sheets_are_lawful(state: State, before: State | None) -> Iterator[str]:
    """NI-8: two cubes a research at most, no twins but Basic."""
    basic, slots = state.terms.basic, state.terms.board.slots
    for player in state.players:
        for cubes in player.cubes:
            others = [cube for cube in cubes if cube != basic]
            if len(cubes) > slots or len(set(others)) != len(others):
                yield "NI-8: a research"


def tokens_follow_spies(state: State, before: State | None) -> Iterator[str]:
    """NI-9: no more tokens than spies hired, nor than the bank had; all spies are somewhere."""
    placed = sum(cubes.count(state.terms.spy) for player in state.players for cubes in player.cubes)
    if placed != sum(player.spies for player in state.players):
        yield "NI-9: spies"
    if any(sum(player.tokens) > player.spies for player in state.players):
        yield "NI-9: tokens"
    tokens = sum(sum(player.tokens) for player in state.players)
    if state.terms.rules.tokens_run_out and tokens > state.terms.board.bonus_tokens:
        yield "NI-9: more tokens than the bank had"


def researchers_are_within_bounds(state: State, before: State | None) -> Iterator[str]:
    """NI-10: four researchers at most: a Genius, another cube and a token."""
    for player in state.players:
        for research in state.terms.research_ids.values():
            if not 0 <= researchers(state, player, research) <= 4:
                yield "NI-10: researchers"


def sales_are_within_the_limit(state: State, before: State | None) -> Iterator[str]:
    """NI-11: nobody sells more prestige than the year allows."""
    limit = state.terms.years[state.year].sale_limit
    for fact in state.facts:
        if isinstance(fact, PrestigeSold) and fact.points > limit:
            yield "NI-11: a sale over the limit"


def commitments_are_empty_outside_espionage(state: State, before: State | None) -> Iterator[str]:
    """NI-12: cards lie face down only while a mission is in flight."""
    if state.flight is None and any(player.committed for player in state.players):
        yield "NI-12: a commitment without a flight"


#: By the names of docs/rules/1969.md; NI-13 and views are laws of every game: see kernel/laws.py.
LAWS: dict[str, Law] = {
    "cubes are conserved": cubes_are_conserved,
    "cards are conserved": cards_are_conserved,
    "hands are within the limit": hands_are_within_the_limit,
    "money adds up": money_adds_up,
    "prestige recomputes": prestige_recomputes,
    "rockets stay on their tracks": rockets_stay_on_their_tracks,
    "flags are honest": flags_are_honest,
    "sheets are lawful": sheets_are_lawful,
    "tokens follow spies": tokens_follow_spies,
    "researchers are within bounds": researchers_are_within_bounds,
    "sales are within the limit": sales_are_within_the_limit,
    "commitments are empty outside espionage": commitments_are_empty_outside_espionage,
}
