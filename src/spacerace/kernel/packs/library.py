"""The packs of a game: the built-in ones, and every text that describes or corrects one."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Generic

from msgspec import convert, structs

from spacerace.kernel.packs.desk import B, Desk, Form, PackError, Problem
from spacerace.kernel.packs.entries import played_hash
from spacerace.kernel.packs.reading import read_drafts

#: Texts whose packs are remembered at most.
_REMEMBERED = 16


class Library(Generic[B]):
    """The doors to the packs of a game.

    The built-in packs lie under ``data/<edition>/<version>/``; a pack is named after the game and the
    edition, the edition "base" after the game alone. The files of a version, one after the other, are
    one text. Text goes through one door: parse, lay it over its base, check every field, then let the
    game judge. Nothing stops at the first mistake.
    """

    def __init__(self, form: Form[B], game: str, data: Traversable) -> None:
        self.form = form
        self.game = game
        self.data = data
        self._loaded: dict[tuple[str, int | None], B] = {}
        self._read: dict[str, B] = {}
        #: Texts that a new game may take.
        self._sound: set[str] = set()

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

    def text(self, name: str, version: int | None = None) -> str:
        """The whole TOML text of a built-in pack, the newest version unless told otherwise."""
        versions, edition = self._found().get(name, ([], self.data))
        chosen = versions[-1] if versions and version is None else version
        if chosen not in versions:
            raise self.unknown(name if version is None else f"{name}@{version}")
        folder = edition.joinpath(str(chosen))
        parts = [one for one in folder.iterdir() if one.name.endswith(".toml")]
        return "\n".join(one.read_text("utf-8") for one in sorted(parts, key=lambda one: one.name))

    def unknown(self, wanted: str) -> PackError:
        """The error for a name that no built-in pack has, with all names there are."""
        known = ", ".join(f"{pack}@{one}" for pack, several in self.packs().items() for one in several)
        return PackError(wanted, [Problem(0, "pack-unknown-pack", {"pack": wanted, "known": known})])

    def load(self, name: str, version: int | None = None) -> B:
        """A built-in pack, the newest version unless told otherwise; it is read once."""
        versions = self.packs().get(name, [])
        chosen = versions[-1] if versions and version is None else version
        if (name, chosen) not in self._loaded:
            text = self.text(name, chosen)
            self._loaded[name, chosen] = self.read(text, name=f"{name}@{chosen}")
        return self._loaded[name, chosen]

    # --- any text ---

    def read(self, text: str, *, name: str) -> B:
        """The pack that a TOML text describes; ``name`` is how messages call the text."""
        known = self._read.get(text)
        if known is not None:
            return known
        box, problems = self._assemble(text)
        if box is None:
            raise PackError(name, problems)
        if len(self._read) >= _REMEMBERED:
            self._read.clear()
        # Many games are played with one text, and reading it takes longer than a game.
        self._read[text] = box
        return box

    def check(self, text: str) -> list[Problem]:
        """Every mistake in a pack text for a new game, by line: of its form, and of the printed orders.

        ``read`` asks for the form alone, so that what was played before can be read again.
        """
        return self._assemble(text, orders=True)[1]

    def read_new(self, text: str, *, name: str) -> B:
        """The pack of a text for a new game: without any mistake that ``check`` finds."""
        if text not in self._sound:
            problems = self.check(text)
            if problems:
                raise PackError(name, problems)
            if len(self._sound) >= _REMEMBERED:
                self._sound.clear()
            self._sound.add(text)
        return self.read(text, name=name)

    def _assemble(self, text: str, *, orders: bool = False) -> tuple[B | None, list[Problem]]:
        """The pack of a text, if it has no problem, and all problems by line."""
        desk = read_drafts(self.form, text, builtins=self.packs, load=self.load)
        self.form.check(desk)
        if orders and not desk.problems:  # a mistake could look like a broken order
            self.form.orders(desk)
        desk.problems.sort(key=lambda problem: problem.line)
        return (None if desk.problems else self._bind(desk)), desk.problems

    def _bind(self, desk: Desk) -> B:
        """The pack of drafts without a problem, in order, with its hash."""
        content: dict[str, object] = {}
        for table in self.form.tables:
            entries = [one.entry for one in desk.drafts if one.table == table and one.entry is not None]
            single = table in self.form.single
            content[table] = entries[0] if single else tuple(sorted(entries, key=self.form.order))
        box = convert(content, self.form.box)
        return structs.replace(box, hash=played_hash(box, self.form.unplayed))
