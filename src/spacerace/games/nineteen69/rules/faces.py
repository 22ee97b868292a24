"""Faces: the printed facts about the parts of a table, by the numbers that views use. Clients draw with them.

A view refers to mission 6 and research 3; the faces say what is printed on them. Everything follows from the
header without its seed, so that it is the same for everybody and holds no secret.
"""

from __future__ import annotations

from msgspec import Struct, to_builtins

from spacerace.games.nineteen69.rules.actions import FACES, Face
from spacerace.games.nineteen69.rules.choices import terms_of
from spacerace.games.nineteen69.rules.ids import MissionId, ResearchId, ScientistId
from spacerace.games.nineteen69.rules.printed import (
    CardEntry,
    Cube,
    MissionEntry,
    NationEntry,
    ResearchEffect,
    ResearchEntry,
    ScientistEntry,
    Sheet,
    YearEntry,
)
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.games.nineteen69.rules.words import mission_name, part_name, research_name, scientist_name
from spacerace.kernel.game import Header, Message
from spacerace.kernel.packs import reconstructed
from spacerace.kernel.seats import Seat


class YearFace(Struct, frozen=True, kw_only=True):
    """A year of the calendar (N-1.11); a view counts years from 0."""

    year: int
    income: int
    sale_limit: int
    #: The printed values that are our reconstruction, by name.
    reconstructed: tuple[str, ...]


class MissionFace(Struct, frozen=True, kw_only=True):
    """A mission on the board (N-1.7)."""

    #: The mission's short text in actions.
    id: str
    name: Message
    level: int
    #: The researches that help it, by their numbers (N-6.13).
    symbols: tuple[int, ...]
    launch_cost: int
    espionage_cost: int
    #: The prestige points of every space; the start is space 0 (N-1.8).
    track: tuple[int, ...]
    reconstructed: tuple[str, ...]


class ScientistFace(Struct, frozen=True, kw_only=True):
    """A type of scientist (N-9)."""

    #: The type's short text in actions.
    id: str
    name: Message
    text: Message
    cube: Cube
    supply: int
    price: int
    researchers: int
    #: For whoever owns the sheet on which the cube lies (N-8.2).
    end_pp: int
    reconstructed: tuple[str, ...]


class ResearchFace(Struct, frozen=True, kw_only=True):
    """A research on everybody's sheets (N-10)."""

    #: The research's short text in actions.
    id: str
    name: Message
    text: Message
    sheet: Sheet
    effect: ResearchEffect
    #: Cards, money, dice or points for each researcher.
    amount: int
    reconstructed: tuple[str, ...]


class CardFace(Struct, frozen=True, kw_only=True):
    """The espionage cards of one value (N-1.2)."""

    value: int
    name: Message
    text: Message
    copies: int
    reconstructed: tuple[str, ...]


class DieSide(Struct, frozen=True, kw_only=True):
    """What a die can show, and on how many of its sides."""

    face: Face
    name: Message
    sides: int


class DieFace(Struct, frozen=True, kw_only=True):
    """The dice of the mission test (N-1.3)."""

    count: int
    sides: tuple[DieSide, ...]
    reconstructed: tuple[str, ...]


class NationFace(Struct, frozen=True, kw_only=True):
    """The nation of a seat (N-2.1). The client draws its flag."""

    id: str
    name: Message


class BoardFace(Struct, frozen=True, kw_only=True):
    """Single numbers of the box."""

    card_price: int
    hand_limit: int
    money_per_pp: int
    #: Slots for scientists in a research (N-1.4).
    slots: int
    bonus_tokens: int
    #: A bonus token counts as so many researchers (N-5.12).
    token_researchers: int
    reconstructed: tuple[str, ...]


class Faces(Struct, frozen=True, kw_only=True):
    """The faces of a match, each list by the numbers of views."""

    years: tuple[YearFace, ...]
    missions: tuple[MissionFace, ...]
    #: Which of the missions is the Moon (N-11).
    moon: int
    scientists: tuple[ScientistFace, ...]
    researches: tuple[ResearchFace, ...]
    #: In the order of their values. A view identifies a card by its value.
    cards: tuple[CardFace, ...]
    die: DieFace
    #: By seat.
    nations: tuple[NationFace, ...]
    board: BoardFace


def faces(header: Header) -> dict[str, object]:
    """The faces of a match, as plain data."""
    found: dict[str, object] = to_builtins(_faces(terms_of(header)))
    return found


