"""Track and tokens on the map."""

from __future__ import annotations

from tests.games.steam.pages import PAGES
from tests.games.steam.positions import a_state, track
from westbound.games.steam import GAME
from westbound.games.steam.drawing.geometry import (
    distance,
    grid,
    middles,
)
from westbound.games.steam.drawing.model import (
    map_of,
    read,
)
from westbound.kit.suites.markup import by_id, classes, place_of, used
from westbound.kit.svg import Point


def test_incomplete_lines_are_dashed_and_end_in_a_buffer() -> None:
    state = a_state()
    track(state, 1, "8,1 21@0")
    group = by_id(PAGES.board(GAME.observe(state, 0)))["hex-8,1"]
    (piece,) = [u for u in group if u.attrib.get("href") == "#t-straight"]
    assert classes(piece) == ["p1", "unfinished"]
    assert used(group).count("#stop") == 1
    track(state, 1, "8,2 T21@0", "8,3 21@0")
    group = by_id(PAGES.board(GAME.observe(state, 0)))["hex-8,1"]
    assert "#stop" not in used(group)
    assert "unfinished" not in group.attrib["class"]


def test_a_crossing_leads_over_the_other_line() -> None:
    state = a_state()
    track(state, 0, "8,1 41@0")
    group = by_id(PAGES.board(GAME.observe(state, 0)))["hex-8,1"]
    assert "#over-straight" in used(group)
    straight = a_state()
    track(straight, 0, "8,1 21@0")
    assert "#over-straight" not in used(by_id(PAGES.board(GAME.observe(straight, 0)))["hex-8,1"])


def test_every_owned_line_has_a_token_on_it() -> None:
    for view in PAGES.some_views:
        seen, root = read(view), PAGES.board(view)
        map_ = map_of(seen)
        size, at = grid(map_).size, middles(map_)
        tokens = [e for e in root.iter() if "token" in classes(e)]
        owned = [line for line in seen["lines"] if line["owner"] >= 0]
        assert len(tokens) == len(owned)
        for token, line in zip(tokens, owned, strict=True):
            assert f"p{line['owner']}" in classes(token)
            assert ("unfinished" in classes(token)) == (not line["complete"])
            place = Point(*place_of(token))
            assert min(distance(place, at[name]) for name, _ in line["sides"]) < size
