"""Income from buildings: CC-116 to CC-122 and EX-07."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    begin_phase,
    cards,
    only_part,
    own,
    parcel,
    parcels,
    play,
    put,
    sit,
    stand,
    standing,
    tile,
)
from tests.games.carson_city.rules.building_positions import (
    earned,
    income,
    keep_tiles,
    neighbours,
    put_mountains_around,
    top,
)
from westbound.games.carson_city.base.rules.income import clear_buildings
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall_duel
from westbound.games.carson_city.base.steps import RollDuel
from westbound.games.carson_city.state import CarsonState


def test_cc_116_every_placed_building_pays_its_owner_without_a_cowboy() -> None:
    state = a_state(money=0)
    put(state, "hotel", "A1 A3", seat=0)
    put(state, "hotel", "H8", seat=1)
    put(state, "church", "H1", seat=2)
    keep_tiles(state, 2, "bank")
    assert earned(state) == [12, 6, 0]
    assert state.agenda == []


def test_cc_117_town_hall_then_building_duels_then_choices_then_payments() -> None:
    state = a_state(passed=(1, 2, 0), money=0)
    cards(state, seat0="grocer", seat2="captain")
    state.grocer[0] = 1  # has waited with his choice
    put(state, "town_hall", "C3")
    put(state, "saloon", "E4", seat=0)
    put(state, "saloon", "E5", seat=0)
    put(state, "bank", "C5", seat=1)
    sit(state, 1)
    stand(state, 0, "C3")
    stand(state, 1, "E4")
    stand(state, 2, "E4 C5 E5")
    begin_part(state, begin_town_hall_duel)

    town_hall = top(state)
    assert isinstance(town_hall, RollDuel)
    assert town_hall.location == parcel("C3")
    play(state, "roll 1 6")  # seat 0 takes the Town Hall from seat 1
    assert asked(state) == ("pick_duel", 1)
    play(state, "duel E4", "roll 6 1")
    assert asked(state) == ("steal_income", 1)  # choices in pass order
    play(state, "steal E4")
    assert asked(state) == ("steal_income", 2)
    play(state, "steal C5", "steal E5")
    assert asked(state) == ("grocer_income", 0)
    assert state.money == [0, 0, 0]  # nothing has been paid yet
    play(state, "double saloon")
    # Saloons: D4 is next to both, one level more for the Town Hall, doubled: 20 each.
    assert state.money == [20, 10 + 2, 10 + 1]


def test_cc_118_a_house_on_an_owned_parcel_serves_its_owner_only() -> None:
    for owner, expected in ((None, (5, 5)), (0, (5, 0)), (1, (0, 5))):
        state = a_state(centre=None)
        put(state, "house", "D4", seat=owner)
        put(state, "saloon", "C3", seat=0)
        put(state, "saloon", "E5", seat=1)
        assert (income(state, "C3"), income(state, "E5")) == expected


def test_cc_118_the_same_holds_for_terraces_and_for_buildings_with_symbols() -> None:
    state = a_state(centre=None)
    put(state, "terrace", "D4")
    put(state, "saloon", "C3", seat=0)
    put(state, "saloon", "E5", seat=1)
    assert (income(state, "C3"), income(state, "E5")) == (10, 10)
    put(state, "ranch", "D5", seat=1)  # next to E5 only
    put(state, "hotel", "D3", seat=1)  # next to C3 only
    put(state, "church", "C4", seat=0)  # next to C3 only
    assert (income(state, "C3"), income(state, "E5")) == (15, 15)


def test_cc_118_the_same_holds_for_mountains() -> None:
    for owner, expected in ((None, (3, 3)), (0, (3, 0)), (1, (0, 3))):
        state = a_state(centre=None)
        put(state, "mountain", "D4", seat=owner)
        put(state, "mine", "C3", seat=0)
        put(state, "mine", "E5", seat=1)
        assert (income(state, "C3"), income(state, "E5")) == expected


def test_cc_118_only_the_store_looks_at_rivals_symbols() -> None:
    state = a_state(centre=None)
    put(state, "house", "D4", seat=1)
    for kind, where in (("store", "C3"), ("bank", "C4"), ("drugstore", "C5"), ("saloon", "D3")):
        put(state, kind, where, seat=0)
    assert [income(state, name) for name in ("C3", "C4", "C5", "D3")] == [3, 0, 0, 0]


def test_cc_119_income_follows_the_board_at_the_moment_of_payment() -> None:
    state = a_state(money=10)
    put(state, "saloon", "E4", seat=0)
    assert income(state, "E4") == 5
    stand(state, 1, "D4")
    begin_phase(state, 3)
    play(state, "buy D4")  # the only house is now private
    assert state.phase == 4  # the whole of phase 3 is over
    assert state.money == [10, 10 - 3, 10]  # the house cost 3; the saloon earned nothing


@pytest.mark.parametrize(
    ("kind", "without_cap", "cap"),
    [("drugstore", 48, 33), ("bank", 48, 45), ("saloon", 80, 55), ("store", 48, 33)],
)
def test_cc_120_caps_and_doubling_beyond_them(kind: str, without_cap: int, cap: int) -> None:
    state = a_state(centre=None)
    put(state, kind, "D4", seat=0)
    each = without_cap // 16
    around = neighbours("D4")
    for count, where in enumerate(around, start=1):
        put(state, "terrace", where)  # two symbols for everybody
        assert income(state, "D4") == min(cap, 2 * each * count)
    state.doubled[0] = tile(kind)
    assert income(state, "D4") == 2 * cap


@pytest.mark.parametrize(("ranches", "expected"), [(3, 35), (4, 40), (5, 40)])
def test_cc_120_the_blacksmith_earns_forty_at_most(ranches: int, expected: int) -> None:
    state = a_state(round=4, row="- - - - - - -")
    put(state, "blacksmith", "E4", seat=0)
    put(state, "ranch", " ".join(["H1", "H2", "H3", "H4", "H5"][:ranches]), seat=0)
    assert income(state, "E4") == expected
    state.doubled[0] = tile("blacksmith")
    assert income(state, "E4") == 2 * expected


def a_robbed_drugstore(symbols: int) -> CarsonState:
    """Seat 0 sits in the Town Hall and doubles drugstores; seat 1 steals from the one on D4."""
    state = a_state(centre=None, money=0)
    put(state, "town_hall", "H8")
    sit(state, 0)
    put(state, "drugstore", "D4", seat=0)
    put(state, "house", " ".join(neighbours("D4")[:symbols]))
    state.doubled[0] = tile("drugstore")
    stand(state, 1, "D4")
    state.thefts[1] = parcels("D4")
    return state


def test_cc_121_formula_town_hall_cap_doubling_then_the_thief() -> None:
    state = a_robbed_drugstore(symbols=2)
    assert income(state, "D4") == (2 * 3 + 3) * 2
    assert earned(state) == [9, 9, 0]
    state = a_robbed_drugstore(symbols=8)
    put(state, "terrace", " ".join(neighbours("D4")[:3]))
    assert income(state, "D4") == min(33, 11 * 3 + 3) * 2
    assert earned(state) == [33, 33, 0]


def test_cc_121_the_attacker_rounds_down_and_the_owner_gets_the_rest() -> None:
    state = a_state(centre=None, money=0)
    put(state, "mine", "D4", seat=0)
    put_mountains_around(state, "D4", but="C3 D3 E3 C4 E4")
    stand(state, 1, "D4")
    state.thefts[1] = parcels("D4")
    assert income(state, "D4") == 9
    assert earned(state) == [5, 4, 0]


def test_cc_122_an_unneeded_defender_goes_home_after_income() -> None:
    state = a_state(money=0)
    put(state, "saloon", "E4", seat=0)
    stand(state, 0, "E4")
    begin_part(state, begin_town_hall_duel)
    assert standing(state, 0) == set()
    assert (state.reserve[0], state.general[0]) == (3 + 4, 7 - 4)  # after the round's four new ones
    assert state.money == [5, 0, 0]


def test_cc_122_defenders_wait_until_income_is_paid() -> None:
    state = a_state(money=0)
    put(state, "saloon", "E4", seat=0)
    stand(state, 0, "E4")
    assert earned(state) == [5, 0, 0]
    assert standing(state, 0) == {"E4"}
    only_part(state, clear_buildings)
    assert (standing(state, 0), state.general[0]) == (set(), 7)


def test_cc_ex_07_two_saloons_with_three_houses_each() -> None:
    orange, blue = 0, 1
    state = a_state(centre=None)
    put(state, "saloon", "C4", seat=orange)
    put(state, "saloon", "F4", seat=blue)
    put(state, "house", "D3", seat=orange)
    put(state, "house", "D4 D5")
    put(state, "house", "E3", seat=orange)  # next to Blue's saloon only
    put(state, "house", "E5 G5")
    own(state, blue, "G4")
    assert (income(state, "C4"), income(state, "F4")) == (15, 10)
