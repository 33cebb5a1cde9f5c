"""Town Hall: how it comes into play. Rules CC-146 to CC-148, CC-286."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import (
    a_full_map_but,
    income,
    on,
    own_vacant_neighbours,
    owner_of,
    put_mountains_around,
    top,
)
from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    complaints,
    empty_bag,
    fill_row,
    lay,
    only_part,
    own,
    parcels,
    play,
    put,
    refused,
    space_of,
    stand,
    standing,
    texts,
    tile,
)
from westbound.games.carson_city.base.rules.buy_parcels import begin_parcels
from westbound.games.carson_city.base.rules.end_of_round import refill_row
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.base.rules.setup import begin_row
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall
from westbound.games.carson_city.base.steps import ClaimStartingParcel, DrawBuilding
from westbound.games.carson_city.components import VACANT
from westbound.games.carson_city.state import BUILDINGS, NOBODY, NOWHERE, CarsonState


def a_refill(passed: tuple[int, int, int] = (2, 0, 1)) -> CarsonState:
    """Phase 4: the 12 and 10 spaces will be empty; the bag holds Town Hall, bank and church."""
    state = a_state(phase=4, order=(0, 1, 2), passed=passed, row=EMPTY_ROW)
    fill_row(state, "- - saloon bank drugstore mine ranch")
    empty_bag(state, "town_hall bank church")
    return state


EMPTY_ROW = "- - - - - - -"


def test_cc_146_the_first_player_places_it_at_once_with_a_house() -> None:
    state = a_refill()
    own(state, 1, "C4")
    state.money = [0, 0, 0]
    only_part(state, refill_row)
    play(state, "draw town_hall")
    assert asked(state) == ("place_town_hall", 2)  # the first of the pass order
    assert refused(state, "build C4") == "CC-146"  # owned
    assert refused(state, "build D4") == "CC-146"  # not vacant
    assert refused(state, "build H8") == "CC-146"  # not connected
    state.outlaws = parcels("E4")
    assert refused(state, "build E4") == "CC-146"
    state.outlaws = 0
    play(state, "build E5")
    assert asked(state) == ("place_town_hall_house", 2)
    assert refused(state, "house H8") == "CC-130"
    assert refused(state, "house C4") == "CC-104"
    assert refused(state, "terrace D4") == "CC-105"
    play(state, "house E4")
    assert (on(state, "E5"), on(state, "E4")) == ("town_hall", "house")
    assert owner_of(state, "E5") == owner_of(state, "E4") == NOBODY
    assert state.money == [0, 0, 0]


def test_cc_146_drawing_goes_on_for_the_same_space() -> None:
    state = a_refill()
    only_part(state, refill_row)
    step = top(state)
    assert isinstance(step, DrawBuilding)
    assert step.space == space_of(10)
    play(state, "draw town_hall", "build E5", "house E4")
    again = top(state)
    assert isinstance(again, DrawBuilding)
    assert again.space == space_of(10)
    play(state, "draw church", "draw bank")
    assert state.row[space_of(10)] == tile("church")
    assert state.row[space_of(12)] == tile("bank")
    assert tile("town_hall") not in state.row


def test_cc_146_in_the_set_up_the_first_of_the_turn_order_places_it() -> None:
    state = a_state(phase=0, order=(1, 2, 0), row=EMPTY_ROW)
    only_part(state, begin_row)
    play(state, "draw town_hall")
    assert asked(state) == ("place_town_hall", 1)
    play(state, "build E5", "house E4", "draw bank", "draw bank", "draw church")
    assert state.agenda == []
    assert VACANT not in state.row
    assert complaints(state) == []


def test_cc_146_its_house_may_be_a_terrace_or_stand_on_a_rivals_parcel() -> None:
    state = a_state(phase=4)
    own(state, 1, "E4")
    put_mountains_around(state, "D4", but="E4 E5")
    only_part(state, begin_town_hall)
    play(state, "build E5", "ask E4", "refuse")
    assert refused(state, "ask E4") == "CC-104"
    assert refused(state, "house E4") == "CC-104"
    play(state, "terrace D4")
    assert (on(state, "D4"), on(state, "E4")) == ("terrace", "vacant")
    state = a_state(phase=4)
    own(state, 1, "E4")
    only_part(state, begin_town_hall)
    play(state, "build E5", "ask E4", "agree", "house E4")
    assert (on(state, "E4"), owner_of(state, "E4")) == ("house", 1)


def test_cc_147_the_fewest_roads_from_the_general_reserve() -> None:
    state = a_full_map_but("H4 H6")
    state.roads[1] = 5
    only_part(state, begin_town_hall)
    assert asked(state) == ("town_hall_roads", 1)
    assert refused(state, "road C4n") == "CC-147"  # away from H4
    assert refused(state, "road D4n") == "CC-028"  # there is one
    assert refused(state, "road A1n") == "CC-029"  # touches no road
    play(state, "road E4n")
    assert refused(state, "road F3w") == "CC-147"  # a detour
    play(state, "road F4n", "road G4n")
    assert asked(state) == ("place_town_hall", 1)
    assert state.roads == [0, 5, 0]  # none of his own
    play(state, "build H4")
    # The house needs two roads more.
    assert asked(state) == ("town_hall_roads", 1)
    play(state, "road H4w", "road H5w", "house H6")
    assert (on(state, "H4"), on(state, "H6")) == ("town_hall", "house")
    assert state.roads == [0, 5, 0]
    assert asked(state) == ("", -1)


def test_cc_147_no_roads_are_added_where_a_free_connected_parcel_exists() -> None:
    state = a_full_map_but("E4 H4")
    only_part(state, begin_town_hall)
    assert asked(state) == ("place_town_hall", 1)
    assert refused(state, "build H4") == "CC-146"
    assert refused(state, "road E4n") == "CC-033"  # he has no road of his own


def test_cc_148_nobody_owns_it_and_its_symbol_counts_for_everybody() -> None:
    state = a_state(centre=None)
    put(state, "town_hall", "D4")
    put(state, "saloon", "C3", seat=0)
    put(state, "saloon", "E5", seat=1)
    assert (income(state, "C3"), income(state, "E5")) == (5, 5)
    points = [final_points(state, seat)[BUILDINGS] for seat in range(3)]
    assert points == [2, 2, 0]  # for the saloons only
    at_step(state, ClaimStartingParcel(0))
    assert refused(state, "claim D4") == "CC-148"
    assert refused(state, "claim D5") is None


def test_cc_148_a_cowboy_there_does_not_buy_its_parcel() -> None:
    state = a_state()
    put(state, "town_hall", "E5")
    stand(state, 0, "E5 E4")
    stand(state, 1, "E5")
    only_part(state, begin_parcels)  # no duel for the Town Hall's parcel either
    assert asked(state) == ("buy_parcels", 0)
    assert refused(state, "buy E5") == "CC-092"
    play(state, "buy E4")
    assert owner_of(state, "E5") == NOBODY
    assert standing(state, 0) == standing(state, 1) == {"E5"}


def test_cc_286_without_any_place_for_its_house_it_stands_alone() -> None:
    state = a_full_map_but("H4")
    only_part(state, begin_town_hall)
    play(state, "road E4n", "road F4n", "road G4n", "build H4")
    assert asked(state) == ("", -1)
    assert on(state, "H4") == "town_hall"


@pytest.mark.parametrize("answers", [("agree", "house E4"), ("refuse", "decline"), ()])
def test_cc_286_rivals_are_asked_before_it_stands_alone(answers: tuple[str, ...]) -> None:
    state = a_full_map_but("E4 E5")
    own(state, 0, "E4")  # the only vacant parcel besides the Town Hall's is a rival's
    only_part(state, begin_town_hall)
    play(state, "build E5")
    assert asked(state) == ("place_town_hall_house", 1)
    assert refused(state, "decline") is None  # nobody must ask
    assert refused(state, "house E4") == "CC-104"
    play(state, *(("ask E4", *answers) if answers else ("decline",)))
    assert asked(state) == ("", -1)
    assert on(state, "E4") == ("house" if "agree" in answers else "vacant")


def test_cc_286_a_house_with_a_place_of_its_own_cannot_be_left_out() -> None:
    state = a_full_map_but("E3 E4 E5")
    own(state, 0, "E4")
    only_part(state, begin_town_hall)
    play(state, "build E5", "ask E4", "refuse")
    assert refused(state, "decline") == "CC-146"
    play(state, "house E3")
    assert on(state, "E3") == "house"


@pytest.mark.parametrize(("tiles", "then"), [(0, ("", -1)), (1, ("place_town_hall_house", 0))])
def test_cc_286_without_a_house_tile_it_stands_alone(tiles: int, then: tuple[str, int]) -> None:
    state = a_state(phase=4)
    state.houses_left = tiles
    only_part(state, begin_town_hall)
    play(state, "build E5")
    assert asked(state) == then


def test_cc_286_without_a_house_tile_a_terrace_is_still_possible() -> None:
    state = a_full_map_but("E5", centre="house")
    state.houses_left = 0
    only_part(state, begin_town_hall)
    play(state, "build E5")
    assert texts(state) == ["terrace D4"]


def test_cc_286_without_a_free_parcel_the_tile_leaves_the_game() -> None:
    state = a_full_map_but("H4")
    own(state, 0, "H4")  # vacant, but not free
    fill_row(state, EMPTY_ROW)
    empty_bag(state, "town_hall")
    at_step(state, DrawBuilding(-1, space_of(3)))
    play(state, "draw town_hall")
    assert asked(state) == ("", -1)
    assert (state.town_hall, state.bag[tile("town_hall")]) == (NOWHERE, 0)
    assert state.row[space_of(3)] == VACANT


def test_cc_146_own_roads_may_be_laid_before_placing_it() -> None:
    state = a_state(phase=4, roads=1)
    own_vacant_neighbours(state, 1, "D4")
    lay(state, "C4n")
    only_part(state, begin_town_hall)
    assert refused(state, "build F4") == "CC-146"
    play(state, "road E4n")
    assert refused(state, "build F4") is None
