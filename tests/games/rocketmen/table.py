"""A table laid for a test: put cards where the rule wants them, act in short texts, look.

Cards are named by their key; Mission cards without their colour ("satellite-1" is the own one of
the seat that is meant). Whatever is put somewhere is taken from where it lay, so no card is lost.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda, notation
from spacerace.games.rocketmen.rules.printed import COLOURS
from spacerace.games.rocketmen.rules.state import Ai, Launch, Player, State
from spacerace.kernel.apply import apply
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.piles import Pile
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.readings import pack_of


def lay(pile: Pile, *layers: Iterable[int]) -> Pile:
    """The pile with other bags."""
    return replace(pile, layers=tuple(tuple(layer) for layer in layers))


def without(pile: Pile, card: int) -> Pile:
    """The pile without a card that may be in one of its bags."""
    return lay(pile, *([one for one in layer if one != card] for layer in pile.layers))


NAMES = ("Ann", "Bob", "Cid", "Dee")


class Table:
    """A game in the action part of Ann (seat 0), who began; hands empty, everything else in its deck."""

    def __init__(
        self,
        players: int = 2,
        *,
        variants: tuple[str, ...] = (),
        pack: str = "",
        pack_text: str = "",
        edition: str = "final",
        mode: str = "standard",
        version: int = rocketmen.RULES_VERSION,
        **options: bool | int | str,
    ) -> None:
        """Lay the table; ``variants`` lie face up whatever the option says, ``version`` is of the rules.

        The cards are those of the reading that is being played, unless the test names a pack. In a pack
        text the base "this reading" stands for them too.
        """
        header = rocketmen.prepare(
            seats=NAMES[:players],
            seed=1,
            edition=edition,
            mode=mode,
            options=options,
            pack=pack or pack_of(edition),
            pack_text=pack_text.replace('"this reading"', f'"{pack_of(edition)}"'),
        )
        if version < header.rules_version:
            header = replace(header, rules_version=version, sides=())
        self.header = header
        self.state: State = rocketmen.begin(header)
        self.state.agenda = [agenda.Acting()]
        self.state.round = 1
        for name in variants:
            card = self.card(name)
            self.state.variant_box = without(self.state.variant_box, card)
            self.state.variants += (card,)

    # --- cards and players ---

    def card(self, name: str, seat: int = 0) -> int:
        """The id of a card by its short name."""
        by_key = self.state.terms.by_key
        return by_key[name] if name in by_key else by_key[f"{COLOURS[seat]}-{name}"]

    def name(self, card: int) -> str:
        """The short name of a card, Mission cards without their colour."""
        printed = self.state.terms.cards[card]
        return printed.key.removeprefix(f"{COLOURS[printed.seat]}-") if printed.seat >= 0 else printed.key

    def player(self, seat: int = 0) -> Player:
        """A player."""
        return self.state.players[seat]

    def _lift(self, card: int) -> None:
        """Take a card from wherever it lies."""
        state = self.state
        state.deck = without(state.deck, card)
        state.goal_box = without(state.goal_box, card)
        state.variant_box = without(state.variant_box, card)
        state.threat_box = tuple(c for c in state.threat_box if c != card)
        state.engines = [tuple(c for c in pile if c != card) for pile in state.engines]
        state.display = [None if c == card else c for c in state.display]
        for player in state.players:
            player.hq = without(player.hq, card)
            for zone in ("hand", "known", "pad", "playing_area", "warehouse"):
                setattr(player, zone, [c for c in getattr(player, zone) if c != card])
            player.store = tuple(c for c in player.store if c != card)
            player.junkyard = tuple(c for c in player.junkyard if c != card)
            if player.plan == card:
                player.plan = None

    def put(self, zone: str, *names: str, seat: int = 0) -> Table:
        """Put cards into a zone of a player, named as in the state; "hq" and "plan" too."""
        player = self.player(seat)
        for name in names:
            card = self.card(name, seat)
            self._lift(card)
            if zone == "plan":
                player.plan = card
            elif zone == "hq":
                player.hq = lay(player.hq, (*player.hq.layers[0], card))
            elif zone in ("store", "junkyard", "goals"):
                setattr(player, zone, (*getattr(player, zone), card))
            else:
                getattr(player, zone).append(card)
        player.hand.sort()
        return self

    def hand(self, *names: str, seat: int = 0) -> Table:
        """Put cards into a Hand."""
        return self.put("hand", *names, seat=seat)

    def plan(self, name: str, seat: int = 0) -> Table:
        """Plan a Mission."""
        return self.put("plan", name, seat=seat)

    def pad(self, *names: str, seat: int = 0) -> Table:
        """Put cards on a Pad."""
        return self.put("pad", *names, seat=seat)

    def show(self, *names: str) -> Table:
        """Put cards into the display, slot by slot."""
        for slot, name in enumerate(names):
            card = self.card(name)
            self._lift(card)
            self.state.display[slot] = card
        return self

    def empty_hq(self, seat: int = 0) -> Table:
        """Move the whole HQ of a player to the Junkyard, out of the way."""
        player = self.player(seat)
        player.junkyard += player.hq.layers[0]
        player.hq = lay(player.hq, ())
        return self

    def arrive(self, destination: str, kind: str, seat: int = 0) -> Table:
        """A mission done earlier: token, points and first tokens, but no achievement."""
        state = self.state
        index = state.terms.location_at[destination, kind]  # type: ignore[index]
        location = state.terms.pack.location[index]
        arrived = state.arrivals[index]
        self.player(seat).track += location.vp[min(len(arrived), len(location.vp) - 1)]
        state.arrivals[index] = (*arrived, seat)
        self.player(seat).missions += (index,)
        if destination == "moon" and state.moon_token is None:
            state.moon_token = seat
        if destination == "mars" and state.mars_token is None:
            state.mars_token = seat
        return self

    @property
    def ai(self) -> Ai:
        """The opponent of somebody who plays alone."""
        assert self.state.ai is not None
        return self.state.ai

    @property
    def launch(self) -> Launch:
        """The launch under way."""
        assert self.state.launch is not None
        return self.state.launch

    def zone(self, zone: str, seat: int = 0) -> list[str]:
        """What lies in a zone, by short names, sorted."""
        return sorted(self.name(card) for card in getattr(self.player(seat), zone))

    def display(self) -> list[str | None]:
        """The display, by short names."""
        return [None if card is None else self.name(card) for card in self.state.display]

    # --- acting ---

    def read(self, text: str):
        """The action of a short text, Mission cards without colour."""
        words = text.split()
        known = self.state.terms.by_key
        colour = COLOURS[self.state.seat]
        words = [w if w in known or f"{colour}-{w}" not in known else f"{colour}-{w}" for w in words]
        return notation.read_action(self.state, " ".join(words))

    def do(self, *texts: str) -> Table:
        """Do legal actions of the awaited player (chance: "drawn …"), one after the other."""
        for text in texts:
            awaited = rocketmen.to_act(self.state)
            assert awaited is not None, "the game is over"
            self.state = apply(rocketmen, self.state, awaited, self.read(text))
        return self

    def pay_up(self) -> Table:
        """Pay with whatever is offered first until the price is covered, and confirm."""
        while "confirm" not in self.options():
            self.do(next(text for text in self.options() if text.startswith("pay")))
        return self.do("confirm")

    def settle(self) -> Table:
        """Let chance do whatever it is asked now, the lowest card id first."""
        while rocketmen.to_act(self.state) == CHANCE:
            ticket = min(rocketmen.chance(self.state).bag)
            self.state = apply(rocketmen, self.state, CHANCE, rocketmen.outcome(self.state, ticket))
        return self

    def draws(self, *values: int) -> Table:
        """In a launch: draw Mission Success cards of these values, one after the other."""
        for value in values:
            if rocketmen.to_act(self.state) != CHANCE:
                self.do("draw-success")
            self.turn_up(value)
        return self

    def turn_up(self, value: int) -> Table:
        """Chance turns up a Mission Success card of this value."""
        cards = self.state.terms.cards
        bag = rocketmen.chance(self.state).bag
        card = min(c for c in bag if cards[c].value == value)
        self.state = apply(rocketmen, self.state, CHANCE, rocketmen.outcome(self.state, card))
        return self

    def options(self, verb: str = "") -> list[str]:
        """Short texts of the options, Mission cards without colour; only those that begin with ``verb``."""
        texts = []
        for action in rocketmen.options(self.state):
            text = notation.write_action(self.state, action)
            for colour in COLOURS:
                text = text.replace(f" {colour}-", " ")
            texts.append(text)
        return sorted(text for text in texts if text.split()[0] == verb or not verb)

    def refused(self, text: str) -> IllegalAction:
        """The refusal of an illegal action; the state must be untouched."""
        from spacerace.kernel.codec import encode

        before = encode(self.state)
        with pytest.raises(IllegalAction) as caught:
            self.do(text)
        assert encode(self.state) == before
        return caught.value
