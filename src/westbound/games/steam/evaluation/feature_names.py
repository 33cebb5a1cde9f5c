"""The names of all numbers that an evaluator makes, the same for every number of players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from westbound.engine.evaluation import FeatureList
from westbound.games.steam.evaluation import decision, own, rivals, table, terms

# points that one more of a feature may seem better or worse: plans to try out
LIKINGS: Final[Mapping[str, float]] = {
    "locomotive level": 9.0,
    "level aimed at": 5.0,
    "income": 8.0,
    "debts": 3.0,
    "own links": 8.0,
    "longest way now": 4.0,
    "open lines": 2.0,
    "tile locomotive": 2.0,
    "tile urbanization": 2.0,
    "tile engineer": 1.5,
    "tile first_move": 1.5,
    "place 1 in the order": 1.5,
    "cubes for rivals": 2.0,
    "points for the best rival": 2.0,
}


@cache
def feature_list(players: int) -> FeatureList:
    """The list does not depend on the players, so that a net can start from another number's."""
    names = (*terms.NAMES, *rivals.NAMES, *own.NAMES, *table.NAMES, *decision.NAMES)
    return FeatureList(names, rating=terms.NAMES, rival=rivals.RIVAL, likings=LIKINGS)
