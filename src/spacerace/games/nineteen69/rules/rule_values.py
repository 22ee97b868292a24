"""What the rules page of 1969 takes from a pack, by path.

Beside every number of the pack ("scientist.genius.price", "year.1963.income") there are what a scientist
brings at the end ("scientist.genius.end"), lists ("scientist.end", "year") and counts ("card.count").
"""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games.nineteen69.rules.pack import LIBRARY, MOST_PLAYERS
from spacerace.games.nineteen69.rules.printed import Pack, ScientistEntry, YearEntry
from spacerace.kernel.game import Message, RuleValue
from spacerace.kernel.packs import is_ours, pack_numbers


def rule_values(pack: Pack) -> dict[str, RuleValue]:
    """Everything that a page may ask of a pack, by path."""
    values = {path: RuleValue(number, ours) for path, number, ours in pack_numbers(LIBRARY.form, pack)}
    for scientist in pack.scientist:
        path = f"scientist.{scientist.id}"
        words = Message("rules-end-pp", {"points": scientist.end_pp})
        values[f"{path}.end"] = RuleValue(words, is_ours(scientist, "end_pp"))
        values[f"{path}.name"] = RuleValue(Message(f"n-scientist-{scientist.id}"))
    for research in pack.research:
        values[f"research.{research.id}.name"] = RuleValue(Message(f"n-research-{research.id}"))
    return values | _lists(pack) | _counts(pack)


def _lists(pack: Pack) -> dict[str, RuleValue]:
    """Lists of what a page tells in one sentence."""
    ends = [_end(scientist) for scientist in pack.scientist if scientist.end_pp]
    others = sorted({scientist.supply for scientist in pack.scientist if scientist.id != "basic"})
    return {
        "scientist.end": RuleValue(_list(ends) if ends else Message("purse-nothing")),
        "scientist.others": RuleValue(_list([_number(supply) for supply in others])),
        "year": RuleValue(_list([_year(year) for year in pack.year])),
    }


def _end(scientist: ScientistEntry) -> Message:
    """What a scientist brings or costs at the end."""
    name = Message(f"n-scientist-{scientist.id}")
    row = Message("rules-end-row", {"type": name, "points": f"{scientist.end_pp:+}"})
    return _bracketed(row) if is_ours(scientist, "end_pp") else row


def _year(year: YearEntry) -> Message:
    """A year of the calendar."""
    figures = {}
    for field in ("income", "sale_limit"):
        number = _number(getattr(year, field))
        figures[field] = _bracketed(number) if is_ours(year, field) else number
    # As text: a year is written without a mark between its thousands.
    return Message("rules-year", {"year": str(year.year), **figures})


def _counts(pack: Pack) -> dict[str, RuleValue]:
    """How many there are of something."""
    by_type = sorted((one.researchers for one in pack.scientist), reverse=True)
    basics = [one.researchers * pack.board.slots for one in pack.scientist if one.id == "basic"]
    counts = {
        "scientist.count": sum(scientist.supply for scientist in pack.scientist),
        "card.count": sum(card.copies for card in pack.card),
        "card.most": MOST_PLAYERS * pack.board.hand_limit,
        "research.count": len(pack.research),
        "nation.count": len(pack.nation),
        # Different types in all slots, or Basics, and a bonus token (N-5.5, N-9.6).
        "research.most": max(sum(by_type[: pack.board.slots]), *basics) + 1,
    }
    return {path: RuleValue(count) for path, count in counts.items()}


# --- words ---------------------------------------------------------------------------------------


def _number(number: int) -> Message:
    return Message("rules-figures", {"figures": str(number)})


def _list(parts: Sequence[Message]) -> Message:
    return Message("rules-list", {"parts": tuple(parts)})


def _bracketed(words: Message) -> Message:
    return Message("rules-ours", {"what": words})
