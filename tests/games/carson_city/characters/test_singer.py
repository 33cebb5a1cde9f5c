"""11 Singer. Yellow: two no-duel tokens; red: sings, not gambles. CC-194 to CC-196, CC-290."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import (
    choosing,
    faces,
    give_tokens,
    is_quiet,
    lay_no_duel_token,
    refusal,
    table_with,
)
from tests.games.carson_city.positions import (
    a_state,
    asked,
    complaints,
    only_part,
    own,
    placing,
    play,
    put,
    refused,
    settle_at,
    stand,
    stand_white,
    texts,
)
from westbound.games.carson_city.base.rules.end_of_round import return_cards
from westbound.games.carson_city.state import CarsonState

ALLOWED = [
    "roads_3", "income_parcels", "income_cowboys", "gambling", "vp_parcels", "vp_buildings",
    "vp_cowboys", "buy_vp_5", "buy_vp_4", "buy_vp_3", "buy_vp_2",
]  # fmt: skip
FORBIDDEN = ["wages", "roads_1", "ammunition", "build_12", "build_3", "A1", "C3", "F6"]


def a_singer(face: str = "singer_y", tokens: int = 2) -> CarsonState:
    """Seat 0 is the Singer; a rival's saloon stands on C3 and the Town Hall on F6."""
    cards = "11R" if face == "singer_r" else "11Y"
    state = table_with(cards, phase=2)
    faces(state, seat0=face, seat1="banker_y", seat2="grocer_y")
    give_tokens(state, 0, tokens)
    put(state, "saloon", "C3", seat=1)
    put(state, "town_hall", "F6")
    return state


# --- yellow: the tokens


def test_cc_194_two_tokens() -> None:
    state = play(choosing("11Y"), "choose singer")
    assert state.no_duel == (2, 0, 0)
    assert state.agenda == []


@pytest.mark.parametrize("where", ALLOWED)
def test_cc_194_where_a_token_may_lie(where: str) -> None:
    state = play(placing(a_singer(), 0), f"place {where}")
    assert asked(state) == ("equip", 0)
    assert texts(state) == [f"quiet {where}", "done"]
    play(state, f"quiet {where}")
    assert is_quiet(state, 0, where)
    assert state.no_duel[0] == 1
    assert asked(state)[0] == "place_or_pass"  # CC-289: one with each cowboy


@pytest.mark.parametrize("where", FORBIDDEN)
def test_cc_194_cc_290_where_it_may_not(where: str) -> None:
    state = play(placing(a_singer(), 0), f"place {where}")
    assert asked(state)[0] == "place_or_pass"
    assert state.no_duel[0] == 2


def test_cc_194_only_with_the_cowboy_just_placed() -> None:
    state = a_singer()
    stand(state, 0, "roads_3")
    play(placing(state, 0), "place gambling")
    assert refusal(state, "quiet roads_3") == ("CC-194", {"location": "roads_3"})
    assert refused(state, "quiet vp_parcels") == "CC-264"  # nobody is there


def test_cc_194_two_tokens_and_no_third() -> None:
    state = a_singer()
    state.passed = [1, 2]
    placing(state, 0, passed=(1, 2))
    play(state, "place gambling", "quiet gambling", "place roads_3", "quiet roads_3")
    play(state, "place vp_parcels")
    assert asked(state) == ("place_or_pass", 0)
    assert state.no_duel[0] == 0


def test_cc_194_they_need_not_be_used_and_return() -> None:
    state = play(placing(a_singer(), 0), "place gambling", "done")
    assert state.no_duel[0] == 2
    only_part(state, return_cards)  # CC-161
    assert state.no_duel[0] == 0


# --- yellow: acting without a duel


def quiet_at(where: str, *others: int) -> CarsonState:
    state = faces(a_state(money=0), seat0="singer_y", seat1="banker_y", seat2="grocer_y")
    stand(state, 0, where)
    lay_no_duel_token(state, 0, where)
    for seat in others:
        stand(state, seat, where)
    return state


def test_cc_195_one_other_cowboy_no_duel_and_both_act() -> None:
    state = quiet_at("income_parcels", 1)
    own(state, 0, "A1 A2")
    own(state, 1, "H1")
    settle_at(state, "income_parcels")
    assert state.money == [4, 2, 0]
    assert state.general == [7, 7, 7]
    assert state.agenda == []
    assert not is_quiet(state, 0, "income_parcels")  # used up


