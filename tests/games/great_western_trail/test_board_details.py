"""Details of the drawing: places of the job market, numbers of fans, fees and who is paid."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    at_step,
    discs_on,
    engine,
    hand,
    jobs,
    market,
    moving,
    play,
    put_building,
    put_tile,
    token,
    using,
    workers,
)
from tests.games.great_western_trail.test_board import area, drawn, used
from tests.games.svg import by_id, classes, said
from westbound.games.great_western_trail.drawing.model import Route, read, steps_to, transport_to
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import BuyCattle, Delivery, MoveFree


def seen(state: TrailState, viewer: int = 0) -> ET.Element:
    return drawn(GAME.observe(state, viewer))


# --- the job market


def columns(root: ET.Element, target: str) -> list[float]:
    """Where the tiles of these workers begin, in columns from the first place."""
    first = min(_tiles(by_id(root)["jobs-1"]))
    return [(x - first) / 24 for x in _tiles(by_id(root)[target])]


def _tiles(group: ET.Element) -> list[float]:
    uses = [e for e in group.iter() if e.attrib.get("href", "").startswith("#w-")]
    return [float(e.attrib["x"]) for e in uses]


def test_gwt_076_a_worker_stays_on_his_place_when_another_is_hired() -> None:
    state = a_state(4)
    jobs(state, 1, "engineer cowboy engineer craftsman")
    using(state, 0, "A")
    assert columns(seen(state), "job-1-engineer") == [0, 2]
    assert columns(seen(state), "job-1-craftsman") == [3]
    play(state, "use A_hire", "hire cowboy 1")
    root = seen(state)
    assert "job-1-cowboy" not in by_id(root)
    assert columns(root, "job-1-engineer") == [0, 2]
    assert columns(root, "job-1-craftsman") == [3]


def test_gwt_076_of_equal_workers_the_leftmost_is_hired() -> None:
    state = a_state(4)
    jobs(state, 1, "cowboy cowboy engineer cowboy")
    jobs(state, 2, "craftsman")
    token(state, 3)
    state.take_job(0, 0)
    view = read(GAME.observe(state, 0))
    assert view["job_market"]["rows"][0]["places"] == [None, "cowboy", "engineer", "cowboy"]
    assert view["job_market"]["rows"][1]["places"] == ["craftsman"]
    assert view["job_market"]["rows"][2]["places"] == []


@pytest.mark.parametrize(("row", "frames"), [("cowboy cowboy", 1), ("cowboy engineer cowboy", 2)])
def test_workers_side_by_side_are_framed_together(row: str, frames: int) -> None:
    state = a_state(4)
    jobs(state, 1, row)
    group = by_id(seen(state))["job-1-cowboy"]
    (halo,) = [e for e in group if classes(e) == ["halo"]]
    assert len(re.findall("M", halo.attrib["d"])) == frames


# --- the cattle market


def test_the_numbers_of_fans_lie_above_all_cards() -> None:
    state = a_state(4)
    market(state, "west_highland_3 west_highland_3 west_highland_4 texas_longhorn_5 holstein")
    market(state, "holstein holstein")
    (layer,) = [e for e in seen(state).iter() if classes(e) == ["market"]]
    kinds = [
        name
        for name in (" ".join(classes(e)) for e in layer)
        if name in ("sale", "second", "counts")
    ]
    one_row = ["sale", "second"]
    assert kinds == [*one_row, "counts", *one_row * 3, "counts"]
    counts = [said(e) for e in layer if classes(e) == ["counts"]]
    assert counts == [["3"], ["2"]]


# --- the way: fees and who is paid


def a_way() -> TrailState:
    state = a_state(4, money=20)
    put_building(state, 1, 4, "A1")  # black hand: $2
    put_building(state, 2, 1, "A2")  # green hand: $1
    put_building(state, 0, 7, "A3")  # her own
    put_tile(state, "flood_2_green", "flood1")
    return state


def test_gwt_051_the_marks_of_those_who_are_paid_stand_at_the_fee() -> None:
    state = moving(a_way(), 0, at="A")
    ways = steps_to(read(GAME.observe(state, 0)))
    assert ways["A1"] == Route(2, 1, (1,))
    assert ways["A3"] == Route(3, 3, (1, 2))
    assert ways["flood1"] == Route(1, 1)  # that goes to the bank
    paid = [e for e in seen(state).iter() if "paid" in classes(e)]
    assert len(paid) == sum(len(way.owners) for way in ways.values())
    assert {c for e in paid for c in classes(e)} == {"paid", "p1", "p2"}


def test_gwt_237_a_free_move_pays_nobody() -> None:
    state = at_step(a_way(), MoveFree(0, False, 3))
    ways = steps_to(read(GAME.observe(state, 0)))
    assert ways["A3"] == Route(0, 3)
    assert not [e for e in seen(state).iter() if "paid" in classes(e)]


# --- deliveries


def test_gwt_114_cities_that_can_be_chosen_show_their_transport_cost() -> None:
    state = a_state(2, money=10)
    engine(state, 0, "5")
    discs_on(state, 0, "topeka colorado_springs")
    at_step(state, Delivery(0, False, 10))
    costs = {"kansas_city": 0, "wichita": 0, "santa_fe": 2, "albuquerque": 3}
    assert transport_to(read(GAME.observe(state, 0))) == costs
    assert transport_shown(state, 0) == ["−$2", "−$3"]
    assert transport_shown(state, 1) == []  # it is not for her to choose
    at_step(state, Delivery(0, True, 10))  # GWT-231: an extraordinary delivery costs nothing
    assert transport_shown(state, 0) == []


def transport_shown(state: TrailState, viewer: int) -> list[str]:
    (group,) = [e for e in seen(state, viewer).iter() if classes(e) == ["transport"]]
    named = {"d-m2": "−$2", "d-m3": "−$3"}
    return [named[href.removeprefix("#")] for href in used(group)]


# --- cowboys at work


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
    row = by_id(area(GAME.observe(state, 1), 0))["worker-0-cowboy"]
    assert row.attrib["aria-label"] == "Cowboy: 4 of 6, used in this action: 2"


def spent(state: TrailState, seat: int) -> int:
    root = area(GAME.observe(state, 0), seat)
    return sum("spent" in classes(element) for element in root.iter())
