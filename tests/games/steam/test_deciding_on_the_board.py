"""What the board adds while somebody decides: the site, ways, tickets, and plans."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from tests.games.steam.positions import a_state, action, at_step, building, cubes, track
from westbound.engine.texts import catalogue
from westbound.games.steam import GAME
from westbound.games.steam.board import board, panel, tips
from westbound.games.steam.drawing.geometry import middles
from westbound.games.steam.maps import printed_map
from westbound.games.steam.observation import View
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import Borrow, MoveGoods

SVG = "{http://www.w3.org/2000/svg}"
ENGLISH = catalogue(GAME.package, "en")
NAMES = ("Ana", "Bo", "Cy")


def drawn(view: View) -> dict[str, ET.Element]:
    root = ET.fromstring(board(view, ENGLISH, NAMES))
    return {e.attrib["id"]: e for e in root.iter() if "id" in e.attrib}


def delivering(*, choose_paths: bool = False) -> SteamState:
    """A cube from Albany can go to New York over two links of the first player."""
    state = a_state(3, choose_paths=choose_paths)
    track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    cubes(state, "8,0", "blue")
    state.phase, state.goods_round, state.level[0] = "goods", 1, 3
    state.agenda.append(MoveGoods(0))
    GAME.apply(state, GAME.parse("cube 8,0 blue"), 0)
    return state


def test_the_hex_that_is_built_on_is_the_site() -> None:
    state = building(a_state(3))
    assert not [e for e in drawn(GAME.observe(state, 0)).values() if "data-site" in e.attrib]
    GAME.apply(state, GAME.parse("build 8,1"), 0)
    sites = [e for e in drawn(GAME.observe(state, 0)).values() if "data-site" in e.attrib]
    assert [site.attrib["data-target"] for site in sites] == ["hex:8,1"]


def test_a_way_belongs_to_the_last_pick_of_its_move() -> None:
    state = delivering()
    elements = drawn(GAME.observe(state, 0))
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
    elements = drawn(GAME.observe(state, 0))
    ways = [e for e in elements["cities"].iter() if e.attrib.get("class") == "way"]
    assert {way.attrib["data-shows"] for way in ways} == {move.picks()[1] for move in moves}


def test_a_ticket_shows_the_best_delivery_and_that_there_are_others() -> None:
    view = GAME.observe(delivering(), 0)
    view["moves"] = ["to 8,4 for 1/1/0", "to 8,4 for 2/0/0", "to 8,4 for 2/1/0"]
    tickets = drawn(view)["tickets"]
    assert [e.text for e in tickets.iter(f"{SVG}text")] == ["+2", "…"]
    assert [e.attrib["href"] for e in tickets.iter(f"{SVG}use")] == ["#o-0"]
    said = tips(view, ENGLISH)["hex:8,4"]
    assert said.startswith("New York. A delivery here brings you 2 at best, and others 0.")


def name_is_above(state: SteamState, town: str, hex_: str) -> bool:
    names = drawn(GAME.observe(state, 0))["town-names"]
    (name,) = [e for e in names.iter(f"{SVG}text") if e.text == town]
    return float(name.attrib["y"]) < middles(printed_map("northeast"))[hex_].y


def test_the_name_of_a_town_gives_way_to_track() -> None:
    state = a_state(3)
    assert not name_is_above(state, "Poughkeepsie", "8,2")
    track(state, 0, "8,2 T11@3")
    assert name_is_above(state, "Poughkeepsie", "8,2")
    track(state, 0, "8,2 T21@0")
    assert not name_is_above(state, "Poughkeepsie", "8,2")


def test_the_planner_counts_loans_while_they_are_taken() -> None:
    state = a_state(3, ruleset="standard", money=2)
    at_step(state, Borrow(1))
    waiting = panel(GAME.observe(state, 0), 0, ENGLISH, NAMES)
    assert "$2 in hand; no loans now." in waiting
    at_step(state, Borrow(0))
    asked = panel(GAME.observe(state, 0), 0, ENGLISH, NAMES)
    assert "$2 in hand and up to 10 loans of $5: $52 in all." in asked


def test_after_the_end_nothing_is_left_to_spend() -> None:
    state = a_state(3)
    action(state, 0, "engineer")
    over = panel({**GAME.observe(state, None), "over": True}, 0, ENGLISH, NAMES)
    playing = panel({**GAME.observe(state, None), "over": False}, 0, ENGLISH, NAMES)
    assert 'data-figure="budget"' in playing
    assert "Points if it ended now:" in playing
    assert 'data-figure="budget"' not in over
    assert "Points:" in over
