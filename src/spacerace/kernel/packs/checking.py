"""A pack text that is being checked, and the description of a game's packs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Generic, TypeVar, get_args, get_origin

from msgspec import Struct, structs

from spacerace.kernel.packs.entries import Box, Entry
from spacerace.kernel.packs.lines import Lines
from spacerace.kernel.sentences import sentence

Args = dict[str, str | int]
Key = tuple[str | int, ...]
B = TypeVar("B", bound=Box, covariant=True)
E = TypeVar("E", bound=Entry)

#: The most problems in one answer. The rest are shown when these are corrected.
TOLD = 20
#: From this many problems on, no similar names are suggested: that takes the most time.
_HINTED = 100
#: Known words that a problem lists.
_LISTED = 60


class Problem(Struct, frozen=True):
    """One mistake in a pack text. Line 0: the mistake has no line."""

    line: int
    message_id: str
    args: dict[str, str | int]


class PackError(Exception):
    """A pack that cannot be used, with all its problems."""

    def __init__(self, name: str, problems: Sequence[Problem], *, more: int = 0) -> None:
        super().__init__(name)
        self.name = name
        self.problems = list(problems)
        #: How many there are beside these.
        self.more = more

    def __str__(self) -> str:
        """One line for each problem. Of many problems the first, and how many more there are."""
        lines = []
        for problem in self.problems[:TOLD]:
            place = f"{self.name}:{problem.line}" if problem.line else self.name
            lines.append(f"{place}: {sentence(problem.message_id, problem.args)}")
        more = self.more + max(0, len(self.problems) - TOLD)
        if more:
            lines.append(sentence("pack-more-problems", {"count": more}))
        return "\n".join(lines)


# --- what a game says of its packs ---------------------------------------------------------------


def _keep(entry: Struct) -> Struct:
    return entry


def _in_place(entry: Struct) -> Key:
    return ()


def _nothing_odd(path: str, value: object) -> str:
    return ""


def _nothing_more(checker: Checker) -> None:
    pass


class Form(Generic[B]):
    """The structure of a game's packs. The tables follow from the fields of its box."""

    def __init__(
        self,
        box: type[B],
        *,
        keys: Mapping[str, tuple[str, ...]] | None = None,
        fixed: Sequence[str] = (),
        least: Mapping[str, int] | None = None,
        most: Mapping[str, int] | None = None,
        unplayed: Sequence[str] = ("name",),
        tidy: Callable[[Struct], Struct] = _keep,
        order: Callable[[Struct], Key] = _in_place,
        misfit: Callable[[str, object], str] = _nothing_odd,
        check: Callable[[Checker], None] = _nothing_more,
        orders: Callable[[Checker], None] = _nothing_more,
    ) -> None:
        self.box = box
        #: The tables of a pack text, with the type of their entries.
        self.tables: dict[str, type[Struct]] = {}
        #: The tables that are written once, as ``[table]``; the others are lists, ``[[table]]``.
        self.single: list[str] = []
        for field in structs.fields(box):
            if field.name == "hash":
                continue
            if get_origin(field.type) is tuple:
                self.tables[field.name] = get_args(field.type)[0]
            else:
                self.tables[field.name] = field.type
                self.single.append(field.name)
        #: The tables that are lists.
        self.lists = [table for table in self.tables if table not in self.single]
        self._keys = {**dict.fromkeys(self.single, ()), **(keys or {})}
        #: The tables whose entries cannot be removed one by one.
        self.fixed = fixed
        #: The smallest number that may stand at a path such as "asset.effect.then_draw"; elsewhere 1.
        self.least = least or {}
        #: The largest number that a new game takes at a path, where a larger one makes every click slow.
        self.most = most or {}
        #: The fields that do not matter in play.
        self.unplayed = unplayed
        #: A function that sorts the lists in an entry.
        self.tidy = tidy
        #: A function that gives the sort key of an entry in its table.
        self.order = order
        #: A function that checks a value at a path by a rule of the game. It gives a message, or "" if all is
        #: well.
        self.misfit = misfit
        #: The game's own checks.
        self.check = check
        #: Further checks for packs of new games, such as rising prices. Packs that are already in play, and
        #: older built-in ones, may fail them.
        self.orders = orders

    def key(self, table: str) -> tuple[str, ...]:
        """The fields by which a correction finds the entry that it changes."""
        return self._keys.get(table, ("id",))


# --- the checker ------------------------------------------------------------------------------------


