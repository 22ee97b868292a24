"""Files of words as Fluent reads them, once for all tests of a process: a language takes half a second."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl


@cache
def parsed(text: str) -> ftl.Resource:
    """What stands in a text. It is shared, so nobody changes it."""
    return FluentParser().parse(text)
