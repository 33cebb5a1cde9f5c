"""The page that explains the format of maps."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

from tests.games.steam.map_complaints import complaint
from westbound.games.steam import map_checks
from westbound.games.steam.map_picture import map_picture
from westbound.games.steam.map_summary import summary

# --- the page that explains the format


def test_the_example_of_the_page_is_a_map_and_its_summary_is_true() -> None:
    page = (Path(__file__).parents[3] / "docs" / "steam-maps.md").read_text(encoding="utf-8")
    example = page.split("```toml\n")[1].split("```")[0]
    told = page.split("says of it:\n\n```\n")[1].split("```")[0]
    assert summary(example, "en") + "\n" == told
    wrong = complaint(example.replace('"hills"', '"swamp"'))
    assert f"westbound: my-map.toml: {wrong}\n" in page
    ET.fromstring(map_picture(example, "en"))


def test_the_page_names_every_key() -> None:
    page = (Path(__file__).parents[3] / "docs" / "steam-maps.md").read_text(encoding="utf-8")
    keys = (*map_checks.KEYS, *map_checks.HEX_KEYS, *map_checks.CITY_KEYS, *map_checks.TERRAINS)
    assert [key for key in keys if not re.search(rf"[`\"]{key}[`\"]", page)] == []
