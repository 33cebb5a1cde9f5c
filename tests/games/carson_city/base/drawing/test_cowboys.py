"""Cowboys stand where they are, and keep their ids."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Mapping

import westbound
from tests.games.carson_city.pages import PAGES, base_pages, pages
from westbound.engine.rng import Rng
from westbound.games.carson_city.base.drawing.cowboys import crowd
from westbound.games.carson_city.base.drawing.layout import CELL, STREETS
from westbound.games.carson_city.base.drawing.model import read
from westbound.games.carson_city.components import COWBOYS_EACH
from westbound.games.carson_city.geometry import PARCEL_NAMES
from westbound.games.carson_city.observation import View
from westbound.kit.suites.markup import by_id, classes, place_of


def test_each_player_has_ten_cowboys_and_they_stand_where_they_are() -> None:
    for page in base_pages()[::3]:
        view, groups, standing = page.view, page.groups, crowd(page.scene)
        on_board = Counter(seat for here in standing.values() for seat in here if seat >= 0)
        for seat in range(view["players"]):
            own = [groups[f"cowboy-{seat}-{n}"] for n in range(COWBOYS_EACH)]
            awake = [cowboy for cowboy in own if "resting" not in classes(cowboy)]
            at_rest = view["seats"][seat]["cowboys"] + view["seats"][seat]["general_reserve"]
            assert len(awake) == on_board[seat] == COWBOYS_EACH - at_rest
        for name, here in standing.items():
            assert cowboys_within(view, groups, name) >= len(here)


def cowboys_within(view: View, groups: Mapping[str, ET.Element], name: str) -> int:
    """How many cowboys are drawn at a parcel or below a sign."""
    if name in PARCEL_NAMES:
        x, y = place_of(groups[f"parcel-{name}"])
        box = (x, y, x + CELL, y + CELL)
    else:
        sign = STREETS[str(view["options"]["vp_space_order"])][name]
        box = (sign.x, sign.y, sign.x + sign.width, sign.road + 10)
    places = [place_of(group) for id_, group in groups.items() if id_.startswith("cowboy-")]
    return sum(box[0] <= x <= box[2] and box[1] <= y <= box[3] for x, y in places)


def test_the_white_cowboy_is_drawn_when_it_is_placed() -> None:
    placed = 0
    for page in base_pages():
        there = any(parcel["white"] for parcel in page.view["parcels"])
        there = there or any(space["white"] for space in page.view["spaces"].values())
        assert ("cowboy-white" in page.groups) == there
        placed += there
    assert placed


def test_a_placement_moves_no_cowboy_of_another_player() -> None:
    match, rng = westbound.new_match("carson", 3, seed=6), Rng(6, 1)
    checked = 0
    while not match.over and checked < 40:
        before, seat = by_id(PAGES.board(match.observe(None))), match.turn
        move = rng.choice(match.moves())
        match.play(move)
        view = match.observe(None)
        if not str(move).startswith("place ") or read(view)["phase"] != 2:
            continue
        after = by_id(PAGES.board(view))
        for name in before:
            if name.startswith("cowboy-") and not name.startswith((f"cowboy-{seat}", "cowboy-w")):
                assert classes(before[name]) == classes(after[name])
        checked += 1
    assert checked == 40


def test_tokens_lie_with_their_cowboys() -> None:
    seen: Counter[str] = Counter()
    for view, _, groups in pages():
        wanted = {f"token-dynamite-{s}-{p['id']}" for p in view["parcels"] for s in p["dynamite"]}
        for name, space in view["spaces"].items():
            wanted |= {f"token-dynamite-{seat}-{name}" for seat in space["dynamite"]}
            wanted |= {f"token-quiet-{seat}-{name}" for seat in space["quiet"]}
        assert {name for name in groups if name.startswith("token-")} == wanted
        seen.update(name.split("-")[1] for name in wanted)
    assert seen["dynamite"]
    assert seen["quiet"]
