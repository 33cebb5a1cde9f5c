from __future__ import annotations

from collections.abc import Sequence

import pytest

from westbound.engine.standing import Standing, rank_seats
from westbound.lab.metrics.leads import LeadRecorder, MatchLeads, Position, leads


def standing(points: Sequence[int], out: int = 0) -> list[Standing]:
    return rank_seats([{"all": p} for p in points], out=out, out_by="X")


def match(*rows: Sequence[int]) -> MatchLeads:
    """Points by seat before each decision, and at the end."""
    recorder = LeadRecorder()
    for row in rows[:-1]:
        recorder.position(standing(row))
    return recorder.match(standing(rows[-1]))


def test_a_lead_changes_when_another_seat_has_it_alone() -> None:
    assert match((0, 0), (1, 0), (1, 1), (1, 2), (2, 2), (3, 2)).changes == 2
    assert match((0, 0), (1, 0), (1, 1), (2, 1)).changes == 0
    assert match((0, 0), (0, 5)).changes == 0


def test_for_good_is_after_the_last_time_behind() -> None:
    assert match((0, 0), (1, 0), (1, 3), (4, 3)).for_good == 3 / 4
    assert match((0, 0), (1, 0), (1, 1), (4, 3)).for_good == 0


def test_half_time_tells_who_comes_back() -> None:
    one = match((0, 0, 0), (5, 1, 2), (5, 2, 2), (5, 9, 2))
    assert (one.winner_at_half, one.last_at_half, one.deficit, one.margin) == (2, True, 4, 4)
    two = match((0, 0, 0), (5, 3, 2), (5, 3, 2), (5, 9, 2))
    assert (two.winner_at_half, two.last_at_half) == (2, False)
    three = match((0, 0, 0), (1, 1, 1), (1, 1, 1), (2, 1, 1))
    assert (three.winner_at_half, three.last_at_half, three.deficit) == (1, False, 0)


def test_whoever_has_left_leads_nobody() -> None:
    row = Position.of(standing((9, 4, 2), out=1))
    assert row.leaders == [1]
    assert row.behind(2) == 2
    assert row.behind(1) == -2


def test_curves_follow_the_later_winner() -> None:
    one = match((0, 0), (0, 4), (6, 4))
    assert (one.lead[0], one.lead[10], one.lead[20]) == (0, -4, 2)
    assert (one.leader_wins[0], one.leader_wins[10], one.leader_wins[20]) == (None, False, True)


def test_matches_are_summed_up() -> None:
    found = leads([match((0, 0), (0, 4), (6, 4)), match((0, 0), (3, 0), (8, 0))], [6, 8], 1)
    assert found.behind_at_half.value == 0.5
    assert found.margin.mean.value == 5
    assert found.margin_share == pytest.approx((2 / 6 + 1) / 2)
    assert found.tie_breaks.value == 0.5
    assert found.leader_wins[10].value == 0.5
    assert found.leader_wins[0].of == 0
    assert found.predictable_from == 0.75  # from where the last position is the nearest
