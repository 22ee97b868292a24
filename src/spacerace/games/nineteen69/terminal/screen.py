"""1969 in a terminal. What is drawn comes from a view alone.

Prices and bonuses are asked from the chapters, which want a state: they get one that is made up from
the view, so that nothing hidden can shine through.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from spacerace.games.nineteen69.rules import actions as a
from spacerace.games.nineteen69.rules import agenda as g
from spacerace.games.nineteen69.rules import facts as f
from spacerace.games.nineteen69.rules.catalogue import research_text, scientist_text
from spacerace.games.nineteen69.rules.chapters import ending, missions, purchases, researches
from spacerace.games.nineteen69.rules.editions import SEQUENCES
from spacerace.games.nineteen69.rules.faces import nation_name
from spacerace.games.nineteen69.rules.notation import VERBS
from spacerace.games.nineteen69.rules.printed import SYMBOLS
from spacerace.games.nineteen69.rules.state import State, active
from spacerace.games.nineteen69.rules.terms import Terms
from spacerace.games.nineteen69.rules.view import PlayerView, View, determinize
from spacerace.games.nineteen69.rules.words import (
    mission_name,
    money,
    points,
    research_name,
    say_fact,
    scientist_name,
)
from spacerace.kernel.agenda import Sequence as Steps
from spacerace.kernel.chance import Luck
from spacerace.kernel.game import Message
from spacerace.terminal.screen import DOT, HEADING, QUIET, draw_score_sheet, grid, labelled, say, word

#: How the seats look, in turn order.
STYLES = ("bold bright_blue", "bold red", "bold yellow", "bold green", "bold magenta")
#: How the cubes look, by their colour.
CUBES = {"white": "bold", "red": "red", "green": "green", "blue": "bright_blue", "black": "bright_black"}
FACES: dict[a.Face, tuple[str, str]] = {
    "success": ("+", "bold green"),
    "neutral": ("o", "bright_blue"),
    "failure": ("-", "bold red"),
}
EMPTY, TOKEN, ROCKET, GOAL = "·", "•", "▲", "◎"


class Scene(NamedTuple):
    """What the drawing functions share."""

    view: View
    #: A state that this view cannot tell from the true one.
    table: State
    names: Sequence[str]

    @property
    def terms(self) -> Terms:
        """The terms of the match."""
        return self.view.terms

    @property
    def chooser(self) -> int:
        """For whom prices are shown: the viewer, or for an onlooker whoever's part it is."""
        return self.view.viewer if self.view.viewer >= 0 else self.view.seat

    def name(self, seat: int) -> Text:
        """A player's number and name in their colour."""
        return Text(f"{seat + 1} {self.names[seat]}", STYLES[seat])

    def title(self, seat: int) -> Text:
        """A player's number and name, with their nation."""
        nation = say(nation_name(self.terms, seat))
        return Text.assemble(self.name(seat), (f" ({nation})", QUIET))


def draw(console: Console, view: View, names: Sequence[str], *, small: bool) -> None:
    """The table as the viewer sees it; the small screen keeps to what one needs to choose."""
    scene = Scene(view, determinize(view, Luck(0)), names)
    console.print(_head(scene))
    for seat in range(view.terms.players):
        if seat != view.viewer:
            console.print(_standing(scene, seat))
            if not small:
                console.print(_sheets_in_short(scene, seat))
    halves = _missions(scene, 2)
    width = console.measure(halves, options=console.options.update_width(AMPLE)).maximum
    # One below the other rather than numbers that are cut off; a heading may lose a few letters.
    console.print(halves if width <= console.width + 3 else _missions(scene, 1))
    if view.flight is not None:
        console.print(_flight(scene))
        console.print(labelled("n-track", _track(scene)))
    console.print(_supply(scene))
    if view.viewer >= 0:
        _draw_own(console, scene, small=small)
    else:
        console.print(_deck(scene))


# --- calendar and players ------------------------------------------------------------------------


def _head(scene: Scene) -> Text:
    """Year, phase, whose part it is, who is first player, what the calendar says."""
    view, year = scene.view, scene.terms.years[scene.view.year]
    numbers = {"year": str(year.year), "number": view.year + 1, "years": len(scene.terms.years)}
    parts = [word("n-year", numbers), _phase(view)]
    if not view.over:
        parts.append(word("n-part-of", {"name": scene.names[view.seat]}))
        parts.append(word("n-first", {"name": scene.names[view.first]}))
    parts.append(word("n-calendar", {"income": money(year.income), "sale": points(year.sale_limit)}))
    return Text(DOT.join(parts), HEADING)


