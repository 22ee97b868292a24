"""How games of other packages are found, and what happens to those with something wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.third_game.plugged import command, put_entries, put_pips, python

LIST = "from spacerace.games import GAMES; print(*GAMES)"
KIT = """
from spacerace.games.kit import Kit
from spacerace.kernel.game import Setup


class Own(Kit):
    name = {name!r}
    setups = {setups}

    @property
    def rules(self):
        import {rules}
        return {rules}


OWN = Own()
"""
SETUPS = '(Setup(edition="base", mode="standard", players=(2,)),)'


def put_kit(folder: Path, *, name: str = "own", setups: str = SETUPS, rules: str = "own_rules") -> None:
    """A package with a kit of this kind."""
    (folder / "own_game.py").write_text(KIT.format(name=name, setups=setups, rules=rules))
    put_entries(folder, "own", {"own": "own_game:OWN"})


def test_an_installed_game_is_on_the_list(tmp_path: Path) -> None:
    put_pips(tmp_path)
    assert python(tmp_path, "-c", LIST) == ("rocketmen 1969 pips\n", "")
    assert "the game: rocketmen, 1969, pips" in command(tmp_path, "play", "--help")


def test_whoever_imports_the_game_first_finds_it_on_the_list_too(tmp_path: Path) -> None:
    """Its package imports ours while ours looks for its package."""
    put_pips(tmp_path)
    code = "from pips.game import PIPS; from spacerace.games import KITS; print(KITS['pips'] is PIPS)"
    assert python(tmp_path, "-c", code)[0] == "True\n"


def test_a_package_that_is_found_twice_is_one_game(tmp_path: Path) -> None:
    put_pips(tmp_path)
    put_entries(tmp_path / "again", "pips", {"pips": "pips.game:PIPS"})
    code = f"import sys; sys.path.append({str(tmp_path / 'again')!r}); {LIST}"
    assert python(tmp_path, "-c", code) == ("rocketmen 1969 pips\n", "")


def test_where_no_package_brings_a_game_nothing_is_imported_to_look_for_them(tmp_path: Path) -> None:
    code = (
        "import sys; from spacerace.games import KITS; list(KITS); print('importlib.metadata' in sys.modules)"
    )
    assert python(tmp_path, "-c", code)[0] == "False\n"


def test_the_list_imports_no_rules_of_an_installed_game(tmp_path: Path) -> None:
    put_pips(tmp_path)
    code = "import sys; from spacerace.games import KITS; list(KITS); print('pips.rules' in sys.modules)"
    assert python(tmp_path, "-c", code)[0] == "False\n"


@pytest.mark.parametrize(
    ("kit", "said"),
    [
        ({"name": "1969"}, 'the name "1969" is taken. Uninstall its package, or the other one of this name.'),
        ({"name": "table"}, 'the name "table" is taken'),
        ({"name": "My Game"}, '"My Game" is no name'),
        ({"setups": "()"}, "it names no way to play (setups). Update its package, or uninstall it."),
    ],
)
def test_a_kit_that_cannot_be_is_named_and_left_out(tmp_path: Path, kit: dict[str, str], said: str) -> None:
    put_pips(tmp_path)
    put_kit(tmp_path, **kit)
    printed, complaints = python(tmp_path, "-m", "spacerace.cli", "--version")
    assert printed.startswith("spacerace ")
    assert said in complaints and "own = own_game:OWN" in complaints
    assert complaints.count("\n") == 1
    assert python(tmp_path, "-c", LIST) == ("rocketmen 1969 pips\n", "")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("import no_such_thing", "No module named 'no_such_thing'"),
        ("import sys; sys.exit(3)", "SystemExit: 3"),
        ("OTHER = 1", "has no attribute 'OWN'"),
        ("OWN = 1", "names no kit"),
    ],
)
def test_a_broken_package_is_named_and_left_out(tmp_path: Path, code: str, said: str) -> None:
    (tmp_path / "own_game.py").write_text(code)
    put_entries(tmp_path, "own", {"own": "own_game:OWN"})
    _, complaints = python(tmp_path, "-m", "spacerace.cli", "--version")
    assert said in complaints and "own = own_game:OWN" in complaints and complaints.count("\n") == 1
    assert "Traceback" not in complaints
    assert "uninstall it." in complaints


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ('NAME = "own"', "its rules do not offer FACTS, Faces"),
        ("from spacerace.games.nineteen69.rules import *; LEVELS = ()", 'its rules call it "1969"'),
    ],
)
def test_rules_that_are_broken_are_named_when_somebody_needs_them(
    tmp_path: Path, rules: str, said: str
) -> None:
    put_kit(tmp_path)
    (tmp_path / "own_rules.py").write_text(rules)
    assert python(tmp_path, "-m", "spacerace.cli", "--version")[1] == ""
    _, complaints = python(tmp_path, "-m", "spacerace.cli", "simulate", "own", "--games", "1", expect=2)
    first, last = complaints.splitlines()
    assert said in first and '"own"' in first
    assert last == 'There is no game "own"; there is: rocketmen, 1969.'
    # The other games go on; a pack finds its game among those that are sound.
    (tmp_path / "pack.toml").write_text('[pack]\nid = "x"\nversion = 1\nbase = "1969@1"\n')
    printed, complaints = python(tmp_path, "-m", "spacerace.cli", "pack", "check", "pack.toml")
    assert printed.startswith("ok: x@1") and said in complaints


def test_a_game_that_is_left_out_is_told_in_the_language_of_the_terminal(tmp_path: Path) -> None:
    put_kit(tmp_path, name="1969")
    _, complaints = python(tmp_path, "-m", "spacerace.cli", "--version", LANG="de_AT.UTF-8")
    assert "weil der Name „1969“ vergeben ist" in complaints


def test_workers_of_the_server_find_an_installed_game(tmp_path: Path) -> None:
    """They get an environment without the settings of the server, and with the path."""
    put_pips(tmp_path)
    code = (
        "import json; from spacerace.server.settings import child_environment;"
        "print(json.dumps(child_environment()))"
    )
    passed = json.loads(python(tmp_path, "-c", code, SPACERACE_SECRET="x")[0])
    assert "SPACERACE_SECRET" not in passed
    assert str(tmp_path) in passed["PYTHONPATH"]
