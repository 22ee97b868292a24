"""Contests for the tests of the arena."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from spacerace.lab.arena import (
    Contest,
    Played,
)

CONTEST = Contest(game="1969", bots=("random", "idle"), players=2, seed=3)


def timeless(games: list[Played]) -> list[Played]:
    """Games in order, without the one thing that no seed decides."""
    return sorted((replace(game, seconds=()) for game in games), key=lambda game: (game.deal, game.number))


def own_bot(folder: Path, choose: str, name: str = "mine.py") -> str:
    """A file with a bot that chooses like this; its path."""
    path = folder / name
    lines = ("import os, signal", "class Mine:", "    def __init__(self, game, seed): pass")
    method = f"    def choose(self, view, options, clock): {choose}"
    path.write_text("\n".join((*lines, method, "")))
    return str(path)


def game(
    deal: int, number: int, seats: str, scores: tuple[int, ...], *winners: int, level: str = ""
) -> Played:
    """A game that ended like this; every seat decided twice, in a second each."""
    return Played(
        deal=deal,
        number=number,
        seats=tuple(seats),
        level=level,
        scores=scores,
        winners=winners,
        rounds=7,
        end_reason="cap" if number else "tokens",
        unfinished=number > 0,
        decisions=(2,) * len(seats),
        seconds=(2.0,) * len(seats),
    )
