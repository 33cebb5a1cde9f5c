"""5 Settler, yellow. Rules CC-185 and CC-287."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    own,
    parcel,
    play,
    put,
    refused,
    stand_white,
    texts,
)
from westbound.games.carson_city.base.steps import ChooseCard
from westbound.games.carson_city.geometry import PARCEL_NAMES
from westbound.games.carson_city.state import NOBODY, CarsonState


def settling() -> CarsonState:
    """Seat 0 chooses; there are a mountain, a terrace, the Town Hall and a rival's parcel."""
    state = a_state(phase=1)
    put(state, "mountain", "F6")
    put(state, "terrace", "G6")
    put(state, "town_hall", "H6")
    own(state, 1, "A1")
    return at_step(state, ChooseCard(0))


@pytest.mark.parametrize("name", ["H8", "D4", "F6", "G6"])
def test_cc_185_one_unowned_parcel_for_free(name: str) -> None:
    state = play(settling(), "choose settler", f"claim {name}")
    assert state.owner[parcel(name)] == 0
    assert state.money[0] == 15
    assert state.property_left[0] == 11
    assert state.agenda == []  # only one


def test_cc_185_it_may_be_declined() -> None:
    state = play(settling(), "choose settler")
    assert "decline" in texts(state)
    play(state, "decline")
    assert state.property_left[0] == 12
    assert state.agenda == []


def test_cc_287_not_an_owned_parcel_nor_the_town_halls() -> None:
    state = play(settling(), "choose settler")
    assert refused(state, "claim A1") == "CC-022"
    assert refused(state, "claim H6") == "CC-148"
    assert refused(state, "claim H7") is None


def test_cc_287_not_where_an_outlaw_stands() -> None:
    state = play(settling(), "choose settler")
    assert refused(state, "claim B2") is None
    state.outlaws = 1 << parcel("B2")
    assert refused(state, "claim B2") == "CC-095"
    assert refused(state, "claim B3") is None


def test_cc_287_without_a_parcel_the_power_is_void() -> None:
    state = a_state(phase=1, players=6)
    for seat in range(1, 6):
        own(state, seat, " ".join(PARCEL_NAMES[12 * seat - 12 : 12 * seat]))
    own(state, 0, "E8 F8 G8")
    at_step(state, ChooseCard(0))
    one_left = state.copy()
    play(one_left, "choose settler")
    assert [text for text in texts(one_left) if text.startswith("claim")] == ["claim H8"]
    own(state, 0, "H8")
    play(state, "choose settler")
    assert state.agenda == []
    assert state.money[0] == 15


def test_cc_287_cc_185_without_a_property_tile_the_power_is_void() -> None:
    state = settling()
    own(state, 0, " ".join(PARCEL_NAMES[8:20]))
    play(state, "choose settler")
    assert asked(state) == ("", -1)


def test_cc_185_cowboys_do_not_matter_in_phase_1() -> None:
    state = settling()
    stand_white(state, 1, "H8")
    play(state, "choose settler", "claim H8")
    assert state.owner[parcel("H8")] == 0
    assert state.owner[parcel("H7")] == NOBODY
