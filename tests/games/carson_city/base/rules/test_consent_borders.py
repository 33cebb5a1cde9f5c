"""Consent, on the border: CC-006, CC-104, CC-105, CC-109, CC-284."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import in_hand, put_mountains_around
from tests.games.carson_city.positions import a_state, own, parcel, parcels, play, put, refused
from westbound.games.carson_city.base.rules.consent import ask_spots
from westbound.games.carson_city.base.steps import (
    AnswerRequest,
    PlaceBuilding,
    PlaceKept,
    PlaceTownHallHouse,
)
from westbound.games.carson_city.state import CarsonState


def only_rivals_have_room() -> CarsonState:
    """Seat 0 owns E4; the only room for a house next to the centre is E5, which is seat 1's."""
    state = a_state(phase=4, passed=(1, 0, 2))
    own(state, 0, "E4")
    own(state, 1, "E5")
    put(state, "terrace", "D4")
    put_mountains_around(state, "D4", but="E4 E5")
    return state


def test_cc_104_without_a_house_tile_there_is_nothing_to_ask_for() -> None:
    state = in_hand(only_rivals_have_room(), 0, "saloon")
    assert refused(state, "ask E5") is None
    state.houses_left = 0
    assert refused(state, "ask E5") == "CC-006"


def test_cc_099_who_needs_no_house_asks_nobody() -> None:
    state = only_rivals_have_room()
    step = PlaceBuilding(0, 0, 0, 0)
    assert ask_spots(state, step, 1) == parcels("E5")
    assert ask_spots(state, step, 0) == 0


@pytest.mark.parametrize(("gaps", "refusal"), [("", None), ("G7", None), ("G7 G8 F8", "CC-105")])
def test_cc_109_a_rivals_house_with_few_enough_gaps(gaps: str, refusal: str | None) -> None:
    """A school brings three houses: two may fill gaps, the third turns the house."""
    state = only_rivals_have_room()
    put(state, "house", "F7", seat=1)
    put_mountains_around(state, "F7", but=gaps)
    assert refused(in_hand(state, 0, "school"), "ask F7") == refusal


def test_cc_109_a_house_in_the_corner_of_the_inner_parcels_may_have_gaps_too() -> None:
    state = only_rivals_have_room()
    put(state, "house", "G7", seat=1)
    put_mountains_around(state, "G7", but="F7")
    assert refused(in_hand(state, 0, "school"), "ask G7") is None


def test_cc_109_cc_105_a_house_at_the_edge_of_the_map_cannot_be_asked_for() -> None:
    state = only_rivals_have_room()
    put(state, "house", "H1", seat=1)
    put_mountains_around(state, "H1")
    assert refused(in_hand(state, 0, "saloon"), "ask H1") == "CC-105"


def test_cc_284_a_consent_changes_only_what_was_being_placed() -> None:
    state = only_rivals_have_room()
    waiting, bit = PlaceKept(2, 0), 1 << parcel("E5")
    for asking in (PlaceTownHallHouse(0, 0, bit, 0), PlaceBuilding(0, 0, bit, 0)):
        state.agenda = [waiting, asking, AnswerRequest(1, 0, parcel("E5"))]
        play(state, "agree")
        assert state.agenda[0] is waiting
        after = state.agenda[-1]
        assert isinstance(after, PlaceTownHallHouse | PlaceBuilding)
        assert (type(after), after.agreed, after.asked) == (type(asking), bit, bit)
