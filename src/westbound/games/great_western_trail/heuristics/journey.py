"""The way to Kansas City: how far it is and which stops are worth it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from westbound.games.great_western_trail.trail import KANSAS_CITY, NEXT, SPACES, START

FAR: Final = -1e9


def _order_from(space: int) -> tuple[int, ...]:
    """The spaces from here on, each after those that follow it; this one is the last."""
    found: dict[int, None] = {}

    def visit(place: int) -> None:
        if place not in found:
            for follower in NEXT[place]:
                visit(follower)
            found[place] = None

    visit(space)
    return tuple(found)


AHEAD: Final = tuple(_order_from(space) for space in SPACES)


@lru_cache(maxsize=1 << 14)
def steps_to_kansas_city(locations: int, space: int) -> int:
    """Locations on the shortest way, Kansas City among them."""
    steps = {KANSAS_CITY: 0}
    for place in AHEAD[space][1:]:
        steps[place] = min([steps[f] + (locations >> f & 1) for f in NEXT[place]])
    return steps[space]


assert AHEAD[START][0] == KANSAS_CITY


def best_route(
    locations: int,
    space: int,
    limit: int,
    turn: float,
    gain: Callable[[int], float],
    fee: Callable[[int], float],
) -> float:
    """What the stops on the way to Kansas City bring, less the price of the turns they take.

    `going[s][k]` is the best value on leaving space s with k + 1 steps left.
    """
    if space == KANSAS_CITY:
        return 0.0
    going: dict[int, Sequence[float]] = {}
    into: dict[int, Sequence[float]] = {KANSAS_CITY: (-turn,) * limit}
    for place in AHEAD[space][1:]:
        followers = NEXT[place]
        ways = into[followers[0]]
        if len(followers) == 2:
            other = into[followers[1]]
            ways = [a if a > b else b for a, b in zip(ways, other, strict=True)]
        going[place] = ways
        if not locations >> place & 1:
            into[place] = ways
        elif place != space:
            stop, due = gain(place) - turn + ways[-1], fee(place)
            entered = [stop - due]
            entered += [(stop if stop > on else on) - due for on in ways[:-1]]
            into[place] = entered
    return going[space][-1]
