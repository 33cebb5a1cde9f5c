"""Kit Carson: meetings, horses and tokens in plans, live mode.

Rules CC-234, CC-235, CC-237, CC-239, CC-241, CC-242, CC-296.
"""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import faces, from_space
from tests.games.carson_city.positions import (
    a_state,
    asked,
    complaints,
    hold,
    only_part,
    placing,
    play,
    stand,
    standing,
)
from tests.games.carson_city.variant_positions import (
    all_stay,
    corrals_of,
    do,
    first_wave,
    give_dynamite,
    give_horses,
    hand_in,
    kit_carson,
    on,
    options,
    refusal,
    view,
)
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.locations import LOCATION_CODES
from westbound.games.carson_city.state import NOWHERE, RED, CarsonState
from westbound.games.carson_city.variants.horses.rules import pay_wages_or_horses, rodeo_points


def with_sheriff(side: int = 0) -> CarsonState:
    """Wave 1; seat 0 is the Sheriff: yellow with the white cowboy in hand, or red."""
    state = kit_carson(3)
    hold(state, 0, "sheriff", side)
    if side == 0:
        state.white_owner = 0
    return play(state, "place gambling")


def bit(name: str) -> int:
    return LOCATION_CODES[name]


# --- meetings (CC-241)


def test_cc_241_a_white_cowboy_of_an_earlier_wave_bars_later_ones() -> None:
    state = with_sheriff()
    do(state, 0, "place white roads_3")
    assert refusal(state, 1, "place roads_3") is None  # nobody has seen it yet
    all_stay(state)
    assert refusal(state, 1, "place roads_3") == "CC-176"
    assert refusal(state, 2, "place roads_3") == "CC-176"


def test_cc_241_arriving_with_others_the_white_cowboy_bounces() -> None:
    state = with_sheriff()
    do(state, 0, "place white roads_3")
    do(state, 1, "place roads_3")
    all_stay(state)
    assert (state.white_owner, state.white_at) == (0, NOWHERE)
    assert standing(state, 0) == {"gambling"}
    assert standing(state, 1) == {"roads_3"}
    assert refusal(state, 0, "place white roads_3") == "CC-176"
    do(state, 0, "place white ammunition")
    assert complaints(state) == []


def test_cc_241_bounced_in_the_third_wave_it_is_not_placed() -> None:
    state = all_stay(all_stay(with_sheriff()))
    do(state, 0, "place white roads_3")
    do(state, 1, "place roads_3")
    hand_in(state, seat0="lock", seat1="lock", seat2="lock")
    assert (state.white_owner, state.white_at) == (0, NOWHERE)
    assert standing(state, 0) == {"gambling"}


def test_cc_241_on_a_shared_space_it_is_the_white_cowboy_that_bounces() -> None:
    state = with_sheriff()
    do(state, 0, "place white wages", "place wages")
    do(state, 1, "place wages")
    all_stay(state)
    assert state.white_at == NOWHERE
    assert (state.wage_workers, state.reserve[0]) == ([1, 1, 0], 1)


@pytest.mark.parametrize(("tokens", "rule"), [(0, "CC-176"), (1, None)])
def test_cc_176_241_a_token_cowboy_joins_the_white_one_of_an_earlier_wave(
    tokens: int, rule: str | None
) -> None:
    state = with_sheriff()
    hold(state, 1, "singer", 0)
    state.no_duel = (0, tokens, 0)
    do(state, 0, "place white roads_3")
    all_stay(state)
    assert refusal(state, 1, "place roads_3") == rule
    if rule is None:
        do(state, 1, "place roads_3")
        assert (state.no_duel[1], state.quiet[1]) == (0, 1 << bit("roads_3"))
        all_stay(state)
        assert state.white_at == bit("roads_3")


def test_cc_241_the_white_cowboy_goes_only_where_nobody_stood_before() -> None:
    state = first_wave(3)
    do(state, 1, "place roads_3")
    all_stay(state)
    hold(state, 0, "sheriff")
    state.white_owner = 0
    assert refusal(state, 0, "place white roads_3") == "CC-176"
    assert refusal(state, 0, "place white ammunition") is None


