"""Pips, a small game for spacerace: a package of its own, found by its entry point."""
