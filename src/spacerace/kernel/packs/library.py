"""The packs of a game: the built-in ones, and every text that describes or corrects one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic

from msgspec import Struct, convert, structs

from spacerace.kernel.packs.checking import Args, B, Checker, Form, PackError, Problem
from spacerace.kernel.packs.entries import Box, played_hash
from spacerace.kernel.packs.reading import numbers, read_drafts

if TYPE_CHECKING:
    # To import it takes as long as all of this file.
    from importlib.resources.abc import Traversable

#: Texts whose packs are remembered at most.
_REMEMBERED = 64
#: Entries of a pack for a new game, and parts in their lists. The largest box has 101 and 262.
MOST_ENTRIES, MOST_PARTS = 300, 800


class _Known(Generic[B]):
    """The result of reading a text: its pack or its problems, and whether a new game may use it."""

    def __init__(self, box: B | None, problems: list[Problem], checked: bool) -> None:
        self.box = box
        self.problems = problems
        self.checked = checked


class Library(Generic[B]):
    """Loads, reads and checks the packs of a game.

    The built-in packs lie under ``data/<edition>/<version>/``; a pack is named after the game and the
    edition, the edition "base" after the game alone. The files of a version, one after the other, are
    one text. Every text is parsed, merged with its base, checked field by field, and then checked by the
    game. The first mistake does not stop this.
    """

    def __init__(self, form: Form[B], game: str, data: Traversable, *, usual: str = "") -> None:
        self.form = form
        #: The default pack; the name of the game if nothing else is given.
        self.usual = usual or game
        self.game = game
        self.data = data
        self._loaded: dict[tuple[str, int | None], B] = {}
        #: The results for the texts that were used last.
        self._known: OrderedDict[str, _Known[B]] = OrderedDict()

    # --- what is built in ---

    def packs(self) -> dict[str, list[int]]:
        """The names of the built-in packs with their versions, oldest first."""
        return {name: versions for name, (versions, _) in sorted(self._found().items())}

    def _found(self) -> dict[str, tuple[list[int], Traversable]]:
        """The built-in packs: versions and folder by name."""
        found = {}
        for edition in self.data.iterdir():
            if edition.is_dir():
                versions = sorted(int(one.name) for one in edition.iterdir() if one.name.isdecimal())
                name = self.game if edition.name == "base" else f"{self.game}-{edition.name}"
                if versions:
                    found[name] = (versions, edition)
        return found

    def text(self, name: str | None = None, version: int | None = None) -> str:
        """The whole TOML text of a built-in pack, the newest version unless told otherwise."""
        name = self.usual if name is None else name
        versions, edition = self._found().get(name, ([], self.data))
        chosen = versions[-1] if versions and version is None else version
        if chosen not in versions:
            raise self.unknown(name if version is None else f"{name}@{version}")
        folder = edition.joinpath(str(chosen))
        parts = [one for one in folder.iterdir() if one.name.endswith(".toml")]
        return "\n".join(one.read_text("utf-8") for one in sorted(parts, key=lambda one: one.name))

    def unknown(self, wanted: str) -> PackError:
        """The error for an unknown name of a built-in pack, with all known names."""
        known = ", ".join(f"{pack}@{one}" for pack, several in self.packs().items() for one in several)
        return PackError(wanted, [Problem(0, "pack-unknown-pack", {"pack": wanted, "known": known})])

    def load(self, name: str | None = None, version: int | None = None) -> B:
        """A built-in pack, the newest version by default. It is read once."""
        name = self.usual if name is None else name
        versions = self.packs().get(name, [])
        chosen = versions[-1] if versions and version is None else version
        if (name, chosen) not in self._loaded:
            text = self.text(name, chosen)
            self._loaded[name, chosen] = self.read(text, name=f"{name}@{chosen}")
        return self._loaded[name, chosen]

    # --- any text ---

    def read(self, text: str, *, name: str) -> B:
        """The pack that a TOML text describes; ``name`` is how messages call the text."""
        known = self._recall(text)
        if known is None:
            known = self.keep(text, *self._assemble(text))
        if known.box is None:
            raise PackError(name, known.problems)
        return known.box

    def check(self, text: str) -> list[Problem]:
        """Every mistake in a pack text for a new game, by line.

        ``read`` makes fewer checks, so that packs of older games can be read again.
        """
        box, problems = self._assemble(text, orders=True)
        return problems if box is None else self._check_size(box)

    def read_new(self, text: str, *, name: str) -> B:
        """The pack of a text for a new game: without any mistake that ``check`` finds."""
        known = self._recall(text)
        if known is None or not known.checked:
            problems = self.check(text)
            if problems:
                raise PackError(name, problems)
            self.keep(text, self.read(text, name=name), [], checked=True)
        return self.read(text, name=name)

    def hash_of(self, box: Box) -> str:
        """The sha256 of all values that matter in play: without sources, reasons and names."""
        return played_hash(box, self.form.unplayed)

    def knows(self, text: str, *, checked: bool = False) -> bool:
        """Whether the result for a text is cached; with ``checked``, the one for a new game."""
        known = self._recall(text)
        return known is not None and (known.checked or not checked)

    def keep(
        self, text: str, box: B | None, problems: Sequence[Problem], *, checked: bool = False
    ) -> _Known[B]:
        """Cache the result for a text, found here or by another process. Reading can take longer than a
        game."""
        known = self._known[text] = _Known(box, list(problems), checked)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return known

    def _recall(self, text: str) -> _Known[B] | None:
        """The cached result for a text. The least recently used one is dropped first."""
        if text in self._known:
            self._known.move_to_end(text)
        return self._known.get(text)

    def _assemble(self, text: str, *, orders: bool = False) -> tuple[B | None, list[Problem]]:
        """The pack of a text, if it has no problem, and all problems by line."""
        checker = read_drafts(self.form, text, builtins=self.packs, load=self.load)
        self.form.check(checker)
        if orders and not checker.problems:  # another mistake can look like a wrong order
            self.form.orders(checker)
            self._check_numbers(checker)
        checker.problems.sort(key=lambda problem: problem.line)
        return (None if checker.problems else self._bind(checker)), checker.problems

    def _check_size(self, box: Box) -> list[Problem]:
        """A new game accepts no box that is many times larger than the real ones: every click would take
        longer."""
        entries = [entry for table in self.form.lists for entry in getattr(box, table)]
        parts = sum(_parts(entry) for entry in entries)
        args: Args = {"entries": len(entries), "most": MOST_ENTRIES, "parts": parts, "most_parts": MOST_PARTS}
        large = len(entries) > MOST_ENTRIES or parts > MOST_PARTS
        return [Problem(0, "pack-too-large", args)] if large else []

    def _check_numbers(self, checker: Checker) -> None:
        """A new game accepts no number that makes it slow, such as a thousand dice for one test."""
        for draft in checker.drafts:
            for name, value in draft.values.items():
                for path, number in numbers(name, value):
                    where = f"{draft.table}.{path}"
                    most = self.form.most.get(where, number)
                    if number > most:
                        least = self.form.least.get(where, 1)
                        args: Args = {"value": number, "least": least, "most": most}
                        checker.blame(draft, path, "pack-out-of-range", args)

    def _bind(self, checker: Checker) -> B:
        """The pack of drafts without a problem, in order, with its hash."""
        content: dict[str, object] = {}
        for table in self.form.tables:
            entries = [one.entry for one in checker.drafts if one.table == table and one.entry is not None]
            single = table in self.form.single
            content[table] = entries[0] if single else tuple(sorted(entries, key=self.form.order))
        box = convert(content, self.form.box)
        return structs.replace(box, hash=self.hash_of(box))


def _parts(value: object) -> int:
    """How many parts the lists of an entry have, lists within them included: copies, prices, places."""
    if isinstance(value, tuple | list):
        return len(value) + sum(map(_parts, value))
    if isinstance(value, Struct):
        return sum(_parts(getattr(value, name)) for name in value.__struct_fields__)
    return 0
