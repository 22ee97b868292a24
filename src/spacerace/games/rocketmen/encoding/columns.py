"""What a seat sees of Rocketmen, as a row of numbers.

First what belongs to the table, then the own Hand, then a block for each player in turn order, beginning with
the seat that looks on. A state and a view give the same row: of others' HQ and Hand only their union is read
(RM-16.6).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence

from spacerace.games.encoding import PLACES, Column, Counter, Remembered, one_hots, remember
from spacerace.games.rocketmen.encoding.designs import DISPLAYED, OWNED, Designs
from spacerace.games.rocketmen.encoding.steps import Steps
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.printed import DESTINATIONS
from spacerace.games.rocketmen.rules.state import Ai, Launch, Player, State
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.games.rocketmen.rules.view import PlayerView, View
from spacerace.games.rocketmen.setups import LEVELS
from spacerace.kernel.piles import Pile
from spacerace.kernel.seats import Seat

_NONE = -1
_TABLE = struct.Struct("=6h")
_DECK = struct.Struct("=3h")
_LAUNCH = struct.Struct("=7h")
_AI = struct.Struct("=3h")
_PLAYER = struct.Struct("=11h")
#: The zones of a player that everybody sees, in the order of the columns.
ZONES = ("known", "hq-top", "pad", "depot", "playing-area", "warehouse", "junkyard")


class Columns:
    """Makes the rows of one box and number of players."""

    def __init__(self, terms: Terms) -> None:
        """Name the columns, and prepare the pieces of which rows consist."""
        self._players = terms.players
        self._owned, self._displayed = Designs(terms, *OWNED), Designs(terms, *DISPLAYED)
        self._engines, self._success = Designs(terms, "engine"), Designs(terms, "success")
        self._goals, self._variants = Designs(terms, "goal"), Designs(terms, "variant")
        self._solitaire = Designs(terms, "solitaire")
        #: Locations by name, in an order of their own.
        places = [f"{entry.destination}-{entry.type}" for entry in terms.pack.location]
        self._locations = sorted(places)
        self._slots = terms.pack.board.display
        self._steps = Steps(terms, self._owned, self._success)
        self.columns = tuple(self._name_all())
        self._prepare(terms, places)

    # --- names ---------------------------------------------------------------------------------------

    def _name_all(self) -> Iterator[Column]:
        """Every column, in the order in which ``row`` writes them."""
        places = PLACES[: self._players]
        yield from self._steps.columns
        yield from (Column(f"awaited.{place}") for place in places)
        yield from (Column(f"first.{place}") for place in places)
        yield Column("round", 20)
        yield from (Column(f"turn.{one}") for one in ("engines-bought", "refreshed", "removed"))
        yield from (Column(one) for one in ("end-triggered", "over"))
        yield from _counts("turn.used", self._owned)
        yield from _counts("turn.pending", self._owned)
        yield Column("deck.size", 40)
        yield Column("deck.upper-size", 20)
        yield Column("deck.threats", 4)
        yield from _counts("deck", self._displayed)
        yield from _counts("deck-bottom", self._displayed)
        for slot in range(1, self._slots + 1):
            yield from _counts(f"display-{slot}", self._displayed)
        yield from _counts("offset", self._displayed)
        for pile in range(1, 4):
            yield from _counts(f"engines-{pile}", self._engines)
        yield from _counts("success", self._success, 6)
        yield from _counts("variant", self._variants)
        yield from _counts("me.goal", self._goals)
        yield from _counts("out-of-game", self._goals)
        yield from (Column(f"moon-token.{place}") for place in places)
        yield from (Column(f"mars-token.{place}") for place in places)
        yield from self._launch_columns()
        yield from self._ai_columns()
        yield from _counts("me.hand", self._owned)
        yield from _counts("me.hq", self._owned)
        for place in places:
            yield from self._player_columns(place)

    def _launch_columns(self) -> Iterator[Column]:
        """The launch under way."""
        yield from (Column(f"launch.to-{one}") for one in DESTINATIONS)
        yield from (Column(f"launch.at-{one}") for one in self._locations)
        yield Column("launch.rocket", 10)
        yield Column("launch.boost", 4)
        yield Column("launch.advances", 3)
        yield Column("launch.draws", 5)
        yield from (Column(f"launch.{one}") for one in ("copying", "planned", "skies-used"))
        yield from _counts("launch.copied", self._owned)
        yield from _counts("launch.drawn", self._success, 3)
        yield from _counts("launch.aside", self._success, 3)

    def _ai_columns(self) -> Iterator[Column]:
        """The opponent of whoever plays alone."""
        yield from (Column(f"ai.level-{level}") for level in LEVELS)
        yield Column("ai.rocket", 10)
        yield Column("ai.track", 40)
        yield Column("ai.deck-size", 7)
        yield from _counts("ai.deck", self._solitaire)
        yield from _counts("ai.destination", self._solitaire)
        yield from _counts("ai.type", self._solitaire)
        yield from (Column(f"ai.flies-to-{one}") for one in self._locations)
        yield from (Column(f"ai.mission-{one}") for one in self._locations)
        yield from _counts("ai.area", self._displayed)

    def _player_columns(self, place: str) -> Iterator[Column]:
        """The columns of a player."""
        yield Column(f"{place}.hand-size", 6)
        yield Column(f"{place}.hq-size", 20)
        yield Column(f"{place}.hq-shuffles", 5)
        yield Column(f"{place}.goals", 2)
        yield Column(f"{place}.track", 40)
        yield Column(f"{place}.rocket-points", 3)
        yield Column(f"{place}.hand-bonus", 2)
        for token in ("money", "science"):
            yield Column(f"{place}.{token}-tokens", 2)
            yield Column(f"{place}.{token}-flipped", 2)
        yield from (Column(f"{place}.mission-{one}") for one in self._locations)
        yield from _counts(f"{place}.hq-and-hand", self._owned)
        yield from _counts(f"{place}.plan", self._owned)
        for zone in ZONES:
            yield from _counts(f"{place}.{zone}", self._owned)

    # --- pieces --------------------------------------------------------------------------------------

    def _prepare(self, terms: Terms, places: Sequence[str]) -> None:
        """Work out what does not change during a match."""
        self._count_owned = _counter(self._owned)
        self._count_displayed = _counter(self._displayed)
        self._count_success, self._count_goals = _counter(self._success), _counter(self._goals)
        self._count_variants, self._count_solitaire = _counter(self._variants), _counter(self._solitaire)
        self._empty = self._count_owned(())
        self._deck = Remembered(self._deck_of_state).of
        self._successes = Remembered[Pile](lambda pile: self._count_success(_cards(pile))).of
        self._bags = Remembered[Pile](lambda pile: self._count_owned(_cards(pile))).of
        self._displays: dict[tuple[CardId | None, ...], bytes] = {}
        self._blocks: dict[tuple[object, ...], tuple[Pile, bytes]] = {}
        self._place = one_hots(self._players)
        self._slot = _by_card(self._displayed)
        self._engine = _by_card(self._engines)
        self._card = _by_card(self._owned)
        self._row_of_ai = _by_card(self._solitaire)
        self._destination = dict(zip(DESTINATIONS, one_hots(len(DESTINATIONS)), strict=False))
        columns = [self._locations.index(place) for place in places]
        self._count_locations = Counter(columns, len(columns)).of
        hots = one_hots(len(columns))
        self._location = [*(hots[column] for column in columns), hots[_NONE]]
        #: Threats of the teal deck of which nobody knows whether they are there (RM-E.23).
        unsure = terms.edition.teal_threats == "one-a-player"
        self._unsure = {card.id for card in terms.cards if unsure and card.deck == "threat"}
        level = terms.options.level
        self._level = one_hots(len(LEVELS))[LEVELS.index(level) if level else _NONE]
        names = [column.name for column in (*self._launch_columns(), *self._ai_columns())]
        launch = sum(name.startswith("launch.") for name in names)
        self._no_launch, self._no_ai = bytes(2 * launch), bytes(2 * (len(names) - launch))

    # --- rows ----------------------------------------------------------------------------------------

    def row(self, table: State | View, seat: Seat) -> bytes:
        """What this seat sees."""
        count, place, owned = self._players, self._place, self._count_owned
        turn, engine, empty = table.turn, self._engine, self._empty
        players = table.players
        me, moon, mars = players[seat], table.moon_token, table.mars_token
        display = tuple(table.display)
        shown = self._displays.get(display)
        if isinstance(table, View):
            deck, success = self._deck_of_view(table), self._count_success(table.success)
        else:
            deck, success = self._deck(table.deck), self._successes(table.success)
        parts = [
            self._steps.row(table) if table.seat == seat else self._steps.nothing,
            place[(table.seat - seat) % count],
            place[(table.first - seat) % count],
            _TABLE.pack(
                table.round,
                turn.engines,
                turn.refreshed,
                turn.removed,
                table.end_reason != "",
                table.over,
            ),
            owned(turn.used) if turn.used else empty,
            owned(turn.pending) if turn.pending else empty,
            deck,
            self._make_display(display) if shown is None else shown,
            self._count_displayed(table.offset),
            *[engine[pile[-1] if pile else _NONE] for pile in table.engines],
            success,
            self._count_variants(table.variants),
            self._count_goals(me.goals or ()),
            self._count_goals(table.out_of_game),
            place[_NONE if moon is None or moon >= count else (moon - seat) % count],
            place[_NONE if mars is None or mars >= count else (mars - seat) % count],
            self._no_launch if table.launch is None else self._flight(table.launch),
            self._no_ai if table.ai is None else self._opponent(table.ai),
            owned(me.hand or ()),
            owned(me.unseen) if isinstance(me, PlayerView) else self._bags(me.hq),
        ]
        blocks, acting = self._blocks, id(players[table.seat])
        for player in (*players[seat:], *players[:seat]):
            if isinstance(player, PlayerView):
                parts.append(self._of_view(player))
            elif id(player) == acting:
                # Something new lies there at nearly every decision.
                parts.append(self._of_state(player))
            else:
                key = _key(player)
                found = blocks.get(key)
                parts.append(self._keep(player, key) if found is None else found[1])
        return b"".join(parts)

    def _make_display(self, display: tuple[CardId | None, ...]) -> bytes:
        """The cards of the display, slot by slot."""
        row = b"".join([self._slot[_NONE if card is None else card] for card in display])
        return remember(self._displays, display, row)

    def _deck_of_state(self, deck: Pile) -> bytes:
        """The draw deck: how many cards it and its upper bag hold, all that is known to be in it, what lies
        below them, and how many Threats are in it of which nobody knows which (RM-E.23)."""
        known = [card for bag in deck.layers for card in bag]
        sure = [card for card in known if card not in self._unsure]
        return self._known_deck(len(deck.layers[0]), sure, deck.bottom, len(known) - len(sure))

    def _deck_of_view(self, table: View) -> bytes:
        """The same in a view."""
        known = [card for bag in table.deck for card in bag]
        unsure = table.threats_in_deck
        return self._known_deck(len(table.deck[0]) + unsure, known, table.deck_bottom, unsure)

    def _known_deck(self, upper: int, known: Sequence[int], bottom: Sequence[int], unsure: int) -> bytes:
        """A draw deck, by what is known of it."""
        numbers = _DECK.pack(len(known) + len(bottom) + unsure, upper, unsure)
        return numbers + self._count_displayed(known) + self._count_displayed(bottom)

    def _flight(self, launch: Launch) -> bytes:
        """The launch under way."""
        return b"".join(
            (
                self._destination[launch.destination],
                self._location[launch.location],
                _LAUNCH.pack(
                    launch.rocket,
                    launch.boost,
                    launch.advances,
                    launch.draws,
                    launch.copier is not None,
                    launch.planning is not None,
                    launch.skies_used,
                ),
                self._card[_NONE if launch.copied is None else launch.copied],
                self._count_success(launch.drawn),
                self._count_success(launch.aside),
            )
        )

    def _opponent(self, ai: Ai) -> bytes:
        """The opponent of whoever plays alone; its deck is a bag (RM-16.3)."""
        cards = sorted(card for layer in ai.deck.layers for card in layer)
        target, kind = ai.destination_card, ai.type_card
        return b"".join(
            (
                self._level,
                _AI.pack(ai.rocket, ai.track, len(cards)),
                self._count_solitaire(cards),
                self._row_of_ai[_NONE if target is None else target],
                self._row_of_ai[_NONE if kind is None else kind],
                self._location[_NONE if ai.location is None else ai.location],
                self._count_locations(ai.missions),
                self._count_displayed(ai.area),
            )
        )

    def _keep(self, player: Player, key: tuple[object, ...]) -> bytes:
        """The block of a player, kept for later; what the key names by its identity is kept with it."""
        return remember(self._blocks, key, (player.hq, self._of_state(player)))[1]

    def _of_state(self, player: Player) -> bytes:
        """What everybody sees of a player, and HQ and Hand together."""
        hq = player.hq
        bag = [card for layer in hq.layers for card in layer]
        sizes = len(player.hand), len(bag) + len(hq.top), hq.shuffles, len(player.goals)
        return self._block(player, sizes, (*bag, *player.hand), hq.top)

    def _of_view(self, player: PlayerView) -> bytes:
        """The same in a view; the own Hand is not among the cards that its seat cannot see."""
        hand = player.known if player.hand is None else player.hand
        return self._block(
            player,
            (player.hand_size, player.hq_size, player.hq_shuffles, player.goal_count),
            (*player.unseen, *hand),
            player.hq_top,
        )

    def _block(
        self,
        player: Player | PlayerView,
        sizes: tuple[int, int, int, int],
        hq_and_hand: tuple[int, ...],
        top: Sequence[int],
    ) -> bytes:
        """The columns of a player."""
        owned, plan = self._count_owned, player.plan
        return b"".join(
            (
                _PLAYER.pack(
                    *sizes,
                    player.track,
                    player.rocket_points,
                    player.hand_bonus,
                    player.money_tokens,
                    player.money_flipped,
                    player.science_tokens,
                    player.science_flipped,
                ),
                self._count_locations(player.missions),
                owned(hq_and_hand),
                self._card[_NONE if plan is None else plan],
                owned(player.known),
                owned(top),
                owned(player.pad),
                owned(player.store),
                owned(player.playing_area),
                owned(player.warehouse),
                owned(player.junkyard),
            )
        )


def _key(player: Player) -> tuple[object, ...]:
    """Everything of a player that is in the block of columns; the pile, which never changes, by identity."""
    return (
        id(player.hq),
        tuple(player.hand),
        tuple(player.known),
        player.plan,
        tuple(player.pad),
        player.store,
        tuple(player.playing_area),
        tuple(player.warehouse),
        player.junkyard,
        len(player.goals),
        player.track,
        player.missions,
        player.rocket_points,
        player.hand_bonus,
        player.money_tokens,
        player.money_flipped,
        player.science_tokens,
        player.science_flipped,
    )


def _cards(pile: Pile) -> list[int]:
    """The cards of a pile that nobody has seen put back."""
    return [card for layer in pile.layers for card in layer]


def _counts(zone: str, designs: Designs, scale: int = 1) -> Iterator[Column]:
    """A column for each design."""
    return (Column(f"{zone}.{name}", scale) for name in designs.names)


def _counter(designs: Designs) -> Callable[[Sequence[int]], bytes]:
    """Counts cards by design."""
    return Counter(designs.places, len(designs)).of


def _by_card(designs: Designs) -> list[bytes]:
    """By card, the piece that says its design; at -1 the piece that says none."""
    hots = one_hots(len(designs))
    return [*(hots[place] for place in designs.places), hots[_NONE]]
