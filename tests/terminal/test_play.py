"""Playing at a terminal, by scripted people: whole games, what can be typed, the AI."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen import terminal as rocketmen_screen
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules.chapters import ending
from spacerace.kernel.codec import encode, write_match
from spacerace.kernel.match import Undo
from spacerace.terminal import saving
from spacerace.terminal.play import Sitting
from tests.terminal.scripted import HAND_OVER, Options, eager, new_sitting, paper, printed, run, sitting
from tests.terminal.unseen import Unseen

__all__ = ["sitting"]


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("Ann,random", {}),
        ("random,Ann,random", {"variants": 2}),
        ("Ann,Bob", {"strict_declaration": True}),
        ("Ann,random,Bob,random", {"variants": 2, "strict_declaration": True}),
    ],
)
def test_a_whole_game_by_typed_numbers(tmp_path: Path, seats: str, options: Options) -> None:
    """People and bots play to the end; the file holds the same game."""
    sitting = new_sitting(tmp_path / "a.match", seats, options={"round_cap": 6, **options})
    sitting.read = eager(sitting)
    assert sitting.run()
    text = printed(sitting)
    assert "Stopped unfinished after 6 rounds" in text
    assert "‹" not in text  # every message has words
    again, torn = saving.load(tmp_path / "a.match")
    assert not torn
    assert again.log == sitting.match.log
    assert encode(again.state) == encode(sitting.match.state)
    assert (tmp_path / "a.match").read_text() == write_match(sitting.match)


@pytest.mark.slow
@pytest.mark.parametrize("height", [24, 45])
@pytest.mark.parametrize(
    ("edition", "mode", "seats"),
    [
        ("final", "battle", "Ann,random"),
        ("early", "battle", "Ann,random,random"),
        ("early", "standard", "Ann,random"),
        ("final", "solo", "Ann"),
        ("early", "solo", "Ann"),
    ],
)
def test_a_whole_game_of_every_edition_and_mode(
    tmp_path: Path, edition: str, mode: str, seats: str, height: int
) -> None:
    """Nothing lacks words, nothing breaks, and what is not in the mode is not shown."""
    sitting = new_sitting(tmp_path / "a.match", seats, edition=edition, mode=mode, options={"round_cap": 25})
    sitting.console = paper(height=height)
    sitting.read = eager(sitting)
    assert sitting.run()
    text = printed(sitting)
    assert "‹" not in text and "1,000,000" not in text
    assert ("AI" in text) == (mode == "solo")
    if mode != "standard":
        assert "Moon token" not in text
    if mode == "solo":
        assert "Variants" not in text
    if mode == "battle":
        assert "Goals" not in text and "Mars: " not in text and "fourth mission" in text
    again, _ = saving.load(tmp_path / "a.match")
    assert again.log == sitting.match.log


def test_the_points_at_the_end_add_up(tmp_path: Path) -> None:
    """The table of points has every source, and its total is the score."""
    sitting = new_sitting(tmp_path / "a.match", seed=3, options={"round_cap": 12, "variants": 2}, of=Unseen)
    sitting.read = eager(sitting)
    sitting.run()
    state = sitting.match.state
    sheet = ending.score_sheet(state)
    scores = rocketmen.result(state).scores
    assert tuple(sum(points[seat] for _, points in sheet) for seat in range(2)) == scores
    end = printed(sitting).split("Points")[-1]
    for words in (
        "on the victory track",
        "on cards",
        "Moon and Mars tokens",
        "Personal Goal",
        "Variants",
        "total",
    ):
        assert words in end
    total = next(line for line in end.splitlines() if line.startswith("total"))
    assert total.split()[1:] == [str(score) for score in scores]


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 45), (40, 10), (200, 100)])
def test_every_size_of_screen_can_be_drawn(tmp_path: Path, width: int, height: int) -> None:
    """Nothing breaks, and no line is wider than the screen."""
    sitting = new_sitting(
        tmp_path / "a.match", "Ann,random,random,random", options={"round_cap": 3, "variants": 2}
    )
    sitting.console = paper(width=width, height=height)
    sitting.read = eager(sitting)
    sitting.run()
    lines = [line for line in printed(sitting).splitlines() if "saved in" not in line]
    assert max(map(len, lines)) <= width


# --- what can be typed ---------------------------------------------------------------------------


def shorts(sitting: Sitting) -> list[str]:
    """The short texts of Ann's options."""
    return [offer.short for offer in sitting.offers()]


