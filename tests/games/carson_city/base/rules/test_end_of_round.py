"""Phase 4, the end of a round: CC-156 to CC-164, EX-11, EXD-13."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import top, use_power
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_phase,
    cards,
    complaints,
    empty_bag,
    fill_row,
    only_part,
    play,
    refused,
    space_of,
    stand_white,
    texts,
)
from westbound.games.carson_city.base.rules.action_spaces import is_open
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import (
    begin_money_limit,
    refill_row,
    return_cards,
    take_new_cowboys,
)
from westbound.games.carson_city.base.rules.places import work_out_places
from westbound.games.carson_city.base.steps import DrawBuilding
from westbound.games.carson_city.components import TILE_NAMES
from westbound.games.carson_city.state import NO_CARD, NOBODY, NOWHERE, CarsonState

FULL_ROW = "mine ranch saloon bank drugstore mine ranch"


def row_of(state: CarsonState) -> list[str]:
    return [TILE_NAMES[code] for code in state.row]


def test_cc_156_roads_then_cowboys_then_money_then_cards_then_row() -> None:
    state = a_state(passed=(1, 2, 0), roads=1, row="- ranch saloon bank drugstore mine ranch")
    state.ammunition = 2
    begin_phase(state, 4)
    assert asked(state) == ("lay_roads", 1)  # in pass order
    assert state.reserve == [3, 3, 3]
    play(state, "done", "done")
    assert asked(state) == ("lay_roads", 0)
    play(state, "done")
    assert asked(state) == ("spend_money", 1)
    assert state.reserve == [7, 7, 7]  # new cowboys before the money limit
    play(state, "spend 0", "spend 0")
    assert state.character == [1, 2, 3]  # cards stay until all have spent
    assert state.ammunition == 2
    play(state, "spend 0")
    assert asked(state) == ("draw_building", -1)
    assert state.character == [NO_CARD] * 3
    play(state, "draw church")
    assert asked(state) == ("choose_card", 1)  # the first of the pass order
    assert complaints(state) == []


@pytest.mark.parametrize(("round", "closes"), [(1, 2), (2, 3), (3, 4)])
def test_cc_157_the_round_token_closes_the_cheapest_vp_space(round: int, closes: int) -> None:
    state = a_state(round=round, row=FULL_ROW)
    prices = (5, 4, 3, 2)
    before = {cost for index, cost in enumerate(prices) if is_open(index, state.round)}
    begin_phase(state, 4)
    play(state, "spend 0", "spend 0", "spend 0")
    assert asked(state) == ("choose_card", 0)
    assert state.round == round + 1
    after = {cost for index, cost in enumerate(prices) if is_open(index, state.round)}
    assert before - after == {closes}
    assert after < before


def test_cc_157_nobody_may_stand_on_the_closed_space_any_more() -> None:
    state = a_state(round=1, row=FULL_ROW)
    begin_phase(state, 4)
    play(state, "spend 0", "spend 0", "spend 0")
    play(state, "choose banker", "choose mercenary", "choose sheriff")
    assert asked(state) == ("place_or_pass", 2)
    assert refused(state, "place buy_vp_2") == "CC-055"
    assert refused(state, "place buy_vp_3") is None


@pytest.mark.parametrize(("round", "new"), [(1, 4), (2, 5), (3, 5), (4, 0)])
def test_cc_158_new_cowboys_after_each_round(round: int, new: int) -> None:
    state = a_state(round=round)
    only_part(state, take_new_cowboys)
    assert state.reserve == [3 + new] * 3
    assert state.general == [7 - new] * 3


@pytest.mark.parametrize(("left", "received"), [(8, 2), (5, 5), (6, 4), (10, 0)])
def test_cc_158_cc_exd_13_never_more_than_ten(left: int, received: int) -> None:
    state = a_state(round=2)
    state.reserve[0], state.general[0] = left, 10 - left
    only_part(state, take_new_cowboys)
    assert state.reserve[0] == left + received
    assert complaints(state) == []


def test_cc_159_cowboys_in_the_reserve_carry_over() -> None:
    state = a_state(round=1)
    for seat, reserve in enumerate((0, 2, 5)):
        state.reserve[seat], state.general[seat] = reserve, 10 - reserve
    begin_phase(state, 4)
    assert state.reserve == [4, 6, 9]
    assert firepower(state, 2) == 9 + 1


def a_money_limit(money: int, card: str) -> CarsonState:
    """Seat 0 with this card has to come below its limit; the others hold other cards."""
    others = [name for name in ("captain", "mercenary") if name != card]
    state = a_state(players=2, money=(money, 0))
    cards(state, seat0=card, seat1=others[0])
    only_part(state, begin_money_limit)
    assert asked(state) == ("spend_money", 0)
    return state


@pytest.mark.parametrize(
    ("card", "limit"),
    [
        ("sheriff", 20), ("banker", 120), ("grocer", 60), ("chinese_worker", 30),
        ("settler", 30), ("captain", 25), ("mercenary", 20),
    ],
)  # fmt: skip
def test_cc_160_all_above_the_limit_must_be_spent(card: str, limit: int) -> None:
    state = a_money_limit(limit, card)
    assert refused(state, "spend 0") is None
    state = a_money_limit(limit + 3, card)
    assert refused(state, "spend 0") == "CC-160"
    assert refused(state, "spend 2") == "CC-160"
    play(state, "spend 3")
    assert (state.money[0], state.vp[0]) == (limit, 0)


def test_cc_160_more_may_be_spent_and_each_full_ten_gives_a_vp() -> None:
    state = a_money_limit(48, "sheriff")
    assert texts(state) == ["spend 28", "spend 30", "spend 40"]
    assert refused(state, "spend 27") == "CC-160"
    assert refused(state, "spend 29") == "CC-160"  # it would only burn a coin
    assert refused(state, "spend 50") == "CC-160"  # more than he has
    for spent, vp in ((28, 2), (30, 3), (40, 4)):
        state = a_money_limit(48, "sheriff")
        play(state, f"spend {spent}")
        assert (state.money[0], state.vp[0]) == (48 - spent, vp)


def test_cc_160_below_the_limit_spending_is_free_to_choose() -> None:
    state = a_money_limit(25, "banker")
    assert texts(state) == ["spend 0", "spend 10", "spend 20"]
    play(state, "spend 20")
    assert (state.money[0], state.vp[0]) == (5, 2)


def test_cc_ex_11_money_limits_of_three_players() -> None:
    state = a_state(money=(54, 28, 34))
    cards(state, seat0="banker", seat1="sheriff", seat2="chinese_worker")
    only_part(state, begin_money_limit)
    play(state, "spend 0")
    assert refused(state, "spend 7") == "CC-160"
    play(state, "spend 10")
    assert refused(state, "spend 3") == "CC-160"
    play(state, "spend 4")
    assert state.money == [54, 18, 30]
    assert state.vp == [0, 1, 0]


def test_cc_161_cards_and_the_white_cowboy_go_back() -> None:
    state = a_state()
    use_power(state, 0, "sheriff")
    use_power(state, 1, "mercenary")
    stand_white(state, 0, "gambling")
    state.at[0] = 0  # it has acted
    assert firepower(state, 1) == 3 + 1 + 3
    only_part(state, return_cards)
    assert state.character == [NO_CARD] * 3
    assert (state.white_owner, state.white_at) == (NOBODY, NOWHERE)
    assert firepower(state, 1) == 3 + 1  # the Mercenary's bonus was for this round
    assert complaints(state) == []


def test_cc_161_an_unplaced_white_cowboy_goes_back_too() -> None:
    state = a_state()
    use_power(state, 0, "sheriff")
    assert state.white_owner == 0
    only_part(state, return_cards)
    assert state.white_owner == NOBODY


def test_cc_162_the_three_revolver_token_returns_to_its_space() -> None:
    state = a_state(phase=2)
    state.ammunition = 1
    work_out_places(state)
    assert "place ammunition" not in [move.text for move in state.places[0]]
    only_part(state, return_cards)
    work_out_places(state)
    assert "place ammunition" in [move.text for move in state.places[0]]
    assert state.ammunition == NOBODY


def test_cc_163_unsold_buildings_slide_and_the_bag_fills_the_rest() -> None:
    state = a_state(row="mine - saloon - drugstore - ranch")
    empty_bag(state, "church bank hotel")
    only_part(state, refill_row)
    slid = ["vacant", "vacant", "vacant", "mine", "saloon", "drugstore", "ranch"]
    assert row_of(state) == slid
    for cost, name in ((8, "church"), (10, "hotel"), (12, "bank")):  # cheapest space first
        step = top(state)
        assert isinstance(step, DrawBuilding)
        assert step.space == space_of(cost)
        play(state, f"draw {name}")
    assert row_of(state) == ["bank", "hotel", "church", "mine", "saloon", "drugstore", "ranch"]
    assert asked(state) == ("", -1)


def test_cc_163_a_row_that_is_sold_out_is_filled_from_the_cheapest_space() -> None:
    state = a_state(row="- - - - - - -")
    empty_bag(state, "church bank")
    only_part(state, refill_row)
    play(state, "draw church", "draw bank")
    assert row_of(state) == ["vacant"] * 5 + ["bank", "church"]
    assert asked(state) == ("", -1)


def test_cc_163_only_what_is_in_the_bag_can_be_drawn() -> None:
    state = a_state(row="- ranch saloon bank drugstore mine ranch")
    empty_bag(state, "church")
    only_part(state, refill_row)
    assert refused(state, "draw hotel") == "CC-013"
    assert refused(state, "draw church") is None


def test_cc_163_a_full_row_stays_as_it_is() -> None:
    state = a_state(row=FULL_ROW)
    only_part(state, refill_row)
    assert row_of(state) == FULL_ROW.split()
    assert asked(state) == ("", -1)


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_cc_164_after_round_4_there_is_no_token_no_cowboys_and_no_refill(round: int) -> None:
    state = a_state(round=round)
    fill_row(state, "- ranch saloon - drugstore mine ranch")
    begin_phase(state, 4)
    last = round == 4
    assert (state.reserve == [3, 3, 3]) == last
    play(state, "spend 0", "spend 0", "spend 0")  # the money limit still holds
    if last:
        assert asked(state) == ("", -1)
        assert state.round == 4
        assert row_of(state)[0] == row_of(state)[3] == "vacant"
    else:
        assert asked(state) == ("draw_building", -1)
