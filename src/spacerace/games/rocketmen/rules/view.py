"""RM-16: what a seat may know. A view names what is shown; nothing else is in it.

The order of no deck is in a state, so none can be in a view. Of another player's HQ and Hand a view
has only their union, as every card that a player gained or lost was seen by all.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from spacerace.games.rocketmen.rules.agenda import PRIVATE_STEPS, Step
from spacerace.games.rocketmen.rules.facts import CardDrawn, Fact, GoalDealt, ThreatDealt
from spacerace.games.rocketmen.rules.ids import HIDDEN, CardId, LocationId, card_ids
from spacerace.games.rocketmen.rules.state import Ai, Launch, Player, State, Turn, cards_in
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.kernel.chance import Luck
from spacerace.kernel.copying import copy_of
from spacerace.kernel.pickling import reduced
from spacerace.kernel.piles import Pile
from spacerace.kernel.seats import Seat, all_seats

NONE_UNSURE: frozenset[CardId] = frozenset()


class PlayerView(Struct, frozen=True):
    """One player, as a seat sees them."""

    hand_size: int
    #: The whole Hand; None if it is another's.
    hand: tuple[CardId, ...] | None
    #: The part of the Hand that everybody knows.
    known: tuple[CardId, ...]
    #: Cards in the HQ's bag, and among them the hidden cards of another's Hand (RM-16.6).
    unseen: tuple[CardId, ...]
    #: Cards put on top of HQ in the open, the next one last.
    hq_top: tuple[CardId, ...]
    hq_size: int
    hq_shuffles: int
    plan: CardId | None
    pad: tuple[CardId, ...]
    store: tuple[CardId, ...]
    playing_area: tuple[CardId, ...]
    warehouse: tuple[CardId, ...]
    junkyard: tuple[CardId, ...]
    goal_count: int
    #: None if they are another's and the game is not over.
    goals: tuple[CardId, ...] | None
    track: int
    missions: tuple[LocationId, ...]
    rocket_points: int
    hand_bonus: int
    money_tokens: int
    science_tokens: int
    money_flipped: int
    science_flipped: int


class View(Struct, frozen=True):
    """The table, as a seat sees it."""

    terms: Terms
    #: Whose view this is.
    viewer: Seat
    #: What the table waits for; what another has opened and not confirmed is not in it.
    agenda: tuple[Step, ...]
    players: tuple[PlayerView, ...]
    seat: Seat
    first: Seat
    round: int
    turn: Turn
    #: Bags of the draw deck, uppermost first, and the cards put under it in the open.
    deck: tuple[tuple[CardId, ...], ...]
    deck_bottom: tuple[CardId, ...]
    display: tuple[CardId | None, ...]
    engines: tuple[tuple[CardId, ...], ...]
    success: tuple[CardId, ...]
    success_shuffles: int
    launch: Launch | None
    #: Goals that may be anywhere: in the box or with another player.
    unseen_goals: tuple[CardId, ...]
    variants: tuple[CardId, ...]
    unused_variants: tuple[CardId, ...]
    arrivals: tuple[tuple[Seat, ...], ...]
    #: Early edition, battle: Threats of the box and the teal deck together, and how many the deck has.
    unseen_threats: tuple[CardId, ...]
    threats_in_deck: int
    out_of_game: tuple[CardId, ...]
    offset: tuple[CardId, ...]
    #: The AI is all in the open; its deck is a bag (RM-16.3).
    ai: Ai | None
    moon_token: Seat | None
    mars_token: Seat | None
    end_reason: str
    over: bool

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds no terms."""
        return reduced(self)


def view(state: State, seat: Seat) -> View:
    """What this seat may know (RM-16.1 to RM-16.6)."""
    unsure = _unsure_threats(state)
    # By position, in the order of the fields: by name it takes several times as long, and bots want many.
    return View(
        state.terms,
        seat,
        _agenda(state, seat),
        tuple([_player(state, other, seat) for other in all_seats(len(state.players))]),
        state.seat,
        state.first,
        state.round,
        copy_of(state.turn),
        tuple([_in_order(layer, unsure) for layer in state.deck.layers]),
        card_ids(state.deck.bottom),
        tuple(state.display),
        tuple(state.engines),
        _all_of(state.success),
        state.success.shuffles,
        None if state.launch is None else copy_of(state.launch),
        _unseen_goals(state, seat),
        state.variants,
        _all_of(state.variant_box),
        tuple(state.arrivals),
        tuple(sorted({*state.threat_box, *unsure})) if state.threat_box or unsure else (),
        len(unsure),
        state.out_of_game,
        state.offset,
        None if state.ai is None else _in_the_open(state.ai),
        state.moon_token,
        state.mars_token,
        state.end_reason,
        state.over,
    )


def _agenda(state: State, seat: Seat) -> tuple[Step, ...]:
    """The agenda; what another has opened and not confirmed is theirs alone (INV-14)."""
    if seat != state.seat and state.agenda and type(state.agenda[-1]) in PRIVATE_STEPS:
        return tuple(state.agenda[:-1])
    return tuple(state.agenda)


def _player(state: State, other: Seat, seat: Seat) -> PlayerView:
    """A player: public zones for all, Hand and goals for the owner (RM-16.2 to RM-16.4, RM-16.6)."""
    player, own = state.players[other], other == seat
    bag = [card for layer in player.hq.layers for card in card_ids(layer)]
    hidden = [] if own else [card for card in player.hand if card not in player.known]
    return PlayerView(
        len(player.hand),
        tuple(player.hand) if own else None,
        tuple(player.known),
        tuple(sorted(bag + hidden)),
        card_ids(player.hq.top),
        len(bag) + len(player.hq.top),
        player.hq.shuffles,
        player.plan,
        tuple(player.pad),
        player.store,
        tuple(player.playing_area),
        tuple(player.warehouse),
        player.junkyard,
        len(player.goals),
        player.goals if own or state.over else None,
        player.track,
        player.missions,
        player.rocket_points,
        player.hand_bonus,
        player.money_tokens,
        player.science_tokens,
        player.money_flipped,
        player.science_flipped,
    )


