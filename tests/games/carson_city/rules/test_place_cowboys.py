"""Phase 2, placing cowboys. Rules CC-045 to CC-057."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    begin_phase,
    match_at,
    own,
    parcel,
    placing,
    play,
    play_forced,
    put,
    refused,
    sit,
    stand,
    stand_white,
    standing,
    texts,
)
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.rules.place_cowboys import begin_placing
from westbound.games.carson_city.base.rules.resolve_actions import first_player
from westbound.games.carson_city.locations import SPACE_NAMES
from westbound.games.carson_city.state import CarsonState


def placing_in_town() -> CarsonState:
    """Seat 0 places; seat 0 has a bank on C3, seat 1 a saloon on C4 and an empty parcel C5."""
    state = a_state()
    put(state, "bank", "C3", seat=0)
    put(state, "saloon", "C4", seat=1)
    own(state, 1, "C5")
    return placing(state, 0)


def test_cc_045_one_cowboy_or_a_pass_until_all_have_passed() -> None:
    state = placing(a_state(), 0)
    play(state, "place gambling")
    assert state.reserve == [2, 3, 3]
    assert asked(state) == ("place_or_pass", 1)
    assert refused(state, "place wages", seat=0) == "WB-001"  # exactly one cowboy
    play(state, "pass", "place wages")
    assert asked(state) == ("place_or_pass", 0)
    play(state, "place wages")
    assert asked(state) == ("place_or_pass", 2)  # seat 1 has passed
    play(state, "pass", "place roads_3")
    assert asked(state) == ("place_or_pass", 0)  # alone now
    play(state, "pass")
    assert state.agenda == []
    assert state.passed == [1, 2, 0]


def test_cc_045_the_phase_starts_with_the_first_of_the_track() -> None:
    state = a_state(phase=2)
    state.track = [2, 0, 1]
    begin_part(state, begin_placing)
    placers = []
    for _ in range(4):
        placers.append(asked(state)[1])
        play(state, "place wages")
    assert placers == [2, 0, 1, 2]


def test_cc_046_where_a_cowboy_may_go() -> None:
    state = placing_in_town()
    put(state, "town_hall", "H8")
    placing(state, 0)
    for where in SPACE_NAMES:
        assert refused(state, f"place {where}") is None
    assert refused(state, "place A1") is None  # a parcel to buy
    assert refused(state, "place C4") is None  # a rival's building to attack
    assert refused(state, "place C3") is None  # an own building to defend
    assert refused(state, "place H8") is None  # the Town Hall
    assert refused(state, "place C5") == "CC-054"  # nothing to do there


def test_cc_046_a_safe_building_cannot_be_attacked_but_defended() -> None:
    state = a_state()
    put(state, "prison", "C3", seat=1)
    placing(state, 0)
    assert refused(state, "place C3") == "CC-127"
    placing(state, 1)
    assert refused(state, "place C3") is None


def test_cc_047_one_own_cowboy_on_a_duel_location() -> None:
    state = placing_in_town()
    stand(state, 0, "gambling A1 C4")
    placing(state, 0)
    for where in ("gambling", "A1", "C4"):
        assert refused(state, f"place {where}") == "CC-047"
    for where in ("roads_3", "A2"):
        assert refused(state, f"place {where}") is None


@pytest.mark.parametrize("where", ["wages", "roads_1"])
def test_cc_047_any_number_on_the_shared_spaces(where: str) -> None:
    state = placing(a_state(players=2), 0, passed=(1,))
    play(state, *[f"place {where}"] * 3)
    assert state.reserve[0] == 0
    assert (state.wage_workers if where == "wages" else state.road_workers)[0] == 3


def test_cc_047_placing_strikes_the_location_out_at_once() -> None:
    state = placing(a_state(players=2), 0, passed=(1,))
    play(state, "place gambling")
    assert refused(state, "place gambling") == "CC-047"
    assert refused(state, "place income_parcels") is None


def test_cc_048_cowboys_of_others_do_not_block() -> None:
    state = placing_in_town()
    stand(state, 1, "gambling A1 C3")
    stand(state, 2, "gambling C4 build_12")
    placing(state, 0)
    for where in ("gambling", "A1", "C3", "C4", "build_12"):
        assert refused(state, f"place {where}") is None


def test_cc_048_except_the_white_cowboy() -> None:
    state = a_state()
    stand_white(state, 1, "gambling")
    for seat in (0, 2):
        placing(state, seat)
        assert refused(state, "place gambling") == "CC-176"
        assert refused(state, "place roads_3") is None


def test_cc_049_one_cowboy_for_each_parcel_wanted() -> None:
    state = placing(a_state(players=2), 0, passed=(1,))
    play(state, "place A1", "place B1")
    assert refused(state, "place A1") == "CC-047"
    play(state, "place C1")
    assert standing(state, 0) == {"A1", "B1", "C1"}


def test_cc_050_passing_is_free_and_final() -> None:
    state = placing(a_state(), 0)
    assert refused(state, "pass") is None
    play(state, "pass")  # with all cowboys, none placed
    assert state.reserve[0] == 3
    play(state, "place wages", "place wages", "place wages")
    assert asked(state) == ("place_or_pass", 2)
    assert refused(state, "place wages", seat=0) == "WB-001"
    assert state.passed == [0]


def test_cc_051_without_a_cowboy_the_pass_is_automatic() -> None:
    state = a_state(phase=2)
    for seat, left in enumerate((1, 0, 1)):
        state.general[seat], state.reserve[seat] = 10 - left, left
    match = match_at(begin_part(state, begin_placing))
    match.play("place wages")
    assert [(e.seat, e.text, e.automatic) for e in match.log] == [
        (0, "place wages", False),
        (1, "pass", True),
    ]
    assert match.turn == 2  # still has a cowboy and a choice


def test_cc_051_only_passing_is_listed_and_placing_refused() -> None:
    state = a_state()
    state.general[0], state.reserve[0] = 10, 0
    placing(state, 0)
    assert texts(state) == ["pass"]
    assert refused(state, "place wages") == "CC-051"


def test_cc_051_the_white_cowboy_is_one_to_place() -> None:
    state = a_state()
    state.general[0], state.reserve[0] = 10, 0
    state.white_owner = 0
    placing(state, 0)
    assert refused(state, "place white gambling") is None
    assert refused(state, "place gambling") == "CC-051"


def test_cc_052_the_pass_order_forms_the_lower_track() -> None:
    state = placing(a_state(), 0)
    play(state, "place wages", "place wages", "pass", "place wages", "pass", "pass")
    assert state.passed == [2, 1, 0]


def test_cc_052_the_pass_order_decides_ties_and_the_next_first_choice() -> None:
    state = a_state(passed=(2, 1, 0), money=0)
    stand(state, 0, "gambling")
    stand(state, 2, "gambling")
    assert first_player(state) == 2
    begin_phase(state, 3)
    play(state, "roll 4 4")  # equal totals
    assert asked(state) == ("roll_gambling", CHANCE)
    assert standing(state, 0) == set()
    assert standing(state, 2) == {"gambling"}
    play_forced(play(state, "roll 1 1"))
    assert asked(state) == ("choose_card", 2)


def test_cc_053_unowned_parcels_whatever_stands_there() -> None:
    state = a_state()
    put(state, "mountain", "F6")
    put(state, "terrace", "G6")
    put(state, "town_hall", "H6")
    own(state, 1, "A1")
    placing(state, 0)
    for name in ("H1", "D4", "F6", "G6"):  # empty, house, mountain, terrace
        assert refused(state, f"place {name}") is None
    assert refused(state, "place A1") == "CC-054"
    stand(state, 0, "H1")
    sit(state, 0)
    placing(state, 0)
    assert refused(state, "place H6") == "CC-150"  # the Town Hall is occupied, never bought


def test_cc_053_a_cowboy_on_the_town_hall_buys_nothing() -> None:
    state = a_state()
    put(state, "town_hall", "H6")
    stand(state, 0, "H6")
    begin_phase(state, 3)
    assert asked(state) == ("spend_money", 0)  # no purchase was offered
    assert state.owner[parcel("H6")] == -1
    assert state.sitter == 0


def test_cc_053_cc_054_parcels_with_an_outlaw_are_not_for_sale() -> None:
    state = a_state(options={"outlaws": True})
    placing(state, 0)
    assert refused(state, "place B2") is None
    state.outlaws = 1 << parcel("B2")
    placing(state, 0)
    assert refused(state, "place B2") is None  # to fight him (CC-254)
    state.property_left[0] = 0
    placing(state, 0)
    assert refused(state, "place B2") is None
    assert refused(state, "place B3") == "CC-057"


@pytest.mark.parametrize("kind", ["", "house", "terrace", "mountain"])
@pytest.mark.parametrize("owner", [0, 1])
def test_cc_054_owned_parcels_without_a_building_are_not_legal(kind: str, owner: int) -> None:
    state = a_state()
    own(state, owner, "C3 C4")
    if kind:
        put(state, kind, "C3", seat=owner)
    put(state, "hotel", "C4", seat=owner)
    placing(state, 0)
    assert refused(state, "place C3") == "CC-054"
    assert refused(state, "place C4") is None


def test_cc_055_a_building_space_without_a_tile() -> None:
    state = placing(a_state(row="mine - saloon - drugstore - ranch"), 0)
    for price in (12, 8, 5, 3):
        assert refused(state, f"place build_{price}") is None
    for price in (10, 6, 4):
        assert refused(state, f"place build_{price}") == "CC-055"


@pytest.mark.parametrize(("price", "last_round"), [(5, 4), (4, 3), (3, 2), (2, 1)])
def test_cc_055_a_closed_vp_space(price: int, last_round: int) -> None:
    for round_number in (1, 2, 3, 4):
        state = placing(a_state(round=round_number), 0)
        expected = None if round_number <= last_round else "CC-055"
        assert refused(state, f"place buy_vp_{price}") == expected


def test_cc_055_the_ammunition_space_without_its_token() -> None:
    state = placing(a_state(), 0)
    assert refused(state, "place ammunition") is None
    state.ammunition = 2
    placing(state, 0)
    assert refused(state, "place ammunition") == "CC-055"


def test_cc_056_placing_asks_for_no_money() -> None:
    state = placing(a_state(players=2, money=0), 0, passed=(1,))
    play(state, "place A1", "place build_12", "place D4")
    assert standing(state, 0) == {"A1", "build_12", "D4"}
    assert state.money[0] == 0


def test_cc_057_no_property_tile_no_parcel() -> None:
    state = a_state()
    put(state, "bank", "C3", seat=0)
    own(state, 0, "A1 B1 C1 D1 E1 F1 G1 H1 A8 B8")
    placing(state, 0)
    assert state.property_left[0] == 1
    assert refused(state, "place C8") is None
    own(state, 0, "C8")
    placing(state, 0)
    assert refused(state, "place D8") == "CC-057"
    assert refused(state, "place C3") is None  # defending needs no tile
    placing(state, 1)
    assert refused(state, "place D8") is None  # others still may
