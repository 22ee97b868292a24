"""Chapter 7: launching a mission, the cards that work in a launch, and the odds of arriving."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from spacerace.games.rocketmen import rules as rocketmen
from spacerace.games.rocketmen.rules.agenda import KeepingMission
from spacerace.games.rocketmen.rules.facts import (
    FirstTokenTaken,
    LaunchDeclared,
    LaunchScrubbed,
    MissionSucceeded,
)
from spacerace.games.rocketmen.rules.printed import Purse
from spacerace.games.rocketmen.rules.state import State
from spacerace.kernel.apply import apply
from spacerace.kernel.codec import decode, encode
from spacerace.kernel.seats import CHANCE
from tests.games.rocketmen.readings import location, printed
from tests.games.rocketmen.table import Table

ENGINE = "small-rocket-boosters"
SPY = "industrial-espionage"
SUIT = "multi-purpose-space-suit"

#: A second card with the effect of Espionage: the box has one only.
TWO_SPIES = """
[pack]
id = "two-spies"
version = 1
base = "this reading"

[[asset]]
id = "super-computer"
kind = "launch-pad"
effect = { do = "copy_card" }
"""

#: An Afterburner with a Rocket point of its own.
BURNING_POINT = """
[pack]
id = "burning-point"
version = 1
base = "this reading"

[[asset]]
id = "afterburner"
items = ["rocket"]
"""


def satellite(*pad: str, players: int = 3, **options: bool | int) -> Table:
    """Ann has planned a Satellite, with 2 Rocket points on the Pad and these cards beside."""
    return Table(players, **options).plan("satellite-1").pad(ENGINE, *pad)


def spaceship(*pad: str, players: int = 3) -> Table:
    """Ann has planned a Spaceship and has Rocket points for any destination from achievements."""
    table = Table(players).plan("spaceship-1").pad(*pad)
    table.player().rocket_points = 10
    return table


def costs_and_gives(name: str) -> str:
    """What is printed on a card: "teal $20: rocket"."""
    table = Table(4)
    card = table.state.terms.cards[table.card(name)]
    words = ("computer", "composite", "biotech", "science")

    def row(purse: Purse) -> list[str]:
        money = [f"${purse.money}"] if purse.money else []
        return money + [word for word in words for _ in range(purse.of(word))]

    gives = row(card.purse) + ["rocket"] * card.rocket
    return f"{' '.join([card.deck, *row(card.cost)])}: {' '.join(gives)}"


def as_printed(deck: str, name: str) -> str:
    """The same, as the reading has it."""
    return f"{deck} {printed(name, 'cost')}: {printed(name)}"


def facts(table: Table, kind: type) -> list[object]:
    """What the latest action brought about, of one kind."""
    return [fact for fact in table.state.facts if isinstance(fact, kind)]


def left_in_deck(table: Table) -> dict[int, int]:
    """Values of the Mission Success cards that may come, with their weights."""
    return {table.state.terms.cards[a.card].value: n for a, n in rocketmen.outcomes(table.state)}


def turn_is_over(table: Table) -> bool:
    """Whether Ann's turn is over once chance has dealt, and the Rocket is back."""
    table.settle()
    return table.state.seat == 1 and table.state.launch is None


# --- 7: who may launch where ---------------------------------------------------------------------


def test_rm_7_1_a_launch_needs_a_planned_mission() -> None:
    table = Table().hand("satellite-1")
    assert table.options("launch") == []
    assert table.refused("launch earth").rule == "RM-7.1"


def test_rm_7_1_a_launch_needs_a_mission_token_in_supply() -> None:
    """EC-50: six tokens placed, no launch is offered."""
    table = satellite("ion-thrusters")
    for kind in ("spaceship", "space-station", "orbital-shipyard", "space-hotel"):
        table.arrive("earth", kind)
    table.arrive("moon", "base")
    assert table.options("launch") == ["launch earth", "launch moon"]
    table.arrive("moon", "space-station")
    assert table.options("launch") == []
    assert table.refused("launch earth").rule == "RM-7.1"


def test_rm_7_1_no_hand_card_is_played_during_a_launch() -> None:
    table = satellite("depot").hand("super-capacitors", "solar-energy", "base-1").show("pandemic")
    table.player().money_tokens = 5
    table.do("launch earth")
    assert table.options() == ["draw-success"]
    for text in (
        "discard base-1",
        "play super-capacitors",
        "place base-1 pad",
        "store base-1",
        "buy pandemic",
        "pay solar-energy",
        "end-turn",
    ):
        assert table.refused(text).rule == "RM-7.1"


def test_rm_7_2_the_rocket_stands_on_0_when_the_launch_is_declared() -> None:
    table = satellite(SPY).pad("super-computer", seat=1).do("launch earth")
    assert (table.launch.destination, table.launch.rocket) == ("earth", 0)
    satellites = table.state.terms.location_at["earth", "satellite"]
    assert table.launch.location == satellites
    assert facts(table, LaunchDeclared) == [LaunchDeclared(0, table.card("satellite-1"), "earth")]


def test_rm_7_2_only_destinations_on_the_mission_card() -> None:
    table = satellite()
    table.player().rocket_points = 20
    assert table.options("launch") == ["launch earth", "launch moon"]
    assert table.refused("launch mars").rule == "RM-7.2"


def test_rm_7_3_an_own_token_on_the_location_bars_it() -> None:
    table = satellite("ion-thrusters").arrive("earth", "satellite")
    assert table.options("launch") == ["launch moon"]
    assert table.refused("launch earth").rule == "RM-7.3"


def test_rm_7_3_own_tokens_elsewhere_and_tokens_of_others_bar_nothing() -> None:
    table = satellite("ion-thrusters")
    table.arrive("earth", "spaceship")
    table.arrive("earth", "satellite", seat=1).arrive("moon", "satellite", seat=2)
    assert table.options("launch") == ["launch earth", "launch moon"]


def test_rm_7_4_points_of_the_pad_and_of_achievements_count_together() -> None:
    table = satellite()
    assert table.options("launch") == ["launch earth"]
    table.player().rocket_points = 1
    assert table.options("launch") == ["launch earth", "launch moon"]


def test_rm_7_4_too_few_points_for_the_destination() -> None:
    assert satellite().refused("launch moon").rule == "RM-7.4"


def test_rm_7_5_points_are_tested_once_and_may_be_lost_later() -> None:
    table = Table(3, pack_text=BURNING_POINT).plan("satellite-1").pad("orbital-shipyard", "afterburner")
    table.do("launch earth", "use afterburner")
    assert table.zone("pad") == ["orbital-shipyard"]
    assert table.options() == ["draw-success"]
    assert table.draws(4, 3).player().track == 2


def test_rm_7_6_a_scrubbed_launch_ends_the_turn_and_costs_nothing() -> None:
    table = Table(strict_declaration=True).plan("satellite-1").pad("orbital-shipyard")
    table.do("launch earth")
    assert facts(table, LaunchScrubbed) == [LaunchScrubbed(0, 1, 2)]
    assert turn_is_over(table)
    assert table.zone("pad") == ["orbital-shipyard"]
    assert table.name(table.player().plan or 0) == "satellite-1"
    assert (table.player().missions, table.player().warehouse) == ((), [])


