"""The job market: workers, their places, the token."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from tests.games.great_western_trail.pages import PAGES
from tests.games.great_western_trail.positions import a_state, jobs, play, token, using
from westbound.games.great_western_trail.components import WORKERS
from westbound.games.great_western_trail.drawing.model import read
from westbound.games.great_western_trail.game import GAME
from westbound.kit.suites.markup import by_id, classes, used


def test_the_job_market_shows_its_workers() -> None:
    for view in PAGES.some_views:
        market_ = read(view)["job_market"]
        groups = by_id(PAGES.board(view))
        for index, row in enumerate(market_["rows"], 1):
            for worker in WORKERS:
                group = groups.get(f"job-{index}-{worker}")
                count = row["workers"].count(worker)
                assert (group is None) == (count == 0)
                if group is not None:
                    assert used(group).count(f"#w-{worker}") == count
        assert ("job-token" in groups) == (market_["token_row"] is not None)


def columns(root: ET.Element, target: str) -> list[float]:
    """Where the tiles of these workers begin, in columns from the first place."""
    first = min(_tiles(by_id(root)["jobs-1"]))
    return [(x - first) / 24 for x in _tiles(by_id(root)[target])]


def _tiles(group: ET.Element) -> list[float]:
    uses = [e for e in group.iter() if e.attrib.get("href", "").startswith("#w-")]
    return [float(e.attrib["x"]) for e in uses]


def test_gwt_076_a_worker_stays_in_place_when_another_is_hired() -> None:
    state = a_state(4)
    jobs(state, 1, "engineer cowboy engineer craftsman")
    using(state, 0, "A")
    assert columns(PAGES.board(GAME.observe(state, 0)), "job-1-engineer") == [0, 2]
    assert columns(PAGES.board(GAME.observe(state, 0)), "job-1-craftsman") == [3]
    play(state, "use A_hire", "hire cowboy 1")
    root = PAGES.board(GAME.observe(state, 0))
    assert "job-1-cowboy" not in by_id(root)
    assert columns(root, "job-1-engineer") == [0, 2]
    assert columns(root, "job-1-craftsman") == [3]


def test_gwt_076_of_equal_workers_the_leftmost_is_hired() -> None:
    state = a_state(4)
    jobs(state, 1, "cowboy cowboy engineer cowboy")
    jobs(state, 2, "craftsman")
    token(state, 3)
    state.take_job(0, 0)
    view = read(GAME.observe(state, 0))
    assert view["job_market"]["rows"][0]["places"] == [None, "cowboy", "engineer", "cowboy"]
    assert view["job_market"]["rows"][1]["places"] == ["craftsman"]
    assert view["job_market"]["rows"][2]["places"] == []


@pytest.mark.parametrize(("row", "frames"), [("cowboy cowboy", 1), ("cowboy engineer cowboy", 2)])
def test_workers_side_by_side_are_framed_together(row: str, frames: int) -> None:
    state = a_state(4)
    jobs(state, 1, row)
    group = by_id(PAGES.board(GAME.observe(state, 0)))["job-1-cowboy"]
    (halo,) = [e for e in group if classes(e) == ["halo"]]
    assert len(re.findall("M", halo.attrib["d"])) == frames
