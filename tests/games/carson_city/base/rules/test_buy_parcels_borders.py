"""Buying parcels and buildings, on the border: CC-091, CC-096, CC-113, CC-148."""

from __future__ import annotations

from tests.games.carson_city.building_positions import keep_tiles, top
from tests.games.carson_city.positions import (
    ROW,
    a_state,
    at_step,
    only_part,
    own,
    parcels,
    play,
    put,
    refused,
    texts,
)
from westbound.games.carson_city.base.rules.buy_parcels import claimable, for_sale
from westbound.games.carson_city.base.rules.kept_buildings import begin_kept_buildings
from westbound.games.carson_city.base.steps import BuyFromRow, BuyParcels, PlaceBuilding
from westbound.games.carson_city.state import CarsonState


def nobody_was_asked(state: CarsonState) -> bool:
    step = top(state)
    assert isinstance(step, PlaceBuilding)
    return (step.agreed, step.asked) == (0, 0)


def test_cc_148_a_town_hall_on_the_first_parcel_is_not_for_sale() -> None:
    state = a_state()
    assert claimable(state) & for_sale(state) & parcels("A1")
    put(state, "town_hall", "A1")
    assert not claimable(state) & parcels("A1")
    assert not for_sale(state) & parcels("A1")


def test_cc_091_an_owned_parcel_is_not_for_sale() -> None:
    state = a_state()
    own(state, 0, "A1 C3")
    assert not for_sale(state) & parcels("A1 C3")
    assert for_sale(state) & parcels("B2 C4") == parcels("B2 C4")


def test_cc_282_without_property_tiles_nothing_can_be_bought() -> None:
    state = at_step(a_state(money=50), BuyParcels(0, parcels("A1 B2")))
    assert {"buy A1", "buy B2"} <= set(texts(state))
    state.property_left[0] = 0
    assert not {"buy A1", "buy B2"} & set(texts(state))
    assert refused(state, "buy A1") == "CC-282"


def test_cc_096_a_building_just_bought_has_nobodys_consent_yet() -> None:
    state = at_step(a_state(money=50, row=ROW), BuyFromRow(0, 6))
    play(state, "buy")
    assert nobody_was_asked(state)


def test_cc_113_a_kept_building_has_nobodys_consent_yet() -> None:
    state = a_state(phase=4, passed=(0, 1, 2))
    keep_tiles(state, 0, "hotel bank")
    only_part(state, begin_kept_buildings)
    assert texts(state) == ["use bank", "use hotel", "done"]  # by type, however they were kept
    play(state, "use hotel")
    assert nobody_was_asked(state)