def _phase(view: View) -> str:
    """The phase of the year; its list of steps stands one step further already."""
    if view.over:
        return word("n-phase-over")
    for step in view.agenda:
        if isinstance(step, Steps) and step.name == "year" and step.at:
            name = SEQUENCES["year"][step.at - 1].removesuffix("_phase")
            return word(f"n-phase-{name}")
    return word("n-phase-setup")


def _standing(scene: Scene, seat: int) -> Text:
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


def _sheets_in_short(scene: Scene, seat: int) -> Text:
    """Both sheets in one line: researches with cubes or a token, and their researchers."""
    player = scene.view.players[seat]
    line = Text("   ")
    for research, entry in enumerate(scene.terms.researches):
        if player.cubes[research] or player.tokens[research]:
            line.append(f" {word(f'n-short-{entry.id}')} ")
            line.append_text(_cubes(scene, player, research, short=True))
            line.append(f"={_researchers(scene, seat, research)} ", QUIET)
    return line if line.plain.strip() else Text(f"    {word('n-empty-sheets')}", QUIET)


def _researchers(scene: Scene, seat: int, research: int) -> int:
    """The researchers of a player in a research."""
    return researches.researchers(scene.table, scene.table.players[seat], research)


def _cubes(scene: Scene, player: PlayerView, research: int, *, short: bool = False) -> Text:
    """The slots of a research: a letter a cube, a dot for the bonus token."""
    text = Text()
    for cube in player.cubes[research]:
        text.append(_letter(scene.terms, cube), CUBES[scene.terms.scientists[cube].cube])
    if not short:
        text.append(EMPTY * (scene.terms.board.slots - len(player.cubes[research])), QUIET)
    if player.tokens[research]:
        text.append(TOKEN, "bold yellow")
    return text


def _letter(terms: Terms, scientist: int) -> str:
    """The letter for a cube of this type."""
    return word(f"n-cube-{terms.scientists[scientist].id}")


# --- the missions --------------------------------------------------------------------------------


#: A name longer than this gives way to the short names of its symbols.
LONGEST_NAME = 29
#: As many columns as no table needs.
AMPLE = 1000


