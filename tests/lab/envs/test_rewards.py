"""Rewards: victory, rank and points, with shared places."""

from __future__ import annotations

import pytest

from westbound.engine.errors import BadInput
from westbound.engine.standing import Standing, rank_seats
from westbound.lab.envs.rewards import find_rewards


def standings(*points: int) -> list[Standing]:
    return rank_seats([{"points": total} for total in points])


@pytest.mark.parametrize(
    ("points", "rewards"),
    [
        ((3, 9), [-1, 1]),
        ((7, 1, 5, 3), [1, -1, -1, -1]),
        ((7, 7, 5), [0, 0, -1]),
        ((7, 7, 7, 7), [-0.5, -0.5, -0.5, -0.5]),
    ],
)
def test_a_victory_is_1_and_a_defeat_is_minus_1(
    points: tuple[int, ...], rewards: list[float]
) -> None:
    found = find_rewards("win")(standings(*points))
    assert [found[seat] for seat in range(len(points))] == rewards


@pytest.mark.parametrize(
    ("points", "rewards"),
    [
        ((3, 9), [-1, 1]),
        ((7, 1, 5), [1, -1, 0]),
        ((7, 7, 5), [0.5, 0.5, -1]),
        ((9, 5, 5, 5, 1), [1, 0, 0, 0, -1]),
        ((4, 4, 4), [0, 0, 0]),
    ],
)
def test_ranks_are_equally_far_apart_and_shared_places_get_their_mean(
    points: tuple[int, ...], rewards: list[float]
) -> None:
    found = find_rewards("rank")(standings(*points))
    assert [found[seat] for seat in range(len(points))] == pytest.approx(rewards)
    assert sum(found.values()) == pytest.approx(0)


def test_points_are_those_of_the_game() -> None:
    assert find_rewards("points")(standings(12, -3)) == {0: 12.0, 1: -3.0}


def test_an_unknown_reward_is_refused_by_name() -> None:
    with pytest.raises(BadInput, match="there is no reward 'fame'; there are: win, rank, points"):
        find_rewards("fame")
