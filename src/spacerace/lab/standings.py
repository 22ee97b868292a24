"""The results of an arena: shares of wins, scores, ratings, times, with their intervals.

Two intervals are given for a share. Wilson's takes all games for independent. But the games of one
deal are not, so there is also the interval of the deals' means, which takes the deals for independent,
as they are. Usually it is narrower, because luck cancels within a deal. If it is wider, it is the correct
one. ``interval`` contains both.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Literal, NamedTuple

from msgspec import Struct

from spacerace.kernel.sentences import sentence
from spacerace.lab.adjusted import Adjusted, adjusted
from spacerace.lab.arena import Played
from spacerace.lab.statistics import Interval, Quartiles, Z, mean_interval, quartiles, wilson

#: The game's own AI among the bots, by level.
AI = "ai:"


class Share(Struct, frozen=True):
    """How often a bot won when it sat on one seat, against whom."""

    bot: str
    #: The other bots at the table, each name once. A bot that played at several kinds of tables has a last
    #: row for all of them.
    against: tuple[str, ...]
    games: int
    #: A win that two share counts half.
    wins: float
    share: float
    wilson: Interval
    #: None if there was no difference between deals.
    by_deal: Interval | None
    interval: Interval
    #: The share of each seat if all bots are equal.
    fair: float
    #: The share without luck, and the points ahead of the mean of the others; None where no luck is told.
    without_luck: Adjusted | None = None
    lead: Adjusted | None = None


class Rating(Struct, frozen=True):
    """Plackett-Luce of openskill: how good a bot is beside the others of its arena."""

    mu: float
    sigma: float
    interval: Interval
    #: The lower bound: three standard deviations below the mean.
    ordinal: float


class Standing(Struct, frozen=True):
    """The results of a bot on all its seats."""

    bot: str
    seatings: int
    mean_score: float
    #: Of the deals' means; None for a single deal.
    score_interval: Interval | None
    scores: Quartiles
    decisions: int
    seconds: float
    #: None if there were no decisions.
    seconds_a_decision: float | None
    #: None without openskill.
    rating: Rating | None


class Standings(Struct, frozen=True):
    """All of it."""

    games: int
    deals: int
    unfinished: int
    mean_rounds: float
    shares: list[Share]
    bots: list[Standing]


def standings_of(games: Iterable[Played]) -> Standings:
    """Count games, in any order. There must be at least one."""
    ordered = sorted(games, key=lambda game: (game.deal, game.number))
    return Standings(
        games=len(ordered),
        deals=len({game.deal for game in ordered}),
        unfinished=sum(game.unfinished for game in ordered),
        mean_rounds=fmean(game.rounds for game in ordered),
        shares=shares_of(ordered),
        bots=bots_of(ordered),
    )


def is_ai(name: str) -> bool:
    """Whether this is the game's own AI and no bot."""
    return name.startswith(AI)


def spoken(name: str) -> str:
    """The name of a bot, or of a level of the AI, for people."""
    return sentence("arena-ai", {"level": name.removeprefix(AI)}) if is_ai(name) else name


def entrants(game: Played) -> tuple[str, ...]:
    """All that have points in a game: the bots by seat, then an AI."""
    return (*game.seats, f"{AI}{game.level}") if game.level else game.seats


def won(game: Played, place: int) -> float:
    """An entrant's share of the win. An AI has no seat; it wins if no seat wins."""
    winners = [seat for seat in game.winners if seat < len(game.seats)]
    if place == len(game.seats):
        return float(not winners)
    return 1 / len(game.winners) if place in winners else 0.0


class Got(NamedTuple):
    """What a seat got in one game."""

    won: float
    #: Points, and luck, beyond the mean of the others.
    lead: float
    luck: float | None


# --- shares --------------------------------------------------------------------------------------


def shares_of(games: Sequence[Played]) -> list[Share]:
    """A row for every bot and table that it sat at alone of its kind; then one over all of them.

    The levels of an AI are counted separately.
    """
    #: Bot and the others -> by deal what it got.
    found: dict[tuple[str, tuple[str, ...]], dict[int, list[Got]]] = {}
    fair: dict[str, float] = {}
    for game in games:
        names = entrants(game)
        for place, bot in enumerate(game.seats):
            if names.count(bot) == 1:
                others = tuple(sorted(set(names) - {bot}))
                found.setdefault((bot, others), defaultdict(list))[game.deal].append(_got(game, place))
                fair[bot] = 1 / len(names)
    rows = []
    for bot in fair:
        tables = {others: deals for (name, others), deals in found.items() if name == bot}
        rows += [_share(bot, others, deals, fair[bot]) for others, deals in tables.items()]
        if len(tables) > 1 and not any(is_ai(name) for others in tables for name in others):
            rows.append(_share(bot, *_together(tables), fair[bot]))
    return rows


