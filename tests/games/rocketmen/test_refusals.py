"""What is no option is refused with its rule, and nothing has changed; what is an option works.

Random games are walked through, and at every step one random action of every kind is thrown at the
table: at random cards, near misses among them, and cards that do not exist.
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

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import actions as a
from spacerace.games.rocketmen.rules import agenda as g
from spacerace.games.rocketmen.rules.notation import VERBS, read_action, write_action
from spacerace.games.rocketmen.rules.printed import DESTINATIONS, Destination, MissionType
from spacerace.games.rocketmen.rules.state import State, active
from spacerace.kernel.apply import apply
from spacerace.kernel.chance import Luck
from spacerace.kernel.errors import IllegalAction
from spacerace.kernel.seats import CHANCE, SPECTATOR
from tests.games.rocketmen.table import NAMES, Table, lay
from tests.games.thrown import PACKAGE, RULES, Thrown, by_kind, throw_at

pytestmark = pytest.mark.reading("newest", why="whole walks through the game; what is refused is no figure")

KINDS: tuple[type[Any], ...] = get_args(a.Action)
STEPS: tuple[type[Any], ...] = get_args(g.Decision)
#: What only chance does.
NOTHING_TO_DO_IT_TO = {a.Drawn, a.FirstPlayer}

Game = dict[str, Any]
#: What the walked games are prepared with; three seeds of each kind.
GAMES: list[Game] = [
    {"players": players, "options": {"variants": variants, "strict_declaration": strict}}
    for players in (2, 3, 4)
    for variants in (0, 2)
    for strict in (False, True)
]
GAMES += [{"players": players, "edition": "early", "options": {"variants": 2}} for players in (2, 3, 4)]
GAMES += [
    {"players": players, "edition": edition, "mode": mode}
    for edition in ("final", "early")
    for mode, players in (("battle", 2), ("battle", 3), ("solo", 1))
]
SEEDS = 3
DECISIONS = 50


def dealt_out(game: Game, seed: int) -> State:
    """A game at its beginning in which everybody has a Mission and a Pad, so that much happens soon.

    Most Assets are dealt out, so the display shows Threats. LAUNCH PAD cards lie on the Pads. Where the
    end can be chosen, everybody is one token short of it.
    """
    chosen = {name: value for name, value in game.items() if name != "players"}
    players: int = game["players"]
    state = rocketmen.begin(rocketmen.prepare(seats=NAMES[:players], seed=seed, **chosen))
    rng, cards = Random(seed), state.terms.cards
    deck = [card for layer in state.deck.layers for card in layer]
    assets = [card for card in deck if cards[card].deck != "threat"]
    rng.shuffle(assets)
    threats = [card for card in deck if cards[card].deck == "threat"]
    state.deck = lay(state.deck, threats, assets[:6])
    for seat, player in enumerate(state.players):
        hq = list(player.hq.layers[0])
        player.plan = hq.pop(rng.randrange(len(hq)))
        hq += assets[6 + seat :: players]
        for index, pile in enumerate(state.engines):
            hq.append(pile[-1])
            state.engines[index] = pile[:-1]
        for card in rng.sample(hq, len(hq)):
            names = [cards[other].design for other in player.pad]
            wanted = cards[card].kind == "launch-pad" or cards[card].rocket > 1
            if wanted and cards[card].design not in names:
                hq.remove(card)
                player.pad.append(card)
        player.hq = lay(player.hq, hq)
        player.money_tokens = player.science_tokens = 1
        if least := state.terms.edition.end_offered_from:
            for place in FLOWN[: least - 1]:
                location = state.terms.location_at[place]
                state.arrivals[location] += (seat,)
                player.missions += (location,)
    return state


#: Earlier missions, which leave no destination without a token.
FLOWN: list[tuple[Destination, MissionType]] = [
    ("earth", "space-hotel"),
    ("moon", "base"),
    ("mars", "base"),
    ("earth", "orbital-shipyard"),
]


#: How keen the walk is on a kind of action; 1 if not named.
KEEN = {
    a.BuyCard: 0.3,
    a.RefreshCard: 0.3,
    a.DiscardCard: 0.05,
    a.DiscardMission: 0.02,
    a.EndTurn: 0.2,
    a.PlayEffect: 3,
    a.UseEffect: 0.5,
    a.DrawSuccess: 3,
    a.Abort: 0.3,
}


def choose(state: State, rng: Random) -> Any:
    """Any kind of action that is legal, then any action of that kind."""
    options = by_kind(rocketmen, state)
    (kind,) = rng.choices(list(options), [KEEN.get(kind, 1) for kind in options])
    return rng.choice(options[kind])


def walk(game: Game, seed: int) -> Iterator[State]:
    """The states in which a player of such a game decides."""
    state, luck, rng = dealt_out(game, seed), Luck(seed), Random(seed)
    for _ in range(DECISIONS):
        while rocketmen.to_act(state) == CHANCE:
            event = rocketmen.chance(state)
            state = apply(rocketmen, state, CHANCE, rocketmen.outcome(state, luck.pick(event.key, event.bag)))
        if rocketmen.to_act(state) is None:
            return
        yield state
        state = apply(rocketmen, state, state.seat, choose(state, rng))


def some_action(state: State, kind: type[Any], rng: Random) -> Any:
    """An action of a kind, at random: any card, or one close at hand, or one that does not exist."""
    player = active(state)
    near = [*player.hand, *player.pad, *player.playing_area, *player.store, *(player.goals)]
    near += [card for card in state.display if card is not None]
    near += [card for other in state.players for card in other.pad]
    values: list[object] = []
    for info in fields(kind):
        match info.name:
            case "card" | "target":
                far = rng.choice([-2, -1, len(state.terms.cards), 10**9])
                anywhere = rng.randrange(len(state.terms.cards))
                values.append(rng.choices([rng.choice(near), anywhere, far], [8, 4, 1])[0])
            case "place":
                values.append(rng.choice(["plan", "pad"]))
            case "token":
                values.append(rng.choice(["money", "science"]))
            case "destination":
                values.append(rng.choice(DESTINATIONS))
            case "seat":
                values.append(rng.randrange(4))
    return kind(*values)


@pytest.fixture(scope="module")
def thrown() -> list[Thrown]:
    """All that was thrown in all games."""
    found: list[Thrown] = []
    met: Counter[type] = Counter()
    for seed, game in enumerate(GAMES * SEEDS):
        rng = Random(seed)
        found += throw_at(rocketmen, walk(game, seed), KINDS, some_action, met, rng)
    return found


# --- actions -------------------------------------------------------------------------------------


def test_every_kind_of_action_is_thrown_at_every_kind_of_step(thrown: list[Thrown]) -> None:
    seen = {(one.step, one.kind) for one in thrown}
    assert {(step, kind) for step in STEPS for kind in KINDS} - seen == set()


def test_every_kind_of_action_of_a_player_is_legal_somewhere(thrown: list[Thrown]) -> None:
    legal = {one.kind for one in thrown if not one.rule}
    assert set(KINDS) - legal == {a.Drawn, a.FirstPlayer}


def test_every_refusal_names_a_rule_of_a_page(thrown: list[Thrown]) -> None:
    rules = {one.rule for one in thrown if one.rule}
    assert all(re.match(r"(RM|T|D|INV)-", rule) for rule in rules)
    assert rules - RULES == set()


def test_not_now_is_said_only_where_no_rule_says_more(thrown: list[Thrown]) -> None:
    """Only what chance does is never a player's, so that no rule of the game speaks of it."""
    vague = {(one.step, one.kind) for one in thrown if one.message == "refused-not-now"}
    assert vague == {(g.Acting, kind) for kind in NOTHING_TO_DO_IT_TO}


