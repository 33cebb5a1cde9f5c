"""Numbers that rise with turns and rounds."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.steam.learnt_walks import TABLES, decisions
from westbound.engine.option import Value
from westbound.games.steam.game import GAME


@pytest.mark.parametrize(("players", "options"), TABLES[:2])
def test_they_never_fall_and_rise_with_every_turn(players: int, options: dict[str, Value]) -> None:
    turn = round_ = -1
    seat, was = -1, ""
    for decision in decisions(1, players, options):
        state = decision.state
        now = GAME.turn_of(state)
        assert now >= turn
        assert GAME.round_of(state) >= round_
        if decision.kind == was == "build" and decision.seat != seat:
            assert now > turn
        turn, round_, seat, was = now, GAME.round_of(state), decision.seat, decision.kind


def test_a_turn_is_one_players_but_for_bids_and_points_for_links() -> None:
    """Others answer within a turn only in an auction, and what they score (STM-225)."""
    seats: dict[int, set[int]] = {}
    for decision in decisions(2, 4, {}):
        if decision.kind not in ("bid", "income_or_points"):
            seats.setdefault(GAME.turn_of(decision.state), set()).add(decision.seat)
    assert all(len(found) == 1 for found in seats.values())


def test_a_round_ends_when_all_have_built_and_when_the_goods_are_moved() -> None:
    phases: dict[int, set[str]] = {}
    for decision in decisions(3, 3, {}):
        phases.setdefault(GAME.round_of(decision.state), set()).add(decision.state.phase)
    assert all(
        found <= {"setup", "action_tiles", "build"} or found == {"goods"}
        for found in phases.values()
    )
    rounds = sorted(phases)
    assert {later - earlier for earlier, later in pairwise(rounds)} == {1, 2}
