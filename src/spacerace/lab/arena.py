"""The arena: contests between bots. All play the same deals, each deal from every seat.

A deal is the seed of a game. Chance follows from the seed and the event alone, so all bots have the same luck
in a deal, and only their play differs. Each deal is played once by every arrangement of the bots
(``seatings``); a game depends only on its deal and its arrangement. So games can be played in any order and
by any number of processes, and a contest can be resumed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, permutations
from time import process_time
from typing import TypeVar

from msgspec import Struct

from spacerace.bots import Bot, Clock, bot_named, derived_seed
from spacerace.games import game_named, header_of, kit_of
from spacerace.kernel.chance import bot_seed
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import LEVEL, AnyAction, AnyView, Header, Option, mode_alone
from spacerace.kernel.seats import Seat
from spacerace.lab.bot_code import hash_of_bots, hashes_of_own_bots
from spacerace.lab.fortune import Fortune
from spacerace.lab.playing import seat_names
from spacerace.lab.processes import as_they_end
from spacerace.lab.simulate import play_game

#: The most games. They would take years, so a larger number is a typing error.
MOST_GAMES = 1_000_000
#: Names of bots by seat.
Seating = tuple[str, ...]
Item = TypeVar("Item")
Found = TypeVar("Found")


class Contest(Struct, frozen=True, kw_only=True):
    """The bots and the table of a contest; the number of deals is given separately."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int
    edition: str | None = None
    mode: str | None = None
    options: dict[str, Option] = {}
    #: In solitaire games: the levels of the game's own AI at which every deal is played.
    levels: tuple[str, ...] = ()
    pack_text: str = ""
    #: Only the first bot is measured: alone among copies of each other one.
    first_alone: bool = False


class Task(Struct, frozen=True):
    """One game to play."""

    deal: int
    #: The number of the game within its deal.
    number: int
    seats: Seating
    #: The level of the AI; "" if the game is not a solitaire game.
    level: str = ""


class Played(Struct, frozen=True):
    """The result of one game."""

    deal: int
    number: int
    seats: Seating
    level: str
    #: The points by seat. Those of an AI come last.
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    rounds: int
    end_reason: str
    #: Whether the round cap stopped it. Points and winners are those of that moment.
    unfinished: bool
    #: By seat: the choices among two or more options, and the time that the bot took for them.
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    #: By seat: points that chance brought beyond its mean; () in older files, or if the game tells none.
    luck: tuple[float, ...] = ()


# --- who sits where ------------------------------------------------------------------------------


def seatings(bots: Sequence[str], players: int, *, first_alone: bool = False) -> list[Seating]:
    """Every arrangement in which a deal is played. Each bot has each seat equally often.

    With as many bots as seats all of them sit down; with more, every choice of as many as there are
    seats. With fewer, each bot in turn sits alone among copies of another: how often it then wins,
    against the fair share of one seat, tells which is better.
    """
    if players == 1:
        return [(bot,) for bot in bots]
    if len(bots) >= players and not first_alone:
        squares = ((chosen, order) for chosen in combinations(bots, players) for order in orders(players))
        return [tuple(chosen[place] for place in order) for chosen, order in squares]
    pairs = [pair for pair in permutations(bots, 2) if not first_alone or pair[0] == bots[0]]
    return [
        tuple(lone if seat == place else other for seat in range(players))
        for lone, other in pairs
        for place in range(players)
    ]


