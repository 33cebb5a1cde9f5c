"""10 Gunsmith. Yellow: 2 VP for each duel won; red: rolls again, and a dynamite token. CC-193."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import (
    charge,
    choosing,
    faces,
    fighting,
    give_dynamite,
    refusal,
)
from tests.games.carson_city.positions import (
    a_state,
    asked,
    location,
    play,
    put,
    refused,
    settle_at,
    stand,
    texts,
)
from westbound.engine.rng import Rng
from westbound.games.carson_city.characters.gunsmith import RollAgain, roll_again_sample
from westbound.games.carson_city.state import CHARACTERS, CarsonState

SPACE = "vp_parcels"  # worth nothing here: only the duel counts


def meeting(face: str, *others: int) -> CarsonState:
    """Seat 0 is the Gunsmith and meets these seats; everybody has firepower 4."""
    state = faces(a_state(), seat0=face, seat1="banker_y", seat2="grocer_y")
    for seat in (0, *others):
        stand(state, seat, SPACE)
    return state


def has_won(state: CarsonState, seat: int) -> bool:
    """The winner's cowboy goes to the general reserve, the others' to their own."""
    return state.general[seat] == 7 and not state.at[seat] >> location(SPACE) & 1


# --- yellow


def test_cc_193_two_vp_for_a_duel_won() -> None:
    state = play(settle_at(meeting("gunsmith_y", 1), SPACE), "roll 5 3")
    assert state.vp == [2, 0, 0]
    assert state.points[CHARACTERS] == 2


def test_cc_193_two_vp_for_a_duel_against_several() -> None:
    state = play(settle_at(meeting("gunsmith_y", 1, 2), SPACE), "roll 5 3 3")
    assert state.vp == [2, 0, 0]  # one duel


def test_cc_193_nothing_for_a_duel_lost() -> None:
    state = play(settle_at(meeting("gunsmith_y", 1), SPACE), "roll 3 5")
    assert state.vp == [0, 0, 0]


def test_cc_193_nothing_without_a_duel() -> None:
    assert settle_at(meeting("gunsmith_y"), SPACE).vp == [0, 0, 0]


def test_cc_193_at_once() -> None:
    state = faces(a_state(), seat0="gunsmith_y", seat1="banker_y", seat2="grocer_y")
    stand(state, 0, "gambling")
    stand(state, 1, "gambling")
    play(settle_at(state, "gambling"), "roll 6 1")
    assert asked(state) == ("roll_gambling", -1)
    assert state.vp[0] == 2


@pytest.mark.parametrize(("die", "vp"), [(6, 2), (5, 0)])
def test_cc_193_outlaws_included(die: int, vp: int) -> None:
    state = a_state(options={"outlaws": True}, round=2)
    faces(state, seat0="gunsmith_y", seat1="banker_y", seat2="grocer_y")
    stand(state, 0, "A1")
    play(fighting(state, "A1", 10), f"roll {die}")
    assert state.points[CHARACTERS] == vp


def test_cc_193_the_yellow_side_does_not_roll_again() -> None:
    state = play(settle_at(meeting("gunsmith_y", 1), SPACE), "roll 1 6")
    assert state.agenda == []


# --- red


@pytest.mark.parametrize(("gone", "got"), [(0, 1), (6, 1), (7, 0)])
def test_cc_193_one_dynamite_if_available(gone: int, got: int) -> None:
    state = choosing("10R")
    give_dynamite(state, 1, gone)
    play(state, "choose gunsmith")
    assert state.dynamite[0] == got
    assert state.agenda == []


def test_cc_193_the_yellow_side_takes_no_dynamite() -> None:
    assert play(choosing("10Y"), "choose gunsmith").dynamite[0] == 0


def test_cc_193_asked_when_all_dice_lie_open() -> None:
    state = play(settle_at(meeting("gunsmith_r", 1), SPACE), "roll 1 6")
    assert asked(state) == ("reroll_die", 0)
    assert texts(state) == ["reroll", "stand"]
    step = state.agenda[-1]
    assert getattr(step, "dice", None) == (1, 6)


def test_cc_193_the_second_result_stands() -> None:
    state = play(settle_at(meeting("gunsmith_r", 1), SPACE), "roll 5 4", "reroll")
    assert asked(state) == ("roll_again", -1)
    play(state, "roll 2")  # worse: the first result is gone
    assert state.agenda == []  # once
    assert has_won(state, 1)
    assert state.reserve == [4, 3, 3]


def test_cc_193_a_better_second_result_wins() -> None:
    state = play(settle_at(meeting("gunsmith_r", 1), SPACE), "roll 1 4", "reroll", "roll 5")
    assert has_won(state, 0)
    assert state.reserve == [3, 4, 3]


@pytest.mark.parametrize(("dice", "winner"), [("5 4", 0), ("3 4", 1)])
def test_cc_193_he_may_leave_the_dice(dice: str, winner: int) -> None:
    state = play(settle_at(meeting("gunsmith_r", 1), SPACE), f"roll {dice}", "stand")
    assert has_won(state, winner)
    assert state.reserve[1 - winner] == 4


@pytest.mark.parametrize("gunsmith", [0, 1, 2])
def test_cc_193_the_dice_of_the_others_stand(gunsmith: int) -> None:
    state = a_state()
    names = ["banker_y", "grocer_y", "mercenary_y"]
    names[gunsmith] = "gunsmith_r"
    faces(state, **{f"seat{seat}": name for seat, name in enumerate(names)})
    for seat in range(3):
        stand(state, seat, SPACE)
    dice = [3, 3, 3]
    dice[gunsmith] = 1
    play(settle_at(state, SPACE), "roll " + " ".join(map(str, dice)))
    assert asked(state) == ("reroll_die", gunsmith)
    play(state, "reroll", "roll 4")
    assert has_won(state, gunsmith)


def test_cc_193_whoever_rolled_after_him_keeps_the_better_die() -> None:
    state = faces(a_state(), seat0="banker_y", seat1="gunsmith_r", seat2="grocer_y")
    for seat in range(3):
        stand(state, seat, SPACE)
    play(settle_at(state, SPACE), "roll 1 2 6", "reroll", "roll 4")
    assert has_won(state, 2)


def test_cc_193_cc_068_ties_after_the_second_roll() -> None:
    state = settle_at(meeting("gunsmith_r", 1), SPACE)
    play(state, "roll 1 4", "reroll", "roll 4")
    assert has_won(state, 0)  # he passed first
    state = faces(a_state(passed=(1, 0, 2)), seat0="gunsmith_r", seat1="banker_y")
    stand(state, 0, SPACE)
    stand(state, 1, SPACE)
    play(settle_at(state, SPACE), "roll 4 1", "reroll", "roll 4")
    assert has_won(state, 1)


def test_cc_193_one_new_die_only() -> None:
    state = play(settle_at(meeting("gunsmith_r", 1), SPACE), "roll 1 4", "reroll")
    assert refusal(state, "roll 4 4") == ("CC-193", {"dice": 2, "needed": 1})
    assert refused(state, "roll 4") is None


def test_cc_193_cc_192_with_two_dice_both_are_rolled_again() -> None:
    state = meeting("gunsmith_r", 1)
    charge(state, 0, SPACE)
    play(settle_at(state, SPACE), "roll 1 1 5", "reroll")
    assert refusal(state, "roll 4") == ("CC-193", {"dice": 1, "needed": 2})
    play(state, "roll 3 3")
    assert has_won(state, 0)


def test_cc_193_cc_192_a_rivals_two_dice_stand() -> None:
    state = faces(a_state(passed=(1, 0, 2)), seat0="gunsmith_r", seat1="banker_y")
    stand(state, 0, SPACE)
    stand(state, 1, SPACE)
    charge(state, 1, SPACE)
    play(settle_at(state, SPACE), "roll 2 3 1", "reroll", "roll 6")  # 5 against 6
    assert has_won(state, 0)


def test_cc_193_in_each_duel() -> None:
    state = meeting("gunsmith_r", 1)
    stand(state, 0, "vp_cowboys")
    stand(state, 1, "vp_cowboys")
    play(settle_at(state, SPACE), "roll 1 6", "reroll", "roll 6")
    play(settle_at(state, "vp_cowboys"), "roll 1 6")
    assert asked(state) == ("reroll_die", 0)


def test_cc_193_only_in_his_own_duels() -> None:
    state = faces(a_state(), seat0="gunsmith_r", seat1="banker_y", seat2="grocer_y")
    stand(state, 1, SPACE)
    stand(state, 2, SPACE)
    play(settle_at(state, SPACE), "roll 1 6")
    assert state.agenda == []


@pytest.mark.parametrize(("again", "wins"), [(6, True), (5, False)])
def test_cc_193_he_rolls_again_against_outlaws(again: int, wins: bool) -> None:
    state = a_state(options={"outlaws": True}, round=2)
    faces(state, seat0="gunsmith_r", seat1="banker_y", seat2="grocer_y")
    stand(state, 0, "A1")
    play(fighting(state, "A1", 10), "roll 1", "reroll", f"roll {again}")
    assert (state.outlaws == 0) == wins


@pytest.mark.parametrize(("die", "wins"), [(6, True), (5, False)])
def test_cc_193_leaving_the_dice_against_an_outlaw(die: int, wins: bool) -> None:
    state = a_state(options={"outlaws": True}, round=2)
    faces(state, seat0="gunsmith_r", seat1="banker_y", seat2="grocer_y")
    stand(state, 0, "A1")
    play(fighting(state, "A1", 10), f"roll {die}", "stand")
    assert (state.outlaws == 0) == wins
    assert state.reserve[0] == 3 + (not wins)


@pytest.mark.parametrize("moves", [["stand"], ["reroll", "roll 4"]])
def test_cc_193_cc_066_firepower_counts_with_either_roll(moves: list[str]) -> None:
    state = meeting("gunsmith_r", 1)
    state.revolvers[1] += 2
    play(settle_at(state, SPACE), "roll 4 3", *moves)  # 8 against 9
    assert has_won(state, 1)


@pytest.mark.parametrize("charged", [False, True])
def test_cc_193_the_new_dice_are_dice(charged: bool) -> None:
    state = meeting("gunsmith_r", 1)
    if charged:
        charge(state, 0, SPACE)
    play(settle_at(state, SPACE), "roll 1 1 5" if charged else "roll 1 5", "reroll")
    step = state.agenda[-1]
    assert isinstance(step, RollAgain)
    rolls = [roll_again_sample(state, step, Rng(seed)).dice for seed in range(100)]
    assert {len(dice) for dice in rolls} == {1 + charged}
    assert {die for dice in rolls for die in dice} == {1, 2, 3, 4, 5, 6}


def test_cc_193_in_duels_on_buildings() -> None:
    state = faces(a_state(), seat0="gunsmith_r", seat1="banker_y", seat2="grocer_y")
    put(state, "saloon", "C3", seat=1)
    stand(state, 0, "C3")
    stand(state, 1, "C3")
    play(settle_at(state, "C3"), "roll 1 6", "reroll", "roll 6")  # a tie: he passed first
    assert state.at[0] >> location("C3") & 1
    assert state.reserve[1] == 4
