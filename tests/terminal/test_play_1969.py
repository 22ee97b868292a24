"""1969 at a terminal, by scripted people: whole games, secrets, files."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69 import terminal as nineteen69_screen
from spacerace.games.nineteen69.rules import actions as a
from spacerace.games.nineteen69.rules import agenda as g
from spacerace.games.nineteen69.rules.state import Flight
from spacerace.kernel import sentences
from spacerace.kernel.chance import Luck
from spacerace.kernel.codec import encode, write_match
from spacerace.kernel.errors import BadSetup, IllegalAction
from spacerace.kernel.seats import SPECTATOR
from spacerace.kernel.sentences import set_renderer
from spacerace.lang import words
from spacerace.terminal import saving
from spacerace.terminal.play import Sitting
from spacerace.terminal.start import begin, resume
from tests.terminal.unseen import Unseen

HAND_OVER = "Pass the keyboard"


def paper(*, width: int = 120, height: int = 45) -> Console:
    """A console that prints into a text."""
    return Console(file=io.StringIO(), width=width, height=height, markup=False, highlight=False, emoji=False)


def text_of(console: Console) -> str:
    """What was printed."""
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def new_sitting(
    path: Path,
    seats: str = "Ann,random,random",
    *,
    seed: int = 5,
    height: int = 45,
    of: type[Sitting] = Sitting,
) -> Sitting:
    """A fresh game whose people have nothing to say yet."""
    match, file = begin("1969", seats, seed=seed, save=path)
    return of(match, file, paper(height=height), says())


def says(*lines: str):
    """A person who types these lines and then closes the terminal."""
    left = list(lines)

    def read(prompt: str) -> str:
        if HAND_OVER in prompt:
            return ""
        if not left:
            raise EOFError
        return left.pop(0)

    return read


def run(sitting: Sitting, *lines: str) -> str:
    """Let the people type these lines; what they saw meanwhile."""
    before = len(text_of(sitting.console))
    sitting.read = says(*lines)
    sitting.run()
    return text_of(sitting.console)[before:]


def eager(sitting: Sitting, seed: int = 1):
    """A person who launches when possible, commits now and then, and buys in between."""
    choices = random.Random(seed)

    def read(prompt: str) -> str:
        assert isinstance(sitting.console.file, io.StringIO)
        sitting.console.file.write(prompt + "\n")
        if HAND_OVER in prompt:
            return ""
        offers = sitting.offers()
        launches = [n for n, offer in enumerate(offers, 1) if isinstance(offer.action, a.Launch)]
        stops = [n for n, offer in enumerate(offers, 1) if isinstance(offer.action, a.Stop)]
        purchasing = isinstance(sitting.match.state.agenda[-1], g.Purchasing)
        if purchasing and choices.random() < 0.4:
            return str(stops[0])
        return str(choices.choice(launches or range(1, len(offers) + 1)))

    return read


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("height", [24, 45])
@pytest.mark.parametrize(
    "seats",
    ["Ann,random", "random,Ann,random", pytest.param("Ann,Bob,random,Cid,random", marks=pytest.mark.slow)],
)
def test_a_whole_game_by_typed_numbers(tmp_path: Path, seats: str, height: int) -> None:
    """People and bots play seven years; the file holds the same game."""
    sitting = new_sitting(tmp_path / "a.match", seats, height=height)
    sitting.read = eager(sitting)
    assert sitting.run()
    text = text_of(sitting.console)
    assert "‹" not in text  # every message has words
    assert all(f"{year} (year {number} of 7)" in text for number, year in enumerate(range(1963, 1970), 1))
    assert all(f"{phase} phase" in text for phase in ("income", "purchase", "mission"))
    assert re.search(r"(won|shared the victory) with -?\d+ PP\.", text)
    assert "prestige points" in text and "scientists on the sheets" in text
    again, torn = saving.load(tmp_path / "a.match")
    assert not torn
    assert encode(again.state) == encode(sitting.match.state)
    assert (tmp_path / "a.match").read_text() == write_match(sitting.match)


def test_the_score_sheet_adds_up(tmp_path: Path) -> None:
    """Its last row is the result of the game."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,random", of=Unseen)
    sitting.read = eager(sitting)
    sitting.run()
    (total,) = re.findall(r"^total +(-?\d+) +(-?\d+)", text_of(sitting.console), re.MULTILINE)
    assert tuple(map(int, total)) == nineteen69.result(sitting.match.state).scores