def test_the_screen_shows_what_one_needs(sitting: Sitting) -> None:
    """Display with prices, Engines, locations, Hand, goals, options."""
    text = run(sitting)
    for words in (
        "Round 1",
        "Ann's turn",
        "the end comes at 23 VP",
        "Display",
        "price",
        "Small Rocket Boosters",
        "3 left",
        "Earth orbit: 8 in 3 draws (Computer)",
        "Space Hotel (4): 4 VP",
        "Moon token",
        "Hand 6 of 6",
        "Goals",
        "HQ 6, Warehouse 0, Junkyard 0",
        "Plan: –",
        "End the turn",
    ):
        assert words in text


def test_a_short_text_does_an_option(sitting: Sitting) -> None:
    """As match files have it, or as a card's name, or how it begins."""
    run(sitting)
    seat = sitting.match.awaited
    card = next(short for short in shorts(sitting) if short.startswith("place") and short.endswith("plan"))
    run(sitting, card)
    entry = sitting.match.log[-1]
    assert (entry.seat, rocketmen.write_action(sitting.match.state, entry.action)) == (seat, card)
    run(sitting, "undo", "place base plan")
    assert "base" in rocketmen.write_action(sitting.match.state, sitting.match.log[-1].action)
    run(sitting, "undo", "plan space hot")
    assert "space-hotel" in rocketmen.write_action(sitting.match.state, sitting.match.log[-1].action)


def test_several_options_that_begin_alike_are_listed(sitting: Sitting) -> None:
    """Nothing is done before it is clear what is meant."""
    run(sitting)
    before = len(sitting.match.log)
    text = run(sitting, "discard")
    assert "could mean several things" in text
    assert text.count("Discard ") > 2
    assert len(sitting.match.log) == before


@pytest.mark.parametrize(
    ("typed", "rule", "words"),
    [
        ("buy depot", "RM-4.1", "You cannot buy Depot"),
        ("launch mars", "RM-7.1", "You cannot launch before a Mission is planned."),
        ("place spaceship pad", "RM-5.2", "before a Mission is planned"),
        ("buy climate change", "RM-4.5", "The price is $50"),
        ("confirm", "RM-3.2", "first"),
    ],
)
def test_an_illegal_text_is_refused_with_its_rule(
    sitting: Sitting, typed: str, rule: str, words: str
) -> None:
    """One sentence and the rule; nothing happens. With the Station's money Ann could buy anything."""
    run(sitting, "discard space station")
    before = encode(sitting.match.state)
    text = run(sitting, typed)
    assert f"[{rule}]" in text
    assert words in " ".join(text.split())
    assert encode(sitting.match.state) == before


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("fly away", 'No action is called "fly".'),
        ("launch", "followed by one word"),
        ("buy flowers", 'No card is called "flowers".'),
        ("?!", "No action is called"),
    ],
)
def test_a_text_that_means_nothing_leads_to_the_help(sitting: Sitting, typed: str, words: str) -> None:
    """It breaks no rule; nothing happens."""
    run(sitting)
    before = encode(sitting.match.state)
    text = " ".join(run(sitting, typed).split())
    assert words in text
    assert 'or "help".' in text and "[T-5]" not in text
    assert encode(sitting.match.state) == before


@pytest.mark.parametrize(
    ("typed", "short"),
    [
        ("place hotel plan", "place white-space-hotel plan"),
        ("discard HOTEL", "discard white-space-hotel"),
        ("buy boosters", "buy small-rocket-boosters"),
        ("buy super heavy", "buy super-heavy-engines"),
        ("buy super-heavy", "buy super-heavy-engines"),
        ("launch mars", "launch mars"),
        ("pay-token science", "pay-token science"),
        # Several begin like this, or none.
        ("buy space", "buy space"),
        ("buy flowers", "buy flowers"),
    ],
)
def test_a_part_of_a_name_will_do_if_only_one_card_in_sight_has_it(
    sitting: Sitting, typed: str, short: str
) -> None:
    """It may begin at any word of the name."""
    run(sitting)
    found = rocketmen_screen.complete(sitting.match.state, typed)
    # Of several copies any will do.
    assert re.sub(r"-\d+$", "", found) == short


def test_why_tells_what_is_barred(sitting: Sitting) -> None:
    """All of it, or what begins like the text, in words."""
    text = run(sitting, "discard space station", "why")
    assert "launch earth: You cannot launch before a Mission is planned. [RM-7.1]" in text
    assert "buy Climate Change: The price is $50" in text
    assert text.count("place Spaceship pad: ") == 1
    text = run(sitting, "why launch m")
    assert "launch mars" in text and "launch moon" in text
    assert "launch earth" not in text and "buy Climate Change:" not in text


def test_capitals_make_no_difference(sitting: Sitting) -> None:
    """For commands as for options."""
    text = run(sitting, "Help", "HEL", "Plan Space Hotel", "Undo", "QUIT")
    assert "With a single option, Enter takes it" in text
    assert "Did you mean help?" in text
    assert isinstance(sitting.match.log[-1].action, Undo)
    assert "The game is saved." in text


