"""Rocketmen: rules, bot, study, screens and words in one folder; ``game.py`` is its entry."""
