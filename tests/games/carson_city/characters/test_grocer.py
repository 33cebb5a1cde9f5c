"""3 Grocer, yellow. Rules CC-180, CC-181 and example EX-13."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    begin_part,
    begin_phase,
    cards,
    hold_cards,
    parcel,
    play,
    put,
    refused,
    stand,
    texts,
    tile,
)
from westbound.games.carson_city.base.rules.income import building_income
from westbound.games.carson_city.base.rules.income_choices import ask_income_choices
from westbound.games.carson_city.base.steps import ChooseCard
from westbound.games.carson_city.characters.grocer import MoneyOrDouble
from westbound.games.carson_city.state import CarsonState


def grocer_income() -> CarsonState:
    """Seat 0, the Grocer, has a hotel and two ranches; seat 1 a hotel; nobody has money."""
    state = a_state(players=2, centre=None, money=0)
    cards(state, seat0="grocer", seat1="mercenary")
    state.grocer[0] = 1
    put(state, "hotel", "H8", seat=0)
    put(state, "ranch", "A1 A8", seat=0)  # 3 vacant neighbours each
    put(state, "hotel", "H1", seat=1)
    return state


def test_cc_180_eight_money_when_choosing() -> None:
    state = at_step(a_state(phase=1), ChooseCard(0))
    play(state, "choose grocer")
    assert texts(state) == ["take money", "wait"]
    play(state, "take money")
    assert state.money == [23, 15, 15]
    assert state.grocer[0] == 0


def test_cc_180_taken_money_cannot_be_taken_again() -> None:
    state = grocer_income()
    state.grocer[0] = 0
    begin_part(state, ask_income_choices)
    assert asked(state)[0] == "spend_money"  # no choice is left, incomes are paid
    assert state.money == [12, 6]


def test_cc_180_eight_money_in_the_income_step() -> None:
    state = begin_part(grocer_income(), ask_income_choices)
    assert asked(state) == ("grocer_income", 0)
    assert texts(state) == ["take money", "double ranch", "double hotel"]
    play(state, "take money")
    assert state.money == [8 + 6 + 3 + 3, 6]


def test_cc_180_the_choice_waits_from_phase_1_to_the_income_step() -> None:
    state = at_step(a_state(phase=1), ChooseCard(0))
    play(state, "choose grocer", "wait")
    assert state.money[0] == 15
    hold_cards(state, [3, 6, 7])
    state.passed = [0, 1, 2]
    assert asked(begin_phase(state, 3)) == ("grocer_income", 0)


@pytest.mark.parametrize(("kind", "income"), [("hotel", 12 + 3 + 3), ("ranch", 6 + 6 + 6)])
def test_cc_180_doubling_all_own_buildings_of_one_type(kind: str, income: int) -> None:
    state = begin_part(grocer_income(), ask_income_choices)
    play(state, f"double {kind}")
    assert state.money == [income, 6]  # never a rival's


def test_cc_180_only_a_type_he_owns_on_the_board() -> None:
    state = grocer_income()
    state.kept[0] = (tile("bank"),)
    put(state, "saloon", "E5", seat=1)
    at_step(state, MoneyOrDouble(0))
    assert refused(state, "double hotel") is None
    assert refused(state, "double bank") == "CC-180"  # kept is not on the board
    assert refused(state, "double saloon") == "CC-180"  # a rival's


def test_cc_180_doubling_lasts_one_income_step() -> None:
    state = begin_part(grocer_income(), ask_income_choices)
    play(state, "double hotel")
    assert state.doubled == [0, 0]
    assert building_income(state, parcel("H8")) == 6


def test_cc_181_each_gets_the_normal_income_of_a_doubled_building() -> None:
    state = grocer_income()
    stand(state, 1, "A1")
    begin_part(state, ask_income_choices)
    play(state, "steal A1", "double ranch")
    assert state.money == [6 + 3 + 6, 6 + 3]  # the ranch of 3: 3 for each, not 2 and 1


def test_cc_181_without_doubling_the_attacker_gets_half_rounded_down() -> None:
    state = grocer_income()
    stand(state, 1, "A1")
    begin_part(state, ask_income_choices)
    play(state, "steal A1", "take money")
    assert state.money == [8 + 6 + 2 + 3, 6 + 1]


@pytest.mark.parametrize(
    ("choice", "arno", "alex"), [("double bank", 18 + 24, 18), (None, 9 + 12, 9)]
)
def test_cc_ex_13_grocer_and_attack(choice: str | None, arno: int, alex: int) -> None:
    state = a_state(players=2, centre=None, money=0)
    cards(state, seat0="grocer", seat1="mercenary")
    state.grocer[0] = choice is not None  # else the 8 money were taken before
    put(state, "bank", "B2 F6", seat=0)
    put(state, "terrace", "A1 B1 C1", seat=0)  # six symbols
    put(state, "terrace", "E5 F5", seat=0)  # four symbols
    assert building_income(state, parcel("B2")) == 18
    assert building_income(state, parcel("F6")) == 12
    stand(state, 1, "B2")
    begin_part(state, ask_income_choices)
    play(state, "steal B2")
    if choice:
        play(state, choice)
    assert state.money == [arno, alex]


def test_cc_180_whoever_has_doubled_has_nothing_left_to_choose() -> None:
    state = play(begin_part(grocer_income(), ask_income_choices), "double ranch")
    assert state.grocer[0] == 0
    assert state.money == [6 + 12, 6]  # no 8 besides
