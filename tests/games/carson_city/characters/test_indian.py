"""8 Indian. Yellow: two random empty parcels; red: no parcel costs more than 3. CC-189, CC-282."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import price, put_mountains_around
from tests.games.carson_city.card_positions import choosing, faces, refusal
from tests.games.carson_city.positions import (
    a_state,
    asked,
    complaints,
    match_at,
    own,
    parcel,
    play,
    put,
    refused,
    settle_at,
    stand,
    state_of,
)
from westbound.engine.rng import Rng
from westbound.games.carson_city.characters.indian import RollIndian, roll_sample
from westbound.games.carson_city.geometry import DICE_PARCELS, PARCEL_NAMES
from westbound.games.carson_city.state import NOBODY, CarsonState

INNER = [PARCEL_NAMES[p] for p in DICE_PARCELS]


def rolling() -> CarsonState:
    """Seat 0 has just chosen the Indian on the yellow side."""
    return play(choosing("8Y"), "choose indian")


def test_cc_189_two_parcels_for_free() -> None:
    state = rolling()
    assert asked(state) == ("roll_indian", -1)
    play(state, "land B2", "land G7")
    assert state.owner[parcel("B2")] == state.owner[parcel("G7")] == 0
    assert (state.money[0], state.property_left[0]) == (15, 10)
    assert state.agenda == []
    assert complaints(state) == []


def test_cc_189_inner_parcels_only() -> None:
    state = rolling()
    assert refusal(state, "land A1") == ("CC-015", {"parcel": "A1"})
    assert refused(state, "land H4") == "CC-015"
    assert refused(state, "land B7") is None


@pytest.mark.parametrize("what", ["owned", "mountain", "house", "town_hall", "saloon", "outlaw"])
def test_cc_189_cc_287_what_is_not_empty_is_rolled_again(what: str) -> None:
    state = rolling()
    assert refused(state, "land F6") is None
    if what == "owned":
        own(state, 1, "F6")
    elif what == "outlaw":
        state.outlaws = 1 << parcel("F6")
    else:
        put(state, what, "F6", seat=1 if what == "saloon" else None)
    assert refusal(state, "land F6") == ("CC-189", {"parcel": "F6"})


def test_cc_189_not_the_same_parcel_twice() -> None:
    state = play(rolling(), "land B2")
    assert refused(state, "land B2") == "CC-189"


def test_cc_189_cc_214_not_the_river() -> None:
    state = play(choosing("8Y", options={"carson_river": True}), "choose indian")
    assert refused(state, "land D6") == "CC-189"
    assert refused(state, "land C6") is None


@pytest.mark.parametrize(("left", "given"), [(2, 2), (1, 1), (0, 0)])
def test_cc_282_only_as_many_as_he_has_property_tiles(left: int, given: int) -> None:
    state = choosing("8Y")
    own(state, 0, " ".join(PARCEL_NAMES[: 12 - left]))
    assert state.property_left[0] == left
    play(state, "choose indian", *["land G6", "land G7"][:given])
    assert state.agenda == []
    assert state.property_left[0] == 0


@pytest.mark.parametrize("free", [0, 1])
def test_cc_189_if_none_is_left_the_rest_is_lost(free: int) -> None:
    state = choosing("8Y")
    put(state, "mountain", " ".join(p for p in INNER if p != "D4" and (p != "G7" or not free)))
    play(state, "choose indian", *["land G7"][:free])
    assert state.agenda == []
    assert state.property_left[0] == 12 - free


def test_cc_189_chance_finds_the_empty_parcels() -> None:
    state = choosing("8Y")
    put(state, "mountain", " ".join(p for p in INNER if p not in ("D4", "G7", "B5")))
    play(state, "choose indian")
    done = state_of(match_at(state))
    assert done.owner[parcel("G7")] == done.owner[parcel("B5")] == 0


def test_cc_189_every_empty_inner_parcel_comes_up() -> None:
    state = rolling()
    put(state, "mountain", "B2 G7")
    step = state.agenda[-1]
    assert isinstance(step, RollIndian)
    drawn = {roll_sample(state, step, Rng(seed)).text for seed in range(600)}
    empty = {name for name in INNER if name not in ("B2", "G7", "D4")}
    assert drawn == {f"land {name}" for name in empty}


def test_cc_189_the_red_side_gives_no_parcel() -> None:
    state = play(choosing("8R"), "choose indian")
    assert state.agenda == []
    assert state.property_left[0] == 12


@pytest.mark.parametrize(("face", "paid"), [("indian_r", 3), ("indian_y", 6)])
def test_cc_exd_05_cc_189_no_parcel_costs_more_than_3(face: str, paid: int) -> None:
    state = faces(a_state(), seat0=face, seat1="grocer_y", seat2="mercenary_y")
    put_mountains_around(state, "B7", but="A8 B8 C8")
    assert price(state, "B7") == 6
    stand(state, 0, "B7")
    play(settle_at(state, "B7"), "buy B7")
    assert state.money[0] == 15 - paid


def test_cc_189_a_cheaper_parcel_costs_what_it_costs() -> None:
    state = faces(a_state(), seat0="indian_r", seat1="grocer_y", seat2="mercenary_y")
    stand(state, 0, "A8")
    play(settle_at(state, "A8"), "buy A8")
    assert state.money[0] == 14


@pytest.mark.parametrize(("money", "rule"), [(3, None), (2, "CC-062")])
def test_cc_189_the_lower_price_must_be_in_hand(money: int, rule: str | None) -> None:
    state = faces(a_state(money=money), seat0="indian_r", seat1="grocer_y", seat2="mercenary_y")
    put_mountains_around(state, "B7")
    stand(state, 0, "B7")
    settle_at(state, "B7")
    assert refused(state, "buy B7") == rule
    assert state.owner[parcel("B7")] == NOBODY


def test_cc_189_rivals_pay_the_full_price() -> None:
    state = faces(a_state(), seat0="indian_r", seat1="grocer_y", seat2="mercenary_y")
    put_mountains_around(state, "B7", but="A8 B8 C8")
    stand(state, 1, "B7")
    play(settle_at(state, "B7"), "buy B7")
    assert state.money[1] == 9
