"""Horses, corrals and rodeo. Rules CC-261 to CC-266, CC-269 to CC-275, CC-301, CC-002.

Examples EX-16 and EXD-25. The second corral is in `test_horses_corral_two.py`.
"""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    begin_phase,
    hold,
    only_part,
    placing,
    play,
    put,
    refused,
    stand,
    standing,
    texts,
)
from tests.games.carson_city.rules.building_positions import income
from tests.games.carson_city.variant_positions import (
    a_new_state,
    corrals_of,
    give_horses,
    horses_in,
    on,
    outlaws_at,
)
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.income import clear_buildings, pay_income
from westbound.games.carson_city.base.rules.income_choices import ask_income_choices
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.base.steps import PlaceOrPass
from westbound.games.carson_city.state import HORSES_VP, CarsonState
from westbound.games.carson_city.variants.horses.components import HATS
from westbound.games.carson_city.variants.horses.rules import (
    hold_rodeo,
    horses_left,
    pay_wages_or_horses,
    rodeo_points,
)


def ranch_table(passed: tuple[int, ...] = (0, 1, 2), round: int = 1) -> CarsonState:
    return a_state(options=on("horses"), passed=passed, round=round, money=10)


def my_turn(horses: int = 1) -> CarsonState:
    """Phase 2, seat 0 places; he has so many horses in his reserve."""
    state = a_state(options=on("horses"), phase=2, money=10)
    give_horses(state, 0, horses)
    return placing(state, 0)


# --- where horses come from


def test_cc_261_everybody_starts_with_one_horse_and_five_corrals() -> None:
    state = a_new_state(4, horses=True)
    assert state.horses == (1, 1, 1, 1)
    assert [corrals_of(state, seat) for seat in range(4)] == [[0] * 5] * 4
    assert state.rodeos == (0, 0, 0, 0)
    assert horses_left(state) == 21


def test_cc_261_none_without_the_variant() -> None:
    assert a_new_state(3).horses == (0, 0, 0)
    assert refused(placing(a_state(phase=2), 0), "place corral_1") == "CC-265"


def test_cc_263_the_yellow_cowboy_takes_a_horse_into_his_reserve() -> None:
    state = a_state(options=on("horses"), phase=1)
    hold(state, 0, "cowboy", 0)
    state.power(0).chosen(state, 0)
    assert (state.horses, corrals_of(state, 0)) == ((2, 1, 1), [0] * 5)


@pytest.mark.parametrize(("taken", "gets"), [(24, 1), (25, 0)])
def test_cc_002_263_292_no_more_than_25_horses(taken: int, gets: int) -> None:
    state = a_state(options=on("horses"), phase=1)
    give_horses(state, 1, taken - 2)
    hold(state, 0, "cowboy", 0)
    state.power(0).chosen(state, 0)
    assert (state.horses[0], horses_left(state)) == (1 + gets, 0)


def wages(
    state: CarsonState, *seats: int, money: int | None = None, workers: int = 1
) -> CarsonState:
    for seat in seats:
        stand(state, seat, "wages " * workers)
        if money is not None:
            state.money[seat] = money
    return only_part(state, pay_wages_or_horses)


def test_cc_262_pay_4_instead_of_receiving_4_and_put_the_horse_into_a_corral() -> None:
    state = wages(ranch_table(), 0)
    assert asked(state) == ("wage_horse", 0)
    assert texts(state) == [f"horse {n}" for n in range(1, 6)] + ["decline"]
    play(state, "horse 5")
    assert (state.money[0], state.horses[0], corrals_of(state, 0)) == (6, 1, [0, 0, 0, 0, 1])
    assert (standing(state, 0), state.general[0]) == (set(), 7)


def test_cc_262_or_take_the_wages() -> None:
    state = play(wages(ranch_table(), 0), "decline")
    assert (state.money[0], state.horses[0], corrals_of(state, 0)) == (14, 1, [0] * 5)


def test_cc_262_for_one_of_his_cowboys_and_once_per_round() -> None:
    state = play(wages(ranch_table(), 0, workers=3), "horse 3")
    assert state.money[0] == 10 + 4 + 4 - 4
    assert state.agenda == []


@pytest.mark.parametrize(("money", "workers", "can"), [(3, 1, False), (4, 1, True), (0, 2, True)])
def test_cc_262_money_permitting(money: int, workers: int, can: bool) -> None:
    state = wages(ranch_table(), 0, money=money, workers=workers)
    assert (asked(state)[0] == "wage_horse") == can
    if not can:
        assert state.money[0] == money + 4


def test_cc_262_in_pass_order() -> None:
    state = wages(ranch_table(passed=(2, 0, 1)), 0, 1, 2)
    assert asked(state) == ("wage_horse", 2)
    play(state, "decline")
    assert asked(state) == ("wage_horse", 0)
    play(state, "decline")
    assert asked(state) == ("wage_horse", 1)


