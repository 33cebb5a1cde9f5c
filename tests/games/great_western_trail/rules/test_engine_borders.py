"""Moving the engine, on the border: GWT-152."""

from __future__ import annotations

from westbound.games.great_western_trail.railroad import DEPTH
from westbound.games.great_western_trail.rules.engine import up_to


def test_gwt_152_places_come_in_the_order_of_the_track() -> None:
    for start in range(30):
        depths = [DEPTH[move.code] for move in up_to(start, 6, 0)]
        assert depths == sorted(depths)
        assert depths[0] > DEPTH[start]
