"""The sources of all points, and the points after each round."""

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
    """A source of points: the points of each seat, and the parts."""

    say: Message
    points: tuple[int, ...]
    parts: tuple[Part, ...]


class RoundPoints(Struct, frozen=True):
    """The points after a round, with points that count only at the end. The round has the number that the
    game prints."""

    round: int
    points: tuple[int, ...]
    #: The place in the log where it was over.
    entry: int


class Points(Struct, frozen=True):
    """All points of a match. The sources add up to the scores. In a solitaire game the opponent comes
    second."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    sources: tuple[Source, ...]
    rounds: tuple[RoundPoints, ...]
    #: What decided the game if the highest scores were equal or not enough.
    tie: Message | None
    #: The highlights: what was done first and best, the best luck and the worst.
    moments: tuple[Finding, ...] = ()


def points(match: Match) -> Points:
    """The points of a match, usually of a finished one."""
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
    """The highlights of a finished game."""
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
