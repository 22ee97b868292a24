"""Playing a match at one terminal: people take turns at the keyboard, bots answer by themselves."""

from __future__ import annotations

import shlex
from collections.abc import Callable

from rich.console import Console

from spacerace.bots import bot_named
from spacerace.bots.own_bot import is_path
from spacerace.games import pack_of
from spacerace.kernel.chance import bot_seed
from spacerace.kernel.errors import NoUndo, Refusal
from spacerace.kernel.game import OTHERWISE, AnyAction, AnyFact, Message, with_names
from spacerace.kernel.match import Match, Undo
from spacerace.kernel.seats import CHANCE, SPECTATOR, Seat
from spacerace.kernel.sentences import sentence
from spacerace.lang.rules import first_rule
from spacerace.terminal import saving
from spacerace.terminal.screen import (
    NOTE,
    QUIET,
    Offer,
    clear,
    draw_line,
    draw_news,
    draw_offers,
    draw_winners,
    group_of,
    is_small,
    offer_text,
    say,
    screen_of,
)
from spacerace.terminal.seating import bot_of
from spacerace.terminal.typed import plain

#: Lines that ``log`` shows unless asked for all.
LOG_LINES = 30


class Left(Exception):
    """A person left the game."""


class Stopped(Left):
    """A person stopped the game, and wants to see the points."""