def test_cc_195_the_token_cowboy_acts_after_the_others() -> None:
    state = settle_at(quiet_at("gambling", 1), "gambling")
    play(state, "roll 6 6")
    assert state.money == [0, 12, 0]
    play(state, "roll 1 2")
    assert state.money == [3, 12, 0]


def test_cc_194_the_others_fight_among_themselves() -> None:
    state = settle_at(quiet_at("gambling", 1, 2), "gambling")
    assert asked(state) == ("roll_duel", -1)
    play(state, "roll 2 5", "roll 6 6", "roll 1 2")
    assert state.money == [3, 0, 12]
    assert state.reserve == [3, 4, 3]


def test_cc_194_alone_it_acts_as_always() -> None:
    state = play(settle_at(quiet_at("gambling"), "gambling"), "roll 1 2")
    assert state.money == [3, 0, 0]  # the sum: the product is for the red side
    assert state.general[0] == 7


def test_cc_194_buying_points_beside_others() -> None:
    state = quiet_at("buy_vp_2", 1)
    state.money = [4, 6, 0]
    settle_at(state, "buy_vp_2")
    assert asked(state) == ("buy_points", 1)
    play(state, "buy vp 3")
    assert asked(state) == ("buy_points", 0)
    play(state, "buy vp 2")
    assert state.vp == [2, 3, 0]


def test_cc_194_three_roads_for_both() -> None:
    state = settle_at(quiet_at("roads_3", 1), "roads_3")
    while state.agenda:
        play(state, "done")
    assert state.roads == [3, 3, 0]


def test_cc_194_no_duel_so_nothing_for_who_wins_duels() -> None:
    state = faces(a_state(), seat0="singer_y", seat1="gunsmith_y", seat2="grocer_y")
    stand(state, 0, "vp_parcels")
    lay_no_duel_token(state, 0, "vp_parcels")
    stand(state, 1, "vp_parcels")
    assert settle_at(state, "vp_parcels").vp == [0, 0, 0]


# --- the white cowboy


def beside_white(tokens: int = 2, where: str = "gambling") -> CarsonState:
    state = table_with("1Y 11Y", phase=2)
    faces(state, seat0="singer_y", seat1="sheriff_y", seat2="grocer_y")
    give_tokens(state, 0, tokens)
    stand_white(state, 1, where)
    return placing(state, 0)


def test_cc_176_a_token_cowboy_may_join_the_white_cowboy() -> None:
    state = beside_white()
    assert refused(state, "place gambling") is None
    play(state, "place gambling")
    assert is_quiet(state, 0, "gambling")  # the token is what lets it in
    assert state.no_duel[0] == 1
    play(state, "pass")
    assert asked(state) == ("place_or_pass", 2)
    assert refused(state, "place gambling") == "CC-176"


def test_cc_176_not_without_a_token() -> None:
    expected = {"location": "gambling", "rival": 1}
    assert refusal(beside_white(0), "place gambling") == ("CC-176", expected)


@pytest.mark.parametrize("where", ["build_12", "A1", "ammunition"])
def test_cc_176_not_where_no_token_may_lie(where: str) -> None:
    assert refused(beside_white(where=where), f"place {where}") == "CC-176"


def test_cc_176_cc_194_once_the_tokens_are_gone_the_white_cowboy_bars_him() -> None:
    state = beside_white(tokens=1)
    state.passed = [1, 2]
    placing(state, 0, passed=(1, 2))
    play(state, "place roads_3", "quiet roads_3")
    assert refused(state, "place gambling") == "CC-176"


def test_cc_176_joining_a_white_cowboy_placed_later() -> None:
    state = table_with("1Y 11Y", phase=2)
    faces(state, seat0="singer_y", seat1="sheriff_y", seat2="grocer_y")
    give_tokens(state, 0, 2)
    state.white_owner = 1
    placing(state, 1)
    play(state, "place white gambling")
    play(state, "pass")
    assert asked(state) == ("place_or_pass", 0)
    assert refused(state, "place gambling") is None


def test_cc_176_both_act_without_a_duel() -> None:
    state = a_state(money=0)
    faces(state, seat0="singer_y", seat1="sheriff_y", seat2="grocer_y")
    stand_white(state, 1, "gambling")
    stand(state, 0, "gambling")
    lay_no_duel_token(state, 0, "gambling")
    play(settle_at(state, "gambling"), "roll 6 6", "roll 1 2")
    assert state.money == [3, 12, 0]
    assert state.general == [7, 7, 7]