def test_most_refusals_say_more_than_not_now(thrown: list[Thrown]) -> None:
    count = Counter(one.message == "refused-not-now" for one in thrown if one.rule)
    assert count[True] / count.total() < 0.05


def test_every_rule_that_the_code_refuses_with_is_on_a_page() -> None:
    cited: set[str] = set()
    for path in [*PACKAGE.glob("games/rocketmen/rules/**/*.py"), *PACKAGE.glob("kernel/*.py")]:
        source = path.read_text(encoding="utf-8")
        cited |= set(re.findall(r"(?:IllegalAction|BadSetup|NoUndo)\(\s*\"([A-Z]+-[^\"]+)\"", source))
    assert len(cited) > 40
    assert cited - RULES == set()


def test_the_others_have_to_wait() -> None:
    table = Table(3)
    for seat in (1, 2, CHANCE, SPECTATOR):
        with pytest.raises(IllegalAction) as refusal:
            apply(rocketmen, table.state, seat, a.END_TURN)
        assert refusal.value.rule == "T-1"


def test_nothing_can_be_done_after_the_end() -> None:
    table = Table(round_cap=1)
    table.do("end-turn").settle().do("end-turn").settle()
    with pytest.raises(IllegalAction) as refusal:
        apply(rocketmen, table.state, 0, a.END_TURN)
    assert refusal.value.rule == "T-2"


