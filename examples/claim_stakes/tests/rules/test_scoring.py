"""The end and scoring: rules CLS-071 to CLS-074."""

from __future__ import annotations

import pytest
from positions import a_turn, put

from claim_stakes.rules.scoring import points, standings


@pytest.mark.parametrize(
    ("claims", "vein"),
    [
        ((), 0),
        (("C3",), 0),
        (("C3", "E3"), 0),
        (("C3", "C4"), 1),
        (("B2", "C3", "C4"), 3),
        (("A1", "A2", "B2", "B3"), 6),
        (("A1", "A2", "D3", "E3"), 1),
        (("A1", "A2", "A3", "B2", "B3"), 10),
        (("A1", "A2", "A3", "B1", "B2", "B3"), 15),
    ],
)
def test_cls_072_veins(claims: tuple[str, ...], vein: int) -> None:
    state = a_turn(2)
    for name in claims:
        put(state, name, 0, ore=0)
    assert points(state, 0)["vein"] == vein


@pytest.mark.parametrize(("dust", "won"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_cls_073_dust(dust: int, won: int) -> None:
    assert points(a_turn(dust=dust), 0)["dust"] == won


def test_cls_071_cls_ex_04_a_whole_score() -> None:
    state = a_turn(dust=3)
    for name, ore in {"A1": 0, "A2": 3, "B2": 1, "E3": 5}.items():
        put(state, name, 2, ore)
    assert points(state, 2) == {"ore": 9, "vein": 3, "dust": 1}


def test_cls_071_what_is_not_turned_up_does_not_count() -> None:
    state = a_turn(surveyed={"C3": 0})
    assert points(state, 0)["ore"] == 0


def test_cls_074_ties() -> None:
    state = a_turn(4, dust=0)
    put(state, "A1", 1, ore=3)
    put(state, "E3", 2, ore=1)
    put(state, "C5", 2, ore=2)
    put(state, "C1", 3, ore=3)
    put(state, "E1", 3, ore=0)
    ranks = {s.seat: (s.rank, s.points) for s in standings(state)}
    assert ranks == {3: (1, 3), 1: (2, 3), 2: (3, 3), 0: (4, 0)}


def test_cls_074_a_shared_rank() -> None:
    state = a_turn(3, dust=0)
    put(state, "A1", 0, ore=2)
    put(state, "E3", 1, ore=2)
    assert {s.seat: s.rank for s in standings(state)} == {0: 1, 1: 1, 2: 3}
