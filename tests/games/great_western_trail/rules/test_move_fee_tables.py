"""What locations charge, looked up for every thing on the trail: GWT-050 to GWT-053."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import a_state, put_building, put_tile
from westbound.games.great_western_trail.components import (
    EMPTY,
    FIRST_PRIVATE,
    NUMBERS,
    PRIVATE_BUILDINGS,
    PRIVATE_EACH,
    TILE_HAND,
)
from westbound.games.great_western_trail.rules.move import fee, fee_table, pay_fees
from westbound.games.great_western_trail.trail import KANSAS_CITY, SPACE_CODES

PLAYERS = (2, 3, 4)


@pytest.mark.parametrize("players", PLAYERS)
def test_gwt_053_a_hand_charges_by_its_colour_and_the_number_of_players(players: int) -> None:
    numbers = NUMBERS[players]
    price = {"": 0, "green": numbers.fee_green, "black": numbers.fee_black}
    assert len(fee_table(players)) == len(PRIVATE_BUILDINGS)
    for side, table in enumerate(fee_table(players)):
        assert list(table[: len(TILE_HAND)]) == [price[hand or ""] for hand in TILE_HAND]
        own = [sum(price[hand] for hand in b.hands) for b in PRIVATE_BUILDINGS[side]]
        assert list(table[FIRST_PRIVATE:]) == own * players
        assert len(own) == PRIVATE_EACH


@pytest.mark.parametrize("players", PLAYERS)
def test_gwt_052_neutral_buildings_charge_nothing(players: int) -> None:
    for table in fee_table(players):
        neutral = table[len(TILE_HAND) : FIRST_PRIVATE]
        assert neutral
        assert set(neutral) == {0}


def test_gwt_052_kansas_city_charges_nothing_whatever_else_does() -> None:
    state = a_state(players=4, money=20)
    assert state.on[KANSAS_CITY] == EMPTY
    assert fee(state, 0, KANSAS_CITY) == 0
    pay_fees(state, 0, (KANSAS_CITY,))
    assert state.money == [20] * 4


@pytest.mark.parametrize("owner", [0, 1, 3])
@pytest.mark.parametrize("number", range(1, PRIVATE_EACH + 1))
@pytest.mark.parametrize("side", [0, 1])
def test_gwt_051_052_a_private_building_charges_for_its_owner(
    owner: int, number: int, side: int
) -> None:
    state = a_state(players=4, money=20, sides="ab"[side] * PRIVATE_EACH)
    put_building(state, owner, number, "A1")
    price = {"green": NUMBERS[4].fee_green, "black": NUMBERS[4].fee_black}
    due = sum(price[hand] for hand in PRIVATE_BUILDINGS[side][number - 1].hands)
    space = SPACE_CODES["A1"]
    assert [fee(state, seat, space) for seat in range(4)] == [
        0 if seat == owner else due for seat in range(4)
    ]
    pay_fees(state, 2, (space,))
    expected = [20] * 4
    expected[2] -= due
    expected[owner] += due
    assert state.money == expected


def test_gwt_050_a_hazard_charges_for_the_bank() -> None:
    state = a_state(players=4, money=20)
    put_tile(state, "rockfall_2_green", "rockfall4")
    space = SPACE_CODES["rockfall4"]
    assert fee(state, 1, space) == NUMBERS[4].fee_green
    pay_fees(state, 1, (space,))
    assert state.money == [20, 20 - NUMBERS[4].fee_green, 20, 20]
