"""Houses, terraces and buildings against the oracle."""

from __future__ import annotations

import random

import pytest

from tests.games.carson_city import oracle
from tests.games.carson_city.compared_positions import (
    EVERYTHING,
    Pair,
    crowded,
    pairs,
)
from tests.games.carson_city.oracle import Parcel
from tests.games.carson_city.oracle_bridge import (
    mask_of,
    number_of,
    parcels_in,
)
from westbound.engine.move import Move
from westbound.games.carson_city.base.rules.houses import house_spots, terrace_spots
from westbound.games.carson_city.base.rules.place_buildings import (
    building_spots,
    place_houses_options,
    put_building,
)
from westbound.games.carson_city.base.steps import PlaceHouses
from westbound.games.carson_city.components import HOUSE, TILE_CODES
from westbound.games.carson_city.geometry import PARCEL_NAMES

# --- houses, terraces and buildings


def test_cc_006_099_104_house_spots_agree() -> None:
    rng = random.Random(99)
    for position, state in pairs() + crowded():
        seat, agreed = rng.randrange(position.players), oracle.random_consents(position, rng)
        expected = oracle.house_spots(position, seat, None, agreed)
        assert parcels_in(house_spots(state, seat, mask_of(agreed))) == expected


def test_cc_105_106_107_109_terrace_spots_agree() -> None:
    rng, found = random.Random(105), 0
    for position, state in pairs() + crowded():
        seat, agreed = rng.randrange(position.players), oracle.random_consents(position, rng)
        new = {parcel for parcel in sorted(position.tile) if rng.random() < 0.2}
        expected = oracle.terrace_spots(
            position, seat, None, agreed, state.setup.terrace_needs_consent, new
        )
        standing = state.of_type[HOUSE] & ~mask_of(new)
        assert parcels_in(terrace_spots(state, seat, mask_of(agreed), standing)) == expected
        found += bool(expected)
    assert found > 300


def oracle_building_spots(pair: Pair, seat: int, name: str, agreed: set[Parcel]) -> set[Parcel]:
    setup = pair.state.setup
    return oracle.building_spots(
        *(pair.position, seat, name, agreed),
        consent_needed=setup.terrace_needs_consent,
        station_requires_house=setup.station_needs_house,
    )


def check_building_spots(pair: Pair, seat: int, name: str, agreed: set[Parcel]) -> set[Parcel]:
    expected = oracle_building_spots(pair, seat, name, agreed)
    found = building_spots(pair.state, seat, TILE_CODES[name], mask_of(agreed))
    assert parcels_in(found) == expected, name
    return expected


@pytest.mark.parametrize("name", EVERYTHING)
def test_cc_097_098_100_145_building_spots_agree(name: str) -> None:
    rng = random.Random(name)
    found = 0
    for pair in pairs(400):
        seat, agreed = (
            rng.randrange(pair.position.players),
            oracle.random_consents(pair.position, rng),
        )
        found += bool(check_building_spots(pair, seat, name, agreed))
    assert found > 20


def test_cc_102_144_school_spots_agree_where_room_is_scarce() -> None:
    rng, rescued = random.Random(144), 0
    for pair in crowded():
        seat, agreed = (
            oracle.a_builder(pair.position, rng),
            oracle.random_consents(pair.position, rng),
        )
        check_building_spots(pair, seat, rng.choice(EVERYTHING), agreed)
        schools = check_building_spots(pair, seat, "school", agreed)
        consent = pair.state.setup.terrace_needs_consent
        rescued += any(
            oracle.needs_a_new_terrace(pair.position, seat, school, agreed, consent)
            for school in schools
        )
    assert rescued > 5


def first_steps(options: list[Move]) -> set[tuple[str, str]]:
    return {(move.kind, str(move.params()["parcel"])) for move in options}


@pytest.mark.parametrize(("name", "least"), [("school", 20), ("hotel", 40)])
def test_cc_101_107_108_next_houses_of_a_plan_agree(name: str, least: int) -> None:
    """After the building stands, exactly the first steps of full plans are offered."""
    rng, compared = random.Random(101), 0
    for pair in crowded()[:600]:
        position, before = pair
        seat, agreed = oracle.a_builder(position, rng), oracle.random_consents(position, rng)
        spots = oracle_building_spots(pair, seat, name, agreed)
        if not spots or len(oracle.house_spots(position, seat, None, agreed)) > 4:
            continue  # nothing to place, or too many plans
        parcel, state = min(spots), before.copy()
        needed, consent = oracle.houses_required(name), state.setup.terrace_needs_consent
        plans = oracle.building_plans(position, seat, name, parcel, agreed, consent_needed=consent)
        expected = {(kind, PARCEL_NAMES[number_of(place)]) for (kind, place), *_ in plans}
        step = PlaceHouses(seat, mask_of(agreed), needed, state.of_type[HOUSE])
        put_building(state, seat, number_of(parcel), TILE_CODES[name])
        assert first_steps(place_houses_options(state, step)) == expected
        compared += 1
    assert compared > least
