"""RM-2: set-up. What the table chooses, who takes what, and what chance deals before the first turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from spacerace.games.rocketmen import agenda
from spacerace.games.rocketmen.actions import Drawn, FirstPlayer
from spacerace.games.rocketmen.chapters import drawing
from spacerace.games.rocketmen.editions import EDITIONS, MODES
from spacerace.games.rocketmen.facts import FirstPlayerChosen, GoalDealt, RoundBegan, VariantDrawn
from spacerace.games.rocketmen.pack import PackError, load_builtin, read_pack
from spacerace.games.rocketmen.printed import Card, Pack
from spacerace.games.rocketmen.state import Player, State, Turn
from spacerace.games.rocketmen.terms import Options, Terms, key_of
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import Header, Option
from spacerace.kernel.piles import Pile, take

NAME = "rocketmen"
RULES_VERSION = 1
PLAYERS = (2, 3, 4)

#: By key and pack text: packs that differ in names alone have the same key.
_terms: dict[tuple[str, str], Terms] = {}


def prepare(
    *,
    seats: Sequence[str],
    seed: int,
    edition: str = "final",
    mode: str = "standard",
    options: Mapping[str, Option] | None = None,
    pack_text: str = "",
) -> Header:
    """Check the table's choices and write them into a header (RM-2.1, RM-2.12, D-28)."""
    if edition not in EDITIONS:
        raise BadSetup("D-28", "refused-edition", {"edition": edition, "known": ", ".join(EDITIONS)})
    if mode not in MODES:
        raise BadSetup("D-28", "refused-mode", {"mode": mode, "known": ", ".join(MODES)})
    _check_seats(seats)
    pack = _pack(pack_text) if pack_text else load_builtin(EDITIONS[edition].pack)
    return Header(
        game=NAME,
        rules_version=RULES_VERSION,
        edition=edition,
        mode=mode,
        options=msgspec.to_builtins(_options(options or {})),
        seats=tuple(seats),
        seed=seed,
        pack=pack.pack.id,
        pack_version=pack.pack.version,
        pack_hash=pack.hash,
        pack_text=pack_text,
    )


def _check_seats(seats: Sequence[str]) -> None:
    """Two to four names, all different, none of them a word of the match file (RM-2.1)."""
    if len(seats) not in PLAYERS:
        raise BadSetup("RM-2.1", "refused-player-count", {"players": len(seats)})
    for name in seats:
        plain = name.isprintable() and name == name.strip() and not any(sign in name for sign in ":|#")
        if not name or not plain or name == "chance":
            raise BadSetup("D-28", "refused-seat-name", {"name": name})
        if seats.count(name) > 1:
            raise BadSetup("D-28", "refused-same-seat-name", {"name": name})


def _options(given: Mapping[str, Option]) -> Options:
    """The table options, all of them known and of the right kind."""
    for name, value in given.items():
        if name not in Options.__struct_fields__:
            known = ", ".join(Options.__struct_fields__)
            raise BadSetup("D-28", "refused-option", {"option": name, "known": known})
        if name == "strict_declaration" and not isinstance(value, bool):
            raise BadSetup("RM-7.7", "refused-option-value", {"option": name, "value": str(value)})
        if name == "variants" and (isinstance(value, bool) or value not in (0, 2)):
            raise BadSetup("RM-13.1", "refused-option-value", {"option": name, "value": str(value)})
        if name == "round_cap" and (isinstance(value, bool) or not isinstance(value, int) or value < 0):
            raise BadSetup("INV-16", "refused-option-value", {"option": name, "value": str(value)})
    return msgspec.convert(dict(given), Options)


def _pack(text: str) -> Pack:
    """A user's pack; what is wrong with it is told line by line."""
    try:
        return read_pack(text, name="pack")
    except PackError as error:
        raise BadSetup("RM-1.16", "refused-pack", {"problems": str(error)}) from error


def terms_of(header: Header) -> Terms:
    """The terms of a match; equal ones are made once (RM-1.16)."""
    options = _options(header.options)
    if header.edition not in EDITIONS:
        raise BadSetup("D-28", "refused-edition", {"edition": header.edition, "known": ", ".join(EDITIONS)})
    if header.mode not in MODES:
        raise BadSetup("D-28", "refused-mode", {"mode": header.mode, "known": ", ".join(MODES)})
    _check_seats(header.seats)
    if header.pack_text:
        pack = _pack(header.pack_text)
    else:
        try:
            pack = load_builtin(header.pack, header.pack_version)
        except PackError as error:
            raise BadSetup("RM-1.16", "refused-pack", {"problems": str(error)}) from error
    if pack.hash != header.pack_hash:
        raise BadSetup("RM-1.16", "refused-pack-hash", {"pack": header.pack, "version": header.pack_version})
    edition, players = EDITIONS[header.edition], len(header.seats)
    known = (key_of(pack, edition, players, options), header.pack_text)
    if known not in _terms:
        _terms[known] = Terms(pack, edition, players, options)
    return _terms[known]


