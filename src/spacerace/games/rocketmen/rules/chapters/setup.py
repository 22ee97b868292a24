"""RM-2: set-up. Who takes what, and what chance deals before the first turn."""

from __future__ import annotations

from typing import assert_never

from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.actions import Drawn, FirstPlayer
from spacerace.games.rocketmen.rules.chapters import drawing, solitaire
from spacerace.games.rocketmen.rules.choices import terms_of
from spacerace.games.rocketmen.rules.facts import (
    FirstPlayerChosen,
    GoalDealt,
    GoalRedrawn,
    RoundBegan,
    ThreatDealt,
    VariantDrawn,
)
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.printed import Card
from spacerace.games.rocketmen.rules.state import Player, State, Turn
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.kernel.agenda import Sequence
from spacerace.kernel.game import Header
from spacerace.kernel.piles import Pile, take
from spacerace.kernel.seats import Seat, all_seats


def lay_out(header: Header) -> State:
    """The table before chance has dealt anything (RM-2.1 to RM-2.9, RM-1.2)."""
    terms = terms_of(header)
    cards = cards_in_game(terms)
    board = terms.pack.board
    return State(
        terms=terms,
        agenda=[Sequence("setup")],
        players=[_player(terms, seat) for seat in all_seats(terms.players)],
        seat=Seat(0),
        first=Seat(0),
        round=0,
        turn=Turn(0, [], [], refreshed=False, removed=False),
        deck=Pile("deck", draw_deck(terms, cards)),
        display=[None] * board.display,
        engines=engine_piles(cards),
        success=Pile("success", (terms.success,)),
        launch=None,
        goal_box=Pile("goals", (tuple(card.id for card in cards if card.deck == "goal"),)),
        variant_box=Pile("variants", (tuple(card.id for card in cards if card.deck == "variant"),)),
        variants=(),
        arrivals=[()] * len(terms.pack.location),
        threat_box=undealt_threats(terms, cards),
        out_of_game=(),
        offset=(),
        ai=solitaire.opponent(terms) if terms.edition.mode == "solo" else None,
        moon_token=None,
        mars_token=None,
        end_reason="",
        over=False,
        facts=[],
    )


def cards_in_game(terms: Terms) -> list[Card]:
    """The cards that are not in the box from the start (RM-2.1, RM-2.2, RM-14.1, RM-15.2 to RM-15.5)."""
    return [card for card in terms.cards if is_used(terms, card)]


def is_used(terms: Terms, card: Card) -> bool:
    """Whether a card is in this game: by colour, mark and mode.

    RM-2.1, RM-2.2, RM-14.1, RM-E.2, RM-E.24.
    """
    edition = terms.edition
    match card.deck:
        case "mission":
            return card.seat < terms.players
        case "success":
            return True
        case "solitaire":
            return edition.mode == "solo"
        case "goal":
            return edition.goals > 0 and not (edition.unfit_goals == "box" and card.solo_sign)
        case "variant":
            return edition.variants
        case "pink":
            if not edition.pink:
                return False
        case "threat":
            if edition.other_threats != "pink" and edition.teal_threats != "one-a-player":
                return card.mark == 1
        case "teal" | "engine":
            pass
        case _:
            assert_never(card.deck)
    return card.mark is None or card.mark <= 2 or card.mark <= terms.players


def draw_deck(terms: Terms, cards: list[Card]) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """Teal over pink; Threats with mark 1 go into the teal deck, the others below (RM-2.5).

    RM-14.1, RM-15.3, RM-E.24. What chance deals is not yet in it (RM-E.3, RM-E.23).
    """
    teal = [card.id for card in cards if card.deck == "teal"]
    pink = [card.id for card in cards if card.deck == "pink"]
    if terms.edition.teal_threats in ("mark-1", "none"):
        for card in cards:
            if card.deck == "threat":
                (teal if card.mark == 1 and terms.edition.teal_threats == "mark-1" else pink).append(card.id)
    return tuple(sorted(teal)), tuple(sorted(pink))


def undealt_threats(terms: Terms, cards: list[Card]) -> tuple[CardId, ...]:
    """The Threats that chance is to deal to the teal deck (RM-E.3, RM-E.23)."""
    if terms.edition.teal_threats in ("mark-1", "none"):
        return ()
    return tuple(card.id for card in cards if card.deck == "threat")


def engine_piles(cards: list[Card]) -> list[tuple[CardId, ...]]:
    """Face-up Engine piles by Rocket points, ascending (RM-2.4)."""
    engines = [card for card in cards if card.deck == "engine"]
    designs = sorted({(card.rocket, card.design) for card in engines})
    return [tuple(card.id for card in reversed(engines) if card.design == design) for _, design in designs]


