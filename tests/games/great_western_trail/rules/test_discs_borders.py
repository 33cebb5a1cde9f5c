"""Discs, on the border: GWT-270, GWT-274, GWT-290."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    at_step,
    clear_all,
    discs_on,
    play,
    refused,
    texts,
)
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Delivery, PlaceDisc


def with_a_hand_space_left(money: int) -> TrailState:
    """Seat 0 delivers from the start of the track: wichita costs $1, colorado_springs $3.

    Their last disc on the board costs $5; another one lies on a station.
    """
    state = a_state(money=money)
    clear_all(state, 0, but="hand")
    discs_on(state, 0, "s3")
    return at_step(state, Delivery(0, False, 18))


@pytest.mark.parametrize(("money", "rule"), [(2, "GWT-274"), (3, None)])
def test_gwt_274_a_disc_from_a_station_does_not_pay_the_transport(
    money: int, rule: str | None
) -> None:
    state = with_a_hand_space_left(money)
    assert refused(state, "deliver colorado_springs") == rule


@pytest.mark.parametrize(
    ("money", "source"),
    [(4, "disc from s3"), (5, None), (6, "disc hand")],
)
def test_gwt_270_who_can_pay_for_the_disc_but_not_for_the_transport_too_takes_none_from_a_station(
    money: int, source: str | None
) -> None:
    state = with_a_hand_space_left(money)
    if source is None:
        assert refused(state, "deliver wichita") == "GWT-274"
    else:
        assert texts(play(state, "deliver wichita")) == [source]


@pytest.mark.parametrize("station", range(10))
def test_gwt_290_whatever_lies_at_the_station_itself_stays_there(station: int) -> None:
    state = a_state()
    clear_all(state, 0)
    names = [f"s{number}" for number in range(1, 11)]
    discs_on(state, 0, " ".join(names))
    at_step(state, PlaceDisc(0, 0, station))
    others = [name for name in names if name != names[station]]
    assert texts(state) == [f"disc from {name}" for name in others]
    assert refused(state, f"disc from {names[station]}") == "GWT-271"
