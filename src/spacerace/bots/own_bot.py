"""Bots that people write themselves: a Python file with a class that has ``choose``."""

from __future__ import annotations

import ast
import hashlib
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from spacerace.bots.bot import Bot, Clock
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.game import AnyAction, AnyView, Game

#: Exceptions of a bot's code that are reported as its failure. SystemExit is one of them.
FAILURES = (Exception, SystemExit)
#: The modules that bots imported from their folder, by folder: two folders may each have a ``helper``.
_HELPERS: dict[Path, dict[str, ModuleType]] = {}


def is_path(kind: str) -> bool:
    """Whether a bot is named by its file."""
    return kind.endswith(".py")


def files_of(path: Path) -> list[Path]:
    """A bot's file and the modules of its folder that it imports, directly or through another one."""
    found, waiting = dict.fromkeys([path]), [path]
    while waiting:
        for name in _imported(waiting.pop()):
            beside = [path.parent / f"{name}.py", *sorted((path.parent / name).rglob("*.py"))]
            new = [file for file in beside if file.is_file() and file not in found]
            found.update(dict.fromkeys(new))
            waiting += new
    return list(found)


def _imported(file: Path) -> list[str]:
    """The modules that a file imports anywhere, by the first parts of their names."""
    try:
        code = ast.parse(file.read_bytes())
    except (SyntaxError, ValueError):
        # Loading the file reports the error.
        return []
    names: list[str] = []
    for step in ast.walk(code):
        if isinstance(step, ast.Import):
            names += [one.name.partition(".")[0] for one in step.names]
        elif isinstance(step, ast.ImportFrom) and step.module and not step.level:
            names.append(step.module.partition(".")[0])
    return names


def load_bot(path: Path) -> Callable[[Game, int], Bot]:
    """The one class in this file that has ``choose``; it is made from a game and a seed."""
    module_name = f"own_bot_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:16]}"
    spec = spec_from_file_location(module_name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadSetup("", "refused-no-bot-file", {"file": str(path)})
    module = module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        with _at_home(path.resolve().parent):
            # Compiled from the text: a cached .pyc of an older text can have the same time stamp.
            exec(compile(path.read_bytes(), str(path), "exec"), vars(module))
    except FAILURES as error:
        raise _broken(error, path) from error
    own = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and thing.__module__ == module_name and hasattr(thing, "choose")
    ]
    if len(own) != 1:
        raise BadSetup("", "refused-bot-file-classes", {"file": str(path), "count": len(own)})
    return lambda game, seed: OwnBot(own[0], path, game, seed)


class OwnBot:
    """A bot that a user wrote. Its errors are reported and stop no other game."""

    def __init__(self, kind: type, path: Path, game: Game, seed: int) -> None:
        """A bot of this class, with defaults for optional attributes; raises BadSetup."""
        self._path, self._folder = path, path.resolve().parent
        try:
            with _at_home(self._folder):
                #: The user's object.
                self.own = kind(game, seed)
                self.name = str(getattr(self.own, "name", path.stem))
                self.blind = bool(getattr(self.own, "blind", False))
        except FAILURES as error:
            raise _broken(error, path) from error

    def choose(self, view: AnyView, options: Sequence[AnyAction], clock: Clock | None) -> AnyAction:
        """What the bot chooses; raises BadSetup if it fails or chooses something else."""
        try:
            with _at_home(self._folder):
                # A copy of the list: a bot may change it.
                action = self.own.choose(view, list(options), clock)
                for option in options:
                    # The type comes first: an object of the bot may have an ``__eq__`` that is always true.
                    if option is action or (type(option) is type(action) and option == action):
                        return option
        except FAILURES as error:
            details = {"bot": str(self._path), "reason": _reason(error, self._path)}
            raise BadSetup("", "refused-arena-bot-failed", details) from error
        details = {"bot": str(self._path), "choice": _shown(repr, action)[:200]}
        raise BadSetup("", "refused-arena-bot-choice", details)


@contextmanager
def _at_home(folder: Path) -> Iterator[None]:
    """While a bot's code runs, its folder is on the import path, and what it prints goes to stderr."""
    helpers = _HELPERS.setdefault(folder, {})
    others = {name: sys.modules[name] for name in helpers if name in sys.modules}
    sys.modules.update(helpers)
    known, place = len(sys.modules), str(folder)
    sys.path.insert(0, place)
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        if place in sys.path:
            sys.path.remove(place)
        if len(sys.modules) > known:
            # ``sys.modules`` keeps the order of import, so new modules are at the end.
            new = list(sys.modules)[known:]
            helpers.update({name: sys.modules[name] for name in new if _lies_in(folder, name, new)})
        for name in helpers:
            sys.modules.pop(name, None)
        sys.modules.update(others)


def _lies_in(folder: Path, name: str, new: Sequence[str]) -> bool:
    """Whether a new module was imported from the bot's folder, and not from an installed package."""
    top = name.partition(".")[0]
    file = getattr(sys.modules.get(top), "__file__", None)
    return (
        (top in new or top in _HELPERS[folder])
        and file is not None
        and (Path(file) in (folder / f"{top}.py", folder / top / "__init__.py"))
    )


def _broken(error: BaseException, path: Path) -> BadSetup:
    """The error for a file from which no bot can be made."""
    return BadSetup("", "refused-bot-file-broken", {"file": str(path), "reason": _reason(error, path)})


def _reason(error: BaseException, path: Path) -> str:
    """The error of a bot's code, with the line of its file."""
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if Path(frame.filename).name == path.name
    ]
    where = f"{path}:{lines[-1]}: " if lines else ""
    return f"{where}{type(error).__name__}: {_shown(str, error)}"


def _shown(tell: Callable[[object], str], thing: object) -> str:
    """An object of the bot as text; its type if ``repr`` fails."""
    try:
        return tell(thing)
    except FAILURES:
        return type(thing).__name__
