"""The player board: discs, workers, cowboys at work."""

from __future__ import annotations

from tests.games.great_western_trail.pages import PAGES
from tests.games.great_western_trail.positions import a_state, at_step, hand, market, play, workers
from westbound.games.great_western_trail.components import DISC_NAMES
from westbound.games.great_western_trail.drawing.model import read
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import BuyCattle
from westbound.kit.suites.markup import by_id, classes, targets


def test_a_panel_shows_discs_and_workers() -> None:
    for view in PAGES.some_views:
        for own in read(view)["seats"]:
            root = PAGES.panel(view, own["seat"])
            groups = by_id(root)
            for disc in DISC_NAMES:
                spots = groups[f"disc-{own['seat']}-{disc}"]
                covered = [e for e in spots.iter() if classes(e) == ["m-disc"]]
                assert len(covered) == own["discs_left"][disc]
            for worker, count in own["workers"].items():
                row = groups[f"worker-{own['seat']}-{worker}"]
                held = [e for e in row if f"held-{worker}" in classes(e)]
                offered = [t for t in targets(row) if t.startswith("action:")]
                assert len(held) + len(offered) in (count, count + len(offered))
                assert len(list(row)) == 6


def test_gwt_196_used_cowboys_are_shown() -> None:
    state = a_state(2, money=20)
    workers(state, 0, cowboy=4)
    workers(state, 1, cowboy=4)
    hand(state, 0, "jersey")
    market(state, "holstein ayrshire")
    at_step(state, BuyCattle(0, False, 4))
    assert spent(state, 0) == 0
    play(state, "buy holstein with 2")
    assert spent(state, 0) == 2
    assert spent(state, 1) == 0
    row = by_id(PAGES.panel(GAME.observe(state, 1), 0))["worker-0-cowboy"]
    assert row.attrib["aria-label"] == "Cowboy: 4 of 6, used in this action: 2"


def spent(state: TrailState, seat: int) -> int:
    root = PAGES.panel(GAME.observe(state, 0), seat)
    return sum("spent" in classes(element) for element in root.iter())
