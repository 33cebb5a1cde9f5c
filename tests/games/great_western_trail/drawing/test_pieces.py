"""Cattlemen and engines stand where they are."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.pages import PAGES
from tests.games.great_western_trail.positions import a_state, stand
from westbound.games.great_western_trail.drawing.layout import TRACK, TRAIL
from westbound.games.great_western_trail.drawing.model import read
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.railroad import POSITION_NAMES
from westbound.kit.suites.markup import by_id, place_of


def test_cattlemen_stand_at_their_places() -> None:
    for view in PAGES.some_views:
        groups = by_id(PAGES.board(view))
        places = []
        for seat in read(view)["seats"]:
            x, y = place_of(groups[f"cattleman-{seat['seat']}"])
            places.append((x, y))
            if seat["at"] is not None:
                middle = TRAIL[seat["at"]]
                reach = 110 if seat["at"] == "kansas_city" else 70
                assert abs(x - middle.x) <= reach
                assert abs(y - middle.y) <= reach
        assert len(set(places)) == len(places)


def test_four_cattlemen_on_one_building_stand_side_by_side() -> None:
    state = a_state(4)
    for seat in range(4):
        stand(state, seat, "C")
    groups = by_id(PAGES.board(GAME.observe(state, 0)))
    places = [place_of(groups[f"cattleman-{seat}"]) for seat in range(4)]
    for i, (x, y) in enumerate(places):
        for other_x, other_y in places[i + 1 :]:
            assert abs(x - other_x) + abs(y - other_y) > 14


def test_engines_stand_on_the_rails() -> None:
    for view in PAGES.some_views:
        groups = by_id(PAGES.board(view))
        places = [place_of(groups[f"engine-{s['seat']}"]) for s in read(view)["seats"]]
        assert len(set(places)) == len(places)
        for seat, (x, y) in zip(read(view)["seats"], places, strict=True):
            stop = TRACK[POSITION_NAMES.index(seat["engine"])]
            if seat["engine"] != "0":
                assert (x, y) == pytest.approx((stop.x, stop.y + 8), abs=0.06)