def _player(terms: Terms, seat: Seat) -> Player:
    """A player with twelve Mission cards in HQ and markers on 0 (RM-2.8, RM-2.9)."""
    missions = tuple(card.id for card in terms.cards if card.deck == "mission" and card.seat == seat)
    return Player(
        hq=Pile(f"hq{seat}", (missions,)),
        hand=[],
        known=[],
        plan=None,
        pad=[],
        store=(),
        playing_area=[],
        warehouse=[],
        junkyard=(),
        goals=(),
        track=0,
        missions=(),
        rocket_points=0,
        hand_bonus=0,
        money_tokens=0,
        science_tokens=0,
        money_flipped=0,
        science_flipped=0,
    )


# --- the steps of the set-up ---------------------------------------------------------------------


def pick_first_player(state: State) -> None:
    """Ask chance who begins (RM-2.11, C-1)."""
    state.agenda.append(agenda.PickFirstPlayer())


def first_player(state: State, step: agenda.PickFirstPlayer, action: FirstPlayer) -> None:
    """This seat begins, for the whole game (RM-2.11, C-1)."""
    state.agenda.pop()
    state.first = state.seat = action.seat
    state.facts.append(FirstPlayerChosen(action.seat))


def draw_variants(state: State) -> None:
    """Draw the Variant cards, if the table wants them (RM-2.12, RM-13.1, C-5)."""
    state.agenda += [agenda.DrawVariant()] * state.terms.options.variants


def variant_drawn(state: State, step: agenda.DrawVariant, action: Drawn) -> None:
    """A Variant card lies face up (RM-13.1, C-5)."""
    state.agenda.pop()
    state.variant_box, _ = take(state.variant_box, action.card)
    state.variants += (action.card,)
    state.facts.append(VariantDrawn(action.card))


def deal_threats(state: State) -> None:
    """Early edition: ask chance for the Threats of the teal deck (RM-E.3, RM-E.23, C-9)."""
    cards = state.terms.cards
    if state.terms.edition.teal_threats == "one-of-each-type":
        designs = dict.fromkeys(cards[card].design for card in state.threat_box)
        state.agenda += [agenda.DealThreat(design) for design in reversed(designs)]
    elif state.terms.edition.teal_threats == "one-a-player":
        state.agenda += [agenda.DealThreat()] * state.terms.players


def threat_bag(state: State, step: agenda.DealThreat) -> tuple[CardId, ...]:
    """The Threats that chance can deal: one design, or any (C-9)."""
    cards = state.terms.cards
    return tuple(card for card in state.threat_box if step.design in ("", cards[card].design))


def threat_dealt(state: State, step: agenda.DealThreat, action: Drawn) -> None:
    """A Threat joins the teal deck; of each type the others go below, or all others to the box.

    RM-E.3, RM-E.23, C-9.
    """
    state.agenda.pop()
    teal, pink = state.deck.layers
    below = [card for card in threat_bag(state, step) if card != action.card] if step.design else []
    state.threat_box = tuple(card for card in state.threat_box if card != action.card and card not in below)
    state.deck = Pile("deck", (tuple(sorted((*teal, action.card))), tuple(sorted((*pink, *below)))))
    state.facts.append(ThreatDealt(action.card))


def fill_display(state: State) -> None:
    """Fill the display from the draw deck (RM-2.6)."""
    drawing.refill(state, range(len(state.display)))


def draw_first_hands(state: State) -> None:
    """Everybody draws the first Hand (RM-2.8)."""
    for seat in reversed(all_seats(state.terms.players)):
        drawing.draw(state, seat, drawing.hand_limit(state, state.players[seat]))


def deal_goals(state: State) -> None:
    """Ask chance for the Personal Goals (RM-2.10, C-4)."""
    for seat in reversed(all_seats(state.terms.players)):
        state.agenda += [agenda.DealGoal(seat)] * state.terms.edition.goals


def goal_dealt(state: State, step: agenda.DealGoal, action: Drawn) -> None:
    """A Personal Goal, seen by its owner alone; alone, one that can't be met is drawn again.

    RM-2.10, RM-15.5, RM-E.25, C-4.
    """
    state.goal_box, _ = take(state.goal_box, action.card)
    if state.terms.edition.unfit_goals == "redraw" and state.terms.cards[action.card].solo_sign:
        state.out_of_game += (action.card,)
        state.facts.append(GoalRedrawn(action.card))
        return
    state.agenda.pop()
    state.players[step.seat].goals += (action.card,)
    state.facts.append(GoalDealt(step.seat, action.card))


def begin_round(state: State) -> None:
    """A round begins with the starting player (RM-3.1)."""
    state.round += 1
    state.facts.append(RoundBegan(state.round))
    state.agenda.append(Sequence("turn"))
