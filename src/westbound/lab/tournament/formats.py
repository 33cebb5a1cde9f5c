"""Who meets whom, in each format but the Swiss system, where it depends on the results."""

from __future__ import annotations

from itertools import combinations, pairwise

from westbound.lab.tournament.match_ups import MatchUp
from westbound.lab.tournament.plan import Format, Plan


def match_ups(plan: Plan) -> list[MatchUp]:
    """All match-ups of the plan.

    Round robin: everybody meets everybody. Ladder: the bots are given weakest first, and each
    meets the one below it. Field: the first one meets each of the others, or all at one table.
    """
    bots = plan.bots
    found: list[tuple[str, tuple[str, ...]]]
    if plan.format is Format.LADDER:
        found = [(upper, (lower,)) for lower, upper in pairwise(bots)]
    elif plan.format is Format.ROUND_ROBIN:
        found = [(first, (second,)) for first, second in combinations(bots, 2)]
    elif plan.mixed:
        found = [(bots[0], bots[1:])]
    else:
        found = [(bots[0], (other,)) for other in bots[1:]]
    return [MatchUp(number, first, others) for number, (first, others) in enumerate(found)]