def lay_out(header: Header) -> State:
    """The table before chance has dealt anything (RM-2.1 to RM-2.9, RM-1.2)."""
    terms = terms_of(header)
    cards = [card for card in terms.cards if is_used(card, terms.players)]
    board = terms.pack.board
    return State(
        terms=terms,
        agenda=[agenda.Sequence("setup")],
        players=[_player(terms, seat) for seat in range(terms.players)],
        seat=0,
        first=0,
        round=0,
        turn=Turn(0, [], [], False),
        deck=Pile("deck", draw_deck(cards)),
        display=[None] * board.display,
        engines=engine_piles(cards),
        success=Pile("success", (terms.success,)),
        launch=None,
        goal_box=Pile("goals", (tuple(card.id for card in cards if card.deck == "goal"),)),
        variant_box=Pile("variants", (tuple(card.id for card in cards if card.deck == "variant"),)),
        variants=(),
        arrivals=[()] * len(terms.pack.location),
        moon_token=None,
        mars_token=None,
        end_reason="",
        over=False,
        facts=[],
    )


def is_used(card: Card, players: int) -> bool:
    """Whether a card stays in the game with so many players (RM-2.1, RM-2.2)."""
    if card.deck == "mission":
        return card.colour < players
    return card.mark is None or card.mark <= 2 or card.mark <= players


def draw_deck(cards: list[Card]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Teal over pink, Threats with mark 1 among the teal Assets, the others below (RM-2.5)."""
    teal = [card.id for card in cards if card.deck == "teal" or (card.deck == "threat" and card.mark == 1)]
    pink = [card.id for card in cards if card.deck == "pink" or (card.deck == "threat" and card.mark != 1)]
    return tuple(teal), tuple(pink)


def engine_piles(cards: list[Card]) -> list[tuple[int, ...]]:
    """Face-up Engine piles by Rocket points, ascending (RM-2.4)."""
    engines = [card for card in cards if card.deck == "engine"]
    designs = sorted({(card.rocket, card.design) for card in engines})
    return [tuple(card.id for card in reversed(engines) if card.design == design) for _, design in designs]


def _player(terms: Terms, seat: int) -> Player:
    """A player with twelve Mission cards in HQ and markers on 0 (RM-2.8, RM-2.9)."""
    missions = tuple(card.id for card in terms.cards if card.deck == "mission" and card.colour == seat)
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


def first_player(state: State, action: FirstPlayer) -> None:
    """This seat begins, for the whole game (RM-2.11, C-1)."""
    state.agenda.pop()
    state.first = state.seat = action.seat
    state.facts.append(FirstPlayerChosen(action.seat))


def draw_variants(state: State) -> None:
    """Draw the Variant cards, if the table wants them (RM-2.12, RM-13.1, C-5)."""
    state.agenda += [agenda.DrawVariant()] * state.terms.options.variants


def variant_drawn(state: State, action: Drawn) -> None:
    """A Variant card lies face up (RM-13.1, C-5)."""
    state.agenda.pop()
    state.variant_box, _ = take(state.variant_box, action.card)
    state.variants += (action.card,)
    state.facts.append(VariantDrawn(action.card))


def fill_display(state: State) -> None:
    """Fill the display from the draw deck (RM-2.6)."""
    drawing.refill(state, range(len(state.display)))


def draw_first_hands(state: State) -> None:
    """Everybody draws the first Hand (RM-2.8)."""
    for seat in reversed(range(state.terms.players)):
        drawing.draw(state, seat, drawing.hand_limit(state, state.players[seat]))


def deal_goals(state: State) -> None:
    """Ask chance for the Personal Goals (RM-2.10, C-4)."""
    for seat in reversed(range(state.terms.players)):
        state.agenda += [agenda.DealGoal(seat)] * state.terms.edition.goals


def goal_dealt(state: State, action: Drawn) -> None:
    """A Personal Goal, seen by its owner alone (RM-2.10, C-4)."""
    step = state.agenda.pop()
    assert isinstance(step, agenda.DealGoal)
    state.goal_box, _ = take(state.goal_box, action.card)
    state.players[step.seat].goals += (action.card,)
    state.facts.append(GoalDealt(step.seat, action.card))


def begin_round(state: State) -> None:
    """A round begins with the starting player (RM-3.1)."""
    state.round += 1
    state.facts.append(RoundBegan(state.round))
    state.agenda.append(agenda.Sequence("turn"))
