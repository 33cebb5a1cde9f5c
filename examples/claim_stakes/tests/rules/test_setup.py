"""Setup: rules CLS-010 to CLS-013."""

from __future__ import annotations

import pytest
from positions import a_turn, play, refused

from claim_stakes import GAME
from claim_stakes.gulch import CLAIMS, CREEK, ORE, TILES
from claim_stakes.state import GulchState
from westbound.engine.option import complete
from westbound.engine.step import CHANCE


def new(players: int) -> GulchState:
    return GAME.new(players, complete(GAME.options, {}))


def test_cls_001_two_to_four_players() -> None:
    assert list(GAME.players) == [2, 3, 4]


def test_cls_003_the_gulch() -> None:
    assert len(CLAIMS) == 19
    assert [CLAIMS[claim] for claim in CREEK] == ["A3", "B3", "C3", "C2", "D1", "E1"]


def test_cls_010_the_bag() -> None:
    assert dict(zip(ORE, TILES, strict=True)) == {0: 6, 1: 5, 2: 4, 3: 3, 5: 3}
    assert new(2).bag == list(TILES)


@pytest.mark.parametrize(("left", "refused_by"), [(1, None), (0, "CLS-010")])
def test_cls_010_only_what_is_in_the_bag_is_found(left: int, refused_by: str | None) -> None:
    state = a_turn()
    state.bag[ORE.index(5)] = left
    play(state, "stake C4")
    assert refused(state, "find 5") == refused_by


@pytest.mark.parametrize(("players", "stakes", "rounds"), [(2, 6, 9), (3, 5, 8), (4, 4, 7)])
def test_cls_011_012_stakes_dust_and_rounds(players: int, stakes: int, rounds: int) -> None:
    state = new(players)
    assert (state.stakes, state.dust, state.rounds) == ([stakes] * players, [4] * players, rounds)


@pytest.mark.parametrize(("first", "refused_by"), [(3, None), (4, "CLS-013")])
def test_cls_013_one_of_the_players_begins(first: int, refused_by: str | None) -> None:
    state = new(3)
    assert state.agenda[-1].seat == CHANCE
    assert refused(state, f"first {first}") == refused_by


def test_cls_013_the_next_player_begins_the_next_round() -> None:
    state = new(3)
    play(state, "first 2")
    order = []
    while state.round < 3:
        order.append(state.agenda[-1].seat)
        play(state, "pan")
    assert order == [1, 2, 0, 2, 0, 1]
    assert state.first == 0


def test_cls_070_the_match_is_over_after_the_last_round() -> None:
    state = new(4)
    play(state, "first 1")
    turns = 0
    while state.agenda:
        play(state, "pan")
        turns += 1
    assert turns == 4 * 7
