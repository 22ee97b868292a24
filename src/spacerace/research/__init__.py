"""The games for research: environments, batches of games, tables of data. docs/research.md shows how.

Names in ``__all__`` of this package and of its modules stay; what else is here may change.
"""

from __future__ import annotations

from spacerace.research.play import OutsideMask, Play
from spacerace.research.table import REWARDS, Reward, Table

__all__ = ["REWARDS", "OutsideMask", "Play", "Reward", "Table"]
