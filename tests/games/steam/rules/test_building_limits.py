"""Order and limits of building: STM-110 to STM-114."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    action,
    asked,
    build,
    building,
    from_part,
    new_city,
    play,
    quiet_turn,
    refused,
    texts,
    tile_on,
    tile_refused,
    track,
)
from westbound.games.steam.faces import FACE_CODES
from westbound.games.steam.rules.building import begin_building
from westbound.games.steam.state import SteamState


def use_up(state: SteamState, face: str, count: int) -> None:
    state.used[FACE_CODES[face]] = count


@pytest.mark.parametrize(("holder", "order"), [(-1, [2, 0, 1]), (0, [0, 2, 1]), (2, [2, 0, 1])])
def test_stm_110_in_turn_order_first_build_before_all(holder: int, order: list[int]) -> None:
    state = a_state(3)
    state.order = [2, 0, 1]
    if holder >= 0:
        action(state, holder, "first_build")
    from_part(state, begin_building)
    assert [seat for _, _, seat in quiet_turn(state, last="goods")] == order


def test_stm_111_three_tiles() -> None:
    state = from_part(a_state(), begin_building)
    build(state, "9,0 21@2", "8,1 21@0")
    assert refused(state, "build 10,2") is None
    build(state, "7,1 21@1")
    assert refused(state, "build 10,2") == "STM-111"
    assert asked(state) == ("build", 0)


def test_stm_111_upgrades_and_redirections_count() -> None:
    state = a_state()
    track(state, 1, "7,2 22@2")
    track(state, 0, "7,1 22@1")
    from_part(state, begin_building)
    build(state, "7,2 42@3", "8,1 22@0", "8,1 21@0")  # upgrade, new tile, redirection
    assert tile_on(state, "8,1") == "21@0"
    assert refused(state, "build 10,2") == "STM-111"


def test_stm_111_a_new_city_and_growth_do_not_count() -> None:
    state = a_state()
    action(state, 0, "urbanization")
    from_part(state, begin_building)
    play(state, "urbanize 8,2 gray")
    build(state, "9,0 21@2", "8,1 21@0", "7,1 21@1")
    assert refused(state, "build 10,2") == "STM-111"


def test_stm_112_building_is_never_compulsory() -> None:
    state = from_part(a_state(), begin_building)
    play(state, "done")
    assert asked(state) == ("build", 1)
    build(state, "9,0 21@2")
    assert refused(state, "done") is None


def test_stm_112_nor_in_the_last_turn_without_money() -> None:
    state = a_state(ruleset="standard", money=0)
    assert texts(building(state)) == ["done"]


def test_stm_113_only_faces_in_stock() -> None:
    state = building(a_state())
    use_up(state, "T11", 3)
    assert tile_refused(state, "7,0", "T11@2") is None
    use_up(state, "T11", 4)
    assert tile_refused(state, "7,0", "T11@2") == "STM-113"
    assert tile_refused(state, "7,0", "T21@2") is None


def test_stm_113_a_hex_where_no_fitting_face_is_left() -> None:
    state = a_state()
    track(state, 0, "8,-1 21@0", "8,1 21@0")
    state.used = [99] * len(state.used)
    building(state)
    assert refused(state, "build 8,2") == "STM-113"
    assert texts(state) == ["done"]


def test_stm_113_the_replaced_piece_may_be_flipped() -> None:
    state = a_state()
    track(state, 0, "7,1 22@1")
    use_up(state, "22", 86)  # this one and all others
    building(state)
    assert tile_refused(state, "9,0", "21@2") == "STM-113"
    assert tile_refused(state, "7,1", "21@1") is None
    build(state, "7,1 21@1")
    assert (state.used[FACE_CODES["21"]], state.used[FACE_CODES["22"]]) == (1, 85)


def test_stm_113_removed_pieces_return_at_once() -> None:
    state = a_state()
    track(state, 1, "8,1 21@0", "8,2 T11@0")
    use_up(state, "T11", 4)
    building(state)
    assert tile_refused(state, "7,0", "T11@2") == "STM-113"
    new_city(state, 0, "8,2", "gray")
    assert state.used[FACE_CODES["T11"]] == 3
    assert tile_refused(state, "7,0", "T11@2") is None


def test_stm_114_each_tile_is_paid_when_placed() -> None:
    state = building(a_state(money=10))
    paid = []
    for tile in ("8,1 21@0", "8,2 T21@0", "8,3 21@0"):
        build(state, tile)
        paid.append(10 - state.money[0])
    assert paid == [3, 7, 10]


@pytest.mark.parametrize(("money", "rule"), [(2, "STM-114"), (3, None)])
def test_stm_114_a_town_beside_a_river(money: int, rule: str | None) -> None:
    state = building(a_state(ruleset="standard", money=money))
    assert refused(state, "build 7,0") == rule  # Amsterdam: one exit, town and river
    assert refused(state, "build 9,3") is None  # New Haven has none


def test_stm_114_what_is_left_after_two_tiles_decides_on_the_third() -> None:
    state = building(a_state(ruleset="standard", money=9))
    build(state, "8,1 21@0", "8,2 T21@0")
    assert state.money[0] == 2
    assert refused(state, "build 8,3") == "STM-114"
    assert refused(state, "build 9,0") is None
