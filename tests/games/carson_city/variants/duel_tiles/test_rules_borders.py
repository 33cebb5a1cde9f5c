"""Duel tiles: who knows what, in which order, and how many. Rules CC-226 to CC-231, CC-295."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    hold,
    only_part,
    play,
    settle_at,
    stand,
)
from tests.games.carson_city.variant_positions import (
    a_new_state,
    armed,
    charge,
    do,
    down,
    hand,
    lay_open,
    on,
    options,
    reveal,
)
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import RED, CarsonState
from westbound.games.carson_city.variants.duel_tiles.moves import DealTiles
from westbound.games.carson_city.variants.duel_tiles.rules import begin_tiles


def a_table() -> CarsonState:
    """Seats 0 and 1 stand on gambling without firepower; everybody holds a whole set."""
    state = a_state(options=on("tiles"), passed=(2, 0, 1))
    for seat in range(3):
        armed(state, seat, 0)
        hand(state, seat, 0, 1, 2, 3, 4, 5)
    stand(state, 0, "gambling")
    stand(state, 1, "gambling")
    return state


def test_cc_226_229_the_sums_of_two_players_are_known_too() -> None:
    assert a_new_state(2, duel_tiles=True).announced == (15, 15)


@pytest.mark.parametrize("seed", range(5))
def test_cc_227_a_hand_is_dealt_in_rising_order(seed: int) -> None:
    state = only_part(a_state(options=on("tiles"), phase=0, passed=()), begin_tiles)
    move = GAME.sample(state, Rng(seed))
    assert isinstance(move, DealTiles)
    assert list(move.tiles) == sorted(move.tiles)


def test_cc_225_231_the_tiles_of_the_hand_are_offered_in_rising_order() -> None:
    state = a_table()
    charge(state, 0, "gambling")
    hand(state, 0, 0, 1, 2, 4, 4, 5)
    settle_at(state, "gambling")
    one = ["play 0", "play 1", "play 2", "play 4", "play 5"]
    two = [
        *("play 0 1", "play 0 2", "play 0 4", "play 0 5", "play 1 2", "play 1 4", "play 1 5"),
        *("play 2 4", "play 2 5", "play 4 4", "play 4 5"),
    ]
    assert options(state, 0) == one + two


def test_cc_230_231_a_red_gunsmith_without_tiles_is_not_waited_for() -> None:
    """All tiles lie open at once, so the duel is over."""
    state = a_table()
    hold(state, 0, "gunsmith", RED)
    hand(state, 0)
    settle_at(state, "gambling")
    do(state, 1, "play 1")
    reveal(state)
    assert asked(state) == ("deal_duel_tiles", CHANCE)


def test_cc_229_231_what_lies_open_is_taken_off_a_sum_only_once() -> None:
    state = a_table()
    state.announced = (15, 15, 15)
    hold(state, 0, "gunsmith", RED)
    settle_at(state, "gambling")
    down(state, "4")
    assert state.announced == (15, 11, 15)
    down(state, "2")
    assert state.announced == (13, 11, 15)


def test_cc_229_whose_sum_nobody_knows_stays_unknown() -> None:
    state = a_table()
    state.announced = (-1, 15, 15)
    settle_at(state, "gambling")
    down(state, "3", "2")
    assert state.announced == (-1, 13, 15)


def test_cc_230_295_open_and_mixed_tiles_are_one_pile() -> None:
    state = a_table()
    hand(state, 0, 5)
    lay_open(state, 0)
    state.pile_mixed = (2, 4)
    settle_at(state, "gambling")
    down(state, "5", "3")
    assert (list(state.pile), list(state.pile_mixed)) == ([], [0, 2, 3, 4, 5])
    play(state, "deal 0 3 4")
    assert list(state.pile_mixed) == [2, 5]


def test_cc_230_295_with_more_mixed_tiles_than_open_ones_three_are_drawn_too() -> None:
    state = a_table()
    hand(state, 0, 5)
    state.pile_mixed = (0, 1, 2, 4)
    settle_at(state, "gambling")
    down(state, "5", "3")
    play(state, "deal 0 1 2")
    assert state.hands[0] == (0, 1, 2)
