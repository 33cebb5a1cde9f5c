"""Buying a building of the row: CC-096 and EXD-06."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    ROW,
    a_state,
    asked,
    cards,
    complaints,
    own,
    play,
    refused,
    settle_at,
    space_of,
    stand,
    texts,
    tile,
)
from tests.games.carson_city.rules.building_positions import kept_names, on
from westbound.games.carson_city.base.rules.buy_buildings import building_price
from westbound.games.carson_city.components import TILE_NAMES, VACANT

PRICES = (12, 10, 8, 6, 5, 4, 3)


@pytest.mark.parametrize("cost", PRICES)
def test_cc_096_the_winner_pays_the_price_of_the_space_and_takes_its_tile(cost: int) -> None:
    state = a_state(money=cost)
    name = ROW.split()[space_of(cost)]
    stand(state, 0, f"build_{cost}")
    settle_at(state, f"build_{cost}")
    play(state, "buy", "keep")
    assert state.money == [0, cost, cost]
    assert kept_names(state, 0) == [name]
    assert state.row[space_of(cost)] == VACANT
    assert state.general[0] == 7
    assert complaints(state) == []


@pytest.mark.parametrize("cost", PRICES)
def test_cc_096_one_money_short_is_not_enough(cost: int) -> None:
    state = a_state(money=cost - 1)
    stand(state, 0, f"build_{cost}")
    settle_at(state, f"build_{cost}")
    assert refused(state, "buy") == "CC-062"
    play(state, "decline")
    assert state.row[space_of(cost)] != VACANT
    assert (state.money[0], state.general[0]) == (cost - 1, 7)


def test_cc_096_the_row_does_not_move_during_phase_3() -> None:
    state = a_state(money=30, row="mine ranch saloon bank drugstore mine ranch")
    own(state, 0, "E4")
    stand(state, 0, "build_10 build_5")
    settle_at(state, "build_10")
    play(state, "buy", "build E4")
    assert on(state, "E4") == "ranch"
    assert [TILE_NAMES[code] for code in state.row] == [
        "mine", "vacant", "saloon", "bank", "drugstore", "mine", "ranch",
    ]  # fmt: skip
    settle_at(state, "build_5")
    play(state, "buy", "keep")
    assert kept_names(state, 0) == ["drugstore"]  # still the tile that lay on the 5 space
    assert state.row[space_of(12)] == tile("mine")


def test_cc_096_the_loser_of_the_duel_buys_nothing() -> None:
    state = a_state(money=30)
    stand(state, 0, "build_8")
    stand(state, 1, "build_8")
    settle_at(state, "build_8")
    play(state, "roll 2 3")
    assert asked(state) == ("buy_from_row", 1)
    play(state, "buy", "keep")
    assert asked(state) == ("", -1)
    assert (kept_names(state, 0), kept_names(state, 1)) == ([], ["saloon"])
    assert (state.money[0], state.reserve[0]) == (30, 4)


def test_cc_096_buying_can_be_declined_with_money_in_hand() -> None:
    state = a_state(money=30)
    stand(state, 0, "build_8")
    settle_at(state, "build_8")
    assert {"buy", "decline"} <= set(texts(state))
    play(state, "decline")
    assert (state.money[0], state.general[0], kept_names(state, 0)) == (30, 7, [])


@pytest.mark.parametrize(
    ("cost", "half"), [(3, 2), (4, 2), (5, 3), (6, 3), (8, 4), (10, 5), (12, 6)]
)
def test_cc_exd_06_the_chinese_worker_pays_half_rounded_up(cost: int, half: int) -> None:
    state = a_state(money=half)
    cards(state, seat1="chinese_worker")
    assert building_price(state, 1, space_of(cost)) == half
    assert building_price(state, 0, space_of(cost)) == cost
    stand(state, 1, f"build_{cost}")
    settle_at(state, f"build_{cost}")
    play(state, "buy", "keep")
    assert state.money[1] == 0
