"""The certificate track. Rules GWT-084, GWT-101, GWT-102, GWT-129."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    certificates,
    certificates_of,
    clear,
    engine,
    hand,
    play,
    put_building,
    refused,
    seat_seen_by,
    using,
)
from westbound.games.great_western_trail.components import CERTIFICATES
from westbound.games.great_western_trail.rules.certificates import (
    certificate_limit,
    gain_certificates,
)
from westbound.games.great_western_trail.state import TrailState


def at_marker(number: int, discs: str = "") -> TrailState:
    state = a_state()
    clear(state, 0, discs)
    certificates(state, 0, number)
    return state


@pytest.mark.parametrize(
    ("discs", "limit"),
    [
        ("", 3),
        ("certificates_4", 4),
        ("certificates_6", 3),
        ("certificates_4 certificates_6", 6),
        ("certificates_6 certificates_4", 6),
        ("step_vp hand aux_cert", 3),
    ],
)
def test_gwt_101_gwt_102_the_limit(discs: str, limit: int) -> None:
    state = at_marker(0, discs)
    assert CERTIFICATES[certificate_limit(state, 0)] == limit
    assert CERTIFICATES[certificate_limit(state, 1)] == 3
    gain_certificates(state, 0, 99)
    assert certificates_of(state, 0) == limit
    using(state, 0, "A")
    assert seat_seen_by(state, 0, viewer=0)["certificate_limit"] == limit


def test_gwt_102_the_6_space_alone_does_not_help() -> None:
    state = at_marker(3, "certificates_6")
    using(state, 0, "C")
    assert refused(state, "use C_certificate") == "GWT-129"
    clear(state, 0, "certificates_4")
    assert refused(state, "use C_certificate") is None


@pytest.mark.parametrize(("marker", "then"), [(0, 1), (1, 2), (3, 4), (4, 6)])
def test_gwt_084_gwt_129_one_track_space_for_each(marker: int, then: int) -> None:
    state = at_marker(marker, "certificates_4 certificates_6")
    using(state, 0, "C")
    play(state, "use C_certificate")
    assert certificates_of(state, 0) == then


@pytest.mark.parametrize(
    ("discs", "marker", "then"),
    [
        ("", 0, 2),
        ("", 2, 3),  # the second one is beyond the limit
        ("certificates_4", 2, 4),
        ("certificates_4", 3, 4),
        ("certificates_4 certificates_6", 3, 6),
        ("certificates_4 certificates_6", 4, 6),
    ],
)
def test_gwt_129_up_to_two_but_never_beyond_the_limit(discs: str, marker: int, then: int) -> None:
    state = a_state(sides="aaaabaaaaa")
    clear(state, 0, discs)
    certificates(state, 0, marker)
    hand(state, 0, "black_angus")
    put_building(state, 0, 5, "A1")
    using(state, 0, "A1")
    play(state, "use 5b_black_angus")
    assert certificates_of(state, 0) == then


def test_gwt_129_at_the_limit_the_marker_stays() -> None:
    state = at_marker(3)
    hand(state, 0, "jersey")
    put_building(state, 0, 2, "flood_risk1")
    using(state, 0, "flood_risk1")
    play(state, "use jersey_cert_2")  # the money comes all the same
    assert certificates_of(state, 0) == 3
    assert state.money[0] == 22


def test_gwt_129_an_auxiliary_action_moves_it_too() -> None:
    state = at_marker(0, "aux_cert")
    engine(state, 0, "3")
    using(state, 0, "A")
    play(state, "use aux_cert", "engine 2")
    assert certificates_of(state, 0) == 1
    assert state.money[0] == 19
