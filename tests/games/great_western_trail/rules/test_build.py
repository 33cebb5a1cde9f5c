"""Placing buildings: GWT-141 to GWT-150 and GWT-276; building B."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    building_on,
    hand,
    jobs,
    moving,
    names_of,
    place_of,
    play,
    put_building,
    refusal,
    refused,
    stand,
    texts,
    using,
    workers,
)
from westbound.engine.errors import BadInput
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.actions import ACTIONS
from westbound.games.great_western_trail.components import NEUTRALS, PRIVATE_BUILDINGS
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import PlaceBuilding
from westbound.games.great_western_trail.trail import (
    ALL_HAZARD_SPACES,
    BUILDING_SPACES,
    SPACE_NAMES,
    TEEPEE_SPACES,
)

FOR_2 = PlaceBuilding(0, False, 2)
FOR_1 = PlaceBuilding(0, True, 1)
ALL_B = "b" * 10


def placing(
    craftsmen: int, money: int = 99, sides: str = "a" * 10, step: PlaceBuilding = FOR_2
) -> TrailState:
    """The seat has so many craftsmen and places a building."""
    state = a_state(money=money, sides=sides)
    workers(state, 0, craftsman=craftsmen)
    return at_step(state, step)


# --- where


def test_gwt_141_any_empty_building_space_takes_a_building_of_the_supply() -> None:
    state = placing(1)
    spaces = [SPACE_NAMES[space] for space in BUILDING_SPACES]
    assert len(spaces) == 22
    assert set(texts(state)) == {f"build {n} {s}" for n in (1, 2, 3) for s in spaces}
    play(state, "build 2 C1")
    assert building_on(state, "C1") == (0, 2)
    assert state.supply[0] == 0b1111111101
    at_step(state, FOR_2)
    assert refused(state, "build 2 C2") == "GWT-141"  # it is on the board already
    assert refused(state, "build 1 C2") is None


def test_gwt_141_an_own_lower_building_may_be_built_over() -> None:
    state = placing(3)
    put_building(state, 0, 1, "A1")
    assert refused(state, "build 5 A1") is None
    play(state, "build 5 A1")
    assert building_on(state, "A1") == (0, 5)


def test_gwt_141_without_a_building_or_a_space_nothing_can_be_placed() -> None:
    state = a_state(money=99)
    workers(state, 0, craftsman=6)
    using(state, 0, "B")
    state.supply[0] = 0
    assert refused(state, "use B_build") == "GWT-141"
    state.supply[0] = 1 << 9  # only 10a, which needs 9 craftsmen
    assert refused(state, "use B_build") == "GWT-146"
    put_building(state, 0, 5, "A1")
    assert refused(state, "use B_build") is None  # over that one it needs 6


def test_gwt_141_with_every_space_taken_only_an_own_building_can_be_replaced() -> None:
    state = a_state(money=99)
    workers(state, 0, craftsman=6)
    spaces = [SPACE_NAMES[space] for space in BUILDING_SPACES]
    for index, space in enumerate(spaces[1:]):
        put_building(state, 1 + index % 3, 1 + index // 3, space)
    using(state, 0, "B")
    assert refused(state, "use B_build") is None
    put_building(state, 0, 8, spaces[0])
    state.supply[0] = 0b1111111  # 1a to 7a: none is higher
    assert refused(state, "use B_build") == "GWT-144"


def test_gwt_142_as_many_craftsmen_as_printed() -> None:
    state = placing(2)
    found = refusal(state, "build 5 A1")
    assert found is not None
    assert (found.rule, found.params["case"]) == ("GWT-142", "craftsmen")
    workers(state, 0, craftsman=3)
    play(state, "build 5 A1")
    assert state.money[0] == 99 - 6


@pytest.mark.parametrize(("step", "price"), [(FOR_2, 2), (FOR_1, 1)])
def test_gwt_142_each_craftsman_needed_is_paid(step: PlaceBuilding, price: int) -> None:
    state = placing(6, money=4 * price - 1, step=step)
    found = refusal(state, "build 6 A1")
    assert found is not None
    assert (found.rule, found.params["case"]) == ("GWT-142", "money")
    state.money[0] = 4 * price
    play(state, "build 6 A1")
    assert state.money == [0, 4 * price - 1, 4 * price - 1, 4 * price - 1]


PRINTED = {
    "1a": 1, "2a": 1, "3a": 1, "4a": 2, "5a": 3, "6a": 4, "7a": 5, "8a": 5, "9a": 7, "10a": 9,
    "1b": 1, "2b": 1, "3b": 2, "4b": 2, "5b": 3, "6b": 4, "7b": 5, "8b": 6, "9b": 6, "10b": 8,
}  # fmt: skip


@pytest.mark.parametrize(("name", "craftsmen"), [i for i in PRINTED.items() if i[1] <= 6])
def test_gwt_142_the_craftsmen_printed_on_each_building(name: str, craftsmen: int) -> None:
    side, number = name[-1], int(name[:-1])
    state = placing(craftsmen, money=2 * craftsmen, sides=side * 10)
    if craftsmen > 1:
        workers(state, 0, craftsman=craftsmen - 1)
        assert refused(state, f"build {number} A1") == "GWT-142"
        workers(state, 0, craftsman=craftsmen)
    play(state, f"build {number} A1")
    assert state.money[0] == 0


@pytest.mark.parametrize(("name", "craftsmen"), [i for i in PRINTED.items() if i[1] > 6])
def test_gwt_143_the_highest_buildings_over_one_that_needs_3(name: str, craftsmen: int) -> None:
    side, number, more = name[-1], int(name[:-1]), craftsmen - 3
    state = placing(more, money=2 * more, sides=side * 10)
    put_building(state, 0, 5, "A1")
    workers(state, 0, craftsman=more - 1)
    assert refused(state, f"build {number} A1") == "GWT-142"
    workers(state, 0, craftsman=more)
    play(state, f"build {number} A1")
    assert state.money[0] == 0


# --- replacing


def test_gwt_143_only_the_difference_is_needed_and_paid() -> None:
    state = placing(2, money=4)
    put_building(state, 0, 1, "A1")
    assert refused(state, "build 5 A2") == "GWT-142"
    assert refused(state, "build 6 A1") == "GWT-142"  # 3 more
    play(state, "build 5 A1")  # 3 - 1 = 2 craftsmen and $4
    assert state.money[0] == 0


def test_gwt_143_the_old_building_leaves_the_game() -> None:
    state = placing(2, money=20)
    put_building(state, 0, 1, "A1")
    assert points(state, 0)["buildings"] == 1
    play(state, "build 4 A1")
    assert points(state, 0)["buildings"] == 3
    at_step(state, FOR_2)
    assert refused(state, "build 1 A2") == "GWT-141"
    assert refused(state, "build 2 A2") is None


def test_gwt_144_equal_or_lower_is_not_enough() -> None:
    state = placing(6)
    put_building(state, 0, 1, "A1")
    put_building(state, 0, 7, "A2")
    put_building(state, 0, 6, "A3")
    assert refused(state, "build 2 A1") == "GWT-144"  # both need 1
    assert refused(state, "build 8 A2") == "GWT-144"  # both need 5, though 8 is the higher number
    assert refused(state, "build 5 A3") == "GWT-144"  # 3 is less than 4
    assert refused(state, "build 4 A1") is None  # 2 is more than 1
    assert refused(state, "build 8 A3") is None


def test_gwt_144_the_side_in_play_decides() -> None:
    over_3b = placing(6, sides=ALL_B)
    put_building(over_3b, 0, 3, "A1")
    assert refused(over_3b, "build 4 A1") == "GWT-144"  # 3b and 4b need 2 each
    over_3a = placing(6)
    put_building(over_3a, 0, 3, "A1")
    assert refused(over_3a, "build 4 A1") is None


def test_gwt_145_buildings_of_others_are_never_replaced() -> None:
    state = placing(6)
    put_building(state, 1, 1, "A1")
    assert refused(state, "build 6 A1") == "GWT-145"
    assert refused(state, "build 6 A2") is None


@pytest.mark.parametrize("space", [*NEUTRALS, "flood1", "drought4", "teepee_1", "teepee_-3"])
def test_gwt_145_neutral_hazard_and_trade_spaces_take_no_private_building(space: str) -> None:
    state = placing(6)
    with pytest.raises(BadInput):
        GAME.parse(f"build 1 {space}")
    others = {SPACE_NAMES[s] for s in (*ALL_HAZARD_SPACES, *TEEPEE_SPACES)} | set(NEUTRALS)
    assert space in others
    assert not [text for text in texts(state) if text.split()[-1] in others]


def test_gwt_146_more_than_six_craftsmen_only_by_replacement() -> None:
    state = placing(6)
    put_building(state, 0, 1, "A1")
    put_building(state, 0, 5, "A2")
    assert refused(state, "build 9 B1") == "GWT-146"  # 7 craftsmen
    assert refused(state, "build 10 B1") == "GWT-146"  # 9 craftsmen
    assert refused(state, "build 9 A1") is None  # 6 more
    assert refused(state, "build 10 A1") == "GWT-142"  # 8 more
    play(state, "build 10 A2")  # 6 more
    assert state.money[0] == 99 - 12


# --- cattlemen on a replaced building


def test_gwt_147_cattlemen_stay_on_the_space() -> None:
    state = placing(2)
    put_building(state, 0, 1, "A1")
    stand(state, 0, "A1")
    stand(state, 2, "A1")
    money = state.money[2]
    play(state, "build 4 A1")
    assert (place_of(state, 0), place_of(state, 2)) == ("A1", "A1")
    assert state.money[2] == money  # no fee for the new hand
    moving(state, 2)
    play(state, "move B")
    assert state.money[2] == money


def at_5a(craftsmen: int = 3) -> TrailState:
    """Seat 0 uses their 5a, from where they can hire a craftsman onto space 4."""
    state = a_state(money=50)
    workers(state, 0, craftsman=craftsmen)
    put_building(state, 0, 5, "drought_risk1")
    jobs(state, 1, "craftsman")
    hand(state, 0, "jersey guernsey")
    return using(state, 0, "drought_risk1")


def test_gwt_148_the_new_building_may_not_be_used_at_once() -> None:
    state = at_5a()
    play(state, "use 5a_hire", "hire craftsman 1", "build 8 drought_risk1")
    assert building_on(state, "drought_risk1") == (0, 8)
    assert asked(state) == ("draw_cards", CHANCE)  # nothing of 8a


def test_gwt_148_it_can_be_used_when_she_comes_again() -> None:
    state = at_5a()
    play(state, "use 5a_hire", "hire craftsman 1", "build 8 drought_risk1")
    using(state, 0, "drought_risk1")
    assert "use 8a_engine" in texts(state)


def test_gwt_276_the_rest_of_the_replaced_building_is_lost() -> None:
    state = at_5a()
    hand(state, 0, "dollars_4hh")  # an objective card keeps the location open
    play(state, "use 5a_hire", "hire craftsman 1", "build 8 drought_risk1")
    assert asked(state) == ("use_location", 0)
    assert refused(state, "use 5a_engine") == "GWT-276"
    assert refused(state, "use 8a_engine") == "GWT-276"
    assert refused(state, "use any_cert jersey") == "GWT-276"  # the risk action of the space
    assert refused(state, "use aux_dollar") == "GWT-063"
    assert texts(state) == ["done", "objective dollars_4hh"]


def test_gwt_276_another_replaced_building_changes_nothing_here() -> None:
    state = at_5a()
    put_building(state, 0, 1, "A1")
    play(state, "use 5a_hire", "hire craftsman 1", "build 6 A1")
    assert refused(state, "use 5a_engine") is None
    assert refused(state, "use any_cert jersey") is None


def test_gwt_276_the_copied_actions_are_lost_with_the_8b_that_copies() -> None:
    state = a_state(money=50, sides=ALL_B)
    workers(state, 0, craftsman=2)
    put_building(state, 0, 8, "B1")
    hand(state, 0, "dutch_belt dollars_4hh")
    using(state, 0, "B1")
    play(state, "use 8b_copy", "copy B", "use B_build", "build 10 B1")  # 8 over 6
    assert texts(state) == ["done", "objective dollars_4hh"]
    assert refused(state, "use B_dutch_belt") == "GWT-276"


# --- the sources


def test_gwt_149_the_only_sources_of_placing() -> None:
    sources = {action.name for action in ACTIONS if action.asks == "place_building"}
    assert sources == {"B_build", "craftsman_4", "craftsman_6"}
    local = {name for side in PRIVATE_BUILDINGS for b in side for slot in b.local for name in slot}
    assert not sources & local


def test_gwt_149_building_b_places_a_building_and_takes_a_dutch_belt() -> None:
    state = a_state(money=4)
    workers(state, 0, craftsman=3)
    hand(state, 0, "dutch_belt jersey")
    using(state, 0, "B")
    play(state, "use B_dutch_belt")
    assert (state.money[0], names_of(state.discard[0])) == (6, ["dutch_belt"])
    assert refused(state, "use B_dutch_belt") == "GWT-059"
    play(state, "use B_build", "build 5 B1")
    assert state.money[0] == 0
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_149_building_b_needs_money_or_a_dutch_belt() -> None:
    state = a_state(money=1)
    hand(state, 0, "guernsey")
    using(state, 0, "B")
    assert refused(state, "use B_build") == "GWT-142"
    assert refused(state, "use B_dutch_belt") == "GWT-126"
    state.money[0] = 2
    assert refused(state, "use B_build") is None


def test_gwt_149_building_b_can_be_copied_by_8b() -> None:
    state = a_state(money=10, sides=ALL_B)
    put_building(state, 0, 8, "B1")
    using(state, 0, "B1")
    play(state, "use 8b_copy", "copy B", "use B_build", "build 1 A1")
    assert state.money[0] == 8
    assert building_on(state, "A1") == (0, 1)


def test_gwt_150_the_example_of_costs() -> None:
    state = placing(2, money=4)
    assert refused(state, "build 5 A1") == "GWT-142"
    play(state, "build 4 A1")  # number 2 on an empty space: 2 craftsmen and $4
    assert state.money[0] == 0
    state = placing(3, money=6)
    put_building(state, 0, 4, "A1")
    workers(state, 0, craftsman=2)
    assert refused(state, "build 7 A1") == "GWT-142"
    workers(state, 0, craftsman=3)
    play(state, "build 7 A1")  # 3 higher: 3 craftsmen and $6
    assert state.money[0] == 0


def test_gwt_141_an_immediate_placement_may_be_forfeited() -> None:
    state = placing(3, step=FOR_1)
    assert refused(state, "decline") is None
    play(state, "decline")
    assert state.money[0] == 99
    assert state.supply[0] == (1 << 10) - 1
