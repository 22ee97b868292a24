"""Where every point came from, and how the points grew round by round."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from spacerace.kernel.game import Message
from spacerace.kernel.match import Match
from spacerace.kernel.seats import Seat
from spacerace.study.findings import Finding
from spacerace.study.game_study import GameStudy, study_of
from spacerace.study.parts import Part
from spacerace.study.story import Scene, first_state, scenes


class Source(Struct, frozen=True):
    """A source of points: how many for each seat, and the parts."""

    say: Message
    points: tuple[int, ...]
    parts: tuple[Part, ...]


class RoundPoints(Struct, frozen=True):
    """The points after a round, by its number as the game prints it; what counts at the end included."""

    round: int
    points: tuple[int, ...]
    #: The place in the log where it was over.
    entry: int


class Points(Struct, frozen=True):
    """All points of a match. The sources add up to the scores; alone, the opponent comes second."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    sources: tuple[Source, ...]
    rounds: tuple[RoundPoints, ...]
    #: What decided among the highest scores, where they were equal or not enough.
    tie: Message | None
    #: What people will talk about: what was done first and best, the best luck and the worst.
    moments: tuple[Finding, ...] = ()


def points(match: Match) -> Points:
    """The points of a match as it stands; best looked at when it is over."""
    game, study = match.game, study_of(match.game)
    told = list(scenes(match))
    result = game.result(match.state)
    found: dict[str, list[Part]] = {}
    for source, part in study.parts(first_state(match), match.state, told):
        found.setdefault(source, []).append(part)
    return Points(
        scores=result.scores,
        winners=result.winners,
        sources=tuple(_source(Message(id), parts, len(result.scores)) for id, parts in found.items()),
        rounds=tuple(_rounds(match, told)),
        tie=study.tie(match.state) if result.winners and not result.unfinished else None,
        moments=tuple(_moments(study, told)),
    )


def _moments(study: GameStudy, told: Sequence[Scene]) -> list[Finding]:
    """What is worth telling when a game is over."""
    luck = study.luck(told)
    best = max((one for one in luck if one.kind == "lucky"), key=lambda one: one.weight, default=None)
    worst = min((one for one in luck if one.kind == "unlucky"), key=lambda one: one.weight, default=None)
    return [*study.feats(told), *(one for one in (best, worst) if one is not None)]


def _source(say: Message, parts: list[Part], seats: int) -> Source:
    """A source with its sums."""
    sums = [sum(part.points for part in parts if part.seat == seat) for seat in range(seats)]
    return Source(say, tuple(sums), tuple(parts))


def _rounds(match: Match, told: Sequence[Scene]) -> list[RoundPoints]:
    """The points after each round."""
    game, number = match.game, study_of(match.game).round_of
    found = [
        RoundPoints(number(scene.before), game.result(scene.after).scores, scene.entry)
        for scene in told
        if number(scene.after) != number(scene.before) and game.result(scene.before).rounds > 0
    ]
    return [*found, RoundPoints(number(match.state), game.result(match.state).scores, len(match.log))]
