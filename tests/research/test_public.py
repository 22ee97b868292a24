"""The public names of the research modules: listed, typed, explained, and none is lost unnoticed."""

from __future__ import annotations

import importlib
import inspect
import re
from pathlib import Path

import pytest

REFERENCE = (Path(__file__).parents[2] / "docs/reference/research.md").read_text(encoding="utf-8")
#: What may be imported. A name that goes needs a line in the change log, one minor version before.
PUBLIC = {
    "spacerace.research": {"REWARDS", "OutsideMask", "Play", "Reward", "Table"},
    "spacerace.research.export": {"FORMATS", "Decision", "Format", "about", "decisions_of", "write"},
    "spacerace.research.gym": {"OneSeat", "register"},
    "spacerace.research.play": {"OutsideMask", "Play", "number_of", "rewards_of"},
    "spacerace.research.spiel": {"SpielGame", "SpielState", "name_in_spiel", "register", "resampled"},
    "spacerace.research.table": {"REWARDS", "ROUNDS", "Reward", "Table"},
    "spacerace.research.vector": {"Batch", "Processes"},
    "spacerace.research.zoo": {"ParallelTurns", "Turns", "env", "parallel_env"},
}


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_is_listed_typed_and_explained(module: str) -> None:
    found = importlib.import_module(module)
    assert set(found.__all__) == PUBLIC[module]
    assert module == "spacerace.research" or f"automodule:: {module}\n" in REFERENCE
    for name in found.__all__:
        thing = getattr(found, name)
        if not (inspect.isclass(thing) or inspect.isfunction(thing)):
            continue
        assert inspect.getdoc(thing), name
        functions = (
            [thing]
            if inspect.isfunction(thing)
            else [
                one for key, one in vars(thing).items() if inspect.isfunction(one) and not key.startswith("_")
            ]
        )
        for function in functions:
            hints = inspect.get_annotations(function)
            wanted = [one for one in inspect.signature(function).parameters if one != "self"]
            if function.__module__ == module:
                assert {*wanted, "return"} <= set(hints), f"{name}.{function.__name__}"


def test_the_package_says_that_it_is_typed() -> None:
    import spacerace

    assert (Path(spacerace.__file__).parent / "py.typed").exists()
    assert len(re.findall("automodule", REFERENCE)) == 8