def test_a_number_that_is_none_of_the_options(sitting: Sitting) -> None:
    """Say which there are."""
    text = run(sitting, "99", "0")
    assert text.count(f"The options are numbered from 1 to {len(sitting.offers())}.") == 2


def test_undo_and_why_it_can_end(sitting: Sitting) -> None:
    """T-4: taken back as long as nothing was learned; the file has it too."""
    run(sitting)
    before = encode(sitting.match.state)
    text = run(sitting, "buy storage batteries", "undo", "undo")
    assert encode(sitting.match.state) == before
    assert "[T-4]" in text
    assert sitting.file.path.read_text().endswith("Ann: buy storage-batteries\nAnn: undo\n")


def test_what_cannot_be_taken_back_has_a_sign(sitting: Sitting) -> None:
    """A confirmed purchase turns up a card."""
    text = run(sitting, "buy storage batteries", "1", "1", "1")
    assert "  1! Confirm the purchase" in text
    assert "! cannot be taken back" in text


def test_enter_takes_a_single_option(sitting: Sitting) -> None:
    """With several it shows the screen again."""
    text = run(sitting, "")
    assert text.count("Display") == 2
    run(sitting, "buy storage batteries", "1", "1", "1", "")
    assert any(isinstance(entry.action, a.Confirm) and entry.seat == 0 for entry in sitting.match.log)


def test_help_card_rules_board_log_save(sitting: Sitting) -> None:
    """The other commands say what they should and change nothing."""
    run(sitting)
    before = len(sitting.match.log)
    sitting.rule_text = {"RM-4.1": "RM-4.1  You may buy."}.get  # type: ignore[assignment]
    lines = [
        "help",
        "?",
        "card depot",
        "card xyz",
        "card",
        "rules RM-4.1",
        "rules",
        "rules RM-99",
        "board",
        "log",
        "save",
        "hel",
    ]
    text = run(sitting, *lines)
    for words in (
        "With a single option, Enter takes it",
        "Depot pink Asset",
        "It holds 3.",
        'begins with "xyz"',
        "such as: card depot",
        "RM-4.1 You may buy.",
        "such as: rules RM-4.1",
        'There is no rule "RM-99"',
        "Ann drew",
        "Round 1 began.",
        "The game is saved in",
        "Did you mean help?",
    ):
        assert words in " ".join(text.split())
    assert len(sitting.match.log) == before


@pytest.mark.parametrize("last", [["quit"], []])
def test_leaving_tells_how_to_come_back(sitting: Sitting, last: list[str]) -> None:
    """By quit, or when the terminal is closed."""
    text = run(sitting, *last)
    assert f"spacerace play rocketmen --resume {sitting.file.path}" in text


def test_undo_names_who_acted_last(tmp_path: Path) -> None:
    """At the start of a turn nothing of one's own can be taken back."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob", seed=7)
    text = run(sitting, "undo")
    assert "There is nothing of yours to take back, because nobody has done anything yet. [T-4]" in text
    first = sitting.names[sitting.match.awaited or 0]
    text = run(sitting, "end-turn", "undo")
    assert f"nothing of yours to take back, because the latest step was that of {first}. [T-4]" in text


def test_launches_come_first_and_stand_out(tmp_path: Path) -> None:
    """They are what everything else is for."""
    sitting = new_sitting(tmp_path / "a.match", seed=3, options={"round_cap": 12})
    played, seen = eager(sitting), 0

    def read(prompt: str) -> str:
        nonlocal seen
        offers = sitting.offers()
        launches = [isinstance(offer.action, a.LaunchTo) for offer in offers]
        assert launches == sorted(launches, reverse=True)
        assert launches == [offer.stands_out for offer in offers]
        seen += any(launches)
        return played(prompt)

    sitting.read = read
    sitting.run()
    assert seen
    text = printed(sitting)
    assert "Mission Success cards left  " in text and " of value 0" in text
    assert "Abort the mission (costs nothing)" in text


def test_the_hand_shows_what_is_laid_down(sitting: Sitting) -> None:
    """Whole copies, or how many of them."""
    text = run(sitting, "buy storage batteries", "1", "1")
    assert "laid down)" in text.split("Buying")[-2]
    assert "laid down)" not in text.split("Buying")[0]


def test_stop_counts_the_points_as_they_stand(sitting: Sitting) -> None:
    """Unfinished, and the file can be gone on with."""
    text = run(sitting, "stop")
    assert "total" in text and "Stopped unfinished in round 1" in text
    assert f"--resume {sitting.file.path}" in text
    assert sitting.match.awaited is not None
    assert "not over" not in text


def test_quit_at_the_hand_over(tmp_path: Path) -> None:
    """Nobody need look at the table for it."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob")
    sitting.read = lambda prompt: "Quit" if HAND_OVER in prompt else "end-turn"
    assert not sitting.run()
    text = printed(sitting)
    assert "--resume" in text and "Display" not in text


