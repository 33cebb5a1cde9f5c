"""The deliveries to come: which cubes in which goods rounds, and when to upgrade."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from westbound.games.steam.components import GOODS_ROUNDS, MAX_LEVEL, UPKEEP
from westbound.games.steam.heuristics.network import ROWS
from westbound.games.steam.heuristics.weights import SHIPPED, Weights


class Plan(NamedTuple):
    """What the deliveries to come are worth, their points, and what one more must beat."""

    value: float
    points: int
    weakest: int  # points of the weakest planned delivery; 0 while rounds are free
    level: int  # the level it aims at
    soon: int  # points of this turn, less the upkeep of an upgrade: what they do for money


class Timetable(NamedTuple):
    """What each goods round is for when one aims at this level."""

    level: int
    upgrades: int
    late: tuple[float, ...]  # worth of a point in each round at that level, soonest first
    early: tuple[tuple[float, int], ...]  # rounds before, each with the level of that time
    late_now: int  # how many of the late ones are in this turn
    early_now: int
    upgrade_now: bool


NO_PLAN: Final = Plan(0.0, 0, 0, 1, 0)


@lru_cache(maxsize=64)
def slots(phases: int, this_turn: int, weights: Weights = SHIPPED) -> tuple[float, ...]:
    """The worth of a point in each goods round that is left to the seat, soonest first."""
    if not phases:
        return ()
    found = [weights.point[phases]] * this_turn
    kept = 1.0
    for left in range(phases - 1, 0, -1):
        kept *= weights.survives
        found += [weights.point[left] * kept] * GOODS_ROUNDS
    return tuple(found)


@lru_cache(maxsize=512)
def timetables(
    level: int, rounds: tuple[float, ...], this_turn: int, may_upgrade: bool, max_upgrades: int
) -> tuple[Timetable, ...]:
    """Upgrade not at all, once, twice ...: in the first round of each turn (STM-211)."""
    later = range(this_turn, len(rounds), GOODS_ROUNDS)
    times = [0, *later] if may_upgrade and this_turn else list(later)
    return tuple(
        _timetable(level, rounds, this_turn, times[:ups])
        for ups in range(min(max_upgrades, len(times), MAX_LEVEL - level) + 1)
    )


def _timetable(
    level: int, rounds: tuple[float, ...], this_turn: int, upgrades: list[int]
) -> Timetable:
    last = upgrades[-1] if upgrades else -1
    early = [n for n in range(last) if n not in upgrades]
    return Timetable(
        level + len(upgrades),
        len(upgrades),
        rounds[last + 1 :],
        tuple((rounds[n], level + sum([time < n for time in upgrades])) for n in early),
        max(0, this_turn - last - 1),
        sum([n < this_turn for n in early]),
        bool(upgrades) and upgrades[0] < this_turn,
    )


def plan(cubes: dict[int, int], tables: tuple[Timetable, ...], upkeep: float) -> Plan:
    """The best of: upgrade not at all, once, twice ... and deliver in all other rounds. `cubes`
    says how many can go over the same numbers of links (a mask)."""
    best = NO_PLAN
    if not cubes:
        return best
    useful = max(cubes).bit_length() - 1
    for table in tables:
        if table.upgrades and table.level > useful:
            break
        found = _by(table, cubes, upkeep * table.upgrades)
        if found.value > best.value:
            best = found
    return best


def _by(table: Timetable, cubes: dict[int, int], upkeep: float) -> Plan:
    level, late, rounds = table.level, table.late, len(table.late)
    counts = [0] * (MAX_LEVEL + 1)  # of cubes by their points
    for lengths, count in cubes.items():
        counts[ROWS[lengths][level]] += count
    value, total = -upkeep, 0
    soon = -UPKEEP if table.upgrade_now and upkeep else 0
    at, early, rounds_left = 0, 0, rounds + len(table.early)
    for point in range(MAX_LEVEL, 0, -1) if rounds_left else ():
        for _ in range(counts[point]):
            if at < rounds:
                value += point * late[at]
                total += point
                if at < table.late_now:
                    soon += point
            else:
                worth, limit = table.early[early]
                carried = point if point < limit else limit
                value += carried * worth
                total += carried
                if early < table.early_now:
                    soon += carried
                early += 1
            at += 1
            if at == rounds_left:
                return Plan(value, total, point, level, soon)
    return Plan(value, total, 0, level, soon)
