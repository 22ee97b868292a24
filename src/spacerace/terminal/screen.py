"""What every game shows in a terminal: options, news, the hand-over; and what a game adds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spacerace.games import kit_of
from spacerace.kernel.game import AnyAction, AnyFact, AnyState, AnyView, Game, Message
from spacerace.kernel.match import Match
from spacerace.kernel.sentences import sentence

#: A terminal lower than this gets the small screen.
TALL = 40
NEWS, NEWS_SMALL = 6, 3
#: A group with this many options may be folded, on a small screen or in a long list.
FOLDED_FROM, CROWDED_FROM = 3, 13
FINAL_SIGN = "!"
DOT = " · "
HEADING, QUIET, NOTE, STRONG = "bold cyan", "bright_black", "yellow", "bold green"


class Group(NamedTuple):
    """Kinds of options that stand together in the list of options."""

    kinds: tuple[type, ...]
    #: The message that a crowded screen shows for many of them; "" to show them all.
    fold: str = ""
    #: Whether a person should see these options at once.
    stands_out: bool = False
    #: The place of an option among those of its group; by default they stay as the rules list them.
    rank: Callable[[AnyAction], int] = lambda action: 0


class Screen(Protocol):
    """The drawing of one game; a module satisfies it. While a game is on, only a view is drawn."""

    #: The groups of options, in the order of the list. Every kind of option is in one of them.
    GROUPS: Sequence[Group]

    #: The columns of the list of cards that are the game's own, by the ends of their message ids.
    CARD_COLUMNS: tuple[str, ...]

    def card_cells(self, row: Mapping[str, Any]) -> tuple[str, ...]:
        """A row of the catalogue, as far as these columns go."""

    def draw(self, console: Console, view: AnyView, names: Sequence[str], *, small: bool) -> None:
        """The table as the viewer sees it."""

    def draw_card(self, console: Console, view: AnyView, text: str) -> bool:
        """Everything about the cards whose name begins like this; False if there are none."""

    def draw_scores(self, console: Console, state: AnyState, names: Sequence[str]) -> None:
        """Where every point came from. It shows all secrets."""

    def verdict(self, state: AnyState, names: Sequence[str]) -> str:
        """Who won a game that is over, in a sentence."""

    def look_of(self, state: AnyState, action: AnyAction) -> object:
        """Equal for options that a person need not tell apart, such as two copies of a card."""

    def news(self, state: AnyState, facts: Sequence[AnyFact], names: Sequence[str]) -> list[str]:
        """What happened, in sentences; what is seen anyway may be left out. The log never does that."""

    def complete(self, state: AnyState, text: str) -> str:
        """The short text of the action that a person may have meant."""

    def spelled(self, state: AnyState, action: AnyAction) -> str:
        """An action as a person may type it."""

    def wishes(self, state: AnyState) -> list[AnyAction]:
        """What a person might want to do now, allowed or not."""


def screen_of(game: Game) -> Screen:
    """The drawing of this game, or a plain one."""
    from spacerace.terminal.plain_screen import PlainScreen

    return kit_of(game).screen() or PlainScreen(game)


def group_of(screen: Screen, action: AnyAction) -> int:
    """The number of the group that an option belongs to."""
    return next(number for number, group in enumerate(screen.GROUPS) if isinstance(action, group.kinds))


class Offer(NamedTuple):
    """An option as it is offered."""

    action: AnyAction
    #: Its short text and its label.
    short: str
    label: str
    #: It cannot be taken back.
    final: bool
    group: int
    stands_out: bool
    #: The exact odds of what it leads to; "" where there is nothing to say, or the table plays without.
    odds: str = ""


def say(message: Message) -> str:
    """A message in words."""
    return sentence(message.id, message.args)


def word(message_id: str, args: Mapping[str, object] = {}) -> str:
    """A sentence of the terminal's own."""
    return sentence(f"terminal-{message_id}", args)


def labelled(heading: str, text: str | Text) -> Text:
    """A line with a heading."""
    return Text.assemble((f"{word(heading)}  ", HEADING), text)


def grid(*, expand: bool = False) -> Table:
    """A table without lines; ``expand``: as wide as the terminal."""
    return Table(box=None, padding=(0, 2, 0, 0), header_style=HEADING, pad_edge=False, expand=expand)


def draw_score_sheet(
    console: Console, names: Sequence[Text], rows: Sequence[tuple[str, Sequence[int]]], totals: Sequence[int]
) -> None:
    """Points by kind and by player: rows of a message id and points, then what they add up to."""
    table = grid()
    table.add_column(word("points"))
    for name in names:
        table.add_column(name, justify="right")
    for message_id, points in rows:
        table.add_row(sentence(message_id, {}), *map(str, points))
    table.add_row(Text(word("total"), "bold"), *(Text(str(total), "bold") for total in totals))
    console.print(table)


def draw_winners(console: Console, match: Match) -> None:
    """The winners, if the game is over."""
    if match.awaited is not None:
        console.print(sentence("replay-still-on", {}), style=NOTE)
        return
    console.print(screen_of(match.game).verdict(match.state, match.header.seats), style="bold")


def is_small(console: Console) -> bool:
    """Whether to draw the small screen."""
    return console.height < TALL


def clear(console: Console, *, for_good: bool = False) -> None:
    """Clear the screen; ``for_good`` also what could be scrolled back to."""
    if console.is_terminal:
        console.clear()
        if for_good:
            console.file.write("\x1b[3J")


def draw_offers(console: Console, offers: Sequence[Offer], screen: Screen, *, small: bool) -> None:
    """The options as a numbered list, kind by kind; in a crowd, groups that few want are folded."""
    crowded = small or len(offers) >= CROWDED_FROM
    groups: dict[int, list[int]] = {}
    for number, offer in enumerate(offers, 1):
        groups.setdefault(offer.group, []).append(number)
    for group, numbers in groups.items():
        fold = screen.GROUPS[group].fold if crowded and len(numbers) >= FOLDED_FROM else ""
        if fold:
            range_text = f"{numbers[0]}–{numbers[-1]}"
            console.print(Text.assemble((f" {range_text} ", "bold"), sentence(fold, {})))
        else:
            texts = [offer_text(number, offers[number - 1]) for number in numbers]
            console.print(Columns(texts, padding=(0, 2), column_first=True))
    if any(offer.final for offer in offers):
        console.print(sentence("terminal-final", {"sign": FINAL_SIGN}), style=QUIET)


def offer_text(number: int, offer: Offer) -> Text:
    """One option: number, sign, label, odds."""
    sign = FINAL_SIGN if offer.final else " "
    label = (offer.label, STRONG if offer.stands_out else "")
    odds = (f"  {offer.odds}" if offer.odds else "", QUIET)
    return Text.assemble((f"{number:>3}", "bold"), (f"{sign} ", NOTE), label, odds)


def draw_news(console: Console, lines: Sequence[str], *, small: bool) -> None:
    """What happened since one last looked, the latest part of it."""
    room = NEWS_SMALL if small else NEWS
    if len(lines) > room:
        console.print(sentence("terminal-more-news", {"count": len(lines) - room}), style=QUIET)
    for line in lines[-room:]:
        console.print(line, style=NOTE)


def draw_line(console: Console) -> None:
    """A line between two parts of the screen."""
    console.print(Rule(style=QUIET))
