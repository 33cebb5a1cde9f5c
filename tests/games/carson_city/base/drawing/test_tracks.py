"""Head line and turn tracks."""

from __future__ import annotations

from tests.games.carson_city.pages import base_pages, finished
from westbound.kit.suites.markup import place_of, said


def test_tracks_show_both_orders() -> None:
    for view, _, groups in base_pages()[::3]:
        placing = view["phase"] >= 2 and view["turn_track"]
        upper = view["turn_track"] if placing else view["turn_order"]
        for track, order in (("turn", upper), ("pass", view["pass_order"])):
            markers = {n: place_of(g)[0] for n, g in groups.items() if f"marker-{track}" in n}
            by_place = sorted(markers, key=lambda name: markers[name])
            assert by_place == [f"marker-{track}-{seat}" for seat in order]


def test_the_end_of_the_match_is_told() -> None:
    assert "The match is over" in said(finished().root)
