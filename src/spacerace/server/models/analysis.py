"""What the server answers about hints, points and reviews."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spacerace.kernel.seats import Seat
from spacerace.server.models.answers import OptionInfo, Said


class PointsPart(Struct, frozen=True, kw_only=True):
    """Points of one seat from one thing, and the place in the log where they came, if there is one."""

    seat: Seat
    say: Said
    points: int
    entry: int | None


class PointsSource(Struct, frozen=True, kw_only=True):
    """A source of points: the points of each seat, and their parts."""

    say: Said
    points: list[int]
    parts: list[PointsPart]


class RoundPoints(Struct, frozen=True, kw_only=True):
    """Everybody's points after a round, by its number as the game prints it."""

    round: int
    points: list[int]
    #: The place in the log where it was over.
    entry: int


class Finding(Struct, frozen=True, kw_only=True):
    """A finding of a review, or of the summary of a finished game."""

    kind: Literal["lucky", "unlucky", "decision", "first", "best"]
    seat: Seat
    #: As the game prints it.
    round: int
    #: The moment to look at, as a place in the log.
    entry: int
    say: Said
    #: Points of the game; for a decision the whole percent of a win that it cost.
    weight: float
    #: For a decision what would have been better.
    better: OptionInfo | None = None


class Outlook(Struct, frozen=True, kw_only=True):
    """Everybody's chance to win at a moment, in whole percents that add up to 100."""

    #: A place in the log.
    entry: int
    #: By seat; alone, the opponent comes second.
    chances: list[int]


class PointsTable(Struct, frozen=True, kw_only=True):
    """Where every point of a game came from; the sources add up to the scores."""

    scores: list[int]
    winners: list[int]
    sources: list[PointsSource]
    rounds: list[RoundPoints]
    #: What broke a tie, if there was one.
    tie: Said | None
    #: The highlights: what was done first and best, the best luck and the worst.
    moments: list[Finding]


class HintChoice(Struct, frozen=True, kw_only=True):
    """The result of a search for an option: how often it was tried, and its share of a win in percent."""

    action: str
    say: Said
    looks: int
    worth: int


class Hint(Struct, frozen=True, kw_only=True):
    """The option that a bot would take, and why."""

    seat: Seat
    at: int
    action: str
    say: Said
    why: list[Said]
    #: The best options side by side, where the bot searched.
    choices: list[HintChoice]


class Review(Struct, frozen=True, kw_only=True):
    """A review of a finished game, or its progress; "none": nobody has asked for one."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    #: Decisions that were looked at, and how many there are to look at.
    done: int
    total: int
    #: Luck first, then the decisions that cost most. The list is complete when the review is done.
    findings: list[Finding]
    #: The chances to win during the game, estimated from what was public. Empty if the game offers no
    #: estimate.
    curve: list[Outlook] = []
