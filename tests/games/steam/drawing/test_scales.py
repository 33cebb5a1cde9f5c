"""Income, level and victory points."""

from __future__ import annotations

from tests.games.steam.pages import PAGES
from westbound.games.steam.drawing.model import read
from westbound.kit.suites.markup import by_id, place_of


def test_markers_stand_on_their_scales() -> None:
    for view in PAGES.some_views:
        groups = by_id(PAGES.board(view))
        seats = read(view)["seats"]
        for one in seats:
            for other in seats:
                for kind, key in (("income", "income"), ("level", "level")):
                    x, _ = place_of(groups[f"{kind}-{one['seat']}"])
                    other_x, _ = place_of(groups[f"{kind}-{other['seat']}"])
                    apart = one[key] - other[key]  # type: ignore[literal-required]
                    assert abs(x - other_x - 38 * apart) < 26
