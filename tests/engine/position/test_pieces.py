"""What is left of the box, and what there is too much of."""

from __future__ import annotations

from westbound.engine.position.pieces import excess, left_over, taken_from
from westbound.engine.rng import Rng


def test_wb_021_more_than_the_box_has_is_told_with_its_numbers() -> None:
    (wrong,) = excess("cubes", {0: 21, 1: 20}, {0: 20, 1: 20}, ("red", "blue"))
    assert wrong.where == "cubes"
    assert wrong.refusal.key == "WB-021.pieces"
    assert wrong.refusal.params["piece"] == "'red'"
    assert (wrong.refusal.params["found"], wrong.refusal.params["limit"]) == (21, 20)
    assert excess("cubes", {2: 1}, {}, ("red", "blue", "gray")) != []


def test_what_is_used_is_not_left() -> None:
    assert left_over((3, 1, 1, 2), (1, 2, 9)) == (1, 3)


def test_what_is_taken_is_gone() -> None:
    pieces = [1, 2, 3, 4]
    taken = taken_from(pieces, 3, Rng(5))
    assert len(taken) == 3
    assert sorted([*taken, *pieces]) == [1, 2, 3, 4]
