"""Previews of Rocketmen: the exact chance of success as figures, and in whole percent for a person."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec import structs

from spacerace.games.rocketmen.rules import odds
from spacerace.games.rocketmen.rules.actions import Abort, Action
from spacerace.games.rocketmen.rules.view import View
from spacerace.kernel.game import Message, Preview
from spacerace.kernel.percents import whole_percent


def previews(view: View, options: Sequence[Action]) -> list[Preview | None]:
    """For each option of a launch, or to launch, the chance of success under best play (D-15 to D-22)."""
    found = odds.previews(view, options)
    return [_in_words(option, one) for option, one in zip(options, found, strict=True)]


def _in_words(option: Action, preview: Preview | None) -> Preview | None:
    """A preview with whole percents; of an abort it tells the price."""
    if preview is None or isinstance(option, Abort):
        return preview
    chance = Fraction(str(preview.figures["success"]))
    return structs.replace(preview, say=Message("odds-success", {"percent": whole_percent(chance)}))
