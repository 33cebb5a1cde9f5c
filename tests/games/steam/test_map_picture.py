"""The picture of an empty map."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

from tests.games.steam.own_map import changed, own_map
from westbound.games.steam.map_picture import map_picture
from westbound.games.steam.maps import read_map

# --- the picture


def test_the_picture_of_the_empty_map_shows_every_hex_and_every_name() -> None:
    drawn = map_picture(own_map(), "en")
    root, map_ = ET.fromstring(drawn), read_map(own_map())
    targets = {e.get("data-target") for e in root.iter() if e.get("data-target")}
    assert targets == {f"hex:{name}" for name in map_.names}
    texts = " ".join(e.text or "" for e in root.iter())
    assert [name for name in (*map_.city, *map_.town) if name and name not in texts] == []
    slots = [e for e in root.iter() if e.get("class") == "slot"]
    assert len(slots) == sum(map_.cubes)
    assert {int(seat) for seat in re.findall(r'href="#[mo]-(\d)"', drawn)} == set()


def test_names_of_strangers_do_no_harm_to_a_picture() -> None:
    name = "</text><script>&'"
    text = changed('"Inchby"', f'"{name}"').replace('"Grey Sound"', f'"{name} sea"')
    root = ET.fromstring(map_picture(text.replace('"Dunsel"', f'"{name} 2"'), "es"))
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert "script" not in tags
    assert any(name in (element.text or "") for element in root.iter())
