"""Outlaws: borders of coming, moving and fighting. Rules CC-245, CC-248, CC-249, CC-254, CC-260."""

from __future__ import annotations

from tests.games.carson_city.positions import a_state, asked, only_part, play, put, stand
from tests.games.carson_city.variant_positions import on, outlaws_at, outlaws_on
from westbound.engine.step import CHANCE
from westbound.games.carson_city.base.rules.setup import is_on_dice_grid
from westbound.games.carson_city.geometry import PARCELS, mask_of
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.outlaws.rules import (
    begin_outlaw_fights,
    next_arrival,
    next_move,
)


def outlaw_round() -> CarsonState:
    return a_state(options=on("outlaws"), round=2, phase=1, order=(2, 0, 1))


def moving(state: CarsonState) -> CarsonState:
    """All outlaws on the board are about to move; nothing follows."""
    state.agenda = []
    next_move(state, state.outlaws)
    return state


def test_cc_245_260_where_the_dice_find_no_parcel_nobody_appears() -> None:
    state = outlaw_round()
    grid = [parcel for parcel in range(PARCELS) if is_on_dice_grid(parcel) is None]
    state.outlaws = mask_of(grid[1:])
    next_arrival(state, 1)
    assert asked(state) == ("outlaw_appears", CHANCE)  # one parcel is left
    state.agenda, state.outlaws = [], mask_of(grid)
    next_arrival(state, 1)
    assert state.agenda == []


def test_cc_248_on_a_building_without_income_he_does_not_leave_for_empty_land() -> None:
    state = outlaw_round()
    put(state, "church", "C3", seat=0)
    outlaws_at(state, "C3")
    assert moving(state).agenda == []


def test_cc_249_chance_decides_between_two_equal_buildings() -> None:
    state = outlaw_round()
    put(state, "hotel", "A1 C3", seat=0)
    outlaws_at(state, "B2")
    play(moving(state), "outlaw from B2")
    assert asked(state) == ("outlaw_moves", CHANCE)
    assert outlaws_on(state) == {"B2"}
    play(state, "outlaw to C3")
    assert outlaws_on(state) == {"C3"}


def test_cc_254_only_where_a_cowboy_stands_there_is_a_fight() -> None:
    state = a_state(options=on("outlaws"), round=2)
    outlaws_at(state, "A1 B2")
    assert only_part(state, begin_outlaw_fights).agenda == []
    stand(state, 1, "A2 gambling")
    assert only_part(state, begin_outlaw_fights).agenda == []
    stand(state, 1, "B2")
    only_part(state, begin_outlaw_fights)
    assert asked(state) == ("pick_duel", 1)
