"""Hexes and their sides: what STM-120, STM-121 and STM-127 are told in."""

from __future__ import annotations

from westbound.games.steam.hexes import (
    OPPOSITE,
    SIDE_COUNT,
    SIDES,
    SIDES_IN,
    STEPS,
    hex_of,
    opposite,
    side_of,
    slot_of,
    slots_of,
)

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)


def test_stm_120_six_sides_clockwise_from_the_north() -> None:
    assert list(SIDES) == list(range(SIDE_COUNT)) == [0, 1, 2, 3, 4, 5]
    assert STEPS[NORTH] == (0, -1)
    assert STEPS[NORTH_EAST] == (1, -1)
    assert STEPS[SOUTH_EAST] == (1, 0)
    assert [(-q, -r) for q, r in STEPS] == [STEPS[(side + 3) % 6] for side in range(6)]
    assert len(STEPS) == 6


def test_stm_127_an_edge_has_opposite_sides_in_the_two_hexes() -> None:
    pairs = {NORTH: SOUTH, NORTH_EAST: SOUTH_WEST, SOUTH_EAST: NORTH_WEST}
    for side, other in pairs.items():
        assert (opposite(side), opposite(other)) == (other, side)
    assert tuple(map(opposite, SIDES)) == OPPOSITE


def test_stm_121_every_side_of_every_hex_is_a_slot() -> None:
    slots = [slot_of(hex_, side) for hex_ in range(4) for side in SIDES]
    assert slots == list(range(24))
    assert [(hex_of(slot), side_of(slot)) for slot in (0, 5, 6, 17)] == [
        (0, 0), (0, 5), (1, 0), (2, 5),
    ]  # fmt: skip
    assert slots[slots_of(2)] == [12, 13, 14, 15, 16, 17]


def test_stm_121_sides_of_a_mask() -> None:
    assert len(SIDES_IN) == 64
    assert (SIDES_IN[0], SIDES_IN[63]) == ((), (0, 1, 2, 3, 4, 5))
    assert (SIDES_IN[0b100001], SIDES_IN[0b10110]) == ((0, 5), (1, 2, 4))
    assert all(sum(1 << side for side in sides) == mask for mask, sides in enumerate(SIDES_IN))
