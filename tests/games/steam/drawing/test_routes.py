"""Ways of a cube and its points."""

from __future__ import annotations

from collections import Counter

from tests.games.steam.pages import PAGES
from tests.games.steam.positions import a_state, cubes, track
from westbound.games.steam import GAME
from westbound.games.steam.drawing.model import (
    deliveries,
    read,
)
from westbound.games.steam.drawing.routes import find_route
from westbound.games.steam.rules.deliveries import routes
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import MoveGoods
from westbound.kit.suites.markup import SVG, by_id, classes, said, targets, used


def test_every_delivery_has_a_way_on_the_map_that_scores_like_it() -> None:
    met = 0
    for state, view, _ in PAGES.samples:
        seen = read(view)
        for move in deliveries(seen):
            way = find_route(seen, move)
            assert way is not None
            owners = Counter(seen["lines"][index]["owner"] for index in way.lines)
            assert tuple(owners[seat] for seat in range(seen["players"])) == move.points
            assert len(way.lines) <= seen["seats"][state.agenda[-1].seat]["level"]
            assert way.places[-1] == move.hex
            met += 1
    assert met


def test_destinations_carry_their_points_and_their_way() -> None:
    state = a_state(players=3)
    track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    track(state, 1, "7,0 T21@2")
    cubes(state, "8,0", "blue red")
    state.phase, state.goods_round, state.level[0] = "goods", 1, 3
    state.agenda.append(MoveGoods(0))
    assert targets(PAGES.board(GAME.observe(state, 0)))["cube:8,0-blue"] == 1
    GAME.apply(state, GAME.parse("cube 8,0 blue"), 0)
    code = state.setup.map.code_of["8,0"]
    wanted = {r.points for r in routes(state, 0, code, 1 << 1)}
    assert wanted == {(2, 0, 0)}
    root = PAGES.board(GAME.observe(state, 0))
    around = list(by_id(root)["cities"])
    route = around[around.index(by_id(root)["hex-8,4"]) + 1]  # beside it: not a part of the place
    assert classes(route) == ["route"]
    assert len(used(route)) == 4  # two straights and both exits of the town
    assert said(by_id(root)["tickets"]) == ["+2"]
    others = by_id(PAGES.board(GAME.observe(state, 1)))
    assert said(others["tickets"]) == []


def delivering(*, choose_paths: bool = False) -> SteamState:
    """A cube from Albany can go to New York over two links of the first player."""
    state = a_state(3, choose_paths=choose_paths)
    track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    cubes(state, "8,0", "blue")
    state.phase, state.goods_round, state.level[0] = "goods", 1, 3
    state.agenda.append(MoveGoods(0))
    GAME.apply(state, GAME.parse("cube 8,0 blue"), 0)
    return state


def test_a_way_belongs_to_the_last_pick_of_its_move() -> None:
    state = delivering()
    elements = by_id(PAGES.board(GAME.observe(state, 0)))
    (move,) = GAME.legal(state, 0)
    ways = [e for e in elements["cities"].iter() if e.attrib.get("class") == "way"]
    assert [way.attrib["data-shows"] for way in ways] == [move.picks()[-1]]


def test_where_paths_are_chosen_each_button_has_its_way() -> None:
    """A city is one pick and a path the next, whether it scores like another one or not."""
    state = delivering(choose_paths=True)
    track(state, 1, "7,1 22@1", "7,2 21@0", "7,3 23@0")  # Albany – Poughkeepsie too
    track(state, 0, "8,2 T33@3")
    moves = GAME.legal(state, 0)
    assert sorted(move.text for move in moves) == [
        "to 8,4 for 1/1/0 via 8,2",
        "to 8,4 for 2/0/0 via 8,2",
    ]
    assert {len(move.picks()) for move in moves} == {2}
    elements = by_id(PAGES.board(GAME.observe(state, 0)))
    ways = [e for e in elements["cities"].iter() if e.attrib.get("class") == "way"]
    assert {way.attrib["data-shows"] for way in ways} == {move.picks()[1] for move in moves}


def test_a_ticket_shows_the_best_delivery_and_that_there_are_others() -> None:
    view = GAME.observe(delivering(), 0)
    view["moves"] = ["to 8,4 for 1/1/0", "to 8,4 for 2/0/0", "to 8,4 for 2/1/0"]
    tickets = by_id(PAGES.board(view))["tickets"]
    assert [e.text for e in tickets.iter(f"{SVG}text")] == ["+2", "…"]
    assert [e.attrib["href"] for e in tickets.iter(f"{SVG}use")] == ["#o-0"]
    said = PAGES.tips(view)["hex:8,4"]
    assert said.startswith("New York. A delivery here brings you 2 points at best, and others 0.")
