"""Kit Carson, simultaneous placement. Rules CC-234 to CC-242, CC-296, example EXD-22."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    cards,
    complaints,
    hold,
    only_part,
    parcel,
    placing,
    play,
    standing,
)
from tests.games.carson_city.variant_positions import (
    all_stay,
    do,
    first_wave,
    give_dynamite,
    hand_in,
    kit_carson,
    on,
    options,
    refusal,
    reveal,
    view,
)
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.rules.choose_characters import set_turn_track
from westbound.games.carson_city.base.rules.place_cowboys import begin_placing
from westbound.games.carson_city.base.rules.scoring import final_points, score_final
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import KIT_CARSON, RED, CarsonState
from westbound.games.carson_city.variants.kit_carson.steps import PlanWave


def wave(state: CarsonState) -> int:
    step = state.agenda[-1]
    assert isinstance(step, PlanWave)
    return step.wave


def cowboys_seen(state: CarsonState, viewer: int | None, name: str) -> list[int]:
    """Whose cowboys the viewer sees on this parcel."""
    return GAME.observe(state, viewer)["parcels"][parcel(name)]["cowboys"]


# --- wave 0


def test_cc_234_240_first_one_public_cowboy_then_all_together() -> None:
    state = kit_carson(3)
    assert asked(state) == ("place_or_pass", 0)
    assert GAME.deciders(state) == (0,)
    play(state, "place gambling")
    assert standing(state, 0) == {"gambling"}
    assert (asked(state)[0], GAME.deciders(state), wave(state)) == ("plan_wave", (0, 1, 2), 1)


def test_cc_234_the_first_is_the_first_of_the_turn_track() -> None:
    assert asked(kit_carson(3, track=(2, 0, 1))) == ("place_or_pass", 2)


def test_cc_240_the_first_player_may_lock_at_once() -> None:
    state = play(kit_carson(3), "pass")
    assert state.passed == [0]
    assert GAME.deciders(state) == (1, 2)
    assert refusal(state, 0, "place A1") == "WB-001"


def test_cc_234_without_the_option_one_after_the_other() -> None:
    state = play(placing(a_state(phase=2), 0), "place gambling")
    assert asked(state) == ("place_or_pass", 1)


# --- planning


def test_cc_240_a_plan_is_seen_by_nobody_else_until_all_have_handed_in() -> None:
    state = first_wave(3)
    before = (view(state, 0), view(state, 2), view(state, None))
    do(state, 1, "place A1", "place wages")
    assert (view(state, 0), view(state, 2), view(state, None)) == before
    do(state, 1, "stay")
    do(state, 0, "stay")
    assert cowboys_seen(state, 2, "A1") == []
    assert cowboys_seen(state, 1, "A1") == [1]
    do(state, 2, "stay")
    assert cowboys_seen(state, 2, "A1") == []
    reveal(state)
    assert cowboys_seen(state, 2, "A1") == cowboys_seen(state, None, "A1") == [1]


def test_cc_240_all_plans_are_revealed_together() -> None:
    state = first_wave(2)
    do(state, 0, "stay")
    do(state, 1, "stay")
    wrong = GAME.why_not(state, GAME.parse("reveal 1 0"), CHANCE)
    assert wrong is not None
    assert wrong.rule == "CC-240"
    play(state, "reveal")


def test_cc_240_plans_do_not_bar_each_other_inside_a_wave() -> None:
    state = first_wave(3)
    do(state, 1, "place C4")
    assert refusal(state, 2, "place C4") is None
    assert refusal(state, 1, "place C4") == "CC-047"


def test_cc_234_240_the_next_wave_may_rearrange_everything() -> None:
    state = first_wave(2)
    do(state, 0, "lift gambling", "place A1", "place wages")
    do(state, 1, "place B2")
    hand_in(state, seat0="stay", seat1="stay")
    assert (wave(state), standing(state, 0)) == (2, {"A1", "wages"})
    do(state, 0, "lift A1", "lift wages", "place gambling", "place C4", "place roads_1")
    assert standing(state, 0) == {"gambling", "C4", "roads_1"}
    assert state.reserve[0] == 0
    assert complaints(state) == []


def test_cc_234_240_a_cowboy_of_the_plan_itself_can_be_lifted_again_and_again() -> None:
    state = first_wave(2)
    for _ in range(3):
        do(state, 1, "place B2", "place wages", "place wages")
        assert refusal(state, 1, "place A1") == "CC-051"
        do(state, 1, "lift B2", "lift wages", "lift wages")
        assert refusal(state, 1, "lift wages") == refusal(state, 1, "lift B2") == "CC-240"
    assert (state.reserve[1], standing(state, 1)) == (3, set())
    do(state, 1, "place C4")
    hand_in(state, seat0="stay", seat1="stay")
    assert standing(state, 1) == {"C4"}
    assert complaints(state) == []


def test_cc_234_a_plan_that_was_handed_in_is_not_changed_any_more() -> None:
    state = first_wave(2)
    do(state, 1, "place B2", "stay")
    assert refusal(state, 1, "lift B2") == "WB-001"
    do(state, 0, "stay")
    reveal(state)
    assert refusal(state, 1, "lift B2") is None


def test_cc_234_289_tokens_and_the_singers_cowboy_come_back_with_the_lift() -> None:
    state = first_wave(2)
    hold(state, 1, "singer", RED)
    state.no_duel = (0, 1)
    general = state.general[1]
    do(state, 1, "sing", "lift gambling")
    assert (state.general[1], state.no_duel[1], standing(state, 1)) == (general, 1, set())
    give_dynamite(state, 1)
    do(state, 1, "place A1", "dynamite A1", "lift A1")
    assert (state.dynamite[1], state.charged[1]) == (1, 0)
    assert (state.reserve[1], state.general[1]) == (3, general)


def test_cc_234_176_the_white_cowboy_of_the_plan_too() -> None:
    state = first_wave(2)
    hold(state, 0, "sheriff")
    state.white_owner = 0
    do(state, 0, "place white A1", "lift A1", "place white B2")
    assert standing(state, 0) == {"gambling", "B2"}
    assert complaints(state) == []


def test_cc_234_bots_do_not_lift() -> None:
    """A plan can be changed for ever."""
    assert {"lift", "recall"} <= GAME.moves_bots_skip


@pytest.mark.parametrize("mode", ["waves", "live"])
def test_cc_234_whoever_always_takes_the_first_move_hands_in_all_the_same(mode: str) -> None:
    state = first_wave(2, "horses", mode=mode)
    for _ in range(40):
        if 1 not in GAME.deciders(state) or options(state, 1)[0] in ("stay", "lock"):
            break
        do(state, 1, options(state, 1)[0])
    assert options(state, 1)[0] in ("stay", "lock")
    assert options(state, 1)[-1] == "recall"


def test_cc_240_only_what_stands_is_taken_up_and_only_by_its_owner() -> None:
    state = first_wave(3)
    assert refusal(state, 0, "lift gambling") is None
    assert refusal(state, 0, "lift A1") == "CC-240"
    assert refusal(state, 1, "lift gambling") == "CC-240"


def test_cc_051_without_a_cowboy_nothing_is_placed() -> None:
    state = first_wave(2)
    do(state, 1, "place A1", "place B1", "place C1")
    assert refusal(state, 1, "place D1") == "CC-051"


# --- stay and lock


def test_cc_235_240_inside_a_wave_locks_go_by_card_number() -> None:
    state = a_state(4, options=on("waves"), phase=2)
    cards(state, seat0="mercenary", seat1="banker", seat2="settler", seat3="sheriff")
    only_part(state, set_turn_track)
    only_part(state, begin_placing)
    assert asked(state) == ("place_or_pass", 3)  # card 1
    play(state, "place gambling")
    hand_in(state, seat0="lock", seat1="lock", seat2="stay", seat3="lock")
    assert state.passed == [3, 1, 0]  # cards 1, 2 and 7
    do(state, 2, "lock")
    reveal(state)
    assert state.passed == [3, 1, 0, 2]


def test_cc_235_an_earlier_wave_locks_before_a_later_one() -> None:
    state = first_wave(3)
    hand_in(state, seat0="stay", seat1="stay", seat2="lock")
    hand_in(state, seat0="lock", seat1="lock")
    assert state.passed == [2, 0, 1]


def test_cc_235_who_is_locked_places_and_moves_nothing() -> None:
    state = first_wave(3)
    do(state, 1, "place A1")
    hand_in(state, seat0="stay", seat1="lock", seat2="stay")
    assert GAME.deciders(state) == (0, 2)
    for text in ("place B1", "lift A1", "lock", "stay"):
        assert refusal(state, 1, text) == "WB-001"


def test_cc_240_the_third_wave_locks_all() -> None:
    state = all_stay(all_stay(first_wave(3)))
    assert wave(state) == 3
    assert refusal(state, 1, "stay") == "CC-240"
    assert refusal(state, 1, "lock") is None
    hand_in(state, seat0="lock", seat1="lock", seat2="lock")
    assert state.passed == [0, 1, 2]
    assert state.agenda == []


def test_cc_240_in_waves_one_and_two_one_may_stay() -> None:
    state = first_wave(3)
    assert refusal(state, 1, "stay") is None
    all_stay(state)
    assert (wave(state), refusal(state, 1, "stay")) == (2, None)


def test_cc_240_a_player_alone_has_one_last_plan() -> None:
    state = first_wave(3)
    hand_in(state, seat0="lock", seat1="stay", seat2="lock")
    assert GAME.deciders(state) == (1,)
    assert refusal(state, 1, "stay") == "CC-240"
    do(state, 1, "place A1", "lock")
    reveal(state)
    assert state.passed == [0, 2, 1]
    assert standing(state, 1) == {"A1"}


def test_cc_240_two_players_and_the_first_locks_at_once() -> None:
    state = play(kit_carson(2), "pass")
    assert refusal(state, 1, "stay") == "CC-240"


# --- the end


def test_cc_exd_22_cc_236_points_for_each_player_behind_in_round_4() -> None:
    state = a_state(4, options=on("waves"), round=4, phase=4, passed=(2, 0, 3, 1), money=0)
    score_final(state)
    assert [state.vp[seat] for seat in (2, 0, 3, 1)] == [3, 2, 1, 0]


def test_cc_236_no_such_points_before_round_4_or_without_kit_carson() -> None:
    third = a_state(4, options=on("waves"), round=3, phase=4, money=0)
    assert KIT_CARSON in final_points(third, 0)
    assert final_points(third, 0)[KIT_CARSON] == 0
    assert KIT_CARSON not in final_points(a_state(4, round=4, phase=4), 0)
