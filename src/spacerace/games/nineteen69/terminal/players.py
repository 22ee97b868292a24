"""The players of 1969 in a terminal: their standing, their two sheets, and the hand of the viewer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Console
from rich.table import Table
from rich.text import Text

from spacerace.games.nineteen69.rules import agenda as g
from spacerace.games.nineteen69.rules.chapters import researches
from spacerace.games.nineteen69.rules.ids import ResearchId
from spacerace.games.nineteen69.rules.view import PlayerView
from spacerace.games.nineteen69.rules.words import mission_name, money, points, research_name
from spacerace.games.nineteen69.terminal.scene import CUBES, Scene, letter
from spacerace.kernel.seats import Seat
from spacerace.terminal.screen import DOT, HEADING, QUIET, grid, say, word

EMPTY, TOKEN, ROCKET, GOAL = "·", "•", "▲", "◎"


def standing(scene: Scene, seat: Seat) -> Text:
    """Prestige, money, cards, Moon progress and this year's mission of a player, in one line."""
    player = scene.view.players[seat]
    parts = [say(points(player.prestige)), say(money(player.money))]
    if seat != scene.view.viewer:
        parts.append(word("n-cards", {"cards": player.hand_size}))
    last = len(scene.terms.missions[scene.terms.moon].track)
    parts.append(word("n-moon", {"space": player.moon, "last": last}))
    if player.launched is not None:
        parts.append(word("n-launched", {"mission": mission_name(scene.terms, player.launched)}))
    return Text.assemble(scene.title(seat), "  ", DOT.join(parts))


def sheets_in_short(scene: Scene, seat: Seat) -> Text:
    """Both sheets in one line: researches with cubes or a token, and their researchers."""
    player = scene.view.players[seat]
    line = Text("   ")
    for research, entry in enumerate(scene.terms.researches):
        if player.cubes[research] or player.tokens[research]:
            line.append(f" {word(f'n-short-{entry.id}')} ")
            line.append_text(_cubes(scene, player, ResearchId(research), short=True))
            line.append(f"={_researchers(scene, seat, ResearchId(research))} ", QUIET)
    return line if line.plain.strip() else Text(f"    {word('n-empty-sheets')}", QUIET)


def _researchers(scene: Scene, seat: Seat, research: ResearchId) -> int:
    """The researchers of a player in a research."""
    return researches.researchers(scene.view, scene.view.players[seat], research)


def _cubes(scene: Scene, player: PlayerView, research: ResearchId, *, short: bool = False) -> Text:
    """The slots of a research: a letter a cube, a dot for the bonus token."""
    text = Text()
    for cube in player.cubes[research]:
        text.append(letter(scene.terms, cube), CUBES[scene.terms.scientists[cube].cube])
    if not short:
        text.append(EMPTY * (scene.terms.board.slots - len(player.cubes[research])), QUIET)
    if player.tokens[research]:
        text.append(TOKEN, "bold yellow")
    return text


def draw_own(console: Console, scene: Scene, *, small: bool) -> None:
    """Everything that is the viewer's."""
    seat = scene.view.viewer
    console.print(sheets_in_short(scene, seat) if small else _sheets(scene))
    console.print(standing(scene, seat))
    console.print(_hand(scene))


def _sheets(scene: Scene) -> Table:
    """The own two sheets side by side: slots, researchers, what each research does."""
    table = grid()
    columns = []
    for sheet in ("ground", "rocket"):
        table.add_column(word(f"n-sheet-{sheet}"), no_wrap=True)
        table.add_column("", no_wrap=True)
        table.add_column(word("n-researchers"), justify="right", no_wrap=True)
        entries = enumerate(scene.terms.researches)
        columns.append(
            [_research(scene, ResearchId(index)) for index, entry in entries if entry.sheet == sheet]
        )
    for ground, rocket in zip_longest(*columns, fillvalue=("", "", "")):
        table.add_row(*ground, *rocket)
    return table


def _research(scene: Scene, index: ResearchId) -> tuple[str | Text, ...]:
    """One research of the viewer."""
    seat = scene.view.viewer
    count = _researchers(scene, seat, index)
    name = Text(say(research_name(scene.terms, ResearchId(index))), "" if count else QUIET)
    player = scene.view.players[seat]
    return name, _cubes(scene, player, index), str(count) if count else ""


def _hand(scene: Scene) -> Text:
    """The values of the own cards, those picked up to be committed or discarded, and those laid down."""
    player, terms = scene.view.players[scene.view.viewer], scene.terms
    parts = [_values(player.hand or ())]
    step = scene.view.agenda[-1] if scene.view.agenda else None
    if isinstance(step, g.Committing | g.Discarding) and step.values and scene.view.seat == scene.view.viewer:
        parts.append(word("n-picked-up", {"values": _values(step.values)}))
    if player.committed:
        parts.append(word("n-committed", {"values": _values(player.committed)}))
    parts.append(deck(scene))
    heading = word("n-hand", {"cards": player.hand_size, "limit": terms.board.hand_limit})
    return Text.assemble((f"{heading}  ", HEADING), DOT.join(parts))


def _values(values: Sequence[int]) -> str:
    """Cards by their values."""
    return " ".join(map(str, sorted(values))) or word("nothing")


def deck(scene: Scene) -> str:
    """What a card costs, and how many there are."""
    view, price = scene.view, money(scene.terms.board.card_price)
    return word("n-deck", {"price": price, "left": view.deck_size, "discards": len(view.discards)})
