"""What a parcel costs: CC-088 to CC-090, EX-05, EXD-04, EXD-05."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    at_step,
    lay,
    own,
    parcels,
    play,
    put,
    refused,
    stand,
)
from tests.games.carson_city.rules.building_positions import price, put_mountains_around
from westbound.games.carson_city.base.steps import BuyParcels
from westbound.games.carson_city.state import CarsonState


def an_empty_map() -> CarsonState:
    return a_state(centre=None)


def test_cc_088_an_empty_neighbourhood_costs_one() -> None:
    state = an_empty_map()
    assert price(state, "D4") == 1
    assert price(state, "A1") == 1


@pytest.mark.parametrize("where", ["D4", "C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5"])
@pytest.mark.parametrize("kind", ["house", "mountain", "bank"])
def test_cc_088_a_tile_on_the_parcel_or_next_to_it_adds_one(where: str, kind: str) -> None:
    state = an_empty_map()
    put(state, kind, where, seat=1)
    assert price(state, "D4") == 2


@pytest.mark.parametrize("where", ["B4", "F4", "D2", "D6", "B2", "F6", "H4"])
def test_cc_088_tiles_further_away_add_nothing(where: str) -> None:
    state = an_empty_map()
    put(state, "mountain", where)
    assert price(state, "D4") == 1


def test_cc_088_a_parcel_does_not_look_round_the_edge_of_the_map() -> None:
    state = an_empty_map()
    put(state, "mountain", "H4 A5 H3")
    assert price(state, "A4") == 2  # A5 only


def test_cc_089_a_terrace_counts_as_one_house() -> None:
    state = an_empty_map()
    put(state, "house", "C3")
    assert price(state, "D4") == 2
    put(state, "terrace", "C3")
    assert price(state, "D4") == 2


def test_cc_089_roads_property_tiles_and_outlaws_count_nothing() -> None:
    state = an_empty_map()
    own(state, 0, "C3 C4 E5")
    lay(state, "D4n D4w")
    state.outlaws = parcels("D3 E4")
    assert price(state, "D4") == 1


def test_cc_090_the_town_hall_counts_as_a_building() -> None:
    state = an_empty_map()
    put(state, "town_hall", "E5")
    assert price(state, "D4") == 2


def test_cc_ex_05_two_houses_two_saloons_and_a_mountain() -> None:
    state = an_empty_map()
    put(state, "house", "C3")
    put(state, "house", "D3", seat=0)
    put(state, "saloon", "E3", seat=0)
    put(state, "saloon", "C5", seat=1)
    put(state, "mountain", "D4")
    assert price(state, "D4") == 6


def test_cc_exd_04_the_highest_price_is_ten() -> None:
    state = an_empty_map()
    put_mountains_around(state, "D4", but="E5")
    assert price(state, "D4") == 8
    put(state, "bank", "E5", seat=0)
    assert price(state, "D4") == 9
    put(state, "mountain", "D4")
    assert price(state, "D4") == 10


def test_cc_exd_05_without_an_indian_a_formula_price_of_six_is_paid_in_full() -> None:
    """The Indian, who would pay 3 here, is a card of its own; the formula he starts from is 6."""
    state = an_empty_map()
    put(state, "mountain", "C3 D3 E3 C4 E4")
    stand(state, 0, "D4")
    state.money[0] = 5
    at_step(state, BuyParcels(0, parcels("D4")))
    assert refused(state, "buy D4") == "CC-062"
    state.money[0] = 6
    play(state, "buy D4")
    assert state.money[0] == 0
