"""City Growth: STM-200 to STM-204."""

from __future__ import annotations

from tests.games.steam.positions import (
    a_state,
    action,
    asked,
    at_step,
    build,
    building,
    cubes,
    cubes_on,
    from_part,
    hex_of,
    new_city,
    play,
    refused,
    supply,
    texts,
)
from westbound.games.steam.rules.building import begin_building
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import ChooseActionTile


def growing(ruleset: str = "base") -> SteamState:
    state = a_state(ruleset=ruleset)
    action(state, 0, "city_growth")
    supply(state, 1, "red red gray")
    supply(state, 7, "blue")
    return building(state)


def cities(state: SteamState) -> list[int]:
    return [hex_ for hex_, colour in enumerate(state.city) if colour >= 0]


def test_stm_200_cubes_and_a_marker_for_a_city() -> None:
    state = growing()
    cubes(state, "8,0", "red blue")
    play(state, "grow 8,0")
    assert asked(state) == ("choose_supply", 0)
    assert texts(state) == ["supply 1", "supply 7"]
    play(state, "supply 1")
    assert cubes_on(state, "8,0") == {"red": 3, "blue": 1, "gray": 1}
    assert state.supply[0] == (0, 0, 0, 0, 0)
    assert state.growth_left == 9
    assert state.grown >> hex_of(state, "8,0") & 1
    assert asked(state) == ("build", 0)


def test_stm_200_during_the_own_build_turn() -> None:
    state = growing()
    build(state, "9,0 21@2", "8,1 21@0", "7,1 21@1")
    assert refused(state, "grow 8,0") is None
    play(state, "grow 8,0", "supply 7")
    assert refused(state, "grow 8,4") == "STM-086"  # once
    assert refused(building(state, 1), "grow 8,4") == "STM-086"


def test_stm_200_cities_only() -> None:
    state = growing()
    assert refused(state, "grow 8,2") == "STM-201"
    assert refused(state, "grow 8,1") == "STM-201"


def test_stm_201_each_city_once() -> None:
    state = play(growing(), "grow 8,0", "supply 1", "done")
    action(state, 1, "city_growth")
    building(state, 1)
    assert refused(state, "grow 8,0") == "STM-201"
    assert refused(state, "grow 8,4") is None


def test_stm_201_new_cities_never() -> None:
    state = growing()
    new_city(state, 1, "8,2", "gray")
    assert refused(state, "grow 8,2") == "STM-201"


def test_stm_202_supply_spaces_are_not_refilled() -> None:
    state = growing()
    bag = list(state.bag)
    play(state, "grow 8,0", "supply 1", "done")
    assert state.supply[0] == (0, 0, 0, 0, 0)
    assert state.bag == bag
    action(state, 1, "city_growth")
    play(building(state, 1), "grow 8,4")
    assert refused(state, "supply 1") == "STM-202"
    assert texts(state) == ["supply 7"]


def without_supply() -> SteamState:
    state = growing()
    state.supply = [(0, 0, 0, 0, 0)] * 12
    return state


def without_markers() -> SteamState:
    state = growing()
    state.growth_left = 0
    return state


def without_cities() -> SteamState:
    state = growing()
    state.grown = sum(1 << hex_ for hex_ in cities(state))
    return state


def test_stm_203_growth_can_only_be_passed() -> None:
    for state in (without_supply(), without_markers(), without_cities()):
        assert refused(state, "grow 8,0") == "STM-203"
        assert refused(state, "done") is None
        state.tile[0] = -1
        at_step(state, ChooseActionTile(0))
        assert refused(state, "take city_growth") == "STM-203"
        assert refused(state, "take city_growth passing") is None


def test_stm_203_the_last_set_marker_or_city_is_enough() -> None:
    state = growing()
    state.supply[0] = (0, 0, 0, 0, 0)
    state.growth_left = 1
    state.grown = sum(1 << hex_ for hex_ in cities(state)[1:])
    at_step(state, ChooseActionTile(1))
    state.tile[0] = -1
    assert refused(state, "take city_growth") is None


def test_stm_203_in_the_standard_game_the_tile_can_be_taken_for_nothing() -> None:
    state = growing("standard")
    state.supply = [(0, 0, 0, 0, 0)] * 12
    assert refused(state, "grow 8,0") == "STM-203"
    assert refused(state, "done") is None


def test_stm_203_urbanization_then_gives_no_cubes() -> None:
    state = without_supply()
    action(state, 0, "urbanization")
    play(state, "urbanize 8,2 gray")
    assert asked(state) == ("build", 0)
    assert cubes_on(state, "8,2") == {}
    assert refused(state, "done") is None


def test_stm_204_paid_but_impossible_has_no_effect_and_no_refund() -> None:
    state = a_state(3)
    supply(state, 1, "red")
    at_step(state, ChooseActionTile(1), ChooseActionTile(0))
    play(state, "take city_growth", "take urbanization")
    state.order = [1, 0, 2]
    from_part(state, begin_building)
    play(state, "urbanize 8,2 gray", "supply 1", "done")  # the last set
    assert asked(state) == ("build", 0)
    assert refused(state, "grow 8,0") == "STM-203"
    assert refused(state, "done") is None
    assert state.money[0] == 48