def _missions(scene: Scene, columns: int) -> Table:
    """The missions in one list or two halves: cost for this player, espionage cost, track, bonus, flags."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=HEADING, pad_edge=False)
    for _ in range(columns):
        table.add_column(word("n-mission"), no_wrap=True)
        for heading in ("n-cost", "n-spying", "n-spaces", "n-last-points", "n-bonus"):
            table.add_column(word(heading), no_wrap=True, justify="right")
        table.add_column(f"{word('n-flags')} ", no_wrap=True)
    count = len(scene.terms.missions)
    rows = -(-count // columns)
    for row in range(rows):
        shown = range(row, count, rows)
        table.add_row(*(cell for index in shown for cell in _mission(scene, index)))
    return table


def _mission(scene: Scene, index: int) -> tuple[Text | str, ...]:
    """The cells of one mission."""
    printed, chooser = scene.terms.missions[index], scene.table.players[scene.chooser]
    barred = scene.view.viewer >= 0 and index in chooser.flown
    bonus = researches.symbol_bonus(scene.table, chooser, index)
    return (
        Text(_mission_title(scene.terms, index), QUIET if barred else ""),
        say(money(missions.launch_cost(scene.table, chooser, index))),
        str(printed.espionage_cost),
        str(len(printed.track)),
        str(printed.track[-1]),
        f"+{bonus}" if bonus else "",
        _flags(scene, index),
    )


def _mission_title(terms: Terms, index: int) -> str:
    """A mission by name, and its symbols: a built-in name tells them, but for that of the Moon."""
    printed, name = terms.missions[index], say(mission_name(terms, index))
    symbols = "+".join(word(f"n-short-{symbol}") for symbol in printed.symbols)
    if len(printed.symbols) == len(SYMBOLS):
        return word("n-all-symbols", {"mission": name})
    if printed.name:
        return word("n-with-symbols", {"mission": name, "symbols": symbols})
    return name if len(name) <= LONGEST_NAME else symbols


def _flags(scene: Scene, index: int) -> Text:
    """The flags in a mission's box and the rockets of this year, by the players' numbers."""
    text = Text()
    for seat, player in enumerate(scene.view.players):
        if index in player.flown:
            text.append(str(seat + 1), STYLES[seat])
    for seat, player in enumerate(scene.view.players):
        if index == player.launched:
            text.append(f"{ROCKET}{seat + 1}", STYLES[seat])
    return text


# --- a flight ------------------------------------------------------------------------------------


def _flight(scene: Scene) -> Text:
    """Whose mission flies, the dice, and how many cards lie face down."""
    flight = scene.view.flight
    assert flight is not None
    about = {"name": scene.names[scene.view.launcher], "mission": mission_name(scene.terms, flight.mission)}
    text = labelled("n-flight", word("n-flight-of", about))
    if flight.dice:
        text.append(f"{DOT}{word('n-dice')} ")
        for die, face in enumerate(flight.dice):
            sign, style = FACES[face]
            text.append(sign, f"{style} underline" if die in flight.rerolled else style).append(" ")
    laid = [
        word("n-laid-by", {"name": scene.names[seat], "cards": player.committed_size})
        for seat, player in enumerate(scene.view.players)
        if player.committed_size
    ]
    if laid:
        text.append(f"{DOT}{word('n-laid-down', {'players': laid})}")
    return text


def _track(scene: Scene) -> Text:
    """The spaces of the track by their prestige, with the rocket on its way."""
    flight = scene.view.flight
    assert flight is not None
    track = scene.terms.tracks[flight.mission]
    text = Text()
    for space, worth in enumerate(track):
        here, last = space == flight.rocket, space == len(track) - 1
        sign = f"{ROCKET}{worth}" if here else f"{GOAL}{worth}" if last else str(worth)
        text.append(sign, "bold green" if here else "bold" if last else QUIET).append(" ")
    cost = scene.terms.missions[flight.mission].espionage_cost
    about = {"rocket": flight.rocket, "last": len(track) - 1, "cost": cost}
    return text.append(f" {word('n-on-space', about)}")


# --- supplies and the own side -------------------------------------------------------------------


def _supply(scene: Scene) -> Text:
    """The scientists: letter, name, price for this player, how many are left."""
    chooser, terms = scene.table.players[scene.chooser], scene.terms
    text = Text(f"{word('n-supply')} ", HEADING)
    for index, printed in enumerate(terms.scientists):
        price = purchases.price_of(scene.table, chooser, index)
        about = {
            "name": scientist_name(terms, index),
            "price": money(price),
            "less": printed.price - price,
            "left": scene.view.supply[index],
        }
        text.append(DOT if index else " ").append(_letter(terms, index), CUBES[printed.cube])
        text.append(f" {word('n-scientist', about)}")
    return text


def _deck(scene: Scene) -> str:
    """What a card costs, and how many there are."""
    view, price = scene.view, money(scene.terms.board.card_price)
    return word("n-deck", {"price": price, "left": view.deck_size, "discards": len(view.discards)})


def _draw_own(console: Console, scene: Scene, *, small: bool) -> None:
    """Everything that is the viewer's."""
    seat = scene.view.viewer
    console.print(_sheets_in_short(scene, seat) if small else _sheets(scene))
    console.print(_standing(scene, seat))
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
        columns.append([_research(scene, index) for index, entry in entries if entry.sheet == sheet])
    blank: tuple[str | Text, ...] = ("", "", "")
    for row in range(max(map(len, columns))):
        cells = [column[row] if row < len(column) else blank for column in columns]
        table.add_row(*cells[0], *cells[1])
    return table


def _research(scene: Scene, index: int) -> tuple[str | Text, ...]:
    """One research of the viewer."""
    seat = scene.view.viewer
    count = _researchers(scene, seat, index)
    name = Text(say(research_name(scene.terms, index)), "" if count else QUIET)
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
    parts.append(_deck(scene))
    heading = word("n-hand", {"cards": player.hand_size, "limit": terms.board.hand_limit})
    return Text.assemble((f"{heading}  ", HEADING), DOT.join(parts))


def _values(values: Sequence[int]) -> str:
    """Cards by their values."""
    return " ".join(map(str, sorted(values))) or word("nothing")


# --- the list of parts, single parts, scores -----------------------------------------------------

CARD_COLUMNS: tuple[str, ...] = ("copies", "cost", "does")


def card_cells(row: Mapping[str, Any]) -> tuple[str, ...]:
    """A row of the catalogue: copies, cost, what it does."""
    cost = row.get("launch_cost", row.get("price"))
    return str(row["copies"]), "" if cost is None else say(money(cost)), _does(row)


