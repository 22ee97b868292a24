"""How a game is set up for research: which game, how many players, and what a table may choose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, get_args

from msgspec.structs import replace

from spacerace.games import encoder_of, game_named, header_of
from spacerace.games.encoding import Encoding
from spacerace.kernel.game import ROUND_CAP, Game, Header, Option

__all__ = ["REWARDS", "ROUNDS", "Reward", "Table"]

#: What a seat gets at the end: its share of the win, or its lead over the best of the others.
Reward = Literal["win", "margin"]
REWARDS: tuple[str, ...] = get_args(Reward)
#: A game that might go on for ever is stopped after so many rounds, unless ``options`` say otherwise.
ROUNDS = 60

#: Seeds below this are always good.
_USUAL_SEEDS = 10**30
#: No game seats so many: whoever asks for more is refused as if for so many.
_MOST = 100


@dataclass(frozen=True, kw_only=True)
class Table:
    """What is fixed for all games of an experiment. A game that cannot be played so is a BadSetup."""

    #: The name of the game, as at the command line.
    game: str
    #: None: as few as can play like this.
    players: int | None = None
    #: None: the usual one of the game.
    edition: str | None = None
    mode: str | None = None
    #: What else a table may choose, such as ``level`` or ``variants``.
    options: Mapping[str, Option] = field(default_factory=dict)
    #: A built-in pack, with or without its version; "": the newest of the edition.
    pack: str = ""
    #: The text of a pack of your own.
    pack_text: str = ""

    def __post_init__(self) -> None:
        """Set up a match, so that a mistake is found at once."""
        assert self._first

    @property
    def rules(self) -> Game:
        """The rules of the game."""
        return game_named(self.game)

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        if self.players is not None:
            return self.players
        setups = self.rules.SETUPS
        edition = self.edition or setups[0].edition
        fits = [one for one in setups if one.edition == edition and self.mode in (None, one.mode)]
        return fits[0].players[0] if fits else setups[0].players[0]

    def header(self, seed: int) -> Header:
        """The match of this seed."""
        # Everything but the seed was looked at once.
        usual = type(seed) is int and abs(seed) < _USUAL_SEEDS
        return replace(self._first, seed=seed) if usual else self._prepared(seed)

    @cached_property
    def _first(self) -> Header:
        """A match like all others."""
        return self._prepared(0)

    def _prepared(self, seed: int) -> Header:
        """The match of this seed, with everything looked at."""
        game = self.rules
        capped = {ROUND_CAP: ROUNDS} if ROUND_CAP in game.SETTINGS else {}
        return header_of(
            game,
            seats=[f"seat {seat + 1}" for seat in range(min(self.seats, _MOST))],
            seed=seed,
            edition=self.edition,
            mode=self.mode,
            options={**capped, **self.options},
            pack=self.pack,
            pack_text=self.pack_text,
        )

    def encoding(self) -> Encoding:
        """The columns and the numbers of options of these matches."""
        game = self.rules
        return encoder_of(game).encoding_of(game.begin(self.header(0)))
