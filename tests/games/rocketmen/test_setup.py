"""RM-1 and RM-2: components, zones and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules import agenda
from spacerace.games.rocketmen.rules.chapters.drawing import hand_limit
from spacerace.games.rocketmen.rules.chapters.launch_pad import rocket_points
from spacerace.games.rocketmen.rules.printed import COLOURS
from spacerace.games.rocketmen.rules.state import State, owned
from spacerace.kernel.errors import BadSetup
from spacerace.kernel.piles import contents, next_bag
from tests.games.rocketmen.setup_tables import cards_of, deal, header, waiting_for
from tests.games.rocketmen.table import NAMES, Table


def dealt(players: int = 2, seed: int = 1, **options: bool | int) -> State:
    """A game whose set-up is over."""
    return deal(rocketmen.begin(header(players, seed, **options)), seed)


def keys(state: State, cards: list[int] | tuple[int, ...]) -> list[str]:
    return sorted(state.terms.cards[card].key for card in cards)


def on_table(state: State) -> list[int]:
    """Every card that is not in the box, and the goals and Variants nobody sees."""
    piles = (state.deck, state.success, state.goal_box, state.variant_box)
    cards = [card for pile in piles for card in contents(pile)]
    cards += [card for card in state.display if card is not None]
    cards += [card for pile in state.engines for card in pile]
    cards += state.variants
    for player in state.players:
        cards += [*owned(player), *player.goals]
    return cards


def flown(table: Table, *draws: int) -> Table:
    """A launch to Earth with these draws, and the turn after it."""
    return table.do("launch earth").draws(*draws).settle()


# --- RM-1: components and zones ------------------------------------------------------------------


def test_rm_1_4_science_stands_for_any_of_the_three() -> None:
    for card in ("big-data", "nanomaterials", "super-computer"):
        table = Table(4).hand("robotics", "solar-energy").show(card)
        table.do(f"buy {card}", "pay robotics", "pay solar-energy", "confirm")
        assert card in table.zone("playing_area")


def test_rm_1_4_one_science_icon_is_one_item() -> None:
    table = Table(4).hand("robotics", "electric-cars", "electric-cars-2").show("big-data", "big-data-2")
    assert table.options("buy")[:2] == ["buy big-data", "buy big-data-2"]
    assert "buy big-data-2" not in table.do("buy big-data").options("buy")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_1_11_an_owned_card_is_in_one_zone_of_its_owner(players: int) -> None:
    state = dealt(players)
    for seat, player in enumerate(state.players):
        assert keys(state, owned(player)) == sorted(
            card.key for card in state.terms.cards if card.seat == seat
        )


def test_rm_1_11_every_zone_of_a_player_counts_as_owned() -> None:
    table = Table().put("store", "satellite-1").put("junkyard", "satellite-2").put("warehouse", "base-1")
    table.put("playing_area", "base-2").hand("space-hotel").plan("spaceship-1").pad("spaceship-2", "depot")
    assert len(owned(table.player())) == 12 + 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_1_12_a_card_lies_in_one_place_or_in_the_box(players: int) -> None:
    state = dealt(players, variants=2)
    assert set(Counter(on_table(state)).values()) == {1}
    boxed = [card for card in state.terms.cards if card.id not in on_table(state)]
    assert all(
        card.deck == "solitaire" or card.seat >= players or (card.mark or 0) > players for card in boxed
    )


def test_rm_1_13_a_played_card_stays_in_the_playing_area_till_the_turn_ends() -> None:
    table = Table(4).hand("quantum-computers", "solar-energy").show("afterburner")
    table.do("play quantum-computers").settle()
    table.do("buy afterburner", "pay solar-energy", "confirm").settle()
    assert table.zone("playing_area") == ["afterburner", "quantum-computers", "solar-energy"]
    table.do("end-turn").settle()
    assert table.zone("playing_area") == []
    assert table.zone("warehouse") == ["afterburner", "quantum-computers", "solar-energy"]


def test_rm_1_13_a_discarded_card_stays_in_the_playing_area_till_the_turn_ends() -> None:
    table = Table().plan("satellite-1").pad("spaceship-1").hand("base-2")
    table.do("discard base-2", "discard spaceship-1")
    assert table.zone("playing_area") == ["base-2", "spaceship-1"]
    table.do("end-turn").settle()
    assert table.zone("warehouse") == ["base-2", "spaceship-1"]


def test_rm_1_14_a_removed_card_goes_to_the_junkyard_for_good() -> None:
    table = Table().empty_hq().hand("storage-batteries").put("warehouse", "satellite-1", "satellite-2")
    table.do("play storage-batteries", "choose satellite-1").settle()
    assert "satellite-1" in table.zone("junkyard")
    assert table.zone("hand") == ["satellite-2"]
    table.do("end-turn").settle()
    assert table.zone("hand") == ["satellite-2", "storage-batteries"]


def test_rm_1_15_rocket_points_and_hand_size_add_up() -> None:
    table = Table().pad("small-rocket-boosters")
    table.player().rocket_points = 3
    table.player().hand_bonus = 2
    assert rocket_points(table.state, table.player()) == 3 + 2
    assert hand_limit(table.state, table.player()) == 6 + 2


@pytest.mark.parametrize(
    ("mission", "gained"),
    [
        ("satellite-1", "science_tokens"),
        ("space-hotel", "money_tokens"),
        ("spaceship-1", "rocket_points"),
        ("space-station-1", "hand_bonus"),
    ],
)
def test_rm_1_15_a_mission_earns_one_of_four_achievements(mission: str, gained: str) -> None:
    table = flown(Table().plan(mission).pad("super-heavy-engines"), 4, 3, 3)
    names = ("science_tokens", "money_tokens", "rocket_points", "hand_bonus")
    assert {name: getattr(table.player(), name) for name in names} == {
        name: int(name == gained) for name in names
    }


def test_rm_1_15_a_token_is_flipped_when_used_and_never_given_up() -> None:
    """RM-4.9, RM-8.5."""
    table = Table(4).show("afterburner", "big-data").hand("electric-cars")
    player = table.player()
    player.money_tokens = player.science_tokens = 1
    table.do("buy afterburner", "pay-token money", "confirm").settle()
    assert (table.player().money_tokens, table.player().money_flipped) == (1, 1)
    table.do("buy big-data", "pay electric-cars", "pay-token science", "confirm").settle()
    assert (table.player().science_tokens, table.player().science_flipped) == (1, 1)
    table.do("end-turn").settle()
    assert (table.player().money_tokens, table.player().money_flipped) == (1, 0)
    assert (table.player().science_tokens, table.player().science_flipped) == (1, 0)


def test_rm_1_17_there_is_always_a_token_to_gain() -> None:
    table = Table().plan("satellite-1").pad("small-rocket-boosters")
    table.player().science_tokens = 6
    flown(table, 1, 1)
    assert table.player().science_tokens == 7


def test_rm_1_17_rocket_points_are_a_total() -> None:
    table = Table().plan("orbital-shipyard").pad("small-rocket-boosters")
    table.player().rocket_points = 5
    assert flown(table, 4, 3, 3).player().rocket_points == 6


@pytest.mark.parametrize(("arrived", "index"), [(0, 0), (1, 1), (2, 1), (3, 1)])
def test_rm_1_18_a_location_pays_by_order_of_arrival(arrived: int, index: int) -> None:
    """The last value repeats for later arrivals."""
    table = Table(4).plan("space-hotel").pad("super-heavy-engines")
    for seat in range(1, arrived + 1):
        table.arrive("earth", "space-hotel", seat=seat)
    flown(table, 4, 3, 3)
    location = table.state.terms.location_at["earth", "space-hotel"]
    values = table.state.terms.pack.location[location].vp
    assert len(values) == 2
    assert table.player().track == values[index]
    assert table.state.arrivals[location][-1] == 0


def test_rm_1_19_a_card_that_says_permanent_beats_the_rule_that_clears_the_pad() -> None:
    """RM-6.3 against RM-6.2."""
    table = Table().plan("satellite-1").pad("depot", "spaceship-1")
    table.do("discard-mission")
    assert table.zone("pad") == ["depot"]


def test_rm_1_19_a_variant_beats_the_engine_limit() -> None:
    """RM-13.2: Bulk Order against RM-4.10."""
    table = Table(variants=("bulk-order",)).hand("electric-cars", "electric-cars-2", "solar-energy")
    table.do("buy small-rocket-boosters", "buy standard-rocket-engines")
    assert table.refused("buy super-heavy-engines").rule == "RM-4.10"


# --- RM-2: set-up --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 5])
def test_rm_2_1_two_to_four_players(players: int) -> None:
    names = (*NAMES, "Eve")[:players]
    with pytest.raises(BadSetup) as caught:
        rocketmen.prepare(seats=names, seed=1)
    assert caught.value.rule == "RM-2.1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_2_1_unused_colours_stay_in_the_box(players: int) -> None:
    state = dealt(players)
    colours = {state.terms.cards[card].seat for card in on_table(state)} - {-1}
    assert colours == set(range(players))
    assert COLOURS == ("white", "red", "yellow", "blue")


@pytest.mark.parametrize(("players", "marks"), [(2, {1, 2}), (3, {1, 2, 3}), (4, {1, 2, 3, 4})])
def test_rm_2_2_cards_marked_for_more_players_are_boxed(players: int, marks: set[int]) -> None:
    """Assets, Engines and Threats."""
    state = dealt(players)
    for deck in (("teal", "pink"), ("engine",), ("threat",)):
        cards = [state.terms.cards[card] for card in on_table(state) if state.terms.cards[card].deck in deck]
        assert {card.mark for card in cards} - {None} == marks - ({1, 2} if deck != ("threat",) else set())
        wanted = [card.id for card in state.terms.cards if card.deck in deck and (card.mark or 0) <= players]
        assert sorted(card.id for card in cards) == wanted


def test_ec_51_marks_3_4_and_none() -> None:
    """RM-2.2: three players box the 4s, two players the 3s and the 4s."""
    three, two = dealt(3), dealt(2)
    for key, with_three, with_two in [
        ("small-rocket-boosters", True, True),
        ("small-rocket-boosters-4", True, False),
        ("small-rocket-boosters-5", False, False),
        ("global-internet", True, True),
        ("global-internet-2", True, False),
        ("backup-systems-2", False, False),
        ("pandemic-2", True, True),
        ("pandemic-3", True, False),
        ("pandemic-4", False, False),
    ]:
        assert (three.terms.by_key[key] in on_table(three)) is with_three
        assert (two.terms.by_key[key] in on_table(two)) is with_two


def test_rm_2_3_eighteen_mission_success_cards_form_a_deck() -> None:
    state = dealt()
    assert contents(state.success) == cards_of(state, "success")
    assert len(next_bag(state.success)[1]) == 18


@pytest.mark.parametrize(("players", "copies"), [(2, 3), (3, 4), (4, 5)])
def test_rm_2_4_three_engine_piles_by_rocket_points(players: int, copies: int) -> None:
    state = dealt(players)
    points = [[state.terms.cards[card].rocket for card in pile] for pile in state.engines]
    assert points == [[2] * copies, [3] * copies, [4] * copies]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_2_5_threats_marked_1_join_teal_which_lies_on_pink(players: int) -> None:
    state = rocketmen.begin(header(players))
    teal, pink = ([state.terms.cards[card] for card in layer] for layer in state.deck.layers)
    assert {(card.deck, card.deck == "threat" and card.mark == 1) for card in teal} == {
        ("teal", False),
        ("threat", True),
    }
    assert {card.deck for card in pink} == {"pink", "threat"}
    assert {card.mark for card in pink if card.deck == "threat"} == set(range(2, players + 1))
    assert len([card for card in teal if card.deck == "threat"]) == 3


def test_rm_2_6_six_cards_fill_the_display() -> None:
    state = dealt()
    before = rocketmen.begin(header())
    assert len(state.display) == 6
    assert set(state.display) <= set(before.deck.layers[0])
    assert sorted([*contents(state.deck), *(card or 0 for card in state.display)]) == sorted(
        contents(before.deck)
    )


def test_rm_2_7_moon_and_mars_token_wait_for_their_first_visitor() -> None:
    state = dealt()
    assert (state.moon_token, state.mars_token) == (None, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_2_8_twelve_missions_six_of_them_in_hand(players: int) -> None:
    state = dealt(players)
    for seat, player in enumerate(state.players):
        assert (len(player.hand), len(contents(player.hq))) == (6, 6)
        own = [card.id for card in state.terms.cards if card.seat == seat]
        assert sorted(player.hand + contents(player.hq)) == own
        assert hand_limit(state, player) == 6


def test_rm_2_8_the_hand_limit_grows_with_achievements() -> None:
    state = dealt()
    state.players[0].hand_bonus = 2
    assert hand_limit(state, state.players[0]) == 8


def test_rm_2_9_markers_and_rocket_start_on_0() -> None:
    state = dealt(4)
    assert [player.track for player in state.players] == [0, 0, 0, 0]
    assert state.launch is None
    assert [player.missions for player in state.players] == [(), (), (), ()]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rm_2_10_two_goals_each_the_rest_in_the_box(players: int) -> None:
    state = dealt(players)
    assert [len(player.goals) for player in state.players] == [2] * players
    goals = [goal for player in state.players for goal in player.goals] + contents(state.goal_box)
    assert sorted(goals) == cards_of(state, "goal")


def test_rm_2_11_the_starting_player_is_random_and_stays_so() -> None:
    assert {dealt(3, seed).first for seed in range(20)} == {0, 1, 2}
    table = Table(3)
    table.state = waiting_for(agenda.PickFirstPlayer, players=3)
    table.do("first-player 2").settle()
    assert (table.state.first, table.state.seat) == (2, 2)
    for seat in (0, 1, 2):
        table.do("end-turn").settle()
        assert (table.state.first, table.state.seat) == (2, seat)


def test_rm_2_12_without_the_option_no_variant_lies_on_the_table() -> None:
    state = dealt()
    assert state.variants == ()
    assert contents(state.variant_box) == cards_of(state, "variant")


def test_rm_13_1_two_of_ten_variants_lie_face_up() -> None:
    state = dealt(variants=2)
    assert len(state.variants) == 2
    assert sorted([*state.variants, *contents(state.variant_box)]) == cards_of(state, "variant")
    assert len(contents(state.variant_box)) == 8


@pytest.mark.parametrize("wanted", [-1, 1, 3, 10, True])
def test_d_28_two_variants_or_none(wanted: int) -> None:
    with pytest.raises(BadSetup) as caught:
        header(variants=wanted)
    assert caught.value.rule == "RM-13.1"


def test_rm_13_1_variants_come_before_the_first_hands() -> None:
    """RM-13.6, RM-13.7: Big Crews holds from the first Hand on."""
    table = Table()
    table.state = waiting_for(agenda.DrawVariant, variants=2)
    table.do("drawn big-crews").settle()
    assert [len(player.hand) for player in table.state.players] == [7, 7]