def test_cc_241_red_sheriff_joins_nobody_of_an_earlier_wave() -> None:
    state = with_sheriff(RED)
    do(state, 1, "place roads_3")
    assert refusal(state, 0, "place roads_3") is None  # unseen in this wave
    all_stay(state)
    assert refusal(state, 0, "place roads_3") == "CC-178"


def test_cc_241_red_sheriff_meeting_others_in_the_same_wave_is_challenged() -> None:
    state = with_sheriff(RED)
    do(state, 0, "place roads_3")
    do(state, 1, "place roads_3")
    all_stay(state)
    assert "roads_3" in standing(state, 0) & standing(state, 1)


# --- horses, dynamite and tokens (CC-237, CC-242, CC-296)


def test_cc_237_the_second_corral_is_not_used() -> None:
    state = first_wave(3, "horses")
    assert refusal(state, 0, "horse 2") == "CC-237"
    assert refusal(state, 0, "horse 1") is None


def test_cc_237_not_even_for_a_horse_bought_on_wages() -> None:
    state = a_state(options=on("waves", "horses"), money=10)
    stand(state, 0, "wages")
    only_part(state, pay_wages_or_horses)
    assert refusal(state, 0, "horse 2") == "CC-237"
    assert refusal(state, 0, "horse 3") is None


@pytest.mark.parametrize("mode", ["waves", "live"])
def test_cc_234_237_nor_for_a_cowboy(mode: str) -> None:
    state = kit_carson(2, "horses", mode=mode)
    for corral in range(1, 6):
        rule = "CC-237" if corral == 2 else None
        assert refusal(state, 0, f"place corral_{corral}") == rule  # the first cowboy of all
    play(state, "place gambling")
    assert refusal(state, 1, "place corral_2") == "CC-237"
    assert refusal(state, 1, "place corral_3") is None
    assert complaints(state) == []


def test_cc_234_237_nor_for_a_cowboy_that_is_healed() -> None:
    state = a_state(options=on("waves", "horses"))
    faces(state, seat0="banker_y", seat1="grocer_y", seat2="doctor")
    stand(state, 0, "vp_parcels")
    stand(state, 1, "vp_parcels")
    play(from_space(state, "vp_parcels"), "roll 6 1")
    assert refusal(state, 1, "place corral_2") == "CC-237"
    assert refusal(state, 1, "place corral_1") is None


def test_cc_234_in_version_1_a_cowboy_could_stand_there() -> None:
    state = placing(a_state(2, options=on("waves", "horses"), phase=2, rules_version=1), 0)
    assert refusal(state, 0, "place corral_2") is None


def test_cc_265_without_kit_carson_a_cowboy_may_stand_in_corral_2() -> None:
    state = placing(a_state(2, options=on("horses"), phase=2), 0)
    assert refusal(state, 0, "place corral_2") is None


def test_cc_242_at_most_one_horse_for_each_placed_cowboy() -> None:
    state = first_wave(3, "horses")
    give_horses(state, 0, 3)
    give_horses(state, 1, 3)
    assert refusal(state, 1, "horse 1") == "CC-242"
    do(state, 0, "horse 1")
    assert refusal(state, 0, "horse 1") == "CC-242"
    do(state, 0, "place wages", "horse 4")
    assert corrals_of(state, 0) == [1, 0, 0, 1, 0]
    assert refusal(state, 0, "lift gambling") == "CC-242"


def test_cc_242_horses_can_be_taken_out_again() -> None:
    state = first_wave(3, "horses")
    assert refusal(state, 0, "recall") == "CC-242"
    do(state, 0, "horse 1")
    all_stay(state)
    do(state, 0, "recall", "lift gambling")
    assert (state.horses[0], corrals_of(state, 0)) == (1, [0] * 5)


def test_cc_234_296_also_those_of_the_plan_itself() -> None:
    state = first_wave(3, "horses")
    do(state, 0, "horse 1", "recall", "horse 4", "recall")
    assert refusal(state, 0, "recall") == "CC-242"
    assert (state.horses[0], corrals_of(state, 0)) == (1, [0] * 5)
    assert complaints(state) == []


def test_cc_242_265_a_plan_may_put_a_cowboy_into_a_corral() -> None:
    state = first_wave(2, "horses")
    do(state, 0, "place corral_5", "horse 5")
    hand_in(state, seat0="lock", seat1="lock")
    assert rodeo_points(state, 0) == 10


