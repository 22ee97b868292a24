"""Drafts: actions are tried on a copy of the game, and the game proposes the best way to finish them.

Only actions that could be taken back are tried: whoever tries learns nothing that an undo would not let them
learn. So a list of actions that is done all at once may hold one that cannot be taken back in its last place
alone. Otherwise a wrong action behind it would tell what chance brings, and nothing would have happened.
"""

from __future__ import annotations

from collections.abc import Sequence

from spacerace.games import kit_of
from spacerace.kernel.errors import Refusal
from spacerace.kernel.game import AnyAction
from spacerace.kernel.match import Match
from spacerace.kernel.notation import parts
from spacerace.kernel.seats import Seat
from spacerace.server.errors import Conflict
from spacerace.server.messages import draft_message, named, offers_of, say
from spacerace.server.models import Draft, Drafted, DraftSource
from spacerace.server.play import Play
from spacerace.server.table_record import Record
from spacerace.study.proposals import Proposal, Wish


class Ahead:
    """A copy of the game, on which actions are tried."""

    def __init__(self, match: Match) -> None:
        """Nothing is tried yet."""
        self.match = Match(match.game, match.header, match.state)
        self._tried = 0

    def read(self, seat: Seat, text: str) -> AnyAction:
        """The option that a text stands for now. A Refusal says which action of the list it is."""
        self._tried += 1
        try:
            return self.match.check(seat, self.match.game.read_action(self.match.state, text))
        except Refusal as refusal:
            refusal.details |= {"failed": text, "failed_number": self._tried}
            raise

    def go(self, seat: Seat, text: str) -> None:
        """Try an action that can be taken back; another is refused."""
        action = self.read(seat, text)
        if self.match.is_final(action):
            raise Conflict("refused-list-final", {"failed": text, "failed_number": self._tried})
        self.match.play(seat, action)

    def go_all(self, seat: Seat, texts: Sequence[str]) -> None:
        """Try one after the other."""
        for text in texts:
            self.go(seat, text)


def check_list(play: Play, seat: Seat, texts: Sequence[str]) -> list[AnyAction]:
    """The actions of a list, each legal when its turn comes, and none but the last past taking back."""
    *first, last = texts
    if not first:
        return [play.game.read_action(play.match.state, last)]
    ahead, actions = Ahead(play.match), []
    for text in first:
        actions.append(play.game.read_action(ahead.match.state, text))
        ahead.go(seat, text)
    return [*actions, ahead.read(seat, last)]


def drafted(record: Record, play: Play, seat: Seat, wanted: Draft) -> Drafted:
    """How the table would stand after these actions, and what its game proposes to finish them with."""
    ahead, game = Ahead(play.match), play.game
    ahead.go_all(seat, wanted.actions)
    if ahead.match.awaited != seat:
        raise Conflict("refused-nothing-asked")
    opened = Play(ahead.match)
    options = offers_of(record, opened, seat)
    kit = kit_of(game).proposals()
    wishes = [Wish(game.read_action(ahead.match.state, one.action), one.wanted) for one in wanted.wishes]
    proposal = None if kit is None else kit.propose(opened.view(seat), wishes)
    if proposal is None:
        return Drafted(
            actions=wanted.actions, finish=None, state=draft_message(record, opened, seat, options)
        )
    done = [*proposal.actions] if proposal.finish is None else [*proposal.actions, proposal.finish]
    last = done.pop()
    texts = [game.write_action(ahead.match.state, action) for action in done]
    finish = game.write_action(ahead.match.state, last)
    further = _further(ahead.match, seat, proposal)
    sources = _sources(record, ahead.match, [*texts, finish], proposal)
    ahead.go_all(seat, texts)
    play_on = Play(ahead.match)
    shown = [one for one in options if one.action != finish]
    shown += [one for one in offers_of(record, play_on, seat) if one.action == finish]
    return Drafted(
        actions=[*wanted.actions, *texts],
        finish=finish,
        sources=sources,
        further=further,
        ways=proposal.ways,
        ties=proposal.ties,
        over=proposal.over,
        state=draft_message(record, play_on, seat, shown),
    )


def _further(match: Match, seat: Seat, proposal: Proposal) -> list[str]:
    """The actions that are worth adding, as far as they can be added one after the other."""
    ahead, found = Ahead(match), []
    for action in proposal.further:
        if action in ahead.match.options:
            text = match.game.write_action(ahead.match.state, action)
            ahead.go(seat, text)
            found.append(text)
    return found


def _sources(record: Record, match: Match, done: Sequence[str], proposal: Proposal) -> list[DraftSource]:
    """Everything that can be part of it, each once, with how often it is."""
    found, state = {}, match.state
    texts = [match.game.write_action(state, source) for source in proposal.sources]
    for text, action in zip(texts, proposal.sources, strict=True):
        verb, targets = parts(action, text)
        label = say(named(record, match.game.say_action(state, action)), None)
        found[text] = DraftSource(
            action=text,
            verb=verb,
            targets=targets,
            say=label,
            chosen=done.count(text),
            most=texts.count(text),
        )
    return list(found.values())