class Sitting:
    """People and bots at one terminal, from the first entry or from a saved match."""

    def __init__(
        self,
        match: Match,
        file: saving.MatchFile,
        console: Console,
        read: Callable[[str], str],
        *,
        rule_text: Callable[[str], str] = lambda rule: "",
        program: str = "spacerace",
        odds: bool = False,
        drop_typed: Callable[[], None] = lambda: None,
    ) -> None:
        """Seat everybody. ``read`` asks a person for a line and raises EOFError when there are no more."""
        self.match = match
        self.game = match.game
        self.names = match.header.seats
        self.file = file
        self.console = console
        self.read = read
        self.rule_text = rule_text
        #: What to type for the program itself.
        self.program = program
        #: Whether options show the exact odds of what they lead to.
        self.odds = odds
        #: Forgets the keys that were typed while a bot was thinking.
        self.drop_typed = drop_typed
        self.bot_moved = False
        self.screen = screen_of(match.game)
        kinds = {Seat(seat): bot_of(name) for seat, name in enumerate(self.names)}
        # A resumed bot must not repeat its first random choices.
        self.bots = {
            seat: bot_named(kind, match.game, bot_seed(match.header.seed, seat, len(match.log)))
            for seat, kind in kinds.items()
            if kind
        }
        self.people = [seat for seat, kind in kinds.items() if not kind]
        #: Who sits at the keyboard, if that matters.
        self.at_keyboard: Seat | None = None if len(self.people) > 1 else self.people[0]
        #: How many steps each person has been told about.
        self.told: dict[Seat, int] = {}

    def run(self) -> bool:
        """Play to the end, or until somebody leaves; whether the game is over."""
        self.draw()
        # The set-up, and what was played before the match was resumed, are not shown as news.
        self.told = dict.fromkeys(self.people, len(self.match.steps))
        try:
            while (seat := self.match.awaited) is not None:
                if seat in self.bots:
                    self.do(seat, self.bot_choice(seat))
                    self.bot_moved = True
                else:
                    self.ask(seat)
                self.draw()
            self.finish()
            return True
        except Left as how:
            self.leave(counted=isinstance(how, Stopped))
            return False

    # --- moves ---

    def do(self, seat: Seat, action: AnyAction | Undo) -> None:
        """Play an action and save it; raises a Refusal and changes nothing if it is not allowed."""
        before = self.match.state
        self.match.play(seat, action)
        self.file.add(self.match, self.match.log[-1], before)
        self.file.sync()

    def draw(self) -> None:
        """Let chance act until a player is awaited, and save what it does."""
        before = self.match.state
        for entry in self.match.draw():
            self.file.add(self.match, entry, before)
        self.file.sync()

    def bot_choice(self, seat: Seat) -> AnyAction:
        """What a bot chooses, with a sign of life: one that searches takes a while."""
        if self.bots[seat].blind:
            return self.think(seat)
        with self.console.status(sentence("terminal-thinking", {"name": self.names[seat]})):
            return self.think(seat)

    def think(self, seat: Seat) -> AnyAction:
        """What a bot chooses."""
        options = self.game.canonical_options(self.match.state)
        if len(options) == 1:
            return options[0]
        bot = self.bots[seat]
        view = None if bot.blind else self.game.view(self.match.state, seat)
        return bot.choose(view, options, None)

    # --- a person's decision ---

    def ask(self, seat: Seat) -> None:
        """Show a person the table and take commands until something is done."""
        if self.bot_moved:
            self.drop_typed()
            self.bot_moved = False
        self.hand_over(seat)
        offers = self.offers()
        self.show(seat, offers)
        while not self.answer(seat, self.read_line(seat), offers):
            pass

    def hand_over(self, seat: Seat) -> None:
        """Between two people: hide the table until the other one sits at the keyboard."""
        if self.at_keyboard != seat:
            clear(self.console, for_good=True)
            if self.prompt(sentence("terminal-hand-over", {"name": self.names[seat]})).casefold() == "quit":
                raise Left
            self.at_keyboard = seat

    def prompt(self, text: str) -> str:
        """Ask for one line."""
        try:
            return self.read(text).strip()
        except EOFError:
            self.console.print()
            raise Left from None

    def read_line(self, seat: Seat) -> str:
        """Ask this person for a command."""
        return self.prompt(sentence("terminal-prompt", {"name": self.names[seat]}) + " ")

    def say(self, message: Message) -> str:
        """A message of the rules in words, with the names of who sits here."""
        return say(with_names(message, self.names))

    def offers(self) -> list[Offer]:
        """The options of the awaited player, kind by kind, copies of a card once."""
        state, options = self.match.state, self.game.options(self.match.state)
        previews = self.previews(options)
        found: dict[object, Offer] = {}
        for action, odds in zip(options, previews, strict=True):
            label = self.say(self.game.say_action(state, action))
            look = (label, self.screen.look_of(state, action))
            if look not in found:
                short, final = self.game.write_action(state, action), self.match.is_final(action)
                group = group_of(self.screen, action)
                stands_out = self.screen.GROUPS[group].stands_out
                found[look] = Offer(action, short, label, final, group, stands_out, odds)
        groups = self.screen.GROUPS
        return sorted(found.values(), key=lambda offer: (offer.group, groups[offer.group].rank(offer.action)))

    def previews(self, options: list[AnyAction]) -> list[str]:
        """What each option leads to, in words; "" where there is nothing to say."""
        awaited = self.match.awaited
        if not self.odds or awaited is None:
            return [""] * len(options)
        found = self.game.previews(self.game.view(self.match.state, awaited), options)
        return ["" if preview is None else self.say(preview.say) for preview in found]

    def show(self, seat: Seat, offers: list[Offer]) -> None:
        """The whole screen: table, news, what is going on, options."""
        small = is_small(self.console)
        clear(self.console)
        self.screen.draw(self.console, self.game.view(self.match.state, seat), self.names, small=small)
        draw_line(self.console)
        draw_news(self.console, self.fresh_news(seat), small=small)
        self.console.print(self.say(self.game.say_step(self.match.state)), style="bold")
        draw_offers(self.console, offers, self.screen, small=small)
        self.console.print(sentence("terminal-hint", {}), style=QUIET)

    def fresh_news(self, seat: Seat) -> list[str]:
        """What happened since this person last looked; an onlooker has seen what everybody has."""
        told = self.told.get(seat, min(self.told.values()))
        # An undo takes steps away.
        since = min(told, len(self.match.steps))
        self.told[seat] = len(self.match.steps)
        return self.screen.news(self.match.state, self.match.news(seat, since), self.names)

    def lines(self, facts: list[AnyFact]) -> list[str]:
        """Facts as sentences."""
        return [say(self.game.say_fact(self.match.state, fact, self.names)) for fact in facts]

    # --- commands ---

    def answer(self, seat: Seat, text: str, offers: list[Offer]) -> bool:
        """Do what a person typed; whether the match went on."""
        word, _, rest = text.partition(" ")
        word = word.casefold()
        if not text and len(offers) > 1:
            self.show(seat, offers)
            return False
        if not text:
            return self.take(seat, offers[0])
        if text.isdecimal():
            return self.take_number(seat, int(text), offers)
        if word == "undo":
            return self.undo(seat)
        if word in COMMANDS and not self.is_option(text.casefold(), offers):
            COMMANDS[word](self, seat, rest.strip(), offers)
            return False
        return self.take_text(seat, text, offers)

    def is_option(self, text: str, offers: list[Offer]) -> bool:
        """Whether a word of the program is the short text of an option here; then it means the option."""
        return any(self.game.write_action(self.match.state, offer.action) == text for offer in offers)

    def take(self, seat: Seat, offer: Offer) -> bool:
        """Do this option."""
        self.do(seat, offer.action)
        return True

    def take_number(self, seat: Seat, number: int, offers: list[Offer]) -> bool:
        """Do the option of this number."""
        if 1 <= number <= len(offers):
            return self.take(seat, offers[number - 1])
        self.note("terminal-no-such-number", {"last": len(offers)})
        return False

    def take_text(self, seat: Seat, text: str, offers: list[Offer]) -> bool:
        """Do what a text means: a short text or a label, or how it begins; else say why not."""
        try:
            wanted = self.game.read_action(self.match.state, self.screen.complete(self.match.state, text))
        except Refusal as error:
            return self.take_beginning(seat, text, offers, error)
        try:
            self.do(seat, wanted)
        except Refusal as error:
            self.refuse(error)
            return False
        return True

    def take_beginning(self, seat: Seat, text: str, offers: list[Offer], otherwise: Refusal) -> bool:
        """Do the one option whose short text or label begins like this."""
        typed = plain(text)
        begins = [
            number
            for number, offer in enumerate(offers, 1)
            if typed and any(plain(words).startswith(typed) for words in (offer.short, offer.label))
        ]
        if len(begins) == 1:
            return self.take(seat, offers[begins[0] - 1])
        if begins:
            self.note("terminal-several", {"text": text})
            for number in begins:
                self.console.print(offer_text(number, offers[number - 1]))
        elif known := [name for name in [*COMMANDS, "undo"] if name.startswith(text.casefold())]:
            self.note("terminal-did-you-mean", {"commands": known})
        else:
            self.note("terminal-not-understood", {"problem": otherwise.message})
        return False

    def undo(self, seat: Seat) -> bool:
        """Take the latest entry back, if the rules of the table allow it."""
        try:
            self.do(seat, Undo())
        except Refusal as error:
            self.refuse(self.no_undo(seat, error))
            return False
        return True

    def no_undo(self, seat: Seat, error: Refusal) -> Refusal:
        """The refusal of an undo for this table: it names whose step was the latest, if it was another's."""
        players = [step.entry.seat for step in self.match.steps if step.entry.seat != CHANCE]
        if not players:
            return NoUndo(error.rule, "terminal-undo-nothing")
        if players[-1] != seat:
            return NoUndo(error.rule, "terminal-undo-nothing-of-yours", {"name": self.names[players[-1]]})
        return error

    def refuse(self, error: Refusal) -> None:
        """Say why something cannot be done, with its rule."""
        self.console.print(str(error), style=NOTE)

    def note(self, message_id: str, args: dict[str, object]) -> None:
        """Print a remark about what was typed."""
        self.console.print(sentence(message_id, args), style=NOTE)

    def example(self, kind: str) -> str:
        """Something that can be typed after "card", "rules" or "why" in this game."""
        return sentence(f"terminal-example-{kind}-{self.game.NAME}", {OTHERWISE: self.plain_example(kind)})

    def plain_example(self, kind: str) -> str:
        """An example for a game that gives none: the first part, the first rule, the first option."""
        match kind:
            case "card":
                parts = self.game.list_parts(pack_of(self.game, self.match.header))
                return str(parts[0]["name"]) if parts else ""
            case "rule":
                return first_rule(self.game.NAME)
            case _:
                # An option, as it is typed.
                state = self.match.state
                return next((self.game.write_action(state, one) for one in self.game.options(state)), "")

    def help(self, seat: Seat, rest: str, offers: list[Offer]) -> None:
        """Explain the prompt."""
        of_game = sentence(f"terminal-help-{self.game.NAME}", {OTHERWISE: ""})
        self.console.print(sentence("terminal-help", {"game": of_game}).rstrip())

    def why(self, seat: Seat, rest: str, offers: list[Offer]) -> None:
        """Say what cannot be done now and why; all of it, or what begins like the text."""
        state = self.match.state
        allowed = self.game.options(state)
        wanted = plain(self.screen.complete(state, rest))
        lines: dict[str, None] = {}
        for action in self.screen.wishes(state):
            if action not in allowed and plain(self.game.write_action(state, action)).startswith(wanted):
                details = {"action": self.screen.spelled(state, action)}
                reason = str(self.game.refusal(state, action))
                lines[sentence("terminal-why", {**details, "reason": reason})] = None
        for line in lines:
            self.console.print(line)
        if not lines:
            self.note("terminal-why-nothing", {"example": self.example("wish")})

    def tell_log(self, seat: Seat, rest: str, offers: list[Offer]) -> None:
        """Show older news, as far back as asked."""
        lines = self.lines(self.match.news(seat))
        for line in lines if rest == "all" else lines[-LOG_LINES:]:
            self.console.print(line)

    def card(self, seat: Seat, rest: str, offers: list[Offer]) -> None:
        """Everything about a card."""
        view = self.game.view(self.match.state, seat)
        if not rest:
            self.note("terminal-which-card", {"example": self.example("card")})
        elif not self.screen.draw_card(self.console, view, rest):
            self.note("terminal-no-card", {"text": rest, "example": self.example("card")})

    def rules(self, seat: Seat, rest: str, offers: list[Offer]) -> None:
        """Quote a rule."""
        text = self.rule_text(rest)
        if text:
            self.console.print(text)
        elif not rest:
            self.note("terminal-which-rule", {"example": self.example("rule")})
        else:
            self.note("terminal-no-rule", {"rule": rest, "example": self.example("rule")})

    def board(self, seat: Seat, rest: str, offers: list[Offer]) -> None:
        """Show the table in full, however small the screen."""
        view = self.game.view(self.match.state, seat)
        self.screen.draw(self.console, view, self.names, small=False)

    def save(self, seat: Seat, rest: str, offers: list[Offer]) -> None:
        """Say where the match is saved. It is saved after every step."""
        self.note("terminal-file", {"file": str(self.file.path)})

    def quit(self, seat: Seat, rest: str, offers: list[Offer]) -> None:
        """Leave the game; it is saved."""
        raise Left

    def stop(self, seat: Seat, rest: str, offers: list[Offer]) -> None:
        """Stop, and show the points as they stand. The match can still be continued later."""
        raise Stopped

    # --- the end ---

    def leave(self, *, counted: bool = False) -> None:
        """Hide the Hand if several people share the screen; then say where the match is saved."""
        if len(self.people) > 1:
            clear(self.console, for_good=True)
        if counted:
            self.screen.draw_scores(self.console, self.match.state, self.names)
            self.note("terminal-stopped", {"rounds": self.game.result(self.match.state).rounds})
        self.say_saved()

    def say_saved(self) -> None:
        """Say where the match is, and how to go on."""
        file = shlex.quote(str(self.file.path))
        if any(is_path(bot_of(name) or "") for name in self.names):
            file += " --trust-bots"
        details = {"program": self.program, "game": self.match.header.game, "file": file}
        self.console.print(sentence("terminal-saved", details), style=NOTE, soft_wrap=True)

    def finish(self) -> None:
        """The last news, where every point came from, who won."""
        watcher = self.people[0] if len(self.people) == 1 else SPECTATOR
        clear(self.console)
        # All lines, because the log command is no longer available.
        for line in self.fresh_news(watcher):
            self.console.print(line, style=NOTE)
        self.screen.draw_scores(self.console, self.match.state, self.names)
        draw_winners(self.console, self.match)
        self.console.print(sentence("terminal-file", {"file": str(self.file.path)}), soft_wrap=True)


Command = Callable[[Sitting, Seat, str, list[Offer]], None]

#: What can be typed beside an option; ``undo`` alone changes the match.
COMMANDS: dict[str, Command] = {
    "help": Sitting.help,
    "?": Sitting.help,
    "why": Sitting.why,
    "log": Sitting.tell_log,
    "card": Sitting.card,
    "rules": Sitting.rules,
    "board": Sitting.board,
    "save": Sitting.save,
    "stop": Sitting.stop,
    "quit": Sitting.quit,
}
