"""14 Doctor: beaten cowboys are sent on. Rules CC-201, CC-202, CC-291."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import (
    choosing,
    faces,
    fighting,
    from_part,
    from_space,
    lay_no_duel_token,
    refusal,
)
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    own,
    parcel,
    play,
    put,
    refused,
    settle_at,
    sit,
    stand,
    stand_white,
    standing,
    texts,
)
from westbound.games.carson_city.base.rules.attacks import begin_building_duels
from westbound.games.carson_city.base.rules.buy_parcels import begin_parcels
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall_duel
from westbound.games.carson_city.state import CarsonState


def with_a_doctor(passed: tuple[int, ...] = (0, 1, 2, 3), money: int = 15) -> CarsonState:
    """Seat 3 is the Doctor; everybody has firepower 4."""
    state = a_state(4, passed=passed, money=money)
    return faces(state, seat0="banker_y", seat1="grocer_y", seat2="settler_y", seat3="doctor")


def meeting(where: str, *seats: int, money: int = 15) -> CarsonState:
    """These seats meet there; in the duel the first of them in pass order rolls 6."""
    state = with_a_doctor(money=money)
    for seat in seats:
        stand(state, seat, where)
    return state


def test_cc_201_the_side_is_chosen_with_the_card() -> None:
    for name in ("doctor", "undertaker"):
        state = choosing("14")
        assert {"choose doctor", "choose undertaker"} <= set(texts(state))
        play(state, f"choose {name}")
        assert state.power(0).face == name
        assert (state.character[0], state.agenda) == (14, [])


def test_cc_201_a_loser_may_pay_3_for_another_place() -> None:
    state = from_space(meeting("ammunition", 0, 1), "ammunition")
    play(state, "roll 6 1")
    assert asked(state) == ("heal_cowboy", 1)
    play(state, "place gambling")
    assert state.money == [15, 12, 15, 18]
    assert state.reserve[1] == 3  # it was not taken back
    assert standing(state, 1) == {"gambling"}
    assert asked(state) == ("take_ammunition", 0)  # then the winner acts


def test_cc_291_the_cowboy_acts_when_its_new_place_is_reached() -> None:
    state = from_space(meeting("ammunition", 0, 1), "ammunition")
    play(state, "roll 6 1", "place gambling", "decline")
    assert asked(state) == ("roll_gambling", -1)
    play(state, "roll 3 4")
    assert state.money[1] == 12 + 7


def test_cc_291_refusing_is_free() -> None:
    state = from_space(meeting("ammunition", 0, 1), "ammunition")
    play(state, "roll 6 1", "decline")
    assert state.money == [15] * 4
    assert state.reserve[1] == 4


def test_cc_291_the_doctor_cannot_refuse() -> None:
    state = from_space(meeting("ammunition", 0, 1), "ammunition")
    play(state, "roll 6 1", "place vp_parcels")
    assert asked(state) == ("take_ammunition", 0)  # nobody asks seat 3


@pytest.mark.parametrize(("money", "allowed"), [(3, True), (2, False)])
def test_cc_291_the_3_must_be_in_hand(money: int, allowed: bool) -> None:
    state = from_space(meeting("ammunition", 0, 1, money=money), "ammunition")
    play(state, "roll 6 1")
    expected = None if allowed else ("CC-201", {"case": "money", "cost": 3, "money": money})
    assert refusal(state, "place gambling") == expected
    assert (texts(state) == ["decline"]) == (not allowed)


def test_cc_201_the_doctors_own_cowboy_first_and_free_then_pass_order() -> None:
    state = with_a_doctor(passed=(2, 1, 3, 0), money=0)
    for seat in range(4):
        stand(state, seat, "ammunition")
    state.money = [15, 15, 15, 0]
    from_space(state, "ammunition")
    play(state, "roll 1 1 1 6")  # in pass order: seat 0 wins
    assert asked(state) == ("heal_cowboy", 3)
    play(state, "place roads_3")
    assert asked(state) == ("heal_cowboy", 2)
    play(state, "place build_12")
    assert asked(state) == ("heal_cowboy", 1)
    play(state, "decline")
    assert state.money == [15, 15, 12, 3]


def test_cc_201_nobody_is_asked_without_a_doctor_or_a_duel() -> None:
    state = faces(a_state(4), seat0="banker_y", seat3="undertaker")
    state.money = [0] * 4
    stand(state, 0, "vp_parcels")
    stand(state, 1, "vp_parcels")
    play(settle_at(state, "vp_parcels"), "roll 6 1")
    assert state.agenda == []
    state = from_space(meeting("ammunition", 1), "ammunition")
    assert asked(state) == ("take_ammunition", 1)


def test_cc_201_the_winner_is_no_patient() -> None:
    state = from_space(meeting("ammunition", 0, 3), "ammunition")
    play(state, "roll 1 6")  # the Doctor wins
    assert asked(state) == ("heal_cowboy", 0)
    play(state, "decline")
    assert asked(state) == ("take_ammunition", 3)


@pytest.mark.parametrize(("die", "money"), [(6, 3), (5, 0)])
def test_cc_201_three_from_the_bank_for_each_outlaw_beaten(die: int, money: int) -> None:
    state = a_state(options={"outlaws": True}, round=2, money=0)
    faces(state, seat0="doctor", seat1="banker_y", seat2="grocer_y")
    stand(state, 1, "A1")
    play(fighting(state, "A1", 10), f"roll {die}")
    assert state.money == [money, 0, 0]


def test_cc_201_after_a_fight_with_an_outlaw() -> None:
    state = a_state(options={"outlaws": True}, round=2)
    faces(state, seat0="doctor", seat1="banker_y", seat2="grocer_y")
    stand(state, 1, "A1")
    play(fighting(state, "A1", 10), "roll 5")
    assert asked(state) == ("heal_cowboy", 1)
    assert refused(state, "place A1") == "CC-202"  # CC-291: the outlaw is still there


# --- unresolved


def test_cc_202_cc_291_not_where_it_is_resolved_already() -> None:
    state = from_space(meeting("build_8", 0, 1), "build_8")
    play(state, "roll 6 1")
    for done in ("wages", "ammunition", "roads_3", "roads_1", "build_12", "build_10", "build_8"):
        assert refusal(state, f"place {done}") == ("CC-202", {"location": done})
    assert refused(state, "place A1") == "CC-202"  # the parcel step is over
    for later in ("build_6", "build_3", "income_parcels", "gambling", "vp_cowboys", "buy_vp_5"):
        assert refused(state, f"place {later}") is None


def test_cc_291_a_space_passed_over_empty_is_resolved() -> None:
    state = from_space(meeting("roads_3", 0, 1), "roads_3")
    play(state, "roll 6 1")
    assert refused(state, "place ammunition") == "CC-202"
    assert refused(state, "place roads_1") is None


def test_cc_202_shared_spaces_are_always_allowed_until_resolved() -> None:
    state = meeting("roads_3", 0, 1)
    stand(state, 2, "roads_1 roads_1")
    from_space(state, "roads_3")
    play(state, "roll 6 1", "place roads_1")
    play(state, "done")  # the winner's road window
    assert state.roads == [3, 1, 2, 0]


def test_cc_291_a_parcel_until_the_parcel_step_ends() -> None:
    state = meeting("A1", 0, 1)
    begin_part(state, begin_parcels)
    play(state, "duel A1", "roll 6 1")
    assert asked(state) == ("heal_cowboy", 1)
    assert refused(state, "place A1") == "CC-202"  # the winner stands there
    play(state, "place H8", "buy A1")
    assert asked(state) == ("buy_parcels", 1)
    play(state, "buy H8")
    assert state.owner[parcel("H8")] == 1
    assert state.money[1] == 15 - 3 - 1


def test_cc_291_a_parcel_with_a_duel_to_come_is_contested() -> None:
    state = meeting("A1", 0, 1)
    stand(state, 2, "H8")
    stand(state, 3, "H8")
    begin_part(state, begin_parcels)
    play(state, "duel A1", "roll 6 1")
    assert refusal(state, "place H8") == ("CC-202", {"location": "H8"})


def test_cc_291_a_building_until_payment() -> None:
    state = meeting("C3", 0, 1, money=3)
    put(state, "hotel", "C3", seat=2)
    put(state, "hotel", "F6", seat=2)
    put(state, "hotel", "G2", seat=1)
    begin_part(state, begin_building_duels)
    play(state, "duel C3", "roll 6 1")
    assert refused(state, "place G2") is None  # defending
    assert refused(state, "place gambling") == "CC-202"
    play(state, "place F6", "steal C3", "steal F6")
    assert state.money == [3 + 3, 0 + 6 + 3, 3 + 3 + 3, 3 + 3]


def test_cc_291_not_after_payment() -> None:
    state = meeting("vp_parcels", 0, 1)
    put(state, "hotel", "F6", seat=2)
    from_space(state, "vp_parcels")
    play(state, "roll 6 1")
    assert refused(state, "place F6") == "CC-202"
    assert refused(state, "place vp_buildings") is None


@pytest.mark.parametrize(("space", "rule"), [("gambling", None), ("vp_parcels", "CC-202")])
def test_cc_291_the_town_hall_until_its_duel(space: str, rule: str | None) -> None:
    state = meeting(space, 0, 1)
    put(state, "town_hall", "F6")
    from_space(state, space)
    play(state, "roll 6 1")
    assert refused(state, "place F6") == rule


def test_cc_291_the_town_hall_after_its_own_duel_is_resolved() -> None:
    state = meeting("F6", 0, 1)
    put(state, "town_hall", "F6")
    put(state, "hotel", "C3", seat=2)
    begin_part(state, begin_town_hall_duel)
    play(state, "roll 6 1")
    assert refused(state, "place F6") == "CC-202"
    assert refused(state, "place C3") is None  # a later substep


def test_cc_291_a_building_is_open_while_the_town_hall_is_fought_for() -> None:
    state = meeting("F6", 0, 1)
    put(state, "town_hall", "F6")
    put(state, "hotel", "C3", seat=2)
    from_part(state, state.setup.town_hall_part)
    play(state, "roll 6 1")
    assert refused(state, "place F6") == "CC-202"  # its own duel is over
    assert refused(state, "place C3") is None
    assert refused(state, "place gambling") == "CC-202"


def test_cc_291_cc_254_the_town_hall_is_open_while_outlaws_are_fought() -> None:
    state = a_state(options={"outlaws": True})
    faces(state, seat0="banker_y", seat1="grocer_y", seat2="doctor")
    put(state, "town_hall", "F6")
    stand(state, 0, "B2")
    state.outlaws, state.strength = 1 << parcel("B2"), 30
    from_part(state, state.setup.town_hall_part - 1)
    play(state, "duel B2", "roll 1")
    assert asked(state) == ("heal_cowboy", 0)
    assert refused(state, "place F6") is None


@pytest.mark.parametrize("seat", [0, 2])
def test_cc_291_not_where_a_rival_sits(seat: int) -> None:
    state = meeting("gambling", 0, 1)
    put(state, "town_hall", "F6")
    sit(state, seat)
    from_space(state, "gambling")
    play(state, "roll 6 1")
    assert refusal(state, "place F6") == ("CC-202", {"location": "F6"})


# --- uncontested and legal in itself


@pytest.mark.parametrize("quiet", [False, True])
def test_cc_202_no_cowboy_of_another_player(quiet: bool) -> None:
    state = meeting("ammunition", 0, 1)
    stand(state, 2, "gambling")
    if quiet:
        lay_no_duel_token(state, 2, "gambling")
    stand(state, 1, "vp_parcels")
    from_space(state, "ammunition")
    play(state, "roll 6 1")
    assert refusal(state, "place gambling") == ("CC-202", {"location": "gambling"})
    assert refused(state, "place vp_parcels") == "CC-047"  # an own one is there
    assert refused(state, "place vp_cowboys") is None


def test_cc_202_the_place_must_be_legal_in_itself() -> None:
    state = meeting("ammunition", 0, 1)
    state.round = 3
    put(state, "church", "C3", seat=2)
    own(state, 2, "H8")
    state.row[0] = 0
    from_space(state, "ammunition")
    play(state, "roll 6 1")
    assert refused(state, "place buy_vp_2") == "CC-055"
    assert refused(state, "place build_12") == "CC-055"
    assert refused(state, "place C3") == "CC-127"
    assert refused(state, "place H8") == "CC-054"


def test_cc_202_not_beside_the_white_cowboy() -> None:
    state = meeting("ammunition", 0, 1)
    faces(state, seat2="sheriff_y")
    stand_white(state, 2, "gambling")
    from_space(state, "ammunition")
    play(state, "roll 6 1")
    assert refused(state, "place gambling") == "CC-176"


def test_cc_202_two_patients_do_not_meet() -> None:
    state = from_space(meeting("ammunition", 0, 1, 2), "ammunition")
    play(state, "roll 6 1 1", "place gambling")
    assert asked(state) == ("heal_cowboy", 2)
    assert refusal(state, "place gambling") == ("CC-202", {"location": "gambling"})


def test_cc_291_a_corral_until_the_rodeo_without_a_new_horse() -> None:
    state = a_state(options={"horses": True})
    faces(state, seat0="banker_y", seat1="grocer_y", seat2="doctor")
    stand(state, 0, "vp_parcels")
    stand(state, 1, "vp_parcels")
    from_space(state, "vp_parcels")
    play(state, "roll 6 1")
    assert refused(state, "place corral_5") is None
    play(state, "place corral_5")
    assert asked(state)[0] not in ("equip", "corral_two")
    assert state.horses[1] == 1


def test_cc_201_the_winner_acts_with_what_he_has_after_the_fees() -> None:
    state = from_space(meeting("buy_vp_5", 3, 1), "buy_vp_5")
    state.money = [0, 3, 0, 2]
    play(state, "roll 1 6")  # seat 1 passed first; the Doctor wins
    play(state, "place buy_vp_4")
    assert asked(state) == ("buy_points", 3)
    assert refused(state, "buy vp 1") is None  # 2 and the fee of 3
