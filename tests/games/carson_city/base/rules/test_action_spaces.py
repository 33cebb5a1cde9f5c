"""The action spaces: CC-075 to CC-087, EX-04, EXD-02, EXD-03."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import keep_tiles, use_power
from tests.games.carson_city.card_positions import faces, lay_no_duel_token
from tests.games.carson_city.positions import (
    a_state,
    asked,
    complaints,
    lay,
    only_part,
    own,
    placing,
    play,
    put,
    refused,
    settle_at,
    sit,
    stand,
    standing,
    texts,
)
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.rules.action_spaces import hand_out_roads, pay_wages
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import return_cards
from westbound.games.carson_city.game import GAME

COMPACT = {"road_windows": "compact"}  # nobody is asked after receiving roads


def test_cc_075_wages_pay_four_for_each_own_cowboy_without_a_duel() -> None:
    state = a_state(money=(0, 3, 5))
    stand(state, 0, "wages wages wages")
    stand(state, 1, "wages")
    only_part(state, pay_wages)
    assert state.money == [12, 7, 5]
    assert asked(state) == ("", -1)  # no duel, and nobody is offered a horse
    assert state.general == [7, 7, 7]
    assert standing(state, 0) == set()


def test_cc_075_any_number_of_own_cowboys_may_work_for_wages() -> None:
    state = placing(a_state(phase=2), 0)
    play(state, "place wages", "pass", "pass", "place wages")
    assert state.wage_workers == [2, 0, 0]
    assert refused(state, "place wages") is None


def test_cc_076_the_winner_takes_the_three_revolver_token() -> None:
    state = a_state()
    stand(state, 0, "ammunition")
    stand(state, 1, "ammunition")
    settle_at(state, "ammunition")
    play(state, "roll 2 5")
    assert asked(state) == ("take_ammunition", 1)
    before = firepower(state, 1)
    play(state, "take token")
    assert firepower(state, 1) == before + 3
    assert firepower(state, 0) == 3 + 1 + 1  # reserve, revolver and the beaten cowboy: no token


def test_cc_076_the_token_counts_until_the_end_of_the_round() -> None:
    state = a_state()
    stand(state, 2, "ammunition")
    settle_at(state, "ammunition")
    play(state, "take token")
    assert firepower(state, 2) == 7
    only_part(state, return_cards)
    assert firepower(state, 2) == 4


def test_cc_076_declining_leaves_the_token_where_it_is() -> None:
    state = a_state()
    stand(state, 2, "ammunition")
    settle_at(state, "ammunition")
    assert set(texts(state)) >= {"take token", "decline"}
    play(state, "decline")
    assert firepower(state, 2) == 4
    assert state.general[2] == 7


def test_cc_077_the_winner_takes_three_roads() -> None:
    state = a_state(options=COMPACT, roads=1)
    stand(state, 0, "roads_3")
    stand(state, 2, "roads_3")
    settle_at(state, "roads_3")
    assert asked(state) == ("roll_duel", -1)
    play(state, "roll 1 6")
    assert state.roads == [1, 1, 4]
    assert (state.reserve[0], state.general[2]) == (4, 7)


def test_cc_078_one_road_for_each_own_cowboy_without_a_duel() -> None:
    state = a_state(options=COMPACT, roads=1)
    stand(state, 0, "roads_1 roads_1")
    stand(state, 1, "roads_1")
    only_part(state, hand_out_roads)
    assert state.roads == [3, 2, 1]
    assert asked(state) == ("", -1)
    assert state.general == [7, 7, 7]


def test_cc_079_two_money_for_each_owned_parcel_empty_or_built() -> None:
    state = a_state(money=0)
    own(state, 0, "A1 A2")
    put(state, "ranch", "A3", seat=0)
    put(state, "mountain", "A4", seat=0)
    own(state, 1, "H8")
    stand(state, 0, "income_parcels")
    settle_at(state, "income_parcels")
    assert state.money == [8, 0, 0]


def test_cc_080_two_money_for_each_point_of_firepower_at_that_moment() -> None:
    state = a_state(money=0)
    stand(state, 0, "income_cowboys")
    stand(state, 1, "income_cowboys")
    state.reserve[1], state.general[1] = 1, 8
    settle_at(state, "income_cowboys")
    play(state, "roll 6 1")
    # Three cowboys and a revolver; the duelling cowboy itself counts nothing.
    assert state.money == [8, 0, 0]
    stand(state, 1, "income_cowboys")
    settle_at(state, "income_cowboys")
    assert state.money[1] == 6  # the beaten cowboy is back: two cowboys and a revolver


def test_cc_exd_02_temporary_firepower_counts_for_income_and_vp() -> None:
    state = a_state(money=0)
    state.revolvers[0] = 2
    state.ammunition = 0
    use_power(state, 0, "mercenary")
    assert firepower(state, 0) == 11
    stand(state, 0, "income_cowboys vp_cowboys")
    settle_at(state, "income_cowboys")
    assert state.money[0] == 22
    settle_at(state, "vp_cowboys")
    assert state.vp == [5, 0, 0]


def test_cc_081_cc_ex_04_gambling_pays_the_sum_of_both_dice() -> None:
    state = a_state(money=0)
    stand(state, 1, "gambling")
    settle_at(state, "gambling")
    assert asked(state) == ("roll_gambling", -1)
    assert refused(state, "roll 3") == "CC-081"
    assert refused(state, "roll 3 5 1") == "CC-081"
    play(state, "roll 3 5")
    assert state.money == [0, 8, 0]
    assert state.general[1] == 7


@pytest.mark.parametrize("seed", range(3))
def test_cc_081_chance_rolls_both_dice(seed: int) -> None:
    state = a_state()
    stand(state, 0, "gambling")
    settle_at(state, "gambling")
    roll = GAME.sample(state, Rng(seed))
    assert GAME.why_not(state, roll, CHANCE) is None
    assert len(roll.text.removeprefix("roll ").split()) == 2


@pytest.mark.parametrize(("face", "money"), [("singer_y", 4 + 6), ("singer_r", 4 * 6)])
def test_cc_081_cc_196_only_the_red_singer_earns_the_product(face: str, money: int) -> None:
    state = faces(a_state(money=0), seat0=face)
    stand(state, 0, "gambling")
    lay_no_duel_token(state, 0, "gambling")
    play(settle_at(state, "gambling"), "roll 4 6")
    assert state.money[0] == money


@pytest.mark.parametrize(("owned", "vp"), [(0, 0), (1, 0), (2, 1), (6, 3), (7, 3), (8, 4)])
def test_cc_082_cc_exd_03_one_vp_for_two_parcels(owned: int, vp: int) -> None:
    state = a_state()
    own(state, 0, " ".join(["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"][:owned]))
    stand(state, 0, "vp_parcels")
    settle_at(state, "vp_parcels")
    assert state.vp == [vp, 0, 0]


def test_cc_083_only_own_buildings_on_the_board_count() -> None:
    state = a_state()
    put(state, "ranch", "A1", seat=0)
    put(state, "prison", "B1", seat=0)
    put(state, "bank", "C1", seat=1)
    put(state, "house", "E1 E2", seat=0)
    put(state, "terrace", "E3", seat=0)
    put(state, "mountain", "E5", seat=0)
    put(state, "town_hall", "C5")
    sit(state, 0)
    keep_tiles(state, 0, "saloon hotel")
    stand(state, 0, "vp_buildings")
    settle_at(state, "vp_buildings")
    assert state.vp == [2, 0, 0]
    assert state.general[0] == 6  # the tenth one sits in the Town Hall


@pytest.mark.parametrize(("revolvers", "vp"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_cc_084_half_the_firepower_rounded_down(revolvers: int, vp: int) -> None:
    state = a_state()
    state.revolvers[0] = revolvers  # besides three cowboys in reserve
    stand(state, 0, "vp_cowboys")
    settle_at(state, "vp_cowboys")
    assert state.vp[0] == vp


def test_cc_084_temporary_bonuses_count() -> None:
    state = a_state()
    state.ammunition = 0
    stand(state, 0, "vp_cowboys")
    settle_at(state, "vp_cowboys")
    assert state.vp[0] == 3  # three cowboys, a revolver and the token: 7


@pytest.mark.parametrize(("cost", "most"), [(5, 4), (4, 5), (3, 7), (2, 11)])
def test_cc_085_any_whole_number_of_vp_that_the_money_covers(cost: int, most: int) -> None:
    state = a_state(money=23)
    stand(state, 0, f"buy_vp_{cost}")
    settle_at(state, f"buy_vp_{cost}")
    for amount in range(1, most + 1):
        assert refused(state, f"buy vp {amount}") is None
    assert refused(state, f"buy vp {most + 1}") == "CC-085"
    assert refused(state, "buy vp 0") == "CC-085"
    play(state, f"buy vp {most}")
    assert (state.money[0], state.vp[0]) == (23 - most * cost, most)
    assert state.general[0] == 7


def test_cc_085_also_hundreds_of_vp_if_somebody_is_so_rich() -> None:
    state = a_state(money=2 * 402 + 1)
    stand(state, 0, "buy_vp_2")
    settle_at(state, "buy_vp_2")
    assert texts(state) == ["decline", *(f"buy vp {amount}" for amount in range(1, 403))]
    assert refused(state, "buy vp 402") is None
    assert refused(state, "buy vp 403") == "CC-085"


def test_cc_085_buying_nothing_is_declining() -> None:
    state = a_state(money=1)
    stand(state, 0, "buy_vp_2")
    settle_at(state, "buy_vp_2")
    assert texts(state) == ["decline"]
    play(state, "decline")
    assert (state.money[0], state.vp[0], state.general[0]) == (1, 0, 7)


@pytest.mark.parametrize(
    ("round", "open_spaces"),
    [(1, {5, 4, 3, 2}), (2, {5, 4, 3}), (3, {5, 4}), (4, {5})],
)
def test_cc_086_the_cheap_vp_spaces_close_one_by_one(round: int, open_spaces: set[int]) -> None:
    state = placing(a_state(phase=2, round=round), 0)
    for cost in (5, 4, 3, 2):
        refusal = refused(state, f"place buy_vp_{cost}")
        assert refusal == (None if cost in open_spaces else "CC-055")


def test_cc_087_four_players_can_buy_vp_each_on_a_space_of_his_own() -> None:
    state = a_state(players=4, money=10)
    for seat, cost in enumerate((5, 4, 3, 2)):
        stand(state, seat, f"buy_vp_{cost}")
    for seat, cost in enumerate((5, 4, 3, 2)):
        settle_at(state, f"buy_vp_{cost}")
        assert asked(state) == ("buy_points", seat)
        play(state, "buy vp 2")
    assert state.vp == [2, 2, 2, 2]
    assert state.money == [0, 2, 4, 6]


def test_cc_087_two_players_on_one_vp_space_fight_for_it() -> None:
    state = a_state(money=10)
    stand(state, 0, "buy_vp_5")
    stand(state, 1, "buy_vp_5")
    stand(state, 2, "buy_vp_4")
    settle_at(state, "buy_vp_5")
    assert asked(state) == ("roll_duel", -1)
    play(state, "roll 1 2")
    assert asked(state) == ("buy_points", 1)
    play(state, "buy vp 1")
    settle_at(state, "buy_vp_4")
    assert asked(state) == ("buy_points", 2)


def test_cc_077_cc_078_roads_received_may_be_laid_at_once() -> None:
    state = a_state(roads=1)
    stand(state, 1, "roads_3")
    settle_at(state, "roads_3")
    assert asked(state) == ("lay_roads", 1)
    play(state, "road C4n", "road C5n", "done")
    assert state.roads[1] == 2
    assert complaints(state) == []
    stand(state, 0, "roads_1")
    only_part(state, hand_out_roads)
    assert asked(state) == ("lay_roads", 0)


def test_cc_079_roads_on_the_map_are_no_parcels() -> None:
    state = a_state(money=0)
    lay(state, "E4n F4w")
    stand(state, 0, "income_parcels")
    settle_at(state, "income_parcels")
    assert state.money[0] == 0
