"""The tiles on offer beside a hex."""

from __future__ import annotations

from tests.games.steam.pages import PAGES
from tests.games.steam.positions import a_state
from westbound.games.steam import GAME
from westbound.games.steam.drawing.layout import MAP
from westbound.games.steam.drawing.model import (
    placements,
    read,
    site,
)
from westbound.games.steam.drawing.tray import price_of
from westbound.games.steam.faces import FACE_NAMES
from westbound.games.steam.rules.building import track_cost
from westbound.games.steam.steps import PlaceTrack
from westbound.kit.suites.markup import SVG, by_id, classes, said, targets


def test_tiles_are_offered_only_to_the_builder() -> None:
    state = a_state(money=30)
    state.agenda.append(PlaceTrack(0, state.setup.map.code_of["8,1"], 3))
    offered = targets(PAGES.board(GAME.observe(state, 0)))
    assert offered["face:21"] == 1
    assert offered["face:22"] == 1
    for viewer in (1, None):
        root = PAGES.board(GAME.observe(state, viewer))
        assert len(by_id(root)["tray"]) == 0
        assert "site" in classes(by_id(root)["hex-8,1"])


def test_the_tray_shows_every_placement_with_its_price() -> None:
    met = 0
    for state, view, _ in PAGES.samples:
        offered, name = placements(read(view)), site(read(view))
        if not offered:
            continue
        assert name is not None
        groups = by_id(PAGES.board(view))
        for face, found in offered.items():
            tile = groups[f"face-{FACE_NAMES[face]}"]
            cost = track_cost(state, state.setup.map.code_of[name], found[0].code)
            assert said(tile) == [f"${cost}"]
            assert price_of(read(view), name, found[0]) == cost
            rows = [g for g in groups if g.startswith(f"turn-{FACE_NAMES[face]}-")]
            assert len(rows) == (len(found) if len(found) > 1 else 0)
            met += len(rows)
        boxes = [e for e in groups["tray"].iter(f"{SVG}rect") if classes(e) == ["tray-card"]]
        for box in boxes:
            left, top, wide, high = (float(box.attrib[k]) for k in ("x", "y", "width", "height"))
            assert MAP.x <= left < left + wide <= MAP.x + MAP.width
            assert MAP.y <= top < top + high <= MAP.y + MAP.height
    assert met
