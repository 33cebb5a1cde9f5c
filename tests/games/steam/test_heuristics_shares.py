"""What deliveries bring, found the quick way and by the rules."""

from __future__ import annotations

from tests.games.steam.learnt_walks import decisions
from westbound.games.steam.heuristics.shares import shares
from westbound.games.steam.rules.deliveries import routes
from westbound.games.steam.steps import ChooseRoute


def test_the_shares_are_those_of_the_routes() -> None:
    seen = 0
    for seed in (1, 2):
        for decision in decisions(seed, 4, {}):
            step = decision.state.agenda[-1]
            if isinstance(step, ChooseRoute):
                found = routes(decision.state, step.seat, step.hex, 1 << step.colour)
                by_rule = {(route.points[step.seat], sum(route.points)) for route in found}
                assert shares(decision.state, step.seat, step.hex, step.colour) == by_rule
                seen += 1
    assert seen > 5