@pytest.mark.parametrize(("seats", "cleared"), [("Ann,Bob", True), ("Ann,random", False)])
def test_no_hand_stays_on_the_screen(tmp_path: Path, seats: str, cleared: bool) -> None:
    """Where several look at one screen, it is cleared for good when they leave."""
    sitting = new_sitting(tmp_path / "a.match", seats, seed=7)
    sitting.console = Console(file=io.StringIO(), force_terminal=True, width=120, height=45)
    text = run(sitting, "quit")
    after = text.rsplit("Display", 1)[-1]
    assert ("\x1b[3J" in after) == cleared
    assert "The game is saved." in after.rsplit("\x1b[3J")[-1]


# --- alone ---------------------------------------------------------------------------------------


def test_the_ai_is_on_the_screen(tmp_path: Path) -> None:
    """Points, tokens, mission, Rocket, area; its turn in the news; the card that goes next."""
    sitting = new_sitting(tmp_path / "a.match", "Ann", mode="solo", options={"level": "hard"})
    text = " ".join(run(sitting, "end-turn", "end-turn").split())
    assert re.search(r"AI \(hard\) \d+ VP, \d of 6 tokens placed · Mission: .+, Rocket on \d+ of \d+", text)
    assert "one card taken (" in text
    assert text.count("(next to go to the AI, if the display stays full)") == 3
    assert "went from the display to the AI." in text
    assert "The AI's Rocket moved to" in text
    assert "(must be met" in text
    assert 'Give a display card to the AI (type "remove" to see which)' in text
    text = " ".join(run(sitting, "remove", "why launch mars").split())
    assert "Give" in text and "whose Rocket then advances 1" in text


def test_the_ai_stands_where_it_has_been(tmp_path: Path) -> None:
    """On the board, in a column of the score sheet, and in the verdict."""
    sitting = new_sitting(tmp_path / "a.match", "Ann", mode="solo", options={"round_cap": 12})
    text = run(sitting, *["end-turn"] * 12)
    assert re.search(r"VP AI\b", text)
    state = sitting.match.state
    assert state.ai is not None and state.ai.missions
    total = next(line for line in text.splitlines() if line.startswith("total"))
    assert total.split()[1:] == [str(score) for score in rocketmen.result(state).scores]
    verdict = " ".join(text.split()).split("Stopped unfinished")[-1]
    assert f"Ann would have lost to the AI: 0 VP to {state.ai.track}; the goal is not met." in verdict


@pytest.mark.parametrize(
    ("edition", "own", "other", "met", "words"),
    [
        ("final", 5, 4, True, "Ann won against the AI after 3 rounds: 5 VP to 4; the goal is met."),
        ("final", 5, 4, False, "Ann lost to the AI after 3 rounds: 5 VP to 4; the goal is not met."),
        ("final", 4, 5, True, "Ann lost to the AI after 3 rounds: 4 VP to 5; the goal is met."),
        ("final", 4, 4, True, "lost to the AI after 3 rounds: 4 VP to 4, and a tie is the AI's; the goal"),
        ("early", 4, 4, True, "won against the AI after 3 rounds: 4 VP to 4, and a tie is the player's;"),
    ],
)
def test_the_verdict_says_why(
    tmp_path: Path, edition: str, own: int, other: int, met: bool, words: str
) -> None:
    """Points, ties, the goal."""
    state = new_sitting(tmp_path / "a.match", "Ann", edition=edition, mode="solo").match.state
    player, ai = state.players[0], state.ai
    assert ai is not None
    player.track, ai.track, state.round, state.over, state.end_reason = own, other, 3, True, "tokens"
    goals = [card.id for card in state.terms.cards if card.deck == "goal" and not card.tasks[0].token]
    player.goals = (goals[0],)
    player.missions = tuple(range(len(state.terms.pack.location))) if met else ()
    assert words in rocketmen_screen.verdict(state, ["Ann"])


def test_offset_cards_are_marked(tmp_path: Path) -> None:
    """Early edition: buying what came this turn ends it."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,random", edition="early", options={"round_cap": 30})
    sitting.read = eager(sitting)
    sitting.run()
    text = printed(sitting)
    assert "(came this turn: buying it ends yours)" in text
    assert ", which ends your turn" in text