def test_rm_7_7_by_default_only_destinations_with_enough_points_are_offered() -> None:
    assert satellite().options("launch") == ["launch earth"]


def test_rm_7_7_strict_declaration_offers_every_open_destination() -> None:
    table = Table(strict_declaration=True).plan("spaceship-1").arrive("moon", "spaceship")
    assert table.options("launch") == ["launch earth", "launch mars"]


def test_rm_7_7_the_best_copy_of_espionage_counts() -> None:
    table = Table(3).plan("satellite-1").pad(SPY)
    assert table.pad(ENGINE, seat=1).options("launch") == ["launch earth"]
    assert table.pad("super-heavy-engines", seat=2).options("launch") == ["launch earth", "launch moon"]


def test_rm_7_7_strict_declaration_offers_copies_that_fall_short_too() -> None:
    table = Table(3, strict_declaration=True).plan("satellite-1").pad(SPY)
    table.pad("orbital-shipyard", seat=1).do("launch earth")
    assert table.options() == [f"copy {SPY} orbital-shipyard", "count"]
    assert turn_is_over(table.do("copy industrial-espionage red-orbital-shipyard"))
    assert table.zone("pad") == [SPY]


# --- 7: boost ------------------------------------------------------------------------------------


@pytest.mark.parametrize("destination, target", [("earth", 8), ("moon", 10), ("mars", 13)])
def test_rm_1_8_the_target_of_each_destination(destination: str, target: int) -> None:
    table = spaceship()
    table.player().science_tokens = target - 1
    assert table.do(f"launch {destination}").launch.rocket == target - 1
    assert table.draws(1).player().missions != ()


@pytest.mark.parametrize("destination, draws", [("earth", 3), ("moon", 4), ("mars", 5)])
def test_rm_1_8_the_draws_of_each_destination(destination: str, draws: int) -> None:
    """RM-7.14"""
    table = spaceship().do(f"launch {destination}").draws(*[1] * (draws - 1))
    assert table.options() == ["abort", "draw-success"]
    assert table.draws(1).options() == ["discard-mission", "keep-mission"]


def test_rm_1_8_spaces_beyond_the_target_are_ignored() -> None:
    table = satellite()
    table.player().science_tokens = 7
    assert table.do("launch earth").draws(4).player().track == 2


@pytest.mark.parametrize(
    "destination, item", [("earth", "base-1"), ("moon", "storage-batteries"), ("mars", "spaceship-2")]
)
def test_rm_1_9_each_destination_has_its_boost_item(destination: str, item: str) -> None:
    assert spaceship(item).do(f"launch {destination}").launch.rocket == 1
    for other in {"base-1", "storage-batteries", "spaceship-2"} - {item}:
        assert spaceship(other).do(f"launch {destination}").launch.rocket == 0


def test_rm_1_10_the_mission_success_deck() -> None:
    table = satellite().do("launch earth", "draw-success")
    assert left_in_deck(table) == {4: 1, 3: 4, 2: 6, 1: 5, 0: 2}


def test_rm_7_8_one_space_for_each_icon_and_each_ready_science_token() -> None:
    table = satellite("base-1", "big-data")
    table.player().science_tokens = 2
    assert table.do("launch earth").launch.rocket == 4


def test_rm_7_8_two_equal_icons_on_one_card_give_two() -> None:
    assert satellite("super-computer").do("launch earth").launch.rocket == 2


def test_rm_7_9_a_science_icon_on_a_pad_card_boosts_everywhere() -> None:
    for destination in ("earth", "moon", "mars"):
        assert spaceship("nuclear-fusion").do(f"launch {destination}").launch.rocket == 1


def test_rm_7_10_a_flipped_science_token_does_not_boost() -> None:
    """The token pays for a card this turn; the launch follows."""
    table = satellite().hand("nuclear-fusion").show("super-computer")
    table.player().science_tokens = 1
    table.player().money_tokens = 2
    table.do("buy super-computer", *["pay-token money"] * 2, "pay-token science", "confirm").settle()
    assert table.player().science_flipped == 1
    assert table.do("launch earth").launch.rocket == 0


def test_rm_7_11_the_whole_advance_is_automatic() -> None:
    table = satellite("base-1", "super-computer")
    table.player().science_tokens = 1
    table.do("launch earth")
    assert table.launch.rocket == 4
    assert table.options() == ["draw-success"]


def test_rm_7_12_the_advance_stays_when_the_card_goes() -> None:
    table = satellite("detailed-planning").do("launch earth")
    assert table.launch.rocket == 1
    table.do("use detailed-planning")
    assert table.zone("pad") == [ENGINE]
    assert table.launch.rocket == 1


# --- 7: draws ------------------------------------------------------------------------------------


def test_rm_7_13_every_launch_begins_with_all_18_cards() -> None:
    table = satellite(players=2).do("launch earth").draws(0, 0, 4).do("keep-mission")
    assert len(table.state.success.layers[0]) == 18
    table.settle().do("end-turn").settle()
    table.pad(ENGINE).do("launch earth", "draw-success")
    assert len(rocketmen.chance(table.state).bag) == 18
    assert table.state.success.shuffles == 2


def test_rm_7_14_draw_one_at_a_time_and_advance_by_its_value() -> None:
    table = satellite().do("launch earth")
    table.draws(3)
    assert (table.launch.rocket, table.launch.draws) == (3, 1)
    table.draws(2)
    assert (table.launch.rocket, table.launch.draws) == (5, 2)
    table.draws(3)
    assert table.player().track == 2


def test_rm_7_15_success_comes_the_moment_the_target_is_reached() -> None:
    table = satellite("super-computer", "backup-systems").do("launch earth").draws(3)
    assert table.options() == ["abort", "draw-success", "use backup-systems"]
    table.draws(3)
    assert len(facts(table, MissionSucceeded)) == 1
    assert table.state.launch is None


def test_rm_7_15_an_effect_may_reach_it_too() -> None:
    table = satellite("backup-systems").do("launch earth").draws(4, 3)
    assert table.do("use backup-systems").player().track == 2


WINDOWS = {
    SPY: "W3 W4 W6",
    "backup-systems": "W4 W6",
    "life-support": "W4 W6",
    "afterburner": "W4 W6 WZ",
    "detailed-planning": "W4",
    SUIT: "WR WR-of-0",
    "radiation-shielding": "WR-of-0",
    "clear-skies": "WR-of-0",
    "mission-control": "",
    "reusable-rocket-parts": "",
}


def windows() -> Iterator[tuple[str, list[str]]]:
    """Every window of one launch with the options there, nothing being used."""
    pad = [name for name in WINDOWS if name != "clear-skies"]
    table = Table(3, variants=("clear-skies",)).plan("satellite-1").pad(ENGINE, *pad)
    table.pad("ion-thrusters", seat=1)
    yield "W3", table.do("launch earth").options()
    yield "W4", table.do("count").options()
    yield "WR", table.draws(1).options()
    yield "W6", table.do("pass").options()
    yield "WR-of-0", table.draws(0).options()
    yield "W6", table.do("pass").options()
    yield "WR", table.draws(1).options()
    yield "WZ", table.do("pass").options()


@pytest.mark.parametrize("name", WINDOWS)
def test_rm_7_16_when_each_effect_works(name: str) -> None:
    offered = [
        window
        for window, options in windows()
        if f"use {name}" in options or any(text.startswith(f"copy {name}") for text in options)
    ]
    assert sorted(set(offered)) == WINDOWS[name].split()


