"""Many games of bots: counted, repeatable, stopped at the cap."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from spacerace.bots import Bot, derived_seed
from spacerace.bots.random_bot import RandomBot
from spacerace.games import GAMES, game_named
from spacerace.games.rocketmen import rules as rocketmen
from spacerace.kernel.chance import Luck, bot_seed
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import AnyAction, AnyState, AnyView, Option
from spacerace.kernel.match import Match
from spacerace.kernel.seats import CHANCE
from spacerace.lab.playing import play_to_end
from spacerace.lab.simulate import (
    BrokenLaw,
    play_game,
    play_random_game,
    seated_bots,
    simulate,
)


def test_games_are_found_by_name() -> None:
    """A game that is not there is refused with those that are."""
    assert game_named("rocketmen") is GAMES["rocketmen"]
    with pytest.raises(BadSetup, match="rocketmen") as caught:
        game_named("chess")
    assert "chess" in str(caught.value)


def test_a_random_game_meets_its_cap_and_says_so() -> None:
    """INV-16: three rounds, then unfinished."""
    result = play_random_game("rocketmen", 3, seed=1, round_cap=3).result
    assert (result.rounds, result.end_reason, result.unfinished) == (3, "cap", True)
    assert len(result.scores) == 3
    assert result.winners


@pytest.mark.parametrize("options", [{}, {"variants": 2}], ids=str)
def test_the_same_seed_plays_the_same_game(options: dict[str, Option]) -> None:
    """Seed and bots decide everything."""
    first = play_random_game("rocketmen", 2, seed=4, round_cap=5, options=options)
    assert play_random_game("rocketmen", 2, seed=4, round_cap=5, options=options) == first
    assert play_random_game("rocketmen", 2, seed=5, round_cap=5, options=options) != first


def test_a_bot_of_a_file_does_not_get_the_tables_seed(tmp_path: Path) -> None:
    """Nor one that it could be reckoned from."""
    file = tmp_path / "curious.py"
    file.write_text(
        "class Curious:\n"
        "    def __init__(self, game, seed): self.seed = seed\n"
        "    def choose(self, view, options, clock): return options[0]\n"
    )
    deal = derived_seed(5, 0)
    seeds = [bot.own.seed for bot in seated_bots(rocketmen, [str(file)], 3, deal)]  # type: ignore[attr-defined]
    assert seeds == [bot_seed(deal, seat) for seat in range(3)]


def test_decisions_are_choices_among_two_or_more() -> None:
    """The fast loop counts and plays as a careful one would."""
    header = rocketmen.prepare(seats=["a", "b"], seed=9, options={"round_cap": 4})
    match, bots, decisions = (
        Match(GAMES["rocketmen"], header),
        seated_bots(GAMES["rocketmen"], ["random"], 2, 9),
        0,
    )
    while (seat := match.awaited) is not None:
        if seat == CHANCE:
            match.draw()
            continue
        options = rocketmen.canonical_options(match.state)
        decisions += len(options) > 1
        match.play(seat, options[0] if len(options) == 1 else bots[seat].choose(None, options, None))
    ending = play_game(GAMES["rocketmen"], header, seated_bots(GAMES["rocketmen"], ["random"], 2, 9))
    assert ending.decisions == decisions
    assert ending.result.scores == rocketmen.result(match.state).scores


class Seeing:
    """A bot that wants a view and takes the first option."""

    name = "seeing"
    blind = False

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.looks = 0

    def choose(self, view: AnyView, options: Sequence[AnyAction], clock: object | None) -> AnyAction:
        """The first option, after a look at the own view."""
        assert view.viewer == self.seat
        assert len(options) > 1
        self.looks += 1
        return options[0]


def test_a_bot_that_sees_gets_its_own_view() -> None:
    """The view of its seat, and never a single option."""
    header = rocketmen.prepare(seats=["a", "b"], seed=2, options={"round_cap": 2})
    seeing = Seeing(1)
    bots: list[Bot] = [RandomBot(1), seeing]
    play_game(GAMES["rocketmen"], header, bots)
    assert seeing.looks > 0


def test_a_simulation_counts_what_it_plays() -> None:
    """One item a game in every list, and the progress reported game by game."""
    seen: list[int] = []
    found = simulate(
        GAMES["rocketmen"], 2, ["random"], 4, seed=3, options={"round_cap": 3}, progress=seen.append
    )
    assert seen == [1, 2, 3, 4]
    assert found.games == len(found.scores) == len(found.winners) == len(found.rounds) == 4
    assert sum(found.end_reasons.values()) == 4
    assert found.decisions > 0
    again = simulate(GAMES["rocketmen"], 2, ["random", "random"], 4, seed=3, options={"round_cap": 3})
    assert replace(again, seconds=0) == replace(found, seconds=0)


def test_each_game_of_a_simulation_can_be_had_alone() -> None:
    """Each has a seed of its own, which follows from that of the simulation."""
    found = simulate(GAMES["rocketmen"], 2, ["random"], 3, seed=6, options={"round_cap": 4})
    alone = [play_random_game("rocketmen", 2, derived_seed(6, number), round_cap=4) for number in range(3)]
    assert found.decisions == sum(game.decisions for game in alone)
    assert found.scores == [game.result.scores for game in alone]
    assert len({game.decisions for game in alone}) > 1


def test_bots_must_fit_the_seats() -> None:
    """One for all, or one for each."""
    with pytest.raises(BadSetup, match="2"):
        simulate(GAMES["rocketmen"], 3, ["random", "random"], 1, seed=1, options={})


def test_a_lawful_game_is_the_same_game():
    header = rocketmen.prepare(seats=["a", "b"], seed=3, options={"round_cap": 5})
    plain = play_game(rocketmen, header, seated_bots(rocketmen, ["random"], 2, 3))
    assert play_game(rocketmen, header, seated_bots(rocketmen, ["random"], 2, 3), laws_every=3) == plain


def test_a_broken_law_stops_the_run_and_names_its_seed(monkeypatch):
    header = rocketmen.prepare(seats=["a", "b"], seed=3, options={"round_cap": 5})
    monkeypatch.setattr(rocketmen, "laws", lambda state, before=None: ["INV-1: a card is lost"])
    with pytest.raises(BrokenLaw, match=r"seed 3 \(INV-1"):
        play_game(rocketmen, header, seated_bots(rocketmen, ["random"], 2, 3), laws_every=1)


def test_laws_are_tested_at_every_nth_step_and_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that is tested has its state before beside the state after; the last state stands alone."""
    header = rocketmen.prepare(seats=["a", "b"], seed=3, options={"round_cap": 2})
    tested: list[bool] = []

    def laws(state: AnyState, before: AnyState = None) -> list[str]:
        tested.append(before is not None)
        return []

    monkeypatch.setattr(rocketmen, "laws", laws)
    steps = 0

    class Steps:
        """Counts the steps of the same game."""

        def choosing(self, state: AnyState, options: Sequence[AnyAction]) -> None:
            """Options are no step."""

        def see(self, state: AnyState) -> None:
            nonlocal steps
            steps += 1

    play_to_end(
        rocketmen, rocketmen.begin(header), seated_bots(rocketmen, ["random"], 2, 3), Luck(3), Steps()
    )
    play_game(rocketmen, header, seated_bots(rocketmen, ["random"], 2, 3), laws_every=4)
    assert tested == [True] * (steps // 4) + [False]
    assert steps > 8