def test_chance_deals_only_what_is_in_the_pile() -> None:
    table = Table().plan("satellite-1").pad("small-rocket-boosters").do("launch earth").draws(4)
    table.do("draw-success")
    for card in (table.card("success-4"), table.card("satellite-1"), -1, 10**9):
        with pytest.raises(IllegalAction) as refusal:
            apply(rocketmen, table.state, CHANCE, a.Drawn(card))
        assert refusal.value.rule == "T-3"


# --- notation ------------------------------------------------------------------------------------


def test_every_option_is_read_as_it_is_written() -> None:
    for seed, game in enumerate(GAMES):
        for state in walk(game, 100 + seed):
            for action in rocketmen.options(state):
                assert read_action(state, write_action(state, action)) == action


@pytest.mark.parametrize("game", GAMES[10:], ids=str)
def test_every_outcome_is_read_as_it_is_written(game: Game) -> None:
    state = dealt_out(game, 1)
    luck = Luck(1)
    while rocketmen.to_act(state) == CHANCE:
        event = rocketmen.chance(state)
        for ticket in event.bag:
            action = rocketmen.outcome(state, ticket)
            assert read_action(state, write_action(state, action)) == action
        state = apply(rocketmen, state, CHANCE, rocketmen.outcome(state, luck.pick(event.key, event.bag)))


def test_no_two_options_are_written_alike() -> None:
    for state in walk({"players": 4, "options": {"variants": 2}}, 7):
        options = rocketmen.options(state)
        assert len({write_action(state, action) for action in options}) == len(options)


STATE = Table().state
WORDS = st.sampled_from(
    [
        *VERBS.values(),
        *list(STATE.terms.by_key)[::7],
        *DESTINATIONS,
        "plan",
        "pad",
        "money",
        "science",
        "0",
        "-1",
    ]
)


@given(st.one_of(st.text(), st.lists(st.one_of(WORDS, st.text(max_size=8)), max_size=5).map(" ".join)))
@settings(max_examples=400, derandomize=True, database=None, deadline=None)
def test_any_text_is_an_action_or_refused(text: str) -> None:
    """Nothing but a refusal ever comes out of a text that is no action."""
    try:
        action = read_action(STATE, text)
    except IllegalAction as refusal:
        rule = refusal.rule
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
        "buy",
        "buy nothing-of-the-kind",
        "buy big-data big-data",
        "place big-data somewhere",
        "pay-token gold",
        "launch venus",
        "first-player 9",
        "first-player -1",
        "first-player ²",
        "first-player " + "9" * 5000,
        "Buy big-data",
        "end_turn",
        "\x00",
    ],
)
def test_a_text_that_names_nothing_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        read_action(STATE, text)
    assert refusal.value.rule == "T-5"