def test_a_five_player_table_fits_a_screen(tmp_path: Path) -> None:
    """At 120 by 45, whatever is asked; only long news are cut."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,random,random,random,random", of=Unseen)
    played, tallest = eager(sitting), 0

    def read(prompt: str) -> str:
        nonlocal tallest
        console = paper()
        view = nineteen69.view(sitting.match.state, 0)
        nineteen69_screen.draw(console, view, sitting.names, small=False)
        tallest = max(tallest, len(text_of(console).splitlines()))
        return played(prompt)

    sitting.read = read
    sitting.run()
    assert 20 < tallest <= 31


def test_a_flight_is_shown(tmp_path: Path) -> None:
    """Dice, track, the rocket, and cards face down by their number alone."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob,Cid", seed=3)
    sitting.read = eager(sitting)
    sitting.run()
    text = text_of(sitting.console)
    assert re.search(r"In flight  .+ of (Ann|Bob|Cid) · dice ([+o-] ){5}", text)
    assert re.search(r"Track  .*▲\d+ .*space \d+ of \d+; \d points? of cards moves? it one space", text)
    assert re.search(r"face down: \d cards? of (Ann|Bob|Cid)", text)
    assert re.search(r"picked up: [123]", text)


def test_prices_are_those_of_the_viewer(tmp_path: Path) -> None:
    """Investors and Robotics count where they are on the own sheets."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob")
    run(sitting)
    state = sitting.match.state
    spot = {one.id: index for index, one in enumerate(state.terms.researches)}
    cubes = list(state.players[0].cubes)
    cubes[spot["investors"]] = cubes[spot["robotics"]] = (state.terms.basic,)
    state.players[0].cubes = tuple(cubes)
    shown = []
    for seat in (0, 1):
        console = paper()
        nineteen69_screen.draw(console, nineteen69.view(state, seat), sitting.names, small=False)
        shown.append(text_of(console))
    assert "B Basic 3 M (-2) ×40" in shown[0] and "B Basic 5 M ×40" in shown[1]
    assert re.search(r"^EVA +3 M", shown[0], re.MULTILINE) and re.search(r"^EVA +5 M", shown[1], re.MULTILINE)
    assert "Moon (all six symbols)        12 M" in shown[0]
    assert "ROB B=1" in shown[1] and "INV B=1" in shown[1]


def test_a_long_name_of_a_mission_gives_way_to_its_symbols(tmp_path: Path) -> None:
    """Italian names as printed: a board of a hundred and twenty columns still shows every number."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob")
    run(sitting)
    set_renderer(words("it").sentence)
    try:
        console = paper()
        nineteen69_screen.draw(console, nineteen69.view(sitting.match.state, 0), sitting.names, small=False)
    finally:
        set_renderer(words("en").sentence)
    shown = text_of(console)
    assert re.search(r"^Modulo Orbitale +5 M .*EVA\+RAM\+TEC +9 M +3 +12 ", shown, re.MULTILINE), shown


