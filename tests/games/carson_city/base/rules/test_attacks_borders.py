"""Attacks on buildings, on the border: CC-123, CC-125 to CC-128."""

from __future__ import annotations

from tests.games.carson_city.card_positions import faces, table_with
from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    only_part,
    parcels,
    play,
    put,
    stand,
    standing,
    texts,
)
from westbound.games.carson_city.base.rules.attack_targets import (
    attackable_buildings,
    why_not_attack,
)
from westbound.games.carson_city.base.rules.attacks import begin_building_duels, begin_steals
from westbound.games.carson_city.base.steps import StealIncome
from westbound.games.carson_city.state import CarsonState


def two_ranches_attacked() -> CarsonState:
    """Seat 1 stands on both ranches of seat 0, seat 2 on the hotel of seat 1."""
    state = a_state(passed=(2, 1, 0), money=0, centre=None)
    put(state, "ranch", "A1 A8", seat=0)
    put(state, "hotel", "H8", seat=1)
    stand(state, 1, "A1 A8")
    stand(state, 2, "H8")
    return state


def test_cc_127_a_building_on_the_first_parcel_is_attacked_like_any_other() -> None:
    state = a_state()
    put(state, "saloon", "A1", seat=0)
    assert attackable_buildings(state, 0) == parcels("A1")
    assert why_not_attack(state, 0) is None


def test_cc_127_a_church_on_the_first_parcel_is_safe() -> None:
    state = a_state()
    put(state, "church", "A1", seat=0)
    put(state, "saloon", "C1", seat=0)
    assert attackable_buildings(state, 0) == parcels("C1")


def test_cc_127_cc_205_nothing_of_the_heroes_is_attacked() -> None:
    state = faces(table_with("16Y"), seat0="heroes_y")
    put(state, "saloon", "A1 C1", seat=0)
    assert attackable_buildings(state, 0) == 0
    state = a_state()
    put(state, "saloon", "A1 C1", seat=0)
    assert attackable_buildings(state, 0) == parcels("A1 C1")


def test_cc_125_cowboys_of_two_players_on_a_bare_parcel_fight_for_no_building() -> None:
    state = a_state(centre=None)
    stand(state, 0, "A1")
    stand(state, 1, "A1")
    assert only_part(state, begin_building_duels).agenda == []
    put(state, "saloon", "A1", seat=2)
    assert asked(only_part(state, begin_building_duels)) == ("pick_duel", 0)


def test_cc_123_thieves_decide_in_pass_order_for_each_building() -> None:
    state = only_part(two_ranches_attacked(), begin_steals)
    assert asked(state) == ("steal_income", 2)
    play(state, "steal H8")
    assert asked(state) == ("steal_income", 1)
    assert texts(state) == ["steal A1", "decline A1", "steal A8", "decline A8"]
    play(state, "steal A8")
    assert texts(state) == ["steal A1", "decline A1"]
    play(state, "steal A1")
    assert state.agenda == []
    assert state.thefts == [0, parcels("A1 A8"), parcels("H8")]


def test_cc_126_after_declining_one_building_the_next_is_asked() -> None:
    state = at_step(two_ranches_attacked(), StealIncome(1, parcels("A1 A8")))
    general = state.general[1]
    play(state, "decline A1")
    assert standing(state, 1) == {"A8"}  # this cowboy has gone home at once
    assert state.general[1] == general + 1
    assert texts(state) == ["steal A8", "decline A8"]
    play(state, "decline A8")
    assert (standing(state, 1), state.thefts) == (set(), [0, 0, 0])


def test_cc_123_cc_128_where_nothing_is_earned_nothing_is_asked() -> None:
    state = a_state(centre=None)
    put(state, "school", "A1", seat=0)
    stand(state, 1, "A1")
    assert only_part(state, begin_steals).agenda == []
