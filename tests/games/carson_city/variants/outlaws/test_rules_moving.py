"""How outlaws move. Rules CC-247 to CC-251, CC-205, example EX-15."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import (
    earned,
    income,
)
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    hold,
    only_part,
    play,
    put,
    refused,
    sit,
)
from tests.games.carson_city.variant_positions import on, outlaws_at, outlaws_on
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.rules.choose_characters import begin_round
from westbound.games.carson_city.base.rules.end_of_round import return_cards
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.outlaws.rules import next_move


def outlaw_round(number: int = 2) -> CarsonState:
    """The start of a round; the choosing order is 2, 0, 1."""
    return a_state(options=on("outlaws"), round=number, phase=1, order=(2, 0, 1))


def by_chance(state: CarsonState, text: str) -> str | None:
    """The rule that refuses chance this move."""
    wrong = GAME.why_not(state, GAME.parse(text), CHANCE)
    return None if wrong is None else wrong.rule


def moving(state: CarsonState) -> CarsonState:
    """All outlaws on the board are about to move; nothing follows."""
    state.agenda = []
    next_move(state, state.outlaws)
    return state


# --- how they move


def test_cc_ex_15_cc_247_248_to_the_store_next_to_a_church_and_the_other_stays() -> None:
    state = outlaw_round()
    put(state, "saloon", "B2", seat=0)
    put(state, "house", "C2", seat=0)
    put(state, "store", "C3", seat=0)
    put(state, "church", "D3", seat=0)
    put(state, "blacksmith", "F6", seat=1)
    put(state, "house", "F5", seat=1)
    put(state, "church", "G6", seat=1)
    put(state, "bank", "E6", seat=1)
    put(state, "ranch", "G7", seat=1)
    assert income(state, "C3") > income(state, "B2") > 0
    assert income(state, "F6") > max(income(state, "E6"), income(state, "G7"))
    outlaws_at(state, "B2 F6")
    moving(state)
    assert asked(state) == ("move_outlaws", 2)  # CC-065: the first of the pass order
    play(state, "outlaw from F6", "outlaw from B2")
    assert outlaws_on(state) == {"C3", "F6"}


def test_cc_247_the_first_player_chooses_the_order() -> None:
    state = outlaw_round()
    put(state, "hotel", "C3", seat=0)
    outlaws_at(state, "B2 D2")
    assert refused(moving(state), "outlaw from D2") is None
    assert refused(state, "outlaw from C3") == "CC-247"
    play(state, "outlaw from D2")  # then B2 has nowhere to go
    assert outlaws_on(state) == {"B2", "C3"}
    assert state.agenda == []


def test_cc_247_nobody_is_asked_when_no_outlaw_moves() -> None:
    state = outlaw_round()
    outlaws_at(state, "B2 D2")
    assert moving(state).agenda == []


def test_cc_247_each_moves_once_and_only_to_a_neighbour() -> None:
    state = outlaw_round()
    put(state, "hotel", "C3", seat=0)
    put(state, "saloon", "D3", seat=0)  # earns more, next to the hotel: 2 symbols
    outlaws_at(state, "B2")
    play(moving(state), "outlaw from B2")
    assert outlaws_on(state) == {"C3"}
    assert state.agenda == []


def test_cc_248_he_stays_if_his_building_is_also_the_best() -> None:
    state = outlaw_round()
    put(state, "hotel", "B2 C3", seat=0)
    outlaws_at(state, "B2")
    assert moving(state).agenda == []


def test_cc_248_he_stays_where_nothing_earns_more_than_0() -> None:
    state = outlaw_round()
    put(state, "church", "C3", seat=0)
    put(state, "school", "A1", seat=0)
    outlaws_at(state, "B2")
    assert moving(state).agenda == []


def test_cc_249_he_ignores_buildings_next_to_a_prison_and_with_another_outlaw() -> None:
    state = outlaw_round()
    put(state, "hotel", "C3", seat=0)
    put(state, "ranch", "B1", seat=0)
    put(state, "prison", "D3", seat=1)
    outlaws_at(state, "B2")
    play(moving(state), "outlaw from B2")
    assert outlaws_on(state) == {"B1"}
    other = outlaw_round()
    put(other, "hotel", "C3", seat=0)
    outlaws_at(other, "B2 C3")
    assert moving(other).agenda == []


def test_cc_249_251_a_prison_next_to_where_he_stands_does_not_drive_him_away() -> None:
    state = outlaw_round()
    put(state, "hotel", "C3", seat=0)
    put(state, "prison", "D3", seat=1)
    outlaws_at(state, "C3")
    assert moving(state).agenda == []
    assert earned(state) == [3, 0, 0]  # and he still robs


def test_cc_249_ties_at_random() -> None:
    state = outlaw_round()
    put(state, "hotel", "C3 A1 B3", seat=0)
    put(state, "ranch", "C1", seat=1)  # five vacant neighbours
    outlaws_at(state, "B2")
    play(moving(state), "outlaw from B2")
    assert asked(state) == ("outlaw_moves", CHANCE)
    assert by_chance(state, "outlaw to C1") == "CC-249"
    rng = Rng(1)
    drawn = {GAME.sample(state, rng).text for _ in range(60)}
    assert drawn == {"outlaw to A1", "outlaw to B3", "outlaw to C3"}
    play(state, "outlaw to A1")
    assert outlaws_on(state) == {"A1"}


@pytest.mark.parametrize(
    ("number", "sitting", "goal"), [(2, False, "A1"), (4, False, "C3"), (3, True, "A1")]
)
def test_cc_250_income_of_the_new_round_with_the_town_hall_bonus(
    number: int, sitting: bool, goal: str
) -> None:
    state = outlaw_round(number)
    put(state, "blacksmith", "C3", seat=0)  # 10, 15, 20 in rounds 2, 3, 4
    put(state, "saloon", "A1", seat=1)
    put(state, "house", "A2", seat=1)
    put(state, "terrace", "B1", seat=1)  # 15, with the Town Hall 20
    put(state, "town_hall", "G7")
    if sitting:
        sit(state, 1)
    outlaws_at(state, "B2")
    play(moving(state), "outlaw from B2")
    assert outlaws_on(state) == {goal}


def test_cc_205_250_buildings_of_the_heroes_of_the_last_round_count_0() -> None:
    state = a_state(options=on("outlaws"), round=2, phase=4, passed=(2, 0, 1))
    put(state, "hotel", "C3", seat=0)
    put(state, "ranch", "B1", seat=1)
    hold(state, 0, "heroes", 0)
    outlaws_at(state, "B2")
    only_part(state, return_cards)
    assert state.heroes == 0
    play(begin_part(state, begin_round), "roll 1 1", "outlaw G7", "outlaw from B2")
    assert outlaws_on(state) == {"B1", "G7"}


def test_cc_205_250_he_leaves_a_building_of_the_heroes() -> None:
    state = outlaw_round()
    put(state, "hotel", "C3", seat=0)
    put(state, "ranch", "B3", seat=1)
    state.heroes = 0
    outlaws_at(state, "C3")
    play(moving(state), "outlaw from C3")
    assert outlaws_on(state) == {"B3"}
