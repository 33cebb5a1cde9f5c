"""The decisions of a match: real choices only, each in its own position and by its own rules."""

from __future__ import annotations

import pytest

from tests.lab.dataset.samples import museum, self_play
from westbound.lab.dataset.decisions import decisions
from westbound.lab.simulation import play_logged


def test_they_are_those_that_a_simulation_counts() -> None:
    source = self_play()
    match, _ = source.match(0)
    found = list(decisions(match))
    result, log = play_logged(source.plan.scheduled(0))
    assert len(found) == result.decisions
    assert sum(len(decision.moves) for decision in found) == result.choices
    assert match.log == log


@pytest.mark.parametrize(
    "name", ["carson/v1/all-variants", "gwt/v1/2-players-random", "steam/v1/3-players-random"]
)
def test_old_matches_are_seen_by_their_own_rules(name: str) -> None:
    """With sealed choices too, in which several seats decide at once."""
    match = museum(name)
    count = 0
    for decision in decisions(match):
        entry = match.log[decision.ply]
        assert decision.moves[decision.chosen] == entry.move
        assert (decision.seat, entry.automatic) == (entry.seat, False)
        assert len(decision.moves) > 1
        assert decision.seat in match.game.deciders(decision.state)
        count += 1
    assert 20 < count < len(match.log)
