"""Consent to a house or terrace on a rival's parcel: CC-104, CC-109, CC-284."""

from __future__ import annotations

from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    complaints,
    only_part,
    own,
    parcels,
    play,
    put,
    refused,
    texts,
)
from tests.games.carson_city.rules.building_positions import (
    in_hand,
    keep_tiles,
    kept_names,
    on,
    owner_of,
    put_mountains_around,
)
from westbound.games.carson_city.base.rules.kept_buildings import begin_kept_buildings
from westbound.games.carson_city.state import CarsonState


def a_crowded_centre() -> CarsonState:
    """Seat 0 owns E4; of the connected parcels only E5 and C5 are vacant, and they are rivals'."""
    state = a_state(money=5)
    own(state, 0, "E4")
    own(state, 1, "E5")
    own(state, 2, "C5")
    put(state, "terrace", "D4")
    put_mountains_around(state, "D4", but="E4 E5 C5")
    return state


def test_cc_104_the_owner_answers_before_the_building_is_placed() -> None:
    state = in_hand(a_crowded_centre(), 0, "saloon")
    assert refused(state, "build E4") == "CC-102"
    play(state, "ask E5")
    assert asked(state) == ("answer_request", 1)
    assert texts(state) == ["agree", "refuse"]
    assert refused(state, "agree", seat=0) == "WB-001"  # nobody answers for the owner
    assert on(state, "E4") == "vacant"
    play(state, "agree")
    assert asked(state) == ("place_building", 0)
    play(state, "build E4", "house E5")
    assert (on(state, "E5"), owner_of(state, "E5")) == ("house", 1)
    assert state.money == [5, 5, 5]  # no payment
    assert complaints(state) == []


def test_cc_104_after_a_no_another_parcel_may_be_asked_or_the_building_kept() -> None:
    state = in_hand(a_crowded_centre(), 0, "saloon")
    play(state, "ask E5", "refuse")
    assert refused(state, "ask E5") == "CC-104"  # once per parcel
    assert refused(state, "build E4") == "CC-102"
    assert refused(state, "keep") is None
    play(state, "ask C5")
    assert asked(state) == ("answer_request", 2)
    play(state, "agree", "build E4")
    assert refused(state, "house E5") == "CC-104"
    play(state, "house C5")
    assert on(state, "C5") == "house"


def test_cc_104_only_rivals_parcels_need_asking() -> None:
    state = a_state()
    own(state, 0, "E4 C3")
    own(state, 1, "E5")
    in_hand(state, 0, "saloon")
    assert refused(state, "ask E5") is None
    assert refused(state, "ask C3") == "CC-104"  # own
    assert refused(state, "ask C4") == "CC-104"  # nobody's


def test_cc_104_a_request_must_be_able_to_lead_to_a_house() -> None:
    state = a_state()
    own(state, 0, "E4")
    own(state, 1, "E5 F4 H8")
    put(state, "mountain", "C3", seat=1)
    in_hand(state, 0, "saloon")
    assert refused(state, "ask F4") == "CC-130"  # not connected
    assert refused(state, "ask C3") == "CC-099"  # not vacant
    state.outlaws = parcels("E5")
    assert refused(state, "ask E5") == "CC-115"
    state.outlaws = 0
    assert refused(state, "ask E5") is None
    state.roads[0] = 1  # one road can reach F4, none can reach H8
    assert refused(state, "ask F4") is None
    assert refused(state, "ask H8") == "CC-130"
    in_hand(state, 0, "ranch")
    assert refused(state, "ask E5") == "CC-099"  # a ranch has no house


def test_cc_104_without_a_parcel_for_the_building_nobody_is_asked() -> None:
    state = a_state()
    own(state, 1, "E5")
    in_hand(state, 0, "saloon")
    assert refused(state, "ask E5") == "CC-097"
    own(state, 0, "E4")
    assert refused(state, "ask E5") is None


def test_cc_104_a_later_placement_may_ask_again() -> None:
    state = a_crowded_centre()
    keep_tiles(state, 0, "saloon")
    only_part(state, begin_kept_buildings)
    play(state, "use saloon", "ask E5", "refuse", "keep", "done")
    only_part(state, begin_kept_buildings)  # another round
    play(state, "use saloon")
    assert refused(state, "ask E5") is None


def test_cc_109_cc_104_a_rivals_house_is_asked_for_like_a_parcel() -> None:
    state = a_state()
    own(state, 1, "D4")
    own(state, 0, "E4")
    put_mountains_around(state, "D4", but="E4 E5")
    in_hand(state, 0, "saloon")
    assert refused(state, "ask D4") == "CC-105"  # E5 is empty: it could not be turned
    put(state, "mountain", "E5")
    assert refused(state, "ask D4") is None
    play(state, "ask D4", "refuse")
    assert refused(state, "ask D4") == "CC-104"
    assert refused(state, "build E4") == "CC-102"


def test_cc_109_without_the_option_nobody_is_asked_for_a_terrace() -> None:
    state = a_state(options={"terrace_on_rival_house_needs_consent": False})
    own(state, 1, "D4")
    own(state, 0, "E4")
    put_mountains_around(state, "D4", but="E4")
    in_hand(state, 0, "saloon")
    assert refused(state, "ask D4") == "CC-109"
    play(state, "build E4", "terrace D4")
    assert on(state, "D4") == "terrace"


def test_cc_284_a_school_may_need_several_consents() -> None:
    state = a_crowded_centre()
    put(state, "house", "F7", seat=1)
    put_mountains_around(state, "F7")
    in_hand(state, 0, "school")
    for where, owner in (("E5", 1), ("C5", 2), ("F7", 1)):
        assert refused(state, "build E4") == "CC-102"
        play(state, f"ask {where}")
        assert asked(state) == ("answer_request", owner)  # each parcel separately
        play(state, "agree")
    play(state, "build E4", "house C5", "terrace F7", "house E5")
    assert [on(state, name) for name in ("E4", "E5", "C5", "F7")] == [
        "school", "house", "house", "terrace",
    ]  # fmt: skip
    assert complaints(state) == []


def test_cc_284_if_the_plan_still_fails_nothing_is_placed() -> None:
    state = a_crowded_centre()
    put(state, "house", "F7", seat=1)
    put_mountains_around(state, "F7")
    in_hand(state, 0, "school")
    before = state.tile[:]
    play(state, "ask E5", "agree", "ask C5", "refuse", "ask F7", "agree")
    assert refused(state, "build E4") == "CC-102"
    assert texts(state) == ["keep"]
    play(state, "keep")
    assert state.tile == before
    assert kept_names(state, 0) == ["school"]


def test_cc_104_cc_284_a_consent_is_valid_for_one_placement_only() -> None:
    state = a_crowded_centre()
    keep_tiles(state, 0, "saloon bank")
    begin_part(state, begin_kept_buildings)
    play(state, "use saloon", "ask E5", "agree", "keep")
    play(state, "use bank")
    assert refused(state, "build E4") == "CC-102"  # the consent was for the saloon
    assert refused(state, "ask E5") is None
    play(state, "ask E5", "agree")
    assert refused(state, "build E4") is None


def test_cc_284_a_consent_need_not_be_used() -> None:
    state = a_state()
    own(state, 0, "E4")
    own(state, 1, "E5")
    in_hand(state, 0, "saloon")
    play(state, "ask E5", "agree", "build E4", "house C3")
    assert (on(state, "E5"), on(state, "C3")) == ("vacant", "house")
