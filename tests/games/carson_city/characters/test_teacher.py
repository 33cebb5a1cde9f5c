"""17 Teacher. Rounds 1 to 3: first to choose; round 4: final points. CC-207, CC-208, CC-065."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import faces, table_with
from tests.games.carson_city.positions import (
    asked,
    begin_part,
    begin_phase,
    play,
    put,
    refused,
    texts,
)
from tests.games.carson_city.rules.building_positions import keep_tiles
from westbound.games.carson_city.base.rules.choose_characters import begin_choosing, begin_round
from westbound.games.carson_city.base.rules.resolve_actions import first_player
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.flow import finish_round
from westbound.games.carson_city.state import CHARACTERS, NOBODY, RED, YELLOW, CarsonState

OPTION = {"teacher_card": True}


def after_round(number: int, taught: int, passed: tuple[int, ...] = (0, 1, 2, 3)) -> CarsonState:
    """The end of a round in which the seat had the Teacher; the next one begins."""
    state = table_with("17", 4, options=OPTION, round=number, phase=4, passed=passed)
    state.taught = taught
    state.row = [state.row[0]] * 7  # full: nothing is drawn
    return begin_part(state, begin_round)


def choosers(state: CarsonState) -> list[int]:
    """Who chooses, one after the other."""
    seats = []
    while asked(state)[0] == "choose_card":
        seats.append(asked(state)[1])
        plain = [text for text in texts(state) if text != "choose teacher"]
        play(state, plain[0])
        while asked(state)[0] not in ("choose_card", "place_or_pass"):
            play(state, texts(state)[-1])
    return seats


def test_cc_009_the_teacher_is_card_17() -> None:
    state = begin_part(table_with("7Y 17", options=OPTION, phase=1), begin_choosing)
    play(state, "choose teacher")
    assert state.character[0] == 17
    assert state.power(0).limit == 60
    play(state, "choose banker", "choose mercenary")
    assert state.track == [1, 2, 0]  # the highest number is last in phase 2


@pytest.mark.parametrize(
    ("taught", "order"), [(3, [3, 0, 1, 2]), (1, [1, 0, 2, 3]), (0, [0, 1, 2, 3])]
)
def test_cc_207_first_to_choose_next_round(taught: int, order: list[int]) -> None:
    state = after_round(1, taught)
    assert choosers(state) == order


def test_cc_207_the_pass_order_is_otherwise_unchanged() -> None:
    state = after_round(2, 3, passed=(2, 3, 0, 1))
    assert state.order == [2, 3, 0, 1]
    assert choosers(state) == [3, 2, 0, 1]


def test_cc_065_the_teacher_does_not_change_who_is_first_player() -> None:
    state = after_round(1, 3)
    assert asked(state) == ("choose_card", 3)
    assert first_player(state) == 0


def test_cc_207_only_the_next_round() -> None:
    state = after_round(1, 3)
    assert state.taught == NOBODY
    choosers(state)
    state.passed, state.phase = [0, 1, 2, 3], 4
    begin_part(state, begin_round)
    assert choosers(state) == [0, 1, 2, 3]


def test_cc_207_without_the_teacher_the_pass_order_rules() -> None:
    assert choosers(after_round(1, NOBODY, passed=(2, 3, 0, 1))) == [2, 3, 0, 1]


@pytest.mark.parametrize(("round_before", "side"), [(1, YELLOW), (2, YELLOW), (3, RED)])
def test_cc_207_yellow_in_rounds_1_to_3_and_red_in_round_4(round_before: int, side: int) -> None:
    state = after_round(round_before, NOBODY)
    play(state, "choose teacher")
    assert state.power(0).side == side
    assert state.power(0).face == ("teacher_r" if side else "teacher_y")


def test_cc_207_choosing_the_teacher_in_a_round_works_in_the_next() -> None:
    state = begin_part(table_with("7Y 17", options=OPTION, phase=1), begin_choosing)
    play(state, "choose banker", "choose teacher", "choose mercenary")
    assert state.taught == 1
    play(state, "pass", "pass", "pass")
    assert state.passed == [0, 2, 1]
    while asked(state)[0] != "choose_card":
        chance = asked(state)[1] == -1
        play(state, "draw hotel" if chance else texts(state)[0])
    assert state.round == 2
    assert asked(state) == ("choose_card", 1)
    assert refused(state, "choose teacher") is None


# --- the end


def pious(round_number: int = 4, taught: int = 0, saloon: bool = False) -> CarsonState:
    """Seat 0 has a school, two prisons and a church, and a hotel; seat 1 a church."""
    state = table_with("17", options=OPTION, round=round_number, phase=4, money=0)
    faces(state, seat0="teacher_r", seat1="banker_y", seat2="grocer_y")
    state.taught = taught
    put(state, "school", "A1", seat=0)
    put(state, "prison", "A2 A3", seat=0)
    put(state, "church", "A4", seat=0)
    put(state, "hotel", "A5", seat=0)
    put(state, "church", "H1", seat=1)
    if saloon:
        put(state, "saloon", "A6", seat=0)
    return state


@pytest.mark.parametrize(("saloon", "points"), [(False, 8 + 2), (True, 8)])
def test_cc_207_two_vp_per_school_prison_church_and_two_without_a_saloon(
    saloon: bool, points: int
) -> None:
    state = pious(saloon=saloon)
    assert final_points(state, 0)[CHARACTERS] == points
    assert CHARACTERS not in final_points(state, 1)


def test_cc_207_a_rivals_saloon_does_not_matter() -> None:
    state = pious()
    put(state, "saloon", "H8", seat=1)
    assert final_points(state, 0)[CHARACTERS] == 10


def test_cc_208_only_what_is_on_the_board() -> None:
    state = pious()
    keep_tiles(state, 0, "saloon school")
    assert final_points(state, 0)[CHARACTERS] == 10


def test_cc_207_two_even_without_any_building() -> None:
    assert final_points(pious(taught=2), 2)[CHARACTERS] == 2


def test_cc_207_nothing_for_the_teacher_of_another_round() -> None:
    assert CHARACTERS not in final_points(pious(round_number=3), 0)
    assert CHARACTERS not in final_points(pious(taught=NOBODY), 0)


def test_cc_207_cc_170_the_points_are_added_at_the_end_of_the_game() -> None:
    state = begin_phase(pious(), 4)
    while state.agenda:
        play(state, texts(state)[0])
    assert state.points[CHARACTERS] == 10
    assert state.vp[0] == 10 + 5 * 2  # and five buildings


def test_cc_207_no_final_points_after_round_3() -> None:
    state = begin_part(pious(round_number=3), finish_round)
    assert state.points[CHARACTERS] == 0
