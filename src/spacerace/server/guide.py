"""What a game teaches a newcomer: lessons, steps, icons, and the rule behind each thing on its table.

A game keeps this as data in the folder ``guide`` of its package. A game without that folder teaches nothing.
The reader is strict: an unknown field, rule, fact or mode is an error.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from spacerace.games import GAMES, kit_of
from spacerace.kernel.game import Game
from spacerace.kernel.game import Option as Choice
from spacerace.lang.rules import Rule, pages, rules_page
from spacerace.server.models import Taught

T = TypeVar("T")


class BadGuide(Exception):
    """The guide of a game names something that does not exist."""


# --- what a browser gets --------------------------------------------------------------------------


class Wanted(Struct, frozen=True):
    """Options that a condition looks for: by verb, and by what they are about (copies may be numbered)."""

    verb: str
    target: str = ""


class GuideEvent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name for facts with a certain value in a field, or with another value than a second field."""

    name: str
    fact: str
    field: str
    value: str | int | None = None
    unlike: str = ""


class GuideLesson(Struct, frozen=True, kw_only=True):
    """Something to learn: a message, its rule, and the conditions that all have to hold."""

    id: str
    text: str
    rule: str
    facts: list[str]
    offers: list[Wanted]
    turn: int
    modes: list[str]
    not_modes: list[str]
    #: The lesson begins with the sentence of the first such fact.
    tells: str
    #: Whether it is told by itself; others can be looked up once they are due.
    first: bool
    #: The places of the board that it is about; "own" stands for the own seat.
    shows: list[str]


class GuideMove(Struct, frozen=True):
    """A move that is proposed in a certain own turn of the first game."""

    turn: int
    action: str
    #: Why; the sentence of the option stands before it.
    text: str
    #: What to point at while the action itself lies nowhere on the board, as it has been begun.
    then: list[str]


class FirstGame(Taught, frozen=True, kw_only=True):
    """A deal to learn with: the person sits on the first seat and begins."""

    moves: list[GuideMove]


class GuideStep(Struct, frozen=True, kw_only=True):
    """What a step asks: a message and its rule; of several entries for a step the first that fits counts."""

    step: str
    id: str
    text: str
    rule: str
    offers: list[Wanted]
    lacks: list[str]
    args: dict[str, str]
    chance: bool


class GuideIcon(Struct, frozen=True):
    """An icon by its name, and the message that explains it."""

    icon: str
    text: str


class GuideGroup(Struct, frozen=True):
    """Icons that belong together."""

    title: str
    icons: list[GuideIcon]


class Guide(Struct, frozen=True, kw_only=True):
    """Everything that a game teaches."""

    game: str
    #: The fact that begins an own turn.
    turn: str = ""
    events: list[GuideEvent] = []
    lessons: list[GuideLesson] = []
    #: The deals to learn with, by the way to play.
    first_games: list[FirstGame] = []
    steps: list[GuideStep] = []
    #: What is told while somebody else is awaited.
    waiting: GuideStep | None = None
    brief: list[GuideIcon] = []
    legend: list[GuideGroup] = []
    #: Something on the table, by a name of the game's own -> the rule that speaks of it.
    rules: dict[str, str] = {}


# --- what the files hold --------------------------------------------------------------------------


class _Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    rule: str
    facts: list[str] = []
    offers: list[str] = []
    turn: int = 0
    modes: list[str] = []
    not_modes: list[str] = []
    tells: str = ""
    first: bool = False
    shows: list[str] = []