def test_rm_7_16_what_only_moves_the_rocket_waits_for_w4() -> None:
    table = satellite(SPY, "afterburner").pad("ion-thrusters", seat=1).do("launch earth")
    assert table.refused("use afterburner").rule == "RM-7.16"


@pytest.mark.parametrize("card", [SUIT, "radiation-shielding"])
def test_rm_7_17_suit_and_shielding_answer_the_last_draw(card: str) -> None:
    table = satellite(card).do("launch earth")
    for _ in range(2):
        table.draws(1)
        if card == SUIT:
            table.do("pass")
    assert table.draws(0).options() == ["pass", f"use {card}"]


def test_rm_7_17_the_replacement_can_be_answered_as_well() -> None:
    table = satellite(SUIT, "radiation-shielding").do("launch earth").draws(1)
    table.do(f"use {SUIT}").turn_up(0)
    assert table.options() == ["pass", "use radiation-shielding"]


def test_rm_7_17_after_the_last_draw_only_afterburner_works() -> None:
    """With Shielding, Backup Systems and Life Support alone there is no WZ."""
    table = satellite("backup-systems", "life-support", "radiation-shielding")
    table.do("launch earth").draws(1, 1, 1)
    assert type(table.state.agenda[-1]) is KeepingMission


# --- 7: abort ------------------------------------------------------------------------------------


@pytest.mark.parametrize("draws", [1, 2, 3, 4])
def test_rm_7_18_an_abort_costs_one_card_less_than_draws(draws: int) -> None:
    pad = ("base-1", "base-2", "spaceship-2", "spaceship-3", "orbital-shipyard")
    table = spaceship(*pad).do("launch mars").draws(*[1] * draws).do("abort")
    for card in pad[: draws - 1]:
        table.do(f"choose {card}")
    assert turn_is_over(table)
    assert len(table.zone("pad")) == 5 - (draws - 1)
    assert set(pad[: draws - 1]) <= set(table.zone("warehouse"))
    assert table.name(table.player().plan or 0) == "spaceship-1"
    assert table.player().missions == ()


def test_rm_7_18_no_abort_after_the_last_draw() -> None:
    table = satellite("afterburner").do("launch earth").draws(1, 1, 1)
    assert table.options() == ["pass", "use afterburner"]
    assert table.refused("abort").rule == "RM-7.18"


def test_rm_7_18_no_abort_while_a_drawn_card_is_answered() -> None:
    table = satellite(SUIT).do("launch earth").draws(1)
    assert table.refused("abort").rule == "RM-7.18"


def test_rm_7_19_a_card_ignored_through_the_suit_is_no_draw() -> None:
    table = satellite(SUIT).do("launch earth").draws(1).do(f"use {SUIT}").turn_up(2)
    assert (table.launch.draws, table.launch.rocket) == (1, 2)
    table.draws(1, 1)
    assert type(table.state.agenda[-1]) is KeepingMission


def test_rm_7_19_the_card_chosen_with_detailed_planning_is_one_draw() -> None:
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    table.turn_up(3).turn_up(2).turn_up(2).do("choose success-3")
    assert (table.launch.draws, table.launch.rocket) == (1, 4)


def test_rm_7_20_permanent_cards_cannot_be_given_up_for_an_abort() -> None:
    table = satellite("depot", "base-1").put("store", "super-heavy-engines")
    table.do("launch earth").draws(1, 1).do("abort")
    assert table.options() == ["choose base-1", f"choose {ENGINE}"]
    assert table.refused("choose depot").rule == "RM-7.20"
    assert table.refused("choose super-heavy-engines").rule == "RM-7.20"


def test_rm_7_20_cards_spent_in_this_launch_do_not_count_towards_an_abort() -> None:
    table = satellite("afterburner", "base-1").do("launch earth", "use afterburner").draws(1, 1)
    table.do("abort", "choose base-1")
    assert table.zone("pad") == [ENGINE]


def test_rm_7_20_with_too_few_cards_all_are_discarded() -> None:
    table = spaceship("base-2").do("launch mars").draws(1, 1, 1).do("abort")
    assert turn_is_over(table)
    assert (table.zone("pad"), table.zone("warehouse")) == ([], ["base-2"])


def test_rm_7_21_no_abort_before_the_first_draw() -> None:
    table = satellite().do("launch earth")
    assert table.options("abort") == []
    assert table.refused("abort").rule == "RM-7.21"


# --- 7: failure and success ----------------------------------------------------------------------


def test_rm_7_22_after_a_failure_the_pad_is_discarded_and_the_mission_kept() -> None:
    table = satellite("base-2").do("launch earth").draws(1, 1, 1)
    assert table.options() == ["discard-mission", "keep-mission"]
    assert turn_is_over(table.do("keep-mission"))
    assert (table.zone("pad"), table.zone("warehouse")) == ([], ["base-2", ENGINE])
    assert table.name(table.player().plan or 0) == "satellite-1"
    assert table.player().missions == ()


def test_rm_7_22_after_a_failure_the_mission_may_be_discarded() -> None:
    table = satellite().do("launch earth").draws(1, 1, 1).do("discard-mission")
    assert turn_is_over(table)
    assert table.player().plan is None
    assert table.zone("warehouse") == ["satellite-1", ENGINE]


def test_rm_7_22_permanent_cards_stay_on_the_pad_after_a_failure() -> None:
    """RM-6.3"""
    table = satellite("depot").do("launch earth").draws(1, 1, 1).do("keep-mission")
    assert table.zone("pad") == ["depot"]


@pytest.mark.parametrize(
    "mission, gained",
    [
        ("satellite-1", "science_tokens"),
        ("spaceship-1", "rocket_points"),
        ("space-hotel", "money_tokens"),
        ("space-station-1", "hand_bonus"),
    ],
)
def test_rm_7_23_a_success_brings_the_achievement_unused(mission: str, gained: str) -> None:
    table = Table().plan(mission).pad("super-heavy-engines").do("launch earth").draws(4, 3, 3)
    player = table.player()
    achievements = {
        name: getattr(player, name)
        for name in ("science_tokens", "rocket_points", "money_tokens", "hand_bonus")
    }
    assert achievements == {name: int(name == gained) for name in achievements}
    assert (player.money_flipped, player.science_flipped) == (0, 0)


def test_rm_7_23_mission_to_the_junkyard_pad_discarded_token_and_points_placed() -> None:
    table = satellite("base-2", "depot").do("launch earth").draws(4, 3, 3).settle()
    place = table.state.terms.location_at["earth", "satellite"]
    assert table.player().plan is None
    assert table.zone("junkyard") == ["satellite-1"]
    assert table.zone("pad") == ["depot"]
    assert table.zone("warehouse") == ["base-2", ENGINE]
    assert table.state.arrivals[place] == (0,)
    assert table.player().missions == (place,)
    assert table.player().track == 2


@pytest.mark.parametrize("destination", ["moon", "mars"])
def test_rm_7_24_the_first_mission_there_takes_the_token(destination: str) -> None:
    table = spaceship()
    table.player().science_tokens = 13
    table.do(f"launch {destination}")
    assert facts(table, FirstTokenTaken) == [FirstTokenTaken(0, destination)]  # type: ignore[arg-type]
    held = (table.state.moon_token, table.state.mars_token)
    assert held == ((0, None) if destination == "moon" else (None, 0))


