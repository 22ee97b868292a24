"""Rocketmen in a terminal."""
