"""4 Chinese Worker, yellow. Rule CC-184 and example EXD-06."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    cards,
    parcels,
    play,
    refused,
    space_of,
)
from westbound.games.carson_city.base.rules.buy_buildings import building_price
from westbound.games.carson_city.base.steps import BuyFromRow, BuyParcels, ChooseCard


def test_cc_184_two_roads() -> None:
    state = at_step(a_state(phase=1), ChooseCard(0))
    play(state, "choose chinese_worker")
    assert state.roads == [2, 0, 0]
    assert asked(state) == ("lay_roads", 0)
    play(state, "road C4n", "road B4n", "done")
    assert state.agenda == []


@pytest.mark.parametrize(
    ("price", "half"), [(3, 2), (4, 2), (5, 3), (6, 3), (8, 4), (10, 5), (12, 6)]
)
def test_cc_184_cc_exd_06_buildings_cost_half_rounded_up(price: int, half: int) -> None:
    state = a_state(money=half)
    cards(state, seat0="chinese_worker")
    assert building_price(state, 0, space_of(price)) == half
    assert building_price(state, 1, space_of(price)) == price  # others pay all
    at_step(state, BuyFromRow(0, space_of(price)))
    assert refused(state, "buy") is None
    state.money[0] = half - 1
    assert refused(state, "buy") == "CC-062"
    state.money[0] = 20
    play(state, "buy")
    assert state.money[0] == 20 - half


def test_cc_exd_06_all_prices_at_once() -> None:
    state = a_state()
    cards(state, seat0="chinese_worker")
    prices = [building_price(state, 0, space_of(price)) for price in (3, 4, 5, 6, 8, 10, 12)]
    assert prices == [2, 2, 3, 3, 4, 5, 6]


@pytest.mark.parametrize(("money", "rule"), [(2, None), (1, "CC-062")])
def test_cc_184_parcels_cost_as_always(money: int, rule: str | None) -> None:
    state = a_state(money=money)
    cards(state, seat0="chinese_worker")
    at_step(state, BuyParcels(0, parcels("C3")))  # next to the centre: 2
    assert refused(state, "buy C3") == rule