@pytest.mark.parametrize("language", ["en", "de", "it", "fr"])
def test_eighty_columns_show_every_number_of_a_mission(tmp_path: Path, language: str) -> None:
    """What does not fit in two halves is one list; its numbers are whole."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob")
    run(sitting)
    set_renderer(words(language).sentence)
    try:
        console = paper(width=80)
        nineteen69_screen.draw(console, nineteen69.view(sitting.match.state, 0), sitting.names, small=False)
    finally:
        set_renderer(words("en").sentence)
    shown = text_of(console)
    assert re.search(r" 12\sM +3 +20 +35\b", shown), shown
    assert "…" not in shown


# --- typed texts ---------------------------------------------------------------------------------


def purchasing(path: Path) -> Sitting:
    """A game in which Ann is buying."""
    sitting = new_sitting(path, "Ann,random", seed=4)
    sitting.read = says()
    sitting.run()
    while not isinstance(sitting.match.state.agenda[-1], g.Purchasing) or sitting.match.awaited != 0:
        seat = sitting.match.awaited
        assert seat is not None
        sitting.do(seat, nineteen69.options(sitting.match.state)[0 if seat == 0 else -1])
        sitting.draw()
    return sitting


def test_things_go_by_name(tmp_path: Path) -> None:
    """Verbs may be cut short; an undo takes a begun hire back."""
    path = tmp_path / "a.match"
    run(purchasing(path), "hire gen", "undo", "h basic", "put it into lunar", "done")
    lines = path.read_text().splitlines()
    mine = [line for line in lines if line.startswith("Ann: ")]
    assert mine[1:6] == ["Ann: hire genius", "Ann: undo", "Ann: hire basic", "Ann: place lem", "Ann: stop"]


def test_a_spy_goes_to_the_player_with_the_number_on_the_screen(tmp_path: Path) -> None:
    """People count from one, files from zero."""
    path = tmp_path / "a.match"
    run(purchasing(path), "hire spy", "spy on 2", "place eva")
    assert "Ann: hire spy\nAnn: spy-on 1\nAnn: place eva\n" in path.read_text()
    assert nineteen69_screen.spelled(purchasing(tmp_path / "b.match").match.state, a.SpyOn(1)) == "spy-on 2"


def test_what_is_barred_is_explained(tmp_path: Path) -> None:
    """With its rule, by ``why`` or by typing it."""
    text = run(purchasing(tmp_path / "a.match"), "swap 3", "why", "launch moon", "why nonsense")
    assert "[N-5.18]" in text
    assert "[N-3.2]" in text
    assert "such as: why launch moon" in text


def test_parts_and_rules_can_be_looked_up(tmp_path: Path) -> None:
    """Missions, scientists and researches by name; examples are those of the game."""
    text = run(purchasing(tmp_path / "a.match"), "card moon", "card gen", "card rob", "card depot", "help")
    assert "Launch cost 12 M, espionage cost 3." in text
    assert "Counts as 2 researchers." in text
    assert "Your first hire of a year costs 2 M less for every researcher." in text
    assert "Type for instance: card moon" in text
    assert "In short: hire scientists" in text and "Rocket points" not in text


def test_wishes_and_their_texts_agree(tmp_path: Path) -> None:
    """Whatever ``why`` names can be typed, and is read as the same."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,random,Bob", seed=3, of=Unseen)
    played, asked = eager(sitting), 0

    def read(prompt: str) -> str:
        nonlocal asked
        state = sitting.match.state
        for wish in nineteen69_screen.wishes(state) if HAND_OVER not in prompt else ():
            typed = nineteen69_screen.complete(state, nineteen69_screen.spelled(state, wish))
            assert nineteen69.read_action(state, typed) == wish
            asked += 1
            if wish not in nineteen69.options(state):
                assert isinstance(nineteen69.refusal(state, wish), IllegalAction)
        return played(prompt)

    sitting.read = read
    sitting.run()
    assert asked > 200


# --- secrets -------------------------------------------------------------------------------------


def test_a_screen_depends_on_the_view_alone(tmp_path: Path) -> None:
    """Deal anew what a person cannot know: not a letter of any screen changes."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob,random", of=Unseen)
    played, checked = eager(sitting), 0

    def read(prompt: str) -> str:
        nonlocal checked
        view = nineteen69.view(sitting.match.state, seat := (0, 1, 2, SPECTATOR)[checked % 4])
        other = nineteen69.view(nineteen69.determinize(view, Luck(checked)), seat)
        screens = [paper(), paper()]
        for screen, seen in zip(screens, (view, other), strict=True):
            nineteen69_screen.draw(screen, seen, sitting.names, small=checked % 8 < 4)
        assert text_of(screens[0]) == text_of(screens[1])
        checked += 1
        return played(prompt)

    sitting.read = read
    sitting.run()
    assert checked > 100


def test_no_screen_shows_the_hand_of_another(tmp_path: Path) -> None:
    """Between two hand-overs stands the own hand and no other, and what others drew has no value."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob,Cid", seed=11)
    played, begun, screens = eager(sitting), 0, 0

    def read(prompt: str) -> str:
        nonlocal begun, screens
        seat = sitting.match.awaited
        if HAND_OVER in prompt:
            begun = len(text_of(sitting.console))
        elif seat is not None:
            text = text_of(sitting.console)[begun:]
            player = sitting.match.state.players[seat]
            hands = re.findall(r"^Hand (\d) of \d  (\d(?: \d)*|–)", text, re.MULTILINE)
            assert hands
            assert hands[-1] == (str(len(player.hand)), " ".join(map(str, player.hand)) or "–")
            for other in sitting.names:
                if other != sitting.names[seat]:
                    assert not re.search(rf"{other} drew an? \d", text)
            assert "turned up" in text or not re.search(r"laid down: \d", text) or player.committed
            screens += 1
        return played(prompt)

    sitting.read = read
    sitting.run()
    assert screens > 50


