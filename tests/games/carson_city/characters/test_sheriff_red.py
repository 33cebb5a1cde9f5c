"""1 Sheriff, red: no attacks, no joining, 3 VP for each duel lost. Rules CC-178, CC-290."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import (
    choosing,
    faces,
    fighting,
    lay_no_duel_token,
    refusal,
)
from tests.games.carson_city.positions import (
    a_state,
    asked,
    own,
    parcel,
    placing,
    play,
    put,
    refused,
    settle_at,
    sit,
    stand,
)
from westbound.games.carson_city.state import CHARACTERS, NOBODY, CarsonState


def a_red_sheriff(**options: bool) -> CarsonState:
    """Seat 0 is the Sheriff on the red side."""
    return faces(a_state(options=options), seat0="sheriff_r", seat1="grocer_y", seat2="mercenary_y")


def test_cc_178_no_white_cowboy() -> None:
    state = play(choosing("1R"), "choose sheriff")
    assert state.white_owner == NOBODY
    assert state.power(0).face == "sheriff_r"


def test_cc_178_he_may_not_attack() -> None:
    state = a_red_sheriff()
    put(state, "saloon", "C3", seat=1)
    placing(state, 0)
    assert refusal(state, "place C3") == ("CC-178", {"case": "attack", "parcel": "C3"})
    placing(state, 2)
    assert refused(state, "place C3") is None


@pytest.mark.parametrize("where", ["gambling", "build_12", "A1", "buy_vp_5"])
def test_cc_178_he_joins_nobody(where: str) -> None:
    state = placing(a_red_sheriff(), 0)
    assert refused(state, f"place {where}") is None
    stand(state, 1, where)
    placing(state, 0)
    assert refusal(state, f"place {where}") == ("CC-178", {"case": "joins", "location": where})
    placing(state, 2)
    assert refused(state, f"place {where}") is None


def test_cc_178_nobody_is_joined_on_the_shared_spaces() -> None:
    state = a_red_sheriff()
    stand(state, 1, "wages roads_1")
    placing(state, 0)
    assert refused(state, "place wages") is None
    assert refused(state, "place roads_1") is None


def test_cc_178_he_may_defend_an_own_building() -> None:
    state = a_red_sheriff()
    put(state, "saloon", "C3", seat=0)
    stand(state, 1, "C3")
    placing(state, 0)
    assert refused(state, "place C3") is None


def test_cc_178_others_may_challenge_him() -> None:
    state = placing(a_red_sheriff(), 0)
    play(state, "place gambling")
    assert asked(state) == ("place_or_pass", 1)
    assert refused(state, "place gambling") is None


def test_cc_178_no_challenge_to_a_sitting_cowboy() -> None:
    state = a_red_sheriff()
    put(state, "town_hall", "F6")
    placing(state, 0)
    assert refused(state, "place F6") is None
    sit(state, 1)
    placing(state, 0)
    assert refusal(state, "place F6") == ("CC-178", {"case": "joins", "location": "F6"})
    placing(state, 2)
    assert refused(state, "place F6") is None


def test_cc_178_outlaws_only_on_own_buildings() -> None:
    state = a_red_sheriff(outlaws=True)
    put(state, "saloon", "C3", seat=0)
    put(state, "saloon", "F6", seat=1)
    state.outlaws = 1 << parcel("C3") | 1 << parcel("F6") | 1 << parcel("A1")
    placing(state, 0)
    assert refused(state, "place C3") is None
    assert refusal(state, "place A1") == ("CC-178", {"case": "outlaw", "parcel": "A1"})
    assert refused(state, "place F6") == "CC-178"
    placing(state, 2)
    assert refused(state, "place A1") is None


def test_cc_178_no_outlaw_on_the_town_hall_nor_on_an_own_empty_parcel() -> None:
    state = a_red_sheriff(outlaws=True)
    put(state, "town_hall", "F6")
    own(state, 0, "A1")
    state.outlaws = 1 << parcel("F6") | 1 << parcel("A1")
    placing(state, 0)
    for name in ("F6", "A1"):
        assert refusal(state, f"place {name}") == ("CC-178", {"case": "outlaw", "parcel": name})
    placing(state, 2)
    assert refused(state, "place F6") is None


def test_cc_178_three_vp_for_each_duel_lost() -> None:
    state = a_red_sheriff()
    stand(state, 0, "gambling vp_parcels")
    stand(state, 1, "gambling vp_parcels")
    play(settle_at(state, "gambling"), "roll 1 6")
    assert state.vp == [3, 0, 0]  # at once
    play(state, "roll 1 1")
    play(settle_at(state, "vp_parcels"), "roll 1 6")
    assert state.vp == [6, 0, 0]


def test_cc_178_nothing_for_a_duel_won() -> None:
    state = a_red_sheriff()
    stand(state, 0, "vp_parcels")
    stand(state, 1, "vp_parcels")
    play(settle_at(state, "vp_parcels"), "roll 6 1")
    assert state.vp == [0, 0, 0]


@pytest.mark.parametrize(("die", "vp"), [(3, 3), (6, 0)])
def test_cc_178_a_lost_fight_with_an_outlaw_counts(die: int, vp: int) -> None:
    state = a_state(options={"outlaws": True}, round=2)
    faces(state, seat0="sheriff_r", seat1="grocer_y", seat2="mercenary_y")
    put(state, "ranch", "C3", seat=0)  # 5 firepower with its revolver
    stand(state, 0, "C3")
    play(fighting(state, "C3", 11), f"roll {die}")
    assert state.points[CHARACTERS] == vp


def test_cc_290_a_token_cowboy_is_no_obstacle() -> None:
    state = a_red_sheriff()
    stand(state, 1, "gambling")
    lay_no_duel_token(state, 1, "gambling")
    placing(state, 0)
    assert refused(state, "place gambling") is None
    stand(state, 2, "gambling")
    placing(state, 0)
    assert refused(state, "place gambling") == "CC-178"