@lru_cache(maxsize=2**10)
def _all_of(pile: Pile) -> tuple[CardId, ...]:
    """The cards of a pile, by number."""
    return tuple(sorted(cards_in(pile)))


@lru_cache(maxsize=2**10)
def _in_order(layer: tuple[int, ...], unsure: frozenset[CardId]) -> tuple[CardId, ...]:
    """The cards of a layer of the deck by number, without those that may not be there."""
    return tuple(sorted(set(card_ids(layer)) - unsure))


def _unsure_threats(state: State) -> frozenset[CardId]:
    """Threats still in the teal deck of which nobody knows whether they are there (RM-E.23)."""
    if state.terms.edition.teal_threats != "one-a-player":
        return NONE_UNSURE
    return frozenset(
        card for card in card_ids(state.deck.layers[0]) if state.terms.cards[card].deck == "threat"
    )


def _in_the_open(ai: Ai) -> Ai:
    """A copy of the AI whose deck has no order (RM-16.3, RM-16.5)."""
    shown = copy_of(ai)
    shown.deck = replace(ai.deck, layers=tuple(tuple(sorted(layer)) for layer in ai.deck.layers))
    return shown


def _unseen_goals(state: State, seat: Seat) -> tuple[CardId, ...]:
    """Goals that this seat cannot place: in the box, or another's (RM-16.4, RM-16.5)."""
    boxed = _all_of(state.goal_box)
    if state.over:
        return boxed
    others = [goal for other, player in enumerate(state.players) if other != seat for goal in player.goals]
    return tuple(sorted([*boxed, *others])) if others else boxed


def redact(fact: Fact, seat: Seat) -> Fact | None:
    """A fact as this seat may learn it: others' draws and goals without the card (RM-16.4)."""
    if isinstance(fact, CardDrawn) and not fact.known and fact.seat != seat:
        return CardDrawn(fact.seat, HIDDEN, False)
    if isinstance(fact, GoalDealt) and fact.seat != seat:
        return GoalDealt(fact.seat, HIDDEN)
    if isinstance(fact, ThreatDealt):
        return ThreatDealt(HIDDEN)
    return fact


def determinize(view: View, luck: Luck) -> State:
    """A full state that this view cannot tell from the true one: what is hidden is dealt anew.

    RM-16.5, RM-16.6.
    """
    goals = luck.sample("goals", view.unseen_goals, len(view.unseen_goals))
    players = []
    for seat, seen in enumerate(view.players):
        if seen.goals is None:
            dealt, goals = tuple(sorted(goals[: seen.goal_count])), goals[seen.goal_count :]
        else:
            dealt = seen.goals
        players.append(_redealt(Seat(seat), seen, dealt, luck))
    threats = luck.sample("threats", view.unseen_threats, len(view.unseen_threats))
    dealt_threats, threat_box = threats[: view.threats_in_deck], threats[view.threats_in_deck :]
    upper = (tuple(sorted((*view.deck[0], *dealt_threats))), *view.deck[1:])
    return State(
        terms=view.terms,
        agenda=list(view.agenda),
        players=players,
        seat=view.seat,
        first=view.first,
        round=view.round,
        turn=copy_of(view.turn),
        deck=Pile("deck", upper, bottom=view.deck_bottom),
        display=list(view.display),
        engines=list(view.engines),
        success=Pile("success", (view.success,), shuffles=view.success_shuffles),
        launch=None if view.launch is None else copy_of(view.launch),
        goal_box=Pile("goals", (tuple(sorted(goals)),)),
        variant_box=Pile("variants", (view.unused_variants,)),
        variants=view.variants,
        arrivals=list(view.arrivals),
        threat_box=tuple(sorted(threat_box)),
        out_of_game=view.out_of_game,
        offset=view.offset,
        ai=None if view.ai is None else copy_of(view.ai),
        moon_token=view.moon_token,
        mars_token=view.mars_token,
        end_reason=view.end_reason,
        over=view.over,
        facts=[],
    )


def _redealt(seat: Seat, seen: PlayerView, goals: tuple[CardId, ...], luck: Luck) -> Player:
    """A player whose hidden cards are dealt anew; what is known of a Hand stays in it (RM-16.6)."""
    if seen.hand is None:
        hidden = luck.sample(f"hand{seat}", seen.unseen, seen.hand_size - len(seen.known))
        hand = sorted([*hidden, *seen.known])
        bag = [card for card in seen.unseen if card not in hidden]
    else:
        hand, bag = list(seen.hand), list(seen.unseen)
    return Player(
        hq=Pile(f"hq{seat}", (tuple(bag),), top=seen.hq_top, shuffles=seen.hq_shuffles),
        hand=hand,
        known=list(seen.known),
        plan=seen.plan,
        pad=list(seen.pad),
        store=seen.store,
        playing_area=list(seen.playing_area),
        warehouse=list(seen.warehouse),
        junkyard=seen.junkyard,
        goals=goals,
        track=seen.track,
        missions=seen.missions,
        rocket_points=seen.rocket_points,
        hand_bonus=seen.hand_bonus,
        money_tokens=seen.money_tokens,
        science_tokens=seen.science_tokens,
        money_flipped=seen.money_flipped,
        science_flipped=seen.science_flipped,
    )