def test_rm_7_24_any_location_of_the_destination_counts() -> None:
    """A later mission at another location of the Moon takes nothing."""
    table = spaceship().arrive("moon", "satellite", seat=1)
    table.player().science_tokens = 10
    table.do("launch moon")
    assert facts(table, FirstTokenTaken) == []
    assert table.state.moon_token == 1


def test_rm_7_25_the_rocket_returns_and_the_turn_ends() -> None:
    """Discards pass through the Playing Area into the Warehouse in the same turn."""
    table = satellite().do("launch earth").draws(1, 1, 1).do("keep-mission")
    assert table.state.launch is None
    assert (table.zone("playing_area"), table.zone("warehouse")) == ([], [ENGINE])
    assert turn_is_over(table)


# --- decisions -----------------------------------------------------------------------------------


def test_d_15_declare_a_launch_to_a_destination() -> None:
    assert satellite("ion-thrusters").options("launch") == ["launch earth", "launch moon"]


def test_d_16_use_a_pad_effect_espionage_with_its_target() -> None:
    table = satellite(SPY, "backup-systems").pad("life-support", "depot", seat=1).do("launch earth")
    copies = [f"copy {SPY} depot", f"copy {SPY} life-support"]
    assert table.options() == [*copies, "count"]
    assert table.do("count").options() == [*copies, "draw-success", "use backup-systems"]
    assert table.draws(1).options() == ["abort", *copies, "draw-success", "use backup-systems"]


def test_d_17_count_and_go_if_the_points_suffice() -> None:
    table = satellite(SPY).pad("depot", seat=1).do("launch earth")
    assert "count" in table.options()
    table = Table(3).plan("satellite-1").pad(SPY).pad("depot", seat=1).do("launch earth")
    assert table.options() == [f"copy {SPY} depot"]
    assert table.refused("count").rule == "RM-7.4"


def test_d_17_under_strict_declaration_count_anyway() -> None:
    table = Table(3, strict_declaration=True).plan("satellite-1").pad(SPY).pad("depot", seat=1)
    assert "count" in table.do("launch earth").options()
    assert turn_is_over(table.do("count"))


def test_d_18_draw_the_next_mission_success_card() -> None:
    table = satellite().do("launch earth")
    assert table.options() == ["draw-success"]
    assert rocketmen.to_act(table.do("draw-success").state) == CHANCE
    assert "draw-success" in table.turn_up(1).options()


def test_d_19_choose_one_of_the_three() -> None:
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    table.turn_up(0).turn_up(1).turn_up(3)
    assert table.options() == ["choose success-0", "choose success-1", "choose success-3"]
    assert table.refused("choose success-4").rule == "RM-11.5"


def test_d_20_answer_a_drawn_card_or_let_it_stand() -> None:
    table = Table(3, variants=("clear-skies",)).plan("satellite-1").pad(ENGINE, SUIT, "radiation-shielding")
    table.do("launch earth").draws(0)
    assert table.options() == ["pass", "use clear-skies", f"use {SUIT}", "use radiation-shielding"]
    assert table.do("pass").launch.rocket == 0


def test_d_20_not_asked_if_nothing_is_usable() -> None:
    """Shielding on the Pad and a 1 drawn: the 1 counts at once."""
    table = satellite("radiation-shielding").do("launch earth").draws(1)
    assert table.options() == ["abort", "draw-success"]


def test_d_21_abort_between_draws() -> None:
    table = satellite().do("launch earth")
    assert [table.draws(1).options("abort") for _ in range(2)] == [["abort"], ["abort"]]


def test_d_21a_choose_each_pad_card_to_discard() -> None:
    table = spaceship("base-1", "base-2", "depot").do("launch moon").draws(1, 1).do("abort")
    assert table.options() == ["choose base-1", "choose base-2"]


def test_d_22_afterburner_or_accept_the_failure() -> None:
    table = satellite("afterburner").do("launch earth").draws(1, 1, 1)
    assert table.options() == ["pass", "use afterburner"]
    assert table.do("pass").options() == ["discard-mission", "keep-mission"]
    assert table.zone("playing_area") == ["afterburner", ENGINE]


def test_d_22_only_asked_if_afterburner_is_there() -> None:
    assert satellite().do("launch earth").draws(1, 1, 1).options() == ["discard-mission", "keep-mission"]


def test_d_22_an_afterburner_that_falls_short_fails_the_mission() -> None:
    table = satellite("afterburner").do("launch earth").draws(1, 1, 1).do("use afterburner")
    assert table.options() == ["discard-mission", "keep-mission"]


def test_d_22_holds_for_a_state_that_was_written_and_read() -> None:
    table = satellite("afterburner").do("launch earth").draws(1, 1, 1)
    table.state = decode(State, encode(table.state), table.state.terms)
    assert table.do("use afterburner").options() == ["discard-mission", "keep-mission"]


def test_d_23_keep_or_discard_the_mission() -> None:
    table = satellite().do("launch earth").draws(0, 0, 1)
    assert table.options() == ["discard-mission", "keep-mission"]


def test_d_23a_take_an_engine_or_finish() -> None:
    table = satellite("reusable-rocket-parts", "base-1").do("launch earth").draws(1, 1, 1)
    assert table.options() == [f"choose {ENGINE}", "pass"]
    assert table.refused("choose base-1").rule == "RM-11.40"


def test_d_23a_not_asked_without_an_engine() -> None:
    table = spaceship("reusable-rocket-parts", "ion-thrusters").do("launch earth").draws(1, 1, 1)
    assert table.options() == ["discard-mission", "keep-mission"]


# --- chance --------------------------------------------------------------------------------------


def test_c_6_every_card_not_drawn_or_set_aside_is_equally_likely() -> None:
    table = satellite(SUIT).do("launch earth").draws(4).do(f"use {SUIT}")
    assert left_in_deck(table) == {3: 4, 2: 6, 1: 5, 0: 2}
    table.turn_up(3).do("draw-success")
    assert left_in_deck(table) == {3: 3, 2: 6, 1: 5, 0: 2}


def test_c_7_three_cards_are_turned_up_one_by_one() -> None:
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    assert left_in_deck(table) == {4: 1, 3: 4, 2: 6, 1: 5, 0: 2}
    assert left_in_deck(table.turn_up(4)) == {3: 4, 2: 6, 1: 5, 0: 2}
    assert left_in_deck(table.turn_up(0)) == {3: 4, 2: 6, 1: 5, 0: 1}
    table.turn_up(1).do("choose success-0", "draw-success")
    assert left_in_deck(table) == {3: 4, 2: 6, 1: 4, 0: 1}


# --- 11: cards that work in a launch -------------------------------------------------------------


def test_rm_11_1_afterburner_is_removed_and_advances_one() -> None:
    assert costs_and_gives("afterburner") == as_printed("teal", "afterburner")
    table = satellite("afterburner").do("launch earth").draws(1).do("use afterburner")
    assert table.launch.rocket == 2
    assert table.zone("junkyard") == ["afterburner"]
    assert table.zone("pad") == [ENGINE]


