"""What the drawing functions of Rocketmen share: the view, who plays, and short texts of players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from spacerace.games.rocketmen.rules.chapters import launch_pad
from spacerace.games.rocketmen.rules.ids import CardId
from spacerace.games.rocketmen.rules.names import card_name
from spacerace.games.rocketmen.rules.terms import Terms
from spacerace.games.rocketmen.rules.view import PlayerView, View
from spacerace.games.rocketmen.rules.words import say_side
from spacerace.kernel.seats import Seat
from spacerace.terminal.screen import QUIET, say, word

#: How a seat's colour looks.
STYLES = {"white": "bold", "red": "bold red", "yellow": "bold yellow", "blue": "bold bright_blue"}
#: The AI looks like no player, whatever colour the player chose.
AI_STYLE = "bold magenta"


class Scene(NamedTuple):
    """What the drawing functions share."""

    view: View
    names: Sequence[str]

    @property
    def terms(self) -> Terms:
        """The terms of the match."""
        return self.view.terms

    def name(self, seat: Seat) -> Text:
        """A player's name in their colour; alone, the AI's after it."""
        if seat >= len(self.names):
            return Text(word("ai"), AI_STYLE)
        return Text(self.names[seat], STYLES[self.terms.colours[seat]])

    def title(self, seat: Seat) -> Text:
        """A player's name, with their colour by name."""
        return Text.assemble(self.name(seat), (f" ({say(say_side(self.terms.colours[seat]))})", QUIET))


def scene_of(view: View, names: Sequence[str]) -> Scene:
    """A scene to draw."""
    return Scene(view, names)


def standing(scene: Scene, seat: Seat) -> str:
    """Points on the victory track and missions done."""
    player = scene.view.players[seat]
    return word("standing", {"vp": player.track, "missions": len(player.missions)})


def card_names(scene: Scene, cards: Sequence[CardId]) -> str:
    """Cards by name, equal names counted."""
    counts: dict[str, int] = {}
    for card in cards:
        name = say(card_name(scene.terms, card))
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(counted(count, name) for name, count in counts.items()) or word("nothing")


def counted(count: int, card: str) -> str:
    """A card with its number of copies."""
    return card if count == 1 else word("copies", {"count": count, "card": card})


def launch_pad_of(scene: Scene, seat: Seat) -> str:
    """The Launch Pad with its Rocket points."""
    points = launch_pad.rocket_points(scene.view, scene.view.players[seat])
    return word("pad", {"cards": card_names(scene, scene.view.players[seat].pad), "points": points})


def tokens(player: PlayerView) -> list[str]:
    """Achievements: what is ready and what is turned over."""
    parts = []
    for name, owned, flipped in (
        ("money", player.money_tokens, player.money_flipped),
        ("science", player.science_tokens, player.science_flipped),
    ):
        if owned:
            parts.append(word(f"token-{name}", {"ready": owned - flipped, "flipped": flipped}))
    if player.rocket_points:
        parts.append(word("token-rocket", {"points": player.rocket_points}))
    if player.hand_bonus:
        parts.append(word("token-hand", {"cards": player.hand_bonus}))
    return parts
