"""Setup and the first turn order: STM-030 to STM-035, STM-040, STM-043, STM-050, STM-051."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    action,
    asked,
    at_step,
    building,
    cubes,
    cubes_on,
    free_link,
    from_part,
    moving_goods,
    play,
    quiet_turn,
    refused,
    set_up,
    supply,
    tile_on,
)
from westbound.engine.option import complete
from westbound.engine.step import CHANCE
from westbound.games.steam.components import COLOURS
from westbound.games.steam.game import GAME
from westbound.games.steam.maps import PRINTED
from westbound.games.steam.options import OPTIONS
from westbound.games.steam.rules.setup import begin_order
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import ChooseActionTile, DrawOrder, FillCity, FillSupply


def on_cities(state: SteamState) -> dict[str, int]:
    map_ = state.setup.map
    return {map_.city[h]: sum(state.cubes[h]) for h in map_.hexes if map_.city[h]}


def printed(state: SteamState) -> dict[str, int]:
    map_ = state.setup.map
    return {map_.city[h]: map_.cubes[h] for h in map_.hexes if map_.city[h]}


# --- cubes


@pytest.mark.parametrize("map_", PRINTED)
@pytest.mark.parametrize("players", [4, 5, 6])
def test_stm_030_every_city_gets_its_printed_number(map_: str, players: int) -> None:
    state = set_up(players, map=map_)
    assert on_cities(state) == printed(state)
    assert set(printed(state).values()) == {2, 3, 4}


def test_stm_030_the_bag_decides_which() -> None:
    state = GAME.new(4, complete(OPTIONS, {}))
    assert asked(state) == ("fill_city", CHANCE)
    assert isinstance(state.agenda[-1], FillCity)
    assert state.agenda[-1].count == 3  # Toronto
    assert refused(state, "cubes red red", CHANCE) == "STM-030"
    play(state, "cubes red red gray")
    assert cubes_on(state, "1,1") == {"red": 2, "gray": 1}
    assert (state.bag[COLOURS.index("red")], state.bag[COLOURS.index("gray")]) == (18, 15)


def test_stm_030_no_more_cubes_of_a_colour_than_the_bag_has() -> None:
    state = at_step(a_state(), FillCity(CHANCE, 2, 0))
    state.bag[0] = 1
    assert refused(state, "cubes red red", CHANCE) == "STM-030"
    assert refused(state, "cubes red blue", CHANCE) is None


def test_stm_030_draws_are_random() -> None:
    first, second = set_up(seed=1), set_up(seed=2)
    assert first.cubes != second.cubes
    assert first.cubes == set_up(seed=1).cubes


def test_stm_031_three_players_on_ruhr_one_fewer_per_city() -> None:
    ruhr, northeast = set_up(3, map="ruhr"), set_up(3)
    assert on_cities(ruhr) == {city: n - 1 for city, n in printed(ruhr).items()}
    assert on_cities(northeast) == printed(northeast)


@pytest.mark.parametrize("map_", PRINTED)
@pytest.mark.parametrize(("players", "count"), [(3, 2), (4, 3), (5, 3)])
def test_stm_032_twelve_supply_spaces(map_: str, players: int, count: int) -> None:
    state = set_up(players, map=map_)
    assert [sum(space) for space in state.supply] == [count] * 12


def test_stm_032_supply_is_drawn_after_the_cities_space_by_space() -> None:
    state = at_step(a_state(), FillSupply(CHANCE, 3, 4))
    assert refused(state, "cubes red red", CHANCE) == "STM-030"
    play(state, "cubes red yellow gray")
    assert state.supply[4] == (1, 0, 1, 0, 1)
    assert sum(state.bag) == 93


def test_stm_033_growth_and_deliveries_draw_nothing() -> None:
    state = a_state()
    action(state, 0, "city_growth")
    supply(state, 1, "red gray")
    bag = list(state.bag)
    play(building(state), "grow 8,0", "supply 1", "done")
    assert state.bag == bag
    cubes(state, "8,0", "blue")
    free_link(state, 0, "8,0", "8,4")
    play(moving_goods(state), "cube 8,0 blue", "to 8,4 for 1/0/0/0", "points")
    assert state.bag == bag  # the blue cube left it above and went back


def test_stm_033_no_chance_after_the_setup() -> None:
    state = set_up(initial_order="random")
    bag = sum(state.bag)
    for _ in range(state.setup.turns):
        assert all(seat >= 0 for _, _, seat in quiet_turn(state))
    assert asked(state) == ("", CHANCE)
    assert sum(state.bag) == bag


def test_stm_034_nobody_has_anything_but_a_level_1_locomotive() -> None:
    state = set_up(5)
    assert state.vp == state.income == state.money == [0] * 5
    assert state.level == [1] * 5
    assert state.turn == 1
    assert {tile_on(state, name) for name in state.setup.map.names} == {""}


def test_stm_035_markers_new_cities_and_money_are_public() -> None:
    state = set_up()
    state.money = [3, 1, 4, 1]
    seen = GAME.observe(state, 2)
    assert seen["growth_left"] == 10
    assert seen["new_cities"] == {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "gray": 4}
    assert [seat["money"] for seat in seen["seats"]] == [3, 1, 4, 1]


def test_stm_035_change_for_every_sum() -> None:
    state = at_step(a_state(money=7), ChooseActionTile(0))
    play(state, "take urbanization")
    assert state.money[0] == 1


# --- first turn order


@pytest.mark.parametrize(
    ("tiles", "order"),
    [("5 3 6 4", [1, 2, 3, 0]), ("1 7 2 3", [0, 1, 2, 3]), ("7 6 5 2", [3, 0, 1, 2])],
)
def test_stm_040_base_game_lowest_first_then_clockwise(tiles: str, order: list[int]) -> None:
    state = from_part(a_state(initial_order="random", money=0), begin_order)
    assert asked(state) == ("draw_order", CHANCE)
    play(state, f"tiles {tiles}")
    assert state.order == order
    assert state.tile == [-1] * 4  # the tiles went back
    assert asked(state) == ("take_tile", order[0])


def test_stm_040_one_tile_for_every_player() -> None:
    state = at_step(a_state(initial_order="random"), DrawOrder())
    assert refused(state, "tiles 5 3 6", CHANCE) == "STM-040"
    assert refused(state, "tiles 5 3 6 7", CHANCE) is None


def test_stm_043_money_only_with_random_order_in_the_base_game() -> None:
    state = from_part(a_state(5, initial_order="random", money=0), begin_order)
    play(state, "tiles 5 3 6 4 7")
    assert state.order == [1, 2, 3, 4, 0]
    assert [state.money[seat] for seat in state.order] == [0, 1, 2, 3, 4]
    assert set_up(5).money == [0] * 5
    assert set_up(5, ruleset="standard").money == [0] * 5


@pytest.mark.parametrize(("tiles", "order"), [("5 3 6 4", [1, 3, 0, 2]), ("1 7 2 3", [0, 2, 3, 1])])
def test_stm_050_standard_game_by_number(tiles: str, order: list[int]) -> None:
    state = from_part(a_state(ruleset="standard", money=20), begin_order)
    play(state, f"tiles {tiles}")
    assert state.order == order
    quiet_turn(state, last="auction")
    assert asked(state) == ("bid_for_order", order[0])


def test_stm_051_numbers_and_costs_are_not_used_in_the_standard_game() -> None:
    state = a_state(ruleset="standard", money=0)
    at_step(
        state, ChooseActionTile(3), ChooseActionTile(2), ChooseActionTile(1), ChooseActionTile(0)
    )
    play(state, "take urbanization", "take locomotive", "take city_growth", "take turn_order")
    assert state.money == [0] * 4
    assert state.income == [0] * 4
    state = set_up(ruleset="standard")
    quiet_turn(state, last="build")
    order = list(state.order)
    assert [state.tile[seat] for seat in order] == [0, 1, 2, 3]
    state.tile = [6 - tile for tile in state.tile]
    quiet_turn(state)
    assert (state.turn, state.order) == (2, order)


def test_stm_051_but_the_number_breaks_the_final_tie() -> None:
    state = a_state(3, ruleset="standard")
    state.tile = [5, 4, 6]
    assert [standing.seat for standing in GAME.standings(state)] == [1, 0, 2]