def test_cc_264_without_a_horse_none_is_put_down() -> None:
    state = first_wave(3, "horses")
    give_horses(state, 0, 0)
    assert refusal(state, 0, "horse 1") == "CC-264"


def test_cc_296_horses_take_effect_once_when_their_owner_locks() -> None:
    state = first_wave(2, "horses")
    give_horses(state, 0, 3)
    money, fire = state.money[0], firepower(state, 0)
    do(state, 0, "horse 1", "place wages", "horse 4")
    assert (state.money[0], firepower(state, 0)) == (money, fire - 1)  # a cowboy less
    all_stay(state)
    assert (state.money[0], firepower(state, 0)) == (money, fire - 1)
    hand_in(state, seat0="lock", seat1="stay")
    assert (state.money[0], firepower(state, 0)) == (money + 2, fire)
    hand_in(state, seat1="lock")
    assert (state.money[0], firepower(state, 0)) == (money + 2, fire)


def test_cc_296_three_horses_in_the_first_corral() -> None:
    state = first_wave(2, "horses")
    give_horses(state, 0, 3)
    do(state, 0, "place wages", "place wages", "horse 1", "horse 1", "horse 1")
    hand_in(state, seat0="lock", seat1="lock")
    assert state.bonus[0] == 2


def test_cc_296_dynamite_may_be_rearranged_until_the_lock() -> None:
    state = first_wave(2)
    give_dynamite(state, 0)
    do(state, 0, "dynamite gambling")
    assert (state.dynamite[0], state.charged[0] >> bit("gambling") & 1) == (0, 1)
    all_stay(state)
    do(state, 0, "lift gambling", "place roads_3")
    assert state.dynamite[0] == 1
    do(state, 0, "dynamite roads_3")
    hand_in(state, seat0="lock", seat1="lock")
    assert (state.dynamite[0], state.charged[0]) == (0, 1 << bit("roads_3"))


def test_cc_289_296_one_dynamite_with_a_cowboy_and_only_where_a_duel_can_be() -> None:
    state = first_wave(2)
    give_dynamite(state, 0, 2)
    do(state, 0, "place wages", "dynamite gambling")
    assert refusal(state, 0, "dynamite gambling") == "CC-289"
    assert refusal(state, 0, "dynamite wages") == "CC-289"


# --- live


def test_cc_239_live_everybody_sees_every_change_at_once() -> None:
    state = first_wave(3, mode="live")
    assert (asked(state)[0], GAME.deciders(state)) == ("place_live", (0, 1, 2))
    before = view(state, 2)
    do(state, 1, "place A1")
    assert view(state, 2) != before
    assert standing(state, 1) == {"A1"}


def test_cc_238_239_live_anybody_at_any_time_as_often_as_he_likes_until_he_locks() -> None:
    state = first_wave(3, mode="live")
    do(state, 2, "place A1")
    do(state, 0, "place B1")
    do(state, 2, "lift A1", "place A2", "lift A2", "place A1")
    do(state, 1, "lock")
    assert refusal(state, 1, "place A1") == "WB-001"
    do(state, 2, "lock")
    do(state, 0, "lift B1", "lock")
    assert state.passed == [1, 2, 0]  # CC-235: in the order of locking
    assert state.agenda == []


def test_cc_239_live_there_is_no_stay() -> None:
    state = first_wave(3, mode="live")
    assert "stay" not in options(state, 0)
    assert refusal(state, 0, "stay") == "CC-239"


def test_cc_239_live_the_white_cowboy_bars_at_once() -> None:
    state = kit_carson(3, mode="live")
    hold(state, 0, "sheriff")
    state.white_owner = 0
    play(state, "place gambling")
    do(state, 0, "place white roads_3")
    assert refusal(state, 1, "place roads_3") == "CC-176"
    do(state, 0, "lift roads_3")
    assert refusal(state, 1, "place roads_3") is None


def test_cc_239_live_horses_work_at_the_lock_too() -> None:
    state = first_wave(3, "horses", mode="live")
    money = state.money[0]
    do(state, 0, "horse 4", "recall", "horse 4")
    assert state.money[0] == money
    do(state, 0, "lock")
    assert state.money[0] == money + 2
