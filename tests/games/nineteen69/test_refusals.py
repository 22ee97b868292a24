"""What is no option is refused with its rule, and nothing has changed; what is an option works.

Random games are walked through, and at every step one random action of every kind is thrown at the table.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import fields

from spacerace.games.nineteen69 import rules as nineteen69
from spacerace.games.nineteen69.rules import actions as a
from spacerace.games.nineteen69.rules import agenda as g
from spacerace.games.nineteen69.rules.notation import VERBS, read_action, write_action
from spacerace.games.nineteen69.rules.state import State
from spacerace.kernel.apply import apply
from spacerace.kernel.chance import Luck
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.seats import CHANCE, SPECTATOR
from tests.games.nineteen69.table import Table
from tests.games.thrown import PACKAGE, RULES, Thrown, by_kind, throw_at

pytestmark = pytest.mark.reading("newest", why="whole walks through the game; what is refused is no figure")

KINDS: tuple[type[Any], ...] = get_args(a.Action)
STEPS: tuple[type[Any], ...] = get_args(g.Decision)
#: What only chance does.
OF_CHANCE = {a.FirstPlayer, a.Drawn, a.Rolled}
SEEDS = 3
DECISIONS = 90


def dealt_out(players: int, seed: int) -> State:
    """A game at its beginning in which everybody has scientists, cards and money, so that much happens."""
    table, rng = Table(players), Random(seed)
    for seat in range(players):
        table.money(rng.randrange(40), seat).prestige(rng.randrange(5), seat)
        table.hand(*(rng.choice((1, 2, 3)) for _ in range(rng.randrange(7))), seat=seat)
        for research in ("espionage", "simulation", "robotics"):
            table.worth(research, rng.randrange(1, 4), seat)
        for research in ("lem", "csm", "insurance", "ground-control"):
            table.worth(research, rng.randrange(4), seat)
    return table.phase("income").state


def walk(players: int, seed: int) -> Iterator[State]:
    """The states in which a player of such a game decides."""
    state, luck, rng = dealt_out(players, seed), Luck(seed), Random(seed)
    for _ in range(DECISIONS):
        while nineteen69.to_act(state) == CHANCE:
            event = nineteen69.chance(state)
            outcome = nineteen69.outcome(state, luck.pick(event.key, event.bag))
            state = apply(nineteen69, state, CHANCE, outcome)
        if nineteen69.to_act(state) is None:
            return
        yield state
        kinds = by_kind(nineteen69, state)
        state = apply(nineteen69, state, state.seat, rng.choice(kinds[rng.choice(list(kinds))]))


def some_action(state: State, kind: type[Any], rng: Random) -> Any:
    """An action of a kind, at random: something that exists, or hardly not, or not at all."""
    many = {
        "scientist": len(state.terms.scientists),
        "research": len(state.terms.researches),
        "mission": len(state.terms.missions),
        "seat": len(state.players),
        "value": 4,
        "points": 6,
        "count": 3,
    }
    values: list[object] = []
    for info in fields(kind):
        if info.name == "face":
            values.append(rng.choice(a.FACES))
        else:
            far = rng.choice([-1, many[info.name], 10**9])
            values.append(rng.choices([rng.randrange(many[info.name]), far], [9, 1])[0])
    return kind(*values)


@pytest.fixture(scope="module")
def thrown() -> list[Thrown]:
    """All that was thrown in all games."""
    found: list[Thrown] = []
    met: Counter[type] = Counter()
    for seed, players in enumerate((2, 3, 4, 5) * SEEDS):
        rng = Random(seed)
        found += throw_at(nineteen69, walk(players, seed), KINDS, some_action, met, rng)
    return found


# --- actions -------------------------------------------------------------------------------------


def test_every_kind_of_action_is_thrown_at_every_kind_of_step(thrown: list[Thrown]) -> None:
    seen = {(one.step, one.kind) for one in thrown}
    assert {(step, kind) for step in STEPS for kind in KINDS} - seen == set()


def test_every_kind_of_action_of_a_player_is_legal_somewhere(thrown: list[Thrown]) -> None:
    assert set(KINDS) - {one.kind for one in thrown if not one.rule} == OF_CHANCE


def test_every_refusal_names_a_rule_of_a_page(thrown: list[Thrown]) -> None:
    rules = {one.rule for one in thrown if one.rule}
    assert all(re.match(r"(N|T)-", rule) for rule in rules)
    assert rules - RULES == set()


def test_not_now_is_said_only_where_a_step_knows_nothing_of_an_action(thrown: list[Thrown]) -> None:
    known = {
        g.FreeCards: {a.DrawCard, a.SwapCard, a.Stop},
        g.Selling: {a.Sell},
        g.Purchasing: {a.Hire, a.DrawCard, a.SwapCard, a.Discard, a.Stop},
        g.Launching: {a.Launch, a.Stop},
        g.Rerolling: {a.Reroll, a.Stop},
        g.Converting: {a.Convert},
        g.Committing: {a.Commit, a.Stop},
    }
    vague = {(one.step, one.kind) for one in thrown if one.message == "n-refused-not-now"}
    assert vague == {(step, kind) for step in known for kind in KINDS if kind not in known[step]}


def test_every_rule_that_the_code_refuses_with_is_on_a_page() -> None:
    cited: set[str] = set()
    for path in PACKAGE.glob("games/nineteen69/rules/**/*.py"):
        source = path.read_text(encoding="utf-8")
        cited |= set(re.findall(r"(?:IllegalAction|BadSetup|NoUndo)\(\s*\"([A-Z]+-[^\"]+)\"", source))
    assert len(cited) > 12
    assert cited - RULES == set()


@pytest.fixture(scope="module")
def at_every_step() -> list[State]:
    """Ann at each kind of step."""
    tables = [
        Table().worth("espionage", 2).phase("income"),
        Table().phase("income"),
        Table().money(30),
        Table().money(30).hand(1, 1, 2, 2, 3, 3).do("discard 1"),
        Table().money(30).do("hire basic"),
        Table().money(30).do("hire spy"),
        Table().money(30).do("hire spy", "spy-on 1"),
        Table().money(30).phase("mission"),
        Table().money(30).worth("simulation", 2).phase("mission").fly("eva", "r r r r r"),
        Table().money(30).worth("ground-control", 2).hand(1, seat=1).phase("mission").fly("eva", "g g b b b"),
        Table().money(30).hand(1).phase("mission").fly("eva", "r r r r r"),
    ]
    assert {type(table.state.agenda[-1]) for table in tables} == set(STEPS)
    return [table.state for table in tables]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if fields(kind)], ids=lambda kind: kind.__name__)
def test_a_field_of_another_type_or_size_is_refused(kind: type[Any], at_every_step: list[State]) -> None:
    """T-5"""
    for state in at_every_step:
        for field in ("1", None, (1,), 1.5, 10**30, -(10**30), "success!"):
            with pytest.raises(IllegalAction) as refusal:
                apply(nineteen69, state, 0, kind(field))
            assert refusal.value.rule in RULES and str(refusal.value)


def test_a_truth_value_is_taken_for_the_number_it_equals() -> None:
    after = apply(nineteen69, Table().phase("income").state, 0, a.Sell(True))
    assert type(after.players[0].prestige) is int


def test_the_others_have_to_wait() -> None:
    """T-1"""
    table = Table(3)
    for seat in (1, 2, CHANCE, SPECTATOR, True):
        with pytest.raises(IllegalAction) as refusal:
            apply(nineteen69, table.state, seat, a.STOP)
        assert refusal.value.rule == "T-1"


def test_nothing_can_be_done_after_the_end() -> None:
    """T-2"""
    table = Table(2).year(1969).phase("mission").stop(2)
    with pytest.raises(IllegalAction) as refusal:
        apply(nineteen69, table.state, 0, a.STOP)
    assert refusal.value.rule == "T-2"


def test_chance_brings_only_what_can_come() -> None:
    """T-3"""
    table = Table().money(2).do("draw")
    for action in (a.Drawn(0), a.Drawn(4), a.Rolled("success"), a.FirstPlayer(0), a.STOP):
        with pytest.raises(IllegalAction) as refusal:
            apply(nineteen69, table.state, CHANCE, action)
        assert refusal.value.rule == "T-3"


# --- notation ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_option_is_read_as_it_is_written(players: int) -> None:
    for state in walk(players, 100 + players):
        options = nineteen69.options(state)
        texts = [write_action(state, action) for action in options]
        assert [read_action(state, text) for text in texts] == options
        assert len(set(texts)) == len(texts)


def test_every_outcome_is_read_as_it_is_written() -> None:
    begun = nineteen69.begin(Table().header)
    drawing, rolling = Table().money(2).do("draw"), Table().money(30).phase("mission").do("launch eva")
    for state in (begun, drawing.state, rolling.state):
        for action, _ in nineteen69.outcomes(state):
            assert read_action(state, write_action(state, action)) == action


STATE = Table().state
WORDS = st.sampled_from(
    [
        *VERBS.values(),
        *STATE.terms.mission_ids,
        *STATE.terms.research_ids,
        *STATE.terms.scientist_ids,
        *a.FACES,
        "0",
        "3",
        "-1",
    ]
)


@given(st.one_of(st.text(), st.lists(st.one_of(WORDS, st.text(max_size=8)), max_size=4).map(" ".join)))
@settings(max_examples=300, derandomize=True, database=None, deadline=None)
def test_any_text_is_an_action_or_refused(text: str) -> None:
    """Nothing but a refusal ever comes out of a text that is no action (T-5)."""
    try:
        action = read_action(STATE, text)
    except IllegalAction as refusal:
        rule = refusal.rule if str(refusal) else ""
    else:
        rule = "T-5"
        assert read_action(STATE, write_action(STATE, action)) == action
    assert rule == "T-5"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\n",
        "hire",
        "hire nobody",
        "hire basic genius",
        "place",
        "place venus",
        "launch venus",
        "launch 3",
        "sell",
        "sell -1",
        "sell ²",
        "sell " + "9" * 5000,
        "spy-on 3",
        "spy-on -1",
        "reroll green",
        "rolled g",
        "Hire basic",
        "no-launch",
        "\x00",
    ],
)
def test_a_text_that_names_nothing_is_refused(text: str) -> None:
    """T-5"""
    with pytest.raises(IllegalAction) as refusal:
        read_action(STATE, text)
    assert refusal.value.rule == "T-5"