def test_cc_002_262_the_last_horse_goes_to_the_earlier_passer() -> None:
    state = ranch_table(passed=(2, 0, 1))
    give_horses(state, 1, 22)  # 24 of 25 are taken
    wages(state, 0, 2)
    play(state, "horse 5")
    assert horses_left(state) == 0
    assert texts(state) == ["decline"]
    assert refused(state, "horse 5") == "CC-262"
    play(state, "decline")
    assert state.money[0] == 14


# --- putting horses into corrals


def test_cc_264_one_horse_directly_after_placing_a_cowboy() -> None:
    state = play(my_turn(horses=2), "place A1")
    assert asked(state) == ("equip", 0)
    assert texts(state) == [*(f"horse {n}" for n in range(1, 6)), "done"]
    play(state, "horse 5")
    assert (state.horses[0], corrals_of(state, 0)) == (1, [0, 0, 0, 0, 1])
    assert asked(state) == ("place_or_pass", 1)  # only one


def test_cc_264_271_a_horse_may_stay_in_the_reserve() -> None:
    state = play(my_turn(), "place A1", "done")
    assert (state.horses[0], corrals_of(state, 0)) == (1, [0] * 5)
    assert asked(state) == ("place_or_pass", 1)


def test_cc_264_without_a_horse_nothing_is_asked() -> None:
    state = play(my_turn(horses=0), "place A1")
    assert asked(state) == ("place_or_pass", 1)


def test_cc_264_265_also_after_placing_a_cowboy_in_a_corral() -> None:
    state = play(my_turn(), "place corral_5")
    assert asked(state) == ("equip", 0)
    play(state, "horse 5")
    assert rodeo_points(state, 0) == 10


def test_cc_265_one_cowboy_in_each_own_corral() -> None:
    state = play(my_turn(horses=0), "place corral_5")
    assert refused(state, "place corral_5") is None  # seat 1 has his own
    play(state, "place corral_5", "done", "pass")
    assert refused(state, "place corral_5") == "CC-047"
    assert refused(state, "place corral_1") is None


