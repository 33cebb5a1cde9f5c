"""Which routes there are, and which cubes have one: STM-213 to STM-219.

The list of cubes is worked out by a search of its own, for speed. A test of the offer alone would
not see an error in one of the two searches if the other one makes up for it.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.steam.positions import (
    a_state,
    asked,
    cubes,
    free_link,
    from_part,
    hex_of,
    moving_goods,
    play,
    refusal,
    refused,
    why_not,
)
from westbound.games.steam.components import COLOUR_CODES, COLOURS
from westbound.games.steam.rules.deliveries import begin_goods, colours_to_move, routes
from westbound.games.steam.state import SteamState

ALBANY, NEW_YORK, HARTFORD = "8,0", "8,4", "10,1"  # purple, blue, yellow
SYRACUSE, BOSTON = "5,1", "13,-2"  # blue, red
TOWN, TOWN_2, TOWN_3 = "8,2", "9,3", "7,0"
FIRST_HEX = "0,2"  # the one that the program counts as 0
NOBODY = -2


def network(*links: str, level: int = 6) -> SteamState:
    """Links such as "0 8,0 8,4": seat and two places. Everybody has this level."""
    state = a_state(4)
    for link in links:
        seat, place, other = link.split()
        free_link(state, int(seat), place, other)
    state.level = [level] * 4
    return state


def chain(owners: str, *places: str) -> list[str]:
    return [f"{s} {a} {b}" for s, (a, b) in zip(owners.split(), pairwise(places), strict=True)]


def ways(state: SteamState, colour: str, origin: str = ALBANY) -> list[tuple[str, tuple[int, ...]]]:
    """Every route of such a cube: where it ends and who scores."""
    found = routes(state, 0, hex_of(state, origin), 1 << COLOUR_CODES[colour])
    names = state.setup.map.names
    return sorted((names[route.hex], route.points) for route in found)


def movable(state: SteamState, colours: str, origin: str = ALBANY) -> set[str]:
    """The colours that can leave the city if these cubes lie there."""
    trial = state.copy()
    cubes(trial, origin, colours)
    found = colours_to_move(trial, 0, hex_of(trial, origin))
    return {colour for code, colour in enumerate(COLOURS) if found >> code & 1}


def check(state: SteamState, colour: str, *expected: str) -> None:
    """Both searches find these routes, such as "8,4 1/0/0/0", and nothing else."""
    told = [f"{place} {'/'.join(map(str, points))}" for place, points in ways(state, colour)]
    assert told == sorted(expected)
    assert movable(state, colour) == ({colour} if expected else set())


@pytest.mark.parametrize(("level", "routes"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_stm_219_a_way_over_unowned_links_beside_a_short_one_is_as_long_as_it_is(
    level: int, routes: int
) -> None:
    detour = chain("-2 -2 0", ALBANY, TOWN, TOWN_2, NEW_YORK)
    state = network(f"0 {ALBANY} {NEW_YORK}", *detour, level=level)
    check(state, "blue", *[f"{NEW_YORK} 1/0/0/0"] * routes)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_stm_213_each_link_counts_for_the_level(level: int) -> None:
    state = network(*chain("0 0 0", ALBANY, TOWN, TOWN_2, NEW_YORK), level=level)
    check(state, "blue", *[f"{NEW_YORK} 3/0/0/0"] * (level >= 3))


def test_stm_214_an_unfair_first_city_of_its_colour_still_ends_the_way() -> None:
    state = network(f"1 {ALBANY} {NEW_YORK}", f"0 {NEW_YORK} {SYRACUSE}")
    check(state, "blue")


def test_stm_214_another_cube_goes_on_where_one_has_arrived() -> None:
    state = network(f"0 {ALBANY} {NEW_YORK}", f"0 {NEW_YORK} {HARTFORD}", f"0 {HARTFORD} {BOSTON}")
    assert movable(state, "blue yellow red gray") == {"blue", "yellow", "red"}
    assert movable(state, "yellow") == {"yellow"}  # and no colour that does not lie there
    assert movable(state, "gray") == set()


def test_stm_216_a_way_round_through_the_first_city_is_none() -> None:
    loop = (f"0 {ALBANY} {TOWN}", f"0 {TOWN} {ALBANY}")
    state = network(*loop, *chain("1 1", ALBANY, TOWN_2, NEW_YORK))
    check(state, "blue")  # two own links would make up for Bob's two


def test_stm_216_a_way_round_through_a_city_on_the_way_is_none() -> None:
    loop = (f"0 {HARTFORD} {TOWN}", f"0 {TOWN} {HARTFORD}")
    state = network(f"1 {ALBANY} {HARTFORD}", *loop, f"1 {HARTFORD} {NEW_YORK}")
    check(state, "blue")


def test_stm_216_217_through_a_town_it_is_one_if_the_links_differ() -> None:
    loop = (f"0 {TOWN} {TOWN_3}", f"0 {TOWN_3} {TOWN}")
    rest = (f"1 {ALBANY} {TOWN}", f"1 {TOWN} {NEW_YORK}")
    check(network(*rest, *loop), "blue", *[f"{NEW_YORK} 2/2/0/0"] * 2)  # either way round
    check(network(*rest, loop[0]), "blue")  # there and back over one link


def test_stm_217_the_first_link_counts_as_any_other() -> None:
    state = network(f"0 {FIRST_HEX} {TOWN}", *chain("1 1", FIRST_HEX, TOWN_2, NEW_YORK))
    assert ways(state, "blue", FIRST_HEX) == []
    state = network(*chain("0 0 0", ALBANY, TOWN, FIRST_HEX, NEW_YORK))
    check(state, "blue", f"{NEW_YORK} 3/0/0/0")


def test_stm_217_no_link_is_used_up_before_the_first_step() -> None:
    state = a_state(4)
    albany, new_york = hex_of(state, ALBANY), hex_of(state, NEW_YORK)
    state.links[albany] = ((new_york, 0, 0),)  # the link that the program counts as 0
    state.links[new_york] = ((albany, 0, 0),)
    check(state, "blue", f"{NEW_YORK} 1/0/0/0")


def test_stm_218_what_one_way_used_does_not_count_for_another() -> None:
    state = network(f"0 {ALBANY} {TOWN}", f"1 {ALBANY} {NEW_YORK}")
    check(state, "blue")


def test_stm_218_an_unfair_way_beside_a_fair_one_is_not_offered() -> None:
    state = network(f"0 {ALBANY} {NEW_YORK}", *chain("0 1 1", ALBANY, TOWN, TOWN_2, NEW_YORK))
    check(state, "blue", f"{NEW_YORK} 1/0/0/0")
    state = network(f"0 {ALBANY} {NEW_YORK}", f"1 {ALBANY} {NEW_YORK}")
    check(state, "blue", f"{NEW_YORK} 1/0/0/0")


def test_stm_218_219_a_way_over_unowned_links_only_is_none() -> None:
    check(network(f"{NOBODY} {ALBANY} {NEW_YORK}"), "blue")
    both = network(f"{NOBODY} {ALBANY} {NEW_YORK}", f"0 {ALBANY} {NEW_YORK}")
    check(both, "blue", f"{NEW_YORK} 1/0/0/0")


# --- rounds, and what is said


def test_stm_210_each_round_of_goods_is_counted() -> None:
    state = a_state(3)
    for number in (1, 2):
        begin_goods(state)
        assert state.goods_round == number


def test_stm_211_everybody_upgrades_once_whatever_their_seat() -> None:
    state = from_part(a_state(3), begin_goods)
    play(state, "pass", "upgrade", "pass", "pass")
    assert asked(state) == ("move_goods", 1)
    assert refused(state, "upgrade") == "STM-211"
    play(state, "pass")
    assert asked(state) == ("move_goods", 2)
    assert refused(state, "upgrade") is None


@pytest.mark.parametrize(("links", "level"), [(2, 1), (3, 1), (6, 5)])
def test_stm_213_the_lowest_level_that_would_do_is_named(links: int, level: int) -> None:
    places = [ALBANY, TOWN, TOWN_2, TOWN_3, "6,0", "5,0"][:links]
    state = network(*chain("0 " * links, *places, NEW_YORK), level=level)
    cubes(state, ALBANY, "blue")
    found = refusal(moving_goods(state), f"cube {ALBANY} blue")
    assert found is not None
    assert (found.rule, found.params["case"]) == ("STM-213", "level")
    assert found.params["needed"] == links


def test_stm_213_no_locomotive_pulls_over_seven_links() -> None:
    places = (ALBANY, TOWN, TOWN_2, TOWN_3, "6,0", "5,0", FIRST_HEX, NEW_YORK)
    state = network(*chain("0 " * 7, *places), level=5)
    cubes(state, ALBANY, "blue")
    assert why_not(moving_goods(state), f"cube {ALBANY} blue") == "STM-213.no_route"


def test_stm_213_a_cube_of_a_place_that_is_not_on_the_map() -> None:
    state = network(f"0 {FIRST_HEX} {NEW_YORK}")
    for hex_ in (0, 1, len(state.cubes) - 1):
        state.cubes[hex_] = (0, 1, 0, 0, 0)
    moving_goods(state)
    assert why_not(state, "cube 99,99 blue") == "STM-213.no_cube"
    assert refused(state, f"cube {FIRST_HEX} blue") is None


def test_stm_215_a_place_that_is_not_on_the_map_is_no_destination() -> None:
    state = network(f"0 {ALBANY} {NEW_YORK}")
    cubes(state, ALBANY, "blue")
    play(moving_goods(state), f"cube {ALBANY} blue")
    for hex_ in (0, 1, len(state.city) - 1):
        state.city[hex_] = COLOUR_CODES["blue"]
    assert refused(state, "to 99,99 for 1/0/0/0") == "STM-215"
    assert refused(state, f"to {FIRST_HEX} for 1/0/0/0") == "STM-213"  # blue, but too far


def test_stm_213_218_a_wrong_way_to_one_of_two_cities() -> None:
    state = network(f"0 {ALBANY} {NEW_YORK}", f"0 {ALBANY} {SYRACUSE}")
    cubes(state, ALBANY, "blue")
    play(moving_goods(state), f"cube {ALBANY} blue")
    assert why_not(state, f"to {NEW_YORK} for 2/0/0/0") == "STM-213.route"
    assert why_not(state, f"to {NEW_YORK} for 0/1/0/0") == "STM-218.route"
    assert why_not(state, f"to {NEW_YORK} for 0/1/0") == "STM-213.route"  # three of four players