class Draft(Struct):
    """One entry of the text, merged with its base, before it goes into the pack."""

    table: str
    #: The name of the entry in messages.
    label: str
    #: Its index among the entries of its table in the text. None: only the base has it.
    place: int | None
    #: What the text says.
    written: dict[str, object]
    #: The merged values: the text over the base.
    values: dict[str, object]
    #: The entry is new: the base does not have it.
    new: bool = False
    #: The text had an entry with the same key before.
    again: bool = False
    #: The checked entry. None if it has a problem.
    entry: Struct | None = None


class Checker:
    """Checks a pack text: its drafts, and the problems found so far."""

    def __init__(self, form: Form[Box], text: str) -> None:
        self.form = form
        self.lines = Lines(text)
        self.drafts: list[Draft] = []
        self.problems: list[Problem] = []
        #: The first place of each entry of the text, by table and key.
        self.first: dict[tuple[str, Key], int] = {}
        #: The entries of the base by table and key; empty without a base.
        self.base: dict[str, dict[Key, dict[str, object]]] = {}
        #: The entries of the base that the text leaves out, by table and key, with the line that does so.
        self.gone: dict[tuple[str, Key], int] = {}
        #: The base could not be loaded, so the entries that the text leaves out cannot be checked.
        self.lost_base = False

    def report(self, line: int, message_id: str, args: Args) -> None:
        """Adds a problem."""
        short: Args = {name: arg[:400] if isinstance(arg, str) else arg for name, arg in args.items()}
        self.problems.append(Problem(line, message_id, short))

    def line(self, draft: Draft, field: str) -> int:
        """The line of a field of a draft. For an entry of the base, the line that leaves other entries
        out."""
        if draft.place is None:
            return max(self.gone.values(), default=1)
        return self.lines.of(draft.table, draft.place, field)

    def blame(self, draft: Draft, field: str, message_id: str, args: Args) -> None:
        """Adds a problem of a draft, on the line of its field."""
        self.report(self.line(draft, field), message_id, {"entry": draft.label, "field": field, **args})

    def blame_one(self, drafts: Sequence[Draft], field: str, message_id: str, args: Args) -> None:
        """Adds a problem between drafts: on the last one in the text, or else on the line that names the
        base."""
        written = [draft for draft in drafts if draft.place is not None]
        line = self.line(written[-1], field) if written else self.lines.of("pack", 0, "base")
        label = written[-1].label if written else drafts[-1].label
        self.report(line, message_id, {"entry": label, "field": field, **args})

    def blame_table(self, table: str, message_id: str, args: Args) -> None:
        """Adds a problem of a whole table, on the line of its last entry, or else of a line that leaves
        entries out."""
        places = [draft.place for draft in self.drafts if draft.table == table and draft.place is not None]
        losses = [line for (name, _), line in self.gone.items() if name == table]
        line = max(losses) if losses and not places else self.lines.of(table, max(places, default=0))
        self.report(line, message_id, {"table": table, **args})

    def sound(self, kind: type[E]) -> bool:
        """Whether every entry of a kind could be read, so that the kind can be checked as a whole."""
        return all(draft.entry is not None for draft in self.drafts if self.form.tables[draft.table] is kind)

    def each(self, kind: type[E]) -> Iterator[tuple[Draft, E]]:
        """The entries of a kind that could be read, with their drafts."""
        for draft in self.drafts:
            if isinstance(draft.entry, kind) and not draft.again:
                yield draft, draft.entry

    def all(self, kind: type[E]) -> list[E]:
        """The entries of a kind that could be read."""
        return [entry for _, entry in self.each(kind)]

    def hint(self, line: int, message_id: str, word: str, words: Iterable[str], args: Args) -> None:
        """Adds a problem for an unknown word, with the most similar known word."""
        few = len(self.problems) < _HINTED
        near = get_close_matches(word[:60], list(words), n=1) if few else []
        if near:
            self.report(line, f"{message_id}-hint", {**args, "hint": near[0]})
        else:
            self.report(line, message_id, args)

    def blame_word(self, draft: Draft, field: str, message_id: str, word: str, words: Iterable[str]) -> None:
        """Adds a problem for an unknown word of a draft, with the known words."""
        known = list(words)
        args: Args = {
            "entry": draft.label,
            "field": field,
            "value": word,
            "known": ", ".join(known[:_LISTED]),
        }
        self.hint(self.line(draft, field), message_id, word, known, args)