def test_rm_11_1_afterburner_works_in_w4_in_w6_and_after_the_last_draw() -> None:
    table = satellite("afterburner").do("launch earth")
    assert "use afterburner" in table.options()
    assert "use afterburner" in table.draws(4).options()
    assert "use afterburner" in table.draws(1).options()
    assert "use afterburner" in table.draws(2).options()
    assert table.do("use afterburner").player().track == 2


def test_rm_11_3_backup_systems_advances_one_and_stays() -> None:
    assert costs_and_gives("backup-systems") == as_printed("teal", "backup-systems")
    table = satellite("backup-systems").do("launch earth", "use backup-systems")
    assert table.launch.rocket == 1
    assert table.zone("pad") == ["backup-systems", ENGINE]


def test_rm_11_3_backup_systems_works_once_a_launch() -> None:
    table = satellite("backup-systems").do("launch earth", "use backup-systems")
    assert table.options("use") == []
    assert table.refused("use backup-systems").rule == "RM-10.7"
    assert table.draws(1).options("use") == []


def test_rm_11_5_detailed_planning_chooses_the_first_draw_of_three() -> None:
    assert costs_and_gives("detailed-planning") == as_printed("teal", "detailed-planning")
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    table.turn_up(1).turn_up(4).turn_up(3)
    assert table.zone("playing_area") == ["detailed-planning"]
    table.do("choose success-4")
    assert (table.launch.rocket, table.launch.draws) == (5, 1)
    assert [table.state.terms.cards[card].value for card in table.launch.aside] == [1, 3]


def test_rm_7_16_detailed_planning_only_before_the_first_draw() -> None:
    table = satellite("detailed-planning").do("launch earth").draws(1)
    assert table.refused("use detailed-planning").rule == "RM-7.16"


def test_rm_11_5_unused_it_is_discarded_like_the_rest_of_the_pad() -> None:
    table = satellite("detailed-planning").do("launch earth").draws(4, 3).settle()
    assert "detailed-planning" in table.zone("warehouse")


def test_rm_11_5_used_and_aborted_it_is_discarded() -> None:
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    table.turn_up(1).turn_up(1).turn_up(0).do("choose success-0", "abort").settle()
    assert table.zone("warehouse") == ["detailed-planning"]


def test_rm_11_9_espionage_becomes_a_card_of_an_opponents_pad() -> None:
    assert costs_and_gives(SPY) == "teal $50: $10 science"
    table = satellite(SPY).pad("super-computer", seat=2)
    table.do("launch earth", f"copy {SPY} super-computer")
    assert table.launch.rocket == 2
    assert table.zone("pad", seat=2) == ["super-computer"]


def test_rm_11_9_what_the_copied_effect_discards_is_espionage() -> None:
    table = satellite(SPY).pad(SUIT, seat=1).do("launch earth", "count", f"copy {SPY} {SUIT}").draws(1)
    assert table.options() == ["pass", f"use {SPY}"]
    table.do(f"use {SPY}").turn_up(3)
    assert table.zone("playing_area") == [SPY]
    assert table.zone("pad", seat=1) == [SUIT]
    assert table.launch.rocket == 1 + 3


def test_rm_11_10_the_suit_sets_the_drawn_card_aside_and_draws_another() -> None:
    assert costs_and_gives(SUIT) == as_printed("teal", SUIT)
    table = satellite(SUIT).do("launch earth").draws(1).do(f"use {SUIT}")
    assert rocketmen.to_act(table.state) == CHANCE
    assert [table.state.terms.cards[card].value for card in table.launch.aside] == [1]
    assert table.turn_up(3).launch.rocket == 3
    assert table.zone("playing_area") == [SUIT]


def test_rm_11_12_radiation_shielding_counts_a_0_as_2() -> None:
    assert costs_and_gives("radiation-shielding") == as_printed("pink", "radiation-shielding")
    table = satellite("radiation-shielding").do("launch earth").draws(0).do("use radiation-shielding")
    assert (table.launch.rocket, table.launch.draws) == (2, 1)
    assert table.zone("playing_area") == ["radiation-shielding"]


def test_rm_11_20_espionage_copies_once_a_launch() -> None:
    table = satellite(SPY).pad("backup-systems", "life-support", seat=1)
    table.do("launch earth", f"copy {SPY} backup-systems")
    assert table.options("copy") == []
    assert table.refused(f"copy {SPY} life-support").rule == "RM-11.20"


def test_rm_11_20_missions_and_engines_on_a_pad_can_be_copied() -> None:
    table = satellite(SPY).pad("base-1", "super-heavy-engines", seat=1).do("launch earth")
    assert table.options("copy") == [f"copy {SPY} base-1", f"copy {SPY} super-heavy-engines"]


def test_rm_11_20_no_planned_and_no_stored_card_and_no_own_card() -> None:
    table = satellite(SPY, "backup-systems").plan("base-1", seat=1).pad("depot", seat=1)
    table.put("store", "super-heavy-engines", seat=1).do("launch earth")
    assert table.options("copy") == [f"copy {SPY} depot"]


def test_rm_11_20_espionage_does_not_copy_espionage() -> None:
    table = Table(3, pack_text=TWO_SPIES).plan("satellite-1").pad(ENGINE, SPY)
    table.pad("super-computer", seat=1)
    assert table.do("launch earth").options() == ["draw-success"]


def test_rm_11_20_a_copy_made_in_w3_replaces_its_items_for_steps_3_and_4() -> None:
    """Own Science gives 1; as an Engine it gives 2 Rocket points and no boost."""
    table = Table(3).plan("satellite-1").pad(SPY).pad("small-rocket-boosters-2", seat=1)
    assert table.do("launch earth", f"copy {SPY} small-rocket-boosters-2").launch.rocket == 0


def test_rm_11_20_a_later_copy_gains_the_effect_only() -> None:
    """RM-11.20: neither the boost gained nor the boost given up is reckoned again."""
    table = satellite(SPY).pad("super-computer", seat=1).do("launch earth", "count")
    assert table.do(f"copy {SPY} super-computer").launch.rocket == 1


def test_rm_11_20_becoming_a_copy_and_using_its_effect_are_counted_apart() -> None:
    table = satellite(SPY).pad("backup-systems", seat=1)
    table.do("launch earth", "count", f"copy {SPY} backup-systems")
    assert table.do(f"use {SPY}").launch.rocket == 2
    assert table.options("use") == []


def test_rm_11_20_a_depot_copy_gives_rocket_points_only() -> None:
    """It counts for step 3, and is discarded like any card."""
    table = Table(3).plan("satellite-1").pad(SPY).pad("depot", seat=1)
    table.do("launch earth", f"copy {SPY} depot").draws(1, 1, 1).do("keep-mission").settle()
    assert table.zone("pad") == []
    assert table.zone("warehouse") == [SPY]


def test_rm_11_20_a_depot_copy_can_be_given_up_for_an_abort() -> None:
    table = satellite(SPY).pad("depot", seat=1)
    table.do("launch earth", f"copy {SPY} depot").draws(1, 1).do("abort")
    assert table.options() == [f"choose {SPY}", f"choose {ENGINE}"]


