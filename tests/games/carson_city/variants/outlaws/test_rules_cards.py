"""Outlaws, the Town Hall and the cards. Rules CC-298, CC-193, CC-201, CC-203."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import income
from tests.games.carson_city.positions import (
    asked,
    complaints,
    hold,
    only_part,
    play,
    put,
    refused,
    sit,
    stand,
    standing,
)
from tests.games.carson_city.variant_positions import (
    a_fight,
    charge,
    fight,
    outlaws_on,
)
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall_duel
from westbound.games.carson_city.state import NOBODY, RED, CarsonState

# --- the Town Hall (CC-298)


def town_hall_fight(*seats: int, sitter: int | None = None) -> CarsonState:
    state = a_fight()
    put(state, "town_hall", "C4")
    if sitter is not None:
        sit(state, sitter)
    for seat in seats:
        stand(state, seat, "C4")
    return state


def test_cc_298_who_wins_there_does_not_occupy() -> None:
    state = fight(town_hall_fight(0, 1), "6 1")
    assert (state.vp, outlaws_on(state)) == ([4, 0, 0], set())
    only_part(state, begin_town_hall_duel)
    assert (state.sitter, state.agenda) == (NOBODY, [])


@pytest.mark.parametrize("dice", ["6", "1"])
def test_cc_298_a_sitting_cowboy_takes_no_part_and_stays(dice: str) -> None:
    state = fight(town_hall_fight(0, sitter=2), dice)
    only_part(state, begin_town_hall_duel)
    assert (state.sitter, state.agenda) == (2, [])
    put(state, "saloon", "D3", seat=2)
    assert income(state, "D3") == 5 + 5 + 5  # centre, Town Hall, and its bonus


@pytest.mark.parametrize(("die", "reserve"), [("6", 0), ("1", 1)])
def test_cc_298_who_sits_there_may_fight_with_another_cowboy(die: str, reserve: int) -> None:
    state = fight(town_hall_fight(2, sitter=2), die)
    assert (state.sitter, state.reserve[2], state.agenda) == (2, reserve, [])
    assert standing(state, 2) == set()
    assert complaints(state) == []


# --- cards


def test_cc_201_203_doctor_and_undertaker_are_paid_for_each_outlaw_beaten() -> None:
    for card, money in (("doctor", 3), ("undertaker", 2)):
        state = a_fight(0)
        hold(state, 2, card)
        fight(state, "6")
        assert state.money == [10, 10, 10 + money]
        lost = a_fight(0)
        hold(lost, 2, card)
        fight(lost, "1")
        assert lost.money[2] == 10


def test_cc_201_a_cowboy_beaten_by_an_outlaw_may_be_healed() -> None:
    state = a_fight(0)
    hold(state, 2, "doctor")
    fight(state, "1")
    assert asked(state) == ("heal_cowboy", 0)
    assert refused(state, "place C4") == "CC-202"  # CC-291: not where an outlaw is
    play(state, "place vp_parcels")
    assert (state.money, standing(state, 0)) == ([7, 10, 13], {"vp_parcels"})


def test_cc_203_a_cowboy_beaten_by_an_outlaw_costs_a_fee() -> None:
    state = a_fight(0)
    hold(state, 2, "undertaker")
    fight(state, "1")
    assert asked(state) == ("pay_undertaker", 0)
    play(state, "pay fee")
    assert state.money == [8, 10, 12]


@pytest.mark.parametrize(("die", "points"), [("6", 4 + 2), ("1", 0)])
def test_cc_193_the_yellow_gunsmith_counts_outlaws_too(die: str, points: int) -> None:
    state = a_fight(0)
    hold(state, 0, "gunsmith", 0)
    assert fight(state, die).vp[0] == points


@pytest.mark.parametrize(("again", "won"), [("4", True), ("3", False)])
def test_cc_193_the_red_gunsmith_rolls_again_against_outlaws(again: str, won: bool) -> None:
    state = a_fight(0)
    hold(state, 0, "gunsmith", RED)
    fight(state, "1")
    assert asked(state) == ("reroll_die", 0)
    play(state, "reroll", f"roll {again}")
    assert (outlaws_on(state) == set()) == won


def test_cc_178_a_fight_lost_to_an_outlaw_brings_the_red_sheriff_points() -> None:
    state = a_fight(0, owner=0)
    hold(state, 0, "sheriff", RED)
    assert fight(state, "1").vp[0] == 3


def test_cc_192_289_dynamite_against_an_outlaw() -> None:
    state = a_fight(0)
    charge(state, 0, "C4")
    fight(state, "1 3")  # 6 + 4
    assert outlaws_on(state) == set()
    assert state.charged[0] == 0
