"""What the refusals of the Sheriff's white cowboy say. Rules CC-176, CC-177."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import faces, refusal
from tests.games.carson_city.positions import (
    a_state,
    parcel,
    placing,
    play,
    put,
    refused,
    sit,
    stand,
)
from tests.games.carson_city.variant_positions import all_stay, do, kit_carson
from tests.games.carson_city.variant_positions import refusal as seen_refusal
from westbound.games.carson_city.state import CarsonState


def with_white() -> CarsonState:
    """Seat 0 has the white cowboy; seat 1 a saloon; an outlaw stands on B2."""
    state = a_state(options={"horses": True, "outlaws": True})
    faces(state, seat0="sheriff_y", seat1="banker_y", seat2="grocer_y")
    state.white_owner = 0
    put(state, "saloon", "C3", seat=1)
    put(state, "town_hall", "F6")
    state.outlaws = 1 << parcel("B2")
    stand(state, 1, "gambling wages")
    return placing(state, 0)


@pytest.mark.parametrize(
    ("where", "case"),
    [
        ("C3", "attack"),
        ("B2", "attack"),
        ("corral_5", "attack"),
        ("gambling", "met"),
        ("wages", "met"),
    ],
)
def test_cc_176_cc_177_where_the_white_cowboy_may_not_go(where: str, case: str) -> None:
    expected = {"case": case, "location": where}
    assert refusal(with_white(), f"place white {where}") == ("CC-176", expected)


@pytest.mark.parametrize("where", ["roads_3", "roads_1", "A1", "F6"])
def test_cc_177_where_it_may(where: str) -> None:
    assert refusal(with_white(), f"place white {where}") is None


def test_cc_176_not_where_a_cowboy_sits() -> None:
    state = with_white()
    sit(state, 1)
    placing(state, 0)
    expected = {"case": "met", "location": "F6"}
    assert refusal(state, "place white F6") == ("CC-176", expected)
    assert refused(state, "place F6") is None


def test_cc_176_only_the_sheriff_has_it() -> None:
    state = with_white()
    placing(state, 1)
    assert refusal(state, "place white A1") == ("CC-176", {"case": "none"})


# --- with Kit Carson: what the Sheriff sees


@pytest.mark.parametrize(("there", "other"), [("wages", "roads_1"), ("roads_1", "wages")])
def test_cc_177_240_a_shared_space_must_be_empty_as_far_as_the_sheriff_sees(
    there: str, other: str
) -> None:
    state = kit_carson(3)
    faces(state, seat0="sheriff_y")
    state.white_owner = 0
    play(state, "place gambling")
    do(state, 1, f"place {there}", f"place {there}")
    assert seen_refusal(state, 0, f"place white {there}") is None  # nobody has seen it yet
    all_stay(state)
    assert seen_refusal(state, 0, f"place white {there}") == "CC-176"
    assert seen_refusal(state, 0, f"place white {other}") is None
    do(state, 1, f"lift {there}", f"lift {there}", f"place {other}")
    assert seen_refusal(state, 0, f"place white {there}") == "CC-176"
    assert seen_refusal(state, 0, f"place white {other}") is None


@pytest.mark.parametrize("there", ["wages", "roads_1"])
def test_cc_177_240_also_of_the_own_cowboys_of_the_plan(there: str) -> None:
    state = kit_carson(3)
    faces(state, seat0="sheriff_y")
    state.white_owner = 0
    play(state, "place gambling")
    do(state, 0, f"place {there}")
    assert seen_refusal(state, 0, f"place white {there}") == "CC-176"
    all_stay(state)
    do(state, 0, f"lift {there}")
    assert seen_refusal(state, 0, f"place white {there}") is None
