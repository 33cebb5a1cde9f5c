"""The end: result, charts, seed; and what stays sealed in the log."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.web.play_fixtures import House, house, text_of
from westbound.engine.game import Sentence
from westbound.engine.match import Entry
from westbound.engine.step import CHANCE
from westbound.web.live.charts import HEIGHT, WIDTH, chart_of, seed_is_true
from westbound.web.live.history import HistoryEntry, answers_now, history_of


@pytest.fixture
def here(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as opened:
        yield opened


def test_the_result_shows_ranks_sources_and_the_verified_seed(here: House) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=3, seed=41)
    here.play_out(table_id, ann)
    match = here.live(table_id).match
    page = ann.get(f"/t/{table_id}")
    words = text_of(page)
    winner = match.names[match.standings()[0].seat]
    assert f"{winner} wins" in words
    assert "Seed 41. Checked" in words
    for standing in match.standings():
        assert f"<b>{standing.points}</b>" in page
    assert "data-rematch" in page
    assert "data-rematch" not in here.passer_by().get(f"/t/{table_id}")
    assert ann.json(f"/api/v1/tables/{table_id}/position?at=5")["fragments"]["result"] == ""


def test_those_who_share_the_first_rank_win_together(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = here.visit("Ann")
    table_id = here.table(ann, bots=2, seed=41)
    here.play_out(table_id, ann)
    match = here.live(table_id).match
    places = match.standings()
    shared = [replace(place, rank=1) for place in places[:2]] + places[2:]
    monkeypatch.setattr(match, "standings", lambda: shared, raising=False)
    first, second = (match.names[place.seat] for place in places[:2])
    assert f"{first}, {second} win together" in text_of(ann.get(f"/t/{table_id}"))


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


def told(n: int, seat: int, *asked: int, step: str = "m") -> HistoryEntry:
    return HistoryEntry(n, seat, "m", "m", False, Sentence("m", {}), (), None, "", step, asked, 0.0)


def test_simultaneous_answers_stay_sealed_until_all_are_given() -> None:
    chance, plain = told(1, CHANCE), told(2, 0, 0)
    first, second, third = told(3, 1, 0, 1, 2), told(4, 0, 0, 2), told(5, 2, 2)
    assert answers_now("m", (1,), [chance, plain]) == []
    assert answers_now("m", (0, 2), [chance, plain, first]) == [first]
    assert answers_now("m", (2,), [chance, plain, first, second]) == [first, second]
    assert answers_now("m", (1,), [chance, plain, first, second, third]) == []
    assert answers_now("m", (), [chance, plain, first, second, third]) == []
    assert answers_now("other", (2,), [chance, plain, first, second]) == []
    part = told(6, 2, 2)  # an answer of several moves
    assert answers_now("m", (2,), [plain, first, second, part]) == [first, second, part]
