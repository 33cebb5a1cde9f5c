"""Attacks on buildings: CC-123 to CC-129, CC-135 to CC-137, EXD-08."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    complaints,
    own,
    parcels,
    placing,
    play,
    put,
    refused,
    sit,
    stand,
    standing,
    texts,
)
from tests.games.carson_city.rules.building_positions import in_hand, income, on, owner_of
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall_duel
from westbound.games.carson_city.state import CarsonState


def a_saloon_that_earns_15() -> CarsonState:
    """On E4 of seat 0, with three houses next to it."""
    state = a_state(money=0)
    put(state, "saloon", "E4", seat=0)
    put(state, "house", "D3 D5")
    assert income(state, "E4") == 15
    return state


def income_step(state: CarsonState) -> CarsonState:
    """The building-income step; what comes after it pays nobody in these positions."""
    return begin_part(state, begin_town_hall_duel)


def test_cc_123_cc_exd_08_a_lone_attacker_takes_half_rounded_down() -> None:
    state = a_saloon_that_earns_15()
    stand(state, 1, "E4")
    income_step(state)
    assert asked(state) == ("steal_income", 1)  # no duel
    assert refused(state, "steal E5") == "CC-123"
    play(state, "steal E4")
    assert state.money == [8, 7, 0]
    assert standing(state, 1) == set()
    assert complaints(state) == []


def test_cc_123_the_winner_of_the_duel_takes_half() -> None:
    state = a_saloon_that_earns_15()
    stand(state, 0, "E4")
    stand(state, 1, "E4")
    income_step(state)
    assert refused(state, "duel E5") == "CC-074"
    play(state, "duel E4", "roll 2 3", "steal E4")
    assert state.money == [8, 7, 0]


def test_cc_124_a_winning_defender_keeps_everything() -> None:
    state = a_saloon_that_earns_15()
    stand(state, 0, "E4")
    stand(state, 1, "E4")
    income_step(state)
    play(state, "duel E4", "roll 4 4")  # a tie: seat 0 passed first
    assert state.money == [15, 0, 0]
    assert standing(state, 0) == standing(state, 1) == set()
    # The loser's cowboy came back to his reserve; then each got the round's four new ones.
    assert (state.reserve[0], state.reserve[1]) == (3 + 4, 3 + 1 + 4)


def test_cc_125_attackers_and_defender_fight_one_common_duel() -> None:
    state = a_saloon_that_earns_15()
    for seat in range(3):
        stand(state, seat, "E4")
    income_step(state)
    play(state, "duel E4")
    assert refused(state, "roll 1 2") == "CC-067"  # three dice, not two
    play(state, "roll 1 3 5")
    assert asked(state) == ("steal_income", 2)
    play(state, "steal E4")
    assert state.money == [8, 0, 7]


def test_cc_125_attackers_without_a_defender_fight_among_themselves() -> None:
    state = a_saloon_that_earns_15()
    stand(state, 1, "E4")
    stand(state, 2, "E4")
    income_step(state)
    play(state, "duel E4", "roll 6 5", "steal E4")
    assert state.money == [8, 7, 0]


def test_cc_126_the_attacker_may_decline_to_steal() -> None:
    state = a_saloon_that_earns_15()
    stand(state, 1, "E4")
    income_step(state)
    assert {"steal E4", "decline E4"} <= set(texts(state))
    assert refused(state, "decline D3") == "CC-123"
    play(state, "decline E4")
    assert state.money == [15, 0, 0]
    assert state.reserve[1] == 3 + 4  # the cowboy went to the general reserve all the same


@pytest.mark.parametrize(
    ("building", "refusal"),
    [
        ("church", "CC-127"), ("prison", "CC-127"), ("station", "CC-127"),
        ("saloon", None), ("bank", None), ("drugstore", None), ("hotel", None), ("store", None),
        ("ranch", None), ("mine", None), ("blacksmith", None), ("school", None),
    ],
)  # fmt: skip
def test_cc_127_church_prison_and_station_are_never_attacked(
    building: str, refusal: str | None
) -> None:
    state = a_state(phase=2)
    put(state, building, "E4", seat=1)
    placing(state, 0)
    assert refused(state, "place E4") == refusal


def test_cc_127_cc_135_a_church_protects_its_owners_neighbouring_buildings() -> None:
    state = a_state(phase=2)
    put(state, "church", "E4", seat=1)
    put(state, "saloon", "F5", seat=1)  # next to it, diagonally
    put(state, "saloon", "G4", seat=1)  # two steps away
    placing(state, 0)
    assert refused(state, "place F5") == "CC-127"
    assert refused(state, "place G4") is None


def test_cc_137_a_church_protects_nobody_elses_buildings() -> None:
    state = a_state(phase=2)
    put(state, "church", "E4", seat=1)
    put(state, "saloon", "E5", seat=2)
    put(state, "saloon", "D5", seat=0)
    placing(state, 0)
    assert refused(state, "place E5") is None
    placing(state, 1)  # the church's owner himself may attack next to it
    assert refused(state, "place D5") is None
    assert refused(state, "place E5") is None


def test_cc_127_nobody_attacks_the_town_hall_for_money() -> None:
    state = a_saloon_that_earns_15()
    put(state, "town_hall", "C3")
    sit(state, 0)
    stand(state, 1, "C3")
    income_step(state)
    play(state, "roll 1 6")
    assert state.sitter == 1  # a fight for the seat, with nothing to steal
    assert state.money == [15, 0, 0]


def test_cc_127_the_owner_may_always_defend() -> None:
    state = a_state(phase=2)
    put(state, "church", "E4", seat=0)
    put(state, "saloon", "E5", seat=0)
    placing(state, 0)
    assert refused(state, "place E5") is None
    assert refused(state, "place E4") is None


def test_cc_128_a_school_may_be_attacked_but_yields_nothing() -> None:
    state = a_state(phase=2, money=0)
    put(state, "school", "E4", seat=0)
    placing(state, 1)
    assert refused(state, "place E4") is None
    state.phase, state.passed = 3, [0, 1, 2]
    stand(state, 1, "E4")
    income_step(state)
    assert asked(state) != ("steal_income", 1)
    assert state.money == [0, 0, 0]
    assert standing(state, 1) == set()


def test_cc_129_houses_and_mountains_cannot_be_attacked() -> None:
    state = a_state(phase=2)
    put(state, "house", "E4", seat=1)
    put(state, "mountain", "E5", seat=1)
    put(state, "terrace", "C3", seat=1)
    placing(state, 0)
    for where in ("E4", "E5", "C3"):
        assert refused(state, f"place {where}") == "CC-054"


def test_cc_129_a_successful_attack_leaves_everything_in_place() -> None:
    state = a_saloon_that_earns_15()
    own(state, 0, "D3")
    stand(state, 1, "E4")
    income_step(state)
    play(state, "steal E4")
    assert [on(state, name) for name in ("E4", "D3", "D5")] == ["saloon", "house", "house"]
    assert (owner_of(state, "E4"), owner_of(state, "D3")) == (0, 0)


def test_cc_136_a_new_church_sends_the_attackers_home() -> None:
    state = a_saloon_that_earns_15()
    put(state, "hotel", "H4", seat=0)  # too far away
    own(state, 0, "E5")
    stand(state, 0, "E4")
    stand(state, 1, "E4 H4")
    stand(state, 2, "E4")
    before = firepower(state, 1)
    in_hand(state, 0, "church")
    play(state, "build E5")  # at once, before the house is placed
    assert standing(state, 1) == {"H4"}
    assert standing(state, 2) == set()
    assert firepower(state, 1) == before + 1  # personal reserve
    assert state.reserve[2] == 4
    assert standing(state, 0) == {"E4"}  # the defender stays
    play(state, "house C3")
    income_step(state)
    assert asked(state) == ("steal_income", 1)  # no duel on E4
    assert refused(state, "steal E4") == "CC-123"
    play(state, "steal H4")
    assert state.money == [20 + 3, 3, 0]  # the church's symbol counts for the saloon too
    assert standing(state, 0) == set()
    assert state.reserve[0] == 3 + 4  # the defender went to the general reserve


def test_cc_136_cc_137_a_rivals_church_next_to_an_attack_changes_nothing() -> None:
    state = a_saloon_that_earns_15()
    own(state, 2, "E5")
    stand(state, 1, "E4")
    in_hand(state, 2, "church")
    play(state, "build E5")
    assert standing(state, 1) == {"E4"}
    play(state, "house C3")
    income_step(state)
    play(state, "steal E4")
    assert state.money[1] == 7


def test_cc_137_churches_do_nothing_against_outlaws() -> None:
    """Outlaws are a mask that the base game leaves empty; building a church keeps its hands off."""
    state = a_saloon_that_earns_15()
    own(state, 0, "E5")
    state.outlaws = parcels("E4")
    in_hand(state, 0, "church")
    play(state, "build E5")
    assert state.outlaws == parcels("E4")
