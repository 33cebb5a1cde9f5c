"""Kept buildings and their window: CC-111 to CC-113 and CC-283."""

from __future__ import annotations

from tests.games.carson_city.building_positions import (
    earned,
    income,
    keep_tiles,
    kept_names,
    on,
)
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    begin_phase,
    cards,
    complaints,
    only_part,
    own,
    placing,
    play,
    play_forced,
    put,
    refused,
    settle_at,
    stand,
    texts,
)
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.kept_buildings import begin_kept_buildings
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.base.steps import PlaceKept, PlaceOrPass
from westbound.games.carson_city.characters.grocer import MoneyOrDouble


def test_cc_111_a_bought_building_may_be_kept_although_it_could_be_placed() -> None:
    state = a_state(money=30)
    own(state, 0, "E4")
    keep_tiles(state, 0, "hotel hotel bank")
    stand(state, 0, "build_8")
    settle_at(state, "build_8")
    play(state, "buy")
    assert refused(state, "build E4") is None
    assert refused(state, "keep") is None
    play(state, "keep")
    assert kept_names(state, 0) == ["bank", "saloon", "hotel", "hotel"]  # in any number


def test_cc_111_kept_buildings_stay_from_round_to_round() -> None:
    state = a_state()
    keep_tiles(state, 0, "hotel")
    begin_phase(state, 4)
    play_forced(state)
    play(state, "spend 0", "spend 0", "spend 0")
    assert kept_names(state, 0) == ["hotel"]


def test_cc_112_the_window_opens_after_the_3_space_in_pass_order() -> None:
    state = a_state(passed=(2, 0, 1), money=30)
    own(state, 0, "E4")
    own(state, 2, "C4")
    keep_tiles(state, 2, "bank")  # from an earlier round
    stand(state, 0, "build_3 gambling")
    begin_phase(state, 3)
    assert asked(state) == ("buy_from_row", 0)
    play(state, "buy", "keep")  # bought now
    assert asked(state) == ("place_kept", 2)
    play(state, "use bank", "build C4", "house C5", "done")
    assert asked(state) == ("place_kept", 0)
    play(state, "use ranch", "build E4", "done")
    assert asked(state) == ("roll_gambling", -1)  # seat 1 has nothing to place
    assert (on(state, "C4"), on(state, "E4")) == ("bank", "ranch")
    assert complaints(state) == []


def test_cc_112_outside_the_window_nothing_kept_is_placed() -> None:
    state = a_state(phase=2, money=30)
    own(state, 0, "E4")
    keep_tiles(state, 0, "ranch")
    placing(state, 0)
    assert refused(state, "use ranch") == PlaceOrPass.rule
    assert refused(state, "build E4") == PlaceOrPass.rule
    state.phase, state.passed = 3, [0, 1, 2]
    begin_part(state, begin_kept_buildings)
    assert refused(state, "use ranch") is None


def test_cc_113_kept_buildings_give_nothing() -> None:
    state = a_state()
    put(state, "bank", "E4", seat=0)
    put(state, "drugstore", "C4", seat=0)
    strength, points = firepower(state, 0), final_points(state, 0)
    keep_tiles(state, 0, "mine ranch prison hotel station")
    assert firepower(state, 0) == strength  # no revolvers
    assert final_points(state, 0) == points
    assert (income(state, "E4"), income(state, "C4")) == (3, 3)  # D4 only: no own mine or ranch
    assert earned(state) == [6, 0, 0]  # and no hotel
    stand(state, 0, "vp_buildings")
    settle_at(state, "vp_buildings")
    assert state.vp[0] == 2


def test_cc_113_a_kept_type_does_not_count_as_owned() -> None:
    state = a_state()
    cards(state, seat0="grocer", seat2="sheriff")
    put(state, "bank", "E4", seat=0)
    keep_tiles(state, 0, "hotel")
    state.agenda = [MoneyOrDouble(0)]
    assert refused(state, "double hotel") == "CC-180"
    assert refused(state, "double bank") is None


def test_cc_113_only_what_one_has_can_be_placed() -> None:
    state = a_state()
    own(state, 0, "E4")
    keep_tiles(state, 0, "hotel")
    only_part(state, begin_kept_buildings)
    assert refused(state, "use saloon") == "CC-113"
    assert refused(state, "use hotel") is None


def test_cc_283_with_a_purchase_only_the_new_tile_may_be_placed() -> None:
    state = a_state(money=30)
    own(state, 0, "E4 E5")
    keep_tiles(state, 0, "ranch")
    stand(state, 0, "build_8")
    settle_at(state, "build_8")
    assert refused(state, "use ranch") == "CC-096"
    play(state, "buy")
    assert refused(state, "use ranch") == "CC-101"
    play(state, "build E4", "house C3")
    assert asked(state) == ("", -1)
    assert (on(state, "E4"), kept_names(state, 0)) == ("saloon", ["ranch"])


def test_cc_283_each_places_all_he_wants_before_the_next() -> None:
    state = a_state()
    own(state, 0, "E4 E5 E3")
    keep_tiles(state, 0, "ranch ranch hotel")
    keep_tiles(state, 1, "bank")
    only_part(state, begin_kept_buildings)
    play(state, "use ranch", "build E4")
    assert asked(state) == ("place_kept", 0)
    play(state, "use hotel", "build E5", "house C3")
    assert asked(state) == ("place_kept", 0)
    play(state, "done")
    assert kept_names(state, 0) == ["ranch"]
    assert asked(state) == ("place_kept", 1)
    assert refused(state, "use ranch") == "CC-113"  # the others' tiles are theirs


def test_cc_283_a_tile_put_aside_waits_until_something_else_is_placed() -> None:
    state = a_state()
    own(state, 0, "E4 E5")
    keep_tiles(state, 0, "saloon hotel")
    keep_tiles(state, 1, "bank")  # its owner comes later
    begin_part(state, begin_kept_buildings)
    play(state, "use saloon", "keep")
    assert refused(state, "use saloon") == "CC-283"
    play(state, "use hotel", "build E4", "house C3")
    assert refused(state, "use saloon") is None
    assert isinstance(state.agenda[-1], PlaceKept)
    assert texts(state) == ["use saloon", "done"]


def test_cc_283_a_type_put_aside_may_be_used_again_after_a_new_road() -> None:
    state = a_state()
    own(state, 0, "G4")
    keep_tiles(state, 0, "saloon")
    state.roads[0] = 2
    begin_part(state, begin_kept_buildings)
    assert asked(state) == ("place_kept", 0)
    play(state, "use saloon", "keep")
    assert refused(state, "use saloon") == "CC-283"
    play(state, "road E4n", "road F4n")
    assert refused(state, "use saloon") is None