@pytest.mark.parametrize(("horses", "bonus"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_cc_266_the_first_corral_gives_firepower(horses: int, bonus: int) -> None:
    state = my_turn(horses=horses)
    stand(state, 1, "wages")
    fire = firepower(state, 0)
    for index in range(horses):
        state.reserve[0], state.general[0] = 3, 10 - 3 - index
        at_step(state, PlaceOrPass(0))
        play(state, f"place A{index + 1}", "horse 1")
    state.reserve[0] = 3
    assert firepower(state, 0) == fire + bonus


def test_cc_266_for_this_round_only() -> None:
    state = play(my_turn(), "place A1", "horse 1")
    assert state.bonus[0] == 1
    state.passed = [0, 1, 2]
    stand(state, 0, "corral_1")
    begin_phase(state, 4)
    while asked(state)[0] in ("take_rodeo", "spend_money"):
        play(state, texts(state)[0])
    assert (state.bonus[0], state.horses[0]) == (0, 1)


def test_cc_270_the_fourth_corral_brings_2_money_at_once() -> None:
    state = play(my_turn(), "place A1", "horse 4")
    assert state.money[0] == 12


# --- the third corral


def ranches(horses: int, names: str = "A1 H8 B6") -> CarsonState:
    """Seat 0 has these ranches and so many horses in the third corral."""
    state = ranch_table()
    put(state, "ranch", names, seat=0)
    horses_in(state, 0, corral_3=horses)
    return state


def test_cc_269_301_each_horse_doubles_one_ranch_named_in_the_income_step() -> None:
    state = only_part(ranches(2), ask_income_choices)
    assert asked(state) == ("double_ranches", 0)
    assert texts(state) == ["double A1", "double B6", "double H8"]
    play(state, "double A1")
    assert refused(state, "double A1") == "CC-269"  # each once
    play(state, "double B6")
    assert [income(state, name) for name in ("A1", "B6", "H8")] == [6, 16, 3]
    only_part(state, pay_income)
    assert state.money[0] == 10 + 25


def test_cc_269_only_own_ranches() -> None:
    state = ranches(1)
    put(state, "ranch", "F2", seat=1)
    put(state, "mine", "F3", seat=0)
    only_part(state, ask_income_choices)
    assert refused(state, "double F2") == "CC-269"
    assert refused(state, "double F3") == "CC-269"


def test_cc_301_with_horses_for_all_nothing_is_asked_and_the_rest_are_idle() -> None:
    state = only_part(ranches(4), ask_income_choices)
    assert state.agenda == []
    assert [income(state, name) for name in ("A1", "B6", "H8")] == [6, 16, 6]


def test_cc_269_182_not_together_with_the_grocer() -> None:
    state = ranches(1)
    hold(state, 0, "grocer", 0)
    state.grocer[0] = 1
    only_part(state, ask_income_choices)
    play(state, "double ranch")
    assert state.agenda == []
    assert [income(state, name) for name in ("A1", "B6", "H8")] == [6, 16, 6]


def test_cc_269_the_grocer_may_double_something_else() -> None:
    state = ranches(1)
    put(state, "hotel", "F6", seat=0)
    hold(state, 0, "grocer", 0)
    state.grocer[0] = 1
    only_part(state, ask_income_choices)
    play(state, "double hotel", "double A1")
    assert [income(state, name) for name in ("A1", "B6", "F6")] == [6, 8, 12]


def test_cc_301_121_doubled_first_then_the_half_of_outlaw_or_attacker() -> None:
    state = a_state(options=on("horses", "outlaws"), round=2, money=0)
    put(state, "ranch", "A1 H8", seat=0)  # 3 each
    horses_in(state, 0, corral_3=2)
    outlaws_at(state, "A1")
    stand(state, 1, "H8")
    only_part(state, ask_income_choices)
    play(state, "steal H8")
    only_part(state, pay_income)
    assert state.money == [3 + 3, 3, 0]


def test_cc_269_in_the_next_round_they_are_named_anew() -> None:
    state = only_part(ranches(4), ask_income_choices)
    only_part(state, clear_buildings)
    assert income(state, "A1") == 3


# --- the rodeo


def rodeo(state: CarsonState) -> CarsonState:
    """Held, and the winner has taken the token."""
    return play(only_part(state, hold_rodeo), "take token")


def test_cc_exd_25_cc_272_cc_273_horses_times_hats_doubled_by_a_cowboy() -> None:
    state = ranch_table()
    horses_in(state, 0, corral_5=2, corral_1=1)
    stand(state, 0, "corral_5")
    assert rodeo_points(state, 0) == 20 + 1
    assert HATS == (1, 2, 3, 4, 5)


def test_cc_265_a_cowboy_in_an_empty_corral_brings_nothing() -> None:
    state = ranch_table()
    stand(state, 0, "corral_5 corral_4")
    assert rodeo_points(state, 0) == 0


@pytest.mark.parametrize("corral", range(1, 6))
def test_cc_272_cc_273_the_hats_of_each_corral(corral: int) -> None:
    state = ranch_table()
    horses_in(state, 1, **{f"corral_{corral}": 2})
    assert rodeo_points(state, 1) == 2 * corral  # CC-270: five for the fifth
    stand(state, 1, f"corral_{corral}")
    assert rodeo_points(state, 1) == 4 * corral


def test_cc_272_the_highest_total_takes_a_token() -> None:
    state = ranch_table(passed=(2, 0, 1))
    horses_in(state, 0, corral_3=1)
    horses_in(state, 1, corral_4=1)
    rodeo(state)
    assert state.rodeos == (0, 1, 0)


def test_cc_272_ties_go_to_the_earliest_passer() -> None:
    state = ranch_table(passed=(2, 1, 0))
    horses_in(state, 0, corral_4=1)
    horses_in(state, 1, corral_2=2)
    rodeo(state)
    assert state.rodeos == (0, 1, 0)


def test_cc_271_272_the_token_is_awarded_even_if_all_have_nothing() -> None:
    state = rodeo(ranch_table(passed=(2, 1, 0)))  # all horses in reserve
    assert state.rodeos == (0, 0, 1)


def test_cc_265_cc_274_after_the_rodeo_horses_and_cowboys_go_home() -> None:
    state = ranch_table()
    horses_in(state, 0, corral_5=2, corral_1=1)
    stand(state, 0, "corral_5 corral_2")
    stand(state, 1, "corral_1")
    assert state.general[:2] == [5, 6]
    rodeo(state)
    assert (state.horses[0], corrals_of(state, 0)) == (4, [0] * 5)
    assert (standing(state, 0), standing(state, 1)) == (set(), set())
    assert (state.general[:2], state.reserve[:2]) == ([7, 7], [3, 3])


def test_cc_272_cc_277_the_winner_has_nothing_else_to_do_first() -> None:
    state = ranch_table()
    state.roads[0] = 1
    only_part(state, hold_rodeo)
    assert texts(state) == ["take token"]
    assert refused(state, "decline") == "CC-272"
    assert refused(state, "road A1n") == "CC-034"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_cc_156_272_a_rodeo_at_the_end_of_each_round(number: int) -> None:
    state = ranch_table(round=number)
    state.roads[0] = 1
    begin_phase(state, 4)
    assert asked(state) == ("take_rodeo", 0)
    play(state, "take token")
    assert asked(state)[0] == "lay_roads"  # the rodeo comes before that window
    assert state.rodeos == (1, 0, 0)


# --- the end


def test_cc_ex_16_cc_275_three_horses_and_two_rodeos() -> None:
    state = ranch_table()
    give_horses(state, 0, 3)
    state.rodeos = (2, 0, 1)
    assert final_points(state, 0)[HORSES_VP] == 9
    assert final_points(state, 1)[HORSES_VP] == 1
    assert final_points(state, 2)[HORSES_VP] == 2


def test_cc_275_only_with_the_variant() -> None:
    assert HORSES_VP not in final_points(a_state(), 0)
    assert HORSES_VP in final_points(ranch_table(), 0)