# --- red


def test_cc_196_singing_is_a_turn_with_a_cowboy_of_the_general_reserve() -> None:
    state = placing(a_singer("singer_r", 1), 0)
    assert refused(state, "sing") is None
    play(state, "sing")
    assert asked(state) == ("place_or_pass", 1)
    assert (state.reserve[0], state.general[0]) == (3, 6)
    assert is_quiet(state, 0, "gambling")
    assert complaints(state) == []


def test_cc_exd_18_cc_196_it_earns_the_product_of_the_dice() -> None:
    state = a_state(money=0)
    faces(state, seat0="singer_r", seat1="banker_y", seat2="grocer_y")
    stand(state, 0, "gambling")
    lay_no_duel_token(state, 0, "gambling")
    play(settle_at(state, "gambling"), "roll 4 6")
    assert state.money[0] == 24
    assert (state.general[0], state.reserve[0]) == (7, 3)  # CC-290: back to the general reserve


def test_cc_196_without_a_duel_beside_others() -> None:
    state = a_state(money=0)
    faces(state, seat0="singer_r", seat1="banker_y", seat2="grocer_y")
    stand(state, 0, "gambling")
    lay_no_duel_token(state, 0, "gambling")
    stand(state, 1, "gambling")
    play(settle_at(state, "gambling"), "roll 4 6", "roll 4 6")
    assert state.money == [24, 10, 0]


def test_cc_290_one_per_round() -> None:
    state = play(placing(a_singer("singer_r", 1), 0, passed=(1, 2)), "sing")
    assert refusal(state, "sing") == ("CC-196", {})


def test_cc_290_only_if_one_is_in_the_general_reserve() -> None:
    state = a_singer("singer_r", 1)
    state.reserve[0], state.general[0] = 10, 0
    placing(state, 0)
    assert refusal(state, "sing") == ("CC-290", {"case": "reserve"})
    state.reserve[0], state.general[0] = 9, 1
    placing(state, 0)
    assert refused(state, "sing") is None


def test_cc_290_no_second_cowboy_on_gambling() -> None:
    state = a_singer("singer_r", 1)
    stand(state, 0, "gambling")
    placing(state, 0, passed=(1, 2))
    assert refusal(state, "sing") == ("CC-290", {"case": "second"})
    state = play(placing(a_singer("singer_r", 1), 0, passed=(1, 2)), "sing")
    assert refused(state, "place gambling") == "CC-047"


def test_cc_196_with_no_cowboy_left_in_the_personal_reserve() -> None:
    state = a_singer("singer_r", 1)
    state.reserve[0], state.general[0] = 0, 10
    placing(state, 0)
    assert texts(state) == ["sing", "pass"]


def test_cc_196_only_the_red_singer_sings() -> None:
    assert refusal(placing(a_singer(), 0), "sing") == ("CC-196", {})
    assert refusal(placing(a_singer("singer_r", 1), 1), "sing") == ("CC-196", {})
    assert refusal(placing(a_singer("singer_r", 0), 0), "sing") == ("CC-196", {})  # no token


def test_cc_194_196_the_red_token_goes_with_no_other_cowboy() -> None:
    state = play(placing(a_singer("singer_r", 1), 0), "place roads_3")
    assert asked(state) == ("place_or_pass", 1)
    assert state.no_duel[0] == 1


def test_cc_196_an_ordinary_cowboy_of_the_singer_earns_the_sum() -> None:
    state = a_state(money=0)
    faces(state, seat0="singer_r", seat1="banker_y", seat2="grocer_y")
    stand(state, 0, "gambling")
    play(settle_at(state, "gambling"), "roll 4 6")
    assert state.money[0] == 10


def test_cc_196_cc_176_she_sings_beside_the_white_cowboy() -> None:
    state = table_with("1Y 11R", phase=2)
    faces(state, seat0="singer_r", seat1="sheriff_y", seat2="grocer_y")
    give_tokens(state, 0, 1)
    stand_white(state, 1, "gambling")
    placing(state, 0)
    assert refused(state, "place gambling") == "CC-176"
    assert refused(state, "sing") is None


def test_cc_196_choosing_the_card() -> None:
    state = play(choosing("11R"), "choose singer")
    assert state.no_duel == (1, 0, 0)
    placing(state, 0)
    assert refused(state, "sing") is None
