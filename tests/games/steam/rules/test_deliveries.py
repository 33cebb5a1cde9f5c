"""Moving goods: STM-210 to STM-221."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.steam.positions import (
    a_state,
    action,
    asked,
    cubes,
    cubes_on,
    free_link,
    from_part,
    moving_goods,
    new_city,
    owner_at,
    play,
    quiet_turn,
    refusal,
    refused,
    texts,
    track,
    why_not,
)
from tests.games.steam.rules.networks import (
    ALBANY,
    HARTFORD,
    NEW_YORK,
    SYRACUSE,
    TOWN,
    TOWN_2,
    TOWN_3,
    deliveries,
    network,
)
from westbound.games.steam.components import COLOURS
from westbound.games.steam.rules.deliveries import begin_goods

# --- rounds and locomotives


def test_stm_210_two_rounds_in_turn_order_first_move_first() -> None:
    state = a_state()
    state.order = [3, 1, 0, 2]
    action(state, 0, "first_move")
    seen = quiet_turn(from_part(state, begin_goods))
    assert [seat for _, _, seat in seen] == [0, 3, 1, 2] * 2


def test_stm_210_upgrade_move_or_pass() -> None:
    state = network(f"0 {ALBANY} {NEW_YORK}", level=1)
    cubes(state, ALBANY, "blue")
    moving_goods(state)
    assert texts(state) == [f"cube {ALBANY} blue", "upgrade", "pass"]
    for move in ("upgrade", "pass"):
        trial = play(state.copy(), move)
        assert trial.agenda == []
    play(state, f"cube {ALBANY} blue", f"to {NEW_YORK} for 1/0/0/0", "points")
    assert state.agenda == []


def test_stm_211_the_upgrade_is_free_and_scores_nothing() -> None:
    state = moving_goods(a_state(money=7))
    play(state, "upgrade")
    assert state.level == [2, 1, 1, 1]
    assert (state.money[0], state.income[0], state.vp[0]) == (7, 0, 0)


def test_stm_211_in_only_one_of_the_two_rounds() -> None:
    state = from_part(a_state(3), begin_goods)
    play(state, "upgrade", "pass", "pass")
    assert asked(state) == ("move_goods", 0)
    assert refused(state, "upgrade") == "STM-211"
    play(state, "pass")
    assert refused(state, "upgrade") is None  # seat 1 has not used it
    play(state, "upgrade", "pass")
    assert state.level == [2, 2, 1]


def test_stm_211_again_in_the_next_turn_and_apart_from_the_tile() -> None:
    state = from_part(a_state(3), begin_goods)
    play(state, "upgrade", "pass", "pass", "pass", "pass", "pass")
    assert state.turn == 2
    play(state, "take locomotive", "take engineer", "take turn_order", "done", "done", "done")
    assert state.level[0] == 3
    assert refused(state, "upgrade") is None


def test_stm_212_level_6_is_the_maximum() -> None:
    state = moving_goods(a_state())
    state.level[0] = 5
    assert refused(state, "upgrade") is None
    state.level[0] = 6
    assert refused(state, "upgrade") == "STM-212"


# --- where a cube may go


@pytest.mark.parametrize(("level", "found"), [(1, []), (2, [f"to {NEW_YORK} for 2/0/0/0"])])
def test_stm_213_over_complete_links_within_the_level(level: int, found: list[str]) -> None:
    state = a_state()
    track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    state.level[0] = level
    assert deliveries(state, ALBANY, "blue") == found


def test_stm_213_not_over_incomplete_links() -> None:
    state = a_state()
    track(state, 0, "7,1 22@1", "7,2 21@0", "7,3 21@0")
    state.level[0] = 6
    assert deliveries(state, ALBANY, "blue") == []
    track(state, 0, "7,4 22@0")
    assert deliveries(state, ALBANY, "blue") == [f"to {NEW_YORK} for 1/0/0/0"]


def test_stm_213_from_the_city_where_it_lies() -> None:
    state = network(f"0 {ALBANY} {NEW_YORK}")
    cubes(state, ALBANY, "blue")
    moving_goods(state)
    assert why_not(state, f"cube {NEW_YORK} purple") == "STM-213.no_cube"
    assert why_not(state, f"cube {ALBANY} red") == "STM-213.no_cube"
    assert why_not(state, "cube 1,2 red") == "STM-213.no_cube"
    assert refused(state, f"cube {ALBANY} blue") is None


@pytest.mark.parametrize("level", range(1, 7))
def test_stm_213_six_links_need_level_6(level: int) -> None:
    chain = [ALBANY, TOWN, TOWN_2, TOWN_3, "6,0", "5,0", NEW_YORK]
    links = [f"0 {a} {b}" for a, b in pairwise(chain)]
    found = deliveries(network(*links, level=level), ALBANY, "blue")
    assert found == ([f"to {NEW_YORK} for 6/0/0/0"] if level == 6 else [])


def test_stm_213_why_a_cube_stays() -> None:
    """No links, a weak locomotive, or the links of others: each is a reason of its own."""
    state = network(f"0 {ALBANY} {TOWN}", f"1 {TOWN} {TOWN_2}", f"1 {TOWN_2} {NEW_YORK}", level=1)
    cubes(state, ALBANY, "blue red")
    moving_goods(state)
    assert why_not(state, f"cube {ALBANY} red") == "STM-213.no_route"
    assert why_not(state, f"cube {ALBANY} blue") == "STM-218.cube"  # two of Bob's against one
    free_link(state, 0, TOWN, TOWN_2)
    assert why_not(state, f"cube {ALBANY} blue") == "STM-213.level"
    found = refusal(state, f"cube {ALBANY} blue")
    assert found is not None
    assert (found.params["level"], found.params["needed"]) == (1, 3)
    state.level[0] = 3
    assert refused(state, f"cube {ALBANY} blue") is None


def test_stm_214_delivered_at_the_first_city_of_its_colour() -> None:
    state = network(f"0 {ALBANY} {NEW_YORK}", f"0 {NEW_YORK} {SYRACUSE}")
    assert deliveries(state, ALBANY, "blue") == [f"to {NEW_YORK} for 1/0/0/0"]


def test_stm_214_it_passes_other_cities_and_towns() -> None:
    state = network(f"0 {ALBANY} {HARTFORD}", f"0 {HARTFORD} {TOWN}", f"0 {TOWN} {NEW_YORK}")
    assert deliveries(state, ALBANY, "blue") == [f"to {NEW_YORK} for 3/0/0/0"]


def test_stm_215_not_to_a_town_or_another_colour() -> None:
    state = network(f"0 {ALBANY} {HARTFORD}", f"0 {HARTFORD} {TOWN}")
    assert deliveries(state, ALBANY, "blue") == []
    free_link(state, 0, ALBANY, NEW_YORK)
    cubes(state, ALBANY, "blue")
    play(moving_goods(state), f"cube {ALBANY} blue")
    assert refused(state, f"to {HARTFORD} for 1/0/0/0") == "STM-215"
    assert refused(state, f"to {TOWN} for 2/0/0/0") == "STM-215"
    assert refused(state, f"to {NEW_YORK} for 1/0/0/0") is None
    assert why_not(state, f"to {NEW_YORK} for 2/0/0/0") == "STM-213.route"
    assert why_not(state, f"to {SYRACUSE} for 1/0/0/0") == "STM-213.far"  # blue as well


def test_stm_217_no_link_twice_but_towns_again() -> None:
    ring = (f"0 {TOWN} {TOWN_2}", f"0 {TOWN_2} {TOWN_3}", f"0 {TOWN_3} {TOWN}")
    state = network(f"0 {ALBANY} {TOWN}", *ring, f"0 {TOWN} {NEW_YORK}")
    assert deliveries(state, ALBANY, "blue") == [
        f"to {NEW_YORK} for 2/0/0/0",
        f"to {NEW_YORK} for 5/0/0/0",
    ]
    branch = network(f"0 {ALBANY} {TOWN}", ring[0], f"0 {TOWN} {NEW_YORK}")
    assert deliveries(branch, ALBANY, "blue") == [f"to {NEW_YORK} for 2/0/0/0"]


def test_stm_218_at_least_one_own_link() -> None:
    state = network(f"1 {ALBANY} {NEW_YORK}")
    assert deliveries(state, ALBANY, "blue") == []
    assert deliveries(state, ALBANY, "blue", seat=1) == [f"to {NEW_YORK} for 0/1/0/0"]


@pytest.mark.parametrize(
    ("owners", "legal"),
    [("0 1", True), ("0 1 1", False), ("0 1 2 3", True), ("0 0 1 1", True), ("0 0 1 1 1", False)],
)
def test_stm_218_no_other_player_has_more_of_them(owners: str, legal: bool) -> None:
    seats = owners.split()
    towns = [TOWN, TOWN_2, TOWN_3, "6,0", "5,0"][: len(seats) - 1]
    chain = [ALBANY, *towns, NEW_YORK]
    links = [f"{s} {a} {b}" for s, a, b in zip(seats, chain, chain[1:], strict=False)]
    points = "/".join(str(seats.count(seat)) for seat in "0123")
    found = deliveries(network(*links), ALBANY, "blue")
    assert found == ([f"to {NEW_YORK} for {points}"] if legal else [])


def test_stm_218_an_unfair_way_is_named_so() -> None:
    state = network(f"0 {ALBANY} {NEW_YORK}", f"1 {ALBANY} {TOWN}", f"1 {TOWN} {NEW_YORK}")
    cubes(state, ALBANY, "blue")
    play(moving_goods(state), f"cube {ALBANY} blue")
    assert refused(state, f"to {NEW_YORK} for 0/2/0/0") == "STM-218"


def test_stm_220_from_a_city_of_its_own_colour_to_another() -> None:
    state = network(f"0 {NEW_YORK} {ALBANY}", f"0 {ALBANY} {SYRACUSE}")
    assert deliveries(state, NEW_YORK, "blue") == [f"to {SYRACUSE} for 2/0/0/0"]


def test_stm_221_the_cube_goes_to_the_bag() -> None:
    state = network(f"0 {ALBANY} {NEW_YORK}")
    cubes(state, ALBANY, "blue blue red")
    blue = COLOURS.index("blue")
    assert state.bag[blue] == 18
    play(moving_goods(state), f"cube {ALBANY} blue", f"to {NEW_YORK} for 1/0/0/0", "points")
    assert state.bag[blue] == 19
    assert cubes_on(state, ALBANY) == {"blue": 1, "red": 1}
    assert cubes_on(state, NEW_YORK) == {}


def test_stm_213_which_path_can_be_chosen_if_that_was_agreed() -> None:
    state = a_state(choose_paths=True)
    for link in ((ALBANY, TOWN), (TOWN, NEW_YORK), (ALBANY, TOWN_2), (TOWN_2, NEW_YORK)):
        free_link(state, 0, *link)
    state.level[0] = 2
    assert deliveries(state, ALBANY, "blue") == [
        f"to {NEW_YORK} for 2/0/0/0 via {TOWN}",
        f"to {NEW_YORK} for 2/0/0/0 via {TOWN_2}",
    ]
    plain = network(*(f"0 {a} {b}" for a, b in ((ALBANY, TOWN), (TOWN, NEW_YORK))), level=2)
    assert deliveries(plain, ALBANY, "blue") == [f"to {NEW_YORK} for 2/0/0/0"]


def test_stm_213_a_new_city_is_a_destination_as_any_other() -> None:
    state = a_state()
    track(state, 0, "8,1 21@0")
    new_city(state, 0, TOWN, "gray")
    assert owner_at(state, "8,1", 0) == 0
    assert deliveries(state, ALBANY, "gray") == [f"to {TOWN} for 1/0/0/0"]
    assert deliveries(state, ALBANY, "red") == []


@pytest.mark.parametrize(
    ("choose_paths", "way", "why"),
    [
        (True, f"{NEW_YORK} for 2/0/0/0 via {TOWN_3}", "STM-213.path"),  # no such way
        (True, f"{NEW_YORK} for 2/0/0/0", "STM-213.path"),
        (True, f"{NEW_YORK} for 1/0/0/0", "STM-213.route"),  # so few links lead to Syracuse only
        (False, f"{NEW_YORK} for 1/0/0/0", "STM-213.route"),
        (False, f"{NEW_YORK} for 2/0/0/0 via {TOWN}", "STM-213.unchosen"),  # that was not agreed
    ],
)
def test_stm_213_a_way_that_does_not_lead_there(choose_paths: bool, way: str, why: str) -> None:
    state = a_state(choose_paths=choose_paths)
    for link in ((ALBANY, TOWN), (TOWN, NEW_YORK), (ALBANY, SYRACUSE)):
        free_link(state, 0, *link)
    state.level[0] = 2
    cubes(state, ALBANY, "blue")
    play(moving_goods(state), f"cube {ALBANY} blue")
    assert why_not(state, f"to {way}") == why
