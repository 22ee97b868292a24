"""A plain drawing for every game that brings none of its own: the fields of the view, as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import to_builtins
from rich.console import Console
from rich.text import Text

from spacerace.games import newest_packs
from spacerace.kernel.game import AnyAction, AnyFact, AnyState, AnyView, Game
from spacerace.terminal.screen import HEADING, Group, draw_score_sheet, grid, say, word

#: Fields of a view that are no part of the table: what is fixed for the match, and who looks.
NOT_DRAWN = ("terms", "viewer")

#: Keys of a part that its heading shows, or that tell where the others come from.
NOT_TOLD = ("number", "id", "name", "source", "sources")


class PlainScreen:
    """The drawing of a game in a terminal, made from its view alone."""

    CARD_COLUMNS: tuple[str, ...] = ()
    #: All options are of one kind.
    GROUPS: Sequence[Group] = (Group((object,)),)

    def __init__(self, game: Game) -> None:
        """The rules give labels and results."""
        self._game = game

    def card_cells(self, row: Mapping[str, Any]) -> tuple[str, ...]:
        """There are no columns of the game's own."""
        return ()

    def draw(self, console: Console, view: AnyView, names: Sequence[str], *, small: bool) -> None:
        """A row for each field; a field with a value for every player has a column for each of them."""
        fields = {
            name: to_builtins(getattr(view, name), enc_hook=str)
            for name in view.__struct_fields__
            if name not in NOT_DRAWN
        }
        table = grid()
        table.add_column()
        for name in names:
            table.add_column(name)
        shared = []
        for name, value in fields.items():
            label = Text(name.replace("_", " "), HEADING)
            if isinstance(value, list | tuple) and len(value) == len(names):
                table.add_row(label, *map(_spelled, value))
            else:
                shared.append(Text.assemble(label, f"  {_spelled(value)}"))
        console.print(table)
        for line in shared:
            console.print(line)

    def draw_card(self, console: Console, view: AnyView, text: str) -> bool:
        """What is printed on the part whose name or id begins with this text, in the newest pack."""
        for row in self._parts():
            if any(str(row[key]).casefold().startswith(text.casefold()) for key in ("name", "id")):
                console.print(Text(str(row["name"]), HEADING))
                for key, value in row.items():
                    if key not in NOT_TOLD:
                        console.print(Text.assemble(key.replace("_", " "), f"  {_spelled(value)}"))
                return True
        return False

    def _parts(self) -> list[dict[str, Any]]:
        """What is in the box."""
        pack = newest_packs(self._game)[self._game.SETUPS[0].edition]
        return self._game.list_parts(pack)

    def draw_scores(self, console: Console, state: AnyState, names: Sequence[str]) -> None:
        """The scores alone."""
        scores = self._game.result(state).scores
        draw_score_sheet(console, [Text(name) for name in names], [], scores[: len(names)])

    def verdict(self, state: AnyState, names: Sequence[str]) -> str:
        """Who won."""
        winners = [names[seat] for seat in self._game.result(state).winners if seat < len(names)]
        return word("plain-winners", {"winners": winners, "count": len(winners)})

    def look_of(self, state: AnyState, action: AnyAction) -> object:
        """Every option is shown."""
        return action

    def news(self, state: AnyState, facts: Sequence[AnyFact], names: Sequence[str]) -> list[str]:
        """Every fact in a sentence."""
        return [say(self._game.say_fact(state, fact, names)) for fact in facts]

    def complete(self, state: AnyState, text: str) -> str:
        """What was typed."""
        return text

    def spelled(self, state: AnyState, action: AnyAction) -> str:
        """The short text of the action."""
        return self._game.write_action(state, action)

    def wishes(self, state: AnyState) -> list[AnyAction]:
        """Nothing is known of what could be wished for."""
        return []


def _spelled(value: object) -> str:
    """A value of a field for a person."""
    match value:
        case dict():
            return ", ".join(f"{key} {_spelled(one)}" for key, one in value.items())
        case list() | tuple():
            return " ".join(map(_spelled, value))
        case bool():
            return word("yes" if value else "no")
        case None:
            return "-"
        case _:
            # Numbers and texts.
            return str(value)