def test_rm_11_20_the_copy_ends_with_the_result_before_the_pad_is_cleared() -> None:
    table = satellite(SPY).pad("depot", seat=1)
    table.do("launch earth", "count", f"copy {SPY} depot").draws(1, 1, 1)
    assert (table.launch.copier, table.launch.copied) == (None, None)
    assert table.zone("pad") == []
    assert table.zone("playing_area") == [SPY, ENGINE]


def test_rm_11_20_a_copied_detailed_planning_sends_espionage_to_the_junkyard() -> None:
    """RM-11.5: the clause belongs to the use."""
    table = satellite(SPY).pad("detailed-planning", seat=1)
    table.do("launch earth", "count", f"copy {SPY} detailed-planning", f"use {SPY}")
    table.turn_up(4).turn_up(1).turn_up(1).do("choose success-4").draws(3).settle()
    assert table.zone("junkyard") == sorted([SPY, "satellite-1"])
    assert table.zone("pad", seat=1) == ["detailed-planning"]


def test_rm_11_20_a_copied_detailed_planning_goes_to_the_warehouse_on_failure() -> None:
    table = satellite(SPY).pad("detailed-planning", seat=1)
    table.do("launch earth", "count", f"copy {SPY} detailed-planning", f"use {SPY}")
    table.turn_up(0).turn_up(0).turn_up(1).do("choose success-0").draws(1, 1).do("keep-mission").settle()
    assert table.zone("warehouse") == [SPY, ENGINE]


def test_rm_11_38_mission_control_makes_an_abort_free() -> None:
    """D-21a: nothing is asked, and Mission Control stays (RM-11.31, RM-7.20)."""
    assert costs_and_gives("mission-control") == "pink $40: $10 science"
    table = spaceship("mission-control", "base-1", "base-2").do("launch mars").draws(1, 1, 1).do("abort")
    assert turn_is_over(table)
    assert table.zone("pad") == ["base-1", "base-2", "mission-control"]


def test_rm_11_38_a_copy_of_mission_control_works_as_well() -> None:
    table = spaceship(SPY, "base-1").pad("mission-control", seat=1)
    table.do("launch mars", "count").draws(1, 1).do(f"copy {SPY} mission-control", "abort")
    assert turn_is_over(table)
    assert table.zone("pad") == ["base-1", SPY]


def test_mission_control_does_not_help_in_a_failure() -> None:
    table = satellite("mission-control").do("launch earth").draws(1, 1, 1).do("keep-mission")
    assert table.zone("pad") == []


def test_rm_11_39_life_support_advances_one_and_stays() -> None:
    assert costs_and_gives("life-support") == "pink $40: $10 biotech"
    table = spaceship("life-support").do("launch mars")
    assert table.launch.rocket == 1
    assert table.do("use life-support").launch.rocket == 2
    assert table.zone("pad") == ["life-support"]
    assert table.draws(1).refused("use life-support").rule == "RM-10.7"


@pytest.mark.parametrize("draws", [(1, 1, 1), (4, 3, 1)])
def test_rm_11_40_reusable_rocket_parts_bring_two_engines_back(draws: tuple[int, ...]) -> None:
    """After a failure and after a success, before the Pad is cleared."""
    assert costs_and_gives("reusable-rocket-parts") == as_printed("pink", "reusable-rocket-parts")
    engines = (ENGINE, "small-rocket-boosters-2", "super-heavy-engines")
    table = Table().plan("satellite-1").pad(*engines, "reusable-rocket-parts")
    table.do("launch earth").draws(*draws)
    assert table.options() == [*(f"choose {name}" for name in sorted(engines)), "pass"]
    table.do("choose super-heavy-engines", f"choose {ENGINE}")
    assert table.zone("hand") == [ENGINE, "super-heavy-engines"]
    assert "small-rocket-boosters-2" in table.zone("playing_area") + table.zone("warehouse")


def test_rm_11_40_one_engine_or_none_will_do() -> None:
    table = satellite("reusable-rocket-parts", "super-heavy-engines").do("launch earth").draws(1, 1, 1)
    table.do(f"choose {ENGINE}", "pass", "keep-mission")
    assert table.zone("hand") == [ENGINE]
    assert table.zone("warehouse") == ["reusable-rocket-parts", "super-heavy-engines"]


def test_rm_11_40_everybody_knows_the_engines_that_came_back() -> None:
    """RM-16.6"""
    table = satellite("reusable-rocket-parts").do("launch earth").draws(1, 1, 1).do(f"choose {ENGINE}")
    assert table.zone("known") == [ENGINE]


def test_rm_11_40_a_copied_engine_is_no_engine() -> None:
    table = spaceship("reusable-rocket-parts", SPY).pad("super-heavy-engines", seat=1)
    table.do("launch earth", f"copy {SPY} super-heavy-engines").draws(1, 1, 1)
    assert table.options() == ["discard-mission", "keep-mission"]


def test_rm_11_40_a_copy_of_it_brings_engines_back_too() -> None:
    """RM-11.31"""
    table = satellite(SPY).pad("reusable-rocket-parts", seat=1)
    table.do("launch earth", "count", f"copy {SPY} reusable-rocket-parts").draws(1, 1, 1)
    assert table.options() == [f"choose {ENGINE}", "pass"]


def test_an_abort_brings_no_engine_back() -> None:
    table = satellite("reusable-rocket-parts").do("launch earth").draws(1).do("abort")
    assert turn_is_over(table)
    assert table.zone("pad") == ["reusable-rocket-parts", ENGINE]


def test_rm_13_9_clear_skies_ignores_a_0_once_a_launch() -> None:
    table = Table(variants=("clear-skies",)).plan("satellite-1").pad(ENGINE).do("launch earth").draws(0)
    assert table.options() == ["pass", "use clear-skies"]
    table.do("use clear-skies").turn_up(0)
    assert (table.launch.draws, table.launch.rocket) == (1, 0)
    assert table.options() == ["abort", "draw-success"]


def test_rm_13_9_clear_skies_is_for_0_only() -> None:
    table = Table(variants=("clear-skies",)).plan("satellite-1").pad(ENGINE).do("launch earth").draws(1)
    assert table.options() == ["abort", "draw-success"]


def test_rm_13_9_clear_skies_is_ready_again_in_the_next_launch() -> None:
    table = Table(variants=("clear-skies",)).plan("satellite-1").pad(ENGINE).do("launch earth").draws(0)
    table.do("use clear-skies").turn_up(1).do("abort").settle()
    table.plan("satellite-1", seat=1).pad("small-rocket-boosters-2", seat=1).do("launch earth").draws(0)
    assert "use clear-skies" in table.options()


def test_rm_13_6_clear_skies_works_on_the_last_draw_and_the_0_is_no_draw() -> None:
    table = Table(variants=("clear-skies",)).plan("satellite-1").pad(ENGINE).do("launch earth").draws(4, 3, 0)
    assert table.launch.draws == 2
    assert table.do("use clear-skies").turn_up(1).player().track == 2


# --- worked examples -----------------------------------------------------------------------------


def example() -> Table:
    """Satellite planned, two cards with Computer and 2 Rocket points on the Pad; 1 VP is left there."""
    return satellite("base-1", "big-data", players=2).arrive("earth", "satellite", seat=1)


