"""What the seats get at the end of a match; before it, everybody gets nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from westbound.engine.errors import BadInput
from westbound.engine.standing import Standing

Rewards: TypeAlias = Callable[[Sequence[Standing]], dict[int, float]]


def by_victory(standings: Sequence[Standing]) -> dict[int, float]:
    """1 for the victory, -1 for a defeat; those who share a victory share what lies between."""
    winners = sum(place.rank == 1 for place in standings)
    return {place.seat: 2 / winners - 1 if place.rank == 1 else -1.0 for place in standings}


def by_rank(standings: Sequence[Standing]) -> dict[int, float]:
    """From 1 for the first to -1 for the last in equal steps; their sum is 0.

    Seats that share a rank get the mean of the places they take up.
    """
    sharing = Counter(place.rank for place in standings)
    last = len(standings) - 1
    return {
        place.seat: 1 - (2 * (place.rank - 1) + sharing[place.rank] - 1) / last
        for place in standings
    }


def by_points(standings: Sequence[Standing]) -> dict[int, float]:
    """The points as the game counts them."""
    return {place.seat: float(place.points) for place in standings}


REWARDS: Final[Mapping[str, Rewards]] = {"win": by_victory, "rank": by_rank, "points": by_points}


def find_rewards(name: str) -> Rewards:
    """The rewards of this name; BadInput lists the names there are."""
    if name not in REWARDS:
        raise BadInput(f"there is no reward {name!r}; there are: {', '.join(REWARDS)}")
    return REWARDS[name]
