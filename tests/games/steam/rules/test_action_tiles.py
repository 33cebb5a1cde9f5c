"""Selecting action tiles: STM-080 to STM-093."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    action,
    asked,
    at_step,
    build,
    building,
    from_part,
    new_city,
    play,
    quiet_turn,
    refused,
    supply,
    texts,
)
from westbound.games.steam.components import LOCOMOTIVE, NO_TILE
from westbound.games.steam.game import GAME
from westbound.games.steam.rules.action_tiles import begin_action_tiles
from westbound.games.steam.rules.building import begin_building
from westbound.games.steam.rules.deliveries import begin_goods
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import ChooseActionTile

BOTH = ["base", "standard"]


def taking(ruleset: str = "base", money: int = 50) -> SteamState:
    """Seat 0 chooses; City Growth is possible."""
    state = a_state(ruleset=ruleset, money=money)
    supply(state, 1, "red")
    return at_step(state, ChooseActionTile(0))


def test_stm_080_in_turn_order_one_of_those_left() -> None:
    state = a_state()
    state.order = [2, 0, 3, 1]
    from_part(state, begin_action_tiles)
    seats = []
    for tile in ("engineer", "first_move", "turn_order", "first_build"):
        seats.append(asked(state)[1])
        assert f"take {tile}" in texts(state)
        play(state, f"take {tile}")
        if asked(state)[0] == "take_tile":
            assert refused(state, f"take {tile}") == "STM-080"
    assert seats == [2, 0, 3, 1]
    assert state.tile == [1, 3, 2, 0]


def test_stm_081_the_number_sets_the_next_order_in_the_base_game_only() -> None:
    for ruleset, order in (("base", [1, 2, 0]), ("standard", [0, 1, 2])):
        state = from_part(a_state(3, ruleset=ruleset), begin_action_tiles)
        play(state, "take locomotive", "take turn_order", "take first_build")
        quiet_turn(state)
        assert (state.turn, state.order) == (2, order)


def test_stm_082_turn_order_is_first_next_turn_and_nothing_else() -> None:
    state = from_part(a_state(3), begin_action_tiles)
    play(state, "take engineer", "take first_move", "take turn_order")
    assert state.money == [50] * 3
    seen = quiet_turn(state)
    assert [seat for _, kind, seat in seen if kind == "build"] == [0, 1, 2]
    assert [seat for _, kind, seat in seen if kind == "move_goods"] == [1, 0, 2] * 2
    assert asked(state) == ("take_tile", 2)


def test_stm_082_in_the_standard_game_it_is_for_the_next_auction() -> None:
    state = from_part(a_state(3, ruleset="standard"), begin_action_tiles)
    play(state, "take engineer", "take turn_order", "take first_move")
    quiet_turn(state)
    quiet_turn(state, last="auction")
    play(state, "pass", "pass")  # seat 0 leaves, the pass of seat 1 is free
    assert asked(state) == ("bid_for_order", 2)
    play(state, "bid 1")
    assert asked(state) == ("bid_for_order", 1)


@pytest.mark.parametrize("ruleset", BOTH)
def test_stm_083_first_move_acts_first_in_both_rounds(ruleset: str) -> None:
    state = a_state(ruleset=ruleset)
    action(state, 2, "first_move")
    from_part(state, begin_goods)
    seen = quiet_turn(state)
    assert [seat for _, _, seat in seen] == [2, 0, 1, 3] * 2


@pytest.mark.parametrize(("tile", "most"), [("engineer", 4), ("first_build", 3), ("locomotive", 3)])
def test_stm_084_engineer_builds_four_tiles_and_pays_for_all(tile: str, most: int) -> None:
    state = a_state()
    action(state, 0, tile)
    from_part(state, begin_building)
    places = ("9,0 21@2", "8,1 21@0", "7,1 21@1", "8,-1 21@0")
    build(state, *places[:most])
    assert state.money[0] == 50 - sum((2, 3, 4, 3)[:most])
    assert refused(state, "build 10,2") == "STM-111"
    assert texts(state) == ["done"]


@pytest.mark.parametrize("ruleset", BOTH)
def test_stm_085_first_build_builds_before_everybody(ruleset: str) -> None:
    state = a_state(ruleset=ruleset)
    action(state, 3, "first_build")
    from_part(state, begin_building)
    seen = quiet_turn(state, last="goods")
    assert [seat for _, _, seat in seen] == [3, 0, 1, 2]


def test_stm_086_city_growth_costs_2_and_only_its_holder_grows() -> None:
    state = play(taking(), "take city_growth")
    assert state.money[0] == 48
    assert refused(building(state), "grow 8,0") is None
    action(state, 1, "engineer")
    assert refused(building(state, 1), "grow 8,0") == "STM-086"


@pytest.mark.parametrize(("level", "cost"), [(1, 6), (2, 7), (5, 10)])
def test_stm_087_locomotive_4_plus_the_new_level(level: int, cost: int) -> None:
    state = taking()
    state.level[0] = level
    play(state, "take locomotive")
    assert state.level == [level + 1, 1, 1, 1]
    assert state.money[0] == 50 - cost


@pytest.mark.parametrize("ruleset", BOTH)
def test_stm_088_not_at_level_6(ruleset: str) -> None:
    state = taking(ruleset)
    state.level[0] = 5
    assert refused(state, "take locomotive") is None
    state.level[0] = 6
    assert refused(state, "take locomotive") == "STM-088"
    assert refused(state, "take locomotive", seat=0) == "STM-088"


def test_stm_089_urbanization_costs_6_and_only_its_holder_urbanises() -> None:
    state = play(taking(), "take urbanization")
    assert state.money[0] == 44
    assert refused(building(state), "urbanize 8,2 red") is None
    action(state, 1, "engineer")
    assert refused(building(state, 1), "urbanize 8,2 red") == "STM-089"


@pytest.mark.parametrize("ruleset", BOTH)
def test_stm_090_not_without_new_cities(ruleset: str) -> None:
    state = taking(ruleset)
    state.new_cities = [0, 0, 0, 0, 1]
    assert refused(state, "take urbanization") is None
    state.new_cities = [0] * 5
    assert refused(state, "take urbanization") == "STM-090"
    assert refused(state, "take urbanization passing") == "STM-090"


def test_stm_090_not_without_towns() -> None:
    state = taking()
    towns = [name for hex_, name in enumerate(state.setup.map.names) if state.setup.map.town[hex_]]
    state.new_cities = [0, 0, 0, 0, 99]
    for town in towns[1:]:
        new_city(state, 1, town, "gray")
    assert refused(state, "take urbanization") is None
    new_city(state, 1, towns[0], "gray")
    assert refused(state, "take urbanization") == "STM-090"


def sixth(ruleset: str) -> SteamState:
    """Seat 5 of six, at level 6: Locomotive and Urbanization are left."""
    state = a_state(6, ruleset=ruleset)
    state.tile = [0, 1, 2, 3, 4, NO_TILE]
    state.level[5] = 6
    return at_step(state, ChooseActionTile(5))


@pytest.mark.parametrize("ruleset", BOTH)
def test_stm_090_a_sixth_player_without_a_choice_takes_a_tile_turned_over(ruleset: str) -> None:
    state = sixth(ruleset)
    state.new_cities = [0] * 5
    assert refused(state, "take locomotive") == "STM-088"
    assert refused(state, "take urbanization") == "STM-090"
    assert refused(state, "take engineer passing") == "STM-080"
    assert texts(state) == ["take locomotive passing", "take urbanization passing"]
    play(state, "take locomotive passing")
    assert (state.level[5], state.money[5], state.tile[5]) == (6, 50, LOCOMOTIVE)
    assert not [wrong for wrong in GAME.check_invariants(state) if wrong.startswith("passed")]


@pytest.mark.parametrize(
    ("ruleset", "left"),
    [
        ("base", ["take urbanization", "take urbanization passing"]),
        ("standard", ["take urbanization"]),
    ],
)
def test_stm_090_with_a_choice_it_stays_as_it_is(ruleset: str, left: list[str]) -> None:
    state = sixth(ruleset)
    assert texts(state) == left
    assert refused(state, "take locomotive passing") == "STM-088"
    state.new_cities, state.level[5] = [0] * 5, 5
    assert texts(state) == ["take locomotive"]
    assert refused(state, "take urbanization passing") == "STM-090"


@pytest.mark.parametrize(("tile", "deed"), [("city_growth", "grow"), ("urbanization", "urbanize")])
def test_stm_091_passing_pays_and_does_nothing(tile: str, deed: str) -> None:
    state = play(taking(), f"take {tile} passing")
    assert state.money[0] == 50
    assert not [text for text in texts(building(state)) if text.startswith(deed)]
    assert refused(state, "done") is None
    rule = {"grow": "STM-086", "urbanize": "STM-089"}[deed]
    assert refused(state, f"{deed} 8,2 red".replace("grow 8,2 red", "grow 8,0")) == rule


@pytest.mark.parametrize(
    "tile", ["turn_order", "first_move", "engineer", "first_build", "locomotive"]
)
def test_stm_091_no_other_tile_can_be_passed(tile: str) -> None:
    assert refused(taking(), f"take {tile} passing") == "STM-091"


def test_stm_091_a_passed_tile_still_counts_for_the_order() -> None:
    state = from_part(a_state(3), begin_action_tiles)
    play(state, "take urbanization passing", "take locomotive", "take city_growth passing")
    quiet_turn(state)
    assert state.order == [2, 1, 0]


@pytest.mark.parametrize(
    ("tile", "deed"), [("city_growth", "grow 8,0"), ("urbanization", "urbanize 8,2 red")]
)
def test_stm_092_who_did_not_pass_must_do_it(tile: str, deed: str) -> None:
    state = building(play(taking(), f"take {tile}"))
    assert refused(state, "done") == "STM-092"
    build(state, "9,0 21@2")
    assert refused(state, "done") == "STM-092"
    play(state, deed, "supply 1")
    assert refused(state, "done") is None


def test_stm_092_even_if_no_track_is_built() -> None:
    state = building(play(taking(), "take urbanization"))
    play(state, "urbanize 8,2 red", "supply 1", "done")
    assert state.agenda == []
    assert not any(state.track)


@pytest.mark.parametrize("tile", ["city_growth", "locomotive", "urbanization"])
def test_stm_093_no_tile_costs_anything_in_the_standard_game(tile: str) -> None:
    state = taking("standard", money=0)
    play(state, f"take {tile}")
    assert (state.money[0], state.income[0]) == (0, 0)


@pytest.mark.parametrize("tile", ["city_growth", "urbanization"])
def test_stm_093_passing_in_the_build_phase_of_the_standard_game(tile: str) -> None:
    state = taking("standard")
    assert refused(state, f"take {tile} passing") == "STM-091"
    play(state, f"take {tile}")
    assert refused(building(state), "done") is None
    assert [text for text in texts(state) if text.startswith(("grow", "urbanize"))]
