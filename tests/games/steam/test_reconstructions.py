"""What we had to reconstruct of Steam is data: somebody edits it, and play follows it."""

from __future__ import annotations

import pytest

from tests.games.changed_data import Case, Edit, check_all_are_tried, outcomes_after
from tests.games.steam.reconstruction_probes import PROBES
from westbound.engine.json_types import Json

EDITS = (
    Edit(
        "data/maps/northeast.toml",
        r'q = 7, r = 1, terrain = "hills"',
        'q = 7, r = 1, terrain = "plains"',
    ),
    Edit("data/maps/ruhr.toml", r'(name = "Maastricht", color = "\w+", cubes = )\d+', r"\g<1>1"),
    Edit("data/table.toml", r"highest = 10", "highest = 14"),
    Edit(
        "data/faces.toml",
        r"(\[faces\.46\]\nsegments = )(.*)(\n\n\[faces\.47\]\nsegments = )(.*)",
        r"\1\4\3\2",
    ),
)
CASES = {
    "northeast": Case("STM-014", 46, 48),
    "ruhr": Case("STM-014", 3, 1),
    "income_end": Case("STM-228", 10, 12),
    "tile_backs": Case("STM-010", [0, -1, 1, -1, 1, 0], [0, 0, 1, -1, 1, -1]),
}


@pytest.fixture(scope="module")
def edited() -> dict[str, Json]:
    return outcomes_after("steam", EDITS, "tests.games.steam.reconstruction_probes")


@pytest.mark.parametrize("name", CASES)
def test_play_follows_edited_data(name: str, edited: dict[str, Json]) -> None:
    assert PROBES[name]() == CASES[name].ours
    assert edited[name] == CASES[name].edited


def test_every_reconstruction_is_tried_and_cites_its_rule() -> None:
    check_all_are_tried("westbound.games.steam", CASES, EDITS)
