"""What is not known for certain of Great Western Trail is data: play follows an edit."""

from __future__ import annotations

import pytest

from tests.games.changed_data import Case, Edit, check_all_are_tried, outcomes_after
from tests.games.great_western_trail.reconstruction_probes import PROBES
from westbound.engine.json_types import Json

EDITS = (
    Edit("data/board.toml", r"(\[supply\.2\]\ncowboy = )11", r"\g<1>12"),
    Edit("data/board.toml", r"(\[supply\.3\]\ncowboy = )7", r"\g<1>6"),
    Edit("data/board.toml", r'adjacent = \["A", "A2"\]', 'adjacent = ["A", "A2", "A3"]'),
    Edit("data/board.toml", r'adjacent = \["A2", "B"\]', 'adjacent = ["A2", "B", "A1"]'),
)
CASES = {
    "worker_piles": Case("GWT-005", [11, 7], [12, 6]),
    "neighbours": Case("GWT-224", ["A"], ["A", "A3"]),
}


@pytest.fixture(scope="module")
def edited() -> dict[str, Json]:
    probes = "tests.games.great_western_trail.reconstruction_probes"
    return outcomes_after("great_western_trail", EDITS, probes)


@pytest.mark.parametrize("name", CASES)
def test_play_follows_edited_data(name: str, edited: dict[str, Json]) -> None:
    assert PROBES[name]() == CASES[name].ours
    assert edited[name] == CASES[name].edited


def test_every_reconstruction_is_tried_and_cites_its_rule() -> None:
    check_all_are_tried("westbound.games.great_western_trail", CASES, EDITS)
