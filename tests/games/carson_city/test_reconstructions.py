"""What we had to guess of Carson City is data: somebody edits a figure, and play follows it."""

from __future__ import annotations

import pytest

from tests.games.carson_city.reconstruction_probes import PROBES
from tests.games.changed_data import Case, Edit, check_all_are_tried, outcomes_after
from westbound.engine.json_types import Json

COLUMN_A = ", ".join(f'"A{row}"' for row in range(1, 9))
EDITS = (
    Edit("data/river.toml", r"cells = \[.*\]", f"cells = [{COLUMN_A}]"),
    Edit("data/new_beginning.toml", r"\npoints = 18", "\npoints = 30"),
    Edit("data/new_beginning.toml", r"(road = \{ unit = 1, points = )1", r"\g<1>4"),
    Edit("data/outlaws.toml", r"8 = 3,", "8 = 7,"),
    Edit("data/horses.toml", r"hats = \[1,", "hats = [9,"),
    Edit("data/cards.toml", r"teacher_number = 17", "teacher_number = -1"),
    Edit("data/table.toml", r"vp_orders = \[(.*), (.*)\]", r"vp_orders = [\2, \1]"),
    Edit("data/buildings.toml", r"cap = 0 #.*", "cap = 6"),
)
USUAL: Json = ["vp_parcels", "vp_buildings", "vp_cowboys"]
OTHER: Json = ["vp_parcels", "vp_cowboys", "vp_buildings"]
CASES = {
    "river": Case("CC-216", {"D1": "CC-214", "A1": None}, {"D1": None, "A1": "CC-214"}),
    "sheet": Case("CC-211", [16, 15], [28, 24]),
    "outlaw_points": Case("CC-259", 3, 7),
    "corral_hats": Case("CC-273", [0, 1, 0], [1, 0, 0]),
    "teacher_number": Case("CC-042", [1, 2, 0], [0, 1, 2]),
    "vp_spaces": Case("CC-059", USUAL, OTHER),
    "mine_limit": Case("CC-133", 9, 6),
}


@pytest.fixture(scope="module")
def edited() -> dict[str, Json]:
    return outcomes_after("carson_city", EDITS, "tests.games.carson_city.reconstruction_probes")


@pytest.mark.parametrize("name", CASES)
def test_play_follows_an_edited_figure(name: str, edited: dict[str, Json]) -> None:
    assert PROBES[name]() == CASES[name].ours
    assert edited[name] == CASES[name].edited


def test_every_reconstruction_is_tried_and_cites_its_rule() -> None:
    check_all_are_tried("westbound.games.carson_city", CASES, EDITS)