def test_wx_3_draws_3_0_4_arrive_at_earth() -> None:
    table = example().do("launch earth")
    rocket = [table.launch.rocket]
    rocket += [table.draws(value).launch.rocket for value in (3, 0)]
    assert rocket == [2, 5, 5]
    table.draws(4)
    (success,) = facts(table, MissionSucceeded)
    assert isinstance(success, MissionSucceeded) and success.vp == 1
    assert table.player().track == 1
    assert table.state.arrivals[table.state.terms.location_at["earth", "satellite"]] == (1, 0)
    assert table.zone("junkyard") == ["satellite-1"]
    assert turn_is_over(table)
    assert table.zone("pad") == []


def test_wx_4_abort_after_two_draws() -> None:
    table = example().do("launch earth").draws(3, 0).do("abort")
    assert table.options() == ["choose base-1", "choose big-data", f"choose {ENGINE}"]
    assert turn_is_over(table.do("choose big-data"))
    assert table.zone("warehouse") == ["big-data"]
    assert table.zone("pad") == ["base-1", ENGINE]
    assert table.name(table.player().plan or 0) == "satellite-1"
    assert table.player().track == 0


def test_wx_4_going_on_wins_one_time_in_four() -> None:
    table = example().do("launch earth").draws(3, 0).do("draw-success")
    outcomes = rocketmen.outcomes(table.state)
    assert sum(weight for _, weight in outcomes) == 16
    won = [
        weight
        for action, weight in outcomes
        if apply(rocketmen, table.state, CHANCE, action).players[0].track == 1
    ]
    assert Fraction(sum(won), 16) == Fraction(1, 4)
    assert chance_of_success(table.state) == Fraction(1, 4)


def test_wx_5_two_points_reach_earth_three_the_moon_too() -> None:
    table = satellite()
    assert table.options("launch") == ["launch earth"]
    table.player().rocket_points = 1
    assert table.options("launch") == ["launch earth", "launch moon"]


def test_wx_6_an_own_token_on_earth_satellite_leaves_the_moon() -> None:
    table = satellite(players=2).arrive("earth", "satellite")
    table.player().rocket_points = 1
    assert table.options("launch") == ["launch moon"]


# --- edge cases ----------------------------------------------------------------------------------


def test_ec_1_science_stands_for_a_computer() -> None:
    assert satellite("robotics").do("launch earth").launch.rocket == 1


@pytest.mark.parametrize("destination, boost", [("earth", 1), ("moon", 2), ("mars", 1)])
def test_ec_2_boost_by_destination(destination: str, boost: int) -> None:
    table = spaceship("base-1", "asteroid-mining", "storage-batteries", "spaceship-2")
    assert table.do(f"launch {destination}").launch.rocket == boost


def test_ec_3_one_of_two_science_tokens_was_flipped() -> None:
    table = spaceship()
    table.player().science_tokens, table.player().science_flipped = 2, 1
    assert table.do("launch mars").launch.rocket == 1


COMPUTERS = ("super-computer", "base-1", "space-hotel", "space-station-1", "big-data", "global-internet")


def test_ec_4_boost_8_needs_no_draw() -> None:
    table = satellite(*COMPUTERS, "quantum-computers", "afterburner").do("launch earth")
    assert table.player().track == 2
    assert table.state.launch is None
    assert table.zone("warehouse") == sorted([*COMPUTERS, "quantum-computers", "afterburner", ENGINE])


def test_ec_4_boost_4_and_a_first_draw_of_4() -> None:
    table = satellite("super-computer", "base-1", "big-data", "backup-systems", SUIT).do("launch earth")
    assert table.launch.rocket == 4
    table.draws(4).do("pass")
    assert table.player().track == 2
    assert table.state.launch is None


def test_ec_5_one_point_on_the_pad_and_one_achieved_reach_earth() -> None:
    table = Table().plan("satellite-1").pad("orbital-shipyard")
    table.player().rocket_points = 1
    assert table.options("launch") == ["launch earth"]


def test_ec_5_the_planned_card_adds_no_points() -> None:
    table = Table().plan("orbital-shipyard").pad(ENGINE)
    assert table.options("launch") == []


def test_ec_6_shielding_turns_the_last_0_into_success() -> None:
    table = satellite("radiation-shielding", "base-2").do("launch earth").draws(3, 3)
    assert table.launch.rocket == 6
    table.draws(0).do("use radiation-shielding").settle()
    assert table.player().track == 2
    assert table.zone("pad") == []
    assert table.zone("warehouse") == ["base-2", "radiation-shielding", ENGINE]


def test_ec_7_the_suit_replaces_the_last_draw() -> None:
    table = satellite(SUIT).do("launch earth").draws(3).do("pass").draws(3).do("pass").draws(1)
    table.do(f"use {SUIT}")
    assert rocketmen.to_act(table.state) == CHANCE
    table.turn_up(1)
    assert table.options() == ["discard-mission", "keep-mission"]


def test_ec_8_after_the_suit_two_draws_count_for_the_abort() -> None:
    table = satellite(SUIT, "base-1").do("launch earth").draws(1).do(f"use {SUIT}").turn_up(2)
    table.draws(1).do("abort")
    assert turn_is_over(table.do("choose base-1"))
    assert table.zone("pad") == [ENGINE]


def test_ec_9_abort_after_the_first_draw_is_free() -> None:
    table = satellite("base-1").do("launch earth")
    assert table.options() == ["draw-success"]
    assert turn_is_over(table.draws(1).do("abort"))
    assert table.zone("pad") == ["base-1", ENGINE]


def test_ec_10_an_abort_takes_what_is_there_but_the_depot() -> None:
    table = spaceship("depot", "base-1", "base-2").do("launch mars").draws(1, 1, 1, 1).do("abort")
    assert turn_is_over(table)
    assert table.zone("pad") == ["depot"]
    assert table.zone("warehouse") == ["base-1", "base-2"]


def test_ec_11_after_the_last_draw_afterburner_and_no_backup_systems() -> None:
    table = satellite("afterburner", "backup-systems").do("launch earth").draws(3, 3, 1)
    assert table.options() == ["pass", "use afterburner"]
    assert table.refused("use backup-systems").rule == "RM-7.16"
    table.do("use afterburner").settle()
    assert table.player().track == 2
    assert "afterburner" in table.zone("junkyard")


def test_ec_12_backup_systems_boosts_and_advances_once() -> None:
    table = spaceship("backup-systems").do("launch moon")
    assert table.launch.rocket == 1
    assert table.do("use backup-systems").launch.rocket == 2
    assert table.options() == ["draw-success"]
    assert table.draws(1).options() == ["abort", "draw-success"]
    assert table.zone("pad") == ["backup-systems"]


def test_ec_13_a_0_chosen_with_detailed_planning_can_be_shielded() -> None:
    table = satellite("detailed-planning", "radiation-shielding").do("launch earth", "use detailed-planning")
    table.turn_up(0).turn_up(1).turn_up(1).do("choose success-0")
    assert table.options() == ["pass", "use radiation-shielding"]
    table.do("use radiation-shielding")
    assert (table.launch.rocket, table.launch.draws) == (1 + 2, 1)
    assert [table.state.terms.cards[card].value for card in table.launch.aside] == [1, 1]


def test_ec_14_detailed_planning_used_in_a_success_is_in_the_junkyard() -> None:
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    table.turn_up(4).turn_up(1).turn_up(1).do("choose success-4").draws(3).settle()
    assert table.zone("junkyard") == ["detailed-planning", "satellite-1"]


