"""Random positions are possible ones."""

from __future__ import annotations

import random

import pytest

from tests.games.carson_city.oracle import (
    CAPS,
    LEVELS,
    TILES,
    all_parcels,
    attackable,
    building_income,
    connected,
    connected_parcels,
    copy_of,
    fewest_roads,
    legal_roads,
    parcels_of,
    payments,
    problems,
    random_position,
)


def test_cc_004_oracle_random_positions_keep_the_limits_and_vary() -> None:
    names: set[str] = set()
    capped: set[str] = set()
    levels: set[str] = set()
    for seed in range(300):
        position = random_position(random.Random(seed))
        assert problems(position) == [], seed
        names |= set(position.tile.values())
        for parcel, name in position.tile.items():
            income = building_income(position, parcel)
            capped |= {name} if income.capped < income.with_level else set()
            levels |= {name} if income.with_level > income.formula else set()
    assert names == TILES
    assert levels == set(LEVELS)
    assert {"drugstore", "store", "saloon"} <= capped <= set(CAPS)


def test_cc_276_oracle_random_positions_follow_their_seed() -> None:
    assert random_position(random.Random(7)) == random_position(random.Random(7))
    assert random_position(random.Random(7)) != random_position(random.Random(8))


@pytest.mark.parametrize("seed", range(20))
def test_cc_029_031_oracle_one_road_is_enough_exactly_next_to_the_network(seed: int) -> None:
    position = random_position(random.Random(seed))
    within_one = set(connected_parcels(position))
    for edge in legal_roads(position):
        later = copy_of(position)
        later.roads.add(edge)
        within_one |= connected_parcels(later)
    for parcel in all_parcels():
        roads = fewest_roads(position, parcel)
        assert roads is not None
        assert (roads == 0) == connected(position, parcel)
        assert (roads <= 1) == (parcel in within_one)


@pytest.mark.parametrize("seed", range(20))
def test_cc_123_oracle_attacks_only_move_money(seed: int) -> None:
    position = random_position(random.Random(seed))
    attackers = {
        parcel: attacker
        for attacker in range(position.players)
        for parcel in position.tile
        if attackable(position, attacker, parcel)
    }
    plain, attacked = payments(position), payments(position, attackers=attackers)
    assert sum(plain.values()) == sum(attacked.values())
    by_parcel = [
        building_income(position, parcel).capped
        for seat in range(position.players)
        for parcel in parcels_of(position, seat)
    ]
    assert sum(by_parcel) == sum(plain.values())
