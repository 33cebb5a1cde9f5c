"""Cities and stations with their discs, and what a delivery costs."""

from __future__ import annotations

from tests.games.great_western_trail.pages import PAGES
from tests.games.great_western_trail.positions import a_state, at_step, discs_on, engine
from westbound.games.great_western_trail.drawing.model import read, transport_to
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Delivery
from westbound.kit.suites.markup import by_id, classes, said, used


def test_cities_and_stations_carry_their_discs() -> None:
    state = a_state(3)
    discs_on(state, 1, "topeka kansas_city kansas_city s3 s10")
    discs_on(state, 2, "topeka s3")
    groups = by_id(PAGES.board(GAME.observe(state, 0)))
    found = {name for name in groups if name.startswith("disc-")}
    assert found == {
        "disc-topeka-1", "disc-kansas_city-1", "disc-s3-1", "disc-s10-1", "disc-topeka-2",
        "disc-s3-2",
    }  # fmt: skip
    assert said(groups["disc-kansas_city-1"]) == ["2"]
    assert "discs: Bob, Cleo" in groups["city-topeka"].attrib["aria-label"]
    assert "discs: Bob (2)" in groups["city-kansas_city"].attrib["aria-label"]


def test_gwt_114_cities_that_can_be_chosen_show_their_transport_cost() -> None:
    state = a_state(2, money=10)
    engine(state, 0, "5")
    discs_on(state, 0, "topeka colorado_springs")
    at_step(state, Delivery(0, False, 10))
    costs = {"kansas_city": 0, "wichita": 0, "santa_fe": 2, "albuquerque": 3}
    assert transport_to(read(GAME.observe(state, 0))) == costs
    assert transport_shown(state, 0) == ["−$2", "−$3"]
    assert transport_shown(state, 1) == []  # it is not for them to choose
    at_step(state, Delivery(0, True, 10))  # GWT-231: an extraordinary delivery costs nothing
    assert transport_shown(state, 0) == []


def transport_shown(state: TrailState, viewer: int) -> list[str]:
    (group,) = [
        e for e in PAGES.board(GAME.observe(state, viewer)).iter() if classes(e) == ["transport"]
    ]
    named = {"d-m2": "−$2", "d-m3": "−$3"}
    return [named[href.removeprefix("#")] for href in used(group)]