def test_the_keyboard_goes_round_during_a_flight(tmp_path: Path) -> None:
    """Whoever commits cards sees their own hand alone: hand over before every commitment."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob", seed=2, of=Unseen)
    played, at, in_flight = eager(sitting), None, 0

    def read(prompt: str) -> str:
        nonlocal at, in_flight
        state = sitting.match.state
        if HAND_OVER in prompt:
            at = sitting.match.awaited
            in_flight += isinstance(state.agenda[-1], g.Committing)
        else:
            assert at == sitting.match.awaited
        return played(prompt)

    sitting.read = read
    sitting.run()
    assert in_flight > 3


# --- files ---------------------------------------------------------------------------------------


def test_a_game_can_be_left_and_resumed_at_any_time(tmp_path: Path) -> None:
    """What follows is what would have followed: chance repeats, people are asked again."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob", seed=9, of=Unseen)
    sitting.read = eager(sitting)
    sitting.run()
    text = (tmp_path / "a.match").read_text()
    lines = text.splitlines(keepends=True)
    first = lines.index("\n") + 1
    for cut in range(first, len(lines) + 1, 7):
        path = tmp_path / f"{cut}.match"
        path.write_text("".join(lines[:cut]))
        match, file = resume(path, "1969", paper())
        Sitting(match, file, paper(), says()).run()
        now = path.read_text()
        assert text.startswith(now)
        assert len(now) == len(text) or lines[now.count("\n")].startswith(("Ann: ", "Bob: "))


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    """It says which game it holds."""
    new_sitting(tmp_path / "a.match")
    with pytest.raises(BadSetup, match="1969, not of rocketmen"):
        resume(tmp_path / "a.match", "rocketmen", paper())


@pytest.mark.parametrize("seats", ["Ann", "A,B,C,D,E,F", "Ann,ann", "Ann,"])
def test_seats_are_checked_by_the_game(tmp_path: Path, seats: str) -> None:
    """Two to five players with names that can be told apart."""
    with pytest.raises(BadSetup, match=r"N-2\.1"):
        new_sitting(tmp_path / "a.match", seats)
    assert not (tmp_path / "a.match").exists()


def test_stop_means_the_option_where_it_is_one(tmp_path: Path) -> None:
    """The prompt has a word "stop" of its own, for leaving; an option of that name goes first."""
    path = tmp_path / "a.match"
    run(purchasing(path), "stop")
    assert "Ann: stop" in path.read_text().splitlines()


def test_dice_that_one_would_roll_again_come_first(tmp_path: Path) -> None:
    """The list begins with a failure, and a success comes last before keeping the dice (N-6.9)."""
    sitting = new_sitting(tmp_path / "race.match")
    state = sitting.match.state
    state.flight = Flight(mission=0, rocket=0, dice=("success", "failure", "neutral"), rerolled=())
    state.launcher = state.seat
    state.agenda.append(g.Rerolling(2))
    labels = [offer.label for offer in sitting.offers()]
    assert labels == ["Reroll a failure", "Reroll a neutral die", "Reroll a success", "Keep the dice"]


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
@pytest.mark.parametrize("seats", ["Ann,random", "Ann,random,random,random,random"])
def test_every_number_of_the_missions_can_be_read_in_80_columns(
    language: str, seats: str, tmp_path: Path
) -> None:
    """On 24 lines they stand in short halves, of which nothing is cut off."""
    before = sentences.current_renderer()
    set_renderer(words(language).sentence)
    try:
        match, _ = begin("1969", seats, seed=5, save=tmp_path / "g.match")
        while match.awaited is not None and len(match.log) < 200:
            match.draw()
            match.play(match.awaited, random.Random(len(match.log)).choice(match.options))
        match.draw()
        console = paper(width=80, height=24)
        nineteen69_screen.draw(console, match.game.view(match.state, 0), match.header.seats, small=True)
        shown = text_of(console)
        assert "…" not in shown
        lines = shown.splitlines()
        first = next(number for number, line in enumerate(lines) if line.count(" PP ") == 2)
        rows = [line.split() for line in lines[first + 1 : first + 7]]
        assert all(len(row) >= 10 for row in rows)
        printed = match.state.terms.missions
        assert f" {printed[match.state.terms.moon].track[-1]} " in f"{lines[first + 6]} "
        assert len(lines) <= 20
    finally:
        set_renderer(before)
