"""Duel tiles on the pages: the own hand lies open, others' tiles face down."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter

from tests.games.carson_city.measure import figures_on, stays_in
from tests.games.carson_city.pages import PAGES, items, pages
from westbound.games.carson_city.base.drawing.model import read
from westbound.games.carson_city.observation import PlayerView
from westbound.games.carson_city.variants.duel_tiles.pieces import duel_tile
from westbound.kit.suites.markup import classes
from westbound.kit.suites.pages import NAMES


def tiles_drawn(root: ET.Element, own: PlayerView) -> tuple[Counter[int], int]:
    """Values that lie open, and how many tiles of the hand are face down."""
    shown: Counter[int] = Counter()
    hidden = 0
    for tile in items(root, "tile"):
        name = tile.attrib["id"].removeprefix(f"tile-{own['seat']}-")
        times = "".join(e.text or "" for e in tile if "tile-count" in classes(e))
        count = int(times.removeprefix("×")) if times else 1
        if name.isdigit():
            shown[int(name)] += count
        elif name == "hidden":
            hidden = count
    return shown, hidden


def test_the_own_hand_lies_open_and_others_are_counted() -> None:
    hands = 0
    for page in pages():
        for own in page.view["seats"]:
            root = page.panel(own["seat"])
            if not page.view["options"]["duel_tiles"]:
                assert items(root, "tile") == []
                continue
            shown, hidden = tiles_drawn(root, own)
            mine = own["seat"] == page.view["viewer"]
            known = Counter(tile for tile in own["duel_tiles"] if tile is not None)
            assert shown == (known if mine else Counter())
            assert hidden == (0 if mine else len(own["duel_tiles"]))
            assert len(items(root, "played")) == bool(own["tiles_down"])
            picks = {e.attrib["data-target"] for e in root.iter() if "data-target" in e.attrib}
            assert {p for p in picks if p.startswith("tile:")} == {f"tile:{v}" for v in shown}
            hands += mine
    assert hands


def test_tiles_are_told_to_their_owner_and_counted_for_others() -> None:
    heard = 0
    for raw in PAGES.views:
        view, parts = read(raw), dict(PAGES.description(raw))
        for seat in view["seats"] if view["options"]["duel_tiles"] else ():
            mine = seat["seat"] == view["viewer"]
            name = NAMES[seat["seat"]]
            lines = parts[f"Player {name} (you)" if mine else f"Player {name}"]
            tiles = sorted(tile for tile in seat["duel_tiles"] if tile is not None)
            held = len(seat["duel_tiles"])
            if mine and held:
                assert f"Duel tiles in hand: {', '.join(map(str, tiles))}." in lines
                heard += 1
            elif held:
                assert tiles == []
                assert f"Duel tiles in hand, face down: {held}." in lines
    assert heard


def test_a_tile_shows_its_value_in_a_figure_and_in_bullets() -> None:
    for face in (None, *range(6)):
        assert stays_in(duel_tile(face), (-8, -10, 8, 10))
    assert [figures_on(duel_tile(face)) for face in (None, 0, 5)] == [[], ["0"], ["5"]]
    assert duel_tile(5).count("k-gold") == 5
    assert duel_tile(0).count("k-gold") == 0
