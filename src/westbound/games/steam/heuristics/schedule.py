"""The deliveries to come: which cubes in which goods rounds, and when to upgrade."""

from __future__ import annotations

from typing import NamedTuple

from westbound.games.steam.components import GOODS_ROUNDS, MOST_LEVEL
from westbound.games.steam.heuristics.network import Reach
from westbound.games.steam.heuristics.taste import POINT, SURVIVES


class Plan(NamedTuple):
    """What the deliveries to come are worth, their points, and what one more must beat."""

    value: float
    points: int
    least: int  # points of the weakest planned delivery; 0 while rounds are free
    level: int  # the level it aims at


NO_PLAN = Plan(0.0, 0, 0, 1)


def slots(phases: int, this_turn: int) -> tuple[float, ...]:
    """The worth of a point in each goods round that is left to the seat, soonest first."""
    if not phases:
        return ()
    found = [POINT[phases]] * this_turn
    kept = 1.0
    for left in range(phases - 1, 0, -1):
        kept *= SURVIVES
        found += [POINT[left] * kept] * GOODS_ROUNDS
    return tuple(found)


def plan(
    cubes: list[Reach], level: int, rounds: tuple[float, ...], upgrades: int, upkeep: float
) -> Plan:
    """The best of: upgrade not at all, once, twice ... and deliver in all other rounds."""
    if not cubes or not rounds:
        return NO_PLAN
    best = NO_PLAN
    top = min(MOST_LEVEL, level + upgrades)
    while top > level and all(reach[top] == reach[top - 1] for reach in cubes):
        top -= 1
    for aim in range(level, max(level, top) + 1):
        found = _with_upgrades(cubes, level, aim, rounds)
        found = found._replace(value=found.value - upkeep * (aim - level))
        if found.value > best.value:
            best = found
    return best


def _with_upgrades(cubes: list[Reach], level: int, aim: int, rounds: tuple[float, ...]) -> Plan:
    """Upgrade in the first round of each turn until the level is reached."""
    ups = aim - level
    points = [reach[aim] for reach in cubes]
    points.sort(reverse=True)
    room = max(0, len(rounds) - ups)
    chosen = points[:room]
    value, total = 0.0, 0
    early = [(rounds[2 * i + 1], level + i + 1) for i in range(ups) if 2 * i + 1 < len(rounds)]
    late = rounds[2 * ups :]
    for points_, worth in zip(chosen, late, strict=False):
        value += points_ * worth
        total += points_
    for points_, (worth, now) in zip(chosen[len(late) :], early, strict=False):
        carried = min(points_, now)
        value += carried * worth
        total += carried
    least = chosen[-1] if len(chosen) == room and room else 0
    return Plan(value, total, least, aim)
