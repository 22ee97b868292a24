"""1969 as numbers: what a seat sees as a row of columns, and the options by fixed numbers."""

from __future__ import annotations

from spacerace.games.encoding import EncoderByTerms
from spacerace.games.nineteen69.encoding.columns import Columns
from spacerace.games.nineteen69.encoding.numbering import Numbering
from spacerace.games.nineteen69.setups import NAME

__all__ = ["ENCODER"]

#: The number is raised when a column or a number of an option comes to mean something else.
ENCODER = EncoderByTerms(NAME, 1, Columns, Numbering)
