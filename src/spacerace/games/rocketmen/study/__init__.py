"""What a study knows of Rocketmen: points, luck, aims."""

from spacerace.games.rocketmen.study.aim import aim
from spacerace.games.rocketmen.study.feats import feats
from spacerace.games.rocketmen.study.luck import luck
from spacerace.games.rocketmen.study.points import parts, round_of, tie
from spacerace.games.rocketmen.study.totals import totals

__all__ = ["aim", "feats", "luck", "parts", "round_of", "tie", "totals"]