def _does(row: Mapping[str, Any]) -> str:
    """What a part does or is for, in a few words."""
    match row["deck"]:
        case "mission":
            track = {"spaces": len(row["track"]), "points": points(row["track"][-1])}
            return word("n-row-mission", {**track, "espionage": row["espionage_cost"]})
        case "year":
            return word("n-calendar", {"income": money(row["income"]), "sale": points(row["sale_limit"])})
        case "die":
            return word("n-row-die", {face: row[face] for face in a.FACES})
        case _:
            return str(row.get("text", ""))


def draw_card(console: Console, view: View, text: str) -> bool:
    """Everything about the missions, scientists and researches whose name begins like this."""
    wanted, terms, found = _plain(text), view.terms, False
    for index, mission in enumerate(terms.missions):
        if _begins(wanted, mission.id, mission_name(terms, index)):
            found = True
            _draw_mission(console, terms, index)
    for index, scientist in enumerate(terms.scientists):
        if _begins(wanted, scientist.id, scientist_name(terms, index)):
            found = True
            console.print(say(scientist_name(terms, index)), style="bold")
            console.print(scientist_text(scientist))
    for index, research in enumerate(terms.researches):
        if _begins(wanted, research.id, research_name(terms, index)):
            found = True
            console.print(say(research_name(terms, index)), style="bold")
            console.print(research_text(research))
    return found


def _begins(wanted: str, id: str, name: Message) -> bool:
    """Whether a part is called like this."""
    return _plain(say(name)).startswith(wanted) or _plain(id) == wanted


def _plain(text: str) -> str:
    """A text for comparing: small letters and figures, single blanks."""
    return " ".join("".join(sign if sign.isalnum() else " " for sign in text.casefold()).split())


def _draw_mission(console: Console, terms: Terms, index: int) -> None:
    """A mission in full."""
    printed = terms.missions[index]
    console.print(say(mission_name(terms, index)), style="bold")
    symbols = [Message(f"n-symbol-{symbol}") for symbol in printed.symbols]
    costs = {"cost": money(printed.launch_cost), "espionage": printed.espionage_cost}
    console.print(word("n-mission-costs", {"symbols": symbols, **costs}))
    track = terms.tracks[index] if printed.start else printed.track
    console.print(labelled("n-track", " ".join(map(str, track))))


def draw_scores(console: Console, state: State, names: Sequence[str]) -> None:
    """Where every point came from, by seat, and the money that breaks ties."""
    sheet = ending.score_sheet(state)
    headings = [Text(name, STYLES[seat]) for seat, name in enumerate(names)]
    totals = [sum(column) for column in zip(*(row for _, row in sheet), strict=True)]
    draw_score_sheet(console, headings, sheet, totals)
    left = [
        word("n-money-of", {"name": name, "money": money(player.money)})
        for name, player in zip(names, state.players, strict=True)
    ]
    console.print(word("n-money-left", {"players": left}), style=QUIET)


def verdict(state: State, names: Sequence[str]) -> str:
    """Who won a game that is over."""
    winners = [names[seat] for seat in ending.winners(state)]
    best = max(ending.score(state, seat) for seat in range(len(names)))
    return word("n-winners", {"winners": winners, "count": len(winners), "points": points(best)})


# --- options and typed texts ---------------------------------------------------------------------

_GROUPS: list[tuple[type, ...]] = [
    (a.Launch,),
    (a.Hire,),
    (a.PlaceIn, a.SpyOn),
    (a.DrawCard,),
    (a.SwapCard,),
    (a.Discard,),
    (a.Sell,),
    (a.Reroll,),
    (a.Convert,),
    (a.Commit,),
    (a.Stop,),
]


def group_of(action: a.Action) -> int:
    """The place of an option's kind among the groups."""
    return next(index for index, kinds in enumerate(_GROUPS) if isinstance(action, kinds))


def fold(group: int) -> str:
    """With a full hand there is an exchange for every card, and few want one."""
    folds = {a.SwapCard: "terminal-fold-swaps", a.Discard: "terminal-fold-discards"}
    return next((folds[kind] for kind in _GROUPS[group] if kind in folds), "")


def stands_out(group: int) -> bool:
    """A launch is what everything else is for."""
    return a.Launch in _GROUPS[group]


def look_of(state: State, action: a.Action) -> object:
    """Equal cards and dice are one option already: nothing else looks the same."""
    return action


