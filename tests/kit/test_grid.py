"""Places in rows and columns."""

from __future__ import annotations

from westbound.kit.grid import Grid

GRID = Grid(3, 2)


def names(places: tuple[int, ...] | set[int]) -> set[str]:
    return {GRID.names[place] for place in places}


def test_places_are_named_row_by_row() -> None:
    assert GRID.names == ("A1", "A2", "A3", "B1", "B2", "B3")
    assert (len(GRID), list(GRID)) == (6, [0, 1, 2, 3, 4, 5])


def test_neighbours_share_a_side() -> None:
    beside = dict(zip(GRID.names, GRID.neighbours, strict=True))
    assert names(beside["A1"]) == {"A2", "B1"}
    assert names(beside["B2"]) == {"B1", "A2", "B3"}


def test_groups_hang_together_side_by_side() -> None:
    groups = GRID.groups([0, 1, 5, 4, 1])
    assert sorted(map(len, groups)) == [4]
    assert sorted(map(sorted, GRID.groups([0, 4, 5, 2]))) == [[0], [2, 4, 5]]
    assert GRID.groups([]) == []
