"""Copies are derived from the annotations and share nothing that can change."""

from msgspec import Struct

from spacerace.kernel.copying import copy_of


class Leaf(Struct):
    numbers: list[int]


class Frozen(Struct, frozen=True):
    number: int


class Plain:
    """Something a state only refers to."""


class Tree(Struct):
    plain: Plain
    leaf: Leaf
    maybe: Leaf | None
    leaves: list[Leaf]
    by_name: dict[str, int]
    deep: dict[str, list[int]]
    nested: list[list[int]]
    frozen: list[Frozen]
    pair: tuple[int, ...]
    optional: list[int | None]


def _tree() -> Tree:
    return Tree(
        Plain(), Leaf([1]), None, [Leaf([2])], {"a": 1}, {"b": [3]}, [[4]], [Frozen(5)], (6,), [None, 7]
    )


def test_a_copy_is_equal_and_independent():
    tree = _tree()
    copy = copy_of(tree)
    assert copy == tree
    copy.leaf.numbers.append(0)
    copy.leaves[0].numbers.append(0)
    copy.by_name["z"] = 0
    copy.deep["b"].append(0)
    copy.nested[0].append(0)
    copy.optional.append(None)
    copy.maybe = Leaf([])
    assert tree == Tree(
        tree.plain, Leaf([1]), None, [Leaf([2])], {"a": 1}, {"b": [3]}, [[4]], [Frozen(5)], (6,), [None, 7]
    )


def test_an_optional_struct_is_copied_when_it_is_there():
    tree = _tree()
    tree.maybe = Leaf([8])
    copy = copy_of(tree)
    assert copy.maybe == Leaf([8])
    assert copy.maybe is not tree.maybe


def test_what_cannot_change_is_shared():
    tree = _tree()
    copy = copy_of(tree)
    assert copy.plain is tree.plain
    assert copy.pair is tree.pair
    assert copy.frozen[0] is tree.frozen[0]
