"""What a study knows of 1969: points, luck, aims."""

from spacerace.games.nineteen69.study.aim import aim
from spacerace.games.nineteen69.study.feats import feats
from spacerace.games.nineteen69.study.luck import luck
from spacerace.games.nineteen69.study.points import parts, round_of, tie
from spacerace.games.nineteen69.study.totals import totals

__all__ = ["aim", "feats", "luck", "parts", "round_of", "tie", "totals"]
