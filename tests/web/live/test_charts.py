"""The result: ranks, sources, lines of points, and the verified seed."""

from __future__ import annotations

import re

import pytest

from tests.engine.corrected_game import CORRECTED
from tests.web.house import House, Visit, text_of
from westbound.engine.match import Entry, Match
from westbound.engine.standing import Criterion, rank_seats
from westbound.web.live.charts import HEIGHT, WIDTH, chart_of, seed_is_true
from westbound.web.live.history import history_of


def test_the_result_shows_ranks_sources_and_the_verified_seed(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=3, seed=41)
    here.play_out(table_id, ann)
    match = here.live(table_id).match
    page = ann.get(f"/t/{table_id}")
    words = text_of(page)
    winner = match.names[match.standings()[0].seat]
    assert f"{winner} wins" in words
    assert "Seed 41. Verified" in words
    for standing in match.standings():
        assert f"<b>{standing.points}</b>" in page
    assert "data-rematch" in page
    assert "data-rematch" not in here.passer_by().get(f"/t/{table_id}")
    assert ann.json(f"/api/v1/tables/{table_id}/position?at=5")["fragments"]["result"] == ""


def a_finished_match(here: House) -> tuple[Visit, str, Match]:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=2, seed=41)
    here.play_out(table_id, ann)
    return ann, table_id, here.live(table_id).match


def test_those_who_share_the_first_rank_win_together(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, table_id, match = a_finished_match(here)
    places = match.standings()
    best = places[0].breakdown
    shared = rank_seats([best, best, dict.fromkeys(best, 0)])
    monkeypatch.setattr(match, "standings", lambda: shared, raising=False)
    first, second = match.names[:2]
    page = text_of(ann.get(f"/t/{table_id}"))
    assert f"{first} and {second} share the victory" in page
    assert f"{first} and {second} are tied on {places[0].points} points and share" in page


def test_a_tie_names_what_decided_it_with_a_link_to_its_rule(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, table_id, match = a_finished_match(here)
    broken = [Criterion("CC-171", "pass_order", [2, 1, 3])]
    same = [match.standings()[0].breakdown] * 3
    monkeypatch.setattr(match, "standings", lambda: rank_seats(same, broken), raising=False)
    first, second = match.names[:2]
    for path in ("", "/log"):
        page = ann.get(f"/t/{table_id}{path}")
        assert f"{second} wins" in text_of(page)
        assert f"; {second} passed first in round 4. CC-171" in text_of(page)
        assert f"; {first} passed first in round 4. CC-171" in text_of(page)
        assert '<a href="/rules/carson#CC-171">CC-171</a>' in page


def test_without_a_tie_nothing_is_explained(here: House) -> None:
    ann, table_id, match = a_finished_match(here)
    assert len({s.points for s in match.standings()}) == 3
    assert "tbl-tie" not in ann.get(f"/t/{table_id}")


def test_the_lines_end_at_the_final_points(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=2)
    here.play_out(table_id, ann)
    live = here.live(table_id)
    story = history_of(live)
    assert len(story.points) == len(live.match.log) + 1
    assert story.points[-1] == [
        s.points for s in sorted(live.match.standings(), key=lambda s: s.seat)
    ]
    chart = chart_of(story)
    assert [number for number, _ in chart.rounds] == [1, 2, 3, 4]
    for line in chart.lines:
        numbers = [float(n) for n in re.findall(r"[\d.]+", line.path)]
        assert all(0 <= n <= max(WIDTH, HEIGHT) for n in numbers)
    heights = {line.seat: line.y for line in chart.lines}
    best = live.match.standings()[0].seat
    assert heights[best] == min(heights.values())


@pytest.mark.parametrize("points", [[[0, 0], [-20, 7]], [[0, 0], [-20, -3]], [[4, 4], [9, 5]]])
def test_the_chart_has_room_for_points_below_nought(here: House, points: list[list[int]]) -> None:
    ann = here.visit("Ann")
    story = history_of(here.live(here.table(ann, bots=1)))
    story.entries, story.points = story.entries[:1], points
    chart = chart_of(story)
    assert all(0 <= line.y <= HEIGHT for line in chart.lines)
    assert (chart.lines[0].y > chart.lines[1].y) == (points[-1][0] < points[-1][1])
    heights = dict(chart.levels)
    assert 0 in heights
    assert len(heights) > 2
    assert all(0 <= y <= HEIGHT for y in heights.values())


def test_a_changed_die_is_found_out(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=1)
    match = here.settle(table_id).match.fork()
    assert seed_is_true(match)
    match.seed += 1
    assert not seed_is_true(match)
    assert seed_is_true(match, first=len(match.log))
    assert all(isinstance(entry, Entry) for entry in match.log)


def test_the_dice_of_an_old_match_are_checked_by_its_own_rules() -> None:
    match = Match(CORRECTED, players=2, seed=3, rules_version=2)
    match.advance()
    assert seed_is_true(match)
