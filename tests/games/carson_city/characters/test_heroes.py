"""16 Heroes. Yellow: safe buildings, but no attacks; red: points for cowboys. CC-205, CC-206."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing, faces, fighting, refusal
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    complaints,
    hold_cards,
    only_part,
    parcel,
    placing,
    play,
    put,
    refused,
    stand,
    texts,
)
from tests.games.carson_city.rules.building_positions import earned
from westbound.games.carson_city.base.rules.end_of_round import return_cards
from westbound.games.carson_city.base.rules.income_choices import ask_income_choices
from westbound.games.carson_city.state import CHARACTERS, NOBODY, CarsonState
from westbound.games.carson_city.variants.outlaws.rules import begin_outlaws

# --- yellow


def with_heroes() -> CarsonState:
    """Seat 0 has the Heroes on the yellow side; seats 0 and 1 own hotels."""
    state = a_state(centre=None, options={"outlaws": True}, round=2, money=0)
    faces(state, seat0="heroes_y", seat1="banker_y", seat2="grocer_y")
    put(state, "hotel", "C3", seat=0)
    put(state, "hotel", "F6", seat=1)
    return state


def test_cc_205_own_buildings_are_safe_from_attacks() -> None:
    state = placing(with_heroes(), 2)
    expected = {"case": "heroes", "parcel": "C3", "owner": 0}
    assert refusal(state, "place C3") == ("CC-127", expected)
    assert refused(state, "place F6") is None


def test_cc_205_he_may_not_attack() -> None:
    state = placing(with_heroes(), 0)
    assert refusal(state, "place F6") == ("CC-205", {"case": "attack", "parcel": "F6"})
    assert refused(state, "place C3") is None  # his own


def test_cc_205_he_may_fight_duels_elsewhere() -> None:
    state = with_heroes()
    stand(state, 1, "gambling")
    placing(state, 0)
    assert refused(state, "place gambling") is None


def test_cc_205_outlaws_cost_him_nothing() -> None:
    state = with_heroes()
    state.outlaws = 1 << parcel("C3") | 1 << parcel("F6")
    assert earned(state) == [6, 3, 0]


def test_cc_258_cc_205_he_takes_the_points_of_an_outlaw_and_steals_nothing() -> None:
    state = with_heroes()
    stand(state, 0, "F6")
    play(fighting(state, "F6", 8), "roll 6")
    assert state.vp[0] == 3
    assert state.thefts == [0, 0, 0]
    assert state.agenda == []


def test_cc_258_cc_205_nobody_steals_from_a_freed_building_of_the_heroes() -> None:
    state = with_heroes()
    stand(state, 1, "C3")
    play(fighting(state, "C3", 8), "roll 6")
    assert state.vp[1] == 3
    assert state.agenda == []


def test_cc_205_only_this_round() -> None:
    state = with_heroes()
    only_part(state, return_cards)
    hold_cards(state, [1, 2, 3])
    placing(state, 2)
    assert refused(state, "place C3") is None
    state.outlaws = 1 << parcel("C3")
    assert earned(state)[0] == 3


@pytest.mark.parametrize("heroes", [True, False])
def test_cc_205_cc_250_own_incomes_count_0_when_outlaws_move_next_round(heroes: bool) -> None:
    state = with_heroes()
    if not heroes:
        hold_cards(state, [1, 2, 3])
    only_part(state, return_cards)
    assert state.heroes == (0 if heroes else NOBODY)
    state.round, state.phase, state.order = 3, 1, [0, 1, 2]
    state.outlaws = 1 << parcel("C2")  # beside the hotel of 6
    only_part(state, begin_outlaws)
    play(state, "roll 1 1", "outlaw G2")
    while state.agenda:
        play(state, texts(state)[0])
    assert bool(state.outlaws >> parcel("C3") & 1) == (not heroes)


def test_cc_205_no_income_is_stolen_in_the_income_step() -> None:
    state = with_heroes()
    stand(state, 2, "F6")
    begin_part(state, ask_income_choices)
    play(state, "steal F6")
    assert state.money == [6, 3, 3]


# --- red


def giving(reserve: int = 3) -> CarsonState:
    """Seat 0 has just chosen the Heroes on the red side."""
    state = choosing("16R")
    state.reserve[0], state.general[0] = reserve, 10 - reserve
    return play(state, "choose heroes")


@pytest.mark.parametrize(("cowboys", "vp"), [(0, 3), (1, 6), (2, 9)])
def test_cc_206_points_for_cowboys_given_back(cowboys: int, vp: int) -> None:
    state = giving()
    assert texts(state) == ["return 0", "return 1", "return 2"]
    play(state, f"return {cowboys}")
    assert state.vp[0] == vp
    assert state.points[CHARACTERS] == vp
    assert (state.reserve[0], state.general[0]) == (3 - cowboys, 7 + cowboys)
    assert state.agenda == []
    assert complaints(state) == []


@pytest.mark.parametrize(("reserve", "most"), [(2, 2), (1, 1), (0, 0)])
def test_cc_206_only_cowboys_of_the_reserve(reserve: int, most: int) -> None:
    state = giving(reserve)
    assert asked(state) == ("give_cowboys_back", 0)
    assert texts(state) == [f"return {n}" for n in range(most + 1)]
    assert refusal(state, f"return {most}") is None
    if most < 2:
        expected = ("CC-206", {"amount": 2, "cowboys": reserve})
        assert refusal(state, "return 2") == expected


def test_cc_206_the_red_side_protects_nothing() -> None:
    state = faces(with_heroes(), seat0="heroes_r")
    placing(state, 2)
    assert refused(state, "place C3") is None
    placing(state, 0)
    assert refused(state, "place F6") is None


def test_cc_205_the_yellow_side_gives_no_points() -> None:
    state = play(choosing("16Y"), "choose heroes")
    assert (state.vp[0], state.agenda) == (0, [])
