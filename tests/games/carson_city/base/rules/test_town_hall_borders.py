"""The Town Hall, on the border: CC-146, CC-149, CC-286."""

from __future__ import annotations

from tests.games.carson_city.building_positions import (
    a_full_map_but,
    on,
    put_mountains_around,
    top,
)
from tests.games.carson_city.positions import (
    a_state,
    at_step,
    only_part,
    own,
    parcels,
    play,
    put,
    refused,
)
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall, begin_town_hall_duel
from westbound.games.carson_city.base.steps import PlaceTownHall, PlaceTownHallHouse


def test_cc_149_without_a_town_hall_there_is_no_duel_for_it() -> None:
    assert only_part(a_state(), begin_town_hall_duel).agenda == []


def test_cc_146_when_it_is_placed_nobody_has_been_asked_yet() -> None:
    state = at_step(a_state(), PlaceTownHall(0))
    play(state, "build E4")
    step = top(state)
    assert isinstance(step, PlaceTownHallHouse)
    assert (step.agreed, step.asked) == (0, 0)
    assert step.standing == parcels("D4")


def test_cc_286_a_rivals_parcel_out_of_reach_makes_no_room() -> None:
    state = a_full_map_but("A1 E4")
    own(state, 0, "A1")
    only_part(state, begin_town_hall)
    play(state, "build E4")
    assert state.agenda == []
    assert on(state, "A1") == "vacant"


def test_cc_286_its_one_house_cannot_also_fill_a_gap_around_another() -> None:
    state = a_state()
    put(state, "house", "F7", seat=1)
    put_mountains_around(state, "F7", but="G8")
    at_step(state, PlaceTownHallHouse(0, 0, 0, parcels("D4 F7")))
    assert refused(state, "ask F7") == "CC-105"
    put(state, "mountain", "G8")
    assert refused(state, "ask F7") is None


def test_cc_286_without_house_tiles_a_house_with_a_gap_is_no_help() -> None:
    for gap in ("G8", ""):
        state = a_full_map_but(f"E4 F7 {gap}")
        put(state, "house", "F7", seat=0)
        state.houses_left = 0
        only_part(state, begin_town_hall)
        play(state, "build E4")
        assert (state.agenda == []) == bool(gap)