def sides_of(header: Header) -> dict[str, Message]:
    """The nations of the match's box, with their names (N-2.1)."""
    return {entry.id: _nation(entry).name for entry in terms_of(header).pack.nation}


def _faces(terms: Terms) -> Faces:
    """The faces of a match."""
    pack = terms.pack
    by_id = {entry.id: entry for entry in pack.nation}
    return Faces(
        years=tuple(map(_year, terms.years)),
        missions=tuple(
            _mission(terms, MissionId(number), entry) for number, entry in enumerate(terms.missions)
        ),
        moon=terms.moon,
        scientists=tuple(
            _scientist(terms, ScientistId(number), entry) for number, entry in enumerate(terms.scientists)
        ),
        researches=tuple(
            _research(terms, ResearchId(number), entry) for number, entry in enumerate(terms.researches)
        ),
        cards=tuple(map(_card, pack.card)),
        die=_die(terms),
        nations=tuple(_nation(by_id[nation]) for nation in terms.nations),
        board=_board(terms),
    )


def _year(entry: YearEntry) -> YearFace:
    """A year."""
    return YearFace(
        year=entry.year,
        income=entry.income,
        sale_limit=entry.sale_limit,
        reconstructed=reconstructed(entry),
    )


def _mission(terms: Terms, number: MissionId, entry: MissionEntry) -> MissionFace:
    """A mission; its track begins with the start space (N-1.8)."""
    return MissionFace(
        id=entry.id,
        name=mission_name(terms, number),
        level=entry.level,
        symbols=terms.symbols[number],
        launch_cost=entry.launch_cost,
        espionage_cost=entry.espionage_cost,
        track=terms.tracks[number],
        reconstructed=reconstructed(entry),
    )


def _scientist(terms: Terms, number: ScientistId, entry: ScientistEntry) -> ScientistFace:
    """A type of scientist, and what it does in a line."""
    args = {"researchers": entry.researchers, "points": f"{entry.end_pp:+}"}
    return ScientistFace(
        id=entry.id,
        name=scientist_name(terms, number),
        text=Message(f"n-scientist-{entry.id}-text", args),
        cube=entry.cube,
        supply=entry.supply,
        price=entry.price,
        researchers=entry.researchers,
        end_pp=entry.end_pp,
        reconstructed=reconstructed(entry),
    )


def _research(terms: Terms, number: ResearchId, entry: ResearchEntry) -> ResearchFace:
    """A research, and what it does in a line; those of the rocket sheet all do the same."""
    word = "symbol" if entry.effect == "symbol" else entry.id
    return ResearchFace(
        id=entry.id,
        name=research_name(terms, number),
        text=Message(f"n-research-{word}-text", {"amount": entry.amount}),
        sheet=entry.sheet,
        effect=entry.effect,
        amount=entry.amount,
        reconstructed=reconstructed(entry),
    )


def _card(entry: CardEntry) -> CardFace:
    """The cards of a value."""
    args = {"value": entry.value}
    return CardFace(
        value=entry.value,
        name=Message("n-espionage-card", args),
        text=Message("n-espionage-card-text", args),
        copies=entry.copies,
        reconstructed=reconstructed(entry),
    )


def _die(terms: Terms) -> DieFace:
    """The dice, side by side."""
    sides = (
        DieSide(face=face, name=Message(f"n-face-{face}"), sides=terms.faces.count(face)) for face in FACES
    )
    die = terms.pack.die
    return DieFace(count=die.count, sides=tuple(sides), reconstructed=reconstructed(die))


def nation_name(terms: Terms, seat: Seat) -> Message:
    """The name of the nation that a seat plays (N-2.1)."""
    return next(_nation(entry).name for entry in terms.pack.nation if entry.id == terms.nations[seat])


def _nation(entry: NationEntry) -> NationFace:
    """A nation; a name that its pack gives comes first."""
    return NationFace(id=entry.id, name=part_name(entry.name, f"n-nation-{entry.id}"))


def _board(terms: Terms) -> BoardFace:
    """Single numbers."""
    board = terms.board
    return BoardFace(
        card_price=board.card_price,
        hand_limit=board.hand_limit,
        money_per_pp=board.money_per_pp,
        slots=board.slots,
        bonus_tokens=board.bonus_tokens,
        token_researchers=1,
        reconstructed=reconstructed(board),
    )
