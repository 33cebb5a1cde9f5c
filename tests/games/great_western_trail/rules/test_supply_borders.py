"""Tiles of the Kansas City supply, on the border: GWT-005, GWT-073, GWT-079, GWT-116,
GWT-117."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    at_step,
    foresight,
    jobs_by_row,
    refusal,
    token,
)
from westbound.games.great_western_trail.chance_steps import RevealForesight
from westbound.games.great_western_trail.components import TILE_CODES
from westbound.games.great_western_trail.rules.supply import (
    is_ending,
    place_tile,
    refill_foresight,
)
from westbound.games.great_western_trail.step_cache import REVEAL_FORESIGHT

FULL = "flood_2_green drought_2_green cowboy craftsman engineer cowboy"


@pytest.mark.parametrize("column", [1, 2, 3])
def test_gwt_117_the_last_tile_of_a_pile_goes_to_the_first_space_of_its_number(
    column: int,
) -> None:
    state = a_state()
    names = FULL.split()
    first = 2 * (column - 1)
    names[first : first + 2] = "-", "-"
    foresight(state, " ".join(names))
    state.piles[column - 1] = (TILE_CODES["cowboy"],)
    refill_foresight(state)
    assert state.agenda == [REVEAL_FORESIGHT[first]]


@pytest.mark.parametrize("column", [1, 2, 3])
def test_gwt_116_the_second_space_is_refilled_beside_a_full_one(column: int) -> None:
    state = a_state()
    names = ["-"] * 6
    names[2 * (column - 1)] = FULL.split()[2 * (column - 1)]
    foresight(state, " ".join(names))
    state.piles = [()] * 3
    state.piles[column - 1] = (TILE_CODES["cowboy"],)
    refill_foresight(state)
    assert state.agenda == [REVEAL_FORESIGHT[2 * column - 1]]


@pytest.mark.parametrize(("space", "pile"), [(0, 1), (1, 1), (2, 2), (5, 3)])
def test_gwt_005_the_refusal_names_the_pile(space: int, pile: int) -> None:
    state = a_state()
    state.piles = [()] * 3
    step = REVEAL_FORESIGHT[space]
    assert isinstance(step, RevealForesight)
    found = refusal(at_step(state, step), "reveal cowboy")
    assert found is not None
    assert (found.rule, found.params["pile"]) == ("GWT-005", pile)


def test_gwt_073_a_worker_lies_in_the_job_market_and_not_on_the_trail_too() -> None:
    state = a_state()
    before = [*state.on]
    place_tile(state, TILE_CODES["cowboy"], 0)
    assert (state.on, jobs_by_row(state)[1]) == (before, 1)


def test_gwt_079_the_game_is_ending_once_the_last_space_is_filled() -> None:
    state = a_state(players=4)
    token(state, row=12, filled=2)
    endings = []
    for _ in range(2):
        place_tile(state, TILE_CODES["cowboy"], 3)
        endings.append(is_ending(state))
    assert endings == [False, True]
    assert state.token_holder == 3
