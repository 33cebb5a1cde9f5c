"""What the refusals of the Sheriff's white cowboy say. Rules CC-176, CC-177."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import faces, refusal
from tests.games.carson_city.positions import (
    a_state,
    parcel,
    placing,
    put,
    refused,
    sit,
    stand,
)
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
