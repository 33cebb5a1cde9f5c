"""The players' areas with all variants: who thinks, sheets, corrals, horses and duel tiles."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter

from tests.games.carson_city.variant_pages import items, pages
from tests.games.svg import SVG, classes
from westbound.games.carson_city.observation import SeatView
from westbound.games.carson_city.variants.horses.components import HATS
from westbound.games.carson_city.variants.new_beginning.components import (
    SHEET,
    SHEET_POINTS,
    sheet_cost,
)


def figures(root: ET.Element) -> dict[str, str | None]:
    return {e.attrib["data-figure"]: e.text for e in root.iter() if "data-figure" in e.attrib}


# --- several answer at the same time


def test_who_thinks_and_who_has_handed_in_is_seen_in_panels_and_on_the_track() -> None:
    seen: Counter[str] = Counter()
    for look in pages():
        view, groups = look.view, look.groups
        for seat in range(view["players"]):
            root = look.panel(seat)
            states = {c for e in items(root, "state") for c in classes(e)}
            several = "waiting" in (view["step"] or {}) or any(view["handed_in"])
            thinking = several and seat in view["waiting"]
            assert ("state-sealed" in states) == view["handed_in"][seat]
            assert ("state-thinking" in states) == thinking
            assert ("active" in classes(root)) == (seat in view["waiting"])
            signs = [u.attrib["href"] for u in groups[f"marker-turn-{seat}"].iter(f"{SVG}use")]
            assert ("#g-thinking" in signs) == thinking
            assert ("#g-sealed" in signs) == view["handed_in"][seat]
            seen.update(states)
    assert {"state-thinking", "state-sealed", "state-lock"} <= set(seen)


def test_the_own_sheet_can_be_filled_and_others_stay_closed() -> None:
    filling = 0
    for look in pages():
        view = look.view
        if view["step"] is None or view["step"]["kind"] != "fill_sheets":
            continue
        filling += 1
        for seat in range(view["players"]):
            lines = items(look.panel(seat), "sheet-item")
            assert len(lines) == (len(SHEET) if seat == view["viewer"] else 0)
        assert view["viewer"] is not None
        units = view["seats"][view["viewer"]]["sheet"]
        assert units is not None
        left = SHEET_POINTS - sheet_cost(tuple(units[item.name] for item in SHEET))
        words = "".join(look.panel(view["viewer"]).itertext())
        assert f"{left} of {SHEET_POINTS} points left" in words
    assert filling


# --- horses and tiles


def test_corrals_show_hats_horses_and_cowboy_and_only_own_ones_can_be_picked() -> None:
    seen: Counter[str] = Counter()
    for look in pages():
        view = look.view
        for own in view["seats"]:
            root = look.panel(own["seat"])
            pens = items(root, "corral")
            if own["corrals"] is None:
                assert pens == []
                continue
            mine = own["seat"] == view["viewer"]
            for pen, corral, hats in zip(pens, own["corrals"], HATS, strict=True):
                drawing = "".join(c for e in pen.iter() for c in (*classes(e), " "))
                assert drawing.count("k-felt") == hats == corral["hats"]
                assert ("data-target" in pen.attrib) == mine
                label = pen.attrib["aria-label"]
                assert f"horses: {corral['horses']}" in label
                guests = drawing.count("c-body") - (corral is own["corrals"][1])  # its power
                assert ("cowboy" in label) == corral["cowboy"] == bool(guests)
                seen.update({"horse": corral["horses"], "cowboy": corral["cowboy"]})
            assert figures(root)["horses"] == str(own["horses"])
            points = sum(c["horses"] * c["hats"] * (1 + c["cowboy"]) for c in own["corrals"])
            assert f"rodeo points {points}" in [e.text for e in items(root, "panel-note")]
            assert figures(root)["rodeo"] == str(own["rodeo_tokens"])
    assert seen["horse"]
    assert seen["cowboy"]


def tiles_drawn(root: ET.Element, own: SeatView) -> tuple[Counter[int], int]:
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
    for look in pages():
        view = look.view
        for own in view["seats"]:
            root = look.panel(own["seat"])
            if not view["options"]["duel_tiles"]:
                assert items(root, "tile") == []
                continue
            shown, hidden = tiles_drawn(root, own)
            mine = own["seat"] == view["viewer"]
            known = Counter(tile for tile in own["duel_tiles"] if tile is not None)
            assert shown == (known if mine else Counter())
            assert hidden == (0 if mine else len(own["duel_tiles"]))
            assert len(items(root, "played")) == bool(own["tiles_down"])
            picks = {e.attrib["data-target"] for e in root.iter() if "data-target" in e.attrib}
            assert {p for p in picks if p.startswith("tile:")} == {f"tile:{v}" for v in shown}
            hands += mine
    assert hands