def news(state: State, facts: Sequence[f.Fact], names: Sequence[str]) -> list[str]:
    """Facts as sentences, but for what the screen shows anyway."""
    return [say(say_fact(state, fact, names)) for fact in facts if not _is_minor(fact)]


def _is_minor(fact: f.Fact) -> bool:
    """What the news may leave out; the log never does."""
    return isinstance(fact, _SHOWN_ANYWAY) or (isinstance(fact, f.CardDrawn) and fact.value == f.HIDDEN)


_SHOWN_ANYWAY = (f.IncomeTaken, f.DieRolled, f.PurchasesDone, f.CardsCommitted, f.YearEnded)


def complete(state: State, text: str) -> str:
    """A typed text as the short text of an action: the verb may be cut short, things go by name."""
    spelled = _plain(text)
    fitting = [verb for verb in VERBS.values() if f"{spelled} ".startswith(f"{_plain(verb)} ")]
    if fitting:
        verb = max(fitting, key=len)
        rest = spelled.removeprefix(_plain(verb)).strip()
    else:
        first, _, rest = spelled.partition(" ")
        begun = [verb for verb in VERBS.values() if first and verb.startswith(first)]
        verb = begun[0] if len(begun) == 1 else first
    return " ".join(filter(None, [verb, _thing(state, verb, rest)]))


def _thing(state: State, verb: str, rest: str) -> str:
    """What a verb is about: the id of what is called like this; a player goes by the number on the screen."""
    if verb == VERBS[a.SpyOn]:
        number = rest.removeprefix("player").strip()
        return str(int(number) - 1) if number.isdecimal() else rest
    called = _ids(state.terms).get(verb, {})
    begun = {id for name, id in called.items() if rest and name.startswith(rest)}
    return called.get(rest, begun.pop() if len(begun) == 1 else rest)


def _ids(terms: Terms) -> dict[str, dict[str, str]]:
    """By verb, the ids of what can follow it, by id and by name."""
    names: dict[str, list[tuple[str, Message]]] = {
        VERBS[a.Launch]: [(one.id, mission_name(terms, index)) for index, one in enumerate(terms.missions)],
        VERBS[a.Hire]: [(one.id, scientist_name(terms, index)) for index, one in enumerate(terms.scientists)],
        VERBS[a.PlaceIn]: [
            (one.id, research_name(terms, index)) for index, one in enumerate(terms.researches)
        ],
    }
    return {
        verb: {called: id for id, name in pairs for called in (_plain(id), _plain(say(name)))}
        for verb, pairs in names.items()
    }


def spelled(state: State, action: a.Action) -> str:
    """An action as a person may type it: its short text with names."""
    verb, terms = VERBS[type(action)], state.terms
    match action:
        case a.Launch(mission=index):
            return f"{verb} {say(mission_name(terms, index))}"
        case a.Hire(scientist=index):
            return f"{verb} {say(scientist_name(terms, index))}"
        case a.PlaceIn(research=index):
            return f"{verb} {say(research_name(terms, index))}"
        case a.SpyOn(seat=seat):
            return f"{verb} {seat + 1}"
        case a.SwapCard(value=value) | a.Discard(value=value) | a.Commit(value=value):
            return f"{verb} {value}"
        case a.Convert(count=count):
            return f"{verb} {count}"
        case a.Reroll(face=face):
            return f"{verb} {face}"
        case _:
            return verb


def wishes(state: State) -> list[a.Action]:
    """What a person might want to do at this step, allowed or not."""
    terms, hand = state.terms, active(state).hand
    swaps: list[a.Action] = [terms.swap[value] for value in sorted(set(hand))]
    match state.agenda[-1]:
        case g.FreeCards():
            return [a.DRAW_CARD, *swaps]
        case g.Purchasing():
            if terms.rules.discards_before_buying:
                swaps = [terms.discard[value] for value in sorted(set(hand))]
            return [*terms.hire, a.DRAW_CARD, *swaps[:1]]
        case g.Discarding():
            return [a.DRAW_CARD, *(terms.discard[value] for value in sorted(set(hand)))]
        case g.Placing() | g.Spotting():
            return [*terms.place_in]
        case g.Targeting():
            return [*terms.spy_on]
        case g.Launching():
            return [*terms.launch]
        case g.Rerolling():
            return [*a.REROLL.values()]
        case g.Converting():
            return [*terms.convert]
        case _:
            return []
