"""The balance report: many games of bots, counted, with intervals, as a page and as figures to compare.

A game's kit says what is counted in that game, ``plain`` stands in for games that say nothing, and
``every_game`` counts what all games have, in the terms of ``forms``. ``gather`` plays and counts, in several
processes if wanted. ``figures`` computes shares and means, ``build`` makes the report, ``plots`` and ``page``
show it.
"""