def test_ec_14_detailed_planning_used_in_a_failure_is_in_the_warehouse() -> None:
    table = satellite("detailed-planning").do("launch earth", "use detailed-planning")
    table.turn_up(0).turn_up(1).turn_up(1).do("choose success-0").draws(0, 2)
    assert "detailed-planning" in table.zone("playing_area")
    table.do("keep-mission")
    assert "detailed-planning" in table.zone("warehouse")


def test_ec_15_one_point_of_two_is_not_offered() -> None:
    assert Table().plan("satellite-1").pad("orbital-shipyard").options("launch") == []


def test_ec_15_strictly_declared_it_leaves_the_state_of_ending_the_turn() -> None:
    def table() -> Table:
        return Table(strict_declaration=True).plan("satellite-1").pad("orbital-shipyard")

    scrubbed, ended = table(), table()
    assert scrubbed.options("launch") == ["launch earth", "launch moon"]
    scrubbed.do("launch earth")
    ended.do("end-turn")
    for one in (scrubbed, ended):
        one.state.facts = []
    assert encode(scrubbed.state) == encode(ended.state)


def test_ec_16_only_copies_that_bring_enough_points() -> None:
    table = Table(3).plan("satellite-1").pad(SPY)
    table.pad(ENGINE, "orbital-shipyard", seat=1).pad("super-computer", "super-heavy-engines", seat=2)
    table.do("launch earth")
    assert table.options() == [f"copy {SPY} {ENGINE}", f"copy {SPY} super-heavy-engines"]
    assert table.refused(f"copy {SPY} super-computer").rule == "RM-7.7"


def test_ec_17_a_copied_afterburner_costs_espionage() -> None:
    table = satellite(SPY).pad("afterburner", seat=1).do("launch earth", "count", f"copy {SPY} afterburner")
    table.draws(3, 3, 0)
    assert table.options() == ["pass", f"use {SPY}"]
    table.do(f"use {SPY}").settle()
    assert table.player().track == 2
    assert table.zone("junkyard") == sorted([SPY, "satellite-1"])
    assert table.zone("pad", seat=1) == ["afterburner"]


def test_ec_18_a_copy_of_a_card_one_has_both_work_once() -> None:
    table = Table(4).plan("satellite-1").pad(ENGINE, SPY, "backup-systems").pad("backup-systems-2", seat=1)
    table.do("launch earth", "count", f"copy {SPY} backup-systems-2")
    table.do("use backup-systems", f"use {SPY}")
    assert table.launch.rocket == 3
    assert table.options("use") == []


def test_ec_19_a_depot_outlives_failure_and_mission() -> None:
    table = satellite("depot", players=2).put("store", "base-1", "base-2").empty_hq()
    table.do("launch earth").draws(1, 1, 1).do("discard-mission").settle()
    assert (table.player().plan, table.zone("pad")) == (None, ["depot"])
    assert table.zone("store") == ["base-1", "base-2"]
    table.hand("nanomaterials", "storage-batteries", "hydroponics").do("end-turn").settle()
    assert table.refused("place nanomaterials pad").rule == "RM-5.2"
    table.do("store nanomaterials")
    assert table.zone("store") == ["base-1", "base-2", "nanomaterials"]
    table.do("end-turn").settle().do("end-turn").settle()
    assert table.options("store") == []
    assert table.refused("store storage-batteries").rule == "RM-11.6"


def test_ec_20_stored_rocket_points_do_not_count() -> None:
    table = Table().plan("satellite-1").pad("depot").put("store", "super-heavy-engines")
    assert table.options("launch") == ["launch earth"]


def test_ec_40_the_third_arrival_gets_the_last_value() -> None:
    table = spaceship().arrive("earth", "spaceship", seat=1).arrive("earth", "spaceship", seat=2)
    assert [table.player(seat).track for seat in (1, 2)] == [3, 2]
    table.player().science_tokens = 8
    assert table.do("launch earth").player().track == 2


def test_rm_1_18_a_location_pays_by_order_of_arrival() -> None:
    table = spaceship()
    table.player().science_tokens = 8
    assert table.do("launch earth").player().track == 3
    table = spaceship().arrive("earth", "spaceship", seat=1)
    table.player().science_tokens = 8
    assert table.do("launch earth").player().track == 2


def test_ec_41_the_first_at_the_moon_keeps_the_token() -> None:
    table = spaceship(players=2)
    table.player().science_tokens = 10
    table.do("launch moon").settle()
    table.plan("spaceship-1", seat=1)
    table.player(1).rocket_points, table.player(1).science_tokens = 5, 10
    table.do("launch moon").settle()
    assert table.state.moon_token == 0
    first, later = location("moon", "spaceship").vp
    assert rocketmen.result(table.state).scores == (first + 1, later)


# --- the odds ------------------------------------------------------------------------------------


def chance_of_success(state: State, known: dict[object, Fraction] | None = None) -> Fraction:
    """The odds of a launch under way without effects, walking through every outcome of the engine."""
    known = {} if known is None else known
    if state.launch is None:
        return Fraction(len(state.players[0].missions))
    if type(state.agenda[-1]) is KeepingMission:
        return Fraction(0)
    if rocketmen.to_act(state) != CHANCE:
        (draw,) = (action for action in rocketmen.options(state) if type(action).__name__ == "DrawSuccess")
        return chance_of_success(apply(rocketmen, state, state.seat, draw), known)
    cards = state.terms.cards
    key = (state.launch.rocket, tuple(sorted(cards[card].value for card in state.launch.drawn)))
    if key not in known:
        outcomes = rocketmen.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        known[key] = sum(
            (
                Fraction(weight, total) * chance_of_success(apply(rocketmen, state, CHANCE, action), known)
                for action, weight in outcomes
            ),
            Fraction(0),
        )
    return known[key]


@pytest.mark.parametrize(
    "destination, pad, boost, odds",
    [
        ("earth", ("base-1", "big-data"), 2, Fraction(407, 816)),
        ("moon", ("nanomaterials", "storage-batteries"), 3, Fraction(673, 1020)),
        (
            "mars",
            ("biogenetic-research", "hydroponics", "spaceship-2", "spaceship-3"),
            5,
            Fraction(1117, 1428),
        ),
    ],
)
def test_ec_66_the_odds_without_effects(
    destination: str, pad: tuple[str, ...], boost: int, odds: Fraction
) -> None:
    table = spaceship(*pad).do(f"launch {destination}")
    assert table.launch.rocket == boost
    assert chance_of_success(table.state) == odds


def test_rm_3_5_cards_placed_this_turn_may_fly_this_turn() -> None:
    """EC-29"""
    table = Table().hand("spaceship-1", "super-heavy-engines")
    table.player().money_tokens = 1
    table.do("place spaceship-1 plan", "place super-heavy-engines pad", "pay-token money", "confirm")
    assert table.options("launch") == ["launch earth"]


def test_rm_10_5_what_is_pending_lapses_when_a_launch_is_declared() -> None:
    """EC-32"""
    table = satellite().hand("global-internet", "base-1").do("place global-internet pad", "confirm")
    assert table.options("place-free") == ["place-free base-1 pad"]
    table.do("launch earth")
    assert table.state.turn.pending == []
    assert table.refused("place-free base-1 pad").rule == "RM-7.1"