def orders(players: int) -> list[tuple[int, ...]]:
    """Orders of play: each bot has each seat, and follows each other bot, equally often.

    A row-complete Latin square: 0, n-1, 1, n-2, … and its shifts; an odd number needs their mirror
    images too. From the last seat to the first, where the next round begins, not everybody follows
    everybody once there are four. (All orders would be more than anybody can play: 120 for five.)
    """
    zigzag = [place // 2 if place % 2 == 0 else players - 1 - place // 2 for place in range(players)]
    rows = [tuple((step + shift) % players for step in zigzag) for shift in range(players)]
    return rows if players % 2 == 0 else rows + [row[::-1] for row in rows]


def games_of_a_deal(contest: Contest) -> list[tuple[Seating, str]]:
    """Arrangement and level of every game that is played with one deal."""
    found = seatings(contest.bots, contest.players, first_alone=contest.first_alone)
    return [(seats, level) for level in contest.levels or ("",) for seats in found]


def refuse_too_many(games: int) -> None:
    """Raises BadSetup for more games than can be listed."""
    if games > MOST_GAMES:
        raise BadSetup("", "refused-arena-games", {"games": games, "most": MOST_GAMES})


def tasks_of(contest: Contest, games: int) -> list[Task]:
    """At least this number of games: whole deals, deal by deal. Raises BadSetup for too many."""
    refuse_too_many(games)
    one = games_of_a_deal(contest)
    deals = -(-games // len(one))
    return [
        Task(deal, number, seats, level) for deal in range(deals) for number, (seats, level) in enumerate(one)
    ]


# --- the table -----------------------------------------------------------------------------------


def check(contest: Contest) -> Header:
    """The header of the first game. Raises BadSetup if the contest cannot be played."""
    game = game_named(contest.game)
    for bot in contest.bots:
        if contest.bots.count(bot) > 1:
            raise BadSetup("", "refused-arena-same-bot", {"bot": bot})
        bot_named(bot, game, 0)
    # First of all: an impossible number of players has no arrangements.
    first, *_ = [_header(contest, 0, level) for level in contest.levels or ("",)]
    if contest.players > 1 and len(contest.bots) < 2:
        alone = mode_alone(game) or "none"
        raise BadSetup("", "refused-arena-one-bot", {"players": contest.players, "mode": alone})
    return first


def _header(contest: Contest, deal: int, level: str) -> Header:
    """The header of a deal."""
    return header_of(
        game_named(contest.game),
        seats=seat_names(contest.players),
        seed=derived_seed(contest.seed, deal),
        edition=contest.edition,
        mode=contest.mode,
        options={**contest.options, LEVEL: level} if level else contest.options,
        pack_text=contest.pack_text,
    )


# --- one game ------------------------------------------------------------------------------------


class Watched:
    """A bot with counters: how often it chose, and how much processor time it used.

    Processor time does not depend on how busy the machine is.
    """

    def __init__(self, bot: Bot) -> None:
        """Watch this bot."""
        self._bot = bot
        self.name, self.blind = bot.name, bot.blind
        self.decisions, self.seconds = 0, 0.0

    def choose(self, view: AnyView, options: Sequence[AnyAction], clock: Clock | None) -> AnyAction:
        """The choice of the bot, counted and timed."""
        begun = process_time()
        action = self._bot.choose(view, options, clock)
        self.seconds += process_time() - begun
        self.decisions += 1
        return action


def play_task(contest: Contest, task: Task) -> Played:
    """Play one game. The result, apart from the times, follows from contest and task."""
    game = game_named(contest.game)
    header = _header(contest, task.deal, task.level)
    bots = [
        Watched(bot_named(text, game, bot_seed(header.seed, seat))) for seat, text in enumerate(task.seats)
    ]
    stakes = kit_of(game).stakes()
    fortune = None if stakes is None else Fortune(game, stakes, len(task.seats))
    result = play_game(game, header, bots, fortune=fortune).result
    return Played(
        deal=task.deal,
        number=task.number,
        seats=task.seats,
        level=task.level,
        scores=result.scores,
        winners=result.winners,
        rounds=result.rounds,
        end_reason=result.end_reason,
        unfinished=result.unfinished,
        decisions=tuple(bot.decisions for bot in bots),
        seconds=tuple(round(bot.seconds, 6) for bot in bots),
        luck=() if fortune is None else tuple(round(points, 6) for points in fortune.points),
    )


# --- many games ----------------------------------------------------------------------------------


class BotsChanged(BadSetup):
    """The code of a bot has changed during a run."""


class Code(Struct, frozen=True):
    """The hashes of the code of the bots of a run."""

    built_in: str
    own: dict[str, str]


def code_of(game: str, bots: Sequence[str]) -> Code:
    """The hashes of these bots: of the built-in ones as loaded in this process, of others as they are on the
    disk now."""
    return Code(hash_of_bots(game), hashes_of_own_bots(bots))


def play_all(contest: Contest, tasks: Sequence[Task], jobs: int) -> Iterator[Played]:
    """Play these games in this number of processes. Results come in the order in which the games end."""
    code = code_of(contest.game, contest.bots)
    play_one = partial(play_unless_changed, contest.game, contest.bots, code, partial(play_task, contest))
    return as_they_end(play_one, tasks, jobs)


def play_unless_changed(
    game: str, bots: Sequence[str], code: Code, play: Callable[[Item], Found], item: Item
) -> Found:
    """Play one game, unless the code of a bot has changed since the run began.

    The process may have started later than the run, with newer code.
    """
    refuse_changed(game, bots, code)
    try:
        return play(item)
    finally:
        # A file may have changed just before it was loaded. If it changed later, one game is lost.
        refuse_changed(game, bots, code)


def refuse_changed(game: str, bots: Sequence[str], code: Code) -> None:
    """Raises BotsChanged if the code of a bot has changed: games of different bots with one name must not be
    mixed."""
    if code_of(game, bots) != code:
        raise BotsChanged("", "refused-arena-bots-changed")
