"""Watching a match changes nothing, and what is kept of it adds up."""

from __future__ import annotations

import pickle

import pytest

from westbound.lab.metrics.recording import MatchRecord
from westbound.lab.metrics.work import watch_game
from westbound.lab.simulation import Case, make_plan, play_game


def record(game: str, players: int, number: int = 1) -> MatchRecord:
    plan = make_plan(game, [Case(players, {})], ["cautious"], 2, 3, referee=False)
    found = watch_game(plan, number)
    assert found.result == play_game(plan, number)
    return found


@pytest.mark.parametrize(("game", "players"), [("carson", 3), ("gwt", 2)])
def test_a_record_adds_up_and_the_match_is_the_same_unwatched(game: str, players: int) -> None:
    found = record(game, players)
    decisions = found.result.decisions
    assert sum(count for _, count in found.choices.decisions) == decisions
    assert sum(count for _, count in found.choices.chosen) == decisions
    assert sum(count for _, count in found.choices.offered) == found.result.choices
    assert sorted(found.order) == list(range(players))
    assert 0 < len(found.hidden) < decisions / 4
    assert {sample.tenth for sample in found.hidden} <= set(range(10))
    assert found.leads.margin == max(found.result.points) - sorted(found.result.points)[-2]
    assert {first.seat for first in found.openings} == set(range(players))
    assert found.length.turns <= decisions
    assert found.length.rounds is not None
    assert pickle.loads(pickle.dumps(found)) == found
