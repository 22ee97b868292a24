"""The messages to one watcher: its view, its options, and the news since its last message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from spacerace.kernel.codec import UNDO_TEXT
from spacerace.kernel.game import AnyState, AnyView, Message, Preview, with_names
from spacerace.kernel.notation import parts
from spacerace.kernel.seats import Seat
from spacerace.lang import Words
from spacerace.server.models import NewsItem, OptionInfo, OrderInfo, Said, State, UndoInfo
from spacerace.server.play import Play, as_raw
from spacerace.server.standing_orders import offered, say_order
from spacerace.server.table_record import Record
from spacerace.server.time_slices import time_slices
from spacerace.study.game_study import study_of

#: News that are collected at once.
FEW = 100


def say(message: Message, words: Words | None) -> Said:
    """A message in the form of the API, with its sentence if the watcher has asked for words."""
    text = UNSET if words is None else words.say(message)
    return Said(message.id, dict(message.args), text)


def named(record: Record, message: Message) -> Message:
    """A message of the rules with the names of the players instead of seat numbers."""
    return with_names(message, names_of(record))


def names_of(record: Record) -> list[str]:
    """Who sits there now, by seat; where nobody does, who sat there when the game began."""
    assert record.header is not None
    return [row.name or name for row, name in zip(record.seats, record.header.seats, strict=True)]


def draft_message(record: Record, ahead: Play, seat: Seat, offers: list[OptionInfo]) -> State:
    """How the table would stand for the awaited seat if the game had gone on like this."""
    play = record.play
    assert play is not None
    return msgspec.structs.replace(
        state_message(record, seat, play.at(seat), None),
        view=Raw(ahead.view_bytes(seat)),
        figures=ahead.game.figures(ahead.match.state, seat),
        totals=totals(record, ahead.view(seat)),
        step=say(named(record, ahead.game.say_step(ahead.match.state)), None),
        options=offers,
    )


def state_message(
    record: Record, watcher: Seat, since: int, words: Words | None, early: Sequence[NewsItem] = ()
) -> State:
    """How the table stands for this watcher, and what it has seen since ``since``.

    ``early``: the first of these news, if ``early_news`` has put them together already.
    """
    play = record.play
    assert play is not None
    mine = play.awaited == watcher and record.status in ("running", "abandoned")
    asked = (watcher, since, words)
    if record.last_told is not None and record.last_told[0] == asked:
        return record.last_told[1]
    state = State(
        table=record.id,
        seat=watcher,
        at=play.at(watcher),
        since=min(since, play.at(watcher)),
        news=[*early, *news(record, watcher, since + len(early), words)],
        view=Raw(play.view_bytes(watcher)),
        figures=play.game.figures(play.match.state, watcher),
        totals=totals(record, play.view(watcher)),
        awaited=play.awaited,
        turn=record.turn,
        deadline=record.deadline,
        step=say(named(record, play.game.say_step(play.match.state)), words) if mine else None,
        options=options(record, play, watcher, words) if mine else [],
        undo=undo_info(record, play, watcher),
        orders=order_infos(record, watcher, words),
        result=None if record.result is None else msgspec.to_builtins(record.result),
    )
    if mine:
        record.last_told = asked, state
    return state


def totals(record: Record, view: AnyView) -> list[int] | None:
    """What everybody would have by now, as far as a seat knows, if the host lets the table show it."""
    if not record.choices.totals:
        return None
    return list(study_of(record.game).totals(view)) or None


def news(record: Record, watcher: Seat, since: int, words: Words | None) -> list[NewsItem]:
    """What the watcher has seen, from its given number on."""
    play = record.play
    assert play is not None
    state, names = play.match.state, names_of(record)
    last = len(play.moments[watcher])
    return [news_item(play, watcher, at, state, words, names) for at in range(since + 1, last + 1)]


async def early_news(record: Record, watcher: Seat, since: int, words: Words | None) -> list[NewsItem]:
    """Nearly all that the watcher has seen by now, put together while others have their turn.

    A few news are left to ``news``: there is no need to wait for those.
    """
    play = record.play
    assert play is not None
    last, state, names = play.at(watcher), play.match.state, names_of(record)
    if last - since <= FEW:
        return []
    found = []
    async with time_slices() as pause:
        for at in range(since + 1, last + 1):
            found.append(news_item(play, watcher, at, state, words, names))
            await pause()
    return found


def news_item(
    play: Play, watcher: Seat, at: int, state: AnyState, words: Words | None, names: Sequence[str]
) -> NewsItem:
    """One news item of the watcher, by its number. ``state`` is used to make its sentence."""
    number = play.moments[watcher][at - 1]
    row, facts = play.rows[number], play.told(number, watcher)
    return NewsItem(
        at=at,
        seat=row.seat,
        action=row.action if row.seat == watcher else None,
        undo=row.action == UNDO_TEXT,
        facts=[as_raw(fact) for fact in facts],
        say=[say(play.game.say_fact(state, fact, names), words) for fact in facts],
    )


def options(record: Record, play: Play, seat: Seat, words: Words | None) -> list[OptionInfo]:
    """Everything that the awaited seat may do, in the order of the rules."""
    if record.offers is None:
        record.offers = offers_of(record, play, seat)
    if words is None:
        return record.offers
    return [_with_words(offer, words) for offer in record.offers]


def offers_of(record: Record, play: Play, seat: Seat) -> list[OptionInfo]:
    """The options without words: the same for every language."""
    game, state = play.game, play.match.state
    listed = play.match.options
    previews: Sequence[Preview | None] = [None] * len(listed)
    if record.choices.odds:
        previews = game.previews(play.view(seat), listed)
    offers = []
    for action, preview in zip(listed, previews, strict=True):
        text = game.write_action(state, action)
        verb, targets = parts(action, text)
        offers.append(
            OptionInfo(
                action=text,
                verb=verb,
                targets=targets,
                say=say(named(record, game.say_action(state, action)), None),
                final=play.match.is_final(action),
                preview=None if preview is None else _preview(record, preview),
            )
        )
    return offers


def _preview(record: Record, preview: Preview) -> dict[str, Any]:
    """A preview in the form of the API."""
    return {"say": say(named(record, preview.say), None), "figures": preview.figures}


def _with_words(offer: OptionInfo, words: Words) -> OptionInfo:
    """The option with its sentences."""
    preview = offer.preview
    if preview is not None:
        preview = {**preview, "say": _spoken(preview["say"], words)}
    return msgspec.structs.replace(offer, say=_spoken(offer.say, words), preview=preview)


def _spoken(said: Said, words: Words) -> Said:
    """A message with its sentence."""
    return Said(said.id, said.args, words.sentence(said.id, said.args))


def undo_info(record: Record, play: Play, watcher: Seat) -> UndoInfo:
    """Whether this watcher can take a step back, and whose wish to do so waits."""
    asked = record.undo_asked
    if asked is not None and asked.length != play.length:
        asked = None
    waits_for = [] if asked is None else sorted(record.must_agree(asked))
    possible = (
        watcher >= 0
        and record.status == "running"
        and play.match.can_undo(watcher)
        and (record.choices.undo != "unseen" or not play.undo_seen_by(watcher))
        and record.takes_back
    )
    return UndoInfo(
        possible=possible,
        asks=possible and bool(record.asked_for_undo(watcher)),
        wanted_by=None if asked is None else asked.seat,
        waits_for=waits_for,
    )


def order_infos(record: Record, watcher: Seat, words: Words | None) -> list[OrderInfo]:
    """The standing orders of a seat: those given, and those that could be given now."""
    play = record.play
    if play is None or watcher < 0 or play.awaited is None:
        return []
    given = {order.name: order for order in record.orders_of(watcher)}
    names = [*given, *(name for name in offered(play.game, play.view(watcher)) if name not in given)]
    return [
        OrderInfo(
            name,
            say(say_order(name), words),
            name in given,
            given[name].actions.splitlines() if name in given else [],
        )
        for name in names
    ]
