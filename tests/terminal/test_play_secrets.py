"""Playing at a terminal: no screen shows the hand of another."""

from __future__ import annotations

from pathlib import Path

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen import terminal as rocketmen_screen
from spacerace.games.rocketmen.rules.names import card_name
from spacerace.kernel.chance import Luck
from spacerace.kernel.match import Match
from spacerace.kernel.seats import SPECTATOR
from spacerace.terminal.screen import say
from tests.terminal.scripted import HAND_OVER, eager, new_sitting, paper, printed, run
from tests.terminal.unseen import Unseen


def test_a_screen_depends_on_the_view_alone(tmp_path: Path) -> None:
    """Deal anew what a person cannot know: not a letter of their screen changes."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob,random", options={"round_cap": 4}, of=Unseen)
    played, checked = eager(sitting), 0

    def read(prompt: str) -> str:
        nonlocal checked
        state, seat = sitting.match.state, sitting.match.awaited
        if HAND_OVER not in prompt and seat is not None:
            view = rocketmen.view(state, seat)
            other = rocketmen.view(rocketmen.determinize(view, Luck(checked)), seat)
            screens = [paper(), paper()]
            for screen, seen in zip(screens, (view, other), strict=True):
                rocketmen_screen.draw(screen, seen, sitting.names, small=checked % 2 == 0)
            texts = [screen.file.getvalue() for screen in screens]  # type: ignore[attr-defined]
            assert texts[0] == texts[1]
            checked += 1
        return played(prompt)

    sitting.read = read
    sitting.run()
    assert checked > 20


def test_no_screen_shows_the_hand_of_another(tmp_path: Path) -> None:
    """Between two hand-overs stands nothing that only another person knows."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob", seed=11, options={"round_cap": 8})
    played, begun, screens = eager(sitting), 0, 0

    def secrets(seat: int) -> list[str]:
        """Names of Assets and goals that only this person knows of."""
        player, terms = sitting.match.state.players[seat], sitting.match.state.terms
        hidden = [card for card in player.hand if card not in player.known] + list(player.goals)
        kinds = ("teal", "pink", "goal")
        return [say(card_name(terms, card)) for card in hidden if terms.cards[card].deck in kinds]

    def read(prompt: str) -> str:
        nonlocal begun, screens
        seat = sitting.match.awaited
        if HAND_OVER in prompt:
            begun = len(printed(sitting))
        elif seat is not None:
            text = printed(sitting)[begun:]
            public = {say(card_name(sitting.match.state.terms, c)) for c in public_cards(sitting.match, seat)}
            for name in secrets(1 - seat):
                assert name in public or name not in text
                screens += name not in public
        return played(prompt)

    sitting.read = read
    sitting.run()
    assert screens > 20
    assert "Pass the keyboard to Bob, then press Enter." in printed(sitting)


def public_cards(match: Match, seat: int) -> list[int]:
    """Cards whose names this person may read: those in the open, the own ones, those of the news."""
    state = match.state
    cards = [card for card in state.display if card is not None]
    for player in state.players:
        cards += [*player.pad, *player.store, *player.playing_area, *player.warehouse, *player.junkyard]
        cards += player.known
    for step in match.steps:
        for fact in step.facts:
            told = rocketmen.redact(fact, seat)
            cards += [
                value for value in (getattr(told, "card", None),) if isinstance(value, int) and value >= 0
            ]
            cards += [*getattr(told, "cards", ()), *getattr(told, "paid", ())]
    return cards + state.players[seat].hand + list(state.players[seat].goals)


def test_the_news_of_a_bot_are_redacted(tmp_path: Path) -> None:
    """What a bot draws is told without the card."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,random", seed=2)
    text = run(sitting, "end-turn", "end-turn", "log all")
    assert "random drew a card." in text
    assert "random was dealt a Personal Goal." in text
    assert "Ann was dealt the Personal Goal" in text


def test_the_end_is_told_to_an_onlooker_when_several_play(tmp_path: Path) -> None:
    """Nobody's last draws are shown to the others."""
    sitting = new_sitting(tmp_path / "a.match", "Ann,Bob", options={"round_cap": 1})
    text = run(sitting, "end-turn", "end-turn")
    assert "Stopped unfinished" in text
    hidden = [fact for fact in sitting.match.news(SPECTATOR) if getattr(fact, "card", 0) == -1]
    assert hidden
    assert "drew" not in text.split("The game was stopped")[-1]


def test_the_last_news_are_told_in_full(tmp_path: Path) -> None:
    """Nobody could ask for the log any more."""
    sitting = new_sitting(tmp_path / "a.match", options={"round_cap": 3})
    sitting.read = eager(sitting)
    sitting.run()
    sitting.console = paper(height=24)
    sitting.told = {0: 0}
    news = sitting.fresh_news(0)
    assert len(news) > 10
    sitting.told = {0: 0}
    sitting.finish()
    text = " ".join(printed(sitting).split())
    assert all(line in text for line in news)
    assert 'type "log"' not in text
