"""Bridges of Carson River. Rules CC-217, CC-218, CC-222, CC-223, CC-294.

The printed river: D1 D2 D3 E3 E4 E5 E6 D6 D7 D8; the city centre is C3 on its west bank.
"""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import (
    in_hand,
    on,
)
from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    edge,
    lay,
    own,
    parcel,
    play,
    put,
    refused,
    texts,
)
from tests.games.carson_city.variant_positions import on as options_on
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.base.steps import LayRoads, TownHallRoads
from westbound.games.carson_city.characters.character import face_index
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import PARCEL_NAMES
from westbound.games.carson_city.state import BRIDGES, BUILDINGS, HOUSES, MOUNTAINS, CarsonState

RIVER = "D1 D2 D3 E3 E4 E5 E6 D6 D7 D8"


def river(centre: str | None = "B4", river: str = "printed") -> CarsonState:
    return a_state(options=options_on("river", river=river), centre=centre)


# --- bridges


def window(roads: int) -> CarsonState:
    """Seat 0 may lay this many roads; the roads of C3 touch the river at D2, D3 and D4."""
    state = river(centre="C3")
    state.roads[0] = roads
    return at_step(state, LayRoads(0))


@pytest.mark.parametrize(("roads", "rule"), [(0, "CC-033"), (1, "CC-217"), (2, None), (3, None)])
def test_cc_217_a_bridge_takes_two_roads_at_once(roads: int, rule: str | None) -> None:
    state = window(roads)
    assert refused(state, "road D3n") == rule  # between D2 and D3
    if rule is None:
        play(state, "road D3n")
        assert state.roads[0] == roads - 2
        assert GAME.observe(state, None)["bridges"] == ["D3n"]


def test_cc_217_both_roads_come_from_one_player() -> None:
    state = window(1)
    state.roads[1] = 5
    assert refused(state, "road D3n") == "CC-217"


@pytest.mark.parametrize(
    ("name", "is_bridge"),
    [
        ("D2n", True),  # D1 and D2
        ("D1n", True),  # the river at the border: water on its only side
        ("E3w", True),  # D3 and E3
        ("D2w", False),  # the bank
        ("E4w", False),
        ("D8s", True),
        ("D4n", False),
        ("A1n", False),
    ],
)
def test_cc_217_218_a_bridge_has_water_on_all_sides_a_bank_is_an_ordinary_road(
    name: str, is_bridge: bool
) -> None:
    assert bool(river().setup.water >> edge(name) & 1) == is_bridge


def test_cc_218_a_road_on_the_bank_costs_one_road() -> None:
    state = window(1)
    assert refused(state, "road D2w") is None
    play(state, "road D2w")
    assert state.roads[0] == 0


def test_cc_217_a_bridge_counts_for_extension_and_connection() -> None:
    state = window(3)
    assert refused(state, "road F3w") == "CC-029"
    assert not state.connected >> parcel("E2") & 1
    play(state, "road D3n")
    assert state.connected >> parcel("E2") & 1
    assert refused(state, "road E3n") is None  # on from the far end


def test_cc_217_a_bridge_is_laid_once() -> None:
    state = window(4)
    play(state, "road D3n")
    assert refused(state, "road D3n") == "CC-028"


def test_cc_217_a_straight_line_may_cross_on_a_bridge() -> None:
    state = river(centre="C3")
    own(state, 0, "A3")
    lay(state, " ".join(f"{column}3n" for column in "ABEFGH"))
    in_hand(state, 0, "station")
    assert refused(state, "build A3") == "CC-145"
    lay(state, "D3n")
    assert refused(state, "build A3") is None


# --- the Governor


def governor(roads: int) -> CarsonState:
    state = window(roads)
    state.character[0], state.card[0] = 13, face_index(13, 0)
    return state


def test_cc_223_a_bridge_to_a_new_parcel_brings_the_governor_two_points() -> None:
    state = governor(4)
    play(state, "road D3n")  # E2 is connected now
    assert state.vp[0] == 2
    play(state, "road D2w")  # C1 is connected now: an ordinary road
    assert state.vp[0] == 3


def test_cc_223_a_bridge_to_nothing_new_brings_nothing() -> None:
    state = governor(2)
    lay(state, "E1w E2w E3n")  # the far bank is connected
    play(state, "road D3n")
    assert state.vp[0] == 0


def test_cc_294_the_river_itself_is_never_newly_connected() -> None:
    wide = "A2 B2 C2 D2 D3 C3 B3 A3"  # two parcels wide
    state = at_step(river(centre="B5", river=wide), LayRoads(0))
    state.roads[0], state.character[0], state.card[0] = 6, 13, face_index(13, 0)
    lay(state, "A4n A3w A3n")
    play(state, "road B3n", "road C3n")  # only water on all sides
    assert state.vp[0] == 0
    play(state, "road D3n")  # E2 and E3 lie at its end
    assert state.vp[0] == 2


# --- the Town Hall's roads


def test_cc_294_cc_147_a_bridge_counts_as_two_roads_for_the_town_hall() -> None:
    state = river(centre=None)
    lay(state, "D3w")  # the west bank; its upper end is at D2's corner
    for name in PARCEL_NAMES:
        if name not in (*RIVER.split(), "E1") and on(state, name) == "vacant":
            put(state, "mountain", name)
    at_step(state, TownHallRoads(0, 1 << parcel("E1")))
    # E1 by bridge: D3n (two roads) reaches the corner of E2, E2w one more; by the bank D2w and
    # the bridge D2n: three roads as well
    assert set(texts(state)) == {"road D3n", "road D2w"}
    play(state, "road D2w")
    assert texts(state) == ["road D2n"]
    play(state, "road D2n")
    assert asked(state) == ("", CHANCE)


def test_cc_294_cc_147_no_bridge_where_a_shorter_way_exists() -> None:
    state = river(centre=None)
    lay(state, "D3w")
    at_step(state, TownHallRoads(0, 1 << parcel("C1")))
    assert texts(state) == ["road D2w"]
    assert refused(state, "road D3n") == "CC-147"


# --- the end


def test_cc_222_a_tile_at_the_end_of_a_bridge_scores_one_more() -> None:
    state = river(centre="C3")
    put(state, "house", "C2", seat=0)
    put(state, "ranch", "E2", seat=0)
    put(state, "mountain", "B2 F2", seat=0)
    own(state, 0, "C1")
    assert final_points(state, 0)[BRIDGES] == 0
    lay(state, "D3n")  # its ends are corners of C2, C3 and of E2; B2, C1, F2 are further away
    points = final_points(state, 0)
    assert points[BRIDGES] == 2
    assert (points[HOUSES], points[BUILDINGS], points[MOUNTAINS]) == (2, 2, 4)


def test_cc_222_several_bridges_do_not_add_up_and_empty_parcels_score_nothing() -> None:
    state = river(centre="C3")
    put(state, "house", "C2", seat=0)
    own(state, 1, "E2")
    lay(state, "D3n D2n")
    assert final_points(state, 0)[BRIDGES] == 1
    assert final_points(state, 1)[BRIDGES] == 0


def test_cc_222_a_road_on_the_bank_is_no_bridge() -> None:
    state = river(centre="C3")
    put(state, "house", "C2", seat=0)
    lay(state, "D2w")
    assert final_points(state, 0)[BRIDGES] == 0
