"""How Rocketmen can be played: what forms and command lines offer without asking the rules (D-28)."""

from __future__ import annotations

from spacerace.kernel.game import LEVEL, Choosable, Setup

NAME = "rocketmen"
#: How strong the AI is when somebody plays alone, from weak to strong (RM-15.7).
LEVELS: tuple[str, ...] = ("easy", "normal", "hard")

_LEVEL = Choosable(LEVEL, ("normal", "easy", "hard"))
_VARIANTS = Choosable("variants", (0, 2))
_STRICT = Choosable("strict_declaration", (False, True))
_MANY, _ALONE = (2, 3, 4), (1,)

#: Every way to play, the usual one first. The round cap is a setting too, but nobody chooses it in a form.
SETUPS: tuple[Setup, ...] = (
    Setup(edition="final", mode="standard", players=_MANY, choosable=(_VARIANTS, _STRICT)),
    Setup(edition="final", mode="battle", players=_MANY, choosable=(_VARIANTS, _STRICT), first_game=True),
    Setup(edition="final", mode="solo", players=_ALONE, choosable=(_LEVEL, _STRICT)),
    Setup(edition="early", mode="standard", players=_MANY, choosable=(_VARIANTS,)),
    Setup(edition="early", mode="battle", players=_MANY, choosable=(_VARIANTS,)),
    Setup(edition="early", mode="solo", players=_ALONE, choosable=(_LEVEL,)),
)
