"""The features of a position, group by group, and how they are called."""

from __future__ import annotations

from typing import Final

from westbound.engine.evaluation import RATING_UNIT, FeatureList
from westbound.games.great_western_trail.evaluation import (
    decisions,
    herd,
    home,
    offers,
    pace,
    places,
    prospects,
    railway,
    rivals,
)
from westbound.games.great_western_trail.evaluation.facts import Look
from westbound.games.great_western_trail.heuristics.rating import QUICK_TERMS

_RATING: Final = tuple(f"rating: {term}" for term in QUICK_TERMS)
# in points: how much people who try things out may like or dislike one more
_LIKINGS: Final = {
    "cowboys at home, while they work": 9.0,
    "craftsmen at home, while they work": 7.0,
    "engineers at home, while they work": 7.0,
    "own buildings, while it lasts": 8.0,
    "stations": 6.0,
    "engine up to the last city, while it lasts": 6.0,
    "points of cities": 12.0,
    "value of the deck, while it delivers": 10.0,
    "next delivery": 4.0,
    "steps to Kansas City": 6.0,
    "dollars, while they can be used": 3.0,
    "cleared discs, while they help": 5.0,
    "objective cards that score": 3.0,
    "hopes of objective cards": 3.0,
    "points of hazard tiles": 2.0,
}
FEATURES: Final = FeatureList(
    names=(
        *_RATING, *pace.NAMES, *places.NAMES, *home.NAMES, *railway.NAMES, *herd.NAMES,
        *offers.NAMES, *prospects.NAMES, *decisions.NAMES, *rivals.NAMES,
    ),
    rating=_RATING,
    rival=rivals.RIVAL,
    likings=_LIKINGS,
)  # fmt: skip


def features(look: Look, terms: list[float], others: list[float]) -> list[float]:
    """Those of a position, given its rating and the others' features."""
    return [
        *[term / RATING_UNIT for term in terms],
        *pace.numbers(look),
        *places.numbers(look),
        *home.numbers(look),
        *railway.numbers(look),
        *herd.numbers(look),
        *offers.numbers(look),
        *prospects.numbers(look),
        *decisions.numbers(look),
        *others,
    ]
