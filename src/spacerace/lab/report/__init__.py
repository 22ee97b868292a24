"""The balance report: many games of bots, counted, with intervals, as a page and as figures to compare.

``rocketmen`` and ``nineteen69`` say what is counted in their game, ``every_game`` what is counted in any,
in the terms of ``forms``. ``gather`` plays and counts, in several ``processes`` if wanted; ``figures`` makes
shares and means of it and ``build`` the report, which ``plots`` and ``page`` show.
"""
