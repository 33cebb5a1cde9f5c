"""End and scoring, on the border: STM-245, STM-260."""

from __future__ import annotations

from tests.games.steam.positions import a_state
from westbound.games.steam.game import GAME
from westbound.games.steam.rules.income import go_bankrupt


def test_stm_245_only_the_bankrupt_are_out() -> None:
    state = a_state(4)
    for seat in (1, 2):
        go_bankrupt(state, seat)
    assert {s.seat: s.out for s in GAME.standings(state)} == {0: False, 1: True, 2: True, 3: False}


def test_stm_245_each_seat_can_be_the_only_one_out() -> None:
    for gone in range(4):
        state = a_state(4)
        go_bankrupt(state, gone)
        assert [s.seat for s in GAME.standings(state) if s.out] == [gone]


def test_stm_263_245_who_sits_beside_a_bankrupt_player_has_their_own_tile() -> None:
    for gone in range(4):
        state = a_state(4)
        state.tile = [3, 4, 5, 6]
        go_bankrupt(state, gone)
        others = [seat for seat in range(4) if seat != gone]
        assert [s.seat for s in GAME.standings(state)] == [*others, gone]
        state.tile = [6, 5, 4, 3]
        assert [s.seat for s in GAME.standings(state)] == [*reversed(others), gone]
