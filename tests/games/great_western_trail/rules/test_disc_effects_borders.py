"""What a disc does in a city, on the border: GWT-107, GWT-166, GWT-168."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    discs_on,
    display,
    has_station,
    workers,
)
from westbound.games.great_western_trail.railroad import CITY_CODES, CITY_NAMES, STATION_NAMES
from westbound.games.great_western_trail.rules.disc_effects import disc_on_city, disc_on_station

WITH_A_CARD = ({"topeka", "wichita"}, {"colorado_springs", "santa_fe"}, {"santa_fe", "albuquerque"})


def test_gwt_107_these_three_arrows_bring_a_card_and_no_other_two_cities() -> None:
    for first, second in permutations(CITY_NAMES, 2):
        state = a_state()
        display(state, "draw_bbh")
        discs_on(state, 0, first)
        disc_on_city(state, 0, CITY_CODES[second])
        assert len(state.agenda) == ({first, second} in WITH_A_CARD), (first, second)


@pytest.mark.parametrize("station", range(10))
def test_gwt_166_a_disc_lies_on_this_station_only(station: int) -> None:
    state = a_state()
    disc_on_station(state, 0, station)
    there = [number for number, name in enumerate(STATION_NAMES) if has_station(state, 0, name)]
    assert there == [station]


@pytest.mark.parametrize("seat", range(4))
def test_gwt_168_only_a_worker_of_ones_own_can_be_given_up(seat: int) -> None:
    state = a_state()
    workers(state, (seat + 1) % 4, cowboy=2, craftsman=2, engineer=2)
    disc_on_station(state, seat, 0)
    assert state.agenda == []
    workers(state, seat, engineer=2)
    disc_on_station(state, seat, 0)
    assert [step.kind for step in state.agenda] == ["take_master"]