class _Move(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    turn: int
    action: str
    why: str
    then: list[str] = []


class _FirstGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    edition: str
    mode: str
    players: int
    options: dict[str, Choice] = {}
    seed: int
    moves: list[_Move]


class _FirstGames(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    words: str
    games: list[_FirstGame]


class _Lessons(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    words: str
    turn: str
    events: list[GuideEvent] = []
    lessons: list[_Lesson]


class _Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    step: str = ""
    id: str
    rule: str
    offers: list[str] = []
    lacks: list[str] = []
    args: dict[str, str] = {}
    chance: bool = False


class _Steps(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    words: str
    waiting: _Step
    steps: list[_Step]


class _Point(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    icon: str


class _Group(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    icons: list[str]


class _Legend(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    brief_words: str
    icon_words: str
    brief: list[_Point]
    groups: list[_Group]


class _Rules(Struct, frozen=True, forbid_unknown_fields=True):
    rules: dict[str, str]


@cache
def guide_of(name: str) -> Guide:
    """The guide of a game, read and checked once."""
    game = GAMES[name]
    folder = _folder(game)
    if folder is None:
        return Guide(game=name)
    lessons, steps = _read(folder, "lessons", _Lessons), _read(folder, "steps", _Steps)
    legend, rules = _read(folder, "legend", _Legend), _read(folder, "rules", _Rules)
    first = _first_games(folder)
    guide = Guide(
        game=name,
        turn=lessons.turn,
        events=lessons.events,
        lessons=[_lesson(one, lessons.words) for one in lessons.lessons],
        first_games=[_first_game(one, first.words) for one in first.games],
        steps=[_step(one, steps.words) for one in steps.steps],
        waiting=_step(steps.waiting, steps.words),
        brief=[GuideIcon(one.icon, f"{legend.brief_words}-{one.id}") for one in legend.brief],
        legend=[
            GuideGroup(group.title, [GuideIcon(icon, f"{legend.icon_words}-{icon}") for icon in group.icons])
            for group in legend.groups
        ],
        rules=rules.rules,
    )
    problems = list(_problems(guide, game))
    if problems:
        raise BadGuide(f"{name}: {'; '.join(problems)}")
    return guide


def taught(game: Game) -> list[Taught]:
    """The ways to play for which a game has a deal to learn with."""
    folder = _folder(game)
    games = [] if folder is None else _first_games(folder).games
    return [
        Taught(edition=one.edition, mode=one.mode, players=one.players, options=one.options) for one in games
    ]


def first_seed(game: Game, edition: str | None, mode: str | None, players: int, options: Any) -> int | None:
    """The seed of the deal to learn with; None where the game has none for this way to play."""
    folder = _folder(game)
    if folder is None:
        return None
    wanted = (edition or game.SETUPS[0].edition, mode or game.SETUPS[0].mode, players, dict(options))
    for one in _first_games(folder).games:
        if (one.edition, one.mode, one.players, one.options) == wanted:
            return one.seed
    return None


@cache
def _first_games(folder: Path) -> _FirstGames:
    """A game need not have any."""
    if not folder.joinpath("first.toml").is_file():
        return _FirstGames(words="", games=[])
    return _read(folder, "first", _FirstGames)


def _folder(game: Game) -> Path | None:
    home = kit_of(game).folder
    return home / "guide" if home is not None and (home / "guide").is_dir() else None


def _read(folder: Path, name: str, form: type[T]) -> T:
    try:
        return msgspec.toml.decode(folder.joinpath(f"{name}.toml").read_bytes(), type=form)
    except msgspec.MsgspecError as error:
        raise BadGuide(f"{folder.name}/{name}.toml: {error}") from error


def _wanted(text: str) -> Wanted:
    verb, _, target = text.partition(" ")
    return Wanted(verb, target)


def _lesson(one: _Lesson, words: str) -> GuideLesson:
    return GuideLesson(
        id=one.id,
        text=f"{words}-{one.id}",
        rule=one.rule,
        facts=one.facts,
        offers=[_wanted(offer) for offer in one.offers],
        turn=one.turn,
        modes=one.modes,
        not_modes=one.not_modes,
        tells=one.tells,
        first=one.first,
        shows=one.shows,
    )


def _first_game(one: _FirstGame, words: str) -> FirstGame:
    return FirstGame(
        edition=one.edition,
        mode=one.mode,
        players=one.players,
        options=one.options,
        moves=[GuideMove(move.turn, move.action, f"{words}-{move.why}", move.then) for move in one.moves],
    )


def _step(one: _Step, words: str) -> GuideStep:
    return GuideStep(
        step=one.step,
        id=f"now-{one.id}",
        text=f"{words}-{one.id}",
        rule=one.rule,
        offers=[_wanted(offer) for offer in one.offers],
        lacks=one.lacks,
        args=one.args,
        chance=one.chance,
    )


def rules_in(guide: Guide) -> Iterator[str]:
    """The id of every rule that a guide names."""
    yield from (lesson.rule for lesson in guide.lessons)
    yield from (step.rule for step in guide.steps)
    if guide.waiting is not None:
        yield guide.waiting.rule
    yield from guide.rules.values()


def messages_in(guide: Guide) -> Iterator[str]:
    """Every message that a guide says."""
    yield from (lesson.text for lesson in guide.lessons)
    yield from (move.text for one in guide.first_games for move in one.moves)
    yield from (step.text for step in guide.steps)
    yield from (point.text for point in guide.brief)
    if guide.waiting is not None:
        yield guide.waiting.text
    for group in guide.legend:
        yield from (group.title, *(one.text for one in group.icons))


def _problems(guide: Guide, game: Game) -> Iterator[str]:
    """What a guide names that does not exist."""
    known = rule_ids(game.NAME)
    yield from (f"there is no rule {rule}" for rule in sorted({*rules_in(guide)} - known))
    kinds: dict[str, Any] = {kind.__name__: kind for kind in game.FACTS}
    named = {event.name for event in guide.events}
    told = {fact.removeprefix("my ").removeprefix("their ") for one in guide.lessons for fact in one.facts}
    told |= {one.tells.removeprefix("my ").removeprefix("their ") for one in guide.lessons if one.tells}
    wanted = {*told, guide.turn, *(event.fact for event in guide.events)} - named
    yield from (f"there is no fact {fact}" for fact in sorted(wanted - {*kinds}))
    for event in guide.events:
        fields = kinds[event.fact].__struct_fields__ if event.fact in kinds else ()
        for field in filter(None, (event.field, event.unlike)):
            if field not in fields:
                yield f"{event.fact} has no field {field}"
    setups = {(one.edition, one.mode, count) for one in game.SETUPS for count in one.players}
    for first in guide.first_games:
        if (first.edition, first.mode, first.players) not in setups:
            yield f"nobody plays {first.edition} {first.mode} with {first.players}"
    modes = {mode for one in guide.lessons for mode in (*one.modes, *one.not_modes)}
    yield from (f"there is no mode {mode}" for mode in sorted(modes - {setup.mode for setup in game.SETUPS}))


@cache
def rule_ids(page: str) -> frozenset[str]:
    """The ids of all rules on a page; none where a game has no page."""
    if page not in pages():
        return frozenset()
    chapters = rules_page("en", page).chapters
    return frozenset(part.id for chapter in chapters for part in chapter.parts if isinstance(part, Rule))


@cache
def series(page: str) -> list[str]:
    """How the ids of a page's rules begin: by this a rule's page is found."""
    return sorted({rule.partition("-")[0] for rule in rule_ids(page)})
