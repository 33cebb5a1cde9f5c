"""Spaces of the trail: tiles, owners, actions that can be picked, steps and fees of routes."""

from __future__ import annotations

import re

from tests.games.great_western_trail.pages import PAGES
from tests.games.great_western_trail.positions import (
    a_state,
    at_step,
    moving,
    put_building,
    put_tile,
)
from westbound.games.great_western_trail.components import BUILDINGS_DATA
from westbound.games.great_western_trail.drawing.model import Trip, in_use, read, steps_to
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.observation import View
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import MoveFree
from westbound.games.great_western_trail.trail import SPACE_NAMES
from westbound.kit.suites.markup import by_id, classes, said, targets, used


def test_an_action_can_be_picked_only_at_the_building_in_use() -> None:
    met = 0
    for view in PAGES.views:
        groups, name = by_id(PAGES.board(view)), in_use(read(view))
        for space in SPACE_NAMES:
            inside = targets(groups[f"space-{space}"])
            actions = [t for t in inside if t.startswith("action:")]
            assert bool(actions) == (space == name and is_building(read(view), space))
            met += bool(actions)
    assert met


def is_building(view: View, space: str) -> bool:
    tile = view["trail"][space]["tile"]
    return tile in BUILDINGS_DATA["neutral"] or tile in BUILDINGS_DATA["private"]


def test_spaces_show_their_tile_and_owner() -> None:
    for view in PAGES.some_views:
        groups = by_id(PAGES.board(view))
        for name, here in read(view)["trail"].items():
            group, owner, tile = groups[f"space-{name}"], here["owner"], here["tile"]
            assert [c for c in classes(group) if re.fullmatch(r"p\d", c)] == (
                [] if owner is None else [f"p{owner}"]
            )
            if tile is None:
                continue
            if owner is not None:
                assert tile in said(group)
                assert f"#deed-{owner}" in used(group)
            elif is_building(read(view), name):
                assert tile in said(group)
            elif tile.endswith("teepee"):
                assert "#i-teepee" in used(group)
            else:
                kind, vp, colour = tile.split("_")
                assert {f"#i-{kind}", f"#palm-{colour}"} <= set(used(group))
                assert vp in said(group)


def test_hands_of_buildings_are_drawn() -> None:
    state = a_state(2)
    put_building(state, 1, 7, "A1")
    group = by_id(PAGES.board(GAME.observe(state, 0)))["space-A1"]
    assert "Building space A1, private building 7a, owner Bob" in group.attrib["aria-label"]
    assert [u for u in used(group) if "palm" in u] == ["#palm-green", "#palm-black"]


def test_reachable_locations_show_their_steps() -> None:
    shown = 0
    for view in PAGES.views:
        steps = steps_to(read(view))
        root = PAGES.board(view)
        miles = [e for e in root.iter() if classes(e) == ["mile"]]
        assert len(miles) == len(steps)
        shown += len(steps)
        if read(view)["moves"] is None:
            assert not steps
    assert shown


def a_route_with_fees() -> TrailState:
    state = a_state(4, money=20)
    put_building(state, 1, 4, "A1")  # black hand: $2
    put_building(state, 2, 1, "A2")  # green hand: $1
    put_building(state, 0, 7, "A3")  # their own
    put_tile(state, "flood_2_green", "flood1")
    return state


def test_gwt_051_the_marks_of_those_who_are_paid_stand_at_the_fee() -> None:
    state = moving(a_route_with_fees(), 0, at="A")
    routes = steps_to(read(GAME.observe(state, 0)))
    assert routes["A1"] == Trip(2, 1, (1,))
    assert routes["A3"] == Trip(3, 3, (1, 2))
    assert routes["flood1"] == Trip(1, 1)  # that goes to the bank
    paid = [e for e in PAGES.board(GAME.observe(state, 0)).iter() if "paid" in classes(e)]
    assert len(paid) == sum(len(route.owners) for route in routes.values())
    assert {c for e in paid for c in classes(e)} == {"paid", "p1", "p2"}


def test_gwt_237_a_free_move_pays_nobody() -> None:
    state = at_step(a_route_with_fees(), MoveFree(0, False, 3))
    routes = steps_to(read(GAME.observe(state, 0)))
    assert routes["A3"] == Trip(0, 3)
    assert not [e for e in PAGES.board(GAME.observe(state, 0)).iter() if "paid" in classes(e)]
