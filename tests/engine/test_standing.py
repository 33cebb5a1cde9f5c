"""Ranks: points first, then tie-breaks in their order, and what each place was decided by."""

from __future__ import annotations

import json

from westbound.engine.standing import OUT, SHARED, Criterion, Standing, TieBreak, rank_seats


def points(*totals: int) -> list[dict[str, int]]:
    return [{"cards": total} for total in totals]


def places(standings: list[Standing]) -> list[tuple[int, int]]:
    return [(standing.seat, standing.rank) for standing in standings]


def reasons(standings: list[Standing]) -> list[TieBreak | None]:
    return [standing.decided_by for standing in standings]


def test_where_points_decide_nothing_is_said() -> None:
    found = rank_seats(points(3, 9, 5), [Criterion("X-1", "passed", [1, 2, 3])])
    assert places(found) == [(1, 1), (2, 2), (0, 3)]
    assert reasons(found) == [None, None, None]


def test_equal_points_without_a_tie_break_share_a_rank() -> None:
    found = rank_seats(points(5, 9, 5, 9), shared_by="X-9")
    assert places(found) == [(1, 1), (3, 1), (0, 3), (2, 3)]
    shared = TieBreak("X-9", SHARED)
    assert reasons(found) == [shared, None, shared, None]


def test_the_lower_number_is_ahead_and_both_numbers_are_kept() -> None:
    found = rank_seats(points(4, 4, 4), [Criterion("X-1", "tile", [5, 2, 3])])
    assert places(found) == [(1, 1), (2, 2), (0, 3)]
    assert reasons(found) == [TieBreak("X-1", "tile", 2, 3), TieBreak("X-1", "tile", 3, 5), None]


def test_the_higher_number_if_the_rule_says_so() -> None:
    found = rank_seats(points(4, 4), [Criterion("X-1", "income", [1, 6], most=True)])
    assert places(found) == [(1, 1), (0, 2)]
    assert reasons(found) == [TieBreak("X-1", "income", 6, 1), None]


def test_the_next_criterion_decides_what_the_first_leaves_equal() -> None:
    income = Criterion("X-1", "income", [6, 4, 4], most=True)
    found = rank_seats(points(4, 4, 4), [income, Criterion("X-2", "tile", [7, 5, 2])])
    assert places(found) == [(0, 1), (2, 2), (1, 3)]
    assert reasons(found) == [TieBreak("X-1", "income", 6, 4), TieBreak("X-2", "tile", 2, 5), None]


def test_what_all_criteria_leave_equal_is_shared() -> None:
    found = rank_seats(points(4, 4, 7), [Criterion("X-1", "tile", [0, 0, 0])], shared_by="X-9")
    assert places(found) == [(2, 1), (0, 2), (1, 2)]
    assert reasons(found) == [None, TieBreak("X-9", SHARED), None]


def test_who_left_is_behind_with_more_points_and_that_is_said() -> None:
    found = rank_seats(points(9, 3, 5), out=0b001, out_by="X-5")
    assert places(found) == [(2, 1), (1, 2), (0, 3)]
    assert [standing.out for standing in found] == [False, False, True]
    assert reasons(found) == [None, TieBreak("X-5", OUT), None]


def test_who_left_with_fewer_points_is_behind_by_points() -> None:
    found = rank_seats(points(1, 3, 5), out=0b001, out_by="X-5")
    assert reasons(found) == [None, None, None]


def test_a_reason_is_plain_data() -> None:
    tie = TieBreak("X-1", "tile", 2, 5)
    assert TieBreak(*json.loads(json.dumps(tie))) == tie