def _got(game: Played, place: int) -> Got:
    """What a seat got in a game."""
    return Got(
        won(game, place), _beyond(game.scores, place), _beyond(game.luck, place) if game.luck else None
    )


def _beyond(amounts: Sequence[float], place: int) -> float:
    """How far a seat is beyond the mean of the others; whoever is alone, beyond nothing."""
    others = [amount for other, amount in enumerate(amounts) if other != place]
    return amounts[place] - (fmean(others) if others else 0.0)


def _together(
    tables: dict[tuple[str, ...], dict[int, list[Got]]],
) -> tuple[tuple[str, ...], dict[int, list[Got]]]:
    """All tables of a bot as one."""
    deals: dict[int, list[Got]] = defaultdict(list)
    for table in tables.values():
        for deal, parts in table.items():
            deals[deal] += parts
    return tuple(sorted({name for others in tables for name in others})), deals


def _share(bot: str, against: tuple[str, ...], deals: dict[int, list[Got]], fair: float) -> Share:
    """One row."""
    parts = [got.won for deal in deals.values() for got in deal]
    by_deal = mean_interval([fmean(got.won for got in deal) for deal in deals.values()])
    # Deals that all came out alike tell nothing about others that might not.
    by_deal = by_deal.within(0.0, 1.0) if by_deal and by_deal.width else None
    by_game = wilson(sum(parts), len(parts))
    return Share(
        bot=bot,
        against=against,
        games=len(parts),
        wins=sum(parts),
        share=fmean(parts),
        wilson=by_game,
        by_deal=by_deal,
        interval=by_game.joined(by_deal),
        fair=fair,
        without_luck=adjusted(_with_luck(deals, "won")),
        lead=adjusted(_with_luck(deals, "lead")),
    )


def _with_luck(deals: dict[int, list[Got]], what: Literal["won", "lead"]) -> list[list[tuple[float, float]]]:
    """By deal, results with the luck in them; without those of older files, which tell no luck."""
    told = (
        [(getattr(got, what), got.luck) for got in deal if got.luck is not None] for deal in deals.values()
    )
    return [deal for deal in told if deal]


# --- bots ----------------------------------------------------------------------------------------


def bots_of(games: Sequence[Played]) -> list[Standing]:
    """A row for each entrant; the AI is last."""
    ratings = ratings_of(games)
    found = dict.fromkeys(name for game in games for name in entrants(game))
    names = sorted(found, key=is_ai)
    return [_standing(name, games, ratings.get(name)) for name in names]


def _standing(bot: str, games: Sequence[Played], rating: Rating | None) -> Standing:
    """One row."""
    scores: dict[int, list[int]] = defaultdict(list)
    decisions, seconds = 0, 0.0
    for game in games:
        for place, name in enumerate(entrants(game)):
            if name == bot:
                scores[game.deal].append(game.scores[place])
                decisions += sum(game.decisions[place : place + 1])
                seconds += sum(game.seconds[place : place + 1])
    together = [score for deal in scores.values() for score in deal]
    return Standing(
        bot=bot,
        seatings=len(together),
        mean_score=fmean(together),
        score_interval=mean_interval([fmean(deal) for deal in scores.values()]),
        scores=quartiles(together),
        decisions=decisions,
        seconds=round(seconds, 6),
        seconds_a_decision=seconds / decisions if decisions else None,
        rating=rating,
    )


# --- ratings -------------------------------------------------------------------------------------


def ratings_of(games: Sequence[Played]) -> dict[str, Rating]:
    """A rating for each entrant; none if openskill (the extra "lab") is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    # Bots do not learn, so their deviation does not grow from game to game.
    model = PlackettLuce(tau=0.0)
    known = {name: model.rating() for game in games for name in entrants(game)}
    for game in games:
        names = entrants(game)
        # One object for each seat: if a rating had two seats, the change of one would affect the other.
        teams = [[model.rating(mu=known[name].mu, sigma=known[name].sigma)] for name in names]
        rated = model.rate(teams, ranks=_ranks(game))
        for name in set(names):
            # Several seats of one bot: its rating changes by their mean.
            new = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
            mu, sigma = fmean(one.mu for one in new), fmean(one.sigma for one in new)
            known[name] = model.rating(mu=mu, sigma=sigma)
    return {
        name: Rating(
            mu=one.mu,
            sigma=one.sigma,
            interval=Interval(one.mu - Z * one.sigma, one.mu + Z * one.sigma),
            ordinal=one.mu - 3 * one.sigma,
        )
        for name, one in known.items()
    }


def _ranks(game: Played) -> list[float]:
    """Places from 1: winners first, the others by points. Equal ones share a place.

    Against an AI the points do not decide (a goal has to be met as well), but one of the two has won.
    """
    keys = [(won(game, place) == 0, -score) for place, score in enumerate(game.scores)]
    return [1.0 + sorted(keys).index(key) for key in keys]
