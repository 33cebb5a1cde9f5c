"""The hand-written rating, term by term: they add up to it."""

from __future__ import annotations

from typing import Final

from westbound.engine.evaluation import RATING_UNIT
from westbound.games.steam.heuristics.finance import RUIN
from westbound.games.steam.heuristics.rating import Rating

NAMES: Final = (
    "points made",
    "links",
    "planned deliveries",
    "hope of the network",
    "hope of the locomotive",
    "money and income",
    "goods on their way",
    "place in the turn order",
    "action tile",
    "building ahead",
    "bankruptcy",
)


def terms(rating: Rating) -> list[float]:
    """In units of the rating. Who is bankrupt has lost; how much by does not matter."""
    if rating.state.gone >> rating.seat & 1:
        return [0.0] * (len(NAMES) - 1) + [RUIN / RATING_UNIT]
    network, level_hope = rating.network, rating.outlook.level_hope
    links, plan = len(network.own), network.plan.value
    points = (
        rating.state.vp[rating.seat],
        links,
        plan,
        network.value - links - plan - level_hope,
        level_hope,
        rating.prospects.now.value - network.value,
        rating.deliveries(),
        rating.order(),
        rating.actions(),
        rating.building(),
        0.0,
    )
    return [value / RATING_UNIT for value in points]
